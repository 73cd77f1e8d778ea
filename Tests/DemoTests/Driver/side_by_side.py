#!/usr/bin/env python3
"""Plays many scenarios, several at once, each on a display of its own.

side_by_side.py APP --outcomes FOLDER SCENARIO…   each once; what it said comes into FOLDER/SCENARIO, where the first
                                                  line is its status
side_by_side.py APP --table [SETTING…]            all that show a rule, in every setting of a window, or in those that
                                                  are named ("x11", "wayland-rtl", "wayland-ltr-moving"): a row for each
                                                  rule and setting
"""

import argparse
import concurrent.futures
import os
import signal
import subprocess
import sys
import time
from typing import NamedTuple

from driver import scenarios
from scenario import REPOSITORY, SETTINGS, Setting, plain_setting
from table import print_table

# Long enough for the slowest scenario on a slow machine, in seconds; one that hangs is stopped then.
PATIENCE = 300
# Most of the time a play waits: it keeps a third of a core busy.
AT_ONCE = int(os.environ.get("BACKABLE_AT_ONCE", 0)) or min(4, 2 * (os.cpu_count() or 1))


class Play(NamedTuple):
    scenario: str
    setting: Setting

    @property
    def function(self):
        return scenarios[self.scenario]

    @property
    def missing(self):
        """Why it cannot be played there; empty where it can."""
        return self.setting.display.missing(self.function.needs)


class Outcome(NamedTuple):
    status: int
    said: str
    seconds: float


class Theatre:
    """Where several plays go on at once."""

    def __init__(self, app):
        self.app = os.path.abspath(app)
        self.running = set()

    def play_all(self, plays, is_over):
        """Calls `is_over(play, outcome)` for one after the other, as they end."""
        ordered = sorted(plays, key=lambda play: not play.function.is_long)
        self.play_some([play for play in ordered if not play.function.alone], AT_ONCE, is_over)
        self.play_some([play for play in ordered if play.function.alone], 1, is_over)

    def play_some(self, plays, at_once, is_over):
        with concurrent.futures.ThreadPoolExecutor(at_once) as pool:
            futures = {pool.submit(self.play, play): play for play in plays}
            for future in concurrent.futures.as_completed(futures):
                is_over(futures[future], future.result())

    def play(self, play):
        began = time.monotonic()
        # timeout ends everything that the play has started, and passes on what ends us.
        process = subprocess.Popen(
            ["timeout", "--kill-after=10", str(PATIENCE), *self.command(play)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self.running.add(process)
        said, _ = process.communicate()
        self.running.discard(process)
        if process.returncode == 124:
            said += f"stopped: it took longer than {PATIENCE} s\n".encode()
        return Outcome(process.returncode, said.decode(errors="replace"), time.monotonic() - began)

    def command(self, play):
        setting = play.setting
        display = [os.path.join(REPOSITORY, ".ci", "with-display")] + ["--wayland"] * setting.is_wayland
        driver = os.path.join(os.path.dirname(os.path.abspath(__file__)), "driver.py")
        options = ["--mirrored"] * setting.is_mirrored + ["--moving"] * setting.is_moving
        return [*display, sys.executable, "-B", driver, play.scenario, self.app, *options]

    def stop(self, *_):
        for process in list(self.running):
            process.terminate()
        os._exit(1)


def leave_outcomes(theatre, folder, *names):
    """A file appears when it is complete."""
    os.makedirs(folder, exist_ok=True)

    def leave(play, outcome):
        path = os.path.join(folder, play.scenario)
        with open(f"{path}.part", "w", encoding="utf-8") as file:
            file.write(f"{outcome.status}\n{outcome.said}")
        os.rename(f"{path}.part", path)

    theatre.play_all([Play(name, plain_setting(name)) for name in names], leave)
    return 0


def tabulate(theatre, settings):
    plays = [Play(name, setting) for setting in settings for name, function in scenarios.items() if function.rules]
    outcomes = {}

    def note(play, outcome):
        outcomes[play] = outcome
        if outcome.status:
            print(f"---- {play.scenario} ({play.setting}):\n{outcome.said}", flush=True)

    theatre.play_all([play for play in plays if not play.missing], note)
    return print_table(plays, outcomes)


def chosen_settings(names):
    """Those that have all the words of one of the names; without names all."""
    wanted = [set(name.split("-")) for name in names]
    return [setting for setting in SETTINGS if not wanted or any(words <= set(setting.words) for words in wanted)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("app", help="the path of backable-demo")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--outcomes", nargs="+", metavar=("FOLDER", "SCENARIO"))
    what.add_argument("--table", nargs="*", metavar="SETTING")
    options = parser.parse_args()
    theatre = Theatre(options.app)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, theatre.stop)
    if options.outcomes:
        return leave_outcomes(theatre, *options.outcomes)
    settings = chosen_settings(options.table)
    if not settings:
        parser.error(f"there is no such setting: {' '.join(options.table)}")
    return tabulate(theatre, settings)


if __name__ == "__main__":
    sys.exit(main())
