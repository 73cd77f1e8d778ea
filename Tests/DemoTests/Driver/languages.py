"""The library speaks the language that the user reads, and GTK's words in the same window are in no other."""

import gettext

import words
from navigation import wait_for_title
from person import STILL
from scenario import scenario
from tree import Role


@scenario()
def languages(stage):
    """B7: the back button, its menu and the system items are called as the user calls them."""
    for language in ("de", "ar"):
        spoken = words.of(language)
        person = start(stage, "history", language)
        # The demo's own words come from another table.
        demo = words.of(language, "po-demo")
        wait_for_title(person, demo["History"])
        for word in (spoken["Back"], demo["Source"]):
            person.wait(lambda: shown(person, word), f"a button {word}")
        person.click("Open All Chapters")
        wait_for_title(person, "Arrival")
        person.mouse_click(person.button(spoken["Back"]), button=3)
        person.find(name=spoken["History"])
        person.press("Escape")
        person.wait_gone(name=spoken["History"])
        person.close()
        assert_speaks(stage, language, spoken=spoken, gtk=[language])


@scenario()
def languages_by_environment(stage):
    """Which language it is, by what the environment says: as gettext has it, and so GTK."""
    german = words.of("de")
    for environment, spoken, gtk in (
        ({"LANGUAGE": "xx:de:ar"}, german, ["xx", "de", "ar"]),
        ({"LANGUAGE": "ar_EG.UTF-8@latin:de"}, words.of("ar"), ["ar", "de"]),
        # Nobody knows this language: English.
        ({"LANGUAGE": "xx"}, {}, ["xx"]),
        # In the C locale LANGUAGE counts for nothing.
        ({"LC_ALL": "C", "LANGUAGE": "de"}, {}, []),
        # English needs no translation to be understood.
        ({"LANGUAGE": "en_US:de"}, {}, ["en", "de"]),
    ):
        assert_speaks(stage, "de", spoken=spoken, gtk=gtk, **environment)


def start(stage, page, language, **environment):
    person = stage.person()
    person.language = language
    person.settings(**STILL)
    return person.start("--page", page, **environment)


def shown(person, name):
    """Whether a button is called exactly so."""
    return any(element.name == name for element in person.elements(Role.PUSH_BUTTON))


def assert_speaks(stage, language, spoken, gtk, **environment):
    """The words of the library are the given ones, else English; those of GTK are in the first of these languages."""
    person = start(stage, "bar-items", language, **environment)
    translation = gettext.translation("gtk40", languages=gtk or ["C"], fallback=True)
    for name in (*(spoken.get(word, word) for word in ("Back", "Add", "Save")), translation.gettext("Close")):
        person.wait(lambda: shown(person, name), f"a button {name!r} for {environment or language}")
    person.close()
