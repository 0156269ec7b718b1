"""How well the bots shall play: seven steps, in sight and in reach on a small phone, and kept from before."""

from __future__ import annotations

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize, expect

from malecon.bots.cast import CAST
from malecon.bots.players import LEVELS
from malecon.messages import LANGUAGES, say
from tests.web.club import Club, Table
from tests.web.conftest import Invite
from tests.web.test_landing import table_of

SMALL: ViewportSize = {"width": 360, "height": 740}
TOUCH = 44  # pixels that a finger needs

#: The height of each step, and whether its name is wider than the step.
STEPS = """steps => steps.map(step => {
    const own = step.getBoundingClientRect(), name = step.querySelector("span").getBoundingClientRect();
    return {height: own.height, width: own.width, clipped: name.left < own.left || name.right > own.right};
})"""


def keep(page: Page, **choices: str) -> None:
    """As a device that was here before."""
    kept = json.dumps({"speed": "off", **choices})
    page.add_init_script(f"localStorage.setItem('malecon', {json.dumps(kept)})")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_steps_fit_on_a_small_phone(language: str, guest: Invite, club: Club) -> None:
    ana = guest(club, phone=True, locale=language)
    ana.page.set_viewport_size(SMALL)
    page = ana.open("/")
    ladder = page.get_by_role("group", name=say("lobby-opponents", language))
    names = [say(f"page-level-{level}", language) for level in LEVELS]
    expect(ladder.locator("label")).to_have_text(names)
    for one in ladder.locator("label").evaluate_all(STEPS):
        assert min(one["width"], one["height"]) >= TOUCH
        assert not one["clipped"]
    below = page.get_by_role("link", name=say("lobby-statistics", language))
    found = set()
    for level, name in zip(LEVELS, names, strict=True):
        step = ladder.get_by_role("radio", name=name, exact=True)
        step.tap()
        expect(step).to_be_checked()
        expect(ladder).to_contain_text(say(f"lobby-level-{level}", language))
        found.add(round(below.evaluate("link => link.getBoundingClientRect().top + scrollY")))
    assert len(found) == 1  # what is said of a level moves nothing
    assert page.evaluate("document.documentElement.scrollWidth") == SMALL["width"]
    assert not Axe().run(page).response["violations"]


def test_the_ladder_is_climbed_by_keys(guest: Invite, club: Club) -> None:
    page = guest(club).open("/")
    steps = [page.get_by_role("radio", name=say(f"page-level-{level}")) for level in LEVELS]
    steps[1].focus()  # casual, for those who have chosen nothing
    expect(steps[1]).to_be_checked()
    for step in steps[2:]:
        page.keyboard.press("ArrowRight")
        expect(step).to_be_checked()
    page.reload()
    expect(steps[-1]).to_be_checked()


def test_who_played_against_strong_meets_the_same_people(guest: Invite, club: Club) -> None:
    ana = guest(club)
    keep(ana.page, level="strong")
    page = ana.open("/")
    expect(page.get_by_role("radio", name=say("page-level-expert"))).to_be_checked()
    tile = page.get_by_role("article", name=say("santiago-name"), exact=True)
    tile.get_by_role("button", name=say("lobby-play-now")).click()
    seats = Table(ana, table_of(page)).look()["seats"][1:]
    assert {seat["level"] for seat in seats} == {"expert"}
    assert {seat["name"] for seat in seats} <= set(CAST["expert"])


def test_a_seat_that_is_given_to_strong_says_so(guest: Invite, club: Club) -> None:
    """It is not offered any more, but there are tables with it."""
    ana = guest(club)
    table = ana.sit("havana", "Ana", "bot:strong", begin=False)
    choice = ana.page.get_by_label(say("page-seat-who", number=2))
    expect(choice).to_have_value("strong")
    choice.select_option("master")
    expect(choice).to_have_value("master")
    expect(choice.locator("option")).to_have_count(len(LEVELS) + 1)
    assert table.look()["seats"][1]["name"] in CAST["master"]
