"""Which browsers are those of the club's host. Like all secrets, theirs are kept as hashes alone, among the
keys of the club; so are the links that make a browser one of them, each for one and for a while."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from malecon.store.club_schema import keys
from malecon.store.database import Database

LINK = "desk link "
BROWSER = "desk browser "
KEPT = 48  # digits of a hash that fit into a name
LASTS = 3600.0  # seconds for a link to be used


class HostBrowser(NamedTuple):
    """A browser in which the desk can be opened, by the hash of its secret."""

    hash: str
    label: str
    made: float


class Desk:
    """Who comes to the desk of a store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_link(self, digest: str, now: float) -> None:
        """Keep a link that leads to the desk; those that nobody has used in time go."""

        def work(connection: Connection) -> None:
            old = keys.c.name.startswith(LINK) & (keys.c.made < now - LASTS)
            connection.execute(delete(keys).where(old))
            connection.execute(insert(keys), {"name": LINK + digest[:KEPT], "value": "", "made": now})

        await self.database.write(work)

    async def enter(self, link: str, browser: HostBrowser) -> bool:
        """A browser comes by a link, which leads nowhere afterwards; false if it led nowhere before."""

        def work(connection: Connection) -> bool:
            this = (keys.c.name == LINK + link[:KEPT]) & (keys.c.made >= browser.made - LASTS)
            if connection.execute(delete(keys).where(this)).rowcount != 1:
                return False
            name = BROWSER + browser.hash[:KEPT]
            connection.execute(insert(keys), {"name": name, "value": browser.label, "made": browser.made})
            return True

        return await self.database.write(work)

    async def is_host(self, digest: str) -> bool:
        """Whether this is the secret of one of the host's browsers, by its hash."""
        wanted = select(keys.c.name).where(keys.c.name == BROWSER + digest[:KEPT])
        return await self.database.read(lambda c: c.execute(wanted).first() is not None)

    async def browsers(self) -> list[HostBrowser]:
        wanted = select(keys).where(keys.c.name.startswith(BROWSER)).order_by(keys.c.made.desc())
        return await self.database.read(
            lambda c: [
                HostBrowser(name.removeprefix(BROWSER), label, made)
                for name, label, made in c.execute(wanted)
            ]
        )

    async def leave(self, browser: str) -> bool:
        """A browser is the host's no longer."""
        this = delete(keys).where(keys.c.name == BROWSER + browser[:KEPT])
        return await self.database.write(lambda c: c.execute(this).rowcount == 1)

    async def revoke(self) -> int:
        """No browser is the host's any more, and no link makes one; how many browsers were."""

        def work(connection: Connection) -> int:
            connection.execute(delete(keys).where(keys.c.name.startswith(LINK)))
            return connection.execute(delete(keys).where(keys.c.name.startswith(BROWSER))).rowcount

        return await self.database.write(work)
