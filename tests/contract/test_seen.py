"""What a seat sees now is what its view shows: nothing that it could only remember, and nothing left out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from malecon.cuba.state import Cuba
from malecon.games import GAMES
from malecon.havana import codes as h
from malecon.havana.state import Havana
from malecon.kernel.game import Json
from malecon.kernel.observer import observe
from malecon.kernel.state import OVER, State, changed
from malecon.santiago import codes as sc
from malecon.santiago.state import Santiago
from tests.contract.setups import Setup, walk


def others_cards(state: State, other: int) -> bool:
    """Exchange a card in the hand of another with one that was discarded."""
    assert isinstance(state, Havana)
    hand, discards = state.hand[other], state.discards[other]
    if hand & discards or not hand or not discards:
        return False
    one, two = hand & -hand, discards & -discards
    state.hand[other] += two - one
    state.discards = changed(state.discards, other, discards + one - two)
    return True


def others_holdings(state: State, other: int) -> bool:
    """What is behind the screen of another changes with what is behind a third one's."""
    assert isinstance(state, Santiago)
    third = (other + 1) % state.players
    if third == 0 or state.seat == OVER:
        return False
    for numbers, each in ((state.points, 1), (state.pesos, 1), (state.goods, int(sc.GOODS))):
        for n in range(each):
            a, b = other * each + n, third * each + n
            numbers[a], numbers[b] = numbers[b], numbers[a]
    return True


def others_bid(state: State, other: int) -> bool:
    """Another has laid something else face down."""
    assert isinstance(state, Cuba)
    if state.secret[other] <= 0:
        return False
    state.secret = changed(state.secret, other, state.secret[other] - 1)
    return True


CHANGES: dict[str, tuple[Callable[[State, int], bool], dict[str, object]]] = {
    "havana": (others_cards, {}),
    "santiago": (others_holdings, {}),
    "cuba": (others_bid, {"secret_delegate": True}),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_not_in_the_view_is_not_in_the_observation(name: str) -> None:
    game = GAMES[name]
    assert game.observer is not None
    change, options = CHANGES[name]
    tried = known = 0
    for state in walk(Setup(game, game.seats[-1], options)):
        other = state.copy()
        if state.seat != 0 or not change(other, 1) or game.view(other, 0) != game.view(state, 0):
            continue
        tried += 1
        assert observe(game.observer, other, 0, seen=True) == observe(game.observer, state, 0, seen=True)
        known += observe(game.observer, other, 0) != observe(game.observer, state, 0)
    assert tried > 20
    assert (known > 0) == (name != "cuba")  # who remembers knows the difference, but not of what is secret


@pytest.mark.parametrize("name", CHANGES)
def test_what_the_view_shows_is_in_the_observation(name: str) -> None:
    """Two positions of a game that look different are observed as different."""
    game = GAMES[name]
    assert game.observer is not None
    before: tuple[Json, bytes] | None = None
    for state in walk(Setup(game, game.seats[-1], {})):
        if state.seat < 0:
            continue
        now = (game.view(state, 0), observe(game.observer, state, 0, seen=True))
        if before is not None:
            assert (now[0] == before[0]) <= (now[1] == before[1])
            assert (now[1] == before[1]) <= (now[0] == before[0]), difference(before[0], now[0])
        before = now


def difference(one: Json, other: Json) -> Json:
    return {key: (one[key], other[key]) for key in one if one[key] != other[key]}


def test_a_bought_tile_of_havana_is_seen_where_it_lies() -> None:
    game = GAMES["havana"]
    assert game.observer is not None
    state = game.new(3)
    assert isinstance(state, Havana)
    state.where[5] = 2
    state.where[6] = h.REMOVED
    row = observe(game.observer, state, 1, seen=True)
    tiles = row[36 : 36 + h.TILES]
    assert tiles[5] == 4  # in a row 1, out of the game 2, mine 3, the next seat's 4
    assert tiles[6] == 2
    assert tiles[7] == 0
