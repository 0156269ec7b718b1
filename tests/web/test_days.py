"""A game over days: nobody waits at the page, each comes when they are told, and the test turns the clock."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Sized

from playwright.sync_api import expect

from malecon.messages import say
from tests.server.push import Ear
from tests.web.club import PATIENCE, Guest, Table
from tests.web.conftest import Invite
from tests.web.test_notices import STAND_IN, words
from tests.web.told import Services, ToldClub

HOUR, DAY = 3600.0, 86_400.0
DAYS = {"kind": "days", "minutes": 0, "increment": 0, "days": 2}


class Friend:
    """Somebody who opens the page only where a notice leads, and closes it again."""

    def __init__(self, guest: Guest, told: Callable[[], list[tuple[str, str]]]) -> None:
        self.guest = guest
        self.told = told  # titles and addresses, the last one at the end
        self.table = Table(guest, "")
        self.known = 0

    def heard(self) -> str:
        """The title of the one notice that has come since the last; whoever heard it goes where it leads."""
        wait_for(self.told, self.known + 1)
        ((title, address),) = self.told()[self.known :]
        self.known += 1
        self.come(address)
        return title

    def come(self, address: str) -> None:
        self.guest.page = self.table.page = self.guest.new_page()
        self.guest.page.goto(address)

    def go(self) -> None:
        self.guest.page.close()

    @property
    def is_asked(self) -> bool:
        return self.table.seat in self.table.look()["asked"]

    def answer(self, chance: random.Random) -> None:
        """All that is asked of them now, by clicking."""
        while self.is_asked:
            self.table.wait_for_turn()
            self.table.give(chance.choice(sorted(self.table.glowing())))


def wait_for(found: Callable[[], Sized], number: int) -> None:
    end = time.monotonic() + PATIENCE
    while len(found()) < number:
        assert time.monotonic() < end, "nobody is told"
        time.sleep(0.02)


def by_push(ear: Ear) -> list[tuple[str, str]]:
    return [(one.told["title"], one.told["url"]) for one in ear.heard]


def by_mail(services: Services) -> list[tuple[str, str]]:
    """But for the mail with the code, which was the first."""
    return [
        (mail["subject"], re.findall(r"http://\S+/table/\S+", mail.get_content())[0])
        for mail in services.post.taken[1:]
    ]


def be_mailed(guest: Guest, services: Services) -> None:
    guest.ask("POST", "/api/notices/mail", {"address": "bo@example.org", "language": "en"})
    wait_for(lambda: services.post.taken, 1)
    (code,) = re.findall(r"\b\d{6}\b", services.post.taken[0].get_content())
    guest.ask("POST", "/api/notices/mail/confirm", {"code": code})


def test_a_game_over_three_days(guest: Invite, told_club: ToldClub, services: Services) -> None:
    ana, bo = guest(told_club, notified=True), guest(told_club, phone=True, dark=True)
    ear = services.push.ear()
    ana.context.add_init_script(STAND_IN % json.dumps(ear.subscription))
    chance = random.Random(1)

    # In the evening Ana lays a table and goes to bed; Bo finds its address, sits down and goes too.
    rules = {"options": {"round_limit": 3}, "clock": DAYS, "title": "Breakfast"}
    anas = ana.sit("havana", "Ana", "", begin=False, **rules)
    ana.page.get_by_role("button", name=words("offer"), exact=True).click()
    ana.page.get_by_role("switch", name=words("here")).click()
    wait_for(lambda: ana.ask("GET", "/api/notices")["browsers"], 1)
    first, second = Friend(ana, lambda: by_push(ear)), Friend(bo, lambda: by_mail(services))
    first.table = anas
    first.go()
    second.table = bo.join(anas, "Bo")
    be_mailed(bo, services)
    second.go()

    # All have come: Ana is told so and begins, and Bo's browser is wanted for the draws.
    assert first.heard() == say("notice-ready-title", game="Havana")
    ana.page.get_by_role("button", name=say("page-begin"), exact=True).click()
    assert second.heard() == say("notice-begins-title", game="Havana")
    expect(ana.page.locator("#prompt")).to_be_visible()
    first.answer(chance)
    first.go()
    second.answer(chance)
    second.go()

    # From now on it is a turn at breakfast. One morning Ana sleeps, and is told once more, and only once.
    days = 0
    while first.table.look()["status"] == "running":
        days += 1
        told_club.wait(DAY / 2)
        for friend in (first, second):
            if not friend.is_asked:
                continue
            if days == 2 and friend is first:
                wait_for(first.told, first.known + 1)
                first.known += 1
                told_club.wait(1.1 * DAY)  # of two days less than a quarter is left
                wait_for(first.told, first.known + 1)
                told_club.wait(2 * HOUR)
                told_club.settled()
                assert first.heard() == say("notice-remind-title", game="Havana")
            else:
                assert friend.heard() == say("notice-turn-title", game="Havana")
            friend.answer(chance)
            friend.go()
        assert days < 20
    assert days >= 3

    # Nobody was told anything else, and both find the game among theirs.
    told_club.settled()
    assert all(len(friend.told()) == friend.known for friend in (first, second))
    for friend in (first, second):
        friend.come("/games")
        expect(friend.guest.page.get_by_role("link", name="Breakfast").first).to_be_visible()
