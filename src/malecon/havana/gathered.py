"""Havana's questions whose answers may be given in any order, though the engine asks in one."""

from __future__ import annotations

from malecon.havana import codes as c
from malecon.kernel.selection import Gathered


def those(verb: int, end: int) -> range:
    """The answers from a verb up to the next."""
    return range(int(verb), int(end))


def steps(*codes: int) -> frozenset[int]:
    return frozenset(int(code) for code in codes)


GATHERED = (
    Gathered(steps(c.CHOOSE_CARD), (those(c.CHOOSE, c.CHOOSE + c.CARDS),), "H8"),
    Gathered(steps(c.STEAL_FROM, c.STEAL_AGAIN), (those(c.STEAL, c.TAKE),), "H26", int(c.DECLINE)),
    Gathered(steps(c.TAKE_CUBES), (those(c.TAKE, c.BUY),), "H29"),
    Gathered(steps(c.PAY_WORKERS, c.PAY_CUBES), (those(c.PAY_PESOS, c.COVER),), "H31"),
    Gathered(steps(c.COVER_CARD, c.LAY_CARD), (those(c.COVER, c.DECLINE),), "H38"),
)
