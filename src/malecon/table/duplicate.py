"""Duplicate rounds: all tables of a round get the same draws, so that luck is shared.

The tables of a round have one secret and one set of salts. It comes about as at a single table
(`chance.py`), but for the round as a whole: the house shows the hash of the round's secret; the browsers of
all who take part may commit to salts; when these are fixed they are opened, and only then does any table
begin. Whoever does not open is left out, and all others commit anew.

A draw is made from what is drawn and how many of its kind were drawn before: the third cube out of the bag,
the second roll of a die. So a deck lies in the same order at every table, whatever is played there, and equal
play gives equal games. See docs/fairness.md for what this promises, and what it cannot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Protocol

from malecon.errors import Unreadable
from malecon.files import shown
from malecon.kernel.game import Game, Json
from malecon.table.draws import Draws, Stage
from malecon.table.fairness import (
    MOST_SALTS,
    SHARED,
    check_label,
    check_salt,
    commitment,
    draw_shared,
    is_hash,
    shared_salt_commitment,
)
from malecon.table.moves import Denied


@dataclass(frozen=True, slots=True)
class RoundDraws:
    """Where a duplicate round stands on its way to fair draws. Each step gives a new one."""

    label: str  # of the round, such as a cup's id and a number; part of the promise
    commitments: tuple[str, ...]  # to salts, by the place of whoever takes part; empty where nothing is added
    salts: tuple[str, ...]
    before: str = ""  # the hash of all that was played in the round before, if there was one
    attempt: int = 1
    stage: Stage = Stage.COMMITTING
    awaited: tuple[int, ...] = ()
    left_out: tuple[int, ...] = ()

    @classmethod
    def new(cls, label: str, people: int, before: str = "", awaited: Sequence[int] = ()) -> RoundDraws:
        """The beginning. Whose browsers are `awaited` may add a salt, as all others may who come in time."""
        if not 1 <= people <= MOST_SALTS or not is_hash(before, True):
            raise ValueError("a round has 1 to 256 people, and the hash of what was before")
        return cls(check_label(label), ("",) * people, ("",) * people, before, awaited=tuple(awaited))

    def commit(self, place: int, hashed: str) -> RoundDraws:
        """Somebody's browser commits to a salt; until all is fixed it may choose another."""
        if self.stage != Stage.COMMITTING or place in self.left_out:
            raise Denied("fairness-late")
        if not is_hash(hashed):
            raise Unreadable("fairness-hash", found=shown(hashed))
        awaited = tuple(other for other in self.awaited if other != place)
        return replace(self, commitments=put(self.commitments, place, hashed), awaited=awaited)

    def fixed(self) -> RoundDraws:
        """Whoever has committed is bound. If nobody has, the tables may begin."""
        if self.stage != Stage.COMMITTING:
            raise Denied("fairness-late")
        awaited = tuple(place for place, hashed in enumerate(self.commitments) if hashed)
        return replace(self, awaited=awaited, stage=Stage.OPENING if awaited else Stage.DRAWING)

    def reveal(self, place: int, salt: str, secret: bytes) -> RoundDraws:
        """Somebody's browser opens its salt; after the last one the tables may begin."""
        check_salt(salt)
        if salt and self.salts[place] == salt:
            return self
        if self.stage != Stage.OPENING or place not in self.awaited:
            raise Denied("fairness-late")
        own = shared_salt_commitment(commitment(secret), self.label, self.attempt, place, salt)
        if not salt or own != self.commitments[place]:
            raise Denied("fairness-salt", seat=str(place), found=shown(salt))
        awaited = tuple(other for other in self.awaited if other != place)
        stage = Stage.OPENING if awaited else Stage.DRAWING
        return replace(self, salts=put(self.salts, place, salt), awaited=awaited, stage=stage)

    def past(self, missing: Sequence[int]) -> RoundDraws:
        """Go on without waiting for these. Before anybody was bound they only have not come."""
        found = self
        if self.stage == Stage.COMMITTING and self.attempt == 1:
            awaited = tuple(place for place in self.awaited if place not in missing)
            found = replace(self, awaited=awaited)
        elif missing:
            found = self.without(missing)
        return found.fixed() if found.stage == Stage.COMMITTING and not found.awaited else found

    def without(self, missing: Sequence[int]) -> RoundDraws:
        """Some do not open what they are bound to: they are left out for good, and all others commit anew.
        Who only does not commit anew is left out too, and those who have are bound."""
        gone = [place for place in self.awaited if place in missing]
        if not gone:
            return self
        left_out = tuple(sorted({*self.left_out, *gone}))
        awaited = tuple(place for place in self.awaited if place not in gone)
        if self.stage == Stage.COMMITTING:
            found = replace(self, left_out=left_out, awaited=awaited)
            return found if awaited else found.fixed()
        nothing = ("",) * len(self.salts)
        bound = tuple(place for place, one in enumerate(self.commitments) if one and place not in gone)
        again = RoundDraws(self.label, nothing, nothing, self.before, self.attempt + 1)
        again = replace(again, left_out=left_out, awaited=bound)
        return again if bound else again.fixed()

    def table_draws(self) -> Draws:
        """What each table of the round draws from; it adds nothing of its own."""
        if self.stage != Stage.DRAWING:
            raise Denied("fairness-late")
        return Draws(
            list(self.commitments),
            list(self.salts),
            protocol=SHARED,
            attempt=self.attempt,
            label=self.label,
            before=self.before,
        )

    def to_json(self) -> Json:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Json) -> RoundDraws:
        rows = {name: tuple(value) for name, value in data.items() if isinstance(value, (list, tuple))}
        return cls(**{**data, **rows, "stage": Stage(data["stage"])})


class Shared(Protocol):
    """What the tables of a round draw from, as a table keeps it, and as a record tells it."""

    @property
    def label(self) -> str: ...
    @property
    def before(self) -> str: ...
    @property
    def salts(self) -> Sequence[str]: ...


def put(row: tuple[str, ...], place: int, value: str) -> tuple[str, ...]:
    if not 0 <= place < len(row):
        raise Denied("table-no-seat", seat=str(place))
    return (*row[:place], value, *row[place + 1 :])


def kind_of(game: Game, options: Sequence[int]) -> str:
    """What is drawn: the verb of the record, and what all that could be drawn have in common, as one die."""
    told = [game.vocabulary.parts(option) for option in options]
    verbs = sorted({verb.key for verb, _ in told})
    if len(verbs) > 1 or len(told) == 1:
        return verbs[0]
    columns = zip(*(names for _, names in told), strict=True)
    return " ".join([*verbs, *(names[0] for names in columns if len(set(names)) == 1)])


def draw_at(
    game: Game,
    secret: bytes,
    draws: Shared,
    counts: Counter[str],
    options: Sequence[int],
    weights: Sequence[int],
) -> int:
    """Which of the options is drawn in a duplicate round; counts it as drawn."""
    kind = kind_of(game, options)
    words = [game.vocabulary.words(option) for option in options]
    lines = (draws.label, draws.before, *draws.salts)
    index = draw_shared(secret, lines, kind, counts[kind], words, weights)
    counts[kind] += 1
    return index
