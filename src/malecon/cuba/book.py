"""What the rulebook says of the building tiles, written from their rows."""

from __future__ import annotations

from malecon.cuba import codes as c
from malecon.cuba.buildings import THE_TILES
from malecon.cuba.text import RESOURCE_NAMES
from malecon.cuba.tile import Tile
from malecon.kernel.words import slug
from malecon.messages import has, say


def buildings(language: str) -> dict[str, str]:
    """Every tile by the id of its rule: name, cost, and what it does."""
    return {tile.rules[0]: rule(tile, language) for tile in THE_TILES}


def rule(tile: Tile, language: str) -> str:
    name = say(f"cuba-tile-{slug(tile.word)}", language)
    text = does(tile, c.EDITION_2012, language)
    other = does(tile, c.EDITION_2007, language)
    if other != text:
        text = say("cuba-rule-2007", language, does=text, other=other)
    more = f"cuba-rule-more-{tile.does.sentence(c.EDITION_2012)}"
    if has(more, language):
        text += " " + say(more, language)
    if tile.copies == 1:
        return say("cuba-rule-tile", language, tile=name, cost=cost(tile, language), does=text)
    values = {"tile": name, "cost": cost(tile, language), "does": text}
    return say("cuba-rule-tiles", language, **values, copies=int(tile.copies))


def does(tile: Tile, edition: int, language: str) -> str:
    """What it does, in a sentence."""
    words = {
        domain: say(f"cuba-{domain}-{slug(word)}", language) for domain, word in tile.does.words().items()
    }
    return say(f"cuba-does-{tile.does.sentence(edition)}", language, **tile.does.numbers(), **words)


def cost(tile: Tile, language: str) -> str:
    """`1 wood, 2 stone`."""
    counts = [(int(digit), name) for name, digit in zip(RESOURCE_NAMES, tile.cost, strict=True)]
    return ", ".join(
        say("cuba-rule-cost", language, n=n, piece=say(f"cuba-piece-{name}", language))
        for n, name in counts
        if n
    )
