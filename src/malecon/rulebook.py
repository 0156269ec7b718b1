"""The rules of the games as players read them; the books lie with the other texts of their language.

A book is Markdown: chapters by `##` and `###`, and in them rules, each a paragraph that begins with its id.
The ids are those of `rules/*.md`, where the rules are settled; a test holds the books to it. A paragraph
such as `{buildings}` stands for rules that the game writes itself, of what is printed on its pieces.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from malecon.messages import FALLBACK, text_of

#: Rules by their ids, in a language.
Writer = Callable[[str], dict[str, str]]

WRITTEN = re.compile(r"\{(?P<part>[a-z]+)\}")
RULE = re.compile(r"\*\*(?P<id>[A-Z]\d+)\*\* (?P<text>.+)", re.DOTALL)


class Chapter(NamedTuple):
    """A part of a book: how deep it stands, what it says first, and its rules by their ids."""

    title: str
    depth: int
    lead: str
    rules: dict[str, str]


#: By game and part.
_writers: dict[tuple[str, str], Writer] = {}


def add_rules(game: str, part: str, writer: Writer) -> None:
    """Let a game write the rules of a part of its book; before it does, that part is empty."""
    _writers[game, part] = writer
    book.cache_clear()
    rules.cache_clear()


@cache
def book(game: str, language: str = FALLBACK) -> tuple[Chapter, ...]:
    """A whole book, in English where the language lacks it; empty for a game that brings none.

    Its first chapter bears the name of the game and says what it is about.
    """
    text = text_of(language, f"{game}.md") or text_of(FALLBACK, f"{game}.md") or ""
    chapters: list[Chapter] = []
    for paragraph in text.strip().split("\n\n") if text else ():
        found = RULE.fullmatch(paragraph)
        written = WRITTEN.fullmatch(paragraph)
        if paragraph.startswith("#"):
            marks, _, title = paragraph.partition(" ")
            chapters.append(Chapter(title, len(marks), "", {}))
        elif not chapters:
            continue  # what stands before the first heading belongs to no chapter
        elif found:
            chapters[-1].rules[found["id"]] = found["text"]
        elif written:
            writer = _writers.get((game, written["part"]))
            chapters[-1].rules.update(writer(language) if writer else {})
        else:
            chapters[-1] = chapters[-1]._replace(lead=paragraph)
    return tuple(chapters)


@cache
def rules(game: str, language: str = FALLBACK) -> dict[str, str]:
    """Every rule of a game by its id, in Markdown."""
    return {number: text for chapter in book(game, language) for number, text in chapter.rules.items()}


def rule(game: str, number: str, language: str = FALLBACK) -> str:
    """What one rule says; KeyError if there is none of this id."""
    return rules(game, language)[number]
