"""The thirteen action cards (H6), one row for each.

A card's code is the place of its row; its words, its rules, its step and what is shown of it come from here.
What the cards do stands in `effects.py`, and in `robbery.py` if others suffer by it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from malecon.havana import codes as c
from malecon.havana import effects, robbery


@mypyc_attr(acyclic=True)
class Card:
    """One of the cards that everybody has."""

    def __init__(
        self,
        word: str,
        digit: i64,
        rules: tuple[str, ...],
        does: effects.CarryOut,
        draws: bool = False,
        chooses: bool = False,
    ) -> None:
        self.word: str = word
        self.digit: i64 = digit
        self.rules: tuple[str, ...] = rules  # that tell of it, the first above all
        self.does: effects.CarryOut = does  # the step that carries it out
        self.draws: bool = draws  # whether it can turn up a cube or, after a refill, a tile
        self.chooses: bool = chooses  # whether it can leave a choice


THE_CARDS: Final[tuple[Card, ...]] = (
    Card("siesta", 0, ("H16",), effects.CarryOut()),
    Card("refreshment", 1, ("H17",), effects.Refreshment(), chooses=True),
    Card("protection", 2, ("H18",), effects.CarryOut()),
    Card("debris", 2, ("H19",), effects.Debris()),
    Card("conservation", 3, ("H20",), effects.Conservation(), draws=True, chooses=True),
    Card("tax collector", 3, ("H21",), robbery.TaxCollector(pesos=1), chooses=True),
    Card("worker", 4, ("H22",), effects.Worker(first=2, later=1)),
    Card("architect", 4, ("H23",), effects.Architect(workers=1)),
    Card("peso thief", 5, ("H24", "H25"), robbery.PesoThief(), chooses=True),
    Card("material thief", 6, ("H26", "H25"), robbery.MaterialThief(), chooses=True),
    Card("black market", 7, ("H27",), effects.BlackMarket(first=2, later=1), draws=True),
    Card("pesos", 8, ("H28",), effects.Pesos()),
    Card("mama", 9, ("H29",), effects.Mama(), chooses=True),
)
assert len(THE_CARDS) == c.CARDS
assert THE_CARDS[c.REFRESHMENT].word == "refreshment"
assert THE_CARDS[c.PROTECTION].word == "protection"
assert THE_CARDS[c.CONSERVATION].word == "conservation"
assert THE_CARDS[c.ARCHITECT].word == "architect"
assert THE_CARDS[c.MATERIAL_THIEF].word == "material thief"

DIGIT: Final = vec[i64]([card.digit for card in THE_CARDS])


def order_matters(one: Card, other: Card) -> bool:
    """H13: whether the order of two cards can make a difference; if it cannot, it is not asked.

    It can if one of them turns up something new and the other leaves a choice, or if one changes what the
    other finds, as the tax collector does: the stock of workers and the cubes that can be stolen. (Debris
    and Mama together take all grey cubes, whichever comes first.)
    """
    if (one.draws and other.chooses) or (other.draws and one.chooses):
        return True
    return taxes(one, other) or taxes(other, one)


def taxes(one: Card, other: Card) -> bool:
    """Whether a card taxes what another takes."""
    taken = isinstance(other.does, (effects.Worker, effects.Architect, robbery.MaterialThief))
    return taken and isinstance(one.does, robbery.TaxCollector)


#: At CARDS * card + card 1 if their order is asked.
ORDER_MATTERS: Final = vec[i64](
    [1 if order_matters(one, other) else 0 for one in THE_CARDS for other in THE_CARDS]
)
