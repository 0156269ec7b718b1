"""What is told of the judge: games are counted, not positions, and luck is nobody's on the whole."""

from __future__ import annotations

import random

import pytest
from tools.calibrate import by_chance, lucks, show_lucks, show_standing


def test_more_positions_of_the_same_games_make_nothing_surer() -> None:
    rng = random.Random(1)
    games = [(0.7, float(rng.random() < 0.7), number) for number in range(400)]
    once, often = by_chance(games), by_chance(games * 5)
    assert once == pytest.approx(often)
    assert once == pytest.approx(1.96 * (0.7 * 0.3 / 400) ** 0.5, rel=0.1)


def test_honest_chances_are_told_from_sure_ones(capsys: pytest.CaptureFixture[str]) -> None:
    rng = random.Random(2)

    def off(sure: float) -> list[float]:
        """By how many doubts what is won in each class lies from what is given."""
        games = []
        for _ in range(600):
            given = [rng.random(), rng.random()]
            chance = given[0] ** sure / (given[0] ** sure + given[1] ** sure)
            won = float(rng.random() < given[0] / sum(given))
            games.append([([chance, 1 - chance], [won, 1 - won])] * 3)
        show_standing(games)
        said = [line.split() for line in capsys.readouterr().out.splitlines() if line.startswith("chance")]
        return [abs(float(row[1]) - float(row[4])) / max(float(row[7]), 1.0) for row in said]

    assert max(off(1)) < 1.5
    assert max(off(2)) > 2


def test_one_gets_the_luck_that_the_others_lose() -> None:
    pairs = lucks("santiago", "random", 0)
    assert len(pairs) == 2
    assert sum(won for won, _ in pairs) == pytest.approx(0)
    assert sum(luck for _, luck in pairs) == pytest.approx(0, abs=1e-6)
    assert any(abs(luck) > 0.001 for _, luck in pairs)


def test_luck_that_decides_everything_leaves_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    show_lucks([(0.5, 0.25), (-0.5, -0.25)] * 10)
    assert "of one point of it 2.00 came true\nof the variance 0.0 % is left" in capsys.readouterr().out
