"""Bots think in processes of their own, a few at a time; what they find is brought to their table.

A process that saves a table where bots are asked claims them in the same breath, for a while, and prolongs
that as long as it thinks. If it dies, the claim ends by itself, and whoever looks next thinks anew. Thinking
twice does no harm: an answer is for one length of the record and is refused when it comes too late.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection
from dataclasses import replace

from malecon.bots.players import WALKS
from malecon.errors import MaleconError, Unreadable
from malecon.server.tables.devices import Rights
from malecon.server.tables.sessions import LEASE, Sessions
from malecon.server.work.shares import CLIENT
from malecon.server.work.workers import Lane, Workers
from malecon.store import Away, Missing, Raced
from malecon.table import Outcome, Table, Task, think

log = logging.getLogger(__name__)

Key = tuple[str, int, int, int]  # table, seat, length, sealed

#: Seconds between answers where only bots play, while somebody watches and while nobody does.
AMONG_THEMSELVES = 0.4
UNWATCHED = 2.0
#: Bots that play so at that pace at a time: for one address, and all together. If there are more of them,
#: they share the moves that so many make: tables by the hundred cost no more than these.
MOST_OF_ONE = 20
MOST_IN_ALL = 60
AGAIN = 1.0  # seconds until a database that was away is tried again


#: Seconds of a processor that an answer of a level takes, until it is known better.
GUESS_QUICK, GUESS_USUAL, GUESS_LONG = 0.005, 0.3, 5.0
MOST_USUAL = 1_000  # walks through a tree that are taken to be usual
QUICK, USUAL = 0.05, 1.0  # the most that an answer takes which goes into these lanes
LEARNED = 0.1  # how much one more answer counts against all before it
KINDS = 1_000  # of bots, whose times are remembered


class Costs:
    """How long bots think, by what was seen here: so each thinks among its like, whatever the engine."""

    def __init__(self) -> None:
        self.seen: OrderedDict[tuple[str, int, str], float] = OrderedDict()

    def of(self, task: Task) -> float:
        known = self.seen.get((task.game, task.players, task.level))
        return guess(task.level) if known is None else known

    def learn(self, task: Task, seconds: float) -> None:
        key = task.game, task.players, task.level
        self.seen[key] = self.of(task) * (1 - LEARNED) + seconds * LEARNED
        self.seen.move_to_end(key)
        if len(self.seen) > KINDS:
            self.seen.popitem(last=False)


def guess(level: str) -> float:
    name, _, budget = level.partition(":")
    if name not in WALKS or (name == "learned" and not budget):
        return GUESS_QUICK
    return GUESS_USUAL if not budget or (budget.isdigit() and int(budget) <= MOST_USUAL) else GUESS_LONG


class Thinkers:
    """Sees to it that every bot that is asked answers."""

    def __init__(self, sessions: Sessions, workers: Workers, think: Callable[[Task], str] = think) -> None:
        self.sessions = sessions
        self.workers = workers
        self.think = think
        self.costs = Costs()
        self.busy: dict[Key, asyncio.Task[None]] = {}
        self.pondering: set[Key] = set()  # those of them who have no answer yet
        self.versions: dict[str, int] = {}  # of the tables that are thought about
        self.among_themselves: Counter[str] = Counter()  # such bots that are asked now, by address
        sessions.on_saved.append(self.ask)
        sessions.on_gone.append(self.forget)

    def ask(self, table: Table) -> None:
        """Let the bots think that are asked at this table, unless they do already; and nobody else there."""
        tasks = table.tasks()
        if tasks:
            self.versions[table.id] = table.version
        alone = not any(seat.active for seat in table.seats)
        host = table.settings.cup or table.host  # all tables of a cup are one host's
        wanted = {(task.table, task.seat, task.length, task.sealed): task for task in tasks}
        self.stop(table.id, wanted)
        for key, task in wanted.items():
            if key not in self.busy:
                errand = asyncio.get_running_loop().create_task(self.answer(key, task, host, alone))
                errand.add_done_callback(functools.partial(self.done, key))
                self.busy[key] = errand
                self.pondering.add(key)

    def done(self, key: Key, _: object) -> None:
        self.pondering.discard(key)
        del self.busy[key]
        if not any(table == key[0] for table, *_ in self.busy):
            self.versions.pop(key[0], None)

    def forget(self, table_id: str) -> None:
        """A table is no more: nobody thinks for it."""
        self.stop(table_id, ())

    def stop(self, table_id: str, wanted: Collection[Key]) -> None:
        """Stop thinking about what is not asked any more. Whoever has an answer already may bring it."""
        for key in [key for key in self.pondering if key[0] == table_id and key not in wanted]:
            self.busy[key].cancel()
            self.sessions.metrics.thoughts.add("stopped")

    async def answer(self, key: Key, task: Task, host: str, alone: bool) -> None:
        """One answer of one bot, from the question to the table."""
        client = CLIENT.get()
        self.among_themselves[client] += alone
        try:
            started = time.monotonic()
            words = await self.thought(task, host)
            self.sessions.metrics.thought_seconds.add(time.monotonic() - started)
            if alone:
                await self.take_time(task.table, started)
            self.pondering.discard(key)
            await self.bring(task, words)
        except asyncio.CancelledError:
            raise
        except Exception:
            self.sessions.metrics.thoughts.add("failed")
            log.exception("a bot could not answer")
        finally:
            self.among_themselves[client] -= alone
            if not self.among_themselves[client]:
                del self.among_themselves[client]

    async def take_time(self, table_id: str, started: float) -> None:
        """Bots among themselves are in no hurry, least of all where nobody watches: whoever makes tables for
        them by the dozen has them play on, and nobody else notices."""
        while (left := started + self.pause(table_id) - time.monotonic()) > 0:
            await asyncio.sleep(min(left, AMONG_THEMSELVES / 4))  # somebody may begin to watch

    def pause(self, table_id: str) -> float:
        """Seconds between answers at a table where only bots play."""

        def most(client: str) -> int:
            return MOST_OF_ONE if client else MOST_IN_ALL  # of nobody: what was taken up again after a start

        client, asked = CLIENT.get(), self.among_themselves
        all_together = sum(min(count, most(one)) for one, count in asked.items())
        crowd = max(1.0, asked[client] / most(client)) * max(1.0, all_together / MOST_IN_ALL)
        return crowd * (AMONG_THEMSELVES if self.is_watched(table_id) else UNWATCHED)

    def is_watched(self, table_id: str) -> bool:
        """Whether somebody may be watching: where others share the database, nobody knows who does."""
        session = self.sessions.by_id.get(table_id)
        return self.sessions.store.file is None or (session is not None and bool(session.viewers))

    async def thought(self, task: Task, host: str = "") -> str:
        """What the bot answers. If it fails at thinking it plays at random: nobody shall wait for ever."""
        try:
            words, seconds = await self.lane(task).timed(host, task.table, self.think, task)
            self.costs.learn(task, seconds)
            return words
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot of level %s failed; it plays at random", task.level)
            return await self.workers.quick.run(task.table, self.think, replace(task, level="random"))

    def lane(self, task: Task) -> Lane:
        """Where a bot thinks: among those who take about as long."""
        seconds = self.costs.of(task)
        if seconds <= QUICK:
            return self.workers.quick
        return self.workers.usual if seconds <= USUAL else self.workers.long

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
