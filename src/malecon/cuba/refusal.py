"""Why an action is refused: the rule that tells a player most about what cannot be done now."""

from __future__ import annotations

from collections.abc import Callable

from malecon.cuba import codes as c
from malecon.cuba import foreman, powers, tradeswoman, worker
from malecon.cuba.architect import affordable
from malecon.cuba.buildings import THE_TILES
from malecon.cuba.state import Cuba, has_bit
from malecon.cuba.text import VOCABULARY
from malecon.kernel.state import OVER


def forbidding(s: Cuba, action: int) -> str:
    """The id of the rule that forbids this action now; none where it is the rule of the question asked."""
    if s.seat == OVER:
        return "C103"
    if action == c.DONE:
        return ""
    if c.AMOUNT <= action < c.FETCH and inside_building(s):
        return not_in_building(s, action)
    verb = VOCABULARY.parts(action)[0]
    tell = NOT_TO.get(verb.code)
    return (tell(s, action - verb.code) if tell else "") or VOCABULARY.rule(action)


def inside_building(s: Cuba) -> bool:
    """Whether a building of the foreman's is asking."""
    return c.USE_TILE <= s.step < c.DRAW_START or s.step == c.LOAD_AMOUNT


def not_in_building(s: Cuba, action: int) -> str:
    """Why the building in use does not do this."""
    if s.step == c.LOAD_AMOUNT:
        return "C85"
    tile = s.step - c.USE_TILE
    if tile == c.BLACK_MARKET and c.EXCHANGE <= action < c.LOAD:
        if s.stock[powers.received(action - c.EXCHANGE)] == 0:
            return "C2"
    return THE_TILES[tile].rules[0]


# --- by verb: why not with this piece, field or number; none where the rule of the verb says it ---


def not_to_take(s: Cuba, kind: int) -> str:
    """Why this piece is not taken from the stock."""
    if s.step == c.CHOOSE_PIECES:
        return "C9"
    if s.step == c.CARRY_OUT + c.TRADESWOMAN and s.arg == 0:
        if s.product_taken if kind < c.PRODUCTS else s.resource_taken:
            return "C33"
        if c.PRODUCTS <= kind < c.MERCHANDISE or (kind < c.PRODUCTS and not tradeswoman.cheapest(s, kind)):
            return "C23"
        return "C2"
    return ""


def not_to_play(s: Cuba, card: int) -> str:
    """Why this card is not played: it is the delegate."""
    return "C77" if s.step == c.ACTIONS_PHASE and s.secret[s.seat] == card else ""


def not_to_harvest(s: Cuba, product: int) -> str:
    """Why no field of this product can be used."""
    if s.step != c.REAP:
        return ""
    if worker.active_fields(s, s.acting, product) == 0:
        return "C14"
    if product < worker.last_product(s.arg):
        return "C16"  # products are named in their order
    return "C2" if s.stock[product] == 0 else "C17"


def not_to_sell(s: Cuba, kind: int) -> str:
    """Why she cannot sell this kind: there is none, or its place in the order is past."""
    if s.step != c.CARRY_OUT + c.TRADESWOMAN:
        return ""
    return "C21" if s.has(s.acting, kind) == 0 else "C22"


def not_to_buy(s: Cuba, kind: int) -> str:
    """Why she cannot buy this kind: it was sold, or is past, or is nowhere, or costs too much."""
    if s.step != c.CARRY_OUT + c.TRADESWOMAN:
        return ""
    past = tradeswoman.is_buying(s.arg) and kind < tradeswoman.last_kind(s.arg)
    if has_bit(tradeswoman.kinds_sold(s.arg), kind) or past:
        return "C22"
    if not tradeswoman.for_sale(s, kind):
        return "C2"
    return "C20" if s.pesos[s.acting] < tradeswoman.buying_price(s, kind) else "C19"


def not_to_build(s: Cuba, tile: int) -> str:
    """Why this tile cannot be built."""
    if s.step != c.CARRY_OUT + c.ARCHITECT:
        return ""
    if s.supply[tile] == 0:
        return "C3"
    return "C74" if affordable(s, s.acting, tile) else "C25"


def not_the_points(s: Cuba, _: int) -> str:
    """Why the architect leaves no points: all are covered."""
    return "C33" if s.step == c.CARRY_OUT + c.ARCHITECT else ""


def not_the_pesos(s: Cuba, _: int) -> str:
    """Why the mayor leaves no pesos: all are covered."""
    return "C33" if s.step == c.CARRY_OUT + c.MAYOR else ""


def not_to_use(s: Cuba, tile: int) -> str:
    """Why this building cannot be used: it has nothing to do, or it is not among those still to be used."""
    if s.step != c.CARRY_OUT + c.FOREMAN:
        return ""
    used = foreman.fields_used(s.arg)
    for field in range(c.FIELDS_IN_ALL):
        if s.building_at(s.acting, field) == tile and not has_bit(used, field):
            if used == 0 or has_bit(s.cross(s.acting), field):
                return THE_TILES[tile].rules[0]
    return ""


def not_to_give(s: Cuba, _: int) -> str:
    """Why a duty does not take this piece."""
    return "C63" if s.step in (c.DUTY, c.DUTY_REST) else ""


def not_to_bid(s: Cuba, _: int) -> str:
    """Why so much is not bid."""
    if s.rules(c.CORRUPTION_ACT):
        return "C55"
    return "C54" if s.step == c.BID_AGAIN else ""


def not_to_pay(s: Cuba, _: int) -> str:
    """Why a tax is neither paid nor refused."""
    return "C62" if s.step == c.TAX else ""


NOT_TO: dict[int, Callable[[Cuba, int], str]] = {
    c.TAKE: not_to_take,
    c.PLAY: not_to_play,
    c.HARVEST: not_to_harvest,
    c.SELL: not_to_sell,
    c.BUY: not_to_buy,
    c.BUILD: not_to_build,
    c.TAKE_POINTS: not_the_points,
    c.USE: not_to_use,
    c.GIVE: not_to_give,
    c.TAKE_PESOS: not_the_pesos,
    c.BID: not_to_bid,
    c.BID_HUNDRED: not_to_bid,
    c.PAY: not_to_pay,
    c.REFUSE: not_to_pay,
}
