"""What the bytes of an observation or an information state mean: read off the encoder itself.

`python -m malecon.research.layout` writes the tables of docs/research/observations.md.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Any

from malecon.games import GAMES
from malecon.kernel.observer import Field, layout
from malecon.research.spec import KINDS, Kind, missing, playable

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: Kinds of fields that hold several numbers in fewer bytes; all others hold a number in each byte.
CHOICE = "choice"
BITS = "bits"


def fields_of(game: str, kind: Kind = "observation") -> list[Field]:
    """All fields in their order, the same for every number of players; each has a name of its own.

    A player's begin with `self`, with `other 1` for the next in turn order, and so on; what an information
    state has beyond the observation with `known`. Fields that would be called alike are numbered from 1.
    """
    fields = unnumbered(game, kind)
    names = Counter(field.name for field in fields)
    met: Counter[str] = Counter()
    for field in fields:
        if names[field.name] > 1:
            met[field.name] += 1
            field.name = f"{field.name} {met[field.name]}"
    return fields


def unnumbered(game: str, kind: Kind) -> list[Field]:
    """The same as the encoder calls them, several alike."""
    chosen = GAMES.get(game)
    if chosen is None or chosen.observer is None:
        raise ValueError(f"there is no game {game!r} with observations; there are: {', '.join(playable())}")
    if kind not in KINDS:
        raise ValueError(f"observe is one of {', '.join(KINDS)}, not {kind!r}")
    state = chosen.new(chosen.seats[-1])
    fields = layout(chosen.observer, state, seen=True)
    if kind == "information":
        size = end(fields)
        for field in layout(chosen.observer, state):
            name = f"known {field.name}"
            fields.append(Field(name, size + field.start, field.size, field.kind, field.scale))
    return fields


def end(fields: list[Field]) -> int:
    """How many bytes they take."""
    return fields[-1].start + fields[-1].size


def width(field: Field) -> int:
    """How many numbers a field is expanded to."""
    return field.scale if field.kind in (CHOICE, BITS) else field.size


class Expander:
    """Makes of rows of bytes rows of numbers from 0 to about 1: a choice and a set have one for each of
    several, a count is divided by its scale."""

    def __init__(self, game: str, kind: Kind = "observation") -> None:
        try:
            import numpy as np
        except ImportError as error:
            raise missing("NumPy", error) from error
        self.fields = fields_of(game, kind)
        starts = [0]
        for field in self.fields:
            starts.append(starts[-1] + width(field))
        self.width = starts[-1]
        columns: dict[str, list[Any]] = {CHOICE: [], BITS: [], "": []}
        for field, start in zip(self.fields, starts, strict=False):
            if field.kind == CHOICE:
                columns[CHOICE].append((field.start, start, field.scale))
            elif field.kind == BITS:
                columns[BITS].extend((8 * field.start + bit, start + bit, 1) for bit in range(field.scale))
            else:
                columns[""].extend((field.start + n, start + n, field.scale) for n in range(field.size))
        self.choices, self.bits, self.plain = (
            np.array(columns[name], np.int64).reshape(-1, 3).T for name in (CHOICE, BITS, "")
        )

    def __call__(self, rows: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Rows, or one row."""
        import numpy as np

        rows = np.asarray(rows)
        size = end(self.fields)
        if rows.dtype != np.uint8 or not rows.ndim or rows.shape[-1] != size:
            shape = f"not of shape {rows.shape} and type {rows.dtype}"
            raise ValueError(f"rows is an array of {size} bytes a row (uint8), {shape}")
        flat = rows.reshape(-1, rows.shape[-1])
        out = np.zeros((len(flat), self.width + 1), np.float32)  # the last column takes what chooses nothing
        source, target, scale = self.plain
        out[:, target] = flat[:, source] / scale.astype(np.float32)
        source, target, _ = self.bits
        out[:, target] = np.unpackbits(flat, axis=1, bitorder="little")[:, source]
        source, target, _ = self.choices
        chosen = flat[:, source].astype(np.int64)
        np.put_along_axis(out, np.where(chosen > 0, target + chosen - 1, self.width), 1, axis=1)
        return out[:, :-1].reshape(*rows.shape[:-1], self.width)


def expand(rows: NDArray[np.uint8], game: str, kind: Kind = "observation") -> NDArray[np.float32]:
    """Rows with a number for each of several. Whoever does it often keeps an Expander."""
    return Expander(game, kind)(rows)


# --- the tables of the docs ---


def meaning(field: Field) -> str:
    """What a byte of this field holds."""
    match field.kind:
        case "count":
            return f"a count, usually up to {field.scale}"
        case "flag":
            return "0 or 1"
        case "choice":
            return f"0 for none, else which of {field.scale}, from 1"
        case "bits":
            return f"{field.scale} bits, the first lowest"
        case "one of":
            return f"one of {field.size}: 1 in its byte"
        case "set":
            return f"any of {field.size}: 1 in their bytes"
        case _:
            return f"a number up to {field.size}: so many bytes are 1"


def table(game: str, kind: Kind) -> str:
    """The fields of a game as a table in Markdown, those alike and side by side in one row."""
    lines = ["| from byte | bytes | field | holds |", "| ---: | ---: | --- | --- |"]
    pairs = zip(unnumbered(game, kind), fields_of(game, kind), strict=True)
    for _, group in groupby(pairs, lambda pair: (pair[0].name, pair[0].kind, pair[0].size, pair[0].scale)):
        run = [field for _, field in group]
        first, last = run[0], run[-1]
        name = first.name if first is last else f"{first.name}–{last.name.rpartition(' ')[2]}"
        size = sum(field.size for field in run)
        lines.append(f"| {first.start} | {size} | {name} | {meaning(first)} |")
    return "\n".join(lines)


def pages() -> str:
    """Every table, under its heading."""
    parts = []
    for game in GAMES.values():
        if game.observer is not None and type(game).__module__.startswith("malecon."):
            for kind in KINDS:
                fields = fields_of(game.name, kind)
                numbers = sum(width(field) for field in fields)
                begins = ", beginning with those of the observation" if kind == "information" else ""
                size = f"{end(fields)} bytes{begins}"
                parts.append(
                    f"### {game.name}: {kind}\n\nVersion {game.observer.version}, {size}; "
                    f"{numbers} numbers when expanded.\n\n{table(game.name, kind)}"
                )
    return "\n\n".join(parts)


if __name__ == "__main__":
    print(pages())
