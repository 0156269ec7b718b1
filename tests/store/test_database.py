"""Addresses, migrations, and databases that are away, full, closed or too new."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from malecon.errors import MaleconError, Unreadable
from malecon.store import Away, Store
from malecon.store.database import CONNECTIONS, Sqlite, connect, read_url
from malecon.store.migrations import configuration, upgrade
from malecon.store.schema import metadata
from malecon.table import Table
from tests.store.scene import begun, left_alone, new_table, same, step

pytestmark = pytest.mark.anyio


def test_an_address_is_a_file_or_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_url("club.db").database == "club.db"
    assert read_url("sqlite:////tmp/club.db").database == "/tmp/club.db"
    for scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        found = read_url(f"{scheme}://ana@host/club")
        assert (found.drivername, found.host, found.database) == ("postgresql+asyncpg", "host", "club")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert (read_url(None).database or "").endswith("malecon.db")


@pytest.mark.parametrize(
    "address",
    [
        *("mysql://host/club", "sqlite://", "://", "postgresql://host:port/x", "postgresql://host:99999/x"),
        *("postgresql://host/x?colour=blue", "sqlite:///x?colour=blue", "", ":memory:", "sqlite:///:memory:"),
    ],
)
def test_other_addresses_are_refused_without_their_passwords(address: str) -> None:
    with pytest.raises(Unreadable, match="no address of a database"):
        read_url(address)
    with pytest.raises(Unreadable) as caught:
        read_url("mysql://ana:secret@host/club")
    assert "secret" not in str(caught.value)
    with pytest.raises(Unreadable) as caught:
        read_url("postgresql://ana:secret@host:port/club")
    assert "secret" not in str(caught.value)


async def test_the_database_is_what_the_schema_says(store: Store) -> None:
    """Whoever changes one must change the other."""
    differences = await store.database.write(
        lambda c: compare_metadata(MigrationContext.configure(c), metadata)
    )
    assert differences == []


async def test_there_and_back_again(store: Store) -> None:
    def work(connection: Connection) -> list[str]:
        command.downgrade(configuration(connection), "base")
        left = connection.dialect.get_table_names(connection)
        upgrade(connection)
        return left

    assert await store.database.write(work) == ["alembic_version"]
    await begun(store)


async def test_opening_twice_changes_nothing(url: str) -> None:
    store = await Store.open(url)
    table = await begun(store)
    await store.close()
    again = await Store.open(url)
    assert same(await again.load(table.id), table)
    await again.close()


async def test_processes_that_start_together_do_not_fall_over_each_other(postgres_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(5)))
    await asyncio.gather(*(store.ping() for store in stores))
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_database_of_a_newer_malecon_is_left_alone(url: str) -> None:
    store = await Store.open(url)
    await store.database.write(lambda c: c.execute(text("update alembic_version set version_num = '9999'")))
    await store.close()
    with pytest.raises(MaleconError, match="newer Malecón"):
        await Store.open(url)


async def test_a_server_that_is_not_there() -> None:
    with pytest.raises(Away, match="does not answer"):
        await Store.open("postgresql://ana@127.0.0.1:1/club")


async def test_a_server_that_goes_away_and_comes_back(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    table = await begun(store)
    await asyncio.gather(*(store.ping() for _ in range(CONNECTIONS)))
    # Meanwhile our own loop stands still, so that the store has noticed nothing when it is asked.
    hangs_up = threading.Thread(target=lambda: asyncio.run(left_alone(postgres_url, hang_up=True)))
    hangs_up.start()
    hangs_up.join()
    assert same(await store.load(table.id), table)
    step(table)
    await store.save(table)
    assert same(await store.load(table.id), table)
    await store.close()


@pytest.mark.skipif(os.name == "nt", reason="folders there are guarded in other ways")
async def test_a_file_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("I am no folder")
    with pytest.raises(Away, match="cannot be written"):
        await Store.open(str(tmp_path / "file" / "club.db"))
    with pytest.raises(Unreadable, match="is a folder"):
        await Store.open(str(tmp_path))


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "club.db").write_text("This is a letter to my aunt. " * 100)
    with pytest.raises(Away, match="not a database"):
        await Store.open(str(tmp_path / "club.db"))
    assert "aunt" in (tmp_path / "club.db").read_text()


async def test_a_full_disk_harms_nothing(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "club.db"))
    table = await begun(store)
    database = store.database
    assert isinstance(database, Sqlite)

    def fill(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    await database.write(fill)
    kept = await talk_until_it_fails(store, table.id)
    assert same(await store.load(table.id), kept)
    await database.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=1000000"))
    again = await store.load(table.id)
    step(again)
    await store.save(again)
    await store.close()


async def talk_until_it_fails(store: Store, table_id: str) -> Table:
    """The table as it was when it could be saved for the last time."""
    kept = await store.load(table_id)
    for _ in range(500):
        mine = await store.load(table_id)
        mine.chat(0, "", "x" * 500, 1002.0)
        try:
            await store.save(mine)
        except Away as error:
            if "full" not in str(error):
                raise
            return kept
        kept = mine
    raise AssertionError("the disk is never full")


async def test_work_that_fails_does_not_take_its_neighbours_along(url: str) -> None:
    """SQLite commits together what has gathered."""
    store = await Store.open(url)
    table = await begun(store)
    stale = await store.load(table.id)
    step(stale)
    good = [new_table() for _ in range(20)]

    def broken(connection: Connection) -> None:
        connection.execute(text("update tables set status = 'broken'"))
        raise MaleconError("store-missing")

    results = await asyncio.gather(
        *(store.add(each) for each in good[:10]),
        store.database.write(broken),
        store.save(stale),
        *(store.add(each) for each in good[10:]),
        return_exceptions=True,
    )
    assert [result for result in results if result is not None] == [results[10]]
    assert isinstance(results[10], MaleconError)
    assert len(await store.ids()) == 21
    assert "broken" not in await store.count()
    await store.close()


async def test_what_was_accepted_is_finished_before_it_closes(url: str) -> None:
    store = await Store.open(url)
    tables = [new_table() for _ in range(30)]
    adding = [asyncio.ensure_future(store.add(table)) for table in tables]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*adding)
    with pytest.raises(Away, match="closed"):
        await store.ping()
    again = await Store.open(url)
    assert len(await again.ids()) == 30
    await again.close()


async def test_an_error_in_our_own_code_reaches_the_caller(url: str) -> None:
    database = connect(read_url(url))

    def wrong(connection: Connection) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await database.write(wrong)
    with pytest.raises(ZeroDivisionError):
        await database.read(wrong)
    assert await database.read(lambda c: c.execute(text("select 1")).scalar()) == 1
    await database.close()


@pytest.mark.skipif(os.name != "posix", reason="where there are pipes")
@pytest.mark.parametrize("kind", ["folder", "pipe"])
async def test_what_is_no_file_is_no_database_and_stays_as_it_is(tmp_path: Path, kind: str) -> None:
    """Closed to all others, a folder of everybody's or a device would be of no use to anybody."""
    place = tmp_path / "place"
    place.mkdir() if kind == "folder" else os.mkfifo(place)
    place.chmod(0o777)
    with pytest.raises(Unreadable, match=r"not a file|no plain file"):
        await Store.open(str(place))
    assert place.stat().st_mode & 0o777 == 0o777
    assert [path.name for path in tmp_path.iterdir()] == ["place"]
