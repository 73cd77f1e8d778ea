"""What the core of the running demo says, asked by the hidden option --inspect: to compare with what a person sees."""

import json
import os
import select
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from gi.repository import Gio, GLib

from tree import Gone

NAME = "org.backable.Demo"
PATH = "/org/backable/Demo"
PATIENCE = 10.0


class Core:
    """Asks an application that a person has started with --inspect."""

    def __init__(self, person):
        self.process = person.process
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.caller = ThreadPoolExecutor(max_workers=1)
        self.asked = 0
        self.heard = b""

    def ask(self):
        """The state at this moment. Gone: the application has ended, or ends."""
        self.asked += 1
        arguments = GLib.Variant("(sava{sv})", ("inspect", [GLib.Variant("s", str(self.asked))], {}))
        # On a thread of its own: a long answer fills the pipe, and the application waits for somebody who reads it.
        call = self.caller.submit(
            self.bus.call_sync,
            *(NAME, PATH, "org.gtk.Actions", "Activate", arguments, None, Gio.DBusCallFlags.NO_AUTO_START, 10_000),
        )
        while True:
            said = json.loads(self._line(call))
            if said["request"] == str(self.asked):
                return State(said["answer"])

    def _line(self, call):
        output = self.process.stdout
        end = time.monotonic() + PATIENCE
        while b"\n" not in self.heard:
            if call.done() and isinstance(call.exception(), GLib.Error):
                raise Gone(str(call.exception()))
            if time.monotonic() > end:
                raise AssertionError(f"the core did not answer within {PATIENCE} s")
            if not select.select([output], [], [], 0.05)[0]:
                continue
            more = os.read(output.fileno(), 1 << 16)
            if not more:
                raise Gone("the application has ended")
            self.heard += more
        line, self.heard = self.heard.split(b"\n", 1)
        return line


class Back(NamedTuple):
    """A back button."""

    label: str
    tooltip: str
    is_enabled: bool


class State:
    """One answer. A surface is what fills a window or a sheet, with a bar; a screen is any controller."""

    def __init__(self, said):
        self.said = said
        self.survivors = said["survivors"]
        self.closures = said["closures"]
        # An application that is about to end has no window any more.
        self.window = said["windows"][0] if said["windows"] else None
        self.has_more_windows = len(said["windows"]) > 1

    @property
    def surfaces(self):
        """The window's content, and that of the sheets over it, the lowest first."""
        return [self.window["root"], *self.window["sheets"]] if self.window else []

    @property
    def is_at_rest(self):
        return self.window is not None and not self.window["moving"]

    @property
    def is_asking(self):
        return self.window is not None and self.window["asking"]

    @property
    def can_go_forward(self):
        return self.window is not None and self.window["forward"]

    @property
    def top(self):
        """What the user can act on, from the outside in: the containers, the screen last."""
        screen = self.surfaces[-1]
        path = [screen]
        while screen["children"]:
            screen = screen["children"][-1]
            path.append(screen)
        return path

    @property
    def depths(self):
        """How many screens each surface has, stacks and what stands in them counted in, the lowest surface first."""
        return [sum(1 for _ in screens(surface)) for surface in self.surfaces]

    def __eq__(self, other):
        return isinstance(other, State) and self.said == other.said

    def __str__(self):
        if not self.window:
            return "no window"
        lines = [f"moving={self.window['moving']} asking={self.is_asking} forward={self.can_go_forward}"]
        for surface in self.surfaces:
            lines += in_words(surface, 1)
        lines += [f"  survived: {survivor}" for survivor in self.survivors]
        return "\n".join([*lines, f"  closures: {self.closures}"])


def screens(screen):
    """A screen and all that stands in it."""
    yield screen
    for child in screen["children"]:
        yield from screens(child)


def is_filled_stack(screen):
    return screen["stack"] and bool(screen["children"])


def shown(screen):
    """A screen and what of it is on show."""
    yield screen
    for child in screen["children"][-1:] if screen["stack"] else screen["children"]:
        yield from shown(child)


def bars(surface):
    """The bars on show in one window, the outermost first."""
    return [screen["bar"] for screen in shown(surface) if screen["bar"]]


def back_of(bar):
    said = bar["back"]
    return said and Back(said["label"], in_one_line(said["tooltip"]), said["enabled"])


def in_one_line(text):
    """As a window shows a text."""
    return "".join(" " if character in "\n\r\v\f\x85\u2028\u2029" else character for character in text[:300])


def in_words(screen, depth):
    """The lines that tell of a screen; of a deep stack only both ends."""
    line = f"{'  ' * depth}{screen['type']} {screen['title']!r}"
    if screen["bar"]:
        bar = screen["bar"]
        back = back_of(bar)
        line += f"  [{back} {bar['left']} | {bar['title']!r} {bar['subtitle'] or ''} | {bar['right']}]"
    lines = [line]
    children = [line for child in screen["children"] for line in in_words(child, depth + 1)]
    if len(children) > 14:
        children[4:-8] = [f"{'  ' * (depth + 1)}… {len(children) - 12} more …"]
    return lines + children
