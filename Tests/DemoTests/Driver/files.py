"""The files page, on real folders."""

import os
import stat
import tempfile
import time

from scenario import scenario

HUGE = 5 * 1024**3


@scenario()
def files_three_deep(stage):
    """Three folders deep by Return on rows, and back again by clicks on Back."""
    with tempfile.TemporaryDirectory(prefix="backable-") as top:
        os.makedirs(os.path.join(top, "one", "two", "three"))
        write(os.path.join(top, "one", "two", "three", "deep.txt"), "the deepest text\n")
        person = stage.start("--page", "files", top)
        for name in ("one", "two", "three"):
            person.open(name)
        person.open("deep.txt")
        person.find(containing="the deepest text")
        for below in ("deep.txt", "three", "two", "one"):
            person.click("Back")
            person.row(below)
        person.close()


@scenario()
def files_path_argument(stage):
    """A folder given as PATH alone is what the files page shows; folders come first."""
    with tempfile.TemporaryDirectory(prefix="backable-") as top:
        os.makedirs(os.path.join(top, "zebra"))
        write(os.path.join(top, "apple.txt"), "an apple\n")
        person = stage.start(top)
        person.row("apple.txt")
        names = [name for row in person.rows() for name in row.full_text.split("\n")]
        assert names.index("zebra") < names.index("apple.txt"), f"folders do not come first: {names}"
        person.close()


@scenario()
def files_bad_input(stage):
    """Whatever lies in a folder: a row or a screen says what is wrong, and Back works."""
    with tempfile.TemporaryDirectory(prefix="backable-") as top:
        make_bad_folder(top)
        person = stage.start("--page", "files", top, prefix=without_override_of_permissions(top))
        person.row("plain.txt")
        for row, words in (
            ("locked", "permission"),
            ("dangling", "broken link"),
            ("channel", "pipe"),
            ("endless", "device"),
            ("huge.txt", "the first line of many"),
        ):
            opens_and_says(person, row, words)
            assert not has_reader(os.path.join(top, "channel")), "the pipe was opened"
        os.remove(os.path.join(top, "vanishing.txt"))
        person.wait(lambda: not person.rows("vanishing.txt"), "the row of the file that has gone to go")
        for part in ("name.txt", "break.txt"):
            person.activate(person.row(containing=part))
            person.find(containing=f"inside {part}")
            person.click("Back")
            person.row("plain.txt")
        person.close()
        os.chmod(os.path.join(top, "locked"), 0o700)


@scenario(is_long=True)
def files_100k(stage):
    """A folder of 100,000 entries opens, and End shows its last row. The times are for people to read."""
    with tempfile.TemporaryDirectory(prefix="backable-") as top:
        for number in range(100_000):
            os.close(os.open(os.path.join(top, f"entry {number:06}"), os.O_CREAT | os.O_WRONLY))
        started = time.monotonic()
        person = stage.start("--page", "files", top)
        person.row("entry 000000", timeout=60)
        opened = time.monotonic()
        person.focus_row(person.row("entry 000000"))
        there = time.monotonic()
        person.press("End")
        person.row("entry 099999", timeout=60)
        print(f"100,000 entries: {opened - started:.2f} s from start to the first row,")
        print(f"{time.monotonic() - there:.2f} s from End to the last row (looking included)")
        person.close()


def make_bad_folder(top):
    write(os.path.join(top, "plain.txt"), "nothing is wrong here\n")
    os.mkdir(os.path.join(top, "locked"), 0o000)
    os.symlink("nowhere", os.path.join(top, "dangling"))
    os.symlink("/dev/zero", os.path.join(top, "endless"))
    os.mkfifo(os.path.join(top, "channel"))
    write(os.path.join(top, "vanishing.txt"), "soon gone\n")
    write(os.fsencode(top) + b"/bad\xffname.txt", "inside name.txt\n")
    write(os.path.join(top, "line\nbreak.txt"), "inside break.txt\n")
    write(os.path.join(top, "huge.txt"), "the first line of many\n")
    os.truncate(os.path.join(top, "huge.txt"), HUGE)


def opens_and_says(person, name, words):
    """The row opens a screen that says the words, and Back leads to the list again."""
    person.open(name)

    def says():
        text = "\n".join(window.full_text for window in person.windows()).lower()
        return words in text and not person.rows(exactly="plain.txt")

    person.wait(says, f"{name} to say {words!r}")
    person.click("Back")
    person.row("plain.txt")


def without_override_of_permissions(top):
    """The superuser reads everything: the application then runs without that one right, as same user.

    Empty for any other user. The proof that it works comes first, or the scenario would test nothing.
    """
    prefix = []
    if os.geteuid() == 0:
        prefix = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search", "--"]
    locked = os.path.join(top, "locked")
    assert os.spawnvp(os.P_WAIT, "sh", ["sh", "-c", '"$@" 2>/dev/null', "sh", *prefix, "ls", locked]) != 0, (
        "a folder without permission can be read here: the scenario cannot be played"
    )
    return prefix


def has_reader(pipe):
    """True where somebody has the pipe open for reading."""
    assert stat.S_ISFIFO(os.stat(pipe).st_mode)
    try:
        os.close(os.open(pipe, os.O_WRONLY | os.O_NONBLOCK))
        return True
    except OSError:
        return False


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
