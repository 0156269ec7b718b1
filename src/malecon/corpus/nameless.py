"""What a record may say where nobody shall be named: known fields, and of these only what has their shape.
A file from anywhere may say anything anywhere."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from malecon.bots.cast import PEOPLE
from malecon.bots.players import BOTS, SPEC
from malecon.errors import MaleconError
from malecon.kernel.game import Json
from malecon.table.fairness import Fairness

DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
#: As browsers make them; a shorter one, or one with other letters, may be a word.
SALT = re.compile(r"(?:[0-9a-f]{16,64})?")
#: Levels whose people are now those of another.
ONCE = {"strong": "expert"}


def nameless(extra: Json, players: int) -> Json:
    """Of what a head says beside the game: when it was, which bots played, and what proves the draws."""
    shapes = {"date": date_of, "bots": bots_of, "fairness": fairness_of}
    found = {name: shapes[name](value, players) for name, value in extra.items() if name in shapes}
    return {name: value for name, value in found.items() if value is not None}


def date_of(value: object, _: int) -> str | None:
    if not isinstance(value, str) or not DATE.fullmatch(value):
        return None
    try:
        return date.fromisoformat(value).isoformat()
    except ValueError:
        return None


def bots_of(value: object, players: int) -> list[str] | None:
    if not isinstance(value, list) or len(value) != players:
        return None
    return value if all(isinstance(bot, str) and (not bot or level_of(bot)) for bot in value) else None


def level_of(bot: str) -> str:
    """The level of a bot that there is; empty if there is none of this name."""
    found = SPEC.fullmatch(bot)
    return found[1] if found is not None and found[1] in BOTS else ""


def fairness_of(value: object, players: int) -> Json | None:
    try:
        found = Fairness.from_json(value, players)
    except MaleconError:
        return None
    return found.to_json() if all(SALT.fullmatch(salt) for salt in found.salts) else None


def bots_alone(names: Sequence[str], bots: Sequence[str] | None) -> list[str]:
    """The names that are a bot's own, and empty ones; none where nobody says who is a bot.

    That a bot held a seat does not make the name there its own: it may have stood in for a person.
    """
    if bots is None or not any(bots) or not names:
        return []
    return [name if is_own(name, bot) else "" for name, bot in zip(names, bots, strict=True)]


def is_own(name: str, bot: str) -> bool:
    level = level_of(bot)
    return bool(level) and (name == bot or PEOPLE.get(name) == ONCE.get(level, level))
