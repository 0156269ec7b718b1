"""One WebSocket, from its beginning to its end: what is sent to its viewer, and what the viewer says."""

from __future__ import annotations

import asyncio
import logging
import time

from starlette.requests import Request
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from malecon.errors import MaleconError
from malecon.server.http.endpoints import Club, seat_wanted, wanted_table
from malecon.server.http.limits import MESSAGES, MOST_SOCKETS, Limiter, client_of
from malecon.server.http.responses import read_json, read_query, refused
from malecon.server.live.doors import Doors
from malecon.server.live.viewer import LiveViewer
from malecon.server.tables import commands
from malecon.server.tables.devices import Rights
from malecon.server.wire import messages, requests
from malecon.server.wire.encoding import encode
from malecon.server.wire.errors import Rejected, TooMany, error_body, language_of
from malecon.server.wire.messages import GoneMessage
from malecon.server.work.shares import CLIENT
from malecon.store import Away, Missing
from malecon.table import Status, Table

log = logging.getLogger(__name__)

MOST_TOO_MANY = 100  # messages too many until a viewer is sent away
#: Why the server closes a connection, in the range that is left to applications.
LATER = 1013  # the database is away: come again, here or to another process
SIGNED_OUT = 4401
GONE = 4404
TOO_MANY = 4429


async def live(club: Club, doors: Doors, socket: WebSocket) -> None:
    """A connection, from its beginning to its end."""
    # Read like any request: its query, its cookie, its language.
    request = Request({**socket.scope, "type": "http", "method": "GET"})
    address = client_of(socket.client.host if socket.client else "unknown")
    try:
        table_id = wanted_table(request)
        await club.identify(request)
        asker = club.asker(request)
        query = read_query(request, requests.LiveQuery)
        club.sockets.take(address)
        if club.config.rate and club.connected.get(address, 0) >= MOST_SOCKETS * club.config.rate:
            raise TooMany(60)
        seat = await club.sessions.look(
            table_id, asker.device, lambda table, rights: seat_wanted(query, table, rights)
        )
    except MaleconError as error:
        await socket.send_denial_response(refused(request, error))
        return
    language = language_of(request.headers.get("accept-language", ""))
    club.welcome(request)  # whoever says something is somebody, if only to be told from others
    viewer = LiveViewer(club.asker(request), seat, query.since, club.pages.build)
    cookie = getattr(request.state, "cookie", "")
    await socket.accept(headers=[(b"set-cookie", cookie.encode())] if cookie else [])
    doors.enter(viewer)
    club.connected[address] = club.connected.get(address, 0) + 1
    sender = asyncio.create_task(send_on(club, socket, viewer, table_id, language))
    try:
        await doors.look_at(viewer)  # they may have been signed out on the way here
        await club.sessions.join(table_id, viewer)
        await Conversation(club, socket, viewer, table_id, language).listen()
    except Missing as error:
        viewer.gone(error)
        await sender
    except Away as error:
        log.warning("%s", error, extra={"spare": True})
        await socket.close(LATER)
    except WebSocketDisconnect:
        pass
    finally:
        club.sessions.part(table_id, viewer)
        doors.leave(viewer)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        club.connected[address] -= 1
        if not club.connected[address]:
            del club.connected[address]


async def send_on(club: Club, socket: WebSocket, viewer: LiveViewer, table_id: str, language: str) -> None:
    """Send whatever comes, one thing at a time."""
    try:
        while True:
            await viewer.wake.wait()
            viewer.wake.clear()
            if viewer.is_out:
                await socket.close(SIGNED_OUT)
                return
            if viewer.outbox is not None:
                await socket.send_text(viewer.outbox.decode())
                club.metrics.messages.add()
                club.metrics.told_seconds.add(time.monotonic() - viewer.changed_at)
                viewer.was_sent()
            if viewer.finished:
                gone: GoneMessage = {"type": "gone", "error": error_body(viewer.finished, language)}
                await socket.send_text(encode(gone).decode())
                await socket.close(GONE)
                return
            if viewer.behind:
                viewer.behind = False
                await club.sessions.catch_up(table_id, viewer)
    except (WebSocketDisconnect, RuntimeError):
        return  # nobody listens any more
    except Away:
        await socket.close(LATER)
    except MaleconError:
        await socket.close(GONE)


class Conversation:
    """What a viewer says, one thing after the other."""

    def __init__(
        self, club: Club, socket: WebSocket, viewer: LiveViewer, table_id: str, language: str
    ) -> None:
        self.club = club
        self.socket = socket
        self.viewer = viewer
        self.id = table_id
        self.language = language
        self.limiter = Limiter(MESSAGES, club.config.rate, club.config.clock)
        self.too_many = 0

    async def listen(self) -> None:
        while True:
            self.viewer.heard = self.club.config.clock()
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            said = message.get("text") or message.get("bytes") or b""
            try:
                self.limiter.take("")
                self.club.messages.take(CLIENT.get())
                await self.hear(read_json(said, messages.Incoming))  # type: ignore[arg-type]
            except TooMany as error:
                self.club.metrics.limited.add()
                self.too_many += 1
                if self.too_many > MOST_TOO_MANY:
                    await self.socket.close(TOO_MANY)
                    return
                await self.refuse(number_of(said), error)
            except Rejected as error:
                await self.refuse(number_of(said), error)

    async def hear(self, said: messages.Incoming) -> None:
        try:
            match said:
                case messages.DoCommand(command=command):
                    await self.club.check_still(self.viewer.asker)
                    done = await self.club.do(self.id, self.viewer.device, command)
                    await self.send({"type": "done", "re": said.re, "done": done})
                case messages.LookFrom(seat=seat):
                    await self.look_from(seat)
                case messages.Sync():
                    await self.look_from(self.viewer.seat)
                case messages.Ping(seen=seen):
                    self.viewer.seen = seen
                    if seen:
                        await self.club.friends.is_here(self.viewer.device, self.is_playing)
                    await self.send({"type": "pong", "re": said.re})
        except MaleconError as error:
            await self.refuse(said.re, error)

    @property
    def is_playing(self) -> bool:
        """Whether the viewer sits at a table where a game goes on."""
        session = self.club.sessions.by_id.get(self.id)
        table = None if session is None else session.table
        return self.viewer.seat is not None and table is not None and table.status == Status.RUNNING

    async def look_from(self, seat: int | None) -> None:
        """Send the whole table, as it is seen from there."""
        self.club.syncs.take(CLIENT.get())
        viewer = self.viewer

        def act(table: Table, rights: Rights) -> None:
            commands.check_look(table, rights, seat)
            viewer.seat, viewer.snapshot = seat, None

        await self.club.sessions.look(self.id, viewer.device, act)
        await self.club.sessions.catch_up(self.id, viewer)

    async def refuse(self, re: int, error: MaleconError) -> None:
        await self.send({"type": "refused", "re": re, "error": error_body(error, self.language)})

    async def send(self, message: messages.Outgoing) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.send_text(encode(message).decode())


def number_of(said: str | bytes) -> int:
    """The sender's own number for something that is not done, be it of another version of the page: whoever
    has sent it waits for a reply. 0 if it has none."""
    try:
        return read_json(said, messages.Numbered).re
    except Rejected:
        return 0
