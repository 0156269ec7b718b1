"""From the first look to a seat at a table; and friendly words for those who come too late."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from malecon.messages import say
from tests.web.club import Club, Table
from tests.web.conftest import Invite


def table_of(page: Page) -> str:
    """The id of the table that the page has gone to."""
    page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("game", ["havana", "santiago", "cuba"])
def test_playing_against_bots_takes_two_clicks(game: str, guest: Invite, club: Club) -> None:
    """One for the page, so to speak, and one for the game."""
    ana = guest(club)
    page = ana.open("/")
    tile = page.get_by_role("article", name=say(f"{game}-name"), exact=True)
    tile.get_by_role("button", name=say("lobby-play-now")).click()
    table = Table(ana, table_of(page))
    now = table.wait_for_turn()
    assert now["settings"]["game"] == game
    assert [seat["kind"] for seat in now["seats"]].count("person") == 1


SCREEN_AND_A_HALF = 1266  # of a phone of 390 by 844

#: Where the last game ends, and where this begins and ends, all at one moment: letters that come move them.
MEASURE = """async (link) => {
  await document.fonts.ready;
  const game = [...document.querySelectorAll("article")].at(-1);
  const [last, own] = [game, link].map((one) => one.getBoundingClientRect());
  return [last.bottom, own.top, own.bottom];
}"""


def test_somebody_is_found_near_the_top_of_a_phone(guest: Invite, club: Club) -> None:
    """By who has just come, and by who is asked at three tables; the games stand before it."""
    ana = guest(club, phone=True, locale="de-DE")  # whose words are long
    page = ana.page
    page.set_viewport_size({"width": 390, "height": 844})
    for tables in (0, 3):
        for _ in range(tables):
            ana.make("havana", "Ana", "bot")
        ana.open("/")
        expect(page.locator('main a[href^="/table/"]')).to_have_count(tables)
        link = page.get_by_role("main").get_by_role("link", name=say("lobby-meet", "de"), exact=True)
        games_end, begins, ends = link.evaluate(MEASURE)
        assert games_end < begins
        assert ends <= SCREEN_AND_A_HALF


def test_friends_are_invited_by_an_address_and_sit_down(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    page = ana.open("/")
    page.get_by_label(say("lobby-name")).fill("Ana")
    tile = page.get_by_role("article", name=say("santiago-name"), exact=True)
    tile.get_by_role("link", name=say("lobby-invite")).click()
    page.get_by_role("button", name=say("lobby-make")).click()
    table_id = table_of(page)
    invitation = page.get_by_label(say("page-invite-address")).first
    expect(invitation).to_have_value(f"{club.address}/table/{table_id}")
    expect(page.get_by_role("img", name=re.compile("QR"))).to_be_visible()

    theirs = bo.open(f"/table/{table_id}")
    sit = theirs.get_by_role("button", name=say("page-sit"), exact=True)
    sit.first.click()
    dialog = theirs.get_by_role("dialog")
    dialog.get_by_label(say("page-sit-name")).fill("Bo")
    dialog.get_by_role("button", name=say("page-sit"), exact=True).click()
    expect(page.get_by_text("Bo", exact=True).first).to_be_visible()  # Ana sees it

    seats = Table(ana, table_id).look()["seats"]
    for number, seat in enumerate(seats):
        if seat["kind"] == "open":
            Table(ana, table_id).do("bot", seat=number, level="random")
    page.get_by_role("button", name=say("page-begin"), exact=True).click()
    expect(page.locator("#prompt")).to_be_visible()
    expect(theirs.locator("#prompt")).to_be_visible()


def test_own_tables_are_found_again(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table_id = ana.make("havana", "Ana", "bot")["id"]
    page = ana.open("/")
    page.locator(f'a[href="/table/{table_id}"]').first.click()
    Table(ana, table_id).wait_for_turn()


def test_a_listed_table_is_found_among_the_open_ones(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    table_id = ana.make("cuba", "Ana", "", begin=False, listed=True, title="Before breakfast")["id"]
    page = bo.open("/lobby")
    row = page.get_by_role("listitem").filter(has_text="Before breakfast")
    row.get_by_role("button", name=say("lobby-sit")).click()
    assert table_of(page) == table_id
    assert Table(ana, table_id).look()["seats"][1]["kind"] == "person"


def test_a_seat_goes_to_another_device_by_its_secret_link(guest: Invite, club: Club) -> None:
    ana, phone = guest(club), guest(club, phone=True)
    made = ana.make("santiago", "Ana", "bot")
    phone.open(made["seats"][0]["link"])
    Table(phone, made["id"]).wait_for_turn()


# --- too late ---


def test_a_dead_link(guest: Invite, club: Club) -> None:
    ana = guest(club)
    ana.expect("404")
    page = ana.open("/seat/long-ago")
    expect(page.get_by_text(say("lobby-gone-link"))).to_be_visible()
    expect(page.get_by_role("button", name=say("lobby-play-now")).first).to_be_visible()


@pytest.mark.parametrize("path", ["/table/no-such-table", "/nowhere/at-all"])
def test_an_address_that_leads_nowhere(path: str, guest: Invite, club: Club) -> None:
    ana = guest(club)
    ana.expect("404", "WebSocket")
    page = ana.open(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.locator("main").locator('a[href="/"]').first.click()
    expect(page.get_by_role("article").first).to_be_visible()


def test_a_full_table_can_be_watched(guest: Invite, club: Club) -> None:
    ana, bo, eve = guest(club), guest(club), guest(club)
    first = ana.sit("santiago", "Ana", "", begin=False)
    bo.join(first, "Bo")
    eve.watch(first)
    expect(eve.page.get_by_text(say("page-gather-full"))).to_be_visible()
    assert eve.page.get_by_role("button", name=say("page-sit"), exact=True).count() == 0
    first.do("begin")
    expect(eve.page.locator("#prompt")).to_be_visible()


def test_a_full_table_that_wants_nobody_to_look_on(guest: Invite, club: Club) -> None:
    ana, eve = guest(club), guest(club)
    eve.expect("403", "WebSocket")
    table = ana.sit("santiago", "Ana", "bot", spectators=False)
    eve.open(f"/table/{table.id}")
    expect(eve.page.get_by_text(say("page-gone-private"))).to_be_visible()


def test_a_seat_that_was_taken_a_moment_ago(guest: Invite, club: Club) -> None:
    ana, bo, eve = guest(club), guest(club), guest(club)
    eve.expect(r"4\d\d .*/sit$")
    first = ana.sit("santiago", "Ana", "", begin=False)
    eve.watch(first)
    eve.page.get_by_role("button", name=say("page-sit"), exact=True).click()
    dialog = eve.page.get_by_role("dialog")
    dialog.get_by_label(say("page-sit-name")).fill("Eve")
    bo.ask("POST", f"/api/tables/{first.id}/sit", {"name": "Bo"})
    dialog.get_by_role("button", name=say("page-sit"), exact=True).click()
    expect(dialog.get_by_role("alert")).to_be_visible()


# --- after an upgrade ---


def test_a_page_that_is_older_than_the_server_says_so(guest: Invite, club: Club) -> None:
    ana = guest(club)
    sockets: list[WebSocketRoute] = []

    def other_build(socket: WebSocketRoute) -> None:
        """Pass everything on, and from the second connection on say that the server is a newer one."""
        sockets.append(socket)
        server = socket.connect_to_server()
        renewed = len(sockets) > 1

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if renewed and told["type"] == "table":
                told["build"] = "of another day"
            socket.send(json.dumps(told))

        server.on_message(pass_on)

    ana.page.route_web_socket(re.compile("/live"), other_build)
    table = ana.sit("santiago", "Ana", "bot")
    table.wait_for_turn()
    assert ana.page.get_by_text(say("page-outdated", club="Malecón")).count() == 0
    sockets[0].close(code=1012)
    expect(ana.page.get_by_text(say("page-outdated", club="Malecón"))).to_be_visible(timeout=20_000)
    ana.page.get_by_role("button", name=say("page-reload")).click()
    table.wait_for_turn()


def test_a_part_of_an_old_page_that_is_gone(guest: Invite, club: Club) -> None:
    ana = guest(club)
    ana.expect("404", "Failed to fetch dynamically imported module")
    page = ana.open("/")

    def gone(route: Route) -> None:
        route.fulfill(status=404, body="gone")

    page.route(re.compile(r"/assets/.*\.js"), gone)
    page.locator('a[href="/lobby"]').first.click()
    expect(page.get_by_text(say("lobby-renewed"))).to_be_visible()
    page.unroute(re.compile(r"/assets/.*\.js"))
    page.get_by_role("button", name=say("lobby-reload")).click()
    expect(page.get_by_role("heading", name=say("lobby-tables"))).to_be_visible()
