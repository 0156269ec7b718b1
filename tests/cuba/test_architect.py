"""The architect: one building, or points for none."""

from __future__ import annotations

import pytest

from malecon.cuba.buildings import THE_TILES
from malecon.cuba.text import FIELD_NAMES, RESOURCE_NAMES, TILE_NAMES
from malecon.cuba.tile import Tile
from tests.cuba.scene import Table
from tests.support import rule


@rule("C25")
def test_the_printed_example() -> None:
    """A cigar factory costs 2 stone and 2 wood."""
    table = Table().give(0, stone=2, wood=2).play(0, "architect")
    table.does("build cigar factory", "place on b2")
    assert table.has(0) == {}
    assert table.stock("stone") == 15
    assert table.stock("wood") == 15


@rule("C25")
@pytest.mark.parametrize("tile", THE_TILES, ids=lambda tile: str(tile.word))
def test_every_tile_costs_what_is_printed_on_it(tile: Tile) -> None:
    """What is printed is what the law says: test_rows.py."""
    price = {name: int(digit) for name, digit in zip(RESOURCE_NAMES, tile.cost, strict=True)}
    table = Table().give(0, **price).play(0, "architect").does(f"build {tile.word}", "place on d3")
    assert table.has(0) == {}
    assert table.view()["players"][0]["fields"]["d3"]["building"] == tile.word
    for name in (name for name in price if price[name]):
        short = Table().give(0, **{**dict.fromkeys(price, 9), name: price[name] - 1}).play(0, "architect")
        assert f"build {tile.word}" not in short.options()


@rule("C24")
def test_any_own_field_without_a_building_but_the_warehouse() -> None:
    table = Table().build(0, c2="inn").stand(0, "b3").give(0, wood=2).play(0, "architect")
    table.does("build warehouse")
    assert table.options() == [f"place on {f}" for f in FIELD_NAMES if f not in ("a1", "c2")]
    table.does("place on b3")  # under the figure itself
    assert table.state.supply[TILE_NAMES.index("warehouse")] == 0


@rule("C24")
def test_the_lake_can_be_built_on() -> None:
    table = Table().give(0, stone=2).play(0, "architect").does("build dam", "place on c3")
    assert table.view()["players"][0]["fields"]["c3"] == {"gives": "water", "building": "dam"}


@rule("C24", "C3")
def test_a_tile_that_is_gone_is_not_offered_and_of_two_one_is_left() -> None:
    table = Table().build(1, c2="inn", d2="distillery").give(0, wood=5, stone=5, water=5)
    table.play(0, "architect")
    assert "build inn" not in table.options()
    assert "build distillery" in table.options()
    table.build(1, b2="distillery").play(0, "architect")
    assert "build distillery" not in table.options()


@rule("C26", "C33")
def test_the_first_who_does_not_build_gets_2_points_the_second_1() -> None:
    table = Table(3).play(0, "architect").does("take points")
    table.play(1, "architect").does("take points")
    assert table.points == [2, 1, 0]
    table.play(2, "architect")
    assert table.over, "with nothing to build and nothing to take nobody is even asked"
    assert table.points == [2, 1, 0]


@rule("C26")
def test_he_need_do_neither() -> None:
    table = Table().give(0, wood=1, stone=1).play(0, "architect")
    assert table.options() == [
        *("build small bank", "build town hall", "build lighthouse"),
        "take points",
        "done",
    ]
    table.does("done")
    assert table.over
    assert table.points == [0, 0]
    assert table.state.architects_idle == 0


@rule("C74", "C25")
def test_under_the_building_act_it_costs_2_pesos_more() -> None:
    table = Table().enact("building").give(0, wood=2).play(0, "architect")
    table.does("build warehouse", "place on b1")
    assert table.pesos == [8, 10]
    table.give(0, stone=2)
    table.state.pesos[0] = 1
    table.play(0, "architect")
    assert table.options() == ["take points", "done"]
    table.state.pesos[0] = 2
    table.play(0, "architect").does("build dam", "place on b2")
    assert table.pesos == [0, 10]
