"""Who asks is found out when a request is there as a whole: nobody keeps being somebody by sending slowly."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.attack.house import House
from tests.server.browser import Browser, Reply

pytestmark = pytest.mark.anyio

ANA = {"name": "Ana", "face": "gull"}
LONG = 0.3  # seconds in which a head has long been read


class Held:
    """A request of which the last byte has not been sent yet."""

    def __init__(self, browser: Browser, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.browser = browser
        self.reader = reader
        self.writer = writer

    async def end(self) -> Reply:
        self.writer.write(b"}")
        await self.writer.drain()
        return await Browser(self.browser.port).read(self.reader)


@asynccontextmanager
async def held(browser: Browser, path: str, data: Any) -> AsyncIterator[Held]:
    """Begin a request and keep it waiting."""
    body = json.dumps(data).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", browser.port)
    lines = [
        f"POST {path} HTTP/1.1",
        f"host: 127.0.0.1:{browser.port}",
        "connection: close",
        "content-type: application/json",
        f"content-length: {len(body)}",
        f"cookie: {browser.cookie}",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode() + body[:-1])
    await writer.drain()
    await asyncio.sleep(LONG)
    try:
        yield Held(browser, reader, writer)
    finally:
        writer.close()


async def known(browser: Browser) -> str:
    """Become known by a phrase; the phrase."""
    return " ".join((await browser.post("/api/me/phrase", ANA)).ok["words"])


async def test_a_guest_who_has_become_somebody_takes_no_second_seat(house: House) -> None:
    ana, phone, bo = house.browser(), house.browser(), house.browser()
    phrase = await known(ana)
    table_id = await bo.make("havana", "Bo", "", "")
    await phone.make("havana", "Ana", "bot")  # so that the phone is a guest
    async with held(phone, f"/api/tables/{table_id}/sit", {"name": "Other", "seat": 2}) as asking:
        assert (await phone.post("/api/enter/phrase", {"phrase": phrase})).status == 204
        assert (await ana.post(f"/api/tables/{table_id}/sit", {"name": "Ana", "seat": 1})).ok
        reply = await asking.end()
    assert "set-cookie" in reply.headers  # it was somebody new, who is nobody else
    assert (await ana.get(f"/api/tables/{table_id}")).ok["mine"]["seats"] == [1]


async def test_nothing_is_done_for_a_device_that_was_signed_out_meanwhile(house: House) -> None:
    ana, thief = house.browser(), house.browser()
    await known(ana)
    ana_id = (await ana.get("/api/me")).ok["id"]
    thief.cookies = dict(ana.cookies)
    wish = {**ANA, "replace": True}
    async with held(thief, "/api/me/phrase", wish) as asking:
        assert (await ana.ask("DELETE", "/api/me/devices?sure=true")).status == 204
        phrase = " ".join((await asking.end()).json.get("words", ()))
    # At most a new guest has been made somebody by it.
    later = house.browser()
    assert (await later.post("/api/enter/phrase", {"phrase": phrase})).status == 204
    assert (await later.get("/api/me")).ok["id"] != ana_id


async def test_who_sits_down_while_coming_in_has_one_seat(house: House) -> None:
    for _ in range(5):
        ana, phone, bo = house.browser(), house.browser(), house.browser()
        phrase = await known(ana)
        table_id = await bo.make("havana", "Bo", "", "")
        await phone.post(f"/api/tables/{table_id}/sit", {"name": "Ana too", "seat": 2})
        came, _ = await asyncio.gather(
            phone.post("/api/enter/phrase", {"phrase": phrase}),
            ana.post(f"/api/tables/{table_id}/sit", {"name": "Ana", "seat": 1}),
        )
        assert came.status in (204, 403)
        assert len((await ana.get(f"/api/tables/{table_id}")).ok["mine"]["seats"]) <= 1
