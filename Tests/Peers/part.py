"""What the parts of the table share."""

import dataclasses

from table import Line, ratio

# GtkStack's cost grows with its depth: with 4,000 pages it does not finish.
DEEPEST_STACK = 1000


@dataclasses.dataclass
class Amounts:
    """How much is measured."""

    clicks: int = 1_000_000
    click_rounds: int = 11
    counted_clicks: int = 20_000
    depths: tuple = (10, 100, 1_000, 10_000)
    counted_depths: tuple = (10, 10_000)
    turns: int = 40
    turn_rounds: int = 5
    counted_turns: int = 20
    starts: int = 15
    screens: int = 10_000
    screen_rounds: int = 3
    leftovers: int = 10_000
    drawn_leftovers: int = 500
    core: int = 100_000
    core_rounds: int = 7
    counted_rounds: tuple = (500, 1_500)


QUICK = Amounts(
    clicks=2_000, click_rounds=1, counted_clicks=500, depths=(10,), counted_depths=(10,), turns=2, turn_rounds=1,
    counted_turns=2, starts=1, screens=20, screen_rounds=1, leftovers=20, drawn_leftovers=3, core=500, core_rounds=1,
    counted_rounds=(20, 40),
)


class Part:
    """Some rows of the table."""

    def __init__(self, programs, runner, counter, amounts, told):
        """`told` is shared by all parts: what is not measured, and was said to be not."""
        self.programs, self.runner, self.counter, self.amounts = programs, runner, counter, amounts
        self.told = told

    def lines(self):
        raise NotImplementedError

    def missing(self, what, label, reason):
        """Says once of a program why it is not measured."""
        if (label, reason) not in self.told:
            self.told.add((label, reason))
            yield Line(what, label, missing=reason)

    def turners(self, depth):
        names = ["bar-a-window", "bar-a-page", "adwaita", "backable-bench"]
        return {
            name: self.programs[name]
            if name != "bar-a-page" or depth <= DEEPEST_STACK or self.programs[name].missing
            else dataclasses.replace(self.programs[name], missing="GtkStack does not finish so deep a stack")
            for name in names
        }

    def compared(self, what, programs, samples, metric, unit, taken, may_be_zero=False):
        """A line for each program; ours is set against each of the others, and those against the first."""
        first = next(iter(programs))
        for name, program in programs.items():
            if program.missing:
                yield from self.missing(what, program.label, program.missing)
                continue
            others = [other for other in programs if other != name and not programs[other].missing]
            if name != "backable-bench":
                others = [first] if first in others else []
            mine = samples[name][metric]
            against = "" if may_be_zero else ", ".join(
                f"{ratio(mine, samples[other][metric])} × {programs[other].label}" for other in others
            )
            yield Line(what, program.label, unit, mine, taken, against, may_be_zero=may_be_zero)
