"""Cuba from the first ship to the last statute, in the order of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.cuba import (
    architect,
    buildings,
    foreman,
    harbour,
    parliament,
    powers,
    scoring,
    statutes,
    tradeswoman,
    worker,
)
from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.data import Box
from malecon.cuba.state import Cuba, has_bit
from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step, bound

#: The start player, then two ships on dock 1 and dock 2 and one at sea (C5), the pieces of everyone's choice
#: (C9), and the rounds.
OPENING: Final = vec[i64](
    [
        c.DRAW_START,
        c.LAY_SHIP | 1 << 8,
        c.LAY_SHIP | 2 << 8,
        c.LAY_SHIP | c.SEA << 8,
        c.CHOOSE_PIECES,
        c.ROUND,
    ]
)

#: A bills, B actions, C parliament, D statutes, E the end of the round; and the next round.
PHASES: Final = vec[i64](
    [
        c.BILLS,  # A
        c.DELEGATES,  # B
        c.ACTIONS_PHASE,
        c.NEW_START,
        c.PARLIAMENT,  # C
        c.TAX,  # D
        c.DUTY,
        c.SUBSIDY,
        c.OTHER,
        c.END_OF_ROUND,  # E
        c.ROUND,
    ]
)

#: The last round ends with its statutes (C103).
LAST_PHASES: Final = vec[i64](
    [
        c.BILLS,
        c.DELEGATES,
        c.ACTIONS_PHASE,
        c.NEW_START,
        c.PARLIAMENT,
        c.TAX,
        c.DUTY,
        c.SUBSIDY,
        c.OTHER,
        c.END_OF_GAME,
    ]
)


def new_game(
    players: i64,
    box: Box,
    edition: i64,
    individual: bool,
    secret_delegate: bool,
    market_once: bool,
    warehouse_counts: bool,
) -> Cuba:
    """C1–C9: the table laid for this many players, with the first question asked."""
    s = Cuba(players, box, THE_STEPS)
    s.lay_out(buildings.TILE_COPIES, edition, individual, secret_delegate, market_once, warehouse_counts)
    s.push_all(OPENING)
    s.advance()
    return s


# --- set-up ---


class DrawStart(Step[Cuba]):
    """C1: the first start player is drawn."""

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask_chance()
        for seat in range(s.players):
            s.outcome(c.START + seat, 1)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        s.start = action - c.START
        s.tell(EVERYBODY, c.START_DRAWN, s.start, 0, 0)


class ChoosePieces(Step[Cuba]):
    """C9: in order from the start player each takes 2 resources and then 2 products, alike or not.

    Two pieces come together, so they are named in the order of their kinds. The argument counts the pieces
    taken by all.
    """

    def enter(self, s: Cuba, arg: i64) -> None:
        if arg == d.START_PIECES * s.players:
            return
        seat = s.clockwise(arg // d.START_PIECES)
        resources = arg % d.START_PIECES < d.START_RESOURCES
        first: i64 = c.WOOD if resources else 0
        end: i64 = c.PIECES if resources else c.PRODUCTS
        if arg % d.START_RESOURCES == 1:  # from the kind that was taken first
            while s.has(seat, first) == 0:
                first += 1
        s.ask(seat)
        for kind in range(first, end):
            s.offer(c.TAKE + kind)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        s.take(s.clockwise(arg // d.START_PIECES), action - c.TAKE, 1)
        s.push(c.CHOOSE_PIECES, arg + 1)


# --- the rounds ---


class Round(Step[Cuba]):
    """C1: a round of five phases, six times; the last one has four (C103)."""

    def enter(self, s: Cuba, arg: i64) -> None:
        s.round += 1
        s.tell(EVERYBODY, c.ROUND_BEGINS, s.round, 0, 0)
        s.push_all(LAST_PHASES if s.round == d.ROUNDS else PHASES)


class ActionsPhase(Step[Cuba]):
    """C12: phase B, in turn each plays one character card and carries it out, until each has played four.

    The argument counts the cards played by all. A delegate laid face down cannot be played (C77).
    """

    def enter(self, s: Cuba, arg: i64) -> None:
        if arg == c.CARDS_PLAYED * s.players:
            return
        seat = s.clockwise(arg % s.players)
        hand = s.hand[seat]
        s.ask(seat)
        for card in range(c.CHARACTERS):
            if has_bit(hand, card) and s.secret[seat] != card:
                s.offer(c.PLAY + card)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        card = action - c.PLAY
        s.acting = s.clockwise(arg % s.players)
        s.hand[s.acting] -= c.BIT[card]
        s.last[s.acting] = card
        s.tell(EVERYBODY, c.PLAYED, s.acting, card, 0)
        s.push(c.ACTIONS_PHASE, arg + 1)
        s.push(c.CARRY_OUT + card)


class NewStart(Step[Cuba]):
    """C34: start player becomes at once whose fourth card has the most votes; on a tie who played it last."""

    def enter(self, s: Cuba, arg: i64) -> None:
        best = s.start
        for position in range(s.players):
            seat = s.clockwise(position)
            if s.last[seat] >= s.last[best]:
                best = seat
        s.start = best
        s.tell(EVERYBODY, c.START_CHANGED, best, 0, 0)


class EndOfRound(Step[Cuba]):
    """C90, C91, C92, C99: phase E, lots and markers are cleared, cards come back, ships leave."""

    def enter(self, s: Cuba, arg: i64) -> None:
        s.tell(EVERYBODY, c.ROUND_ENDS, s.round, 0, 0)
        for seat in range(s.players):
            for product in range(c.PRODUCTS):
                place = seat * c.HELD + product
                number = s.held[place]
                if number > 0:
                    s.held[place] = 0
                    s.stock[product] += number
                    s.tell(EVERYBODY, c.LOT_CLEARED, seat, product, number)
            s.hand[seat] = c.ALL_CARDS
            s.last[seat] = c.NONE
        s.resource_taken = 0
        s.product_taken = 0
        s.architects_idle = 0
        s.mayors_idle = 0
        s.taxed = 0
        s.barred = s.vetoed  # in the very next round, and in no other
        s.vetoed = c.NONE
        harbour.leave_at_end_of_round(s)


def bind_steps() -> vec[Step[Any]]:
    """Every step in its place among the codes."""
    steps: dict[i64, Step[Any]] = {
        c.CARRY_OUT + c.WORKER: worker.Worker(),
        c.CARRY_OUT + c.TRADESWOMAN: tradeswoman.Tradeswoman(),
        c.CARRY_OUT + c.ARCHITECT: architect.Architect(),
        c.CARRY_OUT + c.FOREMAN: foreman.Foreman(),
        c.CARRY_OUT + c.MAYOR: harbour.Mayor(),
        c.DRAW_START: DrawStart(),
        c.LAY_SHIP: harbour.LayShip(),
        c.CHOOSE_PIECES: ChoosePieces(),
        c.ROUND: Round(),
        c.BILLS: parliament.Bills(),
        c.DELEGATES: parliament.Delegates(),
        c.ACTIONS_PHASE: ActionsPhase(),
        c.REAP: worker.Reap(),
        c.SITE: architect.Site(),
        c.LOAD_MORE: harbour.LoadMore(),
        c.LOAD_AMOUNT: powers.LoadAmount(buildings.LARGE_BRANCH.most),
        c.CALL_SHIP: harbour.CallShip(),
        c.NEW_START: NewStart(),
        c.PARLIAMENT: parliament.Parliament(),
        c.BIDDING: parliament.Bidding(),
        c.SHOW_BIDS: parliament.ShowBids(),
        c.BID_AGAIN: parliament.BidAgain(),
        c.SHOW_AGAIN: parliament.ShowAgain(),
        c.LEGISLATE: parliament.Legislate(),
        c.TAX: statutes.Tax(),
        c.DUTY: statutes.Duty(),
        c.DUTY_REST: statutes.DutyRest(),
        c.SUBSIDY: statutes.Subsidy(),
        c.OTHER: statutes.Other(),
        c.END_OF_ROUND: EndOfRound(),
        c.END_OF_GAME: scoring.EndOfGame(),
    }
    for n, tile in enumerate(buildings.THE_TILES):
        steps[c.USE_TILE + n] = tile.does
    assert len(steps) == c.STEPS
    return bound(steps)


THE_STEPS: Final = bind_steps()
