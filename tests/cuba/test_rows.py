"""One row for one piece: whatever else a tile or a law needs is there, and agrees with its row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from malecon import rulebook
from malecon.cuba import book
from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.buildings import THE_TILES, Brings
from malecon.cuba.tile import Tile
from malecon.kernel.words import slug
from malecon.messages import LANGUAGES, has, say
from tests.cuba.scene import GAME
from tests.golden.demands import demands

ROOT = Path(__file__).parents[2]
LAW = (ROOT / "rules/cuba.md").read_text(encoding="utf-8")
TESTED = "".join(
    (ROOT / f"tests/cuba/test_{name}.py").read_text("utf-8") for name in ("buildings", "foreman")
)
EDITIONS = (c.EDITION_2012, c.EDITION_2007)


def drawn(file: str) -> set[str]:
    """The names under which a file of the page has a drawing."""
    text = (ROOT / "web/src" / file).read_text(encoding="utf-8")
    return {name.strip('"') for name in re.findall(r'^  ("[^"]+"|[\w]+):', text, re.M)}


def pictures() -> set[str]:
    """What a word of a formula may be."""
    return drawn("icons/pictures.ts") | {kinds.word for kinds in d.THE_KINDS}


def law(rule: str) -> list[str]:
    """The cells of the row of rules/cuba.md that settles a tile: name, cost, what it does."""
    found = re.search(rf"^\| \*\*{rule}\*\* ?≠? \|(.*)\|$", LAW, re.M)
    return [cell.strip() for cell in found[1].split("|")] if found else []


def missing(tile: Tile) -> Iterator[str]:
    """Everything that this tile needs and that is not there yet, each with its place."""
    if not law(tile.rules[0]):
        yield f"{tile.rules[0]} in rules/cuba.md"
    if tile.word not in drawn("games/cuba/signs.ts"):
        yield "a picture in signs.ts"
    for edition in EDITIONS:
        words = re.findall(r"[a-z]{2,}", tile.does.formula(edition))
        yield from (f"a picture “{word}” in pictures.ts" for word in words if word not in pictures())
    for language in LANGUAGES:
        keys = [f"cuba-tile-{slug(tile.word)}", f"cuba-ask-use-{tile.does.sentence(c.EDITION_2012)}"]
        keys += {f"cuba-does-{tile.does.sentence(edition)}" for edition in EDITIONS}
        keys += [f"cuba-{domain}-{slug(word)}" for domain, word in tile.does.words().items()]
        yield from (f"{key} in {language}/cuba.ftl" for key in keys if not has(key, language))
    for demand in (f"built: {tile.word}", f"used: {tile.word}"):
        if demand not in demands(GAME):
            yield f"a demand “{demand}” in tests/golden/demands.py"
    if f'"{tile.rules[0]}"' not in TESTED:
        yield f"a test of {tile.rules[0]} in tests/cuba/test_buildings.py"


@pytest.mark.parametrize("tile", THE_TILES, ids=lambda tile: str(tile.word))
def test_a_tile_has_all_it_needs(tile: Tile) -> None:
    assert not list(missing(tile)), f"{tile.word} lacks " + ", ".join(missing(tile))


def test_all_that_a_new_tile_lacks_is_named() -> None:
    told = list(missing(Tile("rum bar", ("C199",), "101", Brings(points=3), 1.0)))
    assert "C199 in rules/cuba.md" in told
    assert "a picture in signs.ts" in told
    assert "cuba-tile-rum-bar in nl/cuba.ftl" in told
    assert "a demand “used: rum bar” in tests/golden/demands.py" in told
    assert "a test of C199 in tests/cuba/test_buildings.py" in told


@pytest.mark.parametrize("tile", THE_TILES, ids=lambda tile: str(tile.word))
def test_a_tile_is_as_the_law_has_it(tile: Tile) -> None:
    assert law(tile.rules[0]), f"{tile.rules[0]} is missing in the table of rules/cuba.md"
    name, cost, does = law(tile.rules[0])
    copies = f" ({tile.copies} tiles)" if tile.copies > 1 else ""
    assert name == say(f"cuba-tile-{slug(tile.word)}", "en") + copies
    resources = zip(("wood", "stone", "water"), tile.cost, strict=True)
    assert cost == " ".join(f"{digit} {resource}" for resource, digit in resources if digit != "0")
    for number in tile.does.numbers().values():
        assert not number or re.search(rf"\b{number}\b", does), f"{number} is not in “{does}”"


def test_there_are_as_many_tiles_as_the_law_says() -> None:
    found = re.search(r"\*\*C3\*\* `\[R\]` (\d+) building tiles", LAW)
    assert found
    assert sum(tile.copies for tile in THE_TILES) == int(found[1]), "C3 in rules/cuba.md"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", THE_TILES, ids=lambda tile: str(tile.word))
def test_the_rulebook_tells_of_a_tile(tile: Tile, language: str) -> None:
    told = book.rule(tile, language)
    assert told.startswith(f"**{say(f'cuba-tile-{slug(tile.word)}', language)}** (")
    for number in (*tile.cost, *map(str, tile.does.numbers().values())):
        assert number == "0" or re.search(rf"\b{number}\b", told), told


def test_the_rulebook_has_every_tile_in_its_place() -> None:
    chapter = next(part for part in rulebook.book("cuba") if THE_TILES[0].rules[0] in part.rules)
    assert chapter.rules == {tile.rules[0]: book.rule(tile, "en") for tile in THE_TILES}


@pytest.mark.parametrize("row", d.THE_LAWS, ids=lambda row: str(row.word))
def test_a_law_has_all_it_needs(row: d.Law) -> None:
    printed = row.word.startswith("printed")
    keys = [f"cuba-{'law' if printed else 'act'}-{slug(row.word)}"]
    keys += [f"cuba-does-{row.sentence}"] if row.sentence else []
    for language in LANGUAGES:
        assert [key for key in keys if not has(key, language)] == []
    assert [word for word in re.findall(r"[a-z]{2,}", row.formula) if word not in pictures()] == []
    assert [rule for rule in row.rules if f"**{rule}**" not in LAW] == []
    assert printed or f"passed: {row.word}" in demands(GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_acts_say_the_numbers_of_their_rows(language: str) -> None:
    for row in d.THE_LAWS[: c.ACTS]:
        told = {int(digit) for digit in re.findall(r"\d+", say(f"cuba-act-{slug(row.word)}", language))}
        assert told <= {row.number, row.pesos or 1}, row.word


def test_acts_stand_in_the_order_of_their_groups() -> None:
    for act, row in enumerate(d.THE_LAWS[: c.ACTS]):
        assert row.group == act // c.ACTS_IN_GROUP, row.word
    named = {
        c.DUTY_RESOURCES: "duty resources",
        c.SUBSIDY_WATER: "subsidy water",
        c.SUBSIDY_PESOS: "subsidy pesos",
        c.MARKET_LESS: "market less",
        c.DROUGHT_ACT: "drought",
        c.CORRUPTION_ACT: "corruption",
        c.PRINTED_TAX: "printed tax",
    }
    assert {code: d.THE_LAWS[code].word for code in named} == named


@pytest.mark.parametrize("number", range(c.CHARACTERS))
def test_a_character_has_the_votes_of_the_law(number: int) -> None:
    """And those that the engine counts by the place of the card among the five."""
    row = d.THE_CHARACTERS[number]
    assert row.votes == number + 1
    found = re.search(rf"{row.word} (\d)", next(line for line in LAW.splitlines() if "**C9**" in line))
    assert found
    assert row.votes == int(found[1])


def test_editions_differ_where_the_tiles_do() -> None:
    """C85, C96."""
    differ = [
        tile.word
        for tile in THE_TILES
        if tile.does.formula(c.EDITION_2012) != tile.does.formula(c.EDITION_2007)
    ]
    assert differ == ["large branch office", "black market"]
