"""Results of games added up: what each person, and each level of bots, has done, and how strong they seem."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, TypedDict

from malecon.games import GAMES
from malecon.lab.numbers import Rating, rate_on
from malecon.server.tables.devices import public_id
from malecon.server.wire.results import Favourite, GameStatistics, PlayerStatistics

FAVOURITES = 3  # of each group that are told

Kind = tuple[str, int]  # a game and a number of players


class Who(NamedTuple):
    """A person by their device, or a level of bots. A name is none of both: everybody may take it."""

    key: str
    is_bot: bool

    @property
    def public_id(self) -> str:
        """What tells people of one name apart for everybody else, and says nothing more."""
        if self.is_bot:
            return self.key
        return public_id(self.key)

    @property
    def rated(self) -> str:
        """A name for ratings that no person's and bot's share."""
        return f"{'bot' if self.is_bot else 'person'} {self.key}"


class SeatResult(TypedDict):
    """How a game ended for a seat: who sat there, a bot by its level, and what the game says of it."""

    name: str
    person: str  # the device that held the seat; nobody's in a game that was brought from elsewhere
    bot: bool
    score: int
    place: int
    sources: dict[str, int]
    taken: dict[str, dict[str, int]]


class GameResult(TypedDict):
    """How a game ended; without seats where nobody is to be told of."""

    game: str
    players: int
    listed: bool
    at: float
    seats: list[SeatResult]


class Tally:
    """What somebody has done in one game with so many players."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.places = [0] * players
        self.won = 0.0  # a shared win is a share of one
        self.points = 0
        self.best = 0
        self.sources: Counter[str] = Counter()
        self.summed = 0  # games whose sources are known
        self.taken: dict[str, Counter[str]] = {}
        self.last = 0.0

    def add(self, seat: SeatResult, winners: int, at: float) -> None:
        self.best = max(self.best, seat["score"]) if self.games else seat["score"]
        self.games += 1
        self.places[seat["place"]] += 1
        if seat["place"] == 0:
            self.won += 1 / winners
        self.points += seat["score"]
        self.last = max(self.last, at)
        if seat["sources"]:
            self.summed += 1
            self.sources.update(seat["sources"])
            for group, words in seat["taken"].items():
                self.taken.setdefault(group, Counter()).update(words)

    def view(self, game: str, players: int, rating: Rating | None) -> GameStatistics:
        # A game may be played here no longer.
        domains = GAMES[game].ledger.sources.groups if game in GAMES else {}
        favourites: list[Favourite] = [
            {"group": group, "domain": domains.get(group, group), "word": word, "count": count}
            for group, words in self.taken.items()
            for word, count in words.most_common(FAVOURITES)
        ]
        return {
            "game": game,
            "players": players,
            "games": self.games,
            "places": list(self.places),
            "points": self.points / self.games,
            "best": self.best,
            "sources": {name: number / self.summed for name, number in self.sources.items()},
            "favourites": favourites,
            "rating": None if rating is None else {"mean": rating.mean, "deviation": rating.deviation},
            "last": self.last,
        }


class Sums:
    """Some results, added up: for everybody those of listed tables, for somebody also those of their own."""

    def __init__(self, below: Sums | None = None) -> None:
        """Empty, or what others say together with what will be added here."""
        self.below = below
        self.names: dict[Who, str] = {}  # by which somebody went last
        self.tallies: dict[Who, dict[Kind, Tally]] = {}
        self.ratings: dict[Kind, dict[str, Rating]] = {}

    def add(self, results: Iterable[GameResult]) -> None:
        for result in results:
            seats = result["seats"]
            kind = (result["game"], result["players"])
            held = Counter(seat["person"] for seat in seats)
            winners = sum(seat["place"] == 0 for seat in seats)
            for seat in seats:
                # Who plays for two seats plays against nobody there.
                if seat["bot"] or (seat["person"] and held[seat["person"]] == 1):
                    who = who_is(seat)
                    self.names[who] = seat["name"]
                    self.own_tally(who, kind).add(seat, winners, result["at"])
            self.rate_by(result)

    def rate_by(self, result: GameResult) -> None:
        """Learn from a result how strong everybody is, where it is known who played."""
        seats = result["seats"]
        people = [seat["person"] for seat in seats if not seat["bot"]]
        if seats and all(people) and len(set(people)) == len(people):
            self.rate((result["game"], result["players"]), seats)

    def rate(self, kind: Kind, seats: list[SeatResult]) -> None:
        line_up = [who_is(seat).rated for seat in seats]
        ratings = self.ratings.setdefault(kind, {})
        for rated in line_up:
            known = self.rating(kind, rated)
            if known is not None:
                ratings.setdefault(rated, known)
        rate_on(ratings, [(line_up, [seat["place"] for seat in seats])])

    def own_tally(self, who: Who, kind: Kind) -> Tally:
        """The tally that may be added to: what lies below stays as it is."""
        own = self.tallies.setdefault(who, {})
        if kind not in own:
            below = self.below.tallies.get(who, {}).get(kind) if self.below else None
            own[kind] = copy.deepcopy(below) if below else Tally(kind[1])
        return own[kind]

    def rating(self, kind: Kind, rated: str) -> Rating | None:
        found = self.ratings.get(kind, {}).get(rated)
        return self.below.rating(kind, rated) if found is None and self.below else found

    def everybody(self) -> list[Who]:
        below = self.below.everybody() if self.below else []
        return [*below, *(who for who in self.tallies if not (self.below and who in self.below.tallies))]

    def name(self, who: Who) -> str:
        found = self.names.get(who, "")
        return self.below.name(who) if not found and self.below else found

    def at(self, who: Who, game: str | None) -> dict[Kind, Tally]:
        """What somebody has done, by game and number of players."""
        below = self.below.tallies.get(who, {}) if self.below else {}
        both = {**below, **self.tallies.get(who, {})}
        return {kind: both[kind] for kind in sorted(both) if game in (None, kind[0])}

    def view(self, who: Who, game: str | None, is_mine: bool = False) -> PlayerStatistics:
        """What is known of somebody, of one game or of all."""
        tallies = self.at(who, game)
        at = [tally.view(*kind, self.rating(kind, who.rated)) for kind, tally in tallies.items()]
        return {
            "id": who.public_id,
            "name": self.name(who),
            "known": False,
            "face": "",
            "bot": who.is_bot,
            "mine": is_mine,
            "games": sum(one["games"] for one in at),
            "won": round(sum(tally.won for tally in tallies.values()), 1),
            "at": at,
        }


def who_is(seat: SeatResult) -> Who:
    return Who(seat["name"] if seat["bot"] else seat["person"], seat["bot"])
