"""What is printed in a box of Havana, for those who show it."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

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
    """A card and its digit; `formula` is what it does as a row of words, of which the names of pictures and
    of several kinds are drawn."""

    card: HavanaCard
    digit: int
    rules: list[str]
    formula: str
    does: HavanaDoes


class HavanaBox(TypedDict):
    """What is printed: all tiles in the order of their numbers, the cards, and how many pesos stand for a
    worker, or grey cubes for a coloured one (`exchange`)."""

    game: Literal["havana"]
    tiles: list[HavanaTile]
    cards: list[HavanaCardPiece]
    exchange: int


#: What each card does in pictures; its numbers are filled in.
FORMULAS: Final = {
    "siesta": "card-siesta → first",
    "refreshment": "card → hand",
    "protection": "card-peso-thief card-material-thief card-tax-collector → shield",
    "debris": "grey … grey → hand",
    "conservation": "house → trash",
    "tax collector": "+{pesos} peso · people −1 worker / −1 cubes",
    "worker": "+{first} worker / +{later} worker",
    "architect": "+{workers} worker · architect → house",
    "peso thief": "person ½ peso → hand",
    "material thief": "person 1 cubes / 2 cubes → hand",
    "black market": "bag → {first} cubes / {later} cubes",
    "pesos": "½ peso → hand",
    "mama": "½ coloured + ½ grey → hand",
}


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
        "formula": FORMULAS[card.word].format(**card.does.numbers()),
        "does": {"key": slug(card.word), "numbers": card.does.numbers()},
    }
