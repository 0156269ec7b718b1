"""Fair draws as a browser does its part: it commits, opens, remembers, and checks every draw itself."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, expect

from malecon.kernel.game import Json
from malecon.messages import say
from tests.web.club import Club, Guest, Table
from tests.web.conftest import Invite


def remembered(page: Page, table: Table) -> Json:
    found = json.loads(page.evaluate("localStorage.getItem('malecon-chance')"))[table.id]
    assert isinstance(found, dict)
    return found


def committed(page: Page, table: Table, seats: int) -> None:
    """Wait until so many browsers are bound."""
    for _ in range(200):
        if sum(map(bool, table.look()["fairness"]["commitments"])) == seats:
            return
        page.wait_for_timeout(50)
    raise AssertionError("a browser does not commit to a salt")


def gathered(guest: Invite, club: Club) -> tuple[Guest, Guest, Table, Table]:
    """Two at a table that has not begun, both browsers bound."""
    ana, bo = guest(club), guest(club)
    for one in (ana, bo):
        one.expect("preloaded using link preload")  # for a board that is laid when all are there
    table = ana.sit("santiago", "Ana", "", begin=False)
    second = bo.join(table, "Bo")
    committed(ana.page, table, 2)
    return ana, bo, table, second


def dialog(page: Page) -> None:
    page.get_by_role("button", name=say("page-menu"), exact=True).click()
    page.get_by_role("menuitem", name=say("page-fairness"), exact=True).click()


def two_dealt(guest: Invite, club: Club) -> tuple[Guest, Guest, Table]:
    """Ana begins in the page, when Bo's browser has committed itself too."""
    ana, bo, table, _ = gathered(guest, club)
    ana.page.get_by_role("button", name=say("page-begin"), exact=True).click()
    for page in (ana.page, bo.page):
        expect(page.locator("#prompt")).to_be_visible()
    return ana, bo, table


def stop(table: Table, bo: Guest) -> None:
    """Both agree to stop it."""
    wish = {"do": "propose", "seat": 0, "what": "stop"}
    table.visitor.ask("POST", f"/api/tables/{table.id}", wish)
    number = table.look()["proposals"][0]["number"]
    Table(bo, table.id, 1).do("agree", seat=1, proposal=number)


def test_both_browsers_add_their_own_and_check_all_draws(guest: Invite, club: Club) -> None:
    ana, bo, table = two_dealt(guest, club)
    said = table.look()["fairness"]
    assert (said["stage"], said["attempt"]) == ("drawing", 1)
    for seat, one in enumerate((ana, bo)):
        own = remembered(one.page, table)
        assert own["house"] == said["commitment"]
        assert own["promises"] == {"1": said["promise"]}
        assert own["salts"] == {f"1.{seat}": said["salts"][seat]}
    dialog(ana.page)
    expect(ana.page.get_by_text(said["promise"])).to_be_visible()  # to be kept elsewhere, while it runs
    ana.page.keyboard.press("Escape")
    stop(table, bo)
    draws = sum(line["kind"] == "answer" and line["seat"] == -1 for line in table.look()["log"])
    assert draws > 0
    for page in (ana.page, bo.page):
        expect(page.locator("#prompt")).to_contain_text(say("page-prompt-closed"))
        dialog(page)
        expect(page.get_by_text(say("page-fairness-sound", draws=draws))).to_be_visible()
        expect(page.get_by_text(say("page-fairness-unseen"))).to_have_count(0)
        expect(page.get_by_text(say("page-fairness-without"))).to_have_count(0)


def test_the_page_believes_no_server(guest: Invite, club: Club) -> None:
    """The server says that all is well; the browser finds what is not."""
    ana, bo, table = two_dealt(guest, club)
    stop(table, bo)

    def forge(route: Route) -> None:
        found = route.fetch().json()
        draw = next(one for one in found["draws"] if len(one["options"]) > 1)
        draw["drawn"] = next(words for words in draw["options"] if words != draw["drawn"])
        route.fulfill(json=found)

    expect(ana.page.locator("#prompt")).to_contain_text(say("page-prompt-closed"))
    ana.page.route(re.compile("/fairness$"), forge)
    dialog(ana.page)
    expect(ana.page.get_by_role("alert")).to_contain_text("is false")
    # One who kept another promise is not told that all is well either.
    bo.page.evaluate(
        """(id) => {
          const all = JSON.parse(localStorage.getItem("malecon-chance"));
          all[id].promises[1] = "2-" + "0".repeat(64);
          localStorage.setItem("malecon-chance", JSON.stringify(all));
        }""",
        table.id,
    )
    expect(bo.page.locator("#prompt")).to_contain_text(say("page-prompt-closed"))
    dialog(bo.page)
    expect(bo.page.get_by_role("alert")).to_contain_text("not the one that was promised")


def test_play_now_is_dealt_with_a_salt_of_this_browser(guest: Invite, club: Club) -> None:
    ana = guest(club)
    page = ana.open("/")
    page.get_by_role("button", name=say("lobby-play-now")).first.click()
    expect(page.locator("#prompt")).to_be_visible()
    table = Table(ana, page.url.rpartition("/")[2])
    said = table.look()["fairness"]
    assert said["salts"][0]
    assert not any(said["salts"][1:])  # bots add nothing
    assert remembered(page, table)["salts"]["1.0"] == said["salts"][0]


def test_who_opens_nothing_is_left_out_and_the_others_are_dealt_without(guest: Invite, club: Club) -> None:
    """Bo's page is gone when Ana begins; a bot plays for Bo, and Ana's browser begins anew by itself."""
    ana, bo, table, second = gathered(guest, club)
    bo.page.close()
    ana.page.get_by_role("button", name=say("page-begin"), exact=True).click()
    expect(ana.page.get_by_text(say("page-gather-awaited", names="Bo", count=1, days="no"))).to_be_visible()
    second.do("open", seat=1)
    expect(ana.page.locator("#prompt")).to_be_visible()
    said = table.look()["fairness"]
    assert (said["attempt"], bool(said["salts"][0]), said["salts"][1]) == (2, True, "")
