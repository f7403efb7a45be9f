"""Measuring a build: time, instructions, the search's signature."""

import json
import pathlib
import re
import subprocess
import tempfile

from bench_track.failure import Failure

# Long enough for the clock, short enough for many rounds.
SECONDS_PER_PART = 0.02


def run(command: list, **options) -> str:
    """The standard output of a program that must succeed."""
    done = subprocess.run(command, capture_output=True, text=True, check=False,
                          stdin=subprocess.DEVNULL, **options)
    if done.returncode != 0:
        words = " ".join(str(word) for word in command)
        raise Failure(f"{words}: status {done.returncode}: "
                      f"{done.stderr.strip()[-300:]}")
    return done.stdout


def programs(build: pathlib.Path) -> list[pathlib.Path]:
    found = sorted((build / "bench").glob("*_bench"))
    if not found:
        raise Failure(f"there are no benchmark programs in {build}")
    return found


def times(program: pathlib.Path) -> dict[str, tuple[float, str]]:
    """Nanoseconds of processor time an operation, and its unit, by part."""
    text = run([program, "--benchmark_format=json",
                f"--benchmark_min_time={SECONDS_PER_PART}"])
    result = {}
    for item in json.loads(text)["benchmarks"]:
        # The only counter that is a rate is that of the operations.
        unit = next(key for key in item if key.endswith("/s"))
        result[item["name"]] = (1e9 / item[unit], unit.removesuffix("/s"))
    return result


def instructions(program: pathlib.Path) -> dict[str, tuple[int, int]]:
    """Instructions and operations of one round, by part."""
    with tempfile.TemporaryDirectory() as folder:
        profile = pathlib.Path(folder) / "profile"
        text = run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}",
             program, "--instructions"],
            # Symbols that are bound at their first call, and whatever else the
            # environment brings, would be counted, too.
            env={"LD_BIND_NOW": "1", "PATH": "/usr/bin:/bin"})
        counts = {}
        for file in pathlib.Path(folder).glob("profile.*"):
            name, count = read_profile(file)
            counts[name] = count
    result = {}
    for line in text.splitlines():
        operations, name = line.split(" ", 1)
        if name not in counts:
            raise Failure(f"{program}: callgrind has no profile of '{name}'")
        result[name] = (counts[name], int(operations))
    return result


def read_profile(file: pathlib.Path) -> tuple[str, int]:
    """The part that a callgrind profile is of, and its instructions."""
    text = file.read_text(encoding="utf-8")
    name = re.search(r"^desc: Trigger: Client Request: (.*)$", text, re.M)
    total = re.search(r"^(?:summary|totals): (\d+)", text, re.M)
    if name is None or total is None:
        raise Failure(f"{file} is no callgrind profile of a part")
    return name.group(1), int(total.group(1))


def signature(build: pathlib.Path) -> int:
    """The nodes that `dablo bench` searches."""
    text = run([build / "tools" / "dablo" / "dablo", "bench"])
    found = re.search(r"^Nodes searched: (\d+)$", text, re.M)
    if found is None:
        raise Failure(f"dablo bench in {build} prints no number of nodes")
    return int(found.group(1))
