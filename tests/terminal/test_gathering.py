"""Questions that are answered in any order, at the terminal: several, second thoughts, done."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from malecon.games import GAMES
from malecon.record import Record
from tests.terminal.table import Pipe, play


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def own(save: Path) -> list[str]:
    """What Ana has answered."""
    return [line for line in Record.load(save).lines if line.startswith("0 ")]


def test_two_cards_in_any_order(save: Path) -> None:
    for typed in (["mama", "siesta"], ["siesta, mama"]):
        play(Pipe(typed), save)
        assert own(save) == ["0 choose siesta", "0 choose mama"]


def test_start_pieces_in_every_order(tmp_path: Path) -> None:
    wanted = ("take water", "take sugar", "take wood", "take citrus")
    for number, order in enumerate(permutations(wanted)):
        save = tmp_path / f"{number}.txt"
        play(Pipe([", ".join(order)]), save, "cuba")
        assert own(save) == ["0 take wood", "0 take water", "0 take citrus", "0 take sugar"]


def test_what_is_chosen_is_shown_with_its_effect_and_can_be_taken_back(save: Path) -> None:
    pipe = Pipe(
        ["take wood", "take tobacco", "- tobacco", "-", "take water, take wood, take sugar, take citrus"]
    )
    play(pipe, save, "cuba")
    assert "Chosen: Take from the stock: wood" in " ".join(pipe.seen[1].split())
    assert "Taken back: Take from the stock: tobacco" in " ".join(pipe.seen[3].split())
    assert own(save) == ["0 take wood", "0 take water", "0 take citrus", "0 take sugar"]


def test_what_was_given_together_is_undone_together(save: Path) -> None:
    play(Pipe(["", "mama, siesta", "u", "q"], live=True), save, people=2)
    assert own(save) == []


HARVESTING = ["wood, stone, citrus, tobacco", "play worker", "move to b2"]


def test_tobacco_first_leaves_room_for_citrus(save: Path) -> None:
    pipe = Pipe([*HARVESTING, "harvest tobacco", "harvest citrus"], live=True)
    play(pipe, save, "cuba")
    assert own(save)[-2:] == ["0 harvest citrus", "0 harvest tobacco"]


@pytest.mark.parametrize("again", [False, True])
def test_what_would_be_left_lying_is_said_before_it_is_done(again: bool, save: Path) -> None:
    pipe = Pipe([*HARVESTING, "harvest tobacco", "done", *(["done"] if again else [])], live=True)
    play(pipe, save, "cuba")
    shown = " ".join((pipe.seen[5] if len(pipe.seen) > 5 else pipe.last).split())
    assert "You leave 1 product that costs nothing." in shown
    assert ("0 harvest tobacco" in own(save)) is again


@pytest.mark.parametrize("game", GAMES)
def test_no_prompt_speaks_of_an_order(game: str, save: Path) -> None:
    pipe = Pipe(["1"] * 60)
    play(pipe, save, game)
    for picture in pipe.seen:
        assert "in their order" not in picture
        assert "lower of the two" not in picture
