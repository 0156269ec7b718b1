"""How much one client may ask for: a bucket that fills again with time."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import NamedTuple

from malecon.server.wire.errors import TooMany


class Limit(NamedTuple):
    """So many at once, and so many more each second."""

    burst: float
    each_second: float


#: For each address. People need a fraction of it; a club behind one address shares it.
REQUESTS = Limit(300, 60)
FILES = Limit(6000, 600)  # of the page: some 25 for each who opens it for the first time
TABLES = Limit(30, 0.5)  # new ones
CUPS = Limit(10, 0.01)
CUP_DEEDS = Limit(150, 2)  # what is done at cups: of one with many people all is counted anew
HINTS = Limit(20, 1)  # and whatever else takes a worker
KNOWING = Limit(60, 0.2)  # what it takes to be known: each leaves something to be kept
ENTERING = Limit(12, 0.1)  # phrases and passkeys that are tried
ASKS = Limit(60, 0.5)  # what is asked of others: to be friends, to come to a table
SOCKETS = Limit(100, 5)
CLICKS = Limit(
    60, 10
)  # what several answers mean together, asked with every click; why not; what is searched
FILMS = Limit(60, 10)  # what happened of late, asked with every turn that others take
#: Messages over WebSockets: for each connection, and for all of an address.
MESSAGES = Limit(60, 20)
ALL_MESSAGES = Limit(600, 60)
SYNCS = Limit(60, 5)  # of an address: whole tables, sent again
#: Things said in the chat: by an address anywhere; by a player at a table; by those who look on there, from
#: one address and all together. So nobody takes another's turn to speak, and no talk delays a move.
SAID = Limit(60, 5)
PLAYER_SAID = Limit(15, 2)
WATCHER_SAID = Limit(5, 0.5)
AUDIENCE_SAID = Limit(20, 2)

#: Ways to be told, of an address: browsers and mail addresses, each of which is kept; and tries of them.
EARS = Limit(10, 1 / 300)
TESTS = Limit(5, 1 / 30)
#: Notices sent: to one person, and to all of the club. What is too much waits.
NOTICES_TO_ONE = Limit(20, 1 / 30)
NOTICES_TO_ALL = Limit(500, 50)
MAILS = Limit(60, 1)
CODES = Limit(3, 1 / 1200)  # mailed: to one person, to one address

#: Wishes for a game, of an address: those over days are kept for two weeks.
SEEKS = Limit(30, 0.5)
SEEKS_OF_DAYS = Limit(30, 1 / 600)

#: What a device does at a table, each of which is kept for ever and told to all who look: answers, which come
#: as fast as programs play, and all else, which people do by hand.
ANSWERS = Limit(300, 20)
DEEDS = Limit(30, 5)

#: Whom somebody does not want to meet or to hear, and what they tell the host, of an address.
SHUNS = Limit(60, 0.5)
REPORTS = Limit(10, 1 / 300)

#: Of a WebSocket, whatever they carry: more than that many are no messages of a page.
FRAMES = Limit(300, 100)

MOST_SOCKETS = 200  # open at one time, for each address
MOST_CONNECTIONS = 500  # of any kind; a browser opens some at a time
FORGOTTEN = 10_000  # buckets; then those that are full again are thrown away


class Bucket:
    """What is left to one client."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Limiter:
    """One limit for many clients. A factor of 0 means no limit."""

    def __init__(self, limit: Limit, factor: float, clock: Callable[[], float]) -> None:
        self.burst = limit.burst * factor
        self.each_second = limit.each_second * factor
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, client: str, much: float = 1) -> None:
        """Take one, or so many, from a client's bucket, or refuse."""
        if not self.burst:
            return
        now = self.clock()
        bucket = self.buckets.get(client)
        if bucket is None:
            if len(self.buckets) >= FORGOTTEN:
                self.forget(now)
            bucket = self.buckets[client] = Bucket(self.burst, now)
        bucket.left = min(self.burst, bucket.left + max(0.0, now - bucket.at) * self.each_second)
        bucket.at = now
        if bucket.left < much:
            raise TooMany((much - bucket.left) / self.each_second)
        bucket.left -= much

    def forget(self, now: float) -> None:
        """Throw away the buckets that are full again; if that is not enough, all."""
        full = self.burst / self.each_second
        self.buckets = {client: kept for client, kept in self.buckets.items() if now - kept.at < full}
        if len(self.buckets) >= FORGOTTEN:
            self.buckets = {}


class Talk:
    """How much is said."""

    def __init__(self, factor: float, clock: Callable[[], float]) -> None:
        self.clients = Limiter(SAID, factor, clock)
        self.players = Limiter(PLAYER_SAID, factor, clock)
        self.watchers = Limiter(WATCHER_SAID, factor, clock)
        self.audiences = Limiter(AUDIENCE_SAID, factor, clock)

    def take(self, table: str, device: str, client: str, looks_on: bool) -> None:
        """Let one more thing be said at a table, or refuse: before the table is touched."""
        self.clients.take(client)
        if looks_on:
            self.watchers.take(f"{table} {client}")
            self.audiences.take(table)
        else:
            self.players.take(f"{table} {device}")


def client_of(address: str) -> str:
    """Whom an address stands for: with IPv6 a household has many."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((known, 64), strict=False))
    return address
