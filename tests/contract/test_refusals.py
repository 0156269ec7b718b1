"""Why not: what may not be answered is refused with a sentence that is true, by a rule that forbids it."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from malecon import rulebook
from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.kernel.reasons import Name, Some
from malecon.kernel.refusal import Refusal
from malecon.kernel.rng import Rng
from malecon.kernel.state import State
from malecon.messages import LANGUAGES
from malecon.why import Why
from tests.contract.setups import Setup, every_setup, walk
from tests.truth import Truths

#: No rule forbids these: they say how answers are written down, where the rules leave an order free.
OURS = ("refusal-order", "refusal-santiago-alike", "refusal-cuba-twin")
#: Every so many answers of a game everything is refused that can be.
STRIDE = 5


def truths(game: str) -> Truths:
    """What must hold of a table so that a refusal is true, by its key; other packages have none here."""
    if game not in ("havana", "santiago", "cuba"):
        return {}
    found: Truths = importlib.import_module(f"tests.{game}.truths").TRUTHS
    return found


def refusals(setup: Setup, stride: int = STRIDE) -> Iterator[tuple[State, int, Refusal]]:
    """Everything that the seat in turn may not answer, again and again in one game."""
    for number, state in enumerate(walk(setup)):
        if state.seat >= 0 and number % stride == 0:
            legal = set(state.legal())
            for action in setup.game.vocabulary.universe:
                if action not in legal:
                    yield state, action, setup.game.refusal(state, action)


def somes(refusal: Refusal, name: str) -> list[Some]:
    value = refusal.values.get(name, [])
    assert isinstance(value, list)
    return [one for one in value if isinstance(one, Some)]


def stock_of(game: Game, state: State, seat: int) -> dict[str, int]:
    """What a seat has, by the words of the record; as hints count it, not as refusals do."""
    found = {word: number for (_, word), number in game.holdings(state, seat).items()}
    return {**found, "points": state.scores()[seat]}


@every_setup
def test_every_refusal_is_a_sentence_in_every_language_and_names_a_rule(setup: Setup) -> None:
    told = rulebook.rules(setup.game.name)
    said: set[str] = set()
    for _, _, refusal in refusals(setup):
        assert (refusal.rule in told) != (refusal.key in OURS), refusal
        if repr(refusal) in said:
            continue
        said.add(repr(refusal))
        sentences = [Why(setup.game.name, refusal, ("Ana", "Beto")).say(language) for language in LANGUAGES]
        assert len(set(sentences)) == len(LANGUAGES), sentences
        for sentence in sentences:
            assert sentence.endswith("."), sentence
            assert not set("{}$_") & set(sentence), sentence


@every_setup
def test_whoever_lacks_something_is_told_how_much(setup: Setup) -> None:
    """What is needed is more than what is there; and with so much of it the answer would be allowed."""
    for state, action, refusal in refusals(setup):
        need = {one.word: one.number for one in somes(refusal, "need")}
        if not need or refusal.key == "refusal-cuba-duty":
            continue
        seat = int(state.seat)
        has = stock_of(setup.game, state, seat)
        assert all(number > has[word] for word, number in need.items()), refusal
        have = refusal.values.get("have", [])
        if isinstance(have, int):
            assert [have] == [has[word] for word in need]
        else:
            assert {one.word: one.number for one in somes(refusal, "have")} == {
                word: has[word] for word in need if has[word]
            }
        assert allowed_with(setup.game, state, action, seat, need), refusal
        short = {word: number - 1 for word, number in need.items()}
        assert not allowed_with(setup.game, state, action, seat, short), refusal
        for instead in somes(refusal, "instead"):
            spare = refusal.values["spare"]
            assert isinstance(spare, int)
            assert instead.number > spare
            enough = {instead.word: has[instead.word] + instead.number - spare}
            assert allowed_with(setup.game, state, action, seat, enough), refusal


def allowed_with(game: Game, state: State, action: int, seat: int, pieces: dict[str, int]) -> bool:
    """Whether the question, asked again of a seat that has so much, would allow this, be it elsewhere in the
    order of what is done together."""
    again = state.copy()
    give: Callable[[Any, int, str, int], None] = importlib.import_module(f"tests.{game.name}.truths").give
    for word, number in pieces.items():
        give(again, seat, word, number)
    again.options = vec[i64]([])
    again.steps[again.step].enter(again, again.arg)
    return action in again.legal() or game.refusal(again, action).key in OURS


@every_setup
def test_what_is_said_of_the_table_is_true(setup: Setup) -> None:
    known = truths(setup.game.name)
    verbs = setup.game.vocabulary.parts
    for state, action, refusal in refusals(setup):
        if refusal.key in ("refusal-not-now", "refusal-not-this"):
            offered = {verbs(answer)[0].code for answer in state.legal()}
            asked = verbs(action)[0].code in offered
            assert asked == (refusal.key == "refusal-not-this"), setup.game.vocabulary.words(action)
        elif refusal.key == "refusal-must":
            assert not verbs(action)[0].domains
        elif not refusal.key.startswith("refusal-need"):
            assert refusal.key in known, f"{refusal.key} has no truth in tests/{setup.game.name}/truths.py"
            assert known[refusal.key](state, action, refusal), (
                refusal,
                setup.game.vocabulary.words(action),
            )


@every_setup
def test_a_refusal_does_not_tell_what_is_hidden(setup: Setup) -> None:
    rng = Rng(5)
    universe = setup.game.vocabulary.universe
    for number, state in enumerate(walk(setup)):
        if state.seat < 0 or number % STRIDE:
            continue
        other = setup.game.sample(state, int(state.seat), rng)
        for _ in range(40):
            action = universe[rng.below(len(universe))]
            if action not in state.legal():
                assert setup.game.refusal(other, action) == setup.game.refusal(state, action)


@cache
def told_of(game: str) -> frozenset[str]:
    """Every key that is told in a few games of this one."""
    setups = [Setup(GAMES[game], players, {}) for players in GAMES[game].seats]
    return frozenset(refusal.key for setup in setups for _, _, refusal in refusals(setup, 1))


@pytest.mark.parametrize("game", [name for name in GAMES if name in ("havana", "santiago", "cuba")])
def test_most_truths_are_met_in_play(game: str) -> None:
    """A truth that no game ever meets proves nothing; the rare ones are scenes of tests/<game>."""
    rare = set(importlib.import_module(f"tests.{game}.truths").RARE)
    assert set(truths(game)) - rare <= told_of(game)


def test_a_name_of_nobody_is_a_seat() -> None:
    refusal = Refusal("H18", "refusal-havana-protected", {"player": Name("player", "1")})
    assert Why("havana", refusal, ("Ana", "Beto")).say("en") == "Beto is protected this round."
    assert Why("havana", refusal).say("en") == "seat 1 is protected this round."
