"""`malecon arena` and `malecon report`, run for real: what they print, and that nothing stops them long."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from malecon.cli import main
from malecon.kernel.game import Json
from malecon.messages import LANGUAGES
from tests.cli.test_cli import COMMAND, malecon, refused, surroundings
from tests.lab.guests import PLAYS, Write
from tests.support import ended

RECORD = Path(__file__).parents[2] / "docs" / "games" / "havana.txt"
SHORT = ("--option", "round_limit=2")
ARENA = ("arena", "havana", "greedy", "random", "--games", "4", "--jobs", "1", *SHORT)
REPORT = ("report", "havana", "--bots", "random", "--games", "9", "--jobs", "1")


def numbers(folder: Path, *words: str) -> Json:
    done = malecon(folder, *words, "--json")
    assert done.code == 0
    assert re.fullmatch(r"(Played before: .* --fresh begins anew\.\n)?", done.err)
    found: Json = json.loads(done.out)
    found.pop("speed", None)
    return found


# --- arena ---


def test_the_arena_shows_who_is_better(tmp_path: Path) -> None:
    done = malecon(tmp_path, *ARENA, "--players", "3", "--chart", "chart.svg")
    assert done.code == 0
    assert done.out.startswith("havana, 3 players, 6 games, seed 0\n")
    assert re.search(r"greedy +2 × random +3 ", done.out)
    root = ElementTree.fromstring((tmp_path / "chart.svg").read_bytes())
    assert "greedy – 2 × random" in [part.text for part in root.iter("{http://www.w3.org/2000/svg}text")]
    kept = re.search(r"The games are kept in (.*)", done.out)
    assert kept
    assert Path(kept[1]).is_file()


def test_the_arena_for_programs(tmp_path: Path) -> None:
    found = numbers(tmp_path, *ARENA)
    assert [entry["bot"] for entry in found["meetings"]] == ["greedy", "random"]
    rows = list(csv.DictReader(io.StringIO(malecon(tmp_path, *ARENA, "--csv").out)))
    assert len(rows) == 8
    greedy = found["meetings"][0]["wins"]
    assert sum(float(row["won"]) for row in rows if row["bot"] == "greedy") == pytest.approx(greedy)


def test_names_are_told_whole(tmp_path: Path) -> None:
    """Also in a window of 80 signs."""
    (tmp_path / "a_program_with_a_long_name.py").write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    heard = json.loads(line)\n"
        "    if heard['type'] == 'hello': print(json.dumps({'type': 'hello'}), flush=True)\n"
        "    if heard['type'] == 'question':\n"
        "        print(json.dumps({'type': 'answer', 'id': heard['id'], 'answer': '1'}), flush=True)\n"
    )
    program = f"cmd:{sys.executable} a_program_with_a_long_name.py"
    words = ("arena", "havana", program, "greedy", "--games", "4", "--jobs", "1", *SHORT)
    done = malecon(tmp_path, *words, COLUMNS="80")
    assert done.code == 0
    assert "…" not in done.out
    assert "_long_name.py" in done.out


def test_programs_play_by_a_seed_that_they_cannot_guess(tmp_path: Path, program: Write) -> None:
    """And that is kept, so that the same command goes on, and told, so that others play the same games."""
    own = program(PLAYS)
    words = ("arena", "havana", own, "random", "--jobs", "1", *SHORT)
    for place in ("here", "there"):
        (tmp_path / place).mkdir()
    seeds = [numbers(tmp_path / place, *words, "--games", "2")["seed"] for place in ("here", "there")]
    assert 0 not in seeds
    assert seeds[0] != seeds[1]
    kept = tmp_path / "here" / "data" / "malecon" / "lab" / "seed"
    assert kept.stat().st_mode & 0o077 == 0
    again = malecon(tmp_path / "here", *words, "--games", "4")
    assert again.err == "Played before: 2 of 4 games; --fresh begins anew.\n"
    assert f"seed {seeds[0]}\n" in again.out
    assert numbers(tmp_path / "here", *words, "--games", "2", "--seed", "0")["seed"] == 0
    kept.write_text("damaged")
    assert numbers(tmp_path / "here", *words, "--games", "2")["seed"] not in (0, *seeds)
    assert "the same --seed" in refused(tmp_path, *words, "--part", "1/2")
    kept.unlink()
    kept.mkdir()
    assert "is a folder" in refused(tmp_path / "here", *words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [ARENA, REPORT])
def test_every_language_is_spoken(
    tmp_path: Path, command: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main([*command, "--lang", language]) == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["havana", "greedy"], "at least two bots"),
        (["havana", "greedy", "clairvoyant"], "no bot “clairvoyant”"),
        (["havana", "greedy", "greedy"], "twice"),
        (["havana", "greedy", "random", "--players", "5"], "2 to 4 players"),
        (["havana", "greedy", "random", "--json", "--csv"], "not both"),
        (["havana", "greedy", "random", "--chart", "no/where.svg"], "no such folder"),
        (["havana", "greedy", "random", "--chart", "."], "is a folder"),
        (["havana", "greedy", "random", "--games", "0"], "from 1 to"),
        (["chess", "greedy", "random"], "no game “chess”"),
        (["havana", "greedy", "random", "--option", "lobsters=1"], "no option “lobsters”"),
    ],
)
def test_the_arena_says_what_is_wrong(tmp_path: Path, words: list[str], told: str) -> None:
    assert told in refused(tmp_path, "arena", *words)


def test_a_bot_that_fails_is_told_with_its_record(tmp_path: Path) -> None:
    own = (
        "class Bad:\n    def __init__(self, game): ...\n    def choose(self, seen): raise KeyError('[red]')\n"
    )
    (tmp_path / "own.py").write_text(own)
    done = malecon(tmp_path, "arena", "havana", "own.py:Bad", "random", "--games", "2", "--jobs", "2", *SHORT)
    assert done.code == 0
    found = re.search(
        r"own.py:Bad failed after \d+ answers: KeyError: '\[red\]' \(own\.py:\d+\)\. The record: (.*)",
        done.out,
    )
    assert found
    assert malecon(tmp_path, "record", "check", found[1]).code == 0


# --- stopped, and gone on with ---


SLOW = """
import time

class Slow:
    def __init__(self, game):
        pass

    def choose(self, seen):
        time.sleep(0.005)
        return seen.legal[seen.rng.below(len(seen.legal))]
"""


class Running:
    """An arena that takes a while, in a session of its own, so that what it started can be counted."""

    WORDS = ("arena", "havana", "slow.py:Slow", "random", "--games", "30", "--jobs", "2", *SHORT)

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "slow.py").write_text(SLOW)
        self.process = subprocess.Popen(
            [*COMMAND, *self.WORDS],
            cwd=folder,
            env=surroundings(folder),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        )

    def lines(self) -> int:
        return sum(
            len(path.read_bytes().splitlines()) for path in self.folder.glob("data/malecon/lab/*.jsonl")
        )

    def wait_for(self, lines: int) -> None:
        end = time.monotonic() + 60
        while self.lines() < lines:
            assert time.monotonic() < end, "no games are played"
            assert self.process.poll() is None, "it was over before it could be stopped"
            time.sleep(0.01)

    def all_gone(self) -> bool:
        """Whether nothing that it started is left."""
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                os.killpg(self.process.pid, 0)
            except ProcessLookupError:
                return True
            time.sleep(0.05)
        return False


@pytest.mark.skipif(os.name == "nt", reason="signals are sent as POSIX has them")
@pytest.mark.parametrize(
    ("sign", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGKILL, -9)]
)
def test_stopped_it_leaves_nothing_running_and_goes_on_later(
    tmp_path: Path, sign: signal.Signals, code: int
) -> None:
    running = Running(tmp_path)
    with ended(running.process):
        running.wait_for(4)
        running.process.send_signal(sign)
        out, err = running.process.communicate(timeout=60)
        assert (running.process.returncode, out) == (code, "")
        assert "Traceback" not in err
        assert running.all_gone()
    played = running.lines() - 1
    assert 3 <= played < 30
    first = next(tmp_path.glob("data/malecon/lab/*.jsonl")).read_bytes().splitlines()[1]
    gone_on = numbers(tmp_path, *Running.WORDS)
    assert next(tmp_path.glob("data/malecon/lab/*.jsonl")).read_bytes().splitlines()[1] == first
    assert gone_on == numbers(tmp_path, *Running.WORDS, "--fresh")


# --- report ---


def test_the_report_is_a_page_and_numbers(tmp_path: Path) -> None:
    done = malecon(tmp_path, *REPORT)
    assert done.code == 0
    assert "havana-report.html" in done.out
    page = (tmp_path / "havana-report.html").read_text(encoding="utf-8")
    assert "malecon report havana --games 9 --bots random --seed 0" in page
    assert "<svg" in page
    assert not re.findall(r"""(?:src|href)="(?!#)""", page)
    found = numbers(tmp_path, *REPORT, "--html", "other.html")
    assert found["games"] == 9
    assert (tmp_path / "other.html").read_text(encoding="utf-8") == page


def test_the_report_says_that_its_bot_failed(tmp_path: Path) -> None:
    own = "class Bad:\n    def __init__(self, game): ...\n    def choose(self, seen): raise KeyError\n"
    (tmp_path / "own.py").write_text(own)
    words = ("report", "havana", "--bots", "own.py:Bad", "--players", "2", "--games", "1", "--jobs", "1")
    done = malecon(tmp_path, *words, *SHORT)
    found = re.search(r"own.py:Bad failed [0-9,]+ times; any legal answer was given for it then", done.out)
    assert (done.code, bool(found)) == (0, True)
    assert found
    assert found[0] in (tmp_path / "havana-report.html").read_text(encoding="utf-8")
    good = malecon(tmp_path, *REPORT)
    assert "failed" not in good.out + (tmp_path / "havana-report.html").read_text(encoding="utf-8")


def test_a_net_that_is_shipped_keeps_its_size(tmp_path: Path) -> None:
    for size in (("--width", "64"), ("--depth", "16")):
        told = refused(tmp_path, "train", "havana", "--shipped", *size)
        assert "--width and --depth are those of the net that comes with havana, 128 and 32" in told


def test_so_many_processes_would_choke_any_machine(tmp_path: Path) -> None:
    for command in (("arena", "havana", "greedy", "random"), ("analyse", str(RECORD))):
        assert "The number of jobs must be from 1 to 256, not 257" in refused(
            tmp_path, *command, "--jobs", "257"
        )


@pytest.mark.parametrize("minutes", ["0", "-1", "nan", "inf", "1e9", "1000000000000000000000000000000"])
def test_training_that_cannot_last_so_long_is_told(tmp_path: Path, minutes: str) -> None:
    assert "a number above 0 and up to 100,000" in refused(tmp_path, "train", "havana", "--minutes", minutes)


def test_the_command_in_the_page_names_all_that_was_chosen(tmp_path: Path) -> None:
    malecon(tmp_path, *REPORT, "--players", "2", "--seed", "5", *SHORT, "--html", "a.html")
    page = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert "--bots random --seed 5 --players 2 --option round_limit=2" in page


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "clairvoyant"], "no bot “clairvoyant”"),
        (["--players", "7"], "2 to 4 players"),
        (["--html", "no/where.html"], "no such folder"),
        (["--games", "0"], "from 1 to"),
    ],
)
def test_the_report_says_what_is_wrong(tmp_path: Path, words: list[str], told: str) -> None:
    assert told in refused(tmp_path, "report", "havana", *words)
