"""Whom somebody does not want to meet or to hear, what they report, and the desk of the club's host."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from malecon.server.wire.requests import Count, FromClient, SeatNumber, TableId
from malecon.store.peace import Reason

PublicId = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$", description="By which others know a person.")]
LONGEST_WORDS = 500

# --- what clients send ---


class Whom(FromClient):
    """Somebody: whoever holds a seat of a table, whoever said a line of its chat, or somebody who is
    known."""

    table: TableId | None = None
    seat: SeatNumber | None = None
    line: Count | None = None
    person: PublicId | None = None


class Shun(Whom, kw_only=True):
    """Not to want to meet somebody any more (`block`) or to hear them (`mute`); or, with `wanted` false, to
    want it again."""

    kind: Literal["block", "mute"]
    wanted: bool = True


class MakeReport(Whom, kw_only=True):
    """Tell the club's host of somebody. What was said at the table comes along by itself."""

    reason: Reason
    words: Annotated[str, Meta(max_length=LONGEST_WORDS)] = ""


class EnterDesk(FromClient):
    """The secret of a link that `malecon desk` has printed."""

    token: Annotated[str, Meta(max_length=100)]


Span = Literal["none", "day", "week", "good"]


class DeskQuery(FromClient):
    #: The reports after this one.
    after: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0


class SettleReport(FromClient):
    """How long the other may not speak, and not sit down. By default the report is settled by nothing."""

    chat: Span = "none"
    tables: Span = "none"


# --- what they are told ---


class WhomView(TypedDict):
    """Somebody, as whoever asks stands to them. `me`: it is they themselves; `reported`: it was reported by
    them already, at this table."""

    name: str
    me: bool
    muted: bool
    blocked: bool
    reported: bool


class ShunnedView(TypedDict):
    """Somebody whom one does not want to meet, or to hear. `id` is for whoever asks alone."""

    id: str
    kind: Literal["block", "mute"]
    name: str
    made: float


class OwnReport(TypedDict):
    """What one has reported; `settled`, when the host has seen to it."""

    number: int
    name: str
    made: float
    settled: float | None


class OwnBar(TypedDict):
    """What the club's host lets one not do: speak (`chat`), or sit down (`tables`). Without an end it is for
    good."""

    kind: Literal["chat", "tables"]
    until: float | None
    reason: Reason


class PeaceView(TypedDict):
    """All of it, for whoever asks. `desk`: how many reports wait, in a browser of the club's host."""

    shunned: list[ShunnedView]
    reports: list[OwnReport]
    bars: list[OwnBar]
    desk: int | None


class ReportedPerson(TypedDict):
    """Somebody, as the host is told of them: `reported` so often, and having reported others so often."""

    id: str
    name: str
    known: bool
    reported: int
    reporting: int


class SaidLine(TypedDict):
    """What was said at a table; `theirs`: by whom the report is about, `meant`: it is the line that was
    chosen."""

    at: float
    name: str
    text: str
    theirs: bool
    meant: bool


class DeskBar(TypedDict):
    """Whom the host lets not do what. `id` is for the desk alone, `person` that by which others know them."""

    id: str
    person: str
    name: str
    known: bool
    kind: Literal["chat", "tables"]
    made: float
    until: float | None
    reason: Reason


class DeskReport(TypedDict):
    """A report that waits, with what was said at the table; `game` is empty where it is about none."""

    number: int
    made: float
    about: ReportedPerson
    by: ReportedPerson
    reason: Reason
    words: str
    game: str
    title: str
    lines: list[SaidLine]
    bars: list[OwnBar]


class DeskBrowser(TypedDict):
    """A browser in which the desk can be opened; `here` is the one that asks."""

    id: str
    label: str
    made: float
    here: bool


class DeskView(TypedDict):
    """The desk of the club's host, with some of the reports: `waiting` are all that wait, `later` those after
    these."""

    reports: list[DeskReport]
    waiting: int
    later: int
    bars: list[DeskBar]
    browsers: list[DeskBrowser]
