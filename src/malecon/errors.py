"""What can go wrong by a person's or a file's doing. Each error is one clear sentence in their language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, Self

from malecon.messages import say


class MaleconError(Exception):
    """A mistake that can be told: `key` names the message, `values` fill it."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values
        self.line: int | None = None  # of the file at error
        self.file: str | None = None

    def at(self, line: int) -> Self:
        """The same error, found in this line of a file."""
        self.line = line
        return self

    def within(self, file: str) -> Self:
        """The same error, found in this file."""
        self.file = file
        return self

    def message(self, language: str = "en") -> str:
        """The sentence, in the language of whoever must read it."""
        sentence = say(self.key, language, **self.told(language))
        if self.line is not None and self.file not in (None, self.values.get("path")):
            return say("error-in-file", language, file=self.file, line=str(self.line), error=sentence)
        if self.line is not None:
            return say("error-at-line", language, line=str(self.line), error=sentence)
        if self.file is not None and "path" not in self.values:  # which would be the same once more
            return say("error-of-file", language, file=self.file, error=sentence)
        return sentence

    def told(self, language: str) -> dict[str, str | int]:
        """What fills the sentence."""
        return self.values

    def __str__(self) -> str:
        return self.message()

    def __reduce__(self) -> tuple[Callable[..., MaleconError], tuple[type[MaleconError], dict[str, Any]]]:
        """So that an error found in another process can be told in this one."""
        return found_again, (type(self), self.__dict__)


def found_again(kind: type[MaleconError], known: dict[str, Any]) -> MaleconError:
    """An error that was sent from one process to another."""
    error = kind.__new__(kind)
    error.args = (known["key"], known["values"])
    error.__dict__.update(known)
    return error


class Stopped(SystemExit):
    """The end of this process that a signal has asked for. Any other one is the wish of somebody's code."""

    code: int


class Unreadable(MaleconError):
    """Words, a file or a value that cannot be understood."""


class Reason(Protocol):
    """What can be told in any language."""

    def say(self, language: str) -> str: ...


class Illegal(MaleconError):
    """An action that is understood and not allowed; `rule` is the id that forbids it, and `why` says how."""

    def __init__(self, key: str, /, rule: str, why: Reason | None = None, **values: str | int) -> None:
        super().__init__(key, rule=rule, **values)
        self.rule = rule
        self.why = why

    def told(self, language: str) -> dict[str, str | int]:
        if self.why is None:
            return self.values
        why = self.why.say(language)
        if self.rule:
            why = say("refusal-by-rule", language, why=why, rule=self.rule)
        return {**self.values, "why": why}


class OutOfTurn(MaleconError):
    """An answer by somebody who was not asked."""
