"""Scenarios that leave pictures behind."""

import os
import tempfile

from person import STILL
from scenario import scenario, wait_for_gallery, wait_for_page


@scenario
def walk(stage):
    """Gallery, default-back, a click on Back, files: a picture of each step."""
    stage.pictures = stage.pictures or tempfile.mkdtemp(prefix="backable-walk-")
    titles = stage.titles()
    person = stage.person()
    person.settings(**STILL)
    person.start()
    wait_for_gallery(person, titles)
    taken = [person.screenshot("1-gallery")]
    person.open(titles["default-back"])
    wait_for_page(person)
    taken.append(person.screenshot("2-default-back"))
    person.click("Back")
    wait_for_gallery(person, titles)
    taken.append(person.screenshot("3-gallery-again"))
    person.open(titles["files"])
    person.row()
    taken.append(person.screenshot("4-files"))
    person.close()
    print(f"The pictures are in {os.path.relpath(stage.pictures)}:")
    for path in taken:
        print(f"  {os.path.relpath(path)}")
