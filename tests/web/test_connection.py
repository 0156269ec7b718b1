"""Whatever happens to the connection, nothing is lost and nobody has to reload."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Page, expect

from malecon.messages import say
from tests.web.club import Club, Guest, Table, reach
from tests.web.conftest import Invite

#: What a browser says of a server that does not answer.
AWAY = (r"ERR_\w+", r"WebSocket connection to", r"Failed to load resource", r"Unable to preload CSS")


def pair(ana: Guest, bo: Guest, game: str) -> tuple[Table, Table]:
    """Two at one table, each with a browser of their own."""
    first = ana.sit(game, "Ana", "", begin=False)
    second = bo.join(first, "Bo")
    first.do("begin")
    return first, second


def lost(page: Page) -> bool:
    return page.get_by_text(say("page-connection-lost")).is_visible()


def until(page: Page, condition: object, seconds: float = 20.0) -> None:
    """Wait for what is asked for by calling it."""
    assert callable(condition)
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it does not come about"
        page.wait_for_timeout(50)


def mark(page: Page) -> None:
    """Something that a reload would wipe away."""
    page.evaluate("window.mark = 1")


def is_marked(page: Page) -> bool:
    return bool(page.evaluate("window.mark === 1"))


def play_both(first: Table, second: Table, chance: random.Random, answers: int) -> None:
    """Whoever is asked answers."""
    for _ in range(answers):
        table = first.look()
        if table["status"] == "over":
            return
        asked = first if first.seat in table["asked"] else second
        now = asked.wait_for_turn()
        if now["status"] == "over":
            return
        asked.give(chance.choice(sorted(asked.glowing())))


def go_on(first: Table, second: Table, chance: random.Random) -> None:
    """Whoever is asked answers, by the interface."""
    asked = first if first.seat in first.look()["asked"] else second
    now = asked.look()
    asked.answer(now, chance.choice(sorted(asked.answers(now))))


@pytest.mark.parametrize("game", ["havana", "santiago", "cuba"])
def test_one_of_two_goes_offline_in_the_middle_of_a_turn(game: str, guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    ana.expect(*AWAY)
    first, second = pair(ana, bo, game)
    chance = random.Random(game)
    for _ in range(8):
        go_on(first, second, chance)
    while first.look()["selection"] or not first.answers(first.look()) & first.harmless(first.look()):
        go_on(first, second, chance)
    now = first.wait_for_turn()
    mark(ana.page)

    ana.context.set_offline(True)
    until(ana.page, lambda: lost(ana.page))
    words = sorted(first.glowing() & first.harmless(now))[0]
    first.place(words).click()  # it is kept until there is somebody to tell
    ana.page.wait_for_timeout(300)
    assert first.look()["number"] == now["number"]

    ana.context.set_offline(False)
    until(ana.page, lambda: not lost(ana.page) and first.look()["number"] > now["number"])
    assert is_marked(ana.page)
    play_both(first, second, chance, 3)


def test_what_others_did_meanwhile_is_there_afterwards(guest: Invite, club: Club) -> None:
    ana, bo = guest(club), guest(club)
    ana.expect(*AWAY)
    first, second = pair(ana, bo, "santiago")
    while second.seat not in first.look()["asked"]:
        go_on(first, second, random.Random(1))
    expect(ana.page.get_by_role("region", name=say("page-board")).locator("svg").first).to_be_visible()
    ana.context.set_offline(True)
    until(ana.page, lambda: lost(ana.page))
    chance = random.Random(2)
    while second.seat in second.look()["asked"]:
        second.wait_for_turn()
        second.give(chance.choice(sorted(second.glowing())))
    ana.context.set_offline(False)
    first.wait_for_turn()
    assert not lost(ana.page)


def test_a_board_that_was_cut_off_while_it_came_is_there_afterwards(guest: Invite, club: Club) -> None:
    ana = guest(club)
    ana.expect(*AWAY)
    ana.context.route("**/assets/santiago-*", lambda route: route.abort())
    table = ana.sit("santiago", "Ana", "bot")
    expect(ana.page.get_by_text(say("page-board-failed"))).to_be_visible()
    ana.context.set_offline(True)
    until(ana.page, lambda: lost(ana.page))
    ana.context.unroute_all()
    ana.context.set_offline(False)
    expect(ana.page.get_by_text(say("page-board-failed"))).to_be_hidden()
    until(ana.page, lambda: bool(table.glowing()))


@pytest.mark.parametrize("game", ["havana", "santiago", "cuba"])
def test_the_server_is_killed_and_started_again(game: str, guest: Invite, own_club: Club) -> None:
    """The page comes back by itself, and a half-made choice goes on where it was."""
    ana = guest(own_club)
    ana.expect(*AWAY)
    ana.page.add_init_script("""localStorage.malecon = JSON.stringify({ confirm: true, speed: "off" })""")
    table = ana.sit(game, "Ana", "bot")
    table.skip(random.Random(3), 5)
    now = table.wait_for_turn()
    mark(ana.page)

    words = sorted(table.glowing() if now["selection"] else table.glowing() & table.harmless(now))[-1]
    table.place(words).click()  # chosen, and not confirmed yet
    if now["selection"]:
        chosen = 0
        while not table.found('[data-words="confirm"]:enabled'):
            chosen = table.choose_more(chosen)
            ana.page.wait_for_timeout(10)
    confirm = ana.page.get_by_role("button", name=say("page-confirm"), exact=True)
    expect(confirm).to_be_visible()
    own_club.kill()
    until(ana.page, lambda: lost(ana.page))
    expect(confirm).to_be_visible()
    own_club.launch()
    until(ana.page, lambda: not lost(ana.page))
    expect(confirm).to_be_visible()
    confirm.click()
    anyway = ana.page.locator('button[data-words="anyway"]')

    def is_given() -> bool:
        if anyway.is_visible():
            reach(anyway)
        return table.given(table.look()) != table.given(now)

    until(ana.page, is_given)
    assert is_marked(ana.page)


def test_an_answer_that_is_given_while_the_server_is_away_arrives_once(guest: Invite, own_club: Club) -> None:
    ana = guest(own_club)
    ana.expect(*AWAY)
    table = ana.sit("santiago", "Ana", "bot")
    chance = random.Random(4)
    for _ in range(3):
        now = table.wait_for_turn()
        own_club.kill()
        until(ana.page, lambda: lost(ana.page))
        words = chance.choice(sorted(table.glowing() & table.harmless(now)))
        table.place(words).click()
        own_club.launch()
        until(ana.page, lambda before=now: table.look()["length"] > before["length"])
        log = ana.ask("GET", f"/api/tables/{table.id}/log?seat=0&after={now['number']}&limit=500")["log"]
        mine = [line["words"] for line in log if line.get("seat") == 0 and "words" in line]
        assert mine[:1] == [words]
        assert len(mine) == 1


#: Where everything is that an answer could be given to.
PLACES = """() => [...document.querySelectorAll(".glow[data-words]")]
  .map((one) => one.getBoundingClientRect()).map((box) => `${Math.round(box.x)} ${Math.round(box.y)}`)"""


def settled(page: Page) -> list[str]:
    """The same when everything has found its place."""
    before: list[str] = []
    for _ in range(40):
        found: list[str] = page.evaluate(PLACES)
        if found and found == before:
            return found
        before = found
        page.wait_for_timeout(500)
    raise AssertionError("the table is never at rest")


@pytest.mark.parametrize("phone", [False, True], ids=["screen", "phone"])
def test_nothing_moves_when_the_connection_goes_and_comes(phone: bool, guest: Invite, club: Club) -> None:
    ana = guest(club, phone=phone)
    ana.expect(*AWAY)
    ana.sit("santiago", "Ana", "bot").wait_for_turn()
    before = settled(ana.page)
    ana.context.set_offline(True)
    until(ana.page, lambda: lost(ana.page))
    assert ana.page.evaluate(PLACES) == before
    ana.context.set_offline(False)
    expect(ana.page.get_by_text(say("page-connection-restored"))).to_be_visible()
    assert ana.page.evaluate(PLACES) == before
