"""A click on what does not glow says why, in one sentence, with what is needed and what is there."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.web.club import Club
from tests.web.conftest import Invite


def test_what_a_building_lacks_is_said_and_pictured(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit("cuba", "Ana", "bot")
    chance = random.Random(3)
    while (now := table.skip(chance, 0))["question"]["key"] != "cuba-ask-architect":
        answers = sorted(table.answers(now))
        table.answer(now, "play architect" if "play architect" in answers else chance.choice(answers))
    table.wait_for_turn()
    hotel = ana.page.get_by_text("Hotel", exact=True).first
    hotel.click()
    why = ana.page.get_by_role("alert")
    expect(why).to_contain_text(re.compile(r"You need .*\d.* and have "))
    assert why.locator("p svg").count() > 0, "pieces are shown by their pictures"
    expect(why.get_by_role("button", name="C25")).to_be_visible()
    ana.check()
