"""What is printed in a box of Havana, for those who show it."""

from __future__ import annotations

from typing import Literal, TypedDict

from malecon.havana import codes as c
from malecon.havana.cards import THE_CARDS, Card
from malecon.havana.data import EXCHANGE
from malecon.havana.state import Havana
from malecon.havana.text import HavanaCard
from malecon.havana.view import HavanaTile, tile
from malecon.kernel.words import slug


class HavanaDoes(TypedDict):
    """What a card does: the name of the message that says it, and its numbers."""

    key: str
    numbers: dict[str, int]


class HavanaCardPiece(TypedDict):
    """A card and its digit."""

    card: HavanaCard
    digit: int
    rules: list[str]
    does: HavanaDoes


class HavanaBox(TypedDict):
    """What is printed: all tiles in the order of their numbers, the cards, and how many pesos stand for a
    worker, or grey cubes for a coloured one (`exchange`)."""

    game: Literal["havana"]
    tiles: list[HavanaTile]
    cards: list[HavanaCardPiece]
    exchange: int


def pieces(s: Havana) -> HavanaBox:
    """H2, H6, H33: all tiles, an owner's own if played with; the cards; what is given in exchange."""
    return {
        "game": "havana",
        "tiles": [tile(s, number) for number in range(c.TILES)],
        "cards": [card_piece(card) for card in THE_CARDS],
        "exchange": int(EXCHANGE),
    }


def card_piece(card: Card) -> HavanaCardPiece:
    return {
        "card": card.word,
        "digit": int(card.digit),
        "rules": list(card.rules),
        "does": {"key": slug(card.word), "numbers": card.does.numbers()},
    }
