"""The sheet of a cup: all there is to know of it, and the simple questions to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import Self

from malecon.cups.lots import lot
from malecon.cups.rounds import Pairing, Round
from malecon.cups.rules import Rules
from malecon.errors import Unreadable
from malecon.files import shown
from malecon.kernel.game import Json

HERE, BOT, GONE, DISQUALIFIED = STATUSES = ("here", "bot", "gone", "disqualified")
LONGEST_WHO = 80


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part: a person, or a bot of a level."""

    who: str  # whatever the house knows them by; a cup never looks into it
    level: str = ""  # of a bot
    strength: int = 0  # a rating, for seeding alone
    since: int = 1  # the first round that they take part in
    head_start: int = 0  # parts of points for the rounds before it
    status: str = HERE  # a bot plays on for them, or they are out of it
    slip: str = ""  # stands for them in every lot: it stays, whoever they turn out to be

    @property
    def plays(self) -> bool:
        """Whether somebody, or a bot for them, sits down when they are called."""
        return self.status in (HERE, BOT)

    def to_json(self) -> Json:
        return {name: getattr(self, name) for name in Entrant.__dataclass_fields__}

    @classmethod
    def from_json(cls, data: Json) -> Entrant:
        return cls(**{"slip": data["who"], **data}).checked()

    def checked(self) -> Entrant:
        if not self.who or len(self.who) > LONGEST_WHO or not self.who.isprintable():
            raise Unreadable("cup-who", found=shown(self.who))
        return self


@dataclass(frozen=True)
class Sheet:
    """A cup as it stands. Nothing in it is ever changed: whatever happens makes a new one."""

    rules: Rules
    people: tuple[Entrant, ...]
    rounds: tuple[Round, ...]
    seed: str  # what lots are drawn from

    @cached_property
    def entrants(self) -> dict[str, Entrant]:
        return {entrant.who: entrant for entrant in self.people}

    @cached_property
    def seeding(self) -> list[str]:
        """The strongest first; who is as strong, or unknown, by lot."""
        found = sorted(self.people, key=lambda one: (-one.strength, lot(self.seed, "seed", one.slip)))
        return [one.who for one in found]

    @cached_property
    def seeds(self) -> dict[str, int]:
        """Each one's place in it, counted from 0."""
        return {who: place for place, who in enumerate(self.seeding)}

    @cached_property
    def lots(self) -> dict[str, int]:
        """The last word between those who are equal in everything else; no two have the same."""
        return {who: place for place, who in enumerate(self.shuffled(self.entrants, "lot"))}

    def shuffled(self, people: Iterable[str], *words: object) -> list[str]:
        """The same people in an order that nobody has chosen."""
        return sorted(people, key=lambda who: lot(self.seed, *words, self.entrants[who].slip))

    @property
    def next_number(self) -> int:
        return len(self.rounds) + 1

    def plays(self, who: str) -> bool:
        return self.entrants[who].plays

    def pairings(self) -> Iterator[Pairing]:
        for found in self.rounds:
            yield from found.pairings

    @cached_property
    def met(self) -> Counter[frozenset[str]]:
        """How often any two sat at one table, or should have."""
        found: Counter[frozenset[str]] = Counter()
        for pairing in self.pairings():
            found.update(frozenset(pair) for pair in combinations(pairing.seats, 2))
        return found

    @cached_property
    def byes(self) -> Counter[str]:
        return Counter(who for found in self.rounds for who in found.byes)

    @cached_property
    def sat(self) -> Counter[tuple[str, int]]:
        """How often each sat on which seat, where it was played."""
        found: Counter[tuple[str, int]] = Counter()
        for pairing in self.pairings():
            if pairing.result is None or pairing.result.scores:
                found.update((who, seat) for seat, who in enumerate(pairing.seats))
        return found

    def parts(self, groups: Sequence[Sequence[str]]) -> list[Sheet]:
        """Groups of people who met nobody else, each as a cup of its own; no knock-out belongs to any."""
        own = {who: number for number, group in enumerate(groups) for who in group}
        rounds: list[list[Round]] = [[] for _ in groups]
        for found in self.rounds:
            if found.knock_out:
                continue
            pairings: list[list[Pairing]] = [[] for _ in groups]
            byes: list[list[str]] = [[] for _ in groups]
            for pairing in found.pairings:
                pairings[own[pairing.seats[0]]].append(pairing)
            for who in found.byes:
                byes[own[who]].append(who)
            for number in range(len(groups)):
                if pairings[number] or byes[number]:
                    part = replace(found, pairings=tuple(pairings[number]), byes=tuple(byes[number]))
                    rounds[number].append(part)
        return [
            Sheet(self.rules, tuple(self.entrants[who] for who in group), tuple(rounds[number]), self.seed)
            for number, group in enumerate(groups)
        ]

    def with_entrant(self, entrant: Entrant) -> tuple[Entrant, ...]:
        """The people, one of them as told here."""
        return tuple(entrant if one.who == entrant.who else one for one in self.people)

    def with_person(self, old: str, new: str) -> Self:
        """Whoever was known as one is known as another from now on. Their slip stays, so all that is worked
        out again, such as groups, is what it was."""
        people = tuple(replace(one, who=new) if one.who == old else one for one in self.people)
        return replace(
            self, people=people, rounds=tuple(found.with_person(old, new) for found in self.rounds)
        )

    def with_pairing(self, number: int, pairing: Pairing) -> tuple[Round, ...]:
        """The rounds, one table as told here."""
        found = self.rounds[number - 1]
        pairings = tuple(pairing if one.table == pairing.table else one for one in found.pairings)
        return (*self.rounds[: number - 1], replace(found, pairings=pairings), *self.rounds[number:])
