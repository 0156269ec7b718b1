"""The worker: where the figure goes, and what its row and column give."""

from __future__ import annotations

from malecon.cuba.text import FIELD_NAMES
from malecon.spoken.telling import Telling
from tests.cuba.scene import GAME, Table
from tests.support import rule


@rule("C14", "C15", "C16")
def test_the_printed_example() -> None:
    """A cross of 1 mountain, 2 forests, citrus and tobacco gives 1 stone, 2 wood, 1 citrus, 1 tobacco."""
    table = Table(boards="common").play(0, "worker")
    table.does("move to c3", "harvest citrus", "harvest tobacco")
    assert table.over, "without water there is nothing more to ask"
    assert table.has(0) == {"stone": 1, "wood": 2, "citrus": 1, "tobacco": 1}


@rule("C13")
def test_the_figure_may_go_anywhere_or_stay() -> None:
    table = Table().stand(0, "b2").play(0, "worker")
    assert table.options() == [f"move to {field}" for field in FIELD_NAMES]
    table.does("move to b2")
    assert FIELD_NAMES[table.state.figure[0]] == "b2"
    assert table.has(0)["stone"] == 1, "its own field is activated too"


@rule("C14")
def test_six_fields_are_activated() -> None:
    table = Table()  # blue: WFTS/FMCT/SCLM
    table.play(0, "worker")
    table.does("move to d3")  # row SCLM, column STM: sugar, citrus, lake, mountain; sugar, tobacco
    assert table.has(0) == {"stone": 1, "water": 1}
    assert table.options() == ["harvest citrus", "harvest tobacco", "harvest sugar", "done"]


@rule("C14", "C18")
def test_the_cross_of_the_short_rules_in_a_corner() -> None:
    """The figure two rows below the warehouse: its column with the warehouse and its row, but not the lot."""
    table = Table().play(0, "worker").does("move to a3")  # blue: WFTS/FMCT/SCLM
    cross = table.state.cross(0)
    active = [name for field, name in enumerate(FIELD_NAMES) if cross >> field & 1]
    assert active == ["a1", "a2", "a3", "b3", "c3", "d3"]
    assert table.has(0) == {"wood": 1, "water": 1, "stone": 1}, (
        "forest, lake and mountain; the warehouse none"
    )
    assert table.options() == ["harvest citrus", "harvest sugar", "done"]


@rule("C15", "C18")
def test_fields_with_buildings_and_the_warehouse_give_nothing() -> None:
    table = Table()
    table.build(0, b1="inn", c1="dam")  # a forest and a tobacco field of WFTS
    table.play(0, "worker")
    table.does("move to a1")  # row W F T S, column W F S
    assert table.has(0) == {"wood": 1}
    assert table.options() == ["harvest sugar", "done"]
    table.does("harvest sugar", "harvest sugar")
    assert table.over
    assert table.has(0) == {"wood": 1, "sugar": 2}


@rule("C16")
def test_two_product_fields_are_free_and_he_may_use_fewer() -> None:
    table = Table().play(0, "worker").does("move to a1")
    table.does("harvest tobacco")
    assert table.options() == ["harvest sugar", "done"], "the one tobacco field of the cross is used up"
    table.does("done")
    assert table.has(0) == {"wood": 2, "tobacco": 1}


@rule("C17")
def test_water_buys_further_fields_and_no_field_is_used_twice() -> None:
    table = Table().give(0, water=3).play(0, "worker")
    table.does("move to a1", "harvest tobacco", "harvest sugar")
    assert table.has(0)["water"] == 3, "the first two cost nothing"
    table.does("harvest sugar")
    assert table.over, "both sugar fields and the tobacco field have been used"
    assert table.has(0) == {"wood": 2, "water": 2, "tobacco": 1, "sugar": 2}
    assert table.stock("water") == 13


@rule("C17", "C2")
def test_water_gained_in_the_same_turn_counts() -> None:
    table = Table().play(0, "worker")
    table.does("move to c3", "harvest citrus", "harvest citrus")  # SCLM and TCL: a lake is among them
    assert table.has(0)["water"] == 1
    assert table.options() == ["harvest tobacco", "harvest sugar", "done"]
    table.does("harvest sugar")
    assert table.over
    assert table.has(0) == {"stone": 1, "citrus": 2, "sugar": 1}


@rule("C17")
def test_he_need_not_pay_water() -> None:
    table = Table().give(0, water=1).play(0, "worker")
    table.does("move to a1", "harvest sugar", "harvest sugar")
    assert table.over, "products are named in their order, and nothing comes after sugar"
    table.play(0, "worker").does("move to a1", "harvest tobacco", "harvest sugar", "done")
    assert table.has(0)["water"] == 1


@rule("C16", "C17")
def test_every_harvest_can_be_had_in_one_way_only() -> None:
    table = Table(boards="common").give(0, water=9).play(0, "worker")
    table.does("move to c3")  # citrus once, tobacco twice
    found: list[tuple[int, int]] = []
    waiting = [table]
    while waiting:
        state = waiting.pop()
        if state.over:
            found.append((state.has(0).get("citrus", 0), state.has(0).get("tobacco", 0)))
            continue
        for answer in state.options():
            after = state.copy()
            after.does(answer)
            waiting.append(after)
    assert sorted(found) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]


@rule("C2")
def test_a_field_whose_product_the_stock_lacks_cannot_be_used() -> None:
    table = Table().drain(sugar=1).give(0, water=2).play(0, "worker")
    table.does("move to a1", "harvest sugar")
    assert table.over, "two fields of a kind with one piece in stock give one"
    assert table.has(0)["water"] == 2
    table.drain(sugar=0).play(0, "worker").does("move to a1")
    assert table.options() == ["harvest tobacco", "done"]


@rule("C2")
def test_resources_that_the_stock_lacks_are_not_received() -> None:
    table = Table().drain(wood=1).play(0, "worker")
    table.does("move to a1", "done")  # two forests in row and column
    assert table.has(0) == {"wood": 1}
    assert table.stock("wood") == 0


@rule("C73", "C16")
def test_under_drought_one_field_is_free_and_water_still_buys_more() -> None:
    table = Table().enact("drought").play(0, "worker").does("move to a1", "harvest sugar")
    assert table.over
    assert table.has(0) == {"wood": 2, "sugar": 1}
    table.give(0, water=1).play(0, "worker").does("move to a1", "harvest tobacco", "harvest sugar")
    assert table.over
    assert table.has(0) == {"wood": 4, "tobacco": 1, "sugar": 2}


@rule("C16", "C17", "C73")
def test_the_question_counts_the_fields_that_are_still_free() -> None:
    telling = Telling(GAME, ("Ana", "Beto"), "en")
    table = Table().give(0, water=2).play(0, "worker").does("move to d3")
    assert telling.asked(GAME.asks(table.state)) == (
        "What do you harvest? 2 fields are free, each further one costs a water."
    )
    table.does("harvest citrus")
    assert GAME.asks(table.state).numbers == {"free": 1}
    table.does("harvest tobacco")
    assert telling.asked(GAME.asks(table.state)) == "What do you harvest? Each field costs a water."
    dry = Table().give(0, water=2).enact("drought").play(0, "worker").does("move to d3")
    assert GAME.asks(dry.state).numbers == {"free": 1}
