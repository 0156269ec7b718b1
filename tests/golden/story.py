"""A game retold: its record's lines with all events among them, for patterns to be found in."""

from __future__ import annotations

from pathlib import Path

from malecon.kernel.game import Game
from malecon.kernel.state import Event
from malecon.record import Record, sign

FOLDER = Path(__file__).parent


def files(game: Game) -> list[Path]:
    """The golden games of a game."""
    return sorted((FOLDER / game.name).glob("*.txt"))


def event_words(game: Game, event: Event) -> str:
    """An event as one line, its numbers by their names: `stole-cube 0 2 red`."""
    _, kind, *numbers = event
    meaning = game.events[kind]
    names = [meaning.key]
    for domain, number in zip(meaning.domains, numbers, strict=False):
        known = game.vocabulary.domains.get(domain, ())
        names.append(known[number] if 0 <= number < len(known) else str(number))
    return " ".join(names)


def story(record: Record) -> str:
    """What the table had agreed upon, then every answer followed by its events, and the scores.

    players 2
    option round_limit 100
    box malecon
    ~ draw red
    * cube-drawn centre red
    = 12 25 won by 1
    """
    game = record.game
    lines = [f"players {record.players}"]
    lines += [f"option {name} {value}" for name, value in record.options.items()]
    lines.append(f"box {record.box.get('name', '')}")
    for played in record.states():
        lines.append(f"{sign(played.seat)} {game.vocabulary.words(played.action)}")
        lines += [f"* {event_words(game, event)}" for event in played.events]
    lines += [f"end {game.ending(record.state)}", record.lines[-1]]
    return "\n".join([*lines, ""])
