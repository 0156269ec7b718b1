"""Those who are not looking are told: that it is their turn, and what else they wish to hear of.

What is to be told is written down by whoever makes it so, a turn together with its table (`store/turns.py`).
Here it is sent: by the process that was first to claim it, a moment later, by all ways that a person has
wished for. What cannot be sent is tried again for a day.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple

from malecon.messages import FALLBACK, known
from malecon.server.ops.config import Config
from malecon.server.ops.metrics import Metrics
from malecon.server.tables.devices import tie_id
from malecon.server.tables.sessions import Sessions
from malecon.server.wire.errors import TooMany
from malecon.server.work.post import Post, takes_mail
from malecon.server.work.push import End, Message, Pusher, Sent, new_key
from malecon.server.work.sentences import PLACES, REMIND, Told, sentences, trial
from malecon.server.work.sight import Sight
from malecon.server.work.taking import Limiter
from malecon.server.work.wishes import Wishes
from malecon.store import Away, Missing, Store
from malecon.store.notices import ASKED, HOST, INVITED, About, Address, Notice, Reach, Subscription
from malecon.store.peace import alias
from malecon.store.turns import PAUSE, TURN, remind_at
from malecon.table import Denied, Status, Table

log = logging.getLogger(__name__)

LOOK = 2.0  # seconds after which it is looked for what another process has left
LEASE = 40.0  # seconds that this process has for what it has claimed
TOO_LITTLE = 0.75  # of that time, to tell somebody who had to wait: with less of it left it is prolonged
TOGETHER = 100  # that are claimed at a time
AT_ONCE = 16  # persons who are told at a time
SILENCE = 60.0  # seconds after which somebody is told again of a table where they have not been meanwhile
FIRST_AGAIN, MOST_AGAIN = 10.0, 3600.0  # seconds until what failed is tried again
DAY = 86_400.0
DESK = "desk"  # where reports wait
HOST_PAUSE = 3600.0  # seconds between two mails about it
MOST_FAILURES = 20  # messages to a browser that its service refuses, then it is forgotten
KEPT = 30 * DAY  # that it is remembered what was told


class Limits(NamedTuple):
    """Messages to one person, and to all of the club, and mails among them; what is too much waits. Codes
    that are mailed, to a person and to an address."""

    to_one: Limiter
    to_all: Limiter
    mails: Limiter
    codes: Limiter


class Way(NamedTuple):
    """One way to tell somebody, and the language there."""

    name: str
    language: str
    send: Callable[[Told, str], Awaitable[Sent]]


class Notices:
    """Tells people."""

    def __init__(
        self, store: Store, sessions: Sessions, config: Config, metrics: Metrics, limits: Limits
    ) -> None:
        self.store = store
        self.ears = store.ears
        self.sessions = sessions
        self.config = config
        self.metrics = metrics
        self.pusher: Pusher | None = None
        self.few = asyncio.Semaphore(AT_ONCE)
        self.limits = limits
        self.post = Post(store.ears, config, metrics, limits.mails, limits.codes)
        self.soon = 0.0  # when something may be due
        self.wake = asyncio.Event()
        self.running: asyncio.Task[None] | None = None
        self.errands: set[asyncio.Task[None]] = set()
        self.sight = Sight(store, sessions, config.clock, reminder)
        sessions.on_saved.append(self.heard)

    # --- life ---

    async def open(self) -> None:
        """Find the club's keys, or make them, and begin to tell."""
        self.pusher = Pusher(self.config, await self.ears.key("push", new_key(), self.config.clock()))
        self.post.secret = await self.ears.key("mail", secrets.token_urlsafe(32), self.config.clock())
        if self.store.file is not None:
            await self.ears.end_claims()
        await self.sight.open()
        self.running = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Finish what was begun. What is not finished in time is told again by whoever comes next."""
        await self.sight.close()
        if self.running is not None:
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)
        if self.errands:
            await asyncio.wait(self.errands, timeout=2)
        for errand in self.errands:
            errand.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
        if self.pusher is not None:
            await self.pusher.close()
        self.post.close()

    @property
    def push(self) -> Pusher:
        assert self.pusher is not None, "not opened"
        return self.pusher

    # --- what is to be told ---

    def heard(self, table: Table) -> None:
        """A table was saved here; somebody may be asked who was not."""
        if table.version in table.turns.values():
            self.look_at(self.config.clock() + PAUSE)

    async def tell_host(self) -> None:
        """Have the club's host told that a report waits, if the club sends mail and knows where to."""
        if self.post.reaches_host:
            await self.ears.tell_host(DESK, self.config.clock(), HOST_PAUSE)
            self.look_at(self.config.clock())

    def look_at(self, time: float) -> None:
        self.soon = min(self.soon, time)
        self.wake.set()

    # --- going round ---

    async def run(self) -> None:
        """Send what is due, as long as the server runs."""
        while True:
            pause = min(self.soon - self.config.clock(), LOOK)
            if pause > 0:
                self.wake.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.wake.wait(), pause)
                if self.soon - self.config.clock() > 0 and self.wake.is_set():
                    continue
            self.soon = self.config.clock() + LOOK
            try:
                await self.send_due()
            except Away as error:
                log.warning("%s", error, extra={"spare": True})
            except Exception:
                log.exception("notices could not be looked for")
                await asyncio.sleep(LOOK)

    async def send_due(self) -> None:
        now = self.config.clock()
        until = now + LEASE
        claimed = await self.ears.claim(now, until, TOGETHER)
        if len(claimed) == TOGETHER:
            self.soon = now
        elif (due := await self.ears.next_due(now)) is not None:
            self.soon = min(self.soon, due)
        persons: dict[str, list[Notice]] = {}
        for notice in claimed:
            persons.setdefault(notice.person, []).append(notice)
        for person, notices in persons.items():
            errand = asyncio.create_task(self.tell_person(person, notices, until))
            self.errands.add(errand)
            errand.add_done_callback(self.errands.discard)

    async def tell_person(self, person: str, notices: Sequence[Notice], until: float) -> None:
        """Tell somebody of everything that is due, at once. Where a service is slow, others wait here until
        their claim is over, and are claimed anew: then they are told by that."""
        async with self.few:
            try:
                now = self.config.clock()
                if now > until - LEASE * TOO_LITTLE:
                    ours = await self.ears.prolong([one.number for one in notices], until, now + LEASE)
                    notices = [one for one in notices if one.number in ours]
                if person == HOST:
                    await self.try_to_tell_host(notices)
                else:
                    await self.try_to_tell(person, notices)
            except Away as error:  # the claim ends by itself
                log.warning("%s", error, extra={"spare": True})
            except Exception:
                log.exception("a notice failed by our own error", extra={"spare": True})
                with contextlib.suppress(Away):
                    for notice in notices:
                        await self.try_again(notice, 0.0)

    async def try_to_tell(self, person: str, notices: Sequence[Notice]) -> None:
        reach = await self.ears.reach(person)
        wishes = Wishes.read(reach.wishes)
        ways = self.ways(reach, wishes)
        now = self.config.clock()
        wanted: list[Notice] = []
        for notice in notices:
            if not ways or not is_wanted(notice, wishes):
                await self.ears.settle(notice, None)
            elif (later := await self.later(notice, wishes, now)) is not None:
                await self.ears.settle(notice, later or None)
            elif await self.ears.stands(notice.number):
                wanted.append(notice)
        if not wanted:
            return
        try:
            self.limits.to_one.take(person)
            self.limits.to_all.take("")
        except TooMany as error:
            for notice in wanted:
                await self.ears.settle(notice, now + error.wait)
            return
        await self.tell_by(ways, wanted, reach)

    async def try_to_tell_host(self, notices: Sequence[Notice]) -> None:
        """How many reports wait by now; of none there is nothing to tell."""
        for notice in notices:
            count = await self.store.reports.count() if self.post.reaches_host else 0
            sent = await self.post.tell_host(count, name_of([notice])) if count else Sent(End.GONE)
            if sent.end is End.LATER:
                await self.try_again(notice, sent.wait)
            else:
                is_told = sent.end is End.SENT
                told = self.config.clock() if is_told else None
                await self.ears.settle(notice._replace(told=told, tries=0), None)

    async def later(self, notice: Notice, wishes: Wishes, now: float) -> float | None:
        """When somebody is to be told instead of now; 0 is not at all, None is now."""
        if notice.kind == TURN and (later := self.sight.put_off(notice, wishes, now)) is not None:
            return later
        if notice.data.get("stage") == REMIND:
            due = await self.still_due(notice, wishes)
            if due is None or due > now + SILENCE:
                return due or 0.0
        elif notice.kind == TURN and notice.told is None and not notice.tries:
            told = await self.ears.told_at(notice.person, notice.about)
            if told is not None and now < told + SILENCE:
                return told + SILENCE
        return wishes.quiet_until(now, self.config.quiet)

    # --- reminding ---

    async def still_due(self, notice: Notice, wishes: Wishes) -> float | None:
        """When the reminder is due: they may have answered some of what was asked, and have time again."""
        if not wishes.remind:
            return None
        try:
            table = await self.store.load(notice.about)
        except Missing:
            return None
        seats = [seat for seats in table.waited_for.values() for seat in seats]
        return remind_at(table, seats) if notice.turn in table.turns.values() else None

    # --- the ways ---

    def ways(self, reach: Reach, wishes: Wishes) -> list[Way]:
        """The ways by which somebody wants to be told."""
        found: list[Way] = []
        if wishes.push:
            found += [self.by_push(subscription) for subscription in reach.subscriptions]
        if wishes.mail and self.post.mailer is not None and takes_mail(reach.mail):
            assert reach.mail is not None
            found.append(self.by_mail(reach.mail))
        return found

    def by_mail(self, mail: Address) -> Way:
        async def send(told: Told, name: str) -> Sent:
            return await self.post.tell(mail, told, name)

        return Way("mail", known(mail.data["language"]) or FALLBACK, send)

    def by_push(self, subscription: Subscription) -> Way:
        async def send(told: Told, name: str) -> Sent:
            payload = json.dumps(told._asdict(), ensure_ascii=False).encode()
            sent = await self.push.send(subscription.data, Message(payload, told.tag))
            if sent.end is End.GONE:
                await self.ears.unsubscribe(subscription.person, subscription.hash)
            elif sent.end is End.SENT:
                if subscription.failures:
                    await self.ears.reached(subscription.hash)
            elif sent.end is End.REFUSED:  # what is out of reach may be so by our own network
                await self.ears.failed(subscription.hash, MOST_FAILURES)
            self.metrics.notices.add("push", sent.end.value)
            return sent

        return Way(subscription.hash, known(subscription.data["language"]) or FALLBACK, send)

    async def tell_by(self, ways: Sequence[Way], notices: Sequence[Notice], reach: Reach) -> None:
        """Tell somebody by all ways by which they have not been told yet."""
        wishes = Wishes.read(reach.wishes)
        tables = await self.ears.about([notice.about for notice in notices])
        asking = await self.asking(notices)
        known_tables = [n for n in notices if not is_over(n, tables, asking)]
        for notice in notices:
            if notice not in known_tables:
                await self.ears.settle(notice, None)
        if not known_tables:
            return
        open_ways = [way for way in ways if any(way.name not in n.data.get("done", ()) for n in known_tables)]
        hours = await self.hours_left(known_tables)
        told_of = [named(n, asking) for n in known_tables]
        sent = await asyncio.gather(*(self.tell_one(way, told_of, tables, hours) for way in open_ways))
        now = self.config.clock()
        ended = [way.name for way, one in zip(open_ways, sent, strict=True) if one.end is not End.LATER]
        is_told = any(one.end is End.SENT for one in sent)
        wait = max((one.wait for one in sent if one.end is End.LATER), default=None)
        for notice in known_tables:
            notice.data["done"] = [*notice.data.get("done", ()), *ended]
            told = notice._replace(told=now) if is_told else notice
            if wait is None:
                await self.ears.settle(told._replace(tries=0), reminder(told, wishes, now))
            else:
                await self.try_again(told, wait)

    async def asking(self, notices: Sequence[Notice]) -> dict[str, str]:
        """What those are called who ask whoever is to be told to be friends, by what they are told of it."""
        person = next((n.person for n in notices if n.kind == ASKED), None)
        if person is None:
            return {}
        circle = await self.store.friends.circle(person)
        return {tie_id(person, tie.person, *alias(tie.way, tie.own)): tie.own for tie in circle.asking}

    async def tell_one(
        self, way: Way, notices: Sequence[Notice], tables: Mapping[str, About], hours: int | None
    ) -> Sent:
        return await way.send(sentences(notices, tables, way.language, hours), name_of(notices))

    async def test(self, person: str) -> None:
        """Tell somebody by all browsers that it works; or the error that says that it does not."""
        reach = await self.ears.reach(person)
        if not reach.subscriptions:
            raise Denied("notice-nobody")
        ways = [self.by_push(subscription) for subscription in reach.subscriptions]
        sent = await asyncio.gather(*(way.send(trial(way.language), "test") for way in ways))
        if not any(one.end is End.SENT for one in sent):
            raise Denied("notice-failed")

    async def hours_left(self, notices: Sequence[Notice]) -> int | None:
        """What is left on a clock of days to whoever is reminded."""
        if len(notices) != 1 or notices[0].data.get("stage") != REMIND:
            return None
        with contextlib.suppress(Missing):
            table = await self.store.load(notices[0].about)
            if table.settings.clock.kind == "days":
                seats = [seat for seats in table.waited_for.values() for seat in seats]
                left = [table.clocks.remaining(seat, self.config.clock()) for seat in seats]
                return max(1, int(min(left, default=0.0) // 3600))
        return None

    async def try_again(self, notice: Notice, wait: float) -> None:
        """Something could not be sent: later, but not after a day since it failed first."""
        now = self.config.clock()
        pause = max(wait, min(MOST_AGAIN, FIRST_AGAIN * 2.0**notice.tries))
        failing = notice.data["failing"] = min(notice.data.get("failing", now), now)
        over = now + pause > failing + DAY
        await self.ears.settle(notice._replace(tries=notice.tries + 1), None if over else now + pause)

    # --- keeping house ---

    async def sweep(self) -> None:
        """Forget what was told long ago."""
        now = self.config.clock()
        await self.ears.sweep(now - KEPT, now - DAY)


def reminder(notice: Notice, wishes: Wishes, now: float) -> float | None:
    """When somebody who was told is told once more. What was told is a new thing from then on."""
    at = notice.data.get("remind")
    if notice.kind != TURN or notice.data.get("stage") == REMIND or not wishes.remind or at is None:
        return None
    if at <= now:
        return None
    for old in ("failing", "watched"):
        notice.data.pop(old, None)
    notice.data.update(stage=REMIND, done=[])
    return float(at)


def name_of(notices: Sequence[Notice]) -> str:
    """By which a message that is sent twice is known to be the same."""
    told = ((n.kind, n.about, n.turn, n.data.get("stage", "")) for n in notices)
    return hashlib.sha256(json.dumps(sorted(told)).encode()).hexdigest()[:32]


def named(notice: Notice, asking: Mapping[str, str]) -> Notice:
    """With the name of who asks: it is kept with nothing that outlives the ask."""
    if notice.kind != ASKED:
        return notice
    return notice._replace(data={**notice.data, "values": {"by": asking[notice.about]}})


def is_over(notice: Notice, tables: Mapping[str, About], asking: Mapping[str, str]) -> bool:
    """Whether there is nothing to come to any more: the table is gone, or has begun without whoever was
    invited; or what was asked was taken back, or answered."""
    if notice.kind == ASKED:
        return notice.about not in asking
    if not PLACES[notice.kind].startswith("/table"):
        return False
    table = tables.get(notice.about)
    if table is None:
        return True
    return notice.kind == INVITED and table.listing["status"] != Status.GATHERING


def is_wanted(notice: Notice, wishes: Wishes) -> bool:
    """Whether somebody wants to hear of this at all."""
    if notice.kind == TURN:
        return wishes.wants_turn(notice.about, bool(notice.data.get("alone")))
    return wishes.news
