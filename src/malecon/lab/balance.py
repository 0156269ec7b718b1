"""What the games of a report say, added up game by game: of the games themselves none is held in memory."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from malecon.kernel.game import Game, Json
from malecon.lab.numbers import Share, Sum, sum_of


class Played(Protocol):
    """What a report is about."""

    @property
    def game(self) -> Game: ...

    @property
    def counts(self) -> Sequence[int]: ...

    def about(self) -> Json: ...


class Company:
    """The games of so many players. What was won is counted in parts of a game, `share` to the whole."""

    def __init__(self, players: int, share: int, sources: Sequence[str]) -> None:
        self.players = players
        self.share = share
        self.games = self.drawn = self.shared = self.errors = 0
        self.won = [0] * players  # by seat
        self.by_turn = [0] * players  # by the place after the start player, where one is drawn
        self.scores: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.decisions, self.winning, self.margin = Sum(), Sum(), Sum()
        self.sources = {source: (Sum(), Sum()) for source in sources}  # of all seats, and of winners

    def add(self, result: Json) -> None:
        scores, winners = result["scores"], result["winners"]
        part = self.share // len(winners)
        self.games += 1
        self.errors += result["errors"]
        self.shared += len(winners) > 1
        for seat in winners:
            self.won[seat] += part
        if result["start"] is not None:
            self.drawn += 1
            for seat in winners:
                self.by_turn[(seat - result["start"]) % self.players] += part
        self.scores.update(scores)
        self.rounds[result["rounds"]] += 1
        self.endings[result["ending"]] += 1
        self.decisions.add(result["decisions"])
        *_, second, best = sorted(scores)
        self.winning.add(best)
        self.margin.add(best - second)
        for seat, points in enumerate(result.get("points", ())):
            for source, (every, won) in self.sources.items():
                every.add(points[source])
                if seat in winners:
                    won.add(points[source])

    def shares(self, won: Sequence[int], games: int) -> list[Share]:
        return [Share(one / self.share, games) for one in won] if games else []


class Item:
    """What went with taking one thing; parts of games and of tables are whole numbers, as above."""

    __slots__ = ("differing", "fair", "games", "most", "most_fair", "seats", "times", "winners", "won")

    def __init__(self) -> None:
        self.games = self.seats = self.times = self.winners = self.won = self.fair = 0
        self.differing = self.most = self.most_fair = 0

    def add(self, taken: Sequence[int], wins: Sequence[int], seat_part: int) -> None:
        """One game: how often each seat took it, what each has won, and a seat's part of the table."""
        takers = [seat for seat, times in enumerate(taken) if times]
        self.games += 1
        self.seats += len(takers)
        self.won += sum(wins[seat] for seat in takers)
        self.fair += len(takers) * seat_part
        self.times += sum(taken) * seat_part
        self.winners += sum(share * times for share, times in zip(wins, taken, strict=True))
        highest = max(taken)
        first = [seat for seat, times in enumerate(taken) if times == highest]
        if len(first) < len(taken):
            self.differing += 1
            self.most += sum(wins[seat] for seat in first)
            self.most_fair += len(first) * seat_part

    def plain(self, share: int, games: int, seats: int) -> Json:
        games, seats = max(games, 1), max(seats, 1)
        return {
            "games": self.games / games,
            "seats": self.seats / seats,
            "times": self.times / (share * games),
            "times_of_winners": self.winners / (share * games),
            "fair": self.fair / (share * max(self.seats, 1)),
            "won": Share(self.won / share, self.seats).plain(),
            "most_fair": self.most_fair / (share * max(self.differing, 1)),
            "most": Share(self.most / share, self.differing).plain(),
        }


class Balance:
    """What the games of a report say."""

    path = Path()  # where the games are kept

    def __init__(self, report: Played, results: Iterable[Json]) -> None:
        self.report = report
        self.game = report.game
        self.results = results
        self.share = math.lcm(*range(1, max(report.counts) + 1))
        sources = self.game.ledger.sources.names
        self.companies = {count: Company(count, self.share, sources) for count in report.counts}
        self.taken: dict[str, Item] = {}
        for result in results:
            self.add(result)

    def add(self, result: Json) -> None:
        """One more game."""
        players, winners = len(result["scores"]), result["winners"]
        self.companies[players].add(result)
        wins = [self.share // len(winners) if seat in winners else 0 for seat in range(players)]
        for key in {key for own in result["taken"] for key in own}:
            taken = [own.get(key, 0) for own in result["taken"]]
            if any(taken):
                self.taken.setdefault(key, Item()).add(taken, wins, self.share // players)

    @property
    def counts(self) -> list[int]:
        """The numbers of players of which there are games."""
        return [count for count, company in self.companies.items() if company.games]

    @property
    def games(self) -> int:
        return sum(company.games for company in self.companies.values())

    def by_seat(self, players: int) -> list[Share]:
        """Who won, by seat."""
        company = self.companies[players]
        return company.shares(company.won, company.games)

    def by_turn(self, players: int) -> list[Share]:
        """Who won, by the place after the start player; nothing where no start player is drawn."""
        company = self.companies[players]
        return company.shares(company.by_turn, company.drawn)

    def lengths(self, players: int) -> Json:
        """How long games last, what the points are like, and how it ends."""
        company = self.companies[players]
        return {
            "players": players,
            "games": company.games,
            "rounds": sum_of(company.rounds).mean().plain(),
            "decisions": company.decisions.mean().plain(),
            "scores": sum_of(company.scores).mean().plain(),
            "winning": company.winning.mean().plain(),
            "margin": company.margin.mean().plain(),
            "shared": company.shared / company.games,
            "endings": dict(sorted(company.endings.items())),
            "score_counts": counts_of(company.scores),
            "round_counts": counts_of(company.rounds),
        }

    def sources(self, players: int) -> list[Json]:
        """The mean points from each source, of all seats and of winners."""
        return [
            {"source": source, "all": every.mean().plain(), "winners": won.mean().plain()}
            for source, (every, won) in self.companies[players].sources.items()
        ]

    def items(self, group: str) -> list[Json]:
        """Of everything in a group: how often it was taken, and how often those won who took it.

        `won` counts all who took it at all; `most` counts who took it most often at the table, alone or with
        others, where not all did alike: so long games do not hide what everybody does at some time.
        """
        words = self.game.vocabulary.domains[self.game.ledger.sources.groups[group]]
        return [{"item": word, **self.item(f"{group}:{word}")} for word in words]

    def item(self, key: str) -> Json:
        seats = sum(company.players * company.games for company in self.companies.values())
        return self.taken.get(key, Item()).plain(self.share, self.games, seats)

    def summary(self) -> Json:
        """All of it."""
        return {
            **self.report.about(),
            "games": self.games,
            "errors": sum(company.errors for company in self.companies.values()),
            "seats": {str(n): [share.plain() for share in self.by_seat(n)] for n in self.counts},
            "turns": {str(n): [share.plain() for share in self.by_turn(n)] for n in self.counts},
            "lengths": [self.lengths(players) for players in self.counts],
            "sources": {str(n): self.sources(n) for n in self.counts},
            "items": {group: self.items(group) for group in self.game.ledger.sources.groups},
        }


def counts_of(counts: Mapping[int, int]) -> dict[str, int]:
    """How often each number came, ascending; keys as JSON has them."""
    return {str(number): times for number, times in sorted(counts.items())}
