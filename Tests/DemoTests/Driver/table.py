"""The table of `make test-window`: what became of each rule in each setting of a window."""


def print_table(plays, outcomes):
    """`outcomes` has one for each play that could be played. Returns the status: 0 where nothing failed, and something
    passed.

    What cannot be played on a kind of display has a row of its own, which says why, and counts as nothing.
    """
    rows = {}
    for play in plays:
        for rule in play.function.rules:
            rows.setdefault((rule, play.setting, bool(play.missing)), []).append(play)
    verdicts = []
    print(f"{'rule':<6}{'setting':<42}{'verdict':<9}scenarios")
    for rule, setting, is_missing in sorted(rows, key=order):
        played = rows[rule, setting, is_missing]
        names = ", ".join(play.scenario for play in played)
        if is_missing:
            verdict = "absent"
            reasons = "; ".join(dict.fromkeys(play.missing for play in played))
            line = f"not on {setting.display.name}: {reasons} ({names})"
        else:
            verdict = "FAILED" if any(outcomes[play].status for play in played) else "passed"
            line = f"{verdict:<9}{names}"
        verdicts.append(verdict)
        print(f"{rule:<6}{str(setting):<42}{line}")
    passed, failed, absent = (verdicts.count(verdict) for verdict in ("passed", "FAILED", "absent"))
    print(f"{passed} rows passed, {failed} failed; {absent} cannot be played there.")
    return 1 if failed or not passed else 0


def order(key):
    """By family and number of the rule, then X11 before Wayland; what cannot be played comes last."""
    rule, setting, is_missing = key
    return (rule[0], int(rule[1:]), setting.is_wayland, setting, is_missing)
