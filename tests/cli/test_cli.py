"""The command line, run for real: what it does, and how it takes what is wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from malecon.cli import main
from malecon.commands.language import split_language, system_language
from malecon.games import GAMES
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from malecon.messages import LANGUAGES, say
from malecon.record import Record
from tests.support import ended

HAVANA = GAMES["havana"]
COMMAND = (sys.executable, "-m", "malecon.cli")


class Run:
    """What came of a command."""

    def __init__(self, done: subprocess.CompletedProcess[str]) -> None:
        self.code, self.out, self.err = done.returncode, done.stdout, done.stderr


def surroundings(folder: Path, **variables: str) -> dict[str, str]:
    ours = {"XDG_DATA_HOME": str(folder / "data"), "LC_ALL": "C.UTF-8", "TERM": "dumb", "COLUMNS": "100"}
    return {**os.environ, **ours, **variables}


def malecon(folder: Path, *words: str, typed: str = "", **variables: str) -> Run:
    """Run a command in this folder."""
    done = subprocess.run(
        [*COMMAND, *words],
        cwd=folder,
        env=surroundings(folder, **variables),
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert "Traceback" not in done.stderr
    return Run(done)


def refused(folder: Path, *words: str, **variables: str) -> str:
    """A command that cannot be carried out: one sentence on stderr, and the exit code 2."""
    done = malecon(folder, *words, **variables)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    return done.err


def played(seed: int = 1, answers: int = 10_000) -> Record:
    record = Record(HAVANA, 3, names=["Ana", "Beñat", "Chloë"])
    rng = Rng(seed)
    while record.state.seat != OVER and len(record) < answers:
        record.add(int(record.state.seat), int(random_action(record.state, rng)))
    return record


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game in a file."""
    played().save(tmp_path / "game.txt")
    return tmp_path / "game.txt"


# --- what is here ---


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_help_lists_the_commands(tmp_path: Path, words: list[str]) -> None:
    done = malecon(tmp_path, *words)
    assert done.code == 0
    for command in ("games", "play", "replay", "simulate", "record", "tiles"):
        assert command in done.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "replay", "simulate", "games", "tiles check", "record check"])
def test_help_of_a_command_in_every_language(
    capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    assert main([*command.split(), "--help", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{say('cli-usage', language)} malecon {command}")
    if command == "play":
        assert say("cli-any-game", language)[:20] in out


def test_version_says_whether_the_engine_is_compiled(tmp_path: Path) -> None:
    import malecon as package
    import malecon.kernel.state as state

    done = malecon(tmp_path, "--version")
    engine = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
    assert done.out.startswith(f"Malecón {package.__version__}, {engine} engine, Python ")


def test_games_are_listed(tmp_path: Path) -> None:
    done = malecon(tmp_path, "games")
    assert "havana: 2 to 4 players" in done.out
    assert "--option round_limit=…  100, 0, 1–10000  (H45)" in done.out
    assert "--tiles FILE" in done.out


def test_games_are_listed_for_programs(tmp_path: Path) -> None:
    listed = json.loads(malecon(tmp_path, "games", "--json").out)
    assert [entry["game"] for entry in listed] == list(GAMES)
    assert listed[0]["options"][0]["name"] == "round_limit"


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "report"])
def test_there_is_an_option_for_every_file_that_some_game_takes(tmp_path: Path, command: str) -> None:
    told = malecon(tmp_path, command, "--help").out
    for game in GAMES.values():
        for name in game.box_files:
            assert f"--{name}" in told
    assert "--files" not in told


# --- languages ---


def test_the_language_may_stand_anywhere() -> None:
    assert split_language(["--lang", "de", "games"]) == ("de", ["games"])
    assert split_language(["games", "--lang=nl", "--json"]) == ("nl", ["games", "--json"])
    assert split_language(["replay", "--", "--lang", "es"]) == (None, ["replay", "--", "--lang", "es"])


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT", "LC_ALL": "nl_NL"}, "nl"),
        ({"LANG": "es", "LC_ALL": ""}, "es"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_errors_are_told_in_the_language_of_the_system(tmp_path: Path) -> None:
    assert "gibt es hier nicht" in refused(tmp_path, "simulate", "chess", LC_ALL="de_DE.UTF-8")
    assert "no hay" in refused(tmp_path, "simulate", "chess", "--lang", "es", LC_ALL="de_DE.UTF-8")


def test_a_terminal_without_accents_gets_none(tmp_path: Path) -> None:
    done = malecon(tmp_path, "simulate", "chess", LC_ALL="C", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.err.startswith("There is no game ?chess? here.")


# --- simulating ---


def test_simulate_tells_what_the_games_were_like(tmp_path: Path) -> None:
    done = malecon(tmp_path, "simulate", "havana", "--players", "4", "--games", "30", "--jobs", "1")
    assert done.code == 0
    assert "havana, 4 players, 30 games at random, seed 0" in done.out
    assert "Ended by: goal reached" in done.out
    assert "games/s" in done.out
    assert done.err == ""


def test_simulate_gives_the_same_json_whatever_the_jobs(tmp_path: Path) -> None:
    words = ["simulate", "havana", "--games", "25", "--seed", "3", "--option", "round_limit=5", "--json"]
    one, two = (json.loads(malecon(tmp_path, *words, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one.pop("speed")["seconds"] > 0
    del two["speed"]
    assert one == two
    assert one["options"] == {"round_limit": 5}
    assert one["rounds"]["most"] == 5


def test_simulate_with_an_owners_tiles(tmp_path: Path) -> None:
    text = HAVANA.write_box_file("tiles")
    (tmp_path / "mine.toml").write_text(text.replace('"1: 3$"', '"9: 3$"'), encoding="utf-8")
    words = ["simulate", "havana", "--games", "10", "--json", "--jobs", "1"]
    ours = json.loads(malecon(tmp_path, *words).out)
    mine = json.loads(malecon(tmp_path, *words, "--tiles", "mine.toml").out)
    assert ours["seats"] != mine["seats"]


# --- records ---


def test_a_sound_record(tmp_path: Path, game: Path) -> None:
    done = malecon(tmp_path, "record", "check", "game.txt")
    assert done.code == 0
    assert "The record is sound: havana, 3 players" in done.out
    assert done.out.splitlines()[1] == game.read_text(encoding="utf-8").splitlines()[-1]


def test_a_sound_record_of_a_game_that_goes_on(tmp_path: Path) -> None:
    played(answers=20).save(tmp_path / "game.txt")
    assert "The game is not over; seat 1 is asked." in malecon(tmp_path, "record", "check", "game.txt").out


@pytest.mark.parametrize("command", ["record check", "replay", "play --resume"])
def test_an_edited_record_is_refused_everywhere(tmp_path: Path, game: Path, command: str) -> None:
    text = game.read_text(encoding="utf-8").splitlines()
    line = next(number for number, words in enumerate(text) if words.startswith("0 "))
    text[line] = "0 lay siesta"
    edited = "\n".join([*text, ""])
    game.write_text(edited, encoding="utf-8")
    told = refused(tmp_path, *command.split(), "game.txt")
    assert told.startswith(f"“game.txt”, line {line + 1}: “lay siesta” is not allowed here. ")
    assert "(H" in told
    assert game.read_text(encoding="utf-8") == edited


def test_a_torn_record_is_told_kindly(tmp_path: Path, game: Path) -> None:
    text = game.read_text(encoding="utf-8")
    game.write_text(text[:-5], encoding="utf-8")
    told = refused(tmp_path, "record", "check", "game.txt")
    assert "breaks off in the middle" in told
    assert f"line {text.count(chr(10))}:" in told


def test_a_torn_game_goes_on_from_its_last_whole_line(tmp_path: Path) -> None:
    record = played(answers=19)
    (tmp_path / "game.txt").write_text(record.text() + "0 cho", encoding="utf-8")
    done = malecon(tmp_path, "play", "--resume", "game.txt", "--people", "3")
    assert "The last line was cut short and is left out: “0 cho”." in done.err
    assert Record.load(tmp_path / "game.txt").text() == record.text()


def test_a_newer_record_is_refused(tmp_path: Path, game: Path) -> None:
    text = game.read_text(encoding="utf-8")
    game.write_text(text.replace('"rules": 1', '"rules": 99', 1), encoding="utf-8")
    assert "version 99 of the rules of havana" in refused(tmp_path, "record", "check", "game.txt")
    game.write_text(text.replace('"malecon": 1', '"malecon": 99', 1), encoding="utf-8")
    assert "format 99" in refused(tmp_path, "record", "check", "game.txt")


# --- playing and looking back ---


def test_play_is_saved_and_goes_on(tmp_path: Path) -> None:
    words = ["play", "havana", "--players", "2", "--bots", "random", "--seed", "2", "--save", "a.txt"]
    start = malecon(tmp_path, *words, typed="1\n1\ndone\n")
    assert start.code == 0
    first = Record.load(tmp_path / "a.txt")
    assert first.extra["bots"] == ["", "random"]
    assert [line for line in first.lines if line.startswith("0 ")][:2] == [
        "0 choose siesta",
        "0 choose refreshment",
    ]
    on = malecon(tmp_path, "play", "--resume", "a.txt", typed="1\n1\ndone\n")
    assert on.code == 0
    then = Record.load(tmp_path / "a.txt")
    assert then.lines[: len(first.lines)] == first.lines
    mine = [line for line in then.lines[len(first.lines) :] if line.startswith("0 ")]
    assert mine[0].startswith("0 cover "), "the open cards lie; another is laid over one of them"


def test_bots_play_a_whole_game_among_themselves(tmp_path: Path) -> None:
    seats = ["--people", "0", "--bots", "random", "--seed", "1"]
    words = ["play", "havana", *seats, "--option", "round-limit=2"]
    assert malecon(tmp_path, *words, "--save", "a.txt").code == 0
    record = Record.load(tmp_path / "a.txt")
    assert record.state.seat == OVER
    assert record.options == {"round_limit": 2}


def test_without_a_place_a_game_is_saved_among_the_users_data(tmp_path: Path) -> None:
    for _ in range(2):
        assert malecon(tmp_path, "play", "havana").code == 0
    found = list(tmp_path.glob("data/**/havana-*.txt"))
    assert len(found) == 2
    Record.load(found[0])


def test_nothing_is_written_over(tmp_path: Path, game: Path) -> None:
    before = game.read_text(encoding="utf-8")
    assert "is there already" in refused(tmp_path, "play", "havana", "--save", "game.txt")
    assert game.read_text(encoding="utf-8") == before


def test_replay_shows_a_table(tmp_path: Path, game: Path) -> None:
    done = malecon(tmp_path, "replay", "game.txt", "--at", "40", "--seat", "1")
    assert done.code == 0
    assert "Beñat" in done.out


# --- an owner's components ---


@pytest.mark.parametrize("name", [name for game in GAMES.values() for name in game.box_files])
def test_what_is_shown_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    file = tmp_path / "mine.toml"
    for language in LANGUAGES:
        assert main([name, "show", "--lang", language]) == 0
        shown = capsys.readouterr().out
        assert shown.startswith("# ")
        file.write_text(shown, encoding="utf-8")
        assert main([name, "check", str(file)]) == 0
        assert capsys.readouterr().err == ""


def test_all_errors_of_a_file_are_told(tmp_path: Path) -> None:
    text = HAVANA.write_box_file("tiles").replace("1: R", "1: Q").replace("7: 2B", "17: 2B")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    done = malecon(tmp_path, "tiles", "check", "mine.toml")
    assert done.code == 2
    assert done.err.splitlines() == [
        "“mine.toml”, line 3: Tile 1 asks for “Q”; known are R, Y, N, B, G, $, w, A.",
        "“mine.toml”, line 38: Tile 36 must be worth 1 to 9 points, not “17”.",
    ]
    assert "line 3" in refused(tmp_path, "simulate", "havana", "--tiles", "mine.toml")


# --- what is wrong ---


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("lobster", "There is no command “lobster”"),
        ("tiles lobster", "There is no command “lobster”"),
        ("simulate", "Something is missing: GAME"),
        ("simulate havanna", "Did you mean havana?"),
        ("simulate chess", "There is no game “chess” here"),
        ("simulate havana --lobster", "There is no option “--lobster”"),
        ("simulate havana --players 5", "is for 2 to 4 players, not for 5"),
        ("simulate havana --players many", "--players cannot be “many”"),
        ("simulate havana --players", "Something is missing: --players"),
        ("simulate havana --games 0", "The number of games must be from 1"),
        ("simulate havana --games 1 --games 2", "“--games” is given twice"),
        ("simulate havana 3", "This was too much: “3”"),
        ("simulate havana --option round_limit", "An option is given as name=value"),
        ("simulate havana --option lobsters=3", "has no option “lobsters”. It has: round_limit"),
        (
            "simulate havana --option round_limit=many",
            'cannot be "many"; it can be 100, 0, 1–10000 (rule H45)',
        ),
        ("simulate havana --option round_limit=-1", "cannot be -1"),
        ("simulate havana --option round_limit=1 --option round_limit=2", "is given twice"),
        ("simulate havana --tiles no.toml", "There is no file “no.toml”"),
        ("simulate havana --tiles .", "“.” is a folder"),
        ("simulate havana --ships no.toml", "The game havana knows no file of ships"),
        ("play --players 3", "Which game?"),
        ("play chess", "There is no game “chess” here"),
        ("play havana --players 1", "not for 1"),
        ("play havana --people 4", "the table has 3 seats"),
        ("play havana --bots lobster", "There is no bot “lobster”"),
        ("play havana --bots random,random,random", "3 bots for 2 free seats"),
        ("play havana --name Ana", "1 names for 3 seats"),
        ("play havana --save no/such/game.txt", "there is no such folder"),
        ("play havana --save .", "“.” is a folder"),
        ("play havana --resume no.txt", "--resume does not go together with game"),
        ("play --resume no.txt", "There is no file “no.txt”"),
        ("replay no.txt", "There is no file “no.txt”"),
        ("replay", "Something is missing: FILE"),
        ("record check .", "“.” is a folder"),
        ("tiles check no.toml", "There is no file “no.toml”"),
        ("games --lang fr", "Malecón does not speak “fr”. It speaks: en (English), "),
        ("games --lang", "Malecón does not speak “”"),
    ],
)
def test_bad_input_is_one_kind_sentence(tmp_path: Path, words: str, told: str) -> None:
    assert told in refused(tmp_path, *words.split())
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "told"), [("--at 9999", "answers; it cannot"), ("--seat 3", "seats 0 to 2")]
)
def test_places_that_a_record_does_not_have(tmp_path: Path, game: Path, words: str, told: str) -> None:
    assert told in refused(tmp_path, "replay", "game.txt", *words.split())


def test_words_from_outside_move_no_cursor(tmp_path: Path) -> None:
    assert "\x1b" not in refused(tmp_path, "simulate", "\x1b[2Jchess")
    assert "\x1b" not in refused(tmp_path, "record", "check", "\x1b[2J.txt")


# --- interrupted ---


def test_a_reader_who_has_read_enough_is_no_error(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "tiles", "show"],
        env=surroundings(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait(60) == 141


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a disk that is always full")
def test_a_full_disk_is_told(tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*COMMAND, "tiles", "show"],
            env=surroundings(tmp_path),
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
    assert (done.returncode, done.stderr) == (2, "The system refused: No space left on device.\n")


#: Runs the command line and interrupts it, as Ctrl-C would, when something is imported or games are played.
INTERRUPTED = """
import os, signal, sys
from malecon.cli import main
moment = sys.argv.pop(1)
def interrupt(*_, **more):
    os.killpg(0, signal.SIGINT)
sys.addaudithook(lambda event, args: interrupt() if (event, args[:1]) == ("import", (moment,)) else None)
if moment == "played":
    from rich.progress import Progress
    Progress.update = interrupt
sys.exit(main())
"""


@pytest.mark.parametrize(
    "moment",
    ["malecon.commands.app", "malecon.games", "malecon.lab.simulate", "multiprocessing.spawn", "played"],
)
def test_ctrl_c_at_any_moment(tmp_path: Path, moment: str) -> None:
    words = ["simulate", "havana", "--games", "1000000", "--jobs", "2"]
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, moment, *words],
        env=surroundings(tmp_path),
        capture_output=True,
        encoding="utf-8",
        start_new_session=True,
        timeout=60,
    )
    assert done.returncode == 130
    assert done.stderr.strip() in ("Interrupted.", "")  # the words themselves may be what was being imported


def test_ctrl_c_in_a_game_loses_nothing(tmp_path: Path) -> None:
    with (
        subprocess.Popen(
            [*COMMAND, "play", "havana", "--bots", "random", "--seed", "2", "--save", "a.txt"],
            cwd=tmp_path,
            env=surroundings(tmp_path),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        ) as child,
        ended(child),
    ):
        assert child.stdin is not None
        child.stdin.write("1\n1\ndone\n")
        child.stdin.flush()
        for _ in range(300):
            time.sleep(0.1)
            if (tmp_path / "a.txt").exists() and "choose" in (tmp_path / "a.txt").read_text(encoding="utf-8"):
                break
        os.killpg(child.pid, signal.SIGINT)
        _, told = child.communicate(timeout=60)
    assert child.returncode == 130
    assert "Traceback" not in told
    assert "0 choose siesta" in Record.load(tmp_path / "a.txt").lines
