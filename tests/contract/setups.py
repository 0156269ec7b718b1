"""What the suite plays: every game with every number of players and every option, and walks through them."""

from __future__ import annotations

import inspect
import os
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from malecon.games import GAMES
from malecon.kernel import state as kernel_state
from malecon.kernel.game import Game, Option
from malecon.kernel.inventory import Inventory
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, Event, State, may_know

#: No game of the house takes so many answers, chance's included.
LONGEST = 30_000


class Setup(NamedTuple):
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


def setups_of(game: Game) -> Iterator[Setup]:
    """With every number of players: the defaults, all options changed together, and one of them alone.

    So every value is met with every number of players, and every change alone with some of them.
    """
    for players in game.seats:
        yield Setup(game, players, {})
        for change in range(1, max((len(values(option)) for option in game.options), default=1)):
            chosen = {o.name: values(o)[change] for o in game.options if change < len(values(o))}
            yield Setup(game, players, chosen)
        if len(game.options) > 1:
            option = game.options[players % len(game.options)]
            yield Setup(game, players, {option.name: values(option)[1]})


#: tests/build/compiled.py proves that both engines play the same games, whatever the players and options. So
#: where both are tested, the slower one is asked for all that is expected of a game at its largest table.
IS_SPARED = inspect.getfile(kernel_state).endswith(".py") and "MALECON_BOTH_ENGINES" in os.environ


def is_asked(setup: Setup) -> bool:
    return not IS_SPARED or setup.players == setup.game.seats[-1]


SETUPS = [setup for game in GAMES.values() for setup in setups_of(game) if is_asked(setup)]

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def walk(setup: Setup, seed: int = 1) -> Iterator[State]:
    """One random game: the same state again and again, after each answer, up to the end."""
    state = setup.new()
    rng = Rng(seed)
    for _ in range(LONGEST):
        yield state
        if state.seat == OVER:
            return
        state.apply(random_action(state, rng))
    raise AssertionError(f"{setup} does not end")


def follow(setup: Setup, seed: int = 1) -> Iterator[tuple[State, Inventory]]:
    """The same with all events, and with an inventory that has heard them."""
    inventory = setup.game.inventory(setup.new())
    for state in walk(setup, seed):
        state.listening = True
        inventory.hear(setup.game.said(state.events))
        yield state, inventory
        state.events = []


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
