"""Many tables at once: the same games as one by one, whole arrays, and nothing lost by a wrong step."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from malecon.research.spec import Play, Spec
from malecon.research.vector import Tables
from tests.research.cases import every_case, every_game


@every_case
def test_tables_play_the_games_of_their_seeds(game: str, players: int) -> None:
    """Each table beside a game that is played alone, in Python, with the same answers; over several games."""
    number, seed = 5, 70
    tables = Tables(game, players, number, seed=seed)
    spec = Spec(game, players)
    plays = [Play(spec) for _ in range(number)]
    for table, play in enumerate(plays):
        play.begin(seed + table)
    rng = np.random.default_rng(1)
    ended = 0
    while ended < 8:
        for table, play in enumerate(plays):
            seat = int(play.state.seat)
            assert tables.seats[table] == seat
            assert tables.observations[table].tobytes() == spec.row(play.state, seat)
            assert tables.masks[table].tobytes() == spec.mask(play.state, seat)
            assert tables.legal_counts[table] == tables.masks[table].sum() > 0
            assert tables.seeds[table] == play.seed
        actions = tables.sample(rng)
        assert tables.masks[np.arange(number), actions].all()
        tables.step(actions)
        for table, play in enumerate(plays):
            play.answer(int(actions[table]))
            assert tables.dones[table] == play.over
            if play.over:
                assert np.allclose(tables.rewards[table], spec.returns(play.state))
                assert list(tables.scores[table]) == play.state.scores()
                ended += 1
                play.begin(play.seed + number)
            else:
                assert not tables.rewards[table].any()
                assert not tables.scores[table].any()


@every_game
def test_what_was_handed_out_stays_as_it_is(game: str) -> None:
    tables = Tables(game, 2, 4, seed=1)
    rng = np.random.default_rng(1)
    kept = [tables.observations, tables.masks, tables.seats]
    copies = [array.copy() for array in kept]
    for _ in range(300):
        tables.step(tables.sample(rng))
    assert all(np.array_equal(one, other) for one, other in zip(kept, copies, strict=True))
    with pytest.raises(ValueError, match="read-only"):
        tables.observations[0, 0] = 1


@every_game
def test_rewards_sum_to_nothing_and_come_once(game: str) -> None:
    tables = Tables(game, 3, 16, seed=2)
    rng = np.random.default_rng(2)
    wins = 0
    for _ in range(700):
        _, _, rewards, dones = tables.step(tables.sample(rng))
        assert np.allclose(rewards.sum(axis=1), 0)
        assert np.array_equal(rewards.any(axis=1), dones)
        assert rewards.max() <= 1
        assert rewards.min() >= -0.5
        wins += int(dones.sum())
    assert wins > 8


def test_a_reset_begins_anew() -> None:
    tables = Tables("cuba", 2, 3, seed=9)
    first = tables.observations
    rng = np.random.default_rng(9)
    for _ in range(30):
        tables.step(tables.sample(rng))
    assert not np.array_equal(tables.observations, first)
    observations, masks = tables.reset(seed=9)
    assert np.array_equal(observations, first)
    assert masks is tables.masks
    tables.reset()
    assert tables.seeds == [12, 13, 14]
    assert Tables("cuba", 2).seeds != Tables("cuba", 2).seeds


WRONG = [
    ([0, 0], "array of 3 whole numbers"),
    (np.zeros((3, 1), int), "shape"),
    (np.zeros(3), "float64"),
    (["a", "b", "c"], "array of 3"),
    ([10**6, 0, 0], "from 0 to"),
    ([-1, 0, 0], "from 0 to"),
]


@pytest.mark.parametrize(("actions", "words"), WRONG)
def test_wrong_arrays_are_refused_in_words(actions: object, words: str) -> None:
    tables = Tables("havana", 2, 3, seed=3)
    before = tables.observations
    with pytest.raises(ValueError, match=words):
        tables.step(actions)
    assert np.array_equal(tables.observations, before)
    tables.step(tables.sample(np.random.default_rng(3)))


@every_game
def test_an_illegal_action_is_refused_with_its_rule_and_the_tables_go_on(game: str) -> None:
    tables = Tables(game, 2, 3, seed=3)
    rng = np.random.default_rng(3)
    for _ in range(20):
        actions = tables.sample(rng)
        wrong = actions.copy()
        wrong[2] = np.flatnonzero(~tables.masks[2])[-1]
        before = (tables.observations, tables.masks, tables.seeds)
        with pytest.raises(ValueError, match=r"at table 2: action \d+, '.*', may not be done now: .+"):
            tables.step(wrong)
        assert tables.observations is before[0]
        tables.step(actions)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess", 2), "no game 'chess'.*havana, santiago, cuba"),
        ((["cuba"], 2), r"no game \['cuba'\]"),
        (("cuba", 6), "2 to 5 players"),
        (("cuba", 2.0), "2 to 5 players, not 2.0"),
        (("cuba", "2"), "2 to 5 players, not '2'"),
        (("cuba", None), "2 to 5 players"),
        (("cuba", 2, 0), "tables is a whole number"),
        (("cuba", 2, True), "tables is a whole number"),
        (("cuba", 2, 2.0), "tables is a whole number"),
        (("cuba", 2, 2**64), "tables is a whole number from 1 to"),
    ],
)
def test_what_there_is_not_is_told(arguments: tuple[Any, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Tables(*arguments)


def test_whole_numbers_may_be_those_of_numpy() -> None:
    tables = Tables("cuba", np.int64(2), np.int32(3), seed=np.uint8(4))
    assert tables.seeds == [4, 5, 6]
    assert tables.observations.shape == (3, tables.size)
    assert np.array_equal(tables.observe(np.int64(1), np.int64(0)), tables.observe(1, 0))
    with pytest.raises(IndexError, match="3 tables with 2 seats"):
        tables.observe(0.5, 0)  # type: ignore[arg-type]


def test_options_are_chosen_or_refused() -> None:
    tables = Tables("cuba", 2, options={"edition": "2007"}, seed=1)
    assert tables.spec.options["edition"] == "2007"
    with pytest.raises(ValueError, match="no option “colour”"):
        Tables("cuba", 2, options={"colour": 1})
    with pytest.raises(ValueError, match='cannot be "x"; it can be "2012", "2007"'):
        Tables("cuba", 2, options={"edition": "x"})
    with pytest.raises(ValueError, match="1–10000"):
        Tables("havana", 2, options={"round_limit": -1})
    for wrong in (5, ["edition"], [], {3: 1}):
        with pytest.raises(ValueError, match="dict from their names to values"):
            Tables("cuba", 2, options=wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="default_rng"):
        tables.sample(7)
    with pytest.raises(ValueError, match="observe is one of"):
        Tables("cuba", 2, observe="everything")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="seed"):
        Tables("cuba", 2, seed="one")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seed"):
        tables.reset(seed=-1)
    with pytest.raises(IndexError, match="1 tables with 2 seats"):
        tables.observe(0, 2)


def test_words_are_of_actions_that_there_are() -> None:
    spec = Tables("cuba", 2).spec
    assert spec.words(np.int64(0)) == spec.words(0)
    for wrong in (-1, spec.actions, "x"):
        with pytest.raises(ValueError, match=f"from 0 to {spec.actions - 1}, not {wrong!r}"):
            spec.words(wrong)  # type: ignore[arg-type]


def test_numbers_of_numpy_are_options_too() -> None:
    assert Tables("havana", 2, options={"round_limit": np.int64(7)}).spec.options["round_limit"] == 7
