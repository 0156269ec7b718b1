"""Playing: who is asked, what they may answer, and how it ends."""

from __future__ import annotations

from malecon.kernel.game import Game
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER
from tests.contract.setups import Setup, every_game, every_setup, play_on, values, walk


@every_setup
def test_somebody_is_always_asked_until_the_end(setup: Setup) -> None:
    known = set(setup.game.vocabulary.universe)
    for state in walk(setup):
        legal = state.legal()
        if state.seat == OVER:
            assert legal == []
        else:
            assert state.seat == CHANCE or 0 <= state.seat < setup.players
            assert legal
            assert len(set(legal)) == len(legal)
            assert known.issuperset(legal)
            assert 0 <= state.step < len(setup.game.questions)


@every_setup
def test_answers_are_offered_in_one_order(setup: Setup) -> None:
    for state in walk(setup):
        legal = state.legal()
        assert state.legal() == legal
        assert state.copy().legal() == legal
        again = setup.new()
        setup.game.restore(again, setup.game.snapshot(state))
        assert again.legal() == legal


@every_setup
def test_the_same_seed_gives_the_same_game(setup: Setup) -> None:
    once = play_on(setup.new(), Rng(7))
    assert setup.game.digest(play_on(setup.new(), Rng(7))) == setup.game.digest(once)
    others = {setup.game.digest(play_on(setup.new(), Rng(seed))) for seed in range(8, 12)}
    assert others != {setup.game.digest(once)}


@every_setup
def test_the_end_has_scores_and_winners(setup: Setup) -> None:
    for seed in range(3):
        state = play_on(setup.new(), Rng(seed))
        scores, winners = state.scores(), state.winners()
        assert len(scores) == setup.players
        assert winners
        assert winners == sorted(set(winners))
        assert set(winners) <= set(range(setup.players))
        assert all(scores[seat] == max(scores) for seat in winners)


@every_setup
def test_the_end_has_a_name(setup: Setup) -> None:
    game = setup.game
    told = {event.key for event in game.events}
    for seed in range(3):
        state = setup.new()
        state.listening = True
        state.events = []
        play_on(state, Rng(seed))
        ending = game.ending(state)
        assert ending in game.endings
        heard = [game.events[event[1]].key for event in state.events]
        for other in told.intersection(game.endings):  # an ending that is told is told once, and no other
            assert heard.count(other) == (1 if other == ending else 0)


@every_setup
def test_scores_can_be_asked_at_any_time(setup: Setup) -> None:
    for state in walk(setup):
        before = setup.game.digest(state)
        assert len(state.scores()) == setup.players
        assert state.winners()
        assert setup.game.digest(state) == before


@every_game
def test_the_game_introduces_itself(game: Game) -> None:
    assert game.name
    assert game.rules >= 1
    assert len(game.seats) > 0
    state = game.new(game.seats[0])
    assert len(game.questions) == len(state.steps)
    assert len({question.key for question in game.questions}) == len(game.questions)
    assert len({event.key for event in game.events}) == len(game.events)
    for option in game.options:
        assert all(option.allows(value) for value in values(option))
        assert not option.allows("no such value")
    assert game.settings(None) == {option.name: option.default for option in game.options}


@every_game
def test_a_game_is_played_with_the_box_it_names(game: Game) -> None:
    state = game.new(game.seats[0])
    box = game.box(state)
    again = game.new(game.seats[0], None, box)
    assert game.box(again) == box
    assert game.digest(again) == game.digest(state)
