"""The running demo under a sanitizer; without one the scenario is a test of many page turns."""

from person import STILL
from navigation import push_and_wait
from scenario import scenario, wait_for_gallery, wait_for_page
from tree import Role

ROUNDS = 20
STEPS = 10


@scenario
def leak(stage):
    """200 pushes and pops, a sheet, a source and a folder, then a clean close with nothing complained of."""
    titles = stage.titles()
    person = stage.person()
    person.settings(**STILL)
    person.start("--page", "deep-stack")
    wait_for_page(person)
    for _ in range(ROUNDS):
        for _ in range(STEPS):
            push_and_wait(person, "Push")
        for _ in range(STEPS):
            person.click("Back")
    person.click("Pop to Root")
    wait_for_gallery(person, titles)
    for page in titles:
        person.open(titles[page])
        wait_for_page(person)
        person.click("Source")
        person.wait_gone(Role.PUSH_BUTTON, "Source")
        person.click("Back")
        wait_for_page(person)
        person.click("Back")
        wait_for_gallery(person, titles)
    person.close(timeout=60)
