"""All games as records: written, read again, moved from one database to another."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from malecon.errors import Unreadable
from malecon.games import GAMES
from malecon.record import Record
from malecon.store import Link, Raced, Store
from malecon.store.backup import export_all, export_table, import_all, import_text
from malecon.table import ClockRule, Status, Table, record_text, verify, views
from tests.store.scene import begun, new_table, step

pytestmark = pytest.mark.anyio


def new_id() -> str:
    return "fresh"


def new_secret() -> bytes:
    return b"y" * 32


async def bring(store: Store, text: str, own: bool = False) -> Table:
    return await import_text(store, text, new_id, new_secret, 3000.0, own)


async def club(store: Store) -> list[Table]:
    """Tables of every kind and in every state."""
    tables = []
    for game in GAMES:
        table = await begun(store, game, "bot", "bot", title=f"a game of {game}")
        while table.status == Status.RUNNING:
            step(table)
        await store.save(table)
        tables.append(table)
    running = await begun(store, "cuba", "Ana", "Bo", clock=ClockRule("days", days=2), listed=True)
    for number in range(25):
        step(running, number)
    running.chat(1, "", "your move", 1005.0)
    seat = running.asked[0]
    running.undo(seat, running.length, 0, 1006.0) if running.undo_stack.answers else None
    running.proposals = []
    await store.save(running, [("e" * 64, Link(running.id, 1, "Bo"))])
    choosing = await begun(store, "havana", "Ana", "Bo")
    step(choosing)
    await store.save(choosing)
    gathering = new_table("havana", "Ana", "")
    await store.add(gathering)
    return [*tables, running, choosing, gathering]


async def test_a_club_moves_to_another_database(store: Store, tmp_path: Path) -> None:
    tables = await club(store)
    assert await export_all(store, tmp_path / "games") == len(tables)
    other = await Store.open(str(tmp_path / "other.db"))
    brought = await import_all(other, tmp_path / "games", new_id, new_secret, 3000.0, own=True)
    assert (brought.taken, brought.there_already, brought.errors) == (len(tables), 0, [])
    for table in tables:
        again = await other.load(table.id)
        for name in ("status", "seats", "secret", "draws", "sealed", "host", "answers", "clocks", "settings"):
            assert getattr(again, name) == getattr(table, name), name
        assert table.game.difference(again.state, table.state) == {}
        assert await other.record(table.id) == await store.record(table.id)
        numbers = [entry.number for entry in await other.entries(table.id)]
        assert numbers == list(range(1, again.number + 1))
    running = tables[-3]
    assert await other.find_link("e" * 64) == Link(running.id, 1, "Bo")
    assert any(entry.text == "your move" for entry in await other.entries(running.id))
    again = await other.load(running.id)
    step(again)
    await other.save(again)
    brought = await import_all(other, tmp_path / "games", new_id, new_secret, 3000.0, own=True)
    assert (brought.taken, brought.there_already) == (0, len(tables))
    await other.close()


async def test_every_file_is_a_record_that_anybody_can_check(store: Store, tmp_path: Path) -> None:
    await club(store)
    await export_all(store, tmp_path)
    files = sorted(tmp_path.glob("*.txt"))
    assert len(files) == 6
    for file in files:
        Record.load(file)


async def test_a_plain_record_of_a_finished_game_can_be_looked_at(store: Store) -> None:
    table = await begun(store, "havana", "Ana", "bot")
    table.propose("bot", 0, 1002.0, about=0)
    while table.status == Status.RUNNING:
        step(table)
    await store.save(table)
    text = await store.record(table.id)
    found = await bring(store, text)
    again = await store.load("fresh")
    assert again.status == found.status == Status.OVER
    assert [seat.name for seat in again.seats] == [seat.name for seat in table.seats]
    assert views.view(again, None, 1.0)["result"] == views.view(table, None, 1.0)["result"]
    assert verify(Record.read(await store.record("fresh"))).draws > 0


@pytest.mark.parametrize(
    "bots", ["random", ["", "x" * 50_000], ["", "\u202emodnar"], [["random"], ""], [5, 5]]
)
async def test_bots_of_a_plain_record_are_no_more_than_names(store: Store, bots: object) -> None:
    """What stands there is shown and kept with the table, as long as it may be."""
    table = await begun(store, "havana", "Ana", "bot")
    table.propose("bot", 0, 1002.0, about=0)
    while table.status == Status.RUNNING:
        step(table)
    await store.save(table)
    head, line, rest = (await store.record(table.id)).partition("\n")
    again = await bring(store, json.dumps(json.loads(head) | {"bots": bots}) + line + rest)
    assert [(seat.name, seat.level) for seat in again.seats] == [(seat.name, "") for seat in table.seats]


async def test_a_plain_record_of_an_unfinished_game_waits_for_people(store: Store) -> None:
    table = await begun(store, "havana", "Ana", "Bo")
    text = record_text(table, await store.entries(table.id))
    again = await bring(store, text)
    assert again.status == Status.RUNNING
    assert [seat.kind for seat in again.seats] == ["open", "open"]
    again.sit("p1", "Eva", 0, 3001.0)
    assert again.host == "p1"  # who comes first
    again.seat_bot("p1", 1, "random", 3001.0)
    while not again.is_ended:
        step(again)
    await store.save(again)
    brought = Record.read(await store.record("fresh"))
    assert verify(brought, first=brought.extra["fairness"]["first"]).draws > 0


async def test_a_game_of_older_rules_is_kept_as_it_was(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begun(store, "cuba", "Ana", "Bo")
    for number in range(30):
        step(table, number)
    await store.save(table)
    _, text = await export_table(store, table.id)
    await store.delete(table.id)
    monkeypatch.setattr(type(table.game), "rules", 2)
    again = await bring(store, text, own=True)
    assert again.rules == 1
    assert table.game.difference(again.state, table.state) == {}
    assert json.loads((await store.record(again.id)).split("\n")[0])["rules"] == 1
    step(again)
    await store.save(again)


async def test_files_at_error_are_named_and_left_out(store: Store, tmp_path: Path) -> None:
    table = await begun(store, "santiago", "Ana", "Bo")
    _, text = await export_table(store, table.id)
    await store.delete(table.id)
    header = json.loads(text.split("\n")[0])
    broken = {
        "a.txt": "nonsense\n",
        "b.txt": json.dumps({**header, "table": {"id": "x"}}) + "\n",
        "c.txt": json.dumps({**header, "table": 5}) + "\n",
        "d.txt": "\n".join(text.split("\n")[:-2]) + "\n",  # a line is missing: not how the table stands
        "e.txt": "",
    }
    for name, content in broken.items():
        (tmp_path / name).write_text(content)
    (tmp_path / "good.txt").write_text(text)
    brought = await import_all(store, tmp_path, new_id, new_secret, 1.0, own=True)
    assert brought.taken == 1
    assert sorted(error.file or "" for error in brought.errors) == sorted(broken)
    assert await store.ids() == [table.id]


async def test_a_table_that_is_there_is_not_written_over(store: Store) -> None:
    table = await begun(store)
    _, text = await export_table(store, table.id)
    step(table)
    await store.save(table)
    with pytest.raises(Raced):
        await bring(store, text, own=True)
    assert (await store.load(table.id)).length == table.length


async def test_what_is_no_record_is_refused(store: Store) -> None:
    for text in ("", "{", "[1]\n", '{"table": {}}\n'):
        for own in (False, True):
            with pytest.raises(Unreadable):
                await bring(store, text, own)
    assert await store.ids() == []


async def test_a_table_of_a_game_that_is_gone_harms_no_other(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = await begun(store, "santiago", "Ana", "Bo")
    there = await begun(store, "havana", "Ana", "Bo")
    monkeypatch.delitem(GAMES, "santiago")
    with pytest.raises(Unreadable) as found:
        await store.load(gone.id)
    assert "santiago" in found.value.message()
    with pytest.raises(Unreadable):
        await export_all(store, tmp_path / "out")
    (written,) = (tmp_path / "out").iterdir()
    assert there.id in written.name
