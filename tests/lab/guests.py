"""Programs that the tests of the arena write, and what became of them."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.lab.arena import Arena, play
from malecon.lab.standings import Standings

HAVANA = GAMES["havana"]
PYTHON = shlex.quote(sys.executable)

BEGIN = """
import json, os, subprocess, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def answer(heard, words=None):
    say(type="answer", id=heard["id"], answer=words or heard["legal"][0])

questions = 0
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say(type="hello")
    if heard["type"] == "question":
        questions += 1
"""

Write = Callable[..., str]


def running(word: str) -> list[str]:
    """The command lines of processes that name this word."""
    if not Path("/proc/self/cmdline").exists():
        return []
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = path.read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
        except OSError:
            continue
        if word in line and str(os.getpid()) != path.parent.name:
            found.append(line)
    return found


def games(
    tmp_path: Path, *bots: str, n: int = 2, jobs: int = 1, patience: float = 20.0, **more: Any
) -> Standings:
    options = {"round_limit": 2}
    arena = Arena(HAVANA, bots, more.pop("players", 2), options, patience=patience)
    return play(arena, n, jobs, folder=tmp_path / "results", **more)


def standing(result: Standings, name: str) -> Json:
    (entry,) = [entry for entry in result.summary()["standings"] if entry["bot"] == name]
    return dict(entry)


def faults(result: Standings, name: str) -> tuple[int, int, int, int]:
    entry = standing(result, name)
    return entry["timeouts"], entry["illegal"], entry["ended"], entry["forfeits"]


PLAYS = """
        answer(heard)
"""
