"""Being somebody, in a real browser: a passkey here, a phrase there, and the way out."""

from __future__ import annotations

import json
import re
import zipfile
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from malecon.messages import say
from tests.web.club import Club, Guest, Table
from tests.web.conftest import Invite

SOON = 5000  # milliseconds: less than the page waits until it asks again

KEYS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_keys(guest: Guest) -> tuple[CDPSession, str]:
    """Chromium's own authenticator for a page."""
    session = guest.context.new_cdp_session(guest.page)
    session.send("WebAuthn.enable")
    made: dict[str, Any] = session.send("WebAuthn.addVirtualAuthenticator", {"options": KEYS})
    return session, made["authenticatorId"]


def press(page: Page, key: str) -> None:
    page.get_by_role("button", name=say(key), exact=True).click()


def enter_by_phrase(guest: Guest, phrase: str) -> None:
    """With a slip first, which is told."""
    guest.open("/me")
    guest.page.get_by_label(say("person-phrase"), exact=True).fill(phrase[:-1] + "x")
    press(guest.page, "person-enter-phrase")
    guest.expect(r"status of 400 .*/enter/phrase")
    expect(guest.page.get_by_role("alert")).to_contain_text("12")
    guest.page.get_by_label(say("person-phrase"), exact=True).fill(phrase.upper())
    press(guest.page, "person-enter-phrase")
    expect(guest.page.get_by_role("heading", name="Ana", exact=True)).to_be_visible()


def take_everything_and_leave(guest: Guest) -> None:
    page = guest.page
    with page.expect_download() as download:
        page.get_by_role("link", name=say("person-parcel"), exact=True).click()
    with zipfile.ZipFile(download.value.path()) as parcel:
        profile = json.loads(parcel.read("profile.json"))
    assert (profile["name"], profile["face"], len(profile["devices"])) == ("Ana", "cloud", 2)
    press(page, "person-leave-for-good")
    dialog = page.get_by_role("dialog")
    leave = dialog.get_by_role("button", name=say("person-leave-for-good"), exact=True)
    expect(leave).to_be_disabled()
    dialog.get_by_role("checkbox").check()
    leave.click()
    expect(page.get_by_role("heading", name=say("person-guest"), exact=True)).to_be_visible()
    assert not guest.ask("GET", "/api/me")["known"]


def test_somebody_comes_in_everywhere_and_leaves_with_everything(guest: Invite, own_club: Club) -> None:
    place = own_club.address.replace("127.0.0.1", "localhost")
    own_club.address = place
    laptop, phone, tablet = guest(own_club), guest(own_club, phone=True), guest(own_club, dark=True)
    table = laptop.sit("santiago", "Ana", "bot", "bot")
    table.wait_for_turn()
    keys, authenticator = with_keys(laptop)
    page = laptop.open("/")
    page.get_by_role("link", name=say("lobby-me"), exact=True).click()
    page.get_by_label(say("person-name"), exact=True).fill("Ana")
    page.get_by_role("radio", name=say("person-face-number", number=3), exact=True).check()
    press(page, "person-make-passkey")
    expect(page.get_by_role("heading", name="Ana", exact=True)).to_be_visible()
    # The seat is still there, and a phrase is taken for the phone.
    press(page, "person-phrase-first")
    expect(page.locator("dialog ol li")).to_have_count(12)
    words = page.locator("dialog ol li").all_inner_texts()
    phrase = " ".join(re.sub(r"[\d\s]", "", word) for word in words)
    press(page, "person-words-done")
    guest_table = phone.make("havana", "Ana", "bot")["id"]
    enter_by_phrase(phone, phrase)
    phone.page.goto(f"/table/{table.id}")
    expect(phone.page.locator("#prompt")).to_be_visible()
    assert phone.ask("GET", f"/api/tables/{table.id}")["mine"]["seats"] == [0]
    assert laptop.ask("GET", f"/api/tables/{guest_table}")["mine"]["seats"] == [0]
    # The same passkey on a third device, as a password manager would bring it there.
    kept = keys.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"][0]
    others, there = with_keys(tablet)
    others.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": kept})
    tablet.open("/me")
    press(tablet.page, "person-enter-passkey")
    expect(tablet.page.get_by_role("heading", name="Ana", exact=True)).to_be_visible()
    # One device is signed out from another, and shown out of the table that it looks at.
    for shown_out in (tablet, phone):
        shown_out.expect("WebSocket", r"status of 403 .*/api/tables/[\w-]+\?seat=0$")
    page.reload()
    devices = page.locator("section", has_text=say("person-devices")).get_by_role("listitem")
    expect(devices).to_have_count(3)
    devices.filter(has_not_text=say("person-device-here")).first.get_by_role("button").click()
    page.get_by_role("dialog").get_by_role("button", name=say("person-sign-out"), exact=True).click()
    expect(devices).to_have_count(2)
    take_everything_and_leave(laptop)
    for device in (phone, tablet):
        assert not device.ask("GET", "/api/me")["known"]


def test_where_this_machine_goes_by_its_number_a_link_leads_to_where_passkeys_are_made(
    guest: Invite, own_club: Club
) -> None:
    ana = guest(own_club)
    page = ana.open("/me")
    expect(page.get_by_text(say("person-only-phrase"), exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=say("person-make-passkey"), exact=True)).to_have_count(0)
    place = f"localhost:{own_club.port}"
    page.get_by_role("link", name=say("person-localhost", address=place), exact=True).click()
    page.wait_for_url(f"http://{place}/me")
    expect(page.get_by_role("button", name=say("person-make-passkey"), exact=True)).to_be_visible()
    expect(page.get_by_text(say("person-only-phrase"), exact=True)).to_have_count(0)
    # Whoever is known by a phrase finds the same beside the ways in.
    ana.ask("POST", "/api/me/phrase", {"name": "Ana", "face": "cloud", "replace": False})
    page.goto(f"{own_club.address}/me")
    expect(page.get_by_role("link", name=say("person-localhost", address=place), exact=True)).to_be_visible()


def test_who_signs_out_leaves_nothing_in_any_tab(guest: Invite, own_club: Club) -> None:
    ana, bo = guest(own_club), guest(own_club)
    for one, name in ((ana, "Ana"), (bo, "Bo")):
        one.ask("POST", "/api/me/phrase", {"name": name, "face": "cloud", "replace": False})
    table = ana.make("havana", "Ana", "", begin=False)["id"]
    bo.ask("POST", f"/api/tables/{table}/sit", {"name": "Bo"})
    ana.ask("POST", f"/api/tables/{table}", {"do": "begin"})
    bo.ask("POST", "/api/friends", {"table": table, "seat": 0})
    # In one tab Ana looks at their own page, in the other at who asks them; both say that a game waits.
    page, other = ana.open("/me"), ana.new_page()
    other.goto("/friends")
    for tab in (page, other):
        expect(tab).to_have_title(re.compile(r"^\(1\) "))
        expect(tab.get_by_role("link", name=say("lobby-me-asked", count=1), exact=True)).to_be_visible()
    devices = page.locator("section", has_text=say("person-devices")).get_by_role("listitem")
    devices.get_by_role("button").click()
    page.get_by_role("dialog").get_by_role("button", name=say("person-sign-out"), exact=True).click()
    expect(page.get_by_role("heading", name=say("person-guest"), exact=True)).to_be_visible()
    expect(page.get_by_text(say("person-signed-out-now"), exact=True)).to_be_visible()
    # At once, and in a tab that does not ask again before somebody looks at it.
    for tab in (page, other):
        expect(tab).not_to_have_title(re.compile(r"^\("), timeout=SOON)
        expect(tab.get_by_text("Bo", exact=True)).to_have_count(0, timeout=SOON)


#: All that a browser keeps, but for the files of the page and its texts, which are the same for everybody.
KEPT = """async () => {
  const found = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
  for (const name of await caches.keys()) {
    if (["malecon-page", "malecon-files", "malecon-texts"].includes(name)) continue;
    const cache = await caches.open(name);
    for (const one of await cache.keys()) found.push(one.url, await (await cache.match(one)).text());
  }
  return [...found, JSON.stringify(await indexedDB.databases())].join("\\n");
}"""
REMEMBERED = "Object.keys(localStorage).filter((name) => name.startsWith('malecon-')).sort().join(' ')"


def play_here(guest: Guest, tab: Page) -> str:
    """Have a table by the page itself, with a salt of this browser; its id."""
    tab.goto("/")
    tile = tab.get_by_role("article", name=say("havana-name"), exact=True)
    tile.get_by_role("button", name=say("lobby-play-now")).click()
    tab.wait_for_url("**/table/*")
    table = Table(guest, tab.url.rpartition("/")[2])
    table.page = tab
    table.wait_for_turn()
    return table.id


def test_nothing_of_who_was_here_stays_in_the_browser(guest: Invite, own_club: Club) -> None:
    """Two tabs look at their tables, when they sign out in a third."""
    ana = guest(own_club, worker=True)
    page, other, third = ana.page, ana.new_page(), ana.new_page()
    tables = [play_here(ana, page)]
    other.goto("/meet")
    other.get_by_role("checkbox").first.check()
    press(other, "meeting-look")
    expect(other.get_by_role("button", name=say("meeting-stop"), exact=True)).to_be_visible()
    other.goto("/")
    tile = other.get_by_role("article", name=say("havana-name"), exact=True)
    tile.get_by_role("button", name=say("lobby-lesson")).click()
    other.wait_for_url("**/table/*")
    tables.append(other.url.rpartition("/")[2])
    expect(other.locator(".coach")).to_be_visible()
    page.get_by_role("tab", name=say("page-chat")).click()
    # Who becomes known plays on: what this browser has promised is still needed.
    third.goto("/me")
    third.get_by_label(say("person-name"), exact=True).fill("Anastasia")
    press(third, "person-take-phrase")
    press(third, "person-words-done")
    expect(third.get_by_role("heading", name="Anastasia", exact=True)).to_be_visible()
    lesson = f"malecon-lesson-{tables[1]}"
    kept = f"malecon-chance {lesson} malecon-meet malecon-read malecon-tables malecon-told"
    assert third.evaluate(REMEMBERED) == kept
    for tab, table in ((page, tables[0]), (other, tables[1])):
        tab.reload()
        expect(tab.locator("#prompt")).to_be_visible()
        expect(tab).to_have_title(re.compile(r"^\(1\) "))  # what a page does beside comes last
        assert table in tab.evaluate(KEPT)

    devices = third.locator("section", has_text=say("person-devices")).get_by_role("listitem")
    devices.get_by_role("button").click()
    third.get_by_role("dialog").get_by_role("button", name=say("person-sign-out"), exact=True).click()
    expect(third.get_by_role("heading", name=say("person-guest"), exact=True)).to_be_visible()
    for tab in (page, other):  # the address of a table would tell of it too
        expect(tab).to_have_url(f"{own_club.address}/")
        tab.wait_for_load_state("networkidle")
    for tab in (page, other, third):
        left = tab.evaluate(KEPT)
        assert not any(secret in left for secret in ("Anastasia", *tables)), left
        assert tab.evaluate(REMEMBERED) in ("", "malecon-tables")
    # Whoever comes next plays at once, in any tab.
    for tab in (third, other):
        table = play_here(ana, tab)
        assert table in tab.evaluate("localStorage.getItem('malecon-chance')")


def test_the_keyboard_goes_on_where_something_was_done(guest: Invite, club: Club) -> None:
    ana = guest(club)
    ana.ask("POST", "/api/me/phrase", {"name": "Ana", "face": "cloud", "replace": False})
    page = ana.open("/me")
    change = page.get_by_role("button", name=say("person-edit"), exact=True)
    change.press("Enter")
    expect(page.get_by_label(say("person-name"), exact=True)).to_be_focused()
    page.get_by_label(say("person-name"), exact=True).fill("Ana María")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Ana María", exact=True)).to_be_visible()
    expect(change).to_be_focused()
    page.get_by_role("button", name=say("person-drop"), exact=True).press("Enter")
    page.get_by_role("dialog").get_by_role("button", name=say("person-drop"), exact=True).press("Enter")
    expect(page.get_by_role("heading", name=say("person-ways"), exact=True)).to_be_focused()


def test_a_tab_that_knows_less_looks_again(guest: Invite, own_club: Club) -> None:
    ana, phone = guest(own_club), guest(own_club)
    page, other = ana.open("/me"), ana.new_page()
    expect(page.get_by_role("heading", name=say("person-guest"), exact=True)).to_be_visible()
    other.goto("/me")
    words = ana.ask("POST", "/api/me/phrase", {"name": "Ana", "face": "cloud", "replace": False})["words"]
    # The first tab still asks who Ana wants to be.
    ana.expect(r"status of 409 .*/me/phrase", r"status of 403 .*/me")
    press(page, "person-take-phrase")
    expect(page.get_by_text(say("person-phrase-there"), exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Ana", exact=True)).to_be_visible()
    # And if all devices are signed out from another one, none of the tabs keeps the profile.
    other.reload()
    press(other, "person-edit")
    phone.request.post(
        "/api/enter/phrase", data={"phrase": " ".join(words)}, headers={"origin": own_club.address}
    )
    phone.request.delete("/api/me/devices?sure=true", headers={"origin": own_club.address})
    press(other, "person-save")
    expect(other.get_by_text(say("person-unknown"), exact=True)).to_be_visible()
    for tab in (other, page):
        expect(tab.get_by_role("heading", name=say("person-guest"), exact=True)).to_be_visible()
        expect(tab.get_by_label(say("person-name"), exact=True)).to_have_value(say("lobby-guest"))


def test_the_name_of_a_profile_comes_before_that_of_one_table(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    ana.ask("POST", "/api/me/phrase", {"name": "Ana", "face": "gull", "replace": False})
    page = ana.open("/me")
    expect(page.get_by_role("heading", name="Ana", exact=True)).to_be_visible()
    table_id = bo.make("havana", "Bo", "", begin=False)["id"]
    page = ana.open(f"/table/{table_id}")
    press(page, "page-sit")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label(say("page-sit-name"))).to_have_value("Ana")
    dialog.get_by_label(say("page-sit-name")).fill("Bob")
    dialog.get_by_role("button", name=say("page-sit"), exact=True).click()
    expect(dialog).to_be_hidden()
    expect(ana.open("/meet").get_by_label(say("lobby-name"))).to_have_value("Ana")
