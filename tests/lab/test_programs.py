"""Programs in the arena: they play as agreed, are told nothing that is hidden, and none stays."""

from __future__ import annotations

import http.server
import json
import os
import random
import re
import shlex
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.kernel.match import look
from malecon.kernel.rng import Rng
from malecon.lab.arena import Arena, play
from malecon.lab.programs import LARGE, TRIES
from malecon.lab.visitor import Visitor
from malecon.research.room import Room
from malecon.rulebook import rules
from tests.cli.test_cli import malecon, refused
from tests.contract.setups import Setup
from tests.lab.guests import HAVANA, PLAYS, PYTHON, Write, faults, games, standing
from tests.spoken.worlds import large_tables, twins

EXAMPLES = Path(__file__).parents[2] / "examples"
pytestmark = pytest.mark.usefixtures("nobody_stays")

# --- who plays as agreed ---


def test_a_program_plays_and_is_started_once_for_all_its_games(tmp_path: Path, program: Write) -> None:
    note = tmp_path / "notes"
    own = program(PLAYS + f"    open({str(note)!r}, 'a').write(line)\n")
    result = games(tmp_path, own, "random", n=4)
    assert standing(result, own)["errors"] == 0
    assert faults(result, own) == (0, 0, 0, 0)
    assert standing(result, own)["decisions"] > 3
    assert result.milliseconds(own) > 0
    heard = [json.loads(line) for line in note.read_text(encoding="utf-8").splitlines()]
    kinds = [message["type"] for message in heard]
    assert (kinds.count("hello"), kinds.count("table"), kinds.count("end")) == (1, 4, 4)
    hello, table = heard[0], heard[1]
    assert hello == {"type": "hello", "protocol": 1, "patience": 20.0, "tries": TRIES}
    assert (table["game"], table["players"], table["seat"], table["begun"]) == ("havana", 2, 0, False)
    assert table["options"]["round_limit"] == 2
    assert all(f"{number} {text}" in table["rulebook"] for number, text in rules("havana").items())
    asked = next(message for message in heard if message["type"] == "question")
    assert {"id", "seat", "key", "question", "rules", "legal", "news", "view", "text"} <= asked.keys()
    assert all(words in asked["text"] for words in asked["legal"])
    ends = [(message["scores"], message["winners"]) for message in heard if message["type"] == "end"]
    assert ends == [(one["scores"], one["winners"]) for one in result.results]


def test_a_program_may_answer_by_number_by_words_and_as_a_model_writes(
    tmp_path: Path, program: Write
) -> None:
    own = program(
        """
        ways = [1, "1", heard["legal"][-1].upper(), f"I think.\\n\\nI say [{heard['legal'][0]}]"]
        answer(heard, ways[questions % 4])
"""
    )
    assert faults(games(tmp_path, own, "random"), own) == (0, 0, 0, 0)


def test_a_table_of_programs_is_played_in_several_processes(tmp_path: Path, program: Write) -> None:
    one, other = program(PLAYS), program(PLAYS.replace("answer(heard)", "answer(heard, 1)"))
    result = games(tmp_path, one, other, n=12, jobs=2, players=4)
    assert len(list(result.results)) == 16
    assert faults(result, one) == faults(result, other) == (0, 0, 0, 0)
    alone = play(
        Arena(HAVANA, (one, other), 4, {"round_limit": 2}, patience=20.0), 8, folder=tmp_path / "alone"
    )
    assert [one["scores"] for one in alone.results] == [one["scores"] for one in list(result.results)[:8]]


def test_a_changed_program_never_mixes_with_its_former_self(tmp_path: Path, program: Write) -> None:
    own = program(PLAYS)
    before = Arena(HAVANA, (own, "random"), 2).settings()
    (tmp_path / "program0.py").write_text("pass")
    assert Arena(HAVANA, (own, "random"), 2).settings() != before
    assert Arena(HAVANA, ("greedy", "random"), 2).settings()["files"] == {}
    weights = tmp_path / "weights"
    with open(weights, "wb") as file:
        file.truncate(100 * LARGE)  # nobody reads that much to see whether it has changed
    own += f" {shlex.quote(str(weights))}"
    before = Arena(HAVANA, (own, "random"), 2).settings()
    os.truncate(weights, 99 * LARGE)
    assert Arena(HAVANA, (own, "random"), 2).settings() != before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("example", ["line_player.py", "language_model.py"])
def test_the_examples_play_every_game(tmp_path: Path, game: str, example: str) -> None:
    own = f"cmd:{PYTHON} {shlex.quote(str(EXAMPLES / example))}"
    result = play(Arena(GAMES[game], (own, "random"), 2), 2, folder=tmp_path)
    timeouts, illegal, ended, forfeits = faults(result, own)
    assert (timeouts, ended, forfeits) == (0, 0, 0)
    assert (illegal > 0) is (example == "language_model.py")  # the stand-in errs now and then, and mends it
    assert standing(result, own)["errors"] == 0


def test_the_first_lines_of_the_docs_are_a_whole_player(tmp_path: Path, program: Write) -> None:
    page = (EXAMPLES.parent / "docs" / "programs.md").read_text(encoding="utf-8")
    own = program("", page.partition("```python\n")[2].partition("```")[0])
    assert faults(games(tmp_path, own, "random"), own) == (0, 0, 0, 0)


class Model(http.server.BaseHTTPRequestHandler):
    """A model behind an address, as far as the example asks for one."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        assert asked["messages"][0]["content"].count("H1 ") == 1
        found = re.findall(r"^\d+\. ", asked["messages"][-1]["content"], re.MULTILINE)
        said = json.dumps({"choices": [{"message": {"content": f"Clearly [{len(found)}]."}}]}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """It need not say what it does."""


def test_the_example_asks_a_model_behind_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = f"cmd:{PYTHON} {shlex.quote(str(EXAMPLES / 'language_model.py'))}"
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Model) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setenv("MODEL_URL", f"http://127.0.0.1:{server.server_port}/v1/chat/completions")
        monkeypatch.setenv("no_proxy", "127.0.0.1")
        result = games(tmp_path, own, "random")
        server.shutdown()
    assert faults(result, own) == (0, 0, 0, 0)


# --- what is told to whoever types it ---


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("cmd:", "arena-no-command"),
        ("cmd:   ", "arena-no-command"),
        ("cmd:python 'mine.py", "arena-no-command"),
        ("cmd:no-such-program-anywhere --fast", "arena-no-program"),
    ],
)
def test_a_command_that_is_none_is_told(name: str, key: str) -> None:
    with pytest.raises(MaleconError) as found:
        Arena(HAVANA, ("random", name), 2)
    assert found.value.key == key


@pytest.mark.parametrize("patience", [0, -1, float("nan"), 1e9])
def test_an_absurd_patience_is_told(patience: float) -> None:
    with pytest.raises(MaleconError) as found:
        Arena(HAVANA, ("random", "greedy"), 2, patience=patience)
    assert found.value.key == "arena-patience"


@pytest.mark.parametrize(
    ("begin", "words"),
    [
        ("import nothing_of_this_name", "No module named"),
        ("print('hello', flush=True)\nimport time; time.sleep(60)", "must first say hello"),
        ("print('loading', flush=True)\nimport time; time.sleep(60)", "it said: loading"),
        ("print('[1]', flush=True)\nimport time; time.sleep(60)", "must first say hello"),
        ("import time; time.sleep(60)", "said nothing within 5 seconds"),
    ],
)
def test_whoever_does_not_say_hello_is_told_of_before_the_games(
    begin: str, words: str, tmp_path: Path, program: Write
) -> None:
    own = program("", begin)
    said = refused(tmp_path, "arena", "havana", own, "random", "--patience", "0.5", "--jobs", "2")
    assert words in said


def test_the_command_shows_what_went_wrong(tmp_path: Path, program: Write) -> None:
    own = program("        answer(heard, 'no')\n")
    words = (
        "arena",
        "havana",
        own,
        "random",
        "--patience",
        "0.8",
        "--games",
        "2",
        "--option",
        "round_limit=2",
    )
    done = malecon(tmp_path, *words, "--jobs", "1")
    assert done.code == 0
    assert re.search(r"program +time-outs +illegal answers +crashes +games forfeited", done.out)
    assert re.search(
        rf"{Path(sys.executable).name} program0\.py +6 +6 +0 +2\b", " ".join(done.out.split("\n"))
    )
    found = json.loads(malecon(tmp_path, *words, "--jobs", "1", "--json").out)
    assert (found["standings"][0]["timeouts"], found["standings"][0]["illegal"]) == (6, 6)
    assert found["patience"] == 0.8
    head = malecon(tmp_path, *words, "--jobs", "1", "--csv").out.splitlines()[0]
    assert head.endswith("errors,timeouts,illegal,ended,forfeits")
    plain = malecon(tmp_path, "arena", "havana", "greedy", "random", "--games", "2", "--jobs", "1").out
    assert "time-outs" not in plain


# --- what is hidden ---


class Listener:
    """In the place of a program: it keeps what it is told, and says what it is to say."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.number = self.asked = 0
        self.answers: list[str] = []
        self.process = self

    def say(self, **message: Any) -> None:
        self.heard.append(json.dumps(message))
        self.number = message.get("id", self.number)

    def hear(self, until: float) -> str:
        return json.dumps({"type": "answer", "id": self.number, "answer": self.answers.pop(0)})


def listening(room: Room, seat: int) -> tuple[Visitor, Listener]:
    """A program at a seat of this table, told of what happened since its last answer."""
    game = room.game
    events = [event for answer in room.events for event in answer]
    table = {"game": game.name, "players": room.players, "options": {}}
    visitor = Visitor("cmd:x", game, 1.0, table, lambda: events, game.box(room.record.state))
    listener: Any = Listener()
    visitor.program = listener
    visitor.told = sum(len(answer) for answer in room.events[: room.told[seat]])
    return visitor, listener


def test_the_seed_of_a_program_says_nothing_of_the_draws(tmp_path: Path, program: Write) -> None:
    """The same in every run, another in every game and seat; and the same whatever is dealt."""
    found = []
    for seed in (0, 12345):
        note = tmp_path / f"notes{seed}"
        own = program(PLAYS + f"    elif heard['type'] == 'table': open({str(note)!r}, 'a').write(line)\n")
        arena = Arena(HAVANA, (own, "random"), 2, {"round_limit": 2}, seed=seed, patience=20.0)
        play(arena, 4, 1, folder=tmp_path / str(seed))
        found.append([json.loads(line) for line in note.read_text(encoding="utf-8").splitlines()])
    assert found[0] == found[1]
    seats = [table["seat"] for table in found[0]]
    assert [table["seed"] for table in found[0]] == [2 * game + seat for game, seat in enumerate(seats)]


@pytest.mark.parametrize("setup", large_tables(), ids=str)
def test_a_program_is_told_the_same_in_worlds_that_its_seat_cannot_tell_apart(setup: Setup) -> None:
    """Every line, refusals included."""
    game, choose = setup.game, random.Random(4)
    for room, other, seat in twins(setup, 4):
        if seat != room.asked:
            continue
        universe = choose.sample(game.vocabulary.universe, 2)
        words = [*(game.vocabulary.words(action) for action in universe), "1"]
        sent = []
        for world in (room, other):
            visitor, listener = listening(world, seat)
            listener.answers = list(words)
            visitor.choose(look(game, world.record.state, seat, Rng(9)))
            sent.append(listener.heard)
        assert sent[0] == sent[1]
