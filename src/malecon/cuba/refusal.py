"""Why an action is refused: the reason that tells a player most about what cannot be done now.

`unusable.py` says it of the buildings in use.
"""

from __future__ import annotations

from collections.abc import Callable

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba import foreman, harbour, parliament, statutes, tradeswoman, worker
from malecon.cuba.architect import cost
from malecon.cuba.buildings import THE_TILES
from malecon.cuba.naming import character_name, group_name, pesos, piece_name, some, tile_name
from malecon.cuba.state import Cuba, has_bit
from malecon.cuba.text import QUESTIONS, VOCABULARY
from malecon.cuba.unusable import in_building, not_loaded, useless
from malecon.kernel.refusal import (
    Refusal,
    in_stock,
    must,
    not_drawn,
    not_now,
    out_of_order,
    over,
    too_few,
    too_few_of_some,
)
from malecon.kernel.state import CHANCE, OVER


def refusal(s: Cuba, action: int) -> Refusal:
    """Why this action is not allowed now."""
    if s.seat == OVER:
        return over("C103")
    if action == c.DONE:
        return must(QUESTIONS[s.step].rules[0])
    if s.seat == CHANCE and VOCABULARY.rule(action) in QUESTIONS[s.step].rules:
        return not_drawn(VOCABULARY.rule(action))
    told = None
    if c.USE_TILE <= s.step < c.DRAW_START or s.step == c.LOAD_AMOUNT:
        told = in_building(s, action)
    else:
        verb = VOCABULARY.parts(action)[0]
        tell = NOT_TO.get(verb.code)
        told = tell(s, action - verb.code) if tell else None
    return told or not_now(VOCABULARY.rule(action))


# --- by verb: why not with this piece, field or number; None where something else is asked ---


def not_to_take(s: Cuba, kind: int) -> Refusal | None:
    """Why this piece is not taken from the stock."""
    if s.step == c.CHOOSE_PIECES:
        resources = s.arg % d.START_PIECES < d.START_RESOURCES
        if kind >= c.MERCHANDISE if resources else kind < c.PRODUCTS:
            return out_of_order()
        if c.PRODUCTS <= kind < c.MERCHANDISE:
            return Refusal("C9", "refusal-cuba-no-goods", {"piece": piece_name(kind)})
        return Refusal("C9", f"refusal-cuba-{'resources' if resources else 'products'}-now", {})
    if s.step == c.CARRY_OUT + c.TRADESWOMAN:
        return not_instead(s, kind)
    return None


def not_instead(s: Cuba, kind: int) -> Refusal:
    """Why the tradeswoman does not take this instead of trading."""
    if s.arg != 0:
        return Refusal("C23", "refusal-cuba-instead", {})
    if c.PRODUCTS <= kind < c.MERCHANDISE:
        return Refusal("C23", "refusal-cuba-no-goods", {"piece": piece_name(kind)})
    if s.product_taken if kind < c.PRODUCTS else s.resource_taken:
        return Refusal("C33", f"refusal-cuba-{'product' if kind < c.PRODUCTS else 'resource'}-taken", {})
    if kind < c.PRODUCTS and not tradeswoman.cheapest(s, kind):
        prices = [int(tradeswoman.buying_price(s, product)) for product in range(c.PRODUCTS)]
        values = {"piece": piece_name(kind), "price": prices[kind], "least": min(prices)}
        return Refusal("C23", "refusal-cuba-not-cheapest", values)
    return in_stock("C2", some(0, kind))


def not_to_play(s: Cuba, card: int) -> Refusal | None:
    """Why this card is not played: it is the delegate, or it has been played."""
    if s.step != c.ACTIONS_PHASE:
        return None
    if s.secret[s.seat] == card:
        return Refusal("C77", "refusal-cuba-delegate", {"character": character_name(card)})
    return Refusal("C12", "refusal-cuba-played", {"character": character_name(card)})


def not_to_harvest(s: Cuba, product: int) -> Refusal | None:
    """Why no field of this product can be used."""
    if s.step != c.REAP:
        return None
    fields = int(worker.active_fields(s, s.acting, product))
    if fields == 0:
        return Refusal("C14", "refusal-cuba-no-field", {"product": piece_name(product)})
    last = worker.last_product(s.arg)
    if product == last and worker.fields_of_last(s.arg) == fields:
        values = {"product": piece_name(product), "fields": fields}
        return Refusal("C17", "refusal-cuba-fields-used", values)
    if s.stock[product] == 0:
        return in_stock("C2", some(0, product))
    return out_of_order()


def not_to_sell(s: Cuba, kind: int) -> Refusal | None:
    """Why this kind is not sold: there is none, or it was bought, or its place in the order is past."""
    if s.step != c.CARRY_OUT + c.TRADESWOMAN:
        return None
    if s.has(s.acting, kind) == 0:
        return too_few("C21", some(1, kind), 0)
    if tradeswoman.is_buying(s.arg) and kind == tradeswoman.last_kind(s.arg):
        return Refusal("C22", "refusal-cuba-bought", {"piece": piece_name(kind)})
    return out_of_order()


def not_to_buy(s: Cuba, kind: int) -> Refusal | None:
    """Why this kind is not bought: it was sold, or is nowhere, or costs too much, or is past."""
    if s.step != c.CARRY_OUT + c.TRADESWOMAN:
        return None
    if has_bit(tradeswoman.kinds_sold(s.arg), kind):
        return Refusal("C22", "refusal-cuba-sold", {"piece": piece_name(kind)})
    if not tradeswoman.for_sale(s, kind):
        return in_stock("C2", some(0, kind))
    price = int(tradeswoman.buying_price(s, kind))
    if s.pesos[s.acting] < price:
        return too_few("C20", pesos(price), s.pesos[s.acting])
    return out_of_order()


def not_to_build(s: Cuba, tile: int) -> Refusal | None:
    """Why this tile cannot be built: none is left, or something is lacking."""
    if s.step != c.CARRY_OUT + c.ARCHITECT:
        return None
    if s.supply[tile] == 0:
        return Refusal("C3", "refusal-cuba-no-tile", {"tile": tile_name(tile)})
    lacking = []
    for resource in range(c.WOOD, c.PIECES):
        has = int(s.has(s.acting, resource))
        if has < cost(tile, resource):
            lacking.append((some(cost(tile, resource), resource), has))
    rule = "C25" if lacking else "C74"
    if s.rules(c.BUILDING_ACT) and s.pesos[s.acting] < d.BUILDING.pesos:
        lacking.append((pesos(d.BUILDING.pesos), int(s.pesos[s.acting])))
    return too_few_of_some(rule, lacking)


def not_to_place(s: Cuba, field: int) -> Refusal | None:
    """Why nothing is built on this field: there is a building."""
    if s.step != c.SITE:
        return None
    there = tile_name(s.building_at(s.acting, field))
    return Refusal("C24", "refusal-cuba-field-built", {"tile": there})


def not_the_points(s: Cuba, _: int) -> Refusal | None:
    """Why the architect leaves no points: all are covered."""
    if s.step != c.CARRY_OUT + c.ARCHITECT:
        return None
    return Refusal("C33", "refusal-cuba-points-gone", {"players": int(d.IDLERS)})


def not_the_pesos(s: Cuba, _: int) -> Refusal | None:
    """Why the mayor leaves no pesos: all are covered, or a ship is being loaded."""
    if s.step == c.LOAD_MORE:
        return Refusal("C32", "refusal-cuba-loaded", {})
    if s.step != c.CARRY_OUT + c.MAYOR:
        return None
    return Refusal("C33", "refusal-cuba-pesos-gone", {"players": int(d.IDLERS)})


def not_to_use(s: Cuba, tile: int) -> Refusal | None:
    """Why this building is not used: there is none, or it was used, lies elsewhere, or does nothing now."""
    if s.step != c.CARRY_OUT + c.FOREMAN:
        return None
    used = foreman.fields_used(s.arg)
    own = [field for field in range(c.FIELDS_IN_ALL) if s.building_at(s.acting, field) == tile]
    if not own:
        return Refusal("C27", "refusal-cuba-no-building", {"tile": tile_name(tile)})
    left = [field for field in own if not has_bit(used, field)]
    if not left:
        return Refusal("C27", "refusal-cuba-used", {"tile": tile_name(tile)})
    near = [field for field in left if has_bit(s.cross(s.acting), field)]
    if used != 0 and not near:
        if len(left) < len(own):
            return Refusal("C27", "refusal-cuba-used", {"tile": tile_name(tile)})
        return Refusal("C27", "refusal-cuba-elsewhere", {"tile": tile_name(tile)})
    if THE_TILES[tile].does.useful(s, s.acting):
        return Refusal("", "refusal-cuba-twin", {"tile": tile_name(tile)})
    return useless(s, tile)


def not_to_give(s: Cuba, kind: int) -> Refusal | None:
    """Why a duty does not take this piece."""
    if s.step not in (c.DUTY, c.DUTY_REST):
        return None
    law = d.THE_LAWS[s.in_force[c.DUTIES]]
    if law.kind != c.NONE:
        return Refusal("C63", "refusal-cuba-duty", {"need": [some(1, law.kind)]})
    resources = s.in_force[c.DUTIES] == c.DUTY_RESOURCES
    if kind < c.MERCHANDISE if resources else kind >= c.PRODUCTS:
        return Refusal("C63", f"refusal-cuba-duty-{'resources' if resources else 'products'}", {})
    if s.has(s.seat, kind) == 0:
        return too_few("C63", some(1, kind), 0)
    return out_of_order()


def not_to_load(s: Cuba, load: int) -> Refusal | None:
    """Why this is not loaded there."""
    if s.step == c.LOAD_MORE and harbour.dock_of(load) != harbour.dock_of(s.arg):
        return Refusal("C31", "refusal-cuba-one-ship", {"dock": int(harbour.dock_of(s.arg))})
    if s.step not in (c.LOAD_MORE, c.CARRY_OUT + c.MAYOR):
        return None
    return not_loaded(s, load, "C31") or out_of_order()


def not_to_bid(s: Cuba, bid: int) -> Refusal | None:
    """Why so much is not bid: nothing may be, or there is less."""
    if s.step not in (c.BIDDING, c.BID_AGAIN):
        return Refusal("C55", "refusal-cuba-corruption", {}) if s.rules(c.CORRUPTION_ACT) else None
    laid = int(c.HUNDRED) * int(parliament.hundreds_of(s.arg))
    return too_few("C54" if s.step == c.BID_AGAIN else "C52", pesos(laid + bid), s.pesos[s.seat])


def not_a_hundred(s: Cuba, _: int) -> Refusal | None:
    return not_to_bid(s, int(c.HUNDRED))


def not_to_pass(s: Cuba, group: int) -> Refusal | None:
    """Why this bill is not passed: there is none, or it is not its place in the order."""
    if s.step != c.LEGISLATE:
        return None
    if has_bit(parliament.passed_of(s.arg), group):
        return Refusal("C56", "refusal-cuba-passed", {"group": group_name(group)})
    if s.bills[group] == c.NONE:
        return Refusal("C99", "refusal-cuba-no-bill", {"group": group_name(group)})
    return out_of_order()


def not_to_pay(s: Cuba, _: int) -> Refusal | None:
    """Why a duty of a choice is not simply paid: its pieces are named."""
    if s.step != c.DUTY or statutes.duty_kind(s) != c.NONE:
        return None
    resources = s.in_force[c.DUTIES] == c.DUTY_RESOURCES
    return Refusal("C64", f"refusal-cuba-duty-{'resources' if resources else 'products'}", {})


NOT_TO: dict[int, Callable[[Cuba, int], Refusal | None]] = {
    c.TAKE: not_to_take,
    c.PLAY: not_to_play,
    c.HARVEST: not_to_harvest,
    c.SELL: not_to_sell,
    c.BUY: not_to_buy,
    c.BUILD: not_to_build,
    c.PLACE: not_to_place,
    c.TAKE_POINTS: not_the_points,
    c.USE: not_to_use,
    c.GIVE: not_to_give,
    c.LOAD: not_to_load,
    c.TAKE_PESOS: not_the_pesos,
    c.BID: not_to_bid,
    c.BID_HUNDRED: not_a_hundred,
    c.PASS: not_to_pass,
    c.PAY: not_to_pay,
}
