"""A cup as a club holds it: who holds it, how its tables are made, what everybody is called.

As a cup it is never changed: whatever happens makes a new one. Persons are known by the house's ids, which
nobody else is told; bots by a word that no id can be.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from typing import Any, Self

from malecon.bots.cast import CAST
from malecon.cups.cup import Cup
from malecon.cups.draws import Drawing, is_shared, label_of, places, results_hash
from malecon.cups.entering import check_place
from malecon.cups.rounds import Result, Round
from malecon.cups.sheet import DISQUALIFIED, HERE, Entrant
from malecon.errors import Unreadable
from malecon.kernel.game import Json
from malecon.table.chance import PATIENCE
from malecon.table.clocks import DAY, ClockRule
from malecon.table.duplicate import RoundDraws
from malecon.table.moves import Denied
from malecon.table.names import looks
from malecon.table.seating import LONGEST_NAME, check_name
from malecon.table.settings import Settings

HOST = "cup"  # the host of its tables: nobody, so that nobody has rights that others at the table have not
BOT = "bot "  # begins the word by which a bot is known
NAMELESS = ""  # whoever has left the club: they are told of as somebody, in the language of whoever reads it
MOST_BOTS = 64  # in a cup: whoever holds one by a click has the house think for all of them

#: Seconds between the last result of a round and the next one, and those after which a table of it begins
#: without whoever has not come.
PAUSE = {"days": 60.0}
USUAL_PAUSE = 120.0
GRACE = {"days": 6 * 3600.0}
USUAL_GRACE = 300.0

#: Seconds until it is looked again whether the last table of an earlier duplicate round has ended.
AGAIN = 600.0


class CupStatus(StrEnum):
    """Where a cup is between its making and its end."""

    GATHERING = "gathering"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Terms:
    """What its tables have in common."""

    title: str
    game: str
    options: dict[str, Any] = field(default_factory=dict)
    clock: ClockRule = field(default_factory=ClockRule)
    stand_in: str = "greedy"
    listed: bool = False
    by_itself: bool = True  # the next round begins when the last one is over; else when the host says so

    def checked(self, players: int) -> Terms:
        """The same with all options filled in, or the error that is in it."""
        if not self.title.strip():
            raise Unreadable("cup-title")
        agreed = self.settings(players, self.title).checked()
        return replace(self, options=agreed.options)

    def settings(self, players: int, title: str, cup: str = "") -> Settings:
        """How a table of so many is made."""
        timed = self.clock.kind != "none"
        return Settings(
            self.game,
            players,
            self.options,
            title=title,
            listed=self.listed,
            clock=self.clock,
            timeout="bot" if timed else "wait",
            stand_in=self.stand_in,
            cup=cup,
        )

    def to_json(self) -> Json:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Json) -> Terms:
        return cls(**{**data, "clock": ClockRule(**data["clock"])})


@dataclass(frozen=True)
class Event:
    """One cup at a club."""

    id: str
    host: str
    terms: Terms
    cup: Cup
    names: Mapping[str, str]
    status: CupStatus
    made: float
    touched: float
    due: float | None = None  # when the next round begins by itself
    season: str = ""  # that it counts for; that may be no more
    drawing: Drawing | None = None  # the draws of the last round, while its tables wait for them
    secret_rounds: tuple[int, ...] = ()  # whose tables get the same draws, and were not opened to all yet
    opening: float | None = None  # when it is to be looked whether they can be

    @classmethod
    def new(cls, event_id: str, host: str, terms: Terms, cup: Cup, now: float, season: str = "") -> Self:
        checked = terms.checked(cup.rules.players)
        return cls(event_id, host, checked, cup, {}, CupStatus.GATHERING, now, now, season=season)

    # --- people ---

    def enter(self, person: str, name: str, strength: int, now: float) -> Self:
        """A person takes part, by a name that nobody else has here."""
        self.check_open()
        cup = self.cup.enter(person, strength=strength)
        return self.changed(now, cup=cup, names={**self.names, person: self.free(check_name(name))})

    def add_bot(self, by: str, level: str, strength: int, now: float) -> Self:
        """The host lets a bot take part."""
        self.check_host(by)
        self.check_open()
        if sum(map(is_bot, self.cup.people)) >= MOST_BOTS:
            raise Denied("cup-many-bots", most=MOST_BOTS)
        number = 1 + max((bot_number(who) for who in self.names), default=0)
        who = f"{BOT}{number} {level}"
        taken = {looks(name) for name in self.names.values()}
        own = [name for name in CAST.get(level.partition(":")[0], (level,)) if looks(name) not in taken]
        name = own[0] if own else self.free(CAST.get(level.partition(":")[0], (level,))[number % 5 - 1])
        cup = self.cup.enter(who, level, strength)
        return self.changed(now, cup=cup, names={**self.names, who: name})

    def leave(self, who: str, now: float) -> Self:
        """Somebody goes; see the rules of the cup for what comes of their tables."""
        self.check_open()
        return self.without_one(self.cup.leave(who), now)

    def is_awaiting(self, who: str) -> bool:
        """Whether somebody takes part in what is still to be played."""
        entrant = self.cup.entrants.get(who)
        is_going = self.status in (CupStatus.GATHERING, CupStatus.RUNNING)
        return is_going and entrant is not None and entrant.status == HERE

    def come_back(self, person: str, now: float) -> Self:
        """Somebody who went plays again."""
        self.check_open()
        return self.changed(now, cup=self.cup.come_back(person))

    def send_off(self, by: str, who: str, now: float) -> Self:
        """The host disqualifies somebody; before the first round they have simply not entered."""
        self.check_host(by)
        self.check_open()
        return self.without_one(self.cup.disqualify(who), now)

    def without_one(self, cup: Cup, now: float) -> Self:
        """Somebody has gone from the cup: between two rounds it may be over by that."""
        event = self.changed(now, cup=cup).with_names_of_those_in_it()
        return event.settled(now) if cup.is_over else event

    def with_names_of_those_in_it(self) -> Self:
        """Whoever went before the first round is not known here any more, and others may be called so."""
        names = {who: name for who, name in self.names.items() if who in self.cup.entrants}
        return self if len(names) == len(self.names) else replace(self, names=names)

    def free(self, name: str) -> str:
        """The name, with a number where somebody else is called so."""
        return numbered(name, {looks(other) for other in self.names.values()})

    # --- rounds ---

    def paired(self, cup: Cup, now: float) -> Self:
        """The cup has a round more."""
        return self.changed(now, cup=cup, status=CupStatus.RUNNING).settled(now)

    def left_to_host(self) -> Self:
        """The next round cannot be paired by itself."""
        return replace(self, due=None)

    def with_result(self, number: int, table: int, result: Result, now: float) -> Self:
        """How a table of a round ended."""
        cup = self.cup.with_result(number, table, result)
        return self if cup is self.cup else self.changed(now, cup=cup).settled(now)

    def with_forfeit(self, by: str, number: int, table: int, who: Sequence[str], now: float) -> Self:
        """The host decides a table that is not played: these have lost it."""
        self.check_host(by)
        self.check_open()
        result = self.cup.pairing(number, table).result
        if result is not None and result.scores:
            raise Denied("cup-result-counts")
        return self.changed(now, cup=self.cup.with_forfeit(number, table, who)).settled(now)

    def without_those_out(self, number: int, table: int, now: float) -> Self:
        """A table that has not begun is lost by those of it who are out of the cup."""
        pairing = self.cup.pairing(number, table)
        out = [who for who in pairing.seats if not self.cup.plays(who)]
        if not out or pairing.result is not None or self.status != CupStatus.RUNNING:
            return self
        return self.changed(now, cup=self.cup.with_forfeit(number, table, out)).settled(now)

    def without_all_out(self, now: float) -> Self:
        """The same for all tables of the last round, which wait for their draws."""
        event, found = self, self.last_round
        for pairing in found.pairings if found and self.drawing else ():
            event = event.without_those_out(len(event.cup.rounds), pairing.table, now)
        return event

    def settled(self, now: float) -> Self:
        """When all tables of a round are decided, the cup is over, or the next round is due."""
        rounds = self.cup.rounds
        if self.status != CupStatus.RUNNING or not rounds or not rounds[-1].is_over:
            return replace(self, due=None)
        ended = replace(self, due=None, drawing=None, opening=now if self.secret_rounds else None)
        if self.cup.is_over:
            return replace(ended, status=CupStatus.OVER)
        pause = PAUSE.get(self.terms.clock.kind, USUAL_PAUSE)
        return replace(ended, due=now + pause if self.terms.by_itself else None)

    def cancel(self, by: str, now: float) -> Self:
        """The host ends it without a winner."""
        self.check_host(by)
        self.check_open()
        opening = now if self.secret_rounds else None
        return self.changed(now, status=CupStatus.CANCELLED, due=None, drawing=None, opening=opening)

    # --- the draws of a duplicate round ---

    def with_draws(self, secret: bytes, now: float) -> Self:
        """The tables of the last round wait for the draws that they share, if they share any."""
        found = self.last_round
        if found is None or not self.cup.rules.duplicate or not is_shared(found):
            return self
        seated = places(found)
        awaited = [place for place, who in enumerate(seated) if self.is_awaited(who, found)]
        before = results_hash(self.cup.rounds[-2]) if len(self.cup.rounds) > 1 else ""
        draws = RoundDraws.new(label_of(self.id, found.number), len(seated), before, awaited)
        return replace(self, drawing=Drawing(secret, draws, now + self.grace)).drawn(now)

    def is_awaited(self, who: str, found: Round) -> bool:
        """Whether somebody's browser may add something, because they play in this round."""
        entrant = self.cup.entrants[who]
        plays = any(who in pairing.seats for pairing in found.pairings if pairing.result is None)
        return plays and not is_bot(entrant) and entrant.status == HERE

    def place_of(self, person: str, number: int) -> tuple[Drawing, int]:
        """The draws of a round that somebody may add to, and as whom."""
        found = self.last_round
        if self.drawing is None or found is None or found.number != number:
            raise Denied("fairness-late")
        seated = places(found)
        if person not in seated:
            raise Denied("cup-nobody")
        return self.drawing, seated.index(person)

    def commit(self, person: str, number: int, attempt: int, hashed: str) -> Self:
        """Somebody's browser commits to a salt for a round."""
        drawing, place = self.place_of(person, number)
        if attempt != drawing.draws.attempt:
            raise Denied("fairness-late")
        found = drawing.commit(place, hashed)
        return self if found == drawing else replace(self, drawing=found)

    def reveal(self, person: str, number: int, salt: str) -> Self:
        """Somebody's browser opens its salt."""
        drawing, place = self.place_of(person, number)
        found = drawing.reveal(place, salt)
        return self if found == drawing else replace(self, drawing=found)

    def drawn(self, now: float) -> Self:
        """The draws as far as they have come: nobody is waited for who has gone, or for too long."""
        if self.drawing is None or self.last_round is None:
            return self
        seated = enumerate(places(self.last_round))
        gone = {place for place, who in seated if self.cup.entrants[who].status != HERE}
        found = self.drawing.going_on(gone, self.patience, now)
        return self if found is self.drawing else replace(self, drawing=found)

    def given_time(self, now: float) -> Self:
        """The house was away: nobody is left out for that."""
        if self.drawing is None or self.drawing.until >= now + PATIENCE:
            return self
        return replace(self, drawing=replace(self.drawing, until=now + PATIENCE))

    def laid(self) -> Self:
        """The tables of the last round have got their draws."""
        return replace(self, drawing=None, secret_rounds=(*self.secret_rounds, len(self.cup.rounds)))

    def opened(self, numbers: Sequence[int], now: float) -> Self:
        """These rounds are open to all. Others are looked at again, if they only wait for a last table."""
        left = tuple(number for number in self.secret_rounds if number not in numbers)
        waiting = any(self.is_settled(number) for number in left)
        return replace(self, secret_rounds=left, opening=now + AGAIN if waiting else None)

    def is_secret(self, found: Round) -> bool:
        """Whether its tables get draws that are not to be known yet elsewhere in it."""
        return found.number in self.secret_rounds or (self.drawing is not None and found == self.last_round)

    def is_settled(self, number: int) -> bool:
        """Whether nothing that is still played in a round can change anything."""
        return self.status == CupStatus.CANCELLED or self.cup.rounds[number - 1].is_over

    # --- the season that it counts for ---

    def into_season(self, by: str, season: str) -> Self:
        """The host has it count for a season."""
        self.check_host(by)
        if self.status == CupStatus.CANCELLED:
            raise Denied("cup-over")
        return self if self.season == season else replace(self, season=season)

    def out_of_season(self, by: str) -> Self:
        self.check_host(by)
        return replace(self, season="") if self.season else self

    # --- how it stands ---

    @property
    def patience(self) -> float:
        """Seconds that a browser has to do its part for fair draws."""
        return DAY if self.terms.clock.kind == "days" else PATIENCE

    @property
    def wakes(self) -> float | None:
        """When something is to be done without anybody asking for it."""
        until = None if self.drawing is None else self.drawing.until
        return min((time for time in (self.due, until, self.opening) if time is not None), default=None)

    @property
    def grace(self) -> float:
        """Seconds that a table waits for those who have not come."""
        return GRACE.get(self.terms.clock.kind, USUAL_GRACE)

    @property
    def last_round(self) -> Round | None:
        return self.cup.rounds[-1] if self.cup.rounds else None

    def persons(self) -> list[str]:
        """Those who take part and are no bots."""
        return [entrant.who for entrant in self.cup.people if not is_bot(entrant)]

    def check_host(self, person: str) -> None:
        if not person or person != self.host:
            raise Denied("cup-not-host")

    @property
    def has_place(self) -> bool:
        """Whether anybody can still enter."""
        try:
            self.check_open()
            check_place(self.cup)
        except Denied:
            return False
        return True

    def check_open(self) -> None:
        if self.status in (CupStatus.OVER, CupStatus.CANCELLED):
            raise Denied("cup-over")

    def changed(self, now: float, **what: Any) -> Self:
        return replace(self, touched=now, **what)

    def with_person(self, old: str, new: str, name: str | None = None) -> Self:
        """Whoever was known as one is known as another from now on, and perhaps by another name."""
        names = {new if who == old else who: called for who, called in self.names.items()}
        if name is not None and new in names:
            names[new] = name
        host = new if self.host == old else self.host
        return replace(self, host=host, cup=self.cup.with_person(old, new), names=names)

    def without_person(self, person: str, nobody: str, now: float) -> Self:
        """Somebody leaves the club: they go, and have no name any more. Of a cup without its host the rounds
        begin by themselves; one that has not begun never will."""
        going = self.status in (CupStatus.GATHERING, CupStatus.RUNNING)
        takes_part = person in self.cup.entrants and not is_out(self.cup.entrants[person])
        event = self.leave(person, now) if going and takes_part else self
        event = event.with_person(person, nobody, NAMELESS)
        if not going or person != self.host:
            return event
        if self.status == CupStatus.GATHERING:
            return event.changed(now, status=CupStatus.CANCELLED, due=None)
        return event.changed(now, terms=replace(event.terms, by_itself=True)).settled(now)

    # --- storing ---

    def to_json(self) -> Json:
        return {
            "terms": self.terms.to_json(),
            "cup": self.cup.to_json(),
            "names": dict(self.names),
            "host": self.host,
            "status": self.status,
            "made": self.made,
            "touched": self.touched,
            "due": self.due,
            "season": self.season,
            "drawing": None if self.drawing is None else self.drawing.to_json(),
            "secret_rounds": list(self.secret_rounds),
            "opening": self.opening,
        }

    @classmethod
    def from_json(cls, event_id: str, data: Json) -> Self:
        return cls(
            event_id,
            data["host"],
            Terms.from_json(data["terms"]),
            Cup.from_json(data["cup"]),
            data["names"],
            CupStatus(data["status"]),
            data["made"],
            data["touched"],
            data["due"],
            data.get("season", ""),
            Drawing.from_json(data["drawing"]) if data.get("drawing") else None,
            tuple(data.get("secret_rounds", ())),
            data.get("opening"),
        )


def numbered(name: str, taken: Collection[str]) -> str:
    """The name, with a number where it looks like one of those."""
    free, number = name, 2
    while looks(free) in taken:
        end = f" {number}"
        free, number = name[: LONGEST_NAME - len(end)].rstrip() + end, number + 1
    return free


def is_bot(entrant: Entrant) -> bool:
    return bool(entrant.level)


def is_out(entrant: Entrant) -> bool:
    return entrant.status == DISQUALIFIED


def bot_number(who: str) -> int:
    """Which of the bots this is; 0 for a person."""
    return int(who.split()[1]) if who.startswith(BOT) else 0
