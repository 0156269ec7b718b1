"""Who has a table in sight is not told that it is their turn there; who only seems to look is, but later."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor

import pytest
from sqlalchemy import select

from malecon.server.tables.devices import device_of
from malecon.server.work import notices, sight
from malecon.store import turns
from malecon.store.club_schema import notices as table
from tests.server.browser import Watcher
from tests.server.conftest import LOOPBACK, Club, open_club
from tests.server.push import PushService
from tests.server.test_notices import Two, settled

pytestmark = pytest.mark.anyio


async def ping(watcher: Watcher, seen: bool | None = None) -> None:
    """A page says that it is there, and perhaps whether it is in sight."""
    more = {} if seen is None else {"seen": seen}
    await watcher.say(type="ping", re=1, **more)
    assert (await watcher.reply())["type"] == "pong"


async def gone(club: Club, person: str) -> None:
    """Wait until nothing is to leave to somebody before long."""
    due = select(table.c.number).where(table.c.person == person, table.c.due <= club.time() + notices.SILENCE)
    async with asyncio.timeout(20):
        while await club.store.database.read(lambda connection: connection.execute(due).first()):
            await asyncio.sleep(0.02)


async def test_who_looks_or_answers_at_once_is_not_told(
    small_told_club: Club, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bo = small_told_club.browser(), small_told_club.browser()
    ear = service.ear()
    two = await Two.sit(ana, bo)
    await two.pass_to(1)
    await ear.subscribe(ana)
    async with ana.watch(two.id) as watcher:
        await watcher.next()
        await two.pass_to(0)
        await settled(small_told_club)
        assert ear.heard == []
        await two.pass_to(1)
        await ping(watcher, seen=False)  # the table is open in another tab, out of sight
        await two.pass_to(0)
        await ear.next()
        ear.heard.clear()
    await two.pass_to(1)
    monkeypatch.setattr(turns, "PAUSE", 60.0)
    await two.pass_to(0)
    await two.pass_to(1)  # Ana was asked, and answered before anything was sent
    small_told_club.wait(60)
    await settled(small_told_club)
    assert ear.heard == []
    monkeypatch.undo()
    await two.pass_to(0)
    await ear.next()


async def test_who_only_seems_to_look_is_told_a_little_later(
    small_told_club: Club, service: PushService
) -> None:
    """The lid was closed, and no word of it has come: the connection is open, and nothing is heard of it."""
    ana, bo = small_told_club.browser(), small_told_club.browser()
    ear = service.ear()
    two = await Two.sit(ana, bo)
    await two.pass_to(1)
    await ear.subscribe(ana)
    async with ana.watch(two.id) as watcher:
        await watcher.next()
        await two.pass_to(0)
        await settled(small_told_club)
        assert ear.heard == []
        small_told_club.wait(sight.STILL)
        assert (await ear.next()).told["tag"] == f"turn-{two.id}"
        # Of a page that says now and then that it is in sight it is known.
        small_told_club.wait(notices.SILENCE)
        await two.pass_to(1)
        for waited in (0.0, sight.STILL - notices.LOOK):
            small_told_club.wait(waited)
            await ping(watcher)
            if not waited:
                await two.pass_to(0)
                await settled(small_told_club)
        await gone(small_told_club, device_of(ana.cookies["malecon"]))
        assert len(ear.heard) == 1
        # Who looks away before that is told.
        await two.pass_to(1)
        await two.pass_to(0)
        await settled(small_told_club)
        await ping(watcher, seen=False)
        small_told_club.wait(sight.STILL)
        await ear.next(2)
        # And who was silent for so long that they are not waited for.
        small_told_club.wait(notices.SILENCE)
        await two.pass_to(1)
        await ping(watcher)
        small_told_club.wait(sight.STILL)
        await two.pass_to(0)
        await ear.next(3, 2.0)


async def test_who_looks_on_by_another_process_is_not_told(
    postgres_url: str, pool: ProcessPoolExecutor, service: PushService
) -> None:
    async with (
        open_club(postgres_url, pool, push_hosts=LOOPBACK) as one,
        open_club(postgres_url, pool, push_hosts=LOOPBACK) as other,
    ):
        ana, bo = other.browser(), one.browser()
        ear = service.ear()
        two = await Two.sit(ana, bo)
        person = device_of(ana.cookies["malecon"])
        away = one.browser()  # Ana's browser, as whoever answers for them by the other process
        away.cookies = ana.cookies
        two.devices = (away, bo)
        await two.pass_to(1)
        await ear.subscribe(ana)
        async with ana.watch(two.id) as watcher:
            await watcher.next()
            for _ in range(3):
                await ping(watcher)
                await two.pass_to(0)
                await settled(one)
                assert ear.heard == []
                await two.pass_to(1)
            await two.pass_to(0)
            await settled(one)
            for club in (one, other):
                club.wait(sight.STILL - sight.AHEAD - 1)
            await ping(watcher)
            await gone(one, person)
            assert ear.heard == []
            # What is told late is not told either while Ana looks, and told once that page is silent.
            await two.pass_to(1)
            ear.status = 503
            await ping(watcher, seen=False)
            await two.pass_to(0)
            await settled(one)
            assert ear.asked == 1
            ear.status = 201
            await ping(watcher)
            await asyncio.sleep(sight.ROUND * 1.5)
            for club in (one, other):
                club.wait(notices.FIRST_AGAIN)
            await asyncio.sleep(notices.LOOK * 1.5)
            assert ear.asked == 1
            for club in (one, other):
                club.wait(sight.STILL)
            await ear.next()


async def test_a_process_that_dies_takes_nobody_s_turn_along(
    postgres_url: str, pool: ProcessPoolExecutor, service: PushService
) -> None:
    """What it has put off for those who looked on by it is told by the others."""
    async with open_club(postgres_url, pool, push_hosts=LOOPBACK) as one:
        ana, bo = one.browser(), one.browser()
        ear = service.ear()
        two = await Two.sit(ana, bo)
        await two.pass_to(1)
        await ear.subscribe(ana)
        async with open_club(postgres_url, pool, push_hosts=LOOPBACK) as other:
            there = other.browser()
            there.cookies = ana.cookies
            async with there.watch(two.id) as watcher:
                await watcher.next()
                await two.pass_to(0)
                await settled(one)
                assert ear.heard == []
        one.wait(sight.STILL)
        await ear.next()
