"""What goes over a WebSocket, in both directions."""

from __future__ import annotations

from typing import Literal, TypedDict

from msgspec import Struct

from malecon.server.wire import requests
from malecon.server.wire.errors import Error
from malecon.server.wire.results import Change, Done, Mine
from malecon.table import LogLine, TableView

# --- from the viewer ---


class Message(requests.FromClient, tag_field="type"):
    """What a viewer sends. `re` is the sender's own number for it and comes back with the reply."""

    re: requests.Count = 0


class Numbered(Struct):
    """What can be read of anything that a viewer sends, even if nothing else can."""

    re: requests.Count = 0


class DoCommand(Message, tag="do", kw_only=True):
    """Do something at the table, as by HTTP."""

    command: requests.Command


class LookFrom(Message, tag="look"):
    """Look from another seat that this device holds, or as a spectator (null). The whole table comes."""

    seat: requests.SeatNumber | None = None


class Sync(Message, tag="sync"):
    """A message is missing: send the whole table again."""


class Ping(Message, tag="ping"):
    """Is anybody there? A `pong` comes at once. `seen`: whether the table is in sight; whoever has it only in
    another tab, or says nothing for half a minute, is told of their turn as one who is away."""

    seen: bool = True


Incoming = DoCommand | LookFrom | Sync | Ping

# --- to the viewer ---


class TableMessage(TypedDict):
    """The whole table. `n` numbers the messages of a connection that tell of the table, from 1, no gaps. If
    `build` is not what it was on an earlier connection, the page is out of date and is to be loaded again."""

    type: Literal["table"]
    n: int
    build: str
    table: TableView
    mine: Mine


class NewsMessage(TypedDict):
    """What has changed since message n − 1: values to be set at paths of the table, new lines of the log."""

    type: Literal["news"]
    n: int
    changes: list[Change]
    log: list[LogLine]


class DoneMessage(TypedDict):
    """What was asked for with this `re` is done."""

    type: Literal["done"]
    re: int
    done: Done


class RefusedMessage(TypedDict):
    """What was asked for with this `re` is not done."""

    type: Literal["refused"]
    re: int
    error: Error


class GoneMessage(TypedDict):
    """The table is no more; nothing else will come."""

    type: Literal["gone"]
    error: Error


class Pong(TypedDict):
    """Somebody is there: the reply to a `ping`."""

    type: Literal["pong"]
    re: int


Outgoing = TableMessage | NewsMessage | DoneMessage | RefusedMessage | GoneMessage | Pong
