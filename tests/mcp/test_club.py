"""A model at a table of a real club, beside a person with a browser."""

from __future__ import annotations

import asyncio
import random

import pytest

from malecon.record import Record
from malecon.rulebook import rules
from tests.mcp.client import Model, model, offered
from tests.server.browser import Browser
from tests.server.conftest import Club

pytestmark = pytest.mark.anyio


async def play_on(ana: Browser, table: str, seat: int) -> None:
    """A person who answers at random whenever they are asked."""
    choose = random.Random(1)
    while (found := await ana.look(table, seat))["status"] == "running":
        if found["actions"]:
            await ana.answer(table, seat, choose.randrange(50))
        else:
            await asyncio.sleep(0.02)


async def play_to_the_end(player: Model, text: str) -> str:
    choose = random.Random(2)
    while "The game is over." not in text:
        answers = offered(text)
        if answers:
            text = await player.call("answer", answer=choose.choice(answers))
        else:
            assert "You are not asked now" in text or "has not begun" in text
            text = await player.call("look", wait=20)
    return text


@pytest.mark.parametrize("game", ["havana", "cuba"])
async def test_a_model_sits_down_by_the_link_of_a_table_and_plays_to_the_end(
    small_club: Club, game: str
) -> None:
    ana = small_club.browser()
    table = await ana.make(game, "Ana", "", "bot", options={"round_limit": 4} if game == "havana" else {})
    async with model() as player:
        text = await player.call("sit_down", link=ana.made["address"], name="Hal")
        assert "has not begun yet. There are: Ana, Hal" in text
        assert "not asked now" in await player.refused("answer", answer="1")
        assert (await ana.look(table))["seats"][1]["name"] == "Hal"
        await ana.do(table, "begin")
        playing = asyncio.create_task(play_on(ana, table, 0))
        text = await play_to_the_end(player, await player.call("look", wait=20))
        await playing
        result = (await ana.look(table))["result"]
        assert all(str(score) in text.rpartition("Points: ")[2] for score in result["scores"])
        record = Record.read(await player.call("record"))
        assert record.state.scores() == result["scores"]
        assert record.names[:2] == ["Ana", "Hal"]


async def test_a_model_makes_a_table_at_a_club_for_whoever_comes(small_club: Club) -> None:
    ana, club = small_club.browser(), small_club.config.address
    async with model() as player:
        made = {"game": "santiago", "players": 3, "seat": 1, "club": club, "name": "Hal"}
        text = await player.call("new_table", **made, bots=["open", "greedy"])
        assert "has not begun yet. There are: Hal" in text
        address = text.rpartition("can sit down there: ")[2]
        table = address.rpartition("/")[2]
        assert address == f"{club}/table/{table}"
        assert "open" in (await player.refused("begin")).lower()
        (await ana.post(f"/api/tables/{table}/sit", {"name": "Ana"})).ok  # noqa: B018
        await player.call("begin")
        found = await ana.look(table)
        assert [seat["kind"] for seat in found["seats"]] == ["person", "person", "bot"]
        assert found["status"] == "running"
        assert "table-1" in await player.call("leave")
        assert (await ana.look(table))["seats"][1]["stand_in"]  # a bot plays for it
        text = await player.call("new_table", **{**made, "players": 2}, bots="random")
        assert "has not begun" not in text
        assert "no bot" in await player.refused("new_table", game="cuba", bots="open")
        assert "no address of a club" in await player.refused("new_table", game="cuba", club="club")
        assert "H45" in await player.refused(
            "new_table", game="havana", club=club, options={"round_limit": -1}
        )


async def test_by_the_secret_link_of_a_seat_it_plays_there(small_club: Club) -> None:
    ana = small_club.browser()
    table = await ana.make("havana", "Ana", "bot", begin=True)
    async with model("--club", small_club.config.address) as player:
        text = await player.call("sit_down", link=ana.made["seats"][0]["link"])
        assert "You are Ana of 2 players" in text
        before = (await ana.look(table, 0))["length"]
        await player.call("answer", answer=offered(text)[0], wait=0)
        assert (await ana.look(table, 0))["length"] > before or (await ana.look(table, 0))["sealed"]
        assert "leads to no seat" in await player.refused(
            "sit_down", link=f"{small_club.config.address}/seat/{'x' * 22}"
        )
        assert "does not lead to that seat" in await player.refused(
            "sit_down", link=ana.made["seats"][0]["link"], seat=1
        )
        elsewhere = await player.refused("sit_down", link="http://127.0.0.2:1/table/abc")
        assert f"only at {small_club.config.address}" in elsewhere


async def test_a_refusal_of_the_club_names_its_rule_and_nothing_is_lost(small_club: Club) -> None:
    ana = small_club.browser()
    table = await ana.make("santiago", "Ana", "", options={"open_holdings": True})
    async with model() as player:
        await player.call("sit_down", link=ana.made["address"], name="Hal", seat=1)
        await ana.do(table, "begin")
        for _ in range(30):
            text = await player.call("look", wait=0)
            if offered(text):
                for words in ("drive 9", "take rum", "fly to the moon", "buy 1 wood"):
                    if words not in offered(text):
                        why = await player.refused("answer", answer=words)
                        named = [one for one, told in rules("santiago").items() if f"{one}: {told}" in why]
                        assert named, why
                        assert named[0] in why.partition("\n")[0]
                assert offered(await player.call("look")) == offered(text)
                assert (await player.call("rule")).startswith("S")
                await player.call("answer", answer=1, wait=0)
            else:
                await ana.answer(table, 0)


async def test_it_is_told_of_news_proposals_and_the_end_of_a_table(small_club: Club) -> None:
    ana = small_club.browser()
    table = await ana.make("santiago", "Ana", "", clock={"kind": "live", "minutes": 30})
    async with model() as player:
        await player.call("sit_down", link=ana.made["address"], name="Hal")
        assert "seats are taken" in await player.refused("sit_down", link=ana.made["address"], name="Ivy")
        await ana.do(table, "begin")
        while not offered(text := await player.call("look")):
            await ana.answer(table, 0)
        assert "- Ana" in text.partition("The table as you see it")[0]
        assert "seconds left on your clock" in text
        await ana.do(table, "propose", seat=0, what="pause")
        text = await player.call("look")
        number = text.partition("number ")[2].partition(":")[0]
        assert f"Ana proposes something, number {number}: to pause." in text
        assert "paused" in await player.call("consent", proposal=int(number), agree=True)
        await ana.do(table, "propose", seat=0, what="resume")
        await ana.do(table, "propose", seat=0, what="stop")
        number = (await player.call("look")).partition("number ")[2].partition(":")[0]
        assert "closed" in await player.call("consent", proposal=int(number), agree=True)


async def test_a_table_that_has_ended_or_is_gone_can_be_left(small_club: Club) -> None:
    ana = small_club.browser()
    async with model() as player:
        for number in (1, 2):
            table = await ana.make("santiago", "Ana", "")
            await player.call("sit_down", link=ana.made["address"], name="Hal")
            if number == 1:
                await ana.do(table, "begin")
                await ana.do(table, "propose", seat=0, what="stop")
                told = (await player.call("look")).partition("number ")[2].partition(":")[0]
                assert "closed" in await player.call("consent", proposal=int(told), agree=True)
            else:
                await ana.do(table, "close")
            assert f"left table-{number}" in await player.call("leave")
        assert "sit at no table" in await player.refused("look")


async def test_whatever_is_no_club_is_told(small_club: Club) -> None:
    bodies = [b"hello", b"{}", b'{"table": {"settings": 3}}', b"[1]"]

    async def strange(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        body = bodies[0]
        bodies.append(bodies.pop(0))
        head = f"HTTP/1.1 200 OK\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        writer.write(head.encode() + body)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(strange, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server, model() as player:
        for kind in ("table", "seat", "table", "table", "table"):
            why = await player.refused("sit_down", link=f"http://127.0.0.1:{port}/{kind}/abc")
            assert "does not speak as a club of ours does" in why
        gone = await player.refused("sit_down", link=f"{small_club.config.address}/table/abc")
        assert "table" in gone
