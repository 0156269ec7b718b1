"""What is done from time to time: clocks that run out, bots that nobody thinks for, tables to be put away."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import Awaitable, Callable

from malecon.errors import Unreadable
from malecon.server.ops.config import Config
from malecon.server.tables.devices import Rights
from malecon.server.tables.sessions import LEASE, Sessions
from malecon.server.work.bots import Thinkers
from malecon.server.work.cups import Cups
from malecon.server.work.notices import Notices
from malecon.server.work.seasons import Seasons
from malecon.server.work.statistics import Statistics
from malecon.store import Away, Missing, Raced
from malecon.table import Outcome, Table
from malecon.table.chance import PATIENCE

log = logging.getLogger(__name__)

CLOCKS = 0.5  # seconds
BOTS = 2.0
SWEEP = 3600.0
CLEAN = 1200.0
MISSED = 10.0
CUPS = 2.0
DAY = 86_400.0
MOST_AT_START = 1000  # tables that are looked at before the first guest is let in


class Janitor:
    """Goes round as long as the server runs."""

    def __init__(
        self,
        sessions: Sessions,
        thinkers: Thinkers,
        statistics: Statistics,
        notices: Notices,
        cups: Cups,
        seasons: Seasons,
        config: Config,
    ) -> None:
        self.sessions = sessions
        self.thinkers = thinkers
        self.statistics = statistics
        self.notices = notices
        self.cups = cups
        self.seasons = seasons
        sessions.on_over.append(statistics.ended)
        self.config = config
        self.rounds: list[asyncio.Task[None]] = []
        self.duties: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (CLOCKS, self.look_at_clocks),
            (BOTS, self.thinkers.look_around),
            (LEASE / 3, self.thinkers.prolong),
            (SWEEP, self.sweep),
            (SWEEP, self.statistics.look_around),
            (SWEEP, self.notices.sweep),
            (10.0, self.put_away),
            (CLEAN, self.clean),
            (MISSED, self.look_for_missed),
            (CUPS, self.cups.look_around),
        ]

    def start(self) -> None:
        self.rounds = [asyncio.create_task(self.go_round(*duty)) for duty in self.duties]

    async def go_round(self, pause: float, duty: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await duty()
            except Away as error:
                log.warning("%s", error, extra={"spare": True})
            except Exception:
                log.exception("a duty of the janitor failed")
            await asyncio.sleep(pause)

    async def look_at_clocks(self) -> None:
        """Let time run out where it has."""

        async def act(table: Table, _: Rights) -> Outcome:
            return table.tick(self.sessions.clock())

        for table_id in await self.sessions.store.due(self.sessions.clock()):
            with contextlib.suppress(Missing, Unreadable):  # its game may not be installed any more
                await self.sessions.change(table_id, "", act, lambda outcome: outcome.public)

    async def give_time(self) -> None:
        """Whoever could not open a salt because the house was away is not left out for that."""
        now = self.sessions.clock()

        async def act(table: Table, _: Rights) -> bool:
            return table.give_time(now)

        with contextlib.suppress(Away):
            for table_id in await self.sessions.store.due(now + PATIENCE, MOST_AT_START):
                with contextlib.suppress(Missing, Unreadable, Raced):
                    await self.sessions.change(table_id, "", act, lambda is_awaited: is_awaited)
            await self.cups.give_time()

    async def sweep(self) -> None:
        """Forget what the host of the club does not want to keep."""
        now = self.sessions.clock()
        ended, idle = self.config.keep_ended, self.config.keep_idle
        times = (
            None if ended is None else now - ended * DAY,
            None if idle is None else now - idle * DAY,
            now - self.config.keep_unbegun * DAY,
        )
        swept = await self.sessions.store.sweep(*times)
        await self.cups.sweep(*times)
        await self.seasons.sweep(*times)
        if swept:
            log.info("forgotten: %d tables", swept)

    async def clean(self) -> None:
        """See `run.spare_pauses`."""
        gc.collect()

    async def look_for_missed(self) -> None:
        """A process that dies between saving and telling leaves the viewers of others untold."""
        if self.sessions.store.file is None:
            await self.sessions.word.look_at_all()

    async def put_away(self) -> None:
        self.sessions.put_away()

    async def close(self) -> None:
        for task in self.rounds:
            task.cancel()
        await asyncio.gather(*self.rounds, return_exceptions=True)
