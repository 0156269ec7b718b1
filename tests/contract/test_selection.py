"""Questions of free order: whatever is chosen, in whatever order, it is the same table after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations

import pytest

from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.kernel.rng import Rng
from malecon.kernel.selection import Selection
from malecon.kernel.state import State
from tests.contract.setups import SETUPS, Setup, every_setup, walk

EACH = 3  # positions that are tried of each question, in each game that is played
MOST_WHOLES = 40  # selections that are tried at each of them, in all their orders
MOST_ENDS = 300

#: Where an answer may have to wait for another: nobody buys with money that is not there yet.
PAID_FOR = {("cuba", "tradeswoman")}


def asked(setup: Setup, seed: int = 1) -> Iterator[tuple[str, State, Selection]]:
    """Some positions of each question of free order, from a game as it is played."""
    met: Counter[str] = Counter()
    for state in walk(setup, seed):
        selection = setup.game.selection(state) if state.seat >= 0 else None
        if selection is None:
            continue
        key = setup.game.questions[state.step].key
        met[key] += 1
        if met[key] <= EACH:
            here = state.copy()
            yield key, here, Selection(selection.gathered, here)


def ends(game: Game, selection: Selection, state: State) -> Iterator[str]:
    """Every table that the engine leads to through the chain, as it asks it; not by what stands alone."""
    for action in state.legal():
        if selection.gathered.rank(action) is None:
            continue
        after = state.copy()
        after.apply(action)
        if not selection.goes_on(after):
            yield game.digest(after)
            continue
        stop = selection.gathered.stop
        if stop is not None and stop in after.legal():
            done = after.copy()
            done.apply(stop)
            yield game.digest(done)
        yield from ends(game, selection, after)


def wholes(selection: Selection) -> Iterator[list[int]]:
    """Everything that can be chosen and confirmed by clicking what may be added, each once."""
    seen: set[tuple[int, ...]] = {()}
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        chosen = waiting.pop(0)
        clicked = Selection(selection.gathered, selection.state, chosen)
        if chosen and clicked.answers() is not None:
            yield list(chosen)
        for action in clicked.more():
            longer = tuple(clicked.sorted([*chosen, action]))
            if longer not in seen:
                seen.add(longer)
                waiting.append(longer)


def after(selection: Selection) -> State:
    """The table when what is chosen has been confirmed."""
    answers = selection.answers()
    assert answers is not None, selection.chosen
    end = selection.state.copy()
    for action in answers:
        assert action in end.legal()
        end.apply(action)
    return end


@every_setup
def test_every_order_of_clicks_leads_to_the_same_table(setup: Setup) -> None:
    game = setup.game
    for key, _, selection in asked(setup):
        for whole in islice(wholes(selection), MOST_WHOLES):
            orders = permutations(whole) if len(whole) <= 5 else (whole, whole[::-1])
            tables = {
                game.digest(after(Selection(selection.gathered, selection.state, order))) for order in orders
            }
            assert len(tables) == 1, (key, whole)


@every_setup
def test_all_that_the_engine_allows_can_be_chosen_and_nothing_else(setup: Setup) -> None:
    game = setup.game
    for key, state, selection in asked(setup):
        possible = set(islice(ends(game, selection, state), MOST_ENDS))
        chosen = list(islice(wholes(selection), MOST_ENDS))
        if len(possible) < MOST_ENDS and len(chosen) < MOST_ENDS:
            assert possible == {
                game.digest(after(Selection(selection.gathered, state, whole))) for whole in chosen
            }, key


@every_setup
def test_every_order_can_be_clicked(setup: Setup) -> None:
    """At each click the next one is among what can be added, whichever comes next."""
    rng = Rng(5)
    for key, state, selection in asked(setup, seed=2):
        for whole in some(list(islice(wholes(selection), MOST_WHOLES)), rng, 3):
            for order in permutations(whole) if len(whole) <= 4 else [whole[::-1]]:
                clicked = Selection(selection.gathered, state)
                for action in order:
                    waits = (setup.game.name, key) in PAID_FOR
                    comes = action in clicked.implied() and clicked.answers() is not None
                    assert waits or comes or action in clicked.more(), (key, order, clicked.chosen)
                    assert waits or clicked.possible([*clicked.chosen, action])
                    clicked.chosen.append(action)
                assert clicked.answers() is not None, (key, order)


@every_setup
def test_what_is_offered_leads_somewhere(setup: Setup) -> None:
    """Whoever clicks what may be added, again and again, has something that may be confirmed in the end, and
    what may be added never leads to a dead end."""
    rng = Rng(7)
    for key, state, selection in asked(setup, seed=3):
        clicked = Selection(selection.gathered, state)
        for _ in range(200):
            more = clicked.more()
            if not more:
                break
            assert more == sorted(set(more), key=clicked.place)
            clicked.chosen.append(more[int(rng.below(len(more)))])
        assert clicked.answers() is not None, (key, clicked.chosen)
        assert len(clicked.rest()) == 0
        # Taking any of it back leaves something that is possible, if perhaps not enough.
        for at in range(len(clicked.chosen)):
            fewer = [*clicked.chosen[:at], *clicked.chosen[at + 1 :]]
            if (setup.game.name, key) not in PAID_FOR:
                assert clicked.possible(fewer), (key, fewer)


@every_setup
def test_nothing_hidden_is_told_by_what_may_be_chosen(setup: Setup) -> None:
    game = setup.game
    rng = Rng(11)
    for key, state, selection in asked(setup, seed=4):
        more = selection.more()
        chosen = Selection(selection.gathered, state, more[:1])
        seen = (more, selection.rest(), chosen.more(), chosen.answers())
        for _ in range(4):
            believed = game.sample(state, int(state.seat), rng)
            there = Selection(selection.gathered, believed)
            first = Selection(selection.gathered, believed, more[:1])
            assert (there.more(), there.rest(), first.more(), first.answers()) == seen, key


def some(found: list[list[int]], rng: Rng, number: int) -> list[list[int]]:
    return [found[int(rng.below(len(found)))] for _ in range(number)] if found else []


@pytest.mark.parametrize("game", ["havana", "santiago", "cuba"])
def test_every_question_of_free_order_is_met(game: str) -> None:
    """What is named is asked in games as they are played, so that the tests above are about all of it."""
    met: set[int] = set()
    wanted = set(range(len(GAMES[game].gathered)))
    for seed in range(1, 12):
        for setup in SETUPS:
            if setup.game.name != game or met == wanted:
                continue
            for state in walk(setup, seed):
                for number, gathered in enumerate(GAMES[game].gathered):
                    if int(state.step) in gathered.steps:
                        met.add(number)
    assert met == wanted
