"""TOML with line numbers: an owner who types in his components is told in which line he slipped.

The standard library reads the values and refuses what is no TOML; here the lines are found in what it has
accepted.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from malecon.errors import Unreadable

#: Where a value stands: keys and, inside arrays, positions.
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


def read(text: str) -> tuple[dict[str, Any], dict[Path, int]]:
    """The values of a TOML text and the line in which each begins; Unreadable if it is no TOML."""
    try:
        return tomllib.loads(text), Scanner(text).lines
    except tomllib.TOMLDecodeError as error:
        words, _, place = str(error).partition(" (at ")
        found = re.match(r"line (\d+)", place)
        line = int(found[1]) if found else len(text.splitlines()) or 1
        raise Unreadable("toml-unreadable", error=words).at(line) from None
    except RecursionError:
        raise Unreadable("toml-too-deep").at(1) from None


class Scanner:
    """Walks over valid TOML and notes where each value begins."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Path, int] = {}
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
        table: Path = ()
        self.skip_lines()
        while self.position < len(self.tokens):
            if self.look() == "[":
                table = self.head()
            else:
                self.pair(table)
            self.skip_lines()

    def head(self) -> Path:
        """`[table]`, or `[[table]]` for the next one of several."""
        line, _ = self.take()
        several = self.look() == "["
        if several:
            self.take()
        table = self.inside(self.key("]"))
        self.take()
        if several:
            self.take()
            table = (*table, self.count(table))
        self.lines.setdefault(table, line)
        return table

    def count(self, table: Path) -> int:
        """How many tables of this name there are so far."""
        number = 0
        while (*table, number) in self.lines:
            number += 1
        return number

    def inside(self, key: Path) -> Path:
        """A key that leads through several tables means the last one of them."""
        path: Path = ()
        for part in key[:-1]:
            path = (*path, part)
            number = self.count(path)
            if number:
                path = (*path, number - 1)
        return (*path, *key[-1:])

    def key(self, end: str) -> Path:
        """The parts of a key up to `=` or `]`."""
        parts: list[str] = []
        while self.look() != end:
            _, token = self.take()
            if token[0] in "\"'":
                parts.append(tomllib.loads(f"key = {token}")["key"])
            else:
                parts.extend(part for part in token.split(".") if part)
        return tuple(parts)

    def pair(self, table: Path) -> None:
        """`key = value`; the keys on the way to it are noted too."""
        line = self.tokens[self.position][0]
        key = self.key("=")
        self.take()
        for length in range(1, len(key)):
            self.lines.setdefault((*table, *key[:length]), line)
        self.value((*table, *key))

    def value(self, path: Path) -> None:
        line, token = self.take()
        self.lines[path] = line
        if token == "[":
            self.array(path)
        elif token == "{":
            self.inline(path)
        else:  # a date and its time are two words
            while self.look() not in (",", "]", "}", "\n"):
                self.take()

    def array(self, path: Path) -> None:
        number = 0
        self.skip_lines()
        while self.look() != "]":
            if self.look() == ",":
                self.take()
            else:
                self.value((*path, number))
                number += 1
            self.skip_lines()
        self.take()

    def inline(self, path: Path) -> None:
        while self.look() != "}":
            if self.look() in (",", "\n"):
                self.take()
            else:
                self.pair(path)
        self.take()
