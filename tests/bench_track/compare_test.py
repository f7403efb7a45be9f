"""Comparing results: what counts as a change, and what as luck."""

import random
import unittest

from bench_track import compare
from bench_track.session import PartResult, Result
from bench_track.source import Source, ROOT


def result(parts, signature=1):
    source = Source("here", "0" * 40, False, ROOT, ROOT)
    return Result(source, parts, signature)


def part(times, instructions=1000, operations=10):
    return PartResult("leaves", list(times), instructions, operations)


def noise(seed, factor=1.0, count=12):
    """Times that scatter by some per cent around a median."""
    source = random.Random(seed)
    return [factor * source.gauss(100, 2) for _ in range(count)]


class CompareTest(unittest.TestCase):

    def verdict(self, a, b):
        row, = compare.compare(result({"part": a}), result({"part": b}))
        return row.verdict()

    def test_more_instructions_are_slower(self):
        self.assertEqual(self.verdict(part(noise(1)), part(noise(2), 1021)),
                         "slower")
        self.assertEqual(self.verdict(part(noise(1)), part(noise(2), 1019)),
                         "")
        self.assertEqual(self.verdict(part(noise(1)), part(noise(2), 979)),
                         "faster")

    def test_instructions_are_counted_by_operation(self):
        self.assertEqual(
            self.verdict(part(noise(1)), part(noise(2), 2000, 20)), "")

    def test_time_counts_where_instructions_agree(self):
        slow = noise(2, 1.10)
        self.assertEqual(self.verdict(part(noise(1)), part(slow, 1001)),
                         "slower")
        self.assertEqual(self.verdict(part(noise(1)), part(slow, 1000)), "")
        self.assertEqual(self.verdict(part(noise(1)), part(slow, 999)), "")
        self.assertEqual(
            self.verdict(part(noise(1)), part(noise(2, 0.90), 999)), "faster")

    def test_time_alone_must_be_beyond_luck(self):
        scattered = [100, 130, 90, 100]
        other = [106, 136, 96, 108]
        self.assertEqual(
            self.verdict(part(scattered, 1000), part(other, 1001)), "")

    def test_parts_that_only_one_has_are_named_not_compared(self):
        a = result({"old": part(noise(1)), "both": part(noise(2))})
        b = result({"both": part(noise(3)), "new": part(noise(4))})
        text, is_slower = compare.report(a, b)
        self.assertFalse(is_slower)
        self.assertIn("only in A: old\n", text)
        self.assertIn("only in B: new\n", text)
        self.assertEqual([row.name for row in compare.compare(a, b)], ["both"])

    def test_report_fits_a_terminal(self):
        name = "any-capture/multi-jumps/frisian-dablo0"
        for times in (noise(1), noise(1, 1e-3), noise(1, 1e9)):
            parts = {name: part(times, 10**12)}
            text, _ = compare.report(result(parts), result(parts))
            self.assertLessEqual(max(map(len, text.splitlines())), 80, text)

    def test_report_tells_the_signatures(self):
        parts = {"part": part(noise(1))}
        same, _ = compare.report(result(parts, 7), result(parts, 7))
        self.assertIn("nodes of dablo bench: 7, the same\n", same)
        other, _ = compare.report(result(parts, 7), result(parts, 8))
        self.assertIn("nodes of dablo bench: 7, then 8\n", other)


class HolmTest(unittest.TestCase):

    def test_published_example(self):
        # Holm's step-down of 0.01, 0.04, 0.03, 0.005 (Wikipedia, 2024).
        for got, want in zip(compare.holm([0.01, 0.04, 0.03, 0.005]),
                             [0.03, 0.06, 0.06, 0.02]):
            self.assertAlmostEqual(got, want)

    def test_never_beyond_one(self):
        self.assertEqual(compare.holm([0.9, 0.8]), [1.0, 1.0])


if __name__ == "__main__":
    unittest.main()
