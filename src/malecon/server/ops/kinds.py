"""What kinds of values a host may write, and what is said to another one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from malecon.errors import Unreadable
from malecon.files import literal
from malecon.messages import say


@dataclass(frozen=True)
class Kind:
    """A kind of value: its name in the messages `config-wanted-…`, and whether a value is of it."""

    name: str
    fits: Callable[[Any], bool]
    limits: Mapping[str, str] = field(default_factory=dict)

    def told(self, language: str) -> str:
        return say(f"config-wanted-{self.name}", language, **self.limits)


class WrongKind(Unreadable):
    """A value that is of another kind. What is secret is not repeated."""

    def __init__(self, key: str, kind: Kind, value: Any, secret: bool = False) -> None:
        self.kind = kind
        if secret:
            super().__init__("config-wrong-secret", key=key)
        else:
            super().__init__("config-wrong", key=key, found=literal(value))

    def told(self, language: str) -> dict[str, str | int]:
        return {**self.values, "wanted": self.kind.told(language)}


def whole(least: int, most: int) -> Kind:
    def fits(value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most

    return Kind("whole", fits, {"least": str(least), "most": str(most)})


def number(least: int, most: int) -> Kind:
    def fits(value: Any) -> bool:
        return isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most

    return Kind("number", fits, {"least": str(least), "most": str(most)})


def one_of(*words: str) -> Kind:
    return Kind("one-of", lambda value: value in words, {"known": ", ".join(f'"{word}"' for word in words)})


def is_text(value: Any) -> bool:
    return isinstance(value, str)


def is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(map(is_text, value))


def is_told(value: Any) -> bool:
    return is_text(value) or (isinstance(value, dict) and bool(value) and all(map(is_text, value.values())))


TEXT = Kind("text", is_text)
TEXTS = Kind("texts", is_texts)
#: One text for all languages, or one for each.
TOLD = Kind("told", is_told)
FLAG = Kind("flag", lambda value: isinstance(value, bool))
