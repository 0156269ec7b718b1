"""The rounds of a cup: who sits where, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from malecon.kernel.game import Json


@dataclass(frozen=True, slots=True)
class Result:
    """How a table ended: what the game says, and who lost it without playing."""

    scores: tuple[int, ...] = ()  # by seat; empty where nothing was played
    winners: tuple[int, ...] = ()  # seats, as the game breaks its own ties
    forfeits: tuple[int, ...] = ()  # seats whose people did not come, went, or were sent off

    def places(self, seats: int) -> list[tuple[int, int]]:
        """For each seat its place, counted from 0, and how many share it; who forfeits is behind all."""
        keys = [self.key(seat) for seat in range(seats)]
        return [(sum(other < key for other in keys), keys.count(key)) for key in keys]

    def key(self, seat: int) -> tuple[bool, bool, int]:
        """The smaller, the better."""
        score = self.scores[seat] if self.scores else 0
        is_winner = seat in self.winners and seat not in self.forfeits
        return seat in self.forfeits, not is_winner, 0 if is_winner or seat in self.forfeits else -score

    def to_json(self) -> Json:
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "forfeits": list(self.forfeits),
        }

    @classmethod
    def from_json(cls, data: Json) -> Result:
        return cls(tuple(data["scores"]), tuple(data["winners"]), tuple(data["forfeits"]))


@dataclass(frozen=True, slots=True)
class Pairing:
    """One table of a round. What is decided before anybody sits down has its result from the beginning."""

    table: int  # counted from 1 in its round
    seats: tuple[str, ...]  # who sits where
    stage: str = ""  # `group 2`, `round`, `final`, `third`: see `Round`
    result: Result | None = None

    def with_person(self, old: str, new: str) -> Pairing:
        return replace(self, seats=renamed(self.seats, old, new))

    def to_json(self) -> Json:
        result = None if self.result is None else self.result.to_json()
        return {"table": self.table, "seats": list(self.seats), "stage": self.stage, "result": result}

    @classmethod
    def from_json(cls, data: Json) -> Pairing:
        result = None if data["result"] is None else Result.from_json(data["result"])
        return cls(data["table"], tuple(data["seats"]), data["stage"], result)


@dataclass(frozen=True, slots=True)
class Round:
    """All tables that are played at the same time."""

    number: int  # counted from 1
    pairings: tuple[Pairing, ...]
    byes: tuple[str, ...] = ()
    knock_out: bool = False  # who loses is out
    alive: tuple[str, ...] = ()  # in a knock-out: all who are in it, in the order of the bracket

    @property
    def is_over(self) -> bool:
        return all(pairing.result is not None for pairing in self.pairings)

    def with_person(self, old: str, new: str) -> Round:
        """Whoever was known as one is known as another from now on."""
        pairings = tuple(pairing.with_person(old, new) for pairing in self.pairings)
        byes, alive = renamed(self.byes, old, new), renamed(self.alive, old, new)
        return replace(self, pairings=pairings, byes=byes, alive=alive)

    def to_json(self) -> Json:
        return {
            "number": self.number,
            "pairings": [pairing.to_json() for pairing in self.pairings],
            "byes": list(self.byes),
            "knock_out": self.knock_out,
            "alive": list(self.alive),
        }

    @classmethod
    def from_json(cls, data: Json) -> Round:
        pairings = tuple(Pairing.from_json(pairing) for pairing in data["pairings"])
        alive, byes = tuple(data["alive"]), tuple(data["byes"])
        return cls(data["number"], pairings, byes, data["knock_out"], alive)


def renamed(people: Sequence[str], old: str, new: str) -> tuple[str, ...]:
    return tuple(new if who == old else who for who in people)


def shares(points: Sequence[int], places: Sequence[tuple[int, int]]) -> Iterator[int]:
    """What each gets: those who share places share what these bring."""
    for place, sharing in places:
        yield sum(points[place : place + sharing]) // sharing
