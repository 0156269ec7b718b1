"""What is told of a training while it goes on."""

from __future__ import annotations

from malecon.commands.train import FEWEST, told
from malecon.learn.curve import Line
from malecon.messages import LANGUAGES, say


def test_a_share_of_a_few_games_is_not_told() -> None:
    line = Line(60.0, 900, 9, 0.5, 0.5, 0.5, {"2": (FEWEST, 0.5), "3": (1, 0.0)})
    for language in LANGUAGES:
        shown = told(line, language)
        assert say("train-won", language, players="2", share="50 %", games=FEWEST) in shown
        assert say("train-won", language, players="3", share="0 %", games=1) not in shown


def test_where_none_is_known_yet_there_is_a_dash() -> None:
    assert told(Line(6.0, 9, 1, 0.5, 0.5, 0.5, {"3": (1, 0.0)}), "en").endswith("–")
