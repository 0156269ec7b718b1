"""Whole games of each kind, with people and bots who come, go, take over, undo, pause and talk."""

from __future__ import annotations

import contextlib
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.kernel.rng import Rng
from malecon.table import ClockRule, SeatKind, Status, Table, rebuild, think, verify, views
from tests.table.scene import HOST, Scene, every_game

NAMES = ("Ana", "Bo", "Cy", "Di", "Eva")
TABLES = [(game, players) for game in every_game() for players in GAMES[game].seats]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_of_bots_is_a_sound_record(game: str, players: int) -> None:
    scene = Scene(game, *["bot"] * players).begin()
    scene.bots()
    assert scene.table.status == Status.OVER
    assert verify(scene.record()).draws > 0


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_people_come_and_go_and_the_game_goes_on(game: str, players: int) -> None:
    """Anything may happen at any time; the table stays whole, and its record is the game that was played."""
    clock = ClockRule("live", minutes=5, increment=10)
    scene = Scene(game, *NAMES[: players - 1], "bot", clock=clock, timeout="bot").begin()
    rng = Rng(players)
    for _ in range(4000):
        if scene.table.status != Status.RUNNING:
            break
        something_happens(scene, rng)
        if scene.table.asked and not scene.table.paused:
            scene.step(rng)
    assert scene.table.status == Status.OVER
    assert {"undo", "stood-in"} <= {entry.kind for entry in scene.entries}
    record = scene.record()
    assert scene.table.game.difference(record.state, scene.table.state) == {}
    assert verify(record).draws > 0
    for entry in scene.entries:
        assert entry.at >= 1000.0


# One case for each thing that can happen.
def something_happens(scene: Scene, rng: Rng) -> None:  # noqa: C901, PLR0912
    """One of the things that happen at tables; what is refused changes nothing."""
    table, now = scene.table, scene.now
    seat = int(rng.below(len(table.seats)))
    before = table.to_json()
    try:
        match int(rng.below(40)):
            case 0:
                table.leave(seat, now)
            case 1 | 2:
                table.come_back(seat, now)
            case 3 | 26 | 27 | 28 | 29 | 30:
                table.propose("bot", seat, now, about=int(rng.below(len(table.seats))))
            case 4:
                table.propose("pause", seat, now)
            case 5 | 6 | 7 | 8 | 9 | 10:
                table.agree(table.proposals[0].number, seat, now) if table.proposals else None
            case 11:
                table.decline(table.proposals[0].number, seat, now) if table.proposals else None
            case 12 | 13 | 14 | 15 | 16 | 17:
                scene.undo(seat)
            case 18:
                table.chat(seat, "", "¡Qué bueno!", now)
            case 19:
                table.open_seat(table.host, seat, now)
            case 20 | 21 | 22:
                table.sit(f"guest {table.number}", "Guest", None, now)
            case 23:
                table.seat_bot(HOST, seat, "random", now)
            case 24 | 31 | 32:
                scene.wait(int(rng.below(400)))
            case 25:
                table.rename(seat, "Otra", now)
    except MaleconError:
        assert scene.table.to_json() == before
    if scene.table.paused:
        resume(scene)
    fill(scene)
    scene.keep()


def resume(scene: Scene) -> None:
    """Somebody wants to go on."""
    asker = next((seat for seat, found in enumerate(scene.table.seats) if found.active), None)
    if asker is None:  # all have left: one of them is back
        asker = next(seat for seat, found in enumerate(scene.table.seats) if found.kind == SeatKind.PERSON)
        with contextlib.suppress(MaleconError):  # or has no time left, and can say so all the same
            scene.table.come_back(asker, scene.now)
    scene.table.propose("resume", asker, scene.now)


def fill(scene: Scene) -> None:
    """Somebody sits down where an open seat is asked."""
    for seat in scene.table.asked:
        if scene.table.seats[seat].kind == "open":
            guest = f"guest {scene.table.number}"
            scene.table.sit(guest, guest, seat, scene.now)


@pytest.mark.parametrize("game", every_game())
def test_bots_answer_the_same_in_any_process(game: str) -> None:
    scene = Scene(game, "bot", "bot", "Ana").begin()
    tasks = []
    rng = Rng(3)
    for _ in range(30):
        tasks += scene.table.tasks()
        scene.step(rng)
    tasks = tasks[:12]
    assert len(tasks) == 12
    assert pickle.loads(pickle.dumps(tasks)) == tasks
    here = [think(task) for task in tasks]
    assert here == [think(task) for task in tasks]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert list(pool.map(think, tasks)) == here


def test_bots_of_one_table_do_not_all_answer_alike() -> None:
    """Each answer of each bot has a seed of its own."""
    scene = Scene("havana", "bot", "bot", "bot").begin()
    tasks = scene.table.tasks()
    assert len({task.seed for task in tasks}) == 3


def test_a_bots_answer_counts_once_whoever_thought_of_it() -> None:
    scene = Scene("santiago", "bot", "Ana").begin()
    rng = Rng(1)
    while scene.table.asked != [0]:
        scene.step(rng)
    task = scene.table.tasks()[0]
    words = think(task)
    scene.table.answer_for_bot(task, words, scene.now)
    before = scene.table.to_json()
    with pytest.raises(MaleconError, match="has changed since"):
        scene.table.answer_for_bot(task, words, scene.now)
    assert scene.table.to_json() == before


def test_a_game_begun_under_older_rules_goes_on_from_its_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("cuba", "Ana", "Ana").begin()
    seat = scene.table.asked[0]
    scene.answer(seat, scene.options(seat)[0])
    assert scene.table.undo_stack.answers
    monkeypatch.setattr(type(scene.table.game), "rules", 2)
    snapshot = scene.table.game.snapshot(scene.table.state)
    data = scene.table.to_json() | {"rules_now": 1}
    again = Table.from_json("t1", scene.table.settings.to_json(), data, scene.entries)
    assert again.rules == 1  # it stays marked with the version it was begun with
    assert again.game.snapshot(again.state) == snapshot
    with pytest.raises(MaleconError, match="cannot be undone"):  # nothing is replayed by other rules
        again.undo(seat, again.length, 0, scene.now)


def test_a_table_whose_snapshot_cannot_be_read_is_played_again_from_its_log() -> None:
    scene = Scene("cuba", "Ana", "bot").begin()
    rng = Rng(6)
    for _ in range(60):
        scene.step(rng)
    settings, data = scene.table.settings.to_json(), scene.table.to_json()
    again = rebuild("t1", settings, {**data, "past": {}, "state": {"gone": 1}}, scene.entries)
    assert scene.table.game.difference(again.state, scene.table.state) == {}
    seen = views.view(scene.table, 0, 1.0)
    assert views.view(again, 0, 1.0) == {**seen, "undo": None}  # but nothing before can be undone
