"""What stands in a row of a corpus: one game. docs/corpus.md shows this table."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from malecon.errors import MaleconError

if TYPE_CHECKING:
    import pyarrow as pa

#: Raised when a column changes its meaning; columns that are added at the end do not raise it.
VERSION = 1

#: The key under which a file says its version; the value is the number in decimal digits.
MARK = b"malecon.corpus"


class Column(NamedTuple):
    """One column: its name, its type in a word of Arrow, whether it may be missing in a row, what it says."""

    name: str
    kind: str
    may_lack: bool
    about: str


COLUMNS = (
    Column("game", "string", False, "which game, by the name that `malecon games` lists"),
    Column("rules", "int32", False, "the version of its rules"),
    Column("players", "int8", False, "how many seats"),
    Column("options", "string", False, "the rules that were chosen, as JSON"),
    Column("box", "string", False, "the components that it was played with, as JSON"),
    Column("origin", "string", False, "`record`, `club`, `simulate`, `arena`, `report` or `play`"),
    Column("run", "string", True, "letters that games of one run share: all that they follow from"),
    Column("seed", "int64", True, "the seed of the run"),
    Column("number", "int64", True, "the number of the game in its run, from 0"),
    Column("bots", "list<string>", True, "who played each seat; empty for a person. None where nobody knows"),
    Column("names", "list<string>", True, "names of the seats, where they were to be kept"),
    Column("scores", "list<int32>", False, "the points of each seat"),
    Column("winners", "list<int8>", False, "the seats that won"),
    Column("rounds", "int32", False, "how many rounds"),
    Column("decisions", "int32", False, "how many answers players gave, chance not counted"),
    Column("ending", "string", False, "how it ended, as the game calls it"),
    Column("start", "int8", True, "who was drawn as start player, where one is drawn"),
    Column(
        "points",
        "list<struct<seat: int8, source: string, points: int32>>",
        True,
        "points by seat and source; only of games that were followed to their end",
    ),
    Column(
        "taken",
        "list<struct<seat: int8, kind: string, item: string, times: int32>>",
        True,
        "what each seat took or used, and how often: buildings, cards, ships",
    ),
    Column(
        "answers",
        "list<struct<seat: int8, words: string>>",
        True,
        "all answers in the words of the record; chance is seat −1. Missing where only results are kept",
    ),
    Column("extra", "string", True, "what else the head of the record says, as JSON: date, promise of draws"),
    Column("file", "string", True, "the name of the file that the record came from"),
    Column("hash", "int64", True, "of the record as a text: the first 8 bytes of its SHA-256, big end first"),
    Column(
        "text", "binary", True, "the record as it was, where answers alone would not give it byte for byte"
    ),
)


def need() -> None:
    """Arrow and DuckDB are not everybody's; say so in words where they are missing."""
    for package in ("pyarrow", "duckdb"):
        if find_spec(package) is None:
            raise MaleconError("corpus-no-data", package=package)


@cache
def arrow() -> pa.Schema:
    """The columns as Arrow knows them."""
    import pyarrow as pa

    fields = [pa.field(column.name, arrow_type(column.kind), column.may_lack) for column in COLUMNS]
    return pa.schema(fields, {MARK: str(VERSION).encode()})


@cache
def arrow_type(kind: str) -> pa.DataType:
    """A type by its word."""
    import pyarrow as pa

    if kind.startswith("list<"):
        return pa.list_(pa.field("element", arrow_type(kind[5:-1]), False))
    if kind.startswith("struct<"):
        fields = [part.partition(": ") for part in kind[7:-1].split(", ")]
        return pa.struct([pa.field(name, arrow_type(word), False) for name, _, word in fields])
    return pa.type_for_alias(kind)


def page() -> str:
    """The columns as a table in Markdown, for the docs."""
    rows = ["| column | type | may be missing | what it says |", "|---|---|---|---|"]
    for column in COLUMNS:
        lacks = "yes" if column.may_lack else ""
        rows.append(f"| `{column.name}` | `{column.kind}` | {lacks} | {column.about} |")
    return "\n".join(rows)
