"""Those who look for a game: waited with, seated, told where.

Any process may seat anybody. Which of them sits where is worked out on what the database says of all who
wait; then the table and the seats taken are written in one transaction, which fails if one of them sits
somewhere else already. So a process that dies, or comes second, leaves everybody where they were.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import statistics as numbers
from collections.abc import Callable, Iterable

from malecon.bots.players import LEVELS
from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.games import GAMES
from malecon.meeting import matching
from malecon.meeting.matching import Group, Wish
from malecon.server.tables import devices
from malecon.server.tables.tables import Tables
from malecon.server.wire.errors import Rejected
from malecon.server.wire.meeting import LookForGame, MeetView, SeekView, WaitingView
from malecon.server.work.notices import Notices
from malecon.server.work.sentences import SEATED
from malecon.server.work.statistics import Statistics
from malecon.store import Away, Raced, Store
from malecon.store.meetings import Gone, Seated, Seek, take_seats
from malecon.table import ClockRule, Settings, Table
from malecon.table.fairness import SECRET_BYTES
from malecon.table.seating import check_name
from malecon.table.settings import check_level

log = logging.getLogger(__name__)

ROUND = 2.0  # seconds between two looks at who waits
FRESH = 1.0  # seconds that it is told how many wait before they are counted again
LEARN = 60.0  # seconds until strengths are asked for again
HERE = 20.0  # seconds that somebody is taken to be here who has asked
HIDDEN = 90.0  # the same, where the page lies in the background and asks rarely
SPARE = 6.0  # what may be missing of it before it is written anew
DAYS = 14 * 86_400.0
TOLD = {"live": 600.0, "days": DAYS}  # as long as it is told where one was seated
FEW = 5  # waits, of which nothing is concluded
USUAL = "casual"  # bots, for somebody of whom nothing is known

#: Minutes for each player with seconds for each turn; days for each answer.
CLOCKS = {"live": ClockRule("live", minutes=20, increment=15), "days": ClockRule("days", days=2)}


#: When it was counted who waits, who does, and how long others waited.
NOT_KNOWN: tuple[float, list[Wish], dict[str, float | None]] = (-1e9, [], {})


class Crowded(Rejected):
    """So many wait that one more would only wait."""

    def __init__(self) -> None:
        super().__init__(429, "too-many", "meeting-crowded")


MOST_WAITING = 2000


class Meeting:
    """All who wait, as this process serves them."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        statistics: Statistics,
        notices: Notices,
        clock: Callable[[], float],
    ) -> None:
        self.store = store
        self.seeks = store.meetings
        self.tables = tables
        self.statistics = statistics
        self.notices = notices
        self.clock = clock
        self.lock = asyncio.Lock()
        self.strengths: dict[str, tuple[float, dict[matching.Kind, tuple[float, float]]]] = {}
        self.known: tuple[float, list[Wish], dict[str, float | None]] = NOT_KNOWN

    # --- what somebody wants ---

    async def look_for(self, person: str, wish: LookForGame) -> None:
        """Somebody begins to wait, and may be seated at once."""
        check_name(wish.name)
        games = list(dict.fromkeys(wish.games))
        for game in games:
            if game not in GAMES:
                raise Unreadable("game-unknown", found=shown(game), known=", ".join(GAMES))
        if not any(count in GAMES[game].seats for game in games for count in counts(wish.least, wish.most)):
            raise Unreadable("meeting-number", least=str(wish.least), most=str(wish.most))
        now = self.clock()
        soon = now + HIDDEN  # until when those may wait who are here, and from when on those over days
        ends = (now, soon) if wish.pace == "live" else (soon, now + DAYS)
        if await self.seeks.count(*ends) >= MOST_WAITING:
            raise Crowded
        until = now + (HERE if wish.pace == "live" else DAYS)
        data = {
            "name": wish.name,
            "games": games,
            "least": wish.least,
            "most": wish.most,
            "pace": wish.pace,
            "bots": None,
            "level": "",
        }
        await self.seeks.seek(Seek(person, now, until, None, data))
        self.known = NOT_KNOWN
        await self.look_around()

    async def take_bots(self, person: str, level: str) -> None:
        """Somebody who waits would begin with bots."""
        seek = await self.seeks.find(person, self.clock())
        if seek is None:
            raise Rejected(404, "missing", "meeting-not-waiting")
        level = check_level(level or USUAL)
        bots = seek.data["bots"] or self.clock()
        await self.seeks.change(seek, {**seek.data, "bots": bots, "level": level})
        self.known = NOT_KNOWN
        await self.look_around()

    async def stop(self, person: str) -> None:
        await self.seeks.stop(person)
        self.known = NOT_KNOWN

    async def arrive(self, person: str, table_id: str) -> None:
        await self.seeks.arrived(person, table_id)

    async def look(self, person: str, hidden: bool) -> MeetView:
        """How it stands for somebody, who is here as long as they ask."""
        now = self.clock()
        seek = await self.seeks.find(person, now) if person else None
        if seek is not None and seek.table is None and seek.data["pace"] == "live":
            until = now + (HIDDEN if hidden else HERE)
            if seek.until < until - SPARE:
                await self.seeks.stay(person, until)
        waiting, usual = await self.who_waits(now)
        if person:
            blocks = await self.seeks.blocks([person, *(wish.person for wish in waiting)])
            shunned = {one for pair in blocks if person in pair for one in pair}
            waiting = [wish for wish in waiting if wish.person not in shunned and wish.person != person]
        return view(seek, waiting, usual, self.offer(seek, now), now)

    async def who_waits(self, now: float) -> tuple[list[Wish], dict[str, float | None]]:
        """All who wait, counted now and then for all who ask."""
        at, waiting, usual = self.known
        if not 0 <= now - at < FRESH:
            waiting = [wish_of(seek) for seek in await self.seeks.waiting(now)]
            usual = {}
            for pace in CLOCKS:
                waits = await self.seeks.usual(pace, now)
                usual[pace] = numbers.median(waits) if len(waits) >= FEW else None
            self.known = (now, waiting, usual)
        return waiting, usual

    def offer(self, seek: Seek | None, now: float) -> str | None:
        """The level of bots that would suit somebody who has waited for long."""
        if seek is None or seek.table is not None:
            return None
        wish = wish_of(seek)
        if not matching.is_offered_bots(wish, now):
            return None
        _, known = self.strengths.get(seek.person, (0.0, {}))
        for kind in reversed(matching.kinds(wish, NUMBERS)):
            if kind in known:
                ratings = self.statistics.bots_at(kind, LEVELS)
                return matching.nearest_level(known[kind], ratings, USUAL)
        return USUAL

    # --- seating ---

    async def look_around(self) -> None:
        """Seat whoever can be seated."""
        async with self.lock:
            now = self.clock()
            waiting = {seek.person: seek for seek in await self.seeks.waiting(now)}
            if len(waiting) < 2 and not any(seek.data["bots"] for seek in waiting.values()):
                await self.learn(waiting, now)
                return
            wishes = await self.wishes(waiting, now)
            groups = await asyncio.to_thread(matching.seat, wishes, NUMBERS, now)
            for group in groups:
                await self.seat(group, waiting, now)

    async def clean(self) -> None:
        await self.seeks.clean(self.clock())

    async def wishes(self, waiting: dict[str, Seek], now: float) -> list[Wish]:
        """The wishes of those who wait, with their strengths and with whom they do not want to play."""
        await self.learn(waiting, now)
        shuns: dict[str, set[str]] = {}
        for person, other in await self.seeks.blocks(list(waiting)):
            shuns.setdefault(person, set()).add(other)
        return [
            wish_of(seek)._replace(
                strengths=self.strengths[person][1], shuns=frozenset(shuns.get(person, ()))
            )
            for person, seek in waiting.items()
        ]

    async def learn(self, waiting: Iterable[str], now: float) -> None:
        """How strong those who wait are, asked for once a minute."""
        people = set(waiting)
        self.strengths = {one: known for one, known in self.strengths.items() if one in people}
        new = [one for one in people if now - self.strengths.get(one, (-1e9, {}))[0] > LEARN]
        if new:
            found = await self.statistics.strengths_of(new)
            for one, ratings in found.items():
                known = {kind: (rating.mean, rating.deviation) for kind, rating in ratings.items()}
                self.strengths[one] = (now, known)

    async def seat(self, group: Group, waiting: dict[str, Seek], now: float) -> None:
        """Make a table and have them sit there. Whatever is wrong with it, the other groups are seated."""
        seeks = tuple((wish.person, wish.since) for wish in group.people)
        try:
            table, people = lay_table(group, waiting, now)
            seated = Seated(table.id, group.game, group.pace, seeks, now, now + TOLD[group.pace], SEATED)
            await self.tables.lay(table, people, lambda connection: take_seats(connection, seated))
        except (Gone, Raced):
            return  # another process was faster, or somebody has gone: next time
        except Away:
            raise
        except MaleconError as error:
            log.warning("nobody could be seated: %s", error)
            return
        self.notices.look_at(now)


NUMBERS = {name: game.seats for name, game in GAMES.items()}


def counts(least: int, most: int) -> range:
    return range(least, most + 1)


def lay_table(group: Group, waiting: dict[str, Seek], now: float) -> tuple[Table, dict[int, str]]:
    """A new table for these people, where chance decides who sits where, and who sits at which seat. Its game
    begins when their browsers have added to chance what they want."""
    settings = Settings(group.game, group.players, clock=CLOCKS[group.pace], timeout="bot")
    host = group.people[0].person
    table = Table.new(devices.new_table_id(), settings, host, secrets.token_bytes(SECRET_BYTES), now)
    seats = list(range(group.players))
    random.SystemRandom().shuffle(seats)
    people = {}
    for wish, seat in zip(group.people, seats, strict=False):
        people[seat] = wish.person
        table.sit(wish.person, waiting[wish.person].data["name"], seat, now)
    levels = [waiting[wish.person].data["level"] for wish in group.people]
    for number, seat in enumerate(seats[len(people) :]):
        table.seat_bot(host, seat, levels[number % len(levels)], now)
    table.begin(host, now, awaited=True)
    return table, people


def wish_of(seek: Seek) -> Wish:
    data = seek.data
    games = tuple(game for game in data["games"] if game in GAMES)  # a package may be gone meanwhile
    return Wish(
        seek.person, seek.made, games, data["least"], data["most"], data["pace"], {}, bots=data["bots"]
    )


def view(
    seek: Seek | None, waiting: list[Wish], usual: dict[str, float | None], offer: str | None, now: float
) -> MeetView:
    """What somebody is told, of those who wait beside them."""
    others: list[WaitingView] = []
    for pace in CLOCKS:
        for game in NUMBERS:
            people = sum(wish.pace == pace and game in wish.games for wish in waiting)
            if people:
                others.append({"game": game, "pace": "days" if pace == "days" else "live", "people": people})
    suiting: list[Wish] = []
    if seek is not None and seek.table is None:
        own = wish_of(seek)
        suiting = [wish for wish in waiting if matching.would_come_along(own, [wish], NUMBERS)]
    return {
        "seek": None if seek is None else seek_view(seek, now),
        "table": None if seek is None else seek.table,
        "others": len(suiting),
        "eager": any(wish.bots is not None for wish in suiting),
        "offer": offer,
        "waiting": others,
        "usual": usual,
    }


def seek_view(seek: Seek, now: float) -> SeekView:
    data = seek.data
    return {
        "games": data["games"],
        "least": data["least"],
        "most": data["most"],
        "pace": data["pace"],
        "waited": max(0.0, now - seek.made),
        "bots": data["level"] or None,
    }
