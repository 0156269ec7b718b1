"""What must hold of Cuba's table so that a refusal is true; read from the table, not from refusal.py."""

from __future__ import annotations

from malecon.cuba import codes as c
from malecon.cuba.buildings import THE_TILES
from malecon.cuba.state import Cuba
from malecon.cuba.text import (
    CHARACTER_NAMES,
    FIELD_NAMES,
    GROUP_NAMES,
    PIECE_NAMES,
    TILE_NAMES,
    VOCABULARY,
)
from malecon.kernel.refusal import Refusal
from tests.truth import Truths, number, word


def give(s: Cuba, seat: int, what: str, many: int) -> None:
    """Let a seat have so many of something."""
    if what == "pesos":
        s.pesos[seat] = many
        return
    kind = PIECE_NAMES.index(what)
    s.held[seat * c.HELD + kind] = many
    if kind < c.PRODUCTS:
        s.held[seat * c.HELD + c.PIECES + kind] = 0


def piece(refusal: Refusal, name: str = "piece") -> int:
    return PIECE_NAMES.index(word(refusal, name))


def tile(refusal: Refusal) -> int:
    return TILE_NAMES.index(word(refusal, "tile"))


def group(refusal: Refusal) -> int:
    return GROUP_NAMES.index(word(refusal, "group"))


def fields_with(s: Cuba, building: int) -> list[int]:
    return [field for field in range(12) if s.building_at(s.acting, field) == building]


def used(s: Cuba) -> set[int]:
    return {field for field in range(12) if s.arg >> field & 1}


def in_cross(s: Cuba, field: int) -> bool:
    row, column = divmod(int(s.figure[s.acting]), 4)
    return field // 4 == row or field % 4 == column


def open_fields(s: Cuba, product: int) -> list[int]:
    """Fields of a product in the figure's row and column without a building."""
    first = s.acting * c.FIELDS_IN_ALL
    fields = [field for field in range(12) if s.board[first + field] == product]
    return [field for field in fields if in_cross(s, field) and s.built[first + field] == c.NONE]


def amount(action: int) -> int:
    return int(VOCABULARY.parts(action)[1][0])


def load(action: int) -> tuple[int, int]:
    """The dock and the kind that an answer of loading names."""
    dock, kind = VOCABULARY.parts(action)[1]
    return int(dock), PIECE_NAMES.index(kind)


def spaces(s: Cuba, dock: int, kind: int) -> int:
    ship = s.harbour[dock * c.BERTH]
    return int(s.box.spaces[ship * c.MERCHANDISE + kind] - s.harbour[dock * c.BERTH + 1 + kind])


def could_be_named_elsewhere(s: Cuba, action: int, _: Refusal) -> bool:
    """It is there to be had, paid or given: only its place in the order is another."""
    verb, names = VOCABULARY.parts(action)
    if verb.key in ("sell", "give"):
        return s.has(s.seat, PIECE_NAMES.index(names[0])) > 0
    if verb.key == "buy":
        return s.pesos[s.seat] >= 7 - s.market[PIECE_NAMES.index(names[0])]
    if verb.key == "harvest":
        return bool(open_fields(s, PIECE_NAMES.index(names[0])))
    if verb.key == "load-dock-with":
        dock, kind = load(action)
        return s.has(s.seat, kind) > 0 and spaces(s, dock, kind) > 0
    if verb.key == "pass":
        return s.bills[GROUP_NAMES.index(names[0])] != c.NONE
    return verb.key == "take" and s.step == c.CHOOSE_PIECES


def prices(s: Cuba) -> list[int]:
    return [7 - int(s.market[product]) for product in range(c.PRODUCTS)]


def offered(s: Cuba, verb: str) -> set[str]:
    """What may be named with a verb now."""
    found = [VOCABULARY.parts(answer) for answer in s.legal()]
    return {names[0] for one, names in found if one.key == verb}


TRUTHS: Truths = {
    "refusal-order": could_be_named_elsewhere,
    "refusal-no-use": lambda s, action, _: not THE_TILES[action - c.USE].does.useful(s, s.acting),
    "refusal-at-most": lambda s, action, r: amount(action) > number(r, "most"),
    "refusal-in-stock": lambda s, action, r: amount(action) > number(r, "have") == s.stock[piece(r, "have")],
    "refusal-none-left": lambda s, _, r: s.stock[piece(r, "have")] == 0,
    "refusal-cuba-resources-now": lambda s, *_: offered(s, "take") <= {"wood", "stone", "water"},
    "refusal-cuba-products-now": lambda s, *_: offered(s, "take") <= {"citrus", "tobacco", "sugar"},
    "refusal-cuba-instead": lambda s, *_: s.arg != 0,
    "refusal-cuba-no-goods": lambda s, _, r: word(r, "piece") in ("rum", "cigars"),
    "refusal-cuba-product-taken": lambda s, *_: bool(s.product_taken),
    "refusal-cuba-resource-taken": lambda s, *_: bool(s.resource_taken),
    "refusal-cuba-not-cheapest": lambda s, _, r: (
        prices(s)[piece(r)] == number(r, "price") > number(r, "least") == min(prices(s))
    ),
    "refusal-cuba-delegate": lambda s, _, r: s.secret[s.seat] == CHARACTER_NAMES.index(word(r, "character")),
    "refusal-cuba-played": lambda s, _, r: (
        s.hand[s.seat] >> CHARACTER_NAMES.index(word(r, "character")) & 1 == 0
    ),
    "refusal-cuba-no-field": lambda s, _, r: not open_fields(s, piece(r, "product")),
    "refusal-cuba-fields-used": lambda s, _, r: (
        len(open_fields(s, piece(r, "product"))) == number(r, "fields") == s.arg >> 5
    ),
    "refusal-cuba-bought": lambda s, _, r: s.arg & 7 == piece(r) and s.arg & 256 != 0,
    "refusal-cuba-sold": lambda s, _, r: s.arg >> 3 >> piece(r) & 1 == 1,
    "refusal-cuba-no-tile": lambda s, _, r: s.supply[tile(r)] == 0,
    "refusal-cuba-field-built": lambda s, action, r: (
        FIELD_NAMES.index(VOCABULARY.parts(action)[1][0]) in fields_with(s, tile(r))
    ),
    "refusal-cuba-points-gone": lambda s, _, r: s.architects_idle == number(r, "players"),
    "refusal-cuba-pesos-gone": lambda s, _, r: s.mayors_idle == number(r, "players"),
    "refusal-cuba-loaded": lambda s, *_: s.step == c.LOAD_MORE,
    "refusal-cuba-no-building": lambda s, _, r: not fields_with(s, tile(r)),
    "refusal-cuba-used": lambda s, _, r: bool(used(s) & set(fields_with(s, tile(r)))),
    "refusal-cuba-elsewhere": lambda s, _, r: (
        bool(used(s)) and not any(in_cross(s, field) for field in fields_with(s, tile(r)))
    ),
    "refusal-cuba-twin": lambda s, _, r: len(fields_with(s, tile(r))) > 1 and (s.arg >> 12) - 1 == tile(r),
    "refusal-cuba-duty": lambda s, _, r: (
        f"duty {word(r, 'need')}" == ("duty citrus" if s.in_force[1] == c.PRINTED_DUTY else law(s))
    ),
    "refusal-cuba-duty-resources": lambda s, *_: law(s) == "duty resources",
    "refusal-cuba-duty-products": lambda s, *_: law(s) == "duty products",
    "refusal-cuba-one-ship": lambda s, action, r: load(action)[0] != number(r, "dock"),
    "refusal-cuba-corruption": lambda s, *_: bool(s.rules(c.CORRUPTION_ACT)),
    "refusal-cuba-passed": lambda s, _, r: s.arg >> group(r) & 1 == 1,
    "refusal-cuba-no-bill": lambda s, _, r: s.bills[group(r)] == c.NONE,
    "refusal-cuba-barred": lambda s, _, r: s.barred == group(r),
    "refusal-cuba-not-in-pile": lambda s, _, r: (
        s.ship_pile >> number(r, "ship") - 1 & 1 == 0 and number(r, "ship") - 1 not in list(s.under)
    ),
    "refusal-cuba-only-products": lambda s, action, _: not c.GIVE <= action < c.GIVE + c.PRODUCTS,
    "refusal-cuba-only-goods": lambda s, action, _: not c.GIVE + c.PRODUCTS <= action < c.GIVE + c.WOOD,
    "refusal-cuba-only-resources": lambda s, action, _: action < c.GIVE + c.WOOD,
    "refusal-cuba-same-kind": lambda s, action, _: len(set(VOCABULARY.parts(action)[1])) == 1,
    "refusal-cuba-black-market-2007": lambda s, *_: s.edition == c.EDITION_2007,
    "refusal-cuba-no-ship": lambda s, _, r: s.harbour[number(r, "dock") * c.BERTH] == c.NONE,
    "refusal-cuba-no-space": lambda s, _, r: spaces(s, number(r, "dock"), piece(r)) == 0,
    "refusal-cuba-spaces": lambda s, action, r: (
        amount(action) > number(r, "most") == spaces(s, number(r, "dock"), piece(r, "most"))
    ),
}


def law(s: Cuba) -> str:
    """The duty in force, by its word."""
    return VOCABULARY.domains["law"][s.in_force[c.DUTIES]]


#: Scenes of test_refusal.py show these, or setups with other options.
RARE = (
    "refusal-none-left",
    "refusal-cuba-only-goods",
    "refusal-cuba-only-products",
    "refusal-cuba-spaces",
    "refusal-cuba-same-kind",
    "refusal-cuba-no-bill",
    "refusal-no-use",
    "refusal-cuba-delegate",
    "refusal-cuba-black-market-2007",
    "refusal-in-stock",
    "refusal-cuba-twin",
    "refusal-cuba-barred",
    "refusal-cuba-passed",
)
