"""A State is everything that lies on the table, as whole numbers, and the pile of things still to do.

It holds no generator and no hidden order: chance is a seat that is asked like any other, with integer
weights. `apply` trusts its caller; the edges of the house (record, table) check before they call it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from malecon.kernel.step import Step

CHANCE: Final[i64] = -1  # the seat that draws
OVER: Final[i64] = -2  # nobody is asked any more
NOBODY: Final[i64] = -3  # nobody has been asked yet

#: What happened: its audience, its code, and its three numbers.
Event = tuple[int, int, int, int, int]

EVERYBODY: Final[i64] = 255  # the audience of an open event; otherwise one bit for each seat that may know

STEP_BITS: Final[i64] = 8  # an entry of the pile is a step and, above these bits, the step's own number
STEP_MASK: Final[i64] = 255

#: What every game remembers of the flow. A game's FIELDS begin with these.
FLOW: Final = ("players", "round", "seat", "step", "arg", "pile", "options", "weights")

NOTHING: Final = vec[i64]()  # shared by all who hold nothing; never written to


def row(n: i64, value: i64) -> vec[i64]:
    """A fresh vector of n equal numbers."""
    return vec[i64]([value] * n)


def total(numbers: vec[i64]) -> i64:
    """The sum of a vector of counts."""
    t: i64 = 0
    for n in numbers:
        t += n
    return t


def may_know(audience: int, seat: int | None) -> bool:
    """Whether a seat, or a spectator (None), may be told of an event with this audience."""
    return audience == EVERYBODY or (seat is not None and audience >> seat & 1 == 1)


@mypyc_attr(acyclic=True)
class State:
    """The table, who must answer, and the answers that may be given."""

    # Faster to find where the engine is not compiled, and nothing is remembered that FIELDS does not name.
    __slots__ = (*FLOW, "always", "events", "listening", "steps")

    def __init__(self, players: i64, steps: vec[Step[Any]]) -> None:
        self.players: i64 = players
        self.steps: vec[Step[Any]] = steps
        self.round: i64 = 0
        self.seat: i64 = NOBODY
        self.step: i64 = 0
        self.arg: i64 = 0
        self.pile: vec[i64] = NOTHING
        self.options: vec[i64] = NOTHING
        self.weights: vec[i64] = NOTHING
        self.always: bool = False
        self.listening: bool = False
        self.events: list[Event] = []

    # --- for those who play ---

    def legal(self) -> list[int]:
        """The answers that may be given now, always in the same order; none when the game is over."""
        return [int(action) for action in self.options]

    def apply(self, action: i64) -> None:
        """Give an answer. It must be one of `legal()`: this is not checked here."""
        self.steps[self.step].apply(self, self.arg, action)
        self.advance()

    def copy(self) -> State:
        """A state that shares nothing with this one but what never changes."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Victory points of each seat as they stand."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that would win if the game ended now; several when they share."""
        raise NotImplementedError

    def copy_flow(self, other: State) -> None:
        """The part of `copy` that all games share. Options are never written to, so they may be shared."""
        other.round = self.round
        other.seat = self.seat
        other.step = self.step
        other.arg = self.arg
        other.pile = self.pile[:]
        other.options = self.options
        other.weights = self.weights

    # --- for the steps ---

    def push(self, step: i64, arg: i64 = 0) -> None:
        """Put a step on the pile: it comes before all that lies there already."""
        self.pile = append(self.pile, step | (arg << STEP_BITS))

    def push_all(self, steps: vec[i64]) -> None:
        """Put several steps on the pile, to be done in the order in which they are written."""
        i: i64 = len(steps) - 1
        while i >= 0:
            self.pile = append(self.pile, steps[i])
            i -= 1

    def ask(self, seat: i64) -> None:
        """Ask a seat; the answers follow by `offer`. A single answer is given without asking."""
        self.seat = seat

    def ask_always(self, seat: i64) -> None:
        """Ask even if there is but one answer, where silence would tell what is hidden."""
        self.ask(seat)
        self.always = True

    def offer(self, action: i64) -> None:
        """One answer that may be given."""
        self.options = append(self.options, action)

    def ask_chance(self) -> None:
        """Let chance draw; what it may draw follows by `outcome`."""
        self.ask(CHANCE)
        self.weights = vec[i64](capacity=32)

    def outcome(self, action: i64, weight: i64) -> None:
        """One thing that chance may draw; with no weight it cannot come."""
        if weight > 0:
            self.options = append(self.options, action)
            self.weights = append(self.weights, weight)

    def finish(self) -> None:
        """The game ends at once: nothing is left to do."""
        self.pile = NOTHING
        self.seat = OVER

    def tell(self, audience: i64, event: i64, a: i64, b: i64, c: i64) -> None:
        """Say what happened to those who may know it. Nothing is kept when nobody listens."""
        if self.listening:
            self.events.append((audience, event, a, b, c))

    def advance(self) -> None:
        """Do what lies on the pile until somebody has a choice to make or the game is over."""
        self.clear()
        while self.go_on():
            pass

    def begin(self, action: i64) -> None:
        """The first part of `apply`, for those who want to see what follows one by one, by `go_on`."""
        self.steps[self.step].apply(self, self.arg, action)
        self.clear()

    def clear(self) -> None:
        """What was offered is over."""
        self.options = vec[i64](capacity=32)  # fresh: copies of this state may share what was there
        self.weights = NOTHING

    def go_on(self) -> bool:
        """Do what lies on top of the pile; False if somebody has a choice to make or the game is over."""
        if self.seat == OVER:
            return False
        if len(self.pile) == 0:
            self.finish()
            return False
        self.pile, top = pop(self.pile)
        code = top & STEP_MASK
        arg = top >> STEP_BITS
        self.step = code
        self.arg = arg
        step = self.steps[code]
        step.enter(self, arg)
        count: i64 = len(self.options)
        if count > 0:
            if count > 1 or self.always:
                self.always = False
                return False
            self.options, only = pop(self.options)
            self.weights = NOTHING
            step.apply(self, self.arg, only)
        return True
