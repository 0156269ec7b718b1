"""Finished games looked over by the processes that think, and kept as far as they have come.

One process is at a table's analysis at a time: it has claimed it in the store and prolongs the claim with
every part that it keeps. If it dies, whoever asks for the analysis next goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from malecon.errors import MaleconError
from malecon.lab.analysis import Given
from malecon.server.wire.results import AnalysisEnd, AnalysisStart, AnalysisView, JudgedAnswer
from malecon.server.work import jobs
from malecon.server.work.workers import Workers
from malecon.store import Store
from malecon.table import Denied, record_text, standing_answers

log = logging.getLogger(__name__)

LEASE = 30.0  # seconds that this process is at it without saying so again
OFTEN = 1.0  # seconds between parts that are kept
SEED = 0
MOST_HEADS = 256
AHEAD = 4  # answers in line for each process: games that are looked over are no flood


class Analyses:
    """The analyses that this process is at."""

    def __init__(self, store: Store, workers: Workers, clock: Callable[[], float]) -> None:
        self.store = store
        self.reviews = store.reviews
        self.workers = workers
        self.clock = clock
        self.running: dict[str, asyncio.Task[None]] = {}
        self.heads: dict[str, AnalysisStart | None] = {}  # of games that nobody has had looked over yet

    async def ask(self, table_id: str) -> None:
        """Somebody wants a table's analysis: see to it that it is made, once."""
        kept = await self.reviews.find(table_id)
        if kept is None:
            head = await self.head(table_id)
            if head is None:
                raise Denied("table-older-rules")
            until = self.clock() + LEASE
            points = {"scores": head["scores"], "points": head["points"]}
            if await self.reviews.begin(table_id, jobs.ANALYSIS_NODES, head["total"], points, until):
                self.heads.pop(table_id, None)
                self.start(table_id)
        else:
            await self.go_on(table_id)

    async def head(self, table_id: str) -> AnalysisStart | None:
        """What can be said at once of a game: where points came from. None if its rules are too old."""
        if table_id not in self.heads:
            text, _ = await self.load(table_id)
            head: AnalysisStart | None = None
            with contextlib.suppress(MaleconError):
                head = await self.workers.run(jobs.begin_analysis, text)
            while len(self.heads) >= MOST_HEADS:
                del self.heads[next(iter(self.heads))]
            self.heads[table_id] = head
        return self.heads[table_id]

    async def go_on(self, table_id: str) -> None:
        """Take up an analysis that nobody is at any more."""
        now = self.clock()
        if table_id not in self.running and await self.reviews.claim(table_id, now, now + LEASE):
            self.start(table_id)

    def start(self, table_id: str) -> None:
        task = self.running[table_id] = asyncio.create_task(self.make(table_id))
        task.add_done_callback(lambda _: self.running.pop(table_id, None))

    async def load(self, table_id: str) -> tuple[str, list[int]]:
        """The record of a table, and for each of its answers the line of the log where it stands."""
        table = await self.store.load(table_id)
        entries = await self.store.entries(table_id, before=table.number + 1)
        return record_text(table, entries), [entry.number for entry in standing_answers(entries)]

    async def make(self, table_id: str) -> None:
        """The work, from where it stands to its end."""
        try:
            kept = await self.reviews.find(table_id)
            if kept is None:
                return
            text, lines = await self.load(table_id)
            given = Given(text, kept.nodes, SEED)
            if not await self.judge(table_id, given, kept.done, lines):
                return
            answers = await self.reviews.answers(table_id)
            end = await self.workers.long.run(table_id, jobs.end_analysis, given, answers)
            await self.reviews.finish(table_id, end)
        except MaleconError as error:
            log.warning("a game could not be looked over: %s", error)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a game could not be looked over")

    async def judge(self, table_id: str, given: Given, done: int, lines: list[int]) -> bool:
        """Judge all answers from one on, and keep them in their order; false if somebody else does."""
        places = asyncio.Semaphore(self.workers.count * AHEAD)

        async def one(number: int) -> JudgedAnswer:
            async with places:
                line = lines[number]
                return await self.workers.long.run(table_id, jobs.judge_answer, given, number, line)

        waiting = [asyncio.create_task(one(number)) for number in range(done, len(lines))]
        try:
            part: list[JudgedAnswer] = []
            last = 0.0  # the first is kept as soon as it is there
            for task in waiting:
                part.append(await task)
                if time.monotonic() - last >= OFTEN or task is waiting[-1]:
                    if not await self.reviews.add(table_id, done, part, self.clock() + LEASE):
                        return False
                    done += len(part)
                    part, last = [], time.monotonic()
            return True
        finally:
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    async def show(self, table_id: str, after: int) -> AnalysisView:
        """What there is of a table's analysis, with the answers from one on."""
        kept = await self.reviews.find(table_id)
        if kept is None:
            return nothing_yet(await self.head(table_id))
        answers = await self.reviews.answers(table_id, after)
        known = after + len(answers) if answers else kept.done
        end: AnalysisEnd | None = kept.tail
        return {
            "state": "running" if end is None else "done",
            "progress": known / (kept.total + 1) if end is None else 1.0,
            "nodes": kept.nodes,
            "total": kept.total,
            "scores": kept.head["scores"],
            "points": kept.head["points"],
            "answers": answers,
            "final": None if end is None else end["final"],
            "split": None if end is None else end["split"],
            "mistakes": None if end is None else end["mistakes"],
        }

    async def close(self) -> None:
        """Stop. Whoever asks next goes on."""
        for task in list(self.running.values()):
            task.cancel()
        await asyncio.gather(*self.running.values(), return_exceptions=True)


def nothing_yet(head: AnalysisStart | None) -> AnalysisView:
    """What is shown of an analysis that nobody has asked for yet."""
    return {
        "state": "none",
        "progress": 0.0,
        "nodes": 0,
        "total": head["total"] if head else 0,
        "scores": head["scores"] if head else [],
        "points": head["points"] if head else [],
        "answers": [],
        "final": None,
        "split": None,
        "mistakes": None,
    }
