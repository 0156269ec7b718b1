"""The foreman: which buildings are used, in which order, and what they pass on to each other."""

from __future__ import annotations

from tests.cuba import scene
from tests.cuba.scene import act, options
from tests.support import rule


@rule("C27")
def test_any_of_the_row_and_column_in_any_order_each_once() -> None:
    s = scene.bare()
    scene.stand(s, 0, "b2")
    scene.build(s, 0, b2="inn", a2="hotel", b3="small bank", d3="large bank")
    scene.play(s, 0, "foreman")
    assert set(options(s)) == {"use inn", "use hotel", "use small bank", "use large bank", "done"}
    act(s, "use small bank")
    assert set(options(s)) == {"use inn", "use hotel", "done"}, "one elsewhere comes alone"
    act(s, "use inn", "use hotel")
    assert scene.over(s)
    assert scene.points(s) == [3, 0]
    assert scene.pesos(s) == [12, 10]


@rule("C27")
def test_or_one_building_anywhere() -> None:
    s = scene.bare()
    scene.stand(s, 0, "b2")
    scene.build(s, 0, b2="inn", d3="large bank")
    scene.play(s, 0, "foreman")
    act(s, "use large bank")
    assert scene.over(s)
    assert scene.points(s) == [0, 0]
    assert scene.pesos(s) == [14, 10]


@rule("C27")
def test_he_may_stop_or_use_none() -> None:
    s = scene.bare()
    scene.stand(s, 0, "b2")
    scene.build(s, 0, b2="inn", a2="hotel")
    scene.play(s, 0, "foreman")
    act(s, "use inn", "done")
    assert scene.points(s) == [1, 0]
    scene.play(s, 0, "foreman")
    act(s, "done")
    assert scene.points(s) == [1, 0]
    assert scene.over(s)


@rule("C27")
def test_a_use_that_would_change_nothing_is_not_offered() -> None:
    s = scene.bare()
    scene.stand(s, 0, "b2")
    scene.drain(s, water=0)
    scene.build(s, 0, b2="sawmill", a2="rum cafe", c2="distillery", b1="small branch office", b3="dam")
    scene.play(s, 0, "foreman")
    assert scene.over(s), "nothing to saw, to serve, to distil, to ship or to dam"


@rule("C27")
def test_the_figure_does_not_move_and_others_buildings_are_not_his() -> None:
    s = scene.bare()
    scene.stand(s, 0, "b2")
    scene.build(s, 1, b2="inn")
    scene.play(s, 0, "foreman")
    assert scene.over(s)
    assert scene.GAME.view(s, None)["players"][0]["figure"] == "b2"


@rule("C28", "C102")
def test_the_printed_warehouse_is_one_of_the_buildings() -> None:
    s = scene.bare()
    scene.stand(s, 0, "a3")  # in the column of the warehouse
    scene.give(s, 0, citrus=2, sugar=1, rum=1, wood=1)
    scene.build(s, 0, b3="inn")
    scene.play(s, 0, "foreman")
    assert set(options(s)) == {"use warehouse", "use inn", "done"}
    act(s, "use warehouse", "use inn")
    assert scene.stored(s, 0) == {"citrus": 2, "sugar": 1}
    assert scene.has(s, 0) == {"citrus": 2, "sugar": 1, "rum": 1, "wood": 1}
    scene.stand(s, 0, "d3")  # from elsewhere it is the only one
    scene.give(s, 0, tobacco=1)
    scene.play(s, 0, "foreman")
    act(s, "use warehouse")
    assert scene.over(s)
    assert scene.stored(s, 0) == {"citrus": 2, "sugar": 1, "tobacco": 1}


@rule("C102", "C28")
def test_a_built_warehouse_does_the_same() -> None:
    s = scene.bare()
    scene.stand(s, 0, "d3")
    scene.build(s, 0, d2="warehouse", c3="inn")
    scene.give(s, 0, tobacco=3)
    scene.play(s, 0, "foreman")
    act(s, "use warehouse")
    assert options(s) == ["use inn", "done"], "the built one lies in the column, so there may be more"
    assert scene.stored(s, 0) == {"tobacco": 3}


@rule("C28")
def test_there_is_no_limit_and_nothing_to_store_is_no_use() -> None:
    s = scene.bare()
    scene.store(s, 0, citrus=3)
    scene.play(s, 0, "foreman")
    assert scene.over(s), "what is stored already need not be stored"
    scene.give(s, 0, citrus=9, tobacco=12, sugar=12)
    scene.play(s, 0, "foreman")
    act(s, "use warehouse")
    assert scene.stored(s, 0) == {"citrus": 12, "tobacco": 12, "sugar": 12}


@rule("C29")
def test_a_product_given_up_comes_from_the_lot_first() -> None:
    s = scene.bare()
    scene.store(s, 0, tobacco=2)
    scene.give(s, 0, tobacco=1)
    scene.use(s, 0, "cigar factory")
    act(s, "amount 2")
    assert scene.stored(s, 0) == {"tobacco": 1}
    assert scene.has(s, 0) == {"tobacco": 1, "cigars": 2}


@rule("C27", "C30", "C97", "C83", "C84")
def test_tobacco_becomes_cigars_that_are_served_and_shipped() -> None:
    """Factory, café and branch office in one turn: what one makes the next can use."""
    s = scene.bare()
    scene.moor(s, 3, 3)  # 00212: two cigars
    scene.stand(s, 0, "b2")
    scene.build(s, 0, b2="cigar factory", a2="cigar cafe", b3="small branch office")
    scene.give(s, 0, tobacco=4)
    scene.play(s, 0, "foreman")
    assert "use cigar cafe" not in options(s)
    act(s, "use cigar factory", "amount 4", "use cigar cafe", "amount 3", "use small branch office")
    assert scene.points(s) == [3 * 2 + 3, 0]
    assert scene.load(s, 3) == {"cigars": 1}
    assert scene.has(s, 0) == {}
    assert scene.stock(s, "tobacco") == 12


@rule("C27")
def test_order_matters_when_the_stock_is_short() -> None:
    """With no rum in stock the café must serve before the distillery can distil again."""
    s = scene.bare()
    scene.stand(s, 0, "b2")
    scene.build(s, 0, b2="distillery", a2="rum cafe")
    scene.give(s, 0, sugar=2, rum=1)
    scene.drain(s, rum=0)
    scene.play(s, 0, "foreman")
    assert set(options(s)) == {"use rum cafe", "use warehouse", "done"}
    act(s, "use rum cafe")
    assert scene.stock(s, "rum") == 1
    act(s, "use distillery")
    assert scene.over(s)
    assert scene.has(s, 0) == {"sugar": 1, "rum": 1}


@rule("C27", "C98")
def test_of_two_distilleries_the_second_comes_not_right_after_the_first() -> None:
    s = scene.bare()
    scene.stand(s, 0, "b2")
    scene.build(s, 0, b2="distillery", a2="distillery", b3="rum cafe")
    scene.store(s, 0, sugar=3)
    scene.play(s, 0, "foreman")
    assert options(s) == ["use distillery", "done"]
    act(s, "use distillery", "amount 2")
    assert options(s) == ["use rum cafe", "done"], "the first could have turned all three"
    act(s, "use rum cafe", "amount 1")
    assert options(s) == ["use distillery", "done"]
    act(s, "use distillery")
    assert scene.over(s)
    assert scene.has(s, 0) == {"rum": 2}


@rule("C27")
def test_of_two_of_a_kind_the_one_in_row_or_column_is_meant() -> None:
    s = scene.bare()
    scene.stand(s, 0, "b2")
    scene.build(s, 0, d3="distillery", a2="distillery", b3="inn")
    scene.give(s, 0, sugar=3)
    scene.play(s, 0, "foreman")
    assert options(s).count("use distillery") == 1
    act(s, "use distillery", "amount 1")
    assert options(s) == ["use inn", "done"]


@rule("C75", "C27", "C84", "C85")
def test_a_ship_leaves_between_two_buildings_of_one_foreman() -> None:
    s = scene.bare()
    scene.enact(s, "harbour")
    scene.moor(s, 1, 1, citrus=1, tobacco=2)  # 12200: two sugar are missing
    scene.stand(s, 0, "b2")
    scene.build(s, 0, b2="large branch office", a2="small branch office", b3="inn")
    scene.give(s, 0, sugar=3)
    scene.play(s, 0, "foreman")
    act(s, "use large branch office", "load dock 1 with sugar", "amount 2")
    assert scene.points(s) == [2, 0], "the points of the load are given first"
    assert scene.drawing(s), "the sea is empty, and the turn waits"
    assert scene.ships(s) == [None, 4, 2, 3]
    act(s, "turn ship 9")
    assert scene.ships(s) == [9, 4, 2, 3]
    assert s.seat == 0
    assert set(options(s)) == {"use small branch office", "use inn", "done"}
    act(s, "use small branch office")
    assert options(s) == ["load dock 2 with sugar", "load dock 3 with sugar"]
    act(s, "load dock 3 with sugar", "use inn")
    assert scene.over(s)
    assert scene.points(s) == [2 + 3 + 1, 0]
