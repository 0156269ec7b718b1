"""What the games of an arena say: shares of wins, points, ratings, time, failures."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from malecon.kernel.game import Json
from malecon.lab.numbers import Mean, Rating, Share, Sum, places, rate_on

#: What is counted of programs, by the name it has in results, and by that of a `Visitor`.
FAULTS = {"timeouts": "timeouts", "illegal": "illegal", "ended": "ended", "forfeits": "forfeited"}


# More of the same would teach nothing:
MOST_RECORDS = 20  # of games in which a bot failed
MOST_TOLD = 1000  # failures that are told one by one; all are counted


class LineUp:
    """The games of one line-up, added up; what seats have won in parts of a game, `share` to the whole."""

    def __init__(self, names: tuple[str, ...], share: int) -> None:
        self.names = names
        self.share = share
        self.games = 0
        self.won = [0] * len(names)

    def wins(self, name: str) -> int:
        return sum(won for won, other in zip(self.won, self.names, strict=True) if other == name)


class Standings:
    """The results of an arena, and what they say. Of the games themselves none is held in memory."""

    def __init__(
        self,
        bots: Sequence[str],
        line_ups: Sequence[tuple[str, ...]],
        results: Iterable[Json],
        path: Path,
        about: Json,
        folder_of: Callable[[int], Path] | None = None,
    ) -> None:
        """Line-ups take turns, by the number of the game. Records lie beside the results, or in the folder
        that `folder_of` says of a game."""
        self.bots = bots
        self.results = results
        self.path = path  # where they are kept
        self.folder_of = folder_of if folder_of is not None else lambda number: path.parent
        self.about = about
        share = math.lcm(*range(1, about["players"] + 1))
        self.line_ups = [LineUp(names, share) for names in line_ups]
        self.score = {name: Sum() for name in bots}
        self.difference = {name: Sum(share) for name in bots}
        self.sums: dict[str, dict[str, float]] = {}  # of numbers that results hold for each seat
        self.told: list[Json] = []
        self.recorded = 0
        self.games = 0
        ratings: dict[str, Rating] = {}
        coming = self.added(results)
        self.rated = ratings if rate_on(ratings, coming) else None
        deque(coming, 0)  # where nobody rates

    def line_up(self, number: int) -> LineUp:
        """Who sat where in the game of this number."""
        return self.line_ups[number % len(self.line_ups)]

    def added(self, results: Iterable[Json]) -> Iterator[tuple[tuple[str, ...], list[int]]]:
        """Add up game after game, and pass on what ratings are made of."""
        for result in results:
            self.add(result)
            yield self.line_up(result["n"]).names, places(result["scores"], result["winners"])

    def add(self, result: Json) -> None:
        line_up = self.line_up(result["n"])
        scores, winners, share = result["scores"], result["winners"], line_up.share
        self.games += 1
        line_up.games += 1
        for seat in winners:
            line_up.won[seat] += share // len(winners)
        for name in dict.fromkeys(line_up.names):
            own = [score for score, other in zip(scores, line_up.names, strict=True) if other == name]
            rest = sum(scores) - sum(own)
            others = len(scores) - len(own)
            for score in own:
                self.score[name].add(score)
            self.difference[name].add(sum(own) * (share // len(own)) - rest * (share // others))
        for what in ("seconds", "decisions", "failed", *FAULTS):
            if what in result:
                sums = self.sums.setdefault(what, dict.fromkeys(self.bots, 0))
                for name, number in zip(line_up.names, result[what], strict=True):
                    sums[name] += number
        if "errors" in result:
            self.tell(result, line_up.names)

    def tell(self, result: Json, names: Sequence[str]) -> None:
        """Remember how bots failed in a game. Records are there of the first such games."""
        record = None
        if "record" in result and self.recorded < MOST_RECORDS:
            record = str(self.folder_of(result["n"]) / result["record"])
            self.recorded += 1
        for seat, after, error in result["errors"]:
            if len(self.told) < MOST_TOLD:
                one = {"game": result["n"], "seat": seat, "bot": names[seat], "after": after}
                self.told.append({**one, "error": error, "record": record})

    def meetings(self) -> list[Json]:
        """Of every company that sat together: how many games each of its bots has won, and its fair share."""
        companies: dict[tuple[str, ...], list[LineUp]] = {}
        for line_up in self.line_ups:
            if line_up.games:
                company = tuple(sorted(line_up.names, key=self.bots.index))
                companies.setdefault(company, []).append(line_up)
        found = []
        for company, line_ups in companies.items():
            for name in dict.fromkeys(company):
                seats = company.count(name)
                others = {other: company.count(other) for other in company if other != name}
                entry = {"bot": name, "seats": seats, "against": others, "fair": seats / len(company)}
                won = sum(line_up.wins(name) for line_up in line_ups)
                found.append({**entry, **self.share(won, line_ups).plain()})
        return found

    def share(self, won: int, line_ups: Sequence[LineUp]) -> Share:
        """What was won of the games of these line-ups."""
        return Share(won / self.line_ups[0].share, sum(line_up.games for line_up in line_ups))

    def by_seat(self) -> list[Json]:
        """What each bot has won at each seat where it sat alone of its kind."""
        found = []
        for name in self.bots:
            for seat in range(self.about["players"]):
                own = [
                    line_up
                    for line_up in self.line_ups
                    if line_up.names[seat] == name and line_up.names.count(name) == 1
                ]
                won = self.share(sum(line_up.won[seat] for line_up in own), own)
                found.append({"bot": name, "seat": seat, **won.plain()})
        return found

    def scores(self, name: str) -> Mean:
        """The points of a bot."""
        return self.score[name].mean()

    def differences(self, name: str) -> Mean:
        """By how much a bot's points were above the mean of the other bots at its table, game by game."""
        return self.difference[name].mean()

    def ratings(self) -> dict[str, Rating] | None:
        return self.rated

    def total(self, what: str, name: str) -> float:
        """The sum of a number that results hold for each seat, over the seats of one bot."""
        return self.sums.get(what, {}).get(name, 0)

    def milliseconds(self, name: str) -> float:
        """How long a bot has thought about one decision."""
        return 1000 * self.total("seconds", name) / max(self.total("decisions", name), 1)

    def errors(self) -> list[Json]:
        """The failures of bots, each with the record of its game."""
        return self.told

    def summary(self) -> Json:
        """All of it. The same games give the same summary but for `speed`."""
        ratings = self.ratings()
        bots: list[Json] = []
        for name in self.bots:
            seats = sum(line_up.names.count(name) * line_up.games for line_up in self.line_ups)
            entry: Json = {
                "bot": name,
                "score": self.scores(name).plain(),
                "difference": self.differences(name).plain(),
                "decisions": self.total("decisions", name) / max(seats, 1),
                "errors": int(self.total("failed", name)),
                **{fault: int(self.total(fault, name)) for fault in FAULTS},
            }
            if ratings is not None:
                rating = ratings.get(name)  # in a part of an arena a bot may not have played
                entry["rating"] = rating._asdict() if rating is not None else None
            bots.append(entry)
        return {
            **self.about,
            "games": self.games,
            "meetings": self.meetings(),
            "seats": self.by_seat(),
            "standings": bots,
            "errors": self.errors(),
            "speed": {name: {"milliseconds": self.milliseconds(name)} for name in self.bots},
        }

    def rows(self) -> Iterator[list[str | int | float]]:
        """Every seat of every game in a line, below a head."""
        yield ["game", "seat", "bot", "score", "won", "decisions", "seconds", "errors", *FAULTS]
        for result in self.results:
            names = self.line_up(result["n"]).names
            failed = result.get("failed", [0] * len(names))
            for seat, name in enumerate(names):
                won = seat in result["winners"] and 1 / len(result["winners"])
                numbers = [result["decisions"][seat], result["seconds"][seat], failed[seat]]
                faults = [result[fault][seat] if fault in result else 0 for fault in FAULTS]
                yield [result["n"], seat, name, result["scores"][seat], float(won), *numbers, *faults]
