"""A folder in daily use, with the keyboard: hidden files, order, search, changes, and what other applications open."""

import os
import shutil
import stat
import tempfile
import time

from family import entry
from files import without_override_of_permissions, write
from navigation import wait_for_title
from person import STILL
from scenario import scenario, wait_for_page
from tree import Role, StateType

# What the menu of a folder holds, from the top down.
ENTRIES = ["Show Hidden Files", "Name", "Size", "Modified", "Ascending", "Descending", "Open in File Manager"]


@scenario()
def folder_hidden_files(stage):
    """Control+H and the menu show hidden files, in every folder at once; a folder with nothing else offers it."""
    with folder() as top:
        fill(top, [".secret", "kept.txt", "old.txt~", "listed.txt"])
        write(os.path.join(top, ".hidden"), "listed.txt\n")
        fill(os.path.join(top, "inside"), [".only"])
        person = start(stage, top)
        shows(person, ["inside", "kept.txt"])
        person.find(Role.LABEL, "2 items, 4 hidden")
        person.press("ctrl+h")
        shows(person, ["inside", ".hidden", ".secret", "kept.txt", "listed.txt", "old.txt~"], in_order=False)
        person.press("ctrl+h")
        shows(person, ["inside", "kept.txt"])
        person.open("inside")
        person.find(containing="only one hidden item")
        person.wait(lambda: person.button("Show Hidden Files").is_focused, "the focus on what it offers")
        person.press("Return")
        shows(person, [".only"])
        open_menu(person, "Show Hidden Files")
        assert entry(person, "Show Hidden Files").is_checked, "the menu has no tick"
        person.press("Escape")
        person.wait(lambda: not entry(person, "Show Hidden Files"), "the menu to close")
        person.press("alt+Left")
        shows(person, ["inside", ".hidden", ".secret", "kept.txt", "listed.txt", "old.txt~"], in_order=False)
        choose(person, "Show Hidden Files")
        shows(person, ["inside", "kept.txt"])
        person.close()


@scenario()
def folder_order(stage):
    """The menu sorts by name, size and date, up and down, folders always first; what is selected stays selected."""
    with folder() as top:
        for name, size, day in (("a 10", 5, 2), ("a 2", 50, 3), ("b", 500, 1)):
            write(os.path.join(top, name), "x" * size)
            os.utime(os.path.join(top, name), (day * 86400, day * 86400))
        os.mkdir(os.path.join(top, "folder"))
        person = start(stage, top)
        shows(person, ["folder", "a 2", "a 10", "b"])
        person.focus_row(person.row("a 10"))
        for word, names in (
            ("Size", ["folder", "a 10", "a 2", "b"]),
            ("Descending", ["folder", "b", "a 2", "a 10"]),
            ("Modified", ["folder", "a 2", "a 10", "b"]),
            ("Ascending", ["folder", "b", "a 10", "a 2"]),
            ("Name", ["folder", "a 2", "a 10", "b"]),
            ("Descending", ["folder", "b", "a 10", "a 2"]),
        ):
            choose(person, word)
            shows(person, names)
            person.wait(lambda: is_selected(person.row("a 10")), f"the file to stay selected after {word}")
            open_menu(person, word)
            assert entry(person, word).is_checked, f"{word} has no dot"
            person.press("Escape")
            person.wait(lambda: not entry(person, "Name"), "the menu to close")
        person.close()


@scenario("F4")
def folder_search(stage):
    """Typing searches, in any case of letters; Down leads to what is found, Return opens it, and Escape ends it."""
    with folder() as top:
        fill(top, ["Apfelkuchen", "apfel.txt", "Birne", "ÄPFEL", "apfel und birne"])
        write(os.fsencode(top) + b"/apf\xffel", "inside\n")
        person = start(stage, top)
        person.wait(lambda: len(names(person)) == 6, "six rows")
        person.type("apfel b")
        shows(person, ["apfel und birne"])
        person.find(Role.LABEL, "1 of 6 items")
        person.press("Down")
        person.wait(lambda: person.row("apfel und birne").is_focused, "the focus on what was found")
        person.press("Return")
        wait_for_title(person, "apfel und birne")
        person.watch_turn()
        person.press("alt+Left")
        shows(person, ["apfel und birne"])
        person.wait(lambda: person.row("apfel und birne").is_focused, "the focus on what was opened")
        person.watch_turn()
        person.press("Escape")
        person.wait(lambda: len(names(person)) == 6, "all rows again")
        person.wait(lambda: person.row("apfel und birne").is_focused, "the focus where it was")
        person.press("ctrl+f")
        person.type("nowhere")
        person.find(Role.LABEL, "No Results")
        write(os.path.join(top, "nowhere else"), "")
        shows(person, ["nowhere else"])
        person.press("Escape")
        person.wait(lambda: len(names(person)) == 7, "all rows again")
        person.close()


@scenario()
def folder_changes(stage):
    """What comes, goes and changes on the disk does so in the list; the focus and what is on screen stay."""
    with folder() as top:
        fill(top, [f"file {number:03}" for number in range(300)])
        person = start(stage, top)
        person.focus_row(person.row("file 000"))
        person.press(*["Page_Down"] * 4)
        row = person.wait(lambda: focused(person), "a row with the focus")
        name, place = row.name, row.extents()
        number = int(name.split()[1])
        assert number > 20, f"four pages down is {name}"

        def stands():
            row = person.row(name)
            return row.is_focused and row.extents() == place

        above, below = os.path.join(top, "file 000 b"), os.path.join(top, f"file {number:03} b")
        write(above, "")
        write(below, "")
        person.wait(lambda: person.rows(f"file {number:03} b"), "the new row")
        person.wait(lambda: person.sees(Role.LABEL, "302 items"), "two more")
        person.wait(stands, "the row to stand where it stood")
        os.remove(above)
        os.rename(below, os.path.join(top, f"file {number:03} c"))
        person.wait(lambda: person.rows(f"file {number:03} c"), "the new name")
        assert not person.rows(f"file {number:03} b"), "the old name is still there"
        person.wait(stands, "the row to stand where it stood")
        write(os.path.join(top, name), "x" * 12_345)
        person.wait(lambda: "12.3" in person.row(name).full_text, "the new size")
        person.wait(stands, "the row to stand where it stood")
        os.remove(os.path.join(top, name))
        person.wait(lambda: not person.rows(name), "the row to go")
        person.wait(lambda: focused(person), "the focus on a neighbour")
        assert focused(person).name == f"file {number:03} c", f"the focus went to {focused(person)}"
        for number in range(300):
            write(os.path.join(top, f"many {number}"), "")
        person.find(Role.LABEL, "600 items")
        person.wait(lambda: focused(person), "the focus in the list")
        person.press("F5")
        person.find(Role.LABEL, "600 items")
        person.close()


@scenario()
def folder_removed(stage):
    """A folder that goes while it is shown says so, can be left, and is there again when it comes back."""
    with folder() as top:
        inside = os.path.join(top, "inside")
        fill(inside, ["one", "two"])
        person = start(stage, top)
        person.open("inside")
        person.focus_row(person.row("two"))
        shutil.rmtree(inside)
        person.find(containing="does not exist any more")
        person.wait(lambda: person.button("Back").is_focused, "the focus on Back")
        person.press("F5")
        person.find(containing="does not exist any more")
        person.press("space")
        wait_for_page(person)
        person.find(containing="nothing in this folder")
        fill(inside, ["three"])
        person.watch_turn()
        person.open("inside")
        shows(person, ["three"])
        shutil.rmtree(inside)
        person.find(containing="does not exist any more")
        fill(inside, ["four"])
        person.press("F5")
        shows(person, ["four"])
        person.close()


@scenario()
def folder_locked(stage):
    """A folder that may not be read any more while it is shown says so, and shows its files when it may again."""
    with folder() as top:
        inside = os.path.join(top, "locked")
        fill(inside, ["one"])
        os.chmod(inside, 0)
        person = stage.start("--page", "files", top, prefix=without_override_of_permissions(top))
        os.chmod(inside, stat.S_IRWXU)
        person.open("locked")
        shows(person, ["one"])
        os.chmod(inside, 0)
        person.find(containing="do not have the permission")
        os.chmod(inside, stat.S_IRWXU)
        shows(person, ["one"])
        person.close()


@scenario()
def folder_position(stage):
    """Who comes back finds the list where it was left, and the focus on what was opened, however deep the way was."""
    with folder() as top:
        fill(top, [f"file {number:03}" for number in range(300)])
        for name in ("folder a", "folder b"):
            fill(os.path.join(top, name, "inner", "innermost"), ["deep"])
        person = start(stage, top)
        person.focus_row(person.row("folder a"))
        person.press("End")
        person.wait(lambda: focused(person) and focused(person).name == "file 299", "the last row")
        person.press(*["Up"] * 30)
        row = person.wait(lambda: focused(person), "a row with the focus")
        name, place = row.name, row.extents()
        person.press("Return")
        wait_for_title(person, name)
        write(os.path.join(top, "file 000 b"), "")
        person.watch_turn()
        person.press("alt+Left")
        person.wait(lambda: person.row(name).is_focused, "the focus on what was opened")
        person.find(Role.LABEL, "303 items")
        assert person.row(name).extents() == place, f"{person.row(name).extents()}, not {place}"
        person.watch_turn()
        person.press("Home")
        person.wait(lambda: person.row("folder a").is_focused, "the first row")
        person.press("Down", "Return")
        for inner in ("inner", "innermost", "deep"):
            person.open(inner)
            person.watch_turn()
        for inner in ("deep", "innermost", "inner", "folder b"):
            person.press("alt+Left")
            person.wait(lambda name=inner: person.row(name).is_focused, f"the focus on {inner}")
            person.watch_turn()
        person.close()


@scenario()
def folder_open_elsewhere(stage):
    """Control+O opens a file with the user's application; where there is none, or it cannot start, the page says so."""
    with folder() as top, folder() as elsewhere:
        odd = os.fsencode(top) + b"/odd \xff name.txt"
        write(odd, "some words\n")
        write(os.path.join(top, "unknown.xyzzy"), "\0\1\2")
        write(os.path.join(top, "readme.md"), "# Words\n")
        person = stage.person()
        person.settings(**STILL)
        marker = os.path.join(elsewhere, "marker")
        install_handlers(person, marker)
        before = stamps(top)
        person.start("--page", "files", top)
        person.activate(person.row(containing="name.txt"))
        person.find(containing="some words")
        person.press("ctrl+o")
        person.wait(lambda: os.path.exists(marker), "the application")
        with open(marker, "rb") as file:
            assert file.read() == odd, "the application was given another file"
        person.press("alt+Left")
        person.open("readme.md")
        person.press("ctrl+o")
        notice = person.find(Role.LABEL, containing="Broken could not be started")
        close_notice(person, notice)
        person.press("alt+Left")
        person.open("unknown.xyzzy")
        person.press("ctrl+o")
        notice = person.find(Role.LABEL, containing="No application is installed that opens")
        close_notice(person, notice)
        person.press("alt+Left")
        person.row("unknown.xyzzy")
        assert stamps(top) == before, "something was written to the folder that is shown"
        person.close()


@scenario(is_long=True)
def folder_100k_changes(stage):
    """In a folder of 100,000 entries a new file appears, a search finds, and the order changes. The times are for people."""
    with folder() as top:
        for number in range(100_000):
            os.close(os.open(os.path.join(top, f"entry {number:06}"), os.O_CREAT | os.O_WRONLY))
        person = stage.start("--page", "files", top)
        # Rows that come under the mouse are selected, and stay in sight.
        person.mouse_away()
        person.row("entry 000000", timeout=60)
        clock = Clock()
        write(os.path.join(top, "a new one"), "")
        person.find(Role.LABEL, "100001 items", timeout=30)
        clock.says("a new file")
        person.type("77777")
        person.find(Role.LABEL, "1 of 100001 items", timeout=30)
        clock.says("a search")
        person.press("Escape")
        person.find(Role.LABEL, "100001 items", timeout=30)
        clock.says("its end")
        person.press("Home")
        person.wait(lambda: focused(person) and focused(person).name == "a new one", "the first row", timeout=30)
        clock.says("Home")
        choose(person, "Descending")
        person.wait(lambda: names(person)[-1:] == ["a new one"], "the other order", timeout=30)
        clock.says("another order")
        choose(person, "Size")
        person.wait(lambda: names(person)[:1] == ["a new one"], "the order by size", timeout=30)
        clock.says("the order by size")
        person.close()


class Clock:
    """Says how long steps take."""

    def __init__(self):
        self.last = time.monotonic()

    def says(self, what):
        now = time.monotonic()
        print(f"100,000 entries, {what}: {now - self.last:.2f} s (looking included)")
        self.last = time.monotonic()


def folder():
    return tempfile.TemporaryDirectory(prefix="backable-")


def start(stage, top):
    person = stage.start("--page", "files", top)
    wait_for_page(person)
    person.mouse_away()
    return person


def fill(top, names):
    """Makes a folder, and empty files in it."""
    os.makedirs(top, exist_ok=True)
    for name in names:
        write(os.path.join(top, name), "")


def names(person):
    """The rows' names, from the top down."""
    return [row.name for row in person.rows()]


def shows(person, expected, in_order=True):
    """Waits until the list has these rows."""

    def is_there():
        found = names(person)
        return found == expected if in_order else sorted(found) == sorted(expected)

    person.wait(is_there, f"the rows {expected}")


def focused(person):
    """The row that has the focus; None: none has."""
    return next((row for row in person.rows() if row.is_focused), None)


def is_selected(row):
    return row.has_state(StateType.SELECTED)


def open_menu(person, name):
    person.press("F10")
    person.wait(lambda: entry(person, name), "the menu")


def choose(person, name):
    """Chooses from the menu, by the keyboard. Looking for each entry would take long beside a long list."""
    open_menu(person, name)
    person.wait(lambda: entry(person, ENTRIES[0]).is_focused, "the focus on the first entry")
    person.press(*["Down"] * ENTRIES.index(name), "Return")
    person.wait(lambda: not entry(person, name), "the menu to close")


def close_notice(person, notice):
    """Puts away what the page says, and waits until it has gone."""
    words = notice.text
    button = next(each for each in notice.parent.children if each.role == Role.PUSH_BUTTON)
    button.act()
    person.wait_gone(Role.LABEL, containing=words)


def stamps(top):
    """What shows that somebody wrote into a folder."""
    return {
        name: (os.lstat(os.path.join(top, name)).st_mtime_ns, os.lstat(os.path.join(top, name)).st_size)
        for name in [".", *os.listdir(top)]
    }


def install_handlers(person, marker):
    """The person's applications: one for plain texts that writes the path that it is given to a file, and one for Markdown
    that cannot be started.
    """
    writes = f"sh -c 'printf %%s \"$1\" > {marker}.new && mv {marker}.new {marker}' sh %f"
    kinds = (
        ("text/plain", {"Name": "Scenario", "Exec": writes}),
        ("text/markdown", {"Name": "Broken", "Exec": "true %f", "Path": "/nowhere/at/all"}),
    )
    defaults = {}
    for number, (kind, keys) in enumerate(kinds):
        defaults[kind] = f"backable-scenario-{number}.desktop"
        keys = {"Type": "Application", "MimeType": f"{kind};", "NoDisplay": "true", **keys}
        person.write_groups(f"../data/applications/{defaults[kind]}", {"Desktop Entry": keys})
    person.write_groups("mimeapps.list", {"Default Applications": defaults})
