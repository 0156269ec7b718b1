"""Results that outlive Ctrl-C and crashes: a file that grows by a line for each game.

It is named after everything that the results follow from, so the same command finds it again and goes on
where it stopped, and a changed bot never mixes with its former self.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import IO

from malecon.errors import MaleconError
from malecon.files import reason, shown
from malecon.kernel.game import Game, Json


def code_digest(game: Game) -> str:
    """Changes when the rules of a game or the bots do."""
    digest = hashlib.sha256()
    for module in ("malecon.kernel.game", "malecon.bots.players", type(game).__module__):
        for file in sorted(beside(module), key=lambda file: file.name):
            if is_source(file):
                digest.update(f"{module}: {file.name}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def beside(module: str) -> list[Traversable]:
    """The files of a module's folder; of a module that has none, its own."""
    found = import_module(module)
    if found.__package__:
        return list(files(found.__package__).iterdir())
    return [Path(found.__file__ or "")]


def is_source(file: Traversable) -> bool:
    """Whether games follow from a file: code, or what a net has learned."""
    return file.is_file() and file.name.endswith((".py", ".net"))


def default_folder() -> Path:
    """Where results lie unless told otherwise: among the user's own data."""
    from platformdirs import user_data_path

    return user_data_path("malecon") / "lab"


class Kept:
    """The results kept so far, by the number of the game, and the file in which they are."""

    def __init__(self, folder: Path, kind: str, settings: Json) -> None:
        self.settings = settings
        text = json.dumps(settings, sort_keys=True, ensure_ascii=False)
        name = f"{kind}-{settings['game']}-{hashlib.sha256(text.encode()).hexdigest()[:12]}"
        self.path = folder / f"{name}.jsonl"
        self.results: dict[int, Json] = {}

    @contextmanager
    def opened(self, fresh: bool) -> Iterator[None]:
        """The file, locked against a second run of the same; `fresh` throws away what it held."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with open(self.path, "a+b") as self.file:
                lock(self.file, self.path)
                if fresh:
                    self.file.truncate(0)
                self.read()
                yield
        except OSError as error:
            name = shown(str(self.path), 200)
            raise MaleconError("file-unwritable", path=name, error=reason(error)) from None

    def read(self) -> None:
        """All whole lines; what a crash has cut short is cut off."""
        self.results = {}
        self.file.seek(0)
        whole = 0
        for number, line in enumerate(self.file):
            found = read_line(line)
            if found is None or (number == 0 and found != self.settings):
                break
            whole += len(line)
            if number > 0:
                self.results[found["n"]] = found
        self.file.truncate(whole)
        if whole == 0:
            self.write(self.settings)

    def add(self, result: Json) -> None:
        """Keep the result of a game; `n` is its number."""
        self.results[result["n"]] = result
        self.write(result)

    def write(self, entry: Json) -> None:
        line = json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n"
        self.file.write(line.encode())
        self.file.flush()

    def first(self, games: int) -> list[Json]:
        """The results of the first so many games, in their order."""
        return [self.results[number] for number in range(games)]


def read_line(line: bytes) -> Json | None:
    """What a line holds, or None if it is not whole."""
    if not line.endswith(b"\n"):
        return None
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def remove(path: Path) -> None:
    """Remove a file if it is there."""
    if path.exists():
        os.unlink(path)


def lock(file: IO[bytes], path: Path) -> None:
    """Two runs would write the same thing twice. Where files cannot be locked, nobody is stopped."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise MaleconError("lab-runs-already", path=shown(str(path), 200)) from None
