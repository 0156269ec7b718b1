"""A club's games: finished ones alone, and nobody's name unless it is asked for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from malecon.cli import main
from malecon.corpus import shards
from malecon.record import Record
from malecon.store import Store
from malecon.store.finished import seats_of_people
from malecon.table import Entry, EntryKind, Status
from tests.store.scene import begun, new_table, step


async def a_club(database: Path) -> tuple[str, str]:
    """Two tables, one of them finished; the records of both."""
    store = await Store.open(str(database))
    try:
        running = await begun(store, "havana", "Carla", "bot", options={"round_limit": 1})
        over = await begun(store, "havana", "Ana", "bot", options={"round_limit": 1})
        await store.add(new_table("santiago", "Dora", ""))
        while over.status == Status.RUNNING:
            step(over)
        await store.save(over)
        return await store.record(over.id), await store.record(running.id)
    finally:
        await store.close()


def words_in(folder: Path) -> str:
    """All that is in a corpus, as text."""
    found, _ = shards.found([folder])
    return repr([row for shard in found for row in shards.rows(shard)])


def test_only_finished_games_go_in_and_names_only_if_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over, _ = asyncio.run(a_club(tmp_path / "club.db"))
    club = ["--database", str(tmp_path / "club.db")]
    assert main(["corpus", "club", str(tmp_path / "plain"), *club]) == 0
    assert "Games put in: 1." in capsys.readouterr().out
    assert "Ana" not in words_in(tmp_path / "plain")
    assert "Carla" not in words_in(tmp_path / "plain")

    assert main(["corpus", "club", str(tmp_path / "named"), "--names", *club]) == 0
    assert main(["corpus", "records", str(tmp_path / "named"), str(tmp_path / "back")]) == 0
    (back,) = (tmp_path / "back").iterdir()
    assert back.read_bytes() == over.encode()

    assert main(["corpus", "club", str(tmp_path / "named"), "--names", *club]) == 0
    assert "There already: 1." in capsys.readouterr().out


def test_without_names_a_game_can_still_be_verified_and_taken_into_a_club(tmp_path: Path) -> None:
    asyncio.run(a_club(tmp_path / "club.db"))
    assert main(["corpus", "club", str(tmp_path / "plain"), "--database", str(tmp_path / "club.db")]) == 0
    assert main(["corpus", "records", str(tmp_path / "plain"), str(tmp_path / "back")]) == 0
    (back,) = (tmp_path / "back").iterdir()
    names = Record.load(back).names
    assert names[0] == ""
    assert names[1] != ""
    assert main(["verify", str(back)]) == 0
    assert main(["import", str(tmp_path / "back"), "--database", str(tmp_path / "other.db")]) == 0


async def a_club_with_a_stand_in(database: Path) -> str:
    """A game that a person gets up from, so that a bot plays it to the end; the club's own record of it."""
    store = await Store.open(str(database))
    try:
        table = await begun(store, "havana", "Ana", "Bob Oculto", "bot", options={"round_limit": 1})
        for _ in range(6):
            step(table)
        table.open_seat("Bob Oculto", 1, 1003.0)
        while table.status == Status.RUNNING:
            step(table)
        await store.save(table)
        return await store.record(table.id)
    finally:
        await store.close()


def test_a_person_for_whom_a_bot_stood_in_is_no_bot(tmp_path: Path) -> None:
    text = asyncio.run(a_club_with_a_stand_in(tmp_path / "club.db"))
    club = ["--database", str(tmp_path / "club.db")]
    for flags in ([], ["--names"]):
        folder = tmp_path / f"corpus{len(flags)}"
        assert main(["corpus", "club", str(folder), *flags, *club]) == 0
        (shard,) = shards.found([folder])[0]
        (row,) = shards.rows(shard)
        assert row["bots"] == ["", "", "random"]
        assert ("Oculto" in words_in(folder)) == bool(flags)
        assert row["names"][2] == Record.read(text).names[2] != ""
        assert main(["corpus", "records", str(folder), str(tmp_path / f"back{len(flags)}")]) == 0

    # The record as the club gives it away says who played in the end. Its reader cannot know of Bob.
    away = tmp_path / "away"
    away.mkdir()
    (away / "given.txt").write_text(text)
    assert Record.read(text).extra["bots"] == ["", "greedy", "random"]
    assert main(["corpus", "add", str(tmp_path / "given"), str(away), "--anonymous"]) == 0
    assert "Oculto" not in words_in(tmp_path / "given")

    # Nor can a club that this record was taken into.
    other = ["--database", str(tmp_path / "other.db")]
    assert main(["import", str(away), *other]) == 0
    assert main(["corpus", "club", str(tmp_path / "other"), *other]) == 0
    assert "Oculto" not in words_in(tmp_path / "other")


def test_who_held_a_seat_in_the_game_is_told_from_the_log() -> None:
    def people(*told: tuple[EntryKind, int | None]) -> set[int]:
        return seats_of_people(Entry(number, 0.0, kind, seat) for number, (kind, seat) in enumerate(told, 1))

    sat, bot, opened, began = EntryKind.SAT, EntryKind.BOT, EntryKind.OPENED, EntryKind.BEGAN
    assert people((sat, 0), (sat, 1), (opened, 1), (bot, 1), (began, None)) == {0}  # left before it began
    assert people((sat, 0), (sat, 1), (began, None), (opened, 1), (bot, 1)) == {0, 1}
    assert people((EntryKind.ANSWER, 0), (sat, 0), (opened, 0), (bot, 0)) == {0}  # a record laid out again


def test_a_club_that_is_not_there_is_told_and_not_founded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for place in (
        str(tmp_path / "nowhere.db"),
        f"sqlite:///{tmp_path}/nowhere.db",
        str(tmp_path / "a" / "b"),
    ):
        assert main(["corpus", "club", str(tmp_path / "corpus"), "--database", place]) == 2
        assert "There is no file" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
