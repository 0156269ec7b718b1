"""Why an action is refused: the rule that tells a player most about what he cannot do now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.cuba.architect import affordable
from malecon.cuba.codes import (
    ACTIONS_PHASE,
    AMOUNT,
    ARCHITECT,
    BID,
    BID_AGAIN,
    BIT,
    BLACK_MARKET,
    BUILD,
    BUY,
    CARRY_OUT,
    CHOOSE_PIECES,
    CORRUPTION_ACT,
    DONE,
    DRAW_START,
    DUTY,
    DUTY_REST,
    EXCHANGE,
    FETCH,
    FIELDS_IN_ALL,
    FOREMAN,
    GIVE,
    HARVEST,
    LOAD,
    LOAD_AMOUNT,
    MAYOR,
    MERCHANDISE,
    MOVE,
    PASS,
    PAY,
    PLACE,
    PLAY,
    PRODUCTS,
    REAP,
    SELL,
    SEND,
    TAKE,
    TAKE_PESOS,
    TAKE_POINTS,
    TAX,
    TRADESWOMAN,
    TURN_BILL,
    TURN_SHIP,
    USE,
    USE_TILE,
    VETO,
)
from malecon.cuba.foreman import USED_MASK
from malecon.cuba.state import Cuba, has_bit, in_cross
from malecon.cuba.tradeswoman import BUYING, SOLD_SHIFT, buying_price, cheapest, for_sale
from malecon.cuba.worker import LAST_SHIFT, active_fields
from malecon.kernel.state import OVER

#: What each tile is ruled by, in the order of the codes.
TILE_RULES: Final = (
    *("C78", "C79", "C80", "C81", "C82", "C83", "C84", "C85", "C86", "C87", "C88", "C89"),
    *("C93", "C94", "C95", "C96", "C97", "C98", "C99", "C100", "C101", "C106", "C102"),
)

#: Where each verb begins and the rule that says when it may be done at all, in the order of the verbs.
VERBS: Final = (
    (0, "C1"),
    (TURN_SHIP, "C92"),
    (TURN_BILL, "C11"),
    (TAKE, "C23"),
    (SEND, "C77"),
    (PLAY, "C12"),
    (MOVE, "C13"),
    (HARVEST, "C16"),
    (SELL, "C19"),  # and BUY
    (BUILD, "C24"),  # and PLACE
    (TAKE_POINTS, "C26"),
    (USE, "C27"),  # and AMOUNT and GIVE, outside a building
    (EXCHANGE, "C96"),
    (LOAD, "C31"),
    (VETO, "C99"),
    (FETCH, "C106"),
    (TAKE_PESOS, "C32"),
    (BID, "C52"),
    (PASS, "C56"),
    (PAY, "C61"),  # and REFUSE
)


def forbidding(s: Cuba, action: i64) -> str:
    """The id of the rule that forbids this action now; none where it is the rule of the question asked."""
    if s.seat == OVER:
        return "C103"
    if action == DONE:
        return ""
    if TAKE <= action < SEND:
        return not_to_take(s, action - TAKE)
    if PLAY <= action < MOVE and s.step == ACTIONS_PHASE:
        return "C77" if s.secret[s.seat] == action - PLAY else "C12"
    if HARVEST <= action < SELL and s.step == REAP:
        return not_to_harvest(s, action - HARVEST)
    if SELL <= action < BUILD and s.step == CARRY_OUT + TRADESWOMAN:
        return not_to_sell(s, action - SELL) if action < BUY else not_to_buy(s, action - BUY)
    if BUILD <= action < PLACE and s.step == CARRY_OUT + ARCHITECT:
        return not_to_build(s, action - BUILD)
    if action == TAKE_POINTS and s.step == CARRY_OUT + ARCHITECT:
        return "C33"
    if USE <= action < AMOUNT and s.step == CARRY_OUT + FOREMAN:
        return not_to_use(s, action - USE)
    if AMOUNT <= action < FETCH and inside_building(s):
        return not_in_building(s, action)
    if GIVE <= action < EXCHANGE and s.step in (DUTY, DUTY_REST):
        return "C63"
    if action == TAKE_PESOS and s.step == CARRY_OUT + MAYOR:
        return "C33"
    if BID <= action < PASS:
        if s.rules(CORRUPTION_ACT):
            return "C55"
        if s.step == BID_AGAIN:
            return "C54"
    if action >= PAY and s.step == TAX:
        return "C62"
    return rule_of_verb(action)


def rule_of_verb(action: i64) -> str:
    """The rule that says when such a thing may be done at all."""
    found = ""
    for start, rule in VERBS:
        if start <= action:
            found = rule
    return found


def inside_building(s: Cuba) -> bool:
    """Whether a building of the foreman's is asking."""
    return USE_TILE <= s.step < DRAW_START or s.step == LOAD_AMOUNT


def not_in_building(s: Cuba, action: i64) -> str:
    """Why the building in use does not do this."""
    if s.step == LOAD_AMOUNT:
        return "C85"
    tile = s.step - USE_TILE
    if tile == BLACK_MARKET and EXCHANGE <= action < LOAD:
        if s.stock[(action - EXCHANGE) % MERCHANDISE] == 0:
            return "C2"
    return TILE_RULES[tile]


def not_to_take(s: Cuba, kind: i64) -> str:
    """Why this piece is not taken from the stock."""
    if s.step == CHOOSE_PIECES:
        return "C9"
    if s.step == CARRY_OUT + TRADESWOMAN and s.arg == 0:
        if s.product_taken if kind < PRODUCTS else s.resource_taken:
            return "C33"
        if PRODUCTS <= kind < MERCHANDISE or (kind < PRODUCTS and not cheapest(s, kind)):
            return "C23"
        return "C2"
    return "C23"


def not_to_harvest(s: Cuba, product: i64) -> str:
    """Why no field of this product can be used."""
    if active_fields(s, s.acting, product) == 0:
        return "C14"
    if product < (s.arg >> LAST_SHIFT) & 3:
        return "C16"  # products are named in their order
    return "C2" if s.stock[product] == 0 else "C17"


def not_to_sell(s: Cuba, kind: i64) -> str:
    """Why she cannot sell this kind: he has none, or its place in the order is past."""
    return "C21" if s.has(s.acting, kind) == 0 else "C22"


def not_to_buy(s: Cuba, kind: i64) -> str:
    """Why she cannot buy this kind: it was sold, or is past, or is nowhere, or costs too much."""
    if has_bit((s.arg >> SOLD_SHIFT) & 31, kind) or (s.arg & BUYING and kind < s.arg & 7):
        return "C22"
    if not for_sale(s, kind):
        return "C2"
    return "C20" if s.pesos[s.acting] < buying_price(s, kind) else "C19"


def not_to_build(s: Cuba, tile: i64) -> str:
    """Why he cannot build this tile."""
    if s.supply[tile] == 0:
        return "C3"
    return "C74" if affordable(s, s.acting, tile) else "C25"


def not_to_use(s: Cuba, tile: i64) -> str:
    """Why he cannot use this building: it has nothing to do, or it is not among those he may still use."""
    used = s.arg & USED_MASK
    for field in range(FIELDS_IN_ALL):
        if s.building_at(s.acting, field) == tile and not used & BIT[field]:
            if used == 0 or in_cross(field, s.figure[s.acting]):
                return TILE_RULES[tile]
    return "C27"
