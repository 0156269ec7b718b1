"""What the club's games say of those who played them, by their names.

When a game with people is over, it is summed up once, by the processes that think, and the sum is written
down. Whoever asks gets what all sums say together; only new ones are read for that. Ratings are OpenSkill's,
as in the arena, for each game and number of players apart.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypedDict

from malecon.errors import MaleconError, Unreadable
from malecon.games import GAMES
from malecon.lab.numbers import Rating, places, rate_on
from malecon.server.wire.results import Favourite, GameStatistics, PlayerStatistics
from malecon.server.work import jobs
from malecon.server.work.workers import Workers
from malecon.store import Away, Missing, Store
from malecon.table import SeatKind, Table

log = logging.getLogger(__name__)

FAVOURITES = 3  # of each group that are told
TOGETHER = 100  # games that are summed up before more are looked for

Who = tuple[str, bool]  # a name, and whether it is a bot's level
Kind = tuple[str, int]  # a game and a number of players


class SeatResult(TypedDict):
    """How a game ended for a seat: who sat there, a bot by its level, and what the game says of it."""

    name: str
    bot: bool
    score: int
    place: int
    sources: dict[str, int]
    taken: dict[str, dict[str, int]]


class GameResult(TypedDict):
    """How a game ended; without seats where nobody is to be told of."""

    game: str
    players: int
    listed: bool
    at: float
    seats: list[SeatResult]


class Tally:
    """What one name has done in one game with so many players."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.places = [0] * players
        self.points = 0
        self.best = 0
        self.sources: Counter[str] = Counter()
        self.summed = 0  # games whose sources are known
        self.taken: dict[str, Counter[str]] = {}
        self.last = 0.0

    def add(self, seat: SeatResult, at: float) -> None:
        self.best = max(self.best, seat["score"]) if self.games else seat["score"]
        self.games += 1
        self.places[seat["place"]] += 1
        self.points += seat["score"]
        self.last = max(self.last, at)
        if seat["sources"]:
            self.summed += 1
            self.sources.update(seat["sources"])
            for group, words in seat["taken"].items():
                self.taken.setdefault(group, Counter()).update(words)

    def view(self, game: str, players: int, rating: Rating | None) -> GameStatistics:
        # A game may be played here no longer.
        domains = GAMES[game].ledger.sources.groups if game in GAMES else {}
        favourites: list[Favourite] = [
            {"group": group, "domain": domains.get(group, group), "word": word, "count": count}
            for group, words in self.taken.items()
            for word, count in words.most_common(FAVOURITES)
        ]
        return {
            "game": game,
            "players": players,
            "games": self.games,
            "places": list(self.places),
            "points": self.points / self.games,
            "best": self.best,
            "sources": {name: number / self.summed for name, number in self.sources.items()},
            "favourites": favourites,
            "rating": None if rating is None else {"mean": rating.mean, "deviation": rating.deviation},
            "last": self.last,
        }


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
        self.tallies: dict[Who, dict[Kind, Tally]] = {}
        self.ratings: dict[Kind, dict[str, Rating]] = {}
        self.met: dict[Who, set[str]] = {}  # the tables where somebody sat
        self.listed: set[Who] = set()  # who has sat at a table that all could see

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
                    sums = await self.workers.run(jobs.sum_up, await self.store.record(table_id))
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
        self, name: str | None, game: str | None, own: Sequence[str], limit: int
    ) -> list[PlayerStatistics]:
        """What is known of a name, or of everybody whom one may know of who has links to these tables."""
        async with self.lock:
            await self.catch_up()
            return self.all(game, own, limit) if name is None else self.of(name, game)

    async def catch_up(self) -> None:
        """Read the results that are new. If some have gone, all are read again."""
        new = await self.reviews.results(self.number)
        if self.count + len(new) != await self.reviews.count_results():
            self.forget()
            new = await self.reviews.results()
        await asyncio.to_thread(self.add, new)

    def add(self, new: Iterable[tuple[int, str, GameResult]]) -> None:
        for number, table_id, result in new:
            self.number = number
            self.count += 1
            seats = result["seats"]
            kind = (result["game"], result["players"])
            for seat in seats:
                who = (seat["name"], seat["bot"])
                tallies = self.tallies.setdefault(who, {})
                tallies.setdefault(kind, Tally(kind[1])).add(seat, result["at"])
                self.met.setdefault(who, set()).add(table_id)
                if result["listed"]:
                    self.listed.add(who)
            if seats:
                line_up = [key_of(seat["name"], seat["bot"]) for seat in seats]
                taken = [seat["place"] for seat in seats]
                rate_on(self.ratings.setdefault(kind, {}), [(line_up, taken)])

    def of(self, name: str, game: str | None) -> list[PlayerStatistics]:
        """What is known of a name."""
        both = [self.view((name, is_bot), game) for is_bot in (False, True)]
        return [one for one in both if one["at"]]

    def all(self, game: str | None, own: Sequence[str], limit: int) -> list[PlayerStatistics]:
        """Everybody who has sat at a listed table, or at one of these; who has played most, first."""
        seen = [who for who in self.tallies if who in self.listed or not self.met[who].isdisjoint(own)]
        known = [one for one in (self.view(who, game) for who in seen) if one["at"]]
        return sorted(known, key=lambda one: (-one["games"], one["name"]))[:limit]

    def view(self, who: Who, game: str | None) -> PlayerStatistics:
        at = [
            tally.view(*kind, self.ratings[kind].get(key_of(*who)))
            for kind, tally in sorted(self.tallies.get(who, {}).items())
            if game in (None, kind[0])
        ]
        return {
            "name": who[0],
            "bot": who[1],
            "games": sum(one["games"] for one in at),
            "won": sum(one["places"][0] for one in at),
            "at": at,
        }

    async def close(self) -> None:
        for task in list(self.errands):
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)


def key_of(name: str, is_bot: bool) -> str:
    """A name that no person's and bot's share."""
    return f"bot {name}" if is_bot else f"person {name}"


def seat_results(table: Table, sums: Sequence[jobs.SeatSums]) -> list[SeatResult]:
    """Who sat where, with which points, at which place, and what the game says of it."""
    scores = table.state.scores()
    taken = places(scores, table.state.winners())
    return [
        {
            "name": seat.name if seat.kind == SeatKind.PERSON else seat.level,
            "bot": seat.kind != SeatKind.PERSON,
            "score": scores[n],
            "place": taken[n],
            "sources": sums[n]["sources"],
            "taken": sums[n]["taken"],
        }
        for n, seat in enumerate(table.seats)
    ]
