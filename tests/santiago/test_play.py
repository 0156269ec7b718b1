"""Whole games at random: every number of players, every option."""

from __future__ import annotations

import pytest

from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER
from malecon.santiago import codes as c
from malecon.santiago.state import Santiago
from tests.santiago.scene import GAME, Table
from tests.support import rule

GAMES_EACH = 50  # with four tables of options that is 200 for each number of players

every_table = pytest.mark.parametrize(
    ("players", "options"),
    [
        (players, {"open_holdings": opened, "rent_when_staying": rent})
        for players in GAME.seats
        for opened in (False, True)
        for rent in (True, False)
    ],
)


def look(s: Santiago) -> None:
    """What must be true of every table at every moment."""
    for good in range(c.GOODS):
        held = [int(s.has(seat, good)) for seat in range(s.players)]
        assert min(held) >= 0
        assert s.stock[good] >= 0
        assert sum(held) + s.stock[good] == 8
    assert min(s.pesos) >= 0
    assert min(s.points) >= 0
    assert 1 <= s.ship <= 7
    assert 2 <= s.value <= 4
    assert 0 <= s.car < c.STATIONS
    standing = [figure for figure in s.figure if figure != c.NONE]
    assert len(set(standing)) == len(standing), "two figures in one building"
    assert all(list(s.owner).count(seat) <= 3 for seat in range(s.players))
    if s.seat >= 0:
        assert len(set(s.options)) == len(s.options) > 0
        if s.step not in (c.FIFTH_DIE, c.NEW_DEMAND):
            assert s.awaited == (sum(s.demand) == 0)


@rule("S2", "S24", "S28", "S49")
@every_table
def test_goods_are_conserved_and_the_seventh_ship_ends_it(players: int, options: dict[str, bool]) -> None:
    for seed in range(GAMES_EACH):
        state = GAME.new(players, options)
        assert isinstance(state, Santiago)
        rng = Rng(seed, 11)
        while state.seat != OVER:
            if state.seat != CHANCE or seed % 10 == 0:
                look(state)
            state.apply(random_action(state, rng))
        look(state)
        assert state.ship == 7
        assert state.winners()
        assert all(state.goods_of(seat) < 3 for seat in range(players))  # the rest was exchanged (S50)
        assert len(state.pile) == 0


def idler(options: list[str]) -> str:
    """Drives no farther than need be, delivers nothing, and moves the marker left whenever possible."""
    for wish in ("move to port authority", "marker left", "decline", "pass"):
        if wish in options:
            return wish
    return options[0]


@rule("S52")
def test_a_game_that_would_never_end_ends_after_a_thousand_turns() -> None:
    """Each lap the marker moves right in the harbour and left again at the port authority."""
    table = Table(2).give(0, "1 peso").give(1, "1 peso").turn()
    while not table.over:
        table.does(idler(table.options()))
    assert table.state.turns == 1000
    assert table.state.ship == 1
    assert GAME.ending(table.state) == "turns-over"
