"""tools/bench-track: speed, measured, recorded and compared."""

import argparse
import datetime
import os
import sys

from bench_track import compare, entry
from bench_track.failure import Failure
from bench_track.session import measure_sources, say
from bench_track.source import ROOT, find_source, working_tree

# With fewer, no difference of a hundred parts could be significant.
ROUNDS = 12


def command_compare(arguments: argparse.Namespace) -> int:
    sources = [find_source(arguments.a), find_source(arguments.b)]
    a, b = measure_sources(sources, arguments.rounds)
    text, is_slower = compare.report(a, b)
    sys.stdout.write(text)
    return 1 if is_slower else 0


def command_run(arguments: argparse.Namespace) -> int:
    source = working_tree()
    now = datetime.datetime.now(datetime.timezone.utc)
    machine = entry.describe_machine(source.build("release"))
    result, = measure_sources([source], arguments.rounds)
    file = entry.write_entry(entry.make_entry(result, machine, now),
                             ROOT / "data" / "bench")
    print(os.path.relpath(file))
    return 0


def rounds(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 1000:
        raise argparse.ArgumentTypeError(
            f"expected a whole number from 1 to 1000, found '{text}'")
    return int(text)


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tools/bench-track", description=__doc__, allow_abbrev=False)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    runs = commands.add_parser(
        "run", allow_abbrev=False,
        help="measure the working tree and record it in data/bench/")
    runs.set_defaults(command=command_run)

    compares = commands.add_parser(
        "compare", allow_abbrev=False,
        help="measure two commits in turns; status 1 if the second is slower")
    compares.add_argument("a", metavar="A", help="a commit, or 'worktree'")
    compares.add_argument("b", metavar="B", nargs="?", default="worktree",
                          help="the same; 'worktree' if not given")
    compares.set_defaults(command=command_compare)

    for command in (runs, compares):
        command.add_argument(
            "--rounds", type=rounds, default=ROUNDS, metavar="N",
            help=f"times that each part is timed; {ROUNDS} if not given")
    return parser


def main() -> int:
    arguments = make_parser().parse_args()
    try:
        return arguments.command(arguments)
    except Failure as failure:
        say("")
        print(f"tools/bench-track: {failure}", file=sys.stderr)
        return failure.status
    except KeyboardInterrupt:
        say("")
        return 130


sys.exit(main())
