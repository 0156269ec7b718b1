"""A building: the row of what is printed on it, and the step that its use is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step
from malecon.santiago import codes as c
from malecon.santiago.state import Santiago

# How a building is entered: the argument of its step
VOLUNTARY: Final[i64] = 0  # by a figure: the use may be declined
CHOSEN: Final[i64] = 1  # by Alonso, where the use has been chosen already (S25)
BUYING: Final[i64] = 2  # the casino goes on in the direction it began
SELLING: Final[i64] = 3


class Use(Step[Santiago]):
    """S28: using a building is voluntary; a use that would change nothing is not offered (S53)."""

    def enter(self, s: Santiago, arg: i64) -> None:
        s.ask(s.turn)
        self.offer_uses(s)
        if arg == VOLUNTARY and s.offered > 0:
            s.offer(c.DECLINE)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        if action == c.DECLINE:
            s.tell(EVERYBODY, c.BUILDING_DECLINED, s.turn, asked(s), 0)
        else:
            s.tell(EVERYBODY, c.USED, s.turn, asked(s), 0)
            self.use(s, action)

    def useful(self, s: Santiago, building: i64) -> bool:
        """S53: whether a use by the player whose turn it is would change anything."""
        return True

    def offer_uses(self, s: Santiago) -> None:
        """Every use that changes something now; at least one if the building is useful."""
        raise NotImplementedError

    def use(self, s: Santiago, action: i64) -> None:
        """What the building does."""
        raise NotImplementedError

    # --- for those who show it ---

    def formula(self, pesos: i64, points: i64) -> str:
        """What it does as a row of words; those that are names of pictures are drawn."""
        raise NotImplementedError

    def sentence(self, pesos: i64, points: i64) -> str:
        """What it does as the name of a message: `santiago-does-…`. Its numbers are the pesos and points."""
        raise NotImplementedError

    def words(self) -> dict[str, str]:
        """The words of that message, by their domains."""
        return {}


@mypyc_attr(acyclic=True)
class Building:
    """A building, with the pesos and points that it is about; 0: it has no such number."""

    def __init__(self, word: str, rules: tuple[str, ...], does: Use, pesos: i64 = 0, points: i64 = 0) -> None:
        self.word: str = word
        self.rules: tuple[str, ...] = rules
        self.does: Use = does
        self.pesos: i64 = pesos
        self.points: i64 = points


def useful(s: Santiago, building: i64) -> bool:
    """S53: whether a use of this building by the player whose turn it is would change anything."""
    step = s.steps[c.USE_BUILDING + building]
    assert isinstance(step, Use)
    return step.useful(s, building)


def asked(s: Santiago) -> i64:
    """The building whose use is asked for."""
    return s.step - c.USE_BUILDING


def some(number: i64, picture: str) -> str:
    """Points or pesos beside others in a formula: a single one is drawn without its number."""
    return picture if number == 1 else f"{number} {picture}"
