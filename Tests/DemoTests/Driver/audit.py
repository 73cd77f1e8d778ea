"""Every page of the gallery: names for everything that can be used, and the page's own source."""

import glob
import os
import re

from navigation import open_sheet
from scenario import REPOSITORY, scenario, wait_for_gallery, wait_for_page
from tree import ACTIONABLE, Role


# Field report: unnamed button.
@scenario(is_long=True)
def audit(stage):
    """Every actionable widget of every page has a role and a real name."""
    titles = stage.titles()
    person = stage.start()
    wait_for_gallery(person, titles)
    faults = faults_on(person, "the gallery")
    person.close()
    for page in titles:
        person = stage.start("--page", page)
        wait_for_page(person)
        faults += faults_on(person, page)
        if page == "modal":
            open_sheet(person)
            faults += faults_on(person, "the sheet")
            person.press("Escape")
            person.wait(lambda: len(person.windows()) == 1, "the sheet to close")
        person.click("Source")
        person.wait_gone(Role.PUSH_BUTTON, "Source")
        faults += faults_on(person, f"the source of {page}")
        person.close()
    assert not faults, "\n".join(faults)


@scenario(is_long=True)
def every_page_has_source(stage):
    """The Source button of each page shows that page's file, to the letter, and Back returns."""
    for page in stage.titles():
        file, source = source_of(page)
        person = stage.start("--page", page)
        wait_for_page(person)
        person.click("Source")
        person.wait(
            lambda: any(element.text == source for element in person.elements(Role.TEXT)),
            f"the text of {file}",
        )
        person.click("Back")
        wait_for_page(person)
        person.close()


def source_of(page):
    """The file that declares the page with this id, and its text."""
    found = []
    pattern = os.path.join(REPOSITORY, "Sources", "BackableDemo", "Pages", "**", "*Page.swift")
    for file in glob.glob(pattern, recursive=True):
        with open(file, encoding="utf-8") as opened:
            text = opened.read()
        if re.search(rf'\bid\b[^\n]*"{re.escape(page)}"', text):
            found.append((file, text))
    assert len(found) == 1, f"{page} is declared in {len(found)} files"
    return found[0]


def faults_on(person, where):
    """What a screen reader could not read out; looks inside everything."""
    faults = []
    seen = 0
    for element in person.root.walk(leaves=()):
        role = element.role
        if role not in ACTIONABLE:
            # Labels and windows offer actions as well, but none that a person misses: only clicks count.
            if {"click", "activate"} & set(element.actions):
                faults.append(f"{where}: {element} can be clicked, but its role does not say so")
            continue
        seen += 1
        # A row is read out with the words inside it; they may be the name of a file.
        name = element.full_text if role == Role.LIST_ITEM else element.name
        if not name.strip() or re.match(r"Gtk[A-Z]", name) or ("_" in name and role != Role.LIST_ITEM):
            faults.append(f"{where}: {element} has no real name")
    assert seen > 0, f"{where}: nothing can be used there"
    return faults
