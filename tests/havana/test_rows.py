"""One row for one piece: whatever else a card or a material needs is there, and agrees with its row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from malecon import rulebook
from malecon.havana import codes as c
from malecon.havana import data as d
from malecon.havana.cards import THE_CARDS, Card
from malecon.havana.effects import Worker
from malecon.havana.pieces import FORMULAS
from malecon.kernel.words import slug
from malecon.messages import LANGUAGES, has, say
from tests.golden.demands import demands
from tests.havana.scene import GAME

ROOT = Path(__file__).parents[2]
LAW = (ROOT / "rules/havana.md").read_text(encoding="utf-8")
PICTURES = (ROOT / "web/src/icons/pictures.ts").read_text(encoding="utf-8")
TESTED = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests/havana").glob("test_*.py"))

#: Words of a formula that are drawn as several pictures.
KINDS = re.findall(
    r"^  (\w+): \[", (ROOT / "web/src/games/havana/kinds.ts").read_text(encoding="utf-8"), re.M
)


def law(rule: str) -> str:
    """The line of rules/havana.md that settles it."""
    found = re.search(rf"^- \*\*{rule}\*\* (.*)$", LAW, re.M)
    return found[1] if found else ""


def drawn(picture: str) -> bool:
    return re.search(rf'^  "?{picture}"?:', PICTURES, re.M) is not None


def missing(card: Card) -> Iterator[str]:
    """Everything that this card needs and that is not there yet, each with its place."""
    key = slug(card.word)
    if not drawn(f"card-{key}"):
        yield f"a picture card-{key} in pictures.ts"
    if card.word not in FORMULAS:
        yield f"a formula of {card.word} in pieces.py"
    for word in re.findall(r"[a-z][a-z-]+", re.sub(r"{.*?}", "", FORMULAS.get(card.word, ""))):
        if not drawn(word) and word not in KINDS:
            yield f"a picture {word} in pictures.ts"
    for language in LANGUAGES:
        keys = (f"havana-{domain}-{key}" for domain in ("card", "does", "ask"))
        yield from (f"{key} in {language}/havana.ftl" for key in keys if not has(key, language))
        told = rulebook.rules("havana", language)
        yield from (f"{rule} in {language}/havana.md" for rule in card.rules if rule not in told)
    yield from (f"{rule} in rules/havana.md" for rule in card.rules if not law(rule))
    if f"carried out: {card.word}" not in demands(GAME):
        yield f"a demand “carried out: {card.word}” in tests/golden/demands.py"
    if f'"{card.rules[0]}"' not in TESTED:
        yield f"a test of {card.rules[0]} in tests/havana"


def whole(name: str) -> str:
    """A name without the places where it may be broken."""
    return name.replace("\N{SOFT HYPHEN}", "")


@pytest.mark.parametrize("card", THE_CARDS, ids=lambda card: str(card.word))
def test_a_card_has_all_it_needs(card: Card) -> None:
    assert list(missing(card)) == []


def test_all_that_a_new_card_lacks_is_named() -> None:
    told = list(missing(Card("rum seller", 9, ("H99",), Worker(first=3, later=2))))
    assert "a picture card-rum-seller in pictures.ts" in told
    assert "havana-card-rum-seller in nl/havana.ftl" in told
    assert "havana-does-rum-seller in es/havana.ftl" in told
    assert "H99 in de/havana.md" in told
    assert "H99 in rules/havana.md" in told
    assert "a demand “carried out: rum seller” in tests/golden/demands.py" in told


@pytest.mark.parametrize("card", THE_CARDS, ids=lambda card: str(card.word))
def test_law_and_rulebook_say_the_numbers_of_a_card(card: Card) -> None:
    names = {language: whole(say(f"havana-card-{slug(card.word)}", language)) for language in LANGUAGES}
    texts = {language: rulebook.rule("havana", card.rules[0], language) for language in LANGUAGES}
    assert f"**{card.digit} {names['en']}**" in law(card.rules[0])
    for language, text in texts.items():
        assert text.startswith(f"**{card.digit} {names[language]}"), text
    for number in card.does.numbers().values():
        for text in (law(card.rules[0]), *texts.values()):
            assert re.search(rf"\b{number}\b", text), f"{number} is not in “{text}”"


@pytest.mark.parametrize("card", THE_CARDS, ids=lambda card: str(card.word))
def test_what_a_card_does_is_told_with_its_numbers_and_no_other(card: Card) -> None:
    numbers = card.does.numbers()
    for language in LANGUAGES:
        told = say(f"havana-does-{slug(card.word)}", language, **{key: n + 40 for key, n in numbers.items()})
        assert sorted(map(int, re.findall(r"\d+", told))) == sorted(n + 40 for n in numbers.values()), told


@pytest.mark.parametrize("material", d.THE_MATERIALS[: c.COLOURS], ids=lambda material: str(material.word))
def test_a_colour_has_a_picture_and_the_cubes_of_the_law(material: d.Material) -> None:
    assert drawn(material.word)
    assert f"{material.cubes} {material.word}" in law("H2")
    assert all(law(rule) for rule in material.rules)


@pytest.mark.parametrize(
    ("rule", "number"),
    [
        *(("H1", int(goal)) for goal in d.GOAL if goal),
        ("H2", int(d.CUBES_IN_ALL)),
        ("H3", int(d.WORKERS_IN_ALL)),
        ("H4", int(c.TILES)),
        ("H5", int(d.LOW_TILE)),
        ("H6", int(c.CARDS)),
        ("H6", int(d.FIRST_PESOS)),
        ("H6", int(d.FIRST_CUBES)),
        ("H7", int(d.CENTRE_CUBES)),
        ("H7", int(d.CENTRE_PESOS)),
        ("H33", int(d.EXCHANGE)),
        ("H37", int(d.SUPPLY_CUBES)),
        ("H37", int(d.SUPPLY_PESOS)),
        ("H40", int(d.FEW_CARDS)),
        ("H45", int(d.FULL_ROUND)),
    ],
)
def test_the_law_says_our_numbers(rule: str, number: int) -> None:
    assert re.search(rf"\b{number}\b", law(rule))


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_and_questions_repeat_the_numbers_of_the_rows(language: str) -> None:
    """A record's words are told without the pieces at hand, so these say their numbers themselves."""
    for verb in ("pay-pesos-for-workers", "pay-grey-for"):
        told = say(f"havana-do-{verb}", language, number=77, coloured="")
        assert re.findall(r"\d+", told) == [str(d.EXCHANGE), "77"]
    worth = re.findall(r"\d+", say("havana-ask-swap", language))
    assert worth == [str(n) for n in range(1, d.LOW_TILE + 1)]
