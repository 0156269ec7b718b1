"""One's own games: found again, looked over, and records brought along."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Route, expect

from malecon.messages import say
from tests.web.club import Club, Guest
from tests.web.conftest import Invite

SHORT = {"options": {"round_limit": 1}}


def finished(ana: Guest, title: str) -> str:
    table = ana.sit("havana", "Ana", "bot", title=title, **SHORT)
    table.skip(random.Random(1), 10_000)
    return table.id


def test_games_are_found_looked_over_and_taken_in(guest: Invite, club: Club, tmp_path: Path) -> None:
    ana = guest(club)
    finished(ana, "An evening")
    last = finished(ana, "Another one")
    waiting = ana.make("havana", "Ana", "Bea", title="Still going")["id"]
    page = ana.open("/games")
    expect(page.get_by_text(say("mine-turns", "en", count=1))).to_be_visible()
    expect(page.get_by_role("link").filter(has_text="Still going")).to_have_attribute(
        "href", f"/table/{waiting}"
    )
    games = page.get_by_role("article")
    expect(games).to_have_count(2)
    page.get_by_role("searchbox").fill("another")
    expect(games).to_have_count(1)
    with page.expect_download() as download:
        games.get_by_role("link", name=say("mine-record", "en")).click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    games.get_by_role("link", name=say("mine-review", "en")).click()
    expect(page).to_have_url(f"{club.address}/table/{last}?review")
    expect(page.locator(".review .chances, .review svg").first).to_be_visible()

    bea = guest(club)
    page = bea.open("/games")
    expect(page.get_by_text(say("mine-none-running", "en"))).to_be_visible()
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/table/*")
    expect(page.locator(".review")).to_be_visible()
    brought = bea.open("/games").get_by_role("article")
    expect(brought).to_contain_text("Ana")
    page.locator("input[type=file]").set_input_files(
        {"name": "a.txt", "mimeType": "text/plain", "buffer": b"no"}
    )
    expect(page.locator(".toasts")).not_to_be_empty()
    expect(page).to_have_url(f"{club.address}/games")
    bea.expect(r"status of 400 .*/api/records$")


def test_a_shared_win_is_told_as_shared(guest: Invite, club: Club) -> None:
    ana = guest(club)
    ana.page.route("**/api/mine/ended*", shared)
    table_id = finished(ana, "A tie")
    card = ana.open("/games").get_by_role("article")
    expect(card.get_by_role("link", name="A tie")).to_have_attribute("href", f"/table/{table_id}")
    expect(card.locator(".how")).to_have_text(say("mine-shared"))


def shared(route: Route) -> None:
    """As if all who sat there had won together."""
    told = route.fetch().json()
    for mine in told["tables"]:
        result = mine["table"]["result"]
        result["winners"] = [*range(len(result["scores"]))]
    route.fulfill(json=told)
