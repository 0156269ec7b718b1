"""What the kernel does for the steps of every game: answers offered, things to do, events told."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from malecon.kernel.game import Game
from malecon.kernel.openstate import OpenState
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, ROOM, SILENCE
from malecon.kernel.step import bound
from tests.contract.setups import every_game, play_on


def bare() -> OpenState:
    """A table without anything on it, and nothing to do."""
    return OpenState(2, bound({}), None)


def test_a_set_is_offered_in_ascending_order() -> None:
    state = bare()
    state.offer(7)
    state.offer_set(100, 0b1011)
    state.offer(8)
    assert state.legal() == [7, 100, 101, 103, 8]


def test_an_empty_set_offers_nothing() -> None:
    state = bare()
    state.offer_set(100, 0)
    assert state.legal() == []


def test_a_set_may_be_larger_than_the_room_there_is() -> None:
    state = bare()
    state.offer_set(0, (1 << 60) - 1)
    state.offer_set(100, 1 << 61)
    assert state.legal() == [*range(60), 161]


def test_more_answers_than_there_is_room_for() -> None:
    state = bare()
    many = range(3 * int(ROOM) + 1)
    for action in many:
        state.offer(action)
    assert state.legal() == list(many)


def test_what_has_no_weight_is_not_drawn() -> None:
    state = bare()
    state.ask_chance()
    state.outcomes(50, vec[i64]([3, 0, 2]))
    assert list(state.options) == [50, 52]
    assert list(state.weights) == [3, 2]


def test_more_draws_than_there_is_room_for() -> None:
    state = bare()
    state.ask_chance()
    many = [n + 1 for n in range(3 * int(ROOM) + 1)]
    state.outcomes(0, vec[i64](many))
    assert list(state.weights) == many
    assert len(state.options) == len(many)


def test_more_to_do_than_there_is_room_for() -> None:
    state = bare()
    many = range(3 * int(ROOM) + 1)
    for step in many:
        state.push(step)
    assert list(state.pile) == list(many)


@every_game
def test_who_listens_to_a_state_hears_it_alone(game: Game) -> None:
    state = game.new(game.seats[0])
    one, other = state.copy(), state.copy()
    for listened in (state, one, other):
        listened.listening = True
    play_on(one, Rng(1), 40)
    assert one.events
    assert [state.events, other.events, SILENCE] == [[], [], []]


@every_game
def test_copies_of_copies_stay_small(game: Game) -> None:
    state = game.new(game.seats[0])
    rng = Rng(2)
    most = 0
    while state.seat != OVER:
        state = play_on(state.copy(), rng, 1)
        most = max(most, len(state.pile))
        assert len(state.stack) <= most + 2 * ROOM
