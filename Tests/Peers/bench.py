"""The benchmark: our programs and those that a user would write instead, in turn, and one table.

bench.py FOLDER                    builds everything in FOLDER, measures, prints
bench.py FOLDER --programs BUILT   measures what SwiftPM has built in BUILT
    --quick                        everything once and next to nothing of it: whether the benchmark works
    --uncounted                    leaves out what valgrind counts, which takes the longest
    --markdown                     prints the table as Markdown
    --results FILE                 puts it into FILE too, between the lines with `bench: begin` and `bench: end`
    --readme FILE                  puts the rows that tell the most into FILE, in the same way

It runs in the repository's top folder, on a display. Numbers are printed and never judged; but a program that fails,
or a number that is missing, ends it with a status other than 0.
"""

import argparse
import os
import re
import sys

import building
import programs
from clicks import Clicks
from counting import Counter
from machine import describe
from part import QUICK, Amounts
from programs import BenchError
from running import Runner
from table import markdown, plain, telling
from turns import Turns
from whole import Core, Memory, Starts


def options():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--programs")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--uncounted", action="store_true")
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--results")
    parser.add_argument("--readme")
    return parser.parse_args()


def measure(chosen, swift):
    folder = os.path.abspath(chosen.folder)
    progress("building the peers")
    found = programs.build_peers(folder)
    if chosen.programs:
        built, times = os.path.abspath(chosen.programs), list(building.unmeasured_build())
    else:
        progress("building what ships")
        build = building.SwiftBuild(swift, f"{folder}/swift")
        build.run()
        built, times = build.folder, list(build.lines())
    found |= programs.swift_programs(built)
    runner = Runner(folder)
    counter = Counter(runner, folder, is_wanted=not chosen.uncounted)
    amounts, told = (QUICK if chosen.quick else Amounts()), set()
    lines = []
    for part in (Clicks, Turns, Starts, Memory, Core):
        for line in part(found, runner, counter, amounts, told).lines():
            if not lines or lines[-1].what != line.what:
                progress(line.what)
            lines.append(line)
    lines += [*building.sizes(built, folder), *times]
    for line in lines:
        if not line.is_sound():
            raise BenchError(f"{line.what}, {line.program}: there is no number ({line.samples})")
    return lines


def progress(words):
    print(f"bench: {words}", file=sys.stderr, flush=True)


def put_into(path, text):
    with open(path) as file:
        before = file.read()
    after, count = re.subn(
        r"(<!-- bench: begin -->\n).*?(<!-- bench: end -->)", lambda match: match[1] + text + "\n" + match[2],
        before, flags=re.DOTALL)
    if count != 1:
        raise BenchError(f"{path} has no lines with `bench: begin` and `bench: end`")
    with open(path, "w") as file:
        file.write(after)


def write_documents(chosen, machine, lines):
    shown, missing = telling(lines)
    # One that measures next to nothing goes less deep.
    if missing and not chosen.quick:
        raise BenchError(f"these rows of the README were not measured: {', '.join(missing)}")
    for path, some in ((chosen.results, lines), (chosen.readme, shown)):
        if path:
            put_into(path, f"{machine}\n\n{markdown(some)}")


def main():
    chosen = options()
    swift = os.environ.get("SWIFT") or "swift"
    try:
        lines = measure(chosen, swift)
        machine = describe(swift)
        write_documents(chosen, machine, lines)
    except BenchError as error:
        sys.exit(f"bench: {error}")
    print(f"{machine}\n\n{(markdown if chosen.markdown else plain)(lines)}")


if __name__ == "__main__":
    main()
