"""Choosing in the page how to be told. A browser's own push service is not to be had here, so that is played:
the page asks a stand-in to subscribe, and what the club sends then arrives at a real service of ours."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from malecon.messages import say
from tests.web.club import Club
from tests.web.conftest import Invite
from tests.web.told import Services, ToldClub

PICTURES = Path("build/pictures")

STAND_IN = """
(() => {
  const found = %s;
  const unsubscribe = async () => (now = null, true);
  const subscription = { ...found, options: {}, unsubscribe, toJSON: () => found };
  let now = null;
  const pushManager = {
    getSubscription: async () => now,
    subscribe: async (wish) => ((window.asked = wish.applicationServerKey), (now = subscription)),
  };
  navigator.serviceWorker.getRegistration = async () => ({ pushManager });
})();
"""


def words(key: str, **values: str) -> str:
    return say(f"notice-{key}", "en", **values)


def open_notices(page: Page) -> None:
    page.get_by_role("button", name=say("page-menu"), exact=True).click()
    page.get_by_role("menuitem", name=say("page-notices"), exact=True).click()
    expect(page.get_by_role("switch", name=words("here"))).to_be_visible()


def look(page: Page, name: str) -> None:
    """Take a picture, and let axe look at it."""
    page.wait_for_timeout(200)
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"notices-{name}.png")
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    assert not found.response["violations"], [one["help"] for one in found.response["violations"]]


@pytest.mark.parametrize(("phone", "dark"), [(True, False), (False, True)])
def test_how_to_be_told_is_chosen_at_a_table(
    guest: Invite, told_club: ToldClub, services: Services, phone: bool, dark: bool
) -> None:
    ana = guest(told_club, phone=phone, dark=dark, notified=True)
    ana.expect(r"status of 403 .*/notices/mail/confirm$")  # a code that is none
    ear = services.push.ear()
    ana.context.add_init_script(STAND_IN % json.dumps(ear.subscription))
    table = ana.sit("santiago", "Ana", "bot", title="Friday")
    table.wait_for_turn()
    page = ana.page
    open_notices(page)
    size = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
    look(page, f"off-{size}")

    page.get_by_role("switch", name=words("here")).click()
    page.get_by_role("button", name=words("try")).click()
    expect(page.get_by_text(words("tried"))).to_be_visible()
    assert ear.heard[-1].told["title"] == words("test-title")
    assert page.evaluate("window.asked") in services.push.keys

    page.get_by_role("textbox", name=words("mail-address-label")).fill("ana@example.org")
    page.get_by_role("button", name=words("mail-send")).click()
    code = page.get_by_role("textbox", name=words("mail-code-label"))
    code.fill("nothing")
    page.get_by_role("button", name=words("mail-confirm")).click()
    expect(page.get_by_text(words("code-wrong"))).to_be_visible()
    mailed = re.search(r"\d{6}", services.post.taken[-1].get_content())
    assert mailed is not None
    code.fill(mailed[0])
    page.get_by_role("button", name=words("mail-confirm")).click()
    expect(page.get_by_role("switch", name=words("mail-on"))).to_be_checked()

    page.get_by_role("switch", name=words("at-table")).click()
    page.get_by_role("switch", name=words("quiet-on")).click()
    begin = page.get_by_label(words("quiet-begin"), exact=True)
    begin.fill("23:30")
    begin.blur()
    look(page, f"on-{size}")

    def wishes() -> object:
        known = ana.ask("GET", "/api/notices")["wishes"]
        return known["tables"], known["quiet"]["on"], known["quiet"]["begin"]

    for _ in range(100):
        if wishes() == ({table.id: True}, True, 23 * 60 + 30):
            break
        page.wait_for_timeout(50)
    assert wishes() == ({table.id: True}, True, 23 * 60 + 30)
    page.reload()
    open_notices(page)
    expect(page.get_by_role("switch", name=words("at-table"))).to_be_checked()
    expect(page.get_by_role("switch", name=words("mail-on"))).to_be_checked()


def test_who_has_forbidden_it_is_told_how_to_allow_it(guest: Invite, club: Club) -> None:
    ana = guest(club)
    ana.sit("santiago", "Ana", "bot").wait_for_turn()
    ana.page.evaluate("() => void Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    open_notices(ana.page)
    expect(ana.page.get_by_text(words("cannot-denied"))).to_be_visible()
    expect(ana.page.get_by_role("switch", name=words("here"))).to_be_disabled()
    # Nothing is chosen for those who have no way to be told.
    expect(ana.page.get_by_role("switch")).to_have_count(1)
