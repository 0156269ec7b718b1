"""Fingers, keys and small screens."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page

from tests.web.club import Club, Table, tap
from tests.web.conftest import Invite

GAMES = ["havana", "santiago", "cuba"]


def overflows(page: Page) -> int:
    """By how much the page is wider than the screen."""
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_game_by_fingers_on_a_phone(game: str, guest: Invite, club: Club) -> None:
    """To its end; what was asked some times already is answered by the interface."""
    ana = guest(club, phone=True)
    table = ana.sit(game, "Ana", "bot")
    widths = []

    def tap_and_look(place: Locator, timeout: float | None = None) -> None:
        tap(place, timeout)
        widths.append(overflows(ana.page))

    chance, asked = random.Random(game), Counter[str]()
    while (now := table.skip(chance, 0))["status"] != "over":
        question = now["question"]["key"]
        asked[question] += 1
        if asked[question] > 3:
            table.answer(now, chance.choice(sorted(table.answers(now))))
        else:
            table.wait_for_turn()
            table.give(chance.choice(sorted(table.glowing())), tap_and_look)
    assert len(asked) > 5
    assert max(widths) <= 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [360, 768, 3840])
def test_a_table_fits_every_screen(game: str, width: int, guest: Invite, club: Club) -> None:
    ana = guest(club)
    ana.page.set_viewport_size({"width": width, "height": 2160 if width > 2000 else 740})
    table = ana.sit(game, "Ana", "bot", "bot")
    table.skip(random.Random(game), 10)
    table.wait_for_turn()
    assert overflows(ana.page) <= 0
    for words in sorted(table.glowing())[:12]:
        place = table.place(words)
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box is not None
        assert box["x"] >= -1
        assert box["x"] + box["width"] <= width + 1
        if width == 360:
            assert min(box["width"], box["height"]) >= 24, (words, box)


def walk(table: Table, words: str) -> int:
    """Go to the place of an answer by Tab; how many steps it took."""
    for steps in range(1, 400):
        table.page.keyboard.press("Tab")
        if table.page.evaluate("document.activeElement?.dataset?.words") == words:
            return steps
    raise AssertionError(f"{words} cannot be reached by Tab")


@pytest.mark.parametrize("game", GAMES)
def test_playing_by_keys_alone(game: str, guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit(game, "Ana", "bot")
    chance = random.Random(game)

    def by_keys(place: Locator, timeout: float | None = None) -> None:
        words = place.get_attribute("data-words", timeout=timeout)
        assert words
        walk(table, words)
        ana.page.keyboard.press(chance.choice(["Enter", " "]))

    assert table.play(chance, most=12, how=by_keys) == 12
    table.wait_for_turn()
    # Nothing that was done by keys sends one back to the beginning.
    assert ana.page.evaluate("document.activeElement !== document.body")


#: The answers that lie under something else, or out of sight, whoever does not scroll.
COVERED = """() => [...document.querySelectorAll(".glow[data-words]")].filter((one) => {
  const box = one.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !found || !(one.contains(found) || found.closest(".glow") === one);
}).map((one) => one.dataset.words)"""


def test_the_first_question_is_in_sight_on_every_screen(guest: Invite, club: Club) -> None:
    """Cuba's board has the most on it; its heaps lay below the edge of the market on small laptops."""
    ana = guest(club)
    table = ana.sit("cuba", "Ana", "bot", "bot")
    for width, height in ((1000, 700), (1024, 768), (1280, 720), (1280, 800), (1366, 768), (1920, 1080)):
        ana.page.set_viewport_size({"width": width, "height": height})
        table.wait_for_turn()
        ana.page.wait_for_function(f"() => ({COVERED})().length === 0", timeout=5000)
        assert len(table.glowing()) > 3


WHERE = """(words) => [...document.querySelectorAll(".glow[data-words]")]
  .filter((one) => one.dataset.words === words && one.checkVisibility())
  .map((one) => one.getBoundingClientRect())
  .map((box) => `${Math.round(box.x)} ${Math.round(box.y)}`)[0]"""


@pytest.mark.parametrize(("game", "width"), [("havana", 1280), ("santiago", 820), ("cuba", 1280)])
def test_what_is_looked_at_stays_under_the_pointer(game: str, width: int, guest: Invite, club: Club) -> None:
    """What an answer would change is shown without moving the place where it is given: that would flicker."""
    ana = guest(club)
    ana.page.set_viewport_size({"width": width, "height": 800})
    table = ana.sit(game, "Ana", "bot", "bot")
    chance = random.Random(game)
    known: set[str] = set()
    for _ in range(60):
        now = table.skip(chance, 0)
        if now["status"] == "over":
            break
        if {words.split()[0] for words in table.answers(now)} <= known:
            table.answer(now, chance.choice(sorted(table.answers(now))))
            continue
        table.wait_for_turn()
        for words in sorted(table.glowing()):
            if words.split()[0] in known:
                continue
            known.add(words.split()[0])
            place = table.place(words)
            place.scroll_into_view_if_needed()
            box = place.bounding_box()
            assert box is not None
            place.hover(position={"x": box["width"] / 2, "y": box["height"] - 6})
            ana.page.wait_for_timeout(400)  # a preview is asked for after a rest
            places = set()
            for _ in range(5):
                ana.page.wait_for_timeout(60)
                places.add(ana.page.evaluate(WHERE, words))
            assert len(places) == 1, (words, places)
        table.answer(now, chance.choice(sorted(table.answers(now))))
    assert len(known) >= 8, known
