"""What lies on a table, counted after every answer: nothing may get lost, be doubled or be less than none.

It is for the tests. A game counts its pieces where they lie. What a state does not remember, such as a card
that was played or a tile that has left the game, the inventory knows from the events: they are told by other
lines than those that move the pieces, so that one notices what the other has forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from malecon.kernel.state import State
from malecon.kernel.words import Said


class Row(NamedTuple):
    """One kind of piece: how many of it are in the box, as printed, and how many lie in each place."""

    total: int
    places: list[int]


class Inventory:
    """The pieces of one game. A game that says nothing of its pieces has an empty one."""

    def __init__(self, state: State) -> None:
        """`state` is the table as it was laid; only what never changes is read from it."""

    def hear(self, said: Said) -> None:
        """Go on with these events, in the words of `Game.said`."""

    def kept(self, state: State) -> dict[str, Row]:
        """Pieces there are so many of and no more."""
        return {}

    def loose(self, state: State) -> dict[str, list[int]]:
        """What comes and goes, as money of an endless stock, or points. It is only never less than none."""
        return {}

    def faults(self, state: State) -> list[str]:
        """Every kind of piece whose number is wrong."""
        wrong = []
        for kind, (total, places) in self.kept(state).items():
            if sum(places) != total or min(places) < 0:
                wrong.append(f"{kind}: {places}, not {total} in all")
        wrong += [f"{kind}: {places}" for kind, places in self.loose(state).items() if min(places) < 0]
        return wrong


def ints(numbers: Iterable[int]) -> list[int]:
    """Numbers of the engine as plain ones."""
    return [int(n) for n in numbers]
