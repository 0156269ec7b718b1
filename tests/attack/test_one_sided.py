"""Attacks on the others at a table: to see their hands, to gain time, to roll again, to get away.

Before, each of these did what it tries: a hand and a sealed choice were read, 60 s became 1,860 s, a bot's
reply was chosen among up to 21, a losing game was closed, and a guest by a link kept the owner out.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.attack.house import House
from tests.server.browser import Browser

pytestmark = pytest.mark.anyio

OFTEN = 20  # times that something is tried again

Table = tuple[Browser, Browser, str]  # two people, and the table where they sit


def token_in(link: str) -> str:
    return link.rpartition("/")[2]


async def two_play(
    house: House, *more: str, game: str = "havana", **wish: Any
) -> tuple[Browser, Browser, str]:
    """Ana is the host, Bo sits at seat 1; a game that runs."""
    ana, bo = house.browser(), house.browser()
    table_id = await ana.make(game, "Ana", "", *more, **wish)
    assert (await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo", "seat": 1})).ok
    assert (await ana.do(table_id, "begin")).ok
    return ana, bo, table_id


async def test_a_host_cannot_read_an_opponents_hand(house: House) -> None:
    ana, bo, table_id = await two_play(house)
    assert (await ana.do(table_id, "open", seat=1)).error["key"] == "table-not-alone"
    await bo.do(table_id, "leave", seat=1)
    proposal = {"seat": 0, "what": "open", "about": 1}
    assert (await ana.do(table_id, "propose", **proposal)).error["key"] == "table-not-alone"
    eve = house.browser()  # Ana's other device
    for spy in (ana, eve):
        taken = await spy.post(f"/api/tables/{table_id}/sit", {"name": "Spy", "seat": 1})
        assert taken.error["key"] == "table-seat-taken"
    assert "hand" not in (await ana.look(table_id))["view"]["players"][1]


async def test_nobody_holds_two_hands_of_a_running_game(house: House) -> None:
    ana, bo, table_id = await two_play(house, "bot")
    asked = (await ana.do(table_id, "propose", seat=0, what="open", about=2)).ok["number"]
    assert (await bo.do(table_id, "agree", seat=1, proposal=asked)).ok
    for one in (ana, bo):
        found = await one.post(f"/api/tables/{table_id}/sit", {"name": "Again", "seat": 2})
        assert found.error["key"] == "table-second-seat"


async def test_a_losing_game_cannot_be_closed_or_deleted(house: House) -> None:
    ana, bo, table_id = await two_play(house)
    assert (await ana.do(table_id, "close")).error["key"] == "table-not-alone"
    assert (await ana.ask("DELETE", f"/api/tables/{table_id}")).error["key"] == "table-counts"
    assert (await ana.do(table_id, "open", seat=0)).ok  # who gets up has played all the same
    seat = (await bo.look(table_id))["seats"][0]
    assert (seat["kind"], seat["name"], seat["stand_in"]) == ("person", "Ana", "greedy")


async def test_time_is_not_made_from_nothing(house: House) -> None:
    clock = {"kind": "live", "minutes": 1, "increment": 30}
    ana, bo, table_id = await two_play(house, game="cuba", clock=clock)
    seats = {0: ana, 1: bo}
    table = await ana.look(table_id)
    (seat,) = table["asked"]
    player = seats[seat]
    for _ in range(OFTEN):
        while seat in (table := await player.look(table_id, seat))["asked"]:
            await player.answer(table_id, seat)
        made_for = {"seat": seat, "length": table["length"], "sealed": table["sealed"]}
        assert (await player.do(table_id, "undo", **made_for)).ok
    left = (await player.look(table_id, seat))["clock"]["left"][seat]
    assert left <= 60.0


async def test_a_bot_is_not_asked_until_its_reply_pleases(house: House) -> None:
    ana = house.browser()
    asked: list[int] = []
    while asked != [0]:  # then the bot is between two of Ana's
        table_id = await ana.make("cuba", "Ana", "bot:random", "Bea", begin=True)
        asked = (await ana.look(table_id))["asked"]
    words = ""
    while (await ana.look(table_id, 0))["asked"] == [0]:
        words = (await ana.look(table_id, 0))["actions"][0]["words"]
        assert (await ana.answer(table_id, 0)).ok
    replies: set[str] = set()
    for _ in range(OFTEN):
        table = await settled(ana, table_id)
        replies.add(reply(table))
        assert (await ana.do(table_id, "undo", seat=0, length=table["length"])).ok
        length = (await ana.look(table_id))["length"]
        assert (await ana.do(table_id, "answer", seat=0, words=words, length=length)).ok
    assert len(replies) == 1


def reply(table: dict[str, Any]) -> str:
    """All that the bot did since somebody else did something."""
    found: list[Any] = []
    for line in reversed(table["log"]):
        if line["seat"] != 1:
            break
        found.append(line["events"])
    return str(found)


async def settled(player: Browser, table_id: str) -> dict[str, Any]:
    """The table when the bot has answered."""
    async with player.watch(table_id) as watcher:
        await watcher.next()
        while watcher.table["asked"] == [1]:
            await watcher.next()
        return watcher.table


async def test_an_undo_over_a_bots_reply_asks_the_other(house: House) -> None:
    asked: list[int] = []
    while asked != [1]:  # then the bot comes between Bo and Ana
        ana, bo, table_id = await two_play(house, "bot:random", game="cuba")
        asked = (await ana.look(table_id))["asked"]
    while (await bo.look(table_id))["asked"] == [1]:
        assert (await bo.answer(table_id, 1)).ok
    async with bo.watch(table_id) as watcher:
        await watcher.next()
        while watcher.table["asked"] != [0]:
            await watcher.next()
        seen = watcher.table
    assert seen["undo"] == "ask"
    assert (await bo.do(table_id, "undo", seat=1, length=seen["length"])).ok
    (proposal,) = (await ana.look(table_id))["proposals"]
    assert (proposal["kind"], proposal["waiting"]) == ("undo", [0])


async def test_a_guest_by_a_link_cannot_keep_the_owner_out(house: House) -> None:
    ana, bo, table_id = await two_play(house)
    links = {
        0: ana.made["seats"][0]["link"],
        1: (await bo.post(f"/api/tables/{table_id}/link", {"seat": 1})).ok["link"],
    }
    for seat, owner in ((0, ana), (1, bo)):
        guest = house.browser()
        await guest.get("/seat/" + token_in(links[seat]))
        assert (await guest.look(table_id))["you"] == seat  # the guest may play
        alone = {"seat": seat, "alone": True}
        assert (await guest.post(f"/api/tables/{table_id}/link", alone)).error["key"] == "server-not-owner"
        assert (await guest.do(table_id, "open", seat=seat)).error["key"] == "server-not-owner"
        if seat == 0:  # the host's rights came along
            host = {"alone": True}
            assert (await guest.post(f"/api/tables/{table_id}/link", host)).error["key"] == "server-not-owner"
        assert (await owner.post(f"/api/tables/{table_id}/link", alone)).ok  # but the owner may end it
        assert (await guest.look(table_id))["you"] is None
        assert (await owner.look(table_id))["you"] == seat
