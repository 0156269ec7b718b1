"""From words of the command line to a table: which game, which options, whose components."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from malecon.errors import Unreadable
from malecon.files import read_text, shown
from malecon.games import GAMES
from malecon.kernel.game import Game, Json, Option

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")


def find_game(name: str) -> Game:
    """A game of the house by its name."""
    if name.lower() in GAMES:
        return GAMES[name.lower()]
    near = difflib.get_close_matches(name.lower(), GAMES, 1)
    if near:
        raise Unreadable("game-near", found=shown(name), near=near[0], known=", ".join(GAMES))
    raise Unreadable("game-unknown", found=shown(name), known=", ".join(GAMES))


def read_options(game: Game, pairs: Sequence[str]) -> dict[str, Any]:
    """Options given as name=value; whether the game knows and allows them is for the record to say."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise Unreadable("option-pair", found=shown(pair))
        if name in chosen:
            raise Unreadable("option-twice", found=shown(name))
        chosen[name] = read_value(known[name], value.strip()) if name in known else value
    return chosen


def read_value(option: Option, text: str) -> str | int | bool:
    """A value as this option has them; as it was typed if it is like none of them."""
    kinds = {type(value) for value in option.values}
    if bool in kinds and text.lower() in YES + NO:
        return text.lower() in YES
    if int in kinds and text.removeprefix("-").isdecimal() and len(text) < 10:
        return int(text)
    return text


def read_box(game: Game, files: Mapping[str, Path]) -> Json | None:
    """The box of an owner's files, or None where there are none."""
    for name in files:
        if name not in game.box_files:
            raise Unreadable("box-file-foreign", game=game.name, found=name)
    if not files:
        return None
    texts = {name: read_text(path) for name, path in files.items()}
    for name, path in files.items():
        for error in game.check_box_file(name, texts[name]):
            raise error.within(shown(str(path), 200))
    return game.load_box(texts)
