"""Thousands of actions by chance, from outside, as a person: at each rest the window and the core agree.

The environment says how: BACKABLE_SEED chooses the actions and the setting, BACKABLE_ACTIONS how many there are,
BACKABLE_SHRINK for how many seconds a failing run may be shortened. What was done is written down when it fails, and
BACKABLE_REPLAY names such a file: the seed repeats the choices only as far as the machine is as fast.
"""

import json
import os
import random
import subprocess
import sys
import time

from actions import Action, Chance
from display import WINDOW_TOOLS
from scenario import Setting, scenario
from soak_run import Run
from tree import Gone

FAILURES = (AssertionError, Gone, subprocess.TimeoutExpired)
LAST = 30


@scenario(needs=[WINDOW_TOOLS], is_long=True)
def soak(stage):
    """Random actions by a printed seed; the window and the core agree at each rest, and nothing is complained of."""
    seed = int(os.environ.get("BACKABLE_SEED") or random.SystemRandom().randrange(1 << 32))
    replayed = read(os.environ.get("BACKABLE_REPLAY"))
    count = len(replayed) or int(os.environ.get("BACKABLE_ACTIONS") or 150)
    stage.setting = Setting(is_mirrored=seed % 2 == 1, is_moving=seed // 2 % 2 == 1)
    print(f"soak: seed {seed}, {count} actions, {stage.setting}", flush=True)
    chance = Chance(random.Random(seed), list(stage.titles()), haste=0.4 if stage.setting.is_moving else 0.2)
    run = Run(stage)
    try:
        run.start()
        for action in replayed:
            run.do(action)
        while len(run.done) < count and not replayed:
            run.do(chance.next(run.scene))
        run.finish()
    except FAILURES as error:
        report(run, seed, error)
        shorten(stage, run, seed, float(os.environ.get("BACKABLE_SHRINK") or 0))
        raise
    print(f"soak: seed {seed}: {run.summary()}", flush=True)


def report(run, seed, error):
    """What a developer needs to understand a failure."""
    print(f"soak: seed {seed} failed at action {len(run.done)}: {error}", file=sys.stderr)
    print("The last actions:", *(f"  {action}" for action in run.done[-LAST:]), sep="\n", file=sys.stderr)
    print(f"The core, when all was well: {run.state}", file=sys.stderr)
    print("\n".join(run.sight()), file=sys.stderr)
    run.person.pictures = folder_of_failures(run.person.app)
    print(f"A picture: {run.person.screenshot(f'soak-{seed}')}", file=sys.stderr)
    print(f"Again: BACKABLE_SEED={seed} BACKABLE_REPLAY={write(run.person.app, seed, run.done)}", file=sys.stderr)


def shorten(stage, failed, seed, seconds):
    """Looks for fewer actions that fail as well: first for the last few, then for those that can be left out."""
    if not seconds:
        return
    # Its application would be in the way of the next.
    failed.person.clean_up()
    end = time.monotonic() + seconds
    actions = failed.done[failed.begun :]
    found = None
    for length in (3, 6, 12, 25, 50, 100, 200):
        if time.monotonic() > end or length >= len(actions):
            break
        if fails(stage, actions[-length:]):
            found = actions[-length:]
            break
    number = 0
    while found and number < len(found) and time.monotonic() < end:
        fewer = found[:number] + found[number + 1 :]
        if fails(stage, fewer):
            found = fewer
        else:
            number += 1
    if found:
        print("These few fail as well:", *(f"  {action}" for action in found), sep="\n", file=sys.stderr)
        path = write(failed.person.app, f"{seed}-short", found)
        print(f"Again: BACKABLE_SEED={seed} BACKABLE_REPLAY={path}", file=sys.stderr)


def fails(stage, actions):
    run = Run(stage)
    try:
        run.start()
        for action in actions:
            run.do(action)
        run.finish()
        return False
    except FAILURES:
        return True
    finally:
        run.person.clean_up()
        stage.people.remove(run.person)


def write(app, name, actions):
    path = os.path.join(folder_of_failures(app), f"soak-{name}.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(actions, file)
    return path


def folder_of_failures(app):
    """Beside the application, where the driver leaves its pictures."""
    folder = os.path.join(os.path.dirname(app), "driver-failures")
    os.makedirs(folder, exist_ok=True)
    return folder


def read(path):
    if not path:
        return []
    with open(path, encoding="utf-8") as file:
        actions = [Action(*each) for each in json.load(file)]
    return [each._replace(what=tuple(each.what)) if isinstance(each.what, list) else each for each in actions]
