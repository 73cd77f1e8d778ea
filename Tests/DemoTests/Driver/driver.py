#!/usr/bin/env python3
"""Plays one scenario with the running application: driver.py SCENARIO APPLICATION

Ends with status 0 when everything was as it should be; else it says what was not, leaves a picture of the
display beside the application, and ends with status 1.
"""

import argparse
import os
import sys
import traceback

import audit  # noqa: F401  (each module registers its scenarios)
import bad_input  # noqa: F401
import command_line  # noqa: F401
import files  # noqa: F401
import leaks  # noqa: F401
import navigation  # noqa: F401
import pages  # noqa: F401
import pictures  # noqa: F401
import precedence  # noqa: F401
import routes  # noqa: F401
import window  # noqa: F401
from person import require_display
from scenario import SETTINGS, Stage, scenarios


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("scenario", nargs="?", choices=sorted(scenarios))
    parser.add_argument("app", nargs="?", help="the path of backable-demo")
    parser.add_argument("--pictures", help="the folder for pictures")
    parser.add_argument("--folder", help="the folder that the walk shows in files")
    parser.add_argument("--list", action="store_true", help="print the scenarios' names")
    parser.add_argument(
        "--settings", metavar="APP", help="play each scenario that shows a rule in every setting of a window"
    )
    options = parser.parse_args()
    if options.list:
        print("\n".join(sorted(scenarios)))
        return 0
    if options.settings:
        return play_in_all_settings(options.settings)
    if not options.scenario or not options.app:
        parser.error("a scenario and the path of the application are needed")
    return play(options.scenario, Stage(options.app, options.pictures, options.folder))


def play(name, stage):
    try:
        require_display()
        scenarios[name](stage)
        return 0
    except Exception:
        traceback.print_exc()
        leave_evidence(name, stage)
        return 1
    finally:
        for person in stage.people:
            person.clean_up()


def play_in_all_settings(app):
    """Prints a row for each rule and setting, with its verdict. What went wrong comes before."""
    verdicts = {}
    for setting in SETTINGS:
        for name, function in scenarios.items():
            if not function.rules:
                continue
            failed = play(name, Stage(app, setting=setting))
            for rule in function.rules:
                verdicts.setdefault((rule, setting), []).append((name, failed))
    print(f"{'rule':<6}{'setting (X11)':<34}{'verdict':<9}scenarios")
    for rule, setting in sorted(verdicts, key=lambda key: (key[0][0], int(key[0][1:]), key[1])):
        played = verdicts[rule, setting]
        verdict = "FAILED" if any(failed for _, failed in played) else "passed"
        print(f"{rule:<6}{str(setting):<34}{verdict:<9}{', '.join(name for name, _ in played)}")
    failures = sum(any(failed for _, failed in played) for played in verdicts.values())
    print(f"{len(verdicts)} rows, {failures} failures")
    return 1 if failures or not verdicts else 0


def leave_evidence(name, stage):
    """What the display showed and what the application said, for whoever reads the failure."""
    for person in stage.people:
        if person.process is None:
            continue
        try:
            print(f"The application's standard error:\n{person.complaints()}", file=sys.stderr)
            person.pictures = os.path.join(os.path.dirname(os.path.abspath(stage.app)), "driver-failures")
            print(f"A picture: {person.screenshot(name)}", file=sys.stderr)
        except Exception as error:
            print(f"No picture: {error}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
