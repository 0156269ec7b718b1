"""What is drawn: it goes into the window, it comes from views alone, and it can be read without colours."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from malecon.drawing import Scene, fit, flow, shade
from malecon.games import GAMES
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER, State
from malecon.record import Record
from malecon.santiago.codes import CUBAN
from malecon.santiago.state import Santiago
from malecon.spoken.telling import Telling
from malecon.terminal.plain import drawing_of
from malecon.terminal.play import Host
from malecon.terminal.screen import choice_list
from malecon.terminal.sitting import Sitting
from tests.havana.scene import Table
from tests.terminal.table import Pipe

CODES = re.compile(r"\x1b\[[\d;?]*[A-Za-z]")


def drawn(name: str, state: State, seat: int | None, width: int = 120, height: int = 30) -> str:
    """The table as this seat sees it, in plain letters; the view goes through JSON first."""
    game = GAMES[name]
    drawing = drawing_of(game, game.box(state))
    view = json.loads(json.dumps(game.view(state, seat)))
    names = ("Ana", "Beto", "Carmen", "Diego", "Elena")[: len(view["players"])]
    telling = Telling(game, names, "en", drawing.naming)
    choices: Sequence[int] = state.legal() if seat == int(state.seat) else []
    paper = Console(width=width, height=height, color_system=None, legacy_windows=False)
    with paper.capture() as capture:
        for part in drawing.table(Scene(view, seat, choices, telling, [None] * len(names), width, height)):
            paper.print(part)
    return capture.get()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("width", "height", "language"), [(80, 24, "en"), (80, 24, "de"), (120, 40, "nl"), (120, 40, "es")]
)
def test_every_picture_of_a_game_goes_into_the_window(
    name: str, width: int, height: int, language: str, tmp_path: Path
) -> None:
    game = GAMES[name]
    players = game.seats[-1]
    pipe = Pipe([], width, height, live=True)
    people: list[str | None] = [None] * players
    sitting = Sitting(Record(game, players), people, tmp_path / "game.txt", language)
    host = Host(sitting, 1, pipe.screen)
    rng = Rng(5)
    asked = 0
    while sitting.record.state.seat != OVER:
        seat = int(sitting.record.state.seat)
        if seat != CHANCE:
            asked += 1
            if asked % 4 == 0:
                pipe.paper.truncate(0)
                pipe.paper.seek(0)
                host.show(seat)
                lines = CODES.sub("", pipe.paper.getvalue()).split("\n")
                assert len(lines) <= height, sitting.record.lines[-1]
                assert max(cell_len(line) for line in lines) <= width
        sitting.answer(seat, int(random_action(sitting.record.state, rng)))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("width", [80, 120])
def test_everything_can_be_drawn_before_anything_is_laid(name: str, width: int) -> None:
    game = GAMES[name]
    for players in game.seats:
        state = game.new(players)
        assert drawn(name, state, None, width)
        assert drawn(name, state, players - 1, width)


@pytest.mark.parametrize("name", GAMES)
def test_every_player_and_every_name_is_on_the_table(name: str) -> None:
    game = GAMES[name]
    for players in game.seats:
        state = game.new(players)
        shown = drawn(name, state, 0)
        for player in ("Ana", "Beto", "Carmen", "Diego", "Elena")[:players]:
            assert player in shown


# --- Havana ---


def test_prices_are_letters_and_points_are_numbers() -> None:
    shown = drawn("havana", Table("siesta, worker", "mama, pesos").turns().state, None)
    assert "2R 2G 3w A" in shown
    assert shown.count("7★") == 4


@pytest.mark.parametrize("width", [80, 120])
def test_ends_that_can_be_bought_carry_the_number_of_their_answer(width: int) -> None:
    rows = ("1: R", "7: 2R 3w 2G A", "1: N"), ("7: 2Y 3w 2G A", "2: R 2$", "1: Y")
    table = Table("siesta, protection", "mama, pesos").rows(*rows).give(0, "1 red, 1 yellow").turns()
    assert table.options() == ["buy upper left", "buy lower right", "end turn"]
    shown = drawn("havana", table.state, 0, width)
    upper = next(line for line in shown.splitlines() if "★" in line)
    lower = [line for line in shown.splitlines() if "★" in line][1]
    assert re.findall(r"▐ (\d|◂| ) .*?(\d)★", upper)[0] == ("1", "1")
    assert "▸ ▌" in upper  # an end that cannot be paid
    assert "2 ▌" in lower
    assert "◂" in lower


def test_the_queue_is_the_order_of_play_and_numbers_have_two_digits() -> None:
    table = Table("mama, pesos", "siesta, black market", "debris, worker").turns()
    shown = drawn("havana", table.state, None, 80)
    lines = [line[2:].split() for line in shown.splitlines() if re.match(r"[▶✓ ] \d\d ", line)]
    assert [line[0] for line in lines] == ["07", "24", "89"]
    assert [line[2] for line in lines] == ["Beto", "Carmen", "Ana"]


def test_a_small_window_tells_of_everyone_what_lies_open() -> None:
    table = Table("mama, pesos", "siesta, black market").give(0, "2 red, 5 grey, 3 pesos, 1 worker, 4 points")
    line = next(line for line in drawn("havana", table.turns().state, None, 80).splitlines() if "Ana" in line)
    assert "4/25" in line
    assert "2R 5G 3$ w" in line
    assert "Pesos · Mama" in line


def test_the_hand_tells_open_and_discarded_cards_apart_without_colour() -> None:
    table = Table("siesta, worker", "mama, pesos").discarded(0, "debris, mama").turns()
    shown = " ".join(drawn("havana", table.state, 0).split())
    assert "[0 Siesta]" in shown
    assert "(2 Debris)" in shown
    assert "(9 Mama)" in shown
    assert " 5 Peso thief " in shown
    assert "Your cards" not in drawn("havana", table.state, None)


def test_an_empty_place_of_a_row_is_an_empty_lot() -> None:
    table = Table("siesta, worker", "mama, pesos").rows(("1: R", "1: Y", "1: N"), ("1: B",)).turns()
    shown = drawn("havana", table.state, None, 80)
    assert shown.count("············") == 3 + 5


def test_dear_tiles_of_an_owner_are_cut_and_told_whole_in_the_list() -> None:
    box = GAMES["havana"].box(GAMES["havana"].new(2))
    box["tiles"][0] = "1: 9G 9$ 9w 2R 2Y 2N 2B A"
    assert drawing_of(GAMES["havana"], box).naming("tile", "1", "en") == "1 point (9G 9$ 9w 2R 2Y 2N 2B A)"


# --- Santiago and Cuba ---


def started(name: str, players: int, seed: int = 3) -> State:
    """A game up to the first question of a turn."""
    game = GAMES[name]
    state = game.new(players)
    rng = Rng(seed)
    while state.seat == CHANCE or game.questions[state.step].key not in ("driving", "actions-phase"):
        state.apply(random_action(state, rng))
    return state


@pytest.mark.parametrize("width", [80, 120])
def test_the_loop_shows_everybody_the_car_and_the_fares(width: int) -> None:
    state = started("santiago", 3)
    shown = drawn("santiago", state, int(state.seat), width)
    for name in ("Pedro", "María", "José", "Martínez", "Conchita", "El Zorro", "Miguel", "Pablo", "Alonso"):
        assert name in shown
    assert shown.count("CAR") == 1
    assert all(f"{pesos}$" in shown for pesos in (1, 2, 3))
    assert shown.count("behind the screen") == 2


def test_a_cuban_who_is_away_is_in_brackets() -> None:
    state = started("santiago", 2)
    assert isinstance(state, Santiago)
    state.face_down = CUBAN[0]  # Pedro
    assert "(Pedro)" in drawn("santiago", state, None)


@pytest.mark.parametrize("width", [80, 120])
def test_a_plantation_is_twelve_fields_with_one_figure(width: int) -> None:
    state = started("cuba", 4)
    shown = drawn("cuba", state, int(state.seat), width)
    assert shown.count("tobacco") >= 2
    assert "Warehouse" in shown
    assert shown.count("●") == 1
    for player in ("Ana", "Beto", "Carmen", "Diego"):
        assert player in shown


def test_a_spectator_sees_the_plantation_of_whoever_is_asked() -> None:
    state = started("cuba", 3)
    assert f"Plantation · {('Ana', 'Beto', 'Carmen')[int(state.seat)]}" in drawn("cuba", state, None)


# --- small things to draw with ---


def test_text_is_fitted_exactly() -> None:
    for width in range(1, 12):
        for words in ("", "abc", "abc   ", "abcdefghijkl"):
            for align in ("left", "centre", "right"):
                assert fit(Text(words), width, align).cell_len == width
    assert fit(Text("abcdef"), 4).plain == "abc…"
    assert fit(Text("ab    "), 4).plain == "ab  "


def test_parts_flow_into_lines_whole() -> None:
    lines = flow([Text("aaa"), Text("bb"), Text("cccc")], 7, " ")
    assert [line.plain for line in lines] == ["aaa bb", "cccc"]


def test_choices_take_no_more_lines_than_they_may() -> None:
    labels = [Text(f"a rather long label of choice {n}") for n in range(20)]
    assert len(choice_list(labels, 80, 20)) == 10
    cut = choice_list(labels, 80, 7)
    assert len(cut) == 7
    assert all(line.cell_len <= 80 for line in cut)
    assert all(str(n) in "".join(line.plain for line in cut) for n in range(1, 21))


def test_a_shade_lies_between_two_colours() -> None:
    assert shade("#ffffff", 1.0) == "#ffffff"
    assert shade("#ffffff", 0.5, "#000000") == "#808080"
