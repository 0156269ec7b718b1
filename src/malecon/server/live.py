"""One WebSocket for each viewer: the whole table first, then what changes, numbered; and deeds, as by HTTP.

A viewer who is slow to read is not sent every change: as soon as he has read what was sent, he gets one
message that leads from what he knows to what there is. So nothing piles up for him here.
"""

from __future__ import annotations

import asyncio
import time

from starlette.requests import Request
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from malecon.errors import MaleconError
from malecon.server import deeds, wire
from malecon.server.answers import read_json, read_query, refused
from malecon.server.api import since
from malecon.server.endpoints import Club, LookQuery, seat_wanted, table_id
from malecon.server.faces import Face, encode, patch
from malecon.server.limits import MESSAGES, MOST_SOCKETS, Limiter, client_of
from malecon.server.people import Rights
from malecon.server.refusals import Rejected, TooMany, error_body, language_of
from malecon.store import Missing
from malecon.table import Stale, Table

MOST_TOO_MANY = 100  # messages too many until a viewer is sent away
#: Why the server closes a connection, in the range that is left to applications.
GONE = 4404
TOO_MANY = 4429


class LiveQuery(LookQuery):
    #: The last line of the log that the viewer knows from before: only later ones are sent.
    since: wire.Count | None = None


class LiveViewer:
    """Somebody at the other end of a WebSocket."""

    __slots__ = (
        *("behind", "build", "device", "face", "finished", "n"),
        *("outbox", "seat", "since", "told_at", "wake"),
    )

    def __init__(self, device: str, seat: int | None, since: int | None, build: str = "") -> None:
        self.device = device
        self.seat = seat
        self.since = since
        self.build = build
        self.face: Face | None = None
        self.n = 0
        self.outbox: bytes | None = None  # what is to be sent, or is being sent
        self.behind = False  # something has changed in the meantime
        self.finished: MaleconError | None = None  # why nothing more will come
        self.told_at = 0.0
        self.wake = asyncio.Event()

    def show(self, table: Table, face: Face, rights: Rights) -> None:
        if self.outbox is not None:
            self.behind = True
            return
        known, self.face = self.face, face
        end = None
        if known is not None:
            end = face.patch if face.before is known else patch(known, face, table, self.seat)
        self.n += 1
        if end is not None:
            self.outbox = b'{"type":"news","n":%d,' % self.n + end
        else:
            self.outbox = self.whole(table, face, rights)
        self.told_at = time.monotonic()
        self.wake.set()

    def whole(self, table: Table, face: Face, rights: Rights) -> bytes:
        """The whole table. Its log begins where the viewer's ends, if it reaches back so far."""
        fixed = table.fixed(self.seat)
        log = None if self.since is None else table.news(self.seat, self.since)
        self.since = None
        fixed["log"] = table.news(self.seat, max(0, table.number - len(table.tail))) if log is None else log
        mine = encode({"seats": list(rights.seats), "host": rights.host})
        # What a face holds is what later changes start from, so it is sent as it is.
        head = b'{"type":"table","n":%d,"build":%s,"table":' % (self.n, encode(self.build))
        parts = (head, encode(fixed)[:-1], b",", face.data[1:])
        return b"".join((*parts, b',"mine":', mine, b"}"))

    def was_sent(self) -> None:
        """He has got what was to be sent."""
        self.outbox = None

    def gone(self, why: MaleconError) -> None:
        self.finished = why
        self.wake.set()


async def live(club: Club, socket: WebSocket) -> None:
    """A connection, from its beginning to its end."""
    # Read like any request: its query, its cookie, its language.
    request = Request({**socket.scope, "type": "http", "method": "GET"})
    address = client_of(socket.client.host if socket.client else "unknown")
    try:
        id = table_id(request)
        device = club.device(request)
        query = read_query(request, LiveQuery)
        club.sockets.take(address)
        if club.config.rate and club.connected.get(address, 0) >= MOST_SOCKETS * club.config.rate:
            raise TooMany(60)
        seat = await club.house.look(id, device, lambda table, rights: seat_wanted(query, table, rights))
    except MaleconError as error:
        await socket.send_denial_response(refused(request, error))
        return
    language = language_of(request.headers.get("accept-language", ""))
    viewer = LiveViewer(device, seat, query.since, club.pages.build)
    await socket.accept()
    club.connected[address] = club.connected.get(address, 0) + 1
    sender = asyncio.create_task(send_on(club, socket, viewer, id, language))
    try:
        await club.house.join(id, viewer)
        await Conversation(club, socket, viewer, id, language).listen()
    except Missing as error:
        viewer.gone(error)
        await sender
    except WebSocketDisconnect:
        pass
    finally:
        club.house.part(id, viewer)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        club.connected[address] -= 1
        if not club.connected[address]:
            del club.connected[address]


async def send_on(club: Club, socket: WebSocket, viewer: LiveViewer, id: str, language: str) -> None:
    """Send whatever comes, one thing at a time."""
    try:
        while True:
            await viewer.wake.wait()
            viewer.wake.clear()
            if viewer.outbox is not None:
                await socket.send_text(viewer.outbox.decode())
                club.metrics.messages.add()
                club.metrics.told_seconds.add(time.monotonic() - viewer.told_at)
                viewer.was_sent()
            if viewer.finished:
                told = {"type": "gone", "error": error_body(viewer.finished, language)}
                await socket.send_text(encode(told).decode())
                await socket.close(GONE)
                return
            if viewer.behind:
                viewer.behind = False
                await club.house.catch_up(id, viewer)
    except (WebSocketDisconnect, RuntimeError):
        return  # nobody listens any more
    except MaleconError:
        await socket.close(GONE)


class Conversation:
    """What a viewer says, one thing after the other."""

    def __init__(self, club: Club, socket: WebSocket, viewer: LiveViewer, id: str, language: str) -> None:
        self.club = club
        self.socket = socket
        self.viewer = viewer
        self.id = id
        self.language = language
        self.limiter = Limiter(MESSAGES, club.config.rate, club.config.clock)
        self.too_many = 0

    async def listen(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                self.limiter.take("")
                said = message.get("text") or message.get("bytes") or b""
                await self.hear(read_json(said, wire.Incoming))  # type: ignore[arg-type]
            except TooMany as error:
                self.club.metrics.limited.add()
                self.too_many += 1
                if self.too_many > MOST_TOO_MANY:
                    await self.socket.close(TOO_MANY)
                    return
                await self.refuse(0, error)
            except Rejected as error:
                await self.refuse(0, error)

    async def hear(self, said: wire.Incoming) -> None:
        try:
            match said:
                case wire.DoThis(deed=deed):
                    await self.do(said.re, deed)
                case wire.LookFrom(seat=seat):
                    await self.look_from(seat)
                case wire.Sync():
                    await self.look_from(self.viewer.seat)
        except MaleconError as error:
            await self.refuse(said.re, error)

    async def do(self, re: int, deed: wire.Deed) -> None:
        device = self.viewer.device
        try:
            outcome = await self.club.house.do(self.id, device, deed)
        except Stale as error:
            await self.refuse(re, error, await since(self.club, self.id, device, deed))
            return
        await self.send(wire.Reply(re, wire.Done(outcome.number, outcome.repeated)))

    async def look_from(self, seat: int | None) -> None:
        """Send the whole table, as it is seen from there."""
        viewer = self.viewer

        def act(table: Table, rights: Rights) -> None:
            deeds.check_look(table, rights, seat)
            viewer.seat, viewer.face = seat, None

        await self.club.house.look(self.id, viewer.device, act)
        await self.club.house.catch_up(self.id, viewer)

    async def refuse(self, re: int, error: MaleconError, table: object = None) -> None:
        told = error_body(error, self.language)
        if table is not None:
            told["table"] = table
        await self.send({"type": "refused", "re": re, "error": told})

    async def send(self, message: object) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.send_text(encode(message).decode())
