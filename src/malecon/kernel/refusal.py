"""Why an answer may not be given: the rule that forbids it, and a sentence with what is needed and what is
there.

A game finds the reason that tells a player most (`Game.refusal`), from what that player may know;
`refusal.ftl` says it in every language.
"""

from __future__ import annotations

from typing import NamedTuple

from malecon.kernel.reasons import Some, Value


class Refusal(NamedTuple):
    """A rule, and a message with what fills it.

    The rule is empty where none forbids it: where the rules leave an order free, answers are still written
    down in one order, so that every choice has one way to be said.
    """

    rule: str
    key: str
    values: dict[str, Value]


# --- what every game may have to say ---


def over(rule: str) -> Refusal:
    """The game has ended, by this rule."""
    return Refusal(rule, "refusal-over", {})


def not_now(rule: str) -> Refusal:
    """Something else is asked; the rule says when this may be done."""
    return Refusal(rule, "refusal-not-now", {})


def not_this(rule: str) -> Refusal:
    """Such a thing is asked, and another one may be answered; a game that says no more says this."""
    return Refusal(rule, "refusal-not-this", {})


def must(rule: str) -> Refusal:
    """One of the other answers must be given."""
    return Refusal(rule, "refusal-must", {})


def not_drawn(rule: str) -> Refusal:
    """What is not there cannot be drawn."""
    return Refusal(rule, "refusal-not-drawn", {})


def out_of_order() -> Refusal:
    """What goes together is named in one order, and the place of this has passed or has not come."""
    return Refusal("", "refusal-order", {})


def enough(rule: str) -> Refusal:
    """What is chosen already leaves no room for this."""
    return Refusal(rule, "refusal-enough", {})


def too_few(rule: str, need: Some, have: int) -> Refusal:
    """So many are needed, and there are fewer."""
    return Refusal(rule, "refusal-need", {"need": [need], "have": int(have)})


def too_few_and_instead(rule: str, need: Some, have: int, instead: Some, spare: int) -> Refusal:
    """The same where something else could stand for what is lacking, of which too little is to spare."""
    return Refusal(
        rule, "refusal-need-instead", {"need": [need], "have": have, "instead": [instead], "spare": spare}
    )


def too_few_of_some(rule: str, lacking: list[tuple[Some, int]]) -> Refusal:
    """Of every one of these kinds too few are there: how many are needed, and how many there are."""
    if len(lacking) == 1:
        return too_few(rule, *lacking[0])
    need = [one for one, _ in lacking]
    have = [Some(int(number), one.domain, one.word) for one, number in lacking if number > 0]
    if have:
        return Refusal(rule, "refusal-needs", {"need": need, "have": have})
    return Refusal(rule, "refusal-needs-none", {"need": need})


def at_most(rule: str, most: Some) -> Refusal:
    """Not more than so many."""
    return Refusal(rule, "refusal-at-most", {"most": [most]})


def in_stock(rule: str, number: Some) -> Refusal:
    """The stock has no more than this, or nothing."""
    key = "refusal-in-stock" if number.number else "refusal-none-left"
    return Refusal(rule, key, {"have": [number]})
