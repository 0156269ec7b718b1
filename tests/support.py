"""How tests speak of a table: scenes are laid by hand, actions given in words. And what ends processes."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from malecon.kernel.game import Game
from malecon.kernel.play import settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import State

LONGEST = 500  # seconds for what a test starts; pytest itself ends after 600


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules that a test proves; the trace tool reads them from the source."""
    return pytest.mark.rule(*ids)


def options(game: Game, state: State) -> list[str]:
    """What may be answered now, in words."""
    return [game.vocabulary.words(action) for action in state.legal()]


def act(game: Game, state: State, *answers: str) -> None:
    """Answer in words, one question after another; each must be legal."""
    for answer in answers:
        action = game.vocabulary.action(answer)
        assert action in state.legal(), f"{answer!r} is not one of {options(game, state)}"
        state.apply(action)


def ask(state: State, step: int, arg: int = 0) -> None:
    """Clear the pile of things to do and put this step to the table, as if the game had come to it."""
    state.finish()
    state.push(step, arg)
    state.seat = -3
    state.advance()


def dealt(game: Game, players: int, seed: int = 1, **settings: Any) -> State:
    """A new game with everything drawn that chance draws before the first player is asked."""
    state = game.new(players, settings)
    settle(state, Rng(seed))
    return state


@contextmanager
def ended(child: subprocess.Popen[Any]) -> Iterator[None]:
    """Whatever a test finds out meanwhile, the process that it started does not go on after it, nor do those
    in its session, if it has one."""
    try:
        yield
    finally:
        with suppress(OSError):
            if os.name != "nt" and os.getsid(child.pid) == child.pid:
                os.killpg(child.pid, signal.SIGKILL)
        child.kill()
        child.wait(60)
