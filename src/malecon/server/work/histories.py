"""The histories of tables that somebody steps through, kept so that each step is fast."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from malecon.store import Store
from malecon.table import Denied, Frame, History, MomentView, Question, Settings

T = TypeVar("T")

MOST = 64  # tables; the one that nobody has looked at for longest goes first


class Kept:
    """One table's history. It is read and played by one at a time."""

    def __init__(self, settings: Settings) -> None:
        self.history = History(settings)
        self.lock = asyncio.Lock()


class Histories:
    """What this process remembers of what has happened at tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, Kept] = OrderedDict()

    async def seen(
        self, table_id: str, settings: Settings, last: int, number: int, seat: int | None
    ) -> MomentView:
        """What this seat saw at a table right after a line of its log. `last` is the log's last line now."""
        return await self.ask(table_id, settings, last, lambda history: history.seen(number, seat))

    async def film(
        self, table_id: str, settings: Settings, last: int, after: int, seat: int | None
    ) -> tuple[MomentView, list[Frame]]:
        """What this seat saw happen after a line of the log until now, and from where on."""

        def play(history: History) -> tuple[MomentView, list[Frame]]:
            return history.seen(after, seat), list(history.film(after, last + 1, seat))

        return await self.ask(table_id, settings, last, play)

    async def question(self, table_id: str, settings: Settings, last: int, number: int) -> Question:
        """What was asked and answered at a line of the log, with all its secrets."""
        return await self.ask(table_id, settings, last, lambda history: history.question(number))

    async def ask(self, table_id: str, settings: Settings, last: int, question: Callable[[History], T]) -> T:
        """Something about a history that is known up to line `last`."""
        kept = self.known.get(table_id)
        if kept is None:
            kept = self.known[table_id] = Kept(settings)
        self.known.move_to_end(table_id)
        if len(self.known) > MOST:
            self.known.popitem(last=False)
        async with kept.lock:
            try:
                if kept.history.number < last:
                    new = await self.store.entries(table_id, kept.history.number, last + 1)
                    await asyncio.to_thread(kept.history.add, new)
                return await asyncio.to_thread(question, kept.history)
            except Denied:
                raise  # nothing of the kind; the history is whole
            except BaseException:
                if self.known.get(table_id) is kept:
                    del self.known[table_id]  # it may be half played
                raise
