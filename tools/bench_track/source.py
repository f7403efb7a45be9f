"""The sources that are measured, and building their programs."""

import dataclasses
import os
import pathlib
import shutil
import subprocess

from bench_track.failure import Failure, UsageError

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILDS = ROOT / "build" / "track"

# Time is measured on the program as it is shipped, instructions on one that
# every machine compiles alike.
FLAGS = {
    "release": [],
    "portable": ["-DDABLO_ARCH=x86-64-v3"],
}


@dataclasses.dataclass(frozen=True)
class Source:
    """A commit, or the working tree with what is not committed."""

    label: str
    commit: str
    is_dirty: bool
    folder: pathlib.Path
    builds: pathlib.Path

    def build(self, preset: str) -> pathlib.Path:
        """Builds the benchmarks and dablo; returns the build folder."""
        build = self.builds / preset
        done = build / ".built"
        is_fixed = self.folder != ROOT
        if is_fixed and done.exists():
            return build
        build.mkdir(parents=True, exist_ok=True)
        log = build / "build.log"
        configure = [
            "cmake", "-S", self.folder, "-B", build, "-G", "Ninja",
            "-DCMAKE_BUILD_TYPE=Release", *FLAGS[preset],
        ]
        compile_all = [
            "cmake", "--build", build, "--target", "benchmarks", "dablo",
        ]
        with open(log, "w", encoding="utf-8") as out:
            for command in (configure, compile_all):
                status = subprocess.run(
                    command, stdin=subprocess.DEVNULL, stdout=out, stderr=out,
                    check=False).returncode
                if status != 0:
                    raise Failure(f"{self.label} does not build, see {log}")
        done.touch()
        return build


def git(*arguments: str) -> str:
    """The output of git, without the newline at its end."""
    run = subprocess.run(
        ["git", "-c", "safe.directory=*", "-C", ROOT, *arguments],
        capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise Failure(f"git {' '.join(arguments)}: {run.stderr.strip()}")
    return run.stdout.rstrip("\n")


def working_tree() -> Source:
    changes = git("status", "--porcelain", "--untracked-files=no")
    return Source("worktree", git("rev-parse", "HEAD"), changes != "", ROOT,
                  BUILDS / "worktree")


def commit_source(revision: str) -> Source:
    """The commit's files, unpacked where they can be built."""
    try:
        commit = git("rev-parse", "--verify", "--quiet", "--end-of-options",
                     revision + "^{commit}")
    except Failure:
        raise UsageError(f"expected a commit or 'worktree', found '{revision}'")
    builds = BUILDS / commit[:12]
    folder = builds / "source"
    if not folder.exists():
        # Unpacked beside and then renamed, so that an interrupted run leaves
        # nothing that looks complete.
        fresh = builds / f"source.{os.getpid()}"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        archive = subprocess.Popen(
            ["git", "-c", "safe.directory=*", "-C", ROOT, "archive", commit],
            stdout=subprocess.PIPE)
        unpacked = subprocess.run(["tar", "-x", "-C", fresh], check=False,
                                  stdin=archive.stdout)
        if archive.wait() != 0 or unpacked.returncode != 0:
            raise Failure(f"cannot unpack {commit} to {fresh}")
        fresh.rename(folder)
    return Source(commit[:12], commit, False, folder, builds)


def find_source(revision: str) -> Source:
    """'worktree' or anything that git takes for a commit."""
    if revision == "worktree":
        return working_tree()
    return commit_source(revision)
