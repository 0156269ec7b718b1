"""Nothing is lost and nothing comes from nowhere: cubes, workers, tiles and cards, at every step."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from malecon.havana import codes as c
from malecon.havana.data import CUBES
from malecon.havana.state import Havana
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from tests.havana.scene import GAME
from tests.support import rule


def check_cubes(s: Havana) -> None:
    """H2: eighty, and of each colour as many as at the start."""
    for colour in range(c.COLOURS):
        owned = [s.cubes[seat * c.COLOURS + colour] for seat in range(s.players)]
        parts = [s.bag[colour], s.centre[colour], s.boxed[colour], *owned]
        assert min(parts) >= 0
        assert sum(parts) == CUBES[colour]
    assert sum(CUBES) == 80


def check_workers_and_pesos(s: Havana) -> None:
    """H3: fifteen workers; pesos come and go, but nobody owes any."""
    assert min(s.stock, *s.workers) >= 0
    assert s.stock + sum(s.workers) == 15
    assert min(s.centre_pesos, *s.pesos) >= 0


def check_tiles(s: Havana) -> None:
    """H4: every tile is in the pile, in one place of a row, bought, or removed; points are the buyers'."""
    lying = [int(tile) for tile in s.rows if tile >= 0]
    assert sorted(lying) == [tile for tile in range(c.TILES) if s.where[tile] == c.IN_ROW]
    for place, tile in enumerate(s.rows):
        r, i = divmod(place, int(c.ROW))
        assert tile < 0 or s.first[r] <= i <= s.last[r]
    for seat in range(s.players):
        bought = [tile for tile in range(c.TILES) if s.where[tile] == seat]
        assert s.points[seat] == sum(s.tiles.points[tile] for tile in bought)
    homes = {c.IN_PILE, c.IN_ROW, c.REMOVED, *range(s.players)}
    assert len(s.where) == c.TILES
    assert set(s.where) <= homes


def check_cards(s: Havana) -> None:
    """H6: thirteen different cards for everyone, in hand, open, face down or discarded."""
    for seat in range(s.players):
        places = range(2 * seat, 2 * seat + 2)
        shown = [
            int(card) for place in places for card in (s.open[place], s.laid[place]) if card != c.NO_CARD
        ]
        hidden = [
            card for pile in (s.hand, s.discards) for card in range(c.CARDS) if pile[seat] & c.CARD[card]
        ]
        assert sorted(shown + hidden) == list(range(c.CARDS))


def check_order(s: Havana) -> None:
    """H11: everyone once."""
    if s.round:
        assert sorted(s.order) == list(range(s.players))


@rule("H2", "H3", "H4", "H6")
@given(players=st.integers(2, 4), seed=st.integers(0, 2**40), eager=st.booleans())
@settings(max_examples=25, deadline=None)
def test_cubes_workers_tiles_and_cards_are_conserved(players: int, seed: int, eager: bool) -> None:
    rng = Rng(seed)
    state = GAME.new(players, {"round_limit": 30})
    assert isinstance(state, Havana)
    while state.seat != OVER:
        legal = state.legal()
        assert legal
        assert len(legal) == len(set(legal))
        if eager and c.BUY <= legal[0] < c.BUY + c.ENDS:  # buys whatever can be bought
            state.apply(legal[0])
        else:
            state.apply(random_action(state, rng))
        check_cubes(state)
        check_workers_and_pesos(state)
        check_tiles(state)
        check_cards(state)
        check_order(state)


@given(players=st.integers(2, 4), seed=st.integers(0, 2**40))
@settings(max_examples=15, deadline=None)
def test_only_who_is_acting_or_asked_is_asked(players: int, seed: int) -> None:
    rng = Rng(seed)
    state = GAME.new(players, {"round_limit": 10})
    assert isinstance(state, Havana)
    while state.seat != OVER:
        if state.seat >= 0 and state.round and state.turn < players:
            assert state.seat == state.acting()
        state.apply(random_action(state, rng))
