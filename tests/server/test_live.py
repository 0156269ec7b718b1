"""The WebSocket: numbered messages, what was missed, other seats, and how it takes nonsense."""

from __future__ import annotations

import asyncio
import contextlib
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from malecon.server.live.viewer import LiveViewer
from malecon.server.ops.metrics import Metrics
from malecon.server.people.members import Asker
from malecon.server.tables.sessions import Sessions
from malecon.server.tables.tables import Tables, new_links
from malecon.server.wire import requests
from malecon.store import Store
from malecon.table import Settings, Table
from tests.server.conftest import Club, open_club

pytestmark = pytest.mark.anyio


async def test_who_comes_back_is_sent_only_what_he_does_not_know(small_club: Club) -> None:
    ana = small_club.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    async with ana.watch(table_id) as watcher:
        await watcher.next()
        known = watcher.table["number"]
    for _ in range(5):
        number = (await ana.answer(table_id)).ok["number"]
    async with ana.watch(table_id, f"?since={known}") as watcher:
        await watcher.next()
        assert [line["number"] for line in watcher.table["log"]] == list(range(known + 1, number + 1))
    async with ana.watch(table_id, "?since=999999") as watcher:  # nonsense gets all there is
        await watcher.next()
        assert watcher.table["log"][0]["number"] == 1


async def test_who_misses_a_message_asks_for_the_whole_table(small_club: Club) -> None:
    ana = small_club.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    async with ana.watch(table_id) as watcher:
        await watcher.next()
        await watcher.say(type="sync")
        message = await watcher.next()
        assert (message["type"], message["n"]) == ("table", 2)
        assert message["mine"] == {"seats": [0, 1], "host": True}


async def test_one_device_looks_from_several_seats(small_club: Club) -> None:
    """Hot-seat: one screen, two people."""
    ana = small_club.browser()
    table_id = await ana.make("havana", "Ana", "Bo", begin=True)
    await ana.swap(table_id)
    async with ana.watch(table_id, "?seat=0") as watcher:
        await watcher.next()
        for seat in (1, 0, None, 1):
            await watcher.say(type="look", seat=seat)
            await watcher.next()
            assert watcher.table["you"] == seat
            hands = [bool(player.get("hand")) for player in watcher.table["view"]["players"]]
            assert hands == [seat == 0, seat == 1]
        await watcher.say(type="look", seat=7, re=5)
        assert (await watcher.next())["error"]["key"] == "server-not-your-seat"
        await ana.answer(table_id, 1)
        assert (await watcher.next())["type"] == "news"


async def test_nobody_looks_from_a_seat_that_is_not_his(small_club: Club) -> None:
    ana, eve = small_club.browser(), small_club.browser()
    table_id = await ana.make("havana", "Ana", "Bo", begin=True)
    with pytest.raises(InvalidStatus) as refused:
        async with eve.watch(table_id, "?seat=0"):
            pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["error"]["key"] == "server-not-your-seat"
    for path in ("nothing", "x" * 200, "%00"):
        with pytest.raises(InvalidStatus):
            async with eve.watch(path):
                pass
    async with eve.watch(table_id) as watcher:
        await watcher.next()
        await watcher.say(type="look", seat=0)
        assert (await watcher.next())["error"]["kind"] == "denied"
        command = {"do": "answer", "seat": 0, "words": "choose mama", "length": 0}
        await watcher.say(type="do", re=9, command=command)
        reply = await watcher.next()
        assert (reply["type"], reply["re"], reply["error"]["kind"]) == ("refused", 9, "denied")


async def test_a_late_move_is_told_what_happened_here_too(small_club: Club) -> None:
    ana = small_club.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    async with ana.watch(table_id) as watcher:
        await watcher.next()
        seat = watcher.table["you"]
        command = {"do": "answer", "seat": seat, "words": "anything", "length": 0, "number": 1}
        await watcher.say(type="do", re=1, command=command)
        reply = await watcher.next()
        assert reply["error"]["kind"] == "stale"
        assert reply["error"]["table"]["log"][0]["number"] == 2


NONSENSE = [
    "",
    "nonsense",
    "{}",
    "[]",
    "null",
    '{"type":"do"}',
    '{"type":"do","command":{"do":"fly"}}',
    '{"type":"do","command":{"do":"answer","seat":"0"}}',
    '{"type":"do","command":{"do":"answer","seat":0,"words":"\\ud800","length":0}}',
    '{"type":"look","seat":-1}',
    '{"type":"look","seat":99999999999999999999999}',
    '{"type":"sync","more":1}',
    "[" * 5000,
    '{"a":' * 2000,
    "\u0000",
]


async def test_nonsense_is_refused_and_the_conversation_goes_on(small_club: Club) -> None:
    ana = small_club.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    async with ana.watch(table_id) as watcher:
        await watcher.next()
        for text in NONSENSE:
            await watcher.socket.send(text)
            message = await watcher.next()
            assert (message["type"], message["error"]["kind"]) == ("refused", "unreadable"), text[:50]
        for of_another_version in ({"command": {"do": "dance"}}, {"command": {"do": "begin"}, "more": 1}):
            await watcher.say(type="do", re=7, **of_another_version)
            message = await watcher.next()
            assert (message["re"], message["error"]["kind"]) == (7, "unreadable"), (
                "or its page waits for ever"
            )
        await watcher.socket.send(b"\xff\xfe\x00")
        assert (await watcher.next())["type"] == "refused"
        number = (await ana.answer(table_id)).ok["number"]
        await watcher.until(number)


async def test_a_message_that_is_too_long_ends_the_connection_and_nothing_else(small_club: Club) -> None:
    ana = small_club.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    async with ana.watch(table_id) as watcher:
        await watcher.next()
        await watcher.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            await watcher.next()
        assert watcher.socket.close_code == 1009
    assert (await ana.answer(table_id)).ok


async def test_who_says_too_much_is_told_so_and_then_sent_away(
    tmp_path: Path, pool: ProcessPoolExecutor
) -> None:
    async with open_club(str(tmp_path / "club.db"), pool, rate=0.5) as club:
        ana = club.browser()
        table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
        async with ana.watch(table_id) as watcher:
            await watcher.next()
            kinds: list[str] = []
            with contextlib.suppress(ConnectionClosed):
                for _ in range(400):
                    await watcher.socket.send('{"type":"look","seat":9}')
                    kinds.append((await watcher.next())["error"]["kind"])
            assert kinds[0] == "denied"
            assert kinds.count("too-many") >= 100  # on a slow machine some get as far as the next limit
            assert watcher.socket.close_code == 4429


async def test_a_ping_has_its_pong_and_counts_like_any_message(
    tmp_path: Path, pool: ProcessPoolExecutor
) -> None:
    async with open_club(str(tmp_path / "club.db"), pool, rate=0.5) as club:
        ana = club.browser()
        table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
        async with ana.watch(table_id) as watcher:
            await watcher.next()
            await watcher.say(type="ping", re=7)
            assert await watcher.next() == {"type": "pong", "re": 7}
            for number in range(60):
                await watcher.say(type="ping", re=number)
            replies = [await watcher.next() for _ in range(60)]
            assert {reply["type"] for reply in replies} == {"pong", "refused"}
            assert [reply["re"] for reply in replies] == [*range(60)], "or who has sent it waits for ever"
        async with ana.watch(table_id) as watcher:
            await watcher.next()
            await watcher.say(type="ping", re=7, seat=0)
            assert (await watcher.next())["error"]["kind"] == "unreadable"


async def test_a_slow_viewer_is_brought_up_to_date_in_one_step(tmp_path: Path) -> None:
    """While what was sent is not read, nothing more piles up; then one message tells all."""
    store = await Store.open(str(tmp_path / "club.db"))
    sessions = Sessions(store, lambda: 1000.0, Metrics())
    table = Table.new("t", Settings("santiago", 2), "ana", bytes(32), 1.0)
    table.sit("ana", "Ana", 0, 1.0)
    await Tables(sessions).make(table, [0], "ana")
    viewer = LiveViewer(Asker("ana"), 0, None)
    await sessions.join("t", viewer)
    first = viewer.outbox
    for most in (20, 100):
        for number in range(most):
            await Tables(sessions).do("t", "ana", requests.Chat(f"line {number}", seat=0))
        assert viewer.outbox is first
        viewer.was_sent()
        await sessions.catch_up("t", viewer)
        assert viewer.outbox is not None
        message = json.loads(viewer.outbox)
        assert (message["type"], message["n"]) == (("news", 2) if most == 20 else ("table", 3))
        log = message["log"] if most == 20 else message["table"]["log"]
        assert log[-1]["text"] == f"line {most - 1}"
        first = viewer.outbox
    await store.close()


async def test_who_is_told_of_nothing_learns_it_when_anybody_looks(tmp_path: Path) -> None:
    """A table was put away here and changed elsewhere: whoever has it loaded brings all up to date."""
    now = 1000.0
    stores = [await Store.open(str(tmp_path / "club.db")) for _ in range(2)]
    here, elsewhere = (Sessions(store, lambda: now, Metrics()) for store in stores)
    table = Table.new("t", Settings("havana", 2), "ana", bytes(32), 1.0)
    table.sit("ana", "Ana", 0, 1.0)
    table.sit("bo", "Bo", 1, 1.0)
    await Tables(here).make(table, [0], "ana")
    tokens, links = new_links("t", [1], "bo")
    assert len(tokens) == 1
    await stores[0].add_link(*links[0])
    viewers = [LiveViewer(Asker("ana"), 0, None), LiveViewer(Asker("bo"), 1, None)]
    for viewer in viewers:
        await here.join("t", viewer)
        viewer.was_sent()
    now += 100
    here.put_away()
    assert here.by_id["t"].table is None
    await Tables(elsewhere).do("t", "ana", requests.Open(seat=1))
    await here.look("t", "ana", lambda table, rights: None)
    assert viewers[0].outbox is not None
    assert viewers[1].outbox is not None
    assert json.loads(viewers[0].outbox)["type"] == "news"
    assert json.loads(viewers[1].outbox)["table"]["you"] is None
    late = LiveViewer(Asker("bo"), 1, None)  # was let in before, and comes only now
    await here.join("t", late)
    assert late.seat is None
    for store in stores:
        await store.close()


async def test_connections_come_and_go_without_a_trace(small_club: Club) -> None:
    ana = small_club.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)

    async def visit(number: int) -> None:
        async with ana.watch(table_id) as watcher:
            await watcher.next()
            if number % 3 == 0:
                watcher.socket.transport.abort()

    await asyncio.gather(*(visit(number) for number in range(30)))
    async with ana.watch(table_id) as watcher:
        await watcher.next()
        for _ in range(100):
            text = (await ana.get("/metrics")).body.decode()
            if "\nmalecon_viewers 1\n" in text:
                return
            await asyncio.sleep(0.05)
        raise AssertionError(text)
