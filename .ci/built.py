"""What SwiftPM has built, for tools that read it without SwiftPM."""

import functools
import json
import os
import subprocess
import sys

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MODULES = ("Navigation", "NavigationTesting", "GtkInterop", "Backable")


@functools.cache
def target():
    """What the compiler says of itself."""
    swift = os.environ.get("SWIFT") or "swift"
    return json.loads(subprocess.run([swift, "-print-target-info"], capture_output=True, check=True).stdout)


def resources():
    return target()["paths"]["runtimeResourcePath"]


def tool(name):
    """A tool of the toolchain, wherever `swift` leads: what it reads belongs to its compiler."""
    path = os.path.normpath(f"{resources()}/../../bin/{name}")
    if not os.access(path, os.X_OK):
        sys.exit(f"This toolchain has no {name}: it was looked for at {path}.")
    return path


def products(build):
    """Where the products are. SwiftPM's link to them is another place to the compiler, whose caches mind."""
    return os.path.realpath(f"{build}/debug")


@functools.cache
def module_flags(build):
    """Where the modules are, and what CGtk needs to be imported."""
    folder = f"{products(build)}/Modules"
    for module in MODULES:
        if not os.path.exists(f"{folder}/{module}.swiftmodule"):
            sys.exit(f"{module} is not built in {build}.")
    gtk = subprocess.run(["pkg-config", "--cflags-only-I", "gtk4"], capture_output=True, text=True, check=True)
    clang = [f"-fmodule-map-file={TOP}/Sources/CGtk/module.modulemap", *gtk.stdout.split()]
    return ["-I", folder, *(flag for option in clang for flag in ("-Xcc", option))]
