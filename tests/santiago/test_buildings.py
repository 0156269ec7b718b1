"""The twelve buildings: S43–S48, and S53."""

from __future__ import annotations

import pytest

from malecon.santiago import codes as c
from malecon.santiago.text import BUILDING_NAMES, CUBAN_NAMES
from tests.santiago.scene import Table
from tests.support import rule


def idle(building: str, has: str = "", demand: str = "3 cigars") -> bool:
    """Whether a player who has this is not even asked, since nothing would change."""
    table = Table(2).give(0, has).give(1, "1 peso").demand(demand).uses(building)
    assert table.question in (building.replace(" ", "-"), "driving")
    if table.asked == 1:
        assert table.heard("used", "building-declined") == []  # nor is anything told
    return table.asked == 1


@rule("S43", "S45", "S46", "S47", "S48")
def test_the_numbers_printed_on_them() -> None:
    shown = {space["building"]: (space["pesos"], space["points"]) for space in Table(2).view(None)["spaces"]}
    assert {building: numbers for building, numbers in shown.items() if numbers != (0, 0)} == {
        "bank": (2, 0),
        "church": (0, 1),
        "sawmill": (1, 1),
        "cafe": (0, 2),
        "newspaper": (1, 0),
        "trading post": (0, 2),
        "casino": (3, 0),
    }


@rule("S43")
def test_the_bank_gives_2_pesos() -> None:
    table = Table(2).uses("bank")
    assert table.options() == ["use bank", "decline"]
    assert table.does("use bank").has(0) == "2 pesos"


@rule("S43")
def test_the_church_gives_1_point() -> None:
    table = Table(2).uses("church")
    assert table.options() == ["use church", "decline"]
    assert table.does("use church").has(0) == "1 point"


@rule("S43")
def test_the_sawmill_gives_1_point_and_1_peso_for_1_wood() -> None:
    table = Table(2).give(0, "2 wood").uses("sawmill")
    assert table.options() == ["use sawmill", "decline"]
    assert table.does("use sawmill").has(0) == "1 wood, 1 peso, 1 point"
    assert table.in_stock("wood") == 7
    assert idle("sawmill", "1 sugar, 1 peso, 1 point")


@rule("S44")
@pytest.mark.parametrize(
    ("building", "given", "made"),
    [("distillery", "sugar", "rum"), ("cigar factory", "tobacco", "cigars")],
)
def test_any_amount_is_made(building: str, given: str, made: str) -> None:
    for number in (1, 2, 3):
        table = Table(2).give(0, f"3 {given}").uses(building)
        assert table.options() == [f"make 1 {made}", f"make 2 {made}", f"make 3 {made}", "decline"]
        table.does(f"make {number} {made}")
        left = f"{3 - number} {given}, " if number < 3 else ""
        assert table.has(0) == f"{left}{number} {made}"
        assert table.in_stock(given) == 5 + number
        assert table.in_stock(made) == 8 - number


@rule("S44", "S2")
@pytest.mark.parametrize(
    ("building", "given", "made"),
    [("distillery", "sugar", "rum"), ("cigar factory", "tobacco", "cigars")],
)
def test_no_more_is_made_than_is_in_stock(building: str, given: str, made: str) -> None:
    table = Table(2).give(0, f"3 {given}").stock(f"1 {made}").uses(building)
    assert table.options() == [f"make 1 {made}", "decline"]
    table = Table(2).give(0, f"3 {given}").give(1, "1 peso").stock(f"0 {made}").uses(building)
    assert table.asked == 1
    assert idle(building, f"1 {made}")


@rule("S45")
def test_the_black_market_swaps_1_good_for_1_other_and_never_wood() -> None:
    table = Table(2).give(0, "2 rum, 1 wood").uses("black market")
    assert table.options() == ["swap rum", "decline"]
    table.does("swap rum")
    assert table.options() == ["take sugar", "take citrus", "take tobacco", "take cigars"]
    assert table.does("take citrus").has(0) == "1 citrus, 1 rum, 1 wood"
    assert idle("black market", "3 wood, 3 pesos, 3 points")


@rule("S45", "S2")
def test_the_black_market_has_only_what_is_in_stock() -> None:
    table = Table(2).give(0, "1 rum").stock("0 sugar, 0 citrus, 0 cigars").uses("black market")
    table.does("swap rum")
    assert table.has(0) == "1 tobacco"  # the only one: not asked
    # The player's own are all that the stock has: the rum could be swapped for nothing else.
    table = Table(2).give(0, "1 rum").give(1, "1 peso")
    table.stock("0 sugar, 0 citrus, 0 tobacco, 0 cigars").uses("black market")
    assert table.asked == 1
    # Tobacco for rum would do, rum for tobacco not.
    table = Table(2).give(0, "1 rum, 1 tobacco").stock("0 sugar, 0 citrus, 0 tobacco, 0 cigars")
    assert table.uses("black market").options() == ["swap tobacco", "decline"]


@rule("S45")
@pytest.mark.parametrize(
    ("has", "offered"),
    [
        ("2 rum", ["sell rum"]),
        ("2 cigars", ["sell cigars"]),
        ("2 rum, 2 cigars", ["sell rum", "sell cigars", "sell rum and cigars"]),
    ],
)
def test_the_cafe_takes_at_most_1_rum_and_1_cigars(has: str, offered: list[str]) -> None:
    assert Table(2).give(0, has).uses("cafe").options() == [*offered, "decline"]


@rule("S45")
def test_the_cafe_pays_2_points_each() -> None:
    for sold, left in (
        ("rum", "1 rum, 2 cigars, 2 points"),
        ("cigars", "2 rum, 1 cigars, 2 points"),
        ("rum and cigars", "1 rum, 1 cigars, 4 points"),
    ):
        table = Table(2).give(0, "2 rum, 2 cigars").uses("cafe").does(f"sell {sold}")
        assert table.has(0) == left
    assert idle("cafe", "1 sugar, 1 tobacco, 1 wood, 3 pesos")


@rule("S46")
def test_the_newspaper_gives_a_peso_and_may_turn_over_any_cuban_who_lies_face_up() -> None:
    table = Table(2).face_down("pedro").car("miguel").give(1, "1 peso").uses("newspaper")
    # El Zorro and the one at the car are among them.
    face_up = [name for name in CUBAN_NAMES if name != "pedro"]
    assert table.options() == [f"turn over {name}" for name in face_up] + ["use newspaper", "decline"]
    table.does("turn over miguel")
    assert table.has(0) == "1 peso"
    assert table.lying_face_down() == ["pedro", "miguel"]  # several may be turned at a time


@rule("S46")
def test_the_newspapers_peso_may_be_taken_alone_or_declined() -> None:
    table = Table(2).uses("newspaper").does("use newspaper")
    assert table.has(0) == "1 peso"
    assert table.lying_face_down() == []
    assert Table(2).uses("newspaper").does("decline").has(0) == ""


@rule("S46", "S14")
def test_the_cuban_the_car_stands_at_is_turned_back_by_the_next_drive() -> None:
    table = Table(2).car("miguel").give(1, "1 peso").uses("newspaper").does("turn over miguel")
    assert table.does("drive 2").lying_face_down() == []


@rule("S46", "S31")
def test_even_el_zorro_can_be_deactivated() -> None:
    table = Table(2).figure(0, "bank").give(1, "1 peso").face_down("el zorro").visits("el zorro")
    assert table.turn_of == 1
    assert table.has(1) == "1 peso"


@rule("S47")
def test_customs_set_any_one_die_to_0() -> None:
    table = Table(2).demand("3 sugar, 2 rum").uses("customs")
    assert table.options() == ["cancel sugar", "cancel rum", "decline"]
    assert table.does("cancel sugar").demanded() == "2 rum"
    assert table.state.ship == 1


@rule("S47", "S40")
def test_customs_may_let_the_ship_leave() -> None:
    table = Table(2).ship(2, value=3).demand("2 rum").uses("customs").does("cancel rum")
    assert (table.state.ship, table.state.value) == (3, 2)


@rule("S47")
@pytest.mark.parametrize(
    ("value", "offered"),
    [
        (2, ["marker right", "decline"]),
        (3, ["marker left", "marker right", "decline"]),
        (4, ["marker left", "marker right", "decline"]),
    ],
)
def test_the_port_authority_moves_the_marker_one_flag_never_below_2(value: int, offered: list[str]) -> None:
    table = Table(2).ship(1, value).uses("port authority")
    assert table.options() == offered
    if value > 2:
        table.does("marker left")
        assert table.state.value == value - 1
        assert table.state.ship == 1


@rule("S47")
def test_the_port_authority_moves_the_marker_to_the_right_up_to_the_chequered_flag() -> None:
    for value in (2, 3):
        table = Table(2).ship(1, value).uses("port authority").does("marker right")
        assert (table.state.ship, table.state.value) == (1, value + 1)
        assert table.demanded() == "3 cigars"
    table = Table(2).ship(1, value=4).uses("port authority").does("marker right")
    assert (table.state.ship, table.state.value) == (2, 2)


@rule("S47")
def test_the_trading_post_takes_1_unit_of_a_demanded_sort_for_2_points() -> None:
    for value in (2, 3, 4):
        table = Table(2).ship(1, value).demand("2 rum, 1 sugar").give(0, "2 rum, 1 tobacco, 1 wood")
        table.uses("trading post")
        assert table.options() == ["deliver 1 rum", "decline"]
        table.does("deliver 1 rum")
        assert table.has(0) == "1 tobacco, 1 rum, 1 wood, 2 points"
        assert table.demanded() == "1 sugar, 1 rum"
    assert idle("trading post", "2 wood, 2 sugar", demand="1 rum")


@rule("S47", "S40")
def test_the_trading_post_may_let_the_ship_leave() -> None:
    table = Table(2).demand("1 rum").give(0, "1 rum").uses("trading post").does("deliver 1 rum")
    assert table.state.ship == 2
    assert table.has(0) == "2 points"


@rule("S48")
def test_the_casino_buys_points_for_3_pesos_or_sells_them() -> None:
    table = Table(2).give(0, "7 pesos, 2 points").uses("casino")
    assert table.options() == [
        *("buy 1 points", "buy 2 points"),
        *("sell 1 points", "sell 2 points"),
        "decline",
    ]
    assert table.does("buy 2 points").has(0) == "1 peso, 4 points"
    table = Table(2).give(0, "7 pesos, 2 points").uses("casino").does("sell 2 points")
    assert table.has(0) == "13 pesos"


@rule("S48")
def test_the_casino_works_in_one_direction_per_use() -> None:
    table = Table(2).give(0, "3 pesos, 2 points").give(1, "1 peso").uses("casino").does("sell 1 points")
    assert table.asked == 1


@rule("S48")
def test_the_casino_knows_no_limit_and_every_number_has_one_way_to_be_said() -> None:
    most = int(c.MOST_EXCHANGED)
    table = Table(2).give(0, f"{3 * (most + 2)} pesos, 1 point").uses("casino")
    assert [words for words in table.options() if words.startswith("buy")][-1] == f"buy {most} points"
    table.does(f"buy {most} points")
    assert table.options() == ["buy 1 points", "buy 2 points", "decline"]
    assert table.does("buy 2 points").has(0) == f"{most + 3} points"
    # Exactly that many is said by declining; fewer is not asked again.
    table = Table(2).give(0, f"{3 * (most + 2)} pesos").give(1, "1 peso").uses("casino")
    table.does(f"buy {most} points", "decline")
    assert table.has(0) == f"6 pesos, {most} points"
    assert table.heard("used", "building-declined") == [(0, BUILDING_NAMES.index("casino"), 0)]
    table = Table(2).give(0, f"{2 * most + 1} points").give(1, "1 peso").uses("casino")
    table.does(f"sell {most} points", f"sell {most} points", "sell 1 points")
    assert table.has(0) == f"{3 * (2 * most + 1)} pesos"
    assert table.asked == 1


@rule("S48", "S53")
def test_the_casino_asks_nobody_who_can_do_nothing() -> None:
    assert idle("casino", "2 pesos, 3 sugar")


@rule("S53")
@pytest.mark.parametrize("building", ["bank", "church", "newspaper", "port authority"])
def test_what_always_has_an_effect_is_always_asked(building: str) -> None:
    assert not idle(building)


@rule("S53")
def test_customs_ask_nobody_while_nothing_is_demanded() -> None:
    table = Table(2).give(1, "1 peso")
    table.demand("")
    assert table.uses("customs").asked == 1
