"""Pictures of tables, for previews of their links and to be shared, drawn by the processes that think.

What a picture tells is decided here: the result of a game that is over, to whoever may know it; to everybody
else, and of every other table, the box of the game and nothing more.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path

from malecon.games import GAMES
from malecon.kernel.words import tidied
from malecon.lab.ending import OTHER
from malecon.messages import say, say_or
from malecon.server.picture.scenes import Column, Shown, draw
from malecon.server.wire.results import EndingView
from malecon.server.work.workers import Workers
from malecon.table import Seat, SeatKind

MOST_BYTES = 16 * 1024 * 1024  # of all pictures that are kept; the one wanted longest ago goes first


class Pictures:
    """The pictures that this process remembers."""

    def __init__(self, workers: Workers, folder: Path) -> None:
        self.workers = workers
        self.folder = folder
        self.known: OrderedDict[Shown, bytes] = OrderedDict()
        self.making: dict[Shown, asyncio.Task[bytes]] = {}

    def has(self, shown: Shown) -> bool:
        return shown in self.known or shown in self.making

    async def of(self, shown: Shown) -> bytes:
        """The picture as PNG. It is drawn once, however many ask at the same time."""
        if shown not in self.known:
            if shown not in self.making:
                task = asyncio.create_task(self.workers.run(draw, shown, str(self.folder)))
                task.add_done_callback(lambda _: self.making.pop(shown, None))
                self.making[shown] = task
            self.keep(shown, await asyncio.shield(self.making[shown]))
        self.known.move_to_end(shown)
        return self.known[shown]

    def keep(self, shown: Shown, picture: bytes) -> None:
        self.known[shown] = picture
        while len(self.known) > 1 and sum(map(len, self.known.values())) > MOST_BYTES:
            self.known.popitem(last=False)


def tag_of(picture: bytes) -> str:
    """By which a picture is known again."""
    return f'"{hashlib.sha256(picture).hexdigest()[:32]}"'


# --- what they tell ---


def name_of_game(game: str, language: str) -> str:
    return say_or(tidied(game), f"{game}-name", language)


def show_box(game: str, language: str) -> Shown:
    """The box of a game."""
    return Shown(game, name_of_game(game, language), say("server-picture-box", language))


def show_result(game: str, seats: Sequence[Seat], ending: EndingView, language: str) -> Shown:
    """How a game ended."""
    names = [name_of_seat(seat, number, language) for number, seat in enumerate(seats)]
    columns = []
    for seat, name in enumerate(names):
        lost = ending["lost"][seat]
        gained = {source: points + lost.get(source, 0) for source, points in ending["sources"][seat].items()}
        columns.append(
            Column(
                name,
                ending["scores"][seat],
                seat in ending["winners"],
                tuple((source, points) for source, points in gained.items() if points > 0),
                sum(lost.values()),
            )
        )
    sources = [*GAMES[game].ledger.sources.names, OTHER]
    labels = [(source, name_of_source(game, source, language)) for source in sources]
    return Shown(
        game,
        name_of_game(game, language),
        headline(names, ending["winners"], language),
        tuple(columns),
        tuple(labels),
        say("review-lost", language),
    )


def without_sources(scores: Sequence[int], winners: Sequence[int]) -> EndingView:
    """The ending of a game of which no more than this is known."""
    return {
        "scores": list(scores),
        "winners": list(winners),
        "sources": [{OTHER: score} for score in scores],
        "lost": [{} for _ in scores],
        "turns": [],
    }


def headline(names: Sequence[str], winners: Sequence[int], language: str) -> str:
    players = " & ".join(names[seat] for seat in winners)
    return say("page-won", language, count=len(winners), players=players)


def name_of_source(game: str, source: str, language: str) -> str:
    key = "review-other" if source == OTHER else f"lab-source-{game}-{source}"
    return say_or(tidied(source), key, language)


def name_of_seat(seat: Seat, number: int, language: str) -> str:
    """Whoever sits there, by the name that all see; the page says the same (see web/src/lib/telling.ts)."""
    if seat.kind == SeatKind.PERSON:
        return seat.name or say("page-somebody", language, number=number + 1)
    if seat.kind == SeatKind.BOT:
        if seat.name and seat.name != seat.level:  # a bot of an older table has no name of its own
            return seat.name
        level = seat.level.partition(":")[0]
        told = say_or(tidied(level), f"page-level-{level}", language)
        return say("page-bot-name", language, level=told, number=number + 1)
    return say("page-seat-open", language, number=number + 1)
