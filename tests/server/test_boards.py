"""What the types say of a board is what views show: every game with every option, through whole games."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from malecon.cuba import text as cuba_text
from malecon.games import GAMES
from malecon.havana import text as havana_text
from malecon.kernel.game import Json
from malecon.santiago import text as santiago_text
from malecon.server.boards import BoardView, Pieces, cuba
from malecon.server.http.openapi import document
from tests.contract.setups import Setup, every_setup, walk

BOARD: Any = BoardView
PRINTED: Any = Pieces


def check(shown: Json) -> None:
    """The types forbid what they do not name, and what they name is there."""
    board = msgspec.convert(shown, BOARD)
    assert msgspec.json.decode(msgspec.json.encode(board)) == shown


@every_setup
def test_views_are_what_the_types_say(setup: Setup) -> None:
    for state in walk(setup):
        check(setup.game.view(state, None))
        for seat in range(setup.players):
            check(setup.game.view(state, seat))


@every_setup
def test_what_is_printed_is_what_the_types_say(setup: Setup) -> None:
    shown = setup.game.pieces(setup.new())
    printed = msgspec.convert(shown, PRINTED)
    assert msgspec.json.decode(msgspec.json.encode(printed)) == shown


def test_a_field_that_nobody_described_is_noticed() -> None:
    table = Setup(GAMES["cuba"], 2, {})
    shown = table.game.view(table.new(), 0)
    with pytest.raises(msgspec.ValidationError, match="unknown field `more`"):
        check({**shown, "more": 1})
    del shown["round"]
    with pytest.raises(msgspec.ValidationError, match="round"):
        check(shown)


def test_names_are_those_of_the_record() -> None:
    for name, words in (
        ("HavanaCard", havana_text.CARD_NAMES),
        ("HavanaColour", havana_text.COLOUR_NAMES),
        ("HavanaEnd", havana_text.END_NAMES),
        ("SantiagoSort", santiago_text.SORT_NAMES),
        ("SantiagoFlower", santiago_text.FLOWER_NAMES),
        ("SantiagoCuban", santiago_text.CUBAN_NAMES),
        ("SantiagoBuilding", santiago_text.BUILDING_NAMES),
        ("CubaField", cuba_text.FIELD_NAMES),
        ("CubaPiece", cuba_text.PIECE_NAMES),
        ("CubaGives", (*cuba_text.PRODUCT_NAMES, *cuba_text.RESOURCE_NAMES, "warehouse")),
        ("CubaGroup", cuba_text.GROUP_NAMES),
        ("CubaCharacter", cuba_text.CHARACTER_NAMES),
        ("CubaBerthName", cuba_text.BERTH_NAMES),
        ("CubaBuilding", cuba_text.TILE_NAMES),
        ("CubaAct", cuba_text.ACT_NAMES),
        ("CubaLaw", cuba_text.LAW_NAMES),
    ):
        assert words_of(name) == words
    assert tuple(cuba.CubaSupply.__struct_encode_fields__) == cuba_text.TILE_NAMES
    assert tuple(cuba.CubaPlantation.__struct_fields__) == cuba_text.FIELD_NAMES


def words_of(name: str) -> tuple[str, ...]:
    """The words that a name of the document stands for."""
    schemas = document()["components"]["schemas"]
    return tuple(schemas[name]["enum"])
