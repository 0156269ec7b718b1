"""Shares, means and ratings against what others have worked out."""

from __future__ import annotations

import statistics
import sys

import pytest

from malecon.lab.numbers import Share, Sum, places, rate, sum_of


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Wilson's interval as the literature has it (Newcombe 1998, and R's prop.test without correction).
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert Share(wins, games).interval == pytest.approx((low, high), abs=0.00006)


@pytest.mark.parametrize("games", range(1, 100))
def test_a_share_lies_in_its_own_interval(games: int) -> None:
    for wins in range(games + 1):
        low, high = Share(wins, games).interval
        assert low <= Share(wins, games).share <= high


def test_a_shared_win_is_a_part_of_one() -> None:
    assert Share(1.5, 3).share == 0.5
    lower, half, upper = (Share(wins, 3).interval for wins in (1, 1.5, 2))
    assert lower < half < upper


def test_nothing_is_known_of_no_games() -> None:
    assert Share(0, 0).interval == (0.0, 1.0)
    assert Share(0, 0).share == 0.0


def test_the_mean_and_its_error() -> None:
    found = sum_of({3: 1, 5: 1, 8: 2}).mean()
    assert found.mean == 6
    assert found.deviation == pytest.approx(statistics.pstdev([3, 5, 8, 8]))
    assert found.error == pytest.approx(1.96 * found.deviation / 2, abs=0.001)
    assert sum_of({}).mean().error == 0


def test_the_mean_of_fractions_is_exact_in_any_order() -> None:
    thirds = [1, -5, 7, 10**9, 2]
    there, back = Sum(3), Sum(3)
    for number in thirds:
        there.add(number)
    for number in reversed(thirds):
        back.add(number)
    assert there.mean() == back.mean()
    assert there.mean().mean == pytest.approx(statistics.fmean(thirds) / 3)
    assert there.mean().deviation == pytest.approx(statistics.pstdev(thirds) / 3)


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([10, 30, 20], [1], [2, 0, 1]),
        ([30, 30, 20], [1], [1, 0, 2]),  # a tie that something else has broken
        ([30, 30, 20, 20], [0, 1], [0, 0, 1, 1]),
    ],
)
def test_places(scores: list[int], winners: list[int], expected: list[int]) -> None:
    assert places(scores, winners) == expected


def test_ratings_come_to_what_the_wins_say() -> None:
    """Who wins four of five duels is 8.2 points better, by the model's own formula, whatever the order."""
    ratings = rate([(("a", "b"), [0, 1] if game % 5 else [1, 0]) for game in range(1000)])
    assert ratings is not None
    assert ratings["a"].mean - ratings["b"].mean == pytest.approx(8.2, abs=1)
    assert ratings["a"].deviation < 0.6


def test_a_bot_with_several_seats_has_one_rating() -> None:
    ratings = rate([(("a", "b", "b"), [0, 1, 2])] * 20)
    assert ratings is not None
    assert ratings.keys() == {"a", "b"}
    assert ratings["a"].mean > ratings["b"].mean + 5


def test_equals_are_rated_alike() -> None:
    ratings = rate([(("a", "b"), [0, 0])] * 20)
    assert ratings is not None
    assert ratings["a"] == pytest.approx(ratings["b"])


def test_without_the_library_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert rate([(("a", "b"), [0, 1])]) is None
