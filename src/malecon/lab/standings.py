"""What the games of an arena say: shares of wins, points, ratings, time, failures."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

from malecon.kernel.game import Json
from malecon.lab.numbers import Mean, Rating, Share, mean_of, places, rate

#: What is counted of programs, by the name it has in results, and by that of a `Visitor`.
FAULTS = {"timeouts": "timeouts", "illegal": "illegal", "ended": "ended", "forfeits": "forfeited"}


class Standings:
    """The results of an arena, and what they say."""

    def __init__(
        self,
        bots: Sequence[str],
        seats: Sequence[tuple[str, ...]],
        results: Sequence[Json],
        path: Path,
        about: Json,
    ) -> None:
        self.bots = bots
        self.seats = seats  # of each game, who sat where
        self.results = results
        self.path = path  # where they are kept
        self.about = about

    def meetings(self) -> list[Json]:
        """Of every company that sat together: how many games each of its bots has won, and its fair share."""
        companies: dict[tuple[str, ...], list[int]] = {}
        for at, line_up in enumerate(self.seats):
            companies.setdefault(tuple(sorted(line_up, key=self.bots.index)), []).append(at)
        found = []
        for company, games in companies.items():
            for name in dict.fromkeys(company):
                seats = company.count(name)
                others = {other: company.count(other) for other in company if other != name}
                entry = {"bot": name, "seats": seats, "against": others, "fair": seats / len(company)}
                found.append({**entry, **self.won(name, games).plain()})
        return found

    def won(self, name: str, games: Sequence[int]) -> Share:
        """What a bot has won of these games, at whichever of its seats."""
        wins = 0.0
        for at in games:
            winners = self.results[at]["winners"]
            wins += sum(self.seats[at][seat] == name for seat in winners) / len(winners)
        return Share(wins, len(games))

    def by_seat(self) -> list[Json]:
        """What each bot has won at each seat where it sat alone of its kind."""
        found = []
        for name in self.bots:
            for seat in range(self.about["players"]):
                games = [
                    at
                    for at, line_up in enumerate(self.seats)
                    if line_up[seat] == name and line_up.count(name) == 1
                ]
                found.append({"bot": name, "seat": seat, **self.won(name, games).plain()})
        return found

    def scores(self, name: str) -> Mean:
        """The points of a bot."""
        return mean_of(
            result["scores"][seat]
            for result, line_up in zip(self.results, self.seats, strict=True)
            for seat, other in enumerate(line_up)
            if other == name
        )

    def differences(self, name: str) -> Mean:
        """By how much a bot's points were above the mean of the other bots at its table, game by game."""
        found = []
        for result, line_up in zip(self.results, self.seats, strict=True):
            own = [score for score, other in zip(result["scores"], line_up, strict=True) if other == name]
            rest = [score for score, other in zip(result["scores"], line_up, strict=True) if other != name]
            if own:
                found.append(sum(own) / len(own) - sum(rest) / len(rest))
        return mean_of(found)

    def ratings(self) -> dict[str, Rating] | None:
        return rate(
            (line_up, places(result["scores"], result["winners"]))
            for result, line_up in zip(self.results, self.seats, strict=True)
        )

    def total(self, what: str, name: str) -> float:
        """The sum of a number that results hold for each seat, over the seats of one bot."""
        return math.fsum(
            result[what][seat]
            for result, line_up in zip(self.results, self.seats, strict=True)
            if what in result
            for seat, other in enumerate(line_up)
            if other == name
        )

    def milliseconds(self, name: str) -> float:
        """How long a bot has thought about one decision."""
        return 1000 * self.total("seconds", name) / max(self.total("decisions", name), 1)

    def errors(self) -> list[Json]:
        """Every failure of a bot, with the record of its game."""
        folder = self.path.parent
        return [
            {
                "game": result["n"],
                "seat": seat,
                "bot": line_up[seat],
                "after": after,
                "error": error,
                "record": str(folder / result["record"]) if "record" in result else None,
            }
            for result, line_up in zip(self.results, self.seats, strict=True)
            for seat, after, error in result.get("errors", ())
        ]

    def summary(self) -> Json:
        """All of it. The same games give the same summary but for `speed`."""
        ratings = self.ratings()
        bots: list[Json] = []
        for name in self.bots:
            seats = sum(line_up.count(name) for line_up in self.seats)
            entry: Json = {
                "bot": name,
                "score": self.scores(name).plain(),
                "difference": self.differences(name).plain(),
                "decisions": self.total("decisions", name) / max(seats, 1),
                "errors": int(self.total("failed", name)),
                **{fault: int(self.total(fault, name)) for fault in FAULTS},
            }
            if ratings is not None:
                entry["rating"] = ratings[name]._asdict()
            bots.append(entry)
        return {
            **self.about,
            "games": len(self.results),
            "meetings": self.meetings(),
            "seats": self.by_seat(),
            "standings": bots,
            "errors": self.errors(),
            "speed": {name: {"milliseconds": self.milliseconds(name)} for name in self.bots},
        }

    def rows(self) -> list[list[str | int | float]]:
        """Every seat of every game in a line, below a head."""
        found: list[list[str | int | float]] = [
            ["game", "seat", "bot", "score", "won", "decisions", "seconds", "errors", *FAULTS]
        ]
        for result, line_up in zip(self.results, self.seats, strict=True):
            failed = result.get("failed", [0] * len(line_up))
            for seat, name in enumerate(line_up):
                won = seat in result["winners"] and 1 / len(result["winners"])
                numbers = [result["decisions"][seat], result["seconds"][seat], failed[seat]]
                faults = [result[fault][seat] if fault in result else 0 for fault in FAULTS]
                found.append([result["n"], seat, name, result["scores"][seat], float(won), *numbers, *faults])
        return found
