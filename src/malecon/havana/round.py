"""Havana from the first tile to the last purchase, in the order of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.havana import codes as c
from malecon.havana import effects, hands, materials, purchase, robbery, rows
from malecon.havana.cards import ORDER_MATTERS, THE_CARDS
from malecon.havana.data import Box
from malecon.havana.state import Havana
from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step, bound

#: After the tiles are laid: the rare swap, the first cubes, two cards from everyone, and the rounds.
OPENING: Final = vec[i64]([c.SWAP, c.DEAL, c.CHOOSE_CARD, c.REVEAL, c.ROUND])

#: Phase 1, phase 2, phase 3, and the next round.
PHASES: Final = vec[i64]([c.PLAY, c.SUPPLY, c.COVER_CARD, c.REVEAL, c.ROUND])


def new_game(players: i64, tiles: Box, round_limit: i64) -> Havana:
    """H1–H8: the table laid for this many players, with the first question asked."""
    s = Havana(players, tiles, THE_STEPS)
    s.lay_out(round_limit)
    s.push_all(OPENING)
    place = 2 * c.ROW - 1
    while place >= 0:
        s.push(c.LAY_TILE, place)
        place -= 1
    s.advance()
    return s


class Round(Step[Havana]):
    """H45: a round has three phases; after the last one the most points win."""

    def enter(self, s: Havana, arg: i64) -> None:
        if s.round == s.round_limit and s.round_limit > 0:
            s.tell(EVERYBODY, c.LAST_ROUND_OVER, 0, 0, 0)
            s.finish()
            return
        s.round += 1
        s.turn = 0
        s.worker_taken = 0
        s.market_used = 0
        s.conserved = 0
        s.tell(EVERYBODY, c.ROUND_BEGINS, s.round, 0, 0)
        s.push_all(PHASES)


class Play(Step[Havana]):
    """H11, phase 1: the players act in ascending order of their numbers."""

    def enter(self, s: Havana, arg: i64) -> None:
        s.turn = arg
        if arg == s.players:
            return
        seat = s.acting()
        s.tell(EVERYBODY, c.TURN_BEGINS, seat, hands.number_of(s, seat), 0)
        s.push(c.PLAY, arg + 1)
        s.push(c.BUYING)
        s.push(c.FIRST_CARD)


class FirstCard(Step[Havana]):
    """H13: a player carries out both cards in the order they like, the first in full before the second."""

    def enter(self, s: Havana, arg: i64) -> None:
        seat = s.acting()
        low = s.open[2 * seat]
        high = s.open[2 * seat + 1]
        s.ask(seat)
        s.offer(c.FIRST + low)
        if ORDER_MATTERS[c.CARDS * low + high]:
            s.offer(c.FIRST + high)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        seat = s.acting()
        first = action - c.FIRST
        second = s.open[2 * seat] + s.open[2 * seat + 1] - first
        s.push(c.CARRY_OUT + second)
        s.push(c.CARRY_OUT + first)


def bind_steps() -> vec[Step[Any]]:
    """Every step in its place among the codes."""
    steps: dict[i64, Step[Any]] = {
        **{c.CARRY_OUT + card: row.does for card, row in enumerate(THE_CARDS)},
        c.LAY_TILE: rows.LayTile(),
        c.SWAP: rows.Swap(),
        c.SWAP_WITH: rows.SwapWith(),
        c.DEAL: materials.Deal(),
        c.DRAW_CUBE: materials.DrawCube(),
        c.CHOOSE_CARD: hands.ChooseCard(),
        c.REVEAL: hands.Reveal(),
        c.ROUND: Round(),
        c.PLAY: Play(),
        c.FIRST_CARD: FirstCard(),
        c.TAX_NEXT: robbery.TaxNext(),
        c.STEAL_FROM: robbery.StealFrom(),
        c.STEAL_AGAIN: robbery.StealAgain(),
        c.TAKE_CUBES: effects.TakeCubes(),
        c.BUYING: purchase.Buying(),
        c.PAY_WORKERS: purchase.PayWorkers(),
        c.PAY_CUBES: purchase.PayCubes(),
        c.HAND_OVER: purchase.HandOver(),
        c.SUPPLY: materials.Supply(),
        c.COVER_CARD: hands.CoverCard(),
        c.LAY_CARD: hands.LayCard(),
    }
    return bound(steps)


THE_STEPS: Final = bind_steps()
