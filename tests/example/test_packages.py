"""Packages that bring games: what is wrong with one is told in a sentence, and the others are played."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from malecon.games import GROUP, found_games
from malecon.messages import LANGUAGES
from tests.cli.test_cli import Run, malecon

HOUSE = ["havana", "santiago", "cuba"]

#: The example under another name, changed a little.
ALIKE = """
from malecon_goofspiel.game import Goofspiel
class Game(Goofspiel):
    name = {name!r}
    {more}
"""

#: Of each broken package its code, and what is told of it.
BROKEN = {
    "raises": ("1 / 0", "ZeroDivisionError: division by zero"),
    "unreadable": ("def", "SyntaxError"),
    "absent": ("", "has no attribute 'Game'"),
    "exits": ("raise SystemExit(3)", "SystemExit: 3"),
    "abstract": ("from malecon.kernel.game import Game", "abstract"),
    "nogame": ("Game = dict", "dict is no game"),
    "shouting": (ALIKE.format(name="SHOUT", more=""), "small letters"),
    "taken": (ALIKE.format(name="cuba", more=""), "there is a game called cuba already"),
    "crowd": (ALIKE.format(name="crowd", more="seats = range(2, 9)"), "for two to five players"),
    "spoken": (ALIKE.format(name="page", more=""), "there is a game called page already"),
    "halves": (ALIKE.format(name="halves", more="seats = (2, 2.5)"), "for two to five players"),
    "mute": (
        "class Silent(Exception):\n    def __str__(self): raise RuntimeError\nraise Silent",
        "left out: Silent.",
    ),
    "blind": (ALIKE.format(name="blind", more="def view(self, state, seat): 1 / 0"), "ZeroDivisionError"),
    "tiles": (ALIKE.format(name="tiles", more="box_files = ('tiles',)"), "files called tiles already"),
}


class Site:
    """A folder of installed packages, the example among them."""

    def __init__(self, folder: Path, installed: Path) -> None:
        self.folder = folder / "site"
        self.folder.mkdir()
        self.installed = installed
        self.home = folder

    def add(self, name: str, code: str) -> None:
        """A package of one file, as an installer leaves it."""
        (self.folder / f"one_{name}.py").write_text(code, encoding="utf-8")
        about = self.folder / f"one_{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: the-{name}-package\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = one_{name}:Game\n")

    def run(self, words: str, typed: str = "") -> Run:
        """A command where these packages are installed."""
        places = f"{self.folder}:{self.installed}"
        return malecon(self.home, *words.split(), typed=typed, PYTHONPATH=places)


@pytest.fixture
def site(tmp_path: Path, installed: Path) -> Site:
    return Site(tmp_path, installed)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_is_named_and_left_out(
    name: str, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, why = BROKEN[name]
    site.add(name, code)
    monkeypatch.syspath_prepend(site.installed)
    monkeypatch.syspath_prepend(site.folder)
    games, broken = found_games([EntryPoint(name, f"one_{name}:Game", GROUP)])
    assert list(games) == HOUSE
    (told,) = broken
    assert why in told.message()
    for language in LANGUAGES:
        assert f"one_{name}" in told.message(language)


def test_the_command_says_so_and_goes_on(site: Site) -> None:
    site.add("raises", BROKEN["raises"][0])
    site.add("nogame", BROKEN["nogame"][0])
    done = site.run("simulate havana --games 2")
    assert done.code == 0
    assert "havana, 3 players" in done.out
    first, second = done.err.splitlines()
    assert first.startswith("The game “nogame” of the package the-nogame-package cannot be played")
    assert second.startswith("The game “raises” of the package the-raises-package cannot be played")
    listed = site.run("games").out
    assert "goofspiel: 2 to 4 players" in listed
    assert "cuba: 2 to 5 players" in listed


def with_texts(site: Site, name: str, file: str, text: bytes) -> None:
    """A package with a folder of messages beside the game."""
    site.add(name, f"from one_{name}_game.game import Game")
    package = site.folder / f"one_{name}_game"
    (package / "messages" / "en").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text(ALIKE.format(name=name, more=""), encoding="utf-8")
    (package / "messages" / "en" / file).write_bytes(text)
    points = site.folder / f"one_{name}-1.0.dist-info" / "entry_points.txt"
    points.write_text(f"[{GROUP}]\n{name} = one_{name}_game.game:Game\n")


def test_texts_that_are_none_keep_nobody_from_playing(site: Site) -> None:
    with_texts(site, "latin", "latin.ftl", b"latin-name = Caf\xe9\n")
    done = site.run("games")
    assert done.code == 0
    assert "the-latin-package cannot be played" in done.err
    assert "UnicodeDecodeError" in done.err
    assert "latin" not in done.out


def test_a_package_speaks_of_its_own_game_alone(site: Site) -> None:
    with_texts(site, "loud", "loud.ftl", b"loud-name = Loud\ngames-line = taken over\n")
    (site.folder / "one_loud_game" / "messages" / "en" / "aaa.ftl").write_text("games-line = mine\n")
    done = site.run("games")
    assert (done.code, done.err) == (0, "")
    assert "loud: 2 to 4 players" in done.out


def test_papers_that_cannot_be_read_keep_nobody_from_playing(site: Site) -> None:
    site.add("papers", "")
    (site.folder / "one_papers-1.0.dist-info" / "entry_points.txt").write_text("x y z\n")
    done = site.run("games")
    assert done.code == 0
    assert "cuba: 2 to 5 players" in done.out


def test_a_file_that_is_called_like_something_else_is_in_nobodys_way(site: Site) -> None:
    site.add("flags", ALIKE.format(name="flags", more="box_files = ('seed', 'play', 'deck')"))
    assert site.run("simulate flags --games 2 --seed 3").code == 0
    told = site.run("play --help").out
    assert "--deck PATH" in told
    assert "For some game: a file of your own components." in told


def test_a_game_without_any_text_is_told_in_the_words_of_the_record(site: Site) -> None:
    site.add("bare", ALIKE.format(name="bare", more=""))
    words = "play bare --players 2 --bots random --option cards=5 --seed 2 --save bare.txt --lang nl"
    done = site.run(words, typed="?\nbid 9\n1\nbid 2\nh\nbid 3\nl\n2\n1\n")
    assert (done.code, done.err) == (0, "")
    assert "Ana: Bid?" in done.out
    assert "bid 1" in done.out
    assert "Dit spel brengt geen spelregels mee." in done.out
    assert "Turned up: 2." in done.out
    assert "Won: " in done.out
    assert site.run("replay bare.txt").code == 0
    assert site.run("analyse bare.txt --budget 9").code == 0
    assert site.run("report bare --bots random --games 3").code == 0


def test_a_record_of_a_game_that_is_not_here_says_so(site: Site, tmp_path: Path) -> None:
    site.add("bare", ALIKE.format(name="bare", more=""))
    assert site.run("play bare --people 0 --bots random --save bare.txt").code == 0
    done = malecon(tmp_path, "replay", "bare.txt")
    assert done.code == 2
    assert "There is no game “bare” here" in done.err
