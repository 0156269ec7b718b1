"""The texts of the games over HTTP: words for a page that lacks them, and rulebooks."""

from __future__ import annotations

import pytest

from malecon import rulebook
from malecon.games import GAMES
from malecon.messages import LANGUAGES, text_of
from tests.server.conftest import Club

pytestmark = pytest.mark.anyio


async def test_the_words_of_a_game_are_those_of_its_file(small_club: Club) -> None:
    for language in LANGUAGES:
        found = await small_club.browser().get(f"/api/games/cuba/messages/{language}")
        assert found.json["messages"] == text_of(language, "cuba.ftl")


@pytest.mark.parametrize(("tag", "language"), [("de-AT", "de"), ("tlh", "en")])
async def test_an_unknown_language_is_told_in_a_known_one(small_club: Club, tag: str, language: str) -> None:
    found = await small_club.browser().get(f"/api/games/havana/messages/{tag}")
    assert found.json["messages"] == text_of(language, "havana.ftl")


async def test_what_is_no_language_is_not_there(small_club: Club) -> None:
    found = await small_club.browser().get("/api/games/havana/rulebook/%C2%84")
    assert (found.status, found.error["key"]) == (404, "language-unknown")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_rulebook_has_every_rule_and_names_no_other(
    small_club: Club, game: str, language: str
) -> None:
    book = (await small_club.browser().get(f"/api/games/{game}/rulebook/{language}")).json
    told = {rule["id"]: rule["text"] for chapter in book["chapters"] for rule in chapter["rules"]}
    assert told == rulebook.rules(game, language)
    named = {rule for words in book["subjects"].values() for ids in words.values() for rule in ids}
    assert named <= set(told)


@pytest.mark.parametrize("what", ["messages", "rulebook"])
async def test_a_game_that_is_not_here_is_missing(small_club: Club, what: str) -> None:
    refused = await small_club.browser().get(f"/api/games/chess/{what}/en")
    assert (refused.status, refused.error["kind"], refused.error["key"]) == (404, "missing", "game-unknown")
