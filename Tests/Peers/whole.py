"""A whole application, its memory, and the core alone."""

import statistics

from part import DEEPEST_STACK, Part
from running import take_turns
from table import Line, ratio


class Starts(Part):
    def lines(self):
        programs = {"hello-c": self.programs["hello-c"], "hello-back": self.programs["hello-back"]}
        players = {
            name: lambda program=program: self.runner.first_frame(program) for name, program in programs.items()
        }
        samples = take_turns(players, self.amounts.starts)
        rows = {
            "start": ("start to first frame", "ms", 1),
            "processor": ("the same, processor time", "ms", 1),
            "resident": ("memory at the first frame, resident", "MB", 1024),
            "own": ("the same, shared with no other program", "MB", 1024),
        }
        for metric, (what, unit, divisor) in rows.items():
            numbers = {name: [sample / divisor for sample in samples[name][metric]] for name in programs}
            for name, program in programs.items():
                against = ""
                if name == "hello-back":
                    ours, theirs = numbers[name], numbers["hello-c"]
                    more = statistics.median(ours) - statistics.median(theirs)
                    against = f"{ratio(ours, theirs)} × C, {more:+.1f} {unit}"
                taken = f"{self.amounts.starts} ×"
                yield Line(what, program.label, unit, numbers[name], taken, against)


class Memory(Part):
    def lines(self):
        amounts = self.amounts
        yield from self.memory_of("one screen pushed, on the heap", "screen", "screens", amounts.screens, "bytes")
        for rounds, how, words in (
            (amounts.leftovers, "undrawn", "without a frame"),
            (amounts.drawn_leftovers, "drawn", "with a frame after each"),
        ):
            what = f"left on the heap by a push and a pop {words}"
            yield from self.memory_of(what, "left", "leftovers", rounds, "bytes", how)

    def memory_of(self, what, metric, row, count, unit, *more):
        programs = self.turners(0)
        counts = {name: min(count, DEEPEST_STACK) if name == "bar-a-page" else count for name in programs}
        # GLib's own allocator for small blocks would hide them from the heap's count.
        players = {
            name: lambda name=name: self.runner.numbers(
                programs[name], [row, counts[name], *more], G_SLICE="always-malloc"
            )
            for name in programs
            if not programs[name].missing
        }
        is_left = metric == "left"
        rounds = 1 if is_left else self.amounts.screen_rounds
        samples = take_turns(players, rounds)
        names = {program.label: name for name, program in programs.items()}
        for line in self.compared(what, programs, samples, metric, unit, "", is_left):
            if not line.missing:
                name = names[line.program]
                line.taken = f"{rounds} × {counts[name]:,}"
                if is_left:
                    line.against = living(samples[name])
            yield line


class Core(Part):
    def lines(self):
        amounts = self.amounts
        ours = self.programs["backable-bench"]
        samples = take_turns({"core": lambda: self.runner.numbers(ours, ["core", amounts.core])}, amounts.core_rounds)
        operations = {"push": "push", "pop": "pop", "set": "set all at once", "pop-to-root": "pop to root"}
        taken = f"{amounts.core_rounds} × {amounts.core:,}"
        for metric, words in operations.items():
            what = f"the core alone, {amounts.core:,} deep"
            yield Line(what, f"{ours.label}, {words}", "screens a second", samples["core"][metric], taken)
        yield Line("the same, resident memory", ours.label, "bytes a screen", samples["core"]["screen"], taken)
        what = "the core alone, a push and a pop, 10 deep"
        if self.counter.missing:
            yield from self.missing(what, ours.label, self.counter.missing)
            return
        few, many = amounts.counted_rounds
        for name, number in self.counter.of_one_round(ours, "rounds", few, many).items():
            unit = "bytes left" if name == "left" else name
            yield Line(what, ours.label, unit, [number], f"1 × {many - few:,}", may_be_zero=name == "left")


def living(said):
    """How many of the pages that were popped live on, and of their controllers where there are any."""
    words = f"{sum(said['live']):.0f} pages live on"
    return f"{words}, {sum(said['live-screens']):.0f} controllers" if "live-screens" in said else words
