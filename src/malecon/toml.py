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
from malecon.files import literal

LARGEST = 2**63  # the whole numbers of TOML are these
MOST_PARTS = 16  # of a key, or things in each other: tomli's cost grows with their square
SHOWN = 20  # of the signs where it is TOML no longer

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
    check_keys(text)
    try:
        values, lines = tomli.loads(text), Lines(text)
    except tomli.TOMLDecodeError as error:
        raise unreadable(text, error) from None
    except RecursionError:
        raise Unreadable("toml-too-deep").at(line_of(text, BRACKETS)) from None
    except ValueError:  # a number with thousands of digits, which Python does not take
        raise Unreadable("toml-number").at(line_of(text, DIGITS)) from None
    check_values(values, lines)
    return values, lines


def unreadable(text: str, error: tomli.TOMLDecodeError) -> Unreadable:
    """What is wrong, in no words of a library: they would be English, and some of them Python."""
    text = text.replace("\r\n", "\n")  # as tomli counts it
    line = text.count("\n", 0, min(error.pos, len(text) - 1)) + 1
    if error.msg.startswith("Cannot"):
        return Unreadable("toml-twice").at(line)
    if error.pos >= len(text):
        return Unreadable("toml-ends").at(line)
    rest = text[error.pos : error.pos + SHOWN].partition("\n")[0]
    if not rest:
        return Unreadable("toml-line-ends").at(line)
    return Unreadable("toml-unreadable", column=str(error.colno), found=literal(rest)).at(line)


#: What may stand in a key and what ends one; strings and comments as far as they go in the line.
KEY = re.compile(r"""[\w-]+|"(?:\\.|[^"\\])*"?|'[^']*'?|[ \t]+|(?P<dot>\.)|(?P<end>\#.*|.)""", re.DOTALL)
BRACKETS = re.compile(r"[\[{]")
DIGITS = re.compile(r"[0-9](?:_?[0-9]){999}")


def check_keys(text: str) -> None:
    """Raise if a key has more parts than any file of ours, before tomli looks at it."""
    for number, line in enumerate(text.split("\n"), 1):
        dots = 0
        for found in KEY.finditer(line) if line.count(".") >= MOST_PARTS else ():
            dots = 0 if found["end"] else dots + bool(found["dot"])
            if dots >= MOST_PARTS:
                raise Unreadable("toml-too-deep").at(number)


def check_values(values: dict[str, Any], lines: Lines) -> None:
    """Raise if something is nested too deeply, or a whole number is none of TOML's (in hexadecimal Python
    reads one of any length)."""
    level: list[tuple[Path, Any]] = [((), values)]
    for _ in range(MOST_PARTS + 1):
        below: list[tuple[Path, Any]] = []
        for path, value in level:
            if isinstance(value, dict):
                below += [((*path, key), one) for key, one in value.items()]
            elif isinstance(value, list):
                below += [((*path, number), one) for number, one in enumerate(value)]
            elif isinstance(value, int) and not -LARGEST <= value < LARGEST:
                raise Unreadable("toml-number").at(lines.get(path, 1))
        level = below
    if level:
        raise Unreadable("toml-too-deep").at(lines.get(level[0][0], 1))


def line_of(text: str, what: re.Pattern[str]) -> int:
    """The line in which a text first has this."""
    found = what.search(text)
    return text.count("\n", 0, found.start()) + 1 if found else 1


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
