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
    scoring,
    statutes,
    tradeswoman,
    worker,
)
from malecon.cuba.codes import (
    ACTIONS_PHASE,
    ALL_CARDS,
    ARCHITECT,
    BID_AGAIN,
    BIDDING,
    BILLS,
    BIT,
    CALL_SHIP,
    CARDS_PLAYED,
    CARRY_OUT,
    CHARACTERS,
    CHOOSE_PIECES,
    DELEGATES,
    DRAW_START,
    DUTY,
    DUTY_REST,
    END_OF_GAME,
    END_OF_ROUND,
    FOREMAN,
    HELD,
    LAY_SHIP,
    LEGISLATE,
    LOAD_AMOUNT,
    LOAD_MORE,
    LOT_CLEARED,
    MAYOR,
    NEW_START,
    NONE,
    OTHER,
    PARLIAMENT,
    PIECES,
    PLAY,
    PLAYED,
    PRODUCTS,
    REAP,
    ROUND,
    ROUND_BEGINS,
    ROUND_ENDS,
    SEA,
    SHOW_AGAIN,
    SHOW_BIDS,
    SITE,
    START,
    START_CHANGED,
    START_DRAWN,
    STEPS,
    SUBSIDY,
    TAKE,
    TAX,
    TILES,
    TRADESWOMAN,
    USE_TILE,
    WOOD,
    WORKER,
)
from malecon.cuba.data import ROUNDS, START_PIECES, START_RESOURCES, Box
from malecon.cuba.state import Cuba, has_bit
from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step, bound

#: The start player, then two ships on dock 1 and dock 2 and one at sea (C5), the pieces of everyone's choice
#: (C9), and the rounds.
OPENING: Final = vec[i64](
    [DRAW_START, LAY_SHIP | 1 << 8, LAY_SHIP | 2 << 8, LAY_SHIP | SEA << 8, CHOOSE_PIECES, ROUND]
)

#: A bills, B actions, C parliament, D statutes, E the end of the round; and the next round.
PHASES: Final = vec[i64](
    [
        BILLS,  # A
        DELEGATES,  # B
        ACTIONS_PHASE,
        NEW_START,
        PARLIAMENT,  # C
        TAX,  # D
        DUTY,
        SUBSIDY,
        OTHER,
        END_OF_ROUND,  # E
        ROUND,
    ]
)

#: The last round ends with its statutes (C103).
LAST_PHASES: Final = vec[i64](
    [BILLS, DELEGATES, ACTIONS_PHASE, NEW_START, PARLIAMENT, TAX, DUTY, SUBSIDY, OTHER, END_OF_GAME]
)


def new_game(
    players: i64, box: Box, edition: i64, individual: bool, secret_delegate: bool, market_once: bool
) -> Cuba:
    """C1–C9: the table laid for this many players, with the first question asked."""
    s = Cuba(players, box, THE_STEPS)
    s.lay_out(edition, individual, secret_delegate, market_once)
    s.push_all(OPENING)
    s.advance()
    return s


# --- set-up ---


class DrawStart(Step[Cuba]):
    """C1: the first start player is drawn."""

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask_chance()
        for seat in range(s.players):
            s.outcome(START + seat, 1)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        s.start = action - START
        s.tell(EVERYBODY, START_DRAWN, s.start, 0, 0)


class ChoosePieces(Step[Cuba]):
    """C9: in order from the start player each takes 2 resources and then 2 products, alike or not.

    Two pieces come together, so they are named in the order of their kinds. The argument counts the pieces
    taken by all.
    """

    def enter(self, s: Cuba, arg: i64) -> None:
        if arg == START_PIECES * s.players:
            return
        seat = s.clockwise(arg // START_PIECES)
        resources = arg % START_PIECES < START_RESOURCES
        first: i64 = WOOD if resources else 0
        end: i64 = PIECES if resources else PRODUCTS
        if arg % START_RESOURCES == 1:  # from the kind that he has just taken
            while s.has(seat, first) == 0:
                first += 1
        s.ask(seat)
        for kind in range(first, end):
            s.offer(TAKE + kind)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        s.take(s.clockwise(arg // START_PIECES), action - TAKE, 1)
        s.push(CHOOSE_PIECES, arg + 1)


# --- the rounds ---


class Round(Step[Cuba]):
    """C1: a round of five phases, six times; the last one has four (C103)."""

    def enter(self, s: Cuba, arg: i64) -> None:
        s.round += 1
        s.tell(EVERYBODY, ROUND_BEGINS, s.round, 0, 0)
        s.push_all(LAST_PHASES if s.round == ROUNDS else PHASES)


class ActionsPhase(Step[Cuba]):
    """C12: phase B, in turn each plays one character card and carries it out, until each has played four.

    The argument counts the cards played by all. A delegate laid face down cannot be played (C77).
    """

    def enter(self, s: Cuba, arg: i64) -> None:
        if arg == CARDS_PLAYED * s.players:
            return
        seat = s.clockwise(arg % s.players)
        s.ask(seat)
        for card in range(CHARACTERS):
            if has_bit(s.hand[seat], card) and s.secret[seat] != card:
                s.offer(PLAY + card)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        card = action - PLAY
        s.acting = s.clockwise(arg % s.players)
        s.hand[s.acting] -= BIT[card]
        s.last[s.acting] = card
        s.tell(EVERYBODY, PLAYED, s.acting, card, 0)
        s.push(ACTIONS_PHASE, arg + 1)
        s.push(CARRY_OUT + card)


class NewStart(Step[Cuba]):
    """C34: start player becomes at once whose fourth card has the most votes; on a tie who played it last."""

    def enter(self, s: Cuba, arg: i64) -> None:
        best = s.start
        for position in range(s.players):
            seat = s.clockwise(position)
            if s.last[seat] >= s.last[best]:
                best = seat
        s.start = best
        s.tell(EVERYBODY, START_CHANGED, best, 0, 0)


class EndOfRound(Step[Cuba]):
    """C90, C91, C92, C99: phase E, lots and markers are cleared, cards come back, ships leave."""

    def enter(self, s: Cuba, arg: i64) -> None:
        s.tell(EVERYBODY, ROUND_ENDS, s.round, 0, 0)
        for seat in range(s.players):
            for product in range(PRODUCTS):
                place = seat * HELD + product
                number = s.held[place]
                if number > 0:
                    s.held[place] = 0
                    s.stock[product] += number
                    s.tell(EVERYBODY, LOT_CLEARED, seat, product, number)
            s.hand[seat] = ALL_CARDS
            s.last[seat] = NONE
        s.resource_taken = 0
        s.product_taken = 0
        s.architects_idle = 0
        s.mayors_idle = 0
        s.taxed = 0
        s.barred = s.vetoed  # in the very next round, and in no other
        s.vetoed = NONE
        harbour.leave_at_end_of_round(s)


def bind_steps() -> vec[Step[Any]]:
    """Every step in its place among the codes."""
    steps: dict[i64, Step[Any]] = {
        CARRY_OUT + WORKER: worker.Worker(),
        CARRY_OUT + TRADESWOMAN: tradeswoman.Tradeswoman(),
        CARRY_OUT + ARCHITECT: architect.Architect(),
        CARRY_OUT + FOREMAN: foreman.Foreman(),
        CARRY_OUT + MAYOR: harbour.Mayor(),
        DRAW_START: DrawStart(),
        LAY_SHIP: harbour.LayShip(),
        CHOOSE_PIECES: ChoosePieces(),
        ROUND: Round(),
        BILLS: parliament.Bills(),
        DELEGATES: parliament.Delegates(),
        ACTIONS_PHASE: ActionsPhase(),
        REAP: worker.Reap(),
        SITE: architect.Site(),
        LOAD_MORE: harbour.LoadMore(),
        LOAD_AMOUNT: buildings.LoadAmount(),
        CALL_SHIP: harbour.CallShip(),
        NEW_START: NewStart(),
        PARLIAMENT: parliament.Parliament(),
        BIDDING: parliament.Bidding(),
        SHOW_BIDS: parliament.ShowBids(),
        BID_AGAIN: parliament.BidAgain(),
        SHOW_AGAIN: parliament.ShowAgain(),
        LEGISLATE: parliament.Legislate(),
        TAX: statutes.Tax(),
        DUTY: statutes.Duty(),
        DUTY_REST: statutes.DutyRest(),
        SUBSIDY: statutes.Subsidy(),
        OTHER: statutes.Other(),
        END_OF_ROUND: EndOfRound(),
        END_OF_GAME: scoring.EndOfGame(),
    }
    for tile in range(TILES):
        steps[USE_TILE + tile] = buildings.WHAT_TILES_DO[tile]
    assert len(steps) == STEPS
    return bound(steps)


THE_STEPS: Final = bind_steps()
