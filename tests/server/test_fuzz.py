"""Whatever is sent: nothing fails by our own error, nothing leaks, and every table can still be played."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from malecon.kernel.game import Json
from malecon.server.tables import devices
from malecon.store import Store
from tests.server.browser import Browser, Watcher
from tests.server.conftest import Club
from tests.server.process import Server

pytestmark = pytest.mark.anyio


async def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    """It makes tables, and does at them whatever the document allows, and what it does not allow."""
    url = str(tmp_path / "club.db")
    token = devices.new_token()
    with Server(tmp_path, url, "--workers", "1").ending() as server:
        await server.start()
        command = [sys.executable, "-m", "schemathesis.cli", "run"]
        choices = ["--max-examples", "8", "--seed", "1", "--header", f"Cookie: malecon={token}"]
        # A JSON schema takes 2.0 for an integer, and cannot say what else must be so of a table.
        choices += ["--exclude-checks", "positive_data_acceptance", "--warnings", "off", "--no-color"]
        done = await asyncio.to_thread(
            subprocess.run,
            [*command, *choices, f"http://127.0.0.1:{server.port}/openapi.json"],
            cwd=tmp_path,
            capture_output=True,
            encoding="utf-8",
            timeout=600,
        )
        assert done.returncode == 0, done.stdout[-5000:]
        lines = server.log()
        assert not [line for line in lines if line["level"] in ("error", "critical")]
        assert len(lines) > 300
        assert not [line for line in lines if line.get("status", 0) >= 500]
        ana = Browser(server.port)
        ana.cookies["malecon"] = token
        await still_play(ana)
        server.stop()
    store = await Store.open(url)
    for table_id in await store.ids():
        await store.load(table_id)
    await store.close()


async def still_play(ana: Browser) -> None:
    """No table is stuck: whoever is asked can answer, and bots do."""
    found = (await ana.get("/api/mine")).ok["tables"]
    for each in found:
        table_id, seats = each["table"]["id"], each["seats"]
        async with asyncio.timeout(20):
            table = await ana.look(table_id)
            while table["status"] == "running" and not table["clock"]["paused"] and table["asked"]:
                if set(seats) & set(table["asked"]):
                    assert (await ana.answer(table_id)).status == 200
                    break
                seat = table["seats"][table["asked"][0]]
                if not (seat["level"] or seat["stand_in"]):
                    break  # a seat that is open, or another's
                before = table["number"]
                while (table := await ana.look(table_id))["number"] == before:
                    await asyncio.sleep(0.05)
                break


# --- the WebSocket ---


def mutated(message: Json, chance: random.Random) -> str:
    """A message that was right, with something wrong in it."""
    text = json.dumps(message)
    for _ in range(chance.randint(1, 3)):
        kind = chance.randrange(5)
        place = chance.randrange(len(text) + 1)
        if kind == 0:
            text = text[:place] + text[place + chance.randint(1, 5) :]
        elif kind == 1:
            text = (
                text[:place]
                + chance.choice(['"', "{", "}", "[", "null", "-1", "1e99", "\\", "ü", "\x00"])
                + text[place:]
            )
        elif kind == 2:
            text = text.replace(
                chance.choice(["0", "1", "seat", "do", "words"]), chance.choice(["9", "-7", "x", ""]), 1
            )
        elif kind == 3:
            text = text * 2
        else:
            text = text[place:] + text[:place]
    return text


async def test_a_fuzzed_websocket(small_club: Club) -> None:
    ana, eve = small_club.browser(), small_club.browser()
    chance = random.Random(4)
    for game in ("havana", "santiago", "cuba"):
        table_id = await ana.make(game, "Ana", "bot", "Cy", begin=True)
        for browser in (ana, eve):
            async with browser.watch(table_id) as watcher:
                await watcher.next()
                await fuzz(watcher, chance)
        secrets = [ana.cookies["malecon"], devices.device_of(ana.cookies["malecon"])]
        secrets += [(await small_club.store.load(table_id)).secret.hex()]
        async with ana.watch(table_id) as watcher:
            await watcher.next()
            assert not any(secret in text for secret in secrets for text in watcher.raw)
            if watcher.table["clock"]["paused"]:
                await ana.do(table_id, "propose", seat=0, what="resume")
            while not {0, 2} & set((await ana.look(table_id))["asked"]):
                await watcher.next()  # a bot answers
            number = (await ana.answer(table_id)).ok["number"]
            await watcher.until(number)
    assert 'status="5' not in (await ana.get("/metrics")).body.decode()
    assert "\nmalecon_failures_total 0\n" in (await ana.get("/metrics")).body.decode()


async def fuzz(watcher: Watcher, chance: random.Random) -> None:
    for turn in range(60):
        table = watcher.table
        words = table["actions"][0]["words"] if table["actions"] else "anything"
        answer = {
            "do": "answer",
            "seat": 0,
            "words": words,
            "length": table["length"],
            "sealed": table["sealed"],
        }
        commands: list[Json] = [
            answer,
            {"do": "undo", "seat": 0, "length": table["length"], "sealed": table["sealed"]},
            {"do": "propose", "seat": 0, "what": "pause"},
            {"do": "agree", "seat": 2, "proposal": table["number"]},
            {"do": "chat", "seat": 0, "text": "hello"},
            {"do": "leave", "seat": 2},
            {"do": "back", "seat": 2},
        ]
        message = {"type": "do", "re": turn, "command": chance.choice(commands)}
        try:
            await watcher.socket.send(mutated(message, chance))
            reply = await watcher.reply()
        except ConnectionClosed:
            raise AssertionError("it was sent away") from None
        assert reply["type"] in ("done", "refused")
        if reply["type"] == "refused":
            assert reply["error"]["kind"] in ("unreadable", "denied", "stale", "out-of-turn", "illegal")
