"""The programs that take turns, and how each is built."""

import dataclasses
import os
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
PYTHON = "/usr/bin/python3"


class BenchError(Exception):
    """Something failed, and the benchmark with it."""


@dataclasses.dataclass
class Program:
    """One program, or why there is none."""

    label: str
    command: list = dataclasses.field(default_factory=list)
    missing: str = ""


# Label, language, sources, what pkg-config knows of it.
PEERS = {
    "c": ("C", "c", ["peer.c"], "gtk4"),
    "gtkmm": ("gtkmm", "cpp", ["peer.cpp"], "gtkmm-4.0"),
    "vala": ("Vala", "vala", ["peer.vala"], "gtk4"),
    "bar-a-window": ("C (a bar a window)", "c", ["pages.c", "bar_a_window.c"], "gtk4"),
    "bar-a-page": ("C (a bar a page)", "c", ["pages.c", "bar_a_page.c"], "gtk4"),
    "adwaita": ("AdwNavigationView", "c", ["pages.c", "adwaita.c"], "libadwaita-1 >= 1.4"),
    "hello-c": ("C", "c", ["hello.c"], "gtk4"),
}
SWIFT = {"backable-bench": "Backable", "hello-back": "hello-back"}


def build_peers(folder):
    """Builds every peer in `folder`. What cannot be built is there all the same, with the reason."""
    os.makedirs(folder, exist_ok=True)
    if not shutil.which("gcc"):
        raise BenchError("there is no gcc")
    flags = ["-O2", "-I", f"{HERE}/Measure/include"]
    for library, source in (("libmeasure.so", "Measure/measure.c"), ("first_frame.so", "first_frame.c")):
        if not is_fresh(f"{folder}/{library}"):
            compile_c("gcc", [f"{HERE}/{source}", "-shared", "-fPIC"], flags, "gtk4", f"{folder}/{library}")
    programs = {}
    for name, (label, language, sources, package) in PEERS.items():
        target = f"{folder}/{name}"
        if is_fresh(target):
            programs[name] = Program(label, [target])
            continue
        try:
            build(language, [f"{HERE}/{source}" for source in sources], flags, package, target)
            programs[name] = Program(label, [target])
        except BenchError as error:
            programs[name] = Program(label, missing=str(error))
    programs["python"] = python_peer()
    return programs


def is_fresh(target):
    """Whether nothing has changed since the program was built."""
    sources = (os.path.getmtime(os.path.join(folder, name)) for folder, _, names in os.walk(HERE) for name in names)
    return os.path.exists(target) and os.path.getmtime(target) > max(sources)


def build(language, sources, flags, package, target):
    library = ["-L", os.path.dirname(target), "-lmeasure", "-Wl,-rpath,$ORIGIN"]
    if language == "vala":
        if not shutil.which("valac"):
            raise BenchError("valac is not installed")
        # What valac writes in C is not ours, nor are its warnings.
        passed = [part for flag in [*flags, *library, "-w"] for part in ("-X", flag)]
        # It writes them into the folder where it runs.
        command = ["valac", "--quiet", "--pkg", "gtk4", *sources, "-o", target, *passed]
        said_by(command, cwd=os.path.dirname(target))
        return
    compiler = {"c": "gcc", "cpp": "g++"}[language]
    compile_c(compiler, sources, flags, package, target, library)


def compile_c(compiler, sources, flags, package, target, library=()):
    if not shutil.which(compiler):
        raise BenchError(f"{compiler} is not installed")
    if subprocess.run(["pkg-config", "--exists", package]).returncode:
        raise BenchError(f"{package} is not installed")
    options = said_by(["pkg-config", "--cflags", "--libs", package]).split()
    said_by([compiler, *flags, "-Wall", *sources, "-o", target, *library, *options])


def python_peer():
    if subprocess.run(
        [PYTHON, "-c", 'import gi; gi.require_version("Gtk", "4.0")'], stderr=subprocess.DEVNULL
    ).returncode:
        return Program("PyGObject", missing="PyGObject for GTK 4 is not installed")
    return Program("PyGObject", [PYTHON, "-B", f"{HERE}/peer.py"])


def swift_programs(folder):
    """What SwiftPM has built in `folder`."""
    for name in SWIFT:
        if not os.access(f"{folder}/{name}", os.X_OK):
            raise BenchError(f"{name} has not been built")
    return {name: Program(label, [f"{folder}/{name}"]) for name, label in SWIFT.items()}


def said_by(command, **options):
    """What a command that must succeed says on standard output."""
    done = subprocess.run(command, capture_output=True, text=True, **options)
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip() or "it said nothing").splitlines()
        # Of a compiler's words the first error tells the most.
        line = next((line for line in last if "error" in line), last[-1])
        raise BenchError(f"{os.path.basename(command[0])} ended with {done.returncode}: {line.strip()}")
    return done.stdout
