"""How a tile is paid, with five for one where the buyer likes: H31 and H33."""

from __future__ import annotations

from itertools import product

import pytest

from malecon.havana.codes import PRICES
from malecon.havana.data import DEFAULT_TILES, Box, read_tile
from malecon.havana.text import COLOUR_NAMES
from malecon.kernel.rng import Rng
from tests.havana.scene import DEAR, UPPER, Table, amounts, tile
from tests.support import rule

PLACEHOLDER = UPPER[0]
NAMES = (*COLOUR_NAMES, "peso", "worker")


def buyer(line: str, owned: str) -> Table:
    """Seat 0 is about to buy; a tile with this price lies at the upper left end."""
    table = Table("architect, pesos", "siesta, protection").rows(UPPER, DEAR)
    lines = list(DEFAULT_TILES)
    lines[tile(PLACEHOLDER)] = line
    table.state.tiles = Box("for this scene", lines)
    return table.give(0, owned).stock(0).turns(1)


def payments(line: str, owned: str) -> set[tuple[int, ...]]:
    """By hand: every way to pay, as what is given of each colour, of pesos and of workers."""
    _, price = read_tile(line)
    have = [amounts(owned).get(name, 0) for name in NAMES]
    found = set()
    for *replaced, hired in product(*(range(price[n] + 1) for n in (0, 1, 2, 3, 6))):
        given = [price[colour] - replaced[colour] for colour in range(4)]
        given += [price[4] + 5 * sum(replaced), price[5] + 5 * hired, price[6] - hired]
        if all(part <= whole for part, whole in zip(given, have, strict=True)):
            found.add(tuple(given))
    return found


def played(table: Table, owned: str) -> list[tuple[int, ...]]:
    """By the engine: the same, one for each way through its questions."""
    if not table.question.startswith("pay-"):
        left = amounts(table.owns(0).replace("nothing", ""))
        have = amounts(owned)
        return [tuple(have.get(name, 0) - left.get(name, 0) for name in NAMES)]
    found = []
    for answer in table.options():
        further = Table("siesta, mama", "siesta, mama")
        further.state = table.state.copy()
        found += played(further.does(answer), owned)
    return found


@rule("H31")
@pytest.mark.parametrize(
    ("line", "owned", "left"),
    [
        ("2: R 2$", "1 red, 2 pesos", "nothing"),
        ("1: 3$", "1 red, 4 pesos", "1 red, 1 peso"),
        ("3: 3w", "4 pesos, 3 workers", "4 pesos"),
        ("4: 6G 2w 1$", "7 grey, 2 pesos, 3 workers", "1 grey, 1 peso, 1 worker"),
        ("7: 2R 3w 2G A", "3 red, 2 grey, 3 workers", "1 red"),
        ("5: B R 1w 4$", "2 red, 2 blue, 4 pesos, 1 worker", "1 red, 1 blue"),
    ],
)
def test_the_price_is_paid_exactly(line: str, owned: str, left: str) -> None:
    table = buyer(line, owned).does("buy upper left")
    assert table.owns(0) == left


@rule("H31")
def test_cubes_leave_the_game_and_pesos_and_workers_go_to_the_stock() -> None:
    table = buyer("7: 2R 3w 2G 1$", "2 red, 2 grey, 1 peso, 3 workers")
    bag, stock = list(table.state.bag), table.state.stock
    table.does("buy upper left")
    assert table.boxed() == "2 red, 2 grey"
    assert list(table.state.bag) == bag
    assert table.state.stock == stock + 3
    assert table.in_centre() == "nothing"
    assert table.heard_of(1, "paid") == [(0, 6, 3), (0, 5, 1), (0, 0, 2), (0, 4, 2)]


@rule("H31", "H33")
@pytest.mark.parametrize(
    ("line", "lacking"),
    [
        ("2: R 2$", "1 red, 1 peso"),
        ("2: R 2$", "9 yellow, 4 grey, 9 pesos"),
        ("3: 3w", "2 workers, 4 pesos"),
        ("3: R 1w 2$", "1 red, 6 pesos"),
        ("3: 5G 4$", "4 grey, 9 red, 9 pesos"),
        ("4: R 2G 1w 2$ A", "6 grey, 2 pesos, 1 worker"),
        ("7: 2R 3w 2G A", "1 red, 6 grey, 3 workers"),
    ],
)
def test_who_lacks_anything_cannot_buy(line: str, lacking: str) -> None:
    assert buyer(line, lacking).over  # it was not asked: there was nothing to buy


@rule("H33")
@pytest.mark.parametrize(
    ("line", "owned"),
    [
        ("3: 3w", "15 pesos"),
        ("3: R 1w 2$", "1 red, 7 pesos"),
        ("2: R 2$", "5 grey, 2 pesos"),
        ("7: 2R 3w 2G A", "12 grey, 15 pesos"),
        ("4: R 2G 1w 2$ A", "7 grey, 7 pesos"),
    ],
)
def test_five_stand_for_one_as_often_as_needed(line: str, owned: str) -> None:
    table = buyer(line, owned).does("buy upper left")
    assert len(table.buildings(0)) == 1
    assert table.owns(0) == "nothing"


@rule("H33")
def test_one_may_exchange_although_one_has_the_worker() -> None:
    for answer, left in (
        ("pay pesos for 0 workers", "9 pesos"),
        ("pay pesos for 1 workers", "4 pesos, 1 worker"),
    ):
        table = buyer("2: w", "9 pesos, 1 worker").does("buy upper left")
        assert table.options() == ["pay pesos for 0 workers", "pay pesos for 1 workers"]
        assert table.does(answer).owns(0) == left


@rule("H33")
def test_one_may_exchange_although_one_has_the_cube() -> None:
    for answer, left in (("pay grey for blue 0", "6 grey"), ("pay grey for blue 1", "1 blue, 1 grey")):
        table = buyer("1: B", "1 blue, 6 grey").does("buy upper left")
        assert table.options() == ["pay grey for blue 0", "pay grey for blue 1"]
        assert table.does(answer).owns(0) == left


@rule("H33")
def test_grey_that_a_later_colour_or_the_price_itself_needs_cannot_be_spent_before() -> None:
    # Ten grey: five must stand for the blue cube, so that five are left for one red, not for two.
    table = buyer("5: 2R B", "2 red, 10 grey").does("buy upper left")
    assert table.options() == ["pay grey for red 0", "pay grey for red 1"]
    # Two of eleven are the price: five may stand for a red cube or for a blue one, not for both.
    table = buyer("5: R B 2G", "1 red, 1 blue, 11 grey").does("buy upper left", "pay grey for red 1")
    assert table.owns(0) == "1 red, 4 grey"
    table = buyer("5: R B 2G", "1 red, 1 blue, 11 grey").does("buy upper left", "pay grey for red 0")
    assert table.options() == ["pay grey for blue 0", "pay grey for blue 1"]


@rule("H33")
def test_pesos_of_the_price_cannot_be_spent_on_workers() -> None:
    table = buyer("5: 2w 4$", "13 pesos, 2 workers").does("buy upper left")
    assert table.options() == ["pay pesos for 0 workers", "pay pesos for 1 workers"]


@rule("H33")
def test_there_is_no_exchange_the_other_way() -> None:
    assert buyer("1: 5$", "4 pesos, 9 workers").over
    assert buyer("1: 5G", "4 grey, 9 red").over
    assert buyer("1: R", "9 yellow, 9 brown, 9 blue").over


@rule("H33")
def test_exchanged_cubes_leave_the_game_and_exchanged_pesos_go_to_the_stock() -> None:
    table = buyer("2: R 1w", "5 grey, 5 pesos").does("buy upper left")
    assert table.boxed() == "5 grey"
    assert table.state.stock == 0
    assert table.in_centre() == "nothing"


@rule("H33")
def test_only_while_paying_is_anything_exchanged() -> None:
    table = buyer("1: R", "1 red, 10 grey, 20 pesos")
    assert table.options() == ["buy upper left", "end turn"]


CASES = [
    ("2: R 2$", "2 red, 11 grey, 5 pesos"),
    ("3: 3w", "3 workers, 20 pesos"),
    ("3: 3w", "2 workers, 12 pesos"),
    ("7: 2R 3w 2G A", "2 red, 13 grey, 16 pesos, 3 workers"),
    ("7: 2R 3w 2G A", "1 red, 17 grey, 9 pesos, 2 workers"),
    ("5: R Y 1w 4$", "1 red, 1 yellow, 15 grey, 9 pesos, 1 worker"),
    ("6: Y B 3w 2G A", "1 yellow, 8 grey, 15 pesos, 1 worker"),
    ("7: 2R 2Y 1N 1B 2G", "2 red, 2 yellow, 1 brown, 1 blue, 32 grey"),
    ("7: 2R 2Y 2N 2B 1G", "1 red, 2 yellow, 2 brown, 1 blue, 23 grey"),
]


@rule("H31", "H33")
@pytest.mark.parametrize(("line", "owned"), CASES)
def test_every_way_to_pay_can_be_played_and_each_in_one_way(line: str, owned: str) -> None:
    ways = played(buyer(line, owned).does("buy upper left"), owned)
    assert len(ways) == len(set(ways))
    assert set(ways) == payments(line, owned)
    assert len(ways) > 1


@rule("H31", "H33")
@pytest.mark.parametrize("seed", range(40))
def test_a_tile_can_be_bought_just_when_there_is_a_way_to_pay_it(seed: int) -> None:
    rng = Rng(seed)
    for line in DEFAULT_TILES:
        owned = ", ".join(
            f"{rng.below(n)} {name}" for n, name in zip((3, 3, 3, 3, 12, 14, 4), NAMES, strict=True)
        )
        table = buyer(line, owned)
        ways = payments(line, owned)
        assert ("buy upper left" in table.options()) == bool(ways), (line, owned)
        if ways:
            assert set(played(table.does("buy upper left"), owned)) == ways, (line, owned)


@rule("H31")
def test_every_price_of_our_set_is_read_as_the_rules_write_it() -> None:
    # "4: R 2G 1w 2$ A": red, yellow, brown, blue, grey, pesos, workers, architect.
    assert read_tile("4: R 2G 1w 2$ A") == (4, [1, 0, 0, 0, 2, 2, 1, 1])
    assert len(DEFAULT_TILES) == 36
    assert all(len(read_tile(line)[1]) == PRICES for line in DEFAULT_TILES)
