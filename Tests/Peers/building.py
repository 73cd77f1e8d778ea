"""Builds what ships, and says how long that takes and how large it is."""

import os
import shutil
import subprocess
import time

from programs import said_by
from table import Line

PRODUCTS = ("backable-demo", "hello-back", "backable-bench")
# A file in the middle of the library.
TOUCHED = "Sources/Backable/BarView.swift"


class SwiftBuild:
    """A release build with Swift's own libraries inside, as it ships."""

    def __init__(self, swift, scratch):
        self.command = [swift, "build", "-c", "release", "--static-swift-stdlib", "--scratch-path", scratch]
        self.scratch = scratch
        self.clean = self.incremental = None

    @property
    def folder(self):
        return f"{self.scratch}/release"

    def run(self):
        shutil.rmtree(self.scratch, ignore_errors=True)
        self.clean = self.timed("backable-demo")
        os.utime(TOUCHED)
        self.incremental = self.timed("backable-demo")
        for product in PRODUCTS[1:]:
            self.timed(product)

    def timed(self, product):
        started = time.monotonic()
        said_by([*self.command, "--product", product])
        return time.monotonic() - started

    def lines(self):
        what = "time of a release build of the demo"
        yield Line(what, "from nothing", "s", [self.clean], "once")
        yield Line(what, "after a change in the library", "s", [self.incremental], "once")


def unmeasured_build():
    reason = "it was built before"
    for program in ("from nothing", "after a change in the library"):
        yield Line("time of a release build of the demo", program, missing=reason)


def sizes(folder, scratch):
    """How large the programs are that ship, stripped."""
    for product in PRODUCTS[:2]:
        copy = f"{scratch}/stripped-{product}"
        subprocess.run(["strip", "-o", copy, f"{folder}/{product}"], check=True)
        yield Line("size, stripped", product, "MB", [os.path.getsize(copy) / 2**20], "once")
