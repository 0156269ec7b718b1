"""How balanced a game is: many games of one bot with itself, and what went with winning them.

    balance = play(Report(GAMES["cuba"], "greedy"), games=5000, jobs=2)
    balance.summary()

What goes with winning need not be its cause: who can afford a dear building may be winning already. What is
found here holds for this bot; another one may find other ways.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from malecon.kernel.game import Game, Json
from malecon.kernel.match import play_match
from malecon.lab.entrants import Timed, file_digests, make_bot
from malecon.lab.kept import Kept, code_digest, default_folder
from malecon.lab.numbers import Share, mean_of
from malecon.lab.workers import check_games, done
from malecon.record import check_options, check_players


class Report:
    """What is played: everything that the games follow from, but their number."""

    def __init__(
        self,
        game: Game,
        bot: str = "greedy",
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        box: Json | None = None,
        seed: int = 0,
    ) -> None:
        """Without a number of players, all numbers take turns."""
        self.game = game
        self.counts = tuple(game.seats) if players is None else (check_players(game, players),)
        self.options = check_options(game, options or {})
        self.bot = bot
        make_bot(bot, game)
        self.box = game.box(game.new(self.counts[-1], self.options, box))
        self.seed = seed

    def about(self) -> Json:
        """What is played, for those who read the result."""
        return {
            "game": self.game.name,
            "players": list(self.counts),
            "options": self.options,
            "bot": self.bot,
            "seed": self.seed,
        }

    def settings(self) -> Json:
        """All that the games follow from; it names the file of their results."""
        files, code = file_digests([self.bot]), code_digest(self.game)
        return {**self.about(), "box": self.box, "files": files, "code": code}


def play_game(report: Report, number: int) -> Json:
    """The game of this number, and what its events told."""
    game = report.game
    players = report.counts[number % len(report.counts)]
    state = game.new(players, report.options, report.box)
    ledger = game.ledger(game.vocabulary, state.copy())
    state.listening = True
    bots = [Timed(make_bot(report.bot, game)) for _ in range(players)]
    errors: list[Exception] = []
    end = play_match(
        game,
        state,
        bots,
        (report.seed << 32) + number,
        on_error=lambda seat, error: errors.append(error),
    )
    ledger.hear(game.said(end.events))
    return {
        "n": number,
        "scores": end.scores(),
        "winners": end.winners(),
        "rounds": int(end.round),
        "decisions": sum(bot.asked for bot in bots),
        "errors": len(errors),
        "ending": game.ending(end),
        "start": ledger.start,
        "points": ledger.points,
        "taken": [{f"{group}:{item}": n for (group, item), n in own.items()} for own in ledger.taken],
    }


def play(
    report: Report,
    games: int,
    jobs: int = 1,
    fresh: bool = False,
    folder: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Balance:
    """Play on from what was kept until there are so many games; `progress` is told how many of how many."""
    check_games(games, jobs)
    kept = Kept(folder or default_folder(), "report", report.settings())
    with kept.opened(fresh):
        missing = [number for number in range(games) if number not in kept.results]
        played = games - len(missing)
        if progress is not None:
            progress(played, games)
        with closing(done(play_game, report, missing, jobs)) as coming:
            for result in coming:
                kept.add(result)
                played += 1
                if progress is not None:
                    progress(played, games)
    return Balance(report, kept.first(games))


class Balance:
    """What the games of a report say."""

    def __init__(self, report: Report, results: Sequence[Json]) -> None:
        self.report = report
        self.game = report.game
        self.results = results
        self.counts = [count for count in report.counts if any(len(r["scores"]) == count for r in results)]

    def of(self, players: int) -> list[Json]:
        """The games of so many players."""
        return [result for result in self.results if len(result["scores"]) == players]

    def by_seat(self, players: int) -> list[Share]:
        """Who won, by seat."""
        return shares(self.of(players), range(players), lambda result, seat: seat)

    def by_turn(self, players: int) -> list[Share]:
        """Who won, by the place after the start player; nothing where no start player is drawn."""
        found = [result for result in self.of(players) if result["start"] is not None]
        if not found:
            return []
        return shares(found, range(players), lambda result, seat: (seat - result["start"]) % players)

    def lengths(self, players: int) -> Json:
        """How long games last, what the points are like, and how it ends."""
        found = self.of(players)
        return {
            "players": players,
            "games": len(found),
            "rounds": mean_of(result["rounds"] for result in found).plain(),
            "decisions": mean_of(result["decisions"] for result in found).plain(),
            "scores": mean_of(score for result in found for score in result["scores"]).plain(),
            "winning": mean_of(max(result["scores"]) for result in found).plain(),
            "margin": mean_of(margin(result["scores"]) for result in found).plain(),
            "shared": sum(len(result["winners"]) > 1 for result in found) / len(found),
            "endings": dict(sorted(Counter(result["ending"] for result in found).items())),
            "score_counts": counts_of(score for result in found for score in result["scores"]),
            "round_counts": counts_of(result["rounds"] for result in found),
        }

    def sources(self, players: int) -> list[Json]:
        """The mean points from each source, of all seats and of winners."""
        found = []
        seats = [(result, seat) for result in self.of(players) for seat in range(players)]
        for source in self.game.ledger.sources.names:
            every = mean_of(result["points"][seat][source] for result, seat in seats)
            won = mean_of(result["points"][seat][source] for result, seat in seats if wins(result, seat))
            found.append({"source": source, "all": every.plain(), "winners": won.plain()})
        return found

    def items(self, group: str) -> list[Json]:
        """Of everything in a group: how often it was taken, and how often those won who took it.

        `won` counts all who took it at all; `most` counts who took it most often at the table, alone or with
        others, where not all did alike: so long games do not hide what everybody does at some time.
        """
        words = self.game.vocabulary.domains[self.game.ledger.sources.groups[group]]
        return [{"item": word, **self.item(f"{group}:{word}")} for word in words]

    def item(self, key: str) -> Json:
        games, seats, times, winners = 0, 0, 0.0, 0.0
        won, fair, most, most_fair, differing = 0.0, 0.0, 0.0, 0.0, 0
        for result in self.results:
            players = len(result["scores"])
            taken = [own.get(key, 0) for own in result["taken"]]
            shares = [wins(result, seat) for seat in range(players)]
            takers = [seat for seat in range(players) if taken[seat]]
            games += bool(takers)
            seats += len(takers)
            won += sum(shares[seat] for seat in takers)
            fair += len(takers) / players
            times += sum(taken) / players
            winners += sum(share * n for share, n in zip(shares, taken, strict=True))
            first = [seat for seat in range(players) if taken[seat] == max(taken)]
            if len(first) < players:
                differing += 1
                most += sum(shares[seat] for seat in first)
                most_fair += len(first) / players
        return {
            "games": games / len(self.results),
            "seats": seats / sum(len(result["scores"]) for result in self.results),
            "times": times / len(self.results),
            "times_of_winners": winners / len(self.results),
            "fair": fair / max(seats, 1),
            "won": Share(won, seats).plain(),
            "most_fair": most_fair / max(differing, 1),
            "most": Share(most, differing).plain(),
        }

    def summary(self) -> Json:
        """All of it."""
        return {
            **self.report.about(),
            "games": len(self.results),
            "errors": sum(result["errors"] for result in self.results),
            "seats": {str(n): [share.plain() for share in self.by_seat(n)] for n in self.counts},
            "turns": {str(n): [share.plain() for share in self.by_turn(n)] for n in self.counts},
            "lengths": [self.lengths(players) for players in self.counts],
            "sources": {str(n): self.sources(n) for n in self.counts},
            "items": {group: self.items(group) for group in self.game.ledger.sources.groups},
        }


def wins(result: Json, seat: int) -> float:
    """A seat's part of the win."""
    return 1 / len(result["winners"]) if seat in result["winners"] else 0.0


def shares(results: Sequence[Json], places: range, place_of: Callable[[Json, int], int]) -> list[Share]:
    """What was won from each place, of which every game has one of each."""
    won = [0.0 for _ in places]
    for result in results:
        for seat in result["winners"]:
            won[place_of(result, seat)] += wins(result, seat)
    return [Share(one, len(results)) for one in won]


def margin(scores: Sequence[int]) -> int:
    """By how much the first was ahead of the second."""
    best, second = sorted(scores)[-1], sorted(scores)[-2]
    return best - second


def counts_of(numbers: Iterable[int]) -> dict[str, int]:
    """How often each number came, ascending; keys as JSON has them."""
    return {str(number): times for number, times in sorted(Counter(numbers).items())}
