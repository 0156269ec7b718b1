"""Friends: asked at a table, found again, seen when they are here, and invited to the next game."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from malecon.kernel.game import Json
from malecon.messages import LANGUAGES, say
from tests.web.club import Club, Guest, Seat, Table
from tests.web.conftest import Invite
from tests.web.test_screens import PICTURES, Inspector

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
SMALL: ViewportSize = {"width": 360, "height": 740}


def press(where: Page | Locator, key: str, **values: str) -> None:
    where.get_by_role("button", name=say(key, **values), exact=True).click()


def row(where: Page | Locator, name: str) -> Locator:
    return where.get_by_role("listitem").filter(has_text=name)


def part(page: Page, key: str) -> Locator:
    """The list under a heading."""
    return page.get_by_role("region", name=say(key), exact=True)


def have_played(ana: Guest, bo: Guest, names: Sequence[str] = ("Ana", "Bo"), title: str = "") -> str:
    """A table where both have sat down and the game has begun, by the interface."""
    table: str = ana.make("havana", names[0], "", begin=False, title=title)["id"]
    bo.ask("POST", f"/api/tables/{table}/sit", {"name": names[1]})
    ana.ask("POST", f"/api/tables/{table}", {"do": "begin"})
    return table


def tell(guest: Guest, path: str, body: Json) -> None:
    """What has no response."""
    headers = {"origin": guest.club.address, "content-type": "application/json"}
    reply = guest.request.post(path, data=json.dumps(body), headers=headers)
    assert reply.ok, reply.text()


def ask(ana: Guest, whom: Json) -> Json:
    return ana.ask("POST", "/api/friends", whom)


def befriend(ana: Guest, bo: Guest, table: str) -> None:
    """Ana, who sits first, asks, and Bo says yes."""
    ask(ana, {"table": table, "seat": 1})
    ask(bo, {"table": table, "seat": 0})


def sit_down(guest: Guest, name: str) -> None:
    """Take the free seat of the table that is looked at."""
    press(guest.page, "page-sit")
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_label(say("page-sit-name")).fill(name)
    dialog.get_by_role("button", name=say("page-sit"), exact=True).click()
    expect(dialog).to_be_hidden()


def test_two_meet_at_a_table_become_friends_and_play_again(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club, phone=True)
    table = ana.sit("havana", "Ana", "", begin=False)
    bo.open(f"/table/{table.id}")
    sit_down(bo, "Bo")
    # Ana asks by a click on the name ...
    ana.page.get_by_role("button", name="Bo", exact=True).click()
    sheet = ana.page.get_by_role("dialog", name="Bo")
    press(sheet, "friends-be-with", name="Bo")
    expect(sheet.get_by_role("status").first).to_have_text(say("friends-at-asked", name="Bo"))
    expect(sheet.get_by_role("status").first).to_be_focused()  # what was pressed is no more
    ana.page.keyboard.press("Escape")
    # ... and Bo is told at the start that somebody waits for an answer.
    bo.open("/")
    label = say("lobby-friends-asking", count=1)
    bo.page.get_by_role("link", name=label, exact=True).click()
    expect(bo.page.get_by_role("link", name=say("lobby-me-asked", count=1), exact=True)).to_be_visible()
    press(bo.page, "friends-yes-to", name="Ana")
    friends = part(bo.page, "friends-list")
    expect(row(friends, "Ana")).to_be_visible()
    expect(bo.page.get_by_role("heading", level=1)).to_be_focused()  # what was pressed is no more
    expect(bo.page.get_by_role("link", name=say("lobby-me"), exact=True)).to_be_visible()
    # The keyboard opens it as well, and by now they are friends.
    ana.page.get_by_role("button", name=say("page-about-player", player="Bo"), exact=True).press("Enter")
    expect(sheet.get_by_role("status").first).to_have_text(say("friends-at-friend", name="Bo"))
    # Whoever lets it be seen is seen.
    ana.open("/friends")
    expect(row(part(ana.page, "friends-list"), "Bo")).not_to_contain_text(say("friends-here"))
    bo.page.get_by_role("switch", name=say("friends-shown"), exact=True).check()
    expect(bo.page.get_by_role("switch", name=say("friends-shown"), exact=True)).to_be_enabled()
    ana.page.reload()
    expect(row(part(ana.page, "friends-list"), "Bo")).to_contain_text(say("friends-here"))
    # Ana invites Bo to a table ...
    ana.sit("santiago", "Ana", "", title="Sunday", begin=False)
    press(ana.page, "friends-invite-name", name="Bo")
    expect(row(part(ana.page, "page-invite"), "Bo")).to_contain_text(say("friends-invited"))
    # ... and Bo finds it among the own games, and sits down.
    bo.open("/games")
    expect(bo.page.get_by_text(say("friends-inbox-by", name="Ana"))).to_be_visible()
    press(bo.page, "friends-join-table", table="Sunday", name="Ana")
    bo.page.wait_for_url("**/table/*")
    expect(ana.page.get_by_role("button", name="Bo", exact=True)).to_be_visible()
    assert bo.ask("GET", "/api/mine")["invitations"] == []


def test_a_friend_is_marked_and_whoever_goes_by_their_name_is_not(guest: Invite, club: Club) -> None:
    ana, bo, cleo = guest(club), guest(club), guest(club)
    befriend(ana, bo, have_played(ana, bo))
    table = ana.sit("havana", "Ana", "", "", begin=False)
    seats = f"/api/tables/{table.id}/sit"
    cleo.ask("POST", seats, {"name": "Bo", "seat": 1})

    def seat_of(name: str, *more: str) -> Locator:
        words = " · ".join([say("page-about-player", player=name), *more])
        return ana.page.get_by_role("button", name=words, exact=True)

    expect(seat_of("Bo")).to_be_visible()
    bo.ask("POST", seats, {"name": "Beto", "seat": 2})
    marked = seat_of("Beto", say("page-seat-friend"))
    expect(marked.locator(".friend svg")).to_be_visible()
    ana.ask("POST", f"/api/tables/{table.id}", {"do": "begin"})
    expect(ana.page.get_by_role("region", name=say("page-board"))).to_be_visible()
    expect(marked.locator(".friend svg")).to_be_visible()
    expect(ana.page.locator(".friend")).to_have_count(1)
    # Whoever ends it in the sheet sees no friend there any more.
    marked.click()
    sheet = ana.page.get_by_role("dialog", name="Beto")
    expect(sheet.get_by_text(say("friends-at-friend", name="Beto"))).to_be_visible()
    press(sheet, "peace-block")
    expect(sheet.get_by_text(say("friends-at-friend", name="Beto"))).to_be_hidden()
    ana.page.keyboard.press("Escape")
    expect(marked).to_be_hidden()
    expect(seat_of("Beto").first).to_be_visible()


def test_who_becomes_a_friend_elsewhere_is_marked_when_the_table_is_looked_at(
    guest: Invite, club: Club
) -> None:
    ana, bo = guest(club), guest(club)
    played = have_played(ana, bo)
    table = ana.sit("havana", "Ana", "", begin=False)
    bo.ask("POST", f"/api/tables/{table.id}/sit", {"name": "Beto"})
    about = say("page-about-player", player="Beto")
    expect(ana.page.get_by_role("button", name=about, exact=True)).to_be_visible()
    befriend(ana, bo, played)
    ana.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # Ana comes back to it
    marked = f"{about} · {say('page-seat-friend')}"
    expect(ana.page.get_by_role("button", name=marked, exact=True)).to_be_visible()


def test_an_invitation_is_declined_and_a_friendship_ended(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    befriend(ana, bo, have_played(ana, bo))
    ana.sit("havana", "Ana", "", begin=False)
    press(ana.page, "friends-invite-name", name="Bo")
    expect(row(part(ana.page, "page-invite"), "Bo")).to_contain_text(say("friends-invited"))
    bo.open("/")
    press(bo.page, "friends-decline-table", table=say("havana-name"), name="Ana")
    expect(bo.page.locator(".toasts")).to_contain_text(say("friends-declined-now", name="Ana"))
    expect(part(bo.page, "friends-inbox")).to_have_count(0)
    ana.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # Ana looks there again
    expect(row(part(ana.page, "page-invite"), "Bo")).to_contain_text(say("friends-declined"))
    # Bo thinks twice, and ends it then.
    bo.open("/me")
    bo.page.get_by_role("link", name=say("lobby-friends"), exact=True).click()
    end = say("friends-end", name="Ana")
    bo.page.get_by_role("button", name=end, exact=True).click()
    press(bo.page.get_by_role("dialog"), "page-cancel")
    expect(row(part(bo.page, "friends-list"), "Ana")).to_be_visible()
    bo.page.get_by_role("button", name=end, exact=True).click()
    press(bo.page.get_by_role("dialog"), "friends-end-now")
    expect(bo.page.get_by_text(say("friends-none"))).to_be_visible()
    # Ana is not told, and can take back what was asked.
    ana.open("/friends")
    press(ana.page, "friends-take-back-of", name="Bo")
    expect(part(ana.page, "friends-asked")).to_have_count(0)
    expect(ana.page.get_by_role("button", name=say("friends-be-with", name="Bo"), exact=True)).to_be_visible()


def be_known(guest: Guest, name: str) -> str:
    """Who has a name in the club; by what others know them."""
    guest.ask("POST", "/api/me/phrase", {"name": name, "face": "parrot", "replace": False})
    public: str = guest.ask("GET", "/api/me")["id"]
    return public


def test_a_profile_says_what_is_between_two_and_there_one_asks(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club, phone=True)
    about_bo = be_known(bo, "Bo")
    # A guest is told what to do.
    page = ana.open(f"/people/{about_bo}")
    expect(page.get_by_text(say("friends-person-guest", name="Bo"))).to_be_visible()
    expect(page.get_by_role("button", name=say("friends-be-with", name="Bo"), exact=True)).to_have_count(0)
    page.get_by_role("main").get_by_role("link", name=say("friends-be-known"), exact=True).click()
    expect(page.get_by_role("heading", name=say("person-guest"), exact=True)).to_be_visible()
    # Whoever is known asks.
    about_ana = be_known(ana, "Ana")
    ana.open(f"/people/{about_bo}")
    expect(page.get_by_text(say("friends-person-none", name="Bo"))).to_be_visible()
    press(page, "friends-be-with", name="Bo")
    asked = page.get_by_text(say("friends-at-asked", name="Bo"))
    expect(asked).to_be_focused()  # what was pressed is no more
    # The other finds who asks, looks at them, and says yes there.
    bo.open("/friends")
    part(bo.page, "friends-asking").get_by_role("link", name="Ana", exact=True).click()
    expect(bo.page.get_by_text(say("friends-at-asking", name="Ana"))).to_be_visible()
    assert bo.page.url.endswith(f"/people/{about_ana}")
    press(bo.page, "friends-yes-to", name="Ana")
    expect(bo.page.get_by_text(say("friends-at-friend", name="Ana"))).to_be_focused()
    page.reload()
    expect(page.get_by_text(say("friends-at-friend", name="Bo"))).to_be_visible()
    # Whom one has blocked cannot be asked, and one's own profile says nothing of it.
    page.get_by_role("button", name=say("peace-block"), exact=True).click()
    expect(page.get_by_role("button", name=say("peace-unblock"), exact=True)).to_be_visible()
    expect(page.locator(".friendship")).to_have_count(0)
    ana.open(f"/people/{about_ana}")
    expect(page.get_by_role("heading", name="Ana", exact=True)).to_be_visible()
    expect(page.locator(".friendship")).to_have_count(0)


def test_whoever_is_blocked_is_said_to_be_no_friend(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    table = have_played(ana, bo)
    befriend(ana, bo, table)
    ana.open(f"/table/{table}").get_by_role("button", name="Bo", exact=True).first.click()
    sheet = ana.page.get_by_role("dialog", name="Bo")
    standing = sheet.get_by_role("status").first
    expect(standing).to_have_text(say("friends-at-friend", name="Bo"))
    sheet.get_by_role("button", name=say("peace-block"), exact=True).click()
    expect(standing).to_have_text(say("friends-at-none", name="Bo"))


def test_what_is_ended_in_two_windows_is_ended(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    befriend(ana, bo, have_played(ana, bo))
    page, other = ana.open("/friends"), ana.new_page()
    other.goto("/friends")
    ana.expect(r"status of 404 .*/friends/")
    for window in (page, other):
        press(window, "friends-end", name="Bo")
        press(window.get_by_role("dialog"), "friends-end-now")
        expect(window.get_by_text(say("friends-not-told", name="Bo"), exact=True)).to_be_visible()
        expect(part(window, "friends-met").get_by_role("listitem")).to_have_count(1)


def test_a_no_is_told_to_nobody(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    ask(ana, {"table": have_played(ana, bo), "seat": 1})
    bo.open("/friends")
    press(bo.page, "friends-let-be-to", name="Ana")
    expect(bo.page.locator(".toasts")).to_contain_text(say("friends-not-told", name="Ana"))
    expect(part(bo.page, "friends-asking")).to_have_count(0)
    ana.open("/friends")
    expect(row(part(ana.page, "friends-asked"), "Bo")).to_be_visible()


def test_a_notice_leads_to_the_table_and_there_one_can_say_yes_or_no(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club, phone=True)
    met = {"table": have_played(ana, bo), "seat": 1}
    for says_yes in (False, True):
        table: str = ana.make("havana", "Ana", "", begin=False)["id"]
        ana.ask("POST", f"/api/tables/{table}/invitations", {"whom": [met]})
        bo.open(f"/table/{table}")
        banner = part(bo.page, "friends-inbox")
        expect(banner).to_contain_text(say("friends-inbox-here", name="Ana"))
        if not says_yes:
            press(banner, "friends-decline")
        else:
            press(banner, "page-sit")
            bo.page.get_by_role("dialog").get_by_label(say("page-sit-name")).fill("Bo")
            bo.page.keyboard.press("Enter")
            expect(bo.page.get_by_role("dialog")).to_be_hidden()
        expect(banner).to_have_count(0)
        held = bo.ask("GET", f"/api/tables/{table}")["mine"]["seats"]
        assert held == ([1] if says_yes else [])


def test_a_guest_who_becomes_known_takes_friends_along(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    befriend(ana, bo, have_played(ana, bo, ("The masked one", "Bo")))
    ana.open("/friends")
    expect(ana.page.get_by_text(say("friends-guest"))).to_be_visible()
    ana.page.get_by_role("link", name=say("friends-be-known"), exact=True).click()
    ana.page.get_by_label(say("person-name"), exact=True).fill("Ana")
    press(ana.page, "person-take-phrase")
    press(ana.page, "person-words-done")
    expect(ana.page.get_by_role("heading", name="Ana", exact=True)).to_be_visible()
    expect(ana.page.get_by_text(say("friends-count", count=1))).to_be_visible()
    ana.page.get_by_role("link", name=say("lobby-friends"), exact=True).click()
    expect(row(part(ana.page, "friends-list"), "Bo")).to_be_visible()
    expect(ana.page.get_by_text(say("friends-guest"))).to_have_count(0)
    # Bo sees who it is now, and the way to all that may be known of them.
    bo.open("/friends")
    part(bo.page, "friends-list").get_by_role("link", name="Ana", exact=True).click()
    expect(bo.page.get_by_role("heading", name="Ana", exact=True)).to_be_visible()


def test_another_game_invites_those_who_have_played(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    first = ana.sit("havana", "Ana", "", begin=False, options={"round_limit": 1})
    tables = [first, bo.join(first, "Bo")]
    first.do("begin")
    finish(tables)
    bo.open("/")
    press(ana.page, "page-again")
    expect(row(part(ana.page, "page-invite"), "Bo")).to_contain_text(say("friends-invited"))
    (invitation,) = bo.ask("GET", "/api/mine")["invitations"]
    assert f"/table/{invitation['table']['id']}" in ana.page.url


def finish(tables: Sequence[Seat]) -> None:
    """Play to the end by the interface."""
    chance = random.Random(1)
    while (table := tables[0].look())["status"] == "running":
        asked = next((one for one in tables if one.seat in table["asked"]), None)
        if asked and (answers := sorted(asked.answers(now := asked.look()))):
            asked.answer(now, chance.choice(answers))


def test_what_is_refused_is_said_where_it_was_asked(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    table = have_played(ana, bo)
    page, other = ana.open("/friends"), ana.new_page()
    other.goto(f"/table/{table}")
    about = say("page-about-player", player="Bo")
    other.get_by_role("button", name=about, exact=True).first.click()
    expect(other.get_by_text(say("friends-at-none", name="Bo"))).to_be_visible()
    expect(row(page, "Bo")).to_be_visible()
    tell(ana, "/api/peace", {"table": table, "seat": 1, "kind": "block"})
    for where, told in ((page, page.locator(".toasts")), (other, other.get_by_role("dialog"))):
        press(where, "friends-be-with", name="Bo")
        expect(told).to_contain_text(say("friends-blocked"))
    expect(row(page, "Bo")).to_have_count(0)  # and it is shown as it is now
    ana.expect(r"status of 403 .*/api/friends")


class Eyes:
    """Somebody who looks at a screen in both sizes and both colours; axe does in two of the four."""

    def __init__(self, guest: Guest) -> None:
        self.page = guest.page
        self.inspector = Inspector(guest, "")

    def look(self, screen: str) -> None:
        for size, name in ((LAPTOP, "laptop"), (SMALL, "phone")):
            for mode in ("light", "dark"):
                self.page.set_viewport_size(size)
                self.page.emulate_media(color_scheme=mode)
                expect(self.page.locator(f"html[data-mode={mode}]")).to_be_attached()
                self.inspector.name = f"{name}-{mode}"
                if (name, mode) in (("laptop", "light"), ("phone", "dark")):
                    self.inspector.look(screen)
                else:
                    self.page.screenshot(path=PICTURES / f"{screen}-{self.inspector.name}.png")
                self.fits()
        self.page.set_viewport_size(LAPTOP)

    def fits(self) -> None:
        wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        assert self.page.evaluate(wide), "the page is wider than the screen"


@pytest.fixture
def company(guest: Invite, club: Club) -> tuple[Guest, str]:
    """Ana, with friends who are here and not, people who ask and were asked, some met; and an invitation."""
    ana = guest(club)
    bo, cleo, dia, eve, finn = (guest(club) for _ in range(5))
    phrase = {"name": "Cleo", "face": "parrot", "replace": False}
    cleo.ask("POST", "/api/me/phrase", phrase)
    for other, name in ((cleo, "Cleopatra"), (bo, "Bo")):
        befriend(ana, other, playing := have_played(ana, other, ("Ana", name)))
        tell(other, "/api/friends/presence", {"shown": True})
        other.ask("GET", "/api/friends")
    # Bo plays just now, and says so at once.
    bo.open(f"/table/{playing}")
    expect(bo.page.locator("#prompt")).to_be_visible()
    bo.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    asking = have_played(ana, dia, ("Ana", "Dia from the far end of the quay at dusk"))
    ask(dia, {"table": asking, "seat": 0})
    ask(ana, {"table": have_played(ana, eve, ("Ana", "Eve")), "seat": 1})
    have_played(ana, finn, ("Ana", "Finn"))
    gathering: str = cleo.make("cuba", "Cleo", "", "bot", begin=False, title="After supper")["id"]
    whom = cleo.ask("GET", f"/api/tables/{gathering}/invitations")["friends"][0]["id"]
    cleo.ask("POST", f"/api/tables/{gathering}/invitations", {"whom": [{"id": whom}]})
    return ana, gathering


def test_the_screens_in_both_sizes_and_colours(company: tuple[Guest, str]) -> None:
    ana, gathering = company
    eyes, page = Eyes(ana), ana.page
    ana.open("/friends")
    expect(row(part(page, "friends-list"), "Bo")).to_contain_text(say("friends-playing"))
    expect(row(part(page, "friends-list"), "Cleo")).to_contain_text(say("friends-here"))
    for screen, path in (("friends", "/friends"), ("friends-games", "/games"), ("friends-landing", "/")):
        ana.open(path)
        expect(part(page, "friends-inbox")).to_be_visible()
        eyes.look(screen)
    ana.open("/friends")
    page.get_by_role("button", name=say("friends-end", name="Bo"), exact=True).click()
    eyes.look("friends-end")
    ana.open(f"/table/{gathering}")
    expect(part(page, "friends-inbox")).to_be_visible()
    eyes.look("friends-invited")
    ana.open("/me")
    expect(page.get_by_text(say("friends-count", count=2))).to_be_visible()
    eyes.look("friends-me")
    ana.sit("santiago", "Ana", "", "", begin=False)
    press(page, "friends-invite-name", name="Cleo")
    expect(row(part(page, "page-invite"), "Cleo")).to_contain_text(say("friends-invited"))
    eyes.look("friends-inviting")
    assert not eyes.inspector.errors, "\n".join(eyes.inspector.errors)


def test_the_dialog_and_an_empty_list_in_both_sizes_and_colours(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    eyes, page = Eyes(ana), ana.page
    ana.open("/friends")
    expect(page.get_by_text(say("friends-none-met"))).to_be_visible()
    eyes.look("friends-nobody")
    table = Table(ana, have_played(ana, bo))
    ana.open(f"/table/{table.id}")
    bo.open(f"/table/{table.id}")
    page.locator("article.player button.face").click()
    expect(page.get_by_role("button", name=say("friends-be-with", name="Bo"), exact=True)).to_be_visible()
    eyes.look("friends-dialog")
    assert not eyes.inspector.errors, "\n".join(eyes.inspector.errors)


def test_every_language_has_room_for_it(company: tuple[Guest, str]) -> None:
    ana, _ = company
    page = ana.page
    page.set_viewport_size(SMALL)
    eyes = Eyes(ana)
    ana.open("/friends")
    for language in LANGUAGES:
        page.locator(".language select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading", level=1)).to_have_text(say("friends-title", language))
        page.screenshot(path=PICTURES / f"friends-{language}.png", full_page=True)
        eyes.fits()
