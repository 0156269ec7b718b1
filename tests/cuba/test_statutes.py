"""The statutes: tax, duty, subsidy and the market acts."""

from __future__ import annotations

import pytest

from malecon.cuba import codes as c
from malecon.cuba.state import Cuba
from tests.cuba import scene
from tests.cuba.scene import act, options
from tests.support import rule


def statutes(s: Cuba) -> None:
    """Phase D, with nothing after it."""
    s.finish()
    s.seat = -3
    for step in (c.OTHER, c.SUBSIDY, c.DUTY, c.TAX):
        s.push(step)
    s.advance()


@rule("C61")
def test_the_printed_example() -> None:
    """Tax and duty both met: 5 points."""
    s = scene.bare()
    scene.give(s, 0, citrus=1)
    statutes(s)
    act(s, "pay", "refuse", "pay")  # tax of 0, tax of 1, duty of 0
    assert scene.over(s)
    assert scene.points(s) == [5, 0]
    assert scene.pesos(s) == [8, 10]
    assert scene.has(s, 0) == {}


@rule("C7", "C62", "C63")
def test_what_is_printed_is_a_tax_of_2_pesos_and_a_duty_of_1_citrus() -> None:
    s = scene.bare()
    scene.give(s, 1, citrus=2)
    statutes(s)
    act(s, "refuse", "pay", "pay")
    assert scene.pesos(s) == [10, 8]
    assert scene.has(s, 1) == {"citrus": 1}
    assert scene.points(s) == [0, 5]


@rule("C61")
def test_one_alone_is_worth_2_points() -> None:
    s = scene.bare()
    scene.give(s, 0, citrus=1)
    scene.give(s, 1, citrus=1)
    statutes(s)
    act(s, "pay", "refuse", "refuse", "pay")
    assert scene.points(s) == [2, 2]


@rule("C60", "C61")
def test_the_tax_is_asked_of_all_clockwise_before_the_duty_is() -> None:
    s = scene.bare(3)
    s.start = 1
    for seat in range(3):
        scene.give(s, seat, citrus=1)
    statutes(s)
    asked = []
    while not scene.over(s):
        asked.append((scene.GAME.view(s, None)["question"], int(s.seat)))
        act(s, "refuse")
    assert asked == [("tax", 1), ("tax", 2), ("tax", 0), ("duty", 1), ("duty", 2), ("duty", 0)]


@rule("C61")
def test_he_who_cannot_pay_is_not_asked() -> None:
    s = scene.bare()
    s.pesos[0] = 1
    statutes(s)
    assert s.seat == 1
    act(s, "pay")
    assert scene.over(s), "nobody has citrus"
    assert scene.points(s) == [0, 2]


@rule("C62")
@pytest.mark.parametrize("pesos", [1, 2, 3, 4, 5])
def test_taxes_of_1_to_5_pesos(pesos: int) -> None:
    s = scene.bare()
    scene.enact(s, f"tax {pesos}")
    s.pesos[1] = pesos - 1
    statutes(s)
    act(s, "pay")
    assert scene.over(s)
    assert scene.pesos(s) == [10 - pesos, pesos - 1]
    assert scene.points(s) == [2, 0]


@rule("C62")
def test_a_tax_of_as_many_pesos_as_buildings() -> None:
    s = scene.bare()
    scene.enact(s, "tax buildings")
    scene.build(s, 0, b2="inn", c2="dam", d2="hotel")
    statutes(s)
    assert s.seat == 0, "seat 1 has no building and has complied"
    act(s, "pay")
    assert scene.over(s)
    assert scene.pesos(s) == [7, 10]
    assert scene.points(s) == [2, 2]


@rule("C62", "C61")
def test_who_has_no_building_gets_the_extra_point_with_the_duty() -> None:
    s = scene.bare()
    scene.enact(s, "tax buildings")
    scene.give(s, 1, citrus=1)
    statutes(s)
    act(s, "pay")
    assert scene.points(s) == [2, 5]


@rule("C63")
@pytest.mark.parametrize("piece", ["citrus", "sugar", "tobacco", "water"])
def test_duties_of_one_piece(piece: str) -> None:
    s = scene.bare()
    scene.enact(s, f"duty {piece}")
    scene.give(s, 0, **{piece: 1})
    s.pesos[0] = 0
    s.pesos[1] = 0
    statutes(s)
    assert s.seat == 0
    assert options(s) == ["pay", "refuse"]
    act(s, "pay")
    assert scene.over(s)
    assert scene.has(s, 0) == {}
    assert scene.points(s) == [2, 0]


@rule("C63", "C64")
def test_a_duty_of_2_resources_of_any_kind() -> None:
    s = scene.bare()
    scene.enact(s, "duty resources")
    scene.give(s, 0, wood=1, stone=1, water=2, citrus=1)
    scene.give(s, 1, water=1)
    s.pesos[0] = 0
    s.pesos[1] = 0
    statutes(s)
    assert options(s) == ["give wood", "give stone", "give water", "refuse"]
    act(s, "give stone")
    assert scene.over(s), "after stone only water is left to name, and seat 1 has too little"
    assert scene.has(s, 0) == {"wood": 1, "water": 1, "citrus": 1}
    assert scene.points(s) == [2, 0]


@rule("C63", "C64")
def test_a_duty_of_2_products_of_any_kind() -> None:
    s = scene.bare()
    scene.enact(s, "duty products")
    scene.give(s, 0, tobacco=1, sugar=1, rum=3)
    scene.store(s, 0, citrus=1)
    s.pesos[0] = 0
    s.pesos[1] = 0
    statutes(s)
    assert options(s) == ["give citrus", "give tobacco", "refuse"], "after sugar there is no second piece"
    act(s, "give citrus")
    assert options(s) == ["give tobacco", "give sugar"], "begun is not given up"
    act(s, "give sugar")
    assert scene.over(s)
    assert scene.has(s, 0) == {"tobacco": 1, "rum": 3}
    assert scene.points(s) == [2, 0]


@rule("C63", "C64")
@pytest.mark.parametrize("kind", ["resources", "products"])
def test_every_pair_can_be_given_in_one_way_only(kind: str) -> None:
    names = ("wood", "stone", "water") if kind == "resources" else ("citrus", "tobacco", "sugar")
    for counts in [(2, 1, 0), (1, 1, 1), (3, 0, 2), (0, 0, 2), (2, 2, 2)]:
        s = scene.bare()
        scene.enact(s, f"duty {kind}")
        scene.give(s, 0, **dict(zip(names, counts, strict=True)))
        s.pesos[0] = 0
        s.pesos[1] = 0
        statutes(s)
        found = []
        waiting = [s]
        while waiting:
            state = waiting.pop()
            if scene.over(state):
                left = scene.has(state, 0)
                found.append(tuple(n - left.get(name, 0) for name, n in zip(names, counts, strict=True)))
                continue
            for answer in options(state):
                after = state.copy()
                act(after, answer)
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
    s = scene.bare()
    scene.store(s, 0, citrus=1)
    scene.give(s, 0, citrus=1)
    s.pesos[0] = 0
    s.pesos[1] = 0
    statutes(s)
    act(s, "pay")
    assert scene.stored(s, 0) == {"citrus": 1}
    assert scene.has(s, 0) == {"citrus": 1}
    statutes(s)
    act(s, "pay")
    assert scene.has(s, 0) == {}


# --- subsidies ---


def subsidised(s: Cuba, name: str) -> list[int]:
    """The points that a subsidy brings; nothing else changes."""
    scene.enact(s, name)
    before = (scene.has(s, 0), scene.pesos(s))
    points = scene.points(s)
    scene.ask(s, c.SUBSIDY)
    assert scene.over(s)
    assert (scene.has(s, 0), scene.pesos(s)) == before, "nothing is paid"
    return [after - n for after, n in zip(scene.points(s), points, strict=True)]


@rule("C65")
def test_without_a_subsidy_nothing_happens() -> None:
    s = scene.bare()
    scene.ask(s, c.SUBSIDY)
    assert scene.points(s) == [0, 0]


@rule("C65", "C66")
def test_a_point_for_each_building() -> None:
    s = scene.bare()
    scene.build(s, 0, b1="inn", c2="dam", d3="warehouse")
    assert subsidised(s, "subsidy buildings") == [3, 0], "the printed warehouse does not count"


@rule("C65", "C67")
def test_a_point_for_each_open_resource_field() -> None:
    s = scene.bare()
    assert subsidised(s, "subsidy resource fields") == [5, 5]
    scene.build(s, 0, b1="inn", c3="dam", c2="hotel")  # a forest, the lake, a citrus field
    assert subsidised(s, "subsidy resource fields") == [3, 5]


@rule("C65", "C68")
def test_a_point_for_each_open_product_field() -> None:
    s = scene.bare()
    assert subsidised(s, "subsidy product fields") == [6, 6]
    scene.build(s, 0, b1="inn", c3="dam", c2="hotel")
    assert subsidised(s, "subsidy product fields") == [5, 6]


@rule("C65", "C69")
def test_a_point_for_each_water_at_most_7() -> None:
    s = scene.bare()
    scene.give(s, 0, water=6, wood=4)
    scene.give(s, 1, water=8)
    assert subsidised(s, "subsidy water") == [6, 7]


@rule("C65", "C70")
def test_a_point_for_each_vote_of_the_fifth_card() -> None:
    s = scene.bare()
    scene.keep(s, "mayor", "tradeswoman")
    s.town_hall = 1
    assert subsidised(s, "subsidy votes") == [5, 2]


@rule("C65", "C71")
def test_a_point_for_each_full_3_pesos_at_most_7() -> None:
    s = scene.bare(3)
    s.pesos[0] = 8
    s.pesos[1] = 24
    s.pesos[2] = 2
    assert subsidised(s, "subsidy pesos") == [2, 7, 0]


# --- other acts ---


@rule("C72")
def test_market_less_takes_2_of_each_product_off_as_far_as_there_are() -> None:
    s = scene.bare()
    scene.enact(s, "market less")
    scene.fill_market(s, citrus=5, tobacco=1, sugar=0)
    stock = [scene.stock(s, name) for name in ("citrus", "tobacco", "sugar")]
    scene.ask(s, c.OTHER)
    assert scene.market(s) == {"citrus": 3, "tobacco": 0, "sugar": 0, "rum": 2, "cigars": 2}
    assert [scene.stock(s, name) for name in ("citrus", "tobacco", "sugar")] == [
        stock[0] + 2,
        stock[1] + 1,
        stock[2],
    ]


@rule("C72", "C2")
def test_market_more_brings_2_of_each_product_as_far_as_space_and_stock_allow() -> None:
    s = scene.bare()
    scene.enact(s, "market more")
    scene.fill_market(s, citrus=4, tobacco=2, sugar=2)
    scene.drain(s, sugar=1)
    stock = [scene.stock(s, name) for name in ("citrus", "tobacco", "sugar")]
    scene.ask(s, c.OTHER)
    assert scene.market(s) == {"citrus": 5, "tobacco": 4, "sugar": 3, "rum": 2, "cigars": 2}
    assert [scene.stock(s, name) for name in ("citrus", "tobacco", "sugar")] == [
        stock[0] - 1,
        stock[1] - 2,
        0,
    ]


@rule("C72", "C60")
@pytest.mark.parametrize(("option", "left"), [("each_round", 1), ("once", 3)])
def test_a_market_act_works_each_round_or_once(option: str, left: int) -> None:
    s = scene.bare(market_act=option)
    scene.enact(s, "market less")
    scene.fill_market(s, citrus=5)
    scene.ask(s, c.OTHER)
    assert scene.market(s)["citrus"] == 3
    scene.ask(s, c.OTHER)
    assert scene.market(s)["citrus"] == left
    assert scene.in_force(s)[3] == "market less", "it stays in force"
    assert scene.GAME.settings(None)["market_act"] == "each_round"


@rule("C72")
def test_once_begins_anew_with_a_new_market_act() -> None:
    s = scene.bare(market_act="once")
    scene.enact(s, "market less")
    scene.ask(s, c.OTHER)
    assert scene.market(s)["citrus"] == 1
    s.bills[c.OTHERS] = c.MARKET_MORE
    scene.keep(s, "mayor", "worker")
    s.pesos[0] = 0
    s.pesos[1] = 0
    scene.ask(s, c.PARLIAMENT)
    act(s, "pass tax", "pass other")
    scene.ask(s, c.OTHER)
    assert scene.market(s)["citrus"] == 3


@rule("C60", "C72")
@pytest.mark.parametrize("name", ["drought", "building", "harbour", "corruption"])
def test_the_other_acts_work_elsewhere(name: str) -> None:
    s = scene.bare()
    scene.enact(s, name)
    before = scene.GAME.snapshot(s)["market"]
    scene.ask(s, c.OTHER)
    assert scene.GAME.snapshot(s)["market"] == before
    assert s.market_done == 0


@rule("C60")
def test_acts_stay_in_force_and_are_carried_out_every_round() -> None:
    s = scene.bare()
    scene.enact(s, "tax 1")
    scene.enact(s, "subsidy buildings")
    scene.build(s, 0, b2="inn")
    for _ in range(2):
        statutes(s)
        act(s, "pay", "pay")
    assert scene.points(s) == [2 * (2 + 1), 2 * 2]
    assert scene.pesos(s) == [8, 8]
