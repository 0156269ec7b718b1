"""A match: the one place where bots are asked. They see what their seat may see, never the true state."""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from malecon.errors import Stopped
from malecon.kernel.game import Game, Json
from malecon.kernel.play import draw, random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER, State


class Seen:
    """What a bot is given when it is asked. There is no way from here to the true state."""

    __slots__ = ("again", "believe", "legal", "rng", "seat", "view")

    def __init__(
        self, seat: int, view: Json, legal: list[int], rng: Rng, believe: Callable[[], State], again: bool
    ) -> None:
        self.seat = seat
        self.view = view
        self.legal = legal
        self.rng = rng  # the bot's own
        self.believe = believe  # a fresh state the seat may believe in, as often as wanted
        self.again = again  # nobody else has been asked since this seat last answered


class Bot(Protocol):
    """A player: anything that answers when it is asked."""

    def choose(self, seen: Seen) -> int:
        """One of `seen.legal`."""
        ...


class RandomBot:
    """Plays any legal action, one as gladly as another."""

    def choose(self, seen: Seen) -> int:
        return seen.legal[seen.rng.below(len(seen.legal))]


@contextmanager
def staying() -> Iterator[None]:
    """Whoever's code is run here may fail, but not end the process: that is for the signals it gets."""
    try:
        yield
    except Stopped:
        raise
    except SystemExit as error:
        raise RuntimeError(f"the whole process was to end by {error!r}") from None


def look(game: Game, state: State, seat: int, rng: Rng, again: bool = False) -> Seen:
    """What this seat may know now.

    The bot is handed beliefs drawn from a belief: even a bot that reaches into the sampler's closure
    finds a world drawn for it, not the true one.
    """
    believed = game.sample(state, seat, rng)
    return Seen(
        seat, game.view(state, seat), state.legal(), rng, lambda: game.sample(believed, seat, rng), again
    )


#: How many worlds are asked whether an answer has shown something hidden.
BELIEFS = 16


def shows_secret(game: Game, before: State, seat: int, action: int, worlds: int = BELIEFS) -> bool:
    """Whether an answer teaches its giver what was hidden: then worlds that they believed in differ after it.

    Nothing else says whether an answer may be undone, or shown beforehand.
    """
    return show_secret(game, before, seat, (action,), worlds)


def show_secret(
    game: Game,
    before: State,
    seat: int,
    actions: Sequence[int],
    worlds: int = BELIEFS,
    give: Callable[[State, int], State] | None = None,
) -> bool:
    """The same of several answers, given one after another."""
    give = give or applied
    after = before
    for action in actions:
        after = give(after, action)
    seen = knowledge(game, after, seat)
    rng = Rng(0)
    for _ in range(worlds):
        believed = game.sample(before, seat, rng)
        for action in actions:
            if action not in believed.legal():
                return True
            believed = give(believed, action)
        if knowledge(game, believed, seat) != seen:
            return True
    return False


def applied(state: State, action: int) -> State:
    """A table on which this answer has been given."""
    after = state.copy()
    after.apply(action)
    return after


def knowledge(game: Game, state: State, seat: int) -> tuple[Json, int, int, list[int]]:
    """All that a seat gets to know of a state: its view, who is asked what, and its own answers."""
    own = state.legal() if state.seat == seat else []
    return game.view(state, seat), int(state.step), int(state.seat), own


def generator(seed: int, seat: int) -> Rng:
    """A seat's own generator. A bot holds one, and can work out neither the seed nor another's from it,
    unless the seed is one that can be guessed."""
    numbers = hashlib.sha256(f"{seed} {seat}".encode()).digest()
    return Rng(int.from_bytes(numbers[:8], "big"), int.from_bytes(numbers[8:12], "big"))


def play_match(
    game: Game,
    state: State,
    bots: Sequence[Bot],
    seed: int,
    on_action: Callable[[int, int], None] | None = None,
    on_error: Callable[[int, Exception], None] | None = None,
) -> State:
    """Play to the end. Chance and every bot draw from generators of their own, all made from one seed.

    A bot that raises, or answers what is not legal, ends the match with its error; with `on_error` the error
    is told there instead, and any legal answer is given for the bot.
    """
    chance = generator(seed, int(CHANCE))
    own = [generator(seed, seat) for seat in range(len(bots))]
    helper = generator(seed, len(bots))
    before = int(OVER)  # who was asked last
    while state.seat != OVER:
        seat = int(state.seat)
        if seat == CHANCE:
            action = int(draw(state, chance))
        else:
            try:
                seen = look(game, state, seat, own[seat], seat == before)
                with staying():
                    chosen = bots[seat].choose(seen)
                action = operator.index(chosen)  # NumPy's whole numbers are some, and 3.0 is none
                if action not in state.legal():
                    raise ValueError(f"the bot at seat {seat} answered {action}, which is not legal")
            except Exception as error:
                if on_error is None:
                    raise
                on_error(seat, error)
                action = int(random_action(state, helper))
            before = seat
        if on_action is not None:
            on_action(seat, action)
        state.apply(action)
    return state
