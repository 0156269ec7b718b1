"""The example is a whole game: what holds for the games of the house holds for it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

import pytest

from malecon.bots.players import bot
from malecon.errors import MaleconError
from malecon.kernel.game import Game
from malecon.kernel.match import play_match
from malecon.research.room import Room
from tests.cli.test_cli import Run, malecon, surroundings
from tests.example.conftest import EXAMPLE, ROOT
from tests.server.process import Server

Command = Callable[..., Run]


@pytest.fixture
def command(installed: Path, tmp_path: Path) -> Command:
    """A command where the example is installed."""

    def run(*words: str, typed: str = "") -> Run:
        return malecon(tmp_path, *words, typed=typed, PYTHONPATH=str(installed))

    return run


@pytest.fixture
def record(command: Command, tmp_path: Path) -> Path:
    """A game of bots, written down."""
    words = "--people 0 --players 2 --bots greedy --option cards=5 --seed 1 --save game.txt"
    assert command("play", "goofspiel", *words.split()).code == 0
    return tmp_path / "game.txt"


def test_it_is_short() -> None:
    """It is what a newcomer reads and copies."""
    files = (EXAMPLE / "malecon_goofspiel").glob("*.py")
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) < 280


def test_its_types_are_checked(tmp_path: Path) -> None:
    checker = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(tmp_path)]
    places = {"MYPYPATH": f"{ROOT / 'src'}:{EXAMPLE}"}
    done = subprocess.run(
        [*checker, "-p", "malecon_goofspiel"],
        env=surroundings(tmp_path, **places),
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_contract_of_all_games_holds(installed: Path, tmp_path: Path) -> None:
    suite = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "goofspiel"]
    places = surroundings(tmp_path, PYTHONPATH=str(installed))
    places.pop("MALECON_BOTH_ENGINES", None)  # nothing of it is compiled, so nothing is tested twice
    done = subprocess.run([*suite, "tests/contract"], cwd=ROOT, env=places, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    found = re.search(r"(\d+) passed", done.stdout)
    assert found
    assert int(found[1]) > 200


# --- the bots, which know nothing but its rules ---


def share(game: Game, one: str, other: str, games: int) -> float:
    """What part of the wins the first gets; they change seats."""
    won = 0.0
    for number in range(games):
        names = (one, other) if number % 2 == 0 else (other, one)
        state = game.new(2, {"cards": 5})
        winners = play_match(game, state, [bot(name, game) for name in names], number).winners()
        won += (number % 2 in winners) / len(winners)
    return won / games


def test_greedy_beats_random(goofspiel: Game) -> None:
    assert share(goofspiel, "greedy", "random", 100) > 0.7


def test_casual_beats_random_too(goofspiel: Game) -> None:
    assert share(goofspiel, "casual", "random", 100) > 0.6


def test_strong_beats_greedy(goofspiel: Game) -> None:
    assert share(goofspiel, "strong:60", "greedy", 100) > 0.55


def test_the_same_seed_gives_the_same_game(goofspiel: Game) -> None:
    def digest() -> str:
        bots = [bot("strong:20", goofspiel), bot("greedy", goofspiel), bot("casual", goofspiel)]
        return goofspiel.digest(play_match(goofspiel, goofspiel.new(3), bots, 5))

    assert digest() == digest()


# --- the commands ---


def test_it_is_listed_with_its_options(command: Command) -> None:
    listed = command("games").out
    assert "goofspiel: 2 to 4 players" in listed
    assert "--option cards=…  9, 5, 13  (G1)  How many cards everybody has" in listed


def test_it_is_simulated(command: Command) -> None:
    found = json.loads(command("simulate", "goofspiel", "--games", "20", "--json").out)
    assert found["games"] == 20
    assert found["endings"] == {"over": 20}
    assert "over, 20 (100.0 %)" in command("simulate", "goofspiel", "--games", "20").out


def test_bots_meet_in_the_arena(command: Command) -> None:
    found = json.loads(command("arena", "goofspiel", "greedy", "random", "--games", "4", "--json").out)
    assert found["errors"] == []
    assert found["bots"] == ["greedy", "random"]


def test_its_balance_is_reported(command: Command, tmp_path: Path) -> None:
    done = command("report", "goofspiel", "--bots", "random", "--games", "6", "--lang", "de")
    assert done.code == 0
    page = (tmp_path / "goofspiel-report.html").read_text(encoding="utf-8")
    assert "Woher" not in page, "it does not say where points come from"


def test_it_is_played_at_the_terminal(command: Command, tmp_path: Path) -> None:
    answers = "4\nlay the 1\n?\n\nhelp\nh\nbid 13\nbid 2\nbid 5\n"
    words = "--players 2 --bots random --option cards=5 --seed 2 --save mine.txt"
    done = command("play", "goofspiel", *words.split(), typed=answers)
    assert done.code == 0
    assert "Ana: Which card do you lay?" in done.out
    assert "Everybody chooses a card of their own" in done.out, "the rule behind the question"
    assert "brings no drawing of its own" in done.out
    assert "lay the 13: that is not possible now. This is asked now, but not with that one. (G3)" in done.out
    assert re.search(r"% {2}lay the \d", done.out), "a hint"
    assert re.search(r"▶ ≈ Ana you +\d", done.out), "a row of the table"
    assert "★" in done.out.splitlines()[-2]
    assert command("record", "check", "mine.txt").code == 0


def test_it_is_told_in_english_where_it_brings_no_other_language(command: Command) -> None:
    words = "--players 2 --bots random --option cards=5 --seed 2 --save mine.txt --lang es"
    shown = command("play", "goofspiel", *words.split(), typed="2\n1\n").out
    assert "Which card do you lay?" in shown
    assert "Ronda 1" in shown


def test_it_is_written_down_and_looked_at_again(command: Command, record: Path) -> None:
    assert "goofspiel" in command("record", "check", "game.txt").out
    shown = command("replay", "game.txt", "--at", "4", "--seat", "1").out
    assert re.search(r"as seen by: (?!everybody)\w", shown)
    assert "stake" in shown


def test_it_is_analysed(command: Command, record: Path, tmp_path: Path) -> None:
    done = command("analyse", "game.txt", "--budget", "20")
    assert done.code == 0
    assert "Goofspiel" in done.out
    assert "lay the" in (tmp_path / "game.html").read_text(encoding="utf-8")


# --- a club ---


class Device:
    """Speaks to a club by its interface, with cookies of its own."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.opener = build_opener(ProxyHandler({}), HTTPCookieProcessor())

    def ask(self, path: str, **body: Any) -> Any:
        headers = {"content-type": "application/json", "origin": self.address}
        data = json.dumps(body).encode() if body else None
        with self.opener.open(Request(self.address + path, data, headers), timeout=20) as response:
            return json.load(response)


def test_a_club_serves_it_to_the_end(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(installed))
    server = Server(tmp_path, str(tmp_path / "club.db"), "--workers", "1")
    with server.ending():
        server.launch()
        device = Device(server.port)
        assert "goofspiel" in {game["game"] for game in device.ask("/api/games")["games"]}
        seats = [{"who": "me", "name": "Ana"}, {"who": "bot", "level": "strong"}]
        wish = {"game": "goofspiel", "players": 2, "seats": seats, "options": {"cards": 5}}
        place = "/api/tables/" + device.ask("/api/tables", **wish)["id"]
        device.ask(place, do="begin")
        while (table := device.ask(place)["table"])["status"] != "over":
            if table["actions"]:
                words, at = (
                    table["actions"][-1]["words"],
                    {name: table[name] for name in ("length", "sealed")},
                )
                device.ask(place, do="answer", seat=0, words=words, **at)
        assert table["view"]["game"] == "goofspiel"
        assert sum(table["view"]["players"][seat]["points"] for seat in range(2)) <= 15
        assert "One prize after the other" in str(device.ask("/api/games/goofspiel/rulebook/de"))


def test_a_club_goes_on_without_it(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table whose package is gone says so; with the package it is there again."""
    server = Server(tmp_path, str(tmp_path / "club.db"), "--workers", "1")
    with server.ending():
        monkeypatch.setenv("PYTHONPATH", str(installed))
        server.launch()
        device = Device(server.port)
        seats = [{"who": "me", "name": "Ana"}, {"who": "bot", "level": "random"}]
        places = [
            "/api/tables/" + device.ask("/api/tables", game=game, players=2, seats=seats)["id"]
            for game in ("goofspiel", "havana")
        ]
        for place in places:
            device.ask(place, do="begin")
        server.stop()
        monkeypatch.delenv("PYTHONPATH")
        server.launch()
        with pytest.raises(HTTPError) as missing:
            device.ask(places[0])
        with missing.value as answer:
            assert "There is no game “goofspiel” here" in answer.read().decode()
        assert device.ask(places[1])["table"]["view"]["game"] == "havana"
        server.stop()
        assert not [line for line in server.log() if line["level"] == "error"]
        monkeypatch.setenv("PYTHONPATH", str(installed))
        server.launch()
        assert device.ask(places[0])["table"]["view"]["game"] == "goofspiel"


def test_it_is_played_in_words(goofspiel: Game) -> None:
    """By whoever reads and writes, with the words that the package brings."""
    room = Room(goofspiel, 3, bots={2: "greedy"}, seed=1)
    while not room.is_over:
        seat, text = room.asked, room.text(room.asked)
        assert f"You are Seat {seat} of 3 players in a game of Goofspiel." in text
        for wrong in ("fly to the moon", "99"):
            with pytest.raises(MaleconError, match=re.escape(room.question.rules[0])):
                room.answer(seat, wrong)
        assert room.asked == seat
        room.answer(seat, text)  # which ends with an answer as an example
    assert "The game is over." in room.text(0)
