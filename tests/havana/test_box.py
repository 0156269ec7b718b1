"""An owner's own tiles: every error of the file is found, in its line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from malecon.errors import Unreadable
from malecon.games import GAMES
from malecon.havana.box import check, load, read_box
from malecon.havana.data import DEFAULT_BOX, DEFAULT_TILES
from malecon.messages import LANGUAGES
from malecon.record import Record
from tests.support import rule

HAVANA = GAMES["havana"]
FIRST = 3  # the line of the first tile in `file`


def file(*lines: str) -> str:
    """A file of these tiles."""
    return "\n".join(['name = "Ours"', "tiles = [", *(f'    "{line}",' for line in lines), "]", ""])


def changed(number: int, tile: str) -> str:
    """Our own tiles, but for this one."""
    return file(*DEFAULT_TILES[: number - 1], tile, *DEFAULT_TILES[number:])


def found(text: str) -> list[tuple[int | None, str]]:
    """Lines and keys of all errors; each can be told in every language."""
    errors = check(text)
    for error in errors:
        for language in LANGUAGES:
            assert str(error.line) in error.message(language)
    return [(error.line, error.key) for error in errors]


def test_our_own_tiles_are_written_and_read_back() -> None:
    text = HAVANA.write_box_file("tiles")
    assert found(text) == []
    assert load(text).lines == DEFAULT_BOX.lines
    assert HAVANA.load_box({"tiles": text}) == HAVANA.box(HAVANA.new(2))


@rule("H4")
def test_a_game_is_played_with_the_owners_tiles() -> None:
    text = changed(6, "9: 9$ A").replace("Ours", "Öre “&”")
    box = HAVANA.load_box({"tiles": text})
    record = Record.read(Record(HAVANA, 2, box=box).text())
    assert record.box["name"] == "Öre “&”"
    assert record.box["tiles"][5] == "9: 9$ A"


@pytest.mark.parametrize(
    ("tile", "keys"),
    [
        ("2: R 2$", []),
        (" 2 :R  R 2$", []),
        ("9: 9R 9Y 9N 9B 9G 9$ 9w A", []),
        ("R 2$", ["havana-box-colon"]),
        ("", ["havana-box-colon"]),
        (": R", ["havana-box-points"]),
        ("0: R", ["havana-box-points"]),
        ("10: R", ["havana-box-points"]),
        ("two: R", ["havana-box-points"]),
        ("²: R", ["havana-box-points"]),
        ("-1: R", ["havana-box-points"]),
        ("2:", ["havana-box-free"]),
        ("2: Z", ["havana-box-sign"]),
        ("2: 3", ["havana-box-sign"]),
        ("2: r", ["havana-box-sign"]),
        ("2: 2 R", ["havana-box-sign"]),
        ("2: 0R", ["havana-box-amount"]),
        ("2: -1R", ["havana-box-amount"]),
        ("2: xR", ["havana-box-amount"]),
        ("2: " + "9" * 5000 + "R", ["havana-box-amount"]),
        ("2: 10R", ["havana-box-most"]),
        ("2: 5R 5R", ["havana-box-most"]),
        ("2: R 2A", ["havana-box-most"]),
        ("0: Z 0R 10w", ["havana-box-points", "havana-box-sign", "havana-box-amount", "havana-box-most"]),
    ],
)
def test_errors_of_one_tile(tile: str, keys: list[str]) -> None:
    assert found(changed(6, tile)) == [(FIRST + 5, key) for key in keys]


def test_all_errors_are_found_at_once_in_the_order_of_the_lines() -> None:
    lines = changed(6, "2: Q").replace("3: 3w", "30: 3w").splitlines()
    lines[0] = "nome = 'Ours'  # not what it should be"
    lines.insert(1, "")
    assert found("\n".join(lines)) == [
        (1, "box-key"),
        (1, "box-name"),
        (FIRST + 6, "havana-box-sign"),
        (FIRST + 18, "havana-box-points"),
    ]


def test_lines_are_found_whatever_the_layout() -> None:
    text = 'tiles = ["1: R", # "[\n # ]"\n\n \'1: Q\',\n"""\n1: Y""", 7, {a = 1},\n["x"]]\nname = "a"'
    assert found(text) == [
        (1, "havana-box-tiles"),
        (4, "havana-box-sign"),
        (6, "havana-box-not-words"),
        (6, "havana-box-not-words"),
        (7, "havana-box-not-words"),
    ]


@pytest.mark.parametrize(
    ("text", "errors"),
    [
        ("", [(1, "box-name"), (1, "havana-box-no-tiles")]),
        ("name = 'a'\ntiles = 3", [(2, "havana-box-no-tiles")]),
        ("name = 'a'\n\ntiles = []", [(3, "havana-box-tiles"), (3, "havana-box-low")]),
        ("name = 'a'\ntiles = [\n'1: R'\n'1: Y']", [(4, "toml-unreadable")]),
        ("name = 'a'\ntiles = [\n'1: R',\n", [(3, "toml-ends")]),
        ("name = 'a'\nname = 'b'", [(2, "toml-twice")]),
        ("tiles = " + "[" * 100_000, [(1, "toml-too-deep")]),
    ],
)
def test_files_that_are_no_tiles(text: str, errors: list[tuple[int, str]]) -> None:
    assert found(text) == errors


@pytest.mark.parametrize("name", ["7", "''", "'  '", "true", "'" + 81 * "x" + "'", '"\\u001b[2J"'])
def test_names_that_are_none(name: str) -> None:
    assert found(file(*DEFAULT_TILES).replace('"Ours"', name)) == [(1, "box-name")]


@pytest.mark.parametrize(
    "change", [lambda lines: lines[1:], lambda lines: [*lines, "1: R"], lambda lines: lines[:20]]
)
@rule("H4")
def test_there_are_36_tiles(change: Callable[[list[str]], list[str]]) -> None:
    assert found(file(*change(list(DEFAULT_TILES)))) == [(2, "havana-box-tiles")]


@rule("H5")
def test_nine_tiles_must_be_low() -> None:
    eight = [tile if number < 8 else "4: R" for number, tile in enumerate(DEFAULT_TILES)]
    assert found(file(*eight)) == [(2, "havana-box-low")]
    nine = [*eight[:35], "3: R"]
    assert found(file(*nine)) == []


def test_load_raises_the_first_error() -> None:
    with pytest.raises(Unreadable) as error:
        load(changed(6, "2: Q"))
    assert (error.value.key, error.value.line) == ("havana-box-sign", FIRST + 5)


@pytest.mark.parametrize(
    ("box", "key"),
    [
        (None, "box-none"),
        ([], "box-none"),
        ({}, "box-name"),
        ({"name": "a"}, "havana-box-no-tiles"),
        ({"name": "a", "tiles": "1: R"}, "havana-box-no-tiles"),
        ({"name": "a", "tiles": ["1: R"]}, "havana-box-tiles"),
        ({"name": "a", "tiles": [*DEFAULT_TILES[1:], None]}, "havana-box-not-words"),
        ({"name": "a", "tiles": [*DEFAULT_TILES[1:], "1: Q"]}, "havana-box-sign"),
        ({"name": "a", "tiles": list(DEFAULT_TILES), "more": 1}, "box-key"),
    ],
)
def test_the_box_of_a_record_is_checked_in_the_same_way(box: object, key: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_box(box)
    assert error.value.key == key


def test_blanks_are_not_kept() -> None:
    """They mean nothing, and a box goes with every table that is played with it."""
    wide = [f" {tile.replace(':', ' :')} ".replace(" ", " " * 500 + "\\t") for tile in DEFAULT_TILES]
    text = file(*wide)
    assert len(text) > 50_000
    kept = HAVANA.load_box({"tiles": text})
    assert sum(map(len, kept["tiles"])) < 1_000
    assert read_box(kept).price == DEFAULT_BOX.price
    assert read_box(kept).points == DEFAULT_BOX.points
