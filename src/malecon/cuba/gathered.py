"""Cuba's questions whose answers may be given in any order, though the engine asks in one."""

from __future__ import annotations

from malecon.cuba import codes as c
from malecon.cuba.buildings import THE_TILES, TakesAny
from malecon.kernel.selection import Gathered


def those(verb: int, first: int, end: int) -> range:
    """The answers of a verb from one of its numbers up to another."""
    return range(int(verb) + int(first), int(verb) + int(end))


def steps(*codes: int) -> frozenset[int]:
    return frozenset(int(code) for code in codes)


#: The foreman is not here: the order of the buildings matters, and is kept (C27).
GATHERED = (
    Gathered(
        steps(c.CHOOSE_PIECES),
        (those(c.TAKE, c.WOOD, c.PIECES), those(c.TAKE, c.CITRUS, c.PRODUCTS)),
        "C9",
    ),
    Gathered(steps(c.REAP), (those(c.HARVEST, 0, c.PRODUCTS),), "C17", int(c.DONE)),
    Gathered(
        steps(c.CARRY_OUT + c.TRADESWOMAN),
        (those(c.SELL, 0, c.MERCHANDISE), those(c.BUY, 0, c.MERCHANDISE)),
        "C19",
        int(c.DONE),
    ),
    Gathered(
        steps(c.CARRY_OUT + c.MAYOR, c.LOAD_MORE),
        (those(c.LOAD, 0, c.DOCKS * c.MERCHANDISE),),
        "C31",
        int(c.DONE),
    ),
    Gathered(steps(c.LEGISLATE), (those(c.PASS, 0, c.GROUPS),), "C56"),
    Gathered(steps(c.DUTY, c.DUTY_REST), (those(c.GIVE, 0, c.PIECES),), "C63"),
    *(
        Gathered(steps(c.USE_TILE + n), (those(c.GIVE, 0, c.PIECES),), tile.rules[0], int(c.DONE))
        for n, tile in enumerate(THE_TILES)
        if isinstance(tile.does, TakesAny) and tile.does.most > 1
    ),
)
