"""Thieves, the tax collector, and who is safe from them (H18, H21, H24–H26)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.havana import codes as c
from malecon.havana.effects import CarryOut
from malecon.havana.materials import box
from malecon.havana.rows import end_if_used_up
from malecon.havana.state import Havana
from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step

MANY_CUBES: Final[i64] = 3  # who has more coloured ones may lose a second cube (H26)


def touchable(s: Havana, seat: i64) -> bool:
    """H18: neither thief nor tax collector touches a player with Protection open, the whole round."""
    return not s.has_open(seat, c.PROTECTION)


def follows(s: Havana, seat: i64) -> bool:
    """Whether this player has still to act this round."""
    position = s.turn + 1
    while position < s.players:
        if s.order[position] == seat:
            return True
        position += 1
    return False


class TaxCollector(CarryOut):
    """H21: the collector takes a peso; then everyone still to act loses a worker or a cube."""

    def __init__(self, pesos: i64) -> None:
        self.pesos: i64 = pesos

    def numbers(self) -> dict[str, int]:
        return {"pesos": self.pesos}

    def carry_out(self, s: Havana) -> None:
        s.pesos[s.acting()] += self.pesos
        s.tell(EVERYBODY, c.TOOK_PESOS, s.acting(), self.pesos, 0)
        s.push(c.TAX_NEXT, s.turn + 1)


class TaxNext(Step[Havana]):
    """H21: the collector chooses what the next victim in the order of play loses."""

    def enter(self, s: Havana, arg: i64) -> None:
        if arg >= s.players:
            return
        victim = s.order[arg]
        if not touchable(s, victim):
            s.tell(EVERYBODY, c.PROTECTED, victim, 0, 0)
        else:
            s.ask(s.acting())
            for colour in range(c.COLOURS):
                if s.has(victim, colour) > 0:
                    s.offer(c.TAX + colour)
            if s.workers[victim] > 0:
                s.offer(c.TAX_WORKER)
        if s.offered == 0:
            s.push(c.TAX_NEXT, arg + 1)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        victim = s.order[arg]
        s.tell(EVERYBODY, c.TAXED, s.acting(), victim, action - c.TAX)
        s.push(c.TAX_NEXT, arg + 1)
        if action == c.TAX_WORKER:
            s.workers[victim] -= 1
            s.stock += 1
        else:
            box(s, victim, action - c.TAX, 1)
            end_if_used_up(s)


class Thief(CarryOut):
    """H24–H26: a thief must choose whom to rob."""

    def carry_out(self, s: Havana) -> None:
        # Among those still to act; only if nobody follows, among all others.
        acting = s.acting()
        last = s.turn == s.players - 1
        s.ask(acting)
        for seat in range(s.players):
            if seat != acting and touchable(s, seat) and (last or follows(s, seat)):
                s.offer(c.VICTIM + seat)
        if s.offered == 0:
            s.tell(EVERYBODY, c.NOBODY_TO_ROB, acting, 0, 0)


def purse(pesos: i64) -> i64:
    """H24: what a thief takes of so many pesos, half of them rounded down."""
    return pesos // 2


class PesoThief(Thief):
    """H24, H25: half of the victim's pesos, rounded down."""

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        victim = action - c.VICTIM
        loot = purse(s.pesos[victim])
        s.pesos[victim] -= loot
        s.pesos[s.acting()] += loot
        s.tell(EVERYBODY, c.STOLE_PESOS, s.acting(), victim, loot)


class MaterialThief(Thief):
    """H26: one cube of the victim, grey allowed, or two of one who has many."""

    def numbers(self) -> dict[str, int]:
        return {"many": MANY_CUBES}

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        s.push(c.STEAL_FROM, action - c.VICTIM)


class StealFrom(Step[Havana]):
    """H26: which cube; a victim of many coloured cubes may lose a second one. `arg` is the victim."""

    def enter(self, s: Havana, arg: i64) -> None:
        s.ask(s.acting())
        offer_cubes(s, arg, 0)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        colour = action - c.STEAL
        if s.coloured(arg) > MANY_CUBES:
            s.push(c.STEAL_AGAIN, theft(arg, colour))
        steal(s, arg, colour)


def theft(victim: i64, colour: i64) -> i64:
    """The argument of StealAgain: from whom, and what was stolen first."""
    return victim + 4 * colour


def robbed(arg: i64) -> i64:
    """The victim of a theft."""
    return arg & 3


def stolen(arg: i64) -> i64:
    """The colour of its first cube."""
    return arg >> 2


class StealAgain(Step[Havana]):
    """H26: a second cube may be stolen. Two cubes are one theft, so they are named in the colours' order."""

    def enter(self, s: Havana, arg: i64) -> None:
        s.ask(s.acting())
        offer_cubes(s, robbed(arg), stolen(arg))
        s.offer(c.DECLINE)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        if action == c.DECLINE:
            s.tell(EVERYBODY, c.DECLINED, s.acting(), c.MATERIAL_THIEF, 0)
        else:
            steal(s, robbed(arg), action - c.STEAL)


def offer_cubes(s: Havana, victim: i64, first: i64) -> None:
    """Every colour the victim has, from this one on."""
    for colour in range(first, c.COLOURS):
        if s.has(victim, colour) > 0:
            s.offer(c.STEAL + colour)


def steal(s: Havana, victim: i64, colour: i64) -> None:
    s.cubes[victim * c.COLOURS + colour] -= 1
    s.cubes[s.acting() * c.COLOURS + colour] += 1
    s.tell(EVERYBODY, c.STOLE_CUBE, s.acting(), victim, colour)
