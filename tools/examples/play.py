#!/usr/bin/env python3
"""Plays a whole game of dablo against itself, knowing no rules: asks the engine.

Usage: tools/examples/play.py COMMAND... (for instance: build/release/tools/dablo/dablo uci)
"""
import subprocess
import sys

engine = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(line, beginning):
    print(line, file=engine.stdin, flush=True)
    return next(answer.split()[1] for answer in engine.stdout if answer.startswith(beginning))


moves = []
while ask("query gameover", "response") == "false":
    moves.append(ask("go nodes 1000", "bestmove"))
    print("position startpos moves", *moves, file=engine.stdin, flush=True)
print(len(moves), "plies:", ask("query result", "response"))
