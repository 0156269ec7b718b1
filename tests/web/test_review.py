"""A game looked over on a phone: nothing is cut off or too small, and what is not finished says so."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from malecon.messages import say
from tests.web.club import Club
from tests.web.conftest import Invite

Json = dict[str, Any]

#: What the club tells of it is put in its place: however long it was.
SHORT = {"round_limit": 1}

#: What reaches beyond the window, and the smallest letters as they are seen.
TOO_WIDE = """() => [...document.querySelectorAll(".review *")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 20)}`)"""
SMALLEST = """() => Math.min(
  ...[...document.querySelectorAll(".review :is(text, td, th, p)")].map((one) => {
    const svg = one.ownerSVGElement;
    const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
    return parseFloat(getComputedStyle(one).fontSize) * scale;
  }),
)"""

ANSWER = {
    "log": 9,
    "question": "havana-ask-choose-card",
    "options": 13,
    "error": [0.01] * 4,
    "light": [0.0] * 4,
    "probability": None,
    "candidates": [],
    "cost": 0.0,
    "mistake": False,
    "reasons": [],
}


def answer(number: int, action: Json) -> Json:
    chances = [0.4 - number / 1000, 0.3, 0.2, 0.1 + number / 1000]
    effect = [-0.002, 0.002, 0.0, 0.0]
    return {
        **ANSWER,
        "action": action,
        "number": number,
        "round": 1 + number // 9,
        "seat": 1,
        "chances": chances,
        "effect": effect,
    }


def analysis(done: bool, action: Json) -> Json:
    """As the club tells it of a game for four, half looked over or wholly."""
    split = {"start": 0.25, "luck": 0.1, "own": -0.647, "others": 0.121, "light": 0.03, "error": 0.12}
    return {
        "state": "done" if done else "running",
        "progress": 1.0 if done else 0.5,
        "nodes": 3000,
        "total": 100,
        "scores": [1, 2, 3, 4],
        "points": [],
        "answers": [answer(number, action) for number in range(100 if done else 50)],
        "final": [0.0, 0.0, 0.0, 1.0] if done else None,
        "split": [{**split, "rest": 0.7, "result": 0.0}] * 4 if done else None,
        "mistakes": [] if done else None,
    }


def looked_over(page: Page, done: bool, action: Json) -> None:
    def reply(route: Route) -> None:
        after = int(route.request.url.rpartition("after=")[2])
        found = analysis(done, action)
        route.fulfill(json={**found, "answers": found["answers"][after:]})

    page.route("**/analysis?*", reply)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_review_fits_on_a_small_phone(language: str, guest: Invite, club: Club) -> None:
    ana = guest(club, phone=True, locale=language)
    table = ana.sit("havana", "Ana", *["bot:random"] * 3, options=SHORT)
    ana.page.set_viewport_size({"width": 360, "height": 740})
    table.lay()
    looked_over(ana.page, True, table.wait_for_turn()["selection"]["more"][0])
    table.skip(random.Random(1), 10_000)
    review = ana.page.locator(".review")
    expect(review.locator("table")).to_be_attached()
    expect(review.locator("figure text").first).to_be_attached()
    assert ana.page.evaluate(TOO_WIDE) == []
    assert ana.page.evaluate(SMALLEST) >= 12
    # All four are misjudged alike; that is said once.
    large = say("review-rest-large", language, player="Ana", points="70", round=1)
    assert json.dumps(review.inner_text()).count(json.dumps(large.partition(":")[2])[2:40]) == 1
    expect(review.locator("th").get_by_text(say("review-light", language))).to_be_visible()


def test_a_review_in_progress_says_so(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit("havana", "Ana", *["bot:random"] * 3, options=SHORT)
    table.lay()
    looked_over(ana.page, False, table.wait_for_turn()["selection"]["more"][0])
    table.skip(random.Random(1), 10_000)
    review = ana.page.locator(".review")
    expect(review).to_contain_text(say("review-still", percent=50, number=0))
    expect(review).to_contain_text(say("review-so-far", round=6))
    expect(review.get_by_text(say("review-turns"))).to_have_count(0)
    mark, end = review.locator("figure > svg > svg").first, review.locator("figure .grid").first
    assert mark.bounding_box()["x"] < end.bounding_box()["x"] + end.bounding_box()["width"]  # type: ignore[index]


def test_a_turn_that_moved_less_than_it_should_have_is_told_with_signs(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit("havana", "Ana", *["bot:random"] * 3, options=SHORT)
    table.lay()
    action = table.wait_for_turn()["selection"]["more"][0]
    found = analysis(True, action)
    for one in found["answers"]:
        fell = one["number"] > 50
        one |= {"seat": one["number"] % 2, "chances": [0.1, 0.9, 0.0, 0.0] if fell else [0.3, 0.7, 0.0, 0.0]}
        one["effect"] = [-0.31, 0.31, 0.0, 0.0] if one["number"] == 50 else [0.0] * 4
    ana.page.route("**/analysis?*", lambda route: route.fulfill(json=found))
    table.skip(random.Random(1), 10_000)
    turns = ana.page.locator(".review").get_by_role("listitem")
    told = say("review-turn-unsure", player="Ana", explained="−31", moved="−20")
    expect(turns.get_by_text(told)).to_have_count(1)
