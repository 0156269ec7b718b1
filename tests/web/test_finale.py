"""The end of a game is a scene of its own: seen at once as a whole, told to everybody, and shared."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Playwright, Route, expect

from malecon.kernel.game import Json
from malecon.messages import LANGUAGES, say
from tests.web.club import PATIENCE, Club, Seat, Table, Visitor
from tests.web.conftest import Invite
from tests.web.test_screens import PICTURES
from tests.web.test_sight import resize, speak

SIZES = {"phone": (390, 844), "tablet": (768, 1024), "laptop": (1366, 768), "large": (1920, 1080)}
#: As many as can sit there, so that it is as full as it can be.
TABLES = {
    "havana": ("Ana", "bot:greedy", "bot:random", "bot:greedy"),
    "santiago": ("Ana", "bot:greedy", "bot:random", "bot:greedy"),
    "cuba": ("Ana", "bot:greedy", "bot:random", "bot:greedy", "bot:random"),
}


class Ended:
    """A game that is over, and the link to Ana's seat."""

    def __init__(self, table_id: str, link: str, ending: Json) -> None:
        self.id, self.link, self.ending = table_id, link, ending


#: A game of this name that is over.
End = Callable[[str], Ended]


@pytest.fixture(scope="package")
def ended(playwright: Playwright, club: Club) -> Iterator[End]:
    request = playwright.request.new_context(base_url=club.address)
    ana = Visitor(request, club)

    @cache
    def played(game: str) -> Ended:
        made = ana.make(game, *TABLES[game], listed=True, hints=True)
        Seat(ana, made["id"]).skip(random.Random(game), 10_000)
        ending = ana.ask("GET", f"/api/tables/{made['id']}/ending")
        return Ended(made["id"], made["seats"][0]["link"], ending)

    yield played
    request.dispose()


def finale(page: Page) -> None:
    """Until the scene shows the result."""
    expect(page.get_by_test_id("finale").locator("tfoot td").first).to_be_visible()
    expect(page.get_by_test_id("finale").get_by_role("heading", level=2)).to_contain_text(re.compile("!$"))


#: What of the scene cannot be seen without scrolling, or lies outside of the window.
OUT_OF_SIGHT = """() => {
  const scene = document.querySelector("[data-testid=finale]");
  const found = [];
  for (const one of [scene, ...scene.querySelectorAll("*")]) {
    const { overflowY } = getComputedStyle(one);
    if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1)
      found.push(`${one.className || one.tagName} scrolls by ${one.scrollHeight - one.clientHeight}`);
  }
  for (const one of scene.querySelectorAll("h2, h3, td, th, button, a, .points, .name, .plate, li")) {
    const box = one.getBoundingClientRect();
    const isOut = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if (one.checkVisibility() && isOut) found.push(`${one.textContent.trim().slice(0, 30)} is out of sight`);
  }
  return found;
}"""


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("phone", [False, True], ids=["screens", "phone"])
def test_the_result_is_seen_without_scrolling(
    game: str, phone: bool, guest: Invite, club: Club, ended: End
) -> None:
    """The window and the language change, the scene stays."""
    ana = guest(club, phone=phone, dark=phone)
    ana.page.goto(ended(game).link)
    PICTURES.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        finale(ana.page)
        speak(ana.page, language)
        for size in ("phone",) if phone else ("tablet", "laptop", "large"):
            resize(ana.page, SIZES[size])
            # The street is measured when all else has its place.
            end = time.monotonic() + PATIENCE
            while found := ana.page.evaluate(OUT_OF_SIGHT):
                assert time.monotonic() < end, (language, size, found)
                ana.page.wait_for_timeout(50)
            ana.page.screenshot(path=PICTURES / f"finale-{game}-{size}-{language}.png")
    axe = Axe().run(ana.page, options={"resultTypes": ["violations"]})
    assert not axe.response["violations"], axe.generate_report()


@pytest.mark.parametrize("game", TABLES)
def test_the_numbers_are_those_of_the_game(game: str, guest: Invite, club: Club, ended: End) -> None:
    page = guest(club).page
    page.goto(ended(game).link)
    finale(page)
    ending = ended(game).ending
    totals = page.get_by_test_id("finale").locator("tfoot td").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in totals] == ending["scores"]
    for seat, score in enumerate(ending["scores"]):
        shown = 0
        for row in page.get_by_test_id("finale").locator("tbody tr").all():
            cell = row.locator("td").nth(seat).inner_text()
            gained, lost = re.match(r"(\d+)(?:\s*−(\d+))?", cell).groups()  # type: ignore[union-attr]
            shown += int(gained) - int(lost or 0)
        assert shown == score
    # For those who cannot see the street, the same in words.
    described = page.locator("#told").inner_text()
    assert all(str(score) in described for score in ending["scores"])


def test_points_come_in_by_source_and_a_key_skips_it(guest: Invite, club: Club) -> None:
    ana = guest(club, still=False, pace="normal")
    table = ana.sit("santiago", "Ana", "bot")
    table.wait_for_turn()
    scene = ana.page.get_by_test_id("finale")
    expect(scene).to_have_count(0)
    assert table.skip(random.Random(1), 1000)["status"] == "over"
    ana.page.wait_for_timeout(1500)
    expect(scene).to_have_count(0)  # first the last turns are told
    ana.page.keyboard.press("Escape")
    expect(scene).to_be_visible()
    expect(scene.get_by_role("heading", level=2)).to_have_text(say("end-counting"))
    expect(scene.get_by_text(say("end-turns"))).to_be_hidden()
    ana.page.keyboard.press("Escape")  # shows the result; the scene stays
    finale(ana.page)
    ana.page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    ana.page.get_by_role("button", name=say("page-result"), exact=True).click()
    finale(ana.page)


def test_the_result_is_there_at_once_for_those_who_want_no_motion(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit("havana", "Ana", "Bo", options={"round_limit": 1})  # at one screen
    assert Both(table).end()
    finale(ana.page)


class Both(Seat):
    """Two seats of one device, answered in turn."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.visitor, table.id)

    def end(self) -> bool:
        chance = random.Random(2)
        for _ in range(1000):
            for self.seat in (0, 1):
                table = self.look()
                if table["status"] == "over":
                    return True
                if self.answers(table):
                    self.answer(table, chance.choice(sorted(self.answers(table))))
        return False


def test_long_names_keep_to_their_houses(guest: Invite, club: Club) -> None:
    ana = guest(club)
    made = ana.make("havana", "W" * 40, "<b>" * 13, options={"round_limit": 1})
    for turn in range(200):  # both at one screen
        now = Seat(ana, made["id"], turn % 2)
        table = now.look()
        if table["status"] == "over":
            break
        if now.answers(table):
            now.answer(table, table["actions"][0]["words"])
    ana.page.goto(f"/table/{made['id']}")
    finale(ana.page)
    for width in (1366, 390):
        ana.page.set_viewport_size({"width": width, "height": 800})
        boxes = [one.bounding_box() for one in ana.page.get_by_test_id("finale").locator(".who").all()]
        left, right = (box for box in boxes if box)
        assert left["x"] >= 0
        assert left["x"] + left["width"] <= right["x"]


def test_a_game_without_a_result_has_no_scene(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit("cuba", "Ana", "bot")
    table.wait_for_turn()
    table.do("close")
    expect(ana.page.locator("#prompt")).to_contain_text(say("page-prompt-closed"))
    expect(ana.page.get_by_role("button", name=say("page-again"), exact=True)).to_be_visible()
    expect(ana.page.get_by_test_id("finale")).to_have_count(0)


def test_a_picture_is_saved_where_it_cannot_be_shared(
    guest: Invite, club: Club, ended: End, tmp_path: Path
) -> None:
    ana = guest(club)
    ana.page.goto(ended("santiago").link)
    finale(ana.page)
    with ana.page.expect_download() as download:
        ana.page.get_by_role("button", name=say("end-share"), exact=True).click()
    saved = tmp_path / "picture.png"
    download.value.save_as(saved)
    assert saved.read_bytes().startswith(b"\x89PNG")
    expect(ana.page.get_by_text(say("end-saved"))).to_be_visible()


def test_looking_it_over_begins_at_once_and_tells_the_own_mistakes_first(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit("havana", "Ana", "bot", options={"round_limit": 1})
    table.wait_for_turn()
    table.skip(random.Random(7), 1000)
    finale(ana.page)
    ana.page.get_by_role("button", name=say("end-look-over"), exact=True).click()
    expect(ana.page.get_by_test_id("finale")).to_have_count(0)
    review = ana.page.locator(".review")
    expect(review.get_by_role("heading", level=2)).to_be_in_viewport()
    expect(review.locator("progress, figure").first).to_be_visible()
    expect(review.get_by_text(say("review-split"))).to_be_visible(timeout=240_000)
    heads = review.get_by_role("heading", level=3).all_inner_texts()
    wanted = [say(f"review-{name}") for name in ("chances", "own-mistakes", "turns", "split", "points")]
    assert [head for head in heads if head in wanted] == wanted
    expect(review.get_by_text(say("review-rest-about"))).to_be_visible()
    sums = [int(text.split(":")[-1]) for text in review.locator("strong.sum").all_inner_texts()]
    assert sums == table.look()["result"]["scores"]


def test_statistics_show_a_building_that_is_both_owned_and_used(guest: Invite, club: Club) -> None:
    """Two entries of one name must not hide everybody."""
    ana = guest(club)

    def both() -> bool:
        for player in ana.ask("GET", "/api/statistics?game=santiago")["players"]:
            for at in player["at"]:
                words = {group: set[str]() for group in ("building", "owned")}
                for one in at["favourites"]:
                    words.setdefault(one["group"], set()).add(one["word"])
                if words["building"] & words["owned"]:
                    return True
        return False

    for seed in range(12):
        made = ana.make("santiago", "Ana", "bot:random", listed=True)
        Seat(ana, made["id"]).skip(random.Random(seed), 10_000)
        ana.page.wait_for_timeout(300)
        if both():
            break
    else:
        pytest.fail("no building is both owned and used")
    ana.page.goto("/statistics")
    expect(ana.page.get_by_role("heading", level=2, name=re.compile("Ana")).first).to_be_visible()


def test_statistics_without_a_listed_game_say_so(guest: Invite, own_club: Club) -> None:
    ana, eve = guest(own_club), guest(own_club)
    table = ana.sit("havana", "Ana", "bot", options={"round_limit": 1})
    table.wait_for_turn()
    table.skip(random.Random(1), 1000)
    eve.page.goto("/statistics")
    expect(eve.page.get_by_text(say("review-statistics-none"))).to_be_visible()
    eve.page.get_by_label(say("review-statistics-search")).fill("Nobody")
    expect(eve.page.get_by_text(say("review-statistics-nobody"))).to_be_visible()


def test_who_goes_on_from_a_level_table_of_a_knock_out_is_said(guest: Invite, club: Club) -> None:
    """Both have won, and the cup takes the better seeded."""
    ana = guest(club, phone=True)
    wish = {"title": "Level", "game": "havana", "options": {"round_limit": 1}, "listed": True}
    rules = {"format": "knock-out", "third_place": False}
    wish |= {"rules": rules, "bots": ["random"] * 2, "by_itself": False}
    cup_id = ana.ask("POST", "/api/cups", wish)["id"]
    ana.ask("POST", f"/api/cups/{cup_id}", {"do": "next-round", "round": 1})
    end = time.monotonic() + 3 * PATIENCE
    while (cup := ana.ask("GET", f"/api/cups/{cup_id}"))["status"] != "over":
        assert time.monotonic() < end, cup
        time.sleep(0.1)

    def level(route: Route) -> None:
        told = route.fetch().json()
        told["knock_out"][0]["matches"][0]["level"] = True
        route.fulfill(json=told)

    ana.page.route("**/api/cups/*?table=*", level)
    ana.page.goto(f"/table/{cup['round']['tables'][0]['id']}")
    name = next(one["name"] for one in cup["people"] if one["id"] == cup["champion"])
    for language in LANGUAGES:
        finale(ana.page)
        speak(ana.page, language)
        told = say("end-level", language, stage="final", count=1, players=name)
        expect(ana.page.get_by_test_id("finale").locator(".ending").last).to_contain_text(told)
        assert not ana.page.evaluate(OUT_OF_SIGHT)
