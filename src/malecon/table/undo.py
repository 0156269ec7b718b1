"""What can be taken back: answers since chance last drew or all showed what they had chosen."""

from __future__ import annotations

from dataclasses import dataclass, field

from malecon.errors import OutOfTurn
from malecon.kernel.game import Game
from malecon.kernel.match import shows_secret
from malecon.kernel.state import State

LONGEST = 64  # answers; what is older stays
FEW = 4  # worlds that are asked before an undo is promised; before it is done, all are


@dataclass(slots=True)
class UndoStack:
    """A table as it was, and the answers since then that might be undone."""

    state: State
    answers: list[tuple[int, int]] = field(default_factory=list)  # seat and action
    #: Of each answer, whether it was given together with the one before it: they are undone together.
    joined: list[bool] = field(default_factory=list)
    #: Of each answer, whether it seems to have shown its giver a secret; None until that is asked for.
    shown: list[bool | None] = field(default_factory=list)

    def add(self, seat: int, action: int, joined: bool = False) -> None:
        self.answers.append((seat, action))
        self.joined.append(joined)
        self.shown.append(None)
        if len(self.answers) > LONGEST:
            self.state.apply(self.answers.pop(0)[1])
            self.joined.pop(0)
            self.shown.pop(0)

    def cut(self, index: int) -> State:
        """Forget the answers from there on; the table before them."""
        state = self.replay(index)
        del self.answers[index:], self.joined[index:], self.shown[index:]
        return state

    def replay(self, count: int) -> State:
        """The table after the first so many of these answers."""
        state = self.state.copy()
        for _, action in self.answers[:count]:
            state.apply(action)
        return state

    def last_of(self, seat: int) -> int:
        """Where this seat's last answer stands among them, or the first of those given together with it."""
        for index in range(len(self.answers) - 1, -1, -1):
            if self.answers[index][0] == seat and (index == 0 or not self.joined[index]):
                return index
        raise OutOfTurn("undo-nothing" if self.answers else "undo-drawn")

    def seats_since(self, index: int) -> set[int]:
        """The seats that have answered from there on."""
        return {seat for seat, _ in self.answers[index:]}

    def check_nothing_shown(self, game: Game, index: int) -> None:
        """Raise if any answer from there on showed its giver something that was hidden."""
        for at in range(index, len(self.answers)):
            seat, action = self.answers[at]
            if shows_secret(game, self.replay(at), seat, action):
                raise OutOfTurn("undo-seen")

    def seems_harmless(self, game: Game, index: int) -> bool:
        """Whether nothing was shown from there on, at a glance, for views: each answer is looked at once."""
        for at in range(index, len(self.answers)):
            seat, action = self.answers[at]
            shown = self.shown[at]
            if shown is None:
                shown = self.shown[at] = shows_secret(game, self.replay(at), seat, action, FEW)
            if shown:
                return False
        return True
