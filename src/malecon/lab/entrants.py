"""Who enters the arena: bots of the house, or somebody's own from a file, each with a watch."""

from __future__ import annotations

import hashlib
import importlib.util
import time
import traceback
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from malecon.bots.players import bot as house_bot
from malecon.errors import Unreadable
from malecon.files import read_text, shown
from malecon.kernel.game import Game
from malecon.kernel.match import Bot, Seen

LONGEST_FAULT = 300


def make_bot(name: str, game: Game) -> Bot:
    """A bot of the house, or one of somebody's own: `file.py:Name`, which is called with the game."""
    if not own(name):
        return house_bot(name, game)
    kind = own_kinds(name.rpartition(":")[0]).get(name.rpartition(":")[2])
    if not callable(kind):
        raise Unreadable("arena-no-such-bot", found=shown(name))
    try:
        made: Bot = kind(game)
    except Exception as error:
        raise Unreadable("arena-bot-broken", path=shown(name, 200), error=told(error)) from None
    return made


def own(name: str) -> bool:
    """Whether a name is of the form `file.py:Name`."""
    return name.rpartition(":")[0].endswith(".py")


def file_digests(names: Sequence[str]) -> dict[str, str]:
    """Of each bot that comes from a file, what changes when the file does."""
    texts = {name: read_text(name.rpartition(":")[0]) for name in names if own(name)}
    return {name: hashlib.sha256(text.encode()).hexdigest()[:16] for name, text in texts.items()}


@cache
def own_kinds(path: str) -> Mapping[str, Any]:
    """All that a file defines."""
    read_text(path)  # a file that is not there is told as any other
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Unreadable("arena-bot-broken", path=shown(path, 200), error=told(error)) from None
    return vars(module)


def told(error: Exception) -> str:
    """An error in one line."""
    return shown(" ".join(traceback.format_exception_only(error)).strip(), LONGEST_FAULT)


class Timed:
    """A bot with a watch: how often it was asked, and how long it took; by the time of its process alone."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.asked = 0
        self.seconds = 0.0

    def choose(self, seen: Seen) -> int:
        begun = time.thread_time()
        try:
            return self.bot.choose(seen)
        finally:
            self.asked += 1
            self.seconds += time.thread_time() - begun
