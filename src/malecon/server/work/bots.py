"""Bots think in processes of their own, a few at a time; what they find is brought to their table.

A process that saves a table where bots are asked claims them in the same breath, for a while, and prolongs
that as long as it thinks. If it dies, the claim ends by itself, and whoever looks next thinks anew. Thinking
twice does no harm: an answer is for one length of the record and is refused when it comes too late.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import replace

from malecon.errors import MaleconError, Unreadable
from malecon.server.tables.devices import Rights
from malecon.server.tables.sessions import LEASE, Sessions
from malecon.server.work.workers import Workers
from malecon.store import Away, Missing, Raced
from malecon.table import Outcome, Table, Task, think

log = logging.getLogger(__name__)

Key = tuple[str, int, int, int]  # table, seat, length, sealed

AMONG_THEMSELVES = 0.4  # seconds between answers where only bots play: somebody may be watching
AGAIN = 1.0  # seconds until a database that was away is tried again


class Thinkers:
    """Sees to it that every bot that is asked answers."""

    def __init__(self, sessions: Sessions, workers: Workers, think: Callable[[Task], str] = think) -> None:
        self.sessions = sessions
        self.workers = workers
        self.think = think
        self.busy: dict[Key, asyncio.Task[None]] = {}
        self.versions: dict[str, int] = {}  # of the tables that are thought about
        sessions.on_bots = self.ask

    def ask(self, table: Table) -> None:
        """Let the bots think that are asked at this table, unless they do already."""
        self.versions[table.id] = table.version
        alone = not any(seat.active for seat in table.seats)
        for task in table.tasks():
            key = (task.table, task.seat, task.length, task.sealed)
            if key not in self.busy:
                errand = asyncio.get_running_loop().create_task(self.answer(key, task, alone))
                self.busy[key] = errand

    async def answer(self, key: Key, task: Task, alone: bool) -> None:
        """One answer of one bot, from the question to the table."""
        try:
            started = time.monotonic()
            words = await self.thought(task)
            self.sessions.metrics.thought_seconds.add(time.monotonic() - started)
            if alone:
                await asyncio.sleep(max(0.0, AMONG_THEMSELVES - (time.monotonic() - started)))
            await self.bring(task, words)
        except asyncio.CancelledError:
            raise
        except Exception:
            self.sessions.metrics.thoughts.add("failed")
            log.exception("a bot could not answer")
        finally:
            del self.busy[key]
            if not any(table == task.table for table, *_ in self.busy):
                self.versions.pop(task.table, None)

    async def thought(self, task: Task) -> str:
        """What the bot answers. If it fails at thinking it plays at random: nobody shall wait for ever."""
        try:
            return await self.workers.run(self.think, task)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot of level %s failed; it plays at random", task.level)
            return await self.workers.run(self.think, replace(task, level="random"))

    async def bring(self, task: Task, words: str) -> None:
        """Give the answer. While the database is away it waits: the claim is prolonged as long."""

        async def act(table: Table, _: Rights) -> Outcome:
            return table.answer_for_bot(task, words, self.sessions.clock())

        while True:
            try:
                await self.sessions.change(task.table, "", act)
            except (Away, Raced):
                await asyncio.sleep(AGAIN)
            except Missing:
                self.sessions.metrics.thoughts.add("late")
                return
            except MaleconError:
                self.sessions.metrics.thoughts.add("late")  # the bot is no longer asked this
                return
            else:
                self.sessions.metrics.thoughts.add("answered")
                return

    async def look_around(self) -> None:
        """Take up tables where a bot is asked and nobody thinks, be it that the one who did has died."""
        sessions = self.sessions
        now = sessions.clock()
        for table_id in await sessions.store.waiting_for_bots(now):
            with contextlib.suppress(Missing, Unreadable):  # its game may not be installed any more
                table = await sessions.store.load(table_id)
                if table.tasks() and await sessions.store.claim(table, now, now + LEASE):
                    self.ask(table)

    async def prolong(self) -> None:
        """Say that this process is still thinking."""
        until = self.sessions.clock() + LEASE
        await self.sessions.store.renew(list(self.versions.items()), until)

    async def close(self) -> None:
        """Stop thinking. Others, or the next start, will take it up."""
        errands = list(self.busy.values())
        for errand in errands:
            errand.cancel()
        await asyncio.gather(*errands, return_exceptions=True)
