"""A record of one measurement: a JSON file that nothing changes later."""

import datetime
import json
import os
import pathlib
import re

from bench_track import measure
from bench_track.failure import Failure
from bench_track.session import Result


def describe_machine(build: pathlib.Path) -> dict:
    """What the numbers depend on beside the commit."""
    version = measure.run([build / "tools" / "dablo" / "dablo", "--version"])
    fields = dict(re.findall(r"^(compiler|flags): (.*)$", version, re.M))
    cpuinfo = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8")
    cpu = re.search(r"^model name\s*: (.*)$", cpuinfo, re.M)
    return {
        "compiler": fields["compiler"],
        "flags": fields["flags"],
        "cpu": cpu.group(1) if cpu else "unknown",
        "load": list(os.getloadavg()),
    }


def make_entry(result: Result, machine: dict,
               now: datetime.datetime) -> dict:
    return {
        "date": now.strftime("%Y-%m-%dT%H:%M:%SZ"),
        "commit": result.source.commit,
        "dirty": result.source.is_dirty,
        **machine,
        "signature": result.signature,
        "parts": {
            name: {
                "unit": part.unit,
                "operations": part.operations,
                "instructions": part.instructions,
                "times_ns": [round(time, 4) for time in part.times_ns],
            } for name, part in sorted(result.parts.items())
        },
    }


def format_entry(entry: dict) -> str:
    """JSON with one part a line, which people can read and git can compare."""
    head = {key: value for key, value in entry.items() if key != "parts"}
    parts = ",\n".join(f"    {json.dumps(name)}: {json.dumps(part)}"
                       for name, part in entry["parts"].items())
    lines = "".join(f"  {json.dumps(key)}: {json.dumps(value)},\n"
                    for key, value in head.items())
    return "{\n" + lines + '  "parts": {\n' + parts + "\n  }\n}\n"


def write_entry(entry: dict, folder: pathlib.Path) -> pathlib.Path:
    """Writes the entry under a name of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    stamp = re.sub(r"[^0-9TZ]", "", entry["date"])
    file = folder / f"{stamp}-{entry['commit'][:12]}.json"
    temporary = file.with_suffix(f".{os.getpid()}.tmp")
    if file.exists():
        raise Failure(f"{file} is there already")
    temporary.write_text(format_entry(entry), encoding="utf-8")
    temporary.rename(file)
    return file
