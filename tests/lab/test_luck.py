"""Luck of the draws: nothing on the average, and results are surer without it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from malecon.bots.players import eye_of
from malecon.bots.weights import net_of
from malecon.errors import Unreadable
from malecon.games import GAMES
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER, State
from malecon.lab.arena import Arena, play
from malecon.lab.luck import Luck, adjusted
from tests.bots.nets import drawn_net

HAVANA = GAMES["havana"]
SHORT = {"round_limit": 1}


def luck_of(state: State, action: int) -> list[float]:
    eye = eye_of(HAVANA, drawn_net("havana"))
    assert eye is not None
    luck = Luck(eye, 2)
    luck.hear(state, int(CHANCE), action)
    return luck.seats


def some_draw() -> State:
    """A table at which chance is asked and several things may be drawn."""
    state, rng = HAVANA.new(2), Rng(3)
    while not (state.seat == CHANCE and len(state.options) > 2 and state.round > 1):
        assert state.seat != OVER
        state.apply(state.options[rng.below(len(state.options))])
    return state


def test_luck_is_nothing_on_the_average_and_one_gets_what_the_others_lose() -> None:
    state = some_draw()
    total = int(sum(state.weights))
    expected = [0.0, 0.0]
    seen = []
    for outcome, weight in zip(state.options, state.weights, strict=True):
        lucks = luck_of(state, int(outcome))
        assert sum(lucks) == pytest.approx(0)
        seen.append(lucks[0])
        expected = [mean + luck * int(weight) / total for mean, luck in zip(expected, lucks, strict=True)]
    assert expected == pytest.approx([0, 0])
    assert len({round(one, 9) for one in seen}) > 1, "what is drawn matters"


def test_an_answer_of_a_player_is_no_luck() -> None:
    eye = eye_of(HAVANA, drawn_net("havana"))
    assert eye is not None
    luck = Luck(eye, 2)
    luck.hear(some_draw(), 1, 0)
    assert (luck.seats, luck.looking) == ([0.0, 0.0], 1)


# --- results without it ---


def test_without_luck_a_share_is_surer() -> None:
    rng = random.Random(1)
    luck = [rng.gauss(0, 0.4) for _ in range(2000)]
    wins = [float(0.6 + one + rng.gauss(0, 0.3) > 0.5) for one in luck]
    found = adjusted(wins, luck)
    assert found is not None
    raw = sum(wins) / len(wins)
    assert found.share == pytest.approx(raw, abs=0.03)
    assert found.variance < 0.7
    assert found.plain()["low"] < found.share < found.plain()["high"]


def test_what_has_nothing_to_do_with_the_result_is_left_in() -> None:
    rng = random.Random(2)
    wins = [float(rng.random() < 0.5) for _ in range(2000)]
    found = adjusted(wins, [rng.gauss(0, 0.4) for _ in wins])
    assert found is not None
    assert found.variance > 0.99
    assert found.share == pytest.approx(sum(wins) / len(wins), abs=0.01)


@pytest.mark.parametrize(
    ("wins", "luck"), [([], []), ([1, 0], [1, 0]), ([1, 1, 1], [0, 1, 2]), ([1, 0, 1], [0] * 3)]
)
def test_too_little_to_say(wins: list[float], luck: list[float]) -> None:
    assert adjusted(wins, luck) is None


# --- in the arena ---


def test_measuring_luck_changes_no_game(tmp_path: Path) -> None:
    plain = play(Arena(HAVANA, ("random", "casual"), 2, SHORT), 6, folder=tmp_path)
    measured = play(Arena(HAVANA, ("random", "casual"), 2, SHORT, luck=True), 6, folder=tmp_path)
    assert [one["scores"] for one in measured.results] == [one["scores"] for one in plain.results]
    assert all(sum(one["luck"]) == pytest.approx(0, abs=1e-5) for one in measured.results)
    assert plain.path != measured.path
    summary = measured.summary()
    assert summary["luck"] is True
    assert "luck" not in plain.summary()
    assert all("adjusted" in entry or entry["share"] in (0, 1) for entry in summary["meetings"])


def test_a_game_without_a_net_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("malecon.lab.arena.net_of", lambda game: None)
    with pytest.raises(Unreadable) as error:
        Arena(HAVANA, ("random", "casual"), 2, luck=True)
    assert error.value.key == "arena-no-net"


def test_every_shipped_net_can_measure_it() -> None:
    assert all(net_of(game) is not None for game in GAMES.values())
