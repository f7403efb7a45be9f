"""Measuring builds side by side in one session."""

import dataclasses
import sys

from bench_track import measure
from bench_track.source import Source


@dataclasses.dataclass
class PartResult:
    """What was measured of a part."""

    unit: str
    times_ns: list[float] = dataclasses.field(default_factory=list)
    instructions: int = 0
    operations: int = 0

    @property
    def instructions_per_operation(self) -> float:
        return self.instructions / self.operations if self.operations else 0.0


@dataclasses.dataclass
class Result:
    """What was measured of a build."""

    source: Source
    parts: dict[str, PartResult] = dataclasses.field(default_factory=dict)
    signature: int = 0


def say(text: str) -> None:
    """A progress line, for a person only; '' removes it."""
    if sys.stderr.isatty():
        print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)


def measure_sources(sources: list[Source], rounds: int) -> list[Result]:
    """Builds and measures; the times of all of them in turns, so that whatever
    else the machine does falls on each alike."""
    results = [Result(source) for source in sources]
    builds = []
    portable_builds = []
    for source in sources:
        say(f"building {source.label} ...")
        builds.append(source.build("release"))
        portable_builds.append(source.build("portable"))
    for result, build, portable in zip(results, builds, portable_builds):
        say(f"counting instructions of {result.source.label} ...")
        for program in measure.programs(portable):
            for name, counted in measure.instructions(program).items():
                part = result.parts.setdefault(name, PartResult(""))
                part.instructions, part.operations = counted
        result.signature = measure.signature(build)
    for number in range(rounds):
        say(f"measuring, round {number + 1} of {rounds} ...")
        # Who comes first changes, lest a machine that warms up favours one.
        order = list(range(len(sources)))
        if number % 2:
            order.reverse()
        for names in pair_programs(builds):
            for i in order:
                if i in names:
                    add_times(results[i], names[i])
    say("")
    return results


def pair_programs(builds) -> list[dict]:
    """For every program, its path in each build that has it."""
    by_name = {}
    for i, build in enumerate(builds):
        for program in measure.programs(build):
            by_name.setdefault(program.name, {})[i] = program
    return [by_name[name] for name in sorted(by_name)]


def add_times(result: Result, program) -> None:
    for name, (nanoseconds, unit) in measure.times(program).items():
        part = result.parts.setdefault(name, PartResult(unit))
        part.unit = unit
        part.times_ns.append(nanoseconds)
