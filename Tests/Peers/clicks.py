"""One emission of "clicked"."""

from part import Part
from running import take_turns
from table import Line, ratio

CAPTURES = ("strong", "weak", "unowned", "owner")


class Clicks(Part):
    def lines(self):
        amounts = self.amounts
        runs = {name: (self.programs[name], []) for name in ("c", "gtkmm", "vala", "python")}
        runs |= {capture: (self.programs["backable-bench"], [capture]) for capture in CAPTURES}
        labels = {name: program.label + "".join(f", {how}" for how in more) for name, (program, more) in runs.items()}
        players = {
            name: lambda program=program, more=more: self.runner.numbers(program, ["clicked", amounts.clicks, *more])
            for name, (program, more) in runs.items()
            if not program.missing
        }
        samples = take_turns(players, amounts.click_rounds)
        what = "one emission of “clicked”, with the handler"
        for name, (program, _) in runs.items():
            if program.missing:
                yield from self.missing(what, labels[name], program.missing)
                continue
            times = samples[name]["time"]
            taken = f"{amounts.click_rounds} × {amounts.clicks:,}"
            against = "" if name == "c" else f"{ratio(times, samples['c']['time'])} × C"
            yield Line(what, labels[name], "ns", times, taken, against)
        yield from self.counted_clicks(runs, labels)

    def counted_clicks(self, runs, labels):
        what = "the same, counted"
        reference = None
        for name, (program, more) in runs.items():
            missing = program.missing or self.counter.missing
            if missing:
                yield from self.missing(what, labels[name], missing)
                continue
            count = self.amounts.counted_clicks
            counts = self.counter.instructions(program, ["clicked", count, *more], ["measured_clicks"])
            number = [counts["measured_clicks"] / count]
            reference = reference or number
            against = "" if name == "c" else f"{ratio(number, reference)} × C"
            yield Line(what, labels[name], "instructions", number, f"1 × {count:,}", against)
