"""Everything is in sight: nothing under the prompt or cut off, nothing too small to read, no room wasted.

Tables with as many players as a game allows, at every size of window and in every language; the window
changes, the page stays.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from malecon.messages import LANGUAGES, say
from tests.web.club import Club
from tests.web.conftest import Invite

#: Called in the page it tells what is small, hidden or wasted.
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
PHONES = ((360, 780), (390, 844))
TABLET = (768, 1024)
LAPTOP = (1366, 768)
SCREENS = ((1440, 900), (1920, 1080), (2560, 1440))
SIZES = (*PHONES, TABLET, LAPTOP, *SCREENS)
MOST = {"havana": 4, "santiago": 4, "cuba": 5}
#: The room that may stay empty beside what is drawn, on a window that is large enough for all.
SPARE = 48


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window, in which everything has found its place."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def measure(page: Page, size: tuple[int, int]) -> dict[str, Any]:
    page.wait_for_selector(".board:not(.making)")
    resize(page, size)
    found = page.evaluate(MEASURE)
    assert isinstance(found, dict)
    return found


def speak(page: Page, language: str) -> None:
    """As if another tab had chosen this language."""
    page.evaluate(
        """language => {
          const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem("malecon")), language });
          dispatchEvent(new StorageEvent("storage", { key: "malecon", newValue }));
        }""",
        language,
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
def test_every_question_leaves_all_in_sight(game: str, guest: Invite, club: Club) -> None:
    """Each kind of question of a game, as it comes: whatever it shows has room, also in long German words."""
    ana = guest(club, locale="de-DE")
    table = ana.sit(game, "Maximiliana", *["bot:random"] * (MOST[game] - 1), hints=True)
    chance, seen, wrong = random.Random(game), set[str](), list[str]()
    for _ in range(60):
        now = table.skip(chance, 0)
        if now["status"] != "running":
            break
        question = now["question"]["key"]
        if question not in seen:
            seen.add(question)
            table.wait_for_turn()
            for size in (LAPTOP, PHONES[0]):
                found = complaints(measure(ana.page, size), size)
                wrong += [f"{question}, {size[0]} px: {one}" for one in found]
        table.answer(now, chance.choice(sorted(table.answers(now))))
    assert len(seen) > 5
    assert not wrong, "\n".join(wrong)


#: By how many pixels the head of an act lies over the act, at most.
OVER_ITS_HEAD = """() => {
  let most = -Infinity;
  for (const head of document.querySelectorAll(".slot > .tag")) {
    const act = head.parentElement.querySelector(".formula");
    if (act) most = Math.max(most, head.getBoundingClientRect().bottom - act.getBoundingClientRect().top);
  }
  return most;
}"""


def test_no_act_lies_over_its_head(guest: Invite, club: Club) -> None:
    """At the beginning those with the longest names are in force."""
    ana = guest(club)
    ana.sit("cuba", "Ana", "bot", "bot").wait_for_turn()
    for language in LANGUAGES:
        speak(ana.page, language)
        for size in (LAPTOP, *SCREENS):
            resize(ana.page, size)
            over = ana.page.evaluate(OVER_ITS_HEAD)
            assert over <= 1, (language, size, over)


@pytest.mark.parametrize("game", MOST)
def test_a_page_twice_as_large_loses_nothing(game: str, guest: Invite, club: Club) -> None:
    """200 % on a laptop is a window of half its size."""
    ana = guest(club)
    ana.sit(game, "Ana", "bot").wait_for_turn()
    for size in ((683, 384), (640, 400)):
        found = measure(ana.page, size)
        assert found["wider"] <= 0
        assert found["prompt"] < 0.7 * size[1], "there is room for the board beside the question"


# --- what a thing does ---

#: Something of each kind that does something, and a word of what is told of it.
THINGS = {
    "havana": ("main [data-about='card:siesta']", "[data-does^='tile:']"),
    "santiago": ("[data-about^='cuban:']", "main [data-about^='building:']", "[data-about='thing:dice']"),
    "cuba": (
        "main [data-about='character:mayor']",
        "main [data-about^='law:']",
        ".supply [data-about^='tile:']",
        ".lying[data-about^='berth:']",
    ),
}
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((element) => element.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def told(tip: Locator, thing: Locator) -> None:
    """It stands beside the thing, with a sentence or pictures beneath a name."""
    expect(tip).to_be_visible()
    assert len(tip.inner_text().split()) > 1
    handles = [thing.element_handle(), tip.element_handle()]
    assert not thing.page.evaluate(OVERLAP, handles), "the explanation lies over what it explains"


@pytest.mark.parametrize("game", MOST)
def test_what_a_thing_does_is_shown_where_it_lies(game: str, guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit(game, "Ana", "bot")
    table.lay()
    table.wait_for_turn()
    tip = ana.page.get_by_role("tooltip")
    for selector in THINGS[game]:
        thing = ana.page.locator(selector).locator("visible=true").first
        thing.hover()
        told(tip, thing)
        ana.page.keyboard.press("Escape")
        expect(tip).to_be_hidden()
    ana.page.mouse.move(0, 0)


def test_it_is_shown_to_the_keyboard_too(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit("havana", "Ana", "bot")
    table.lay()
    while len(table.look()["asked"]) > 1:  # what the bot chooses is told too
        ana.page.wait_for_timeout(50)
    table.wait_for_turn()
    ana.page.wait_for_timeout(300)
    ana.page.locator("#prompt").focus()
    for _ in range(40):
        ana.page.keyboard.press("Shift+Tab")
        if ana.page.evaluate("document.activeElement.matches('.fan .glow')"):
            break
    told(ana.page.get_by_role("tooltip"), ana.page.locator(":focus"))
    described = ana.page.locator(":focus").get_attribute("aria-describedby")
    assert described == ana.page.get_by_role("tooltip").get_attribute("id")


def test_a_long_press_shows_it_and_does_nothing_else(guest: Invite, club: Club) -> None:
    ana = guest(club, phone=True)
    table = ana.sit("cuba", "Ana", "bot")
    table.wait_for_turn()
    before = table.moment(table.look())
    thing = ana.page.locator("[data-about^='character:']").locator("visible=true").first
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    finger = ana.context.new_cdp_session(ana.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    told(ana.page.get_by_role("tooltip"), thing)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ana.page.wait_for_timeout(300)
    assert table.moment(table.look()) == before
    assert ana.page.get_by_role("alert").count() == 0, "a long press asks for nothing"


# --- for eyes and hands ---

#: The stop on the way by Tab: its name, and why it is one.
STOP = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const label = one.labels?.[0]?.innerText;
  const name = one.ariaLabel || one.innerText?.trim() || one.title || label || one.placeholder || "";
  const scrolls = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
  const onBoard = Boolean(one.closest("main .board"));
  const opens = one.matches("[aria-expanded], [aria-pressed], [aria-haspopup], a[href], input, select");
  const acts = one.matches("button:enabled, a[href], input, select, textarea, [role=tab], [role=button]");
  const answers = one.matches(".glow") || one.closest("[data-dial]") !== null;
  const does = answers || (onBoard ? opens : acts) || scrolls || Boolean(one.onclick);
  const key = [...document.querySelectorAll("*")].indexOf(one);
  return { name, does, key, html: one.outerHTML.slice(0, 160) };
}"""


@pytest.mark.parametrize("game", MOST)
def test_every_stop_on_the_way_by_tab_has_a_name_and_does_something(
    game: str, guest: Invite, club: Club
) -> None:
    ana = guest(club)
    table = ana.sit(game, "Ana", "bot", hints=True)
    table.skip(random.Random(game), 12)
    table.wait_for_turn()
    ana.page.mouse.click(2, 2)
    seen: set[int] = set()
    for _ in range(150):
        ana.page.keyboard.press("Tab")
        stop = ana.page.evaluate(STOP)
        if stop is None or stop["key"] in seen:
            break
        seen.add(stop["key"])
        assert stop["name"], f"without a name: {stop['html']}"
        assert stop["does"], f"does nothing: {stop['html']}"
    assert len(seen) > 8


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_more_contrast(mode: str, guest: Invite, club: Club) -> None:
    """By the system's wish: axe finds nothing, on the way in and at each table."""
    ana = guest(club, dark=mode == "dark", contrast="more")
    pages = ["/", *(f"/table/{ana.make(game, 'Ana', 'bot')['id']}" for game in MOST)]
    wrong: list[str] = []
    for path in pages:
        ana.page.goto(path)
        expect(ana.page.locator("h1, #prompt").first).to_be_visible()
        expect(ana.page.locator("html")).to_have_attribute("data-contrast", "more")
        ana.page.wait_for_timeout(300)
        found = Axe().run(ana.page, options={"resultTypes": ["violations"]})
        for violation in found.response["violations"]:
            places = [node["html"][:120] for node in violation["nodes"][:3]]
            wrong.append(f"{path}: {violation['id']} {places}")
    assert not wrong, "\n".join(wrong)


def test_contrast_and_volume_can_be_chosen(guest: Invite, club: Club) -> None:
    ana = guest(club)
    page = ana.open("/")
    page.get_by_role("button", name=say("lobby-settings"), exact=True).click()
    page.get_by_role("switch", name=say("lobby-contrast")).check()
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    page.get_by_role("switch", name=say("lobby-sound")).check()
    volume = page.get_by_role("slider", name=say("lobby-volume"))
    volume.fill("25")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    assert page.evaluate("JSON.parse(localStorage.getItem('malecon')).volume") == 25


# --- the first visit ---


@pytest.mark.parametrize("size", [LAPTOP, *PHONES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_sees_all_games_and_how_to_learn_them(
    size: tuple[int, int], language: str, guest: Invite, club: Club
) -> None:
    ana = guest(club, locale=language)
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = ana.open("/")
    for game in MOST:
        tile = page.get_by_role("article", name=say(f"{game}-name", language), exact=True)
        for way in ("lobby-lesson", "lobby-play-now"):
            button = tile.get_by_role("button", name=say(way, language))
            expect(button).to_be_in_viewport(ratio=1)


def test_play_now_plays(guest: Invite, club: Club) -> None:
    ana = guest(club)
    page = ana.open("/")
    page.get_by_role("button", name=say("lobby-play-now")).first.click()
    page.wait_for_url("**/table/*")
    expect(page.locator("#prompt")).to_be_visible()
