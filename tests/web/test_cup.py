"""A cup, from its making and the invitation to its winner, by people in browsers and by bots."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Playwright, expect

from malecon.kernel.game import Json
from malecon.messages import say
from tests.web.club import PATIENCE, Club, Guest, Table, Visitor
from tests.web.conftest import Invite

SHORT = {"game": "havana", "options": {"round_limit": 1}}

#: Whether the page is wider than the screen, and the tree than its box.
WIDER = """() => [document.documentElement, document.querySelector(".tree").parentElement]
  .map((one) => one.scrollWidth > one.clientWidth)"""


def cup_of(guest: Guest, cup_id: str) -> Json:
    return guest.ask("GET", f"/api/cups/{cup_id}")


def wait_for(guest: Guest, cup_id: str, wanted: Any) -> Json:
    end = time.monotonic() + 3 * PATIENCE
    while not wanted(cup := cup_of(guest, cup_id)):
        assert time.monotonic() < end, cup
        time.sleep(0.1)
    return cup


def own_table(guest: Guest, cup_id: str) -> Table | None:
    """Where somebody plays in this round."""
    cup = cup_of(guest, cup_id)
    for table in cup["round"]["tables"]:
        people = [seat["who"] for seat in table["seats"]]
        if cup["mine"] in people and not table["decided"]:
            return Table(guest, table["id"], people.index(cup["mine"]))
    return None


def go(guest: Guest, cup_id: str) -> Table | None:
    """Go to one's own table by the button."""
    table = own_table(guest, cup_id)
    guest.open(f"/cup/{cup_id}")
    expect(guest.page.get_by_role("heading", name=say("cup-standings"))).to_be_visible()
    if table is not None:
        guest.page.get_by_role("link", name=say("cup-go")).first.click()
        guest.page.wait_for_url(f"**/table/{table.id}")
    return table


def play(tables: list[Table]) -> None:
    """Wait until all are there, and play to the end, from where one finds back to the cup; two may sit at one
    table."""
    chance = random.Random(2)
    end = time.monotonic() + 3 * PATIENCE
    while tables:
        assert time.monotonic() < end, "it does not end"
        for table in list(tables):
            seen = table.look()
            if answers := sorted(table.answers(seen)):
                table.answer(seen, chance.choice(answers))
            elif seen["status"] == "over":
                way = table.page.locator(f'main a[href="/cup/{seen["settings"]["cup"]}"], dialog[open] a')
                expect(way.filter(has_text=say("page-cup")).first).to_be_visible()
                tables.remove(table)
            else:
                table.page.wait_for_timeout(20)  # the page opens its salt meanwhile


def test_a_cup_is_made_in_a_form(guest: Invite, club: Club) -> None:
    ana = guest(club, phone=True)
    page = ana.open("/cups/new")
    page.get_by_label(say("cup-name")).fill("Winter")
    page.get_by_role("radio", name=say("cup-format", format="knock-out"), exact=True).check(force=True)
    page.get_by_label(say("cup-bots")).fill("3")
    page.get_by_role("button", name=say("cup-make")).click()
    page.wait_for_url("**/cup/*")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Winter")
    expect(page.get_by_role("row")).to_have_count(5)
    page.goto("/cups")
    expect(page.get_by_role("link").filter(has_text="Winter")).to_be_visible()


def test_who_enters_a_cup_sees_what_is_played(guest: Invite, club: Club) -> None:
    ana, bea = guest(club), guest(club, phone=True)
    rules = {"format": "groups", "groups": 2, "from_group": 1, "absent": "forfeit", "points": [3, 1]}
    clock = {"kind": "live", "minutes": 9, "increment": 7}
    wish = {"title": "Terms", **SHORT, "rules": rules, "clock": clock, "by_itself": False}
    made = ana.ask("POST", "/api/cups", wish)
    told = [
        (say("page-facts-clock"), say("page-facts-live", minutes=9, seconds=7)),
        (say("havana-option-round_limit"), "1"),
        (say("cup-groups"), "2"),
        (say("cup-from-group"), "1"),
        (say("cup-places"), "3 · 1"),
        (say("cup-absent"), say("cup-absent-forfeit")),
        (say("cup-by-itself"), say("page-no")),
        (say("cup-least-people"), "4"),
    ]
    for one in (ana, bea):
        facts = one.open(f"/cup/{made['id']}").get_by_role("region", name=say("page-facts"))
        for name, value in told:
            line = facts.locator("div").filter(has=one.page.get_by_text(name, exact=True))
            expect(line.locator("dd")).to_have_text(value)


def test_a_cup_of_eight_from_the_invitation_to_the_winner(guest: Invite, club: Club) -> None:
    ana, bea = guest(club), guest(club, phone=True)
    wish = {"title": "Eight", **SHORT, "rules": {"format": "knock-out"}, "bots": ["random"] * 6}
    made = ana.ask("POST", "/api/cups", {**wish, "name": "Ana"})
    page = ana.open(f"/cup/{made['id']}")
    guests_page = bea.open(made["address"].removeprefix(club.address))
    guests_page.get_by_role("button", name=say("cup-enter"), exact=True).click()
    expect(guests_page.get_by_role("button", name=say("cup-leave"))).to_be_visible()
    page.get_by_role("button", name=say("cup-begin")).click()
    for number in (1, 2, 3):
        wait_for(ana, made["id"], lambda cup, number=number: cup["rounds"] == number)
        # Both may be at one table, which begins when both have come.
        tables = [go(one, made["id"]) for one in (ana, bea)]
        play([table for table in tables if table])
        cup = wait_for(ana, made["id"], lambda cup: cup["round"]["over"])
        if cup["status"] != "over":
            ana.open(f"/cup/{made['id']}").get_by_role(
                "button", name=say("cup-next", round=number + 1)
            ).click()
    assert cup["status"] == "over"
    winner = next(one["name"] for one in cup["people"] if one["id"] == cup["champion"])
    ana.open(f"/cup/{made['id']}")
    expect(ana.page.get_by_text(say("cup-champion", name=winner))).to_be_visible()
    ana.page.get_by_role("button", name=say("cup-why")).first.click()
    expect(ana.page.locator(".reason")).not_to_be_empty()
    # The whole tree is there, and on a phone it is the tree that is scrolled, not the page.
    for one in (ana, bea):
        tree = one.open(f"/cup/{made['id']}").get_by_role("region", name=say("cup-tree"))
        heads = [say("cup-tree-round", matches=left, round=0) for left in (4, 2, 1)]
        expect(tree.get_by_role("heading")).to_have_text([*heads, say("cup-stage", stage="third")])
        expect(tree.locator(".match")).to_have_count(4 + 2 + 1 + 1)
        expect(tree.get_by_text(say("cup-open"))).to_have_count(0)
        expect(
            tree.get_by_role("listitem").filter(has=one.page.get_by_label(say("cup-won")))
        ).to_contain_text([winner, ""])
        assert one.page.evaluate(WIDER) == [False, one is bea]


def decide(host: Visitor, cup_id: str, losers: list[str]) -> None:
    """The host decides every table of a round: these have lost it."""
    cup = host.ask("GET", f"/api/cups/{cup_id}")
    for table in cup["round"]["tables"]:
        lost = [seat["who"] for seat in table["seats"] if seat["who"] in losers]
        told = {"do": "forfeit", "round": cup["rounds"], "table": table["table"], "who": lost}
        host.ask("POST", f"/api/cups/{cup_id}", told)


def test_groups_stand_apart_until_their_best_go_on(guest: Invite, club: Club, playwright: Playwright) -> None:
    ana = guest(club)
    rules = {"format": "groups", "groups": 2, "from_group": 1}
    wish = {"title": "Two and two", **SHORT, "name": "Ana", "by_itself": False}
    cup_id = ana.ask("POST", "/api/cups", {**wish, "rules": rules})["id"]
    for name in ("Bea", "Cy", "Dora"):
        request = playwright.request.new_context(base_url=club.address)
        Visitor(request, club).ask("POST", f"/api/cups/{cup_id}", {"do": "enter", "name": name})
        request.dispose()
    cup = ana.ask("POST", f"/api/cups/{cup_id}", {"do": "next-round", "round": 1})
    group = {one["name"]: one["group"] for one in cup["people"]}
    best = next(name for name in group if group[name] != group["Ana"])
    decide(ana, cup_id, [one["id"] for one in cup["people"] if one["name"] not in ("Ana", best)])

    page = ana.open(f"/cup/{cup_id}")
    heads = [say("cup-stage", stage="group", group=group[name]) for name in ("Ana", best)]
    expect(page.get_by_role("heading", level=3)).to_contain_text(heads)
    marked = page.get_by_role("row").filter(has=page.get_by_label(say("cup-ahead")))
    expect(marked).to_contain_text(["Ana", best])
    page.get_by_role("button", name=say("cup-next", round=2)).click()
    final = page.get_by_role("region", name=say("cup-tree")).locator(".match")
    expect(final).to_contain_text("Ana")
    expect(final).to_contain_text(best)
    expect(page.get_by_role("table")).to_have_count(1)
    page.locator("summary").filter(has_text=say("cup-groups")).click()
    expect(page.get_by_role("table")).to_have_count(3)


def test_who_is_out_and_who_goes_on_is_told_in_the_head(
    guest: Invite, club: Club, playwright: Playwright
) -> None:
    ana, bea = guest(club), guest(club, phone=True)
    rules = {"format": "knock-out", "third_place": False}
    wish = {"title": "Level", **SHORT, "name": "Ana", "by_itself": False, "rules": rules}
    cup_id = ana.ask("POST", "/api/cups", wish)["id"]
    bea.ask("POST", f"/api/cups/{cup_id}", {"do": "enter", "name": "Bea"})
    for name in ("Cy", "Dora"):
        request = playwright.request.new_context(base_url=club.address)
        Visitor(request, club).ask("POST", f"/api/cups/{cup_id}", {"do": "enter", "name": name})
        request.dispose()
    cup = ana.ask("POST", f"/api/cups/{cup_id}", {"do": "next-round", "round": 1})
    decide(ana, cup_id, [one["id"] for one in cup["people"]])  # so all are level
    cup = cup_of(ana, cup_id)
    ahead = [who for match in cup["knock_out"][0]["matches"] for who in match["ahead"]]
    assert len(ahead) == 2
    for one in (ana, bea):
        mine = cup_of(one, cup_id)["mine"]
        page = one.open(f"/cup/{cup_id}")
        way = "on" if mine in ahead else "out"
        expect(page.locator(".now")).to_contain_text(say("cup-way", way=way, level="yes"))
        leaving = page.locator(".now").get_by_role("button", name=say("cup-leave"), exact=True)
        expect(leaving).to_have_count(1 if way == "on" else 0)
        lists = page.locator("section").filter(has=page.locator("#round-head"))
        expect(lists.get_by_label(say("cup-ahead"))).to_have_count(2)


#: The names in the standings of groups that are broken in two.
BROKEN = """() => [...document.querySelectorAll(".groups .name")].filter((name) => {
  const range = document.createRange();
  range.selectNodeContents(name.firstChild);
  return range.getClientRects().length > 1;
}).map((name) => name.textContent)"""


def test_a_cup_begins_with_enough_people_and_says_how_many(guest: Invite, club: Club) -> None:
    ana = guest(club)
    rules = {"format": "groups", "groups": 5, "from_group": 1}
    wish = {"title": "Five", **SHORT, "name": "Ana", "by_itself": False, "bots": ["casual"] * 8}
    cup_id = ana.ask("POST", "/api/cups", {**wish, "rules": rules})["id"]
    page = ana.open(f"/cup/{cup_id}")
    button = page.get_by_role("button", name=say("cup-begin"))
    expect(button).to_be_disabled()
    expect(button).to_have_accessible_description(say("cup-missing-people", least=10, missing=1))
    ana.ask("POST", f"/api/cups/{cup_id}", {"do": "add-bot", "level": "casual"})
    expect(button).to_be_enabled()
    button.click()
    expect(page.locator(".groups section")).to_have_count(5)
    page.set_viewport_size({"width": 1366, "height": 768})
    assert page.evaluate(BROKEN) == []


def test_who_comes_to_a_table_of_a_cup_knows_what_it_waits_for(guest: Invite, club: Club) -> None:
    ana, bea = guest(club), guest(club, phone=True)
    wish = {"title": "Two", **SHORT, "rules": {"format": "knock-out"}}
    cup_id = ana.ask("POST", "/api/cups", {**wish, "name": "Ana"})["id"]
    bea.ask("POST", f"/api/cups/{cup_id}", {"do": "enter", "name": "Bea"})
    ana.ask("POST", f"/api/cups/{cup_id}", {"do": "next-round", "round": 1})
    table = own_table(bea, cup_id)
    assert table is not None
    page = bea.open(f"/table/{table.id}")
    expect(page.get_by_text(say("page-gather-cup", days="no"))).to_be_visible()
    page.get_by_role("link", name=say("page-cup")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Two")


def test_nothing_is_offered_that_would_be_refused(guest: Invite, club: Club) -> None:
    ana, eve = guest(club, phone=True), guest(club)
    wish = {"title": "Tree", **SHORT, "rules": {"format": "knock-out"}, "bots": ["random"] * 3}
    cup_id = ana.ask("POST", "/api/cups", wish)["id"]
    page = ana.open(f"/cup/{cup_id}")
    ladder = page.get_by_role("group", name=say("lobby-opponents")).bounding_box()
    assert ladder is not None
    assert ladder["width"] > 250, "the levels of bots can be read"
    eve.open(f"/cup/{cup_id}")
    entering = eve.page.get_by_role("button", name=say("cup-enter"), exact=True)
    expect(entering).to_be_visible()
    page.get_by_role("button", name=say("cup-begin")).click()
    expect(page.get_by_role("heading", name=say("cup-round-of", round=1, rounds=2))).to_be_visible()
    eve.open(f"/cup/{cup_id}")
    expect(eve.page.get_by_role("heading", name=say("cup-standings"))).to_be_visible()
    expect(entering).to_have_count(0)

    page = ana.open("/cups/new")
    page.get_by_role("radio", name=say("cup-format", format="knock-out"), exact=True).check(force=True)
    advance = page.get_by_label(say("cup-advance"))
    for players, most in (("3", None), ("4", "2")):
        page.get_by_role("group", name=say("cup-at-table")).get_by_label(players).check(force=True)
        if most is None:
            expect(advance).to_have_count(0)
        else:
            expect(advance).to_have_attribute("max", most)
    expect(page.get_by_label(say("cup-stand-in"))).to_be_visible()
    expect(page.get_by_text(say("lobby-timeout"))).to_have_count(0)
