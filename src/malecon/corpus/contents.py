"""What is in a corpus: which games, of how many players, from where, by whom."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from malecon.corpus.asking import Corpus
from malecon.errors import MaleconError
from malecon.files import shown
from malecon.kernel.game import Json

QUESTION = """
SELECT game, players, origin, list_sort(list_distinct(bots)) AS who, count(*),
       count(*) FILTER (answers IS NOT NULL OR text IS NOT NULL)
FROM games GROUP BY ALL ORDER BY ALL
"""


class Kind(NamedTuple):
    """Games that are alike in this, how many there are, and of how many all answers are kept."""

    game: str
    players: int
    origin: str
    bots: str
    games: int
    whole: int


class Contents(NamedTuple):
    """The games of a corpus, counted; and what could not be read of it."""

    kinds: list[Kind]
    files: int
    bytes: int
    errors: list[MaleconError]

    @property
    def games(self) -> int:
        return sum(kind.games for kind in self.kinds)

    def plain(self) -> Json:
        kinds = [kind._asdict() for kind in self.kinds]
        return {"games": self.games, "files": self.files, "bytes": self.bytes, "kinds": kinds}


def contents(places: Sequence[Path]) -> Contents:
    """Count what is there."""
    with Corpus(places) as corpus:
        kinds = [
            Kind(
                shown(game),
                players,
                shown(origin),
                shown(", ".join(bot or "–" for bot in who or ())),
                number,
                whole,
            )
            for game, players, origin, who, number, whole in corpus.ask(QUESTION)
        ]
        size = sum(shard.path.stat().st_size for shard in corpus.shards)
        return Contents(kinds, len(corpus.shards), size, corpus.errors)
