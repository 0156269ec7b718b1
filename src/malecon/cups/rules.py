"""What is agreed upon when a cup is made."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from malecon.errors import Unreadable
from malecon.files import shown
from malecon.kernel.game import Json

MOST_PEOPLE = 256
MOST_ROUNDS = 255  # 256 people, each against each
LARGEST_TABLE = 5
MOST_POINTS = 100  # for one place
MOST_LEGS = 4

#: Points are counted in these parts of one: however many share places, they share without a remainder.
PARTS = 120

ROUND_ROBIN, SWISS, KNOCK_OUT, GROUPS = FORMATS = ("round-robin", "swiss", "knock-out", "groups")

#: What a bye is worth: the points of a first place, half of them, one's own mean of the tables played, or
#: nothing.
BYES = ("win", "half", "average", "none")

#: What who comes late begins with: for each round missed half the points of a first place, or none; or as
#: many points as whoever is last has then.
LATE = ("half", "least", "none")

#: Who does not come, or goes: a bot plays on for them, or what is left is lost.
ABSENT = ("bot", "forfeit")

#: Who is before whom with as many points, in any order; `lot` is always the last.
TIES = ("opponents", "beaten", "head", "wins", "share", "seats", "lot")

#: What is looked at where the rules of a cup name nothing else.
USUAL_TIES = {
    ROUND_ROBIN: ("head", "beaten", "wins", "share", "lot"),
    SWISS: ("opponents", "head", "wins", "share", "lot"),
    KNOCK_OUT: ("lot",),
    GROUPS: ("head", "beaten", "wins", "share", "lot"),
}


@dataclass(frozen=True, slots=True)
class Rules:
    """How a cup is played. A number that is 0, or a word that is empty, means what is usual."""

    format: str = SWISS
    players: int = 2  # at a table
    least: int = 0  # so many are enough where they cannot be spread evenly; usually one fewer
    rounds: int = 0  # of round robin and Swiss
    points: tuple[int, ...] = ()  # by place; usually those behind one, in smaller tables scaled
    bye: str = ""
    late: str = "half"
    absent: str = "bot"
    ties: tuple[str, ...] = ()
    legs: int = 1  # how often everybody meets everybody in a round robin
    advance: int = 1  # the best so many of a table go on in a knock-out
    third_place: bool = True
    groups: int = 0
    from_group: int = 2  # the best so many of a group go on
    duplicate: bool = False  # all tables of a round get the same draws

    def checked(self) -> Rules:
        """The same, with what is usual filled in, or the error that is in it."""
        check_word("format", self.format, FORMATS)
        check_word("late", self.late, LATE)
        check_word("absent", self.absent, ABSENT)
        check_number("players", self.players, 2, LARGEST_TABLE)
        least = self.least or max(2, self.players - 1)
        check_number("least", least, 2, self.players)
        check_number("rounds", self.rounds, 0, MOST_ROUNDS)
        check_number("legs", self.legs, 1, MOST_LEGS)
        if self.format in (KNOCK_OUT, GROUPS):
            check_number("advance", self.advance, 1, least - 1)
        if self.format == GROUPS:
            check_number("groups", self.groups, 2, MOST_PEOPLE // 2)
            check_number("from_group", self.from_group, 1, MOST_PEOPLE // 2)
        bye = self.bye or usual_bye(self.format, self.players)
        check_word("bye", bye, BYES)
        for tie in self.ties:
            check_word("ties", tie, TIES)
        ties = tuple(dict.fromkeys((*(self.ties or USUAL_TIES[self.format]), "lot")))
        if ties[-1] != "lot":  # what stands behind a lot is never looked at
            raise Unreadable("cup-rule", rule="ties", found="lot", known=", ".join(TIES))
        self.check_points()
        return Rules(**{**plain(self), "least": least, "bye": bye, "ties": ties})

    def check_points(self) -> None:
        """One number for each place, none larger than the one before."""
        if not self.points:
            return
        if len(self.points) != self.players or self.points[0] < 1:
            raise Unreadable("cup-points", players=self.players)
        for points in self.points:
            check_number("points", points, 0, MOST_POINTS)
        if list(self.points) != sorted(self.points, reverse=True):
            raise Unreadable("cup-points", players=self.players)

    @property
    def least_people(self) -> int:
        """So many must take part."""
        return self.least * max(1, self.groups)

    def places(self, seats: int) -> list[int]:
        """The parts of points for each place at a table of so many."""
        if self.points:
            return [points * PARTS for points in self.points[:seats]]
        top = (self.players - 1) * PARTS
        return [top * (seats - place) // (seats - 1) for place in range(1, seats + 1)] if seats > 1 else [top]

    def to_json(self) -> Json:
        return {**asdict(self), "points": list(self.points), "ties": list(self.ties)}

    @classmethod
    def from_json(cls, data: Json) -> Rules:
        """As they were stored, or sent: every field is looked at."""
        if not isinstance(data, dict) or not set(data) <= set(cls.__dataclass_fields__):
            raise Unreadable("cup-unreadable")
        kinds = {name: type(value) for name, value in plain(cls()).items()}
        values: dict[str, Any] = {}
        for name, value in data.items():
            found = tuple(value) if isinstance(value, list) else value
            if type(found) is not kinds[name]:
                raise Unreadable("cup-rule", rule=name, found=shown(str(value)), known=kinds[name].__name__)
            values[name] = found
        return cls(**values).checked()


def usual_bye(form: str, players: int) -> str:
    """In a round robin of two each has the same number of byes; elsewhere a bye is nobody's own fault."""
    if form in (ROUND_ROBIN, GROUPS):
        return "none" if players == 2 else "average"
    return "win" if players == 2 else "average"


def plain(rules: Rules) -> dict[str, Any]:
    """The fields by name, not taken apart."""
    return {name: getattr(rules, name) for name in Rules.__dataclass_fields__}


def check_word(rule: str, found: object, known: tuple[str, ...]) -> None:
    if found not in known:
        raise Unreadable("cup-rule", rule=rule, found=shown(str(found)), known=", ".join(known))


def check_number(rule: str, found: object, least: int, most: int) -> None:
    if type(found) is not int or not least <= found <= most:
        raise Unreadable("cup-rule", rule=rule, found=shown(str(found)), known=f"{least}–{most}")
