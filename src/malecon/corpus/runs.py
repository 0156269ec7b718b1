"""The games of a run, in shards by their numbers: the same files, whatever the order in which they came.

A shard holds the games of a range of numbers. Every half minute, and when a run is stopped, what has been
played is written into its place; the same run finds it again and plays only what is missing.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING

from malecon.corpus import schema, shards
from malecon.corpus.games import Row
from malecon.errors import MaleconError, Unreadable
from malecon.files import reason, shown
from malecon.kernel.game import Json
from malecon.lab.kept import lock

if TYPE_CHECKING:
    import pyarrow as pa

SAVED_EVERY = 30.0  # seconds
GAMES = 4096  # whole ones, in a shard
RESULTS = 1 << 16
LARGEST_SEED = 2**63


def run_name(settings: Json) -> str:
    """Letters for all that the games of a run follow from."""
    text = json.dumps(settings, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def check_seed(seed: int) -> int:
    """A seed that has room in its column."""
    if not -LARGEST_SEED <= seed < LARGEST_SEED:
        limits = {"least": str(-LARGEST_SEED), "most": str(LARGEST_SEED - 1)}
        raise Unreadable("corpus-seed", found=shown(str(seed)), **limits)
    return seed


class Run:
    """Games of one run on their way into a corpus. To be used as a context: what came is kept, however it
    ends."""

    def __init__(self, corpus: Path, stem: str, games: int, size: int = GAMES) -> None:
        self.corpus = corpus
        self.stem = stem
        self.games = games
        self.size = size
        self.new: dict[int, list[Row]] = {}  # by shard
        self.there: dict[int, set[int]] = {}  # of shards that are being filled: which games are on disk
        self.sound: dict[int, bool] = {}  # of shards that were read: whether all of it could be
        self.saved_at = time.monotonic()
        self.lock: IO[bytes] | None = None

    def __enter__(self) -> Run:
        """Only one fills it at a time: two would play the same games, and both would put them in."""
        shards.make_folder(self.corpus)
        place = self.corpus / f".{self.stem}.lock"
        try:
            self.lock = place.open("ab")
        except OSError as error:
            name = shown(str(place), 200)
            raise MaleconError("file-unwritable", path=name, error=reason(error)) from None
        try:
            lock(self.lock, self.corpus)
        except BaseException:
            self.lock.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.save()
        finally:
            assert self.lock is not None
            self.lock.close()

    def path(self, shard: int) -> Path:
        return self.corpus / f"{self.stem}-{shard * self.size:010}{shards.ENDING}"

    def shards(self) -> range:
        """All of them, by number."""
        return range(-(-self.games // self.size))

    def files(self) -> list[Path]:
        """Those that are there. Others in the same folder may hold games of this run again."""
        return [path for path in map(self.path, self.shards()) if path.exists()]

    def whole(self, shard: int) -> range:
        """The numbers of a shard's games."""
        return range(shard * self.size, min((shard + 1) * self.size, self.games))

    def missing(self) -> Iterator[range]:
        """The numbers of all games that are not there yet, ascending."""
        for shard in self.shards():
            there = sorted(self.numbers(shard))
            at = self.whole(shard).start
            for number in [*there, self.whole(shard).stop]:
                if number > at:
                    yield range(at, number)
                at = number + 1

    def count(self) -> int:
        """How many of the games are there."""
        return sum(len(self.numbers(shard)) for shard in self.shards())

    def numbers(self, shard: int) -> set[int]:
        """Which games of a shard are there."""
        table = self.kept(shard, ["number"])
        wanted = self.whole(shard)
        return set() if table is None else {n for n in table.column("number").to_pylist() if n in wanted}

    def kept(self, shard: int, columns: Sequence[str] | None = None) -> pa.Table | None:
        """What is there of a shard. One that is damaged anywhere is played again as a whole, and replaced;
        but not what is foreign, newer, or cannot be read just now."""
        path = self.path(shard)
        if not path.exists():
            return None
        if shard not in self.sound:
            self.sound[shard] = shards.is_sound(path)
        return shards.table(shards.Shard(path, 0), columns) if self.sound[shard] else None

    def add(self, row: Row) -> None:
        """Take in a game; now and then what came is written."""
        assert row.number is not None
        shard = row.number // self.size
        if shard not in self.there:
            self.there[shard] = self.numbers(shard)
        if row.number in self.there[shard]:
            return
        new = self.new.setdefault(shard, [])
        new.append(row)
        if len(new) + len(self.there[shard]) >= len(self.whole(shard)):
            self.write(shard)
            del self.there[shard]
        elif time.monotonic() - self.saved_at > SAVED_EVERY:
            self.save()

    def save(self) -> None:
        """Write all that came since it was last written."""
        for shard in sorted(self.new):
            self.write(shard)
        self.saved_at = time.monotonic()

    def write(self, shard: int) -> None:
        """Put the games of a shard with those that were there, in the order of their numbers."""
        import pyarrow as pa
        import pyarrow.compute as pc

        fields = schema.arrow()
        table = shards.table_of(self.new[shard])
        before = self.kept(shard)
        if before is not None:
            new = pa.array([row.number for row in self.new[shard]], before.column("number").type)
            before = before.filter(pc.invert(pc.is_in(before.column("number"), new)))
            table = pa.concat_tables([before.select(fields.names).cast(fields), table])
        table = table.sort_by("number").combine_chunks()
        shards.write(self.path(shard), table)
        self.sound[shard] = True
        self.there[shard] = {*self.there.get(shard, ()), *(row.number or 0 for row in self.new.pop(shard))}
