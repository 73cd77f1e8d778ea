"""What the application does on its command line, with and without a display."""

import os
import re
import tempfile
import time

from display import WINDOW_TOOLS
from files import without_override_of_permissions
from scenario import KNOWN_PAGES, scenario, wait_for_gallery
from x11 import xdotool

NO_DISPLAY = {"DISPLAY": None, "WAYLAND_DISPLAY": None}
NOTHING = {**NO_DISPLAY, "DBUS_SESSION_BUS_ADDRESS": None}


@scenario()
def command_line(stage):
    """--list, --version and --help need neither display nor bus; --list has an id and a title a line."""
    person = stage.person()
    status, output, errors = person.run("--list", **NOTHING)
    assert (status, errors) == (0, ""), (status, errors)
    listed = [line.split(None, 1) for line in output.splitlines()]
    assert all(len(parts) == 2 for parts in listed), output
    assert set(KNOWN_PAGES) <= {parts[0] for parts in listed}, output

    status, output, errors = person.run("--version", **NOTHING)
    assert (status, errors) == (0, "") and re.search(r"\d+\.\d+", output), (status, output, errors)
    status, output, errors = person.run("--help", **NOTHING)
    assert (status, errors) == (0, ""), (status, errors)
    for word in ("PATH", "--page", "--list", "--version"):
        assert word in output, f"--help does not name {word}:\n{output}"
    assert "--inspect" not in output, "what is for tests alone is no help to anybody"


@scenario()
def command_line_refusals(stage):
    """A bad PATH or page: one line on standard error that says what and why, status 2, no window."""
    person = stage.person()
    with tempfile.TemporaryDirectory(prefix="backable-") as top:
        missing = os.path.join(top, "missing")
        refused(person, [missing], 2, [missing])
        pipe = os.path.join(top, "pipe")
        os.mkfifo(pipe)
        refused(person, [pipe], 2, [pipe])
        refused(person, ["/dev/null"], 2, ["/dev/null"])
        locked = os.path.join(top, "locked")
        os.mkdir(locked, 0o000)
        prefix = without_override_of_permissions(top)
        refused(person, [locked], 2, [locked, "ermission"], prefix=prefix)
        refused(person, ["--page", "files", missing], 2, [missing])
    refused(person, ["--page", "default-bak"], 2, ["default-bak", "default-back"])
    refused(person, ["--page", "mdal"], 2, ["mdal", "modal"])
    refused(person, ["--page", "bar-items", "--no-such-option"], None, ["no-such-option"])


@scenario()
def no_display(stage):
    """Without a display, and with one that does not answer: one line, status 1, no crash."""
    person = stage.person()
    refused(person, [], 1, ["display"], **NO_DISPLAY)
    refused(person, ["--page", "files"], 1, ["display"], **NO_DISPLAY)
    refused(person, [], 1, ["display"], DISPLAY=":9999")


@scenario(needs=[WINDOW_TOOLS])
def second_instance(stage):
    """A second start brings the first one's window to the front and ends with status 0."""
    titles = stage.titles()
    person = stage.start()
    wait_for_gallery(person, titles)
    window = person.active_window()
    xdotool("windowminimize", "--sync", window)
    person.wait(lambda: person.active_window() != window, "the window to be minimised")
    status, _, errors = person.run()
    assert status == 0, f"the second start ended with status {status}: {errors}"
    person.wait(lambda: person.active_window() == window, "the first window to come back")
    assert len(person.windows()) == 1, "the second start opened another window"
    person.close()


def refused(person, arguments, status, words, prefix=(), **environment):
    started = time.monotonic()
    ended, output, errors = person.run(*arguments, prefix=prefix, **environment)
    what = f"{arguments}: status {ended}, output {output!r}, errors {errors!r}"
    assert ended == status if status is not None else ended not in (0, None) and ended > 0, what
    assert output == "", what
    assert len(errors.splitlines()) == 1, f"not one line: {what}"
    for word in words:
        assert word in errors, f"{word!r} is not said: {what}"
    assert time.monotonic() - started < 10, f"took long: {what}"
