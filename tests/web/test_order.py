"""Answers in any order at the page, yes as the big button, and what would be left lying told before."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Route, expect

from malecon.kernel.game import Json
from tests.web.club import PATIENCE, Club, Seat, Table
from tests.web.conftest import Invite


def own_lines(table: Seat) -> list[str]:
    """What this seat has answered, as the record has it."""
    log: list[Json] = table.visitor.ask("GET", f"/api/tables/{table.id}/log?seat=0&after=0&limit=500")["log"]
    return [line["words"] for line in log if line.get("seat") == table.seat and "words" in line]


def at_harvest(table: Table) -> None:
    """Cuba, where one tobacco and two citrus fields are active, two for nothing, and there is no water."""
    table.wait_for_turn()
    table.choose("take tobacco", "take stone", "take citrus", "take wood")
    table.confirm()
    table.wait_for_turn()
    table.give("play worker")
    table.wait_for_turn()
    table.give("move to b2")
    table.wait_for_turn()


def test_tobacco_first_does_not_lose_the_second_free_product(guest: Invite, club: Club) -> None:
    table = guest(club).sit("cuba", "Ana", "bot")
    at_harvest(table)
    assert own_lines(table)[:4] == ["take wood", "take stone", "take citrus", "take tobacco"]
    table.choose("harvest tobacco")
    # Nothing has ended: citrus still glows, and what would be left lying is said before it is done.
    table.page.locator('button[data-words="confirm"]').dblclick()
    expect(table.page.get_by_role("alert")).to_contain_text("You leave 1 product that costs nothing.")
    table.page.wait_for_timeout(300)
    assert "harvest tobacco" not in own_lines(table)
    table.page.get_by_role("button", name="Go back").click()
    table.place("harvest citrus").click()
    expect(table.page.locator("[data-chip]")).to_have_count(2)
    table.confirm()
    assert own_lines(table)[-2:] == ["harvest citrus", "harvest tobacco"]
    # What was given together is undone together, and what the bot did since with it.
    table.wait_for_turn()
    table.page.get_by_role("button", name="Undo").click()
    expect(table.page.locator('[data-words="harvest tobacco"]').first).to_be_visible()


def test_clicks_that_are_faster_than_the_server_are_all_confirmed(guest: Invite, club: Club) -> None:
    table = guest(club).sit("havana", "Ana", "bot")
    table.lay()
    table.wait_for_turn()
    table.choose("choose mama", "choose siesta")
    page = table.page

    def late(route: Route) -> None:
        page.wait_for_timeout(400)
        route.continue_()

    page.route("**/select", late)
    before = table.given(table.look())
    page.locator('[data-words="choose pesos"]').first.click()  # takes the place of the siesta
    page.locator('button[data-words="confirm"]').click()
    while table.given(table.look()) == before:
        page.wait_for_timeout(20)
    assert own_lines(table)[-2:] == ["choose pesos", "choose mama"]


def test_what_is_chosen_is_taken_back_by_a_click_and_by_its_chip(guest: Invite, club: Club) -> None:
    table = guest(club).sit("havana", "Ana", "bot")
    table.lay()
    table.wait_for_turn()
    table.choose("choose mama", "choose siesta")
    page = table.page
    page.locator('[data-words="choose siesta"]').click()
    expect(page.locator("[data-chip]")).to_have_count(1)
    expect(page.locator('button[data-words="confirm"]')).to_be_disabled()
    page.get_by_role("button", name="Take back: Choose Mama").click()
    expect(page.locator("[data-chip]")).to_have_count(0)
    table.choose("choose pesos", "choose debris")
    table.confirm()
    assert own_lines(table)[-2:] == ["choose debris", "choose pesos"]


def test_yes_is_the_big_button_and_refusing_says_what_it_costs(guest: Invite, club: Club) -> None:
    table = guest(club).sit("santiago", "Ana", "bot")
    chance = random.Random(5)
    page = table.page
    for _ in range(60):
        now = table.look() if table.offered(table.look()) else table.wait_for_turn()
        if now["question"]["key"] in ("santiago-ask-martinez", "santiago-ask-maria", "santiago-ask-pedro"):
            break
        table.skip(chance, 1)
    table.wait_for_turn()
    buttons = page.locator(".answers button")
    expect(buttons).to_have_count(2)
    assert "main" in (buttons.first.get_attribute("class") or "")
    assert "main" not in (buttons.last.get_attribute("class") or "")
    assert buttons.last.locator("svg").count() == 0, "no tick on a refusal"
    before = table.look()["length"]
    buttons.last.dblclick()
    expect(page.get_by_role("alert")).to_contain_text("You leave")
    page.wait_for_timeout(300)
    assert table.look()["length"] == before, "a double click is no yes to what its first half brought up"
    page.locator('button[data-words="anyway"]').click()
    end = time.monotonic() + PATIENCE
    while table.look()["length"] == before:
        assert time.monotonic() < end, "what was confirmed is not done"
        page.wait_for_timeout(20)


def test_what_is_taken_instead_of_building_is_not_the_big_button(guest: Invite, club: Club) -> None:
    table = guest(club).sit("cuba", "Ana", "bot")
    page = table.page
    page.set_viewport_size({"width": 1366, "height": 768})
    table.wait_for_turn()
    table.choose("take wood", "take stone", "take citrus", "take tobacco")
    table.confirm()
    table.wait_for_turn()
    table.give("play architect")
    assert "build small bank" in table.answers(table.wait_for_turn())
    instead = page.locator('.answers button[data-words="take points"]')
    expect(instead).to_be_visible()
    assert "main" not in (instead.get_attribute("class") or "")
    # All that can be built is in sight, the last row too.
    street = page.locator("section.supply.open")
    assert street.evaluate("(one) => one.scrollHeight <= one.clientHeight")
