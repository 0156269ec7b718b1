"""How a game came to its end: everybody's points by source, what was lost on the way, and where it turned.

All of it is read from the record alone, without a judge: facts, told as soon as a game is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from malecon.kernel.sources import Ledger
from malecon.record import Record

#: Where the points of a game come from that names no sources.
OTHER = "other"
#: So many points at least are lost at once where a loss is worth a word.
WORTH_A_WORD = 2


class Turn(NamedTuple):
    """A turn of the game: somebody went ahead for good, or gained or lost most at a stroke."""

    kind: str  # lead, gain or loss
    after: int  # so many answers
    round: int
    seat: int
    points: int  # gained or lost; of a lead, those of the one who has it
    source: str  # nothing for a lead


class Ending(NamedTuple):
    """Points by source, for each seat; with what was lost of them they are what was gained."""

    sources: list[dict[str, int]]
    lost: list[dict[str, int]]
    turns: list[Turn]


class Stroke(NamedTuple):
    """What one seat gained, or lost, from one source in one round."""

    points: int
    after: int
    round: int
    seat: int
    source: str


class Standing(NamedTuple):
    """Everybody's points after a round."""

    after: int
    round: int
    points: list[int]


class Listener:
    """Hears a whole game, round by round."""

    def __init__(self, ledger: Ledger, players: int) -> None:
        self.ledger = ledger
        self.players = players
        self.strokes: dict[tuple[int, int, str, bool], Stroke] = {}
        self.standings: list[Standing] = []

    def note(self, after: int, round_: int, before: Sequence[dict[str, int]]) -> None:
        """What an answer has changed."""
        for seat, points in enumerate(self.ledger.points):
            for source, number in points.items():
                change = number - before[seat][source]
                if change:
                    key = (round_, seat, source, change > 0)
                    so_far = self.strokes[key].points if key in self.strokes else 0
                    self.strokes[key] = Stroke(so_far + change, after, round_, seat, source)
        standing = Standing(after, round_, [sum(points.values()) for points in self.ledger.points])
        if self.standings and self.standings[-1].round == round_:
            self.standings.pop()
        self.standings.append(standing)

    def turns(self) -> Iterator[Turn]:
        """Where the game turned."""
        lead = last_lead(self.standings)
        if lead is not None:
            yield lead
        gained = [one for one in self.strokes.values() if one.points > 0]
        if gained:
            best = max(gained, key=lambda one: (one.points, -one.after))
            yield Turn("gain", best.after, best.round, best.seat, best.points, best.source)
        lost = [one for one in self.strokes.values() if one.points <= -WORTH_A_WORD]
        if lost:
            worst = min(lost, key=lambda one: (one.points, one.after))
            yield Turn("loss", worst.after, worst.round, worst.seat, -worst.points, worst.source)


def last_lead(standings: Sequence[Standing]) -> Turn | None:
    """When somebody went ahead alone who was ahead from then on, after every round; None if nobody was."""
    found: Turn | None = None
    for standing in reversed(standings):
        most = max(standing.points)
        ahead = [seat for seat, points in enumerate(standing.points) if points == most]
        if len(ahead) != 1 or (found is not None and ahead[0] != found.seat):
            break
        found = Turn("lead", standing.after, standing.round, ahead[0], most, "")
    return found


def ending(record: Record) -> Ending:
    """How a game came to its end."""
    game = record.game
    ledger = game.ledger(game.vocabulary, game.new(record.players, record.options, record.box))
    listener = Listener(ledger, record.players)
    round_ = int(game.new(record.players, record.options, record.box).round)
    for number, played in enumerate(record.states(), 1):
        before = [dict(points) for points in ledger.points]
        ledger.hear(game.said(played.events))
        listener.note(number, round_, before)
        round_ = int(played.state.round)
    sources = [dict(points) for points in ledger.points]
    for points, score in zip(sources, record.state.scores(), strict=True):
        unnamed = score - sum(points.values())
        if unnamed:
            points[OTHER] = unnamed
    turns = sorted(listener.turns(), key=lambda turn: turn.after) if any(ledger.points) else []
    return Ending(sources, [dict(lost) for lost in ledger.lost], turns)
