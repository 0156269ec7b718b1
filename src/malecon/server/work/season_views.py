"""A season as people are told of it: points as they count them, and nobody by the house's own ids."""

from __future__ import annotations

from malecon.cups.event import BOT
from malecon.cups.league import Entry, SeasonStatus, level_of, names_of
from malecon.cups.rows import number
from malecon.cups.season import SeasonLine
from malecon.cups.standings import Reason
from malecon.server.wire.cups import CupBehind, CupListing, SeasonListing
from malecon.server.wire.seasons import (
    SeasonCup,
    SeasonPerson,
    SeasonStanding,
    SeasonView,
)
from malecon.server.work.sums import Who
from malecon.store.seasons import KeptSeason, Line

#: What is counted in parts of a point.
IN_PARTS = ("points", "best")


def listing(line: Line) -> SeasonListing:
    season = line.season
    return {
        "id": season.id,
        "title": season.title,
        "status": season.status,
        "cups": line.cups,
        "touched": season.touched,
    }


class ShownSeason:
    """What everybody is told of a season as it stands; made once for each version."""

    def __init__(self, kept: KeptSeason) -> None:
        self.kept = kept
        self.names = names_of(kept.entries)
        self.ids = {
            who: f"bot-{place}" if who.startswith(BOT) else Who(who, False).public_id
            for place, who in enumerate(self.names, 1)
        }
        self.lines = kept.season.standings(kept.entries)
        self.standings = [self.line(line) for line in self.lines]
        self.people = [self.person(line.who) for line in self.lines]
        self.cups = [self.cup(entry) for entry in kept.entries]
        is_won = kept.season.status == SeasonStatus.OVER and self.lines
        self.champion = self.lines[0].who if is_won else None

    def person(self, who: str) -> SeasonPerson:
        return {"id": self.ids[who], "name": self.names[who], "level": level_of(who), "mine": False}

    def cup(self, entry: Entry) -> SeasonCup:
        winner = entry.outcome.winner
        return {
            "id": entry.cup,
            "title": entry.title,
            "game": entry.game,
            "format": entry.format,
            "status": entry.status,
            "people": entry.people,
            "champion": None if winner is None else self.ids[winner],
            "there": entry.cup in self.kept.there,
        }

    def line(self, line: SeasonLine) -> SeasonStanding:
        return {
            "rank": line.rank,
            "who": self.ids[line.who],
            "points": number(line.points),
            "cups": [
                {"points": None if points is None else number(points), "counts": counts}
                for points, counts in zip(line.cups, line.counted, strict=True)
            ],
            "wins": line.wins,
            "behind": None if line.behind is None else self.behind(line.behind),
        }

    def behind(self, reason: Reason) -> CupBehind:
        in_parts = reason.by in IN_PARTS
        own, other = (number(each) if in_parts else each for each in (reason.own, reason.other))
        if reason.by == "lot":
            own = other = 0
        return {"by": reason.by, "than": self.ids[reason.than], "own": own, "other": other}

    def view(self, asker: str, address: str, addable: list[CupListing]) -> SeasonView:
        """The season for one pair of eyes."""
        season = self.kept.season
        mine = self.ids.get(asker) if asker else None
        return {
            "id": season.id,
            "version": self.kept.version,
            "address": address,
            "title": season.title,
            "rules": {
                "scheme": season.rules.scheme,
                "places": list(season.rules.places),
                "counting": season.rules.counting,
            },
            "listed": season.listed,
            "status": season.status,
            "host": bool(asker) and asker == season.host,
            "people": [{**one, "mine": one["id"] == mine} for one in self.people],
            "cups": self.cups,
            "standings": self.standings,
            "champion": None if self.champion is None else self.ids[self.champion],
            "addable": addable,
        }
