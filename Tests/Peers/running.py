"""Runs the programs in turn, and keeps what each said."""

import collections
import os
import subprocess
import time

from programs import BenchError

# Longer than any of them needs.
TIMEOUT = 900


class Runner:
    """Starts programs in one environment: drawn by cairo on a virtual display, without assistive technologies."""

    def __init__(self, folder):
        self.folder = folder
        self.environment = {
            **os.environ,
            "GSK_RENDERER": "cairo",
            # With an accessibility bus GTK tells it of every widget that comes and goes, which costs more than the
            # page turn, and the same in all programs.
            "GTK_A11Y": "none",
            "LANGUAGE": "C",
            "MEASURE_LIBRARY": f"{folder}/libmeasure.so",
        }

    def said(self, program, arguments, under=(), **more):
        """The numbers that a program says, by name, and what it says to people."""
        command = [*under, *program.command, *map(str, arguments)]
        environment = {**self.environment, **more}
        try:
            done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            raise BenchError(f"{program.label}, {arguments}: still running after {TIMEOUT} s") from None
        if done.returncode:
            words = done.stderr.strip().splitlines() or ["it said nothing"]
            raise BenchError(f"{program.label}, {arguments}: ended with {done.returncode}: {words[-1]}")
        pairs = (line.split() for line in done.stdout.splitlines())
        return {pair[0]: float(pair[1]) for pair in pairs if len(pair) == 2}, done.stderr

    def numbers(self, program, arguments, **more):
        return self.said(program, arguments, **more)[0]

    def first_frame(self, program):
        """What `program` says of its start when its first frame has been drawn."""
        return self.numbers(
            program,
            [],
            LD_PRELOAD=f"{self.folder}/first_frame.so",
            FIRST_FRAME_START=str(time.monotonic_ns()),
        )


def take_turns(players, rounds):
    """Has every player measure once a round, in one order and then in the other, and returns for each what it said.

    `players` maps a name to a function that returns numbers by name.
    """
    samples = collections.defaultdict(lambda: collections.defaultdict(list))
    for turn in range(rounds):
        for name in sorted(players, reverse=turn % 2 == 1):
            for metric, number in players[name]().items():
                samples[name][metric].append(number)
    return samples
