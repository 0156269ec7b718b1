"""What can be taken back: answers since chance last drew or all showed what they had chosen."""

from __future__ import annotations

from dataclasses import dataclass, field

from malecon.errors import OutOfTurn
from malecon.kernel.game import Game
from malecon.kernel.rng import Rng
from malecon.kernel.state import State
from malecon.record import BELIEFS

LONGEST = 64  # answers; what is older stays
FEW = 4  # worlds that are asked before an undo is promised; before it is done, all are


@dataclass(slots=True)
class Past:
    """A table as it was, and the answers since then that might be undone."""

    state: State
    answers: list[tuple[int, int]] = field(default_factory=list)  # seat and action
    #: Of each answer, whether it seems to have taught its giver something; None until that is asked for.
    taught: list[bool | None] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.taught = [None] * len(self.answers)

    def add(self, seat: int, action: int) -> None:
        self.answers.append((seat, action))
        self.taught.append(None)
        if len(self.answers) > LONGEST:
            self.state.apply(self.answers.pop(0)[1])
            self.taught.pop(0)

    def cut(self, index: int) -> State:
        """Forget the answers from there on; the table before them."""
        state = self.replay(index)
        del self.answers[index:], self.taught[index:]
        return state

    def replay(self, count: int | None = None) -> State:
        """The table after the first so many of these answers, or after all."""
        state = self.state.copy()
        for _, action in self.answers[:count]:
            state.apply(action)
        return state

    def last_of(self, seat: int) -> int:
        """Where this seat's last answer stands among them."""
        for index in range(len(self.answers) - 1, -1, -1):
            if self.answers[index][0] == seat:
                return index
        raise OutOfTurn("undo-nothing" if self.answers else "undo-drawn")

    def since(self, index: int) -> list[int]:
        """The seats that have answered from there on, each once."""
        return list(dict.fromkeys(seat for seat, _ in self.answers[index:]))

    def check_nothing_shown(self, game: Game, index: int) -> None:
        """Raise if any answer from there on taught its giver something that was hidden."""
        if any(self.has_taught(game, at, BELIEFS) for at in range(index, len(self.answers))):
            raise OutOfTurn("undo-seen")

    def check_promise(self, game: Game, index: int) -> None:
        """The same at a glance, for views: each answer is looked at once."""
        for at in range(index, len(self.answers)):
            if self.taught[at] is None:
                self.taught[at] = self.has_taught(game, at, FEW)
            if self.taught[at]:
                raise OutOfTurn("undo-seen")

    def has_taught(self, game: Game, at: int, worlds: int) -> bool:
        """Whether an answer taught its giver what was hidden, by so many worlds that he believed in."""
        before = self.replay(at)
        seat, action = self.answers[at]
        after = before.copy()
        after.apply(action)
        return showed(game, before, after, seat, action, worlds)


def showed(game: Game, before: State, after: State, seat: int, action: int, worlds: int) -> bool:
    """Whether an answer taught its giver what was hidden: then worlds that he believed in differ after it."""
    seen = game.view(after, seat)
    rng = Rng(0)
    for _ in range(worlds):
        believed = game.sample(before, seat, rng)
        believed.apply(action)
        if game.view(believed, seat) != seen:
            return True
    return False
