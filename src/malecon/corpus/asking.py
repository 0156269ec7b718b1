"""Questions to a corpus in SQL, answered by DuckDB in little memory, however many games there are.

Files that turn out to be damaged while they are read are left out and named; the others answer.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path
from types import TracebackType
from typing import Any

from malecon.corpus import shards
from malecon.errors import MaleconError, Unreadable
from malecon.files import shown

MEMORY = "300MB"  # the rest goes by way of the disk
READ_TOGETHER = 4096
PATIENCE = 0.05  # seconds from one look, or one call to stop, to the next

Rows = list[tuple[Any, ...]]


def quoted(text: str) -> str:
    """A text as SQL writes it."""
    return "'" + text.replace("'", "''") + "'"


def literal(path: str) -> str:
    """A path in which no sign stands for others."""
    return "".join(f"[{sign}]" if sign in "*?[" else sign for sign in path)


class Corpus:
    """The games of some folders and files as the view `games`. To be used as a context."""

    def __init__(self, places: Sequence[Path]) -> None:
        self.shards, self.errors = shards.found(places)
        self.place = shown(", ".join(map(str, places)), 200)

    def __enter__(self) -> Corpus:
        import duckdb

        self.room = tempfile.TemporaryDirectory(prefix="malecon-")
        settings = {
            "memory_limit": MEMORY,
            "temp_directory": self.room.name,
            "autoinstall_known_extensions": "false",
            "preserve_insertion_order": "false",
        }
        self.connection = duckdb.connect(":memory:", config=settings)
        self.thinker = ThreadPoolExecutor(1, "malecon-corpus")
        try:
            self.answer("SET enable_progress_bar = false")
            self.lay_out()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        # A signal may have come before anybody waited for an answer. This ends after what is thought then.
        self.stop(self.thinker.submit(list))
        self.thinker.shutdown()
        self.connection.close()
        self.room.cleanup()

    def lay_out(self) -> None:
        """Make the view of the files that are left."""
        if not self.shards:
            raise self.errors[0] if self.errors else Unreadable("corpus-none", path=self.place)
        names = ", ".join(quoted(literal(str(shard.path))) for shard in self.shards)
        self.answer(
            "CREATE OR REPLACE VIEW games AS "
            f"FROM read_parquet([{names}], union_by_name = true, filename = true)"
        )

    def ask(self, question: str, values: Sequence[Any] = ()) -> Rows:
        """All rows of the answer."""
        import duckdb

        while True:
            try:
                return self.answer(question, values)
            except duckdb.Error as error:
                before = len(self.shards)
                self.drop_damaged()
                if len(self.shards) == before:
                    raise Unreadable("corpus-damaged", path=self.place, error=shards.told(error)) from None
                self.lay_out()

    def answer(self, question: str, values: Sequence[Any] = ()) -> Rows:
        """What DuckDB says, as it is. It thinks in a thread of its own: it loses many a Ctrl-C, and takes
        SIGTERM for one. Who waits here hears either, and tells it to stop."""
        thinking: Future[Rows] = self.thinker.submit(
            lambda: self.connection.execute(question, list(values)).fetchall()
        )
        try:
            while not thinking.done():  # on Windows a wait without end hears no Ctrl-C
                wait([thinking], PATIENCE)
            return thinking.result()
        finally:
            self.stop(thinking)

    def stop(self, thinking: Future[Rows]) -> None:
        """Have it end; told before it has begun, it does not listen, so it is told again."""
        while not thinking.done():
            self.connection.interrupt()
            wait([thinking], PATIENCE)

    def drop_damaged(self) -> None:
        """Read everything once, and leave out what cannot be read."""
        import pyarrow as pa

        sound = []
        for shard in self.shards:
            try:
                for batch in shards.batches(shard, size=READ_TOGETHER):
                    batch.validate(full=True)
                sound.append(shard)
            except MaleconError as error:
                self.errors.append(error)
            except pa.ArrowException as error:
                self.errors.append(shards.damaged(shard, error))
        self.shards = sound
