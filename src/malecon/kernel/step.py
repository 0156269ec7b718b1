"""A Step is one question of the rules, or one thing that happens without a question.

Steps are stateless singletons; all they know lies in the State. They wait on the State's pile of
things to do, each with one small number of its own (a seat, a card, a count). When a step comes to the
top it is taken off and entered: it changes the table, puts further steps on the pile, or asks somebody
by offering answers. If it offers any, the answer comes back to the same step's `apply`.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

#: The State of the game that the step belongs to. It is not named here: a State knows its steps already.
S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One question of the rules. The docstring of each step begins with the ids of its rules."""

    #: All who are asked answer without knowing the others' answers; the table asks them at the same time.
    simultaneous = False

    def enter(self, s: S, arg: i64) -> None:
        """Do what needs no answer, or ask: `s.ask(seat)`, then `s.offer(...)` each answer in fixed order."""
        raise NotImplementedError

    def apply(self, s: S, arg: i64, action: i64) -> None:
        """Carry out the answer. It is one of those offered: nothing is checked here."""
        raise NotImplementedError


def bound(steps: dict[i64, Step[Any]]) -> vec[Step[Any]]:
    """Every step in its place among the codes, as a State wants them."""
    return vec[Step]([steps[code] for code in sorted(steps)])  # type: ignore[type-arg]
