"""A game told to a person: their language, the names at this table, and the sentences of `messages`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from malecon.kernel.game import Game, Sentence
from malecon.kernel.state import Event
from malecon.kernel.words import slug, tidied
from malecon.messages import has, say, say_or

#: Where the page may break a long name; a terminal would show it, and nobody would type it.
SOFT_HYPHEN = "\u00ad"

#: Domains in which a number is a seat, told by its name.
SEATS = ("player", "place")

#: A game's own way to name a piece that has no message, such as a tile by its price; None if it has none.
Naming = Callable[[str, str, str], str | None]


class Telling:
    """Actions, questions and events of one table as sentences in one language."""

    def __init__(self, game: Game, names: Sequence[str], language: str, naming: Naming | None = None) -> None:
        self.game = game
        self.names = tuple(names)
        self.language = language
        self.naming = naming

    def say(self, key: str, /, **values: str | int) -> str:
        """Any message in this table's language."""
        return say(key, self.language, **values)

    def of_game(self, key: str, /, **values: str | int) -> str:
        """A message of this game; the key tidied up where it brings none."""
        return say_or(tidied(key), f"{self.game.name}-{key}", self.language, **values)

    def tells(self, key: str) -> bool:
        """Whether this game brings such a message."""
        return has(f"{self.game.name}-{key}")

    def action(self, action: int) -> str:
        """An answer, as one reads it before giving it."""
        verb, slugs = self.game.vocabulary.parts(action)
        values = {domain: self.name(domain, s) for domain, s in zip(verb.domains, slugs, strict=True)}
        words = verb.template.format(**values)
        return say_or(words, f"{self.game.name}-do-{verb.key}", self.language, **values)

    def answers(self, actions: Sequence[int]) -> str:
        """Several answers in a row."""
        return in_a_row([self.action(action) for action in actions])

    def question(self, key: str) -> str:
        """What is asked."""
        return self.asked(next(question for question in self.game.questions if question.key == key).sentence)

    def asked(self, told: Sentence) -> str:
        """What is asked at one table, with its numbers."""
        values = {domain: self.name(domain, word) for domain, word in told.words.items()} | dict(told.numbers)
        return say_or(f"{begun(told.key)}?", f"{self.game.name}-ask-{told.key}", self.language, **values)

    def event(self, event: Event) -> str:
        """What happened."""
        kind = self.game.events[event[1]]
        values: dict[str, str | int] = {}
        for letter, domain, number in zip("abc", kind.domains, event[2:], strict=False):
            values[letter] = number if domain == "n" else self.name(domain, self.word(domain, number))
        named = ", ".join(str(value) for value in values.values())
        plainly = f"{begun(kind.key)}: {named}." if named else f"{begun(kind.key)}."
        return say_or(plainly, f"{self.game.name}-event-{kind.key}", self.language, **values)

    def word(self, domain: str, number: int) -> str:
        """The word of the record for a number that an event names."""
        if domain in SEATS and number < len(self.names):
            return str(number)
        return self.game.vocabulary.domains[domain][number]

    def name(self, domain: str, word: str) -> str | int:
        """A word of the record in this table's language; numbers stay numbers, so that grammar can count."""
        if domain in SEATS and word.isdecimal():
            if int(word) < len(self.names):
                return self.names[int(word)]
            return self.say("seat-name", seat=word)  # somebody speaks of a seat that this table does not have
        named = self.naming(domain, word, self.language) if self.naming is not None else None
        if named is not None:
            return named
        key = f"{self.game.name}-{domain}-{slug(word)}"
        if has(key):
            return say(key, self.language).replace(SOFT_HYPHEN, "")
        return int(word) if word.isdecimal() else word


def in_a_row(texts: Sequence[str]) -> str:
    """Texts one after another; what stands before a colon is said once if all begin with it."""
    before, colon, _ = "".join(texts[:1]).partition(": ")
    if colon and all(text.startswith(before + colon) for text in texts):
        texts = [*texts[:1], *(text.removeprefix(before + colon) for text in texts[1:])]
    return ", ".join(texts)


def begun(key: str) -> str:
    """The beginning of a sentence, from a key that no message tells."""
    words = tidied(key)
    return words[:1].upper() + words[1:]


#: With these something new begins, even if the same player was told of just before.
BEGINNINGS = ("turn-begins", "played", "round-begins")


def paragraphs(telling: Telling, events: Iterable[Event]) -> list[str]:
    """What happened as sentences. Those about one player stand together and name them once."""
    told: list[str] = []
    about: int | None = None
    open_to_more = False  # the last sentence began with the name and can go on after a comma
    for event in events:
        kind = telling.game.events[event[1]]
        seated = kind.domains[:1] in [(domain,) for domain in SEATS] and event[2] < len(telling.names)
        who = event[2] if seated else None
        sentence = telling.event(event)
        named = who is not None and sentence.startswith(telling.names[who] + " ")
        if not told or who != about or kind.key in BEGINNINGS:
            told.append(sentence)
        elif who is not None and named and open_to_more:
            told[-1] = told[-1][:-1] + ", " + sentence[len(telling.names[who]) + 1 :]
        else:
            told[-1] += " " + sentence
        about = who
        open_to_more = named and sentence.endswith(".")
    return told
