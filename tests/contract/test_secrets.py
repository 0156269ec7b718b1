"""Secrets: what a seat sees, hears and may believe, and that it is no more than it may know.

Two worlds are *equal for a seat* when one is drawn by `sample` from the other for it. All that the seat is
ever given must be the same in both: then nothing it is given can depend on what is hidden from it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, EVERYBODY, OVER, Event, State
from malecon.table.history import unrolled
from tests.contract.setups import Setup, every_setup, heard, play_on, walk

#: Games whose screens hide only what anybody could have counted, so that beliefs are always true. That it can
#: be counted from what everybody is told is proved with the game's own tests.
COUNTED = {"santiago"}


@every_setup
def test_a_view_is_json_and_the_same_whenever_it_is_asked(setup: Setup) -> None:
    for state in walk(setup):
        for seat in (None, *range(setup.players)):
            seen = setup.game.view(state, seat)
            assert json.loads(json.dumps(seen)) == seen
            assert setup.game.view(state, seat) == seen


@every_setup
def test_a_spectator_sees_no_more_than_anybody(setup: Setup) -> None:
    for state in walk(setup):
        common = setup.game.view(state, None)
        for seat in range(setup.players):
            assert list(more_in(common, setup.game.view(state, seat), "")) == []


def more_in(less: object, more: object, path: str) -> Iterator[str]:
    """Where the first shows something that the second does not."""
    if isinstance(less, dict) and isinstance(more, dict):
        for key, value in less.items():
            if key not in more:
                yield f"{path}.{key}"
            else:
                yield from more_in(value, more[key], f"{path}.{key}")
    elif isinstance(less, list) and isinstance(more, list) and len(less) == len(more):
        for index, (one, other) in enumerate(zip(less, more, strict=True)):
            yield from more_in(one, other, f"{path}[{index}]")
    elif less is not None and less != more:  # None stands for what is not shown
        yield path


def worlds(setup: Setup, seed: int) -> Iterator[tuple[State, int, State]]:
    """Positions of a game with, for each seat, a world that is equal for it."""
    rng = Rng(seed, 1)
    for state in walk(setup, seed):
        for seat in range(setup.players):
            yield state, seat, setup.game.sample(state, seat, rng)


@every_setup
def test_a_believed_world_looks_like_the_true_one(setup: Setup) -> None:
    game = setup.game
    for state, seat, believed in worlds(setup, 1):
        assert game.view(believed, seat) == game.view(state, seat)
        assert game.view(believed, None) == game.view(state, None)
        assert believed.seat == state.seat
        if state.seat in (seat, CHANCE):
            assert believed.legal() == state.legal()
            assert list(believed.weights) == list(state.weights)


@every_setup
def test_believing_changes_nothing_and_shares_nothing(setup: Setup) -> None:
    game = setup.game
    rng = Rng(2)
    for ply, state in enumerate(walk(setup, 2)):
        before = game.snapshot(state)
        believed = game.sample(state, ply % setup.players, rng)
        assert game.snapshot(state) == before
        if ply % 5 == 0:
            play_on(believed, rng, 12)
            assert game.snapshot(state) == before


@every_setup
def test_a_belief_rests_on_nothing_hidden(setup: Setup) -> None:
    """From two worlds equal for a seat, the same generator draws the same belief, and as many numbers."""
    game = setup.game
    for state, seat, other in worlds(setup, 3):
        rng, same = Rng(3), Rng(3)
        assert game.difference(game.sample(state, seat, rng), game.sample(other, seat, same)) == {}
        assert rng.word() == same.word()


@every_setup
def test_secrets_are_drawn_anew(setup: Setup) -> None:
    """While somebody sees what the others do not, the others' beliefs are not always true."""
    game = setup.game
    secret = [0] * setup.players
    mistaken = [0] * setup.players
    for seed in range(4, 8):
        for state, seat, believed in worlds(setup, seed):
            common = game.view(state, None)
            if any(list(more_in(game.view(state, p), common, "")) for p in range(setup.players) if p != seat):
                secret[seat] += 1
                if game.digest(believed) != game.digest(state):
                    mistaken[seat] += 1
        if sum(secret) > 50:  # in a short game, one may guess right for once
            break
    for seat in range(setup.players):
        assert (mistaken[seat] == 0) if game.name in COUNTED else (mistaken[seat] or not secret[seat])


@every_setup
def test_a_believed_world_can_be_played_to_the_end(setup: Setup) -> None:
    rng = Rng(5)
    for ply, state in enumerate(walk(setup, 5)):
        if ply % 25 == 3:
            for seat in range(setup.players):
                end = play_on(setup.game.sample(state, seat, rng), rng)
                assert end.seat == OVER
                assert end.winners()


def listen(state: State) -> State:
    """A copy that somebody listens to."""
    other = state.copy()
    other.listening = True
    other.events = []
    return other


def beliefs(setup: Setup, state: State, seat: int) -> list[str]:
    """What a seat makes of a position. Positions that are equal for it, and only those, give it the same."""
    return [setup.game.digest(setup.game.sample(state, seat, Rng(seed))) for seed in range(3)]


@every_setup
def test_what_is_hidden_is_not_told(setup: Setup) -> None:
    """After the same answers in two worlds equal for a seat, it is told the same as long as they stay equal.

    And the other way round: it comes to know nothing, and to see nothing, that it is not told.
    """
    game = setup.game
    rng = Rng(6)
    for ply, state in enumerate(walk(setup, 6)):
        if ply % 3:
            continue
        seat = ply // 3 % setup.players
        true, other = listen(state), listen(game.sample(state, seat, rng))
        for _ in range(8):
            if true.seat == OVER:
                break
            action = int(random_action(true, rng))
            if action not in other.legal():
                break
            true.apply(action)
            other.apply(action)
            equal = beliefs(setup, true, seat) == beliefs(setup, other, seat)
            assert (heard(true.events, seat) == heard(other.events, seat)) == equal
            assert (game.view(true, seat) == game.view(other, seat)) == equal
            if not equal:  # something was shown that differs
                break
            true.events, other.events = [], []


@every_setup
def test_what_is_hidden_is_not_filmed(setup: Setup) -> None:
    """Between the steps that follow an answer, too, a seat is shown the same in worlds equal for it."""
    game = setup.game
    rng = Rng(9)
    for ply, state in enumerate(walk(setup, 9)):
        if ply % 3 or state.seat == OVER:
            continue
        seat = ply // 3 % setup.players
        true, other = state.copy(), game.sample(state, seat, rng)
        action = int(random_action(true, rng))
        if action not in other.legal():
            continue
        films = [list(unrolled(game, 1, world, action, seat)) for world in (true, other)]
        assert game.digest(true) == game.digest(after(state, action))
        if beliefs(setup, true, seat) == beliefs(setup, other, seat):
            assert films[0] == films[1]
            assert json.loads(json.dumps(films)) == [[list(frame) for frame in film] for film in films]


def after(state: State, action: int) -> State:
    """The state that an answer leads to."""
    state = state.copy()
    state.apply(action)
    return state


@every_setup
def test_a_secret_answer_is_told_to_nobody_else(setup: Setup) -> None:
    """Two answers that lead to different tables, equal for another seat, are told to it in the same way."""
    game = setup.game
    for state in walk(setup, 7):
        if state.seat < 0:
            continue
        tables = []
        legal = state.legal()
        for action in (*legal[:2], *legal[2:][-3:]):  # the last ones too: they may leave others no choice
            tables.append(listen(state))
            tables[-1].apply(action)
        one = tables[0]
        for other in tables[1:]:
            for seat in range(setup.players):
                if seat != state.seat and game.digest(one) != game.digest(other):
                    if beliefs(setup, one, seat) == beliefs(setup, other, seat):
                        assert heard(one.events, seat) == heard(other.events, seat)
                        assert heard(one.events, None) == heard(other.events, None)


@every_setup
def test_events_are_well_formed(setup: Setup) -> None:
    domains = setup.game.vocabulary.domains
    state = listen(setup.new())
    rng = Rng(8)
    kinds = set()
    while state.seat != OVER:
        play_on(state, rng, 1)
        for event in state.events:
            kinds.add(event[1])
            check_event(event, setup, {name: len(names) for name, names in domains.items()})
        state.events = []
    assert len(kinds) > 3


def check_event(event: Event, setup: Setup, sizes: dict[str, int]) -> None:
    audience, kind, *arguments = event
    assert audience == EVERYBODY or 0 < audience < 1 << setup.players
    meaning = setup.game.events[kind]
    for position, argument in enumerate(arguments):
        if position >= len(meaning.domains):
            assert argument == 0, f"{meaning.key} says more than it names"
        elif meaning.domains[position] == "player":
            assert 0 <= argument < setup.players, meaning.key
        elif meaning.domains[position] in sizes:
            assert 0 <= argument < sizes[meaning.domains[position]], meaning.key
