"""Santiago's question whose answers may be given in any order, though the engine asks in one: what is given
and what is taken on the black market (S45)."""

from __future__ import annotations

from malecon.kernel.selection import Gathered
from malecon.santiago import codes as c
from malecon.santiago.buildings import THE_BUILDINGS, Swaps


def steps(*codes: int) -> frozenset[int]:
    return frozenset(int(code) for code in codes)


GATHERED = tuple(
    Gathered(
        steps(c.USE_BUILDING + number, c.TAKE_OTHER),
        (range(int(c.SWAP), int(c.SELL)), range(int(c.TAKE), int(c.GIVE))),
        "S45",
    )
    for number, building in enumerate(THE_BUILDINGS)
    if isinstance(building.does, Swaps)
)
