#!/usr/bin/env python3
"""How long a running search lets its user wait.

Usage: bench/protocol_latency.py DABLO [TRIES]

Says `stop` and `isready` during TRIES (200) searches without a limit, and
prints the median and the longest time until the answer, in milliseconds.
"""
import statistics
import subprocess
import sys
import time


class Engine:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "uci"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def say(self, line):
        print(line, file=self.process.stdin, flush=True)

    def wait_for(self, beginning):
        for line in self.process.stdout:
            if line.startswith(beginning):
                return
        sys.exit(f"the engine ended before it said {beginning!r}")

    def answer_time(self, line, beginning):
        start = time.perf_counter()
        self.say(line)
        self.wait_for(beginning)
        return 1000 * (time.perf_counter() - start)


def main():
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    tries = int(sys.argv[2]) if len(sys.argv) == 3 else 200
    engine = Engine(sys.argv[1])
    times = {"isready": [], "stop": []}
    for _ in range(tries):
        engine.say("ucinewgame")
        engine.say("go infinite")
        engine.wait_for("info depth 6")
        times["isready"].append(engine.answer_time("isready", "readyok"))
        times["stop"].append(engine.answer_time("stop", "bestmove"))
    for command, values in times.items():
        print(f"{command:8} median {statistics.median(values):7.3f} ms  longest {max(values):7.3f} ms")


if __name__ == "__main__":
    main()
