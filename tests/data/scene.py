"""Games for tests of corpora."""

from __future__ import annotations

from pathlib import Path

from malecon.corpus.playing import Playing, play
from malecon.games import GAMES
from malecon.kernel.match import RandomBot, play_match
from malecon.kernel.state import OVER
from malecon.record import Record

GOLDEN = Path(__file__).parents[1] / "golden"


def played_into(
    folder: Path, game: str = "havana", games: int = 20, bots: str = "random", **rest: int
) -> Path:
    """A corpus of so many games."""
    players = rest.pop("players", 2)
    play(Playing(GAMES[game], bots.split(","), players, {}, seed=rest.pop("seed", 0)), games, folder)
    return folder


def record_text(game: str = "havana", answers: int | None = None, **header: object) -> str:
    """The record of a game of two, or of its first answers."""
    chosen = GAMES[game]
    options = {"round_limit": 1} if game == "havana" else {}
    record = Record(chosen, 2, options, names=["Ana", "Bo"], extra=dict(header))
    play_match(chosen, chosen.new(2, options), [RandomBot(), RandomBot()], 7, record.add)
    assert record.state.seat == OVER
    return (record if answers is None else record.cut(answers)).text()
