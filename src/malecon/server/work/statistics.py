"""What the club's games say of those who played them.

When a game with people is over, it is summed up once, by the processes that think, and the sum is written
down. A person is a device, not a name: a name is anybody's. Whoever asks is told of the games of listed
tables, and of those at tables of their own; nobody learns of a private game by asking for a name. Ratings are
OpenSkill's, as in the arena, for each game and number of players apart.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Sequence

from malecon.errors import MaleconError, Unreadable
from malecon.lab.numbers import places
from malecon.server.wire.results import PlayerStatistics
from malecon.server.work import jobs
from malecon.server.work.sums import GameResult, SeatResult, Sums, Who
from malecon.server.work.workers import Workers
from malecon.store import Away, Missing, Store
from malecon.table import SeatKind, Table

log = logging.getLogger(__name__)

TOGETHER = 100  # games that are summed up before more are looked for


class Statistics:
    """All results so far, added up."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.reviews = store.reviews
        self.workers = workers
        self.lock = asyncio.Lock()
        self.errands: set[asyncio.Task[None]] = set()
        self.forget()

    def forget(self) -> None:
        self.number = 0  # of the last result that is known
        self.count = 0
        self.listed = Sums()  # of tables that all could see

    # --- writing down ---

    def ended(self, table: Table) -> None:
        """A game is over: have it summed up."""
        task = asyncio.get_running_loop().create_task(self.write_down(table.id))
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def look_around(self) -> None:
        """Sum up what was missed, be it that a process died or that games were brought from elsewhere."""
        tried: list[str] = []
        while (missed := await self.reviews.without_result(TOGETHER)) and missed != tried:
            tried = missed
            for table_id in missed:
                await self.write_down(table_id)

    async def write_down(self, table_id: str) -> None:
        """Sum a game up, once."""
        with contextlib.suppress(Missing, Unreadable, Away):
            table = await self.store.load(table_id)
            seats: list[SeatResult] = []
            if not table.settings.lesson and any(seat.kind == SeatKind.PERSON for seat in table.seats):
                try:
                    record = await self.store.record(table_id)
                    sums = await self.workers.long.run(table_id, jobs.sum_up, record)
                except MaleconError as error:
                    log.info("only the result of a game is known: %s", error)
                    sums = [{"sources": {}, "taken": {}} for _ in table.seats]
                seats = seat_results(table, sums)
            result: GameResult = {
                "game": table.settings.game,
                "players": table.settings.players,
                "listed": table.settings.listed,
                "at": table.touched,
                "seats": seats,
            }
            await self.reviews.add_result(table_id, result)

    # --- telling ---

    async def look(
        self, name: str | None, game: str | None, asker: str, own: Sequence[str], limit: int
    ) -> list[PlayerStatistics]:
        """Whoever may be told of to this device, which has links to these tables: all, or those of a name."""
        async with self.lock:
            await self.catch_up()
            private = [result for result in await self.reviews.results_of(own) if not result["listed"]]
            return await asyncio.to_thread(self.tell, private, name, game, asker, limit)

    def tell(
        self, private: Iterable[GameResult], name: str | None, game: str | None, asker: str, limit: int
    ) -> list[PlayerStatistics]:
        """Who has played most, first."""
        sums = Sums(self.listed)
        sums.add(private)
        counted = []
        for who in sums.everybody():
            games = sum(tally.games for tally in sums.at(who, game).values())
            if games and (name is None or sums.name(who).casefold() == name.casefold()):
                counted.append((-games, sums.name(who), who))
        most = sorted(counted)[:limit]
        return [sums.view(who, game, who == Who(asker, False)) for _, _, who in most]

    async def catch_up(self) -> None:
        """Read the results that are new. If some have gone, all are read again."""
        new = await self.reviews.results(self.number)
        if self.count + len(new) != await self.reviews.count_results():
            self.forget()
            new = await self.reviews.results()
        await asyncio.to_thread(self.add, new)

    def add(self, new: Iterable[tuple[int, str, GameResult]]) -> None:
        for number, _, result in new:
            self.number = number
            self.count += 1
            if result["listed"]:
                self.listed.add([result])

    async def close(self) -> None:
        for task in list(self.errands):
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)


def seat_results(table: Table, sums: Sequence[jobs.SeatSums]) -> list[SeatResult]:
    """Who sat where, with which points, at which place, and what the game says of it."""
    scores = table.state.scores()
    taken = places(scores, table.state.winners())
    return [
        {
            "name": seat.name if seat.kind == SeatKind.PERSON else seat.level,
            "person": seat.person if seat.kind == SeatKind.PERSON else "",
            "bot": seat.kind != SeatKind.PERSON,
            "score": scores[n],
            "place": taken[n],
            "sources": sums[n]["sources"],
            "taken": sums[n]["taken"],
        }
        for n, seat in enumerate(table.seats)
    ]
