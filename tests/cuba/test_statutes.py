"""The statutes: tax, duty, subsidy and the market acts."""

from __future__ import annotations

import pytest

from malecon.cuba import codes as c
from tests.cuba.scene import GAME, Table
from tests.support import rule


def statutes(table: Table) -> None:
    """Phase D, with nothing after it."""
    table.state.finish()
    table.state.seat = -3
    for step in (c.OTHER, c.SUBSIDY, c.DUTY, c.TAX):
        table.state.push(step)
    table.state.advance()


@rule("C61")
def test_the_printed_example() -> None:
    """Tax and duty both met: 5 points."""
    table = Table().give(0, citrus=1)
    statutes(table)
    table.does("pay", "refuse", "pay")  # tax of 0, tax of 1, duty of 0
    assert table.over
    assert table.points == [5, 0]
    assert table.pesos == [8, 10]
    assert table.has(0) == {}


@rule("C7", "C62", "C63")
def test_what_is_printed_is_a_tax_of_2_pesos_and_a_duty_of_1_citrus() -> None:
    table = Table().give(1, citrus=2)
    statutes(table)
    table.does("refuse", "pay", "pay")
    assert table.pesos == [10, 8]
    assert table.has(1) == {"citrus": 1}
    assert table.points == [0, 5]


@rule("C61")
def test_one_alone_is_worth_2_points() -> None:
    table = Table().give(0, citrus=1).give(1, citrus=1)
    statutes(table)
    table.does("pay", "refuse", "refuse", "pay")
    assert table.points == [2, 2]


@rule("C60", "C61")
def test_the_tax_is_asked_of_all_clockwise_before_the_duty_is() -> None:
    table = Table(3)
    table.state.start = 1
    for seat in range(3):
        table.give(seat, citrus=1)
    statutes(table)
    asked = []
    while not table.over:
        asked.append((table.view()["question"], int(table.state.seat)))
        table.does("refuse")
    assert asked == [("tax", 1), ("tax", 2), ("tax", 0), ("duty", 1), ("duty", 2), ("duty", 0)]


@rule("C61")
def test_he_who_cannot_pay_is_not_asked() -> None:
    table = Table()
    table.state.pesos[0] = 1
    statutes(table)
    assert table.state.seat == 1
    table.does("pay")
    assert table.over, "nobody has citrus"
    assert table.points == [0, 2]


@rule("C62")
@pytest.mark.parametrize("pesos", [1, 2, 3, 4, 5])
def test_taxes_of_1_to_5_pesos(pesos: int) -> None:
    table = Table().enact(f"tax {pesos}")
    table.state.pesos[1] = pesos - 1
    statutes(table)
    table.does("pay")
    assert table.over
    assert table.pesos == [10 - pesos, pesos - 1]
    assert table.points == [2, 0]


@rule("C62")
def test_a_tax_of_as_many_pesos_as_buildings() -> None:
    table = Table().enact("tax buildings").build(0, b2="inn", c2="dam", d2="hotel")
    statutes(table)
    assert table.state.seat == 0, "seat 1 has no building and has complied"
    table.does("pay")
    assert table.over
    assert table.pesos == [7, 10]
    assert table.points == [2, 2]


@rule("C62", "C66", "C104")
def test_by_an_option_the_printed_warehouse_counts_as_a_building() -> None:
    """For the tax, the subsidy and at the end: everybody has one building more, and nobody has none."""
    table = Table(warehouse_counts=True).enact("tax buildings").build(0, b2="inn", c2="dam")
    statutes(table)
    assert table.state.seat == 0
    table.does("pay")
    assert table.state.seat == 1, "the printed warehouse alone costs a peso"
    table.does("pay")
    assert table.pesos == [7, 9]
    table = Table(warehouse_counts=True).enact("subsidy buildings").build(0, b2="inn").ask(c.SUBSIDY)
    assert table.points == [2, 1]
    table = Table(warehouse_counts=True).build(0, b2="inn").ask(c.END_OF_GAME)
    assert table.points == [4, 2]
    assert not GAME.settings(None)["warehouse_counts"]
    assert table.view()["warehouse_counts"]
    assert table.state.copy().scores() == [4, 2]


@rule("C62", "C61")
def test_who_has_no_building_gets_the_extra_point_with_the_duty() -> None:
    table = Table().enact("tax buildings").give(1, citrus=1)
    statutes(table)
    table.does("pay")
    assert table.points == [2, 5]


@rule("C63")
@pytest.mark.parametrize("piece", ["citrus", "sugar", "tobacco", "water"])
def test_duties_of_one_piece(piece: str) -> None:
    table = Table().enact(f"duty {piece}").give(0, **{piece: 1})
    table.state.pesos[0] = 0
    table.state.pesos[1] = 0
    statutes(table)
    assert table.state.seat == 0
    assert table.options() == ["pay", "refuse"]
    table.does("pay")
    assert table.over
    assert table.has(0) == {}
    assert table.points == [2, 0]


@rule("C63", "C64")
def test_a_duty_of_2_resources_of_any_kind() -> None:
    table = Table().enact("duty resources").give(0, wood=1, stone=1, water=2, citrus=1).give(1, water=1)
    table.state.pesos[0] = 0
    table.state.pesos[1] = 0
    statutes(table)
    assert table.options() == ["give wood", "give stone", "give water", "refuse"]
    table.does("give stone")
    assert table.over, "after stone only water is left to name, and seat 1 has too little"
    assert table.has(0) == {"wood": 1, "water": 1, "citrus": 1}
    assert table.points == [2, 0]


@rule("C63", "C64")
def test_a_duty_of_2_products_of_any_kind() -> None:
    table = Table().enact("duty products").give(0, tobacco=1, sugar=1, rum=3).store(0, citrus=1)
    table.state.pesos[0] = 0
    table.state.pesos[1] = 0
    statutes(table)
    assert table.options() == ["give citrus", "give tobacco", "refuse"], (
        "after sugar there is no second piece"
    )
    table.does("give citrus")
    assert table.options() == ["give tobacco", "give sugar"], "begun is not given up"
    table.does("give sugar")
    assert table.over
    assert table.has(0) == {"tobacco": 1, "rum": 3}
    assert table.points == [2, 0]


@rule("C63", "C64")
@pytest.mark.parametrize("kind", ["resources", "products"])
def test_every_pair_can_be_given_in_one_way_only(kind: str) -> None:
    names = ("wood", "stone", "water") if kind == "resources" else ("citrus", "tobacco", "sugar")
    for counts in [(2, 1, 0), (1, 1, 1), (3, 0, 2), (0, 0, 2), (2, 2, 2)]:
        table = Table().enact(f"duty {kind}").give(0, **dict(zip(names, counts, strict=True)))
        table.state.pesos[0] = 0
        table.state.pesos[1] = 0
        statutes(table)
        found = []
        waiting = [table]
        while waiting:
            state = waiting.pop()
            if state.over:
                left = state.has(0)
                found.append(tuple(n - left.get(name, 0) for name, n in zip(names, counts, strict=True)))
                continue
            for answer in state.options():
                after = state.copy()
                after.does(answer)
                waiting.append(after)
        pairs = [
            (a, b, 2 - a - b)
            for a in range(3)
            for b in range(3 - a)
            if a <= counts[0] and b <= counts[1] and 2 - a - b <= counts[2]
        ]
        assert sorted(found) == sorted([*pairs, (0, 0, 0)])


@rule("C64", "C29")
def test_a_duty_comes_from_the_lot_before_the_warehouse() -> None:
    table = Table().store(0, citrus=1).give(0, citrus=1)
    table.state.pesos[0] = 0
    table.state.pesos[1] = 0
    statutes(table)
    table.does("pay")
    assert table.stored(0) == {"citrus": 1}
    assert table.has(0) == {"citrus": 1}
    statutes(table)
    table.does("pay")
    assert table.has(0) == {}


# --- subsidies ---


def subsidised(table: Table, name: str) -> list[int]:
    """The points that a subsidy brings; nothing else changes."""
    table.enact(name)
    before = (table.has(0), table.pesos)
    points = table.points
    table.ask(c.SUBSIDY)
    assert table.over
    assert (table.has(0), table.pesos) == before, "nothing is paid"
    return [after - n for after, n in zip(table.points, points, strict=True)]


@rule("C65")
def test_without_a_subsidy_nothing_happens() -> None:
    table = Table().ask(c.SUBSIDY)
    assert table.points == [0, 0]


@rule("C65", "C66")
def test_a_point_for_each_building() -> None:
    table = Table().build(0, b1="inn", c2="dam", d3="warehouse")
    assert subsidised(table, "subsidy buildings") == [3, 0], "the printed warehouse does not count"


@rule("C65", "C67")
def test_a_point_for_each_open_resource_field() -> None:
    table = Table()
    assert subsidised(table, "subsidy resource fields") == [5, 5]
    table.build(0, b1="inn", c3="dam", c2="hotel")  # a forest, the lake, a citrus field
    assert subsidised(table, "subsidy resource fields") == [3, 5]


@rule("C65", "C68")
def test_a_point_for_each_open_product_field() -> None:
    table = Table()
    assert subsidised(table, "subsidy product fields") == [6, 6]
    table.build(0, b1="inn", c3="dam", c2="hotel")
    assert subsidised(table, "subsidy product fields") == [5, 6]


@rule("C65", "C69")
def test_a_point_for_each_water_at_most_7() -> None:
    table = Table().give(0, water=6, wood=4).give(1, water=8)
    assert subsidised(table, "subsidy water") == [6, 7]


@rule("C65", "C70")
def test_a_point_for_each_vote_of_the_fifth_card() -> None:
    table = Table().keep("mayor", "tradeswoman")
    table.state.town_hall = 1
    assert subsidised(table, "subsidy votes") == [5, 2]


@rule("C65", "C71")
def test_a_point_for_each_full_3_pesos_at_most_7() -> None:
    table = Table(3)
    table.state.pesos[0] = 8
    table.state.pesos[1] = 24
    table.state.pesos[2] = 2
    assert subsidised(table, "subsidy pesos") == [2, 7, 0]


# --- other acts ---


@rule("C72")
def test_market_less_takes_2_of_each_product_off_as_far_as_there_are() -> None:
    table = Table().enact("market less").fill_market(citrus=5, tobacco=1, sugar=0)
    stock = [table.stock(name) for name in ("citrus", "tobacco", "sugar")]
    table.ask(c.OTHER)
    assert table.market == {"citrus": 3, "tobacco": 0, "sugar": 0, "rum": 2, "cigars": 2}
    assert [table.stock(name) for name in ("citrus", "tobacco", "sugar")] == [
        stock[0] + 2,
        stock[1] + 1,
        stock[2],
    ]


@rule("C72", "C2")
def test_market_more_brings_2_of_each_product_as_far_as_space_and_stock_allow() -> None:
    table = Table().enact("market more").fill_market(citrus=4, tobacco=2, sugar=2).drain(sugar=1)
    stock = [table.stock(name) for name in ("citrus", "tobacco", "sugar")]
    table.ask(c.OTHER)
    assert table.market == {"citrus": 5, "tobacco": 4, "sugar": 3, "rum": 2, "cigars": 2}
    assert [table.stock(name) for name in ("citrus", "tobacco", "sugar")] == [
        stock[0] - 1,
        stock[1] - 2,
        0,
    ]


@rule("C72", "C60")
@pytest.mark.parametrize(("option", "left"), [("each_round", 1), ("once", 3)])
def test_a_market_act_works_each_round_or_once(option: str, left: int) -> None:
    table = Table(market_act=option).enact("market less").fill_market(citrus=5).ask(c.OTHER)
    assert table.market["citrus"] == 3
    table.ask(c.OTHER)
    assert table.market["citrus"] == left
    assert table.in_force[3] == "market less", "it stays in force"
    assert GAME.settings(None)["market_act"] == "each_round"


@rule("C72")
def test_once_begins_anew_with_a_new_market_act() -> None:
    table = Table(market_act="once").enact("market less").ask(c.OTHER)
    assert table.market["citrus"] == 1
    table.state.bills[c.OTHERS] = c.MARKET_MORE
    table.keep("mayor", "worker")
    table.state.pesos[0] = 0
    table.state.pesos[1] = 0
    table.ask(c.PARLIAMENT).does("pass tax", "pass other")
    table.ask(c.OTHER)
    assert table.market["citrus"] == 3


@rule("C60", "C72")
@pytest.mark.parametrize("name", ["drought", "building", "harbour", "corruption"])
def test_the_other_acts_work_elsewhere(name: str) -> None:
    table = Table().enact(name)
    before = GAME.snapshot(table.state)["market"]
    table.ask(c.OTHER)
    assert GAME.snapshot(table.state)["market"] == before
    assert table.state.market_done == 0


@rule("C60")
def test_acts_stay_in_force_and_are_carried_out_every_round() -> None:
    table = Table().enact("tax 1").enact("subsidy buildings").build(0, b2="inn")
    for _ in range(2):
        statutes(table)
        table.does("pay", "pay")
    assert table.points == [2 * (2 + 1), 2 * 2]
    assert table.pesos == [8, 8]
