"""The statutes (C60–C72): tax, duty, subsidy and the market acts, in the order I to IV."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.state import Cuba, has_bit, votes
from malecon.kernel.state import EVERYBODY, changed
from malecon.kernel.step import Step

# --- I tax ---


def tax_of(s: Cuba, seat: i64) -> i64:
    """C62, C7: the pesos that the tax asks of a player."""
    pesos = d.LAW_PESOS[s.in_force[c.TAXES]]
    return pesos if pesos > 0 else s.buildings(seat)


class Tax(Step[Cuba]):
    """C60, C61, C62: clockwise from the start player each may pay the tax, for 2 points."""

    def enter(self, s: Cuba, arg: i64) -> None:
        if arg == s.players:
            return
        seat = s.clockwise(arg)
        pesos = tax_of(s, seat)
        if pesos == 0:  # as many as there are buildings, and there is none: this is to comply
            meet_tax(s, seat, 0)
        elif s.pesos[seat] >= pesos:
            s.ask(seat)
            s.offer(c.PAY)
            s.offer(c.REFUSE)
            return
        s.push(c.TAX, arg + 1)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        seat = s.clockwise(arg)
        if action == c.PAY:
            meet_tax(s, seat, tax_of(s, seat))
        else:
            s.tell(EVERYBODY, c.TAX_REFUSED, seat, 0, 0)
        s.push(c.TAX, arg + 1)


def meet_tax(s: Cuba, seat: i64, pesos: i64) -> None:
    """C61: the tax is met, for 2 points."""
    s.pesos[seat] -= pesos
    s.taxed |= c.BIT[seat]
    s.tell(EVERYBODY, c.TAX_PAID, seat, pesos, 0)
    s.gain_points(seat, d.COMPLIED)


# --- II duty ---


def duty_kind(s: Cuba) -> i64:
    """C63, C7: the kind of piece that the duty asks for, or NONE if it leaves the kinds open."""
    return d.LAW_KIND[s.in_force[c.DUTIES]]


def offer_open_duty(s: Cuba, seat: i64, first: i64, pieces: i64) -> None:
    """C63, C64: 2 resources or 2 products of any kind, named in their order since they go together.

    A kind is offered if from it on there are enough of the pieces still owed.
    """
    end = c.PIECES if s.in_force[c.DUTIES] == c.DUTY_RESOURCES else c.PRODUCTS
    left: i64 = 0
    for kind in range(first, end):
        left += s.has(seat, kind)
    for kind in range(first, end):
        if s.has(seat, kind) > 0 and left >= pieces:
            s.offer(c.GIVE + kind)
        left -= s.has(seat, kind)


class Duty(Step[Cuba]):
    """C60, C61, C63: clockwise from the start player each may give the duty, for 2 points."""

    def enter(self, s: Cuba, arg: i64) -> None:
        if arg == s.players:
            return
        seat = s.clockwise(arg)
        kind = duty_kind(s)
        s.ask(seat)
        if kind != c.NONE:
            if s.has(seat, kind) > 0:
                s.offer(c.PAY)
        else:
            first = c.WOOD if s.in_force[c.DUTIES] == c.DUTY_RESOURCES else c.CITRUS
            offer_open_duty(s, seat, first, 2)
        if s.offered == 0:  # nothing to comply with
            s.push(c.DUTY, arg + 1)
            return
        s.offer(c.REFUSE)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        seat = s.clockwise(arg)
        s.push(c.DUTY, arg + 1)
        if action == c.REFUSE:
            s.tell(EVERYBODY, c.DUTY_REFUSED, seat, 0, 0)
        elif action == c.PAY:
            s.give(seat, duty_kind(s), 1)
            meet_duty(s, seat)
        else:
            s.give(seat, action - c.GIVE, 1)
            s.push(c.DUTY_REST, rest_of_duty(seat, action - c.GIVE))


# The argument of the rest of a duty: the seat, and the kind given first.


def rest_of_duty(seat: i64, kind: i64) -> i64:
    return seat * c.PIECES + kind


def seat_of_rest(arg: i64) -> i64:
    return arg // c.PIECES


def kind_of_rest(arg: i64) -> i64:
    return arg % c.PIECES


class DutyRest(Step[Cuba]):
    """C63, C64: the second of two pieces; its kind is a choice too."""

    def enter(self, s: Cuba, arg: i64) -> None:
        seat = seat_of_rest(arg)
        s.ask(seat)
        offer_open_duty(s, seat, kind_of_rest(arg), 1)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        s.give(seat_of_rest(arg), action - c.GIVE, 1)
        meet_duty(s, seat_of_rest(arg))


def meet_duty(s: Cuba, seat: i64) -> None:
    """C61: the duty is met, for 2 points, and 1 more if the tax was met too."""
    s.tell(EVERYBODY, c.DUTY_PAID, seat, 0, 0)
    s.gain_points(seat, d.COMPLIED)
    if has_bit(s.taxed, seat):
        s.gain_points(seat, d.BOTH_COMPLIED)


# --- III subsidy ---


class Subsidy(Step[Cuba]):
    """C65: points for what the subsidy in force counts; nothing is paid."""

    def enter(self, s: Cuba, arg: i64) -> None:
        for position in range(s.players):
            seat = s.clockwise(position)
            points = subsidy_of(s, seat)
            if points > 0:
                s.points = changed(s.points, seat, s.points[seat] + points)
                s.tell(EVERYBODY, c.SUBSIDISED, seat, points, 0)


def subsidy_of(s: Cuba, seat: i64) -> i64:
    """The points that the subsidy brings a player."""
    act = s.in_force[c.SUBSIDIES]
    if act == c.SUBSIDY_BUILDINGS:  # C66
        return s.buildings(seat)
    if act == c.SUBSIDY_RESOURCE_FIELDS:  # C67
        return open_fields(s, seat, c.WOOD, c.PIECES)
    if act == c.SUBSIDY_PRODUCT_FIELDS:  # C68
        return open_fields(s, seat, c.CITRUS, c.PRODUCTS)
    if act == c.SUBSIDY_WATER:  # C69
        return at_most(s.has(seat, c.WATER), d.SUBSIDY_WATER.most)
    if act == c.SUBSIDY_VOTES:  # C70: the card alone, neither town hall nor bid
        return votes(s.hand[seat])
    if act == c.SUBSIDY_PESOS:  # C71
        return at_most(s.pesos[seat] // d.SUBSIDY_PESOS.pesos, d.SUBSIDY_PESOS.most)
    return 0


def open_fields(s: Cuba, seat: i64, first: i64, end: i64) -> i64:
    """Fields without a building that bear one of these kinds."""
    n: i64 = 0
    for kind in range(first, end):
        n += s.open_fields(seat, kind)
    return n


def at_most(number: i64, limit: i64) -> i64:
    return limit if number > limit else number


# --- IV other ---


class Other(Step[Cuba]):
    """C72: the market acts move 2 units of each product; the other acts of this group work elsewhere."""

    def enter(self, s: Cuba, arg: i64) -> None:
        if not (s.rules(c.MARKET_LESS) or s.rules(c.MARKET_MORE)) or (s.market_once and s.market_done):
            return
        s.market_done = 1
        for product in range(c.PRODUCTS):
            if s.rules(c.MARKET_LESS):
                number = at_most(d.MARKET_LESS.number, s.market[product])
                s.market = changed(s.market, product, s.market[product] - number)
                s.stock[product] += number
                if number > 0:
                    s.tell(EVERYBODY, c.LEFT_MARKET, product, number, 0)
            else:
                number = at_most(d.MARKET_MORE.number, s.stock[product])
                number = at_most(number, d.SPACES[product] - s.market[product])
                s.market = changed(s.market, product, s.market[product] + number)
                s.stock[product] -= number
                if number > 0:
                    s.tell(EVERYBODY, c.CAME_TO_MARKET, product, number, 0)
