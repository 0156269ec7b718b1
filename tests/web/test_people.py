"""Bots at a real table: known by name and face, and asked why they did that."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from malecon.bots.cast import CAST
from malecon.kernel.words import slug
from malecon.messages import say
from tests.web.club import Club
from tests.web.conftest import Invite


def test_bots_have_names_and_faces_and_say_why(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit("santiago", "Ana", "bot:casual", "bot:casual", hints=True)
    table.skip(random.Random(1), 6)
    table.wait_for_turn()
    names = [seat["name"] for seat in table.look()["seats"][1:]]
    assert len(set(names)) == 2
    assert set(names) <= set(CAST["casual"])
    page = ana.page
    for seat, name in enumerate(names, 1):
        panel = page.locator(f"article.player[data-seat='{seat}']")
        expect(panel).to_contain_text(name)
        expect(panel).to_contain_text(say("page-level-casual", "en"))  # the level stays in sight
        expect(panel.locator("button.face svg circle").first).to_be_attached()
    page.get_by_role("button", name=say("page-about-player", "en", player=names[0]), exact=True).first.click()
    sheet = page.get_by_role("dialog", name=names[0])
    expect(sheet).to_contain_text(say(f"people-{slug(names[0])}", "en"))
    expect(sheet).to_contain_text(f"{names[0]} wins was then put at")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    asking = page.locator(".log").get_by_role("button", name=say("page-why", "en", player=names[1])).last
    asking.click()
    expect(page.get_by_role("dialog", name=names[1])).to_contain_text(f"{names[1]} wins was then put at")


def test_without_hints_a_bot_is_somebody_but_is_not_asked(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit("santiago", "Ana", "bot:random", hints=False)
    table.wait_for_turn()
    (name,) = [seat["name"] for seat in table.look()["seats"][1:]]
    page = ana.page
    why = say("page-why", "en", player=name)
    expect(page.get_by_role("button", name=why)).to_have_count(0)
    page.locator("article.player button.face").click()
    sheet = page.get_by_role("dialog", name=name)
    expect(sheet).to_contain_text(say(f"people-{slug(name)}", "en"))
    expect(sheet).not_to_contain_text(why)


def test_more_can_be_known_of_a_player_while_gathering_and_while_playing(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    table = ana.sit("havana", "Ana", "", begin=False)
    bo.join(table, "Bo")
    about = ana.page.get_by_role("button", name=say("page-about-player", "en", player="Bo"))
    sheet = ana.page.get_by_role("dialog", name="Bo")
    about.click()
    expect(sheet).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    ana.page.get_by_role("button", name=say("page-begin", "en")).click()
    bo.page.locator("article.player button.face").click()
    expect(bo.page.get_by_role("dialog", name="Ana")).to_contain_text(say("page-seat-host", "en"))
    # Of oneself nothing more is to be known.
    expect(bo.page.locator("article.player button.face")).to_have_count(1)
