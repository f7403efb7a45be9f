"""Telling two results apart, and luck from change."""

import dataclasses
import statistics

from scipy.stats import mannwhitneyu

from bench_track.session import Result

# Slower beyond this counts. Instructions repeat exactly, so little is enough.
INSTRUCTIONS_LIMIT = 1.02
TIME_LIMIT = 1.05
SIGNIFICANT = 0.01


@dataclasses.dataclass
class Row:
    """One part in both results."""

    name: str
    times: tuple[float, float]  # medians
    instructions: tuple[float, float]  # an operation
    p: float

    @property
    def time_ratio(self) -> float:
        return self.times[1] / self.times[0]

    @property
    def instructions_ratio(self) -> float:
        return self.instructions[1] / self.instructions[0]

    def verdict(self) -> str:
        """'slower', 'faster' or ''."""
        if (self.instructions_ratio > INSTRUCTIONS_LIMIT
                or self._times_differ(self.time_ratio)
                and self.instructions_ratio > 1):
            return "slower"
        if (self.instructions_ratio < 1 / INSTRUCTIONS_LIMIT
                or self._times_differ(1 / self.time_ratio)
                and self.instructions_ratio < 1):
            return "faster"
        return ""

    def _times_differ(self, ratio: float) -> bool:
        return ratio > TIME_LIMIT and self.p < SIGNIFICANT


def holm(p_values: list[float]) -> list[float]:
    """The p-values corrected for being many (Holm 1979)."""
    corrected = [1.0] * len(p_values)
    largest = 0.0
    by_size = sorted(range(len(p_values)), key=lambda i: p_values[i])
    for rank, i in enumerate(by_size):
        largest = max(largest, (len(p_values) - rank) * p_values[i])
        corrected[i] = min(1.0, largest)
    return corrected


def compare(a: Result, b: Result) -> list[Row]:
    """The parts that both have, group by group in the order of `a`."""
    names = [name for name in a.parts if name in b.parts]
    groups = list(dict.fromkeys(map(group_of, names)))
    names.sort(key=lambda name: groups.index(group_of(name)))
    p_values = holm([
        mannwhitneyu(a.parts[name].times_ns, b.parts[name].times_ns,
                     alternative="two-sided").pvalue for name in names])
    return [
        Row(name,
            tuple(statistics.median(result.parts[name].times_ns)
                  for result in (a, b)),
            tuple(result.parts[name].instructions_per_operation
                  for result in (a, b)),
            p) for name, p in zip(names, p_values)]


def group_of(name: str) -> str:
    """What is measured: 'count' of 'count/quiet/dablot'."""
    return name.partition("/")[0]


def only_in(a: Result, b: Result) -> list[str]:
    return [name for name in a.parts if name not in b.parts]


def report(a: Result, b: Result) -> tuple[str, bool]:
    """The comparison as text of 80 columns, and whether anything is slower."""
    rows = compare(a, b)
    lines = [f"A: {describe(a)}", f"B: {describe(b)}", "",
             f"{'':<29}{'nanoseconds':^29}{'instructions':^22}",
             f"{'an operation':<29}{'A':>8}{'B':>8}{'B/A':>7}{'p':>6}"
             f"{'A':>8}{'B':>8}{'B/A':>6}"]
    group = ""
    for row in rows:
        rest = row.name.partition("/")[2]
        if rest and group_of(row.name) != group:
            lines.append(group_of(row.name))
        group = group_of(row.name)
        name = f"  {rest}" if rest else row.name
        mark = {"slower": "-", "faster": "+", "": " "}[row.verdict()]
        lines.append(
            f"{mark}{name:<28}{short(row.times[0]):>8}{short(row.times[1]):>8}"
            f"{row.time_ratio:>7.3f}{row.p:>6.3f}"
            f"{short(row.instructions[0]):>8}{short(row.instructions[1]):>8}"
            f"{row.instructions_ratio:>6.3f}")
    lines.append("")
    for label, names in (("A", only_in(a, b)), ("B", only_in(b, a))):
        lines += [f"only in {label}: {name}" for name in names]
    lines.append(
        f"nodes of dablo bench: {a.signature}, "
        + ("the same" if a.signature == b.signature else f"then {b.signature}"))
    slower = [row for row in rows if row.verdict() == "slower"]
    for verdict in ("slower", "faster"):
        lines += [
            f"{verdict}: {row.name}: instructions {row.instructions_ratio:.3f},"
            f" time {row.time_ratio:.3f} (p = {row.p:.3f})"
            for row in rows if row.verdict() == verdict]
    if not slower:
        lines.append("nothing is slower")
    return "\n".join(lines) + "\n", bool(slower)


def describe(result: Result) -> str:
    source = result.source
    if source.label != "worktree":
        return source.label
    return f"worktree at {source.commit[:12]}{', changed' * source.is_dirty}"


def short(number: float) -> str:
    """Four digits, in at most 7 characters."""
    unit = ""
    for larger in "kMGT":
        if number < 10_000:
            break
        number /= 1000
        unit = larger
    digits = 2 if number < 100 else 1 if number < 1000 else 0
    return f"{number:.{digits}f}{unit}"
