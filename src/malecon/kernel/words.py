"""Actions as words and back: the language of the record, the same in every country.

A verb is a range of actions and a template such as `build {tile} at {field}`. Each placeholder is a domain, a
list of names; the action's number is the verb's code plus the names' positions, the last counting fastest.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Literal

#: Events by the keys of their messages, each with its three numbers.
Said = Sequence[tuple[str, int, int, int]]

#: How an answer sounds: `yes` takes what one usually wants, `no` refuses it or takes no more.
Tone = Literal["yes", "no", ""]

PLACEHOLDER = re.compile(r"{(\w+)}")


def plain(text: str) -> str:
    """Small letters without accents: how words are compared, and how keys of messages are written."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def slug(word: str) -> str:
    """A word of the record as a part of a key: `black market` is `black-market`."""
    return re.sub(r"[^a-z0-9]+", "-", plain(word)).strip("-")


def tidied(key: str) -> str:
    """A key or a name as people read it where no message tells it: `round_limit` is `round limit`."""
    return key.replace("-", " ").replace("_", " ").strip()


class Verb:
    """A range of actions that differ in what they name.

    Its rule says when such a thing may be done at all; where there are several, each action has its own.
    """

    def __init__(self, code: int, template: str, *rules: str, tone: Tone = "") -> None:
        self.code = int(code)
        self.tone: Tone = tone
        self.template = template
        self.rules = rules
        self.domains: tuple[str, ...] = tuple(PLACEHOLDER.findall(template))
        #: Names the verb's messages, as `build-at` for `build {tile} at {field}`.
        self.key = "-".join(PLACEHOLDER.sub(" ", template).split())


class Vocabulary:
    """All actions of a game with their words."""

    def __init__(self, verbs: Sequence[Verb], domains: Mapping[str, Sequence[str]]) -> None:
        self.verbs = tuple(verbs)
        self.domains = domains
        self._words: dict[int, str] = {}
        self._parts: dict[int, tuple[Verb, tuple[str, ...]]] = {}
        for verb in verbs:
            for offset, names in enumerate(product(*(domains[d] for d in verb.domains))):
                action = verb.code + offset
                if action in self._words:
                    raise ValueError(f"two words for action {action}: {self._words[action]}, {verb.template}")
                self._words[action] = verb.template.format(**dict(zip(verb.domains, names, strict=True)))
                self._parts[action] = (verb, names)
        self._actions = {words: action for action, words in self._words.items()}
        if len(self._actions) != len(self._words):
            raise ValueError("two actions have the same words")
        #: Every action, ascending; the position here is the dense index for masks and nets.
        self.universe: tuple[int, ...] = tuple(sorted(self._words))

    def words(self, action: int) -> str:
        """An action in words."""
        return self._words[int(action)]

    def action(self, words: str) -> int | None:
        """The action of these words; None if they mean nothing."""
        return self._actions.get(" ".join(words.split()))

    def rule(self, action: int) -> str:
        """The rule that says when such a thing may be done at all; empty where a game has no ids of rules."""
        verb, _ = self.parts(action)
        return verb.rules[int(action) - verb.code] if len(verb.rules) > 1 else "".join(verb.rules)

    def tones(self, offered: Sequence[int]) -> dict[int, Tone]:
        """How each of the answers to one question sounds: the only one that refuses nothing is a yes too."""
        tones = {action: self.parts(action)[0].tone for action in offered}
        others = [action for action, tone in tones.items() if tone != "no"]
        if len(others) == 1 and len(tones) > 1:
            tones[others[0]] = "yes"
        return tones

    def parts(self, action: int) -> tuple[Verb, tuple[str, ...]]:
        """An action's verb and the names that fill it, for those who tell it in a person's language."""
        return self._parts[int(action)]
