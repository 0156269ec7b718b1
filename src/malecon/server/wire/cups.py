"""What goes over the wire about cups. Points are told as people count them."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta, field

from malecon.cups.event import CupStatus
from malecon.cups.league import SeasonStatus
from malecon.cups.rules import LARGEST_TABLE, MOST_PEOPLE, MOST_POINTS, MOST_ROUNDS
from malecon.server.wire.requests import Clock, FromClient, Hash, Level, Name, Salt
from malecon.table.clocks import ClockRuleView
from malecon.table.view_types import FairnessView

MOST_TITLE = 60

#: Somebody who takes part, as all know them.
Entrant = Annotated[str, Meta(pattern=r"^[0-9a-z-]{1,32}$", description="Somebody who takes part.")]
RoundNumber = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
TableNumber = Annotated[int, Meta(ge=1, le=MOST_PEOPLE)]
Points = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
Tie = Literal["opponents", "beaten", "head", "wins", "share", "seats", "lot"]

# --- what clients send ---


class CupRules(FromClient):
    """How a cup is played. What is left out is as usual; see docs/cups.md."""

    format: Literal["round-robin", "swiss", "knock-out", "groups"] = "swiss"
    players: Annotated[int, Meta(ge=2, le=LARGEST_TABLE, description="At a table.")] = 2
    least: Annotated[int, Meta(ge=0, le=LARGEST_TABLE, description="At a smaller table; 0: as usual.")] = 0
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS, description="0: as many as it takes.")] = 0
    legs: Annotated[int, Meta(ge=1, le=4)] = 1
    points: Annotated[list[Points], Meta(max_length=LARGEST_TABLE)] = field(default_factory=list)
    bye: Annotated[Literal["", "win", "half", "average", "none"], Meta(description="Empty: as usual.")] = ""
    late: Literal["half", "least", "none"] = "half"
    absent: Literal["bot", "forfeit"] = "bot"
    ties: Annotated[
        list[Tie], Meta(max_length=7, description="Who is before whom with as many points; empty: as usual.")
    ] = field(default_factory=list)
    advance: Annotated[int, Meta(ge=1, le=4)] = 1
    third_place: bool = True
    groups: Annotated[int, Meta(ge=0, le=MOST_PEOPLE // 2)] = 0
    from_group: Annotated[int, Meta(ge=1, le=MOST_PEOPLE // 2)] = 2
    duplicate: Annotated[bool, Meta(description="All tables of a round get the same draws.")] = False


class MakeCup(FromClient):
    """A new cup. Whoever makes it is its host, and takes part by a name if one is given."""

    title: Annotated[str, Meta(min_length=1, max_length=MOST_TITLE)]
    game: Annotated[str, Meta(min_length=1, max_length=32)]
    rules: CupRules = field(default_factory=CupRules)
    options: dict[str, str | int | bool] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    stand_in: Level = "greedy"
    listed: bool = False
    by_itself: bool = True
    season: Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{0,64}$", description="That it counts for.")] = ""
    name: Name | None = None
    bots: Annotated[list[Level], Meta(max_length=MOST_PEOPLE)] = field(default_factory=list)


class EnterCup(FromClient, tag="enter", tag_field="do"):
    """Take part, or play again after having gone."""

    name: Name


class LeaveCup(FromClient, tag="leave", tag_field="do"):
    """Take part no longer."""


class AddBot(FromClient, tag="add-bot", tag_field="do"):
    """The host lets a bot take part."""

    level: Level


class SendOff(FromClient, tag="send-off", tag_field="do"):
    """The host takes somebody out of the cup."""

    who: Entrant


class NextRound(FromClient, tag="next-round", tag_field="do"):
    """The host has the next round paired. `round` is its number, so that it is not paired twice."""

    round: RoundNumber


class Forfeit(FromClient, tag="forfeit", tag_field="do"):
    """The host decides a table that is not played: these have lost it."""

    round: RoundNumber
    table: TableNumber
    who: Annotated[list[Entrant], Meta(min_length=1, max_length=LARGEST_TABLE)]


class CancelCup(FromClient, tag="cancel", tag_field="do"):
    """The host ends the cup without a winner."""


class CommitToRound(FromClient, tag="commit", tag_field="do"):
    """Add something of one's own to the draws of a duplicate round: the SHA-256 of these lines, joined by
    line feeds: `malecon salt 3`, the commitment of the house, the label, the attempt, one's place, the
    salt."""

    round: RoundNumber
    attempt: Annotated[int, Meta(ge=1)]
    commitment: Hash


class RevealToRound(FromClient, tag="reveal", tag_field="do"):
    """Open the salt, when the stage is `opening`; not before one has kept the promise, and for one promise
    only."""

    round: RoundNumber
    salt: Salt


CupCommand = (
    EnterCup | LeaveCup | AddBot | SendOff | NextRound | Forfeit | CancelCup | CommitToRound | RevealToRound
)

# --- what they are told ---


class CupListing(TypedDict):
    """A cup in a list. The champion's name is empty where they have left the club."""

    id: str
    title: str
    game: str
    format: str
    players: int
    status: CupStatus
    people: int
    round: int
    rounds: int
    champion: str | None
    made: float
    touched: float


class SeasonListing(TypedDict):
    """A season in a list."""

    id: str
    title: str
    status: SeasonStatus
    cups: int
    touched: float


class CupList(TypedDict):
    cups: list[CupListing]
    seasons: list[SeasonListing]


class CupSeason(TypedDict):
    """The season that a cup counts for."""

    id: str
    title: str


class CupMade(TypedDict):
    """A new cup. `address` can be passed on."""

    id: str
    address: str


class CupPerson(TypedDict):
    """Somebody who takes part. `name` is empty of whoever has left the club; `level` is a bot's; `since` the
    first round of theirs; `group` the one they are in, 0 where there are none."""

    id: str
    name: str
    level: str
    status: Literal["here", "bot", "gone", "disqualified"]
    since: int
    group: int
    mine: bool


class CupSeat(TypedDict):
    """Somebody at a table of a cup, and what it has brought; null where that is not known."""

    who: str
    score: int | None
    points: float | None
    won: bool
    forfeit: bool


class CupTable(TypedDict):
    """A table of a round. `stage` is `final`, `third`, `round`, or `group` with a number; `status` is that of
    the table, null where none was laid or it is no more."""

    table: int
    stage: str
    seats: list[CupSeat]
    id: str | None
    status: str | None
    decided: bool


class CupRound(TypedDict):
    """A round. `secret`: its tables get the same draws, so nobody may look at another one for now."""

    number: int
    over: bool
    secret: bool
    tables: list[CupTable]
    byes: list[str]


class CupDraws(TypedDict):
    """How far a duplicate round is on its way to the draws of all its tables, which begin then. A place is
    one of those at its tables, in the order of tables and seats; `place` is that of whoever asks. `until`:
    when the awaited are waited for no longer. The promise is that of the own table."""

    place: int | None
    left_out: list[int]
    until: float
    fairness: FairnessView


class CupBehind(TypedDict):
    """Why somebody stands behind the one before: what was looked at, and what was found of both."""

    by: str
    than: str
    own: float
    other: float


class CupLine(TypedDict):
    """A line of the standings. `values` are the tie-breaks that were looked at."""

    rank: int
    who: str
    points: float
    played: int
    wins: float
    values: dict[str, float]
    behind: CupBehind | None


class CupGroup(TypedDict):
    """A group: how its people stand among themselves, whatever they do in the knock-out, and who of them goes
    on, or would if it ended now. `over`: nothing is left to be played in it."""

    over: bool
    standings: list[CupLine]
    going: list[str]


class CupMatch(TypedDict):
    """A table of a knock-out, one that is not paired yet as well (its `table` is null), or a bye. `who` is in
    the order of the tree, or at larger tables that have ended the best first; null where nobody knows yet.
    `scores` are theirs, if there are some; `ahead` are those of them who go on, or have won the final or the
    match for third place; `level`: some who go on share a place with some who do not, and are seeded before
    them."""

    table: int | None
    stage: str
    bye: bool
    who: list[str | None]
    scores: list[int]
    ahead: list[str]
    level: bool


class CupKnockOutRound(TypedDict):
    """A round of a knock-out, also one that is still to come."""

    number: int
    matches: list[CupMatch]


class CupRulesView(TypedDict):
    """How it is played. `least`: at a smaller table; `least_people`: in all, or it cannot begin."""

    format: str
    players: int
    least: int
    least_people: int
    rounds: int
    legs: int
    points: list[float]
    bye: str
    late: str
    absent: str
    ties: list[str]
    advance: int
    third_place: bool
    groups: int
    from_group: int
    duplicate: bool


class CupView(TypedDict):
    """All of a cup, with one of its rounds. `groups` and `knock_out` are empty where there are none, or none
    yet. `due`: when the next round begins by itself. `host`: whether whoever asks is its host. `has_place`:
    whether anybody can still enter."""

    id: str
    version: int
    address: str
    title: str
    game: str
    options: dict[str, str | int | bool]
    clock: ClockRuleView
    rules: CupRulesView
    stand_in: str
    listed: bool
    by_itself: bool
    status: CupStatus
    host: bool
    mine: str | None
    has_place: bool
    people: list[CupPerson]
    rounds: int
    rounds_expected: int
    round: CupRound | None
    draws: CupDraws | None
    standings: list[CupLine]
    groups: list[CupGroup]
    knock_out: list[CupKnockOutRound]
    champion: str | None
    season: CupSeason | None
    due: float | None
    now: float
