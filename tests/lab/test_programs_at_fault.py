"""Programs in the arena that do wrong: it is counted, nothing they do stops the games, and none stays."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from malecon.kernel.state import OVER
from malecon.lab.programs import MOST_FAILURES, MOST_FORFEITS, TRIES
from malecon.record import Record
from malecon.rulebook import rules
from tests.cli.test_cli import COMMAND, surroundings
from tests.lab.guests import BEGIN, PLAYS, Write, faults, games, running, standing
from tests.support import ended

pytestmark = pytest.mark.usefixtures("nobody_stays")


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


def test_a_game_that_is_forfeited_at_several_seats_is_one_game(tmp_path: Path, program: Write) -> None:
    own = program("        sys.exit(3)\n")
    result = games(tmp_path, "random", own, n=6, players=3)
    line_ups = [result.line_up(number).names.count(own) for number in range(6)]
    assert line_ups[:MOST_FORFEITS] == [2] * MOST_FORFEITS
    _, _, failures, forfeits = faults(result, own)
    assert failures == 2 * MOST_FORFEITS * MOST_FAILURES
    assert forfeits == sum(line_ups)


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
    with ended(arena):
        until = time.monotonic() + 30
        while not note.exists():
            assert time.monotonic() < until
            time.sleep(0.05)
        assert running("program0.py")
        arena.send_signal(how)
        arena.wait(30)  # and the fixture looks whether anybody stayed
