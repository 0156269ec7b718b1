"""The State of a game that is not compiled together with this file, such as one of another package.

A compiled class cannot be derived from in plain Python without making all games slower. So such a game keeps
what lies on its table in an object of its own, of whole numbers and lists of them; the flow stays here.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from malecon.kernel.state import State
from malecon.kernel.step import Step


@mypyc_attr(acyclic=True)
class OpenState(State):
    """Who is asked, what is still to be done, and a table of the game's own."""

    __slots__ = ("table",)

    def __init__(self, players: i64, steps: vec[Step[Any]], table: Any) -> None:
        super().__init__(players, steps)
        self.table: Any = table

    def copy(self) -> OpenState:
        s = OpenState(self.players, self.steps, self.table.copy())
        self.copy_flow(s)
        return s

    def scores(self) -> list[int]:
        scores: list[int] = self.table.scores()
        return scores

    def winners(self) -> list[int]:
        winners: list[int] = self.table.winners()
        return winners
