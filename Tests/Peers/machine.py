"""What the machine is, without its name."""

import os
import platform
import re

from programs import said_by


def describe(swift):
    system = platform.freedesktop_os_release().get("PRETTY_NAME", "Linux")
    kernel = re.match(r"\d+\.\d+", platform.release())[0]
    gtk = said_by(["pkg-config", "--modversion", "gtk4"]).strip()
    glib = said_by(["pkg-config", "--modversion", "glib-2.0"]).strip()
    compiler = said_by(["gcc", "-dumpfullversion"]).strip()
    version = re.search(r"Swift version ([\d.]+)", said_by([swift, "--version"]))
    return (
        f"{processor()}, {os.cpu_count()} cores; {system}, Linux {kernel}; GTK {gtk}, GLib {glib}; "
        f"Swift {version[1] if version else '?'}, gcc {compiler}; on a virtual X display, drawn by cairo, without "
        "assistive technologies."
    )


def processor():
    with open("/proc/cpuinfo") as lines:
        names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return re.sub(r"\s+", " ", names[0]) if names else platform.machine()
