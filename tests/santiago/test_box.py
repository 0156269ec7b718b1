"""An owner's own Cubans and buildings."""

from __future__ import annotations

from typing import Any

import pytest

from malecon.errors import Unreadable
from malecon.messages import LANGUAGES
from malecon.santiago.box import DEFAULT_BOX, box_of, check, load, read_box, write
from tests.santiago.scene import GAME, Table
from tests.support import rule

CORRECTED = """\
name = "Grandmother's box"

[cubans]
maria = { flower = "yellow" }
martinez = { flower = "red", amount = 4 }

[buildings]
bank = { pesos = 5 }
"""


def faults_of(text: str) -> list[tuple[int | None, str]]:
    return [(error.line, error.key.removeprefix("santiago-").removeprefix("box-")) for error in check(text)]


@rule("S16", "S18", "S43")
def test_an_owner_corrects_what_is_wrong_and_plays_with_it() -> None:
    box = GAME.load_box({"tables": CORRECTED})
    assert box["name"] == "Grandmother's box"
    table = Table(2)
    table.state.box = read_box(box)
    table.visits("martinez").does("call on martinez")
    assert table.has(0) == "4 pesos"
    assert table.options() == ["move to cafe", "move to newspaper", "move to customs"]  # the red ones
    assert table.uses("bank").does("use bank").has(0) == "9 pesos"


def test_every_number_of_the_box_counts() -> None:
    text = write(DEFAULT_BOX).replace(" = 1 ", " = 7 ").replace(" = 2 ", " = 8 ").replace(" = 3 ", " = 9 ")
    box = load(text.replace("points = 1,", "points = 7,").replace("pesos = 1,", "pesos = 7,"))

    def fresh(has: str = "") -> Table:
        table = Table(2).give(0, has)
        table.state.box = box
        return table

    assert fresh().visits("maria").does("call on maria").has(0) == "8 points"
    assert fresh().visits("martinez").does("call on martinez").has(0) == "9 pesos"
    assert fresh().visits("jose").does("call on jose").has(0) == "8 sugar"
    assert fresh().uses("church").does("use church").has(0) == "7 points"
    assert fresh("1 wood").uses("sawmill").does("use sawmill").has(0) == "7 pesos, 7 points"
    assert fresh("1 rum").uses("cafe").does("sell rum").has(0) == "8 points"
    assert fresh().uses("newspaper").does("use newspaper").has(0) == "7 pesos"
    assert fresh("1 cigars").uses("trading post").does("deliver 1 cigars").has(0) == "8 points"
    assert fresh("1 point").uses("casino").does("sell 1 points").has(0) == "9 pesos"


def test_a_box_is_whole_and_makes_the_same_box_again() -> None:
    state = GAME.new(3, box=GAME.load_box({"tables": CORRECTED}))
    box = GAME.box(state)
    assert box["cubans"]["maria"] == {"flower": "yellow", "amount": 2}
    assert box["cubans"]["el-zorro"] == {"flower": "none"}
    assert box["buildings"]["sawmill"] == {"pesos": 1, "points": 1}
    assert box_of(read_box(box)) == box
    assert GAME.box(GAME.new(3)) == box_of(DEFAULT_BOX)


def test_our_own_box_written_down_is_read_back() -> None:
    text = GAME.write_box_file("tables")
    assert check(text) == []
    assert box_of(load(text)) == box_of(DEFAULT_BOX)
    assert 'maria = { flower = "red", amount = 2 }' in text.splitlines()


def test_the_least_file_is_a_name() -> None:
    assert box_of(load('name = "x"')) == {**box_of(DEFAULT_BOX), "name": "x"}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", [(1, "name")]),
        ('name = ""', [(1, "name")]),
        ("name = 3", [(1, "name")]),
        (f'name = "{"x" * 81}"', [(1, "name")]),
        ('name = "x"\nseed = 1', [(2, "key")]),
        ('name = "x"\n\ncubans = 3', [(3, "table")]),
        ('name = "x"\n[cubans]\npedro = "white"', [(3, "fields")]),
        ('name = "x"\n[cubans]\nsancho = { flower = "red" }', [(3, "tile")]),
        ('name = "x"\n[buildings]\npedro = { flower = "red" }', [(3, "tile")]),
        ('name = "x"\n[cubans]\npedro = { flower = "green" }', [(3, "flower")]),
        ('name = "x"\n[cubans]\npedro = { flower = 3 }', [(3, "flower")]),
        ('name = "x"\n[cubans]\npedro = { flower = [] }', [(3, "flower")]),
        ('name = "x"\n[cubans]\npedro = { flower = "none" }', [(3, "colour")]),
        ('name = "x"\n[cubans]\nel-zorro = { flower = "red" }', [(3, "colour")]),
        ('name = "x"\n[cubans]\npedro = { colour = "red" }', [(3, "field")]),
        ('name = "x"\n[cubans]\npablo = { amount = 2 }', [(3, "field")]),
        ('name = "x"\n[buildings]\nbank = { points = 2 }', [(3, "field")]),
        ('name = "x"\n[buildings]\ncustoms = { points = 2 }', [(3, "nothing")]),
        ('name = "x"\n[buildings]\nbank = { pesos = 0 }', [(3, "number")]),
        ('name = "x"\n[buildings]\nbank = { pesos = 10 }', [(3, "number")]),
        ('name = "x"\n[buildings]\nbank = { pesos = true }', [(3, "number")]),
        ('name = "x"\n[buildings]\nbank = { pesos = 2.0 }', [(3, "number")]),
        ('name = "x"\n[buildings.bank]\n\npesos = "2"', [(4, "number")]),
        ('name = "x"\n[cubans]\nmaria = { flower = "yellow" }', [(2, "two"), (3, "two")]),
        (
            'name = "x"\n[cubans]\npedro = { flower = "green" }\n\n[buildings]\nbank = { pesos = 0 }\nx = 1',
            [(3, "flower"), (6, "number"), (7, "tile")],
        ),
    ],
)
def test_every_error_is_found_in_its_line(text: str, found: list[tuple[int, str]]) -> None:
    assert faults_of(text) == found
    with pytest.raises(Unreadable) as raised:
        load(text)
    assert raised.value.line == found[0][0]
    for error in check(text):
        for language in LANGUAGES:
            assert error.message(language)


def test_a_flower_on_too_many_cubans_is_told_with_their_names() -> None:
    told = [str(error) for error in check('name = "x"\n[cubans]\nmaria = { flower = "yellow" }')]
    assert told == [
        "Line 2: Each flower stands on two Cubans; red stands on 1: conchita.",
        "Line 3: Each flower stands on two Cubans; yellow stands on 3: maria, jose, martinez.",
    ]


def test_what_is_no_toml_is_told_with_its_line() -> None:
    errors = check('name = "x"\n[cubans\n')
    assert [(error.line, error.key) for error in errors] == [(2, "toml-line-ends")]


@pytest.mark.parametrize(
    ("box", "key"),
    [
        (None, "none"),
        ([], "none"),
        ({}, "name"),
        ({"name": "x", "cubans": []}, "table"),
        ({"name": "x", "cubans": {"pedro": {"amount": "2"}}}, "number"),
        ({"name": "x", "cubans": {"pedro": {3: 4}}}, "field"),
        ({"name": "x", 5: 6}, "key"),
    ],
)
def test_a_box_is_checked_as_a_file_is(box: Any, key: str) -> None:
    with pytest.raises(Unreadable) as raised:
        read_box(box)
    assert raised.value.key.removeprefix("santiago-") == f"box-{key}"
