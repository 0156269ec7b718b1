"""The worker: where the figure goes, and what its row and column give."""

from __future__ import annotations

from malecon.cuba.text import FIELD_NAMES
from tests.cuba import scene
from tests.cuba.scene import act, options
from tests.support import rule


@rule("C14", "C15", "C16")
def test_the_printed_example() -> None:
    """A cross of 1 mountain, 2 forests, citrus and tobacco gives 1 stone, 2 wood, 1 citrus, 1 tobacco."""
    s = scene.bare(boards="common")
    scene.play(s, 0, "worker")
    act(s, "move to c3", "harvest citrus", "harvest tobacco")
    assert scene.over(s), "without water there is nothing more to ask"
    assert scene.has(s, 0) == {"stone": 1, "wood": 2, "citrus": 1, "tobacco": 1}


@rule("C13")
def test_the_figure_may_go_anywhere_or_stay() -> None:
    s = scene.bare()
    scene.stand(s, 0, "b2")
    scene.play(s, 0, "worker")
    assert options(s) == [f"move to {field}" for field in FIELD_NAMES]
    act(s, "move to b2")
    assert FIELD_NAMES[s.figure[0]] == "b2"
    assert scene.has(s, 0)["stone"] == 1, "its own field is activated too"


@rule("C14")
def test_six_fields_are_activated() -> None:
    s = scene.bare()  # blue: WFTS/FMCT/SCLM
    scene.play(s, 0, "worker")
    act(s, "move to d3")  # row SCLM, column STM: sugar, citrus, lake, mountain; sugar, tobacco
    assert scene.has(s, 0) == {"stone": 1, "water": 1}
    assert options(s) == ["harvest citrus", "harvest tobacco", "harvest sugar", "done"]


@rule("C15", "C18")
def test_fields_with_buildings_and_the_warehouse_give_nothing() -> None:
    s = scene.bare()
    scene.build(s, 0, b1="inn", c1="dam")  # a forest and a tobacco field of WFTS
    scene.play(s, 0, "worker")
    act(s, "move to a1")  # row W F T S, column W F S
    assert scene.has(s, 0) == {"wood": 1}
    assert options(s) == ["harvest sugar", "done"]
    act(s, "harvest sugar", "harvest sugar")
    assert scene.over(s)
    assert scene.has(s, 0) == {"wood": 1, "sugar": 2}


@rule("C16")
def test_two_product_fields_are_free_and_he_may_use_fewer() -> None:
    s = scene.bare()
    scene.play(s, 0, "worker")
    act(s, "move to a1")
    act(s, "harvest tobacco")
    assert options(s) == ["harvest sugar", "done"], "the one tobacco field of the cross is used up"
    act(s, "done")
    assert scene.has(s, 0) == {"wood": 2, "tobacco": 1}


@rule("C17")
def test_water_buys_further_fields_and_no_field_is_used_twice() -> None:
    s = scene.bare()
    scene.give(s, 0, water=3)
    scene.play(s, 0, "worker")
    act(s, "move to a1", "harvest tobacco", "harvest sugar")
    assert scene.has(s, 0)["water"] == 3, "the first two cost nothing"
    act(s, "harvest sugar")
    assert scene.over(s), "both sugar fields and the tobacco field have been used"
    assert scene.has(s, 0) == {"wood": 2, "water": 2, "tobacco": 1, "sugar": 2}
    assert scene.stock(s, "water") == 13


@rule("C17", "C2")
def test_water_gained_in_the_same_turn_counts() -> None:
    s = scene.bare()
    scene.play(s, 0, "worker")
    act(s, "move to c3", "harvest citrus", "harvest citrus")  # SCLM and TCL: a lake is among them
    assert scene.has(s, 0)["water"] == 1
    assert options(s) == ["harvest tobacco", "harvest sugar", "done"]
    act(s, "harvest sugar")
    assert scene.over(s)
    assert scene.has(s, 0) == {"stone": 1, "citrus": 2, "sugar": 1}


@rule("C17")
def test_he_need_not_pay_water() -> None:
    s = scene.bare()
    scene.give(s, 0, water=1)
    scene.play(s, 0, "worker")
    act(s, "move to a1", "harvest sugar", "harvest sugar")
    assert scene.over(s), "products are named in their order, and nothing comes after sugar"
    scene.play(s, 0, "worker")
    act(s, "move to a1", "harvest tobacco", "harvest sugar", "done")
    assert scene.has(s, 0)["water"] == 1


@rule("C16", "C17")
def test_every_harvest_can_be_had_in_one_way_only() -> None:
    s = scene.bare(boards="common")
    scene.give(s, 0, water=9)
    scene.play(s, 0, "worker")
    act(s, "move to c3")  # citrus once, tobacco twice
    found: list[tuple[int, int]] = []
    waiting = [s]
    while waiting:
        state = waiting.pop()
        if scene.over(state):
            found.append((scene.has(state, 0).get("citrus", 0), scene.has(state, 0).get("tobacco", 0)))
            continue
        for answer in options(state):
            after = state.copy()
            act(after, answer)
            waiting.append(after)
    assert sorted(found) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]


@rule("C2")
def test_a_field_whose_product_the_stock_lacks_cannot_be_used() -> None:
    s = scene.bare()
    scene.drain(s, sugar=1)
    scene.give(s, 0, water=2)
    scene.play(s, 0, "worker")
    act(s, "move to a1", "harvest sugar")
    assert scene.over(s), "two fields of a kind with one piece in stock give one"
    assert scene.has(s, 0)["water"] == 2
    scene.drain(s, sugar=0)
    scene.play(s, 0, "worker")
    act(s, "move to a1")
    assert options(s) == ["harvest tobacco", "done"]


@rule("C2")
def test_resources_that_the_stock_lacks_are_not_received() -> None:
    s = scene.bare()
    scene.drain(s, wood=1)
    scene.play(s, 0, "worker")
    act(s, "move to a1", "done")  # two forests in row and column
    assert scene.has(s, 0) == {"wood": 1}
    assert scene.stock(s, "wood") == 0


@rule("C73", "C16")
def test_under_drought_one_field_is_free_and_water_still_buys_more() -> None:
    s = scene.bare()
    scene.enact(s, "drought")
    scene.play(s, 0, "worker")
    act(s, "move to a1", "harvest sugar")
    assert scene.over(s)
    assert scene.has(s, 0) == {"wood": 2, "sugar": 1}
    scene.give(s, 0, water=1)
    scene.play(s, 0, "worker")
    act(s, "move to a1", "harvest tobacco", "harvest sugar")
    assert scene.over(s)
    assert scene.has(s, 0) == {"wood": 4, "tobacco": 1, "sugar": 2}
