"""Two people who know nothing of each other find each other and play."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from malecon.messages import say
from tests.web.club import Club, Guest, Table
from tests.web.conftest import Invite
from tests.web.test_connection import until


def look_for(page: Page, *games: str) -> None:
    """Say what one would play, and begin to wait."""
    page.goto("/meet")
    for game in games:
        page.get_by_role("checkbox", name=say(f"{game}-name")).check()
    number(page, "most", 2).check()
    page.get_by_role("button", name=say("meeting-look")).click()


def number(page: Page, end: str, count: int) -> Locator:
    """A number of players, at one end of the range."""
    group = page.get_by_role("group", name=say(f"meeting-players-{end}"))
    return group.get_by_role("radio", name=str(count), exact=True)


def test_how_many_is_chosen_from_one_number_to_another(guest: Invite, club: Club) -> None:
    page = guest(club).open("/meet")
    page.get_by_role("checkbox", name=say("cuba-name"), exact=True).check()
    expect(number(page, "least", 2)).to_be_checked()
    number(page, "least", 3).check()
    expect(number(page, "most", 4)).to_be_checked()
    number(page, "most", 2).check()
    expect(number(page, "least", 2)).to_be_checked()
    number(page, "least", 3).check()
    expect(number(page, "most", 3)).to_be_checked()


def arrived(guest: Guest) -> Table:
    guest.page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    table_id = guest.page.url.rpartition("/")[2]
    own = guest.ask("GET", f"/api/tables/{table_id}")["mine"]["seats"]
    return Table(guest, table_id, own[0])


def test_two_find_each_other_and_play(guest: Invite, own_club: Club) -> None:
    ana, bo = guest(own_club), guest(own_club, phone=True)
    ana.page.goto("/")
    ana.page.get_by_role("link", name=say("lobby-meet")).click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(say("meeting-title"))
    expect(ana.page.get_by_text(say("meeting-nobody"))).to_be_visible()
    look_for(ana.page, "havana", "santiago")
    expect(ana.page.get_by_role("heading", name=say("meeting-waiting"))).to_be_visible()
    bo.page.goto("/meet")
    expect(bo.page.get_by_text(say("meeting-waits", people=1)).first).to_be_visible()
    look_for(bo.page, "santiago")
    one, other = arrived(ana), arrived(bo)
    assert one.id == other.id
    # Nobody had to begin: both browsers add to chance, and then whoever is asked can answer.
    until(one.page, lambda: one.look()["fairness"]["stage"] == "drawing")
    found = one.look()
    assert len(found["fairness"]["salts"]) == 2
    assert all(found["fairness"]["salts"])
    asked = next(table for table in (one, other) if table.seat in found["asked"])
    asked.wait_for_turn()
    before = asked.given(asked.look())
    asked.give(sorted(asked.glowing())[0])
    assert asked.given(asked.look()) != before


def test_whoever_waits_can_stop_or_begin_with_bots(guest: Invite, own_club: Club) -> None:
    ana = guest(own_club)
    look_for(ana.page, "havana")
    ana.page.get_by_role("button", name=say("meeting-stop")).click()
    expect(ana.page.get_by_role("button", name=say("meeting-look"))).to_be_visible()
    # As it was wished for last.
    ana.page.reload()
    expect(ana.page.get_by_role("checkbox", name=say("havana-name"))).to_be_checked()
    ana.page.get_by_role("button", name=say("meeting-look")).click()
    expect(ana.page.get_by_role("heading", name=say("meeting-waiting"))).to_be_visible()
    ana.page.reload()  # one waits on
    take = ana.page.get_by_role("button", name=say("meeting-take-bots"))
    expect(take).to_be_visible(timeout=45_000)
    take.click()
    table = arrived(ana)
    kinds = sorted(seat["kind"] for seat in table.wait_for_turn()["seats"])
    assert kinds == ["bot", "person"]
