"""Entries of the history: what is in them, and that none is lost."""

import datetime
import json
import pathlib
import tempfile
import unittest

from bench_track import entry
from bench_track.failure import Failure
from bench_track.session import PartResult, Result
from bench_track.source import ROOT, Source

NOW = datetime.datetime(2026, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc)
MACHINE = {"compiler": "GNU 12", "flags": "-O3", "cpu": "a CPU",
           "load": [0.5, 0.25, 0.125]}


def some_entry():
    source = Source("worktree", "abcdef" * 6 + "abcd", True, ROOT, ROOT)
    parts = {"b": PartResult("moves", [1.5, 2.5], 300, 10),
             "a": PartResult("leaves", [3.0], 40, 2)}
    return entry.make_entry(Result(source, parts, 123), MACHINE, NOW)


class EntryTest(unittest.TestCase):

    def test_holds_what_was_measured(self):
        read = json.loads(entry.format_entry(some_entry()))
        self.assertEqual(read["commit"], "abcdef" * 6 + "abcd")
        self.assertTrue(read["dirty"])
        self.assertEqual(read["signature"], 123)
        self.assertEqual(read["cpu"], "a CPU")
        self.assertEqual(read["parts"]["b"], {
            "unit": "moves", "operations": 10, "instructions": 300,
            "times_ns": [1.5, 2.5]})

    def test_one_part_a_line(self):
        lines = entry.format_entry(some_entry()).splitlines()
        self.assertEqual(sum('"unit"' in line for line in lines), 2)

    def test_is_written_once(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name) / "bench"
            file = entry.write_entry(some_entry(), folder)
            self.assertEqual(file.name, "20260102T030405Z-abcdefabcdef.json")
            with self.assertRaises(Failure):
                entry.write_entry(some_entry(), folder)
            self.assertEqual([file], list(folder.iterdir()))


if __name__ == "__main__":
    unittest.main()
