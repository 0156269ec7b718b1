"""Everything is in sight: nothing under the prompt or cut off, nothing too small to read, no room wasted.

Tables with as many players as a game allows, at every size of window and in every language; the window
changes, the page stays.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from malecon.messages import LANGUAGES
from tests.web.club import Club
from tests.web.conftest import Invite

#: Called in the page it tells what is small, hidden or wasted.
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
PHONES = ((360, 740), (390, 844))
TABLET = (768, 1024)
LAPTOP = (1366, 768)
SCREENS = ((1440, 900), (1920, 1080), (2560, 1440))
SIZES = (*PHONES, TABLET, LAPTOP, *SCREENS)
MOST = {"havana": 4, "santiago": 4, "cuba": 5}
#: The room that may stay empty beside what is drawn, on a window that is large enough for all.
SPARE = 48


def measure(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found = page.evaluate(MEASURE)
    assert isinstance(found, dict)
    return found


def speak(page: Page, language: str) -> None:
    """As if another tab had chosen this language."""
    kept = json.dumps({"language": language})
    page.evaluate(
        "kept => dispatchEvent(new StorageEvent('storage', { key: 'malecon', newValue: kept }))", kept
    )
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def complaints(found: dict[str, Any], size: tuple[int, int]) -> list[str]:
    """What somebody would have to look for at this size."""
    wrong = [f"{name} {found[name]}" for name in ("small", "hidden", "overlaps") if found[name]]
    wrong += [f"{name} {found[name]} px" for name in ("wider", "scrolls", "under") if found[name] > 1]
    if size in PHONES and found["apart"] > 0:
        wrong.append(f"street and hand need {found['apart']} px more")
    if size[0] >= LAPTOP[0]:
        wrong += [f"{side} it {n} px are empty" for side, n in found["empty"].items() if n > SPARE]
    return wrong


@pytest.mark.parametrize("game", MOST)
def test_everything_is_in_sight(game: str, guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit(game, "Maximiliana", *["bot:random"] * (MOST[game] - 1), hints=True)
    wrong: list[str] = []
    for answers, sizes, languages in ((0, (LAPTOP, *PHONES), LANGUAGES), (23, SIZES, ("de",))):
        table.skip(random.Random(game), answers)
        table.wait_for_turn()
        for language in languages:
            speak(ana.page, language)
            for size in sizes:
                found = complaints(measure(ana.page, size), size)
                wrong += [f"{answers} answers, {size[0]} px, {language}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", MOST)
def test_every_question_leaves_all_in_sight_on_a_laptop(game: str, guest: Invite, club: Club) -> None:
    """Each kind of question of a game, as it comes: whatever it shows has room."""
    ana = guest(club)
    ana.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    table = ana.sit(game, "Ana", *["bot:random"] * (MOST[game] - 1))
    chance, seen, wrong = random.Random(game), set[str](), list[str]()
    for _ in range(60):
        now = table.wait_for_turn()
        if now["status"] != "running":
            break
        question = now["question"]["key"]
        if question not in seen:
            seen.add(question)
            wrong += [f"{question}: {one}" for one in complaints(measure(ana.page, LAPTOP), LAPTOP)]
        table.answer(now, chance.choice(sorted(table.answers(now))))
    assert len(seen) > 5
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", MOST)
def test_a_page_twice_as_large_loses_nothing(game: str, guest: Invite, club: Club) -> None:
    """200 % on a laptop is a window of half its size."""
    ana = guest(club)
    ana.sit(game, "Ana", "bot").wait_for_turn()
    for size in ((683, 384), (640, 400)):
        found = measure(ana.page, size)
        assert found["wider"] <= 0
        assert found["prompt"] < 0.7 * size[1], "there is room for the board beside the question"
