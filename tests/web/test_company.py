"""Several people: at one device, at another's seat, looking on."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import expect

from malecon.messages import say
from tests.web.club import Club, Table
from tests.web.conftest import Invite


def sealed(table: Table) -> list[str]:
    """What may be chosen in secret now, if anything."""
    now = table.wait_for_turn()
    assert now["question"]["together"]
    return sorted(table.glowing())


def until_together(tables: list[Table], chance: random.Random) -> None:
    """Play on until all are asked at once, as in secret."""
    for _ in range(400):
        table = tables[0].look()
        assert table["status"] == "running"
        if table["question"] and table["question"]["together"]:
            return
        asked = next(one for one in tables if one.seat in table["asked"])
        asked.skip(chance, 1) if asked.answers(asked.look()) else None
    raise AssertionError("nobody was asked in secret")


@pytest.mark.parametrize("game", ["havana", "cuba"])
def test_spectators_and_opponents_do_not_see_what_is_chosen_in_secret(
    game: str, guest: Invite, club: Club
) -> None:
    """Two choices of one player look the same to all others: in the page, and on the wire."""
    ana, bo, eve = guest(club), guest(club), guest(club)
    first = ana.sit(game, "Ana", "", begin=False)
    second = bo.join(first, "Bo")
    first.do("begin")
    until_together([first, second], random.Random(game))
    watching = eve.watch(first)
    expect(eve.page.locator("#prompt")).to_be_visible()
    seen: list[tuple[str, str]] = []
    choices = [words for words in sealed(first) if not words.startswith("done")]
    for words in (choices[0], choices[-1]):
        first.wait_for_turn()
        first.give(words)
        eve.page.wait_for_timeout(300)
        bo.page.wait_for_timeout(300)
        seen.append((eve.page.locator("body").inner_html(), bo.page.locator("body").inner_html()))
        ana.page.get_by_role("button", name=say("page-undo"), exact=True).click()
    assert choices[0] != choices[-1]
    assert seen[0] == seen[1]
    assert watching.glowing() == set()
    for frame in eve.frames + bo.frames:
        message = json.loads(frame)
        assert choices[0] not in json.dumps([message.get("changes"), message.get("log")])
    for frame in eve.frames:
        table = json.loads(frame).get("table")
        assert table is None or (table["you"], table["actions"], table["chosen"]) == (None, [], [])


@pytest.mark.parametrize("game", ["havana", "santiago", "cuba"])
def test_a_spectator_sees_the_table_and_can_do_nothing(game: str, guest: Invite, club: Club) -> None:
    ana, eve = guest(club), guest(club)
    table = ana.sit(game, "Ana", "bot")
    watching = eve.watch(table)
    chance = random.Random(game)
    for _ in range(5):
        table.wait_for_turn()
        assert watching.glowing() == set()
        table.give(chance.choice(sorted(table.glowing())))
    expect(eve.page.locator("#prompt")).to_be_visible()
    assert eve.page.get_by_role("button", name=say("page-undo"), exact=True).count() == 0


@pytest.mark.parametrize("game", ["havana", "santiago", "cuba"])
def test_two_at_one_device_hide_their_hands_from_each_other(game: str, guest: Invite, club: Club) -> None:
    device = guest(club)
    tables = [device.sit(game, "Ana", "Bo")]
    tables.append(Table(device, tables[0].id, 1))
    chance = random.Random(game)
    page = device.page
    turns = []
    for _ in range(12):
        table = tables[0].look()
        if table["status"] == "over":
            break
        curtain = page.get_by_role("button", name=say("page-curtain-lift", player="Ana"), exact=True).or_(
            page.get_by_role("button", name=say("page-curtain-lift", player="Bo"), exact=True)
        )
        if curtain.is_visible():
            # While the device is passed on there is nothing to be seen of anybody.
            assert page.locator(".glow, [data-words], [data-place]").count() == 0
            curtain.click()
        name = page.evaluate("window.lifted") or ""
        asked = next(one for one in tables if one.glowing() and not one.differences(one.answers(one.look())))
        turns.append((asked.seat, name))
        asked.give(chance.choice(sorted(asked.glowing())))
    assert {seat for seat, _ in turns} == {0, 1}


def test_a_second_tab_at_the_same_seat_shows_the_same(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit("santiago", "Ana", "bot")
    other = Table(ana, table.id)
    other.page = ana.new_page()
    other.page.goto(f"/table/{table.id}")
    chance = random.Random(5)
    for number in range(6):
        one, two = (table, other) if number % 2 else (other, table)
        one.wait_for_turn()
        two.wait_for_turn()
        one.give(chance.choice(sorted(one.glowing())))
    table.wait_for_turn()
    other.wait_for_turn()
