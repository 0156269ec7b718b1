"""Why an action is refused: the rule that tells a player most about what cannot be done now."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.kernel.state import OVER
from malecon.santiago import buildings, cubans
from malecon.santiago import codes as c
from malecon.santiago.state import Santiago
from malecon.santiago.text import QUESTIONS, VOCABULARY
from malecon.santiago.use import Use


def forbidding(s: Santiago, action: i64) -> str:
    """The id of the rule that forbids this action now."""
    if s.seat == OVER:
        return "S52" if s.step == c.TURN else "S49"
    if action == c.DECLINE:
        return must_be_done(s)
    if c.LEAVE_OUT <= action < c.CALL and s.step == c.FIFTH_DIE:
        # A die that shows 0 is refused only because another one has been named for it.
        return "S9" if s.demand[action - c.LEAVE_OUT] > 0 else "S7"
    step = s.steps[s.step]
    if c.TAKE <= action < c.GIVE and isinstance(step, cubans.GivesAnySort):
        return "S2"
    if c.TAKE <= action < c.GIVE and isinstance(step, buildings.TakeOther):
        return "S45" if action - c.TAKE == s.arg else "S2"
    if c.USE <= action < c.MOVE and isinstance(step, cubans.ClaimsOrUses):
        return "S53" if s.owner[action - c.USE] == s.turn else "S25"
    if isinstance(step, buildings.Makes) and step.verb <= action < step.verb + c.MOST_MADE:
        return not_made(s, step, action - step.verb + 1)
    if c.SWAP <= action < c.SELL and isinstance(step, buildings.Swaps):
        sort = action - c.SWAP
        return "S2" if s.has(s.turn, sort) > 0 and not buildings.another_in_stock(s, sort) else "S45"
    if c.DELIVER <= action < c.PASS and isinstance(step, buildings.TakesDelivery):
        return "S47"
    if s.awaited and (c.CANCEL <= action < c.MARKER_LEFT or c.DELIVER <= action < c.PASS):
        return "S42"
    return VOCABULARY.rule(action)


def must_be_done(s: Santiago) -> str:
    """Why nothing can be declined: what must be done first."""
    if isinstance(s.steps[s.step], Use):
        return "S25"  # its use has been chosen at Alonso's
    return QUESTIONS[s.step].rules[0]


def not_made(s: Santiago, makes: buildings.Makes, number: i64) -> str:
    """Why so much cannot be made: more than the player has, or more than is in stock."""
    return "S44" if number > s.has(s.turn, makes.given) or number <= s.stock[makes.made] else "S2"
