"""The files of a corpus. Each is written in one go, and is read with mistrust: it may be damaged, foreign,
from a newer house, or made to harm."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from malecon.corpus import schema
from malecon.corpus.games import Row
from malecon.errors import MaleconError, Unreadable
from malecon.files import check_plain, reason, shown, write_bytes

if TYPE_CHECKING:
    import pyarrow as pa

ENDING = ".parquet"
LEVEL = 19  # of zstd: what is written once is read often, and a tenth smaller for a millisecond a game
#: Of one group of rows in a file from anywhere; ours have a hundredth of it.
MOST_ROWS = 4_000_000
MOST_BYTES = 1 << 30
#: Of one column of a group: what is alike takes no room in a file, and much in memory. Groups of 122,880
#: games, as DuckDB writes them, have 50 million answers.
MOST_VALUES = 1 << 26
MOST_IN_A_GAME = 100_000  # answers, say; ours have some four hundred
READ_TOGETHER = 256  # games
#: Letters of games that are read together: so many at least, and for each of many games. A word that stands
#: in a file once can be meant by every row.
MOST_LETTERS = 1 << 28
MOST_LETTERS_EACH = 1 << 16

#: What is the same in many rows, or in many answers, and so is stored once and counted.
REPEATED = [
    *("game", "rules", "players", "options", "box", "origin", "run", "seed", "rounds", "decisions", "ending"),
    *("start", "bots.list.element", "names.list.element", "scores.list.element", "winners.list.element"),
    *(f"points.list.element.{name}" for name in ("seat", "source", "points")),
    *(f"taken.list.element.{name}" for name in ("seat", "kind", "item", "times")),
    *(f"answers.list.element.{name}" for name in ("seat", "words")),
]


class Shard(NamedTuple):
    """A file of a corpus, and how many games are in it."""

    path: Path
    games: int


# --- writing ---


def write(path: Path, table: pa.Table) -> None:
    """Write a shard: whole, or not at all."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    sink = pa.BufferOutputStream()
    pq.write_table(
        table,
        sink,
        compression="zstd",
        compression_level=LEVEL,
        use_dictionary=REPEATED,
        column_encoding={"number": "DELTA_BINARY_PACKED"},
        row_group_size=MOST_ROWS,
    )
    write_bytes(path, sink.getvalue().to_pybytes())


def make_folder(folder: Path) -> None:
    """The folder of a corpus, new or old."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise MaleconError("corpus-no-folder", path=shown(str(folder), 200)) from None
    except OSError as error:
        raise MaleconError("file-unwritable", path=shown(str(folder), 200), error=reason(error)) from None


def table_of(rows: Sequence[Row]) -> pa.Table:
    """Rows as columns."""
    import pyarrow as pa

    fields = schema.arrow()
    columns = []
    for field in fields:
        values = [getattr(row, field.name) for row in rows]
        columns.append(structs(values, field) if is_structs(field) else pa.array(values, field.type))
    return pa.Table.from_arrays(columns, schema=fields)


def is_structs(field: pa.Field) -> bool:
    import pyarrow as pa

    return bool(pa.types.is_list(field.type)) and bool(pa.types.is_struct(field.type.value_type))


def structs(values: Sequence[Any], field: pa.Field) -> pa.Array:
    """Lists of things with several parts, part by part: so no object is made for each."""
    import pyarrow as pa

    parts = list(field.type.value_type)
    flat: list[list[Any]] = [[] for _ in parts]
    offsets = [0]
    for value in values:
        by_part = () if value is None else value if field.name == "answers" else zip(*value, strict=True)
        for column, part in zip(flat, by_part, strict=False):
            column.extend(part)
        offsets.append(len(flat[0]))
    arrays = [pa.array(column, part.type) for column, part in zip(flat, parts, strict=True)]
    missing = pa.array([value is None for value in values], pa.bool_())
    inner = pa.StructArray.from_arrays(arrays, fields=parts)
    return pa.ListArray.from_arrays(pa.array(offsets, pa.int32()), inner, type=field.type, mask=missing)


# --- finding and opening ---


def found(places: Sequence[Path]) -> tuple[list[Shard], list[MaleconError]]:
    """The shards of some folders and files, and what is wrong with those that are none.

    A place that is not there, or is no corpus at all, is an error at once.
    """
    shards: list[Shard] = []
    errors: list[MaleconError] = []
    for path in files_of(places):
        try:
            with opened(path) as file:
                shards.append(Shard(path, file.metadata.num_rows))
        except MaleconError as error:
            errors.append(error)
    if not shards and errors:
        raise errors[0]
    return shards, errors


def files_of(places: Sequence[Path]) -> list[Path]:
    """All files of these places that may be shards, each once."""
    files: dict[str, Path] = {}
    for place in places:
        name = shown(str(place), 200)
        try:
            if place.is_dir():
                inside = sorted(path for path in place.glob(f"*{ENDING}") if not path.name.startswith("."))
                if not inside:
                    raise Unreadable("corpus-none", path=name)
            elif place.exists():
                inside = [place]
            else:
                raise Unreadable("file-missing", path=name)
            files |= {os.path.realpath(path): path for path in inside}
        except (OSError, ValueError) as error:
            raise Unreadable("file-unreadable", path=name, error=reason(error)) from None
    return list(files.values())


def opened(path: Path, once: Sequence[str] = ()) -> Any:
    """A shard whose columns are ours; Unreadable otherwise. Words of the columns in `once` are read once, and
    counted where they are meant."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    name = shown(str(path), 200)
    try:
        check_plain(path)  # reading a pipe would wait for ever
        file = pq.ParquetFile(path, read_dictionary=list(once))
    except OSError as error:
        raise Unreadable("file-unreadable", path=name, error=told(error)) from None
    except (pa.ArrowException, ValueError, KeyError) as error:
        raise Unreadable("corpus-damaged", path=name, error=told(error)) from None
    try:
        check(file, name)
    except BaseException:
        file.close()
        raise
    return file


def check(file: Any, name: str) -> None:
    """A version that is known, columns as they are described, and no part beyond all measure."""
    marked = (file.metadata.metadata or {}).get(schema.MARK)
    if marked is None:
        raise Unreadable("corpus-foreign", path=name)
    version = marked.decode("ascii", "replace")
    if version != str(schema.VERSION):
        known = str(schema.VERSION)
        raise Unreadable("corpus-newer", path=name, found=shown(version), known=known)
    theirs = {field.name: field.type for field in file.schema_arrow}
    for field in schema.arrow():
        if field.name not in theirs or bare(spelled(theirs[field.name])) != bare(field.type):
            raise Unreadable("corpus-column", path=name, column=field.name, expected=str(bare(field.type)))
    for number in range(file.metadata.num_row_groups):
        group = file.metadata.row_group(number)
        values = max(group.column(at).num_values for at in range(group.num_columns))
        sizes = (group.num_rows, MOST_ROWS), (group.total_byte_size, MOST_BYTES), (values, MOST_VALUES)
        if not all(0 <= size <= most for size, most in sizes):
            raise Unreadable("corpus-too-large-file", path=name)


def spelled(kind: pa.DataType) -> pa.DataType:
    """A type with each word where it is meant."""
    import pyarrow as pa

    if pa.types.is_dictionary(kind):
        return kind.value_type
    if pa.types.is_list(kind):
        return pa.list_(kind.value_field.with_type(spelled(kind.value_type)))
    if pa.types.is_struct(kind):
        return pa.struct([field.with_type(spelled(field.type)) for field in kind])
    return kind


def letters(column: pa.Array) -> int:
    """How many letters the words of a column have together, each counted wherever it is meant."""
    import pyarrow as pa
    import pyarrow.compute as pc

    if pa.types.is_dictionary(column.type):
        return pc.sum(pc.binary_length(column.dictionary).take(column.indices)).as_py() or 0
    if pa.types.is_list(column.type):
        return letters(column.flatten())
    if pa.types.is_struct(column.type):
        return sum(map(letters, column.flatten()))
    return 0


def bare(kind: pa.DataType) -> str:
    """A type without what writers may do differently: names of elements, what may be missing."""
    import pyarrow as pa

    if pa.types.is_list(kind):
        return f"list<{bare(kind.value_type)}>"
    if pa.types.is_struct(kind):
        return f"struct<{', '.join(f'{field.name}: {bare(field.type)}' for field in kind)}>"
    return str(kind)


def told(error: Exception) -> str:
    """Why a file could not be read, in one line."""
    return shown(reason(error).split("\n")[0].rstrip("."), 160)


# --- reading ---


def rows(shard: Shard, columns: Sequence[str] | None = None) -> Iterator[dict[str, Any]]:
    """The games of a shard one after another; Unreadable in the midst where it is damaged there."""
    for batch in batches(shard, columns):
        if longest_list(batch) > MOST_IN_A_GAME:
            raise Unreadable("corpus-too-large-file", path=shown(str(shard.path), 200))
        try:
            plain = batch.to_pylist()
        except (UnicodeDecodeError, ValueError) as error:
            raise damaged(shard, error) from None
        yield from plain


def longest_list(batch: pa.RecordBatch) -> int:
    """How many things a game has at most, in whichever column."""
    import pyarrow as pa
    import pyarrow.compute as pc

    lists = [column for column in batch.columns if pa.types.is_list(column.type)]
    return max((pc.max(pc.list_value_length(column)).as_py() or 0 for column in lists), default=0)


def batches(
    shard: Shard, columns: Sequence[str] | None = None, size: int = READ_TOGETHER
) -> Iterator[pa.RecordBatch]:
    """The games of a shard, some at a time."""
    import pyarrow as pa

    with opened(shard.path) as file:
        kinds = file.metadata.schema
        words = [kinds.column(at) for at in range(len(kinds))]
    with opened(shard.path, [word.path for word in words if word.physical_type == "BYTE_ARRAY"]) as file:
        coming = file.iter_batches(size, columns=columns)
        while True:
            try:
                batch = next(coming, None)
                if batch is None:
                    return
                if sum(map(letters, batch.columns)) > max(MOST_LETTERS, batch.num_rows * MOST_LETTERS_EACH):
                    raise Unreadable("corpus-too-large-file", path=shown(str(shard.path), 200))
                batch = batch.cast(
                    pa.schema([field.with_type(spelled(field.type)) for field in batch.schema])
                )
            except (pa.ArrowException, OSError) as error:
                raise damaged(shard, error) from None
            yield batch


def table(shard: Shard, columns: Sequence[str] | None = None) -> pa.Table | None:
    """All games of a shard at once; None where it has none."""
    import pyarrow as pa

    parts = list(batches(shard, columns, MOST_ROWS))
    return pa.Table.from_batches(parts, parts[0].schema) if parts else None


def is_sound(path: Path) -> bool:
    """Whether nothing of a shard is damaged; Unreadable if it is foreign, newer or cannot be read now."""
    try:
        opened(path).close()
        table(Shard(path, 0))
    except MaleconError as error:
        if error.key != "corpus-damaged":
            raise
        return False
    return True


def damaged(shard: Shard, error: Exception) -> Unreadable:
    return Unreadable("corpus-damaged", path=shown(str(shard.path), 200), error=told(error))
