"""Several people: at one device, at another's seat, looking on."""

from __future__ import annotations

import json
import random
import re
import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from malecon.messages import say
from tests.web.club import Club, Table
from tests.web.conftest import Invite
from tests.web.test_screens import PICTURES


def until_together(tables: list[Table], chance: random.Random) -> list[str]:
    """Play on until all are asked at once, in secret; what the first may choose then."""
    for _ in range(400):
        table = tables[0].look()
        assert table["status"] == "running"
        together = table["question"] and table["question"]["together"]
        choices = sorted(tables[0].answers(table))
        if together and len(choices) > 1:
            return choices
        asked = next(one for one in tables if one.seat in table["asked"])
        now = asked.look()
        asked.answer(now, chance.choice(sorted(asked.answers(now))))
    raise AssertionError("nobody was asked in secret")


def picture(page: Page) -> list[str]:
    """The board and the players, as they are drawn. (The log says how often somebody thought again.)"""
    return [page.locator(part).inner_html() for part in ("section.board", "section.company")]


@pytest.mark.parametrize("game", ["havana", "cuba"])
def test_spectators_and_opponents_do_not_see_what_is_chosen_in_secret(
    game: str, guest: Invite, club: Club
) -> None:
    """Two choices of one player look the same to all others: in the page, and on the wire."""
    ana, bo, eve = guest(club), guest(club), guest(club)
    first = ana.sit(game, "Ana", "", begin=False)
    second = bo.join(first, "Bo")
    first.do("begin")
    choices = until_together([first, second], random.Random(game))
    watching = eve.watch(first)
    expect(eve.page.locator("#prompt")).to_be_visible()
    seen: list[tuple[list[str], list[str]]] = []
    for number, words in enumerate((choices[0], choices[-1]), 1):
        first.answer(first.look(), words)
        # Whoever chose it sees it, so it has gone round.
        expect(ana.page.get_by_role("button", name=say("page-undo"), exact=True)).to_be_visible()
        # What was said after it has come to all others, so all of it has.
        first.do("chat", seat=0, text="Ready.")
        for page in (eve.page, bo.page):
            expect(page.locator(".unread").first).to_have_text(str(number))
        seen.append((picture(eve.page), picture(bo.page)))
        ana.page.get_by_role("button", name=say("page-undo"), exact=True).click()
        expect(ana.page.get_by_role("button", name=say("page-undo"), exact=True)).to_have_count(0)
    assert seen[0] == seen[1]
    assert watching.glowing() == set()
    for frame in eve.frames:
        assert not any(words in frame for words in choices), frame
        table = json.loads(frame).get("table")
        assert table is None or (table["you"], table["actions"], table["chosen"]) == (None, [], [])


def test_what_was_said_meanwhile_is_not_read_yet(guest: Invite, club: Club) -> None:
    """Whoever comes back to a table over days sees that somebody has spoken."""
    ana, bo = guest(club), guest(club)
    first = ana.sit("havana", "Ana", "", begin=False)
    second = bo.join(first, "Bo")
    first.do("chat", seat=0, text="Hello!")
    first.do("begin")
    second.look()
    unread = bo.page.locator(".unread")
    expect(bo.page.locator("#prompt")).to_be_visible()
    expect(unread).to_have_count(0)  # it was there when Bo came first
    bo.page.goto("/")
    first.do("chat", seat=0, text="Are you there?")
    bo.page.goto(f"/table/{first.id}")
    expect(unread.first).to_have_text("1")
    bo.page.get_by_role("tab", name=re.compile(say("page-chat"))).click()
    expect(bo.page.get_by_text("Are you there?")).to_be_visible()
    bo.page.reload()
    expect(bo.page.locator("#prompt")).to_be_visible()
    expect(unread).to_have_count(0)


@pytest.mark.parametrize("game", ["havana", "santiago", "cuba"])
def test_a_spectator_sees_the_table_and_can_do_nothing(game: str, guest: Invite, club: Club) -> None:
    ana, eve = guest(club), guest(club)
    table = ana.sit(game, "Ana", "bot")
    watching = eve.watch(table)
    chance = random.Random(game)
    for _ in range(5):
        table.wait_for_turn()
        assert watching.glowing() == set()
        table.give(chance.choice(sorted(table.glowing())))
    expect(eve.page.locator("#prompt")).to_be_visible()
    assert eve.page.get_by_role("button", name=say("page-undo"), exact=True).count() == 0


@pytest.mark.parametrize("game", ["havana", "santiago", "cuba"])
def test_two_at_one_device_hide_their_hands_from_each_other(game: str, guest: Invite, club: Club) -> None:
    device = guest(club)
    page = device.page
    tables = [device.sit(game, "Ana", "Bo")]
    tables.append(Table(device, tables[0].id, 1))
    names = ["Ana", "Bo"]
    chance = random.Random(game)
    curtain = page.locator("main.curtain")
    turns: list[int] = []
    lifted: list[str] = []
    end = time.monotonic() + 120
    while len(turns) < 12 or set(turns) != {0, 1}:
        assert time.monotonic() < end, turns
        if curtain.is_visible():
            # While the device is passed on there is nothing to be seen of anybody.
            assert page.locator(".glow, [data-words], [data-place]").count() == 0
            lifted.append(curtain.get_by_role("heading").inner_text())
            curtain.get_by_role("button").first.click()
        for seat, table in enumerate(tables):
            answers = table.offered(table.look())
            if answers and not curtain.is_visible() and not table.differences(answers):
                # It is passed to the one who is asked. Until then the last answer goes round: both may have
                # the same ones, and then the page of the other looks just like this.
                if lifted[-1] != say("page-curtain", player=names[seat]):
                    break
                turns.append(seat)
                table.give(chance.choice(sorted(table.glowing())))
                break
        page.wait_for_timeout(50)
    assert len(lifted) >= 2


def test_a_second_tab_at_the_same_seat_shows_the_same(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit("santiago", "Ana", "bot")
    other = Table(ana, table.id)
    other.page = ana.new_page()
    other.page.goto(f"/table/{table.id}")
    chance = random.Random(5)
    for number in range(6):
        one, two = (table, other) if number % 2 else (other, table)
        one.wait_for_turn()
        two.wait_for_turn()
        one.give(chance.choice(sorted(one.glowing())))
    table.wait_for_turn()
    other.wait_for_turn()


@pytest.mark.parametrize(("phone", "least"), [(False, 32), (True, 44)])
def test_to_mute_somebody_is_easy_to_hit(phone: bool, least: int, guest: Invite, club: Club) -> None:
    ana, bo = guest(club, phone=phone), guest(club)
    table = ana.make("santiago", "Ana", "", begin=False)["id"]
    bo.ask("POST", f"/api/tables/{table}/sit", {"name": "Bo"})
    ana.ask("POST", f"/api/tables/{table}", {"do": "begin"})
    bo.ask("POST", f"/api/tables/{table}", {"do": "chat", "seat": 1, "name": "", "text": "Hello."})
    page = ana.open(f"/table/{table}")
    chat = page.get_by_role("tab", name=say("page-chat")).or_(
        page.get_by_role("button", name=say("page-chat"))
    )
    chat.first.click()
    for key in ("page-chat-mute", "page-chat-unmute"):
        button = page.get_by_role("button", name=say(key, name="Bo"), exact=True)
        expect(button).to_be_visible()
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= least
        assert button.get_attribute("title") == say(key, name="Bo")
        page.screenshot(path=PICTURES / f"chat-{key}-{least}.png")
        button.click()
    expect(page.get_by_role("button", name=say("page-chat-mute", name="Bo"), exact=True)).to_be_visible()


def test_a_host_mutes_those_who_look_on_and_lets_them_speak_again(guest: Invite, club: Club) -> None:
    ana, eve = guest(club), guest(club)
    table = ana.sit("santiago", "Ana", "bot")
    watching = eve.watch(table)
    for page in (ana.page, eve.page):
        page.get_by_role("tab", name=say("page-chat")).click()

    def speak(words: str) -> None:
        eve.page.get_by_label(say("page-chat-say")).fill(words)
        eve.page.get_by_role("button", name=say("page-chat-send")).click()

    speak("Hello.")
    expect(ana.page.locator(".chat li p")).to_have_text("Hello.")
    assert eve.page.get_by_role("button", name=say("page-chat-mute-audience")).count() == 0
    ana.page.get_by_role("button", name=say("page-chat-mute-audience")).click()
    expect(ana.page.get_by_role("button", name=say("page-chat-unmute-audience"))).to_be_visible()
    assert Axe().run(ana.page).violations_count == 0
    speak("Hello again.")
    expect(eve.page.get_by_text(say("table-muted"))).to_be_visible()
    assert watching.look()["muted"] == [None]
    ana.page.get_by_role("button", name=say("page-chat-unmute-audience")).click()
    expect(ana.page.get_by_role("button", name=say("page-chat-mute-audience"))).to_be_visible()
    speak("Hello again.")
    expect(ana.page.locator(".chat li p")).to_have_text(["Hello.", "Hello again."])
