"""Clocks: none, minutes for each player with an increment, or days for each move. Time comes from outside."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TypedDict

from malecon.errors import Unreadable
from malecon.kernel.game import Json

KINDS = ("none", "live", "days")

DAY = 86_400.0
GRACE = 60.0  # what a player who comes back has at least on a clock that had run out

MOST_MINUTES = 24 * 60
MOST_INCREMENT = 60 * 60
MOST_DAYS = 60


class ClockRuleView(TypedDict):
    """How time is measured at a table; what does not belong to its kind is 0."""

    kind: str
    minutes: int
    increment: int
    days: int


class ClockView(ClockRuleView):
    """`left` are the seconds of each seat, at the moment when this was sent; `running` whose time runs."""

    left: list[float]
    running: list[int]
    paused: bool


@dataclass(frozen=True, slots=True)
class ClockRule:
    """How time is measured at a table."""

    kind: str = "none"
    minutes: int = 0  # live: for the whole game, for each player
    increment: int = 0  # live: seconds added when a player's turn to answer is over
    days: int = 0  # days: for each answer

    def check(self) -> None:
        """Raise what is wrong with it."""
        if self.kind not in KINDS:
            raise Unreadable("table-clock", known=", ".join(KINDS))
        if self.kind == "live":
            check_number("minutes", self.minutes, 1, MOST_MINUTES)
            check_number("increment", self.increment, 0, MOST_INCREMENT)
        if self.kind == "days":
            check_number("days", self.days, 1, MOST_DAYS)

    def public(self) -> ClockRuleView:
        return {
            "kind": self.kind,
            "minutes": self.minutes,
            "increment": self.increment,
            "days": self.days,
        }

    def full(self) -> float:
        """The seconds that a clock begins with."""
        return self.minutes * 60.0 if self.kind == "live" else self.days * DAY


def check_number(name: str, value: int, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise Unreadable("table-clock-number", name=name, least=str(least), most=str(most))


@dataclass(slots=True)
class Clocks:
    """What is left to each seat, and whose time runs."""

    rule: ClockRule
    left: list[float]  # as it was at `since`
    since: list[float | None]  # when a seat's time began to run; None: it stands
    graced: list[int] = field(default_factory=list)  # who was given time to come back; once is enough
    #: Of answers that may yet be undone: the number of answers before, the seat, and what it gained by it
    #: (where there are days for each: what it had left).
    gained: list[tuple[int, int, float]] = field(default_factory=list)

    @classmethod
    def new(cls, rule: ClockRule, players: int) -> Clocks:
        return cls(rule, [rule.full()] * players, [None] * players)

    def run(self, seats: Collection[int], now: float) -> None:
        """Let the time of these seats run, and of no others."""
        if self.rule.kind == "none":
            return
        for seat, since in enumerate(self.since):
            if since is None and seat in seats:
                self.since[seat] = now
            elif since is not None and seat not in seats:
                self.left[seat] = self.remaining(seat, now)
                self.since[seat] = None

    def answered(self, seat: int, before: int, is_done: bool, is_person: bool, now: float) -> None:
        """A seat has answered what was asked after so many answers. A person who is asked no more gets some
        time for it; days are for each answer, also if the same seat is asked again at once."""
        left = self.remaining(seat, now)
        if self.rule.kind == "days":
            self.gained.append((before, seat, left))
            self.set(seat, self.rule.full(), now)
        elif self.rule.kind == "live" and is_done and is_person:
            self.gained.append((before, seat, self.rule.increment))
            self.set(seat, left + self.rule.increment, now)

    def undone(self, answers: int, now: float) -> None:
        """Only so many answers are left: what was gained by the others is taken back."""
        while self.gained and self.gained[-1][0] >= answers:
            _, seat, gain = self.gained.pop()
            left = gain if self.rule.kind == "days" else self.remaining(seat, now) - gain
            self.set(seat, max(0.0, left), now)

    def settled(self, answers: int) -> None:
        """Nothing before so many answers can be undone any more."""
        self.gained = [one for one in self.gained if one[0] >= answers]

    def set(self, seat: int, left: float, now: float) -> None:
        self.left[seat] = left
        if self.since[seat] is not None:
            self.since[seat] = now

    def pause(self, now: float) -> None:
        """All stand; what is left stays left."""
        self.run((), now)

    def give_grace(self, seat: int, now: float) -> None:
        """Who comes back shall have time to look at the table, once."""
        if self.rule.kind != "none" and self.remaining(seat, now) < GRACE and seat not in self.graced:
            self.graced.append(seat)
            self.set(seat, GRACE, now)

    def is_over(self, seat: int, now: float) -> bool:
        """Whether this seat has no time left, and is given none either."""
        return self.rule.kind != "none" and self.remaining(seat, now) <= 0.0 and seat in self.graced

    def remaining(self, seat: int, now: float) -> float:
        """The seconds left to a seat."""
        since = self.since[seat]
        return self.left[seat] if since is None else max(0.0, self.left[seat] - max(0.0, now - since))

    def end(self, seat: int) -> float | None:
        """When this seat's time runs out, if it runs."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def public(self, now: float, paused: bool) -> ClockView:
        """The clocks as all may see them."""
        players = range(0 if self.rule.kind == "none" else len(self.left))
        return {
            **self.rule.public(),
            "paused": paused,
            "left": [round(self.remaining(seat, now), 1) for seat in players],
            "running": [seat for seat in players if self.since[seat] is not None],
        }

    def to_json(self) -> Json:
        gained = [list(one) for one in self.gained]
        return {
            "left": list(self.left),
            "since": list(self.since),
            "graced": list(self.graced),
            "gained": gained,
        }

    @classmethod
    def from_json(cls, rule: ClockRule, data: Json) -> Clocks:
        """As they were stored; an older house did not know what was gained."""
        gained = [(int(before), int(seat), float(gain)) for before, seat, gain in data.get("gained", ())]
        return cls(rule, list(data["left"]), list(data["since"]), list(data.get("graced", ())), gained)
