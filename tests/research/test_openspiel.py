"""OpenSpiel's own suites, unchanged; resampling, saving, and chance as in the other faces."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import open_spiel
import pyspiel
import pytest

from malecon.games import GAMES
from malecon.research.openspiel import LONGEST_ROUND, Dealer
from tests.research.cases import HOUSE, every_case, every_game

SUITES = Path(open_spiel.__file__).parent


def load(game: str, players: int, **options: Any) -> Any:
    return pyspiel.load_game(f"malecon_{game}", {"players": players, **options})


@every_case
def test_simulation(game: str, players: int) -> None:
    sims = 1
    pyspiel.random_sim_test(load(game, players), sims, serialize=True, verbose=False, mask_test=True)


def run(suite: Path, *arguments: str, before: str = "import malecon.research.openspiel, runpy") -> None:
    """A file of tests that OpenSpiel brings along, with our games registered before it looks for games."""
    code = f"{before}\nrunpy.run_path({str(suite)!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "OK" in done.stderr


@pytest.mark.parametrize("seed", [None, "1", 1.0, -1])
def test_a_dealer_wants_a_seed(seed: Any) -> None:
    with pytest.raises((TypeError, ValueError), match="a seed is"):
        Dealer(seed)


def test_their_simulations() -> None:
    """`games_sim_test.py`: every game alone and with every number of players."""
    names = [f"GamesSimTest.test_game_sim_malecon_{game}" for game in HOUSE]
    for game in HOUSE:
        for players in GAMES[game].seats:
            names.append(f"GamesSimTest.test_multiplayer_game_{players}p_malecon_{game}")
    run(SUITES / "python" / "tests" / "games_sim_test.py", *names)


#: The suite of the API asks each game that it finds by its name alone: here it finds every number of players.
EVERY_NUMBER = f"""
import malecon.research.openspiel, pyspiel, runpy, types
from malecon.games import GAMES
pyspiel.registered_games = lambda: [
    types.SimpleNamespace(
        short_name=f"malecon_{{game}}(players={{players}})", default_loadable=True, action_structs_only=False
    )
    for game in {HOUSE}
    for players in GAMES[game].seats
]
"""


def test_their_api() -> None:
    """`api_test.py`: every game with every number of players."""
    run(SUITES / "integration_tests" / "api_test.py", "--test_only_games=malecon_.*", before=EVERY_NUMBER)


def walk(game: str, players: int, seed: int, **options: Any) -> Any:
    """Every position of one random game where a player is asked."""
    rng = random.Random(seed)
    state = load(game, players, **options).new_initial_state()
    dealer = Dealer(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
            state.apply_action(dealer.draw(state))
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


@every_case
def test_a_resampled_position_is_the_same_to_who_drew_it(game: str, players: int) -> None:
    options = {"secret_delegate": True} if game == "cuba" else {}
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = 0
    for state in walk(game, players, 3, **options):
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        others += str(other) != str(state)
    assert (others > 0) == (game != "santiago")


@every_game
def test_positions_are_saved_copied_and_read_again(game: str) -> None:
    for count, state in enumerate(walk(game, 2, 4)):
        if count % 20 == 0:
            for other in (state.clone(), pickle.loads(pickle.dumps(state))):
                assert str(other) == str(state)
                assert other.history() == state.history()
                other.apply_action(other.legal_actions()[0])
                assert str(other) != str(state)
            _, again = pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(state.get_game(), state)
            )
            assert str(again) == str(state)


@every_game
def test_a_wrong_action_is_refused_and_the_game_goes_on(game: str) -> None:
    rng = random.Random(5)
    for state in walk(game, 2, 5):
        legal = state.legal_actions()
        wrong = rng.choice([action for action in range(state.num_distinct_actions()) if action not in legal])
        before = str(state)
        with pytest.raises(pyspiel.SpielError, match="may not be done now"):
            state.apply_action(wrong)
        with pytest.raises(pyspiel.SpielError, match="from 0 to"):
            state.apply_action(10**6)
        assert str(state) == before
        assert legal == sorted(legal)


def test_chance_draws_only_what_is_there() -> None:
    state = load("havana", 2).new_initial_state()
    assert state.is_chance_node()
    with pytest.raises(pyspiel.SpielError, match="chance cannot draw"):
        state.apply_action(40 + 10**3)


def test_what_there_is_not_is_told() -> None:
    state = next(walk("cuba", 3, 7))
    for player in (-1, 3, 7, True, 1.0):
        with pytest.raises(ValueError, match="player is from 0 to 2"):
            state.resample_from_infostate(player, random.random)
    for action in (-1, 10**6):
        with pytest.raises(pyspiel.SpielError, match="an action of players is a whole number from 0 to"):
            state.action_to_string(0, action)
        with pytest.raises(pyspiel.SpielError, match="an action of chance is a whole number from 0 to"):
            state.action_to_string(pyspiel.PlayerId.CHANCE, action)
    with pytest.raises(pyspiel.SpielError, match="chance draws nothing here"):
        state.chance_outcomes()


def test_an_observer_looks_as_a_player_who_is_there() -> None:
    """Chance and nobody have numbers, too, and no seat: what they would be shown nobody may know."""
    state = next(walk("cuba", 3, 7))
    for kind in (pyspiel.IIGObservationType(perfect_recall=recall) for recall in (False, True)):
        observer = state.get_game().make_py_observer(kind)
        observer.set_from(state, 1)
        before = observer.tensor.copy()
        for player in (-1, -2, -4, 3, None, "0", True, 1.0):
            for look in (observer.set_from, observer.string_from):
                with pytest.raises(ValueError, match="player is from 0 to 2, not"):
                    look(state, player)
        assert (observer.tensor == before).all()
        observer.set_from(state, 2)
        assert observer.string_from(state, 2)


@pytest.mark.parametrize("way", [copy.deepcopy, lambda dealer: pickle.loads(pickle.dumps(dealer))])
def test_a_dealer_is_copied_with_what_it_will_draw(way: Callable[[Dealer], Dealer]) -> None:
    def drawn(dealer: Dealer) -> list[int]:
        state, found = load("havana", 2).new_initial_state(), []
        while state.is_chance_node():
            found.append(dealer.draw(state))
            state.apply_action(found[-1])
        return found

    dealer = Dealer(5)
    before = drawn(dealer)
    other = way(dealer)
    assert drawn(other) == drawn(dealer) != before
    others: list[Any] = [None, pyspiel.load_game("kuhn_poker").new_initial_state()]
    for wrong in others:
        with pytest.raises(TypeError, match="a dealer draws for a state of these games"):
            dealer.draw(wrong)


def test_a_game_is_never_longer_than_its_longest() -> None:
    """Whoever always does the last thing that may be done does not end it."""
    assert load("havana", 4).max_game_length() == 10_000
    assert load("havana", 4, round_limit=10_000).max_game_length() == 1_000_000
    with pytest.raises(pyspiel.SpielError, match="round_limit may never end"):
        load("havana", 4, round_limit=0)
    state = load("havana", 4, round_limit=60).new_initial_state()
    dealer = Dealer(7)
    while not state.is_terminal():
        state.apply_action(dealer.draw(state) if state.is_chance_node() else state.legal_actions()[-1])
    assert 60 < state.move_number() < 60 * LONGEST_ROUND


def test_options_are_parameters() -> None:
    assert load("cuba", 3, edition=2007).spec.options["edition"] == "2007"
    assert pyspiel.load_game("malecon_cuba(players=3,edition=2007)").spec.options["edition"] == "2007"
    with pytest.raises(pyspiel.SpielError, match="2 to 4 players"):
        load("havana", 5)
    with pytest.raises(pyspiel.SpielError, match="cannot be"):
        load("cuba", 3, edition=1999)


def test_tensors_have_their_parts() -> None:
    game = load("santiago", 3)
    state = next(walk("santiago", 3, 6))
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)
    assert list(observer.tensor) == state.information_state_tensor(0)
    assert list(observer.dict["observation"]) == state.observation_tensor(0)
    assert observer.dict["information"].any()
    assert game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False)) is None
