"""Finished games looked over by the processes that think, and kept as far as they have come.

One process is at a table's analysis at a time: it has claimed it in the store and prolongs the claim with
every part that it keeps. If it dies, whoever asks for the analysis next goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from malecon.errors import MaleconError
from malecon.kernel.game import Json
from malecon.lab.analysis import Given
from malecon.server.work import jobs
from malecon.server.work.workers import Workers
from malecon.store import Store
from malecon.table import Denied, record_text, standing_answers

log = logging.getLogger(__name__)

LEASE = 30.0  # seconds that this process is at it without saying so again
OFTEN = 1.0  # seconds between parts that are kept
SEED = 0
MOST_HEADS = 256


class Analyses:
    """The analyses that this process is at."""

    def __init__(self, store: Store, workers: Workers, clock: Callable[[], float]) -> None:
        self.store = store
        self.reviews = store.reviews
        self.workers = workers
        self.clock = clock
        self.running: dict[str, asyncio.Task[None]] = {}
        self.heads: dict[str, Json] = {}  # of games that nobody has had looked over yet
        # All of them together leave room for bots, who are waited for.
        self.places = asyncio.Semaphore(max(1, workers.count))

    async def ask(self, id: str) -> None:
        """Somebody wants a table's analysis: see to it that it is made, once."""
        kept = await self.reviews.find(id)
        if kept is None:
            head = dict(await self.head(id))
            if not head:
                raise Denied("table-older-rules")
            total = head.pop("total")
            until = self.clock() + LEASE
            if await self.reviews.begin(id, jobs.ANALYSIS_NODES, total, head, until):
                self.heads.pop(id, None)
                self.start(id)
        else:
            await self.go_on(id)

    async def head(self, id: str) -> Json:
        """What can be said at once of a game: where points came from. Nothing if its rules are too old."""
        if id not in self.heads:
            text, _ = await self.load(id)
            try:
                head = await self.workers.run(jobs.begin_analysis, text)
            except MaleconError:
                head = {}
            while len(self.heads) >= MOST_HEADS:
                del self.heads[next(iter(self.heads))]
            self.heads[id] = head
        return self.heads[id]

    async def go_on(self, id: str) -> None:
        """Take up an analysis that nobody is at any more."""
        now = self.clock()
        if id not in self.running and await self.reviews.claim(id, now, now + LEASE):
            self.start(id)

    def start(self, id: str) -> None:
        task = self.running[id] = asyncio.create_task(self.make(id))
        task.add_done_callback(lambda _: self.running.pop(id, None))

    async def load(self, id: str) -> tuple[str, list[int]]:
        """The record of a table, and for each of its answers the line of the log where it stands."""
        table = await self.store.load(id)
        entries = await self.store.entries(id, before=table.number + 1)
        return record_text(table, entries), [entry.number for entry in standing_answers(entries)]

    async def make(self, id: str) -> None:
        """The work, from where it stands to its end."""
        try:
            kept = await self.reviews.find(id)
            if kept is None:
                return
            text, lines = await self.load(id)
            given = Given(text, kept.nodes, SEED)
            if not await self.judge(id, given, kept.done, lines):
                return
            answers = await self.reviews.answers(id)
            await self.reviews.finish(id, await self.workers.run(jobs.end_analysis, given, answers))
        except MaleconError as error:
            log.warning("a game could not be looked over: %s", error)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a game could not be looked over")

    async def judge(self, id: str, given: Given, done: int, lines: list[int]) -> bool:
        """Judge all answers from one on, and keep them in their order; false if somebody else does."""
        waiting = [asyncio.create_task(self.one(given, number)) for number in range(done, len(lines))]
        try:
            part: list[Json] = []
            last = 0.0  # the first is kept as soon as it is there
            for task in waiting:
                answer = await task
                part.append({**answer, "log": lines[answer["number"]]})
                if time.monotonic() - last >= OFTEN or task is waiting[-1]:
                    if not await self.reviews.add(id, done, part, self.clock() + LEASE):
                        return False
                    done += len(part)
                    part, last = [], time.monotonic()
            return True
        finally:
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    async def one(self, given: Given, number: int) -> Json:
        async with self.places:
            return await self.workers.run(jobs.judge_answer, given, number)

    async def show(self, id: str, after: int) -> Json:
        """What there is of a table's analysis, with the answers from one on."""
        kept = await self.reviews.find(id)
        if kept is None:
            return {**NOTHING, **await self.head(id)}
        answers = await self.reviews.answers(id, after)
        known = after + len(answers) if answers else kept.done
        return {
            **NOTHING,
            "state": "done" if kept.is_finished else "running",
            "progress": 1.0 if kept.is_finished else known / (kept.total + 1),
            "nodes": kept.nodes,
            "total": kept.total,
            **kept.head,
            **(kept.tail or {}),
            "answers": answers,
        }

    async def close(self) -> None:
        """Stop. Whoever asks next goes on."""
        for task in list(self.running.values()):
            task.cancel()
        await asyncio.gather(*self.running.values(), return_exceptions=True)


#: What is shown of an analysis that nobody has asked for yet.
NOTHING: Json = {
    "state": "none",
    "progress": 0.0,
    "nodes": 0,
    "total": 0,
    "scores": [],
    "points": [],
    "answers": [],
    "final": None,
    "split": None,
    "mistakes": None,
}
