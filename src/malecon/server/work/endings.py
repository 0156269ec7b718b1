"""How games came to their ends, told once for all who ask."""

from __future__ import annotations

from collections import OrderedDict

from malecon.server.wire.results import EndingView
from malecon.server.work import jobs
from malecon.server.work.workers import Workers
from malecon.store import Store
from malecon.table import record_text, standing_answers

MOST = 256  # games; the one that nobody has asked about for longest goes first


class Endings:
    """What this process remembers of how games ended. A game that is over never changes."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.known: OrderedDict[str, EndingView] = OrderedDict()

    async def of(self, table_id: str) -> EndingView:
        """How the game at a table ended. It is over; or an error, if its rules are too old to be played."""
        if table_id not in self.known:
            table = await self.store.load(table_id)
            entries = await self.store.entries(table_id, before=table.number + 1)
            lines = [entry.number for entry in standing_answers(entries)]
            self.known[table_id] = await self.workers.run(
                jobs.tell_ending, record_text(table, entries), lines
            )
        self.known.move_to_end(table_id)
        while len(self.known) > MOST:
            self.known.popitem(last=False)
        return self.known[table_id]
