"""What goes over the wire about seasons. Points are told as people count them."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta, field

from malecon.cups.event import CupStatus
from malecon.cups.league import SeasonStatus
from malecon.cups.rules import MOST_PEOPLE
from malecon.cups.season import MOST_CUPS
from malecon.server.wire.cups import MOST_TITLE, CupBehind, CupListing, Points
from malecon.server.wire.requests import FromClient

#: A cup or a season, by its address.
Id = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{1,64}$")]

# --- what clients send ---


class SeasonRules(FromClient):
    """How cups are added up: the points made in them, or points by the place in each. Without points by
    place they are as usual; `counting`: the best so many cups of each, 0: all."""

    scheme: Literal["points", "places"] = "places"
    places: Annotated[list[Points], Meta(max_length=MOST_PEOPLE)] = field(default_factory=list)
    counting: Annotated[int, Meta(ge=0, le=MOST_CUPS)] = 0


class MakeSeason(FromClient):
    """A new season. Whoever makes it is its host, and has cups of theirs count for it."""

    title: Annotated[str, Meta(min_length=1, max_length=MOST_TITLE)]
    rules: SeasonRules = field(default_factory=SeasonRules)
    listed: bool = False


class AddCup(FromClient, tag="add-cup", tag_field="do"):
    """The host has a cup of theirs count."""

    cup: Id


class TakeOutCup(FromClient, tag="take-out", tag_field="do"):
    """The host has a cup count no longer."""

    cup: Id


class EndSeason(FromClient, tag="end", tag_field="do"):
    """The host ends the season: whoever stands first has won it."""


SeasonCommand = AddCup | TakeOutCup | EndSeason

# --- what they are told ---


class SeasonRulesView(TypedDict):
    scheme: str
    places: list[int]
    counting: int


class SeasonPerson(TypedDict):
    """Somebody who has played in it. `name` is empty of whoever has left the club; `level` is a bot's."""

    id: str
    name: str
    level: str
    mine: bool


class SeasonCup(TypedDict):
    """A cup of a season; `there`: whether it can still be looked at. Its champion is one of the people."""

    id: str
    title: str
    game: str
    format: str
    status: CupStatus
    people: int
    champion: str | None
    there: bool


class SeasonResult(TypedDict):
    """What a cup has brought somebody; null: they were not there. Only the best may count."""

    points: float | None
    counts: bool


class SeasonStanding(TypedDict):
    """A line of the standings: what each cup has brought, in their order."""

    rank: int
    who: str
    points: float
    cups: list[SeasonResult]
    wins: int
    behind: CupBehind | None


class SeasonView(TypedDict):
    """All of a season. `addable`: for its host, the cups of theirs that count for none."""

    id: str
    version: int
    address: str
    title: str
    rules: SeasonRulesView
    listed: bool
    status: SeasonStatus
    host: bool
    people: list[SeasonPerson]
    cups: list[SeasonCup]
    standings: list[SeasonStanding]
    champion: str | None
    addable: list[CupListing]


class SeasonMade(TypedDict):
    """A new season. `address` can be passed on."""

    id: str
    address: str
