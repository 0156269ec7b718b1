"""Hints beside a question that wants several answers: they go on from what is chosen already."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Request, expect

from malecon.messages import say
from tests.web.club import Club
from tests.web.conftest import Invite


def test_hints_go_on_from_what_is_chosen_and_are_asked_anew(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit("havana", "Ana", "bot:random", hints=True)
    table.lay()
    now = table.wait_for_turn()
    page = ana.page
    asked: list[Any] = []

    def note(request: Request) -> None:
        if request.url.endswith("/hint"):
            asked.append((request.post_data_json or {})["chosen"])

    page.on("request", note)
    first, second = (action["words"] for action in now["selection"]["more"][2:4])
    table.place(first).click()
    expect(page.locator(".picked").first).to_be_visible()
    page.get_by_role("button", name=say("page-hints", "en")).click()
    box = page.get_by_role("dialog", name=say("page-hints", "en"))
    expect(box.locator("ol > li").first).to_be_visible()
    assert asked == [[first]]
    with page.expect_request("**/hint"):
        table.place(second).click()
    expect(page.locator('button[data-words="confirm"]')).to_be_visible()
    expect(box.locator("ol > li").first).to_be_visible()
    assert asked == [[first], [first, second]], "what is chosen has changed"
    assert box.locator("ol > li").count() > 1


def test_every_hint_says_all_that_is_chosen_together(guest: Invite, club: Club) -> None:
    """Cuba's first question wants four pieces: the best three choices often begin with the same one."""
    ana = guest(club)
    table = ana.sit("cuba", "Ana", "bot:random", hints=True)
    table.lay()
    table.wait_for_turn()
    ana.page.get_by_role("button", name=say("page-hints", "en")).click()
    heads = ana.page.get_by_role("dialog", name=say("page-hints", "en")).locator("ol > li strong")
    expect(heads).to_have_count(3)
    texts = heads.all_inner_texts()
    assert len(set(texts)) == 3
    assert all(text.count("Take") == 1 and text.count(",") == 3 for text in texts), texts
