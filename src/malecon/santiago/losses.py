"""What a player of Santiago leaves lying by refusing or passing: told before it is done."""

from __future__ import annotations

from collections.abc import Sequence

from malecon.kernel.game import Sentence
from malecon.santiago import codes as c
from malecon.santiago import cubans, harbour
from malecon.santiago.buildings import Pays, TurnsOver
from malecon.santiago.data import WOOD_POINTS
from malecon.santiago.state import Santiago
from malecon.santiago.text import GOOD_NAMES


def losses(s: Santiago, action: int, rest: Sequence[int]) -> list[Sentence]:
    """What costs nothing and is not taken, with its numbers; nothing where it is a choice like any other."""
    if action == c.PASS:
        return deliveries_left(s)
    if action != c.DECLINE:
        return []
    if s.step < c.VISIT + c.CUBANS:
        return left_with_cuban(s, int(s.step) - c.VISIT, rest)
    if s.step < c.USE_BUILDING + c.BUILDINGS:
        return left_in_building(s, int(s.step) - c.USE_BUILDING)
    return []


def left_with_cuban(s: Santiago, cuban: int, rest: Sequence[int]) -> list[Sentence]:
    """S15–S23: what this Cuban would give."""
    does = s.steps[s.step]
    amount = int(s.box.amount[cuban])
    match does:
        case cubans.GivesGoods():
            number = min(amount, int(s.stock[does.good]))
            return [Sentence("goods", {"number": number}, {"good": GOOD_NAMES[does.good]})]
        case cubans.GivesPoints():
            return [Sentence("points", {"number": amount}, {})]
        case cubans.GivesPesos():
            return [Sentence("pesos", {"number": amount}, {})]
        case cubans.OthersGive():
            return [Sentence("gifts", {"number": int(s.players) - 1}, {})]
        case cubans.GivesAnySort():
            return [Sentence("good", {}, {})]
        case cubans.ClaimsOrUses():
            claims = any(c.CLAIM <= action < c.USE for action in rest)
            return [Sentence("claim" if claims else "use", {}, {})]
    return []


def left_in_building(s: Santiago, building: int) -> list[Sentence]:
    """S43, S46: what a building would pay for nothing."""
    does = s.steps[s.step]
    if not isinstance(does, TurnsOver) and not (isinstance(does, Pays) and does.good == c.NONE):
        return []
    points, pesos = int(s.box.points[building]), int(s.box.pesos[building])
    found = [Sentence("points", {"number": points}, {})] if points else []
    return found + ([Sentence("pesos", {"number": pesos}, {})] if pesos else [])


def deliveries_left(s: Santiago) -> list[Sentence]:
    """S35–S37: what the ship would still take of one's own goods: passing is for the whole round."""
    units = points = 0
    wood = int(s.has(s.seat, c.WOOD))
    for sort in range(c.SORTS):
        number = int(harbour.most(s.has(s.seat, sort), s.demand[sort]))
        more = min(wood, int(s.demand[sort]) - number)
        wood -= more
        units += number + more
        points += number * int(s.value) + more * int(WOOD_POINTS)
    return [Sentence("deliveries", {"number": units, "points": points}, {})] if units else []
