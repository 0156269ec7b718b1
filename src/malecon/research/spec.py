"""A game as an environment: how many actions, how many bytes of what is seen, what its end is worth.

All faces are made from this. The rules that they share:

- Players' actions are counted from 0; chance's are not among them. An action is the same in every position,
  and `words` says which it is in the record.
- A game has a seed. Chance draws from `generator(seed, CHANCE)`, as in every match of the house; so the same
  seed and the same answers are the same game through every face. Who resets without a seed gets the next one;
  after the last comes 0.
- A copy, by `copy.deepcopy` or `pickle`, plays on as the first would, and neither touches the other.
- Whoever wins alone gets 1, the others −1/(players − 1) each; who share a win share it too. The sum is 0.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Literal

from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.kernel.match import generator
from malecon.kernel.mind import returns
from malecon.kernel.observer import Writer, size_of
from malecon.kernel.play import settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER, State
from malecon.record import check_options, whole
from malecon.spoken import seat as spoken
from malecon.why import Why

#: What a seat sees now; or all that it knows: the same bytes, and behind them those for the learned bots.
Kind = Literal["observation", "information"]
KINDS: tuple[Kind, ...] = ("observation", "information")

SEEDS = 2**63  # how many there are
MOST_SEEDS = 2**62  # of which those are drawn that nobody gives


class Refused(ValueError, AssertionError):
    """An action that may not be done now, or is none. Nothing has changed."""


def missing(library: str, error: ImportError) -> ImportError:
    """What to tell who imports a face without its library."""
    words = f'{library} is not installed; pip install "malecon[research]" brings all that these faces need.'
    return type(error)(words, name=error.name, path=error.path)


def any_seed() -> int:
    """A seed for who gives none."""
    return secrets.randbelow(MOST_SEEDS)


def whole_seed(seed: int) -> int:
    """A seed as it was given, or why it is none."""
    number = whole(seed)
    if number is None:
        raise TypeError(f"a seed is a whole number, not {seed!r}")
    if not 0 <= number < SEEDS:
        raise ValueError(f"a seed is from 0 to 2**63 - 1, not {seed}")
    return number


def following(seed: int, step: int) -> int:
    """The seed so many steps on; after the last comes 0."""
    return (seed + step) % SEEDS


def copied(rng: Rng) -> Rng:
    """A generator that draws what this one will draw."""
    return drawn_from(*words_of(rng))


def words_of(rng: Rng) -> tuple[int, int, int, int]:
    return int(rng.a), int(rng.b), int(rng.c), int(rng.counter)


def drawn_from(a: int, b: int, c: int, counter: int) -> Rng:
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.counter = a, b, c, counter
    return rng


def playable() -> list[str]:
    """The games that say what a seat sees, those of other packages too."""
    return [game.name for game in GAMES.values() if game.observer is not None]


class Spec:
    """One game for so many players, with the options they have agreed upon."""

    def __init__(
        self, name: str, players: int, options: Mapping[str, Any] | None = None, kind: Kind = "observation"
    ) -> None:
        game = GAMES.get(name) if isinstance(name, str) else None
        if game is None or game.observer is None:
            raise ValueError(
                f"there is no game {name!r} with observations; there are: {', '.join(playable())}"
            )
        number = whole(players)
        if number is None or number not in game.seats:
            raise ValueError(f"{name} is for {game.seats[0]} to {game.seats[-1]} players, not {players!r}")
        if kind not in KINDS:
            raise ValueError(f"observe is one of {', '.join(KINDS)}, not {kind!r}")
        self.game = game
        self.players = number
        with as_value_error():
            self.options = check_options(game, options)
        self.kind: Kind = kind
        self.start = game.new(self.players, self.options)
        self.observer = game.observer
        self.draws = game.draws
        self.actions = game.vocabulary.universe[-1] + 1 - game.draws
        seen = size_of(self.observer, self.start, seen=True)
        self.sizes = {"observation": seen, "information": seen + size_of(self.observer, self.start)}

    def __deepcopy__(self, memo: object) -> Spec:
        return self  # nothing here ever changes

    def __reduce__(self) -> tuple[type[Spec], tuple[str, int, Json, Kind]]:
        return type(self), (self.game.name, self.players, self.options, self.kind)

    @property
    def size(self) -> int:
        """Bytes of a row."""
        return self.sizes[self.kind]

    def row(self, state: State, seat: int, kind: Kind | None = None) -> bytearray:
        """What a seat sees or knows."""
        kind = kind or self.kind
        writer = Writer(self.sizes[kind])
        self.observer.write_seen(state, seat, writer)
        if kind == "information":
            self.observer.write(state, seat, writer)
        return bytearray(writer.rows)

    def legal(self, state: State) -> list[int]:
        """The actions of the player who is asked, in the order of the game."""
        return [action - self.draws for action in state.legal()] if state.seat >= 0 else []

    def mask(self, state: State, seat: int) -> bytearray:
        """A byte for each action: 1 if this seat is asked and may do it."""
        mask = bytearray(self.actions)
        if state.seat == seat:
            draws = self.draws
            for action in state.options:
                mask[action - draws] = 1
        return mask

    def words(self, action: int) -> str:
        """An action as it is written in the record."""
        number = whole(action)
        if number is None or number not in range(self.actions):
            raise self.none_such(action)
        return self.game.vocabulary.words(number + self.draws)

    def none_such(self, action: object) -> Refused:
        """What is said of no action at all."""
        return Refused(f"an action is a whole number from 0 to {self.actions - 1}, not {action!r}")

    def text(self, state: State, seat: int) -> str:
        """The table in words, as this seat may know it, with the question if it is asked one."""
        names = spoken.seat_names(self.players, "en")
        telling = spoken.telling_of(self.game, self.game.box(self.start), names, "en")
        asked = spoken.asked_at(self.game, state) if state.seat == seat else None
        end = "" if state.seat != OVER else spoken.end_text(telling, state.scores(), state.winners())
        return spoken.page(telling, seat, self.game.view(state, seat), [], asked, end)

    def refusal(self, state: State, action: object) -> Refused:
        """Why an action may not be done."""
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < self.actions:
            return self.none_such(action)
        if state.seat < 0:
            return Refused("nobody is asked: the game is over")
        refusal = self.game.refusal(state, action + self.draws)
        why = Why(self.game.name, refusal).say("en")
        rule = f" ({refusal.rule})" if refusal.rule else ""
        return Refused(f"action {action}, {self.words(action)!r}, may not be done now: {why}{rule}")

    def returns(self, state: State) -> list[float]:
        """What a finished game is worth to each seat."""
        return list(returns(state))


@contextmanager
def as_value_error() -> Iterator[None]:
    """Whatever the house has against a table is what users of environments expect."""
    try:
        yield
    except MaleconError as error:
        raise ValueError(str(error)) from None


class Play:
    """One game that is being played, chance included."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.seed = -1  # none has begun
        self.state: State = spec.start
        self.chance = Rng(0)

    def begin(self, seed: int | None) -> None:
        """Lay the table anew, with this seed or the next one."""
        if seed is not None:
            self.seed = whole_seed(seed)
        else:
            self.seed = any_seed() if self.seed < 0 else following(self.seed, 1)
        self.state = self.spec.start.copy()
        self.chance = generator(self.seed, int(CHANCE))
        settle(self.state, self.chance)

    def answer(self, action: object) -> None:
        """The player who is asked does this; chance goes on. If it may not be done nothing changes."""
        state = self.state
        if isinstance(action, bool) or not isinstance(action, int):
            raise self.spec.refusal(state, action)
        number = action + self.spec.draws
        if state.seat < 0 or number not in state.options:
            raise self.spec.refusal(state, action)
        state.apply(number)
        if state.seat == CHANCE:
            settle(state, self.chance)

    @property
    def over(self) -> bool:
        return bool(self.state.seat == OVER)

    # --- copies ---

    def __deepcopy__(self, memo: object) -> Play:
        return resumed(self.spec, self.seed, self.state.copy(), copied(self.chance))

    def __reduce__(self) -> tuple[Callable[..., Play], tuple[Spec, int, Json, tuple[int, ...]]]:
        return restored, (self.spec, self.seed, self.spec.game.snapshot(self.state), words_of(self.chance))


def resumed(spec: Spec, seed: int, state: State, chance: Rng) -> Play:
    """A game that has already begun."""
    play = Play(spec)
    play.seed, play.state, play.chance = seed, state, chance
    return play


def restored(spec: Spec, seed: int, snapshot: Json, chance: tuple[int, int, int, int]) -> Play:
    """A game that was saved."""
    return resumed(spec, seed, laid(spec, snapshot), drawn_from(*chance))


def laid(spec: Spec, snapshot: Json) -> State:
    """The table of a snapshot."""
    state = spec.start.copy()
    spec.game.restore(state, snapshot)
    return state
