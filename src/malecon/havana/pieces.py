"""What is printed in a box of Havana, for those who show it."""

from __future__ import annotations

from malecon.havana import codes as c
from malecon.havana.purchase import EXCHANGE
from malecon.havana.state import Havana
from malecon.havana.text import CARD_NAMES
from malecon.havana.view import tile
from malecon.kernel.game import Json


def pieces(s: Havana) -> Json:
    """H2, H6, H33: all tiles, an owner's own if he plays with them; the cards; what is given in exchange."""
    return {
        "game": "havana",
        "tiles": [tile(s, number) for number in range(c.TILES)],
        "cards": [{"card": name, "digit": int(c.DIGIT[card])} for card, name in enumerate(CARD_NAMES)],
        "exchange": int(EXCHANGE),
    }
