"""Santiago in words: the record's, and those of four languages."""

from __future__ import annotations

import re
from importlib.resources import files as folder

import pytest

from malecon.kernel.words import slug
from malecon.messages import LANGUAGES, has, say
from malecon.santiago import codes as c
from malecon.santiago.round import THE_STEPS
from malecon.santiago.text import DOMAINS, EVENTS, QUESTIONS, VOCABULARY
from tests.santiago.scene import GAME

SENTENCES = folder("malecon.messages")

every_language = pytest.mark.parametrize("language", LANGUAGES)

#: Domains whose names are numbers, or players: they need no message.
NUMBERS = {name for name, names in DOMAINS.items() if all(each.isdecimal() for each in names)}


def test_the_codes_agree_with_their_words() -> None:
    assert VOCABULARY.universe == tuple(range(c.ACTIONS))
    assert len(QUESTIONS) == len(THE_STEPS) == c.STEPS
    assert len(EVENTS) == c.EVENTS
    assert VOCABULARY.words(c.SELL_BOTH) == "sell rum and cigars"
    assert VOCABULARY.words(c.DELIVER + 5 * 2 + c.RUM) == "deliver 3 rum"
    assert VOCABULARY.words(c.DELIVER_WOOD + 5 + c.SUGAR) == "deliver 2 wood for sugar"
    assert VOCABULARY.words(c.DRIVE + 2) == "drive 3"
    assert VOCABULARY.words(c.ROLL + c.FACES * c.CITRUS + 4) == "roll citrus 4"


@every_language
def test_every_name_is_told(language: str) -> None:
    for domain, names in DOMAINS.items():
        for name in names:
            if domain not in NUMBERS:
                assert has(f"santiago-{domain}-{slug(name)}", language), f"{domain} {name}"


@every_language
def test_every_action_is_told_and_no_two_alike(language: str) -> None:
    told = []
    for action in VOCABULARY.universe:
        verb, names = VOCABULARY.parts(action)
        values: dict[str, str | int] = {}
        for domain, name in zip(verb.domains, names, strict=True):
            values[domain] = (
                int(name) if name.isdecimal() else say(f"santiago-{domain}-{slug(name)}", language)
            )
        assert has(f"santiago-do-{verb.key}", language)
        told.append(say(f"santiago-do-{verb.key}", language, **values))
    assert len(set(told)) == len(told)


@every_language
def test_every_question_event_and_option_is_told(language: str) -> None:
    for question in QUESTIONS:
        assert say(f"santiago-ask-{question.key}", language)
    for event in EVENTS:
        assert has(f"santiago-event-{event.key}", language)
        for number in (0, 1, 2):
            values = dict.fromkeys("abc"[: len(event.domains)], number)
            assert say(f"santiago-event-{event.key}", language, **values)
    for option in GAME.options:
        assert has(f"santiago-option-{option.name}", language)


def test_all_languages_have_the_same_messages() -> None:
    files = [(SENTENCES / language / "santiago.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    keys = [re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) for text in files]
    assert len(keys[0]) > 150
    for others in keys[1:]:
        assert others == keys[0]
