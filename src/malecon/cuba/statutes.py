"""The statutes (C60–C72): tax, duty, subsidy and the market acts, in the order I to IV."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.cuba.codes import (
    BIT,
    CAME_TO_MARKET,
    CITRUS,
    DUTIES,
    DUTY,
    DUTY_CITRUS,
    DUTY_PAID,
    DUTY_REFUSED,
    DUTY_RESOURCES,
    DUTY_REST,
    DUTY_SUGAR,
    DUTY_TOBACCO,
    DUTY_WATER,
    GIVE,
    LEFT_MARKET,
    MARKET_LESS,
    MARKET_MORE,
    NONE,
    PAY,
    PIECES,
    PRINTED_DUTY,
    PRINTED_TAX,
    PRODUCTS,
    REFUSE,
    SUBSIDIES,
    SUBSIDISED,
    SUBSIDY_BUILDINGS,
    SUBSIDY_PESOS,
    SUBSIDY_PRODUCT_FIELDS,
    SUBSIDY_RESOURCE_FIELDS,
    SUBSIDY_VOTES,
    SUBSIDY_WATER,
    SUGAR,
    TAX,
    TAX_BUILDINGS,
    TAX_PAID,
    TAX_REFUSED,
    TAXES,
    TOBACCO,
    WATER,
    WOOD,
)
from malecon.cuba.data import (
    BOTH_COMPLIED,
    COMPLIED,
    MARKET_UNITS,
    MOST_SUBSIDY,
    PESOS_PER_POINT,
    PRINTED_TAX_PESOS,
    SPACES,
    TAX_PESOS,
)
from malecon.cuba.state import Cuba, has_bit, votes
from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step

# --- I tax ---


def tax_of(s: Cuba, seat: i64) -> i64:
    """C62, C7: the pesos that the tax asks of a player."""
    act = s.in_force[TAXES]
    if act == PRINTED_TAX:
        return PRINTED_TAX_PESOS
    if act == TAX_BUILDINGS:
        return s.buildings(seat)
    return TAX_PESOS[act]


class Tax(Step[Cuba]):
    """C60, C61, C62: clockwise from the start player each may pay the tax, for 2 points."""

    def enter(self, s: Cuba, arg: i64) -> None:
        if arg == s.players:
            return
        seat = s.clockwise(arg)
        pesos = tax_of(s, seat)
        if pesos == 0:  # as many as he has buildings, and he has none: he has complied
            meet_tax(s, seat, 0)
        elif s.pesos[seat] >= pesos:
            s.ask(seat)
            s.offer(PAY)
            s.offer(REFUSE)
            return
        s.push(TAX, arg + 1)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        seat = s.clockwise(arg)
        if action == PAY:
            meet_tax(s, seat, tax_of(s, seat))
        else:
            s.tell(EVERYBODY, TAX_REFUSED, seat, 0, 0)
        s.push(TAX, arg + 1)


def meet_tax(s: Cuba, seat: i64, pesos: i64) -> None:
    """C61: the tax is met, for 2 points."""
    s.pesos[seat] -= pesos
    s.taxed |= BIT[seat]
    s.tell(EVERYBODY, TAX_PAID, seat, pesos, 0)
    s.gain_points(seat, COMPLIED)


# --- II duty ---


def duty_kind(s: Cuba) -> i64:
    """C63, C7: the kind of piece that the duty asks for, or NONE if it leaves the kinds open."""
    act = s.in_force[DUTIES]
    if act in (PRINTED_DUTY, DUTY_CITRUS):
        return CITRUS
    if act == DUTY_SUGAR:
        return SUGAR
    if act == DUTY_TOBACCO:
        return TOBACCO
    if act == DUTY_WATER:
        return WATER
    return NONE


def offer_open_duty(s: Cuba, seat: i64, first: i64, pieces: i64) -> None:
    """C63, C64: 2 resources or 2 products of any kind, named in their order since they go together.

    A kind is offered if from it on there are enough of the pieces still owed.
    """
    end = PIECES if s.in_force[DUTIES] == DUTY_RESOURCES else PRODUCTS
    left: i64 = 0
    for kind in range(first, end):
        left += s.has(seat, kind)
    for kind in range(first, end):
        if s.has(seat, kind) > 0 and left >= pieces:
            s.offer(GIVE + kind)
        left -= s.has(seat, kind)


class Duty(Step[Cuba]):
    """C60, C61, C63: clockwise from the start player each may give the duty, for 2 points."""

    def enter(self, s: Cuba, arg: i64) -> None:
        if arg == s.players:
            return
        seat = s.clockwise(arg)
        kind = duty_kind(s)
        s.ask(seat)
        if kind != NONE:
            if s.has(seat, kind) > 0:
                s.offer(PAY)
        else:
            first = WOOD if s.in_force[DUTIES] == DUTY_RESOURCES else CITRUS
            offer_open_duty(s, seat, first, 2)
        if len(s.options) == 0:  # he cannot comply
            s.push(DUTY, arg + 1)
            return
        s.offer(REFUSE)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        seat = s.clockwise(arg)
        s.push(DUTY, arg + 1)
        if action == REFUSE:
            s.tell(EVERYBODY, DUTY_REFUSED, seat, 0, 0)
        elif action == PAY:
            s.give(seat, duty_kind(s), 1)
            meet_duty(s, seat)
        else:
            s.give(seat, action - GIVE, 1)
            s.push(DUTY_REST, seat * PIECES + action - GIVE)


class DutyRest(Step[Cuba]):
    """C63, C64: the second of two pieces; its kind is his choice too."""

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(arg // PIECES)
        offer_open_duty(s, arg // PIECES, arg % PIECES, 1)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        s.give(arg // PIECES, action - GIVE, 1)
        meet_duty(s, arg // PIECES)


def meet_duty(s: Cuba, seat: i64) -> None:
    """C61: the duty is met, for 2 points, and 1 more if the tax was met too."""
    s.tell(EVERYBODY, DUTY_PAID, seat, 0, 0)
    s.gain_points(seat, COMPLIED)
    if has_bit(s.taxed, seat):
        s.gain_points(seat, BOTH_COMPLIED)


# --- III subsidy ---


class Subsidy(Step[Cuba]):
    """C65: points for what the subsidy in force counts; nothing is paid."""

    def enter(self, s: Cuba, arg: i64) -> None:
        for position in range(s.players):
            seat = s.clockwise(position)
            points = subsidy_of(s, seat)
            if points > 0:
                s.points[seat] += points
                s.tell(EVERYBODY, SUBSIDISED, seat, points, 0)


def subsidy_of(s: Cuba, seat: i64) -> i64:
    """The points that the subsidy brings a player."""
    act = s.in_force[SUBSIDIES]
    if act == SUBSIDY_BUILDINGS:  # C66
        return s.buildings(seat)
    if act == SUBSIDY_RESOURCE_FIELDS:  # C67
        return open_fields(s, seat, WOOD, PIECES)
    if act == SUBSIDY_PRODUCT_FIELDS:  # C68
        return open_fields(s, seat, CITRUS, PRODUCTS)
    if act == SUBSIDY_WATER:  # C69
        return at_most(s.has(seat, WATER), MOST_SUBSIDY)
    if act == SUBSIDY_VOTES:  # C70: the card alone, neither town hall nor bid
        return votes(s.hand[seat])
    if act == SUBSIDY_PESOS:  # C71
        return at_most(s.pesos[seat] // PESOS_PER_POINT, MOST_SUBSIDY)
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
        if not (s.rules(MARKET_LESS) or s.rules(MARKET_MORE)) or (s.market_once and s.market_done):
            return
        s.market_done = 1
        for product in range(PRODUCTS):
            if s.rules(MARKET_LESS):
                number = at_most(MARKET_UNITS, s.market[product])
                s.market[product] -= number
                s.stock[product] += number
                if number > 0:
                    s.tell(EVERYBODY, LEFT_MARKET, product, number, 0)
            else:
                number = at_most(MARKET_UNITS, s.stock[product])
                number = at_most(number, SPACES[product] - s.market[product])
                s.market[product] += number
                s.stock[product] -= number
                if number > 0:
                    s.tell(EVERYBODY, CAME_TO_MARKET, product, number, 0)
