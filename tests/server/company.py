"""People who have met at a table: what they ask of each other, and what they hear of it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from malecon.kernel.game import Json
from malecon.server.tables.devices import device_of
from malecon.store import club_schema as schema
from tests.server.browser import Browser
from tests.server.conftest import Club


async def play_together(ana: Browser, bo: Browser, *names: str, **more: Any) -> str:
    """A table where both have sat down and the game has begun; by other names than Ana and Bo, if wanted."""
    one, other = names or ("Ana", "Bo")
    table = await ana.make("havana", one, "", **more)
    (await bo.post(f"/api/tables/{table}/sit", {"name": other})).ok  # noqa: B018
    (await ana.do(table, "begin")).ok  # noqa: B018
    return table


async def friends(browser: Browser) -> Json:
    return (await browser.get("/api/friends")).ok


async def befriend(ana: Browser, bo: Browser, table: str) -> None:
    """Ana, who sits first, asks, and Bo says yes."""
    (await ana.post("/api/friends", {"table": table, "seat": 1})).ok  # noqa: B018
    (asking,) = (await friends(bo))["asking"]
    (await bo.post("/api/friends", {"id": asking["id"]})).ok  # noqa: B018


async def block(browser: Browser, table: str, seat: int) -> None:
    whom = {"kind": "block", "table": table, "seat": seat}
    (await browser.post("/api/peace", whom)).ok  # noqa: B018


def person(browser: Browser) -> str:
    return device_of(browser.cookies["malecon"])


async def noticed(club: Club, browser: Browser) -> list[tuple[str, str]]:
    """What somebody was to be told of."""
    wanted = select(schema.notices).where(schema.notices.c.person == person(browser))
    wanted = wanted.where(schema.notices.c.kind != "turn")
    rows = await club.store.database.read(lambda c: c.execute(wanted).all())
    return [(row.kind, row.about) for row in rows]


async def listens(browser: Browser) -> None:
    """Somebody wishes to be told of something."""
    await browser.post("/api/notices", {"news": True})


async def invite(browser: Browser, table: str, *whom: Json) -> Json:
    return (await browser.post(f"/api/tables/{table}/invitations", {"whom": list(whom)})).ok


async def inbox(browser: Browser) -> list[tuple[str, str]]:
    """From whom, and to which tables one is invited; both lists of the own games agree."""
    found = [(await browser.get(path)).ok["invitations"] for path in ("/api/mine", "/api/mine/running")]
    assert found[0] == found[1]
    return [(one["name"], one["table"]["id"]) for one in found[0]]
