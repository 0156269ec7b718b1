"""What can go wrong by a person's or a file's doing. Each fault is one clear sentence in his language."""

from __future__ import annotations

from malecon.messages import say


class Fault(Exception):
    """A mistake that can be told: `key` names the message, `values` fill it."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def told(self, language: str = "en") -> str:
        """The sentence, in the language of whoever must read it."""
        return say(self.key, language, **self.values)

    def __str__(self) -> str:
        return self.told()


class Unreadable(Fault):
    """Words, a file or a value that cannot be understood."""


class Illegal(Fault):
    """An action that is understood and not allowed; `rule` is the id that forbids it."""

    def __init__(self, key: str, /, rule: str, **values: str | int) -> None:
        super().__init__(key, rule=rule, **values)
        self.rule = rule


class OutOfTurn(Fault):
    """An answer by somebody who was not asked."""
