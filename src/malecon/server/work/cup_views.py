"""A cup as people are told of it: points as they count them, and nobody by the house's own ids."""

from __future__ import annotations

import copy
from collections.abc import Mapping

from malecon.cups import groups, knockout
from malecon.cups.bracket import Match, bracket
from malecon.cups.cup import Cup
from malecon.cups.draws import Drawing, places
from malecon.cups.event import Event, bot_number, is_bot
from malecon.cups.rounds import Pairing, Round
from malecon.cups.rows import number, number_of
from malecon.cups.rules import GROUPS, PARTS
from malecon.cups.standings import Reason, Standing
from malecon.server.wire.cups import (
    CupBehind,
    CupDraws,
    CupGroup,
    CupKnockOutRound,
    CupLine,
    CupListing,
    CupMatch,
    CupPerson,
    CupRound,
    CupRulesView,
    CupSeason,
    CupSeat,
    CupTable,
    CupView,
)
from malecon.server.work.sums import Who
from malecon.table.chance import setup_by
from malecon.table.draws import Stage
from malecon.table.fairness import SHARED, commitment, shared_promise

#: What is counted in parts of a point; what is not told, because it says nothing by itself.
IN_PARTS = ("points", "wins")
UNTOLD = ("out", "level", "lot", "seed")


def public(who: str) -> str:
    """How somebody who takes part is called by programs: other than the house calls them."""
    found = bot_number(who)
    return f"bot-{found}" if found else Who(who, False).public_id


def listing(event: Event) -> CupListing:
    """Its line in the list."""
    cup, terms = event.cup, event.terms
    winner = cup.winner
    return {
        "id": event.id,
        "title": terms.title,
        "game": terms.game,
        "format": cup.rules.format,
        "players": cup.rules.players,
        "status": event.status,
        "people": len(cup.people),
        "round": len(cup.rounds),
        "rounds": expected(event),
        "champion": None if winner is None else event.names[winner],
        "made": event.made,
        "touched": event.touched,
    }


def expected(event: Event) -> int:
    """How many rounds there will be; 0 while too few take part to tell."""
    enough = len(event.cup.people) >= event.cup.rules.least_people
    return event.cup.rounds_expected if enough else len(event.cup.rounds)


def groups_of(cup: Cup) -> dict[str, int]:
    """Who is in which group, counted from 1, once they are dealt."""
    if cup.rules.format != GROUPS or not cup.rounds:
        return {}
    return {who: number for number, group in enumerate(groups.groups_of(cup), 1) for who in group}


def is_level(match: Match) -> bool:
    """Whether some who go on share a place with some who do not."""
    pairing = match.pairing
    if pairing is None or pairing.result is None:
        return False
    places = dict(zip(pairing.seats, pairing.result.places(len(pairing.seats)), strict=True))
    ahead = {places[who] for who in match.ahead}
    return any(places[who] in ahead for who in match.who if who not in match.ahead)


class Shown:
    """What everybody is told of a cup as it stands; made once for each version."""

    def __init__(self, event: Event) -> None:
        cup = event.cup
        self.event = event
        self.ids = {entrant.who: public(entrant.who) for entrant in cup.people}
        self.standings = [self.line(line) for line in cup.standings()]
        self.groups = groups_of(cup)
        self.group_standings = self.all_groups() if self.groups else []
        self.knock_out = self.all_of_knock_out()
        self.people = [self.person(who) for who in self.ids]
        winner = cup.winner
        self.champion = None if winner is None else self.ids[winner]
        self.expected = expected(event)

    def again(self, event: Event) -> Shown | None:
        """The same where nothing has changed that is worked out; a round of many takes a while."""
        if event.cup != self.event.cup or event.names != self.event.names:
            return None
        found = copy.copy(self)
        found.event = event
        return found

    def person(self, who: str) -> CupPerson:
        entrant = self.event.cup.entrants[who]
        return {
            "id": self.ids[who],
            "name": self.event.names[who],
            "level": entrant.level if is_bot(entrant) else "",
            "status": entrant.status,  # type: ignore[typeddict-item]  # of STATUSES
            "since": entrant.since,
            "group": self.groups.get(who, 0),
            "mine": False,
        }

    def line(self, line: Standing) -> CupLine:
        return {
            "rank": line.rank,
            "who": self.ids[line.who],
            "points": number(line.points),
            "played": line.played,
            "wins": number(line.wins),
            "values": {
                name: counted(name, value) for name, value in line.values.items() if name not in UNTOLD
            },
            "behind": None if line.behind is None else self.behind(line.behind),
        }

    def all_groups(self) -> list[CupGroup]:
        cup = self.event.cup
        played = groups.are_played(cup)
        return [
            {
                "over": over,
                "standings": [self.line(line) for line in table],
                "going": [self.ids[line.who] for line in groups.going_on(cup, table)],
            }
            for over, table in zip(played, groups.group_standings(cup), strict=True)
        ]

    def all_of_knock_out(self) -> list[CupKnockOutRound]:
        cup = self.event.cup
        first = next((found.number for found in knockout.rounds_of(cup)), 0)
        return [
            {"number": number, "matches": [self.match(match) for match in matches]}
            for number, matches in enumerate(bracket(cup), first)
        ]

    def match(self, match: Match) -> CupMatch:
        pairing = match.pairing
        result = None if pairing is None else pairing.result
        scores: dict[str, int] = {}
        if pairing is not None and result is not None and result.scores:
            scores = dict(zip(pairing.seats, result.scores, strict=True))
        return {
            "table": None if pairing is None else pairing.table,
            "stage": match.stage,
            "bye": match.is_bye,
            "who": [self.ids.get(who) for who in match.who],
            "scores": [scores[who] for who in match.who if who in scores],
            "ahead": [self.ids[who] for who in match.ahead],
            "level": is_level(match),
        }

    def behind(self, reason: Reason) -> CupBehind:
        return {
            "by": reason.by,
            "than": self.ids[reason.than],
            "own": counted(reason.by, reason.own),
            "other": counted(reason.by, reason.other),
        }

    def round(self, found: Round, tables: Mapping[int, tuple[str, str | None]]) -> CupRound:
        return {
            "number": found.number,
            "over": found.is_over,
            "secret": self.event.is_secret(found),
            "tables": [
                self.table(pairing, *tables.get(pairing.table, ("", None))) for pairing in found.pairings
            ],
            "byes": [self.ids[who] for who in found.byes],
        }

    def table(self, pairing: Pairing, table_id: str, status: str | None) -> CupTable:
        result = pairing.result
        points = self.event.cup.points_of(pairing)
        seats: list[CupSeat] = []
        for seat, who in enumerate(pairing.seats):
            seats.append(
                {
                    "who": self.ids[who],
                    "score": result.scores[seat] if result and result.scores else None,
                    "points": None if points is None else number(points[seat]),
                    "won": result is not None and seat in result.winners and seat not in result.forfeits,
                    "forfeit": result is not None and seat in result.forfeits,
                }
            )
        return {
            "table": pairing.table,
            "stage": pairing.stage,
            "seats": seats,
            "id": table_id if status else None,
            "status": status,
            "decided": result is not None,
        }

    def view(
        self,
        asker: str,
        version: int,
        address: str,
        found: Round | None,
        tables: Mapping[int, tuple[str, str | None]],
        season: CupSeason | None,
        now: float,
    ) -> CupView:
        """The cup for one pair of eyes."""
        event, terms = self.event, self.event.terms
        mine = self.ids.get(asker) if asker else None
        return {
            "id": event.id,
            "version": version,
            "address": address,
            "title": terms.title,
            "game": terms.game,
            "options": terms.options,
            "clock": terms.clock.public(),
            "rules": rules_view(event),
            "stand_in": terms.stand_in,
            "listed": terms.listed,
            "by_itself": terms.by_itself,
            "status": event.status,
            "host": bool(asker) and asker == event.host,
            "mine": mine,
            "has_place": event.has_place,
            "people": [{**one, "mine": one["id"] == mine} for one in self.people],
            "rounds": len(event.cup.rounds),
            "rounds_expected": self.expected,
            "round": None if found is None else self.round(found, tables),
            "draws": None if event.drawing is None else draws_view(event, event.drawing, asker),
            "standings": self.standings,
            "groups": self.group_standings,
            "knock_out": self.knock_out,
            "champion": self.champion,
            "season": season,
            "due": event.due,
            "now": now,
        }


def draws_view(event: Event, drawing: Drawing, asker: str) -> CupDraws:
    """The draws that the tables of the last round wait for, as whoever asks may know them: what was opened is
    told when all is."""
    found, draws = event.last_round, drawing.draws
    assert found is not None
    seated = places(found)
    house = commitment(drawing.secret)
    setup = promise = ""
    if asker in seated and draws.stage != Stage.COMMITTING:
        own = next(pairing for pairing in found.pairings if asker in pairing.seats)
        setup = setup_by(event.terms.settings(len(own.seats), event.terms.title))
        promise = shared_promise(setup, draws.label, draws.before, draws.attempt, house, draws.commitments)
    return {
        "place": seated.index(asker) if asker in seated else None,
        "left_out": list(draws.left_out),
        "until": drawing.until,
        "fairness": {
            "protocol": SHARED,
            "attempt": draws.attempt,
            "stage": draws.stage,
            "awaited": list(draws.awaited),
            "setup": setup,
            "commitment": house,
            "commitments": list(draws.commitments),
            "promise": promise,
            "salts": [],
            "first": 0,
            "secret": "",
            "label": draws.label,
            "before": draws.before,
        },
    }


def counted(name: str, value: int) -> float:
    """What was looked at, as people count it."""
    found = number(value) if name in IN_PARTS else number_of(name, value)
    assert not isinstance(found, str)
    return found


def rules_view(event: Event) -> CupRulesView:
    rules = event.cup.rules
    return {
        "format": rules.format,
        "players": rules.players,
        "least": rules.least,
        "least_people": rules.least_people,
        "rounds": rules.rounds,
        "legs": rules.legs,
        "points": [points / PARTS for points in rules.places(rules.players)],
        "bye": rules.bye,
        "late": rules.late,
        "absent": rules.absent,
        "ties": list(rules.ties),
        "advance": rules.advance,
        "third_place": rules.third_place,
        "groups": rules.groups,
        "from_group": rules.from_group,
        "duplicate": rules.duplicate,
    }
