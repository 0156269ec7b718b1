"""Why an action is refused: the rule that tells a player most about what he cannot do now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.kernel.state import OVER
from malecon.santiago.buildings import another_in_stock
from malecon.santiago.codes import (
    ALONSO,
    BLACK_MARKET,
    BUY_POINTS,
    CALL,
    CANCEL,
    CIGAR_FACTORY,
    CIGARS,
    CLAIM,
    DECLINE,
    DELIVER,
    DELIVER_WOOD,
    DELIVERY,
    DISTILLERY,
    DRAW_START,
    DRIVE,
    DRIVING,
    FIFTH_DIE,
    FIGURE,
    GIFT,
    GIVE,
    LAY_BUILDING,
    LAY_CUBAN,
    LEAVE_OUT,
    MAKE_CIGARS,
    MAKE_RUM,
    MARKER_LEFT,
    MOVE,
    PABLO,
    PASS,
    PLACE_BUILDING,
    PLACE_CUBAN,
    ROLL,
    ROLL_DIE,
    RUM,
    SELL,
    START,
    SUGAR,
    SWAP,
    TAKE,
    TAKE_OTHER,
    TOBACCO,
    TRADING_POST,
    TURN,
    TURN_OVER,
    USE,
    USE_BUILDING,
    VISIT,
)
from malecon.santiago.state import Santiago

#: Where each verb begins and the rule that says when it may be done at all, in the order of the verbs.
VERBS: Final = (
    (LAY_CUBAN, "S3"),
    (LAY_BUILDING, "S4"),
    (START, "S7"),
    (ROLL, "S8"),
    (LEAVE_OUT, "S7"),
    (CALL, "S15"),
    (CALL + 1, "S16"),
    (CALL + 2, "S17"),
    (CALL + 3, "S18"),
    (CALL + 4, "S19"),
    (CALL + 5, "S20"),
    (CALL + 6, "S21"),
    (TAKE, "S22"),
    (GIVE, "S20"),
    (CLAIM, "S24"),
    (USE, "S28"),  # and MOVE
    (MAKE_RUM, "S44"),  # and MAKE_CIGARS
    (SWAP, "S45"),  # and SELL
    (TURN_OVER, "S46"),
    (CANCEL, "S47"),  # and both ways of the marker
    (BUY_POINTS, "S48"),  # and SELL_POINTS
    (DELIVER, "S35"),
    (DELIVER_WOOD, "S37"),
    (PASS, "S35"),
    (DECLINE, "S11"),
    (DRIVE, "S12"),
)

#: What must be done first, by the step that asks for it.
MUST: Final = (
    (PLACE_CUBAN, "S3"),
    (PLACE_BUILDING, "S4"),
    (DRAW_START, "S7"),
    (DRIVING, "S12"),
    (GIFT, "S20"),
    (FIGURE, "S28"),
    (TAKE_OTHER, "S45"),
    (DELIVERY, "S35"),
    (ROLL_DIE, "S8"),
    (FIFTH_DIE, "S7"),
)


def forbidding(s: Santiago, action: i64) -> str:
    """The id of the rule that forbids this action now."""
    if s.seat == OVER:
        return "S52" if s.step == TURN else "S49"
    if action == DECLINE:
        return must_be_done(s)
    if LEAVE_OUT <= action < CALL and s.step == FIFTH_DIE:
        # A die that shows 0 is refused only because another one has been named for it.
        return "S9" if s.demand[action - LEAVE_OUT] > 0 else "S7"
    if TAKE <= action < GIVE and s.step == VISIT + PABLO:
        return "S2"
    if TAKE <= action < GIVE and s.step == TAKE_OTHER:
        return "S45" if action - TAKE == s.arg else "S2"
    if USE <= action < MOVE and s.step == VISIT + ALONSO:
        return "S53" if s.owner[action - USE] == s.turn else "S25"
    if MAKE_RUM <= action < MAKE_CIGARS and s.step == USE_BUILDING + DISTILLERY:
        return not_made(s, action - MAKE_RUM + 1, SUGAR, RUM)
    if MAKE_CIGARS <= action < SWAP and s.step == USE_BUILDING + CIGAR_FACTORY:
        return not_made(s, action - MAKE_CIGARS + 1, TOBACCO, CIGARS)
    if SWAP <= action < SELL and s.step == USE_BUILDING + BLACK_MARKET:
        sort = action - SWAP
        return "S2" if s.has(s.turn, sort) > 0 and not another_in_stock(s, sort) else "S45"
    if DELIVER <= action < PASS and s.step == USE_BUILDING + TRADING_POST:
        return "S47"
    if s.awaited and (CANCEL <= action < MARKER_LEFT or DELIVER <= action < PASS):
        return "S42"
    return rule_of_verb(action)


def rule_of_verb(action: i64) -> str:
    """The rule that says when such a thing may be done at all."""
    found = ""
    for start, rule in VERBS:
        if start <= action:
            found = rule
    return found


def must_be_done(s: Santiago) -> str:
    """Why he cannot decline: what he must do first."""
    for step, rule in MUST:
        if step == s.step:
            return rule
    return "S25"  # he has chosen at Alonso's to use this building


def not_made(s: Santiago, number: i64, given: i64, taken: i64) -> str:
    """Why so much cannot be made: more than he has, or more than is in stock."""
    return "S44" if number > s.has(s.turn, given) or number <= s.stock[taken] else "S2"
