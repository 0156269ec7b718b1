"""The rules as people read them: each can be looked up by its id, here and in an installed package."""

from __future__ import annotations

import re

import pytest

from malecon import rulebook
from malecon.games import GAMES
from malecon.terminal.games import drawing_of


@pytest.mark.parametrize("name", ["havana", "santiago", "cuba"])
def test_every_rule_is_found_and_says_something(name: str) -> None:
    told = set(re.findall(r"^(?:- |\| )\*\*([A-Z]\d+)\*\*", rulebook.text(name), re.MULTILINE))
    assert told <= set(rulebook.rules(name))
    assert all(rulebook.rules(name).values())


def test_notes_on_where_a_rule_was_found_are_left_out() -> None:
    for name in ("havana", "santiago", "cuba"):
        for text in rulebook.rules(name).values():
            assert "`[" not in text


def test_a_rule_of_a_list_of_a_table_and_of_a_line_of_several() -> None:
    assert rulebook.rule("havana", "H16") == "**0 Siesta** does nothing."
    assert rulebook.rule("santiago", "S21") == "Miguel, woodcutter · blue · 2 wood"
    assert rulebook.rule("cuba", "C66") == "buildings"


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
