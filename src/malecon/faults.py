"""What can go wrong by a person's or a file's doing. Each fault is one clear sentence in his language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from malecon.messages import say


class Fault(Exception):
    """A mistake that can be told: `key` names the message, `values` fill it."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values
        self.line: int | None = None  # of the file at fault
        self.file: str | None = None

    def at(self, line: int) -> Self:
        """The same fault, found in this line of a file."""
        self.line = line
        return self

    def within(self, file: str) -> Self:
        """The same fault, found in this file."""
        self.file = file
        return self

    def told(self, language: str = "en") -> str:
        """The sentence, in the language of whoever must read it."""
        sentence = say(self.key, language, **self.values)
        if self.line is not None and self.file is not None:
            return say("fault-in-file", language, file=self.file, line=str(self.line), fault=sentence)
        if self.line is not None:
            return say("fault-at-line", language, line=str(self.line), fault=sentence)
        return sentence

    def __str__(self) -> str:
        return self.told()

    def __reduce__(self) -> tuple[Callable[..., Fault], tuple[type[Fault], dict[str, Any]]]:
        """So that a fault found in another process can be told in this one."""
        return found_again, (type(self), self.__dict__)


def found_again(kind: type[Fault], known: dict[str, Any]) -> Fault:
    """A fault that was sent from one process to another."""
    fault = kind.__new__(kind)
    fault.args = (known["key"], known["values"])
    fault.__dict__.update(known)
    return fault


class Unreadable(Fault):
    """Words, a file or a value that cannot be understood."""


class Illegal(Fault):
    """An action that is understood and not allowed; `rule` is the id that forbids it."""

    def __init__(self, key: str, /, rule: str, **values: str | int) -> None:
        super().__init__(key, rule=rule, **values)
        self.rule = rule


class OutOfTurn(Fault):
    """An answer by somebody who was not asked."""
