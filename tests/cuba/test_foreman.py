"""The foreman: which buildings are used, in which order, and what they pass on to each other."""

from __future__ import annotations

from tests.cuba.scene import Table
from tests.support import rule


@rule("C27")
def test_any_of_the_row_and_column_in_any_order_each_once() -> None:
    table = Table().stand(0, "b2").build(0, b2="inn", a2="hotel", b3="small bank", d3="large bank")
    table.play(0, "foreman")
    assert set(table.options()) == {"use inn", "use hotel", "use small bank", "use large bank", "done"}
    table.does("use small bank")
    assert set(table.options()) == {"use inn", "use hotel", "done"}, "one elsewhere comes alone"
    table.does("use inn", "use hotel")
    assert table.over
    assert table.points == [3, 0]
    assert table.pesos == [12, 10]


@rule("C27")
def test_the_printed_example_of_six_buildings() -> None:
    """At most six: those of the row, those of the column, and the one under the figure."""
    table = Table().stand(0, "c2")
    table.build(0, a2="inn", b2="hotel", c2="small bank", d2="large bank", c1="dam", c3="town hall")
    table.play(0, "foreman")
    table.does("use inn", "use hotel", "use small bank", "use large bank", "use dam", "use town hall")
    assert table.over
    assert table.points == [3, 0]
    assert table.pesos == [16, 10]
    assert table.has(0) == {"water": 2}
    assert table.state.town_hall == 0


@rule("C27")
def test_or_one_building_anywhere() -> None:
    table = Table().stand(0, "b2").build(0, b2="inn", d3="large bank").play(0, "foreman")
    table.does("use large bank")
    assert table.over
    assert table.points == [0, 0]
    assert table.pesos == [14, 10]


@rule("C27")
def test_he_may_stop_or_use_none() -> None:
    table = Table().stand(0, "b2").build(0, b2="inn", a2="hotel").play(0, "foreman")
    table.does("use inn", "done")
    assert table.points == [1, 0]
    table.play(0, "foreman").does("done")
    assert table.points == [1, 0]
    assert table.over


@rule("C27")
def test_a_use_that_would_change_nothing_is_not_offered() -> None:
    table = Table().stand(0, "b2").drain(water=0)
    table.build(0, b2="sawmill", a2="rum cafe", c2="distillery", b1="small branch office", b3="dam")
    table.play(0, "foreman")
    assert table.over, "nothing to saw, to serve, to distil, to ship or to dam"


@rule("C27")
def test_the_figure_does_not_move_and_others_buildings_are_not_his() -> None:
    table = Table().stand(0, "b2").build(1, b2="inn").play(0, "foreman")
    assert table.over
    assert table.view()["players"][0]["figure"] == "b2"


@rule("C28", "C102")
def test_the_printed_warehouse_is_one_of_the_buildings() -> None:
    table = Table()
    table.stand(0, "a3")  # in the column of the warehouse
    table.give(0, citrus=2, sugar=1, rum=1, wood=1).build(0, b3="inn").play(0, "foreman")
    assert set(table.options()) == {"use warehouse", "use inn", "done"}
    table.does("use warehouse", "use inn")
    assert table.stored(0) == {"citrus": 2, "sugar": 1}
    assert table.has(0) == {"citrus": 2, "sugar": 1, "rum": 1, "wood": 1}
    table.stand(0, "d3")  # from elsewhere it is the only one
    table.give(0, tobacco=1).play(0, "foreman").does("use warehouse")
    assert table.over
    assert table.stored(0) == {"citrus": 2, "sugar": 1, "tobacco": 1}


@rule("C102", "C28")
def test_a_built_warehouse_does_the_same() -> None:
    table = Table().stand(0, "d3").build(0, d2="warehouse", c3="inn").give(0, tobacco=3)
    table.play(0, "foreman").does("use warehouse")
    assert table.options() == ["use inn", "done"], "the built one lies in the column, so there may be more"
    assert table.stored(0) == {"tobacco": 3}


@rule("C28")
def test_there_is_no_limit_and_nothing_to_store_is_no_use() -> None:
    table = Table().store(0, citrus=3).play(0, "foreman")
    assert table.over, "what is stored already need not be stored"
    table.give(0, citrus=9, tobacco=12, sugar=12).play(0, "foreman").does("use warehouse")
    assert table.stored(0) == {"citrus": 12, "tobacco": 12, "sugar": 12}


@rule("C29")
def test_a_product_given_up_comes_from_the_lot_first() -> None:
    table = Table().store(0, tobacco=2).give(0, tobacco=1).use(0, "cigar factory").does("amount 2")
    assert table.stored(0) == {"tobacco": 1}
    assert table.has(0) == {"tobacco": 1, "cigars": 2}


@rule("C27", "C30", "C97", "C83", "C84")
def test_tobacco_becomes_cigars_that_are_served_and_shipped() -> None:
    """Factory, café and branch office in one turn: what one makes the next can use."""
    table = Table()
    table.moor(3, 3)  # 00212: two cigars
    table.stand(0, "b2").build(0, b2="cigar factory", a2="cigar cafe", b3="small branch office")
    table.give(0, tobacco=4).play(0, "foreman")
    assert "use cigar cafe" not in table.options()
    table.does("use cigar factory", "amount 4", "use cigar cafe", "amount 3", "use small branch office")
    assert table.points == [3 * 2 + 3, 0]
    assert table.load(3) == {"cigars": 1}
    assert table.has(0) == {}
    assert table.stock("tobacco") == 12


@rule("C27")
def test_order_matters_when_the_stock_is_short() -> None:
    """With no rum in stock the café must serve before the distillery can distil again."""
    table = Table().stand(0, "b2").build(0, b2="distillery", a2="rum cafe").give(0, sugar=2, rum=1)
    table.drain(rum=0).play(0, "foreman")
    assert set(table.options()) == {"use rum cafe", "use warehouse", "done"}
    table.does("use rum cafe")
    assert table.stock("rum") == 1
    table.does("use distillery")
    assert table.over
    assert table.has(0) == {"sugar": 1, "rum": 1}


@rule("C27", "C98")
def test_of_two_distilleries_the_second_comes_not_right_after_the_first() -> None:
    table = Table().stand(0, "b2").build(0, b2="distillery", a2="distillery", b3="rum cafe")
    table.store(0, sugar=3).play(0, "foreman")
    assert table.options() == ["use distillery", "done"]
    table.does("use distillery", "amount 2")
    assert table.options() == ["use rum cafe", "done"], "the first could have turned all three"
    table.does("use rum cafe", "amount 1")
    assert table.options() == ["use distillery", "done"]
    table.does("use distillery")
    assert table.over
    assert table.has(0) == {"rum": 2}


@rule("C27")
def test_of_two_of_a_kind_the_one_in_row_or_column_is_meant() -> None:
    table = Table().stand(0, "b2").build(0, d3="distillery", a2="distillery", b3="inn").give(0, sugar=3)
    table.play(0, "foreman")
    assert table.options().count("use distillery") == 1
    table.does("use distillery", "amount 1")
    assert table.options() == ["use inn", "done"]


@rule("C75", "C27", "C84", "C85")
def test_a_ship_leaves_between_two_buildings_of_one_foreman() -> None:
    table = Table().enact("harbour")
    table.moor(1, 1, citrus=1, tobacco=2)  # 12200: two sugar are missing
    table.stand(0, "b2").build(0, b2="large branch office", a2="small branch office", b3="inn")
    table.give(0, sugar=3).play(0, "foreman")
    table.does("use large branch office", "load dock 1 with sugar", "amount 2")
    assert table.points == [2, 0], "the points of the load are given first"
    assert table.drawing, "the sea is empty, and the turn waits"
    assert table.ships == [None, 4, 2, 3]
    table.does("turn ship 9")
    assert table.ships == [9, 4, 2, 3]
    assert table.state.seat == 0
    assert set(table.options()) == {"use small branch office", "use inn", "done"}
    table.does("use small branch office")
    assert table.options() == ["load dock 2 with sugar", "load dock 3 with sugar"]
    table.does("load dock 3 with sugar", "use inn")
    assert table.over
    assert table.points == [2 + 3 + 1, 0]
