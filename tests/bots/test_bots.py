"""Bots: every level answers every question of every game, from what its seat may know, within its budget."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

import pytest

from malecon.bots.players import BOTS, Budget, SearchBot, bot, strong_tree
from malecon.errors import Unreadable
from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.kernel.match import Seen, look, play_match
from malecon.kernel.play import random_action, settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, State
from malecon.record import Record
from tests.contract.setups import Setup, every_game, every_setup
from tests.golden.story import files
from tests.support import dealt

#: Every level, the strong one with a small budget.
NAMES = ("random", "casual", "greedy", "strong:4")

every_level = pytest.mark.parametrize("name", NAMES)


def state_of(rng: Rng) -> tuple[int, int, int, int]:
    return int(rng.a), int(rng.b), int(rng.c), int(rng.counter)


# --- questions, often met and rare ---


@cache
def questions(game: Game) -> dict[str, State]:
    """A table of the golden games for each question that is asked of a player there."""
    found: dict[str, State] = {}
    for path in files(game):
        for played in Record.load(path).states():
            if played.state.seat >= 0:
                found.setdefault(game.questions[played.state.step].key, played.state)
    return found


RARE = [
    ("havana", "swap"),
    ("havana", "swap-with"),
    ("havana", "conservation"),
    ("santiago", "fifth-die"),
    ("santiago", "gift"),
    ("cuba", "choose-pieces"),
    ("cuba", "bidding"),
    ("cuba", "bid-again"),
    ("cuba", "use-church"),
    ("cuba", "use-lighthouse"),
    ("cuba", "delegates"),
]


@pytest.mark.parametrize(("game", "question"), RARE)
def test_rarely_met_questions_are_among_those_asked(game: str, question: str) -> None:
    assert question in questions(GAMES[game])


@every_level
@every_game
def test_every_question_is_answered(game: Game, name: str) -> None:
    for key, state in questions(game).items():
        seen = look(game, state, int(state.seat), Rng(1))
        assert bot(name, game).choose(seen) in seen.legal, key


@every_setup
def test_every_level_plays_with_every_option_and_number_of_players(setup: Setup) -> None:
    """Random answers lead into the game; there each level is asked in turn, by whichever seat is asked."""
    game = setup.game
    state = setup.new()
    rng = Rng(2)
    for number in range(2 * len(NAMES)):
        for _ in range(17):
            if state.seat != OVER:
                state.apply(random_action(state, rng))
        settle(state, rng)
        if state.seat == OVER:
            return
        seen = look(game, state, int(state.seat), rng)
        answer = bot(NAMES[number % len(NAMES)], game).choose(seen)
        assert answer in seen.legal
        state.apply(answer)


@every_game
def test_games_between_levels_come_to_their_end(game: Game) -> None:
    line_up = [bot(name, game) for name in ("casual", "strong:1")]
    options = {"round_limit": 6} if game.name == "havana" else {}
    assert play_match(game, game.new(2, options), line_up, 1).seat == OVER


# --- from what a seat may know ---


@every_level
@every_game
def test_the_same_generator_gives_the_same_answer(game: Game, name: str) -> None:
    for key, state in sample_questions(game):
        answers = []
        for _ in range(2):
            rng = Rng(5)
            answers.append((bot(name, game).choose(look(game, state, int(state.seat), rng)), state_of(rng)))
        assert answers[0] == answers[1], key


@every_level
@every_game
def test_what_is_hidden_changes_no_answer(game: Game, name: str) -> None:
    """In another world that looks the same to its seat, a bot answers the same."""
    rng = Rng(7)
    for key, state in sample_questions(game):
        seat = int(state.seat)
        other = game.sample(state, seat, rng)
        answers = [bot(name, game).choose(look(game, world, seat, Rng(3))) for world in (state, other)]
        assert answers[0] == answers[1], key


def sample_questions(game: Game) -> Iterator[tuple[str, State]]:
    """Some of the questions, among them those behind which secrets lie."""
    found = questions(game)
    for at, key in enumerate(found):
        if at % 7 == 0 or key in ("choose-card", "lay-card", "bidding", "delegates", "delivery"):
            yield key, found[key]


def test_a_bot_needs_nothing_but_what_it_is_given() -> None:
    """Seen as it is documented is enough: no other attribute, and no true state anywhere."""
    game = GAMES["cuba"]
    state = questions(game)["bidding"]
    seat = int(state.seat)
    believed = game.sample(state, seat, Rng(1))
    for name in NAMES:
        rng = Rng(2)
        seen = Seen(seat, {}, state.legal(), rng, lambda: game.sample(believed, seat, Rng(9)), False)
        assert bot(name, game).choose(seen) in state.legal()


# --- budgets ---


def strong(game: Game, budget: Budget) -> SearchBot:
    return SearchBot(partial(strong_tree, game), budget)


@pytest.mark.parametrize("nodes", [1, 2, 13])
@every_game
def test_a_budget_of_nodes_is_kept_exactly(game: Game, nodes: int) -> None:
    state = questions(game)[FIRST[game.name]].copy()
    own = strong(game, Budget(nodes))
    own.choose(look(game, state, int(state.seat), Rng(1)))
    assert own.search is not None
    assert own.search.visits[own.search.root] == nodes


def test_the_tree_is_kept_while_the_turn_goes_on() -> None:
    """In Havana the first two cards are chosen one after the other."""
    game = GAMES["havana"]
    state = dealt(game, 3)
    while game.questions[state.step].key != "choose-card":
        state.apply(state.options[-1])
        settle(state, Rng(1))
    seat = int(state.seat)
    own = strong(game, Budget(20))
    answer = own.choose(look(game, state, seat, Rng(1)))
    assert own.search is not None
    kept = own.search.tried(answer)
    state.apply(answer)
    assert (kept > 0, state.seat) == (True, seat)
    own.choose(look(game, state, seat, Rng(1), again=True))
    assert own.search.visits[own.search.root] == kept + 20


#: A question with many answers.
FIRST = {"havana": "choose-card", "santiago": "driving", "cuba": "tradeswoman"}


class Clock:
    """Goes on by so much whenever it is read."""

    def __init__(self, step: float) -> None:
        self.now = 100.0
        self.step = step
        self.read = 0

    def __call__(self) -> float:
        self.read += 1
        self.now += self.step
        return self.now


@pytest.mark.parametrize(("milliseconds", "step"), [(20, 0.001), (100, 0.009), (40, 0.004)])
@every_game
def test_a_budget_of_time_is_used_and_kept_within_a_tenth(game: Game, milliseconds: int, step: float) -> None:
    state = questions(game)[FIRST[game.name]]
    clock = Clock(step)
    begun = clock.now
    own = strong(game, Budget(milliseconds=milliseconds, clock=clock))
    seen = look(game, state, int(state.seat), Rng(1))
    assert own.choose(seen) in seen.legal
    used = clock.now - begun
    # Not a reading more than it takes to see that the time is over; the first one begins it.
    assert milliseconds / 1000 <= used - step <= 1.1 * milliseconds / 1000


@every_game
def test_without_time_it_still_answers(game: Game) -> None:
    state = questions(game)[FIRST[game.name]]
    seen = look(game, state, int(state.seat), Rng(1))
    assert strong(game, Budget(milliseconds=1, clock=Clock(5.0))).choose(seen) in seen.legal


# --- names ---


@pytest.mark.parametrize("name", [*BOTS, "strong:1", "learned:300", "expert:5", "master:20ms"])
def test_bots_are_made_from_their_names(name: str) -> None:
    assert all(bot(name, game) is not bot(name, game) for game in GAMES.values())


@pytest.mark.parametrize("name", ["", "Strong", " random"])
def test_an_unknown_bot_is_told(name: str) -> None:
    with pytest.raises(Unreadable) as found:
        bot(name, GAMES["cuba"])
    assert "random, casual, greedy, steady, learned, expert, master, strong" in str(found.value)


@pytest.mark.parametrize("name", ["strong:", "strong:0", "strong:-3", "strong:1s", "greedy:5", "strong:٣"])
def test_a_budget_that_is_none_is_told(name: str) -> None:
    with pytest.raises(Unreadable) as found:
        bot(name, GAMES["cuba"])
    assert found.value.key == ("bot-no-budget" if name.startswith("greedy") else "bot-budget")
