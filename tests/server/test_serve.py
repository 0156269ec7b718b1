"""The command `malecon serve`, and what it says when it cannot."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

import pytest

from malecon.errors import MaleconError
from malecon.server.ops.colours import Colours
from malecon.server.ops.config import Config
from malecon.server.ops.look import ClubLook
from malecon.server.ops.mail import Mail
from malecon.server.ops.quiet import Quiet
from malecon.server.run import alone, listen
from malecon.store import Store
from tests.cli.test_cli import malecon, refused
from tests.server.browser import Browser
from tests.server.conftest import Club
from tests.server.process import Server

pytestmark = pytest.mark.anyio


def test_it_is_told_in_every_language(tmp_path: Path) -> None:
    for language, word in (("en", "club"), ("de", "Klub"), ("nl", "club"), ("es", "club")):
        assert word in malecon(tmp_path, "serve", "--help", "--lang", language).out


def test_a_port_in_use_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused(tmp_path, "serve", "--port", str(port), "--database", "club.db")
        assert f"Port {port}" in said
        assert "--port" in said


def test_a_database_that_is_away_is_said_in_one_sentence(tmp_path: Path) -> None:
    gone = f"postgresql://postgres@/club?host={tmp_path / 'nothing'}"
    assert "database" in refused(tmp_path, "serve", "--port", "0", "--database", gone)
    (tmp_path / "text.db").write_text("this is no database, but a long text " * 100)
    assert "database" in refused(tmp_path, "serve", "--port", "0", "--database", "text.db")


@pytest.mark.parametrize(
    ("choices", "key"),
    [
        ({"port": 70000}, "server-port"),
        ({"workers": -1}, "server-workers"),
        ({"log": "xml"}, "server-log"),
        ({"rate": -1.0}, "server-rate"),
        ({"rate": float("nan")}, "server-rate"),
        ({"keep_ended": -3.0}, "server-days"),
        ({"public_url": "club.example"}, "server-public-url"),
        ({"public_url": "ftp://club.example"}, "server-public-url"),
        ({"public_url": "https://club.example/path"}, "server-public-url"),
        ({"public_url": "https://club.example:port"}, "server-public-url"),
        ({"public_url": "https://user@club.example"}, "server-public-url"),
        ({"proxies": ("somewhere",)}, "server-proxy"),
        ({"contact": "somebody"}, "server-contact"),
        ({"club": ClubLook(name=" ")}, "server-club-name"),
        ({"club": ClubLook(name="x" * 41)}, "server-club-name"),
        ({"club": ClubLook(greeting={"": "two\nlines"})}, "server-greeting"),
        ({"club": ClubLook(greeting={"xx": "hello"})}, "server-greeting-language"),
        ({"club": ClubLook(colours=Colours("red"))}, "server-colour"),
        ({"mail": Mail("", "club@club.example")}, "server-mail-host"),
        ({"mail": Mail("mail.example", "nobody")}, "server-mail-sender"),
        ({"mail": Mail("mail.example", "a@b.example\nBcc: c@d.example")}, "server-mail-sender"),
        ({"mail": Mail("mail.example", "club@club.example", -1)}, "server-port"),
        ({"mail": Mail("mail.example", "club@club.example", security="ssl")}, "server-mail-security"),
        ({"mail": Mail("mail.example", "club@club.example", user="ana")}, "server-mail-user"),
        ({"mail": Mail("mail.example", "club@club.example", 0, "none", "a", "b")}, "server-mail-open"),
        ({"quiet": Quiet("22-8")}, "server-quiet"),
        ({"quiet": Quiet("22:00-22:00")}, "server-quiet"),
        ({"quiet": Quiet("", "Mars/Olympus")}, "server-time-zone"),
        ({"quiet": Quiet("", "../etc/passwd")}, "server-time-zone"),
    ],
)
def test_choices_that_cannot_be(choices: dict[str, object], key: str) -> None:
    with pytest.raises(MaleconError) as error:
        Config(**choices).checked()  # type: ignore[arg-type]
    assert error.value.key == key


def test_it_listens_to_this_machine_alone_unless_told_otherwise() -> None:
    assert Config().host == "127.0.0.1"
    assert Config(host="0.0.0.0", port=5).address == "http://127.0.0.1:5"
    assert Config(host="::1", port=5).address == "http://[::1]:5"
    for strange in ("no.such.host.invalid", "ü..", "x" * 300):
        with pytest.raises(MaleconError, match="no address") as error:
            listen(strange, 0)
        assert "Error" not in error.value.message()


def test_a_file_is_for_one_server(tmp_path: Path) -> None:
    path = str(tmp_path / "club.db")
    with alone(path):
        with pytest.raises(MaleconError) as error, alone(path):
            pass
        assert error.value.key == "server-file-taken"
    with alone(path), alone(None):
        pass


async def test_it_serves_and_ends_and_another_must_wait(tmp_path: Path) -> None:
    with Server(tmp_path, "club.db").ending() as server:
        await server.start()
        ana = Browser(server.port)
        await ana.make("havana", "Ana", "")
        said = refused(tmp_path, "serve", "--port", "0", "--database", "club.db")
        assert "Another server" in said
        assert server.stop() == 0
    requests = [line for line in server.log() if line["message"] == "request"]
    assert [(line["method"], line["route"], line["status"]) for line in requests] == [
        ("POST", "/api/tables", 201)
    ]


async def test_a_disk_that_is_full(small_club: Club) -> None:
    """The table stays as it was; when there is room again it goes on."""
    ana = small_club.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    before = await ana.look(table_id)
    set_most_pages(small_club.store, 1)
    full = await ana.do(table_id, "chat", seat=0, text="x" * 500)
    for _ in range(60):  # until the pages that are there are used up
        if full.status != 200:
            break
        full = await ana.do(table_id, "chat", seat=0, text="x" * 500)
    assert (full.status, full.error["kind"]) == (503, "away")
    assert (await ana.look(table_id))["view"] == before["view"]
    set_most_pages(small_club.store, 1_000_000)
    assert (await ana.do(table_id, "chat", seat=0, text="room")).ok
    numbers = [entry.number for entry in await small_club.store.entries(table_id)]
    assert numbers == list(range(1, len(numbers) + 1))


def set_most_pages(store: Store, most: int) -> None:
    """SQLite refuses to grow beyond so many pages, as if the disk were full."""
    from sqlalchemy import event

    from malecon.store.database import Sqlite

    assert isinstance(store.database, Sqlite)

    def limit(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count={most}").close()

    event.listen(store.database.engine, "checkout", limit)
