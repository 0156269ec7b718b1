"""Finding somebody to play with: what clients send, and what they are told."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from malecon.server.wire.requests import FromClient, Level, Name, TableId

Pace = Literal["live", "days"]
Players = Annotated[int, Meta(ge=2, le=31)]

# --- sent ---


class LookForGame(FromClient):
    """Wait for others: any of these `games`, the dearest first, with `least` to `most` players, at once or
    over days. Another wish of the same device ends."""

    name: Name
    games: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=16)]
    least: Players
    most: Players
    pace: Pace = "live"


class TakeBots(FromClient):
    """Begin without waiting for more: bots of this level take the seats that are left."""

    level: Level


class MeetQuery(FromClient):
    #: Whether the page lies in the background, where it can ask only now and then.
    hidden: bool = False


class StopQuery(FromClient):
    #: Where one was seated, if that is known now and need not be told again.
    table: TableId | None = None


# --- told ---


class SeekView(TypedDict):
    """What is wished for, since how many seconds, and the level of the bots that may take the other seats;
    null: none shall."""

    games: list[str]
    least: int
    most: int
    pace: Pace
    waited: float
    bots: str | None


class WaitingView(TypedDict):
    """How many others wait for a game."""

    game: str
    pace: Pace
    people: int


class MeetView(TypedDict):
    """Who waits, and what became of the own wish.

    `table` is where one was seated. `others` wait for something that would suit; `eager` says that one of
    them would begin with bots. `offer` is the level of bots that would play, when it is time to say so; null
    before. `usual` is the median of the seconds that people waited of late, by pace; null where nothing is
    known of it."""

    seek: SeekView | None
    table: str | None
    others: int
    eager: bool
    offer: str | None
    waiting: list[WaitingView]
    usual: dict[str, float | None]
