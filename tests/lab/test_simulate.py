"""Simulation: the same games whatever the number of processes, and numbers that add up."""

from __future__ import annotations

import statistics
from typing import Any

import pytest

from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.kernel.play import playout
from malecon.kernel.rng import Rng
from malecon.lab import pool as lab
from malecon.lab.counts import Batch, Counts
from malecon.lab.simulate import Simulation, rows, simulate, stream

HAVANA = GAMES["havana"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_result_does_not_depend_on_the_number_of_processes(game: Game) -> None:
    players = game.seats[-1]
    alone = simulate(game, players, 40, seed=7)
    together = simulate(game, players, 40, seed=7, jobs=3)
    assert alone.counts == together.counts
    assert alone.summary() == together.summary()


def streamed(n: int, **wanted: Any) -> list[Batch]:
    """Every game in a batch of its own."""
    whole = list(stream(HAVANA, wanted.pop("players", 2), n, **wanted))
    games = []
    for batch in whole:
        players = len(batch.scores) // len(batch.rounds)
        for at in range(len(batch.rounds)):
            one = Batch(
                batch.start + at,
                batch.scores[at * players : (at + 1) * players],
                *(a[at : at + 1] for a in batch[2:]),
            )
            games.append(one)
    return games


def test_a_longer_simulation_begins_with_the_same_games() -> None:
    assert streamed(31)[:9] == streamed(9)


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_game_can_be_had_in_its_order_and_they_add_up(jobs: int) -> None:
    games = streamed(60, jobs=jobs, seed=3)
    assert [game.start for game in games] == list(range(60))
    whole = Counts.none(2)
    for game in games:
        whole.add(Counts.of(game, 2))
    assert whole == simulate(HAVANA, 2, 60, seed=3).counts
    lines = list(rows(HAVANA, 2, games))
    assert len(lines) == 121
    assert sum(float(line[3]) for line in lines[1:]) == pytest.approx(60)


def test_another_seed_plays_other_games() -> None:
    assert simulate(HAVANA, 2, 10, seed=1).counts != simulate(HAVANA, 2, 10, seed=2).counts


def test_every_game_is_one_that_can_be_played_by_hand() -> None:
    for number, game in enumerate(streamed(12, players=3, seed=5)):
        state = HAVANA.new(3)
        assert game.decisions[0] == playout(state, Rng(5, number))
        assert list(game.scores) == state.scores()
        assert [seat for seat in range(3) if game.winners[0] >> seat & 1] == state.winners()
        assert game.rounds[0] == state.round
        assert HAVANA.endings[game.endings[0]] == HAVANA.ending(state)


def test_the_sums_are_those_of_the_games() -> None:
    result = simulate(HAVANA, 4, 50)
    scores = [list(result.counts.scores[seat].elements()) for seat in range(4)]
    for seat in range(4):
        spread = result.scores_of(seat)
        assert spread.mean == pytest.approx(statistics.fmean(scores[seat]))
        assert spread.deviation == pytest.approx(statistics.pstdev(scores[seat]))
        assert (spread.least, spread.most) == (min(scores[seat]), max(scores[seat]))
    assert sum(result.wins_of(seat) for seat in range(4)) == pytest.approx(50)
    assert sum(result.ending_counts().values()) == 50


def test_a_shared_win_is_counted_in_shares() -> None:
    result = Simulation(HAVANA, 3, {}, 3, 0)
    result.counts.winners.update([0b011, 0b001, 0b111])
    assert result.wins_of(0) == pytest.approx(1 / 2 + 1 + 1 / 3)
    assert result.wins_of(1) == pytest.approx(1 / 2 + 1 / 3)
    assert result.wins_of(2) == pytest.approx(1 / 3)


def test_options_and_boxes_are_played_with() -> None:
    short = simulate(HAVANA, 2, 5, options={"round_limit": 1}, jobs=2)
    assert short.counts.rounds == {1: 5}
    assert short.ending_counts()["last-round-over"] == 5
    box = HAVANA.box(HAVANA.new(2))
    box["tiles"] = ["9: R"] * 27 + ["3: 9w"] * 9
    assert simulate(HAVANA, 2, 5, box=box, jobs=2).counts != simulate(HAVANA, 2, 5).counts


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_counts_all_games_and_never_falls(jobs: int) -> None:
    told: list[int] = []
    simulate(HAVANA, 2, 60, jobs=jobs, progress=told.append)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0, 60)
    assert len(told) > 2


def test_batches_fit_the_time_and_have_a_largest_size() -> None:
    assert lab.next_size(8, lab.BATCH_SECONDS) == 8
    assert lab.next_size(8, 100.0) == 1
    assert lab.next_size(8, 0.0) == 32
    assert lab.next_size(lab.LARGEST_BATCH, 0.0) == lab.LARGEST_BATCH


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"players": 5}, "players-wrong"),
        ({"n": 0}, "number-wrong"),
        ({"n": lab.MOST_GAMES + 1}, "number-wrong"),
        ({"jobs": 0}, "number-wrong"),
        ({"jobs": lab.MOST_JOBS + 1}, "number-wrong"),
        ({"policy": "clairvoyant"}, "policy-unknown"),
        ({"options": {"round_limit": -1}}, "option-value"),
        ({"options": {"lobsters": 1}}, "option-unknown"),
        ({"box": {"name": "a"}}, "havana-box-no-tiles"),
        ({"box": {"name": "a"}, "jobs": 2}, "havana-box-no-tiles"),
    ],
)
def test_what_cannot_be_simulated_is_told(change: dict[str, object], key: str) -> None:
    wanted: dict[str, object] = {"players": 2, "n": 3, **change}
    with pytest.raises(MaleconError) as found:
        simulate(HAVANA, **wanted)  # type: ignore[arg-type]
    assert found.value.key == key


def test_a_progress_that_gives_up_stops_the_processes() -> None:
    class EnoughError(Exception):
        pass

    def stop(played: int) -> None:
        if played:
            raise EnoughError

    with pytest.raises(EnoughError):
        simulate(HAVANA, 2, 100_000, jobs=2, progress=stop)
