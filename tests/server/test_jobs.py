"""What is done in processes of its own, and that what it finds is what the document says."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from types import SimpleNamespace

import pytest

from malecon.errors import Illegal, Unreadable
from malecon.games import GAMES
from malecon.kernel.refusal import not_now
from malecon.kernel.rng import Rng
from malecon.messages import has
from malecon.record import Record
from malecon.server.wire.errors import Rejected, TooMany, status_of
from malecon.server.work import jobs
from malecon.table import Denied, Status, verify
from malecon.table.bots import open_task
from malecon.why import Why
from tests.server import schemas
from tests.table.scene import Scene, every_game


@pytest.mark.parametrize("game", every_game())
def test_hints_are_what_the_types_say(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "HINT_NODES", 40)
    scene = Scene(game, "Ana", "Bo", "Cy").begin()
    rng = Rng(4)
    kinds: set[str] = set()
    for turn in range(90):
        if scene.table.status == Status.RUNNING and turn % 3 == 0:
            seat = scene.table.asked[0]
            hints = jobs.find_hints(scene.table.task(seat))
            schemas.check("Hints", {"hints": hints})
            options = scene.options(seat)
            for hint in hints:
                assert hint["action"]["words"] in options
                assert 0 <= hint["chance"] <= 1
                for reason in hint["reasons"]:
                    assert has(reason["key"])
                    kinds |= {value["kind"] for value in reason["values"].values() if isinstance(value, dict)}
        if scene.table.status == Status.RUNNING:
            scene.step(rng)
    assert {"pieces", "answer"} <= kinds


def test_a_hint_does_not_depend_on_what_others_hide() -> None:
    """Another world that this seat may believe in gives the same advice."""
    scene = Scene("havana", "Ana", "Bo").begin()
    rng = Rng(1)
    scene.play_until(rng, "lay-card")
    scene.step(rng)  # what was laid lies face down
    scene.play_until(rng, "lay-card")
    task = scene.table.task(scene.table.asked[0])
    game, state, _ = open_task(task)
    worlds = [game.snapshot(game.sample(state, task.seat, Rng(seed))) for seed in range(20)]
    other = next(world for world in worlds if world != task.snapshot)
    changed = replace(task, snapshot=other)
    assert jobs.find_hints(changed) == jobs.find_hints(task)


def test_draws_are_counted() -> None:
    scene = Scene("santiago", "Ana", "bot").begin()
    rng = Rng(5)
    while scene.table.status == Status.RUNNING:
        scene.step(rng)
    text = scene.record().text()
    draws = sum(line.startswith("~") for line in text.splitlines())
    listed = jobs.list_draws(text)
    assert len(listed) == draws == verify(Record.read(text)).draws
    assert [f"~ {draw['drawn']}" for draw in listed] == [
        line for line in text.splitlines() if line.startswith("~")
    ]
    assert all(len(draw["options"]) == len(draw["weights"]) for draw in listed)


def test_an_error_found_in_another_process_is_told_in_this_one() -> None:
    for error in (
        Unreadable("record-torn", found="x").at(3).within("game.txt"),
        Illegal("table-illegal", rule="H5", why=Why("havana", not_now("H5")), found="x"),
        Denied("table-full"),
        Rejected(413, "too-large", "server-too-large", most=256),
        TooMany(3),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert again.__dict__ == error.__dict__
        assert str(again) == str(error)
        assert status_of(again) == status_of(error)


@pytest.mark.parametrize("game", every_game())
def test_boxes_of_our_games_are_small(game: str) -> None:
    files = {name: GAMES[game].write_box_file(name) for name in GAMES[game].box_files}
    assert len(json.dumps(jobs.read_box(game, files))) < jobs.MOST_BOX / 10


def test_a_box_that_would_fill_the_disk_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of another package may let its files be as large as a request."""
    wide = SimpleNamespace(
        name="wide",
        box_files=("tiles",),
        check_box_file=lambda name, text: [],
        load_box=lambda files: {"name": "wide", "tiles": files["tiles"]},
    )
    monkeypatch.setitem(GAMES, "wide", wide)
    assert jobs.read_box("wide", {"tiles": "x" * 16_000})
    with pytest.raises(Unreadable, match="16,384"):
        jobs.read_box("wide", {"tiles": "x" * 17_000})
