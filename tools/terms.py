"""Whether each language has one word for one thing: `messages/<language>/glossary.toml` names the word, and
those that mean the same and are not to be used.

    python tools/terms.py

The words of the games are those of their rulebooks.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

MESSAGES = Path(__file__).parents[1] / "src" / "malecon" / "messages"
GLOSSARY = "glossary.toml"


class Term(NamedTuple):
    """A thing, the word for it, and patterns of words that are not said for it, but in some files."""

    thing: str
    say: str
    never: tuple[str, ...]
    except_in: tuple[str, ...]
    only_in: tuple[str, ...]

    def concerns(self, file: str) -> bool:
        return file not in self.except_in and (not self.only_in or file in self.only_in)


def glossary(folder: Path) -> list[Term]:
    """The words of one language."""
    rows = tomllib.loads((folder / GLOSSARY).read_text(encoding="utf-8"))["term"]
    return [
        Term(
            row["thing"],
            row["say"],
            tuple(row.get("never", ())),
            tuple(row.get("except", ())),
            tuple(row.get("only", ())),
        )
        for row in rows
    ]


def texts(folder: Path) -> Iterator[tuple[str, int, str]]:
    """Every line that people read, with its file and its number: neither keys nor comments."""
    for path in sorted((*folder.glob("*.ftl"), *folder.glob("*.md"))):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if path.suffix == ".ftl":
                line = "" if line.startswith("#") else re.sub(r"^-?[a-z][\w-]* *=", "", line)
                line = re.sub(r"\{ [\w$-]+ (?:->)?|\{ [\w-]+ \}", " ", line)
            yield path.name, number, line


def faults(folder: Path) -> list[str]:
    """Where a language says one thing in two words."""
    terms = glossary(folder)
    found = []
    for file, number, line in texts(folder):
        for term in terms:
            for pattern in term.never if term.concerns(file) else ():
                said = re.search(rf"(?<!\w)(?:{pattern})(?!\w)", line)
                if said:
                    where = f"{folder.name}/{file}:{number}"
                    found.append(f"{where}: “{said[0]}” – say “{term.say}” ({term.thing})")
    return found


def unused(folder: Path) -> list[str]:
    """Words of the glossary that nobody says: it would be a list of nothing."""
    said = "\n".join(line for _, _, line in texts(folder)).casefold()
    return [term.say for term in glossary(folder) if term.say.casefold() not in said]


def main(messages: Path = MESSAGES) -> int:
    folders = sorted(path.parent for path in messages.glob("*/common.ftl"))
    found = [fault for folder in folders for fault in faults(folder)]
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
