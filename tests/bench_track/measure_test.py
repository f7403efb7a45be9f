"""Measuring a real build, whose folder is the argument."""

import pathlib
import sys
import unittest

from bench_track import measure

BUILD = pathlib.Path(sys.argv.pop())


class MeasureTest(unittest.TestCase):

    def test_two_counts_are_equal(self):
        for name in ("generator_bench", "text_bench", "perft_bench",
                     "search_bench"):
            program = BUILD / "bench" / name
            # The last two take minutes to build.
            if not program.exists() and name in ("perft_bench", "search_bench"):
                continue
            first = measure.instructions(program)
            self.assertEqual(first, measure.instructions(program))
            for part, (instructions, operations) in first.items():
                self.assertGreater(instructions, operations, part)
                self.assertGreater(operations, 0, part)

    def test_times_and_counts_are_of_the_same_parts(self):
        program = BUILD / "bench" / "evaluation_bench"
        timed = measure.times(program)
        self.assertEqual(list(timed), list(measure.instructions(program)))
        for part, (nanoseconds, unit) in timed.items():
            self.assertGreater(nanoseconds, 0, part)
            self.assertEqual(unit, "positions")


if __name__ == "__main__":
    unittest.main()
