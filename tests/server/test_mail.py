"""Who wants mail is told by mail: by a real server, over TLS, with a password."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from malecon.server.http.limits import CODES
from malecon.server.ops.look import ClubLook
from malecon.server.work import mail as mails
from malecon.server.work import notices, post
from malecon.store.club_schema import notices as table
from tests.server.browser import Browser
from tests.server.conftest import LOOPBACK, Club, open_club
from tests.server.post import PostOffice
from tests.server.push import PushService
from tests.server.test_desk import host, on_desk, rows, settle, tell
from tests.server.test_known import enter, known
from tests.server.test_notices import Two, settled
from tests.server.test_peace import sat

pytestmark = pytest.mark.anyio

ANA = "ana@example.org"


@pytest.fixture
async def office(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PostOffice]:
    async with PostOffice(tmp_path).serving() as serving:
        monkeypatch.setenv("SSL_CERT_FILE", str(serving.certificate))
        yield serving


@pytest.fixture
async def small(tmp_path: Path, pool: ProcessPoolExecutor, office: PostOffice) -> AsyncIterator[Club]:
    async with open_club(str(tmp_path / "club.db"), pool, push_hosts=LOOPBACK, mail=office.mail) as opened:
        yield opened


async def code_for(browser: Browser, office: PostOffice, address: str = ANA) -> str:
    """The code that is mailed to an address."""
    known = (await browser.post("/api/notices/mail", {"address": address, "language": "es"})).ok
    assert known["mail"] == {"address": address, "status": "asked"}
    letter = await office.next(len(office.taken))
    found = re.search(r"\d{6}", letter.get_content())
    assert found is not None
    assert letter["To"] == address
    assert "código" in letter["Subject"]
    return found[0]


async def test_who_confirmed_an_address_is_told_there(small: Club, office: PostOffice) -> None:
    ana, bo = small.browser(), small.browser()
    code = await code_for(ana, office)
    two = await Two.sit(ana, bo)
    await two.pass_to(1)
    await two.pass_to(0)
    await settled(small)
    assert len(office.taken) == 1  # nothing but the code, before it was given back
    wrong = await ana.post("/api/notices/mail/confirm", {"code": f"{(int(code) + 1) % 10**6:06}"})
    assert (wrong.status, wrong.error["key"]) == (403, "notice-code-wrong")
    assert (await bo.post("/api/notices/mail/confirm", {"code": code})).error["key"] == "notice-code-old"
    known = (await ana.post("/api/notices/mail/confirm", {"code": f" {code[:3]} {code[3:]}"})).ok
    assert known["mail"] == {"address": ANA, "status": "confirmed"}
    await two.pass_to(1)
    await two.pass_to(0)
    letter = await office.next(2)
    assert letter["Subject"] == "Te toca en Santiago de Cuba"
    assert letter["From"] == "Our club <club@club.example>"
    assert f"{small.config.address}/table/{two.id}" in letter.get_content()
    assert code not in letter.as_string()
    assert ana.cookies["malecon"] not in letter.as_string()
    # It ends with one click, without a cookie, as programs that look after mail do it.
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = letter["List-Unsubscribe"].strip("<>").removeprefix(small.config.address)
    anybody = small.browser()
    asked = await anybody.get(path)
    assert b"<form" in asked.body
    assert (await ana.get("/api/notices")).ok["mail"]  # to look at the page ends nothing
    form = {"content_type": "application/x-www-form-urlencoded"}
    for _ in range(2):
        ended = await anybody.ask("POST", path, raw=b"List-Unsubscribe=One-Click", **form)
        assert ended.status == 200
    assert (await ana.get("/api/notices")).ok["mail"] is None


async def test_the_end_of_a_mail_stays_the_end_when_a_guest_becomes_somebody(
    small: Club, office: PostOffice
) -> None:
    """Of mails that were sent before and of those that come after; and a code on its way counts too."""
    ana, bo, desk = small.browser(), small.browser(), small.browser()
    phrase = await known(desk)
    code = await code_for(ana, office)
    two = await Two.sit(ana, bo)
    assert (await enter(ana, phrase)).status == 204
    assert (await ana.post("/api/notices/mail/confirm", {"code": code})).ok["mail"]["status"] == "confirmed"
    await two.pass_to(1)
    await two.pass_to(0)
    letter = await office.next(2)
    path = letter["List-Unsubscribe"].strip("<>").removeprefix(small.config.address)
    assert (await small.browser().ask("POST", path, None, b"")).status == 200
    assert (await ana.get("/api/notices")).ok["mail"] is None


async def test_mail_that_comes_back_stops(small: Club, office: PostOffice) -> None:
    ana, bo = small.browser(), small.browser()
    await ana.post("/api/notices/mail/confirm", {"code": await code_for(ana, office)})
    two = await Two.sit(ana, bo)
    await two.pass_to(1)
    office.refused[ANA] = "550 nobody of that name"
    asked = office.asked
    await two.pass_to(0)
    await settled(small)
    assert office.asked == asked + 1
    assert (await ana.get("/api/notices")).ok["mail"]["status"] == "stopped"
    await two.pass_to(1)
    await two.pass_to(0)
    await settled(small)
    assert office.asked == asked + 1
    refused = await ana.post("/api/notices/mail", {"address": ANA})
    assert (refused.status, refused.error["key"]) == (403, "notice-mail-refused")
    assert (await ana.post("/api/notices/mail", {"address": "ana@"})).error["key"] == "notice-mail-address"
    header = {"address": "ana@example.org\r\nBcc: all@example.org"}
    assert (await ana.post("/api/notices/mail", header)).error["key"] == "notice-mail-address"
    assert (await ana.ask("DELETE", "/api/notices/mail")).ok["mail"] is None


async def test_codes_run_out(small: Club, office: PostOffice) -> None:
    ana = small.browser()
    code = await code_for(ana, office)
    for _ in range(post.TRIES):
        wrong = await ana.post("/api/notices/mail/confirm", {"code": "none"})
        assert wrong.error["key"] == "notice-code-wrong"
    assert (await ana.post("/api/notices/mail/confirm", {"code": code})).error["key"] == "notice-code-old"
    code = await code_for(ana, office)
    small.wait(post.GOOD_FOR + 1)
    assert (await ana.post("/api/notices/mail/confirm", {"code": code})).error["key"] == "notice-code-old"


async def test_nobody_is_showered_with_codes(
    tmp_path: Path, pool: ProcessPoolExecutor, office: PostOffice
) -> None:
    """By however many guests, and whatever is added to the address for the same mailbox."""
    async with open_club(str(tmp_path / "club.db"), pool, mail=office.mail, rate=1.0) as club:
        asked = []
        for number in range(round(CODES.burst) + 2):
            wish = {"address": f"Ana+{number}@example.org", "language": "en"}
            asked.append((await club.browser().post("/api/notices/mail", wish)).status)
        assert asked == [200] * round(CODES.burst) + [429] * 2
        assert len(office.taken) == CODES.burst


async def test_a_dead_mail_server_delays_nobody(
    tmp_path: Path, pool: ProcessPoolExecutor, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The browser is told at once, and told once; the mail leaves when the server is there again."""
    monkeypatch.setattr(mails, "AWAY", 0.1)
    async with (
        PushService().serving() as service,
        open_club(str(tmp_path / "two.db"), pool, push_hosts=LOOPBACK, mail=office.mail) as club,
    ):
        ana, bo = club.browser(), club.browser()
        ear = service.ear()
        await ana.post("/api/notices/mail/confirm", {"code": await code_for(ana, office)})
        two = await Two.sit(ana, bo)
        await two.pass_to(1)
        await ear.subscribe(ana)
        office.refused[ANA] = "451 come again later"
        await two.pass_to(0)
        await ear.next()
        await settled(club)
        assert len(office.taken) == 1
        office.refused = {}
        club.wait(notices.FIRST_AGAIN)
        await office.next(2)
        await settled(club)
        assert len(ear.heard) == 1


async def test_a_club_without_a_mail_server_offers_none(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    async with open_club(str(tmp_path / "none.db"), pool) as club:
        ana = club.browser()
        assert (await ana.get("/api/notices")).ok["mails"] is False
        refused = await ana.post("/api/notices/mail", {"address": ANA})
        assert (refused.status, refused.error["key"]) == (403, "notice-no-mail")


HOST = "host@club.example"


async def test_the_host_is_told_that_reports_wait(
    tmp_path: Path, pool: ProcessPoolExecutor, office: PostOffice
) -> None:
    """Of how many, and of nothing else: once an hour at most, and not of what is settled by then."""
    settings: dict[str, Any] = {
        "mail": office.mail,
        "contact": HOST,
        "club": ClubLook(greeting={"de": "Hallo"}),
    }
    async with open_club(str(tmp_path / "club.db"), pool, **settings) as club:
        desk, ana, bo = await host(club), club.browser(), club.browser()

        async def report() -> None:
            table = await sat(club, ana, bo)
            assert (await tell(ana, table, seat=1, words="They shout.")).status == 204

        await report()
        letter = await office.next()
        assert (letter["To"], letter["Subject"]) == (
            HOST,
            "Eine Meldung wartet auf deinem Schreibtisch in Malecón",
        )
        text = letter.get_content()
        assert f"{club.config.address}/desk" in text
        assert not any(secret in text for secret in ("Ana", "Bo", "shout", "/table/"))
        for _ in range(2):
            await report()
        await asyncio.sleep(0.5)
        assert len(office.taken) == 1
        club.wait(notices.HOST_PAUSE)
        assert (await office.next(2))["Subject"].startswith("3 Meldungen warten")
        await report()
        for one in (await on_desk(desk))["reports"]:
            assert (await settle(desk, one["number"])).status == 204
        club.wait(notices.HOST_PAUSE)
        await settled(club)
        assert len(office.taken) == 2


@pytest.mark.parametrize("without", ["mail", "contact"])
async def test_a_host_without_an_address_is_told_nothing(
    without: str, tmp_path: Path, pool: ProcessPoolExecutor, office: PostOffice
) -> None:
    settings: dict[str, Any] = {"mail": office.mail, "contact": HOST}
    settings[without] = {"mail": None, "contact": ""}[without]
    async with open_club(str(tmp_path / "club.db"), pool, **settings) as club:
        ana, bo = club.browser(), club.browser()
        assert (await tell(ana, await sat(club, ana, bo), seat=1)).status == 204
        assert [row.kind for row in await rows(club, table) if row.kind == "reported"] == []
        assert office.taken == []
