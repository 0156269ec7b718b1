"""The tradeswoman (C19–C23): purchases and sales on the market, or a piece from the stock instead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.state import Cuba
from malecon.kernel.state import EVERYBODY, changed
from malecon.kernel.step import Step

# --- the argument of her step: the kind traded last, the kinds sold as BITs, whether she has begun to buy ---

BUYING: Final[i64] = 256


def after_sale(arg: i64, kind: i64) -> i64:
    """One more unit of this kind has been sold."""
    return (arg & ~7) | kind | (c.BIT[kind] << 3)


def after_purchase(arg: i64, kind: i64) -> i64:
    """One more unit of this kind has been bought."""
    return (arg & ~7) | kind | BUYING


def last_kind(arg: i64) -> i64:
    return arg & 7


def kinds_sold(arg: i64) -> i64:
    return (arg >> 3) & 31


def is_buying(arg: i64) -> bool:
    return arg & BUYING != 0


# --- prices ---


def buying_price(s: Cuba, kind: i64) -> i64:
    """C4, C20: the cheapest unit on the market, or with none there a unit of the stock for 7."""
    return d.STOCK_PRICE - s.market[kind]


def selling_price(s: Cuba, kind: i64) -> i64:
    """C4, C21: the dearest free space, or with none free what the stock pays."""
    if s.market[kind] == d.SPACES[kind]:
        return d.FULL_PRICE[kind]
    return d.DEAREST - s.market[kind]


def for_sale(s: Cuba, kind: i64) -> bool:
    """C20: whether there is a unit to be bought, on the market or else in the stock."""
    return s.market[kind] > 0 or s.stock[kind] > 0


def cheapest(s: Cuba, product: i64) -> bool:
    """C23: whether no product has a lower price on the market."""
    for other in range(c.PRODUCTS):
        if s.market[other] > s.market[product]:
            return False
    return True


class Tradeswoman(Step[Cuba]):
    """C19, C22, C23: any number of purchases and sales, or one of the alternatives, or nothing.

    Units of one kind follow each other in price, but kinds touch each other through money alone, and the
    same kind is not both bought and sold. So whatever she can do in any order she can also do by selling
    first, kind after kind, and then buying, kind after kind: that order alone is offered.
    """

    def enter(self, s: Cuba, arg: i64) -> None:
        seat = s.acting
        last = last_kind(arg)
        buying = is_buying(arg)
        sold = kinds_sold(arg)
        s.ask(seat)
        if not buying:
            for kind in range(last, c.MERCHANDISE):
                if s.has(seat, kind) > 0:
                    s.offer(c.SELL + kind)
        for kind in range(last if buying else 0, c.MERCHANDISE):
            if not sold & c.BIT[kind] and s.pesos[seat] >= buying_price(s, kind) and for_sale(s, kind):
                s.offer(c.BUY + kind)
        if arg == 0:
            offer_alternatives(s)
        s.offer(c.DONE)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        if action == c.DONE:
            if arg == 0:
                s.tell(EVERYBODY, c.DID_NOTHING, s.acting, c.TRADESWOMAN, 0)
        elif action >= c.BUY:
            kind = action - c.BUY
            buy(s, s.acting, kind)
            s.push(c.CARRY_OUT + c.TRADESWOMAN, after_purchase(arg, kind))
        elif action >= c.SELL:
            kind = action - c.SELL
            sell(s, s.acting, kind)
            s.push(c.CARRY_OUT + c.TRADESWOMAN, after_sale(arg, kind))
        else:
            take_instead(s, s.acting, action - c.TAKE)


def buy(s: Cuba, seat: i64, kind: i64) -> None:
    """C19, C20: one unit from the market, or from the stock if the market has none, into the lot."""
    price = buying_price(s, kind)
    s.pesos[seat] -= price
    if s.market[kind] > 0:
        s.market = changed(s.market, kind, s.market[kind] - 1)
    else:
        s.stock[kind] -= 1
    s.held[seat * c.HELD + kind] += 1
    s.tell(EVERYBODY, c.BOUGHT, seat, kind, price)


def sell(s: Cuba, seat: i64, kind: i64) -> None:
    """C21: one unit onto the market, or to the stock if the market is full."""
    price = selling_price(s, kind)
    s.lay_down(seat, kind, 1)
    if s.market[kind] < d.SPACES[kind]:
        s.market = changed(s.market, kind, s.market[kind] + 1)
    else:
        s.stock[kind] += 1
    s.pesos[seat] += price
    s.tell(EVERYBODY, c.SOLD, seat, kind, price)


def offer_alternatives(s: Cuba) -> None:
    """C23, C33: a resource, or a product that is cheapest on the market; each once a round by all."""
    if not s.product_taken:
        for product in range(c.PRODUCTS):
            if cheapest(s, product) and s.stock[product] > 0:
                s.offer(c.TAKE + product)
    if not s.resource_taken:
        for resource in range(c.WOOD, c.PIECES):
            if s.stock[resource] > 0:
                s.offer(c.TAKE + resource)


def take_instead(s: Cuba, seat: i64, kind: i64) -> None:
    """C23, C33: the piece comes from the stock, and a marker covers what has been used."""
    if kind < c.PRODUCTS:
        s.product_taken = 1
    else:
        s.resource_taken = 1
    s.take(seat, kind, 1)
