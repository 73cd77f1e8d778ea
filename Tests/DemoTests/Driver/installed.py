"""The installed application: it needs nothing of the toolchain, and the desktop starts it over the session bus.

XDG_DATA_DIRS names the installation's share folder first and PATH its programs, and did so before the session bus came
up; `make install-test` sees to both.
"""

import os
import re
import signal
import subprocess
import time

from gi.repository import Gio, GLib

from display import WINDOW_TOOLS
from person import STILL
from scenario import GALLERY, scenario, wait_for_gallery, wait_for_page
from tree import Role, application
from windows import wait_for_windows

APP_ID = "org.backable.Demo"
# Libraries that come with a toolchain, and with no system.
TOOLCHAIN = re.compile(r"/lib(swift|_?Foundation|dispatch|BlocksRuntime)[^/]*\.so")


# What a Wayland display says of windows comes on the application's standard error, which belongs to the bus here.
@scenario(needs=[WINDOW_TOOLS])
def installed(stage):
    """Started by its path, and by the bus: the gallery, a page, and back; no library of the toolchain is loaded."""
    titles = stage.titles()
    person = stage.start()
    visit_a_page(person, titles)
    person.close()

    person = started_by_the_bus(stage)
    visit_a_page(person, titles)
    # What is started later goes to the same instance.
    gapplication(person, "launch", APP_ID, os.path.join(person.scratch, "config"))
    wait_for_page(person)
    person.find(Role.LABEL, "gtk-4.0")
    offers_actions(person, titles["files"])
    person.close()


def offers_actions(person, title):
    """The actions of the desktop entry are actions of the application."""
    offered = gapplication(person, "list-actions", APP_ID).split()
    assert offered == ["new-window"], offered
    gapplication(person, "action", APP_ID, *offered)
    wait_for_windows(person, title, GALLERY)
    person.press("ctrl+w")
    wait_for_windows(person, title)
    person.wait(person.active_window_is_ours, "the first window to be active")


def visit_a_page(person, titles):
    wait_for_gallery(person, titles)
    with open(f"/proc/{person.process.pid}/maps", encoding="utf-8") as file:
        foreign = sorted(set(TOOLCHAIN.findall(file.read())))
    assert not foreign, f"these libraries of the toolchain are loaded: {foreign}"
    person.open(titles["default-back"])
    wait_for_page(person)
    person.watch_turn()
    person.click("Back")
    wait_for_gallery(person, titles)


def started_by_the_bus(stage):
    """Somebody for whom the bus has started the application."""
    person = stage.person()
    person.settings(**STILL)
    # What it says goes where the bus's own words go.
    open(person.said, "w", encoding="utf-8").close()
    bus("UpdateActivationEnvironment", GLib.Variant("(a{ss})", (person.environment(),)))
    gapplication(person, "launch", APP_ID)
    (process_id,) = bus("GetConnectionUnixProcessID", GLib.Variant("(s)", (APP_ID,)))
    person.process = Started(process_id)
    person.root = application(process_id)
    person.wait(person.active_window_is_ours, "the window to become active")
    program = os.readlink(f"/proc/{process_id}/exe")
    assert program == os.path.realpath(stage.app), f"the bus has started {program}"
    with open(f"/proc/{process_id}/cmdline", encoding="utf-8") as file:
        assert "--gapplication-service" in file.read(), "not as a service"
    return person


def gapplication(person, *arguments):
    """What the desktop does when somebody clicks on the application's icon, or on an action in its menu."""
    command = ["gapplication", *arguments]
    # It reads the actions from the desktop entry, which the application itself need not see.
    environment = person.environment(XDG_DATA_DIRS=os.environ["XDG_DATA_DIRS"])
    done = subprocess.run(
        command, env=environment, check=True, stdout=subprocess.PIPE, text=True, timeout=30
    )
    return done.stdout


def bus(method, arguments):
    name = "org.freedesktop.DBus"
    connection = Gio.bus_get_sync(Gio.BusType.SESSION)
    path = "/org/freedesktop/DBus"
    answer = connection.call_sync(
        name, path, name, method, arguments, None, Gio.DBusCallFlags.NONE, 10_000, None
    )
    return answer.unpack()


class Started:
    """A process that the bus has started: it is not ours, so that its status is not known."""

    def __init__(self, pid):
        self.pid = pid
        self.returncode = None

    def poll(self):
        if not os.path.exists(f"/proc/{self.pid}"):
            self.returncode = 0
        return self.returncode

    def wait(self, timeout=20):
        end = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(APP_ID, timeout)
            time.sleep(0.02)
        return self.returncode

    def send_signal(self, number=signal.SIGKILL):
        os.kill(self.pid, number)
