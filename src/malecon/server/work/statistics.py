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
from typing import NamedTuple

from malecon.errors import MaleconError, Unreadable
from malecon.lab.numbers import Rating, places
from malecon.server.wire.results import PlayerStatistics
from malecon.server.work import jobs
from malecon.server.work.sums import GameResult, Kind, SeatResult, Sums, Who
from malecon.server.work.workers import Workers
from malecon.store import RESULTS, Away, Missing, Store
from malecon.table import SeatKind, Table
from malecon.table.persons import is_gone

log = logging.getLogger(__name__)

TOGETHER = 100  # games that are summed up before more are looked for


class Look(NamedTuple):
    """Of whom, of which game, and for whom. `called` are persons who go by that name in the club."""

    name: str | None
    game: str | None
    asker: str
    called: tuple[str, ...] = ()

    def means(self, who: Who, name: str) -> bool:
        is_called = not who.is_bot and who.key in self.called
        return self.name is None or name.casefold() == self.name.casefold() or is_called


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
        self.is_stale = False
        self.number = 0  # of the last result that is known
        self.count = 0
        self.listed = Sums()  # of tables that all could see
        self.strengths = Sums()  # ratings by all games; nobody is told of them

    def hear(self, about: str, version: int) -> None:
        """Results that were known were written anew, or that may be: all are read again."""
        self.is_stale = self.is_stale or version == RESULTS or not about

    # --- writing down ---

    def ended(self, table: Table) -> None:
        """A game is over: have it summed up."""
        task = asyncio.get_running_loop().create_task(self.write_down(table.id))
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def look_around(self) -> None:
        """Sum up what was missed, be it that a process died or that games were brought from elsewhere."""
        tried: set[str] = set()  # some have to wait
        while missed := set(await self.reviews.without_result(TOGETHER + len(tried))) - tried:
            tried |= missed
            for table_id in missed:
                await self.write_down(table_id)

    async def write_down(self, table_id: str) -> None:
        """Sum a game up, once."""
        with contextlib.suppress(Missing, Unreadable, Away):
            table = await self.store.load(table_id)
            if table.is_secret:
                return  # it tells what others will draw; when that is over, it is told of
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

    async def look(self, look: Look, own: Sequence[str], limit: int) -> list[PlayerStatistics]:
        """Whoever may be told of to a device, which has links to these tables: all, or those of a name."""
        async with self.lock:
            await self.catch_up()
            private = await self.private(own)
            return await asyncio.to_thread(self.tell, private, look, limit)

    async def of(self, person: str, asker: str, own: Sequence[str]) -> PlayerStatistics | None:
        """One person, as this device may know them; None if there is nothing to tell."""
        async with self.lock:
            await self.catch_up()
            private = await self.private(own)
            return await asyncio.to_thread(self.tell_of, private, person, asker)

    async def private(self, own: Sequence[str]) -> list[GameResult]:
        """The results of tables that only some know."""
        return [result for result in await self.reviews.results_of(own) if not result["listed"]]

    async def strengths_of(self, people: Iterable[str]) -> dict[str, dict[Kind, Rating]]:
        """How strong these seem in each kind of game, to seat them with others."""
        async with self.lock:
            await self.catch_up()
            kinds = self.strengths.ratings
            return {
                person: {kind: found[rated] for kind, found in kinds.items() if rated in found}
                for person in people
                for rated in [Who(person, False).rated]
            }

    def bots_at(self, kind: Kind, levels: Iterable[str]) -> dict[str, Rating]:
        """How strong the levels of bots seem by the club's games, as far as was caught up with."""
        found = {level: self.strengths.rating(kind, Who(level, True).rated) for level in levels}
        return {level: rating for level, rating in found.items() if rating is not None}

    def tell(self, private: Iterable[GameResult], look: Look, limit: int) -> list[PlayerStatistics]:
        """Who has played most, first."""
        sums = Sums(self.listed)
        sums.add(private)
        counted = []
        for who in sums.everybody():
            games = sum(tally.games for tally in sums.at(who, look.game).values())
            if games and not is_gone(who.key) and look.means(who, sums.name(who)):
                counted.append((-games, sums.name(who), who))
        most = sorted(counted)[:limit]
        return [sums.view(who, look.game, who == Who(look.asker, False)) for _, _, who in most]

    def tell_of(self, private: Iterable[GameResult], person: str, asker: str) -> PlayerStatistics | None:
        sums = Sums(self.listed)
        sums.add(private)
        found = sums.view(Who(person, False), None, person == asker)
        return found if found["games"] else None

    async def strength(self, key: str, is_bot: bool, game: str, players: int) -> int:
        """How strong somebody seems at listed tables, in hundredths of a rating; 0 if nothing is known."""
        async with self.lock:
            await self.catch_up()
            rating = self.listed.rating((game, players), Who(key, is_bot).rated)
        return 0 if rating is None else round(100 * (rating.mean - 2 * rating.deviation))

    async def catch_up(self) -> None:
        """Read the results that are new. If some have gone, or are others now, all are read again."""
        if self.is_stale:
            self.forget()
        new = await self.reviews.results(self.number)
        if self.count + len(new) != await self.reviews.count_results():
            self.forget()
            new = await self.reviews.results()
        await asyncio.to_thread(self.add, new)

    def add(self, new: Iterable[tuple[int, str, GameResult]]) -> None:
        for number, _, result in new:
            self.number = number
            self.count += 1
            self.strengths.rate_by(result)
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
