"""Who enters the arena: bots of the house, or somebody's own from a file, each with a watch. Programs
that are commands of their own come by `programs.py`."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import sys
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from malecon.bots.net import Net
from malecon.bots.players import LEARNED
from malecon.bots.players import bot as house_bot
from malecon.bots.weights import check_sums
from malecon.bots.weights import read as read_net
from malecon.errors import MaleconError, Unreadable
from malecon.files import read_bytes, shown
from malecon.kernel.game import Game
from malecon.kernel.match import Bot, Seen, staying

LONGEST_FAULT = 300

#: Where the files lie from which bots have come.
FOLDERS: set[str] = set()

#: A file and, after a colon, which bot it is for.
FROM_FILE = re.compile(r"(.+\.(py|net))(?::(.*))?")


def make_bot(name: str, game: Game) -> Bot:
    """A bot of the house, or one of somebody's own: `file.py:Name`, which is called with the game.

    `file.net` is the learned bot with somebody's own net, and `file.net:master:300` is master with it.
    """
    found = FROM_FILE.fullmatch(name)
    if found is None:
        return house_bot(name, game)
    path, ending, which = found.groups()
    if ending == "net":
        if (which or "learned").partition(":")[0] not in LEARNED:
            raise Unreadable("arena-no-net-bot", found=shown(name), known=", ".join(LEARNED))
        return house_bot(which or "learned", game, own_net(path, game))
    kind = own_kinds(path).get(which or "")
    if not callable(kind):
        raise Unreadable("arena-no-such-bot", found=shown(name))
    try:
        with staying():
            made: Bot = kind(game)
    except Exception as error:
        raise Unreadable("arena-bot-broken", path=shown(name, 200), error=told_of(name, error)) from None
    if not callable(getattr(made, "choose", None)):
        raise Unreadable("arena-no-choose", found=shown(name, 200))
    return made


def file_digests(names: Sequence[str]) -> dict[str, str]:
    """Of each bot that comes from a file and is made, what changes when the file does, or what it imports
    from beside it."""
    found = {name: FROM_FILE.fullmatch(name) for name in names}
    return {name: file_digest(one[1]) for name, one in found.items() if one is not None}


def file_digest(path: str) -> str:
    digest = hashlib.sha256(read_bytes(path, plain=True))
    for name, file in imported(path):
        digest.update(f"\n{name}: ".encode() + read_bytes(file))
    return digest.hexdigest()[:16]


@cache
def imported(path: str) -> list[tuple[str, str]]:
    """What lay beside a bot's file and was imported when it was made: what it imports when it is asked comes
    too late, and must not be another run the next time."""
    return sorted(neighbours(folder_of(path)).items())


@cache
def own_net(path: str, game: Game) -> Net:
    """The net in somebody's file. Whatever is wrong with it is told with the name of the file."""
    data = read_bytes(path, plain=True)
    try:
        check_sums(data, game)
        return read_net(data, game)
    except MaleconError as error:
        raise error.within(shown(path, 200)) from None


@cache
def own_kinds(path: str) -> Mapping[str, Any]:
    """All that a file defines."""
    read_bytes(path, plain=True)  # a file that is not there is told as any other
    # A name that no other module has, `random.py` or not, and the same in every process.
    name = f"{Path(path).stem}_{hashlib.sha256(os.fsencode(path)).hexdigest()[:8]}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    folder = folder_of(path)
    if folder not in sys.path:
        sys.path.append(folder)  # last: a neighbour called `random.py` hides nothing from anybody else
    FOLDERS.add(folder)
    check_apart(path)
    try:
        with staying():
            spec.loader.exec_module(module)
    except Exception as error:
        sys.modules.pop(name, None)
        raise Unreadable("arena-bot-broken", path=shown(path, 200), error=told(error)) from None
    check_apart(path)
    return vars(module)


def folder_of(path: str) -> str:
    """The folder of a bot's file, by the one name that it has everywhere."""
    return os.path.realpath(os.path.dirname(path))


def neighbours(folder: str) -> dict[str, str]:
    """The modules that were imported from a folder by their names there, each with its file."""
    found = {}
    for name, module in list(sys.modules.items()):
        file = module.__dict__.get("__file__") if isinstance(module, ModuleType) else None
        if isinstance(file, str) and os.path.realpath(file) in places_of(name, folder):
            found[name] = file
    return found


def places_of(module: str, folder: str) -> tuple[str, str]:
    """Where a module lies, if it is one of a folder."""
    place = os.path.join(folder, *module.split("."))
    return f"{place}.py", os.path.join(place, "__init__.py")


def check_apart(path: str) -> None:
    """No two bots may have modules of the same name: Python has one of each, so one bot would play by the
    other's."""
    for folder in FOLDERS:
        for name in neighbours(folder):
            for other in FOLDERS - {folder}:
                if any(map(os.path.isfile, places_of(name, other))):
                    raise Unreadable("arena-same-module", path=shown(path, 200), found=shown(name))


def told(error: Exception) -> str:
    """An error in one line."""
    if isinstance(error, MaleconError):
        return shown(error.message(), LONGEST_FAULT)
    if isinstance(error, SyntaxError) and error.filename:
        place = f" ({os.path.basename(error.filename)}:{error.lineno})"
        return shown(f"{type(error).__name__}: {error.msg}", LONGEST_FAULT) + place
    words = " ".join("".join(traceback.format_exception_only(error)).split())
    return shown(words, LONGEST_FAULT)


def told_of(name: str, error: Exception) -> str:
    """The error of a bot in one line; of one from a file also where in it that was."""
    found = FROM_FILE.fullmatch(name)
    own = os.path.realpath(found[1]) if found is not None else ""
    lines = [
        line
        for frame, line in traceback.walk_tb(error.__traceback__)
        if os.path.realpath(frame.f_code.co_filename) == own
    ]
    return f"{told(error)} ({os.path.basename(own)}:{lines[-1]})" if lines else told(error)


class Timed:
    """A bot with a watch: how often it was asked, and how long it took; by the time of its process alone, or
    by another clock where that is not what it takes."""

    def __init__(self, bot: Bot, clock: Callable[[], float] = time.thread_time) -> None:
        self.bot = bot
        self.clock = clock
        self.asked = 0
        self.seconds = 0.0

    def choose(self, seen: Seen) -> int:
        begun = self.clock()
        try:
            return self.bot.choose(seen)
        finally:
            self.asked += 1
            self.seconds += self.clock() - begun
