"""Instructions per decision of the compiled engine, by Valgrind: they repeat where wall time does not.

The figures of a commit stand in instructions.json, with the compiler and the Python that they are true for.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from bench.contestants import Failed, ours
from malecon.games import GAMES as GAMES_OF_THE_HOUSE

KEPT = Path(__file__).with_name("instructions.json")
LIMIT = 1.05  # more than this times the figure kept is too much
GAMES = 40  # of each kind; the seed is fixed

#: Counting goes on inside this function of the compiled engine, and each call ends with a count of its own.
FUNCTION = "CPyDef_play___playouts"
SCRIPT = f"""
from bench.contestants import ours
from malecon.games import GAMES
from malecon.kernel.play import playouts
from malecon.kernel.rng import Rng
for each in ours():
    print(int(playouts(GAMES[each.game].new(each.players), {GAMES}, Rng(7))))
"""


#: The same for what the vector environment of the researchers does: random steps of some tables.
STEPPING = "CPyDef_stepping___Stepper___step"
STEPS, TABLES, PLAYERS = 150, 32, 4
STEPPING_SCRIPT = f"""
import struct, sys
from malecon.kernel.rng import Rng
from malecon.research.spec import Spec
from malecon.research.stepping import Stepper
spec, rng = Spec(sys.argv[1], {PLAYERS}), Rng(7)
tables = Stepper(spec.start, spec.observer, False, spec.size, {TABLES}, spec.draws, spec.actions)
tables.deal(list(range({TABLES})))
for _ in range({STEPS}):
    places = [rng.below(number) for number in tables.counts]
    answers = list(tables.picked(struct.pack("<{TABLES}q", *places)))
    tables.step(struct.pack("<{TABLES}q", *answers))
print({STEPS} * {TABLES})
"""


def observed(game: str) -> str:
    """The name under which the instructions of an observation are kept."""
    return f"{game.capitalize()}, an observation"


def count(python: str) -> dict[str, float]:
    """Instructions per decision of each game and number of players, by the name that Ours has; and of a step
    with its observation and mask, of each game."""
    return {**count_playing(python), **count_stepping(python)}


def count_stepping(python: str) -> dict[str, float]:
    """Instructions of a step at one table of many: the answer, what follows, observation and mask."""
    found = {}
    for game in dict.fromkeys(each.game for each in ours()):
        if GAMES_OF_THE_HOUSE[game].observer is None:
            continue
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder, "out")
            done = valgrind(out, STEPPING, [], [python, "-c", STEPPING_SCRIPT, game])
            found[observed(game)] = round(total(out) / int(done), 1)
    return found


def valgrind(out: Path, function: str, options: list[str], command: list[str]) -> str:
    """Run a command and count inside this function; says what it printed."""
    program = shutil.which("valgrind")
    if program is None:
        raise Failed("Valgrind is not installed here, so instructions are not counted")
    collect = [f"--toggle-collect={function}", f"--callgrind-out-file={out}", *options]
    done = subprocess.run(
        [program, "--tool=callgrind", *collect, *command],
        cwd=KEPT.parents[1],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise Failed("Valgrind failed: " + done.stderr.strip().splitlines()[-1])
    return done.stdout


def count_playing(python: str) -> dict[str, float]:
    """Instructions per decision of each game and number of players, by the name that Ours has."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "out")
        done = valgrind(out, FUNCTION, [f"--dump-after={FUNCTION}"], [python, "-c", SCRIPT])
        decisions = [int(line) for line in done.split()]
        counted = [total(Path(f"{out}.{number + 1}")) for number in range(len(decisions))]
    if not all(counted):
        raise Failed("Valgrind counted nothing: is this Python's engine compiled?")
    pairs = zip(ours(), counted, decisions, strict=True)
    return {each.name: round(instructions / taken, 1) for each, instructions, taken in pairs}


def total(dump: Path) -> int:
    found = re.search(r"^totals: (\d+)", dump.read_text(), re.MULTILINE)
    return int(found[1]) if found else 0


def circumstances() -> dict[str, str]:
    """What the figures depend on beside the engine."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    told = "none"
    if shutil.which(compiler):
        asking = [compiler, "-dumpfullversion"]
        told = subprocess.run(asking, capture_output=True, text=True).stdout.strip()
    return {
        "compiler": f"{Path(compiler).name} {told}",
        "librt": version("librt"),
        "machine": platform.machine(),
        "mypy": version("mypy"),
        "python": platform.python_version(),
    }


class Kept(NamedTuple):
    """The figures of a commit, and what they are true for."""

    circumstances: dict[str, str]
    instructions: dict[str, float]


def renew(python: str) -> str:
    """Count, and keep the figures."""
    figures = Kept(circumstances(), count(python))
    KEPT.write_text(json.dumps(figures._asdict(), indent=2) + "\n", encoding="utf-8")
    return f"{KEPT.name} is renewed; commit it with the change that it is true for."


def judge(new: dict[str, float], old: dict[str, float]) -> list[str]:
    """What is wrong with the new figures beside the old ones, one line each."""
    wrong = []
    for name, figure in new.items():
        if name not in old:
            wrong.append(f"{name}: {figure:,.0f} instructions per decision, and no figure to compare with")
        elif figure > LIMIT * old[name]:
            rise = 100 * (figure / old[name] - 1)
            wrong.append(
                f"{name}: {figure:,.0f} instructions per decision, {rise:.1f} % more than {old[name]:,.0f}"
            )
    return wrong


def check(python: str) -> int:
    """Fail when the engine needs more than it did; say so where that cannot be told."""
    renewing = "./dev bench --renew writes new figures, to be committed with a word of why."
    kept = Kept(**json.loads(KEPT.read_text(encoding="utf-8")))
    now = circumstances()
    if now != kept.circumstances:
        others = [
            f"{name} {now[name]}, not {then}"
            for name, then in kept.circumstances.items()
            if now[name] != then
        ]
        print(f"Instructions are not compared, being kept for others ({'; '.join(others)}). {renewing}")
        return 0
    try:
        new = count(python)
    except Failed as reason:
        print(f"Instructions are not compared: {reason}.")
        return 0
    for name, figure in new.items():
        before = kept.instructions.get(name, 0)
        print(f"{name:20} {figure:7,.0f} instructions per decision (kept: {before:,.0f})")
    wrong = judge(new, kept.instructions)
    if wrong:
        print("\n".join(["", "The engine has become slower:", *wrong, renewing]), file=sys.stderr)
    return 1 if wrong else 0
