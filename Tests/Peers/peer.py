"""PyGObject: one handler of "clicked"."""

import ctypes
import os
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import Gtk  # noqa: E402


class Counter:
    def __init__(self):
        self.clicks = 0
        self.box = Gtk.Box()
        self.button = Gtk.Button(label="Click")
        self.box.append(self.button)
        self.button.connect("clicked", self.on_clicked)

    def on_clicked(self, button):
        self.clicks += 1


# PyDLL: the handler is Python, and needs the interpreter's lock.
measure = ctypes.PyDLL(os.environ["MEASURE_LIBRARY"])
measure.measure_clicked.argtypes = [ctypes.c_void_p, ctypes.c_long]
measure.measure_clicked.restype = ctypes.c_long
measure.measure_check.argtypes = [ctypes.c_long, ctypes.c_long]

counter = Counter()
# The hash of a wrapper is the address of its object.
emitted = measure.measure_clicked(hash(counter.button), int(sys.argv[2]))
measure.measure_check(emitted, counter.clicks)
