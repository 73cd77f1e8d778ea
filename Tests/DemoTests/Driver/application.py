"""The application as such: its preferences, its windows and screens over a restart, its keys, what it says of itself."""

import os
import subprocess

from family import entry
from navigation import wait_for_title
from scenario import GALLERY, scenario, wait_for_gallery, wait_for_page
from tree import Role

SETTINGS = "config/org.backable.Demo/settings.ini"


@scenario()
def preferences(stage):
    """Each preference acts at once, is reached by the keyboard alone, and is kept."""
    person = stage.start("--page", "history")
    wait_for_page(person)
    before = back(person)
    open_preferences(person)
    choose(person, "Style", 2)
    person.wait(lambda: kept(person, "color-scheme") == "dark", "the choice to be kept")
    choose(person, "Text Direction", 2)
    choose(person, "Animations", 1)
    choose(person, "Window Buttons", 1)
    switch = person.find(Role.CHECK_BOX, "Escape Goes Back")
    focus(person, switch)
    person.press("space")
    person.wait(lambda: kept(person, "escape-goes-back") == "false", "the switch to be kept")
    # Escape closes this sheet no more; its own button does.
    person.press("Escape")
    assert len(person.windows()) == 2
    person.press("ctrl+w")
    person.wait(lambda: len(person.windows()) == 1, "the sheet to close")
    person.wait(
        lambda: back(person) > before + 300, "the back button on the other side"
    )
    person.press("Escape")
    assert person.title == "History"
    person.close()
    for key, value in {"color-scheme": "dark", "animations": "on", "window-controls": "start"}.items():
        assert kept(person, key) == value, f"{key} is {kept(person, key)}"
    # They hold for the next start, whose first key would have gone back.
    person.start("--page", "history")
    wait_for_page(person)
    person.press("Escape")
    assert person.title == "History"
    assert back(person) > before + 300
    person.close()


@scenario()
def opens_as_it_was(stage):
    """The next start shows the screens and the size of the last one; what is gone or broken is left out."""
    titles = stage.titles()
    person = stage.start("--page", "history")
    wait_for_page(person)
    person.resize(700, 500)
    person.click("Open All Chapters")
    wait_for_title(person, "Arrival")
    person.press("alt+Left")
    person.wait(lambda: person.title != "Arrival", "the chapter before")
    chapter = person.title
    size = person.windows()[0].extents()[2:]
    assert size[0] < 720, size
    person.close()
    person.start()
    wait_for_title(person, chapter)
    person.wait(lambda: person.windows()[0].extents()[2:] == size, f"the size of {size}")
    person.press("alt+Left")
    person.wait(lambda: person.title != chapter, "the chapter before")
    # A page that is asked for comes before what was there.
    person.close()
    person.start("--page", "form")
    wait_for_page(person)
    assert person.title == titles["form"]
    person.close()
    for broken in ("[Settings]\nstack=nonsense\nwindow-width=many\nwindow-height=-5\n", "no settings at all"):
        with open(os.path.join(person.scratch, SETTINGS), "w", encoding="utf-8") as file:
            file.write(broken)
        person.start()
        wait_for_gallery(person, titles)
        person.press("alt+F4")
        assert person.process.wait(20) == 0
        assert ("cannot be read" in person.complaints()) == ("stack" in broken), person.complaints()
        person.process = None


@scenario()
def what_was_there_is_gone(stage):
    """A folder that was on show and is gone says so when the next start shows it, and can be left."""
    titles = stage.titles()
    person = stage.person()
    folder = os.path.join(person.scratch, "folder-of-the-last-time")
    os.makedirs(folder)
    person.settings()
    person.start(folder)
    wait_for_page(person)
    person.close()
    os.rmdir(folder)
    person.start()
    person.find(containing=os.path.basename(folder))
    person.press("alt+Left")
    wait_for_gallery(person, titles)
    person.close()


@scenario()
def nothing_can_be_kept(stage):
    """In a home that cannot be written the application runs, and says once that nothing is kept."""
    person = stage.person()
    blocked = os.path.join(person.scratch, "file")
    with open(blocked, "w", encoding="utf-8") as file:
        file.write("in the way")
    person.start("--page", "history", XDG_CONFIG_HOME=blocked)
    wait_for_page(person)
    person.press("alt+Left")
    person.wait(lambda: person.title == GALLERY, "the gallery")
    person.press("alt+F4")
    assert person.process.wait(20) == 0
    person.process = None
    assert person.complaints().count("cannot be kept") == 1, person.complaints()


@scenario()
def about_and_keys(stage):
    """The menu leads to what the application says of itself, and to a list of all keys, those of the page among them."""
    person = stage.start("--page", "refresh")
    wait_for_page(person)
    person.press("ctrl+question")
    person.wait(lambda: len(person.windows()) == 2, "the list of keys")
    for words in ("Refresh", "Back", "Preferences", "Quit"):
        person.find(containing=words)
    person.press("Escape")
    person.wait(lambda: len(person.windows()) == 1, "the list to close")
    person.press("alt+Left")
    person.wait(lambda: person.title == GALLERY, "the gallery")
    person.press("F10")
    person.wait(lambda: entry(person, "About Backable"), "the menu")
    person.press("Up", "Up", "Return")
    person.wait(lambda: len(person.windows()) == 2, "the dialog")
    person.find(containing=person.run("--version")[1].split()[-1])
    person.press("Escape")
    person.wait(lambda: len(person.windows()) == 1, "the dialog to close")
    person.close()


@scenario()
def settings_of_another_version(stage):
    """With a schema GSettings keeps them; keys that it does not have, or has with other types, are as if not there."""
    person = stage.person()
    person.settings()
    folder = os.path.join(person.scratch, "schemas")
    os.makedirs(folder)
    with open(os.path.join(folder, "org.backable.Demo.gschema.xml"), "w", encoding="utf-8") as file:
        file.write(SCHEMA)
    subprocess.run(["glib-compile-schemas", "--strict", folder], check=True)
    environment = {"GSETTINGS_SCHEMA_DIR": folder, "GSETTINGS_BACKEND": "keyfile"}
    person.start("--page", "history", **environment)
    wait_for_page(person)
    open_preferences(person)
    choose(person, "Style", 1)
    person.press("ctrl+w")
    person.wait(lambda: len(person.windows()) == 1, "the sheet to close")
    person.close()
    assert not os.path.exists(os.path.join(person.scratch, SETTINGS)), "there is a schema"
    with open(os.path.join(person.scratch, "config/glib-2.0/settings/keyfile"), encoding="utf-8") as file:
        text = file.read()
    assert "color-scheme='light'" in text, text
    person.start(**environment)
    wait_for_gallery(person, stage.titles())
    person.close()


# Sizes that are texts, no stack, a style that is none of ours.
SCHEMA = """<schemalist><schema id="org.backable.Demo" path="/org/backable/Demo/">
<key name="color-scheme" type="s"><default>'sepia'</default></key>
<key name="window-width" type="s"><default>'wide'</default></key>
<key name="window-height" type="s"><default>'high'</default></key>
<key name="window-maximized" type="s"><default>'perhaps'</default></key>
</schema></schemalist>"""


def back(person):
    """Where the back button begins, in pixels."""
    return person.button("Back").extents()[0]


def open_preferences(person):
    person.press("ctrl+comma")
    person.find(containing="Escape Goes Back")
    person.watch_turn()


def focus(person, element):
    """Brings the focus to an element or something in it, by Tab alone."""
    person.tab_until(lambda: any(part.is_focused for part in element.walk()), str(element))


def choose(person, name, steps):
    """Chooses in a list that opens from a button, so many entries below the first."""
    focus(person, person.find(name=name))
    person.press("space")
    person.watch_turn()
    person.press(*["Down"] * steps, "Return")
    person.watch_turn()


def kept(person, key):
    """What is kept under a key; None: nothing."""
    try:
        with open(os.path.join(person.scratch, SETTINGS), encoding="utf-8") as file:
            lines = [line.rstrip("\n").split("=", 1) for line in file]
    except OSError:
        return None
    return dict(pair for pair in lines if len(pair) == 2).get(key)
