"""All that one seat may know, as one text; and the answer that a text gives.

It is made of the seat's view, of the events that it may know and of the question put to it: nothing else of
a table comes here, so nothing else can be told.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from malecon import rulebook
from malecon.errors import Illegal, MaleconError
from malecon.files import shown
from malecon.kernel.game import Game, Json, Sentence
from malecon.kernel.state import State
from malecon.kernel.words import plain, tidied
from malecon.messages import say, say_or
from malecon.spoken.choosing import meaning
from malecon.spoken.telling import Telling
from malecon.why import Why

#: What every view says of the flow; the question says it better.
FLOW = ("game", "question", "asked")
WIDE = 100  # signs of a part of the table that stands in one line
LONGEST = 200  # signs of an answer; no game has words of that length

BRACKETS = re.compile(r"\[([^\[\]]+)\]")


class Asked(NamedTuple):
    """A question put to a seat: what is asked, by which rules, and what may be answered."""

    sentence: Sentence
    rules: tuple[str, ...]
    legal: tuple[int, ...]


def asked_at(game: Game, state: State) -> Asked:
    """The question that a table asks now, of whoever it asks."""
    return Asked(game.asks(state), game.questions[state.step].rules, tuple(state.legal()))


def seat_names(players: int, language: str) -> list[str]:
    """How seats are called where nobody has a name."""
    return [say("spoken-seat", language, seat=str(seat)) for seat in range(players)]


def telling_of(game: Game, box: Json, names: Sequence[str], language: str) -> Telling:
    """Whoever tells a table with this box; a game's own drawing knows how to name pieces without a name."""
    drawing = game.drawing(box)
    return Telling(game, names, language, None if drawing is None else drawing.naming)


def game_name(game: Game, language: str) -> str:
    return say_or(tidied(game.name), f"{game.name}-name", language)


# --- what a seat is told ---


def page(
    telling: Telling, seat: int, view: Json, news: Sequence[str], asked: Asked | None, end: str = ""
) -> str:
    """What happened, the table, and the question with its answers; `end` is said instead of a question."""
    players, game = len(telling.names), game_name(telling.game, telling.language)
    parts = [telling.say("spoken-you", name=telling.names[seat], players=players, game=game)]
    if news:
        parts.append("\n".join([telling.say("spoken-news"), *(f"- {line}" for line in news)]))
    parts.append("\n".join([telling.say("spoken-table"), *table_lines(view)]))
    parts.append(end if asked is None else question_text(telling, asked))
    return "\n\n".join(part for part in parts if part)


def question_text(telling: Telling, asked: Asked) -> str:
    """The question, the rules behind it, the answers with their numbers, and how to answer."""
    lines = [telling.say("spoken-question", question=telling.asked(asked.sentence))]
    if asked.rules:
        lines.append(telling.say("spoken-rules", rules=", ".join(asked.rules)))
    lines.append(telling.say("spoken-answers"))
    lines += [f"{number}. {answer_text(telling, one)}" for number, one in enumerate(asked.legal, 1)]
    example = telling.game.vocabulary.words(asked.legal[0])
    return "\n".join([*lines, telling.say("spoken-how", example=example)])


def answer_text(telling: Telling, action: int) -> str:
    """An answer in the words of the record, and as a sentence where that says more."""
    words, sentence = telling.game.vocabulary.words(action), telling.action(action)
    return words if plain(words) == plain(sentence) else f"{words} ({sentence})"


def end_text(telling: Telling, scores: Sequence[int], winners: Sequence[int]) -> str:
    """How it ended."""
    points = ", ".join(f"{name} {score}" for name, score in zip(telling.names, scores, strict=True))
    return telling.say("spoken-over", scores=points, winners=", ".join(telling.names[one] for one in winners))


def rules_text(game: Game, language: str) -> str:
    """The whole rulebook, each rule with its id; nothing of a game that brings none."""
    lines: list[str] = []
    for chapter in rulebook.book(game.name, language):
        lines += ["", f"{'#' * chapter.depth} {chapter.title}", *([chapter.lead] if chapter.lead else [])]
        lines += [f"{number} {text}" for number, text in chapter.rules.items()]
    return "\n".join(lines).strip()


# --- a view in lines ---


def table_lines(view: Json) -> list[str]:
    """A view as YAML: whatever is short in one line, lists of larger things by their places from 0."""
    return lines_of({key: value for key, value in view.items() if key not in FLOW}, "")


def lines_of(value: Mapping[str, object] | Sequence[object], indent: str) -> list[str]:
    items = value.items() if isinstance(value, Mapping) else enumerate(value)
    lines: list[str] = []
    for key, one in items:
        inline = inline_text(one)
        if isinstance(one, Mapping | list | tuple) and is_deep(one) and len(indent + inline) > WIDE:
            lines.append(f"{indent}{key}:")
            lines += lines_of(one, indent + "  ")
        else:
            lines.append(f"{indent}{key}: {inline}")
    return lines


def is_deep(value: object) -> bool:
    """Whether a part is read better line by line; a list of words is not."""
    if isinstance(value, list | tuple):
        return any(isinstance(one, Mapping | list | tuple) for one in value)
    return isinstance(value, Mapping)


def inline_text(value: object) -> str:
    """A part of a view in one line; what is not shown is `null`."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {inline_text(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(inline_text(one) for one in value) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)


# --- what a text answers ---


def answer_in(text: str) -> str:
    """The answer in what somebody wrote: what stands last in square brackets, else the last line."""
    found = BRACKETS.findall(text)
    if found:
        return str(found[-1]).strip()
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1].strip("`*\"'“”.: ") if lines else ""


def understand(text: str, game: Game, state: State, telling: Telling) -> int:
    """The legal answer that is meant. Every refusal names a rule: the one that forbids it, or else those of
    the question."""
    asked = asked_at(game, state)
    action = meant(text, asked, telling)
    if action in asked.legal:
        return action
    refusal = game.refusal(state, action)
    raise refused(telling, asked, action, Why(game.name, refusal, telling.names), refusal.rule)


def meant(text: str, asked: Asked, telling: Telling) -> int:
    """The answer that is meant, be it allowed or not."""
    typed = answer_in(text)
    try:
        if not plain(typed).strip() or len(typed) > LONGEST:
            raise MaleconError("terminal-not-understood")
        return meaning(typed, telling.game, asked.legal, telling)
    except MaleconError as error:
        if error.key == "terminal-not-understood":
            error = MaleconError("spoken-not-understood", found=shown(typed), last=str(len(asked.legal)))
        raise by_rules(error, asked, telling) from None


def refused(telling: Telling, asked: Asked, action: int, why: Why, rule: str) -> MaleconError:
    """The error that refuses an answer which is understood."""
    error = Illegal("terminal-refused", rule=rule, why=why, found=telling.action(action))
    return error if rule else by_rules(error, asked, telling)


def by_rules(error: MaleconError, asked: Asked, telling: Telling) -> MaleconError:
    """The same error with the rules of the question, where no rule of its own is named."""
    if not asked.rules:
        return error
    told = error.message(telling.language)
    return Illegal("spoken-order", rule=asked.rules[0], error=told, rules=", ".join(asked.rules))
