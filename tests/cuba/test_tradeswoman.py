"""The tradeswoman: the market, and what she may take instead."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from malecon.cuba.text import MERCHANDISE_NAMES
from tests.cuba.scene import Table
from tests.support import rule


@rule("C4", "C20")
def test_buying_gets_dearer_unit_by_unit_and_costs_7_from_the_stock() -> None:
    table = Table()
    table.state.pesos[0] = 100
    table.fill_market(citrus=5, rum=3).play(0, "tradeswoman")
    paid = []
    for _ in range(7):
        before = table.pesos[0]
        table.does("buy citrus")
        paid.append(before - table.pesos[0])
    assert paid == [2, 3, 4, 5, 6, 7, 7]
    assert table.market["citrus"] == 0
    assert table.has(0) == {"citrus": 7}
    assert table.stock("citrus") == 15 - 7
    paid = []
    for _ in range(4):
        before = table.pesos[0]
        table.does("buy rum")
        paid.append(before - table.pesos[0])
    assert paid == [4, 5, 6, 7]


@rule("C4", "C21")
def test_selling_gets_cheaper_and_a_full_market_leaves_the_stock() -> None:
    table = Table().fill_market(tobacco=0, cigars=0).give(0, tobacco=7, cigars=5).play(0, "tradeswoman")
    earned = []
    for _ in range(6):
        before = table.pesos[0]
        table.does("sell tobacco")
        earned.append(table.pesos[0] - before)
    assert earned == [6, 5, 4, 3, 2, 1]
    assert table.market["tobacco"] == 5
    assert table.stock("tobacco") == 15 - 5 - 1
    earned = []
    for _ in range(5):
        before = table.pesos[0]
        table.does("sell cigars")
        earned.append(table.pesos[0] - before)
    assert earned == [6, 5, 4, 3, 3]
    assert table.has(0) == {"tobacco": 1}


@rule("C4")
def test_the_first_figures_of_the_market() -> None:
    shown = Table.new().view()["market"]
    assert shown["sugar"] == {"units": 3, "spaces": 5, "buy": 4, "sell": 3}
    assert shown["rum"] == {"units": 2, "spaces": 3, "buy": 5, "sell": 4}


@rule("C19")
def test_bought_units_lie_in_the_lot_and_sold_ones_leave_it_first() -> None:
    table = Table().give(0, citrus=1).store(0, citrus=2).play(0, "tradeswoman")
    table.does("sell citrus", "sell citrus", "buy sugar", "done")
    assert table.over
    assert table.stored(0) == {"citrus": 1}
    assert table.has(0) == {"citrus": 1, "sugar": 1}
    assert table.pesos == [10 + 3 + 2 - 4, 10]


@rule("C20", "C2")
def test_what_neither_market_nor_stock_has_cannot_be_bought() -> None:
    table = Table()
    table.state.pesos[0] = 50
    table.fill_market(rum=0).drain(rum=1).play(0, "tradeswoman").does("buy rum")
    assert "buy rum" not in table.options()
    assert "buy cigars" in table.options()


@rule("C20")
def test_what_he_cannot_pay_is_not_offered() -> None:
    table = Table()
    table.state.pesos[0] = 4
    table.play(0, "tradeswoman")
    assert [o for o in table.options() if o.startswith("buy")] == ["buy citrus", "buy tobacco", "buy sugar"]


@rule("C22")
def test_a_kind_sold_is_not_bought_and_after_buying_nothing_is_sold() -> None:
    table = Table().give(0, citrus=2, sugar=2).play(0, "tradeswoman").does("sell citrus")
    assert "buy citrus" not in table.options()
    assert {"sell citrus", "sell sugar", "buy tobacco", "buy sugar"} <= set(table.options())
    table.does("buy tobacco")
    assert not any(o.startswith("sell") for o in table.options())
    assert "take wood" not in table.options(), "the alternatives are instead of trading"


#: Units of each kind, and pesos.
Outcome = tuple[tuple[int, ...], int]


def outcomes(table: Table) -> Counter[Outcome]:
    """What one can end up with, and in how many ways, by the questions of the game."""
    found: Counter[Outcome] = Counter()
    waiting = [table]
    while waiting:
        one = waiting.pop()
        if one.over:
            found[(tuple(int(one.state.has(0, kind)) for kind in range(5)), one.pesos[0])] += 1
            continue
        for answer in one.options():
            if not answer.startswith("take"):
                waiting.append(one.copy().does(answer))
    return found


def by_hand(have: dict[str, int], units: dict[str, int], left: int, pesos: int) -> set[Outcome]:
    """The same in any order of single purchases and sales, reckoned without the engine; no kind both ways."""
    spaces = {"citrus": 5, "tobacco": 5, "sugar": 5, "rum": 3, "cigars": 3}
    start = (tuple(have[k] for k in MERCHANDISE_NAMES), tuple(units[k] for k in MERCHANDISE_NAMES), pesos)
    ways = tuple(0 for _ in MERCHANDISE_NAMES)
    stock = tuple(left for _ in MERCHANDISE_NAMES)
    seen = {(start, ways, stock)}
    waiting = [(start, ways, stock)]
    while waiting:
        (has, on, money), way, rest = waiting.pop()
        for n, kind in enumerate(MERCHANDISE_NAMES):
            for step in (-1, 1):
                if way[n] == -step:
                    continue
                if step == 1:  # buy
                    price = 7 - on[n] if on[n] else 7
                    if money < price or (on[n] == 0 and rest[n] == 0):
                        continue
                    new_on, new_rest = (on[n] - 1, rest[n]) if on[n] else (0, rest[n] - 1)
                    new_money = money - price
                else:
                    if has[n] == 0:
                        continue
                    full = on[n] == spaces[kind]
                    new_on, new_rest = (on[n], rest[n] + 1) if full else (on[n] + 1, rest[n])
                    new_money = money + ((1 if n < 3 else 3) if full else 6 - on[n])
                after = (
                    (
                        (*has[:n], has[n] + step, *has[n + 1 :]),
                        (*on[:n], new_on, *on[n + 1 :]),
                        new_money,
                    ),
                    (*way[:n], step, *way[n + 1 :]),
                    (*rest[:n], new_rest, *rest[n + 1 :]),
                )
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
    return {(has, money) for (has, on, money), way, rest in seen}


@rule("C19", "C20", "C21", "C22")
@pytest.mark.parametrize(
    ("have", "units", "pesos"),
    [
        ((1, 0, 2, 0, 0), (3, 3, 3, 2, 2), 3),
        ((0, 1, 0, 2, 0), (5, 0, 1, 3, 0), 4),
        ((0, 0, 0, 0, 0), (5, 5, 4, 3, 1), 9),
        ((2, 2, 0, 0, 1), (4, 5, 0, 1, 3), 0),
    ],
)
def test_all_that_any_order_can_reach_is_reached_in_one_way(
    have: tuple[int, ...], units: tuple[int, ...], pesos: int
) -> None:
    table = Table()
    kinds = dict(zip(MERCHANDISE_NAMES, units, strict=True))
    table.fill_market(**kinds).give(0, **dict(zip(MERCHANDISE_NAMES, have, strict=True)))
    table.drain(**dict.fromkeys(MERCHANDISE_NAMES, 1))
    table.state.pesos[0] = pesos
    table.play(0, "tradeswoman")
    found = outcomes(table)
    expected = by_hand(dict(zip(MERCHANDISE_NAMES, have, strict=True)), kinds, 1, pesos)
    assert set(found) == expected
    assert set(found.values()) == {1}


@rule("C22")
def test_buying_and_selling_the_same_kind_never_gains() -> None:
    for units, kind in product(range(6), ("product", "good")):
        spaces = 5 if kind == "product" else 3
        if units > spaces:
            continue
        sell = (1 if kind == "product" else 3) if units == spaces else 6 - units
        buy_back = 7 - units if units == spaces else 7 - (units + 1)
        assert sell <= buy_back
        buy = 7 - units
        sell_back = 6 - (units - 1 if units else 0)
        assert sell_back <= buy


@rule("C23", "C33")
def test_a_resource_of_choice_once_a_round_by_all() -> None:
    table = Table().drain(water=0).play(0, "tradeswoman")
    assert "take wood" in table.options()
    assert "take stone" in table.options()
    assert "take water" not in table.options(), "the stock has none"
    table.does("take stone")
    assert table.over
    assert table.has(0) == {"stone": 1}
    table.play(1, "tradeswoman")
    assert "take wood" not in table.options()
    assert "take citrus" in table.options(), "the other alternative is still there"


@rule("C23", "C33")
def test_a_product_of_the_lowest_price_once_a_round_by_all() -> None:
    table = Table().fill_market(citrus=4, sugar=4).play(0, "tradeswoman")
    assert [o for o in table.options() if o.startswith("take")] == [
        *("take citrus", "take sugar", "take wood", "take stone", "take water"),
    ]
    table.does("take sugar")
    assert table.has(0) == {"sugar": 1}
    assert table.market["sugar"] == 4, "it comes from the stock"
    table.play(1, "tradeswoman")
    assert [o for o in table.options() if o.startswith("take")] == ["take wood", "take stone", "take water"]


@rule("C23", "C2")
def test_if_the_stock_lacks_the_cheapest_no_dearer_one_is_taken() -> None:
    table = Table().fill_market(tobacco=4).drain(tobacco=0).play(0, "tradeswoman")
    assert [o for o in table.options() if o.startswith("take")] == ["take wood", "take stone", "take water"]
    table.fill_market(citrus=4).play(0, "tradeswoman")
    assert "take citrus" in table.options(), "of two equally cheap ones the one that is there"


@rule("C23")
def test_she_may_do_nothing() -> None:
    table = Table().play(0, "tradeswoman").does("done")
    assert table.over
    assert table.has(0) == {}
    assert table.pesos == [10, 10]
