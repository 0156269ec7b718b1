"""For everyone: rules at the point of doubt, first lessons, games without eyes, games looked over."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import expect

from malecon.messages import say
from tests.web.club import Club, Table, press, reach
from tests.web.conftest import Invite

GAMES = ["havana", "santiago", "cuba"]
#: Two languages: the browser's, and one that is not English.
LANGUAGES = [("en", "en-GB"), ("nl", "nl-NL")]


@pytest.mark.parametrize(("language", "locale"), LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_is_read_and_searched(
    game: str, language: str, locale: str, guest: Invite, club: Club
) -> None:
    page = guest(club, locale=locale).open(f"/rules/{game}")
    name = say(f"{game}-name", language)
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    last = {"havana": "H45", "santiago": "S53", "cuba": "C105"}[game]
    expect(page.locator(f"#{last}")).to_be_attached()
    page.get_by_role("searchbox").fill(last)
    expect(page.get_by_role("article")).to_have_count(1)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text(say("page-rules-none", language))).to_be_visible()


def test_a_rule_has_an_address(guest: Invite, club: Club) -> None:
    page = guest(club).open("/rules/cuba#C106")
    expect(page.locator("#C106")).to_be_in_viewport()
    expect(page.locator("#C106")).to_contain_text("Lighthouse")


def test_the_language_changes_at_once(guest: Invite, club: Club) -> None:
    page = guest(club).open("/rules/havana#H21")
    expect(page.locator("#H21")).to_contain_text("Tax collector")
    page.evaluate("window.same = true")
    page.get_by_label("Language").select_option("de")
    expect(page.locator("#H21")).to_contain_text("Steuereintreiber")
    assert page.evaluate("document.documentElement.lang") == "de"
    assert page.evaluate("window.same"), "the page was loaded anew"


@pytest.mark.parametrize(("language", "locale"), LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_lesson_explains_what_is_met(
    game: str, language: str, locale: str, guest: Invite, club: Club
) -> None:
    ana = guest(club, locale=locale)
    page = ana.open("/")
    lesson = page.get_by_role("button", name=say("lobby-lesson", language))
    lesson.nth(GAMES.index(game)).click()
    coach = page.get_by_role("complementary", name=say("lesson-title", language))
    expect(coach).to_contain_text(say(f"lesson-{game}-welcome", language))
    coach.get_by_role("button", name=say("lesson-next", language)).click()
    expect(coach).not_to_contain_text(say(f"lesson-{game}-welcome", language))
    # Whoever leaves and comes back goes on from there.
    page.reload()
    expect(coach).to_be_visible()
    expect(coach).not_to_contain_text(say(f"lesson-{game}-welcome", language))
    # And it is a real game.
    table = Table(ana, page.url.rsplit("/", 1)[1])
    assert table.play(random.Random(game), most=3) == 3


@pytest.mark.parametrize(
    ("game", "piece", "told"),
    [("havana", "card:mama", "H29"), ("santiago", "thing:value", "S36"), ("cuba", "character:mayor", "C31")],
)
def test_a_piece_is_explained_by_its_rules(
    game: str, piece: str, told: str, guest: Invite, club: Club
) -> None:
    table = guest(club).sit(game, "Ana", "bot")
    before = table.wait_for_turn()
    page = table.page
    page.get_by_role("button", name="What is this?").click()
    page.locator(f'[data-about="{piece}"]').first.click()
    expect(page.get_by_role("dialog")).to_contain_text(told)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert table.look()["length"] == before["length"], "it must not have been an answer"


#: Keeps whatever is read out: the next sentence may come soon after.
LISTEN = """window.said = [];
new MutationObserver(() => {
  for (const region of document.querySelectorAll("[aria-live=polite]")) said.push(region.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });"""
#: The answers in words; prices are drawn beside them.
NAMES = """(options) => options.map((option) => {
  const copy = option.cloneNode(true);
  copy.querySelectorAll(".price").forEach((price) => price.remove());
  return copy.textContent.trim();
})"""
SAID = "(sentence) => said.some((text) => text.includes(sentence))"


@pytest.mark.parametrize(("language", "locale"), LANGUAGES)
def test_a_game_is_played_by_what_is_said_alone(
    language: str, locale: str, guest: Invite, club: Club
) -> None:
    """By roles and names only, as a screen reader knows them: the list of answers, searched by typing."""
    ana = guest(club, locale=locale)
    ana.page.add_init_script(LISTEN)
    table = ana.sit("havana", "Ana", "bot", options={"round_limit": 1})
    page, chance = table.page, random.Random(7)
    given = 0
    while (asked := table.wait_for_turn())["status"] == "running":
        question = say(asked["question"]["key"], language)
        page.wait_for_function(SAID, arg=question)
        before = table.given(table.look())
        end = time.monotonic() + 20
        anyway = page.get_by_role("button", name=say("page-loses-anyway", language), exact=True)
        chosen = page.get_by_role("list", name=say("page-selection", language)).get_by_role("button")
        while table.given(table.look()) == before:
            assert time.monotonic() < end, "nothing came of it"
            known = chosen.all_inner_texts()  # one of them may stand for several
            page.keyboard.press("/")
            box = page.get_by_role("combobox", name=say("page-actions-search", language))
            names = page.get_by_role("option").evaluate_all(NAMES)
            if not names:  # all that is wanted is chosen
                page.get_by_role("button", name=say("page-confirm", language), exact=True).press("Enter")
                page.wait_for_timeout(100)
                continue
            wanted = chance.choice(names)
            box.fill(wanted)
            expect(page.get_by_role("option").first).to_contain_text(wanted)
            page.keyboard.press("Enter")
            # One of several is chosen, and more is wanted; or the table has it.
            while table.given(table.look()) == before and chosen.all_inner_texts() == known:
                assert time.monotonic() < end, f"nothing came of {wanted}"
                if anyway.count():
                    reach(anyway, press)
                page.wait_for_timeout(20)
        given += 1
    assert given >= 2
    end_of_game = say("havana-event-last-round-over", language)
    page.wait_for_function(SAID, arg=end_of_game)
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_a_finished_game_is_looked_over_and_counted(guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit("havana", "Ana", "bot", options={"round_limit": 1}, title="Looked over")
    assert table.skip(random.Random(3), 1000)["status"] == "over"
    page = table.page
    page.get_by_role("dialog").get_by_role("button", name=say("end-look-over")).click()
    # The first answers are judged soon; the whole takes longer than a test should.
    expect(page.get_by_role("img", name="Chance to win, along the game")).to_be_visible(timeout=240_000)
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    page.get_by_role("slider", name="Go along the game").fill("0")
    page.goto("/statistics")
    page.get_by_role("searchbox").fill("Ana")
    expect(page.get_by_role("heading", level=2, name="Ana")).to_be_visible()
