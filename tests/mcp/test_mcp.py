"""`malecon mcp`, asked by the SDK's own client over a real stdin and stdout: tables of one's own."""

from __future__ import annotations

import inspect
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from malecon import rulebook
from malecon.cli import main
from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.mcp.club import MOST_BYTES, PATIENCE
from malecon.mcp.guest import MOST_SIGNS
from malecon.mcp.own import OwnChair
from malecon.mcp.server import Tools
from malecon.mcp.tables import BOT, MOST_TABLES, MOST_WAIT, RULE_ID, Tables
from malecon.messages import LANGUAGES, say
from malecon.record import Record
from malecon.research.room import Room
from malecon.research.text import TextEnv
from tests.contract.setups import Setup
from tests.mcp.client import model, offered
from tests.spoken.worlds import large_tables, twins

pytestmark = pytest.mark.anyio


async def test_a_model_plays_a_whole_game_of_each() -> None:
    async with model() as player:
        for game in GAMES:
            choose = random.Random(3)
            text = await player.call(
                "new_table", game=game, players=3, seat=1, bots=["random", "greedy"], seed=4
            )
            env = TextEnv(game, 3, bots={0: "random", 2: "greedy"}, rules=False)
            env.reset(seed=4)
            while answers := offered(text):
                assert text.endswith(env.get_observation()[1])  # the same game as in the text environment
                answer = choose.choice(answers)
                text = await player.call("answer", answer=answer)
                assert text.startswith(f"You answered: {answer}.")
                env.step(answer)
            assert "The game is over." in text
            record = Record.read(await player.call("record"))
            assert record.text() == env.record()
            assert "The game is over" in await player.refused("answer", answer="1") or record.state.seat < 0


async def test_every_refusal_names_its_rule_and_the_game_goes_on() -> None:
    async with model() as player:
        for name in GAMES:
            text = await player.call("new_table", game=name, seed=1)
            known = rulebook.rules(name)
            universe = [GAMES[name].vocabulary.words(action) for action in GAMES[name].vocabulary.universe]
            wrong = [words for words in random.Random(1).sample(universe, 6) if words not in offered(text)]
            for words in (*wrong, "fly to the moon", "", "99"):
                why = await player.refused("answer", answer=words)
                named = [number for number in known if f"\n\n{number}: {known[number]}" in why]
                assert len(named) == 1, why
                assert named[0] in why.partition("\n")[0]
            looked = await player.call("look")
            assert offered(looked) == offered(text)
            await player.call("answer", answer=1)


async def test_it_tells_the_rules_behind_a_question_and_why_not() -> None:
    async with model() as player:
        assert "C54: " in await player.call("rule", about="C54", game="cuba")
        assert (await player.call("rule", game="havana")).count("\nH") > 40
        assert "sit at no table" in await player.refused("rule")
        text = await player.call("new_table", game="cuba", seed=2)
        behind = await player.call("rule")
        ids = text.rpartition("Rules behind it: ")[2].partition("\n")[0].split(", ")
        assert [line.partition(":")[0] for line in behind.split("\n\n")] == ids
        assert "C54: " in await player.call("rule", about="c54")
        assert len(await player.call("rule", about="all")) > 8000
        universe = {GAMES["cuba"].vocabulary.words(action) for action in GAMES["cuba"].vocabulary.universe}
        illegal = sorted(universe - set(offered(text)))[0]
        assert "not possible now" in await player.call("rule", about=illegal)
        assert "not possible now" not in await player.call("rule", about=offered(text)[0])
        assert "none of the answers" in await player.refused("rule", about="the moon")


async def test_what_is_wrong_is_told_in_words() -> None:
    async with model() as player:
        tools = (await player.client.list_tools()).tools
        assert {tool.name for tool in tools} == {
            "games", "new_table", "sit_down", "look", "rule", "answer", "begin", "consent", "record", "leave",
        }  # fmt: skip
        assert all(tool.description for tool in tools)
        assert "cuba: 2 to 5 players" in await player.call("games")
        for tool in ("look", "answer", "record", "leave", "consent"):
            more = (
                {"answer": "1"}
                if tool == "answer"
                else {"proposal": 1, "agree": True}
                if tool == "consent"
                else {}
            )
            assert "sit at no table" in await player.refused(tool, **more)
        assert "no game" in await player.refused("new_table", game="chess")
        assert "2 to 4 players" in await player.refused("new_table", game="havana", players=9)
        assert "no seat 2" in await player.refused("new_table", game="havana", seat=2)
        assert "no bot" in await player.refused("new_table", game="havana", bots="deep blue")
        assert "need 1 bots" in await player.refused("new_table", game="havana", bots=["random"] * 3)
        assert "speed" in await player.refused("new_table", game="havana", options={"speed": 3})
        assert "H45" in await player.refused("new_table", game="havana", options={"round_limit": -1})
        for link in ("", "havana", "ftp://a/table/b", "http://a/", "http://u@a/table/b", "http://[/table/b"):
            assert "no link of a club" in await player.refused("sit_down", link=link)
        away = await player.refused("sit_down", link="http://127.0.0.1:9/table/abc")
        assert "http://127.0.0.1:9 does not answer" in away
        await player.call("new_table", game="havana", seed=1)
        await player.call("new_table", game="cuba", seed=1)
        assert "Cuba" in await player.call("look")  # the newest
        assert "Havana" in await player.call("look", table="table-1")
        assert "your tables: table-1, table-2" in await player.refused("look", table="table-9")
        assert "not over" in await player.refused("record")
        assert "begun already" in await player.refused("begin")
        assert "no proposal" in await player.refused("consent", proposal=3, agree=True)
        assert "table-2" in await player.call("leave")
        assert "Havana" in await player.call("look")
        assert "answer" in await player.refused("answer")


async def test_an_argument_that_a_tool_does_not_have_is_refused_by_name() -> None:
    async with model() as player:
        for tool in (await player.client.list_tools()).tools:
            assert tool.input_schema["additionalProperties"] is False
        why = await player.refused("new_table", game="cuba", player=3, seed=1)
        assert why.startswith("The tool new_table has no argument “player”")
        assert "It has: game, players, seat, bots, options, seed, club, name." in why
        assert "takes no arguments, and “game” was given" in await player.refused("games", game="cuba")
        assert "sit at no table" in await player.refused("look")  # none was made
        await player.call("new_table", game="cuba", players=3, seed=1)
        assert "no argument “words”" in await player.refused("answer", answer="1", words="1")
        assert "Error executing" not in await player.refused("look", Table="table-1")


async def test_an_argument_of_the_wrong_kind_is_told_in_a_sentence() -> None:
    async with model() as player:
        assert await player.refused("new_table") == (
            "The tool new_table needs the argument “game”; nothing has happened."
        )
        why = await player.refused("new_table", game="cuba", players="three")
        assert why.startswith(
            "The argument “players” of the tool new_table is of the wrong kind: Input should"
        )
        assert "\n" not in why
        await player.call("new_table", game="cuba", seed=1)
        for wrong in (True, None, 1.5, ["1"]):
            assert "“answer” of the tool answer" in await player.refused("answer", answer=wrong)


def test_the_page_tells_the_limits_as_they_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "mcp.md").read_text(encoding="utf-8")
    assert f"| tables at a time | {MOST_TABLES};" in page
    assert f"up to {MOST_WAIT:.0f} seconds" in page
    waits = inspect.signature(Tools.answer).parameters["wait"].default
    assert f"`answer` waits {waits} unless" in page
    assert f"after {PATIENCE:.0f} seconds, with at most {MOST_BYTES >> 20} MiB" in page
    assert f"{MOST_SIGNS:,} signs" in page
    assert BOT.fullmatch("master:99999")
    assert not BOT.fullmatch("master:100000")


def test_there_is_an_end_to_tables() -> None:
    tables = Tables("en")
    for _ in range(MOST_TABLES):
        tables.new_table("havana", None, 0, "random", None, 1)
    with pytest.raises(MaleconError, match="leave one"):
        tables.new_table("havana", None, 0, "random", None, 1)


async def test_a_refusal_is_in_our_words_alone_with_the_rule_of_the_game_that_is_meant() -> None:
    async with model("--lang", "de") as player:
        for _ in range(2):  # at no table, and at one of another game
            why = await player.refused("new_table", game="havana", options={"round_limit": -1})
            assert why.startswith("Die ")
            assert why.endswith(f"\n\nH45: {rulebook.rule('havana', 'H45', 'de')}")
            await player.call("new_table", game="cuba", seed=1)


async def test_true_is_no_number_and_digits_are_one() -> None:
    async with model() as player:
        for name in ("players", "seat", "seed"):
            why = await player.refused("new_table", game="cuba", **{name: True})
            assert why == (
                f"The argument “{name}” of the tool new_table is of the wrong kind: "
                "Value error, Input should be a valid integer; nothing has happened."
            )
        assert "Seat 1 of 3 players" in await player.call("new_table", game="cuba", players="3", seat="1")
        (made,) = [tool for tool in (await player.client.list_tools()).tools if tool.name == "new_table"]
        assert made.input_schema["properties"]["seat"]["type"] == "integer"


async def test_it_speaks_the_language_that_it_is_told() -> None:
    async with model("--lang", "nl") as player:
        assert player.client.instructions == say("mcp-instructions", "nl")
        (look,) = [tool for tool in (await player.client.list_tools()).tools if tool.name == "look"]
        assert look.description == say("mcp-tool-look", "nl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_speak_every_language(language: str) -> None:
    tables = Tables(language)
    assert say("spoken-answers", language) in tables.new_table("cuba", 2, 0, "random", None, 3)
    assert rulebook.rule("cuba", "C12", language) in tables.rule("C12", None, None)


def test_it_ends_with_its_input_and_says_nothing_else() -> None:
    command = [sys.executable, "-m", "malecon.cli", "mcp"]
    rubbish = 'this is no message\n{"jsonrpc": "2.0"}\n[]\n\0\n'
    done = subprocess.run(command, input=rubbish, capture_output=True, encoding="utf-8", timeout=60)
    assert done.returncode == 0
    for line in done.stdout.splitlines():
        assert json.loads(line)["jsonrpc"] == "2.0"


def test_without_the_sdk_it_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert main(["mcp"]) == 2
    assert capsys.readouterr().err.strip().endswith('pip install "malecon[mcp]"')


# --- what is hidden ---


@pytest.mark.parametrize("setup", large_tables(), ids=str)
def test_tools_say_the_same_in_worlds_that_a_seat_cannot_tell_apart(setup: Setup) -> None:
    """All that every tool says, refusals included."""
    game, choose = setup.game, random.Random(5)
    for room, other, seat in twins(setup, 7):
        words = [game.vocabulary.words(action) for action in choose.sample(game.vocabulary.universe, 2)]
        assert said(room, seat, words) == said(other, seat, words)


def said(room: Room, seat: int, words: list[str]) -> list[str]:
    """What the tools say at this table, without answering anything."""
    tables = Tables("en")
    found = [tables.sit(OwnChair(room, seat)), tables.look(None, 0), tables.games()]
    legal = {room.game.vocabulary.words(action) for action in room.question.legal}
    for about in ("", *words):
        found.append(tried(tables, lambda about=about: tables.rule(about, None, None)))
        if about not in legal:
            found.append(tried(tables, lambda about=about: tables.answer(about, None)))
    return [*found, tried(tables, lambda: tables.record(None))]


def tried(tables: Tables, work: object) -> str:
    assert callable(work)
    try:
        return str(work())
    except MaleconError as error:
        return tables.refusal(error, None)


def test_the_rules_behind_an_answer_are_those_of_its_pieces_and_of_the_question() -> None:
    tables = Tables("en")
    tables.new_table("cuba", None, 0, "random", {}, 1)
    assert [part.partition(":")[0] for part in tables.rule("take wood", None, None).split("\n\n")] == ["C9"]
    why, _, rules = tables.rule("build inn", None, None).partition("\n\n")
    assert "not possible now" in why
    assert rules.partition(":")[0] in why
    for wrong in ("C999", "z99", "H8"):
        told = tried(tables, lambda about=wrong: tables.rule(about, None, None))
        assert told == f"There is no rule “{wrong}” in cuba."


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_no_answer_reads_like_the_id_of_a_rule(game: Game) -> None:
    assert not [one for one in game.vocabulary.universe if RULE_ID.fullmatch(game.vocabulary.words(one))]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("master:100000", "a whole number from 1 to 99,999"),
        ("master:0", "a whole number from 1 to 99,999"),
        ("master:500ms", "a whole number from 1 to 99,999"),
        ("greedy:10", "how long greedy thinks cannot be chosen"),
    ],
)
def test_a_budget_that_cannot_be_is_told_as_such(name: str, told: str) -> None:
    tables = Tables("en")
    why = tried(tables, lambda: tables.new_table("havana", None, 0, name, {}, 1))
    assert f"“{name}”" in why
    assert told in why


async def test_what_is_no_answer_and_no_seed_is_not_taken_for_one() -> None:
    async with model() as player:
        for seed in (-1, 2**63, 2**70):
            assert "0 to 2^63" in await player.refused("new_table", game="havana", seed=seed)
        text = await player.call("new_table", game="havana", seed=2**63 - 1)
        for answer in (True, False, 1.5, None, ["1"]):
            await player.refused("answer", answer=answer)
        assert (await player.call("look")).partition("Possible")[2] == text.partition("Possible")[2]
