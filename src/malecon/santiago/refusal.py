"""Why an action is refused: the reason that tells a player most about what cannot be done now."""

from __future__ import annotations

from collections.abc import Callable

from malecon.kernel.reasons import Name, Some
from malecon.kernel.refusal import (
    Refusal,
    at_most,
    in_stock,
    must,
    not_drawn,
    not_now,
    over,
    too_few,
)
from malecon.kernel.state import CHANCE, OVER
from malecon.santiago import buildings, cubans
from malecon.santiago import codes as c
from malecon.santiago.harbour import number_of, sort_of
from malecon.santiago.state import Santiago
from malecon.santiago.text import (
    BUILDING_NAMES,
    CUBAN_NAMES,
    FLOWER_NAMES,
    GOOD_NAMES,
    QUESTIONS,
    VOCABULARY,
)
from malecon.santiago.use import Use, asked


def refusal(s: Santiago, action: int) -> Refusal:
    """Why this action is not allowed now."""
    if s.seat == OVER:
        return over("S52" if s.step == c.TURN else "S49")
    if action == c.DECLINE:
        return must(must_be_done(s))
    if s.seat == CHANCE and VOCABULARY.rule(action) in QUESTIONS[s.step].rules:
        return not_drawn(VOCABULARY.rule(action))
    verb = VOCABULARY.parts(action)[0]
    tell = NOT_TO.get(verb.code)
    told = tell(s, action - verb.code) if tell else None
    return told or not_now(VOCABULARY.rule(action))


def must_be_done(s: Santiago) -> str:
    """Why nothing can be declined: what must be done first."""
    if isinstance(s.steps[s.step], Use):
        return "S25"  # its use has been chosen at Alonso's
    return QUESTIONS[s.step].rules[0]


# --- what is named in a refusal ---


def some(number: int, good: int) -> Some:
    """So many goods."""
    return Some(int(number), "good", GOOD_NAMES[good])


def pesos(number: int) -> Some:
    return Some(int(number), "hint", "pesos")


def points(number: int) -> Some:
    return Some(int(number), "hint", "points")


def good_name(good: int) -> Name:
    return Name("good", GOOD_NAMES[good])


def building_name(building: int) -> Name:
    return Name("building", BUILDING_NAMES[building])


def player_name(seat: int) -> Name:
    return Name("player", str(int(seat)))


# --- by verb: why not with this good, place or number; None where something else is asked ---


def not_to_leave_out(s: Santiago, sort: int) -> Refusal | None:
    """Why this die goes on the ship: the others show 0, or another die that shows 0 stands for it."""
    if s.step != c.FIFTH_DIE:
        return None
    if s.demand[sort] > 0:
        return Refusal("S9", "refusal-santiago-all-zero", {})
    first = next(other for other in range(c.SORTS) if s.demand[other] == 0)
    return Refusal("", "refusal-santiago-alike", {"sort": good_name(first)})


def not_to_call(s: Santiago, cuban: int) -> Refusal | None:
    """Why this Cuban is not called on: the car stands elsewhere."""
    if not isinstance(s.steps[s.step], cubans.Visit):
        return None
    there = CUBAN_NAMES[s.step - c.VISIT]
    rule = VOCABULARY.rule(c.CALL + cuban)
    return Refusal(rule, "refusal-santiago-elsewhere", {"cuban": Name("cuban", there)})


def not_to_take(s: Santiago, sort: int) -> Refusal | None:
    """Why this sort is not taken: it is the one that was given, or the stock has none."""
    step = s.steps[s.step]
    if isinstance(step, buildings.TakeOther) and sort == s.arg:
        return Refusal("S45", "refusal-santiago-same", {"sort": good_name(sort)})
    if isinstance(step, cubans.GivesAnySort | buildings.TakeOther):
        return in_stock("S2", some(0, sort))
    return None


def not_to_give(s: Santiago, gift: int) -> Refusal | None:
    """Why this is not given to El Zorro's friend: there is none."""
    if s.step != c.GIFT:
        return None
    if gift == c.PESO:
        return too_few("S20", pesos(1), 0)
    return too_few("S20", points(1) if gift == c.POINT else some(1, gift), 0)


def not_to_claim(s: Santiago, building: int) -> Refusal | None:
    """Why this building is not claimed: somebody owns it, or no marker is left."""
    if not isinstance(s.steps[s.step], cubans.ClaimsOrUses):
        return None
    if s.owner[building] == s.turn:
        return Refusal("S24", "refusal-santiago-own", {})
    if s.owner[building] != c.NONE:
        return Refusal("S24", "refusal-santiago-owned", {"player": player_name(s.owner[building])})
    return Refusal("S24", "refusal-santiago-no-marker", {})


def not_to_use(s: Santiago, building: int) -> Refusal | None:
    """Why this building is not used: it is another's or nobody's, of no use now, or not the one asked for."""
    step = s.steps[s.step]
    if isinstance(step, cubans.ClaimsOrUses):
        if s.owner[building] != s.turn:
            return Refusal("S25", "refusal-santiago-not-own", {})
        return Refusal("S53", "refusal-no-use", {})
    if isinstance(step, Use) and asked(s) != building:
        return Refusal("S28", "refusal-santiago-other-building", {"building": building_name(asked(s))})
    return None


def not_to_move(s: Santiago, building: int) -> Refusal | None:
    """Why the figure does not go there: another flower, or a figure stands there."""
    if s.step != c.FIGURE:
        return None
    if s.figure[s.turn] == building:
        return Refusal("S28", "refusal-santiago-stands-there", {})
    for seat in range(s.players):
        if s.figure[seat] == building:
            return Refusal("S28", "refusal-santiago-occupied", {"player": player_name(seat)})
    flower = Name("flower", FLOWER_NAMES[s.arg])
    return Refusal("S28", "refusal-santiago-flower", {"flower": flower})


def not_to_make_rum(s: Santiago, less_one: int) -> Refusal | None:
    return not_made(s, c.MAKE_RUM, less_one + 1)


def not_to_make_cigars(s: Santiago, less_one: int) -> Refusal | None:
    return not_made(s, c.MAKE_CIGARS, less_one + 1)


def not_made(s: Santiago, verb: int, number: int) -> Refusal | None:
    """Why so much is not made: more than the player has, or more than is in stock."""
    step = s.steps[s.step]
    if not isinstance(step, buildings.Makes) or step.verb != verb:
        return None
    if number > s.stock[step.made]:
        return in_stock("S2", some(s.stock[step.made], step.made))
    return too_few("S44", some(number, step.given), s.has(s.turn, step.given))


def not_to_swap(s: Santiago, sort: int) -> Refusal | None:
    """Why this sort is not swapped: there is none, or the stock has nothing for it."""
    if not isinstance(s.steps[s.step], buildings.Swaps):
        return None
    if s.has(s.turn, sort) == 0:
        return too_few("S45", some(1, sort), 0)
    return Refusal("S2", "refusal-santiago-nothing-for-it", {"sort": good_name(sort)})


def not_to_sell(s: Santiago, treat: int) -> Refusal | None:
    """Why the café does not buy this: the player has none of it."""
    if not isinstance(s.steps[s.step], buildings.BuysTreats):
        return None
    wanted = {0: [c.RUM], 1: [c.CIGARS], 2: [c.RUM, c.CIGARS]}[treat]
    lacking = next(good for good in wanted if s.has(s.turn, good) == 0)
    return too_few("S45", some(1, lacking), 0)


def not_to_turn_over(s: Santiago, cuban: int) -> Refusal | None:
    """Why this Cuban is not turned over: that has been done."""
    if not isinstance(s.steps[s.step], buildings.TurnsOver):
        return None
    return Refusal("S46", "refusal-santiago-face-down", {"cuban": Name("cuban", CUBAN_NAMES[cuban])})


def not_to_cancel(s: Santiago, sort: int) -> Refusal | None:
    """Why this die is not set to 0: it shows nothing, or no demand is known yet."""
    if s.awaited:
        return Refusal("S42", "refusal-santiago-awaited", {})
    return not_wanted("S47", sort) if isinstance(s.steps[s.step], buildings.Cancels) else None


def not_wanted(rule: str, sort: int) -> Refusal:
    """The ship does not ask for this sort."""
    return Refusal(rule, "refusal-santiago-not-wanted", {"sort": good_name(sort)})


def not_marker_left(s: Santiago, _: int) -> Refusal | None:
    """Why the value marker does not go left: it stands on the first flag."""
    if not isinstance(s.steps[s.step], buildings.MovesMarker):
        return None
    return Refusal("S47", "refusal-santiago-first-flag", {"value": int(s.value)})


def not_to_buy_points(s: Santiago, less_one: int) -> Refusal | None:
    """Why so many points are not bought: too few pesos, or points are being sold."""
    if not isinstance(s.steps[s.step], buildings.Exchanges):
        return None
    needed = (less_one + 1) * s.box.pesos[asked(s)]
    if needed > s.pesos[s.turn]:
        return too_few("S48", pesos(needed), s.pesos[s.turn])
    return Refusal("S48", "refusal-santiago-one-way", {})


def not_to_sell_points(s: Santiago, less_one: int) -> Refusal | None:
    """Why so many points are not sold: there are fewer, or points are being bought."""
    if not isinstance(s.steps[s.step], buildings.Exchanges):
        return None
    if less_one + 1 > s.points[s.turn]:
        return too_few("S48", points(less_one + 1), s.points[s.turn])
    return Refusal("S48", "refusal-santiago-one-way", {})


def not_to_deliver(s: Santiago, delivery: int) -> Refusal | None:
    """Why so much is not delivered: the ship wants less, or the player has less."""
    sort, number = int(sort_of(delivery)), int(number_of(delivery))
    return not_delivered(s, sort, number, sort, "S35")


def not_to_deliver_wood(s: Santiago, delivery: int) -> Refusal | None:
    """Why so much wood is not delivered in place of a sort."""
    sort, number = int(sort_of(delivery)), int(number_of(delivery))
    return not_delivered(s, sort, number, c.WOOD, "S37")


def not_delivered(s: Santiago, sort: int, number: int, good: int, rule: str) -> Refusal | None:
    """Why not so many of this good for this die."""
    at_post = isinstance(s.steps[s.step], buildings.TakesDelivery)
    if at_post and good == c.WOOD:
        return Refusal("S47", "refusal-santiago-no-wood", {})
    if s.awaited:
        return Refusal("S42", "refusal-santiago-awaited", {})
    if not at_post and s.step != c.DELIVERY:
        return None
    rule = "S47" if at_post else rule
    if s.demand[sort] == 0:
        return not_wanted(rule, sort)
    if at_post and number > 1:
        return at_most("S47", some(1, sort))
    if number > s.demand[sort]:
        return Refusal(rule, "refusal-santiago-wants-only", {"most": [some(s.demand[sort], sort)]})
    return too_few(rule, some(number, good), s.has(s.seat, good))


def not_to_drive(s: Santiago, fare: int) -> Refusal | None:
    """Why the car does not go so far: the fare."""
    return too_few("S12", pesos(fare), s.pesos[s.turn]) if s.step == c.DRIVING else None


NOT_TO: dict[int, Callable[[Santiago, int], Refusal | None]] = {
    c.LEAVE_OUT: not_to_leave_out,
    c.CALL: not_to_call,
    c.TAKE: not_to_take,
    c.GIVE: not_to_give,
    c.CLAIM: not_to_claim,
    c.USE: not_to_use,
    c.MOVE: not_to_move,
    c.MAKE_RUM: not_to_make_rum,
    c.MAKE_CIGARS: not_to_make_cigars,
    c.SWAP: not_to_swap,
    c.SELL: not_to_sell,
    c.TURN_OVER: not_to_turn_over,
    c.CANCEL: not_to_cancel,
    c.MARKER_LEFT: not_marker_left,
    c.BUY_POINTS: not_to_buy_points,
    c.SELL_POINTS: not_to_sell_points,
    c.DELIVER: not_to_deliver,
    c.DELIVER_WOOD: not_to_deliver_wood,
    c.DRIVE: not_to_drive,
}
