"""What devices want of tables: to make one, to do something there, a seat, a link."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence

from malecon.errors import MaleconError
from malecon.server.tables import commands
from malecon.server.tables.devices import Rights, hash_for, hash_of, new_token
from malecon.server.tables.session import Links
from malecon.server.tables.sessions import TRIES, Sessions
from malecon.server.tables.welcome import Welcome
from malecon.server.wire import requests
from malecon.server.wire.errors import Outdated
from malecon.server.wire.results import Done
from malecon.store import Link, Missing, Raced
from malecon.store.database import Work
from malecon.store.queries import NewTable
from malecon.table import Denied, Outcome, Stale, Status, Table, TableDelta, TableView, views

MOST_LINKS = 300  # to one table, and devices that have come by one; cookies can be made up


class Tables:
    """The tables of the club, as devices use them."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.welcome = Welcome(sessions.store, sessions.clock)

    async def make(self, table: Table, own_seats: Sequence[int], device: str) -> list[str]:
        """Keep a new table. The secrets of its links: the host's first, then one for each own seat."""
        tokens, links = new_links(table.id, [None, *own_seats], device)
        await self.sessions.store.add(table, links, claimed=self.sessions.claim_for(table))
        self.sessions.metrics.made.add(table.settings.game)
        self.sessions.saved(table)
        return tokens

    async def bring(self, ready: NewTable, device: str) -> None:
        """Keep a table that was brought along. Whoever brought it is its host, for this device alone."""
        _, links = new_links(ready.rest.id, [None], device)
        await self.sessions.store.add_prepared(ready, links)

    async def lay(self, table: Table, people: Mapping[int, str], also: Work[None]) -> None:
        """Keep a new table at which the club has seated people. `also` is done with it, or nothing is."""
        links = [link for seat, person in people.items() for link in new_links(table.id, [seat], person)[1]]
        claimed = self.sessions.claim_for(table)
        await self.sessions.store.add(table, links, claimed=claimed, also=also)
        self.sessions.metrics.made.add(table.settings.game)
        self.sessions.saved(table)

    async def do(self, table_id: str, device: str, command: requests.Command) -> Done:
        """Carry out a command. If it came too late, the error says what has happened since."""
        if isinstance(command, requests.Begin):
            await self.send_off_unwelcome(table_id, device)

        async def act(table: Table, rights: Rights) -> Outcome:
            if isinstance(command, requests.Chat):
                await self.welcome.check_may("chat", *commands.speakers(table, rights, command.seat))
            if isinstance(command, commands.LONG):
                return await asyncio.to_thread(
                    commands.perform, command, table, rights, self.sessions.clock()
                )
            return commands.perform(command, table, rights, self.sessions.clock())

        try:
            outcome = await self.sessions.change(table_id, device, act, lambda outcome: not outcome.repeated)
        except Stale as error:
            missed = await self.missed(table_id, device, command)
            if missed is None:
                raise
            raise Outdated(error, missed) from None
        return {"number": outcome.number, "repeated": outcome.repeated}

    async def send_off_unwelcome(self, table_id: str, device: str) -> None:
        """Whoever may not sit down any more does not come into a game that its host is about to begin."""

        async def act(table: Table, rights: Rights) -> bool:
            if table.status != Status.GATHERING or not rights.host:
                return False
            return table.send_off(await self.welcome.unwelcome(table), self.sessions.clock())

        await self.sessions.change(table_id, device, act, bool)

    async def send_off(self, table_id: str, host: str, person: str) -> None:
        """Somebody whom the host of a table does not want to meet loses their seat there before the game."""

        async def act(table: Table, rights: Rights) -> bool:
            if table.host != host or table.status != Status.GATHERING:
                return False
            return table.send_off({person}, self.sessions.clock())

        await self.sessions.change(table_id, host, act, bool)

    async def missed(
        self, table_id: str, device: str, command: requests.Command
    ) -> TableView | TableDelta | None:
        """What the sender of an answer that came too late has not seen yet."""
        if not isinstance(command, requests.Answer | requests.Undo):
            return None
        seat, number = command.seat, command.number
        unheard = await self.welcome.peace.unheard(device)

        def act(table: Table, rights: Rights) -> TableView | TableDelta:
            commands.check_seat(rights, seat)
            now = self.sessions.clock()
            new = None if number is None else views.delta(table, seat, number, now, unheard)
            return views.view(table, seat, now, unheard) if new is None else new

        try:
            return await self.sessions.look(table_id, device, act)
        except MaleconError:
            return None

    async def sit(self, table_id: str, device: str, wish: requests.Sit) -> tuple[int, str]:
        """Take a seat: its number, and the secret of its link."""
        tokens: list[str] = []

        await self.welcome.check_may("tables", device)

        async def act(table: Table, rights: Rights) -> tuple[int, Links]:
            commands.check_sit(table, rights, wish.seat)
            is_welcome = await self.welcome.is_welcome(table, device)
            if not wish.sure:
                await self.welcome.check_sure(table, device)
            seat = table.sit(device, wish.name, wish.seat, self.sessions.clock(), is_welcome)
            tokens[:], links = new_links(table.id, [seat], device)
            return seat, links

        seat, _ = await self.sessions.change(table_id, device, act, links_of=lambda result: result[1])
        return seat, tokens[0]

    async def grant(self, digest: str, link: Link, device: str) -> None:
        """A device has come by a link of this hash and holds from now on what it leads to."""
        async with self.sessions.at(link.table) as session:
            await self.sessions.catch_up_with_others(session, device)
            table = await self.sessions.fresh(session)
            if link.seat is not None and table.seat_at(link.seat).person != device:
                await self.welcome.check_may("tables", device)
            if link.seat not in session.holders.get(device, ()):
                await self.check_room(table)
                own = Link(link.table, link.seat, device)
                own_digest = hash_for(device, link.table, link.seat)
                if not await self.sessions.store.pass_on(digest, own_digest, own):
                    raise Missing("server-no-link")  # dropped while we were on our way
                session.holders.setdefault(device, set()).add(link.seat)

    async def new_link(self, table_id: str, device: str, wish: requests.NewLink) -> str:
        """A new link to what a device holds; alone, it makes all other links and devices worthless."""
        tokens: list[str] = []
        dropped = [wish.seat] if wish.alone else []
        async with self.sessions.at(table_id) as session:
            for _ in range(TRIES):
                await self.sessions.catch_up_with_others(session, device)
                table = await self.sessions.fresh(session)
                rights = await self.sessions.rights(session, device)
                if wish.seat is not None:
                    commands.check_seat(rights, wish.seat)
                elif not rights.host:
                    raise Denied("table-not-host")
                if wish.alone:
                    commands.check_owner(table, device, wish.seat)
                else:
                    await self.check_room(table)
                tokens[:], links = new_links(table_id, [wish.seat], device)
                if await self.sessions.save(session, table, links, dropped):
                    session.show_out(self.sessions.clock())
                    return tokens[0]
            raise Raced("store-raced")

    async def check_room(self, table: Table) -> None:
        """Raise if so many links lead to a table that to look them up would keep others waiting."""
        if len(await self.sessions.store.links(table.id)) >= MOST_LINKS:
            raise Denied("server-many-links")

    async def delete(self, table_id: str, device: str) -> None:
        """The host deletes a table."""
        async with self.sessions.at(table_id) as session:
            for _ in range(TRIES):
                await self.sessions.catch_up_with_others(session, device)
                table = await self.sessions.fresh(session)
                if not (await self.sessions.rights(session, device)).host:
                    raise Denied("table-not-host")
                if table.status in (Status.RUNNING, Status.OVER) and table.others(table.host):
                    raise Denied("table-counts")
                with contextlib.suppress(Raced):  # somebody may have begun the game at another process
                    await self.sessions.store.delete(table_id, table.version)
                    self.sessions.drop(session)
                    return
            raise Raced("store-raced")


def new_links(table: str, seats: Sequence[int | None], device: str) -> tuple[list[str], Links]:
    """New secrets that lead to these seats, and what is kept of them."""
    tokens = [new_token() for _ in seats]
    links = [(hash_of(token), Link(table, seat, device)) for token, seat in zip(tokens, seats, strict=True)]
    return tokens, links
