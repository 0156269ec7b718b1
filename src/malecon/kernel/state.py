"""A State is everything that lies on the table, as whole numbers, and the pile of things still to do.

It holds no generator and no hidden order: chance is a seat that is asked like any other, with integer
weights. `apply` trusts its caller; the edges of the house (record, table) check before they call it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
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
SILENCE: Final[list[Event]] = []  # shared by all whom nobody listens to; never written to
ROOM: Final[i64] = 16  # by so many numbers a pile or the answers to a question grow


def row(n: i64, value: i64) -> vec[i64]:
    """A fresh vector of n equal numbers."""
    return vec[i64]([value] * n)


def longer(numbers: vec[i64], count: i64) -> vec[i64]:
    """The first `count` of these numbers in a fresh vector, with room behind them."""
    grown = row(count + ROOM, 0)
    for i in range(count):
        grown[i] = numbers[i]
    return grown


def changed(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The same numbers but for one, in a fresh vector: what copies share is never written to."""
    fresh = numbers[:]
    fresh[place] = number
    return fresh


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
    __slots__ = (
        *("players", "round", "seat", "step", "arg", "stack", "height", "answers", "odds", "offered"),
        *("always", "events", "lent", "listening", "room", "steps"),
    )

    def __init__(self, players: i64, steps: vec[Step[Any]]) -> None:
        self.players: i64 = players
        self.steps: vec[Step[Any]] = steps
        self.round: i64 = 0
        self.seat: i64 = NOBODY
        self.step: i64 = 0
        self.arg: i64 = 0
        # These are written in place, and have room behind what they hold; see `pile`, `options`, `weights`.
        self.stack: vec[i64] = NOTHING
        self.height: i64 = 0  # so many things are still to be done
        self.room: i64 = 0  # for so many; at none copies look at the same stack
        self.answers: vec[i64] = NOTHING
        self.odds: vec[i64] = NOTHING
        self.offered: i64 = 0  # so many answers may be given
        self.lent: bool = False  # whether others look at the same answers and odds
        self.always: bool = False
        self.listening: bool = False
        self.events: list[Event] = SILENCE

    # --- for those who play ---

    def legal(self) -> list[int]:
        """The answers that may be given now, always in the same order; none when the game is over."""
        return [int(action) for action in self.options]

    def apply(self, action: i64) -> None:
        """Give an answer. It must be one of `legal()`: this is not checked here."""
        self.steps[self.step].apply(self, self.arg, action)
        self.advance()

    def copy(self) -> State:
        """A state of its own: whatever is done in one of the two is not seen in the other."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Victory points of each seat as they stand."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that would win if the game ended now; several when they share."""
        raise NotImplementedError

    def copy_flow(self, other: State) -> None:
        """What every game copies. Both look at the same pile and question until one of them goes on."""
        other.round = self.round
        other.seat = self.seat
        other.step = self.step
        other.arg = self.arg
        other.stack = self.stack
        other.height = self.height
        self.room = 0
        other.answers = self.answers
        other.odds = self.odds
        other.offered = self.offered
        other.lent = True
        self.lent = True

    # --- for those who look closer ---

    @property
    def pile(self) -> vec[i64]:
        """What is still to be done, the next thing last."""
        return self.stack[: self.height]

    @pile.setter
    def pile(self, entries: vec[i64]) -> None:
        self.stack = entries
        self.height = len(entries)
        self.room = 0

    @property
    def options(self) -> vec[i64]:
        """The answers that may be given now, as `legal` tells them."""
        return self.answers[: self.offered]

    @options.setter
    def options(self, answers: vec[i64]) -> None:
        self.answers = answers
        self.offered = len(answers)
        self.lent = True

    @property
    def weights(self) -> vec[i64]:
        """How likely chance gives each answer; none while a player is asked."""
        return self.odds[: self.offered] if self.seat == CHANCE else NOTHING

    @weights.setter
    def weights(self, odds: vec[i64]) -> None:
        self.odds = odds
        self.lent = True

    # --- for the steps ---

    def push(self, step: i64, arg: i64 = 0) -> None:
        """Put a step on the pile: it comes before all that lies there already."""
        if self.height >= self.room:
            self.make_room()
        self.stack[self.height] = step | (arg << STEP_BITS)
        self.height += 1

    def push_all(self, steps: vec[i64]) -> None:
        """Put several steps on the pile, to be done in the order in which they are written."""
        i: i64 = len(steps) - 1
        while i >= 0:
            self.push(steps[i])
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
        if self.offered == len(self.answers):
            self.make_room()
        self.answers[self.offered] = action
        self.offered += 1

    def offer_set(self, verb: i64, members: i64) -> None:
        """One answer for each member of a set, a sum of bits: the verb and its number."""
        answers = self.answers
        while members > 0:
            if self.offered == len(answers):
                self.make_room()
                answers = self.answers
            answers[self.offered] = verb
            self.offered += members & 1  # who is no member is written over
            members = members >> 1
            verb += 1

    def ask_chance(self) -> None:
        """Let chance draw; what it may draw follows by `outcome`."""
        self.ask(CHANCE)

    def outcome(self, action: i64, weight: i64) -> None:
        """One thing that chance may draw; with no weight it cannot come."""
        if weight > 0:
            if self.offered == len(self.odds):
                self.make_room()
            self.odds[self.offered] = weight
            self.offer(action)

    def outcomes(self, verb: i64, weights: vec[i64]) -> None:
        """One thing that chance may draw for each of these weights: the verb and its number."""
        for weight in weights:
            self.outcome(verb, weight)
            verb += 1

    def make_room(self) -> None:
        """For more things to do, more answers and, if chance is asked, their weights."""
        if self.height >= self.room:
            self.stack = longer(self.stack, self.height)
            self.room = len(self.stack)
        if self.offered == len(self.answers):
            self.answers = longer(self.answers, self.offered)
        if self.offered == len(self.odds) and self.seat == CHANCE:
            self.odds = longer(self.odds, self.offered)

    def finish(self) -> None:
        """The game ends at once: nothing is left to do."""
        self.height = 0
        self.seat = OVER

    def tell(self, audience: i64, event: i64, a: i64, b: i64, c: i64) -> None:
        """Say what happened to those who may know it. Nothing is kept when nobody listens."""
        if self.listening:
            self.note((audience, event, a, b, c))

    def note(self, event: Event) -> None:
        """Keep it for whoever listens."""
        if self.events is SILENCE:
            self.events = []
        self.events.append(event)

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
        """What was offered is over. Where others still look at it, it is left to them."""
        self.offered = 0
        if self.lent:
            self.answers = NOTHING
            self.odds = NOTHING
            self.lent = False

    def go_on(self) -> bool:
        """Do what lies on top of the pile; False if somebody has a choice to make or the game is over."""
        if self.seat == OVER:
            return False
        if self.height == 0:
            self.finish()
            return False
        self.height -= 1
        top = self.stack[self.height]
        code = top & STEP_MASK
        arg = top >> STEP_BITS
        self.step = code
        self.arg = arg
        step = self.steps[code]
        step.enter(self, arg)
        if self.offered > 0:
            if self.offered > 1 or self.always:
                self.always = False
                return False
            self.offered = 0
            step.apply(self, self.arg, self.answers[0])
        return True
