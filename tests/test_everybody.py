"""Whoever plays: no text, comment or rule takes a player for a man, or for a woman."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ENDINGS = {".css", ".ftl", ".html", ".md", ".py", ".svelte", ".toml", ".ts"}
FOLDERS = ("bench", "docs", "examples", "rules", "src", "tests", "tools", "web/src")
FILES = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "dev",
    "hatch_build.py",
    "web/build.py",
    "web/index.html",
)

ENGLISH = re.compile(r"\b(?:he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)
#: In other languages such words stand for things as well; looked for is one after the word for a person.
OTHERS = {
    "de": r"\b(?:wer|jeder|jemand\w*|spieler|gastgeber)\b[^.:;?!]*?\b(?:er|ihm|sein|seine[mnrs]?)\b",
    "nl": r"\b(?:wie|iedereen|iemand|speler|gastheer)\b[^.:;?!]*?\b(?:hij|zijn (?!er\b|vrij\b|bezet\b)\w+)\b",
    "es": r"\b(?:cada uno|alguien|jugador)\b[^.:;?!]*?\bél\b",
}

#: What may be said: a pattern of the path, one of the line. Persons of the games are men and women ...
ALLOWED = [
    (r"cuba/(tradeswoman|refusal|about|view)\.py|wire\.d\.ts|test_tradeswoman\.py", r"\b(she|her)\b"),
    (r"havana/test_belief\.py", "Mama"),
    (r"rules/santiago\.md|santiago/lesson\.ts", "Alonso"),
    (r"messages/de/lesson\.ftl", "Jeder Cubaner"),
    # ... and some words mean a thing, or are the verb.
    (r"messages/de/cli\.ftl", "wer seine Kunden sind|jeder mit seinen drei Reihen"),
    (r"messages/de/cuba\.md", "Stück seiner Art|Feld seiner Art"),
    (r"messages/de/lab\.ftl", "jeder seinen gerechten Anteil"),
    (r"messages/de/lesson\.ftl", "an der Reihe sein"),
    (r"tests/test_everybody\.py", ""),
]


def texts() -> Iterator[Path]:
    """Whatever people have written here."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in ENDINGS and "static" not in path.parts and "golden" not in path.parts:
                yield path
    for name in FILES:
        yield ROOT / name


def pattern_for(name: str) -> re.Pattern[str]:
    language = re.search(r"messages/(\w+)/", name)
    other = OTHERS.get(language[1]) if language else None
    return re.compile(other, re.IGNORECASE) if other else ENGLISH


def is_allowed(name: str, line: str) -> bool:
    return any(re.search(f"(?:{path})$", name) and re.search(words, line) for path, words in ALLOWED)


def found(name: str, text: str) -> list[str]:
    """The lines that speak of a player as of a man or a woman."""
    pattern = pattern_for(name)
    lines = enumerate(text.splitlines(), 1)
    return [
        f"{name}:{number}: {line.strip()}"
        for number, line in lines
        if pattern.search(line) and not is_allowed(name, line)
    ]


def test_nobody_is_taken_for_a_man_or_a_woman() -> None:
    named = [
        line
        for path in texts()
        for line in found(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    ]
    assert not named, "\n".join(named)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("docs/play.md", "The player takes his card."),
        ("src/malecon/table/table.py", "# She may take it back."),
        ("src/malecon/messages/en/page.ftl", "page-x = He wins."),
        ("src/malecon/messages/de/page.ftl", "page-x = Wer gewinnt, behält seine Karten."),
        ("src/malecon/messages/nl/page.ftl", "page-x = Wie wint, houdt zijn kaarten."),
    ],
)
def test_it_would_be_noticed(name: str, line: str) -> None:
    assert found(name, line)
