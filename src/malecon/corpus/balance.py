"""The report of a corpus: what `lab/balance.py` adds up game by game is asked of DuckDB, for ten million
games in seconds. It makes no difference where the games came from."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from malecon.corpus.asking import Corpus, quoted
from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.games import MOST_SEATS
from malecon.kernel.game import Game, Json
from malecon.lab.balance import Balance, Company, Item
from malecon.lab.numbers import Sum

#: Beyond this no points or rounds come in any game.
MOST = 1_000_000

POINTS = " AND ".join(
    f"(players < {seat} OR scores[{seat}] BETWEEN -{MOST} AND {MOST})" for seat in range(1, MOST_SEATS + 1)
)

#: Whether a row can be true: a corpus may say anything. Most games have but one winner.
SOUND = f"""coalesce(
    len(scores) = players AND {POINTS}
    AND CASE WHEN len(winners) = 1 THEN winners[1] BETWEEN 0 AND players - 1
        ELSE len(winners) > 0 AND len(list_distinct(winners)) = len(winners)
             AND list_min(winners) >= 0 AND list_max(winners) < players END
    AND rounds BETWEEN 0 AND {MOST} AND decisions >= 0 AND ending IS NOT NULL
    AND (start IS NULL OR start BETWEEN 0 AND players - 1), false)"""

UNSOUND = f"SELECT filename, count(*) FROM games WHERE {{where}} AND NOT {SOUND} GROUP BY ALL ORDER BY ALL"

#: The winners as one number, a bit for each seat: a list would be slow to count by. Most games have but one.
WINNERS = "CASE WHEN len(winners) = 1 THEN 1 << winners[1] ELSE list_sum([1 << seat FOR seat IN winners]) END"

COUNTS = f"""
SELECT players, {WINNERS} AS won, start, rounds, ending, decisions, count(*) FROM wanted GROUP BY ALL
"""


def second(players: int) -> str:
    """SQL for the second highest of so many scores, without sorting a list for each game."""
    scores = [f"scores[{seat}]" for seat in range(1, players + 1)]
    found = scores[0]
    for seat in range(1, players):
        highest = f"greatest({', '.join(scores[:seat])})"
        beaten = f"least({highest}, {scores[seat]})"
        found = beaten if seat == 1 else f"greatest({found}, {beaten})"
    return found


SECONDS = " ".join(f"WHEN {n} THEN {second(n)}" for n in range(2, MOST_SEATS + 1))
LEADS = f"""
SELECT players, list_max(scores) AS best,
       list_max(scores) - CASE players {SECONDS} END,
       count(*)
FROM wanted GROUP BY ALL
"""

SCORES = (
    "SELECT players, score, count(*) FROM (SELECT players, unnest(scores) AS score FROM wanted) GROUP BY ALL"
)

FOLLOWED = """
SELECT players, count(*) FILTER (points IS NOT NULL), sum(len(winners)) FILTER (points IS NOT NULL),
       count(*) FILTER (taken IS NOT NULL)
FROM wanted WHERE points IS NOT NULL OR taken IS NOT NULL GROUP BY ALL
"""

SOURCES = """
SELECT players, p.source, sum(p.points), sum(p.points::BIGINT * p.points),
       sum(p.points) FILTER (won), sum(p.points::BIGINT * p.points) FILTER (won)
FROM (
    SELECT players, p, list_contains(winners, p.seat) AS won
    FROM (SELECT players, winners, unnest(points) AS p FROM wanted WHERE points IS NOT NULL)
)
GROUP BY ALL
"""

#: By game and thing first, and then by thing: in how many games, how many took it, what they won, and what
#: those won who took it most often where not all did alike. Shares are whole numbers of parts of a game.
ITEMS = """
WITH each_game AS (
    SELECT row_number() OVER () AS game, players, winners, taken FROM wanted
    WHERE taken IS NOT NULL AND filename = $1
), each_seat AS (
    SELECT game, players, t.kind || ':' || t.item AS thing, t.times::BIGINT AS times,
           CASE WHEN list_contains(winners, t.seat) THEN $2 // len(winners) ELSE 0 END AS won
    FROM (SELECT game, players, winners, unnest(taken) AS t FROM each_game)
    WHERE t.times > 0
), each_thing AS (
    SELECT players, thing, count(*) AS seats, sum(times) AS times, sum(won) AS won,
           sum(won * times) AS winners, max(times) AS highest,
           list(times) AS by_seat, list(won) AS won_by_seat
    FROM each_seat GROUP BY game, players, thing
), with_first AS (
    SELECT *, list_sum([w FOR w, i IN won_by_seat IF by_seat[i] = highest]) AS first_won,
           len([t FOR t IN by_seat IF t = highest]) AS first
    FROM each_thing
)
SELECT thing, count(*), sum(seats), sum(won), sum(seats * ($2 // players)), sum(times * ($2 // players)),
       sum(winners), count(*) FILTER (first < players), sum(first_won) FILTER (first < players),
       sum(first * ($2 // players)) FILTER (first < players)
FROM with_first GROUP BY ALL
"""


class Asked(NamedTuple):
    """What a report of a corpus is about; nothing given means all there is."""

    game: Game
    players: int | None = None
    options: Mapping[str, Any] | None = None
    bot: str | None = None
    run: str | None = None
    first: int | None = None  # only so many games of the run

    @property
    def counts(self) -> Sequence[int]:
        return tuple(self.game.seats) if self.players is None else (self.players,)

    def where(self) -> str:
        """The condition of SQL that these games meet."""
        parts = [f"game = {quoted(self.game.name)}", f"players IN ({', '.join(map(str, self.counts))})"]
        for name, value in (self.options or {}).items():
            text = value if isinstance(value, str) else json.dumps(value)
            parts.append(f"options->>{quoted(name)} = {quoted(text)}")
        if self.bot is not None:
            parts.append(f"list_distinct(bots) = [{quoted(self.bot)}]")
        if self.run is not None:
            parts.append(f"run = {quoted(self.run)}")
        if self.first is not None:
            parts.append(f"number < {self.first}")
        return " AND ".join(parts)

    def about(self) -> Json:
        return {
            "game": self.game.name,
            "players": list(self.counts),
            "options": dict(self.options or {}),
            "bot": self.bot,
            "seed": None,
        }


class CorpusBalance(Balance):
    """What the games of a corpus say; of those that were followed to their end, also where points came from
    and what was taken."""

    def __init__(self, asked: Asked, corpus: Corpus, about: Json | None = None) -> None:
        """With `about`, these are the games of a report, and it is told as one."""
        super().__init__(asked, ())
        self.about = about
        self.corpus = corpus
        files = len(corpus.shards)
        self.followed = self.followed_seats = 0  # games whose things are known, and their seats
        bad = self.choose(asked.where())
        self.count()
        if not self.games:
            raise bad[0] if bad else Unreadable("corpus-no-games")
        self.count_sources()
        self.count_items()
        if len(corpus.shards) < files:  # some turned out to be damaged in the midst: all is counted anew
            CorpusBalance.__init__(self, asked, corpus, about)

    def choose(self, where: str) -> list[MaleconError]:
        """Make the view of the games that are meant. Rows that cannot be true are left out, and their files
        named; where there are none, as nearly always, the view need not look for them again."""
        corpus = self.corpus
        bad: list[MaleconError] = [
            Unreadable("corpus-rows", path=shown(path, 200), rows=rows)
            for path, rows in corpus.ask(UNSOUND.format(where=where))
        ]
        corpus.errors = [error for error in corpus.errors if error.key != "corpus-rows"] + bad
        sound = f"{where} AND {SOUND}" if bad else where
        corpus.ask(f"CREATE OR REPLACE VIEW wanted AS SELECT * FROM games WHERE {sound}")
        return bad

    def company(self, players: int) -> Company:
        return self.companies[players]

    def count(self) -> None:
        """Wins, lengths, endings and points."""
        for players, won, start, rounds, ending, decisions, times in self.corpus.ask(COUNTS):
            company = self.company(players)
            self.won(company, [seat for seat in range(players) if won >> seat & 1], start, times)
            company.rounds[rounds] += times
            company.endings[ending] += times
            company.decisions.add(decisions, times)
        for players, best, lead, times in self.corpus.ask(LEADS):
            self.company(players).winning.add(best, times)
            self.company(players).margin.add(lead, times)
        for players, score, times in self.corpus.ask(SCORES):
            self.company(players).scores[score] += times

    def won(self, company: Company, winners: Sequence[int], start: int | None, times: int) -> None:
        """So many games were won by these."""
        company.games += times
        company.shared += times * (len(winners) > 1)
        company.drawn += times * (start is not None)
        for seat in winners:
            part = times * (company.share // len(winners))
            company.won[seat] += part
            if start is not None:
                company.by_turn[(seat - start) % company.players] += part

    def count_sources(self) -> None:
        """Where points came from. What brought none is not in a row, and counts all the same."""
        for players, games, winners, things in self.corpus.ask(FOLLOWED):
            company = self.company(players)
            self.followed += things
            self.followed_seats += things * players
            for every, won in company.sources.values():
                every.size, won.size = games * players, winners or 0
        for players, source, *sums in self.corpus.ask(SOURCES):
            every, won = self.company(players).sources.get(source, (Sum(), Sum()))
            every.total, every.squares, won.total, won.squares = (int(number or 0) for number in sums)

    def count_items(self) -> None:
        """What was taken, file by file: so no more than a file's games are held at once."""
        if not self.followed:
            return
        groups = self.game.ledger.sources.groups
        known = {f"{kind}:{word}" for kind in groups for word in self.game.vocabulary.domains[groups[kind]]}
        for shard in list(self.corpus.shards):
            for thing, *numbers in self.corpus.ask(ITEMS, (str(shard.path), self.share)):
                if thing in known:
                    item = self.taken.setdefault(thing, Item())
                    for name, number in zip(ITEM, numbers, strict=True):
                        setattr(item, name, getattr(item, name) + int(number or 0))

    def item(self, key: str) -> Json:
        return self.taken.get(key, Item()).plain(self.share, self.followed, self.followed_seats)

    def summary(self) -> Json:
        if self.about is not None:
            return {**super().summary(), **self.about}
        files = len(self.corpus.shards)
        return {
            **super().summary(),
            "players": self.counts,
            "corpus": {"files": files, "followed": self.followed},
        }


#: What of an item is counted, in the order of the columns of ITEMS.
ITEM = ("games", "seats", "won", "fair", "times", "winners", "differing", "most", "most_fair")
