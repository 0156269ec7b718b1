"""Why a bot did that: what it did and what that brings, and never more than the asker may know."""

from __future__ import annotations

from collections import Counter

import pytest

from malecon.games import GAMES
from malecon.kernel.game import Game, Json
from malecon.kernel.match import generator
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER, State
from malecon.lab.hints import play
from malecon.lab.judge import WATCHER
from malecon.lab.reasons import reasons
from malecon.lab.why import Given, Why, observed, why
from tests.support import dealt

NODES = 12
ASKERS = (0, None)


def games_played(game: Game, players: int, seed: int, **options: object) -> tuple[list[State], list[Given]]:
    """A random game: the table before each answer, and the answers."""
    state = game.new(players, options)
    rng = Rng(seed)
    tables, given = [], []
    while state.seat != OVER:
        action = int(random_action(state, rng))
        tables.append(state.copy())
        given.append((int(state.seat), action))
        state.apply(action)
    return tables, given


def told(found: Why | None) -> Json | None:
    if found is None:
        return None
    return {
        "answers": found.answers,
        "chance": found.chance,
        "reasons": [one.plain() for one in found.reasons],
        "better": found.better,
    }


@pytest.mark.parametrize("name", list(GAMES))
def test_what_is_told_begins_with_what_was_done_and_is_done_by_one_seat(name: str) -> None:
    game = GAMES[name]
    tables, given = games_played(game, 3, 1)
    known = 0
    for place in range(0, len(given), 9):
        seat = given[place][0]
        if seat != CHANCE and seat != 0:
            found = why(game, tables[place], given[place : place + 60], 0, Rng(place), NODES)
            if found is not None:
                known += 1
                chain = [action for by, action in given[place : place + len(found.answers)] if by == seat]
                assert found.answers == chain
                assert 0 <= found.chance <= 1
    assert known > 3


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("asker", ASKERS)
def test_two_worlds_that_the_asker_cannot_tell_apart_have_the_same_why(name: str, asker: int | None) -> None:
    """What others hide is drawn anew; if the answer is possible and looks the same there, so does its why."""
    game = GAMES[name]
    compared = 0
    for seed in range(2):
        tables, given = games_played(game, 3, seed, **({"secret_delegate": True} if name == "cuba" else {}))
        for place in range(seed, len(given), 5):
            seat, action = given[place]
            if seat in (CHANCE, 0) or compared >= 14:
                continue
            other = game.sample(tables[place], WATCHER if asker is None else asker, Rng(seed, place))
            if action not in other.legal() or other.seat != seat:
                continue
            if observed(game, tables[place].copy(), action, asker) != observed(
                game, other.copy(), action, asker
            ):
                continue
            one, two = (
                told(why(game, state, given[place : place + 1], asker, Rng(7, place), NODES))
                for state in (tables[place], other)
            )
            if game.simultaneous(tables[place]):
                continue  # a single answer of many is not yet shown
            assert one == two, (name, seed, place)
            compared += 1
    assert compared > 5


def test_what_is_chosen_unseen_is_not_told() -> None:
    """Cuba's delegates lie face down until parliament; bids are shown when all are there."""
    game = GAMES["cuba"]
    tables, given = games_played(game, 3, 3, secret_delegate=True)
    kinds: Counter[tuple[str, bool]] = Counter()
    for place, (seat, _) in enumerate(given):
        key = game.questions[tables[place].step].key if seat != CHANCE else ""
        if seat != CHANCE and ("delegate" in key or "bid" in key) and kinds.total() < 12:
            found = why(game, tables[place], given[place : place + 60], (seat + 1) % 3, Rng(place), NODES)
            kinds[key, found is None] += 1
    delegates = [hidden for key, hidden in kinds if "delegate" in key]
    assert delegates
    assert all(delegates)
    assert any(not hidden for key, hidden in kinds if "bid" in key)


def test_a_sealed_answer_is_not_told_before_all_have_answered() -> None:
    game = GAMES["havana"]
    state = dealt(game, 3)
    assert game.simultaneous(state)
    seat = int(state.seat)
    given = [(seat, state.legal()[0])]
    assert why(game, state, given, (seat + 1) % 3, Rng(1), NODES) is None


def test_the_same_question_has_the_same_answer() -> None:
    game = GAMES["santiago"]
    tables, given = games_played(game, 3, 2)
    place = next(n for n, (seat, _) in enumerate(given) if seat == 1)
    rest = given[place : place + 20]
    found = [told(why(game, tables[place], rest, 0, generator(5, 1), NODES)) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0] is not None


def test_what_befell_others_anyhow_is_no_reason() -> None:
    """The cards of both are shown when the second has laid: what the first gets by their own is not told."""
    game = GAMES["havana"]
    owed = anyhow = 0
    for seed in range(3):
        tables, given = games_played(game, 2, seed)
        for place, state in enumerate(tables):
            if given[place][0] != 1 or (place and given[place - 1][0] == 1):
                continue
            found = why(game, state, given[place : place + 60], 0, Rng(place), NODES)
            if found is None or len(state.legal()) < 2:
                continue
            told = [one for one in found.reasons if one.key.startswith("others-")]
            owed += len(told)
            without = []
            for step, answer in enumerate(found.answers):
                for other in play(state, found.answers[:step])[0].legal():
                    if other != answer:
                        instead = [*found.answers[:step], other, *found.answers[step + 1 :]]
                        without.append(reasons(game, state, *play(state, instead), 1))
            assert all(any(one not in some for some in without) for one in told), (seed, place)
            everything = reasons(game, state, *play(state, found.answers), 1)
            anyhow += sum(one.key.startswith("others-") for one in everything) - len(told)
    assert owed > 0
    assert anyhow > 0
