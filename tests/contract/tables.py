"""The tables at which the suite is played, and a walk through a game at one of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from malecon.games import GAMES
from malecon.kernel.game import Game, Option
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, Event, State, may_know

#: No game of the house takes so many answers, chance's included.
LONGEST = 30_000


class Table(NamedTuple):
    """A game, so many players, and the options they have agreed upon."""

    game: Game
    players: int
    options: dict[str, Any]

    def new(self) -> State:
        return self.game.new(self.players, self.options)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.name, str(self.players), *chosen])


def values(option: Option) -> list[Any]:
    """What is tried of an option: each of its values, and the least of a range of numbers."""
    least = [option.limits[0]] if option.limits and option.limits[0] not in option.values else []
    return [*option.values, *least]


def tables_of(game: Game) -> Iterator[Table]:
    """With every number of players: the defaults, all options changed together, and one of them alone.

    So every value is met with every number of players, and every change alone with some of them.
    """
    for players in game.seats:
        yield Table(game, players, {})
        for change in range(1, max((len(values(option)) for option in game.options), default=1)):
            chosen = {o.name: values(o)[change] for o in game.options if change < len(values(o))}
            yield Table(game, players, chosen)
        if len(game.options) > 1:
            option = game.options[players % len(game.options)]
            yield Table(game, players, {option.name: values(option)[1]})


TABLES = [table for game in GAMES.values() for table in tables_of(game)]

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def walk(table: Table, seed: int = 1) -> Iterator[State]:
    """One random game: the same state again and again, after each answer, up to the end."""
    state = table.new()
    rng = Rng(seed)
    for _ in range(LONGEST):
        yield state
        if state.seat == OVER:
            return
        state.apply(random_action(state, rng))
    raise AssertionError(f"{table} does not end")


def play_on(state: State, rng: Rng, answers: int = LONGEST) -> State:
    """Play at random, so many answers or to the end."""
    for _ in range(answers):
        if state.seat == OVER:
            return state
        state.apply(random_action(state, rng))
    assert answers < LONGEST, "the game does not end"
    return state


def heard(events: list[Event], seat: int | None) -> list[tuple[int, int, int, int]]:
    """What of these events reaches a seat, or a spectator."""
    return [(kind, a, b, c) for audience, kind, a, b, c in events if may_know(audience, seat)]
