"""The cups of a club: changed, paired, and told of results, by any process.

A cup is one row, and so is its version: whoever saves it first wins, the others look again. A round is paired
and its tables are made in the same transaction, so it is paired once, whatever dies; what is due, and tables
whose results nobody has read, are found again by `look_around`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from weakref import WeakValueDictionary

from malecon.cups.cup import Cup
from malecon.cups.draws import label_of
from malecon.cups.event import HOST, CupStatus, Event
from malecon.cups.rounds import Pairing
from malecon.errors import MaleconError
from malecon.kernel.game import Json
from malecon.server.tables.devices import Rights, new_table_id
from malecon.server.tables.sessions import Sessions
from malecon.server.work.cup_tables import lay_round, lay_together, result_of, tend, unsettled
from malecon.server.work.cup_views import Shown, listing
from malecon.server.work.workers import Workers
from malecon.store import Away, Missing, Raced
from malecon.store.cups import NO_ROUND, Kept, NewRound, News, Played
from malecon.table import ENDED, Denied, Outcome, SeatKind, Status, Table
from malecon.table.chance import PATIENCE

log = logging.getLogger(__name__)

TRIES = 20
FREE = 3  # times that a round is paired while the cup may be changed; then whoever wants to change it waits
AT_A_TIME = 100  # tables or cups that are looked at in one round
KNOWN = 200  # cups kept in memory


class Cups:
    """All cups, as this process deals with them. `on_round` is called when a round has been paired here."""

    def __init__(
        self,
        sessions: Sessions,
        workers: Workers,
        new_secret: Callable[[], bytes],
    ) -> None:
        self.sessions = sessions
        self.store = sessions.store.cups
        self.workers = workers
        self.new_secret = new_secret
        self.known: OrderedDict[str, Kept] = OrderedDict()
        self.views: dict[str, tuple[int, Shown]] = {}
        self.one_view = asyncio.Lock()
        self.errands: set[asyncio.Task[None]] = set()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.on_round: list[Callable[[Event], None]] = []
        sessions.on_saved.append(self.saved)

    # --- looking and changing ---

    async def add(self, event: Event, news: Sequence[News] = ()) -> None:
        await self.store.add(event, listing(event), news)

    async def look(self, cup_id: str) -> Kept:
        """A cup as it was saved last."""
        kept = self.known.get(cup_id)
        if kept is None or await self.store.version(cup_id) != kept.version:
            kept = await self.store.load(cup_id)
        if kept is None:
            self.known.pop(cup_id, None)
            raise Missing("cup-missing")
        self.keep(kept)
        return kept

    def keep(self, kept: Kept) -> None:
        self.known[kept.event.id] = kept
        self.known.move_to_end(kept.event.id)
        while len(self.known) > KNOWN:
            self.views.pop(self.known.popitem(last=False)[0], None)

    async def shown(self, kept: Kept) -> Shown:
        """What everybody is told of it. With many people it is much to work out: once, beside all else."""
        async with self.one_view:
            found = self.views.get(kept.event.id)
            if found is not None and found[0] == kept.version:
                return found[1]
            shown = None if found is None else found[1].again(kept.event)
            if shown is None:
                shown = await asyncio.to_thread(Shown, kept.event)
            self.views[kept.event.id] = kept.version, shown
            return shown

    async def delete(self, cup_id: str, keep_result: bool = False) -> None:
        """Forget a cup. Its tables stay, and belong to no round any more; nobody waits at one of them. Not
        while some of them still play by draws that others have seen."""
        with contextlib.suppress(Missing):
            event = (await self.look(cup_id)).event
            if event.status == CupStatus.CANCELLED and event.last_round is not None:
                places = [one.table for one in event.last_round.pairings if one.result is None]
                await self.attend_all(cup_id, event.last_round.number, places)
            await self.open_rounds(cup_id)
            if (await self.look(cup_id)).event.secret_rounds:
                raise Denied("cup-round-secret")
        await self.store.delete(cup_id, keep_result)
        self.known.pop(cup_id, None)
        self.views.pop(cup_id, None)

    async def change(self, cup_id: str, act: Callable[[Event], Event], done: Sequence[str] = ()) -> Event:
        """Change a cup and save it; or raise an error, and nothing has happened."""
        async with self.locks.setdefault(cup_id, asyncio.Lock()):
            for _ in range(TRIES):
                kept = await self.look(cup_id)
                event = act(kept.event).drawn(self.sessions.clock())
                if event is kept.event and not done:
                    return event
                if await self.save(kept, event, done):
                    self.follow(kept.event, event)
                    return event
            raise Raced("store-raced")

    def follow(self, before: Event, event: Event) -> None:
        """See to what follows from a change."""
        if places := unsettled(before, event):
            self.send(self.attend_all(event.id, len(event.cup.rounds), places))
        if event.drawing is not None and event.drawing.is_ready:
            self.send(self.lay_shared(event.id))
        if event.opening is not None and event.opening != before.opening:
            self.send(self.open_rounds(event.id))

    async def save(
        self, kept: Kept, event: Event, done: Sequence[str] = (), new: NewRound = NO_ROUND
    ) -> bool:
        self.known.pop(event.id, None)
        now = self.sessions.clock()
        if not await self.store.save(event, kept.version, listing(event), done, new, now):
            return False
        self.keep(Kept(event, kept.version + 1))
        return True

    async def leave_season(self, cup_id: str, by: str) -> None:
        """Have a cup count for no season any more."""
        for _ in range(TRIES):
            kept = await self.look(cup_id)
            self.known.pop(cup_id, None)
            event = kept.event.out_of_season(by)
            if await self.store.leave_season(event, kept.version, listing(event)):
                return
        raise Raced("store-raced")

    # --- rounds ---

    async def next_round(self, cup_id: str, by: str, number: int = 0) -> Event:
        """Pair the next round, of this number, and lay its tables. Asked twice at once, it is done once.

        Meanwhile others may change the cup, and it is paired anew; but nobody hinders it by that for ever."""
        for turn in range(TRIES):
            lock = self.locks.setdefault(cup_id, asyncio.Lock())
            async with lock if turn >= FREE else contextlib.nullcontext():
                event = await self.try_next_round(cup_id, by, number)
            if event is not None:
                return event
        raise Raced("store-raced")

    async def try_next_round(self, cup_id: str, by: str, number: int) -> Event | None:
        """The same; None if the cup was changed meanwhile."""
        now = self.sessions.clock()
        kept = await self.look(cup_id)
        if by == HOST and not (kept.event.due is not None and kept.event.due <= now):
            return kept.event  # another process was faster
        if number and number <= len(kept.event.cup.rounds):
            return kept.event
        found = kept.event
        if by != HOST:
            found.check_host(by)
        found.check_open()
        paired = await self.workers.long.run(cup_id, pair, found.cup.to_json())
        event = found.paired(Cup.from_json(paired), now).with_draws(self.new_secret(), now)
        new = await asyncio.to_thread(lay_round, event, new_table_id, self.new_secret, now)
        if not await self.save(kept, event, new=new):
            return None
        for hear in self.on_round:
            hear(event)
        await self.laid(new)
        self.follow(kept.event, event)
        return event

    async def lay_shared(self, cup_id: str) -> None:
        """Lay the tables of a duplicate round when its draws have come about. Asked twice at once, it is done
        once."""
        for _ in range(TRIES):
            kept = await self.look(cup_id)
            now = self.sessions.clock()
            event = kept.event.drawn(now).without_all_out(now)
            if event.drawing is None or not event.drawing.is_ready:
                break  # another process was faster, or there is nothing left to play
            barred = await self.sessions.store.peace.barred_among(event.cup.entrants, now)
            new = await asyncio.to_thread(lay_together, event, new_table_id, now, barred)
            if await self.save(kept, event.laid(), new=new):
                await self.laid(new)
                return
        else:
            raise Raced("store-raced")
        await self.change(cup_id, lambda event: event.without_all_out(self.sessions.clock()))

    async def laid(self, new: NewRound) -> None:
        """Where games have begun, those who are asked hear of it."""
        for one in new.played:
            with contextlib.suppress(MaleconError):
                table = await self.sessions.store.load(one.table)
                if table.asked:
                    self.sessions.saved(table)

    async def open_rounds(self, cup_id: str) -> None:
        """Open the duplicate rounds of which no table is played any more to everybody. Of a round that is not
        settled nothing is written: meanwhile somebody else may settle it."""
        event = (await self.look(cup_id)).event
        settled = [number for number in event.secret_rounds if event.is_settled(number)]
        opened = []
        for number in settled:
            tables = (await self.store.tables_of(cup_id, number)).values()
            if event.status == CupStatus.CANCELLED:
                for table_id, status in tables:
                    if status == Status.RUNNING:
                        await self.tried(self.tend(table_id, is_unbegun=False, by_force=False))
            if all(status in (None, *ENDED) for _, status in tables):
                for table_id, status in tables:
                    if status is not None:
                        await self.open_draws(table_id)
                opened.append(number)
        if settled:
            await self.change(cup_id, lambda event: event.opened(opened, self.sessions.clock()))

    async def open_draws(self, table_id: str) -> None:
        """Let everybody look at a table of a duplicate round; what is told of its game counts from now on."""
        shown: list[Table] = []

        async def act(table: Table, _: Rights) -> Outcome:
            before = table.number
            table.open_draws(self.sessions.clock())
            shown[:] = [table]
            return table.outcome(before)

        with contextlib.suppress(Missing):
            outcome = await self.sessions.change(table_id, "", act, lambda outcome: outcome.public)
            if outcome.public and shown[0].status == Status.OVER:
                self.sessions.over(shown[0])

    # --- tables ---

    def saved(self, table: Table) -> None:
        """A table was saved here: if it is one of a cup, it may be time to begin, or to read its result."""
        if table.settings.cup and (table.status == Status.GATHERING or table.is_ended):
            self.send(self.attend(table.id))

    async def attend_all(self, cup_id: str, number: int, places: Sequence[int]) -> None:
        """See to these tables of a round, each of them."""
        tables = await self.store.tables_of(cup_id, number)
        for place in places:
            if place in tables:
                await self.attend(tables[place][0])

    async def attend(self, table_id: str) -> None:
        """Begin a table where all are, and read the result of one that has ended."""
        with contextlib.suppress(Missing, Raced, Away):
            table = await self.sessions.store.load(table_id)
            if table.is_ended:
                await self.read(table_id)
            else:
                await self.tend(table_id, table.status == Status.GATHERING, by_force=False)

    async def tend(self, table_id: str, is_unbegun: bool, by_force: bool) -> None:
        """See to a table: begin it if nobody is awaited there, or whoever is has been waited for."""
        played = await self.store.played(table_id)
        if played is None:
            return
        place = played.round, played.place
        if is_unbegun:
            await self.change(
                played.cup, lambda found: found.without_those_out(*place, self.sessions.clock())
            )

        async def act(table: Table, _: Rights) -> Outcome:
            before = table.number
            event = await self.as_known_at(table, played)
            now, pairing = self.sessions.clock(), event.cup.pairing(*place)
            barred = await self.sessions.store.peace.barred_among(pairing.seats, now)
            tend(event, table, pairing, by_force, now, barred)
            return table.outcome(before)

        await self.sessions.change(table_id, "", act, lambda outcome: outcome.public)

    async def as_known_at(self, table: Table, played: Played) -> Event:
        """The cup of a table, as the table knows its people: whoever has turned out to be somebody is so in
        the cup at once, and at the table a while later. The table was looked at before, so it is no newer."""
        event = (await self.look(played.cup)).event
        awaited = set(event.cup.pairing(played.round, played.place).seats)
        there = {seat.person for seat in table.seats if seat.kind == SeatKind.PERSON}
        if there - awaited:
            for guest, person in (await self.sessions.store.moving.guests(there - awaited)).items():
                if person in awaited - there:
                    event = event.with_person(person, guest)
        return event

    async def read(self, table_id: str) -> None:
        """Tell the cup how a table has ended."""
        played = await self.store.played(table_id)
        if played is None:
            await self.open_forgotten(table_id)
            return
        try:
            table: Table | None = await self.sessions.store.load(table_id)
        except Missing:
            table = None

        def act(event: Event) -> Event:
            pairing: Pairing = event.cup.pairing(played.round, played.place)
            if pairing.result is not None or event.status == CupStatus.CANCELLED:
                return event
            result = result_of(event, table, pairing)
            return event.with_result(played.round, played.place, result, self.sessions.clock())

        event = await self.change(played.cup, act, done=[table_id])
        if event.secret_rounds:
            await self.open_rounds(event.id)

    async def open_forgotten(self, table_id: str) -> None:
        """The tables of a duplicate round that their cup does not know any more, such as those laid out again
        from a backup, are open to all when the last of them has ended."""
        table = await self.sessions.store.load(table_id)
        if not table.is_secret:
            return
        known: set[str] = set()
        with contextlib.suppress(Missing):
            event = (await self.look(table.settings.cup)).event
            known = {label_of(event.id, number) for number in event.secret_rounds}
        if table.draws.label in known:
            return
        of_round = await self.sessions.store.round_of(table)
        if all(one.is_ended for one in of_round):
            for one in of_round:
                await self.open_draws(one.id)

    # --- from time to time ---

    async def look_around(self) -> None:
        """Whatever is due, or was missed because a process died."""
        now = self.sessions.clock()
        for table_id in await self.store.waiting(now, AT_A_TIME):
            await self.tried(self.tend(table_id, is_unbegun=True, by_force=True))
        for table_id in await self.store.ended(AT_A_TIME):
            await self.tried(self.read(table_id))
        for cup_id in await self.store.due(now, AT_A_TIME):
            await self.tried(self.wake(cup_id))

    async def wake(self, cup_id: str) -> None:
        """Something is due at a cup: its draws go on, the tables of a round that is over are opened, or the
        next one is paired."""
        now = self.sessions.clock()
        event = await self.change(cup_id, lambda event: event)
        if event.drawing is not None:
            await self.lay_shared(cup_id)
        if event.opening is not None and event.opening <= now:
            await self.open_rounds(cup_id)
        if event.due is not None and event.due <= now:
            await self.pair_by_itself(cup_id)

    async def give_time(self) -> None:
        """Whoever could not add to the draws of a round because the house was away is not left out for it."""
        now = self.sessions.clock()
        for cup_id in await self.store.due(now + PATIENCE, AT_A_TIME):
            await self.tried(self.give_time_at(cup_id, now))

    async def give_time_at(self, cup_id: str, now: float) -> None:
        await self.change(cup_id, lambda event: event.given_time(now))

    async def pair_by_itself(self, cup_id: str) -> None:
        try:
            await self.next_round(cup_id, HOST)
        except Denied as error:
            # Too few are left, say: from now on the host decides.
            log.info("a round of a cup is left to its host: %s", error)
            await self.change(cup_id, lambda event: event.left_to_host())

    async def sweep(self, ended: float | None, idle: float | None, unbegun: float) -> None:
        """Forget the cups that were touched last before these times, and at which nobody plays any more."""
        while found := await self.store.old(ended, idle, unbegun, AT_A_TIME):
            for cup_id in found:
                try:
                    await self.delete(cup_id, keep_result=True)
                except Denied:
                    await self.tried(self.touch(cup_id))

    async def touch(self, cup_id: str) -> None:
        """Keep a cup for as long again."""
        await self.change(cup_id, lambda event: event.changed(self.sessions.clock()))

    async def tried(self, work: Coroutine[None, None, None]) -> None:
        """One cup that goes wrong is no reason to leave the others."""
        try:
            await work
        except Away:
            raise
        except MaleconError as error:
            log.warning("a cup is in trouble: %s", error)
        except Exception:
            log.exception("a cup is in trouble")

    def send(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(self.tried_alone(work))
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def tried_alone(self, work: Coroutine[None, None, None]) -> None:
        with contextlib.suppress(Away):
            await self.tried(work)

    async def close(self) -> None:
        for task in list(self.errands):
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)


def pair(data: Json) -> Json:
    """The cup with its next round: of many people that takes a second, so it is done where nobody waits."""
    return Cup.from_json(data).with_next_round().to_json()
