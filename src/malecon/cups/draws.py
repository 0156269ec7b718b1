"""How a duplicate round comes to the draws that all its tables share, before any of them begins.

All who sit at its tables have a place: those of the first table in the order of their seats, then those of
the next. The browsers of persons commit to salts and open them, as at a single table; see
`table/duplicate.py`. Who comes too late for that plays all the same.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Self

from malecon.cups.rounds import Pairing, Round
from malecon.kernel.game import Json
from malecon.table.draws import Stage
from malecon.table.duplicate import RoundDraws
from malecon.table.fairness import hash_of_lines

SHORTEST = 30.0  # seconds that those who have to do something have at least


@dataclass(frozen=True, slots=True)
class Drawing:
    """The draws of a round on their way. Each step gives a new one."""

    secret: bytes  # the house's
    draws: RoundDraws
    until: float  # when those who are awaited are waited for no longer

    @property
    def is_ready(self) -> bool:
        """Whether its tables may begin."""
        return self.draws.stage == Stage.DRAWING

    def commit(self, place: int, hashed: str) -> Self:
        return replace(self, draws=self.draws.commit(place, hashed))

    def reveal(self, place: int, salt: str) -> Self:
        return replace(self, draws=self.draws.reveal(place, salt, self.secret))

    def going_on(self, gone: Collection[int], patience: float, now: float) -> Self:
        """Without those who have gone, and, when time is over, without all who are awaited still."""
        found = self
        while not found.is_ready:
            draws = found.draws
            missing = [place for place in draws.awaited if place in gone or found.until <= now]
            if draws.awaited and not missing:
                return found
            past = draws.past(missing)
            is_same = (past.stage, past.attempt) == (draws.stage, draws.attempt)
            until = found.until if is_same else now + patience_in(past, patience)
            found = replace(found, draws=past, until=until)
        return found

    def to_json(self) -> Json:
        return {"secret": self.secret.hex(), "draws": self.draws.to_json(), "until": self.until}

    @classmethod
    def from_json(cls, data: Json) -> Self:
        return cls(bytes.fromhex(data["secret"]), RoundDraws.from_json(data["draws"]), data["until"])


def patience_in(draws: RoundDraws, usual: float) -> float:
    """Seconds for each step. In each further attempt it is half as long, so that the round always begins."""
    if draws.stage == Stage.DRAWING:
        return 0.0
    return max(min(usual, SHORTEST), usual / 2.0 ** (draws.attempt - 1))


def is_shared(found: Round) -> bool:
    """Whether there is anything to share: a round of one table is played as any other."""
    return sum(pairing.result is None for pairing in found.pairings) > 1


def places(found: Round) -> list[str]:
    """Who has which place."""
    return [who for pairing in found.pairings for who in pairing.seats]


def label_of(cup_id: str, number: int) -> str:
    """The name of a round in its promises."""
    return f"cup {cup_id} round {number}"


def results_hash(found: Round) -> str:
    """What was played in a round, as one line; see docs/fairness.md."""
    return hash_of_lines("malecon results 3", *(result_line(pairing) for pairing in found.pairings))


def result_line(pairing: Pairing) -> str:
    scores = pairing.result.scores if pairing.result else ()
    return " ".join(map(str, (pairing.table, *(scores or ["-"] * len(pairing.seats)))))
