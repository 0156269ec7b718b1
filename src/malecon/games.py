"""The games there are: the three of the house, and those that installed packages bring.

A package brings a game by an entry point of the group `malecon.games`; docs/writing-a-game.md says how. One
that cannot be used is left out, and `BROKEN` says why: it never keeps the others from being played.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec

from malecon import messages
from malecon.cuba.game import CubaGame
from malecon.errors import Unreadable
from malecon.files import shown
from malecon.havana.game import HavanaGame
from malecon.kernel.game import Game
from malecon.santiago.game import SantiagoGame

GROUP = "malecon.games"

NAME = re.compile(r"[a-z][a-z0-9]*")  # it is the beginning of keys, and a part of addresses and files
MOST_SEATS = 5  # for so many there are colours and signs


class Unfit(Exception):
    """Why a game that could be loaded cannot be played here, and what was found."""


def found_games(points: Iterable[EntryPoint]) -> tuple[dict[str, Game], list[Unreadable]]:
    """The games of the house and of these entry points, by their names; and what is wrong with the others."""
    games: dict[str, Game] = {game.name: game for game in (HavanaGame(), SantiagoGame(), CubaGame())}
    broken: list[Unreadable] = []
    for point in sorted(points, key=lambda point: (point.name, point.value)):
        try:
            game = point.load()()
            check(game, games)
            take_messages(point, game.name)
            try_out(game)
        except Unfit as unfit:
            why, found = unfit.args
        except (Exception, SystemExit) as error:  # whatever a package does wrong is told in one sentence
            why, found = "error", in_words(error)
        else:
            games[game.name] = game
            continue
        package = point.dist.name if point.dist is not None else point.module
        broken.append(
            Unreadable(
                "foreign-game",
                game=shown(point.name),
                package=shown(package),
                why=why,
                found=shown(found, 300),
            )
        )
    return games, broken


def check(game: object, known: dict[str, Game]) -> None:
    """Whether the house can show, save and serve this game."""
    if not isinstance(game, Game):
        raise Unfit("none", type(game).__name__)
    if not NAME.fullmatch(game.name):
        raise Unfit("name", game.name)
    if game.name in known or messages.is_spoken_of(game.name):
        raise Unfit("taken", game.name)
    if (
        not isinstance(game.seats, range)
        or not game.seats
        or min(game.seats) < 2
        or max(game.seats) > MOST_SEATS
    ):
        raise Unfit("seats", str(game.seats))
    for other in known.values():
        for name in set(other.box_files) & set(game.box_files):
            raise Unfit("file", name)


def try_out(game: Game) -> None:
    """Lay a table and look at it: what does not work is told now, and not in the midst of something."""
    state = game.new(game.seats[0], game.settings(None))
    game.view(state, None)
    for action in state.legal():
        game.vocabulary.words(action)


def in_words(error: BaseException) -> str:
    """An error of somebody else's code in a few words."""
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:  # it cannot even be told
        return type(error).__name__


def take_messages(point: EntryPoint, game: str) -> None:
    """Take in the folder `messages` beside the game, if there is one."""
    spec = find_spec(point.module)
    if spec is not None and spec.parent:
        folder = files(spec.parent) / "messages"
        if folder.is_dir():
            messages.add_folder(folder, game)


def installed() -> Iterable[EntryPoint]:
    """What packages say they bring. If that cannot be read, our own games are there all the same."""
    try:
        return list(entry_points(group=GROUP))
    except Exception:
        return []


#: Every game by its name, and a sentence for each package whose game is left out.
GAMES, BROKEN = found_games(installed())
