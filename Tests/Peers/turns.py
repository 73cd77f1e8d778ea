"""A page turn without animation, in stacks of several depths."""

import dataclasses
import statistics

from part import Part
from running import take_turns
from table import Line

TURNS = {
    "push": "push, the call alone",
    "pop": "pop, the call alone",
    "push-frame": "push, up to the drawn frame",
    "pop-frame": "pop, up to the drawn frame",
}


class Turns(Part):
    def lines(self):
        amounts = self.amounts
        medians = {}
        for depth in amounts.depths:
            turners = self.turners(depth)
            players = {
                name: lambda program=program: self.runner.numbers(program, ["turns", depth, amounts.turns])
                for name, program in turners.items()
                if not program.missing
            }
            samples = take_turns(players, amounts.turn_rounds)
            medians[depth] = samples
            for metric, words in TURNS.items():
                taken = f"{amounts.turn_rounds} × {amounts.turns}"
                yield from self.compared(f"{words}, {depth:,} deep", turners, samples, metric, "µs", taken)
        yield from self.flatness(medians)
        for depth in amounts.counted_depths:
            yield from self.counted_turns(depth)

    def flatness(self, samples):
        """How the deepest stack compares with the least deep."""
        least, most = min(samples), max(samples)
        if least == most:
            return
        for metric, words in TURNS.items():
            few, many = (samples[depth]["backable-bench"][metric] for depth in (least, most))
            number = [statistics.median(many) / statistics.median(few)]
            what = f"{most:,} deep against {least} deep"
            yield Line(what, f"Backable, {words}", "×", number, "the rows above")

    def counted_turns(self, depth):
        functions = {
            "measured_push": "push, the call alone",
            "measured_pop": "pop, the call alone",
            "measured_push_frame": "push, the frame after it",
            "measured_pop_frame": "pop, the frame after it",
        }
        count = self.amounts.counted_turns
        turners = {
            name: dataclasses.replace(program, missing=program.missing or self.counter.missing)
            for name, program in self.turners(depth).items()
            # Under valgrind others need minutes to get so deep; how ours compares with itself is what is asked there.
            if depth == self.amounts.counted_depths[0] or name == "backable-bench"
        }
        counts = {
            name: {
                function: [number / count / 1000]
                for function, number in self.counter.instructions(
                    program, ["turns", depth, count], list(functions)
                ).items()
            }
            for name, program in turners.items()
            if not program.missing
        }
        for function, words in functions.items():
            what = f"{words}, {depth:,} deep, counted"
            yield from self.compared(what, turners, counts, function, "thousand instructions", f"1 × {count}")
