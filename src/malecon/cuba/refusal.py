"""Why an action is refused: the rule that tells a player most about what he cannot do now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba.architect import affordable
from malecon.cuba.buildings import THE_TILES
from malecon.cuba.foreman import USED_MASK
from malecon.cuba.state import Cuba, has_bit, in_cross
from malecon.cuba.tradeswoman import BUYING, SOLD_SHIFT, buying_price, cheapest, for_sale
from malecon.cuba.worker import LAST_SHIFT, active_fields
from malecon.kernel.state import OVER

#: Where each verb begins and the rule that says when it may be done at all, in the order of the verbs.
VERBS: Final = (
    (0, "C1"),
    (c.TURN_SHIP, "C92"),
    (c.TURN_BILL, "C11"),
    (c.TAKE, "C23"),
    (c.SEND, "C77"),
    (c.PLAY, "C12"),
    (c.MOVE, "C13"),
    (c.HARVEST, "C16"),
    (c.SELL, "C19"),  # and BUY
    (c.BUILD, "C24"),  # and PLACE
    (c.TAKE_POINTS, "C26"),
    (c.USE, "C27"),  # and AMOUNT and GIVE, outside a building
    (c.EXCHANGE, "C96"),
    (c.LOAD, "C31"),
    (c.VETO, "C99"),
    (c.FETCH, "C106"),
    (c.TAKE_PESOS, "C32"),
    (c.BID, "C52"),
    (c.PASS, "C56"),
    (c.PAY, "C61"),  # and REFUSE
)


def forbidding(s: Cuba, action: i64) -> str:
    """The id of the rule that forbids this action now; none where it is the rule of the question asked."""
    if s.seat == OVER:
        return "C103"
    if action == c.DONE:
        return ""
    if c.TAKE <= action < c.SEND:
        return not_to_take(s, action - c.TAKE)
    if c.PLAY <= action < c.MOVE and s.step == c.ACTIONS_PHASE:
        return "C77" if s.secret[s.seat] == action - c.PLAY else "C12"
    if c.HARVEST <= action < c.SELL and s.step == c.REAP:
        return not_to_harvest(s, action - c.HARVEST)
    if c.SELL <= action < c.BUILD and s.step == c.CARRY_OUT + c.TRADESWOMAN:
        return not_to_sell(s, action - c.SELL) if action < c.BUY else not_to_buy(s, action - c.BUY)
    if c.BUILD <= action < c.PLACE and s.step == c.CARRY_OUT + c.ARCHITECT:
        return not_to_build(s, action - c.BUILD)
    if action == c.TAKE_POINTS and s.step == c.CARRY_OUT + c.ARCHITECT:
        return "C33"
    if c.USE <= action < c.AMOUNT and s.step == c.CARRY_OUT + c.FOREMAN:
        return not_to_use(s, action - c.USE)
    if c.AMOUNT <= action < c.FETCH and inside_building(s):
        return not_in_building(s, action)
    if c.GIVE <= action < c.EXCHANGE and s.step in (c.DUTY, c.DUTY_REST):
        return "C63"
    if action == c.TAKE_PESOS and s.step == c.CARRY_OUT + c.MAYOR:
        return "C33"
    if c.BID <= action < c.PASS:
        if s.rules(c.CORRUPTION_ACT):
            return "C55"
        if s.step == c.BID_AGAIN:
            return "C54"
    if action >= c.PAY and s.step == c.TAX:
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
    return c.USE_TILE <= s.step < c.DRAW_START or s.step == c.LOAD_AMOUNT


def not_in_building(s: Cuba, action: i64) -> str:
    """Why the building in use does not do this."""
    if s.step == c.LOAD_AMOUNT:
        return "C85"
    tile = s.step - c.USE_TILE
    if tile == c.BLACK_MARKET and c.EXCHANGE <= action < c.LOAD:
        if s.stock[(action - c.EXCHANGE) % c.MERCHANDISE] == 0:
            return "C2"
    return THE_TILES[tile].rules[0]


def not_to_take(s: Cuba, kind: i64) -> str:
    """Why this piece is not taken from the stock."""
    if s.step == c.CHOOSE_PIECES:
        return "C9"
    if s.step == c.CARRY_OUT + c.TRADESWOMAN and s.arg == 0:
        if s.product_taken if kind < c.PRODUCTS else s.resource_taken:
            return "C33"
        if c.PRODUCTS <= kind < c.MERCHANDISE or (kind < c.PRODUCTS and not cheapest(s, kind)):
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
    for field in range(c.FIELDS_IN_ALL):
        if s.building_at(s.acting, field) == tile and not used & c.BIT[field]:
            if used == 0 or in_cross(field, s.figure[s.acting]):
                return THE_TILES[tile].rules[0]
    return "C27"
