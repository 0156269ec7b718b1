"""First lessons from the first step to the last: what is spoken of is in sight, and a small win ends it."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from malecon.kernel.game import Json
from tests.web.club import Club, Table, tap
from tests.web.conftest import Invite

#: What the lesson says, what it points at, and whether one of those lies open to the eye.
STEP = """() => {
  const coach = document.querySelector(".coach");
  if (!coach) return null;
  const pointed = [...document.querySelectorAll(".pointed-at")];
  const inSight = (one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [(Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2,
                    (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2];
    if (box.width === 0 || box.bottom <= 0 || box.top >= innerHeight || box.right <= 0) return false;
    const top = document.elementFromPoint(x, y);
    return top !== null && !top.closest(".prompt") === !one.closest(".prompt");
  };
  const text = coach.querySelector(".head .muted")?.textContent ?? "";
  return {
    key: coach.dataset.step,
    place: text.match(/\\d+/g)?.map(Number) ?? [],
    pointed: pointed.length,
    seen: pointed.some(inSight),
    ready: !coach.querySelector(".foot .main").disabled,
  };
}"""
ANSWERS = 90  # within ten minutes one gives no more
MINUTES = 4.0  # a machine is faster than a person


@pytest.mark.parametrize(("game", "phone"), [("havana", False), ("santiago", True), ("cuba", False)])
def test_a_lesson_from_its_first_step_to_its_win(game: str, phone: bool, guest: Invite, club: Club) -> None:
    ana = guest(club, phone=phone)
    table = ana.sit(game, "Ana", "bot:casual", "bot:casual", lesson=True, hints=True)
    chance = random.Random(1)
    heard: list[str] = []
    places: list[list[int]] = []
    given = 0
    end = time.monotonic() + 60 * MINUTES
    while time.monotonic() < end and given < ANSWERS:
        now = table.wait_for_turn()
        while (step := said(ana.page)) is not None:
            if step["key"] == "lesson-done":
                break
            if step["pointed"]:
                assert step["seen"], step
            heard.append(step["key"])
            places.append(step["place"])
            ana.page.locator(".coach .foot .main").click()
        if step is not None or now["status"] == "over":
            break
        given += 1
        if now["selection"]:  # hints are for one answer after another
            table.answer(now, best(table, now, table.answers(now), chance))
        else:
            table.give(best(table, now, table.glowing(), chance), tap if phone else Locator.click)
    assert said(ana.page) is not None, " ".join(heard)
    assert heard[0] == f"lesson-{game}-welcome"
    assert f"lesson-{game}-win" in heard, "it ends with a small win"
    assert len(heard) == len(set(heard)), "everything is said once"
    assert [n for n, _ in places] == list(range(1, len(heard) + 1)), "and counted once"
    expect(ana.page.locator(".coach")).to_have_attribute("data-step", "lesson-done")


def said(page: Page) -> Json | None:
    """What the lesson says now, when what it speaks of has come into sight."""
    page.wait_for_timeout(200)
    for _ in range(80):
        step: Json | None = page.evaluate(STEP)
        if step is None or step["ready"]:
            return step
        page.wait_for_timeout(50)
    return step


def best(table: Table, now: Json, answers: set[str], chance: random.Random) -> str:
    """What somebody would do who follows the hints."""
    words = sorted(answers)
    if len(words) > 1:
        wish = {"seat": table.seat, "length": now["length"], "sealed": now["sealed"]}
        hints = table.visitor.ask("POST", f"/api/tables/{table.id}/hint", wish)["hints"]
        for hint in hints:
            if hint["action"]["words"] in words:
                return str(hint["action"]["words"])
    return chance.choice(words)
