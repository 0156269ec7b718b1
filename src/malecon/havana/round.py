"""Havana from the first tile to the last purchase, in the order of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.havana import cards, hands, materials, purchase, rows
from malecon.havana.codes import (
    ARCHITECT,
    BLACK_MARKET,
    BUYING,
    CARRY_OUT,
    CHOOSE_CARD,
    CONSERVATION,
    COVER_CARD,
    DEAL,
    DEBRIS,
    DRAW_CUBE,
    FIRST,
    FIRST_CARD,
    HAND_OVER,
    LAST_ROUND_OVER,
    LAY_CARD,
    LAY_TILE,
    MAMA,
    MATERIAL_THIEF,
    PAY_CUBES,
    PAY_WORKERS,
    PESO_CARD,
    PESO_THIEF,
    PLAY,
    PROTECTION,
    REFRESHMENT,
    REVEAL,
    ROUND,
    ROUND_BEGINS,
    ROW,
    SIESTA,
    STEAL_AGAIN,
    STEAL_FROM,
    SUPPLY,
    SWAP,
    SWAP_WITH,
    TAKE_CUBES,
    TAX_COLLECTOR,
    TAX_NEXT,
    TURN_BEGINS,
    WORKER,
)
from malecon.havana.data import TileSet
from malecon.havana.state import Havana
from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step, bound

#: After the tiles are laid: the rare swap, the first cubes, two cards from everyone, and the rounds.
OPENING: Final = vec[i64]([SWAP, DEAL, CHOOSE_CARD, REVEAL, ROUND])

#: Phase 1, phase 2, phase 3, and the next round.
PHASES: Final = vec[i64]([PLAY, SUPPLY, COVER_CARD, REVEAL, ROUND])


def new_game(players: i64, tiles: TileSet, round_limit: i64) -> Havana:
    """H1–H8: the table laid for this many players, with the first question asked."""
    s = Havana(players, tiles, THE_STEPS)
    s.lay_out(round_limit)
    s.push_all(OPENING)
    place = 2 * ROW - 1
    while place >= 0:
        s.push(LAY_TILE, place)
        place -= 1
    s.advance()
    return s


class Round(Step[Havana]):
    """H45: a round has three phases; after the last one the most points win."""

    def enter(self, s: Havana, arg: i64) -> None:
        if s.round == s.round_limit and s.round_limit > 0:
            s.tell(EVERYBODY, LAST_ROUND_OVER, 0, 0, 0)
            s.finish()
            return
        s.round += 1
        s.turn = 0
        s.worker_taken = 0
        s.market_used = 0
        s.conserved = 0
        s.tell(EVERYBODY, ROUND_BEGINS, s.round, 0, 0)
        s.push_all(PHASES)


class Play(Step[Havana]):
    """H11, phase 1: the players act in ascending order of their numbers."""

    def enter(self, s: Havana, arg: i64) -> None:
        s.turn = arg
        if arg == s.players:
            return
        seat = s.acting()
        s.tell(EVERYBODY, TURN_BEGINS, seat, s.number(seat), 0)
        s.push(PLAY, arg + 1)
        s.push(BUYING)
        s.push(FIRST_CARD)


class FirstCard(Step[Havana]):
    """H13: he carries out both his cards in the order he likes, the first one in full before the second."""

    def enter(self, s: Havana, arg: i64) -> None:
        seat = s.acting()
        low = s.open[2 * seat]
        high = s.open[2 * seat + 1]
        s.ask(seat)
        s.offer(FIRST + low)
        if order_matters(low, high):
            s.offer(FIRST + high)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        seat = s.acting()
        first = action - FIRST
        second = s.open[2 * seat] + s.open[2 * seat + 1] - first
        s.push(CARRY_OUT + second)
        s.push(CARRY_OUT + first)


def order_matters(low: i64, high: i64) -> bool:
    """H13: whether the order of two cards can make a difference; if it cannot, it is not asked.

    It can if one of them turns up something new and the other leaves a choice, or if one changes what the
    other finds, as the tax collector does: the stock of workers and the cubes that can be stolen. (Debris
    and Mama together take all grey cubes, whichever comes first.)
    """
    if (draws(low) and chooses(high)) or (draws(high) and chooses(low)):
        return True
    return low == TAX_COLLECTOR and high in (WORKER, ARCHITECT, MATERIAL_THIEF)


def draws(card: i64) -> bool:
    """Whether a card can turn up a cube or, after a refill, a tile."""
    return card in (CONSERVATION, BLACK_MARKET)


def chooses(card: i64) -> bool:
    """Whether a card can leave a choice."""
    return card in (REFRESHMENT, CONSERVATION, TAX_COLLECTOR, PESO_THIEF, MATERIAL_THIEF, MAMA)


def bind_steps() -> vec[Step[Any]]:
    """Every step in its place among the codes."""
    steps: dict[i64, Step[Any]] = {
        CARRY_OUT + SIESTA: cards.Siesta(),
        CARRY_OUT + REFRESHMENT: cards.Refreshment(),
        CARRY_OUT + PROTECTION: cards.Protection(),
        CARRY_OUT + DEBRIS: cards.Debris(),
        CARRY_OUT + CONSERVATION: cards.Conservation(),
        CARRY_OUT + TAX_COLLECTOR: cards.TaxCollector(),
        CARRY_OUT + WORKER: cards.Worker(),
        CARRY_OUT + ARCHITECT: cards.Architect(),
        CARRY_OUT + PESO_THIEF: cards.PesoThief(),
        CARRY_OUT + MATERIAL_THIEF: cards.MaterialThief(),
        CARRY_OUT + BLACK_MARKET: cards.BlackMarket(),
        CARRY_OUT + PESO_CARD: cards.Pesos(),
        CARRY_OUT + MAMA: cards.Mama(),
        LAY_TILE: rows.LayTile(),
        SWAP: rows.Swap(),
        SWAP_WITH: rows.SwapWith(),
        DEAL: materials.Deal(),
        DRAW_CUBE: materials.DrawCube(),
        CHOOSE_CARD: hands.ChooseCard(),
        REVEAL: hands.Reveal(),
        ROUND: Round(),
        PLAY: Play(),
        FIRST_CARD: FirstCard(),
        TAX_NEXT: cards.TaxNext(),
        STEAL_FROM: cards.StealFrom(),
        STEAL_AGAIN: cards.StealAgain(),
        TAKE_CUBES: cards.TakeCubes(),
        BUYING: purchase.Buying(),
        PAY_WORKERS: purchase.PayWorkers(),
        PAY_CUBES: purchase.PayCubes(),
        HAND_OVER: purchase.HandOver(),
        SUPPLY: materials.Supply(),
        COVER_CARD: hands.CoverCard(),
        LAY_CARD: hands.LayCard(),
    }
    return bound(steps)


THE_STEPS: Final = bind_steps()
