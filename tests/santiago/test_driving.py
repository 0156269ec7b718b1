"""A turn, and the drive: S11–S14."""

from __future__ import annotations

import pytest

from malecon.santiago import codes as c
from malecon.santiago.text import CUBAN_NAMES
from tests.santiago.scene import GAME, Table
from tests.support import rule


@rule("S11")
def test_turns_go_clockwise_from_the_start_player() -> None:
    table = Table(3).give(0, "1 peso").give(1, "1 peso").give(2, "1 peso").turn(0)
    seen = [table.asked]
    for _ in range(4):
        table.car("conchita").face_down("el zorro").does("drive 1")  # nothing happens at a deactivated Cuban
        seen.append(table.asked)
    assert seen == [0, 1, 2, 0, 1]


@rule("S11")
def test_a_round_begins_with_the_start_player() -> None:
    table = Table(3).give(0, "1 peso").give(1, "1 peso").give(2, "1 peso")
    table.state.start = 1
    rounds = []
    for seat in (1, 2, 0, 1):
        rounds.append((seat, table.turn(seat).view(None)["round"]))
    assert rounds == [(1, 2), (2, 2), (0, 2), (1, 3)]  # the scene begins in the first


@rule("S11")
def test_a_turn_has_its_parts_in_this_order() -> None:
    # A jump with the marker on 4, Pedro's help, then a move to another's building and its use.
    table = Table(2).ship(1, value=4).car("alonso").owner(1, "bank").give(0, "1 peso").turn()
    table.does("drive 2", "call on pedro", "move to bank", "use bank").dice(1, 1, 1, 1, 1).does(
        "leave out rum"
    )
    order = [GAME.events[event].key for _, event, *_ in table.state.events]
    parts = ["drove", "ship-left", "took-goods", "figure-moved", "took-pesos", "rent-paid", "die-rolled"]
    assert [key for key in order if key in parts][: len(parts)] == parts
    assert table.turn_of == 1


@rule("S12")
def test_the_first_station_is_free_and_each_further_one_costs_a_peso() -> None:
    table = Table(2).give(0, "3 pesos").turn()
    assert table.options() == ["drive 1", "drive 2", "drive 3", "drive 4"]
    assert table.does("drive 3").station() == "jose"
    assert table.has(0) == "1 peso"


@rule("S12")
def test_without_a_peso_the_car_drives_one_station() -> None:
    table = Table(2).car("pedro").turn()
    assert table.station() == "maria"  # not asked: there is but one way


@rule("S12", "S28")
def test_example_a_drive_from_maria_to_pedro_costs_2_pesos_and_leads_to_the_white_buildings() -> None:
    # Three stations on: María, two others, Pedro.
    table = Table(2).give(0, "2 pesos")
    order = ("maria", "jose", "martinez", "pedro", "conchita", "el zorro", "miguel", "pablo", "alonso")
    for station, cuban in enumerate(order, 1):
        table.state.stations[station] = CUBAN_NAMES.index(cuban)
    table.state.car = 1
    table.turn().does("drive 3")
    assert table.station() == "pedro"
    assert table.has(0) == ""
    table.does("call on pedro")
    assert table.options() == ["move to bank", "move to church", "move to sawmill"]


@rule("S12")
@pytest.mark.parametrize("place", ["harbour", "pedro", "alonso"])
def test_no_drive_is_longer_than_one_that_ends_the_game(place: str) -> None:
    """So far as it is asked for, a drive may be as long as can be paid; beyond that nothing would happen."""
    table = Table(2).give(0, "500 pesos").car(place).turn()
    assert table.options() == [f"drive {n}" for n in range(1, int(c.FARTHEST) + 1)]
    table.does(f"drive {c.FARTHEST}")
    assert table.over
    assert table.has(0) == f"{500 - c.FARTHEST + 1} pesos"


@rule("S12")
def test_every_drive_that_does_not_end_the_game_is_asked_for() -> None:
    for car in range(c.STATIONS):
        jumps = (car + c.FARTHEST - 1) // c.STATIONS  # of the longest drive
        assert jumps >= 21
    # From the harbour, the shortest drive that ends a fresh game is the longest one that is offered.
    assert (c.FARTHEST - 2) // c.STATIONS == 20
    table = Table(2).drives(int(c.FARTHEST) - 1)
    assert not table.over
    assert (table.state.ship, table.state.value) == (7, 4)


@rule("S12")
def test_the_fare_is_paid_in_full_and_the_car_is_there_before_the_jumps_count() -> None:
    table = Table(2).ship(7, value=4).car("alonso").face_down("alonso", "pedro").give(0, "5 pesos").turn()
    table.does("drive 3")
    assert table.over
    assert table.has(0) == "3 pesos"
    assert table.station() == "maria"
    assert table.lying_face_down() == []
    keys = [GAME.events[event].key for _, event, *_ in table.state.events]
    assert keys.index("drove") < keys.index("turned-back") < keys.index("ship-left")


@rule("S13")
def test_a_jump_over_the_harbour_moves_the_marker() -> None:
    assert Table(2).car("alonso").drives(2).state.value == 3
    assert Table(2).car("pablo").drives(3).state.value == 3


@rule("S13")
def test_neither_starting_from_the_harbour_nor_stopping_there_is_a_jump() -> None:
    assert Table(2).car("harbour").drives(9).state.value == 2
    assert Table(2).car("alonso").drives(1).state.value == 2
    # Round from the harbour to the harbour: it is reached, not jumped.
    table = Table(2).car("harbour").drives(10)
    assert (table.station(), table.state.value, table.question) == ("harbour", 2, "delivery")


@rule("S13")
def test_every_jump_of_more_than_one_lap_counts() -> None:
    table = Table(2).car("alonso").drives(12)
    assert table.station() == "pedro"
    assert table.state.value == 4
    assert table.heard("marker-moved") == [(3, 0, 0), (4, 0, 0)]


@rule("S13", "S40")
def test_further_jumps_move_the_new_ships_marker_and_it_may_leave_too() -> None:
    table = Table(2).car("alonso").drives(32)  # four jumps from 2: the fourth is the next ship's first
    assert (table.state.ship, table.state.value) == (2, 3)
    table = Table(2).car("alonso").drives(62)  # seven jumps: the second ship never had a demand
    assert (table.state.ship, table.state.value) == (3, 3)
    assert table.heard("ship-left") == [(1, 0, 0), (2, 0, 0)]
    # However many ships left, one demand is rolled (S41).
    table.does("decline", "move to bank", "decline").dice(1, 1, 1, 1, 1).does("leave out sugar")
    assert table.turn_of == 1
    assert len(table.heard("die-rolled")) == 5


@rule("S14", "S31")
def test_stopping_at_a_deactivated_cuban_gives_neither_function_nor_building() -> None:
    table = Table(2).face_down("maria").figure(0, "bank").give(1, "1 peso").visits("maria")
    assert table.turn_of == 1
    assert table.has(0) == ""
    assert table.stands(0) == "bank"
    assert table.heard("not-there") == [(0, CUBAN_NAMES.index("maria"), 0)]
    assert table.lying_face_down() == ["maria"]  # the car still stands there


@rule("S14")
def test_a_deactivated_cuban_may_be_jumped_at_the_usual_cost_and_is_turned_back() -> None:
    table = Table(2).face_down("maria").give(0, "2 pesos").turn().does("drive 3")
    assert table.has(0) == ""
    assert table.lying_face_down() == []
    assert table.heard("turned-back") == [(CUBAN_NAMES.index("maria"), 0, 0)]


@rule("S14")
def test_a_deactivated_cuban_is_turned_back_when_the_car_drives_off() -> None:
    table = Table(2).face_down("maria", "conchita").car("maria").drives(1)
    assert table.lying_face_down() == ["conchita"]


@rule("S14")
def test_whoever_is_reached_again_in_the_same_drive_is_active() -> None:
    table = Table(2).face_down("maria").car("maria").drives(10)
    assert table.question == "maria"
    assert table.options() == ["call on maria", "decline"]
    table = Table(2).face_down("maria").car("pedro").drives(11)
    assert table.question == "maria"
    # A lap less, and the Cuban still lies face down.
    assert Table(2).face_down("maria").give(1, "1 peso").car("pedro").drives(1).question == "driving"


@rule("S14", "S46")
def test_alonso_turned_over_by_a_newspaper_used_through_him_still_moves_the_figure() -> None:
    table = Table(2).owner(0, "newspaper").visits("alonso").does("use newspaper", "turn over alonso")
    assert table.lying_face_down() == ["alonso"]
    assert table.options() == ["move to bank", "move to church", "move to sawmill"]
