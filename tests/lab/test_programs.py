"""Programs in the arena: they play, what they do wrong is counted, nothing they do stops it, none stays."""

from __future__ import annotations

import http.server
import json
import os
import random
import re
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.kernel.match import look
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from malecon.lab.arena import Arena, play
from malecon.lab.programs import LARGE, MOST_FAILURES, MOST_FORFEITS, RUNNING, TRIES
from malecon.lab.standings import Standings
from malecon.lab.visitor import Visitor
from malecon.record import Record
from malecon.research.room import Room
from malecon.rulebook import rules
from tests.cli.test_cli import COMMAND, malecon, refused, surroundings
from tests.contract.setups import Setup
from tests.spoken.worlds import large_tables, twins

HAVANA = GAMES["havana"]
EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = shlex.quote(sys.executable)

BEGIN = """
import json, os, subprocess, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def answer(heard, words=None):
    say(type="answer", id=heard["id"], answer=words or heard["legal"][0])

questions = 0
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say(type="hello")
    if heard["type"] == "question":
        questions += 1
"""

Write = Callable[..., str]


@pytest.fixture
def program(tmp_path: Path) -> Write:
    """Write a program that does this with every line it hears, after it has said hello; its name."""

    def write(body: str, begin: str = BEGIN) -> str:
        path = tmp_path / f"program{len(list(tmp_path.glob('program*')))}.py"
        path.write_text(begin + body, encoding="utf-8")
        return f"cmd:{PYTHON} {shlex.quote(str(path))}"

    return write


@pytest.fixture(autouse=True)
def nobody_stays(tmp_path: Path) -> Iterator[None]:
    """Whatever a test lets programs do, none of them is there afterwards."""
    yield
    assert RUNNING.free == {}
    until = time.monotonic() + 20
    while left := running(str(tmp_path)):
        assert time.monotonic() < until, left
        time.sleep(0.02)


def running(word: str) -> list[str]:
    """The command lines of processes that name this word."""
    if not Path("/proc/self/cmdline").exists():
        return []
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = path.read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
        except OSError:
            continue
        if word in line and str(os.getpid()) != path.parent.name:
            found.append(line)
    return found


def games(
    tmp_path: Path, *bots: str, n: int = 2, jobs: int = 1, patience: float = 20.0, **more: Any
) -> Standings:
    options = {"round_limit": 2}
    arena = Arena(HAVANA, bots, more.pop("players", 2), options, patience=patience)
    return play(arena, n, jobs, folder=tmp_path / "results", **more)


def standing(result: Standings, name: str) -> Json:
    (entry,) = [entry for entry in result.summary()["standings"] if entry["bot"] == name]
    return dict(entry)


def faults(result: Standings, name: str) -> tuple[int, int, int, int]:
    entry = standing(result, name)
    return entry["timeouts"], entry["illegal"], entry["ended"], entry["forfeits"]


PLAYS = """
        answer(heard)
"""


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
    assert len(result.results) == 16
    assert faults(result, one) == faults(result, other) == (0, 0, 0, 0)
    alone = play(
        Arena(HAVANA, (one, other), 4, {"round_limit": 2}, patience=20.0), 8, folder=tmp_path / "alone"
    )
    assert [one["scores"] for one in alone.results] == [one["scores"] for one in result.results[:8]]


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


# --- who does not ---


def test_an_illegal_answer_is_refused_by_its_rule_and_asked_again(tmp_path: Path, program: Write) -> None:
    note = tmp_path / "notes"
    own = program(
        f"""
        last = heard
        answer(heard, "fly to the moon")
    elif heard["type"] == "refused":
        open({str(note)!r}, "a").write(line)
        answer(last)
"""
    )
    result = games(tmp_path, own, "random")
    asked = result.total("decisions", own)
    assert faults(result, own) == (0, asked, 0, 0)
    assert standing(result, own)["errors"] == 0  # all of them were mended
    told = [json.loads(line) for line in note.read_text(encoding="utf-8").splitlines()]
    assert len(told) == asked
    for one in told:
        assert one["rule"] in rules("havana")
        assert one["rule"] in one["message"]
        assert one["left"] == TRIES - 1


def test_whoever_never_answers_legally_is_answered_for(tmp_path: Path, program: Write) -> None:
    refusing = program(
        """
        last = heard
    if heard["type"] in ("question", "refused"):
        answer(last, "no")
"""
    )
    talking = program("        print('I am thinking')\n")
    result = games(tmp_path, refusing, talking, patience=1.0)
    asked = result.total("decisions", refusing)
    assert faults(result, refusing) == (0, TRIES * asked, 0, 0)
    assert standing(result, refusing)["errors"] == asked
    timeouts, illegal, ended, forfeits = faults(result, talking)
    assert (ended, forfeits) == (0, 2)
    assert timeouts == 2 * MOST_FAILURES  # one line a question, which is none, and then silence
    assert illegal == 2 * MOST_FAILURES
    for error in result.errors():
        assert Record.load(error["record"]).state.seat == OVER


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("        pass\n", "timeouts"),  # it says nothing
        ("        while True: time.sleep(1)\n", "timeouts"),
        ("        while True: print('x' * 1000)\n", "illegal"),  # it does not stop talking
        ("        while True: sys.stdout.write('x' * 100000)\n", "illegal"),  # ... in one line
        ("        sys.exit(3)\n", "ended"),
        ("        raise SystemError('out of ideas')\n", "ended"),
        ("        os.close(1); time.sleep(60)\n", "ended"),  # it hangs up
        ("        os.kill(os.getpid(), 9)\n", "ended"),
    ],
)
def test_whoever_fails_forfeits_and_the_games_go_on(
    body: str, expected: str, tmp_path: Path, program: Write
) -> None:
    own = program(body)
    begun = time.monotonic()
    patience = 0.5 if expected == "timeouts" else 10.0  # others say something at once
    result = games(tmp_path, own, "random", n=2 * MOST_FORFEITS, patience=patience)
    assert time.monotonic() - begun < 60
    counts = dict(zip(("timeouts", "illegal", "ended", "forfeits"), faults(result, own), strict=True))
    if expected == "illegal":
        assert counts == {
            "timeouts": 0,
            "illegal": TRIES * result.total("decisions", own),
            "ended": 0,
            "forfeits": 0,
        }
    else:
        others = {"timeouts": 0, "illegal": 0, "ended": 0}
        assert counts == {**others, expected: MOST_FORFEITS * MOST_FAILURES, "forfeits": 2 * MOST_FORFEITS}
    assert standing(result, own)["errors"] == result.total("decisions", own)
    texts = " ".join(error["error"] for error in result.errors())
    assert "SystemError" not in body or "SystemError: out of ideas" in texts
    for one in result.results:
        assert one["winners"]


def test_a_late_answer_is_not_taken_for_another(tmp_path: Path, program: Write) -> None:
    own = program(
        """
        if questions == 2:
            time.sleep(1.2)
            answer(heard)
            answer(heard)
        else:
            answer(heard)
"""
    )
    result = games(tmp_path, own, "random", patience=1.0)
    assert faults(result, own) == (1, 0, 0, 0)
    assert standing(result, own)["errors"] == 1


def test_an_answer_to_the_last_game_is_none_to_this_one(tmp_path: Path, program: Write) -> None:
    """To its first question it would have the same number, if every game began at 1."""
    note = tmp_path / "notes"
    own = program(
        f"""
        open({str(note)!r}, "a").write(f"{{heard['id']}} ")
        last = heard
        answer(heard)
    elif heard["type"] == "end":
        answer(last, "fly to the moon")
        answer({{"id": 1}}, "fly to the moon")
"""
    )
    result = games(tmp_path, own, "random", n=4)
    assert faults(result, own) == (0, 0, 0, 0)
    asked = [int(number) for number in note.read_text(encoding="utf-8").split()]
    assert asked == [*range(1, int(result.total("decisions", own)) + 1)]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a keeper cannot be followed")
def test_whoever_kills_its_keeper_ends_with_it(tmp_path: Path, program: Write) -> None:
    own = program("        os.kill(os.getppid(), 9)\n        time.sleep(0.3)\n        answer(heard)\n")
    assert faults(games(tmp_path, own, "random"), own) == (0, 0, 2 * MOST_FAILURES, 2)


@pytest.mark.skipif(os.name != "posix", reason="there are no sessions")
def test_an_end_is_one_though_a_child_holds_the_line(tmp_path: Path, program: Write) -> None:
    """It counts as an end, and not as a silence."""
    note = tmp_path / "notes"
    child = "import time; time.sleep(8)"
    own = program(
        f"""
        if questions == 2 and not os.path.exists({str(note)!r}):
            open({str(note)!r}, "w").close()
            subprocess.Popen([sys.executable, "-c", {child!r}], start_new_session=True)
            sys.exit()
        answer(heard)
"""
    )
    assert faults(games(tmp_path, own, "random", patience=4.0), own) == (0, 0, 1, 0)  # before the child ends


def test_whoever_ends_in_the_midst_of_a_game_comes_back_to_it(tmp_path: Path, program: Write) -> None:
    note = tmp_path / "notes"
    own = program(
        f"""
        if questions == 3:
            sys.exit()
        answer(heard)
    elif heard["type"] == "table":
        open({str(note)!r}, "a").write(line)
"""
    )
    result = games(tmp_path, own, "random")
    told = [json.loads(line) for line in note.read_text(encoding="utf-8").splitlines()]
    assert {table["begun"] for table in told} == {True, False}
    _, _, ended, forfeits = faults(result, own)
    assert standing(result, own)["errors"] >= ended > 0
    assert forfeits <= 2


def test_one_who_does_not_read_stops_nobody(tmp_path: Path, program: Write) -> None:
    own = program("", 'import time\nprint(\'{"type": "hello"}\', flush=True)\ntime.sleep(600)\n')
    result = games(tmp_path, own, "random", patience=0.5)
    assert faults(result, own) == (2 * MOST_FAILURES, 0, 0, 2)


def test_what_programs_start_ends_with_them(tmp_path: Path, program: Write) -> None:
    """A program that shuts its ears to every polite end, and has a child that does so too."""
    deaf = "import signal, time\nfor number in (1, 2, 15): signal.signal(number, signal.SIG_IGN)\n"
    child = tmp_path / "child.py"
    child.write_text(deaf + "time.sleep(600)\n", encoding="utf-8")
    begin = deaf + f"import subprocess, sys\nsubprocess.Popen([sys.executable, {str(child)!r}])\n" + BEGIN
    own = program(PLAYS + "\ntime.sleep(600)\n", begin)
    assert faults(games(tmp_path, own, "random", jobs=2), own) == (0, 0, 0, 0)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_no_program_outlives_the_arena(
    how: signal.Signals, jobs: str, tmp_path: Path, program: Write
) -> None:
    note = tmp_path / "notes"
    own = program(f"        open({str(note)!r}, 'w').write('asked')\n        time.sleep(600)\n")
    words = ["arena", "havana", own, "random", "--jobs", jobs, "--games", "4"]
    arena = subprocess.Popen(
        [*COMMAND, *words], cwd=tmp_path, env=surroundings(tmp_path), stderr=subprocess.DEVNULL
    )
    until = time.monotonic() + 30
    while not note.exists():
        assert time.monotonic() < until
        time.sleep(0.05)
    assert running("program0.py")
    arena.send_signal(how)
    arena.wait(30)  # and the fixture looks whether anybody stayed


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
