"""A season in the page: made, its first cup and the next one, the standings and the way out."""

from __future__ import annotations

from playwright.sync_api import expect

from malecon.messages import say
from tests.web.club import Club, Guest
from tests.web.conftest import Invite
from tests.web.test_cup import SHORT, wait_for


def play_to_the_end(guest: Guest, cup_id: str) -> None:
    """A cup of bots, of one round."""
    guest.ask("POST", f"/api/cups/{cup_id}", {"do": "next-round", "round": 1})
    wait_for(guest, cup_id, lambda cup: cup["status"] == "over")


def make(guest: Guest) -> str:
    """A new season by the form; its id."""
    page = guest.open("/cups")
    page.get_by_role("link", name=say("cup-season-new")).click()
    page.get_by_label(say("cup-season-name")).fill("Winter league")
    places = page.get_by_label(say("cup-season-places"))
    places.fill("3, 5")
    expect(page.get_by_text(say("cup-season-places-wrong"))).to_be_visible()
    places.fill("5, 3")
    page.get_by_label(say("cup-season-counting")).fill("1")
    page.get_by_role("button", name=say("cup-season-make")).click()
    page.wait_for_url("**/season/*")
    return page.url.rpartition("/")[2]


def test_a_season_from_its_making_to_its_winner(guest: Invite, club: Club) -> None:
    ana = guest(club)
    ana.expect("status of 403 .*/api/seasons/")  # a season does not end before all of its cups
    season_id, page = make(ana), ana.page

    # The first cup by the form; then one that is there already; then the next, like the last.
    page.get_by_role("link", name=say("cup-season-first")).click()
    expect(page.get_by_label(say("cup-name"))).to_have_value("Winter league 1")
    page.get_by_label(say("cup-play-too")).uncheck()
    page.get_by_label(say("cup-bots")).fill("4")
    page.get_by_text(say("cup-more"), exact=True).click()
    page.get_by_label(say("cup-places"), exact=True).fill("3, 1")
    page.get_by_role("button", name=say("cup-make")).click()
    page.wait_for_url("**/cup/*")
    expect(page.get_by_role("link", name=say("cup-season-of", title="Winter league"))).to_be_visible()
    wish = {"title": "Evening", **SHORT, "rules": {"rounds": 1, "points": [3, 1], "bye": "half"}}
    made = ana.ask("POST", "/api/cups", {**wish, "bots": ["random"] * 3})
    play_to_the_end(ana, made["id"])
    ana.open(f"/season/{season_id}")
    page.get_by_label(say("cup-season-add")).select_option(made["id"])
    expect(page.get_by_role("link", name="Evening")).to_be_visible()
    page.get_by_role("link", name=say("cup-season-next")).click()
    expect(page.get_by_label(say("cup-name"))).to_have_value("Evening 2")
    page.get_by_role("button", name=say("cup-make")).click()
    page.wait_for_url("**/cup/*")
    cup = ana.ask("GET", f"/api/cups/{page.url.rpartition('/')[2]}")
    assert (cup["rules"]["points"], cup["rules"]["bye"], cup["options"]["round_limit"]) == ([3, 1], "half", 1)
    assert len(cup["people"]) == 3
    play_to_the_end(ana, cup["id"])

    ana.open(f"/season/{season_id}")
    expect(page.get_by_role("row")).to_have_count(4)
    page.get_by_role("button", name=say("cup-why")).first.click()
    expect(page.locator(".reason")).not_to_be_empty()
    with page.expect_download() as download:
        page.get_by_role("link", name=say("cup-file-standings")).click()
    assert download.value.path().read_text("utf-8-sig").startswith("rank,name,points,cups_won")
    # The first cup was never begun: a season does not end before all of its cups.
    page.get_by_role("button", name=say("cup-season-end")).click()
    page.get_by_role("button", name=say("cup-yes")).click()
    expect(page.get_by_text(say("cup-season-playing", title="Winter league 1"))).to_be_visible()
    page.get_by_role("button", name=say("cup-season-take-out", title="Winter league 1")).click()
    page.get_by_role("button", name=say("cup-yes")).click()
    expect(page.get_by_role("link", name="Winter league 1")).to_have_count(0)
    page.get_by_role("button", name=say("cup-season-end")).click()
    page.get_by_role("button", name=say("cup-yes")).click()
    season = ana.ask("GET", f"/api/seasons/{season_id}")
    winner = next(one["name"] for one in season["people"] if one["id"] == season["standings"][0]["who"])
    expect(page.get_by_text(say("cup-season-champion", name=winner))).to_be_visible()
