"""What must have happened in some golden game: a name and a pattern found in the story of that game.

Of every game is demanded that it was played by every number of players, with every value of every option,
that every verb was said and every event heard, and that it ended in every way. What else a game can show is
in its own list.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from malecon.cuba import text as cuba_text
from malecon.havana import text as havana_text
from malecon.kernel.game import Game
from malecon.kernel.words import PLACEHOLDER
from malecon.santiago import text as santiago_text

Demands = dict[str, str]


def common(game: Game) -> Demands:
    """What every game must show."""
    found = {f"{players} players": f"players {players}" for players in game.seats}
    for option in game.options:
        found |= {f"{option.name} {value}": f"option {option.name} {value}" for value in option.values}
    found |= {f"said: {verb.template}": rf"\S+ {template(verb.template)}" for verb in game.vocabulary.verbs}
    found |= {f"heard: {event.key}": rf"\* {event.key}( .*)?" for event in game.events}
    found |= {f"ended: {ending}": f"end {ending}" for ending in game.endings}
    if game.box_files:
        found["an owner's own components"] = "box (?!malecon$).*"
    return found


def template(words: str) -> str:
    """A verb's template as a pattern."""
    return ".+".join(re.escape(part) for part in PLACEHOLDER.split(words)[::2])


def havana() -> Demands:
    return {
        **{f"carried out: {card}": rf"\* carries-out \d {card}" for card in havana_text.CARD_NAMES},
        "a limit of the table's own": r"option round_limit (?!100$|0$)\d+",
        "workers paid by pesos": r"\d pay pesos for [1-9] workers",
        "cubes paid by grey ones": r"\d pay grey for \w+ [1-9]",
        "a worker taxed": r"\* taxed \d \d worker",
        "a cube taxed": r"\* taxed \d \d (?!worker).*",
        "a shared win": r"= .* won by \d \d.*",
    }


def santiago() -> Demands:
    def leaves(after: str) -> str:
        return after + r"\n(\* (?!turn-begins).*\n)*\* ship-left \d"

    return {
        **{f"called on: {cuban}": rf"\* called-on \d {cuban}" for cuban in santiago_text.CUBAN_NAMES},
        **{f"used: {building}": rf"\* used \d {building}" for building in santiago_text.BUILDING_NAMES},
        **{f"given: {gift}": rf"\d give {gift}" for gift in ("sugar", "peso", "point")},
        "a ship leaves, its demand met": leaves(r"\d deliver \d (?!wood).*"),
        "a ship leaves, its demand met with wood": leaves(r"\d deliver \d wood for .*"),
        "a ship leaves, its demand met by the trading post": leaves(r"\* used \d trading post"),
        "a ship leaves, its last die cancelled": leaves(r"\* used \d customs"),
        "a ship leaves by a jump": leaves(r"\d drive \d+"),
        "a ship leaves, all having passed": leaves(r"\d pass"),
        "a ship leaves by the port authority": leaves(r"\d marker right"),
        "two ships leave in one drive": r"\d drive \d+\n(\* (?!turn-begins).*\n)*\* ship-left \d\n"
        r"(\* (?!turn-begins).*\n)*\* ship-left \d",
    }


def cuba() -> Demands:
    characters, tiles, acts = cuba_text.CHARACTER_NAMES, cuba_text.TILE_NAMES, cuba_text.ACT_NAMES
    idle = ("tradeswoman", "architect", "foreman", "mayor")
    again = r"\* vote-tied \d\n(\d bid.*\n|\* bid-(laid|chosen).*\n)*\* bid-shown \d "
    return {
        **{f"played: {character}": rf"\* played \d {character}" for character in characters},
        **{f"idle: {character}": rf"\* did-nothing \d {character}" for character in idle},
        **{f"built: {tile}": rf"\* built \d {tile} .*" for tile in tiles},
        **{f"used: {tile}": rf"\* used \d {tile}" for tile in tiles},
        **{f"passed: {act}": rf"\* act-passed {act}" for act in acts},
        "the tradeswoman's resource": r"\* played \d tradeswoman\n\d take (wood|stone|water)",
        "the tradeswoman's product": r"\* played \d tradeswoman\n\d take (citrus|tobacco|sugar)",
        "the architect's 2 points": r"\d take points\n\* scored \d 2",
        "the architect's 1 point": r"\d take points\n\* scored \d 1",
        "the mayor's 4 pesos": r"\d take pesos\n\* received \d 4",
        "the mayor's 2 pesos": r"\d take pesos\n\* received \d 2",
        "a tax of no buildings": r"\* tax-paid \d 0",
        "a tie decided by bidding again": again
        + r"(\d+) \d+\n\* bid-shown \d (?!\3 )\d+ \d+\n\* vote-won \d",
        "a tie decided by the start player": again + r"(\d+) \d+\n\* bid-shown \d \3 \d+\n\* vote-won \d",
        "a ship leaves at once": r"\d (load|amount) .*\n(\* (loaded|scored|gave) .*\n)*\* ship-left .*",
        "more than two units from the large branch office": r"\* used \d large branch office\n(\d load .*\n)?"
        r"\d amount [3-9].*",
    }


#: What no whole game need show: tests of the game lay the table for it.
SCENES_ONLY = {"cuba": {"said: bid hundred more"}}

OWN: dict[str, Callable[[], Demands]] = {"havana": havana, "santiago": santiago, "cuba": cuba}


def demands(game: Game) -> Demands:
    """All that is demanded of the golden games of a game."""
    found = common(game) | OWN[game.name]()
    return {name: pattern for name, pattern in found.items() if name not in SCENES_ONLY.get(game.name, ())}


def met(game: Game, story: str) -> set[str]:
    """The demands that a story meets; each pattern is a whole line of it, or several."""
    return {
        name for name, pattern in demands(game).items() if re.search(rf"^(?:{pattern})$", story, re.MULTILINE)
    }
