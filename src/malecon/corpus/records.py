"""Records into a corpus, and out of it again, byte for byte."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from malecon.corpus import shards
from malecon.corpus.games import Row, Unfit, record_of, row_of_record
from malecon.errors import MaleconError, Unreadable
from malecon.files import read_bytes, reason, shown, write_bytes

#: Games in a shard; fewer where they are long.
MOST_GAMES = 4096
MOST_BYTES = 64 << 20
#: A name that is a name on every system, and leads nowhere.
PLAIN_NAME = re.compile(r"\w[\w .()+-]{0,120}\.txt")
PLAIN_RUN = re.compile(r"[0-9A-Za-z_]{1,64}")
LONGEST_NAME = 200  # bytes; no system has less room for one


class Added:
    """What became of records that were to go into a corpus."""

    def __init__(self) -> None:
        self.taken = 0
        self.there_already = 0
        self.unfinished = 0
        self.errors: list[MaleconError] = []


def files_of(places: Sequence[Path]) -> Iterator[Path]:
    """The files themselves, and in folders, however deep, all that may be records."""
    for place in places:
        name = shown(str(place), 200)
        try:
            if place.is_dir():
                yield from sorted(path for path in place.rglob("*.txt") if not path.is_dir())
            elif place.exists():
                yield place
            else:
                raise Unreadable("file-missing", path=name)
        except (OSError, ValueError) as error:
            raise Unreadable("file-unreadable", path=name, error=reason(error)) from None


def contents(files: Iterable[Path], added: Added) -> Iterator[tuple[str, bytes]]:
    """Names and bytes of files; what cannot be read is noted, and the others follow."""
    for path in files:
        try:
            yield path.name, read_bytes(path, plain=True)  # reading a pipe would wait for ever
        except MaleconError as error:
            added.errors.append(error)


def add_files(corpus: Path, places: Sequence[Path], nameless: bool = False) -> Added:
    """Put all finished games of these files and folders into a corpus, each once."""
    files = list(files_of(places))  # a place that is not there is told before anything is written
    added = Added()
    add(corpus, contents(files, added), added, "record", nameless)
    return added


def add(
    corpus: Path, named: Iterable[tuple[str | None, bytes]], added: Added, origin: str, nameless: bool
) -> None:
    """Put records into a corpus; one at error, or unfinished, is noted, and the others follow."""
    shards.make_folder(corpus)
    waiting: dict[int, Row] = {}
    weight = 0
    for name, content in named:
        try:
            row = row_of_record(content, origin, name, nameless)
        except Unfit:
            added.unfinished += 1
            continue
        except MaleconError as error:
            added.errors.append(error.within(shown(name or origin, 200)))
            continue
        assert row.hash is not None
        if row.hash in waiting:
            added.there_already += 1
            continue
        waiting[row.hash] = row
        weight += len(row.text or b"") + len(row.box) + len(row.extra or "")
        if len(waiting) >= MOST_GAMES or weight >= MOST_BYTES:
            keep(corpus, waiting, added, origin)
            waiting, weight = {}, 0
    keep(corpus, waiting, added, origin)


def keep(corpus: Path, rows: dict[int, Row], added: Added, origin: str) -> None:
    """Write what is not there yet as one more shard, named after what is in it."""
    there = known(corpus, rows)
    added.there_already += len(there)
    new = [row for digest, row in rows.items() if digest not in there]
    if not new:
        return
    every = hashlib.sha256(b"".join(int(row.hash or 0).to_bytes(8, "big", signed=True) for row in new))
    shards.write(corpus / f"{origin}-{every.hexdigest()[:16]}{shards.ENDING}", shards.table_of(new))
    added.taken += len(new)


def known(corpus: Path, wanted: Iterable[int]) -> set[int]:
    """Which of these records a corpus has; a shard that cannot be read has none."""
    import pyarrow as pa
    import pyarrow.compute as pc

    looked_for = pa.array(list(wanted), pa.int64())
    there: set[int] = set()
    if not len(looked_for) or not any(corpus.glob(f"*{shards.ENDING}")):
        return there
    try:
        found, _ = shards.found([corpus])
    except MaleconError:
        return there
    for shard in found:
        try:
            for batch in shards.batches(shard, ["hash"], 65536):
                column = batch.column(0)
                there.update(column.drop_null().filter(pc.is_in(column.drop_null(), looked_for)).to_pylist())
        except MaleconError:
            continue
    return there


# --- back ---


class Written:
    """What became of the games of a corpus that were to be written as records."""

    def __init__(self) -> None:
        self.games = 0
        self.there_already = 0
        self.results_only = 0
        self.errors: list[MaleconError] = []


def write_files(places: Sequence[Path], folder: Path, game: str | None = None) -> Written:
    """Write the whole games of a corpus into a folder, a file each, after all checks of a file from anywhere.

    No file that is there is overwritten.
    """
    found, errors = shards.found(places)
    shards.make_folder(folder)
    written = Written()
    written.errors += errors
    for shard in found:
        try:
            for number, row in enumerate(shards.rows(shard), 1):
                if game in (None, row["game"]):
                    write_file(row, folder, f"{shard.path.name}#{number}", written)
        except Unreadable as error:
            written.errors.append(error)
    return written


def write_file(row: dict[str, object], folder: Path, place: str, written: Written) -> None:
    """One game, if it can be read."""
    try:
        content = record_of(row)
    except Unfit:
        written.results_only += 1
        return
    except MaleconError as error:
        written.errors.append(error.within(shown(place, 200)))
        return
    path = free_path(folder, name_of(row, content), content)
    if path is None:
        written.there_already += 1
        return
    write_bytes(path, content)
    written.games += 1


def name_of(row: dict[str, object], content: bytes) -> str:
    """A name for a record: the one it had, if that is one, or one of its own. The row's game is one that
    there is: `record_of` has compared it with the record's."""
    name = row["file"]
    if isinstance(name, str) and PLAIN_NAME.fullmatch(name) and len(name.encode()) <= LONGEST_NAME:
        return name
    if row["run"] is not None and row["number"] is not None and PLAIN_RUN.fullmatch(str(row["run"])):
        return f"{row['game']}-{row['run']}-{row['number']:09}.txt"
    return f"{row['game']}-{hashlib.sha256(content).hexdigest()[:16]}.txt"


def free_path(folder: Path, name: str, content: bytes) -> Path | None:
    """Where a file of this name can be written; None if it is there already."""
    stem = name.removesuffix(".txt")
    path, number = folder / name, 1
    while os.path.lexists(path):
        if path.is_file() and path.stat().st_size == len(content) and path.read_bytes() == content:
            return None
        number += 1
        path = folder / f"{stem}-{number}.txt"
    return path
