"""The table: one line for one program and one number."""

import dataclasses
import statistics

HEADINGS = ("what", "program", "median", "spread", "taken", "against")

# What the README shows: our programs, each against what stands beside it in the whole table.
TELLING = (
    ("one emission of “clicked”, with the handler", "Backable, owner"),
    ("push, the call alone, 10 deep", "Backable"),
    ("push, up to the drawn frame, 10 deep", "Backable"),
    ("push, up to the drawn frame, 1,000 deep", "Backable"),
    ("pop, up to the drawn frame, 1,000 deep", "Backable"),
    ("10,000 deep against 10 deep", "Backable, push, up to the drawn frame"),
    ("start to first frame", "hello-back"),
    ("memory at the first frame, resident", "hello-back"),
    ("one screen pushed, on the heap", "Backable"),
    ("left on the heap by a push and a pop with a frame after each", "Backable"),
)


@dataclasses.dataclass
class Line:
    """What was measured of one program."""

    what: str
    program: str
    unit: str = ""
    samples: list = dataclasses.field(default_factory=list)
    # How often: rounds, and what each did.
    taken: str = ""
    against: str = ""
    missing: str = ""
    # Zero is a result, and not a sign that nothing was measured.
    may_be_zero: bool = False

    def cells(self):
        if self.missing:
            return (self.what, self.program, "not measured", "", "", self.missing)
        spread = ""
        if len(self.samples) > 2:
            low, _, high = statistics.quantiles(self.samples, n=4, method="inclusive")
            spread = f"{amount(low)} – {amount(high)}"
        median = f"{amount(statistics.median(self.samples))} {self.unit}".strip()
        return (self.what, self.program, median, spread, self.taken, self.against)

    def is_sound(self):
        if self.missing:
            return True
        return bool(self.samples) and (self.may_be_zero or all(sample > 0 for sample in self.samples))


def amount(number):
    """Three digits that count, and thousands set off."""
    if abs(number) >= 100 or number == int(number):
        return f"{number:,.0f}"
    return f"{number:.3g}"


def ratio(samples, reference):
    """How many times the reference. Taken round by round where both took turns: a processor that changes its speed
    changes it for both."""
    if len(samples) == len(reference):
        number = statistics.median(a / b for a, b in zip(samples, reference))
    else:
        number = statistics.median(samples) / statistics.median(reference)
    return f"{number:.2f}"


def plain(lines):
    rows = [HEADINGS] + without_repeats([line.cells() for line in lines])
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    # Numbers end in one column.
    text = [
        "  ".join(
            cell.rjust(width) if column in (2, 3) else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths))
        ).rstrip()
        for row in rows
    ]
    return "\n".join([text[0], "-" * max(map(len, text)), *text[1:]])


def markdown(lines):
    rows = [HEADINGS, ("---", "---", "---:", "---:", "---", "---")]
    rows += without_repeats([line.cells() for line in lines])
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def telling(lines):
    """The lines that the README shows, in its order, and the names of those that are not there."""
    found = {(line.what, line.program): line for line in lines}
    return [found[row] for row in TELLING if row in found], [" ".join(row) for row in TELLING if row not in found]


def without_repeats(rows):
    """The first column is said once for all rows that share it."""
    befores = [None] + [row[0] for row in rows]
    return [("" if row[0] == before else row[0], *row[1:]) for row, before in zip(rows, befores)]
