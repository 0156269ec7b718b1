"""Parts of a run: together they are the whole of it, and what is missing, doubled or foreign is told."""

from __future__ import annotations

import json
import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from malecon.cli import main
from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.lab.arena import Arena, play
from malecon.lab.join import join
from malecon.lab.ranges import Part, Ranges
from malecon.lab.report import Report
from malecon.lab.report import play as play_report
from malecon.lab.simulate import simulate
from malecon.lab.standings import Standings
from malecon.messages import LANGUAGES, say

HAVANA = GAMES["havana"]
SHORT = {"round_limit": 1}


# --- numbers ---


@pytest.mark.parametrize("total", [0, 1, 7, 8, 1_000_003])
@pytest.mark.parametrize("of", [1, 3, 8])
def test_parts_are_alike_and_leave_nothing_out(total: int, of: int) -> None:
    parts = [Part(number, of).numbers(total) for number in range(1, of + 1)]
    assert parts[0].start == 0
    assert parts[-1].stop == total
    assert all(one.stop == other.start for one, other in pairwise(parts))
    assert max(map(len, parts)) - min(map(len, parts)) <= 1


@pytest.mark.parametrize(
    "text", ["3/2", "0/4", "1/0", "-1/3", "x", "", "1", "1/2/3", "1.5/2", "9999999/9999999"]
)
def test_what_is_no_part_is_told(text: str) -> None:
    with pytest.raises(MaleconError) as found:
        Part.read(text)
    assert found.value.key == "part-wrong"


def test_ranges_hold_numbers_once_and_name_the_gaps() -> None:
    ranges = Ranges()
    for start, stop in ((5, 8), (0, 2), (10, 12), (8, 10), (3, 3)):
        assert ranges.add(start, stop)
    assert list(ranges) == [range(2), range(5, 12)]
    assert not ranges.add(1, 3)
    assert not ranges.add(11, 13)
    assert not ranges.add(4, 6)
    assert [n for n in range(14) if n in ranges] == [0, 1, *range(5, 12)]
    assert list(ranges.missing(range(1, 14))) == [range(2, 5), range(12, 14)]
    assert list(ranges.missing(range(6, 9))) == []
    assert ranges.within(range(1, 7)) == 3
    assert ranges.add(2, 5)
    assert list(ranges) == [range(12)]


# --- together ---


def without_speed(summary: Json) -> str:
    return json.dumps({key: value for key, value in summary.items() if key != "speed"})


def test_the_parts_of_a_simulation_are_the_whole(tmp_path: Path) -> None:
    whole = simulate(HAVANA, 3, 100, seed=2)
    for number in (3, 1, 2):
        simulate(HAVANA, 3, 100, seed=2, part=Part(number, 3), folder=tmp_path)
    joined = join([tmp_path])
    assert without_speed(joined.summary()) == without_speed(whole.summary())


OWN = """
class Bad:
    def __init__(self, game):
        pass

    def choose(self, seen):
        if len(seen.legal) > 5:
            raise RuntimeError("too many")
        return seen.legal[0]
"""


def test_the_parts_of_an_arena_are_the_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a bot fails, whose file is gone when they are joined."""
    monkeypatch.chdir(tmp_path)
    Path("own.py").write_text(OWN)
    arena = Arena(HAVANA, ("own.py:Bad", "random"), 2, SHORT, seed=4)
    whole = play(arena, 12, folder=Path("whole"))
    for number in range(1, 6):
        play(arena, 12, folder=Path("parts"), part=Part(number, 5))
    Path("own.py").unlink()
    joined = join([Path("parts")])
    assert isinstance(joined, Standings)
    assert whole.errors()
    assert without_speed(joined.summary()) == without_speed(whole.summary()).replace("whole/", "parts/")
    for error in joined.errors():
        assert error["record"] is None or Path(error["record"]).is_file()


def test_records_are_found_in_the_folder_of_each_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("own.py").write_text(OWN)
    arena = Arena(HAVANA, ("own.py:Bad", "random"), 2, SHORT, seed=4)
    for number in (1, 2):
        play(arena, 12, folder=Path(f"of {number}"), part=Part(number, 2))
    joined = join([Path("of 1"), Path("of 2")])
    assert isinstance(joined, Standings)
    records = [Path(error["record"]) for error in joined.errors() if error["record"]]
    assert {path.parent.name for path in records} == {"of 1", "of 2"}
    assert all(path.is_file() for path in records)


def test_the_parts_of_a_report_are_the_whole(tmp_path: Path) -> None:
    report = Report(HAVANA, "random", options=SHORT, seed=4)
    whole = play_report(report, 7, folder=tmp_path / "whole")
    for number in (1, 2):
        play_report(report, 7, folder=tmp_path / "parts", part=Part(number, 2))
    assert json.dumps(join([tmp_path / "parts"]).summary()) == json.dumps(whole.summary())


def test_a_part_that_is_there_is_not_played_again_and_one_that_was_stopped_goes_on(tmp_path: Path) -> None:
    class EnoughError(Exception):
        pass

    def stop(played: int) -> None:
        if played > 20:
            raise EnoughError

    wanted: Any = {"seed": 2, "part": Part(1, 2), "folder": tmp_path}
    with pytest.raises(EnoughError):
        simulate(HAVANA, 2, 100, progress=stop, **wanted)
    with pytest.raises(MaleconError) as found:
        join([tmp_path, simulate(HAVANA, 2, 100, **{**wanted, "part": Part(2, 2)}).path or tmp_path][:1])
    assert found.value.key == "join-unfinished"
    told: list[int] = []
    simulate(HAVANA, 2, 100, progress=told.append, **wanted)
    assert told[0] > 20
    assert told[-1] == 50
    assert simulate(HAVANA, 2, 100, **wanted).played == 0
    assert without_speed(join([tmp_path]).summary()) == without_speed(
        simulate(HAVANA, 2, 100, seed=2).summary()
    )


# --- what cannot be joined ---


@pytest.fixture
def parts(tmp_path: Path) -> list[Path]:
    """Three of them."""
    found = []
    for number in (1, 2, 3):
        found.append(simulate(HAVANA, 2, 9, part=Part(number, 3), folder=tmp_path).path)
    return [path for path in found if path is not None]


def refused(*paths: Path) -> MaleconError:
    with pytest.raises(MaleconError) as found:
        join(paths)
    assert all(found.value.message(language) for language in LANGUAGES)
    return found.value


def test_nothing_is_no_run(tmp_path: Path) -> None:
    assert refused().key == "join-nothing"
    assert refused(tmp_path).key == "join-nothing"
    assert refused(tmp_path / "none.json").key == "file-missing"


def test_missing_and_doubled_parts_are_named(parts: list[Path]) -> None:
    error = refused(parts[0], parts[2])
    assert error.message() == "Part 2 of 3 is missing."
    assert "2 of 3 parts are missing: 1, 3." in refused(parts[1]).message()
    assert "Part 1 is there twice" in refused(*parts, parts[0]).message()


def test_parts_of_other_runs_are_told_with_what_differs(parts: list[Path], tmp_path: Path) -> None:
    for change, word in (({"seed": 1}, "seed"), ({"n": 10}, "games"), ({"part": Part(2, 4)}, "parts")):
        wanted: Any = {"n": 9, "part": Part(2, 3), "folder": tmp_path / word, **change}
        other = simulate(HAVANA, 2, **wanted).path
        assert other is not None
        assert f"“{word}”" in refused(parts[0], other, parts[2]).message()
    arena = play(Arena(HAVANA, ("random", "greedy"), 2, SHORT), 2, folder=tmp_path / "a", part=Part(2, 3))
    assert "kind" in refused(parts[0], arena.path).message()


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda text: text[:50], "join-no-part"),
        (lambda text: "", "join-no-part"),
        (lambda text: "[1]\n", "join-no-part"),
        (lambda text: text.replace('"part": [2, 3]', '"part": [7, 3]'), "join-no-part"),
        (lambda text: text.replace('"part": [2, 3]', '"part": null'), "join-no-part"),
        (lambda text: text.replace('"done": [[3, 6]]', '"done": [[3, 5]]'), "join-unfinished"),
        (lambda text: text.replace('"done": [[3, 6]]', '"done": 5'), "join-damaged"),
        (lambda text: text.replace('"winners": {', '"winners": {"9": 1, '), "join-damaged"),
        (lambda text: text.replace('"counts"', '"cuonts"'), "join-damaged"),
    ],
)
def test_a_part_that_is_not_whole_is_told(spoil: Any, key: str, parts: list[Path]) -> None:
    text = parts[1].read_text(encoding="utf-8")
    assert spoil(text) != text
    parts[1].write_text(spoil(text), encoding="utf-8")
    assert refused(*parts).key == key


def put(*way: Any) -> Any:
    """What sets something inside JSON; `None` as the last takes it away."""

    def spoil(found: Any) -> None:
        *inside, key, value = way
        for one in inside:
            found = found[one]
        if value is None:
            del found[key]
        else:
            found[key] = value

    return spoil


def named(path: Path, *paths: Path) -> None:
    """All parts are refused, and one is named as damaged."""
    error = refused(*paths)
    assert (error.key, error.values["path"]) == ("join-damaged", str(path))


@pytest.mark.parametrize(
    "spoil",
    [
        *(put("run", "players", value) for value in (None, "x", 0, 9, True, 10**400)),
        *(put("run", "seed", value) for value in (None, "x")),
        *(put("run", "games", value) for value in (-5, True, 0)),
        put("run", "options", [1]),
        *(put("seconds", value) for value in ("x", float("nan"), 10**400, -1)),
        *(put("counts", "rounds", {text: 3}) for text in ("x", str(10**400))),
        put("counts", "rounds", {"1": float("inf")}),
        put("counts", "winners", {"99": 3}),
        put("counts", "endings", {"99": 3}),
        put("counts", "scores", []),
    ],
)
def test_a_part_of_a_simulation_that_cannot_be_is_named(spoil: Any, parts: list[Path]) -> None:
    for path in parts[1:]:
        found = json.loads(path.read_text(encoding="utf-8"))
        spoil(found)
        path.write_text(json.dumps(found) + "\n", encoding="utf-8")
    named(parts[1], *parts)


def spoilt(path: Path, spoil: Any, line: int) -> None:
    """Change a line of a part."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    found = json.loads(lines[line])
    spoil(found)
    lines[line] = json.dumps(found) + "\n"
    path.write_text("".join(lines), encoding="utf-8")


@pytest.mark.parametrize(
    ("line", "spoil"),
    [
        *((0, put("run", "players", value)) for value in (None, "x", 0, 9, 10**400)),
        *((0, put("run", "bots", value)) for value in (None, "xy", ["random"], [1, 2])),
        (0, put("run", "alone", None)),
        *((2, put("n", value)) for value in (None, "x", 0, True)),
        *((2, put("scores", value)) for value in (None, [1], "xy", 5, [10**400, 1])),
        *((2, put("winners", value)) for value in (None, [], [9], [-1], [0, 0], ["x"])),
        *((2, put("seconds", value)) for value in (None, [1], ["x", "y"], [float("nan"), 1])),
        *((2, put("failed", value)) for value in ([1], ["x", "y"])),
        *((2, put("errors", value)) for value in ([1], [[9, 1, "x"]])),
    ],
)
def test_a_part_of_an_arena_that_cannot_be_is_named(line: int, spoil: Any, tmp_path: Path) -> None:
    arena = Arena(HAVANA, ("random", "greedy"), 2, SHORT)
    paths = [play(arena, 4, folder=tmp_path, part=Part(number, 2)).path for number in (1, 2)]
    spoilt(paths[1], spoil, line)
    named(paths[1], *paths)


@pytest.mark.parametrize(
    ("line", "spoil"),
    [
        *((0, put("run", "players", value)) for value in (None, [], [9], 2, "x")),
        *((0, put("run", key, [1])) for key in ("options", "box", "bot")),
        *((2, put(key, "x")) for key in ("rounds", "decisions", "errors", "start", "points", "taken")),
        (2, put("start", 7)),
        (2, put("ending", [1])),
        (2, put("rounds", -1)),
        (2, put("points", 0, {})),
        (2, put("taken", 0, {"x:y": "z"})),
    ],
)
def test_a_part_of_a_report_that_cannot_be_is_named(line: int, spoil: Any, tmp_path: Path) -> None:
    report = Report(HAVANA, "random", 2, options=SHORT)
    paths = [play_report(report, 4, folder=tmp_path, part=Part(number, 2)).path for number in (1, 2)]
    spoilt(paths[1], spoil, line)
    named(paths[1], *paths)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
def test_nobody_waits_at_a_pipe(parts: list[Path]) -> None:
    parts[1].unlink()
    os.mkfifo(parts[1])
    error = refused(*parts)
    assert (error.key, error.values["path"]) == ("file-not-plain", str(parts[1]))


def test_a_half_written_part_of_an_arena_is_told_and_goes_on(tmp_path: Path) -> None:
    arena = Arena(HAVANA, ("random", "greedy"), 2, SHORT)
    paths = [play(arena, 8, folder=tmp_path, part=Part(number, 2)).path for number in (1, 2)]
    whole = paths[1].read_bytes()
    paths[1].write_bytes(whole[:-30])
    error = refused(*paths)
    assert (error.key, error.values["played"], error.values["games"]) == ("join-unfinished", 3, 4)
    play(arena, 8, folder=tmp_path, part=Part(2, 2))
    assert join(paths).games == 8


# --- on the command line ---


def test_the_command_joins_what_the_commands_have_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    rest = ["--option", "round_limit=1", "--jobs", "1"]
    runs = {
        "simulate": ["simulate", "havana", "--games", "20", *rest],
        "arena": ["arena", "havana", "random", "greedy", "--games", "4", *rest],
        "report": ["report", "havana", "--bots", "random", "--games", "6", *rest],
    }
    for kind, words in runs.items():
        assert main([*words, "--json"]) == 0
        whole = json.loads(capsys.readouterr().out)
        for number in ("1/2", "2/2"):
            assert main([*words, "--part", number, "--into", kind]) == 0
        assert say("part-kept", "en", part="2", of="2", games=0, path="")[:10] in capsys.readouterr().out
        assert main(["join", kind, "--json"]) == 0
        assert without_speed(json.loads(capsys.readouterr().out)) == without_speed(whole)
        assert main(["join", kind]) == 0
        capsys.readouterr()
    assert Path("havana-report.html").is_file()
    assert main(["join", "arena", "--chart", "chart.svg"]) == 0
    assert Path("chart.svg").is_file()
    capsys.readouterr()
    assert main(["join", "simulate", "--chart", "chart.svg"]) == 2
    assert "--chart is not for the parts of “malecon simulate”" in capsys.readouterr().err
    assert main(["simulate", "havana", "--into", "x"]) == 2
    assert "goes with --part" in capsys.readouterr().err
    assert main(["simulate", "havana", "--part", "1/2", "--into", "x", "--csv"]) == 2
    assert "Either --csv or --into" in capsys.readouterr().err
    assert not Path("x").exists()


def test_brackets_in_a_name_are_no_markup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arena = Arena(HAVANA, ("random", "greedy"), 2, SHORT)
    paths = [play(arena, 4, folder=tmp_path, part=Part(number, 2)).path for number in (1, 2)]
    for path in paths:
        spoilt(path, put("run", "bots", ["[/]x", "[red]y"]), 0)
    assert main(["join", *map(str, paths)]) == 0
    told = capsys.readouterr().out
    assert "[/]x" in told
    assert "[red]y" in told
