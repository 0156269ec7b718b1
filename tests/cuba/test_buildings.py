"""What each building does when it is used."""

from __future__ import annotations

import pytest

from malecon.cuba import codes as c
from tests.cuba import scene
from tests.cuba.scene import act, options
from tests.support import rule


@rule("C78")
def test_the_printed_example() -> None:
    """A cement factory with 4 stone gives at most 4 points."""
    s = scene.bare()
    scene.give(s, 0, stone=6)
    scene.use(s, 0, "cement factory")
    assert options(s) == ["amount 1", "amount 2", "amount 3", "amount 4"]
    act(s, "amount 4")
    assert scene.points(s) == [4, 0]
    assert scene.has(s, 0) == {"stone": 2}
    assert scene.stock(s, "stone") == 13


@pytest.mark.parametrize(
    ("tile", "piece", "most", "each"),
    [
        pytest.param("cement factory", "stone", 4, 1, marks=rule("C78")),
        pytest.param("sawmill", "wood", 4, 1, marks=rule("C79")),
        pytest.param("golf course", "water", 4, 1, marks=rule("C80")),
        pytest.param("rum cafe", "rum", 3, 2, marks=rule("C82")),
        pytest.param("cigar cafe", "cigars", 3, 2, marks=rule("C83")),
    ],
)
@rule("C30")
def test_pieces_of_one_kind_for_points(tile: str, piece: str, most: int, each: int) -> None:
    for number in range(1, most + 1):
        s = scene.bare()
        scene.give(s, 0, **{piece: most + 1})
        before = scene.stock(s, piece)
        scene.use(s, 0, tile)
        assert options(s) == [f"amount {n + 1}" for n in range(most)]
        act(s, f"amount {number}")
        assert scene.over(s)
        assert scene.points(s) == [number * each, 0]
        assert scene.has(s, 0) == {piece: most + 1 - number}
        assert scene.stock(s, piece) == before + number


@rule("C81")
def test_the_monastery_takes_up_to_two_products() -> None:
    s = scene.bare()
    scene.give(s, 0, tobacco=2, sugar=1, rum=1)
    scene.use(s, 0, "monastery")
    assert options(s) == ["give tobacco", "give sugar"]
    act(s, "give tobacco")
    assert options(s) == ["give tobacco", "give sugar", "done"]
    act(s, "give sugar")
    assert scene.over(s)
    assert scene.points(s) == [2, 0]
    assert scene.has(s, 0) == {"tobacco": 1, "rum": 1}
    scene.use(s, 0, "monastery")
    assert scene.over(s), "one product left is given without a question, and there is no second"
    assert scene.points(s) == [3, 0]


@rule("C81")
def test_the_monastery_may_stop_after_one() -> None:
    s = scene.bare()
    scene.give(s, 0, citrus=2)
    scene.use(s, 0, "monastery")
    act(s, "done")
    assert scene.points(s) == [1, 0]
    assert scene.has(s, 0) == {"citrus": 1}


@rule("C84")
def test_the_small_branch_office_ships_one_unit() -> None:
    s = scene.bare()  # 12200, 20120, 00212
    scene.give(s, 0, citrus=2, rum=2)
    scene.use(s, 0, "small branch office")
    assert options(s) == [
        *("load dock 1 with citrus", "load dock 2 with citrus", "load dock 2 with rum"),
        "load dock 3 with rum",
    ]
    act(s, "load dock 2 with rum")
    assert scene.over(s)
    assert scene.points(s) == [2, 0]
    assert scene.has(s, 0) == {"citrus": 2, "rum": 1}
    assert scene.load(s, 2) == {"rum": 1}


@rule("C85")
def test_the_printed_example_of_the_large_branch_office() -> None:
    """The large branch office of 2012 can load 2 tobacco, not 1 rum and 1 citrus."""
    s = scene.bare()
    scene.moor(s, 2, 8)  # 22010: citrus, tobacco and rum
    scene.give(s, 0, tobacco=2, rum=1, citrus=1)
    scene.use(s, 0, "large branch office")
    act(s, "load dock 2 with tobacco", "amount 2")
    assert scene.over(s)
    assert scene.points(s) == [4, 0]
    scene.use(s, 0, "large branch office")
    act(s, "load dock 2 with rum")
    assert scene.over(s), "after the rum no citrus"
    assert scene.load(s, 2) == {"tobacco": 2, "rum": 1}
    assert scene.has(s, 0) == {"citrus": 1}


@rule("C85")
@pytest.mark.parametrize(("edition", "most"), [("2012", 2), ("2007", 3)])
def test_the_large_branch_office_loads_more_in_2007(edition: str, most: int) -> None:
    s = scene.bare(edition=edition)
    scene.moor(s, 3, 15)  # 03110
    scene.give(s, 0, tobacco=4)
    scene.use(s, 0, "large branch office")
    act(s, "load dock 3 with tobacco")
    assert options(s) == [f"amount {n}" for n in range(1, most + 1)]
    act(s, f"amount {most}")
    assert scene.points(s) == [3 * most, 0]
    assert scene.load(s, 3) == {"tobacco": most}


@pytest.mark.parametrize(
    ("tile", "points", "pesos"),
    [
        pytest.param("hotel", 2, 0, marks=rule("C86")),
        pytest.param("inn", 1, 0, marks=rule("C87")),
        pytest.param("small bank", 0, 2, marks=rule("C94")),
        pytest.param("large bank", 0, 4, marks=rule("C95")),
    ],
)
def test_points_and_pesos_for_nothing(tile: str, points: int, pesos: int) -> None:
    s = scene.bare()
    scene.use(s, 1, tile)
    assert scene.over(s)
    assert scene.points(s) == [0, points]
    assert scene.pesos(s) == [10, 10 + pesos]


@rule("C88")
def test_the_general_store_sells_one_good() -> None:
    s = scene.bare()
    scene.give(s, 0, rum=2, cigars=1, citrus=1)
    scene.use(s, 0, "general store")
    assert options(s) == ["give rum", "give cigars"]
    act(s, "give cigars")
    assert scene.over(s)
    assert scene.pesos(s) == [16, 10]
    assert scene.has(s, 0) == {"rum": 2, "citrus": 1}
    assert scene.market(s)["cigars"] == 2, "it goes to the stock, not to the market"
    assert scene.stock(s, "cigars") == 8


@rule("C89")
def test_the_product_house_sells_one_product() -> None:
    s = scene.bare()
    scene.give(s, 0, sugar=2, citrus=1, rum=1)
    scene.use(s, 0, "product house")
    assert options(s) == ["give citrus", "give sugar"]
    act(s, "give sugar")
    assert scene.over(s)
    assert scene.pesos(s) == [14, 10]
    assert scene.has(s, 0) == {"citrus": 1, "sugar": 1, "rum": 1}


@rule("C93")
def test_the_resource_house_sells_up_to_two_resources() -> None:
    s = scene.bare()
    scene.give(s, 0, wood=1, water=2, citrus=1)
    scene.use(s, 0, "resource house")
    assert options(s) == ["give wood", "give water"]
    act(s, "give wood", "give water")
    assert scene.over(s)
    assert scene.pesos(s) == [14, 10]
    scene.use(s, 0, "resource house")
    assert scene.over(s)
    assert scene.pesos(s) == [16, 10]
    assert scene.has(s, 0) == {"citrus": 1}


@rule("C96")
def test_the_black_market_of_2012_turns_any_kind_into_any_other() -> None:
    s = scene.bare()
    scene.give(s, 0, citrus=1, rum=1)
    scene.use(s, 0, "black market")
    assert options(s) == [
        *("exchange citrus for tobacco", "exchange citrus for sugar"),
        *("exchange citrus for rum", "exchange citrus for cigars"),
        *("exchange rum for citrus", "exchange rum for tobacco"),
        *("exchange rum for sugar", "exchange rum for cigars"),
    ]
    act(s, "exchange rum for cigars")
    assert scene.over(s)
    assert scene.has(s, 0) == {"citrus": 1, "cigars": 1}
    assert scene.stock(s, "rum") == 8
    assert scene.stock(s, "cigars") == 7


@rule("C96")
def test_the_black_market_of_2007_turns_a_product_into_a_good_or_back() -> None:
    s = scene.bare(edition="2007")
    scene.give(s, 0, citrus=1, rum=1)
    scene.use(s, 0, "black market")
    assert options(s) == [
        *("exchange citrus for rum", "exchange citrus for cigars"),
        *("exchange rum for citrus", "exchange rum for tobacco", "exchange rum for sugar"),
    ]
    act(s, "exchange citrus for rum")
    assert scene.has(s, 0) == {"rum": 2}


@rule("C96", "C2")
def test_nothing_is_turned_into_what_the_stock_lacks() -> None:
    s = scene.bare()
    scene.give(s, 0, citrus=1)
    scene.drain(s, tobacco=0, cigars=0, rum=0)
    scene.use(s, 0, "black market")
    assert scene.over(s), "sugar is all that is left, so it is not even asked"
    assert scene.has(s, 0) == {"sugar": 1}
    scene.drain(s, citrus=0)
    scene.stand(s, 0, "b2")
    scene.build(s, 0, b2="black market")
    scene.play(s, 0, "foreman")
    assert [o for o in options(s) if "black" in o] == []


@pytest.mark.parametrize(
    ("tile", "product", "good"),
    [
        pytest.param("cigar factory", "tobacco", "cigars", marks=rule("C97")),
        pytest.param("distillery", "sugar", "rum", marks=rule("C98")),
    ],
)
@rule("C2")
def test_any_amount_of_a_product_into_as_many_goods(tile: str, product: str, good: str) -> None:
    s = scene.bare()
    scene.give(s, 0, **{product: 5})
    scene.use(s, 0, tile)
    assert options(s) == [f"amount {n}" for n in range(1, 6)]
    act(s, "amount 3")
    assert scene.over(s)
    assert scene.has(s, 0) == {product: 2, good: 3}
    scene.drain(s, **{good: 1})
    scene.use(s, 0, tile)
    assert scene.over(s), "one is left in stock, and one is made"
    assert scene.has(s, 0) == {product: 1, good: 4}


@rule("C99")
def test_the_church_takes_a_bill_out_of_the_game_at_once() -> None:
    s = scene.bare()
    scene.use(s, 0, "church")
    assert options(s) == ["veto tax", "veto duty", "veto subsidy", "veto other"]
    act(s, "veto subsidy")
    assert scene.bills(s) == ["tax 3", "duty water", None, "drought"]
    assert s.vetoed == c.SUBSIDIES


@rule("C100", "C51")
def test_the_town_hall_brings_two_votes() -> None:
    s = scene.bare()
    scene.use(s, 1, "town hall")
    assert s.town_hall == 1
    scene.keep(s, "worker", "worker")
    s.pesos[0] = 0
    s.pesos[1] = 0
    scene.ask(s, c.PARLIAMENT)
    assert s.seat == 1, "3 votes against 1"
    assert options(s)[0] == "pass tax"


@rule("C101", "C2")
def test_the_dam_brings_two_water_or_what_there_is() -> None:
    s = scene.bare()
    scene.use(s, 0, "dam")
    assert scene.has(s, 0) == {"water": 2}
    scene.drain(s, water=1)
    scene.use(s, 0, "dam")
    assert scene.has(s, 0) == {"water": 3}
    assert scene.stock(s, "water") == 0


@rule("C106")
def test_the_lighthouse_swaps_the_ship_at_sea_for_any_card_of_the_pile() -> None:
    s = scene.bare()
    scene.use(s, 0, "lighthouse")
    assert options(s) == [f"fetch ship {n}" for n in range(5, 16)]
    act(s, "fetch ship 12")
    assert scene.over(s)
    assert scene.ships(s) == [12, 1, 2, 3]
    assert s.ship_pile & c.BIT[4 - 1], "the old one goes into the pile"


@rule("C106", "C10")
def test_the_lighthouse_also_finds_ships_put_under_the_pile_and_shuffles_all() -> None:
    s = scene.bare()
    scene.moor(s, 1, 1, citrus=1, tobacco=2, sugar=2)
    scene.ask(s, c.END_OF_ROUND)
    act(s, "turn ship 7", "turn ship 8")
    assert scene.GAME.view(s, None)["ships"]["under"] == [
        {"ship": 3, "spaces": {"citrus": 0, "tobacco": 0, "sugar": 2, "rum": 1, "cigars": 2}},
        {"ship": 1, "spaces": {"citrus": 1, "tobacco": 2, "sugar": 2, "rum": 0, "cigars": 0}},
    ]
    scene.use(s, 0, "lighthouse")
    act(s, "fetch ship 3")
    view = scene.GAME.view(s, None)["ships"]
    assert view["under"] == [], "what was known of the order is lost"
    assert {card["ship"] for card in view["shuffled"]} == {1, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15}
    assert scene.ships(s) == [3, 7, 4, 2]
