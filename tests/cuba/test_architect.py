"""The architect: one building, or points for none."""

from __future__ import annotations

import pytest

from malecon.cuba.architect import cost
from malecon.cuba.codes import STONE, WATER, WOOD
from malecon.cuba.text import FIELD_NAMES, TILE_NAMES
from tests.cuba import scene
from tests.cuba.scene import act, options
from tests.support import rule

#: The table of the rules: wood, stone, water.
COSTS = {
    "cement factory": (1, 2, 0),
    "sawmill": (2, 1, 0),
    "golf course": (0, 0, 2),
    "monastery": (2, 1, 0),
    "rum cafe": (1, 1, 1),
    "cigar cafe": (1, 1, 1),
    "small branch office": (2, 1, 0),
    "large branch office": (2, 2, 0),
    "hotel": (2, 2, 1),
    "inn": (1, 1, 1),
    "general store": (1, 2, 0),
    "product house": (2, 1, 0),
    "resource house": (1, 1, 1),
    "small bank": (1, 1, 0),
    "large bank": (2, 3, 0),
    "black market": (3, 2, 0),
    "cigar factory": (2, 2, 0),
    "distillery": (2, 2, 0),
    "church": (2, 2, 0),
    "town hall": (1, 1, 0),
    "dam": (0, 2, 0),
    "lighthouse": (1, 1, 0),
    "warehouse": (2, 0, 0),
}


@rule("C25")
def test_the_printed_example() -> None:
    """A cigar factory costs 2 stone and 2 wood."""
    s = scene.bare()
    scene.give(s, 0, stone=2, wood=2)
    scene.play(s, 0, "architect")
    act(s, "build cigar factory", "place on b2")
    assert scene.has(s, 0) == {}
    assert scene.stock(s, "stone") == 15
    assert scene.stock(s, "wood") == 15


@rule("C25")
@pytest.mark.parametrize("tile", TILE_NAMES)
def test_every_tile_costs_what_is_printed_on_it(tile: str) -> None:
    number = TILE_NAMES.index(tile)
    wood, stone, water = COSTS[tile]
    assert (cost(number, WOOD), cost(number, STONE), cost(number, WATER)) == (wood, stone, water)
    s = scene.bare()
    scene.give(s, 0, wood=wood, stone=stone, water=water)
    scene.play(s, 0, "architect")
    act(s, f"build {tile}", "place on d3")
    assert scene.has(s, 0) == {}
    assert scene.GAME.view(s, None)["players"][0]["fields"]["d3"]["building"] == tile
    for name in ("wood", "stone", "water"):
        short = scene.bare()
        scene.give(short, 0, wood=9, stone=9, water=9)
        if COSTS[tile][("wood", "stone", "water").index(name)] == 0:
            continue
        short.held[5 + ("wood", "stone", "water").index(name)] -= 9
        short.stock[5 + ("wood", "stone", "water").index(name)] += 9
        scene.play(short, 0, "architect")
        assert f"build {tile}" not in options(short)


@rule("C24")
def test_any_own_field_without_a_building_but_the_warehouse() -> None:
    s = scene.bare()
    scene.build(s, 0, c2="inn")
    scene.stand(s, 0, "b3")
    scene.give(s, 0, wood=2)
    scene.play(s, 0, "architect")
    act(s, "build warehouse")
    assert options(s) == [f"place on {f}" for f in FIELD_NAMES if f not in ("a1", "c2")]
    act(s, "place on b3")  # under the figure itself
    assert s.supply[TILE_NAMES.index("warehouse")] == 0


@rule("C24")
def test_the_lake_can_be_built_on() -> None:
    s = scene.bare()
    scene.give(s, 0, stone=2)
    scene.play(s, 0, "architect")
    act(s, "build dam", "place on c3")
    assert scene.GAME.view(s, None)["players"][0]["fields"]["c3"] == {"gives": "water", "building": "dam"}


@rule("C24", "C3")
def test_a_tile_that_is_gone_is_not_offered_and_of_two_one_is_left() -> None:
    s = scene.bare()
    scene.build(s, 1, c2="inn", d2="distillery")
    scene.give(s, 0, wood=5, stone=5, water=5)
    scene.play(s, 0, "architect")
    assert "build inn" not in options(s)
    assert "build distillery" in options(s)
    scene.build(s, 1, b2="distillery")
    scene.play(s, 0, "architect")
    assert "build distillery" not in options(s)


@rule("C26", "C33")
def test_the_first_who_does_not_build_gets_2_points_the_second_1() -> None:
    s = scene.bare(3)
    scene.play(s, 0, "architect")
    act(s, "take points")
    scene.play(s, 1, "architect")
    act(s, "take points")
    assert scene.points(s) == [2, 1, 0]
    scene.play(s, 2, "architect")
    assert scene.over(s), "with nothing to build and nothing to take nobody is even asked"
    assert scene.points(s) == [2, 1, 0]


@rule("C26")
def test_he_need_do_neither() -> None:
    s = scene.bare()
    scene.give(s, 0, wood=1, stone=1)
    scene.play(s, 0, "architect")
    assert options(s) == [*("build small bank", "build town hall", "build lighthouse"), "take points", "done"]
    act(s, "done")
    assert scene.over(s)
    assert scene.points(s) == [0, 0]
    assert s.architects_idle == 0


@rule("C74", "C25")
def test_under_the_building_act_it_costs_2_pesos_more() -> None:
    s = scene.bare()
    scene.enact(s, "building")
    scene.give(s, 0, wood=2)
    scene.play(s, 0, "architect")
    act(s, "build warehouse", "place on b1")
    assert scene.pesos(s) == [8, 10]
    scene.give(s, 0, stone=2)
    s.pesos[0] = 1
    scene.play(s, 0, "architect")
    assert options(s) == ["take points", "done"]
    s.pesos[0] = 2
    scene.play(s, 0, "architect")
    act(s, "build dam", "place on b2")
    assert scene.pesos(s) == [0, 10]
