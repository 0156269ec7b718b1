"""How golden games are found."""

from __future__ import annotations

import pytest
from tools.golden import STYLES, Style, cover, play, weights

from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.kernel.state import OVER
from malecon.record import Record


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_style_plays_legal_games(game: Game) -> None:
    for style in STYLES[game.name]:
        record = play(game, game.seats[-1], style, weights(game, style), 1)
        if record is not None:
            assert record.state.seat == OVER
            assert Record.read(record.text()).text() == record.text()


def test_the_first_pattern_that_fits_says_how_gladly() -> None:
    game = GAMES["havana"]
    gladly = weights(game, Style({"buy upper": 7, "buy": 3}))
    wanted = {"buy upper left": 7, "buy lower left": 3, "end turn": 1}
    assert {words: gladly[game.vocabulary.action(words) or 0] for words in wanted} == wanted


def record_of(length: int) -> Record:
    """A game of so many answers."""
    record = Record(GAMES["havana"], 2)
    for _ in range(length):
        record.add(int(record.state.seat), record.state.legal()[0])
    return record


def test_few_and_short_games_cover_all_that_is_shown() -> None:
    long, short, useless = record_of(30), record_of(3), record_of(2)
    assert cover([(long, {"a", "b", "c"}), (short, {"a", "b"}), (useless, {"a"})]) == [long]
    assert cover([(long, {"c"}), (short, {"a", "b"}), (useless, {"a"})]) == [short, long]
