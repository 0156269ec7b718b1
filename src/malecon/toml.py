"""TOML with line numbers: owners who type in their components are told in which line they slipped.

tomli reads the values and refuses what is no TOML. (The reader of the standard library is an older one of
the same author, whose time and memory grow with the square of a long key.) Where a value stands is looked up
here, only when there is something to tell, in a text that tomli has accepted.
"""

from __future__ import annotations

import contextlib
import re
from functools import cached_property
from typing import Any

import tomli

from malecon.errors import Unreadable

#: The way to a value: keys and, inside arrays, positions.
Path = tuple[str | int, ...]

TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|\#[^\n]*"
    r"|\n"
    r"|[\[\]{}=,]"
    r"|[^\s\[\]{}=,\#\"']+",
    re.DOTALL,
)


def read(text: str) -> tuple[dict[str, Any], Lines]:
    """The values of a TOML text and the lines in which they begin; Unreadable if it is no TOML."""
    try:
        return tomli.loads(text), Lines(text)
    except tomli.TOMLDecodeError as error:
        words, _, place = str(error).partition(" (at ")
        found = re.match(r"line (\d+)", place)
        line = int(found[1]) if found else len(text.splitlines()) or 1
        raise Unreadable("toml-unreadable", error=words).at(line) from None
    except RecursionError:
        raise Unreadable("toml-too-deep").at(1) from None
    except ValueError as error:  # a number with thousands of digits, which Python does not take
        raise Unreadable("toml-unreadable", error=str(error)).at(1) from None


class Place:
    """The line in which a value begins, and the places of what lies in it."""

    __slots__ = ("below", "line", "tables")

    def __init__(self, line: int) -> None:
        self.line = line
        self.below: dict[str | int, Place] = {}
        self.tables = 0  # so many [[tables]] of this name there are

    def at(self, part: str | int, line: int) -> Place:
        """A place in this one, which begins in this line if it has not begun before."""
        return self.below.setdefault(part, Place(line))

    def last(self) -> Place:
        """A key that leads through several tables means the last one of them."""
        return self.below[self.tables - 1] if self.tables else self


class Lines:
    """Where each value of a valid TOML text begins."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def root(self) -> Place:
        return Scanner(self.text).root

    def get(self, path: Path, default: int) -> int:
        """The line in which a value begins, or `default` if there is none of this path."""
        place: Place | None = self.root
        for part in path:
            place = place.below.get(part) if place else None
        return place.line if place else default


class Scanner:
    """Walks over valid TOML and notes where each value begins."""

    def __init__(self, text: str) -> None:
        self.root = Place(1)
        self.tokens: list[tuple[int, str]] = []
        line = 1
        end = 0
        for found in TOKEN.finditer(text):
            line += text.count("\n", end, found.start())
            if not found[0].startswith("#"):
                self.tokens.append((line, found[0]))
            line += found[0].count("\n")
            end = found.end()
        self.position = 0
        with contextlib.suppress(
            RecursionError
        ):  # hundreds of brackets in each other: no lines from there on
            self.document()

    def look(self) -> str:
        """The token that comes next, or a line end after the last one."""
        return self.tokens[self.position][1] if self.position < len(self.tokens) else "\n"

    def take(self) -> tuple[int, str]:
        """The next token with its line."""
        self.position += 1
        return self.tokens[self.position - 1]

    def skip_lines(self) -> None:
        while self.position < len(self.tokens) and self.look() == "\n":
            self.position += 1

    def document(self) -> None:
        """Table heads and pairs, line by line."""
        table = self.root
        self.skip_lines()
        while self.position < len(self.tokens):
            if self.look() == "[":
                table = self.head()
            else:
                self.pair(table)
            self.skip_lines()

    def head(self) -> Place:
        """`[table]`, or `[[table]]` for the next one of several."""
        line, _ = self.take()
        several = self.look() == "["
        if several:
            self.take()
        *way, name = self.key("]")
        place = self.root
        for part in way:
            place = place.at(part, line).last()
        place = place.at(name, line)
        self.take()
        if several:
            self.take()
            place.tables += 1
            place = place.at(place.tables - 1, line)
        return place

    def key(self, end: str) -> list[str]:
        """The parts of a key up to `=` or `]`."""
        parts: list[str] = []
        while self.look() != end:
            _, token = self.take()
            if token[0] in "\"'":
                parts.append(tomli.loads(f"key = {token}")["key"])
            else:
                parts.extend(part for part in token.split(".") if part)
        return parts

    def pair(self, place: Place) -> None:
        """`key = value`; the keys on the way to it are noted too."""
        line = self.tokens[self.position][0]
        for part in self.key("="):
            place = place.at(part, line)
        self.take()
        self.value(place)

    def value(self, place: Place) -> None:
        _, token = self.take()
        if token == "[":
            self.array(place)
        elif token == "{":
            self.inline(place)
        else:  # a date and its time are two words
            while self.look() not in (",", "]", "}", "\n"):
                self.take()

    def array(self, place: Place) -> None:
        number = 0
        self.skip_lines()
        while self.look() != "]":
            if self.look() == ",":
                self.take()
            else:
                self.value(place.at(number, self.tokens[self.position][0]))
                number += 1
            self.skip_lines()
        self.take()

    def inline(self, place: Place) -> None:
        while self.look() != "}":
            if self.look() in (",", "\n"):
                self.take()
            else:
                self.pair(place)
        self.take()
