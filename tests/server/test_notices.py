"""Who is not looking is told of their turn: by a real push service, which opens and checks what it gets."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from malecon.kernel.game import Json
from malecon.server.http.limits import EARS
from malecon.server.tables.devices import device_of, new_token
from malecon.server.work import notices
from malecon.server.work.push import is_public
from malecon.store.club_schema import notices as table
from malecon.store.notices import add
from malecon.table import salt_commitment
from tests.server.browser import Browser
from tests.server.conftest import LOOPBACK, Club, open_club
from tests.server.process import Server
from tests.server.push import PushService
from tests.server.test_known import enter, known, me

pytestmark = pytest.mark.anyio


class Two:
    """Ana and Bo at a table of their own."""

    def __init__(self, ana: Browser, bo: Browser, table: str) -> None:
        self.devices = (ana, bo)
        self.id = table

    @classmethod
    async def sit(cls, ana: Browser, bo: Browser, **more: object) -> Two:
        table = await ana.make("santiago", "Ana", "", title="Friday", **more)
        (await bo.post(f"/api/tables/{table}/sit", {"name": "Bo"})).ok  # noqa: B018
        (await ana.do(table, "begin")).ok  # noqa: B018
        return cls(ana, bo, table)

    async def pass_to(self, seat: int) -> None:
        """Let everybody answer until this seat is asked, and was not before."""
        async with asyncio.timeout(30):
            while (await self.table())["asked"] == [seat]:
                await self.devices[seat].answer(self.id, seat)
            while seat not in (table := await self.table())["asked"]:
                await self.devices[table["asked"][0]].answer(self.id, table["asked"][0])

    async def table(self) -> Json:
        return await self.devices[0].look(self.id)


async def test_who_does_not_look_is_told(told_club: Club, service: PushService) -> None:
    ana, bo = told_club.browser(), told_club.browser()
    ear = service.ear()
    two = await Two.sit(ana, bo)
    await two.pass_to(1)
    known = await ear.subscribe(ana)
    assert [browser["label"] for browser in known["browsers"]] == ["Firefox"]
    await two.pass_to(0)
    told = await ear.next()
    assert told.told == {
        "title": "Your turn in Santiago de Cuba",
        "body": "At “Friday”.",
        "url": f"/table/{two.id}",
        "tag": f"turn-{two.id}",
    }
    assert told.claims["sub"] == "https://localhost"
    assert len(told.headers["topic"]) <= 32
    assert service.keys == {known["key"]}


async def test_a_browser_that_is_signed_out_is_told_nothing_more(
    told_club: Club, service: PushService
) -> None:
    """Somebody else may have it by then. One that is still signed in is told as before."""
    ana, phone, bo = (told_club.browser() for _ in range(3))
    two = await Two.sit(ana, bo)
    await two.pass_to(1)
    at_home, on_phone = service.ear("home"), service.ear("phone")
    await at_home.subscribe(ana)
    await on_phone.subscribe(phone)  # both as guests; what they wished for comes along
    phrase = await known(ana)
    assert (await enter(phone, phrase)).status == 204
    await two.pass_to(0)
    await asyncio.gather(at_home.next(), on_phone.next())
    (there,) = [one["id"] for one in (await me(ana))["devices"] if not one["here"]]
    assert (await ana.ask("DELETE", f"/api/me/devices/{there}")).status == 204
    assert len((await ana.get("/api/notices")).ok["browsers"]) == 1
    told_club.wait(notices.SILENCE)
    await two.pass_to(1)
    await two.pass_to(0)
    await at_home.next(2)
    assert len(on_phone.heard) == 1
    assert (await ana.ask("DELETE", "/api/me/devices")).status == 204
    assert (await enter(ana, phrase)).status == 204
    assert (await ana.get("/api/notices")).ok["browsers"] == []


async def test_a_game_does_not_begin_in_silence(small_told_club: Club, service: PushService) -> None:
    """Those who sat down and closed the page: the host, when everybody has come, and whoever's browser has to
    open its salt before anything is drawn."""
    ana, bo = small_told_club.browser(), small_told_club.browser()
    host, guest = service.ear("ana"), service.ear("bo")
    await host.subscribe(ana)
    await guest.subscribe(bo)
    table = await ana.make("santiago", "Ana", "", clock={"kind": "days", "days": 2})
    await settled(small_told_club)
    assert host.heard == []
    (await bo.post(f"/api/tables/{table}/sit", {"name": "Bo"})).ok  # noqa: B018
    told = (await host.next()).told
    assert (told["title"], told["body"]) == ("All have come: begin Santiago de Cuba", "With Bo.")

    house = (await ana.look(table))["fairness"]["commitment"]
    for seat, browser in enumerate((ana, bo)):
        hashed = salt_commitment(house, 1, seat, f"salt-{seat}")
        assert (await browser.do(table, "commit", seat=seat, commitment=hashed)).ok
    assert (await ana.do(table, "begin")).ok
    assert (await ana.do(table, "reveal", seat=0, salt="salt-0")).ok
    told = (await guest.next()).told
    assert (told["title"], told["tag"]) == ("Santiago de Cuba begins: look in once", f"turn-{table}")
    (waiting,) = (await bo.get("/api/mine/running")).ok["tables"]
    assert waiting["table"]["asked"] == waiting["seats"] == [1]
    assert (await bo.do(table, "reveal", seat=1, salt="salt-1")).ok
    await settled(small_told_club)
    assert len(host.heard) + len(guest.heard) == 2


async def test_one_notice_for_whatever_is_asked_in_a_row(small_told_club: Club, service: PushService) -> None:
    """Several questions one after the other are one turn, and what was told is told once."""
    ana, bo = small_told_club.browser(), small_told_club.browser()
    ear = service.ear()
    two = await Two.sit(ana, bo)
    await two.pass_to(1)
    await ear.subscribe(ana)
    await two.pass_to(0)
    await ear.next()
    while True:
        await ana.answer(two.id, 0)
        if (await two.table())["asked"] != [0]:
            break
        await settled(small_told_club)
        assert len(ear.heard) == 1


async def test_two_servers_send_one_notice(
    postgres_url: str, pool: ProcessPoolExecutor, service: PushService
) -> None:
    async with (
        open_club(postgres_url, pool, push_hosts=LOOPBACK) as one,
        open_club(postgres_url, pool, push_hosts=LOOPBACK) as other,
    ):
        ana, bo = one.browser(), other.browser()
        ear = service.ear()
        two = await Two.sit(ana, bo)
        await two.pass_to(1)
        await ear.subscribe(ana)
        for turn in range(1, 4):
            await two.pass_to(0)
            await ear.next(turn)
            await two.pass_to(1)
        for club in (one, other):
            await settled(club)
        assert ear.asked == 3
        assert len(service.keys) == 1  # all servers of a club sign with its one key


async def test_a_slow_service_has_nobody_told_twice(
    tmp_path: Path, pool: ProcessPoolExecutor, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who waits behind others for longer than a claim lasts is claimed again, and told once."""
    monkeypatch.setattr(notices, "AT_ONCE", 2)
    monkeypatch.setattr(notices, "LEASE", 3.0)
    async with open_club(str(tmp_path / "club.db"), pool, push_hosts=LOOPBACK) as club:
        ears = [service.ear(f"ana{number}") for number in range(12)]
        now = club.time()
        for ear in ears:
            browser = club.browser()
            await ear.subscribe(browser)
            if ear is ears[0]:  # what it takes to send is loaded with the first
                assert (await browser.post("/api/notices/test", {})).status == 204
                ear.heard, ear.asked = [], 0
            ear.slow = {0: 0.4, len(ears) - 1: 2.0}.get(ears.index(ear), 0.8)
            person = device_of(browser.cookies["malecon"])
            word = (person, "round", "winter", 1, now + 1, {"values": {"round": 1, "cup": "Winter"}})
            assert await club.store.database.write(partial(written, word))
        club.wait(1)
        for ear in ears:
            await ear.next()
        await settled(club)
        assert [ear.asked for ear in ears] == [1] * len(ears)


def written(word: tuple[Any, ...], connection: Connection) -> bool:
    return add(connection, *word)


async def test_killed_before_it_was_sent_it_is_sent_again(tmp_path: Path, service: PushService) -> None:
    """A server dies while the push service has not said yet that it took the notice."""
    with Server(tmp_path, "unused").ending() as server:
        choices = (
            f"port={server.port}, database={str(tmp_path / 'club.db')!r}, rate=0.0, push_hosts={LOOPBACK}"
        )
        program = f"""
from malecon.server.ops.config import Config
from malecon.server.run import run
if __name__ == "__main__":
    run(Config({choices}, log="json", workers=1), lambda config: print(config.address, flush=True))
"""
        (tmp_path / "club.py").write_text(program)
        server.command = [sys.executable, str(tmp_path / "club.py")]
        await server.start()
        ana, bo = Browser(server.port), Browser(server.port)
        ear = service.ear()
        two = await Two.sit(ana, bo)
        await two.pass_to(1)
        await ear.subscribe(ana)
        service.silent = True
        await two.pass_to(0)
        first = await ear.next()
        server.kill()
        service.silent = False
        await server.start()
        again = await ear.next(2)
        assert again.told == first.told  # the same tag: a browser shows it in place of the first
        assert again.headers["topic"] == first.headers["topic"]
        said = (tmp_path / "log").read_text()
        assert not any(secret in said for secret in (two.id, "/push/", ana.cookies["malecon"]))
        assert server.stop() == 0


async def test_who_takes_no_more_is_forgotten(small_told_club: Club, service: PushService) -> None:
    ana, bo = small_told_club.browser(), small_told_club.browser()
    gone, here = service.ear("gone"), service.ear("here")
    two = await Two.sit(ana, bo)
    await two.pass_to(1)
    await gone.subscribe(ana)
    await here.subscribe(ana)
    gone.status = 410
    here.status = 503
    await two.pass_to(0)
    await settled(small_told_club)
    assert (gone.asked, here.asked, here.heard) == (1, 1, [])
    known = (await ana.get("/api/notices")).ok
    assert len(known["browsers"]) == 1
    here.status = 201
    small_told_club.wait(notices.FIRST_AGAIN)  # what is away for a while is tried again
    await here.next()
    assert gone.asked == 1
    await ana.ask("DELETE", f"/api/notices/push/{known['browsers'][0]['id']}")
    assert (await ana.get("/api/notices")).ok["browsers"] == []
    refused = await bo.ask("DELETE", f"/api/notices/push/{known['browsers'][0]['id']}")
    assert (refused.status, refused.error["key"]) == (404, "notice-browser")


async def test_an_outage_switches_nobody_off(small_told_club: Club, service: PushService) -> None:
    """A service that is out of reach says nothing of the browser; one that refuses again and again does."""
    ana = small_told_club.browser()
    ear = service.ear()
    await ear.subscribe(ana)

    async def fail(status: int) -> int:
        ear.status = status
        for _ in range(notices.MOST_FAILURES):
            assert (await ana.ask("POST", "/api/notices/test")).error["key"] == "notice-failed"
        return len((await ana.get("/api/notices")).ok["browsers"])

    assert [await fail(status) for status in (429, 503, 403)] == [1, 1, 0]


async def test_quiet_hours_gather_what_happens(small_told_club: Club, service: PushService) -> None:
    ana, bo = small_told_club.browser(), small_told_club.browser()
    ear = service.ear()
    tables = [await Two.sit(ana, bo) for _ in range(2)]
    for two in tables:
        await two.pass_to(1)
    await ear.subscribe(ana)
    minute = int(small_told_club.config.clock() // 60) % 1440
    quiet = {"on": True, "begin": (minute - 60) % 1440, "end": (minute + 60) % 1440}
    wished = (await ana.post("/api/notices", {"quiet": quiet, "zone": "UTC"})).ok["wishes"]
    assert wished["quiet"] == quiet
    for two in tables:
        await two.pass_to(0)
    await settled(small_told_club)
    assert ear.heard == []
    small_told_club.wait(3600)
    told = (await ear.next()).told
    assert told["title"] == "Your turn at 2 tables"
    assert told["url"] == "/"
    assert (await ana.post("/api/notices", {"zone": "Nowhere/Here"})).error["key"] == "notice-time-zone"


async def test_one_reminder_when_a_quarter_is_left(small_told_club: Club, service: PushService) -> None:
    ana, bo = small_told_club.browser(), small_told_club.browser()
    ear = service.ear()
    two = await Two.sit(ana, bo, clock={"kind": "days", "days": 4})
    await two.pass_to(1)
    await ear.subscribe(ana, language="de")
    await two.pass_to(0)
    first = await ear.next()
    await settled(small_told_club)
    assert first.told["title"] == "Du bist am Zug: Santiago de Cuba"
    small_told_club.wait(3 * notices.DAY + 60)
    again = await ear.next(2)
    assert again.told["title"] == "Du bist noch am Zug: Santiago de Cuba"
    assert again.told["body"].endswith("Dir bleiben 23 Stunden.")
    assert again.told["tag"] == first.told["tag"]
    small_told_club.wait(notices.DAY / 2)
    await settled(small_told_club)
    assert len(ear.heard) == 2


async def test_a_reminder_that_fails_is_tried_for_a_day(small_told_club: Club, service: PushService) -> None:
    ana, bo = small_told_club.browser(), small_told_club.browser()
    ear = service.ear()
    two = await Two.sit(ana, bo, clock={"kind": "days", "days": 8})
    await two.pass_to(1)
    await ear.subscribe(ana)
    await two.pass_to(0)
    await ear.next()
    await settled(small_told_club)
    ear.status = 503
    small_told_club.wait(6 * notices.DAY + 60)
    for tries in range(4):
        await settled(small_told_club)
        assert ear.asked == 2 + tries
        small_told_club.wait(notices.FIRST_AGAIN * 2**tries)
    small_told_club.wait(notices.DAY / 2)
    await settled(small_told_club)
    ear.status = 201
    small_told_club.wait(notices.MOST_AGAIN)
    assert (await ear.next(2)).told["title"] == "Still your turn in Santiago de Cuba"
    await settled(small_told_club)
    assert len(ear.heard) == 2


async def test_what_fails_for_a_day_is_given_up(small_told_club: Club, service: PushService) -> None:
    ana, bo = small_told_club.browser(), small_told_club.browser()
    ear = service.ear()
    two = await Two.sit(ana, bo)
    await two.pass_to(1)
    await ear.subscribe(ana)
    await ana.post("/api/notices", {"remind": False})
    ear.status = 503
    await two.pass_to(0)
    await settled(small_told_club)
    small_told_club.wait(notices.DAY)
    await settled(small_told_club)
    assert ear.asked == 2
    small_told_club.wait(notices.DAY)
    await asyncio.sleep(notices.LOOK)
    assert ear.asked == 2


async def test_each_is_told_as_they_wish(small_told_club: Club, service: PushService) -> None:
    ana, bo = small_told_club.browser(), small_told_club.browser()
    ear = service.ear()
    loud, mute = await Two.sit(ana, bo), await Two.sit(ana, bo)
    for two in (loud, mute):
        await two.pass_to(1)
    await ear.subscribe(ana)
    await ana.post(f"/api/notices/tables/{mute.id}", {"tell": False})
    await mute.pass_to(0)
    await settled(small_told_club)
    assert ear.heard == []
    wishes = (await ana.post("/api/notices", {"turns": False})).ok["wishes"]
    assert (wishes["turns"], wishes["tables"]) == (False, {mute.id: False})
    await ana.post(f"/api/notices/tables/{loud.id}", {"tell": True})
    await loud.pass_to(0)
    assert (await ear.next()).told["url"] == f"/table/{loud.id}"
    # A phone that came by the link of the seat is another device, and is told too.
    phone, far = small_told_club.browser(), service.ear("phone")
    await phone.get("/seat/" + ana.made["seats"][0]["link"].rpartition("/")[2])
    await far.subscribe(phone)
    await mute.pass_to(1)
    await mute.pass_to(0)
    await far.next()
    # And whoever sits alone with bots waits for nobody, so nobody is told.
    assert (await bo.get("/api/notices")).ok["wishes"]["tables"] == {}
    missing = await ana.post("/api/notices/tables/nowhere", {"tell": True})
    assert missing.status == 404


async def test_a_round_of_a_cup_begins(small_told_club: Club, service: PushService) -> None:
    ana, bo = small_told_club.browser(), small_told_club.browser()
    ear, other = service.ear(), service.ear("bo")
    await ear.subscribe(ana)
    await other.subscribe(bo)
    wish = {"title": "Winter", "game": "havana", "name": "Ana", "rules": {"format": "knock-out"}}
    cup = (await ana.post("/api/cups", wish)).ok["id"]
    (await bo.post(f"/api/cups/{cup}", {"do": "enter", "name": "Bo"})).ok  # noqa: B018
    await bo.post("/api/notices", {"news": False})
    for _ in range(2):
        (await ana.post(f"/api/cups/{cup}", {"do": "next-round", "round": 1})).ok  # noqa: B018
    told = (await ear.next()).told
    assert told["title"] == "Round 1 of Winter begins"
    assert (told["url"], told["tag"]) == (f"/cup/{cup}", f"round-{cup}")
    await settled(small_told_club)
    assert other.heard == []


async def test_what_is_no_subscription_is_refused(small_told_club: Club, service: PushService) -> None:
    ana = small_told_club.browser()
    good = service.ear().subscription

    async def refused(**change: object) -> str:
        reply = await ana.post("/api/notices/push", {**good, **change})
        assert reply.status == 400
        return str(reply.error["key"])

    for endpoint in (
        "https://192.168.1.1/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example%2f.push.apple.com/x",
        "https://evil.example\\.push.apple.com/x",
        "https://.push.apple.com/x",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "http://localhost/x",
        "ftp://127.0.0.1/x",
    ):
        assert await refused(endpoint=endpoint) == "notice-service"
    for endpoint in ("https://", "https://user@fcm.googleapis.com/x", "https://fcm.googleapis.com/ x"):
        assert await refused(endpoint=endpoint) == "notice-endpoint"
    keys = good["keys"]
    assert await refused(keys={**keys, "auth": "A" * 21}) == "notice-keys"
    assert await refused(keys={**keys, "p256dh": "B" * 87}) == "notice-keys"
    assert (await ana.post("/api/notices/test", {})).error["key"] == "notice-nobody"
    ear = service.ear()
    await ear.subscribe(ana)
    assert (await ana.ask("POST", "/api/notices/test")).status == 204
    assert (await ear.next()).told["tag"] == "malecon-test"
    ear.status = 403
    assert (await ana.ask("POST", "/api/notices/test")).error["key"] == "notice-failed"


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("10.0.0.1", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("::1", False),
        ("fd00::1", False),
        ("::ffff:192.168.0.1", False),
        ("::127.0.0.1", False),
        ("2002:7f00:1::", False),
        ("2002:808:808::", True),
        ("64:ff9b::10.0.0.1", False),
        ("64:ff9b::8.8.8.8", True),
        ("64:ff9b:1::8.8.8.8", False),
        ("ff0e::1", False),
    ],
)
def test_nobody_is_sent_into_our_own_network(address: str, public: bool) -> None:
    assert is_public(address) is public


async def settled(club: Club) -> None:
    """Wait until nothing is due any more, nor is anybody at it."""
    due = select(table.c.number).where(table.c.due <= club.config.clock() + notices.FIRST_AGAIN / 2)
    async with asyncio.timeout(20):
        while await club.store.database.read(lambda connection: connection.execute(due).first()):
            await asyncio.sleep(0.02)


async def test_wishes_of_made_up_browsers_are_counted(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    """Each would be kept for ever; who has wished before may change it as often as they like."""
    async with open_club(str(tmp_path / "club.db"), pool, rate=1.0) as club:
        ana = club.browser()
        assert (await ana.post("/api/notices", {"turns": False})).ok
        statuses = []
        for _ in range(round(EARS.burst) + 2):
            made_up = club.browser()
            made_up.cookies["malecon"] = new_token()
            statuses.append((await made_up.post("/api/notices", {"turns": True})).status)
        assert statuses == [200] * (round(EARS.burst) - 1) + [429] * 3
        for _ in range(20):
            assert (await ana.post("/api/notices", {"turns": True})).ok
