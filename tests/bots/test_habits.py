"""What people at a table would shake their heads about, counted in games of equal bots."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from malecon.bots.players import bot
from malecon.cuba import codes as cuba
from malecon.games import GAMES
from malecon.kernel.match import play_match
from malecon.santiago import codes as santiago

Answers = list[tuple[int, int]]


@cache
def played(game: str, level: str, players: int, seed: int) -> Answers:
    """Who answered what in a game of bots of one level."""
    answers: Answers = []
    state = GAMES[game].new(players)
    bots = [bot(level, GAMES[game]) for _ in range(players)]
    play_match(GAMES[game], state, bots, seed, lambda seat, action: answers.append((seat, action)))
    return answers


def sold(answers: Answers) -> Counter[int]:
    """How many points each seat sold at the casino."""
    found: Counter[int] = Counter()
    for seat, action in answers:
        number = action - santiago.SELL_POINTS + 1
        if 1 <= number <= santiago.MOST_EXCHANGED:
            found[seat] += int(number)
    return found


@pytest.mark.parametrize("level", ["greedy", "casual"])
def test_nobody_sells_points_by_the_dozen_in_santiago(level: str) -> None:
    """Both sold up to 48 in a game when three pesos seemed to be worth more than the point they cost."""
    most = [max(sold(played("santiago", level, 3, seed)).values(), default=0) for seed in range(4)]
    assert max(most) <= (2 if level == "greedy" else 6), most


@pytest.mark.parametrize("level", ["greedy", "casual"])
def test_nobody_drives_round_and_round_for_nothing_in_santiago(level: str) -> None:
    """A drive of more than a lap is worth its fare only if the game ends with it."""
    for seed in range(4):
        answers = played("santiago", level, 3, seed)
        drives = [action - santiago.DRIVE + 1 for seat, action in answers[:-1] if seat >= 0]
        assert not [far for far in drives if santiago.STATIONS < far <= santiago.FARTHEST]


def test_the_foreman_uses_in_cuba_what_was_built() -> None:
    """Once the foreman sat in parliament in 26 rounds of 27, and a seat used 0.2 buildings in a game."""
    rounds = played_foreman = uses = 0
    for seed in range(3):
        actions = [action for seat, action in played("cuba", "greedy", 3, seed) if seat >= 0]
        rounds += 3 * 6
        played_foreman += actions.count(int(cuba.PLAY + cuba.FOREMAN))
        uses += sum(cuba.USE <= action < cuba.USE + cuba.TILES for action in actions)
    assert played_foreman / rounds > 0.35
    assert uses / (3 * 3) > 2.5
