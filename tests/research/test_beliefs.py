"""Beliefs: of all worlds that agree with what a seat was told, each comes up as often as any other.

The worlds are counted without the sampler: all games are played in which what others chose in secret is
anything that looks the same to the seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from scipy.stats import chisquare

from malecon.games import GAMES
from malecon.havana.state import Havana
from malecon.kernel.game import Game
from malecon.kernel.observer import observe
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER, State
from tests.contract.setups import heard
from tests.research.cases import every_game

MOST = 700  # worlds that are sampled
FOLLOWED = 7_000  # worlds that are still followed, until some of them prove wrong
EXPECTED = 50  # how often each world should come up
GAMES_EACH = {2: 10, 3: 3}  # by the number of players
POSITIONS = 10_000  # in which the true and a believed world are compared

Worlds = dict[bytes, State]  # by all that anybody sees of them


def truth(game: Game, state: State) -> bytes:
    """All that anybody sees: the whole table."""
    assert game.observer is not None
    return b"".join(observe(game.observer, state, seat, seen=True) for seat in range(state.players))


def after(state: State, action: int) -> State:
    other = state.copy()
    other.listening = True
    other.events = []
    other.apply(action)
    return other


def gone_on(game: Game, worlds: Worlds, true: State, actor: int, action: int, seat: int) -> Worlds:
    """The worlds that may be after an answer in the true one, as far as this seat is told of it."""
    assert game.observer is not None
    shown = observe(game.observer, true, seat, seen=True)
    told = heard(true.events, seat)
    found: Worlds = {}
    for state in worlds.values():
        for answer in [action] if actor in (seat, CHANCE) else state.legal():
            if answer not in state.legal():
                continue
            other = after(state, answer)
            alike = heard(other.events, seat) == told and other.seat == true.seat
            if alike and observe(game.observer, other, seat, seen=True) == shown:
                found[truth(game, other)] = other
    return found


def positions(game: Game, players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[State, Worlds]]:
    """A random game as seat 0 sees it: each position with all worlds that may be."""
    rng = Rng(seed)
    state = game.new(players, options)
    worlds: Worlds = {truth(game, state): state}
    while state.seat != OVER and len(worlds) <= FOLLOWED:
        actor, action = int(state.seat), int(random_action(state, rng))
        state = after(state, action)
        worlds = gone_on(game, worlds, state, actor, action, 0)
        assert truth(game, state) in worlds
        yield state, worlds


def surprise(game: Game, state: State, worlds: Worlds, rng: Rng) -> float:
    """How likely it is that what is sampled differs so much from what should come up, or more."""
    drawn = Counter(truth(game, game.sample(state, 0, rng)) for _ in range(EXPECTED * len(worlds)))
    assert drawn.keys() <= worlds.keys(), "a world that cannot be"
    return float(chisquare([drawn[key] for key in worlds]).pvalue)


#: Games in which something is hidden that must be guessed.
HIDDEN: list[tuple[str, int, dict[str, Any]]] = [
    ("havana", 2, {}),
    ("havana", 3, {}),
    ("cuba", 2, {}),
    ("cuba", 3, {"secret_delegate": True}),
]


@pytest.mark.parametrize(("name", "players", "options"), HIDDEN)
def test_every_world_that_may_be_comes_up_as_often_as_it_should(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """In a position for every number of worlds that is met, and in every one with several unseen takes."""
    game, rng = GAMES[name], Rng(1)
    tried = set()
    for seed in range(GAMES_EACH[players]):
        for state, worlds in positions(game, players, options, seed):
            takes = len(state.taken_back) if isinstance(state, Havana) else 0
            size = len(worlds), takes
            if 1 < size[0] <= MOST and size not in tried:
                tried.add(size)
                assert surprise(game, state, worlds, rng) > 0.001, (seed, size)
    assert len(tried) > 5


def test_in_santiago_everything_can_be_counted() -> None:
    for _, worlds in positions(GAMES["santiago"], 3, {}, 1):
        assert len(worlds) == 1


@every_game
def test_the_true_and_a_believed_world_are_observed_alike(game: str) -> None:
    """Byte for byte, what is seen and what is known, in so many positions with every number of players."""
    house = GAMES[game]
    assert house.observer is not None
    rng = Rng(2)
    compared = 0
    while compared < POSITIONS:
        players = house.seats[compared % len(house.seats)]
        options = {"secret_delegate": True} if game == "cuba" and compared % 3 == 0 else {}
        state = house.new(players, options)
        while state.seat != OVER:
            state.apply(random_action(state, rng))
            seat = compared % players
            believed = house.sample(state, seat, rng)
            for seen in (True, False):
                row = observe(house.observer, state, seat, seen)
                assert observe(house.observer, believed, seat, seen) == row
            compared += 1
