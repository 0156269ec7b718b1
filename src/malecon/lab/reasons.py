"""Why an answer is good, read from what it really brings about: the table before and after, and the events.

A reason is told in anybody's language by `told`. Each game brings a few rules of its own; the rest is what
the player and the others have more or less than before.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from malecon.kernel.game import Game
from malecon.kernel.reasons import Answer, Name, Reason, Some
from malecon.kernel.state import OVER, Event, State
from malecon.messages import say
from malecon.spoken.telling import in_a_row


class Words(Protocol):
    """Whoever names things of a game in some language, such as the terminal's `Telling`."""

    language: str

    def action(self, action: int) -> str: ...

    def name(self, domain: str, word: str) -> str | int: ...


def told(reason: Reason, words: Words) -> str:
    """A reason as a sentence."""
    values: dict[str, str | int] = {}
    for name, value in reason.values.items():
        if isinstance(value, list):
            values[name] = in_a_row([told_one(one, words) for one in value])
        elif isinstance(value, int | str):
            values[name] = value
        else:
            values[name] = words.name(*value) if isinstance(value, Name) else told_one(value, words)
    return say(f"hint-{reason.key}", words.language, **values)


def told_one(value: Answer | Some, words: Words) -> str:
    if isinstance(value, Answer):
        return words.action(value.action)
    if value.domain == "hint":
        return say(f"hint-some-{value.word}", words.language, number=value.number)
    piece = words.name(value.domain, value.word)
    return say("hint-some", words.language, number=value.number, piece=piece)


def reasons(game: Game, before: State, after: State, events: Iterable[Event], seat: int) -> list[Reason]:
    """What a seat's answers have brought about, the weightiest first."""
    if after.seat == OVER:
        won = seat in after.winners()
        return [Reason("wins" if won else "ends", {})]
    return game.reasons(before, after, game.said(events), seat) + changes(game, before, after, seat)


def changes(game: Game, before: State, after: State, seat: int) -> list[Reason]:
    """What the player and the others have gained and lost."""
    found = []
    for other in range(before.players):
        had, has = holdings(game, before, other), holdings(game, after, other)
        more = [Some(has[key] - had[key], *key) for key in had if has[key] > had[key]]
        fewer = [Some(had[key] - has[key], *key) for key in had if has[key] < had[key]]
        if other == seat:
            found += [Reason("gets", {"pieces": more})] if more else []
            found += [Reason("costs", {"pieces": fewer})] if fewer else []
        else:
            who = Name("player", str(other))
            found += [Reason("others-get", {"player": who, "pieces": more})] if more else []
            found += [Reason("others-lose", {"player": who, "pieces": fewer})] if fewer else []
    return found


def holdings(game: Game, state: State, seat: int) -> dict[tuple[str, str], int]:
    """Everything that a seat has which can be counted, its points first."""
    return {("hint", "points"): state.scores()[seat], **game.holdings(state, seat)}
