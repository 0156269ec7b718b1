"""What must hold of Santiago's table so that a refusal is true; read from the table, not from refusal.py."""

from __future__ import annotations

from malecon.kernel.refusal import Refusal
from malecon.santiago import codes as c
from malecon.santiago.state import Santiago
from malecon.santiago.text import BUILDING_NAMES, CUBAN_NAMES, FLOWER_NAMES, GOOD_NAMES, VOCABULARY
from tests.truth import Truths, number, word


def give(s: Santiago, seat: int, what: str, many: int) -> None:
    """Let a seat have so many of something."""
    if what == "pesos":
        s.pesos[seat] = many
    elif what == "points":
        s.points[seat] = many
    else:
        s.goods[seat * c.GOODS + GOOD_NAMES.index(what)] = many


def good(refusal: Refusal, name: str = "sort") -> int:
    return GOOD_NAMES.index(word(refusal, name))


def building(action: int) -> int:
    """The building that an answer names."""
    verb, (name,) = VOCABULARY.parts(action)
    assert verb.domains == ("building",)
    return BUILDING_NAMES.index(name)


def flower_of(s: Santiago, there: int) -> str:
    return FLOWER_NAMES[list(s.spaces).index(there) // c.UNDER]


def figures(s: Santiago, there: int) -> list[int]:
    return [seat for seat in range(s.players) if s.figure[seat] == there]


def units(action: int) -> int:
    """How many units an answer delivers or makes."""
    return int(next(name for name in VOCABULARY.parts(action)[1] if name.isdecimal()))


TRUTHS: Truths = {
    "refusal-no-use": lambda s, action, _: s.owner[building(action)] == s.turn,
    "refusal-at-most": lambda s, action, r: units(action) > number(r, "most"),
    "refusal-in-stock": lambda s, action, r: units(action) > number(r, "have") == s.stock[good(r, "have")],
    "refusal-none-left": lambda s, _, r: s.stock[good(r, "have")] == 0,
    "refusal-santiago-all-zero": lambda s, action, _: (
        sum(n > 0 for n in s.demand) == 1 and s.demand[action - c.LEAVE_OUT] > 0
    ),
    "refusal-santiago-alike": lambda s, action, r: (
        s.demand[action - c.LEAVE_OUT] == 0 == s.demand[good(r)] and c.LEAVE_OUT + good(r) in s.legal()
    ),
    "refusal-santiago-elsewhere": lambda s, action, r: (
        s.stations[s.car] == CUBAN_NAMES.index(word(r, "cuban")) != action - c.CALL
    ),
    "refusal-santiago-same": lambda s, action, r: action - c.TAKE == good(r) == s.arg,
    "refusal-santiago-own": lambda s, action, _: s.owner[building(action)] == s.turn,
    "refusal-santiago-owned": lambda s, action, r: (
        s.owner[building(action)] == int(word(r, "player")) != s.turn
    ),
    "refusal-santiago-no-marker": lambda s, action, _: (
        list(s.owner).count(s.turn) == 3 and s.owner[building(action)] == c.NONE
    ),
    "refusal-santiago-not-own": lambda s, action, _: s.owner[building(action)] != s.turn,
    "refusal-santiago-other-building": lambda s, action, r: (
        building(action) != BUILDING_NAMES.index(word(r, "building")) == s.step - c.USE_BUILDING
    ),
    "refusal-santiago-stands-there": lambda s, action, _: figures(s, building(action)) == [s.turn],
    "refusal-santiago-occupied": lambda s, action, r: (
        int(word(r, "player")) in figures(s, building(action)) and int(word(r, "player")) != s.turn
    ),
    "refusal-santiago-flower": lambda s, action, r: (
        flower_of(s, building(action)) != word(r, "flower")
        and all(flower_of(s, building(answer)) == word(r, "flower") for answer in s.legal())
    ),
    "refusal-santiago-nothing-for-it": lambda s, action, r: (
        s.has(s.turn, action - c.SWAP) > 0
        and not any(s.stock[sort] for sort in range(c.SORTS) if sort != action - c.SWAP)
    ),
    "refusal-santiago-face-down": lambda s, _, r: s.face_down >> CUBAN_NAMES.index(word(r, "cuban")) & 1 == 1,
    "refusal-santiago-awaited": lambda s, *_: bool(s.awaited),
    "refusal-santiago-not-wanted": lambda s, _, r: s.demand[good(r)] == 0,
    "refusal-santiago-wants-only": lambda s, action, r: (
        units(action) > number(r, "most") == s.demand[good(r, "most")]
    ),
    "refusal-santiago-first-flag": lambda s, _, r: s.value == number(r, "value") == c.FIRST_VALUE,
    "refusal-santiago-one-way": lambda s, *_: s.arg >= 2,
    "refusal-santiago-no-wood": lambda s, action, _: (
        BUILDING_NAMES[s.step - c.USE_BUILDING] == "trading post" and action >= c.DELIVER_WOOD
    ),
}

#: Scenes of test_refusal.py show these.
RARE = (
    "refusal-santiago-face-down",
    "refusal-santiago-all-zero",
    "refusal-santiago-one-way",
    "refusal-santiago-nothing-for-it",
    "refusal-santiago-no-marker",
    "refusal-in-stock",
    "refusal-none-left",
)
