"""Whole games in the browser, against bots, by clicking only what glows."""

from __future__ import annotations

import random

import pytest

from tests.web.club import Club
from tests.web.conftest import Invite


@pytest.mark.parametrize("game", ["havana", "santiago", "cuba"])
def test_a_whole_game_by_clicking_what_glows(game: str, guest: Invite, club: Club) -> None:
    ana = guest(club)
    table = ana.sit(game, "Ana", "bot", "bot:greedy")
    assert table.play(random.Random(game)) > 10
    assert table.look()["status"] == "over"
