"""A game looked at again: as each seat saw it, to and fro."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from malecon.games import GAMES
from malecon.record import Record
from malecon.terminal.replay import run
from tests.terminal.table import Pipe, forever, play


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    save = tmp_path_factory.mktemp("replay") / "game.txt"
    play(Pipe(["siesta", "mama", *["1"] * 20]), save, players=3)
    return Record.load(save)


def first_own(record: Record, seat: int) -> int:
    return next(number for number, (who, _, _) in enumerate(record.answers) if who == seat)


def test_the_table_as_a_seat_saw_it_is_shown_once_in_a_pipe(record: Record) -> None:
    at = first_own(record, 0) + 2
    pipe = Pipe([])
    assert run(record, at, 0, "en", pipe.screen) == 0
    assert "▒0 Siesta▒" in pipe.last
    assert "▒9 Mama▒" in pipe.last
    assert f"After answer {at} of {len(record)}, as seen by: Ana" in pipe.last


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_no_other_seat_sees_what_was_hidden_then(record: Record, seat: int | None) -> None:
    at = first_own(record, 0) + 2
    pipe = Pipe([])
    run(record, at, seat, "en", pipe.screen)
    assert "▒0 Siesta▒" not in pipe.last
    assert "Ana chooses" not in pipe.last


def test_a_seat_is_reminded_of_its_own_answer(record: Record) -> None:
    at = first_own(record, 0)
    pipe = Pipe([])
    run(record, at, 0, "en", pipe.screen)
    assert "→ Choose Siesta" in pipe.last
    pipe = Pipe([])
    run(record, at, 1, "en", pipe.screen)
    assert "→" not in pipe.last


def test_without_a_place_a_pipe_gets_the_last_table(record: Record) -> None:
    pipe = Pipe([])
    assert run(record, None, None, "en", pipe.screen) == 0
    assert f"After answer {len(record)} of {len(record)}" in pipe.last


def test_one_goes_to_and_fro_and_changes_eyes(record: Record) -> None:
    at = first_own(record, 0)
    pipe = Pipe(["n", "p", "3", "9999", "p", "s 1", "s", "s 7", "rumba", "0", "p", "q"], live=True)
    assert run(record, None, None, "en", pipe.screen) == 0
    places = [int(picture.split("After answer ")[1].split(" ")[0]) for picture in pipe.seen]
    last = len(record)
    assert places[:5] == [at, at + 1, at, 3, last]
    assert places[5] < last
    assert places[-2:] == [0, 0]
    assert re.search(r"as seen by: (?!everybody)\w", pipe.seen[6])
    assert "as seen by: everybody" in pipe.seen[7]


@pytest.mark.parametrize("name", GAMES)
def test_every_table_of_a_whole_game_can_be_shown_to_every_seat(name: str, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    play(Pipe(forever("1")), save, name, GAMES[name].seats[-1], people=0)
    record = Record.load(save)
    for at in range(0, len(record) + 1, 1 + len(record) // 40):
        pipe = Pipe([], 80, 24)
        assert run(record, at, at % record.players, "en", pipe.screen) == 0
    pipe = Pipe([])
    run(record, len(record), None, "en", pipe.screen)
    assert "The game is over." in pipe.last


def test_the_end_of_the_input_ends_it(record: Record) -> None:
    pipe = Pipe(["n"], live=True)
    assert run(record, None, 0, "en", pipe.screen) == 0


def test_a_record_without_names_gets_some() -> None:
    pipe = Pipe([])
    assert run(Record(GAMES["havana"], 2), 0, None, "en", pipe.screen) == 0
    assert "Ana" in pipe.last
