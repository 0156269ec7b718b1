"""Long runs: stopped by whatever, they go on; any number of games needs little room; a page shows how far."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.lab import tallies
from malecon.lab.arena import Arena
from malecon.lab.arena import play as play_arena
from malecon.lab.counts import Counts
from malecon.lab.kept import Games
from malecon.lab.processes import Processes
from malecon.lab.ranges import Part
from malecon.lab.report import Report
from malecon.lab.report import play as play_report
from malecon.lab.run_page import MOST_POINTS, RunPage, span
from malecon.lab.simulate import simulate
from malecon.lab.standings import Standings
from malecon.messages import LANGUAGES
from tests.cli.test_cli import COMMAND, malecon, surroundings
from tests.lab.labour import pid

HAVANA = GAMES["havana"]
posix = pytest.mark.skipif(os.name == "nt", reason="signals are sent as POSIX has them")


# --- stopped, and gone on with ---


@posix
def test_a_simulation_that_is_killed_goes_on_from_what_it_has_kept(tmp_path: Path) -> None:
    # Enough for two processes to be busy for some seconds, on either engine.
    games = int(100 / simulate(GAMES["cuba"], 2, 100).seconds) * 2 * 3
    words = ("simulate", "cuba", "--players", "2", "--games", str(games), "--seed", "3", "--json")
    master = subprocess.Popen(
        [*COMMAND, *words, "--jobs", "2", "--page", "page.html"],
        cwd=tmp_path,
        env=surroundings(tmp_path),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        end = time.monotonic() + 60
        while not list(tmp_path.glob("data/malecon/lab/simulate-*.json")):
            assert time.monotonic() < end
            assert master.poll() is None, "it was over before it could be stopped"
            time.sleep(0.02)
    finally:
        master.kill()
        master.wait(60)
    (kept,) = tmp_path.glob("data/malecon/lab/simulate-*.json")
    played = sum(stop - start for start, stop in json.loads(kept.read_text())["done"])
    assert 0 < played < games
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert 'http-equiv="refresh"' in page
    done = malecon(tmp_path, *words, "--jobs", "1")
    assert done.err == f"Played before: {played:,} of {games:,} games; --fresh begins anew.\n"
    gone_on = json.loads(done.out)
    assert not kept.exists()  # it is told, so nothing is left to go on with
    speed = gone_on.pop("speed")
    assert speed["games_per_second"] * speed["seconds"] == pytest.approx(games - played)
    assert gone_on == simulate(GAMES["cuba"], 2, games, seed=3, jobs=2).summary()


@posix
def test_no_game_is_missing_or_doubled_though_workers_are_killed() -> None:
    with Processes(2) as workers:

        def kill(played: int) -> None:
            if played and workers.deaths < 2:
                os.kill(workers.submit(pid, 0).result(60), signal.SIGKILL)

        found = simulate(HAVANA, 2, 400, seed=6, jobs=2, executor=workers, progress=kill)
        assert workers.deaths >= 2
    assert found.counts == simulate(HAVANA, 2, 400, seed=6).counts


def test_short_runs_and_those_that_come_to_their_end_leave_nothing(tmp_path: Path) -> None:
    simulate(HAVANA, 2, 30, folder=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_fresh_forgets_what_was_kept(tmp_path: Path) -> None:
    wanted: Any = {"part": Part(1, 1), "folder": tmp_path}
    assert simulate(HAVANA, 2, 30, **wanted).played == 30
    assert simulate(HAVANA, 2, 30, **wanted).played == 0
    assert simulate(HAVANA, 2, 30, **wanted, fresh=True).played == 30


@pytest.mark.parametrize(
    ("place", "wrong"),
    [
        (["done"], "x"),
        (["done"], [[0, 20], [25, 30]]),
        (["done"], [[0, 1e30]]),
        (["done"], [[0, 40]]),  # more than was counted
        (["counts"], {}),
        (["counts", "winners"], {"first": 40}),
        (["counts", "scores"], [{"5": 30}]),
        (["counts", "endings"], {"99": 30}),
        (["seconds"], "long"),
    ],
)
def test_sums_that_cannot_be_are_not_gone_on_with(tmp_path: Path, place: list[str], wrong: object) -> None:
    """A part stays on its disk for weeks, perhaps: what is damaged there is played again."""
    wanted: Any = {"part": Part(1, 2), "folder": tmp_path, "seed": 4}
    whole = simulate(HAVANA, 2, 60, **wanted).counts
    (path,) = tmp_path.glob("*.json")
    found = json.loads(path.read_text())
    inner = found
    for name in place[:-1]:
        inner = inner[name]
    inner[place[-1]] = wrong
    path.write_text(json.dumps(found))
    again = simulate(HAVANA, 2, 60, **wanted)
    assert again.counts == whole
    assert again.played == (0 if place == ["seconds"] else 30)
    assert simulate(HAVANA, 2, 60, **wanted).played == 0


def test_stopped_in_the_midst_of_adding_it_keeps_what_it_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tallies, "EVERY", 0.0)
    wanted: Any = {"part": Part(1, 1), "folder": tmp_path, "seed": 4}
    add = Counts.add
    added: list[Counts] = []

    def stopped(self: Counts, other: Counts) -> None:
        added.append(other)
        if len(added) == 3:
            self.scores[0].update(other.scores[0])
            raise KeyboardInterrupt
        add(self, other)

    monkeypatch.setattr(Counts, "add", stopped)
    with pytest.raises(KeyboardInterrupt):
        simulate(HAVANA, 2, 500, **wanted)
    kept = sum(one.rounds.total() for one in added[:2])
    again = simulate(HAVANA, 2, 500, **wanted)
    assert again.played == 500 - kept
    assert again.counts == simulate(HAVANA, 2, 500, seed=4).counts


@pytest.mark.parametrize(
    "wrong",
    [
        {"scores": [1]},
        {"winners": []},
        {"winners": [7]},
        {"n": -1},
        {"n": True},
        {"n": "2"},
        {"rounds": None},
    ],
    ids=str,
)
def test_games_that_cannot_be_are_played_again(tmp_path: Path, wrong: Json) -> None:
    few = {"round_limit": 2}
    report = partial(play_report, Report(HAVANA, "random", 2, few), 6, folder=tmp_path)
    arena = partial(play_arena, Arena(HAVANA, ("random", "casual"), 2, few), 6, folder=tmp_path)
    for play in (report, arena):
        found = play()
        assert found.path is not None
        lines = found.path.read_text().splitlines()
        damaged = [*lines[:3], json.dumps({**json.loads(lines[3]), **wrong}), *lines[4:]]
        found.path.write_text("\n".join(damaged) + "\n")
        again = play().summary()
        assert {**again, "speed": None} == {**found.summary(), "speed": None}


def test_a_full_disk_stops_no_run_but_a_part_that_cannot_be_kept_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, text: str) -> None:
        raise MaleconError("file-unwritable", path=str(path), error="No space left on device")

    monkeypatch.setattr(tallies, "write_text", full)
    monkeypatch.setattr(tallies, "EVERY", 0.0)
    assert simulate(HAVANA, 2, 30, folder=tmp_path).played == 30
    with pytest.raises(MaleconError) as found:
        simulate(HAVANA, 2, 30, folder=tmp_path, part=Part(1, 2))
    assert found.value.key == "file-unwritable"


def test_where_nothing_can_be_kept_a_whole_run_is_played_nonetheless(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert simulate(HAVANA, 2, 5, folder=tmp_path / "file" / "below").played == 5
    with pytest.raises(MaleconError) as found:
        simulate(HAVANA, 2, 5, folder=tmp_path / "file" / "below", part=Part(1, 1))
    assert found.value.key == "file-unwritable"


# --- any number of games ---


def made_up(games: int) -> Iterator[Json]:
    """Results as an arena keeps them, of nobody's games; every one has failures."""
    rng = random.Random(1)
    for number in range(games):
        scores = [rng.randrange(60), rng.randrange(60)]
        best = [seat for seat in (0, 1) if scores[seat] == max(scores)]
        rest: Json = {"rounds": 9, "decisions": [30, 30], "seconds": [0.1, 0.2]}
        failed: Json = {"failed": [1, 0], "errors": [[0, 3, "oh"]], "record": f"x-{number}.txt"}
        yield {"n": number, "scores": scores, "winners": best, **rest, **failed}


def peak(games: Iterator[Json] | Games) -> tuple[int, Standings]:
    arena = Arena(HAVANA, ("random", "greedy"), 2)
    tracemalloc.start()
    try:
        found = Standings(arena.bots, arena.line_ups, games, Path("x.jsonl"), arena.about())
        return tracemalloc.get_traced_memory()[1], found
    finally:
        tracemalloc.stop()


def test_memory_does_not_grow_with_the_games_of_an_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read from a file in which those that were played at the same time lie in any order."""
    monkeypatch.setitem(sys.modules, "openskill.models", None)  # ratings are slow, and as small as they come
    results = list(made_up(6000))
    rng = random.Random(2)
    path = tmp_path / "x.jsonl"
    with path.open("w") as file:
        file.write("{}\n")
        for start in range(0, len(results), 100):
            some = results[start : start + 100]
            rng.shuffle(some)
            file.writelines(json.dumps(one) + "\n" for one in some)
    peak(made_up(100))  # whatever is imported for the first time
    few, _ = peak(Games([path], range(2000)))
    many, found = peak(Games([path], range(6000)))
    assert many < few + 200_000
    assert found.games == 6000
    assert found.summary()["errors"][-1]["game"] == 999
    assert found.summary()["standings"][0]["errors"] == 3000
    assert list(Games([path], range(50, 6000))) == results[50:]


def test_a_simulation_holds_no_games() -> None:
    few, many = simulate(HAVANA, 2, 100), simulate(HAVANA, 2, 1000)
    size = [sum(len(counts) for counts in found.counts.every()) for found in (few, many)]
    assert size[1] < 3 * size[0]


# --- the page of a run ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_how_far_a_run_is(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    path = tmp_path / "page.html"
    page = RunPage(path, "havana <&>", language)
    for step in range(4):
        now[0] = 10.0 * step
        page.tell(1000 + 100 * step, 2000)
    text = path.read_text(encoding="utf-8")
    assert "havana &lt;&amp;&gt;" in text
    assert 'value="1300" max="2000"' in text
    assert "<svg" in text
    assert "0:01:10" in text  # 700 games are left, at ten a second
    assert 'http-equiv="refresh"' in text
    assert not re.findall(r"""(?:src|href)="(?!#)""", text)
    page.end(2000, True)
    assert 'http-equiv="refresh"' not in path.read_text(encoding="utf-8")


def test_the_picture_of_a_long_run_is_no_larger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(RunPage, "write", lambda self, state: None)
    page = RunPage(tmp_path / "page.html", "havana", "en")
    for step in range(5000):
        now[0] = 3.0 * step
        page.tell(step, 5000)
    assert len(page.points) <= MOST_POINTS
    assert (page.points[0], page.points[-1]) == ((0.0, 0), (14997.0, 4999))
    assert span(3725.4) == "1:02:05"


def test_a_page_that_cannot_be_written_is_told_before_and_stops_nothing_later(tmp_path: Path) -> None:
    page = RunPage(tmp_path / "gone" / "page.html", "havana", "en")
    page.tell(0, 10)
    page.end(10, False)
    done = malecon(tmp_path, "simulate", "havana", "--games", "1", "--page", "gone/page.html")
    assert done.code == 2
    assert "no such folder" in done.err
