"""Attacks on chance, by a player who has the house's own secret: here, by reading its database.

Before, such a player got three wanted draws in 42 salts, sent as the last one to sit down.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
from typing import Any

import pytest

from malecon.record import Record
from malecon.table import promise, salt_commitment, verify
from tests.attack.house import House
from tests.server.browser import Browser

pytestmark = pytest.mark.anyio


class Hand:
    """A seat and the browser that holds it, with a salt that is its own."""

    def __init__(self, browser: Browser, table_id: str, seat: int) -> None:
        self.browser, self.table_id, self.seat = browser, table_id, seat
        self.salt = ""

    async def commit(self) -> Any:
        said = (await self.browser.look(self.table_id))["fairness"]
        self.salt = secrets.token_hex(16)
        hashed = salt_commitment(said["commitment"], said["attempt"], self.seat, self.salt)
        return await self.browser.do(self.table_id, "commit", seat=self.seat, commitment=hashed)

    async def reveal(self, salt: str | None = None) -> Any:
        return await self.browser.do(self.table_id, "reveal", seat=self.seat, salt=salt or self.salt)


async def two_hands(house: House) -> tuple[Hand, Hand]:
    ana, eve = house.browser(), house.browser()
    table_id = await ana.make("santiago", "Ana", "")
    await eve.post(f"/api/tables/{table_id}/sit", {"name": "Eve", "seat": 1})
    return Hand(ana, table_id, 0), Hand(eve, table_id, 1)


def stolen(house: House, table_id: str) -> dict[str, Any]:
    """All that the house knows of a table."""
    with sqlite3.connect(house.folder / "club.db") as database:
        (desk,) = database.execute("select desk from tables where id = ?", (table_id,)).fetchone()
    found = json.loads(desk)
    assert isinstance(found, dict)
    return found


async def test_who_knows_the_secret_still_cannot_choose_a_draw(house: House) -> None:
    ana, eve = await two_hands(house)
    assert (await ana.commit()).ok
    knows = stolen(house, ana.table_id)
    assert knows["secret"]
    assert ana.salt not in json.dumps(knows)  # what Ana adds, not even the house can know
    assert (await eve.commit()).ok
    assert (await ana.browser.do(ana.table_id, "begin")).ok
    assert (await ana.reveal()).ok
    # Now Eve could work out every draw; it is too late for another salt.
    assert ana.salt in json.dumps(stolen(house, ana.table_id))
    for _ in range(5):
        assert (await eve.commit()).error["key"] == "fairness-late"
        assert (await eve.reveal(secrets.token_hex(16))).error["key"] == "fairness-salt"
    table = await ana.browser.look(ana.table_id)
    assert (table["asked"], table["view"], table["fairness"]["awaited"]) == ([], None, [1])


async def test_a_whole_game_with_salts_is_checked_by_what_was_remembered(house: House) -> None:
    ana, eve = await two_hands(house)
    for hand in (ana, eve):
        assert (await hand.commit()).ok
    assert (await ana.browser.do(ana.table_id, "begin")).ok
    said = (await ana.browser.look(ana.table_id))["fairness"]
    own = salt_commitment(said["commitment"], 1, 0, ana.salt)
    assert said["commitments"][0] == own
    remembered = promise(said["setup"], 0, 1, said["commitment"], said["commitments"])
    assert said["promise"] == remembered
    for hand in (ana, eve):
        assert (await hand.reveal()).ok
    asked = (await ana.browser.do(ana.table_id, "propose", seat=0, what="stop")).ok["number"]
    assert (await eve.browser.do(eve.table_id, "agree", seat=1, proposal=asked)).ok
    record = (await ana.browser.get(f"/api/tables/{ana.table_id}/record")).body.decode()
    checked = verify(Record.read(record), remembered)
    assert (checked.salts, checked.attempt, checked.draws > 0) == (2, 1, True)
    listed = (await ana.browser.get(f"/api/tables/{ana.table_id}/fairness")).ok
    assert len(listed["draws"]) == checked.draws


async def test_one_who_got_up_instead_of_opening_is_left_out_and_named(house: House) -> None:
    ana, eve = await two_hands(house)
    for hand in (ana, eve):
        assert (await hand.commit()).ok
    assert (await ana.browser.do(ana.table_id, "begin")).ok
    first = ana.salt
    assert (await ana.reveal()).ok
    assert (await eve.browser.do(eve.table_id, "open", seat=1)).ok
    table = await ana.browser.look(ana.table_id)
    assert (table["fairness"]["attempt"], table["fairness"]["awaited"]) == (2, [0])
    assert table["log"][-1]["seats"] == [1]
    assert (await ana.commit()).ok
    assert ana.salt != first
    assert (await ana.reveal()).ok
    assert (await ana.browser.look(ana.table_id))["view"]
