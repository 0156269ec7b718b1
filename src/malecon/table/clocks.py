"""Clocks: none, minutes for each player with an increment, or days for each move. Time comes from outside."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import NamedTuple, TypedDict

from malecon.errors import Unreadable
from malecon.kernel.game import Json

KINDS = ("none", "live", "days")

DAY = 86_400.0
GRACE = 60.0  # what a player who comes back has on a clock that had run out

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


class Given(NamedTuple):
    """An answer that may yet be undone, and the clocks at that moment."""

    before: int  # the number of answers before it
    seat: int
    gain: float  # what the seat was given for it
    left: list[float]  # what all had left, before the gain; empty: an older house did not know


@dataclass(slots=True)
class Clocks:
    """What is left to each seat, and whose time runs."""

    rule: ClockRule
    left: list[float]  # as it was at `since`
    since: list[float | None]  # when a seat's time began to run; None: it stands
    graced: list[int] = field(default_factory=list)  # who was given time to come back; once is enough
    given: list[Given] = field(default_factory=list)
    ready: dict[int, float] = field(default_factory=dict)  # when a seat had last sealed all it was asked

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
        if self.rule.kind == "none":
            return
        left = [self.remaining(each, now) for each in range(len(self.left))]
        gain = 0.0
        if self.rule.kind == "days":
            gain = self.rule.full() - left[seat]
        elif is_done and is_person:
            gain = float(self.rule.increment)
        self.given.append(Given(before, seat, gain, left))
        self.set(seat, left[seat] + gain, now)

    def undone(self, answers: int, seat: int, others: Collection[int], is_alone: bool, now: float) -> None:
        """A seat takes back all but so many answers. What was gained by them is lost, and the others have
        what they had: who takes back alone pays for the time that they thought in vain."""
        cost = self.cost(answers, others, now) if is_alone else 0.0
        gains, used = self.since_then(answers, now)
        for each, gain in enumerate(gains):
            left = self.remaining(each, now) - gain
            if each in others:
                left += used[each]
            elif each == seat:
                left -= cost
            self.set(each, max(0.0, left), now)
        self.given = [one for one in self.given if one.before < answers]

    def can_pay(self, answers: int, seat: int, others: Collection[int], now: float) -> bool:
        """Whether a seat that takes back alone has time left then."""
        cost = self.cost(answers, others, now)
        gains, _ = self.since_then(answers, now)
        return cost == 0 or self.remaining(seat, now) - gains[seat] > cost

    def cost(self, answers: int, others: Collection[int], now: float) -> float:
        """How long others have thought since there were so many answers; those asked at once, together."""
        _, used = self.since_then(answers, now)
        return max((used[each] for each in others), default=0.0)

    def since_then(self, answers: int, now: float) -> tuple[list[float], list[float]]:
        """What each seat has gained since there were so many answers, and what it has used."""
        undone = [one for one in self.given if one.before >= answers]
        gains = [sum(one.gain for one in undone if one.seat == each) for each in range(len(self.left))]
        if not undone or not undone[0].left:
            return gains, [0.0] * len(gains)
        had = undone[0].left
        return gains, [
            max(0.0, had[each] + gain - self.remaining(each, now)) for each, gain in enumerate(gains)
        ]

    def settled(self, answers: int) -> None:
        """Nothing before so many answers can be undone any more."""
        self.given = [one for one in self.given if one.before >= answers]

    def sealed(self, seat: int, now: float) -> None:
        """A seat has sealed all that it was asked."""
        if self.rule.kind != "none":
            self.ready[seat] = now

    def thought_on(self, seat: int, after: float, now: float) -> float:
        """How long a seat could think on since it sealed its answer, and since a pause was over (`after`)."""
        return max(0.0, now - max(self.ready[seat], after)) if seat in self.ready else 0.0

    def charge(self, seat: int, seconds: float, now: float) -> None:
        self.set(seat, max(0.0, self.remaining(seat, now) - seconds), now)

    def set(self, seat: int, left: float, now: float) -> None:
        self.left[seat] = left
        if self.since[seat] is not None:
            self.since[seat] = now

    def pause(self, now: float) -> None:
        """All stand; what is left stays left."""
        self.run((), now)

    def give_grace(self, seat: int, now: float) -> None:
        """Who comes back with no time left shall have some to look at the table, once."""
        if self.rule.kind != "none" and self.remaining(seat, now) <= 0.0 and seat not in self.graced:
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
        return {
            "left": list(self.left),
            "since": list(self.since),
            "graced": list(self.graced),
            "given": [list(one) for one in self.given],
            **({"ready": [[seat, at] for seat, at in sorted(self.ready.items())]} if self.ready else {}),
        }

    @classmethod
    def from_json(cls, rule: ClockRule, data: Json) -> Clocks:
        """As they were stored. An older house knew only what was gained, or of days what had been left."""
        given = [Given(*one) for one in data.get("given", ())]
        for before, seat, gain in data.get("gained", ()):
            given.append(Given(before, seat, rule.full() - gain if rule.kind == "days" else gain, []))
        ready = {int(seat): float(at) for seat, at in data.get("ready", ())}
        return cls(rule, list(data["left"]), list(data["since"]), list(data.get("graced", ())), given, ready)
