"""The order of a board's rows and columns is all the same, to the rules and to the bots."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from malecon.bots.players import eye_of
from malecon.bots.weights import net_of
from malecon.cuba import codes as c
from malecon.cuba.data import BOARDS, DEFAULT_BOARDS
from malecon.kernel.play import settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, State
from tests.cuba.scene import GAME

#: Where each field of a board may have come from: rows below and columns beside the warehouse in any order.
ORDERS = [
    [row * 4 + column for row in (0, *rows) for column in (0, *columns)]
    for rows, columns in product(permutations((1, 2)), permutations((1, 2, 3)))
]


def laid(line: str, order: list[int]) -> str:
    """A board in another order."""
    fields = "".join(line.replace("/", "")[field] for field in order)
    return f"{fields[:4]}/{fields[4:8]}/{fields[8:]}"


def test_our_boards_are_one_board_in_five_orders() -> None:
    shapes = {min(laid(line, order) for order in ORDERS) for line in DEFAULT_BOARDS[1:]}
    assert len(shapes) == 1
    assert len(set(DEFAULT_BOARDS)) == len(BOARDS)


def other_order(game: int, players: int) -> tuple[list[list[int]], State]:
    """A table with every board of ours in an order that is drawn, and the orders."""
    rng = Rng(game)
    orders = [ORDERS[rng.below(len(ORDERS))] for _ in BOARDS]
    box = GAME.box(GAME.new(2))
    lines = (laid(line, order) for line, order in zip(DEFAULT_BOARDS, orders, strict=True))
    box["boards"] = dict(zip(BOARDS, lines, strict=True))
    return orders[1:], GAME.new(players, None, box)


def there(action: int, order: list[int]) -> int:
    """What an answer is called at the table in the other order."""
    for first in (int(c.MOVE), int(c.PLACE)):
        if first <= action < first + c.FIELDS_IN_ALL:
            return first + order.index(action - first)
    return action


def side_by_side(game: int, players: int) -> Iterator[tuple[State, State, list[int]]]:
    """A game on our boards and the same on others, before each answer; and the order of the asked seat's.

    Field by field the other way round, with the same draws, everything comes out the same.
    """
    orders, other = other_order(game, players)
    s = GAME.new(players)
    rng, draws, other_draws = Rng(100 + game), Rng(game), Rng(game)
    settle(s, draws)
    settle(other, other_draws)
    while s.seat != OVER:
        assert other.seat == s.seat
        order = orders[s.seat]
        yield s, other, order
        action = s.legal()[rng.below(len(s.legal()))]
        s.apply(action)
        other.apply(there(action, order))
        settle(s, draws)
        settle(other, other_draws)
    assert other.seat == OVER
    assert list(other.scores()) == list(s.scores())


def test_the_same_game_can_be_played_on_boards_in_any_order() -> None:
    for game in range(12):
        for s, other, order in side_by_side(game, 2 + game % 4):
            assert sorted(there(action, order) for action in s.legal()) == sorted(other.legal())


def test_bots_look_at_boards_in_any_order_as_the_same() -> None:
    eye = eye_of(GAME, net_of(GAME))
    assert eye is not None
    asked = set()
    for game in range(4):
        for s, other, order in side_by_side(game, 2 + game):
            looks = []
            for table in (s, other):
                shares = list(eye.shares(table, table.seat))
                looks.append((shares, dict(zip(table.legal(), eye.liking(table), strict=True))))
            (shares, likes), (other_shares, other_likes) = looks
            assert other_shares == shares
            assert {there(action, order): like for action, like in likes.items()} == other_likes
            asked.add(int(s.step))
    assert {int(c.WORKER), int(c.SITE)} <= asked
