"""A building tile: the row of what is printed on it, and the step that its use is."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from malecon.cuba import codes as c
from malecon.cuba.state import Cuba
from malecon.kernel.step import Step


class Building(Step[Cuba]):
    """C27: what a building does; a use that would change nothing is not offered."""

    def useful(self, s: Cuba, seat: i64) -> bool:
        """Whether its use would change anything now."""
        return True

    def formula(self, edition: i64) -> str:
        """What it does as a row of words; those that are names of pictures are drawn."""
        raise NotImplementedError

    def sentence(self, edition: i64) -> str:
        """What it does as the name of a message: `cuba-does-…`, and `cuba-ask-use-…` for its question."""
        raise NotImplementedError

    def numbers(self) -> dict[str, int]:
        """The numbers of these messages."""
        return {}

    def words(self) -> dict[str, str]:
        """The words of the record that they name, by domain."""
        return {}


def offer_amounts(s: Cuba, number: i64, most: i64) -> None:
    """One up to the smaller of two numbers."""
    if number > most:
        number = most
    for n in range(number):
        s.offer(c.AMOUNT + n)


@mypyc_attr(acyclic=True)
class Tile:
    """A building tile: its word, rules, cost in wood, stone and water, what it does, how many there are (C3).

    `worth` is a bot's estimate of one use, in points.
    """

    def __init__(
        self, word: str, rules: tuple[str, ...], cost: str, does: Building, worth: float, copies: i64 = 1
    ) -> None:
        self.word: str = word
        self.rules: tuple[str, ...] = rules
        self.cost: str = cost
        self.does: Building = does
        self.worth: float = worth
        self.copies: i64 = copies
