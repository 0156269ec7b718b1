"""What an operator relies on: files that others cannot read, one server for one file, and imports that bring
games and nothing else."""

from __future__ import annotations

import asyncio
import json
import os
import re
import stat
from pathlib import Path

import pytest

from malecon.cli import main
from malecon.kernel.game import Json
from malecon.server.run import alone
from malecon.server.tables.devices import device_of, hash_of
from malecon.store import Away, Store
from malecon.store.backup import export_table
from malecon.table import Status
from tests.attack.house import House, open_house
from tests.cli.test_cli import refused
from tests.store.scene import begun, step

pytestmark = pytest.mark.anyio

TOKEN = "t" * 22  # of whoever forges a backup


def modes(folder: Path) -> dict[str, str]:
    """Who may do what with each file of a folder."""
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in sorted(folder.iterdir())}


async def malecon(folder: Path, command: str, place: str, database: str, *more: str) -> int:
    """`malecon import` or `export`; in a process of its own it would take seconds to start."""
    words = [command, str(folder / place), "--database", str(folder / database), *more, "--lang", "en"]
    return await asyncio.to_thread(main, words)


# --- who can read it ---


async def test_database_and_exports_are_for_their_owner_alone(house: House, tmp_path: Path) -> None:
    table_id = await house.browser().make("havana", "Ana", "")
    found = {name: mode for name, mode in modes(house.folder).items() if name.startswith("club.db")}
    assert set(found) == {"club.db", "club.db-wal", "club.db-shm", "club.db.lock"}
    assert set(found.values()) == {"0o600"}
    assert await malecon(tmp_path, "export", "out", str(house.folder / "club.db")) == 0
    written = modes(tmp_path / "out")
    assert any(table_id in name for name in written)
    assert set(written.values()) == {"0o600"}
    assert stat.S_IMODE((tmp_path / "out").stat().st_mode) == 0o700


async def test_the_database_holds_no_secret_of_a_browser_or_a_link(house: House) -> None:
    ana = house.browser()
    await ana.make("havana", "Ana", "", title="Where to look")
    (token,) = ana.cookies.values()
    links = [link.rpartition("/")[2] for link in re.findall(r"http[^\"]*/seat/[\w-]+", json.dumps(ana.made))]
    assert links
    kept = b"".join((house.folder / f"club.db{end}").read_bytes() for end in ("", "-wal"))
    assert b"Where to look" in kept
    for secret in (token, *links):
        assert len(secret) >= 22
        assert secret.encode() not in kept


async def test_a_database_of_an_older_house_is_closed_when_it_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    await (await Store.open(str(path))).close()
    path.chmod(0o644)
    await (await Store.open(str(path))).close()
    assert modes(tmp_path)["club.db"] == "0o600"


async def test_a_folder_that_is_made_for_a_database_is_closed_too(tmp_path: Path) -> None:
    await (await Store.open(str(tmp_path / "new" / "club.db"))).close()
    assert modes(tmp_path)["new"] == "0o700"


# --- one server for one file ---


async def test_a_link_is_no_way_round_the_lock(house: House, tmp_path: Path) -> None:
    link = tmp_path / "other.db"
    link.symlink_to(house.folder / "club.db")
    folder = tmp_path / "folder"
    folder.symlink_to(house.folder)
    for path in (link, folder / "club.db"):
        with pytest.raises(Away) as found, alone(str(path)):
            pass
        assert found.value.key == "server-file-taken"
    assert "Another server" in await asyncio.to_thread(
        refused, tmp_path, "serve", "--port", "0", "--database", "other.db"
    )


async def test_a_file_of_two_names_is_refused(tmp_path: Path) -> None:
    await (await Store.open(str(tmp_path / "club.db"))).close()
    os.link(tmp_path / "club.db", tmp_path / "twin.db")
    for name in ("club.db", "twin.db"):
        with pytest.raises(Away) as found, alone(str(tmp_path / name)):
            pass
        assert found.value.key == "server-file-names"


# --- imports ---


async def forged(folder: Path, token: str) -> tuple[str, Json]:
    """A backup by somebody who wants more than to play: its text, and what its header says."""
    store = await Store.open(str(folder / "forge.db"))
    table = await begun(store, "havana", "Ana", "Bo")
    step(table)
    await store.save(table)
    _, text = await export_table(store, table.id)
    await store.close()
    first, _, rest = text.partition("\n")
    header = json.loads(first)
    device = device_of(token)
    header["table"]["id"] = "x/../../../outside"
    header["table"]["links"] = [[hash_of(token), 0, device]]
    header["table"]["desk"]["host"] = device
    header["table"]["desk"]["seats"][0]["person"] = device
    return json.dumps(header) + "\n" + rest, header


async def test_an_imported_file_gives_nobody_seats_rights_or_draws(tmp_path: Path) -> None:
    text, header = await forged(tmp_path, TOKEN)
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "gift.txt").write_text(text)
    assert await malecon(tmp_path, "import", "in", "club.db") == 0
    store = await Store.open(str(tmp_path / "club.db"))
    (table_id,) = await store.ids()
    table = await store.load(table_id)
    assert table_id != header["table"]["id"]
    assert await store.links(table_id) == []
    assert (table.host, {seat.kind for seat in table.seats}) == ("", {"open"})
    assert table.status == Status.RUNNING
    assert table.secret.hex() != header["fairness"]["secret"]
    await store.close()
    assert await malecon(tmp_path, "export", "out/deep/er", "club.db") == 0
    assert len(list((tmp_path / "out" / "deep" / "er").iterdir())) == 1
    assert not list(tmp_path.glob("outside*"))
    with open_house(tmp_path, "--rate", "20") as opened:
        thief = opened.browser()
        thief.cookies["malecon"] = TOKEN
        assert (await thief.get(f"/api/tables/{table_id}")).ok["mine"] == {"seats": [], "host": False}


async def test_no_name_leads_out_of_the_folder_not_even_in_ones_own_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, _ = await forged(tmp_path, TOKEN)
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "gift.txt").write_text(text)
    assert await malecon(tmp_path, "import", "in", "club.db", "--own-backup") == 2
    said = capsys.readouterr()
    assert "gift.txt”, line 1" in said.err
    assert "table.id" in said.err
    store = await Store.open(str(tmp_path / "club.db"))
    assert await store.ids() == []
    # A database of an older house may hold such a table: its file stays in the folder all the same.
    table = await begun(store)
    table.id, table.version = "x/../../../outside", 0
    await store.add(table)
    await store.close()
    assert await malecon(tmp_path, "export", "out/deep/er", "club.db") == 0
    assert len(list((tmp_path / "out" / "deep" / "er").iterdir())) == 2
    assert not list(tmp_path.glob("**/outside*"))


async def test_a_folder_of_odd_things_is_told_and_the_rest_is_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = await Store.open(str(tmp_path / "old.db"))
    table = await begun(store)
    _, text = await export_table(store, table.id)
    await store.close()
    folder = tmp_path / "in"
    folder.mkdir()
    os.mkfifo(folder / "a.txt")  # whoever reads it waits for ever
    (folder / "b.txt").mkdir()
    (folder / "c.txt").symlink_to("nowhere")
    (folder / "d.txt").write_bytes(b"{}\n\xff\xfe\n")
    (folder / "e.txt").write_text(text)
    assert await malecon(tmp_path, "import", "in", "club.db", "--own-backup") == 2
    said = capsys.readouterr()
    assert "taken in: 1" in said.out
    for name in "abcd":
        assert f"{name}.txt" in said.err
    assert said.err.count("\n") == 4
    assert "Traceback" not in said.err
