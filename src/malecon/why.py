"""A refusal of a game as a sentence: what forbids an answer, in the language of whoever wanted to give it."""

from __future__ import annotations

from typing import NamedTuple

from malecon.kernel.reasons import Name, Some, Value
from malecon.kernel.refusal import Refusal
from malecon.kernel.words import slug
from malecon.messages import has, say


class Why(NamedTuple):
    """A refusal, the game that it is of, and the names at the table; who has none is called by the seat."""

    game: str
    refusal: Refusal
    names: tuple[str, ...] = ()

    def say(self, language: str) -> str:
        """The sentence."""
        values = {name: self.told(value, language) for name, value in self.refusal.values.items()}
        return say(self.refusal.key, language, **values)

    def told(self, value: Value, language: str) -> str | int:
        """What fills a message: a number, a name, or pieces one after the other."""
        if isinstance(value, int | str):
            return value
        if isinstance(value, Name):
            return self.name(value, language)
        assert isinstance(value, list)
        pieces = [self.pieces(one, language) for one in value if isinstance(one, Some)]
        *others, last = pieces
        return say("refusal-and", language, first=", ".join(others), last=last) if others else last

    def name(self, value: Name, language: str) -> str:
        """A word of the record in this language; a seat by who sits there."""
        if value.domain == "player":
            seat = int(value.word)
            known = self.names[seat] if seat < len(self.names) else ""
            return known or say("seat-name", language, seat=value.word)
        key = f"{self.game}-{value.domain}-{slug(value.word)}"
        return say(key, language).replace("\u00ad", "") if has(key) else value.word

    def pieces(self, some: Some, language: str) -> str:
        """So many of a kind, as grammar wants it."""
        game = "hint" if some.domain == "hint" else self.game
        key = f"{game}-some-{slug(some.word)}"
        if has(key):
            return say(key, language, number=some.number)
        piece = self.name(Name(some.domain, some.word), language)
        return say("hint-some", language, number=some.number, piece=piece)
