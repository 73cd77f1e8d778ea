"""A session of mutter's remote desktop: devices that a program uses in a person's place.

It lasts as long as the process. A stream of a screen cast, which is never begun, says what the places of the pointer
and of fingers are counted on: the whole display.
"""

import time

from gi.repository import Gio, GLib

DESKTOP = "org.gnome.Mutter.RemoteDesktop"
CAST = "org.gnome.Mutter.ScreenCast"
DAEMON = "org.freedesktop.DBus"
# In seconds.
PATIENCE = 5.0


class RemoteDesktop:
    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        assert soon(lambda: self.has_owner(DESKTOP) and self.has_owner(CAST)), "the display has no remote desktop"
        self.session = self.call(DESKTOP, object_path(DESKTOP), DESKTOP, "CreateSession")
        ours = GLib.Variant("(ss)", (f"{DESKTOP}.Session", "SessionId"))
        number = self.call(DESKTOP, self.session, "org.freedesktop.DBus.Properties", "Get", ours)
        ours = GLib.Variant("(a{sv})", ({"remote-desktop-session-id": GLib.Variant("s", number)},))
        cast = self.call(CAST, object_path(CAST), CAST, "CreateSession", ours)
        # Starts both; a stream that is there by then would need PipeWire.
        self.notify("Start")
        everything = GLib.Variant("(sa{sv})", ("", {}))
        self.stream = self.call(CAST, cast, f"{CAST}.Session", "RecordMonitor", everything)

    def notify(self, verb, types="()", *arguments):
        """Says what a device does."""
        self.call(DESKTOP, self.session, f"{DESKTOP}.Session", verb, GLib.Variant(types, arguments))

    def place(self, verb, types, *arguments):
        """Says what a device does at a place on the display."""
        self.notify(verb, types, self.stream, *arguments)

    def has_owner(self, name):
        return self.call(DAEMON, object_path(DAEMON), DAEMON, "NameHasOwner", GLib.Variant("(s)", (name,)))

    def call(self, name, path, interface, verb, arguments=None):
        answer = self.bus.call_sync(
            name, path, interface, verb, arguments, None, Gio.DBusCallFlags.NONE, int(4000 * PATIENCE), None
        )
        values = answer.unpack()
        return values[0] if values else None


def object_path(name):
    return f"/{name.replace('.', '/')}"


def soon(condition, patience=PATIENCE):
    """Whether a condition comes true in time."""
    end = time.monotonic() + patience
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.005)
    return True
