"""A cup, from the first who enters to whoever wins it.

The order of life: `Cup.new`, `enter`, then `with_next_round` and a `with_result` for each table until it is
over. A cup is never changed: each of these gives a new one, or raises a `MaleconError`. The same cup pairs
its next round in the same way each time, so a server that died while it did so just does it again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Self

from malecon.cups import groups, knockout, roundrobin, swiss
from malecon.cups.entering import check_entry, head_start
from malecon.cups.lots import lot
from malecon.cups.rounds import Pairing, Result, Round, shares
from malecon.cups.rules import GROUPS, Rules
from malecon.cups.sheet import BOT, DISQUALIFIED, GONE, HERE, Entrant, Sheet
from malecon.cups.standings import Standing
from malecon.cups.table_order import standings
from malecon.errors import Unreadable
from malecon.files import shown
from malecon.kernel.game import Json
from malecon.table.moves import Denied

LONGEST_SEED = 80


class Cup(Sheet):
    """One cup, and all that can be done with it."""

    @classmethod
    def new(cls, rules: Rules, people: Iterable[Entrant] = (), seed: str = "") -> Self:
        """A cup that nobody has played yet. `seed` is random, and chosen before anybody enters."""
        if len(seed) > LONGEST_SEED:
            raise Unreadable("cup-unreadable")
        cup = cls(rules.checked(), (), (), seed)
        for entrant in people:
            cup = cup.enter(entrant.who, entrant.level, entrant.strength)
        return cup

    # --- people ---

    def enter(self, who: str, level: str = "", strength: int = 0) -> Self:
        """Somebody takes part from the next round on, with the points of the rule for late ones."""
        entrant = Entrant(who, level, strength, self.next_number).checked()
        check_entry(self, entrant)
        slip = f"{lot(self.seed, 'slip', who):016x}"
        entrant = replace(entrant, head_start=head_start(self), slip=slip)
        return replace(self, people=(*self.people, entrant))

    def leave(self, who: str) -> Self:
        """Somebody goes, or does not come: a bot plays on for them, or the rest is lost, as agreed upon.
        Before the first round they have simply not entered."""
        entrant = self.entrant(who)
        if not self.rounds:
            return replace(self, people=tuple(one for one in self.people if one.who != who))
        return self.with_status(entrant, BOT if self.rules.absent == "bot" else GONE)

    def come_back(self, who: str) -> Self:
        return self.with_status(self.entrant(who), HERE)

    def disqualify(self, who: str) -> Self:
        """Somebody is sent off: last in the standings, and every table that is not played yet is lost."""
        if not self.rounds:
            return self.leave(who)
        return self.with_status(self.entrant(who), DISQUALIFIED, always=True)

    def with_status(self, entrant: Entrant, status: str, always: bool = False) -> Self:
        if entrant.status == DISQUALIFIED and not always:
            raise Denied("cup-disqualified")
        return replace(self, people=self.with_entrant(replace(entrant, status=status)))

    def entrant(self, who: str) -> Entrant:
        if who not in self.entrants:
            raise Unreadable("cup-nobody")
        return self.entrants[who]

    # --- rounds ---

    def pair(self) -> Round:
        """The next round, as it will be; nothing is changed by it."""
        if self.is_over:
            raise Denied("cup-over")
        if self.rounds and not self.rounds[-1].is_over:
            raise Denied("cup-round-running", round=len(self.rounds))
        least = self.rules.least_people
        if sum(entrant.plays for entrant in self.people) < (least if not self.rounds else 1):
            raise Denied("cup-too-few", least=least)
        return decided(self, self.next_round())

    def next_round(self) -> Round:
        match self.rules.format:
            case "knock-out":
                return knockout.following(self) if self.rounds else knockout.first(self, self.seeding)
            case "groups":
                if not groups.are_over(self):
                    return groups.group_round(self)
                if knockout.rounds_of(self):
                    return knockout.following(self)
                return knockout.first(self, groups.qualified(self))
            case "round-robin":
                tables, byes = roundrobin.tables(self)
            case _:
                lines = self.standings()
                points = {line.who: line.points for line in lines}
                tables, byes = swiss.tables(self, [line.who for line in lines], points)
        pairings = tuple(Pairing(number, seats) for number, seats in enumerate(tables, 1))
        return Round(self.next_number, pairings, tuple(byes))

    def with_next_round(self) -> Self:
        return replace(self, rounds=(*self.rounds, self.pair()))

    def with_result(self, number: int, table: int, result: Result) -> Self:
        """How a table of a round ended. Sent again, or corrected, it takes the place of what was there, as
        long as the next round is not paired."""
        pairing = self.pairing(number, table)
        check_result(pairing, result)
        if pairing.result == result:
            return self
        if pairing.result is not None and number < len(self.rounds):
            raise Denied("cup-round-closed", round=number)
        return replace(self, rounds=self.with_pairing(number, replace(pairing, result=result)))

    def with_forfeit(self, number: int, table: int, who: Iterable[str]) -> Self:
        """A table is decided without having been played: these have lost it, the others share what it
        brings."""
        pairing = self.pairing(number, table)
        missing = set(who)
        if not missing <= set(pairing.seats):
            raise Unreadable("cup-nobody")
        return self.with_result(number, table, forfeited(pairing, missing))

    def points_of(self, pairing: Pairing) -> list[int] | None:
        """What a table has brought to each seat, in parts; None if it is not decided."""
        result = pairing.result
        if result is None:
            return None
        seats = len(pairing.seats)
        points = shares(self.rules.places(seats), result.places(seats))
        return [0 if seat in result.forfeits else each for seat, each in enumerate(points)]

    def pairing(self, number: int, table: int) -> Pairing:
        if 1 <= number <= len(self.rounds):
            for pairing in self.rounds[number - 1].pairings:
                if pairing.table == table:
                    return pairing
        raise Unreadable("cup-no-table", round=shown(str(number)), table=shown(str(table)))

    # --- how it stands ---

    def standings(self, running: Mapping[int, Result] | None = None) -> list[Standing]:
        """Who stands where, and why. `running` are the tables of this round as if they ended now."""
        cup = self
        for table, result in (running or {}).items():
            if cup.rounds and cup.pairing(len(cup.rounds), table).result is None:
                cup = cup.with_result(len(cup.rounds), table, result)
        return standings(cup)

    def group_standings(self, group: int) -> list[Standing]:
        """The standings within a group, counted from 1."""
        if self.rules.format != GROUPS or not 1 <= group <= self.rules.groups:
            raise Unreadable("cup-no-group", group=shown(str(group)))
        return groups.group_standings(self)[group - 1]

    @property
    def is_over(self) -> bool:
        """Whether no round follows any more. A cup that has not begun is not over."""
        if not self.rounds or not self.rounds[-1].is_over:
            return False
        match self.rules.format:
            case "knock-out" | "groups":
                return knockout.is_over(self)
            case "round-robin":
                return roundrobin.is_over(self)
        return swiss.is_over(self)

    @property
    def winner(self) -> str | None:
        return self.standings()[0].who if self.is_over else None

    @property
    def rounds_expected(self) -> int:
        """How many rounds there will be, as far as can be told now."""
        people = len(self.people)
        match self.rules.format:
            case "round-robin":
                wanted = self.rules.rounds or roundrobin.rounds_needed(self)
            case "swiss":
                wanted = swiss.rounds_of(self)
            case "knock-out":
                wanted = knockout.rounds_expected(self.rules, people)
            case _:
                wanted = groups.rounds_expected(self)
        goes_on = bool(self.rounds) and self.rounds[-1].is_over and not self.is_over
        return max(wanted, len(self.rounds) + goes_on)

    # --- storing ---

    def to_json(self) -> Json:
        return {
            "rules": self.rules.to_json(),
            "people": [entrant.to_json() for entrant in self.people],
            "rounds": [found.to_json() for found in self.rounds],
            "seed": self.seed,
        }

    @classmethod
    def from_json(cls, data: Json) -> Self:
        people = tuple(Entrant.from_json(entrant) for entrant in data["people"])
        rounds = tuple(Round.from_json(found) for found in data["rounds"])
        return cls(Rules.from_json(data["rules"]), people, rounds, data["seed"])


def decided(cup: Cup, found: Round) -> Round:
    """Tables of those who are out of the cup are lost without being played."""
    pairings = []
    for pairing in found.pairings:
        gone = {who for who in pairing.seats if not cup.plays(who)}
        pairings.append(replace(pairing, result=forfeited(pairing, gone)) if gone else pairing)
    return replace(found, pairings=tuple(pairings))


def forfeited(pairing: Pairing, missing: set[str]) -> Result:
    return Result(forfeits=tuple(seat for seat, who in enumerate(pairing.seats) if who in missing))


def check_result(pairing: Pairing, result: Result) -> None:
    """It is one of a table with so many seats."""
    seats = range(len(pairing.seats))
    fits = not result.scores or len(result.scores) == len(seats)
    known = all(seat in seats for seat in (*result.winners, *result.forfeits))
    said = result.forfeits or (result.scores and result.winners)
    if not (fits and known and said):
        raise Unreadable("cup-result", table=pairing.table)
