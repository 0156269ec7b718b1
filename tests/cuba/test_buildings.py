"""What each building does when it is used."""

from __future__ import annotations

import pytest

from malecon.cuba import codes as c
from tests.cuba.scene import Table
from tests.support import rule


@rule("C78")
def test_the_printed_example() -> None:
    """A cement factory with 4 stone gives at most 4 points."""
    table = Table().give(0, stone=6).use(0, "cement factory")
    assert table.options() == ["amount 1", "amount 2", "amount 3", "amount 4"]
    table.does("amount 4")
    assert table.points == [4, 0]
    assert table.has(0) == {"stone": 2}
    assert table.stock("stone") == 13


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
        table = Table().give(0, **{piece: most + 1})
        before = table.stock(piece)
        table.use(0, tile)
        assert table.options() == [f"amount {n + 1}" for n in range(most)]
        table.does(f"amount {number}")
        assert table.over
        assert table.points == [number * each, 0]
        assert table.has(0) == {piece: most + 1 - number}
        assert table.stock(piece) == before + number


@rule("C81")
def test_the_monastery_takes_up_to_two_products() -> None:
    table = Table().give(0, tobacco=2, sugar=1, rum=1).use(0, "monastery")
    assert table.options() == ["give tobacco", "give sugar"]
    table.does("give tobacco")
    assert table.options() == ["give tobacco", "give sugar", "done"]
    table.does("give sugar")
    assert table.over
    assert table.points == [2, 0]
    assert table.has(0) == {"tobacco": 1, "rum": 1}
    table.use(0, "monastery")
    assert table.over, "one product left is given without a question, and there is no second"
    assert table.points == [3, 0]


@rule("C81")
def test_the_monastery_may_stop_after_one() -> None:
    table = Table().give(0, citrus=2).use(0, "monastery").does("done")
    assert table.points == [1, 0]
    assert table.has(0) == {"citrus": 1}


@rule("C84")
def test_the_small_branch_office_ships_one_unit() -> None:
    table = Table()  # 12200, 20120, 00212
    table.give(0, citrus=2, rum=2).use(0, "small branch office")
    assert table.options() == [
        *("load dock 1 with citrus", "load dock 2 with citrus", "load dock 2 with rum"),
        "load dock 3 with rum",
    ]
    table.does("load dock 2 with rum")
    assert table.over
    assert table.points == [2, 0]
    assert table.has(0) == {"citrus": 2, "rum": 1}
    assert table.load(2) == {"rum": 1}


@rule("C85")
def test_the_printed_example_of_the_large_branch_office() -> None:
    """The large branch office of 2012 can load 2 tobacco, not 1 rum and 1 citrus."""
    table = Table()
    table.moor(2, 8)  # 22010: citrus, tobacco and rum
    table.give(0, tobacco=2, rum=1, citrus=1).use(0, "large branch office")
    table.does("load dock 2 with tobacco", "amount 2")
    assert table.over
    assert table.points == [4, 0]
    table.use(0, "large branch office").does("load dock 2 with rum")
    assert table.over, "after the rum no citrus"
    assert table.load(2) == {"tobacco": 2, "rum": 1}
    assert table.has(0) == {"citrus": 1}


@rule("C85")
@pytest.mark.parametrize(("edition", "most"), [("2012", 2), ("2007", 3)])
def test_the_large_branch_office_loads_more_in_2007(edition: str, most: int) -> None:
    table = Table(edition=edition)
    table.moor(3, 15)  # 03110
    table.give(0, tobacco=4).use(0, "large branch office").does("load dock 3 with tobacco")
    assert table.options() == [f"amount {n}" for n in range(1, most + 1)]
    table.does(f"amount {most}")
    assert table.points == [3 * most, 0]
    assert table.load(3) == {"tobacco": most}


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
    table = Table().use(1, tile)
    assert table.over
    assert table.points == [0, points]
    assert table.pesos == [10, 10 + pesos]


@rule("C88")
def test_the_general_store_sells_one_good() -> None:
    table = Table().give(0, rum=2, cigars=1, citrus=1).use(0, "general store")
    assert table.options() == ["give rum", "give cigars"]
    table.does("give cigars")
    assert table.over
    assert table.pesos == [16, 10]
    assert table.has(0) == {"rum": 2, "citrus": 1}
    assert table.market["cigars"] == 2, "it goes to the stock, not to the market"
    assert table.stock("cigars") == 8


@rule("C89")
def test_the_product_house_sells_one_product() -> None:
    table = Table().give(0, sugar=2, citrus=1, rum=1).use(0, "product house")
    assert table.options() == ["give citrus", "give sugar"]
    table.does("give sugar")
    assert table.over
    assert table.pesos == [14, 10]
    assert table.has(0) == {"citrus": 1, "sugar": 1, "rum": 1}


@rule("C93")
def test_the_resource_house_sells_up_to_two_resources() -> None:
    table = Table().give(0, wood=1, water=2, citrus=1).use(0, "resource house")
    assert table.options() == ["give wood", "give water"]
    table.does("give wood", "give water")
    assert table.over
    assert table.pesos == [14, 10]
    table.use(0, "resource house")
    assert table.over
    assert table.pesos == [16, 10]
    assert table.has(0) == {"citrus": 1}


@rule("C96")
def test_the_black_market_of_2012_turns_any_kind_into_any_other() -> None:
    table = Table().give(0, citrus=1, rum=1).use(0, "black market")
    assert table.options() == [
        *("exchange citrus for tobacco", "exchange citrus for sugar"),
        *("exchange citrus for rum", "exchange citrus for cigars"),
        *("exchange rum for citrus", "exchange rum for tobacco"),
        *("exchange rum for sugar", "exchange rum for cigars"),
    ]
    table.does("exchange rum for cigars")
    assert table.over
    assert table.has(0) == {"citrus": 1, "cigars": 1}
    assert table.stock("rum") == 8
    assert table.stock("cigars") == 7


@rule("C96")
def test_the_black_market_of_2007_turns_a_product_into_a_good_or_back() -> None:
    table = Table(edition="2007").give(0, citrus=1, rum=1).use(0, "black market")
    assert table.options() == [
        *("exchange citrus for rum", "exchange citrus for cigars"),
        *("exchange rum for citrus", "exchange rum for tobacco", "exchange rum for sugar"),
    ]
    table.does("exchange citrus for rum")
    assert table.has(0) == {"rum": 2}


@rule("C96", "C2")
def test_nothing_is_turned_into_what_the_stock_lacks() -> None:
    table = Table().give(0, citrus=1).drain(tobacco=0, cigars=0, rum=0).use(0, "black market")
    assert table.over, "sugar is all that is left, so it is not even asked"
    assert table.has(0) == {"sugar": 1}
    table.drain(citrus=0).stand(0, "b2").build(0, b2="black market").play(0, "foreman")
    assert [o for o in table.options() if "black" in o] == []


@pytest.mark.parametrize(
    ("tile", "product", "good"),
    [
        pytest.param("cigar factory", "tobacco", "cigars", marks=rule("C97")),
        pytest.param("distillery", "sugar", "rum", marks=rule("C98")),
    ],
)
@rule("C2")
def test_any_amount_of_a_product_into_as_many_goods(tile: str, product: str, good: str) -> None:
    table = Table().give(0, **{product: 5}).use(0, tile)
    assert table.options() == [f"amount {n}" for n in range(1, 6)]
    table.does("amount 3")
    assert table.over
    assert table.has(0) == {product: 2, good: 3}
    table.drain(**{good: 1}).use(0, tile)
    assert table.over, "one is left in stock, and one is made"
    assert table.has(0) == {product: 1, good: 4}


@rule("C99")
def test_the_church_takes_a_bill_out_of_the_game_at_once() -> None:
    table = Table().use(0, "church")
    assert table.options() == ["veto tax", "veto duty", "veto subsidy", "veto other"]
    table.does("veto subsidy")
    assert table.bills == ["tax 3", "duty water", None, "drought"]
    assert table.state.vetoed == c.SUBSIDIES


@rule("C100", "C51")
def test_the_town_hall_brings_two_votes() -> None:
    table = Table().use(1, "town hall")
    assert table.state.town_hall == 1
    table.keep("worker", "worker")
    table.state.pesos[0] = 0
    table.state.pesos[1] = 0
    table.ask(c.PARLIAMENT)
    assert table.state.seat == 1, "3 votes against 1"
    assert table.options()[0] == "pass tax"


@rule("C101", "C2")
def test_the_dam_brings_two_water_or_what_there_is() -> None:
    table = Table().use(0, "dam")
    assert table.has(0) == {"water": 2}
    table.drain(water=1).use(0, "dam")
    assert table.has(0) == {"water": 3}
    assert table.stock("water") == 0


@rule("C106")
def test_the_lighthouse_swaps_the_ship_at_sea_for_any_card_of_the_pile() -> None:
    table = Table().use(0, "lighthouse")
    assert table.options() == [f"fetch ship {n}" for n in range(5, 16)]
    table.does("fetch ship 12")
    assert table.over
    assert table.ships == [12, 1, 2, 3]
    assert table.state.ship_pile & c.BIT[4 - 1], "the old one goes into the pile"


@rule("C106", "C10")
def test_the_lighthouse_also_finds_ships_put_under_the_pile_and_shuffles_all() -> None:
    table = Table().moor(1, 1, citrus=1, tobacco=2, sugar=2).ask(c.END_OF_ROUND)
    table.does("turn ship 7", "turn ship 8")
    assert table.view()["ships"]["under"] == [
        {"ship": 3, "spaces": {"citrus": 0, "tobacco": 0, "sugar": 2, "rum": 1, "cigars": 2}},
        {"ship": 1, "spaces": {"citrus": 1, "tobacco": 2, "sugar": 2, "rum": 0, "cigars": 0}},
    ]
    table.use(0, "lighthouse").does("fetch ship 3")
    view = table.view()["ships"]
    assert view["under"] == [], "what was known of the order is lost"
    assert {card["ship"] for card in view["shuffled"]} == {1, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15}
    assert table.ships == [3, 7, 4, 2]
