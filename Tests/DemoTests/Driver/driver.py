#!/usr/bin/env python3
"""Plays one scenario with the running application: driver.py SCENARIO APPLICATION

Ends with status 0 when everything was as it should be; else it says what was not, leaves a picture of the
display beside the application, and ends with status 1.
"""

import argparse
import os
import sys
import traceback

import application  # noqa: F401  (each module registers its scenarios)
import audit  # noqa: F401
import bad_input  # noqa: F401
import bars  # noqa: F401
import command_line  # noqa: F401
import everywhere  # noqa: F401
import family  # noqa: F401
import files  # noqa: F401
import folder  # noqa: F401
import installed  # noqa: F401
import inspector  # noqa: F401
import languages  # noqa: F401
import leaks  # noqa: F401
import navigation  # noqa: F401
import pages  # noqa: F401
import pictures  # noqa: F401
import precedence  # noqa: F401
import routes  # noqa: F401
import screenshots  # noqa: F401
import slow  # noqa: F401
import soak  # noqa: F401
import swipes  # noqa: F401
import themes  # noqa: F401
import window  # noqa: F401
import windows  # noqa: F401
from display import PICTURES
from person import require_display
from scenario import Stage, scenarios


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("scenario", nargs="?", choices=sorted(scenarios))
    parser.add_argument("app", nargs="?", help="the path of backable-demo")
    parser.add_argument("--pictures", help="the folder for pictures")
    parser.add_argument("--folder", help="the folder that the walk shows in files")
    parser.add_argument("--list", action="store_true", help="print the scenarios' names")
    parser.add_argument("--mirrored", action="store_true", help="from right to left")
    parser.add_argument("--moving", action="store_true", help="with animations")
    options = parser.parse_args()
    if options.list:
        print("\n".join(sorted(scenarios)))
        return 0
    if not options.scenario or not options.app:
        parser.error("a scenario and the path of the application are needed")
    stage = Stage(options.app, options.pictures, options.folder, options.mirrored, options.moving)
    return play(options.scenario, stage)


def play(name, stage):
    try:
        require_display()
        missing = stage.setting.display.missing(scenarios[name].needs)
        assert not missing, f"not on {stage.setting.display.name}: {missing}"
        scenarios[name](stage)
        return 0
    except Exception:
        traceback.print_exc()
        leave_evidence(name, stage)
        return 1
    finally:
        for person in stage.people:
            person.clean_up()


def leave_evidence(name, stage):
    """What the display showed and what the application said, for whoever reads the failure."""
    for person in stage.people:
        if person.process is None:
            continue
        try:
            print(f"The application's standard error:\n{person.complaints()}", file=sys.stderr)
            person.pictures = os.path.join(os.path.dirname(os.path.abspath(stage.app)), "driver-failures")
            if stage.setting.display.missing([PICTURES]):
                print(f"What was there:\n{person.tree()}", file=sys.stderr)
            else:
                picture = person.screenshot("-".join([name, *stage.setting.words]))
                print(f"A picture: {picture}", file=sys.stderr)
        except Exception as error:
            print(f"No picture: {error}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
