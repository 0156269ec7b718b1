"""An owner's own ships and boards, and what is wrong with them and where."""

from __future__ import annotations

import json

import pytest

from malecon.cuba import box as boxes
from malecon.cuba.codes import FIELDS_IN_ALL
from malecon.cuba.data import DEFAULT_BOX
from malecon.errors import Unreadable
from malecon.kernel.rng import Rng
from malecon.messages import LANGUAGES
from malecon.record import Record
from tests.cuba.scene import GAME, Table
from tests.support import rule

SHIPS = """\
name = "My ships"  # as they lie on my table
ships = [
    "12200", "20120", "00212", "02021",
    "21002", "10022", "02102", "22010",
    # the last ones
    "20201", "01220", "30011", "01301",
    "11030", "10103", "50000",
]
"""

BOARDS = """\
name = "My boards"

[boards]
common = "WCFS/SLTM/FTMC"
blue = "CFTS/FMWT/SCLM"
red = "WFCT/CSML/FMTS"
yellow = "WSCF/FTSM/CLMT"
green = "WTFC/FCMS/TMSL"
purple = "WTSF/TMLC/FSCM"
"""


def told(what: str, text: str) -> list[tuple[int | None, str]]:
    return [(error.line, error.key) for error in boxes.check(what, text)]


def test_good_files_have_no_errors() -> None:
    assert boxes.check("ships", SHIPS) == []
    assert boxes.check("boards", BOARDS) == []


@rule("C5")
def test_a_game_is_played_with_an_owners_ships() -> None:
    box = GAME.load_box({"ships": SHIPS})
    assert box["name"] == "My ships"
    assert box["ships"][14] == "50000"
    assert box["boards"] == GAME.box(Table.new().state)["boards"], "what is not brought is ours"
    table = Table.of(GAME.new(2, None, box))
    table.does("start player 0", "turn ship 1", "turn ship 15", "turn ship 3")
    table.give(0, citrus=5, tobacco=1).play(0, "mayor").does(*["load dock 2 with citrus"] * 5)
    assert table.over
    assert table.points == [10, 0]
    assert GAME.box(table.state) == box


@rule("C8", "C9")
def test_a_game_is_played_with_an_owners_boards() -> None:
    box = GAME.load_box({"boards": BOARDS})
    table = Table.of(GAME.new(2, None, box))
    view = table.view()["players"][0]
    assert view["figure"] == "c2", "the figure begins where the warehouse is"
    assert view["fields"]["a1"]["gives"] == "citrus"
    both = GAME.load_box({"ships": SHIPS, "boards": BOARDS})
    assert both["name"] == "My ships + My boards"
    assert both["ships"][14] == "50000"
    assert both["boards"]["blue"] == "CFTS/FMWT/SCLM"


def test_a_record_carries_the_box() -> None:
    box = GAME.load_box({"ships": SHIPS, "boards": BOARDS})
    record = Record(GAME, 2, None, box)
    rng = Rng(1)
    for _ in range(40):
        legal = record.state.legal()
        record.add(int(record.state.seat), legal[rng.below(len(legal))])
    again = Record.read(record.text())
    assert again.box == box
    assert GAME.digest(again.state) == GAME.digest(record.state)


def test_our_own_components_can_be_written_changed_and_read() -> None:
    for what in boxes.FILES:
        text = GAME.write_box_file(what)
        assert GAME.check_box_file(what, text) == []
        box = GAME.load_box({what: text})
        assert box == boxes.box_of(DEFAULT_BOX)
    assert GAME.box_files == ("ships", "boards")


def test_a_box_is_plain_json() -> None:
    box = GAME.box(Table.new().state)
    assert json.loads(json.dumps(box)) == box
    assert list(box) == ["name", "ships", "boards"]
    assert len(box["boards"]) * FIELDS_IN_ALL == 72


def replaced(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "errors"),
    [
        ('"02021"', '"02022"', [(3, "cuba-box-spaces")]),
        ('"22010"', '"2201"', [(4, "cuba-box-ship")]),
        ('"22010"', "22010", [(4, "cuba-box-ship")]),
        ('"30011"', '"3oo11"', [(6, "cuba-box-ship")]),
        ('"30011"', '"٣0011"', [(6, "cuba-box-ship")]),
        (', "50000"', "", [(2, "cuba-box-ships")]),
        ('"12200", "20120"', '"1220", "2012"', [(3, "cuba-box-ship"), (3, "cuba-box-ship")]),
        ('name = "My ships"', "", [(1, "box-name")]),
        ('name = "My ships"', 'name = " "', [(1, "box-name")]),
        ('name = "My ships"', 'name = "My ships"\ncolour = "red"', [(2, "box-key")]),
        ("ships = [", "boats = [", [(1, "cuba-box-no-ships"), (2, "box-key")]),
        ('"50000",\n]', '"50000",\n', [(8, "toml-ends")]),
    ],
)
def test_errors_of_ships_are_told_with_their_line(old: str, new: str, errors: list[tuple[int, str]]) -> None:
    assert told("ships", replaced(SHIPS, old, new)) == errors


@pytest.mark.parametrize(
    ("old", "new", "errors"),
    [
        ("WFCT/CSML/FMTS", "WFCT/CSMM/FMTS", [(6, "cuba-box-fields"), (6, "cuba-box-fields")]),
        ("WFCT/CSML/FMTS", "WFCT/CSML", [(6, "cuba-box-rows")]),
        ("WFCT/CSML/FMTS", "WFCTCSMLFMTS", [(6, "cuba-box-rows")]),
        ("WFCT/CSML/FMTS", "wfct/csml/fmts", [(6, "cuba-box-rows")]),
        ('"WFCT/CSML/FMTS"', "7", [(6, "cuba-box-rows")]),
        ("green =", "mauve =", [(3, "cuba-box-board-missing"), (8, "cuba-box-board-unknown")]),
        ("[boards]\n", "", [(1, "cuba-box-no-boards"), *[(n, "box-key") for n in range(3, 9)]]),
    ],
)
def test_errors_of_boards_are_told_with_their_line(old: str, new: str, errors: list[tuple[int, str]]) -> None:
    assert told("boards", replaced(BOARDS, old, new)) == errors


def test_a_faulty_file_is_not_loaded() -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.load_box({"ships": replaced(SHIPS, '"02021"', '"02022"')})
    assert caught.value.line == 3


@pytest.mark.parametrize("box", [{}, {"name": "x"}, {"name": "x", "ships": [], "boards": {}}])
def test_a_faulty_box_of_a_record_is_refused(box: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        GAME.new(2, None, box)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_a_sentence_in_every_language(language: str) -> None:
    bad = [
        *boxes.check("ships", 'ships = ["1", "99999", "00000"]\ncolour = 1\n'),
        *boxes.check("ships", 'name = "x"\n'),
        *boxes.check("boards", '[boards]\nblue = "W"\nmauve = "W"\nred = "WWWW/LLLL/MMMM"\n'),
        *boxes.check("boards", 'name = "x"\n'),
        boxes.errors([], ("ships",))[0][1],
    ]
    keys = {error.key for error in bad}
    assert len(keys) == 12
    for error in bad:
        assert error.message(language).strip()
        assert "{" not in error.message(language)
