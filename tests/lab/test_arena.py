"""The arena: fair line-ups, the same games from the same seed, results that survive, and bots that fail."""

from __future__ import annotations

import errno
import json
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.kernel.state import OVER
from malecon.lab import kept as keeping
from malecon.lab.arena import MOST_FAULTS, Arena, line_ups, play
from malecon.lab.ranges import Part
from malecon.lab.report import Report
from malecon.lab.report import play as play_report
from malecon.lab.standings import MOST_RECORDS, Standings
from malecon.messages import LANGUAGES
from malecon.record import Record
from tests.bots.nets import drawn_file
from tests.cli.test_cli import malecon

HAVANA = GAMES["havana"]
SHORT = {"round_limit": 2}  # two rounds are enough to see who plays


def arena(*bots: str, players: int = 2, seed: int = 0) -> Arena:
    return Arena(HAVANA, bots, players, SHORT, seed=seed)


def told(result: Standings) -> Json:
    """All that must not differ from run to run."""
    summary = result.summary()
    del summary["speed"]
    return summary


# --- line-ups ---


def test_two_bots_sit_alone_against_a_table_of_the_other_in_every_seat() -> None:
    assert line_ups("ab", 2) == [("a", "b"), ("b", "a")]
    assert line_ups("ab", 3) == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
        ("b", "a", "a"),
        ("a", "b", "a"),
        ("a", "a", "b"),
    ]


def test_as_many_bots_as_seats_sit_together_in_every_order() -> None:
    found = line_ups("abcd", 4)
    assert len(set(found)) == 24
    assert all(sorted(line_up) == list("abcd") for line_up in found)


def test_the_first_bot_alone_sits_in_every_seat_among_each_of_the_others() -> None:
    assert line_ups("ab", 3, alone=True) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert line_ups("abc", 3, alone=True)[3:] == [("a", "c", "c"), ("c", "a", "c"), ("c", "c", "a")]
    assert line_ups("ab", 2, alone=True) == line_ups("ab", 2)


@pytest.mark.parametrize(("bots", "players"), [("abc", 2), ("abc", 4), ("abcd", 3), ("ab", 5), ("abcde", 5)])
def test_every_bot_sits_in_every_seat_equally_often(bots: str, players: int) -> None:
    found = line_ups(bots, players)
    assert len(found) == len(set(found))
    times = Counter((name, seat) for line_up in found for seat, name in enumerate(line_up))
    assert len(times) == len(bots) * players
    assert len(set(times.values())) == 1


def test_all_line_ups_play_the_same_deals() -> None:
    fair = arena("greedy", "random", players=3)
    assert [fair.deal(number) for number in range(7)] == [0] * 6 + [1]
    assert fair.whole(1) == 6
    assert fair.whole(7) == 12


# --- the same games ---


def test_the_games_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    bots = ("casual", "greedy", "strong:3")
    alone = play(arena(*bots, players=3), 6, folder=tmp_path / "alone")
    together = play(arena(*bots, players=3), 6, jobs=3, folder=tmp_path / "together")
    assert told(alone) == told(together)


def test_another_seed_plays_other_games(tmp_path: Path) -> None:
    one = play(arena("greedy", "random", seed=1), 4, folder=tmp_path)
    other = play(arena("greedy", "random", seed=2), 4, folder=tmp_path)
    assert one.path != other.path
    assert [result["scores"] for result in one.results] != [result["scores"] for result in other.results]


# --- what was played stays ---


def test_more_games_go_on_from_those_that_there_are(tmp_path: Path) -> None:
    counted: list[tuple[int, int]] = []
    play(arena("greedy", "random"), 4, folder=tmp_path)
    longer = play(arena("greedy", "random"), 8, folder=tmp_path, progress=lambda *now: counted.append(now))
    assert (counted[0], counted[-1]) == ((4, 8), (8, 8))
    assert told(longer) == told(play(arena("greedy", "random"), 8, folder=tmp_path / "anew"))
    shorter = play(arena("greedy", "random"), 2, folder=tmp_path)
    assert list(shorter.results) == list(longer.results)[:2]


def test_what_a_crash_has_cut_short_is_played_again(tmp_path: Path) -> None:
    whole = play(arena("greedy", "random"), 6, folder=tmp_path)
    lines = whole.path.read_bytes().splitlines(keepends=True)
    whole.path.write_bytes(b"".join(lines[:4]) + lines[4][:20])
    again = play(arena("greedy", "random"), 6, folder=tmp_path)
    assert told(again) == told(whole)
    assert len(whole.path.read_bytes().splitlines()) == 7


@pytest.mark.parametrize("rubbish", [b"", b"\x00\xff\n", b"{}\n", b"[1]\n"])
def test_a_file_that_is_none_of_ours_is_begun_anew(tmp_path: Path, rubbish: bytes) -> None:
    whole = play(arena("greedy", "random"), 2, folder=tmp_path)
    whole.path.write_bytes(rubbish)
    assert told(play(arena("greedy", "random"), 2, folder=tmp_path)) == told(whole)


def test_fresh_forgets_what_was_played(tmp_path: Path) -> None:
    first = play(arena("greedy", "random"), 4, folder=tmp_path)
    spoilt = first.path.read_text(encoding="utf-8").replace('"scores":[', '"scores":[9')
    first.path.write_text(spoilt, encoding="utf-8")
    assert told(play(arena("greedy", "random"), 4, folder=tmp_path)) != told(first)
    assert told(play(arena("greedy", "random"), 4, fresh=True, folder=tmp_path)) == told(first)


def test_a_changed_bot_never_mixes_with_its_former_self(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own.py"
    own.write_text(FIRST)
    before = arena(f"{own}:Own", "random").settings()
    own.write_text(FIRST.replace("0]", "-1]"))
    assert arena(f"{own}:Own", "random").settings() != before
    now = keeping.code_digest(HAVANA)
    monkeypatch.setattr(keeping, "is_source", lambda file: file.name.endswith("havana.py"))
    assert keeping.code_digest(HAVANA) != now


def test_two_runs_of_the_same_do_not_write_into_each_other(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    found: list[str] = []

    def meanwhile(played: int, total: int) -> None:
        with pytest.raises(MaleconError) as error:
            play(arena("greedy", "random"), 2, folder=tmp_path)
        found.append(error.value.key)

    play(arena("greedy", "random"), 2, folder=tmp_path, progress=meanwhile)
    assert set(found) == {"lab-runs-already"}


@pytest.mark.parametrize("number", [errno.ENOSYS, errno.ENOLCK, errno.EOPNOTSUPP, errno.EINVAL])
def test_where_files_cannot_be_locked_nobody_is_stopped(
    tmp_path: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")

    def flock(file: object, how: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(fcntl, "flock", flock)
    assert play(arena("greedy", "random"), 2, folder=tmp_path).games == 2


# --- what the numbers say ---


def made_up(bots: tuple[str, ...], players: int, results: list[Json]) -> Standings:
    table = Arena(HAVANA, bots, players)
    whole = [{"decisions": [2] * players, "seconds": [0.5] * players, **result} for result in results]
    return Standings(bots, table.line_ups, whole, Path("x.jsonl"), table.about())


def test_wins_are_counted_for_the_bot_and_its_company() -> None:
    results = [
        {"n": 0, "scores": [9, 4, 5], "winners": [0]},  # greedy random random
        {"n": 1, "scores": [9, 9, 5], "winners": [0, 1]},  # random greedy random
        {"n": 2, "scores": [1, 2, 3], "winners": [2]},  # random random greedy
        {"n": 3, "scores": [5, 6, 6], "winners": [1, 2]},  # random greedy greedy
    ]
    standings = made_up(("greedy", "random"), 3, results)
    alone, others, two, one = standings.meetings()
    assert (alone["bot"], alone["against"], alone["wins"], alone["games"]) == (
        "greedy",
        {"random": 2},
        2.5,
        3,
    )
    assert alone["fair"] == pytest.approx(1 / 3)
    assert (others["bot"], others["seats"], others["wins"]) == ("random", 2, 0.5)
    assert (two["bot"], two["against"], two["wins"], two["games"]) == ("greedy", {"random": 1}, 1.0, 1)
    assert (one["bot"], one["seats"], one["wins"]) == ("random", 1, 0.0)
    by_seat = {(entry["bot"], entry["seat"]): entry["wins"] for entry in standings.by_seat()}
    assert by_seat["greedy", 0] == 1
    assert by_seat["greedy", 1] == 0.5
    assert by_seat["random", 0] == 0
    differences = [9 - 4.5, 9 - 7, 3 - 1.5, 6 - 5]
    assert standings.differences("greedy").mean == pytest.approx(sum(differences) / 4)
    assert standings.differences("random").mean == pytest.approx(-sum(differences) / 4)
    assert standings.scores("greedy").mean == pytest.approx((9 + 9 + 3 + 6 + 6) / 5)
    assert standings.milliseconds("greedy") == pytest.approx(250)


def test_a_bot_that_has_not_played_in_a_part_has_no_rating(tmp_path: Path) -> None:
    pytest.importorskip("openskill")
    three = arena("random", "casual", "greedy")
    part = play(three, len(three.line_ups), folder=tmp_path, part=Part(1, 3))
    *played, left_out = part.summary()["standings"]
    assert left_out["bot"] == "greedy"
    assert left_out["rating"] is None
    assert all(entry["rating"]["deviation"] > 0 for entry in played)


def test_every_seat_of_every_game_has_a_row(tmp_path: Path) -> None:
    result = play(arena("greedy", "random", players=3), 6, folder=tmp_path)
    head, *rows = result.rows()
    assert len(rows) == 18
    assert all(len(row) == len(head) for row in rows)
    won = head.index("won")
    assert sum(float(row[won]) for row in rows) == pytest.approx(6)


def test_the_watch_runs_by_the_clock_too(tmp_path: Path) -> None:
    result = play(Arena(HAVANA, ("strong:1ms", "random"), 2, {"round_limit": 1}), 2, folder=tmp_path)
    assert result.milliseconds("strong:1ms") > result.milliseconds("random") >= 0


# --- bots of one's own, and bots that fail ---

FIRST = """
class Own:
    def __init__(self, game):
        self.game = game

    def choose(self, seen):
        return seen.legal[0]


class Bad(Own):
    def choose(self, seen):
        if len(seen.legal) > 2:
            raise RuntimeError("three are too many")
        return -1


class Unborn:
    def __init__(self, game):
        raise RuntimeError("not today")


class Mute:
    def __init__(self, game):
        self.choose = None


number = 3
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(FIRST)
    return path


def test_a_bot_of_ones_own_plays(tmp_path: Path, own: Path) -> None:
    result = play(arena(f"{own}:Own", "random"), 4, jobs=2, folder=tmp_path / "results")
    assert result.summary()["errors"] == []
    assert result.total("decisions", f"{own}:Own") > 0


CLASSES = """
from __future__ import annotations

import pickle
import sys
from dataclasses import dataclass


@dataclass
class Own:
    game: object

    def choose(self, seen):
        assert sys.modules[__name__].Own is Own
        assert pickle.loads(pickle.dumps(Thought(3))) == Thought(3)
        return seen.legal[0]


@dataclass
class Thought:
    deep: int
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_classes_of_a_file_are_found_where_they_say_that_they_are(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "random.py"  # as a module of Python's own is called
    path.write_text(CLASSES)
    result = play(arena(f"{path}:Own", "random"), 4, jobs, folder=tmp_path / "results")
    assert result.summary()["errors"] == []


NEIGHBOURLY = """
from helper import first


class Own:
    def __init__(self, game):
        import later

        self.later = later

    def choose(self, seen):
        import latest

        return first(seen)
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_of_ones_own_finds_what_lies_beside_it(tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "bots"
    folder.mkdir()
    (folder / "own.py").write_text(NEIGHBOURLY)
    (folder / "helper.py").write_text("def first(seen):\n    return seen.legal[0]\n")
    (folder / "later.py").write_text("")
    (folder / "latest.py").write_text("")
    words = ("arena", "havana", "bots/own.py:Own", "random", "--option", "round_limit=2", "--games", "4")
    done = malecon(tmp_path, *words, "--jobs", jobs, "--json")
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)["errors"] == []


def test_a_bot_whose_neighbour_has_changed_never_mixes_with_its_former_self(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(NEIGHBOURLY.replace("import latest", ""))
    (tmp_path / "later.py").write_text("")
    words = ("own.py:Own", "random", "--option", "round_limit=2", "--games", "4", "--jobs", "1", "--json")
    points = []
    for place in (0, -1, 0):
        (tmp_path / "helper.py").write_text(f"def first(seen):\n    return seen.legal[{place}]\n")
        found = json.loads(malecon(tmp_path, "arena", "havana", *words).out)
        points.append([entry["score"] for entry in found["standings"]])
    assert points[0] == points[2] != points[1]
    assert len(list(tmp_path.rglob("arena-havana-*.jsonl"))) == 2


@pytest.mark.parametrize(
    "words", [("arena", "havana", "casual", "random"), ("report", "havana", "--bots", "random")]
)
def test_games_of_before_are_said_to_be_so(tmp_path: Path, words: tuple[str, ...]) -> None:
    def err(games: int, *more: str) -> str:
        few = ("--option", "round_limit=2", "--games", str(games), "--jobs", "1", "--json")
        done = malecon(tmp_path, *words, *few, *more)
        assert done.code == 0
        assert json.loads(done.out)["games"] == games
        return done.err

    assert err(2) == ""
    assert err(4) == "Played before: 2 of 4 games; --fresh begins anew.\n"
    assert "4 von 4" in err(4, "--lang", "de")
    assert err(2, "--fresh") == ""


def test_no_bot_plays_by_the_neighbour_of_another(tmp_path: Path) -> None:
    """As whoever compares a bot with what it was before has them in two folders."""
    for name, place in {"old": 0, "new": -1}.items():
        folder = tmp_path / name
        folder.mkdir()
        (folder / "own.py").write_text(
            NEIGHBOURLY.replace("import latest", "").replace("import later", "later=0")
        )
        (folder / "helper.py").write_text(f"def first(seen):\n    return seen.legal[{place}]\n")
    done = malecon(tmp_path, "arena", "havana", "old/own.py:Own", "new/own.py:Own", "--games", "2")
    assert done.code == 2
    assert "“helper”" in done.err


def test_of_a_file_that_breaks_nothing_is_left(tmp_path: Path) -> None:
    path = tmp_path / "halfway.py"
    path.write_text("number = 3\nraise ValueError")
    with pytest.raises(MaleconError):
        arena(f"{path}:Own", "random")
    assert not [name for name in sys.modules if "halfway" in name]


def test_a_bot_that_fails_is_told_of_and_no_game_is_lost(tmp_path: Path, own: Path) -> None:
    bad = f"{own}:Bad"
    results = [play(arena(bad, "random"), 4, jobs, folder=tmp_path / str(jobs)) for jobs in (1, 2)]
    for result in results:
        summary = result.summary()
        standing = {entry["bot"]: entry for entry in summary["standings"]}
        assert standing[bad]["errors"] == result.total("decisions", bad)
        assert standing["random"]["errors"] == 0
        assert {error["bot"] for error in summary["errors"]} == {bad}
        texts = {error["error"] for error in summary["errors"]}
        place = FIRST.splitlines().index('            raise RuntimeError("three are too many")') + 1
        assert f"RuntimeError: three are too many (own.py:{place})" in texts
        for error in summary["errors"]:
            record = Record.load(error["record"])
            assert record.state.seat == OVER
            assert record.extra["bots"][error["seat"]] == bad
            assert record.answers[error["after"]][0] == error["seat"]
            assert record.extra["errors"][0]["error"].partition(":")[0] in ("RuntimeError", "ValueError")
        per_game = Counter(error["game"] for error in summary["errors"])
        assert max(per_game.values()) <= MOST_FAULTS
    assert [one["scores"] for one in results[0].results] == [one["scores"] for one in results[1].results]


WHOLE = """
class Whole:
    def __init__(self, number):
        self.number = number

    def __index__(self):
        return self.number

    def __eq__(self, other):
        return self.number == other


def bot(answer):
    def made(game):
        class Made:
            def choose(self, seen):
                return answer(seen.legal[0])

        return Made()

    return made


Like = bot(Whole)
Plain = bot(int)
Half = bot(float)
Word = bot(str)
Nothing = bot(lambda number: None)
"""


def test_an_answer_of_another_kind_is_a_failure_and_any_whole_number_is_one(tmp_path: Path) -> None:
    path = tmp_path / "kinds.py"
    path.write_text(WHOLE)
    played = {}
    for kind in ("Plain", "Like", "Half", "Word", "Nothing"):
        told_of: list[Json] = []
        name = f"{path}:{kind}"
        result = play(arena(name, "random"), 2, folder=tmp_path / "results", whole=told_of.append)
        asked = result.total("decisions", name)
        assert result.total("failed", name) == (0 if kind in ("Plain", "Like") else asked)
        played[kind] = [one.pop("answers") for one in told_of]
        assert json.dumps(played[kind])
    assert played["Plain"] == played["Like"]
    report = play_report(Report(HAVANA, f"{path}:Half", 2, SHORT), 1, folder=tmp_path / "results")
    assert report.summary()["errors"] > 0


EXITS = """
import os
import signal
import sys


class Bad:
    def __init__(self, game):
        self.asked = 0

    def choose(self, seen):
        self.asked += 1
        (exit, quit, sys.exit)[self.asked % 3](self.asked % 2)


class Unborn:
    def __init__(self, game):
        sys.exit()


class Signalled(Bad):
    def choose(self, seen):
        os.kill(os.getpid(), signal.SIGTERM)
        return seen.legal[0]
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_wants_to_end_everything_fails(tmp_path: Path, jobs: int) -> None:
    bad = tmp_path / "exits.py"
    bad.write_text(EXITS)
    result = play(arena(f"{bad}:Bad", "random"), 4, jobs, folder=tmp_path / "results")
    asked = result.total("decisions", f"{bad}:Bad")
    assert result.total("failed", f"{bad}:Bad") == asked > 0
    assert any("SystemExit(1)" in error["error"] for error in result.errors())


@pytest.mark.skipif(os.name == "nt", reason="signals are sent as POSIX has them")
def test_an_arena_that_is_told_to_end_while_a_bot_thinks_ends(tmp_path: Path) -> None:
    (tmp_path / "exits.py").write_text(EXITS)
    done = malecon(tmp_path, "arena", "havana", "exits.py:Signalled", "random", "--jobs", "1")
    assert done.code == 128 + signal.SIGTERM


def test_fresh_forgets_the_records_too_and_they_do_not_pile_up(tmp_path: Path, own: Path) -> None:
    folder = tmp_path / "results"
    play(arena(f"{own}:Bad", "random"), MOST_RECORDS + 4, folder=folder)
    assert len(list(folder.glob("*.txt"))) == MOST_RECORDS
    play(arena(f"{own}:Bad", "random"), 2, fresh=True, folder=folder)
    assert len(list(folder.glob("*.txt"))) == 2


def test_games_that_are_played_again_leave_the_records_that_are_told(tmp_path: Path, own: Path) -> None:
    bad = arena(f"{own}:Bad", "random")
    whole = play(bad, MOST_RECORDS + 4, folder=tmp_path / "results")
    before = {path.name: path.read_text() for path in whole.path.parent.glob("*.txt")}
    whole.path.write_bytes(b"".join(whole.path.read_bytes().splitlines(keepends=True)[:4]))
    again = play(bad, MOST_RECORDS + 4, folder=tmp_path / "results")
    assert {path.name: path.read_text() for path in whole.path.parent.glob("*.txt")} == before
    assert len(before) == MOST_RECORDS
    assert all(Path(error["record"]).exists() for error in again.errors() if error["record"])


@pytest.mark.parametrize(
    ("bots", "players", "key"),
    [
        (["greedy"], 2, "arena-too-few"),
        ([], 2, "arena-too-few"),
        (["greedy", "greedy"], 2, "arena-twice"),
        (["greedy", "clairvoyant"], 2, "bot-unknown"),
        (["greedy", "strong:0"], 2, "bot-budget"),
        (["greedy", "strong:many"], 2, "bot-budget"),
        (["greedy", "strong:"], 2, "bot-budget"),
        (["greedy", "strong:1000000000"], 2, "bot-budget"),
        (["greedy", "greedy:100"], 2, "bot-no-budget"),
        (["greedy", "steady:100"], 2, "bot-no-budget"),
        (["greedy", "own.net:greedy"], 2, "arena-no-net-bot"),
        (["greedy", "random"], 1, "players-wrong"),
        (["greedy", "random"], 5, "players-wrong"),
        (["greedy", "missing.py:Own"], 2, "file-missing"),
        (["greedy", "own.py:Nobody"], 2, "arena-no-such-bot"),
        (["greedy", "own.py:number"], 2, "arena-no-such-bot"),
        (["greedy", "own.py:Mute"], 2, "arena-no-choose"),
        (["greedy", "own.py:Unborn"], 2, "arena-bot-broken"),
        (["greedy", "torn.py:Own"], 2, "arena-bot-broken"),
        (["greedy", "exits.py:Unborn"], 2, "arena-bot-broken"),
        (["greedy", "ends.py:Own"], 2, "arena-bot-broken"),
    ],
)
def test_what_cannot_be_played_is_told(
    bots: list[str], players: int, key: str, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(own.parent)
    Path("torn.py").write_text("class Own(")
    Path("ends.py").write_text("raise SystemExit")
    Path("exits.py").write_text(EXITS)
    with pytest.raises(MaleconError) as found:
        Arena(HAVANA, bots, players)
    assert found.value.key == key
    assert found.value.message("de")


def test_what_python_cannot_read_is_told_in_one_line_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "torn.py").write_text("number = 3\ndef x(:")
    (tmp_path / "lines.py").write_text("raise ValueError('one\\ntwo')")
    with pytest.raises(MaleconError, match=r"SyntaxError: [a-z ]+ \(torn\.py:2\)$"):
        Arena(HAVANA, ["greedy", f"{tmp_path}/torn.py:Own"], 2)
    with pytest.raises(MaleconError, match=r"ValueError: one two"):
        Arena(HAVANA, ["greedy", f"{tmp_path}/lines.py:Own"], 2)


def test_what_is_wrong_with_a_net_is_told_with_its_file(tmp_path: Path) -> None:
    for name, data in {"broken.net": b"no net", "other.net": drawn_file("cuba")}.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(MaleconError, match=rf"{name}.*(not the file of a net|not made for havana)"):
            Arena(HAVANA, ["greedy", str(tmp_path / name)], 2)


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes")
@pytest.mark.parametrize("name", ["pipe.net", "pipe.py:Own"])
def test_nobody_waits_for_a_pipe(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name.partition(":")[0])
    with pytest.raises(MaleconError, match="no plain file"):
        Arena(HAVANA, ["greedy", str(tmp_path / name)], 2)


@pytest.mark.parametrize("change", [{"games": 0}, {"jobs": 0}, {"jobs": 1000}, {"games": 10**29}])
def test_absurd_numbers_are_told(change: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(MaleconError) as found:
        play(arena("greedy", "random"), **{"games": 2, "folder": tmp_path, **change})
    assert found.value.key == "number-wrong"
    for language in LANGUAGES:  # the sentence itself must not break
        assert str(change.get("games", "")) in found.value.message(language)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(MaleconError) as found:
        play(arena("greedy", "random"), 2, folder=tmp_path / "file" / "below")
    assert found.value.key == "file-unwritable"


def test_the_results_are_plain_json(tmp_path: Path) -> None:
    result = play(arena("greedy", "random"), 2, folder=tmp_path)
    assert json.loads(json.dumps(result.summary())) == result.summary()
