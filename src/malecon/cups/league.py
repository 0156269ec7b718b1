"""A season as a club holds it: who holds it, which cups count for it, and what it keeps of each.

What is kept of a cup is enough for the standings, so it stays when the cup itself is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from malecon.cups.event import BOT, NAMELESS, CupStatus, Event, is_bot, numbered
from malecon.cups.season import Finish, Outcome, SeasonLine, SeasonRules, season_standings
from malecon.errors import Unreadable
from malecon.kernel.game import Json
from malecon.table.moves import Denied
from malecon.table.names import looks
from malecon.table.settings import LONGEST_TITLE

#: Cups that go on, and those that do not count.
LIVE = (CupStatus.GATHERING, CupStatus.RUNNING)
COUNTING = (CupStatus.RUNNING, CupStatus.OVER)


class SeasonStatus(StrEnum):
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True)
class Entry:
    """What a season keeps of one of its cups."""

    cup: str
    title: str
    game: str
    format: str
    status: CupStatus
    people: int
    outcome: Outcome  # nobody's as long as it has not begun, or when it was cancelled
    names: Mapping[str, str]

    @classmethod
    def of(cls, event: Event) -> Self:
        known = {
            one.who: f"{BOT}{one.level} {event.names[one.who]}" if is_bot(one) else one.who
            for one in event.cup.people
        }
        outcome = Outcome.of(event.cup) if event.status in COUNTING else Outcome((), False)
        return cls(
            event.id,
            event.terms.title,
            event.terms.game,
            event.cup.rules.format,
            event.status,
            len(known),
            replace(outcome, finishes=tuple(one._replace(who=known[one.who]) for one in outcome.finishes)),
            {known[who]: event.names[who] for who in known},
        )

    def persons(self) -> list[str]:
        return [who for who in self.names if not who.startswith(BOT)]

    def with_person(self, old: str, new: str, name: str | None = None) -> Self:
        """Whoever was known as one is known as another from now on, and perhaps by another name."""
        finishes = tuple(one._replace(who=new) if one.who == old else one for one in self.outcome.finishes)
        names = {new if who == old else who: called for who, called in self.names.items()}
        if name is not None and new in names:
            names[new] = name
        return replace(self, outcome=replace(self.outcome, finishes=finishes), names=names)

    def to_json(self) -> Json:
        return {
            "title": self.title,
            "game": self.game,
            "format": self.format,
            "status": self.status,
            "people": self.people,
            "finishes": [list(one) for one in self.outcome.finishes],
            "over": self.outcome.over,
            "names": dict(self.names),
        }

    @classmethod
    def from_json(cls, cup: str, data: Json) -> Self:
        finishes = (
            Finish(who, points, out, *(slip or [who])) for who, points, out, *slip in data["finishes"]
        )
        outcome = Outcome(tuple(finishes), data["over"])
        told = (data["title"], data["game"], data["format"], CupStatus(data["status"]), data["people"])
        return cls(cup, *told, outcome, data["names"])


@dataclass(frozen=True)
class Season:
    """One season at a club. It is never changed: whatever happens makes a new one."""

    id: str
    host: str
    title: str
    rules: SeasonRules
    listed: bool
    seed: str  # what the last lot is drawn from
    status: SeasonStatus
    made: float
    touched: float

    @classmethod
    def new(
        cls, season_id: str, host: str, title: str, rules: SeasonRules, listed: bool, seed: str, now: float
    ) -> Self:
        if not title.strip():
            raise Unreadable("cup-season-title")
        if not title.isprintable():
            raise Unreadable("table-title", most=str(LONGEST_TITLE))
        return cls(season_id, host, title, rules.checked(), listed, seed, SeasonStatus.RUNNING, now, now)

    def check_host(self, person: str) -> None:
        if not person or person != self.host:
            raise Denied("cup-season-not-host")

    def check_open(self) -> None:
        if self.status == SeasonStatus.OVER:
            raise Denied("cup-season-over")

    def end(self, by: str, entries: Iterable[Entry], now: float) -> Self:
        """The host ends it: whoever stands first has won. What is still played must be played first."""
        self.check_host(by)
        self.check_open()
        for entry in entries:
            if entry.status in LIVE:
                raise Denied("cup-season-playing", title=entry.title)
        return replace(self, status=SeasonStatus.OVER, touched=now)

    def standings(self, entries: Sequence[Entry]) -> list[SeasonLine]:
        return season_standings(self.rules, [entry.outcome for entry in entries], self.seed)

    def to_json(self) -> Json:
        return {"rules": self.rules.to_json(), "seed": self.seed}


def names_of(entries: Sequence[Entry]) -> dict[str, str]:
    """What everybody is called: as in the last cup of theirs, and no two alike but those who have left."""
    last: dict[str, str] = {}
    for entry in entries:
        last.update(entry.names)
    found: dict[str, str] = {}
    taken: set[str] = set()
    for who, name in last.items():
        found[who] = numbered(name, taken) if name != NAMELESS else name
        taken.add(looks(found[who]))
    return found


def level_of(who: str) -> str:
    """The level of a bot; nothing of a person."""
    return who.split(" ")[1] if who.startswith(BOT) else ""
