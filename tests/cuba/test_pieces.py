"""Nothing is ever lost or made: every piece, ship, tile and act is counted after every answer."""

from __future__ import annotations

from typing import Any

import pytest

from malecon.cuba import codes as c
from malecon.cuba.buildings import THE_TILES, TILE_COPIES
from malecon.cuba.data import SPACES
from malecon.cuba.harbour import free_spaces
from malecon.cuba.text import PIECE_NAMES
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from malecon.kernel.words import slug
from tests.cuba.scene import GAME, Table
from tests.support import rule

TOTALS = {
    "2012": [15, 15, 15, 10, 10, 15, 15, 15],
    "2007": [18, 18, 18, 15, 15, 15, 15, 15],
}


def count(table: Table, totals: dict[str, int]) -> None:
    """Everything there is, wherever it lies."""
    assert table.pieces == totals
    for numbers in (
        table.state.stock,
        table.state.market,
        table.state.supply,
        table.state.held,
        table.state.pesos,
        table.state.points,
    ):
        assert min(numbers) >= 0
    for kind in range(c.MERCHANDISE):
        assert table.state.market[kind] <= SPACES[kind]
        for dock in range(1, c.DOCKS + 1):
            assert free_spaces(table.state, dock, kind) >= 0
    for tile in range(c.TILES):
        assert table.state.supply[tile] + list(table.state.built).count(tile) == TILE_COPIES[tile]
    ships = [n for n in range(c.SHIPS) if table.state.ship_pile >> n & 1]
    ships += [int(n) for n in table.state.under]
    ships += [int(n) for n in list(table.state.harbour)[:: c.BERTH] if n != c.NONE]
    assert sorted(ships) == list(range(c.SHIPS))
    for place, tile in enumerate(table.state.built):
        assert tile == c.NONE or table.state.board[place] != c.PRINTED


@rule("C2", "C3", "C5", "C30")
@pytest.mark.parametrize("edition", ["2012", "2007"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_is_kept_at_every_step(players: int, edition: str) -> None:
    totals = dict(zip(PIECE_NAMES, TOTALS[edition], strict=True))
    for seed in range(4):
        settings: dict[str, Any] = {"edition": edition, "secret_delegate": bool(seed & 1)}
        settings["market_act"] = "once" if seed & 2 else "each_round"
        table = Table.new(players, **settings)
        rng = Rng(seed)
        while table.state.seat != OVER:
            count(table, totals)
            table.state.apply(random_action(table.state, rng))
        count(table, totals)


@rule("C2")
@pytest.mark.parametrize("edition", ["2012", "2007"])
def test_an_almost_empty_stock_never_goes_below_nothing(edition: str) -> None:
    """Games in which one player holds nearly everything, so that stocks run out all the time."""
    totals = dict(zip(PIECE_NAMES, TOTALS[edition], strict=True))
    emptied = set()
    for seed in range(12):
        table = Table.new(3, edition=edition)
        rng = Rng(seed)
        while table.state.round == 0:
            table.state.apply(random_action(table.state, rng))
        for seat in range(3):  # stored products do not come back at the end of the round
            for kind, name in enumerate(PIECE_NAMES):
                number = max(0, int(table.state.stock[kind]) // (3 - seat) - (seat == 2))
                (table.store if kind < c.PRODUCTS else table.give)(seat, **{name: number})
        while table.state.seat != OVER:
            count(table, totals)
            emptied |= {kind for kind in range(c.PIECES) if table.state.stock[kind] == 0}
            table.state.apply(random_action(table.state, rng))
    assert emptied == set(range(c.PIECES))


def busy(table: Table, rng: Rng) -> int:
    """An answer of somebody who would rather do something than nothing."""
    idle = (c.DONE, c.TAKE_POINTS, c.TAKE_PESOS, c.REFUSE)
    doing = [action for action in table.state.legal() if action not in idle]
    if table.state.seat < 0 or not doing or rng.below(5) == 0:
        return int(random_action(table.state, rng))
    return doing[rng.below(len(doing))]


@rule("C2", "C3", "C5", "C30")
def test_busy_games_meet_every_question_tile_and_act_and_lose_nothing() -> None:
    asked: set[int] = set()
    built: set[int] = set()
    laws: set[int] = set()
    for seed in range(140):
        edition = "2007" if seed % 3 == 0 else "2012"
        table = Table.new(2 + seed % 4, edition=edition, secret_delegate=seed % 5 == 0)
        totals = dict(zip(PIECE_NAMES, TOTALS[edition], strict=True))
        rng = Rng(seed, 1)
        table.give(0, rum=4, cigars=4, wood=4, stone=4)  # goods are rare, and so are their buildings
        while table.state.seat != OVER:
            asked.add(int(table.state.step))
            laws |= {int(law) for law in table.state.in_force}
            table.state.apply(busy(table, rng))
            assert table.pieces == totals
        count(table, totals)
        built |= {int(tile) for tile in table.state.built}
    assert built == {c.NONE, *range(c.TILES)}
    assert laws >= set(range(c.ACTS))
    silent = {"round", "new-start", "parliament", "show-bids", "show-again", "subsidy"}
    silent |= {"other", "end-of-round", "end-of-game"}
    silent |= {f"use-{slug(tile.word)}" for tile in THE_TILES if "apply" not in vars(type(tile.does))}
    assert "use-hotel" in silent
    keys = {question.key for question in GAME.questions}
    assert {GAME.questions[step].key for step in asked} == keys - silent
