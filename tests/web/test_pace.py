"""One thing after another: what others do is told beat by beat, and nothing on the page is ahead of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.club import Club, Seat, Table, Visitor
from tests.web.conftest import Invite
from tests.web.test_connection import until

#: Writes down what is to be seen whenever another beat is told; `BEGUN` from the first moment of a page on.
WATCH = """() => {
  window.told = [];
  const look = () => {
    const strip = document.querySelector(".telling");
    const beat = strip?.dataset.beat ?? null;
    if (window.told.length === 0 || window.told.at(-1).beat !== beat)
      window.told.push({ beat, at: performance.now(), glow: 0, flying: 0, log: 0, words: "" });
    const now = window.told.at(-1);
    now.words = strip?.querySelector(".text")?.innerText ?? "";
    now.glow = document.querySelectorAll(".glow").length;
    now.flying = Math.max(now.flying, document.querySelectorAll(".flying").length);
    const lines = [...document.querySelectorAll(".log .line[data-number]")];
    now.log = Math.max(0, ...lines.map((line) => Number(line.dataset.number)));
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
}"""
BEGUN = f"document.addEventListener('DOMContentLoaded', {WATCH})"


#: The first line of the log that is wholly in sight.
READ = """box => {
  const edge = box.getBoundingClientRect().top;
  const isBelow = (one) => one.getBoundingClientRect().top >= edge;
  window.read = [...box.querySelectorAll("[data-number]")].find(isBelow);
  return window.read.getBoundingClientRect().top - edge;
}"""

#: Whether the newest is in sight: it is brought there when it has been laid out.
AT_END = """() => {
  const box = document.querySelector(".log");
  return box.scrollHeight - box.clientHeight - box.scrollTop < 8;
}"""
#: Where a line of the log is now.
WHERE = "box => window.read.getBoundingClientRect().top - box.getBoundingClientRect().top"


def told(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.page.evaluate("() => window.told")
    return found


def play_until_told(table: Table, chance: random.Random, beats: int) -> list[dict[str, Any]]:
    """Play until so much was told in one film; what was to be seen of it, and of the question after it."""
    for _ in range(30):
        table.wait_for_turn()
        table.page.evaluate(WATCH)
        table.give(chance.choice(sorted(table.glowing())))
        table.wait_for_turn()
        seen = told(table)
        if sum(one["beat"] is not None for one in seen) >= beats:
            return seen
    raise AssertionError("nothing was told")


@pytest.mark.parametrize(("game", "still"), [("havana", False), ("santiago", True), ("cuba", False)])
def test_turns_of_others_are_told_one_after_another(
    game: str, still: bool, guest: Invite, club: Club
) -> None:
    ana = guest(club, still=still, pace="fast")
    table = ana.sit(game, "Ana", "bot", "bot", "bot")
    seen = play_until_told(table, random.Random(4), 3)
    beats = [one for one in seen if one["beat"] not in (None, "undefined.undefined")]
    order = [tuple(map(int, one["beat"].split("."))) for one in beats]
    assert order == sorted(set(order)), "everything once, in its order"
    for one, (number, _) in zip(beats, order, strict=True):
        assert one["words"].strip() or one["glow"] == 0
        assert one["glow"] == 0, "the own question comes when all was told"
        assert one["log"] <= number, f"the log is ahead of what is told: {seen}"
    assert seen[-1]["beat"] is None
    assert seen[-1]["glow"] > 0
    # At the fast pace a beat of one sentence rests 450 ms.
    times = [after["at"] - one["at"] for one, after in pairwise(seen) if one["beat"]]
    assert max(times) > 400
    assert any(one["flying"] for one in beats) == (not still)


def is_asked(table: Table) -> bool:
    """Whether the own question is there, if nothing is told before it."""
    table.page.keyboard.press("Escape")
    now = table.look()
    return bool(table.answers(now)) and table.glowing() == table.offered(now)


def test_a_click_or_a_key_skips(guest: Invite, club: Club) -> None:
    ana = guest(club, pace="slow")
    table = ana.sit("havana", "Ana", "bot", "bot", "bot")
    strip = ana.page.locator(".telling")
    ways: list[Callable[[], None]] = [
        lambda: ana.page.keyboard.press("Escape"),
        lambda: ana.page.locator(".board").click(position={"x": 5, "y": 5}),
        lambda: strip.get_by_role("button", name="Skip").click(),
    ]
    for skip in ways:
        for _ in range(30):
            until(ana.page, lambda: is_asked(table))
            table.give(random.Random(3).choice(sorted(table.glowing())))
            ana.page.wait_for_timeout(400)
            if strip.is_visible():
                break
        ana.page.evaluate(WATCH)
        while not table.answers(table.look()):
            ana.page.wait_for_timeout(50)
        ana.page.wait_for_timeout(300)
        skip()
        expect(strip).to_be_hidden(timeout=3000)
        until(ana.page, lambda: table.glowing() == table.offered(table.look()), 3)


def test_what_happened_can_be_seen_again(guest: Invite, club: Club) -> None:
    ana = guest(club, pace="off")
    table = ana.sit("santiago", "Ana", "bot", "bot")
    play_until = table.page.get_by_role("button", name="See it again")
    for _ in range(40):
        table.wait_for_turn()
        if play_until.is_visible():
            break
        table.give(random.Random(1).choice(sorted(table.glowing())))
    ana.page.evaluate("localStorage.malecon = JSON.stringify({ speed: 'fast' })")
    ana.page.reload()
    table.wait_for_turn()
    ana.page.evaluate(WATCH)
    play_until.click()
    expect(ana.page.locator(".telling")).to_contain_text("once more")
    table.wait_for_turn()
    assert len([one for one in told(table) if one["beat"]]) >= 1
    # The pace can be changed where it is told.
    play_until.click()
    ana.page.get_by_role("button", name="Pace: fast").click()
    assert table.glowing() == table.offered(table.look())
    assert '"speed":"off"' in ana.page.evaluate("localStorage.malecon")


#: The line of a table's log up to which this browser has told all.
TOLD = "id => JSON.parse(localStorage.getItem('malecon-told') ?? '{}')[id]"
#: What goes without saying: whose turn it is, and who is called on, says the question itself.
UNTOLD = ("-event-turn-begins", "-event-called-on")


def is_eventful(table: Table, after: int) -> bool:
    """Whether something that is told has happened after a line of the log."""
    path = f"/api/tables/{table.id}/log?seat={table.seat}&after={after}&limit=500"
    lines = table.visitor.ask("GET", path)["log"]
    events = [event for line in lines for event in line.get("events") or []]
    return not all(event["key"].endswith(UNTOLD) for event in events)


def test_whoever_comes_back_is_told_what_happened_since(guest: Invite, club: Club) -> None:
    ana, bo = guest(club, pace="slow"), guest(club)
    table = ana.sit("santiago", "Ana", "", begin=False)
    seat = bo.ask("POST", f"/api/tables/{table.id}/sit", {"name": "Bo"})["seat"]
    table.do("begin")
    other = Seat(Visitor(bo.context.request, club), table.id, seat)
    chance = random.Random(2)

    def go_on() -> None:
        for one in (table, other):
            if one.answers(found := one.look()):
                one.answer(found, chance.choice(sorted(one.answers(found))))

    # On to a moment at which Bo alone is asked: Ana has seen all, and is asked when something has happened.
    while not other.answers(now := other.look()) or now["length"] <= 25 or table.answers(table.look()):
        go_on()
    strip = ana.page.locator(".telling")
    ana.page.reload()
    expect(ana.page.locator("#prompt")).to_be_visible()
    since = now["number"]

    def is_told() -> bool:
        ana.page.keyboard.press("Escape")
        return bool(ana.page.evaluate(TOLD, table.id) == since)

    until(ana.page, is_told)
    expect(strip).to_be_hidden()
    ana.page.goto("/")
    while not table.answers(table.look()) or not is_eventful(table, since):
        go_on()
    # What happened may be told within a second: it is looked at from the beginning.
    ana.page.add_init_script(BEGUN)
    ana.page.goto(f"/table/{table.id}")
    table.wait_for_turn()
    expect(strip).to_be_hidden()
    beats = [one for one in told(table) if one["beat"] not in (None, "undefined.undefined")]
    assert beats, "nothing was told"
    for beat in beats:
        assert "While you were away" in beat["words"]
        assert int(beat["beat"].split(".")[0]) > since
        assert beat["glow"] == 0, "the own question comes when all was told"
    # Once told it is told.
    ana.page.reload()
    table.wait_for_turn()
    assert [one for one in told(table) if one["beat"]] == []


def test_the_log_follows_unless_somebody_reads(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit("cuba", "Ana", "bot", "bot")
    chance = random.Random(7)
    table.skip(chance, 25)
    table.wait_for_turn()
    log = ana.page.locator(".log")
    assert log.evaluate("box => box.scrollHeight > 2 * box.clientHeight")
    ana.page.wait_for_function(AT_END)
    log.hover()
    ana.page.mouse.wheel(0, -300)
    newest = log.get_by_role("button", name="Newest")
    expect(newest).to_be_visible()
    ana.page.wait_for_timeout(500)  # the wheel runs out
    read = log.evaluate(READ)
    table.play(chance, 6)
    assert abs(log.evaluate(WHERE) - read) < 2, (
        "what is read stays where it is, whatever comes or goes above and below"
    )
    newest.click()
    ana.page.wait_for_function(AT_END)
    expect(newest).to_be_hidden()
    table.play(chance, 6)
    table.wait_for_turn()
    ana.page.wait_for_function(AT_END)
    # The set-up is behind one line, at the very beginning.
    while (earlier := log.get_by_role("button", name="Earlier")).is_visible():
        earlier.click()
    laid = log.get_by_role("button", name="How the table was laid")
    before = log.locator(".line").count()
    laid.click()
    assert log.locator(".line").count() > before
