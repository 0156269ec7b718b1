"""Without a connection the page opens, shows what was seen last and says what it waits for; a new version
takes over when nothing is half done; notices come while nobody looks.

The connection is cut by killing the server: what a service worker asks for goes past a browser that plays
being offline.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from malecon.messages import say
from malecon.server.http.pages import STATIC
from tests.web.club import Club, Guest
from tests.web.conftest import Invite
from tests.web.test_connection import AWAY, is_marked, mark, until
from tests.web.test_screens import Inspector

#: What is kept in a cache: nothing, if there is none of that name.
KEPT = """async (name) => (await caches.has(name))
  ? (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname) : []"""
#: The page is served by the worker, which has kept the page that it will open with.
SERVED = """async () => {
  await navigator.serviceWorker.ready;
  const kept = await caches.match("/");
  return Boolean(kept && navigator.serviceWorker.controller);
}"""
#: Something is said for some seconds: a busy machine may look too late.
HEARS = """(place, words) => {
  const hear = () => (window.heard ||= place.textContent.includes(words));
  new MutationObserver(hear).observe(place, { childList: true, subtree: true, characterData: true });
}"""


def served(page: Page) -> None:
    until(page, lambda: page.evaluate(SERVED))


def kept(page: Page, name: str) -> list[str]:
    found: list[str] = page.evaluate(KEPT, name)
    return found


def told(key: str) -> re.Pattern[str]:
    """How a message begins that goes on with how long ago it was."""
    return re.compile(re.escape(say(key, ago="\0").partition(",")[0]))


def test_what_was_seen_last_is_there_without_a_connection(guest: Invite, own_club: Club) -> None:
    ana = guest(own_club, worker=True)
    ana.expect(*AWAY, "Couldn't load preload assets")  # which axe would like to see
    page = ana.open("/games")
    expect(page.get_by_role("heading", name=say("mine-ended"))).to_be_visible()
    page.goto("/")
    served(page)
    table = ana.sit("havana", "Ana", "bot")
    table.wait_for_turn()
    until(page, lambda: f"/api/tables/{table.id}" in kept(page, "malecon-seen"))
    until(page, lambda: len([one for one in kept(page, "malecon-texts") if "rulebook" in one]) == 3)
    for part in ("/havana-", "/Rules-"):
        until(page, lambda part=part: any(part in one for one in kept(page, "malecon-files")))

    own_club.kill()
    # The table as it was: to be looked at, and nothing else.
    page.reload()
    seen = page.get_by_text(told("page-seen"))
    expect(seen).to_be_visible()
    inspector = Inspector(ana, "offline")
    expect(page.get_by_role("region", name=say("page-board")).locator("svg").first).to_be_visible()
    assert table.glowing() == set()
    inspector.look("table")
    # The own tables, and a whole rulebook to be searched.
    page.goto("/")
    expect(page.get_by_text(told("lobby-offline"))).to_be_visible()
    expect(page.locator(f'a[href="/table/{table.id}"]')).to_be_visible()
    inspector.look("landing")
    page.goto("/games")
    expect(page.get_by_text(told("lobby-offline"))).to_be_visible()
    expect(page.get_by_role("button", name=say("lobby-again"))).to_be_visible()
    expect(page.locator(f'a[href="/table/{table.id}"]')).to_be_visible()
    inspector.look("games")
    page.goto("/rules/cuba")
    expect(page.locator("#C1")).to_be_visible()
    page.get_by_role("searchbox").fill("warehouse")
    expect(page.locator("#C1")).to_be_hidden()
    expect(page.locator(".entry").first).to_be_visible()
    # What was never here says what it waits for, and comes by itself.
    page.goto("/statistics")
    expect(page.get_by_role("heading", name=say("lobby-away"))).to_be_visible()
    inspector.look("away")
    assert not inspector.errors, inspector.errors
    away = ana.new_page()
    away.goto(f"/table/{table.id}")
    expect(away.get_by_text(told("page-seen"))).to_be_visible()
    away.locator(".connection").evaluate(HEARS, say("page-connection-restored"))

    own_club.launch()
    expect(page.get_by_role("heading", name=say("lobby-statistics"))).to_be_visible()
    until(away, lambda: away.evaluate("window.heard"))
    until(away, lambda: bool(away.evaluate("document.querySelectorAll('.glow[data-words]').length")))


def test_an_answer_outlives_the_page_on_which_it_was_given(guest: Invite, own_club: Club) -> None:
    """Given at the edge of the net, and the page closed before it went out: it is there exactly once."""
    ana = guest(own_club, worker=True)
    ana.expect(*AWAY)
    ana.open("/")
    table = ana.sit("santiago", "Ana", "bot")
    served(ana.page)
    now = table.wait_for_turn()
    until(ana.page, lambda: f"/api/tables/{table.id}" in kept(ana.page, "malecon-seen"))
    own_club.kill()
    expect(ana.page.get_by_text(say("page-connection-lost"))).to_be_visible()
    words = sorted(table.glowing() & table.harmless(now))[0]
    table.place(words).click()
    expect(ana.page.get_by_text(say("page-connection-kept"))).to_be_visible()
    ana.page.close()

    page = ana.new_page()
    page.goto(f"/table/{table.id}")
    expect(page.get_by_text(say("page-connection-kept"))).to_be_visible()
    own_club.launch()
    until(page, lambda: table.look()["length"] > now["length"])
    until(page, lambda: page.evaluate("localStorage.getItem('malecon-unsent')") == "{}")
    log = ana.ask("GET", f"/api/tables/{table.id}/log?seat=0&after={now['number']}&limit=500")["log"]
    assert [line["words"] for line in log if line.get("seat") == 0 and "words" in line] == [words]


class Renewed(Club):
    """A club with a page of its own, which can be replaced by another build."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.static = folder / "static"
        shutil.copytree(STATIC, self.static)
        program = (
            "import sys; from pathlib import Path; from malecon.server.http.pages import Pages;"
            f"was = Pages.__init__.__defaults__; Pages.__init__.__defaults__ = (Path({str(self.static)!r}),"
            " *was[1:]);"
            "from malecon.cli import main; sys.exit(main())"
        )
        self.command = [sys.executable, "-c", program, *self.command[3:]]

    def renew(self) -> str:
        """Another build: the script that the page begins with has another name. Returns it."""
        (old,) = self.static.glob("assets/index-*.js")
        new = old.with_name("index-renewed.js")
        shutil.copy(old, new)
        for name in ("index.html", "parts.json", "worker.js"):
            file = self.static / name
            file.with_name(f"{name}.gz").unlink()
            file.write_text(file.read_text().replace(old.name, new.name))
        old.unlink()
        old.with_name(f"{old.name}.gz").unlink()
        return new.name


@pytest.fixture
def renewed(tmp_path: Path) -> Iterator[Renewed]:
    with Renewed(tmp_path) as opened:
        yield opened


def begun_with(page: Page) -> str:
    found: str = page.locator("script[type=module]").first.evaluate("one => one.src")
    return found.rpartition("/")[2]


def test_a_new_version_takes_over_without_a_lost_choice(guest: Invite, renewed: Renewed) -> None:
    ana = guest(renewed, worker=True)
    ana.page.add_init_script("""localStorage.malecon = JSON.stringify({ confirm: true, speed: "off" })""")
    ana.open("/")
    table = ana.sit("santiago", "Ana", "bot")
    served(ana.page)
    now = table.wait_for_turn()
    before = begun_with(ana.page)
    mark(ana.page)
    table.place(sorted(table.glowing() & table.harmless(now))[0]).click()
    confirm = ana.page.get_by_role("button", name=say("page-confirm"), exact=True)
    expect(confirm).to_be_visible()

    after = renewed.renew()
    ana.page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
    expect(ana.page.get_by_text(say("page-outdated", club="Malecón"))).to_be_visible()
    expect(confirm).to_be_visible()
    confirm.click()
    until(ana.page, lambda: table.look()["length"] > now["length"])
    table.wait_for_turn()  # the page knows it too: until then the answer is under way
    assert is_marked(ana.page)
    assert begun_with(ana.page) == before
    # Going to another screen, nothing can be lost: there it is the new one, and stays.
    ana.page.get_by_role("link", name=say("page-home")).first.click()
    ana.page.wait_for_function("window.mark === undefined")
    assert begun_with(ana.page) == after
    expect(ana.page.locator(f'a[href="/table/{table.id}"]')).to_be_visible()
    mark(ana.page)
    ana.page.locator(f'a[href="/table/{table.id}"]').click()
    table.wait_for_turn()
    assert is_marked(ana.page)


def push(ana: Guest, notice: Any) -> None:
    """As the browser's own push service brings it."""
    session = ana.context.new_cdp_session(ana.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    until(ana.page, lambda: bool(found))
    data = {"origin": ana.club.address, "registrationId": found[0], "data": json.dumps(notice)}
    session.send("ServiceWorker.deliverPushMessage", data)
    session.detach()


NOTICES = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag }) => ({ title, body, tag }))"""
#: A hand on the notice that is shown. Only a person's own click may bring a window to the front.
CLICK = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""


def test_a_notice_is_shown_and_leads_to_the_table(guest: Invite, club: Club) -> None:
    ana = guest(club, worker=True, notified=True)
    table = ana.make("havana", "Ana", "bot")["id"]
    ana.open("/rules/havana")
    served(ana.page)
    notice = {"title": "Your turn", "body": "Havana", "url": f"/table/{table}", "tag": table}
    push(ana, notice)
    until(ana.page, lambda: bool(ana.page.evaluate(NOTICES)))
    assert ana.page.evaluate(NOTICES) == [{"title": "Your turn", "body": "Havana", "tag": table}]
    ana.context.service_workers[0].evaluate(CLICK)
    ana.page.wait_for_url(f"**/table/{table}")
    assert ana.page.evaluate(NOTICES) == []
    # Whoever looks at it needs no notice; nor is a table of others led there by a false one.
    expect(ana.page.locator("#prompt")).to_be_visible()
    push(ana, {**notice, "tag": "seen"})
    push(ana, {**notice, "url": "https://elsewhere.example/", "tag": "other"})
    until(ana.page, lambda: bool(ana.page.evaluate(NOTICES)))
    assert [one["tag"] for one in ana.page.evaluate(NOTICES)] == ["other"]


def test_nothing_of_whoever_was_here_stays(guest: Invite, own_club: Club) -> None:
    ana = guest(own_club, worker=True)
    ana.expect(*AWAY)
    ana.open("/")
    table = ana.sit("havana", "Ana", "bot")
    served(ana.page)
    table.wait_for_turn()

    def is_kept() -> bool:
        return f"/api/tables/{table.id}" in kept(ana.page, "malecon-seen")

    until(ana.page, is_kept)
    # As the page does it for somebody who leaves.
    ana.page.evaluate("navigator.serviceWorker.controller.postMessage({ about: 'forget' })")
    until(ana.page, lambda: not kept(ana.page, "malecon-seen"))
    # Or the browser has become another device, whoever it was that made it so.
    ana.page.reload()
    until(ana.page, is_kept)
    ana.context.clear_cookies()
    ana.open("/")
    until(ana.page, lambda: not is_kept())
    own_club.kill()
    ana.page.reload()
    expect(ana.page.get_by_text(say("page-away"))).to_be_visible()
    expect(ana.page.locator(f'a[href="/table/{table.id}"]')).to_have_count(0)


def test_a_turn_elsewhere_marks_the_tab(guest: Invite, club: Club) -> None:
    ana = guest(club)
    ana.make("havana", "Ana", "bot")
    ana.open("/rules/havana")
    expect(ana.page).to_have_title(re.compile(r"^\(1\) "))
    expect(ana.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    # The title of a table says by itself whose turn it is there: it is not counted.
    ana.sit("santiago", "Ana", "bot").wait_for_turn()
    title = say("page-your-turn", game=say("santiago-name"))
    expect(ana.page).to_have_title(f"(1) ● {title}")
