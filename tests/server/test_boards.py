"""What the types say of a board is what views show: every game with every option, through whole games."""

from __future__ import annotations

import jsonschema_rs
import pytest

from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.server.http.openapi import document
from tests.contract.setups import Setup, every_setup, walk
from tests.server import schemas


def check(setup: Setup, shown: Json) -> None:
    """The types forbid what they do not name, and what they name is there."""
    types = setup.game.types
    assert types is not None
    schemas.check(types.view.__name__, shown)


@every_setup
def test_views_are_what_the_types_say(setup: Setup) -> None:
    for state in walk(setup):
        check(setup, setup.game.view(state, None))
        for seat in range(setup.players):
            check(setup, setup.game.view(state, seat))


@every_setup
def test_what_is_printed_is_what_the_types_say(setup: Setup) -> None:
    types = setup.game.types
    assert types is not None
    schemas.check(types.pieces.__name__, setup.game.pieces(setup.new()))


def test_a_field_that_nobody_described_is_noticed() -> None:
    setup = Setup(GAMES["cuba"], 2, {})
    shown = setup.game.view(setup.new(), 0)
    with pytest.raises(jsonschema_rs.ValidationError, match="more"):
        check(setup, {**shown, "more": 1})
    del shown["round"]
    with pytest.raises(jsonschema_rs.ValidationError, match="round"):
        check(setup, shown)


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_game_have_names_in_the_document(game: str) -> None:
    types = GAMES[game].types
    assert types is not None
    components = document()["components"]["schemas"]
    for name in types.words:
        assert components[name]["enum"], name
