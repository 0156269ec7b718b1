"""Keeping the peace, in real browsers: not hearing somebody, not meeting them, telling the club's host, and
the desk where that arrives."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from malecon.kernel.game import Json
from malecon.messages import say
from tests.web.club import Club, Guest, Table
from tests.web.conftest import Invite
from tests.web.test_connection import until
from tests.web.test_screens import Inspector


def be_known(guest: Guest, name: str) -> str:
    """Have somebody known; the words by which they come in elsewhere."""
    return " ".join(
        guest.ask("POST", "/api/me/phrase", {"name": name, "face": "gull", "replace": False})["words"]
    )


def speak(page: Page, words: str) -> None:
    page.get_by_label(say("page-chat-say")).fill(words)
    page.get_by_role("button", name=say("page-chat-send"), exact=True).click()


def said(page: Page) -> Locator:
    return page.locator(".chat .text")


def show_speaker(page: Page, name: str, line: int = -1) -> Locator:
    """The dialog about whoever said a line."""
    page.locator(".chat").get_by_role("button", name=name, exact=True).nth(line).click()
    found = page.get_by_role("dialog", name=name, exact=True)
    expect(found.get_by_text(say("peace-not-told", name=name))).to_be_visible()
    return found


def press(place: Page | Locator, key: str, **values: str | int) -> None:
    place.get_by_role("button", name=say(key, **values), exact=True).click()


def link_to_desk(club: Club) -> str:
    """What `malecon desk` prints."""
    where = ["--database", str(club.folder / "club.db"), "--port", str(club.port)]
    command = [sys.executable, "-m", "malecon.cli", "desk", *where]
    told, link = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    assert told == say("desk-address")
    assert link.startswith(f"{club.address}/desk#")
    return link


def seated(ana: Guest, bo: Guest, **more: object) -> tuple[Table, Table]:
    """Two at a table that waits for a third."""
    table = ana.sit("santiago", "Ana", "", "", begin=False, **more)
    return table, bo.join(table, "Bo")


def test_who_is_not_heard_is_heard_nowhere(guest: Invite, club: Club) -> None:
    """On another device neither, nor what was said before; and again as soon as it is wished."""
    laptop, phone, bo, eve = guest(club), guest(club, phone=True), guest(club), guest(club)
    phrase = be_known(laptop, "Ana")
    phone.ask("POST", "/api/enter/phrase", {"phrase": phrase})
    table, _ = seated(laptop, bo)
    phone.page.goto(f"/table/{table.id}")
    eve.watch(table)
    speak(bo.page, "You play like a donkey.")
    speak(eve.page, "Good evening.")
    speak(bo.page, "A donkey!")
    everything = ["You play like a donkey.", "Good evening.", "A donkey!"]
    for device in (laptop, phone):
        expect(said(device.page)).to_have_text(everything)
    dialog = show_speaker(laptop.page, "Bo")
    press(dialog, "peace-mute")
    expect(dialog.get_by_text(say("peace-list-muted"), exact=True)).to_be_visible()
    laptop.page.keyboard.press("Escape")
    for device in (laptop, phone):
        expect(said(device.page)).to_have_text(["Good evening."])
    speak(bo.page, "Hello? Donkey?")
    expect(said(bo.page)).to_have_count(4)  # they are told nothing of it
    speak(eve.page, "It is late.")
    for device in (laptop, phone):
        expect(said(device.page)).to_have_text(["Good evening.", "It is late."])
        expect(device.page.locator(".chat li")).to_have_count(2)
    # On the other device it is undone, from the seat.
    phone.page.get_by_role("button", name=say("page-about-player", player="Bo"), exact=True).click()
    press(phone.page.get_by_role("dialog"), "peace-unmute")
    for device in (laptop, phone):
        expect(said(device.page)).to_have_count(5)
    # Spectators too; what they are called there is no name that they sit under.
    dialog = show_speaker(laptop.page, say("page-spectator"))
    press(dialog, "peace-mute")
    expect(dialog.get_by_role("button", name=say("peace-unmute"), exact=True)).to_be_visible()
    laptop.page.keyboard.press("Escape")
    expect(said(laptop.page)).to_have_text([*everything[::2], "Hello? Donkey?"])


def test_in_a_game_what_is_not_heard_is_not_counted(guest: Invite, club: Club) -> None:
    """Neither as unread, nor among the lines that lay further back than the table remembers."""
    ana, bo = guest(club), guest(club)
    table = ana.sit("santiago", "Ana", "", begin=False)
    theirs = bo.join(table, "Bo")
    theirs.do("chat", seat=1, text="Before it begins.")
    table.do("begin")
    page = ana.page
    expect(page.locator("#prompt")).to_be_visible()
    for number in range(70):  # more than the table remembers itself
        table.do("chat", seat=0, text=f"{number}.")
    theirs.do("chat", seat=1, text="Late.")
    unread = page.get_by_role("tab", name=re.compile(say("page-chat")))
    expect(unread.locator(".unread")).to_have_text("1")
    unread.click()
    expect(said(page)).to_have_count(72)
    dialog = show_speaker(page, "Bo")
    press(dialog, "peace-mute")
    expect(dialog.get_by_text(say("peace-list-muted"), exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(said(page)).to_have_text([f"{number}." for number in range(70)])
    page.get_by_role("tab", name=say("page-log")).click()
    theirs.do("chat", seat=1, text="Do you hear me?")
    table.do("chat", seat=0, text="Last.")
    page.get_by_role("tab", name=re.compile(say("page-chat"))).click()
    expect(said(page).last).to_have_text("Last.")
    expect(page.locator(".unread")).to_have_count(0)
    # Another visit, and one that comes back after the connection was lost, hear no more.
    page.reload()
    page.get_by_role("tab", name=re.compile(say("page-chat"))).click()
    expect(said(page).last).to_have_text("Last.")
    expect(page.get_by_text("Do you hear me?")).to_have_count(0)


def test_who_is_blocked_stays_away_and_who_blocked_is_asked_first(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club, phone=True)
    be_known(bo, "Bo")
    bos = bo.ask("GET", "/api/me")["id"]
    page = ana.open(f"/people/{bos}")
    press(page, "peace-block")
    expect(page.get_by_text(say("peace-list-blocked"), exact=True)).to_be_visible()

    ours = ana.make("havana", "Ana", "", begin=False, listed=True, title="Ours")["id"]
    theirs = bo.make("havana", "Bo", "", begin=False, listed=True, title="Theirs")["id"]
    # Whoever is blocked is refused in words that name nobody.
    bo.expect(r"status of 403 .*/sit$")
    bo.open("/lobby").get_by_role("article", name="Ours").get_by_role("button", name=say("lobby-sit")).click()
    expect(bo.page.get_by_text(say("table-kept"))).to_be_visible()
    bo.page.goto(f"/table/{ours}")
    press(bo.page, "page-sit")
    dialog = bo.page.get_by_role("dialog")
    dialog.get_by_label(say("page-sit-name")).fill("Bo")
    press(dialog, "page-sit")
    expect(dialog.get_by_text(say("table-kept"))).to_be_visible()
    # Whoever has blocked is asked: in the lobby, and at the table.
    ana.expect(r"status of 409 .*/sit$")
    question = say("peace-sits-there", name="Bo")
    ana.open("/lobby").get_by_role("article", name="Theirs").get_by_role("button").first.click()
    asked = page.get_by_role("dialog").filter(has_text=question)
    press(asked, "page-cancel")
    expect(asked).to_be_hidden()
    expect(page).to_have_url(re.compile("/lobby$"))
    page.goto(f"/table/{theirs}")
    press(page, "page-sit")
    dialog = page.get_by_role("dialog", name=say("page-sit"), exact=True)
    dialog.get_by_label(say("page-sit-name")).fill("Ana")
    press(dialog, "page-sit")
    press(asked, "page-sit")
    until(page, lambda: ana.ask("GET", f"/api/tables/{theirs}")["mine"]["seats"] == [1])
    # Undone under You, also by a guest.
    ana.open("/me")
    press(page, "peace-undo-of", name="Bo", what=say("peace-list-blocked"))
    expect(page.get_by_text(say("peace-list-nobody"))).to_be_visible()
    bo.page.goto("/lobby")
    bo.page.get_by_role("article", name="Ours").get_by_role("button", name=say("lobby-sit")).click()
    expect(bo.page).to_have_url(re.compile(f"/table/{ours}$"))


def test_in_the_lobby_whoever_is_sure_sits_down(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    table = bo.make("havana", "Bo", "", begin=False, listed=True, title="All the same")["id"]
    ana.ask("POST", "/api/peace", {"table": table, "seat": 0, "kind": "block"})
    ana.expect(r"status of 409 .*/sit$")
    page = ana.open("/lobby")
    page.get_by_role("article", name="All the same").get_by_role("button").first.click()
    press(page.get_by_role("dialog"), "page-sit")
    expect(page).to_have_url(re.compile(f"/table/{table}$"))
    assert ana.ask("GET", f"/api/tables/{table}")["mine"]["seats"] == [1]


def report(page: Page, name: str, reason: str, words: str, line: int = -1) -> None:
    """Report whoever said a line."""
    dialog = show_speaker(page, name, line)
    press(dialog, "peace-report")
    form = page.get_by_role("dialog", name=say("peace-report-title", name=name), exact=True)
    send = form.get_by_role("button", name=say("peace-send"), exact=True)
    expect(send).to_be_disabled()
    form.get_by_role("radio", name=say(f"peace-reason-{reason}"), exact=True).check()
    form.get_by_label(say("peace-words")).fill(words)
    send.click()
    expect(form).to_be_hidden()
    thanks = dialog.locator(".told")
    expect(thanks).to_have_text(say("peace-sent"))
    expect(thanks).to_be_focused()


def test_what_is_reported_is_settled_by_the_host(guest: Invite, club: Club) -> None:
    ana, bo, host = guest(club), guest(club), guest(club)
    seated(ana, bo)
    for words in ("You fool.", "You total fool.", "Fool!"):
        speak(bo.page, words)
    speak(ana.page, "Please stop.")
    expect(said(ana.page)).to_have_count(4)
    report(ana.page, "Bo", "insults", "Not for the first time.", line=1)
    ana.page.keyboard.press("Escape")
    expect(show_speaker(ana.page, "Bo").get_by_text(say("peace-is-reported", name="Bo"))).to_be_visible()

    page = host.page
    page.goto(link_to_desk(club))
    waiting = page.get_by_role("article").filter(has_text="Not for the first time.")
    expect(waiting.get_by_role("heading", level=3)).to_contain_text("Bo")
    expect(waiting.get_by_text(say("peace-reason-insults"), exact=True)).to_be_visible()
    expect(waiting.get_by_text(say("desk-by", name="Ana"))).to_be_visible()
    lines = waiting.get_by_role("region", name=say("desk-said")).get_by_role("listitem")
    expect(lines).to_have_count(4)
    expect(lines.filter(has_text=say("desk-meant"))).to_contain_text("You total fool.")
    expect(waiting.locator(".theirs")).to_have_count(3)
    # Under You the host finds the desk, with how many wait.
    host.open("/me")
    count = host.ask("GET", "/api/peace")["desk"]
    expect(page.get_by_text(say("peace-desk-waiting", count=count))).to_be_visible()
    page.get_by_role("link", name=say("peace-desk"), exact=True).click()
    waiting.get_by_label(say("desk-chat"), exact=True).select_option(say("desk-span-day"))
    press(waiting, "desk-settle")
    expect(waiting).to_have_count(0)
    expect(page.get_by_text(say("desk-settled-now"))).to_be_visible()
    expect(page.get_by_role("heading", name=say("desk-reports"))).to_be_focused()

    is_told_to_say_nothing(bo)
    # Whoever reported it is told by a notice that leads here.
    number = ana.ask("GET", "/api/peace")["reports"][0]["number"]
    ana.open(f"/me?report={number}")
    expect(ana.page.locator("#peace li.meant")).to_contain_text(say("peace-own-settled"))
    lift = {"name": "Bo", "what": say("desk-bar-chat")}
    press(page, "desk-lift-of", **lift)
    expect(page.get_by_role("button", name=say("desk-lift-of", **lift))).to_have_count(0)
    assert bo.ask("GET", "/api/peace")["bars"] == []


def is_told_to_say_nothing(bo: Guest) -> None:
    """Where they speak, in the language of the page; and under You until when and why."""
    page = bo.page
    page.evaluate("""localStorage.setItem("malecon", JSON.stringify({ speed: "off", language: "de" }))""")
    page.reload()
    page.get_by_label(say("page-chat-say", "de")).fill("Why?")
    page.get_by_role("button", name=say("page-chat-send", "de"), exact=True).click()
    refused = say("peace-no-chat", "de", until="|").partition("|")[0]
    expect(page.locator(".chat").get_by_role("alert")).to_contain_text(refused)
    expect(page.get_by_label(say("page-chat-say", "de"))).to_have_value("Why?")
    bo.open("/me")
    reason = say("peace-bar-reason", "de", reason=say("peace-reason-insults", "de"))
    expect(page.locator("#peace .bar")).to_contain_text(reason)


def test_a_link_opens_the_desk_once(guest: Invite, club: Club) -> None:
    """Its secret goes from the address; a link that was used is explained, and so is a desk without one."""
    host, stranger = guest(club), guest(club)
    host.expect(r"status of 403 .*/api/desk$")
    page = host.open("/desk")
    expect(page.get_by_role("alert")).to_have_text(say("desk-not-host"))
    link = link_to_desk(club)
    page.goto(link)  # the same screen: the page is not loaded anew
    expect(page.get_by_role("heading", name=say("desk-browsers"))).to_be_visible()
    expect(page).to_have_url(f"{club.address}/desk")
    page.reload()
    expect(page.get_by_text(say("desk-here"))).to_be_visible()
    stranger.expect(r"status of 403 .*/api/desk(/enter)?$")
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("alert")).to_have_text(say("desk-no-link"))
    press(page, "desk-leave-here")
    expect(page.get_by_text(say("desk-left"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(say("desk-not-host"))


def test_later_reports_are_shown_on_request(guest: Invite, club: Club) -> None:
    """Of three, one at a time here; when the last is settled by another desk, the oldest are shown."""
    host = guest(club)
    person = {"id": "1" * 16, "known": False, "reported": 0, "reporting": 0, "name": "Ana"}
    told = {"made": 0.0, "by": person, "reason": "other", "words": "", "lines": [], "bars": []}
    told |= {"game": "", "title": ""}
    waiting = [{**told, "number": one, "about": {**person, "name": f"Bo {one}"}} for one in (1, 2, 3)]

    def answer(route: Route) -> None:
        after = int((re.findall(r"after=(\d+)", route.request.url) or ["0"])[0])
        rest = [one for one in waiting if one["number"] > after]  # type: ignore[operator]
        desk = {"waiting": len(waiting), "later": len(rest[1:]), "bars": [], "browsers": []}
        route.fulfill(json={"reports": rest[:1], **desk})

    host.page.route(re.compile(r"/api/desk(\?|$)"), answer)
    page = host.open("/desk")
    shown = page.get_by_role("article")
    expect(shown).to_have_accessible_name(re.compile("Bo 1"))
    press(page, "desk-later", count=2)
    expect(shown).to_have_accessible_name(re.compile("Bo 2"))
    expect(page.get_by_role("heading", name=say("desk-reports"))).to_be_focused()
    press(page, "desk-oldest")
    expect(shown).to_have_accessible_name(re.compile("Bo 1"))
    press(page, "desk-later", count=2)
    press(page, "desk-later", count=1)
    expect(shown).to_have_accessible_name(re.compile("Bo 3"))
    waiting.pop()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(shown).to_have_accessible_name(re.compile("Bo 1"))


def test_two_desks_settle_a_report_once_and_one_closes_the_other(guest: Invite, own_club: Club) -> None:
    ana, bo = guest(own_club), guest(own_club)
    one, other = guest(own_club), guest(own_club, phone=True)
    for host in (one, other):
        host.page.goto(link_to_desk(own_club))
        expect(host.page.get_by_text(say("desk-nothing"))).to_be_visible()
        expect(host.page.get_by_text(say("desk-bars-nobody"))).to_be_visible()
    table = ana.make("havana", "Ana", "", begin=False)["id"]
    bo.ask("POST", f"/api/tables/{table}/sit", {"name": "Bo"})
    ana.ask("POST", "/api/reports", {"table": table, "seat": 1, "reason": "cheating"})
    for host in (one, other):
        host.page.reload()
        expect(host.page.get_by_text(say("desk-said-nothing"))).to_be_visible()
    one.page.get_by_label(say("desk-tables"), exact=True).select_option(say("desk-span-good"))
    press(one.page, "desk-settle")
    expect(one.page.get_by_text(say("desk-for-good"))).to_be_visible()
    other.expect(r"status of 409 .*/api/desk/reports/\d+$", r"status of 403 .*/api/desk$")
    press(other.page, "desk-settle-nothing")
    expect(other.page.get_by_text(say("desk-settled"), exact=True)).to_be_visible()
    expect(other.page.get_by_text(say("desk-nothing"))).to_be_visible()
    expect(other.page.get_by_text(say("desk-for-good"))).to_be_visible()
    # Whoever may not sit down is told so wherever they try, and under You for how long.
    bo.expect(r"status of 403 .*/api/tables$")
    bo.open("/new/havana").get_by_role("button", name=say("lobby-make"), exact=True).click()
    expect(bo.page.get_by_text(say("peace-no-tables-for-good"))).to_be_visible()
    bo.open("/me")
    expect(bo.page.get_by_text(say("peace-bar-tables-good"))).to_be_visible()
    # The link of before opens nothing, and whoever has the desk open sees it all the same.
    one.expect(r"status of 403 .*/api/desk/enter$")
    one.page.goto(f"{own_club.address}/desk#nonsense")
    expect(one.page.get_by_role("alert")).to_have_text(say("desk-no-link"))
    expect(one.page.get_by_text(say("desk-for-good"))).to_be_visible()
    press(one.page, "desk-leave")
    expect(one.page.get_by_role("button", name=say("desk-leave"), exact=True)).to_have_count(0)
    other.page.reload()
    expect(other.page.get_by_role("alert")).to_have_text(say("desk-not-host"))


@pytest.fixture
def inspector(guest: Invite, own_club: Club, size: str, mode: str) -> Iterator[Inspector]:
    found = Inspector(guest(own_club, phone=size == "phone", dark=mode == "dark"), f"{size}-{mode}")
    yield found
    assert not found.errors, "\n".join(found.errors)


def is_narrow(page: Page) -> bool:
    """Whether nothing is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


def look_at(inspector: Inspector, screen: str) -> None:
    inspector.look(screen)
    assert is_narrow(inspector.page), f"{screen} is wider than the screen"


@pytest.mark.parametrize(("size", "mode"), [("desktop", "light"), ("phone", "dark")])
def test_every_screen_of_the_peace(inspector: Inspector, guest: Invite, own_club: Club) -> None:
    """Nothing that axe objects to, and a picture to look at; nothing is wider than the screen."""
    ana, page, look = inspector.guest, inspector.page, partial(look_at, inspector)
    bo = guest(own_club)
    be_known(bo, "Bo Bartolomé de la Fuente y Ríos")
    bos = bo.ask("GET", "/api/me")["id"]
    table, theirs = seated(ana, bo)
    other = bo.make("havana", "Bo", "", begin=False, listed=True)["id"]

    for words in ("You play like a donkey.", "A donkey, I said! " * 8, "Donkey."):
        theirs.do("chat", seat=1, text=words)
    table.do("chat", seat=0, text="Please stop that.")
    expect(said(page)).to_have_count(4)
    page.locator(".chat").scroll_into_view_if_needed()
    look("peace-chat")
    dialog = show_speaker(page, "Bo", 1)
    press(dialog, "peace-mute")
    expect(dialog.get_by_text(say("peace-list-muted"), exact=True)).to_be_visible()
    press(dialog, "peace-block")
    expect(dialog.get_by_text(say("peace-list-blocked"), exact=True)).to_be_visible()
    look("peace-somebody")
    press(dialog, "peace-report")
    look("peace-report")
    page.keyboard.press("Escape")
    inspector.open(f"/people/{bos}")
    press(page, "peace-block")  # whose profile it is, the table does not say
    expect(page.get_by_text(say("peace-list-blocked"), exact=True)).to_be_visible()
    look("peace-profile")
    meant = next(line["number"] for line in theirs.look()["log"] if "I said" in line.get("text", ""))
    look_at_desk(inspector, own_club, {"table": table.id, "line": meant}, {"person": bos})
    ana.expect(r"status of 409 .*/sit$")
    page.goto(f"/table/{other}")
    press(page, "page-sit")
    page.get_by_label(say("page-sit-name")).fill("Ana")
    press(page.get_by_role("dialog"), "page-sit")
    known_as = "Bo, Bo Bartolomé de la Fuente y Ríos"
    expect(page.get_by_text(say("peace-sits-there", name=known_as))).to_be_visible()
    look("peace-sure")
    number = ana.ask("GET", "/api/peace")["reports"][0]["number"]
    inspector.open(f"/me?report={number}")
    expect(page.locator("#peace li.meant")).to_be_visible()
    look("peace-me")


def look_at_desk(inspector: Inspector, club: Club, *people: Json) -> None:
    """Who comes by no link, then what these are reported for, settled one after the other."""
    ana, page, look = inspector.guest, inspector.page, partial(look_at, inspector)
    for whom in people:
        told = "They call everybody a donkey, and have done so at three tables this week."
        ana.ask("POST", "/api/reports", {**whom, "reason": "insults", "words": told})
    ana.expect(r"status of 403 .*/api/desk(/enter)?$")
    inspector.open("/desk#used")
    expect(page.get_by_role("alert")).to_have_text(say("desk-no-link"))
    look("desk-refused")
    page.goto(link_to_desk(club))
    expect(page.get_by_role("article")).to_have_count(2)
    look("desk")
    first = page.get_by_role("article").first
    first.get_by_label(say("desk-chat"), exact=True).select_option(say("desk-span-week"))
    press(first, "desk-settle")
    expect(page.get_by_role("article")).to_have_count(1)
    look("desk-settled")
    press(page, "desk-settle-nothing")
    expect(page.get_by_text(say("desk-nothing"))).to_be_visible()
    look("desk-empty")


def test_the_widest_names_have_room_on_a_phone(guest: Invite, own_club: Club) -> None:
    ana, bo = guest(own_club, phone=True), guest(own_club)
    ana.page.set_viewport_size({"width": 360, "height": 740})
    wide, title = "W" * 40, "T" * 80
    for one in (ana, bo):
        be_known(one, wide)
    table = ana.make("havana", wide, "", begin=False, title=title)["id"]
    bo.ask("POST", f"/api/tables/{table}/sit", {"name": wide})
    bo.ask("POST", f"/api/tables/{table}", {"do": "chat", "seat": 1, "text": wide * 5})
    ana.ask("POST", f"/api/tables/{table}", {"do": "begin"})
    bo.ask("POST", "/api/friends", {"table": table, "seat": 0})
    other = bo.make("havana", wide, "", begin=False, title=title)["id"]
    bo.ask("POST", f"/api/tables/{other}/invitations", {"whom": [{"table": table, "seat": 0}]})
    wish = {"table": table, "seat": 1, "reason": "other", "words": wide * 5}
    ana.request.post("/api/reports", data=wish, headers={"origin": own_club.address})
    for path in ("/", "/games", "/friends", "/me", f"/table/{other}", link_to_desk(own_club)):
        page = ana.open(path)
        expect(page.get_by_text(wide).locator("visible=true").first).to_be_visible()
        assert is_narrow(page), path
