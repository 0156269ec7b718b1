"""The text environment: whole games in words, refusals that name their rule, and nothing that is hidden."""

from __future__ import annotations

import copy
import pickle
import random
import re
from typing import Any

import pytest

from malecon import rulebook
from malecon.errors import MaleconError, OutOfTurn, Unreadable
from malecon.games import GAMES
from malecon.kernel.match import RandomBot, Seen, play_match
from malecon.research.room import Room
from malecon.research.spec import Play, Spec
from malecon.research.text import NoTable, NotBegun, TextEnv
from tests.contract.setups import Setup
from tests.spoken.worlds import large_tables, twins

EVERY_TABLE = [(name, players) for name, game in GAMES.items() for players in game.seats]
every_table = pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
every_name = pytest.mark.parametrize("name", GAMES)


def numbered(observation: str) -> list[str]:
    """The answers that an observation lists, in the words of the record."""
    listed = observation.rpartition("Possible answers:\n")[2]
    return [re.sub(r" \(.*\)$", "", words) for words in re.findall(r"^\d+\. (.+)$", listed, re.MULTILINE)]


@every_table
def test_a_whole_game_is_played_in_words(name: str, players: int) -> None:
    env, choose = TextEnv(name), random.Random(players)
    env.reset(num_players=players, seed=5)
    done = False
    while not done:
        player, observation = env.get_observation()
        assert f"You are Seat {player} of {players} players" in observation
        legal = env.get_legal_moves()
        assert numbered(observation) == legal
        place = choose.randrange(len(legal))
        answer = [legal[place], str(place + 1), f"Let me think.\n[1] or [2]?\nI say [{legal[place]}]"]
        done, info = env.step(answer[choose.randrange(3)])
        assert info == {
            "player": player,
            "illegal": False,
            "rule": None,
            "message": "",
            "answer": legal[place],
        }
    assert env.get_legal_moves() == []
    assert "The game is over." in env.get_observation()[1]
    assert env.make_prompt().endswith(env.get_observation()[1])
    with pytest.raises(OutOfTurn):
        env.step(legal[0])
    rewards, about = env.close()
    winners = [player for player, one in about.items() if one["won"]]
    assert winners
    lost = -1 / (players - 1)
    won = 1 if len(winners) == 1 else (players / len(winners) - 1) / (players - 1)
    assert rewards == {p: pytest.approx(won if p in winners else lost) for p in range(players)}
    assert all(one["illegal"] == 0 and one["turn_count"] > 0 for one in about.values())
    assert not any(one["invalid_move"] for one in about.values())


class Noting(RandomBot):
    """A random bot that writes down what it answers."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, int]] = []

    def choose(self, seen: Seen) -> int:
        self.answers.append((seen.seat, super().choose(seen)))
        return self.answers[-1][1]


@every_table
def test_the_same_seed_is_the_same_game_as_everywhere(name: str, players: int) -> None:
    game, noting = GAMES[name], Noting()
    lines: list[tuple[int, int]] = []
    end = play_match(
        game, game.new(players), [noting] * players, 11, lambda seat, action: lines.append((seat, action))
    )
    env = TextEnv(name)
    env.reset(players, seed=11)
    for seat, action in noting.answers:
        assert env.get_observation()[0] == seat
        env.step(game.vocabulary.words(action))
    assert [(seat, action) for seat, action, _ in env.playing().record.answers] == lines
    assert [one["score"] for one in env.close()[1].values()] == end.scores()


@every_table
def test_it_is_worth_as_much_as_in_the_other_faces(name: str, players: int) -> None:
    """The one game beneath PettingZoo's, Gymnasium's, OpenSpiel's and the arrays', answered alike."""
    play, env, choose = Play(Spec(name, players)), TextEnv(name), random.Random(1)
    play.begin(3)
    env.reset(players, seed=3)
    while not play.over:
        assert env.get_observation()[0] == play.state.seat
        action = choose.choice(play.spec.legal(play.state))
        env.step(play.spec.words(action))
        play.answer(action)
    assert list(env.close()[0].values()) == pytest.approx(play.spec.returns(play.state))
    play.begin(None)
    env.reset(players)
    assert env.playing().game.digest(env.playing().record.state) == play.spec.game.digest(play.state)


@every_name
def test_bots_play_the_seats_that_are_theirs_as_they_would_in_a_match(name: str) -> None:
    game, noting = GAMES[name], Noting()
    end = play_match(game, game.new(3), [noting, RandomBot(), RandomBot()], 4)
    env = TextEnv(name, 3, bots="random")
    env.reset(seed=4)
    for _, action in noting.answers:
        assert env.get_observation()[0] == 0
        done, _ = env.step(game.vocabulary.words(action))
    assert done
    assert env.close()[1][0]["score"] == end.scores()[0]


@every_name
def test_a_copy_is_a_game_of_its_own(name: str) -> None:
    env, choose = TextEnv(name, 3, bots={2: "random"}, rules=False), random.Random(1)
    env.reset(seed=9)
    for _ in range(20):
        env.step(choose.choice(env.get_legal_moves()))
    env.step("no")
    before = env.get_observation(), env.record(), dict(env.illegal)
    first, second = copy.deepcopy(env), pickle.loads(pickle.dumps(env))
    assert (first.get_observation(), first.record(), first.illegal) == before
    for _ in range(20):
        words = choose.choice(first.get_legal_moves())
        assert first.step(words) == second.step(words)
        assert first.get_observation() == second.get_observation()
    assert first.record() == second.record()
    assert (env.get_observation(), env.record(), env.illegal) == before


# --- refusals ---


@every_name
def test_every_refusal_names_a_rule_and_the_game_goes_on(name: str) -> None:
    """Whatever can be said in a game, and much that cannot, at many tables of it."""
    game, env, choose = GAMES[name], TextEnv(name, rules=False), random.Random(8)
    env.reset(3, seed=8)
    known = rulebook.rules(name)
    refused = 0
    for _ in range(30):
        player, before = env.get_observation()
        legal = env.get_legal_moves()
        universe = [game.vocabulary.words(action) for action in choose.sample(game.vocabulary.universe, 12)]
        for words in (
            *universe,
            "fly to the moon",
            "",
            " \n ",
            "[]",
            "999",
            "0",
            "-1",
            "~~",
            "x" * 5000,
            "🜁",
        ):
            if words in legal:
                continue
            done, info = env.step(words)
            assert not done
            assert info["illegal"], words
            assert info["answer"] is None
            assert info["rule"] in known, (words, info)
            assert info["rule"] in info["message"]
            assert env.get_observation() == (
                player,
                f"Your last answer was refused. {info['message']}\n\n" + before,
            )
            refused += 1
        assert env.get_legal_moves() == legal
        done, _ = env.step(choose.choice(legal))
        if done:
            break
    assert sum(env.illegal.values()) == refused > 300
    assert sum(one["illegal"] for one in env.close()[1].values()) == refused


def test_whoever_cannot_answer_is_helped_after_so_many_tries() -> None:
    env = TextEnv("havana", tries=3)
    env.reset(2, seed=1)
    player, _ = env.get_observation()
    legal = env.get_legal_moves()
    assert [env.step("no")[1]["answer"] for _ in range(2)] == [None, None]
    _, info = env.step("no")
    assert info["answer"] in legal
    assert env.illegal[player] == 3
    assert "refused" not in env.get_observation()[1]
    again = TextEnv("havana", tries=1)
    again.reset(2, seed=1)
    assert again.step("no")[1]["answer"] == info["answer"]  # drawn from the seed


def test_what_is_no_table_is_told_in_words() -> None:
    wrongs: list[dict[str, Any]] = [{"game": "chess"}, {"game": "cuba", "options": {"speed": 1}}]
    for wrong in wrongs:
        with pytest.raises(MaleconError):
            TextEnv(**wrong)
    env = TextEnv("cuba", bots={7: "greedy"})
    for use in (env.get_observation, env.get_legal_moves, env.make_prompt, lambda: env.step("1")):
        with pytest.raises(NotBegun, match="reset the environment"):
            use()
    with pytest.raises(NoTable, match="no seat 7"):
        env.reset(2)
    with pytest.raises(NoTable, match="for 2 to 5 players"):
        TextEnv("cuba").reset(9)
    with pytest.raises(NoTable, match="for 2 to 5 players"):
        TextEnv("cuba", 1)
    with pytest.raises(NoTable, match="deep blue"):
        TextEnv("cuba", bots="deep blue")
    with pytest.raises(Unreadable, match="does not speak"):
        TextEnv("cuba", language="fr")
    for players in (2.0, "2", True, [2]):
        with pytest.raises(Unreadable):
            TextEnv("cuba").reset(players)  # type: ignore[arg-type]
    for seed in ("7", 1.5, True, -1, 2**70):
        with pytest.raises((TypeError, ValueError), match="a seed is"):
            TextEnv("cuba").reset(2, seed=seed)  # type: ignore[arg-type]
    env = TextEnv("cuba")
    env.reset(2, seed=1)
    assert "a text, not" in env.step(3)[1]["message"]  # type: ignore[arg-type]
    with pytest.raises(Unreadable, match="no seat 2"):
        env.observation(2)
    assert env.close()[0] == {0: 0.0, 1: 0.0}


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"game": ["cuba"]}, "no game"),
        ({"language": 5}, "does not speak"),
        ({"options": 5}, "dict from their names to values, not as 5"),
        ({"options": []}, r"dict from their names to values, not as \[\]"),
        ({"options": {"edition": "1999"}}, "edition cannot be"),
        ({"options": {3: 1}}, "from their names"),
        ({"box": 5}, "as a dict"),
        ({"box": {"acts": 5}}, "acts"),
        ({"players": "2"}, "whole number"),
        ({"players": 2.0}, "whole number"),
        ({"bots": {"0": "greedy"}}, "from seats"),
        ({"bots": {1.5: "greedy"}}, "from seats"),
        ({"bots": {1: 5}}, "to names"),
        ({"bots": [None]}, "a list with a name"),
        ({"bots": 5}, "not as 5"),
        ({"bots": ["greedy"]}, "this one has 1, and there are 3 players"),
        ({"bots": ["greedy"] * 3}, "this one has 3, and there are 3 players"),
        ({"bots": {3: "greedy"}}, "no seat 3"),
        ({"tries": 0}, "from 1 on"),
        ({"tries": "two"}, "from 1 on"),
    ],
    ids=str,
)
def test_what_users_of_environments_get_wrong_is_a_value_error_in_words(
    wrong: dict[str, Any], words: str
) -> None:
    given: dict[str, Any] = {"game": "cuba", "players": 3, **wrong}
    with pytest.raises(ValueError, match=words) as caught:
        TextEnv(**given).reset(seed=1)
    assert isinstance(caught.value, MaleconError)
    assert len(caught.value.message("de")) > 20


def test_bots_may_be_a_list_and_whole_numbers_are_seats() -> None:
    for bots in ("random", ["random", "random"], {1: "random", 2: "random"}):
        env = TextEnv("cuba", 3, bots=bots)
        env.reset(seed=2)
        assert list(env.illegal) == [0]


def test_a_reset_that_cannot_be_leaves_the_game_as_it_was() -> None:
    env = TextEnv("cuba", bots=["random"])
    env.reset(2, seed=1)
    before = env.get_observation(), env.seed
    wrongs: list[dict[str, Any]] = [{"num_players": 3}, {"num_players": 9}, {"seed": -1}, {"seed": "x"}]
    for wrong in wrongs:
        with pytest.raises((ValueError, TypeError)):
            env.reset(**wrong)
    assert (env.get_observation(), env.seed) == before
    assert not env.step("1")[0]


def test_after_the_end_it_says_so_and_may_be_closed_twice() -> None:
    env = TextEnv("havana", bots="random", rules=False)
    assert env.close() == ({}, {})  # nothing has begun
    env.reset(2, seed=1)
    while not env.step("1")[0]:
        pass
    with pytest.raises(OutOfTurn, match="close tells how it ended, and reset begins the next one"):
        env.step("1")
    assert "The game is over" in env.get_observation()[1]
    ended = env.close()
    assert ended[1][0]["turn_count"] > 0
    assert env.close() == ended
    with pytest.raises(NotBegun):
        env.step("1")
    env.reset(2)
    assert not env.step("1")[0]
    for wrong in (None, 3):
        with pytest.raises(Unreadable, match="a text"):
            env.parse_response(wrong)  # type: ignore[arg-type]
    for seat in ("0", None, 2, -1):
        with pytest.raises(NoTable, match="no seat"):
            env.observation(seat)  # type: ignore[arg-type]


def test_it_speaks_every_language_and_understands_the_words_of_the_record_in_each() -> None:
    heard = set()
    for language in ("en", "de", "nl", "es"):
        env = TextEnv("cuba", language=language)
        env.reset(2, seed=3)
        for _ in range(12):
            _, observation = env.get_observation()
            assert not env.step(env.get_legal_moves()[0])[1]["illegal"]
        heard.add(observation)
    assert len(heard) == 4


def test_the_prompt_brings_the_rules_and_the_example_is_an_answer() -> None:
    env = TextEnv("santiago")
    env.reset(2, seed=2)
    prompt = env.make_prompt()
    for number, text in rulebook.rules("santiago").items():
        assert f"{number} {text}" in prompt
    assert env.parse_response(prompt) == env.get_legal_moves()[0]
    assert env.parse_response("Hm.\n\n**drive 2**\n") == "drive 2"


# --- what is hidden ---


@pytest.mark.parametrize("setup", large_tables(), ids=str)
def test_a_text_is_the_same_in_worlds_that_a_seat_cannot_tell_apart(setup: Setup) -> None:
    """Every text, and every refusal."""
    game, choose = setup.game, random.Random(2)
    for room, other, seat in twins(setup, 6):
        assert other.text(seat) == room.text(seat)
        if seat == room.asked:
            for action in choose.sample(game.vocabulary.universe, 4):
                words = game.vocabulary.words(action)
                assert refusal(other, seat, words) == refusal(room, seat, words)


def refusal(room: Room, seat: int, words: str) -> str:
    """Why this is not allowed; nothing is given by it."""
    if room.game.vocabulary.action(words) in room.question.legal:
        return ""
    with pytest.raises(MaleconError) as caught:
        room.answer(seat, words)
    return caught.value.message()
