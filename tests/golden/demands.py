"""What must have happened in some golden game: a name and a pattern found in the story of that game.

Of every game is demanded that it was played by every number of players, with every value of every option,
that every verb was said and every event heard. What else a game can show is in its own list.
"""

from __future__ import annotations

import re

from malecon.havana.text import CARD_NAMES
from malecon.kernel.game import Game
from malecon.kernel.words import PLACEHOLDER

Demands = dict[str, str]


def common(game: Game) -> Demands:
    """What every game must show."""
    found = {f"{players} players": f"players {players}" for players in game.seats}
    for option in game.options:
        found |= {f"{option.name} {value}": f"option {option.name} {value}" for value in option.values}
    found |= {f"said: {verb.template}": rf"\S+ {template(verb.template)}" for verb in game.vocabulary.verbs}
    found |= {f"heard: {event.key}": rf"\* {event.key}( .*)?" for event in game.events}
    found["a win"] = r"= .* won by \d"
    return found


def template(words: str) -> str:
    """A verb's template as a pattern."""
    return ".+".join(re.escape(part) for part in PLACEHOLDER.split(words)[::2])


def havana() -> Demands:
    return {
        **{f"carried out: {card}": rf"\* carries-out \d {card}" for card in CARD_NAMES},
        "a limit of the table's own": r"option round_limit (?!100$|0$)\d+",
        "an owner's tiles": "box (?!malecon$).*",
        "workers paid by pesos": r"\d pay pesos for [1-9] workers",
        "cubes paid by grey ones": r"\d pay grey for \w+ [1-9]",
        "a worker taxed": r"\* taxed \d \d worker",
        "a cube taxed": r"\* taxed \d \d (?!worker).*",
        "a shared win": r"= .* won by \d \d.*",
    }


OWN = {"havana": havana}


def demands(game: Game) -> Demands:
    """All that is demanded of the golden games of a game."""
    return common(game) | OWN[game.name]()


def met(game: Game, story: str) -> set[str]:
    """The demands that a story meets; each pattern is a whole line of it."""
    return {
        name for name, pattern in demands(game).items() if re.search(rf"^(?:{pattern})$", story, re.MULTILINE)
    }
