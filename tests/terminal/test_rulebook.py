"""The rules as players read them: whole, alike in every language, each to be looked up by its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from malecon import rulebook
from malecon.cuba.buildings import THE_TILES
from malecon.games import GAMES
from malecon.havana.cards import THE_CARDS
from malecon.kernel.words import slug
from malecon.messages import LANGUAGES, say
from malecon.santiago.buildings import THE_BUILDINGS
from malecon.terminal.plain import drawing_of

LAW = Path(__file__).parents[2] / "rules"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_is_settled_is_told_in_every_language(name: str, language: str) -> None:
    settled = re.findall(r"\*\*([A-Z]\d+)\*\*", LAW.joinpath(f"{name}.md").read_text(encoding="utf-8"))
    assert sorted(rulebook.rules(name, language)) == sorted(settled)
    assert all(len(text) > 10 for text in rulebook.rules(name, language).values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_books_are_cut_alike(name: str, language: str) -> None:
    def cut(language: str) -> list[tuple[int, bool, list[str]]]:
        return [(part.depth, bool(part.lead), list(part.rules)) for part in rulebook.book(name, language)]

    assert cut(language) == cut("en")
    assert rulebook.book(name, language)[0].title == say(f"{name}-name", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_numbers_are_the_same_in_every_language(name: str, language: str) -> None:
    """A rule that lost a number, or has another one, is told wrongly."""

    def numbers(text: str) -> list[str]:
        return sorted(re.findall(r"\d+", re.sub(r"(?<=\d)[.,](?=\d{3})", "", text)))

    for rule, text in rulebook.rules(name, "en").items():
        assert numbers(rulebook.rule(name, rule, language)) == numbers(text), rule


def test_pieces_are_called_as_on_the_table() -> None:
    """Cards and buildings have the names that the messages give them."""
    for language in LANGUAGES:
        havana = rulebook.rules("havana", language)
        for card in THE_CARDS:
            name = say(f"havana-card-{slug(card.word)}", language).replace("\N{SOFT HYPHEN}", "")
            assert name in havana[card.rules[0]]
        cuba = rulebook.rules("cuba", language)
        for tile in THE_TILES:
            assert say(f"cuba-tile-{slug(tile.word)}", language) in cuba[tile.rules[0]]
        santiago = rulebook.rules("santiago", language)
        for building in THE_BUILDINGS:
            assert say(f"santiago-building-{slug(building.word)}", language) in santiago[building.rules[0]]


@pytest.mark.parametrize("name", GAMES)
def test_every_question_and_every_answer_has_rules_that_exist(name: str) -> None:
    game = GAMES[name]
    known = rulebook.rules(name)
    for question in game.questions:
        assert question.rules
        assert set(question.rules) <= set(known)
    drawing = drawing_of(game, game.box(game.new(game.seats[0])))
    for action in game.vocabulary.universe:
        assert set(drawing.rules(action)) <= set(known)
