"""One row for one piece: whatever else a Cuban or a building needs is there, and agrees with its row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from malecon import rulebook
from malecon.kernel.words import slug
from malecon.messages import LANGUAGES, has, say
from malecon.santiago.buildings import THE_BUILDINGS, Pays
from malecon.santiago.cubans import THE_CUBANS, Cuban
from malecon.santiago.data import THE_FLOWERS, THE_GOODS
from malecon.santiago.use import Building
from tests.golden.demands import demands
from tests.santiago.scene import GAME

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web/src/games/santiago"
LAW = (ROOT / "rules/santiago.md").read_text(encoding="utf-8")
PIECES = [*THE_CUBANS, *THE_BUILDINGS]


def drawn(*files: Path) -> set[str]:
    """The names under which these files of the page have a drawing."""
    texts = [path.read_text(encoding="utf-8") for path in files]
    return {name.strip('"') for text in texts for name in re.findall(r'^  ("[^"]+"|[\w]+):', text, re.M)}


def signs(row: Cuban | Building) -> list[str]:
    """The words of a formula that must be pictures."""
    amount = (
        row.does.formula(row.amount) if isinstance(row, Cuban) else row.does.formula(row.pesos, row.points)
    )
    return re.findall(r"[a-z]+", amount)


def sentence(row: Cuban | Building) -> str:
    key = row.does.sentence() if isinstance(row, Cuban) else row.does.sentence(row.pesos, row.points)
    return f"santiago-does-{key}"


def missing(row: Cuban | Building) -> Iterator[str]:
    """Everything that this piece needs and that is not there yet, each with its place."""
    domain = "cuban" if isinstance(row, Cuban) else "building"
    file = PAGE / ("portraits.ts" if domain == "cuban" else "facades.ts")
    if row.word not in drawn(file):
        yield f"a picture in {file.name}"
    pictures = drawn(PAGE / "signs.ts", ROOT / "web/src/icons/pictures.ts")
    yield from (f"a sign {sign} in signs.ts" for sign in signs(row) if sign not in pictures)
    for language in LANGUAGES:
        keys = [f"santiago-{domain}-{slug(row.word)}", f"santiago-ask-{slug(row.word)}", sentence(row)]
        if domain == "cuban":
            keys += [f"santiago-title-{slug(row.word)}", f"santiago-station-{slug(row.word)}"]
        yield from (f"{key} in {language}/santiago.ftl" for key in keys if not has(key, language))
        told = rulebook.rules("santiago", language)
        yield from (f"{rule} in {language}/santiago.md" for rule in row.rules if rule not in told)
    yield from (f"{rule} in rules/santiago.md" for rule in row.rules if f"**{rule}**" not in LAW)
    demand = f"called on: {row.word}" if domain == "cuban" else f"used: {row.word}"
    if demand not in demands(GAME):
        yield f"a demand “{demand}” in tests/golden/demands.py"


@pytest.mark.parametrize("row", PIECES, ids=lambda row: str(row.word))
def test_a_piece_has_all_it_needs(row: Cuban | Building) -> None:
    assert list(missing(row)) == []


def test_all_that_a_new_piece_lacks_is_named() -> None:
    told = list(missing(Building("lighthouse", ("S99",), Pays(), points=2)))
    assert "a picture in facades.ts" in told
    assert "santiago-building-lighthouse in de/santiago.ftl" in told
    assert "S99 in rules/santiago.md" in told
    assert "a demand “used: lighthouse” in tests/golden/demands.py" in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", PIECES, ids=lambda row: str(row.word))
def test_law_and_rulebook_say_the_numbers_of_the_row(row: Cuban | Building, language: str) -> None:
    """In the rulebook a paragraph tells of several buildings; each begins with its name."""
    if isinstance(row, Cuban):
        numbers, name = [row.amount], say(f"santiago-cuban-{slug(row.word)}", language)
        english = say(f"santiago-cuban-{slug(row.word)}", "en")
        law = re.search(rf"\| \*\*{row.rules[0]}\*\* \| {english}, [^\n]*", LAW)
    else:
        numbers, name = [row.pesos, row.points], say(f"santiago-building-{slug(row.word)}", language)
        english = say(f"santiago-building-{slug(row.word)}", "en")
        law = re.search(rf"\*\*{english}\*\*:[^*\n]*", LAW)
    told = re.search(rf"\*\*{name}\*\*[^*]*", rulebook.rule("santiago", row.rules[0], language))
    for text in (law, told):
        assert text, name
        for number in numbers:
            assert not number or re.search(rf"\b{number}\b", text[0].replace(row.rules[0], "")), text[0]


def test_the_flower_of_a_cuban_is_that_of_the_law() -> None:
    colours = [*(flower.word for flower in THE_FLOWERS), "none"]
    for cuban in THE_CUBANS:
        law = re.search(rf"\*\*{cuban.rules[0]}\*\* \|[^|]*\| (\w+) ", LAW)
        assert law, cuban.word
        assert law[1] == colours[cuban.flower], cuban.word


def test_every_good_and_every_flower_has_its_picture() -> None:
    pictures = drawn(ROOT / "web/src/icons/pictures.ts")
    assert {good.word for good in THE_GOODS} | {f"flower-{flower.word}" for flower in THE_FLOWERS} <= pictures


def test_a_die_has_six_sides() -> None:
    assert {len(good.sides) for good in THE_GOODS} == {6, 0}


def test_pieces_say_what_they_do_with_an_owners_numbers() -> None:
    box = GAME.load_box({"tables": 'name = "x"\n[buildings]\nsawmill = { points = 4 }\nbank = { pesos = 1 }'})
    pieces = GAME.pieces(GAME.new(2, box=box))
    told = {one["building"]: one for one in pieces["buildings"]}
    assert told["sawmill"]["formula"] == "wood → 4 point peso"
    assert told["sawmill"]["does"] == {
        "key": "buys",
        "numbers": {"pesos": 1, "points": 4},
        "words": {"good": "wood"},
    }
    assert told["bank"]["formula"] == "1 peso"
