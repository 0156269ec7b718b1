"""Answers chosen in any order, though the engine asks for them one after another.

Where the rules leave an order free, a step asks in one order alone, so that records and trees have no twins
(`docs/design.md`). A person need not know that order. Here is what several answers to such a question mean
together: which more can be chosen, whether they are enough, and in which order the engine takes them.

A game names these questions (`Game.gathered`); nothing else in the house knows one of them by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from malecon.kernel.state import State


class Gathered(NamedTuple):
    """A question whose answers come together: a chain of steps that ask the same seat.

    `order` are the answers that are gathered, as ranges in the order in which the engine asks for them;
    within a range the lower comes first. `stop` is the answer by which one takes no more. Without it so many
    are wanted as the chain asks for, and none is enough before.
    """

    steps: frozenset[int]
    order: tuple[range, ...]
    rule: str  # that says when it is enough, or how many there may be
    stop: int | None = None

    def rank(self, action: int) -> tuple[int, int] | None:
        """The place of an answer in the engine's order; None if it is not gathered but stands alone."""
        for place, answers in enumerate(self.order):
            if action in answers:
                return place, action
        return None


class Selection:
    """What a seat has chosen so far, in the order of its clicks, before any of it is given.

    `state` is the table at which the question is asked; it is never changed. The chain is followed here with
    every question of it asked, also where there is but one answer: the engine gives that by itself, but a
    person who chooses in another order does not know that it comes.
    """

    def __init__(self, gathered: Gathered, state: State, chosen: Sequence[int] = ()) -> None:
        self.gathered = gathered
        self.state = state
        self.seat = int(state.seat)
        self.chosen = list(chosen)
        self._whole: list[Counter[int]] | None = None  # see `whole`

    def choosing(self, chosen: Sequence[int]) -> Selection:
        """The same question with something else chosen."""
        other = Selection(self.gathered, self.state, chosen)
        other._whole = self._whole
        return other

    # --- what is chosen ---

    def sorted(self, chosen: Iterable[int] | None = None) -> list[int]:
        """In the order of the engine."""
        return sorted(self.chosen if chosen is None else chosen, key=self.place)

    def place(self, action: int) -> tuple[int, int]:
        """Where an answer stands in that order; what is not gathered comes last."""
        return self.gathered.rank(action) or (len(self.gathered.order), action)

    def after(self) -> State | None:
        """The table with all of this given, and nothing beyond it; None where others have to come before."""
        wanted = self.completed()
        state, left = self.follow(self.sorted() if wanted is None else wanted)
        return None if left else state

    def answers(self) -> list[int] | None:
        """What is given when it is confirmed, in the engine's order; None as long as it is not enough."""
        wanted = self.completed()
        if wanted is None:
            return None
        state, left = self.follow(wanted)
        if left:
            return None
        if self.goes_on(state) and self.gathered.stop is not None:
            return self.asked_for([*wanted, self.gathered.stop])
        return self.asked_for(wanted)

    def completed(self) -> list[int] | None:
        """All that is given with what is chosen, where nothing is open any more; None as long as it is."""
        if self.gathered.stop is None:
            found = self.fitting(self.chosen)
            return self.sorted(found[0].elements()) if len(found) == 1 else None
        state, left = self.follow(self.sorted())
        if left or (self.goes_on(state) and self.gathered.stop not in state.legal()):
            return None
        return self.sorted()

    def implied(self) -> list[int]:
        """What comes with the choice because nothing else is left."""
        wanted = self.completed()
        return [] if wanted is None else self.sorted((Counter(wanted) - Counter(self.chosen)).elements())

    def asked_for(self, wanted: Sequence[int]) -> list[int]:
        """Of these answers those that the engine asks for: where there is but one, it is given unasked."""
        state, real = self.state.copy(), self.state.copy()
        found: list[int] = []
        for action in wanted:
            if (state.seat, state.step, state.arg) == (real.seat, real.step, real.arg):
                real.apply(action)
                found.append(action)
            state = given(state, action)
        return found

    # --- what can be chosen ---

    def more(self) -> list[int]:
        """Every answer that can be added now, whatever comes before it."""
        if self.gathered.stop is not None:
            return [action for action in self.along() if self.possible([*self.chosen, action])]
        found = self.fitting(self.chosen)
        if len(found) == 1:
            return [] if self.chosen else self.sorted(set(found[0]))
        chosen, least, most = Counter(self.chosen), Counter[int](), Counter[int]()
        for number, whole in enumerate(found):
            least = least & whole if number else whole
            most = most | whole
        # What comes with every choice that is left is none.
        return self.sorted({one for one in most if most[one] > max(least[one], chosen[one])})

    def rest(self) -> list[int]:
        """Answers that could all be added, one after another: what would be left lying."""
        found: list[int] = []
        if self.gathered.stop is None:
            self.whole()  # once for all of them
        while True:
            more = self.choosing([*self.chosen, *found]).more()
            if not more:
                return found
            found.append(more[0])

    def alone(self) -> list[int]:
        """Answers that are given instead of choosing: refusing, say, or taking no part in it."""
        if self.chosen:
            return []
        return [action for action in self.state.legal() if self.gathered.rank(action) is None]

    def instead(self, action: int) -> list[int] | None:
        """The selection with this answer in place of the newest that makes room for it; None if none does."""
        for at in range(len(self.chosen) - 1, -1, -1):
            others = [*self.chosen[:at], *self.chosen[at + 1 :], action]
            if self.chosen[at] != action and self.possible(others):
                return others
        return None

    def exchanges(self) -> list[int]:
        """Every answer that cannot be added, but can take the place of one that is chosen."""
        if not self.chosen:
            return []
        more = self.more()
        found = self.sorted({*self.choosing(()).more(), *self.along()} - {*more})
        return [action for action in found if self.instead(action) is not None]

    def possible(self, chosen: Sequence[int]) -> bool:
        """Whether these can be chosen together, perhaps with others still to come."""
        if any(self.gathered.rank(action) is None for action in chosen):
            return False
        if self.gathered.stop is None:
            return bool(self.fitting(chosen))
        return not self.follow(self.sorted(chosen))[1]

    def blocked(self, action: int) -> tuple[State, int] | None:
        """Where and at what adding this answer fails; None if it fails only because all is chosen already."""
        state, left = self.follow(self.sorted([*self.chosen, action]))
        return (state, left[0]) if left and self.goes_on(state) else None

    # --- along the chain ---

    def goes_on(self, state: State) -> bool:
        """Whether it is still the same question, to the same seat."""
        return int(state.seat) == self.seat and int(state.step) in self.gathered.steps

    def follow(self, wanted: Sequence[int]) -> tuple[State, list[int]]:
        """Give these answers as far as they go: the table then, and what could not be given."""
        state = self.state
        for at, action in enumerate(wanted):
            if not self.goes_on(state) or action not in state.legal():
                return state, list(wanted[at:])
            state = given(state, action)
        return state, []

    def along(self) -> list[int]:
        """The answers that the chain offers along what is chosen."""
        state = self.state
        found = {*self.gathered_at(state)}
        for action in self.sorted():
            if not self.goes_on(state) or action not in state.legal():
                break
            state = given(state, action)
            if self.goes_on(state):
                found.update(self.gathered_at(state))
        return self.sorted(found)

    def fitting(self, chosen: Iterable[int]) -> list[Counter[int]]:
        """Every whole of a chain of so many answers that holds these."""
        wanted = Counter(chosen)
        return [whole for whole in self.whole() if wanted <= whole]

    def whole(self) -> list[Counter[int]]:
        """Everything that can be chosen in a chain of so many answers: few, and each in one way only."""
        if self._whole is None:
            self._whole = [Counter(path) for path in self.paths(self.state, ())]
        return self._whole

    def paths(self, state: State, before: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """Every way from here to the end of the chain."""
        if not self.goes_on(state):
            yield before
            return
        for action in self.gathered_at(state):
            yield from self.paths(given(state, action), (*before, action))

    def gathered_at(self, state: State) -> list[int]:
        return [action for action in state.legal() if self.gathered.rank(action) is not None]


def given(state: State, action: int) -> State:
    """A table on which this answer has been given, and the next question is asked in any case."""
    after = state.copy()
    after.always = True
    after.apply(action)
    after.always = False
    return after


def gathered_at(questions: Sequence[Gathered], state: State) -> Gathered | None:
    """The question of free order that is asked now, if it is one and something of it can be chosen."""
    for gathered in questions:
        if int(state.step) in gathered.steps and state.seat >= 0:
            if any(gathered.rank(action) is not None for action in state.legal()):
                return gathered
    return None
