"""Counts instructions and allocations with valgrind, which the speed of the processor does not change."""

import collections
import os
import re
import shutil
import subprocess

from programs import BenchError, Program


class Counter:
    def __init__(self, runner, folder, is_wanted):
        self.runner = runner
        self.file = f"{folder}/callgrind.out"
        self.folder = folder
        self.missing = "" if shutil.which("valgrind") else "valgrind is not installed"
        if not is_wanted:
            self.missing = "not counted this time"

    def readable(self, program):
        """`program` without its debug information, which older versions of valgrind stumble over."""
        path = program.command[-1]
        if path.endswith(".py"):
            return program
        copy = f"{self.folder}/counted-{os.path.basename(path)}"
        subprocess.run(["objcopy", "--strip-debug", path, copy], check=True)
        return Program(program.label, [copy])

    def instructions(self, program, arguments, functions):
        """How many instructions each of the functions and all that they call took, while the program said to count."""
        tool = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={self.file}"]
        self.runner.said(self.readable(program), arguments, under=tool)
        with open(self.file) as lines:
            counts = inclusive(lines, functions)
        for function in functions:
            if not counts[function]:
                raise BenchError(f"{program.label}, {arguments}: callgrind saw nothing of {function}")
        return counts

    def whole_run(self, program, arguments):
        """The instructions and allocations of a run, and the bytes that it left."""
        program = self.readable(program)
        tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        words = self.runner.said(program, arguments, under=tool)[1]
        words += self.runner.said(program, arguments, under=["valgrind"])[1]
        patterns = {
            "instructions": r"Collected : (\d+)",
            "allocations": r"total heap usage: ([\d,]+) allocs",
            "left": r"in use at exit: ([\d,]+) bytes",
        }
        found = {name: re.search(pattern, words) for name, pattern in patterns.items()}
        if not all(found.values()):
            raise BenchError(f"{program.label}, {arguments}: valgrind did not say what was counted")
        return {name: int(match[1].replace(",", "")) for name, match in found.items()}

    def of_one_round(self, program, row, few, many):
        """What one more round costs: the difference between two runs, so that starting costs nothing."""
        first, second = (self.whole_run(program, [row, rounds]) for rounds in (few, many))
        return {name: (second[name] - first[name]) / (many - few) for name in first}


def inclusive(lines, functions):
    """Reads callgrind's file: for each function, its own cost and that of its calls."""
    names, counts = {}, collections.Counter()
    function = None
    for line in lines:
        match = re.match(r"(c?fn)=\((\d+)\)(?: (.*))?", line)
        if match:
            kind, number, name = match.groups()
            if name:
                names[number] = name.strip()
            if kind == "fn":
                function = names[number]
        elif function in functions and (line[:1].isdigit() or line[:1] in ("+", "-", "*")):
            counts[function] += int(line.split()[1])
    return counts
