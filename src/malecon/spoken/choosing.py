"""What a person has typed, and which of the answers offered is meant by it."""

from __future__ import annotations

from collections.abc import Sequence

from malecon.errors import Illegal, MaleconError
from malecon.files import shown
from malecon.kernel.game import Game
from malecon.kernel.refusal import enough
from malecon.kernel.state import State
from malecon.kernel.words import plain
from malecon.spoken.telling import Telling
from malecon.why import Why

EXAMPLES = 4  # how many meanings are named when there are too many


def understand(
    typed: str,
    game: Game,
    state: State,
    telling: Telling,
    labels: Sequence[str] = (),
    offered: Sequence[int] | None = None,
) -> int:
    """The answer meant by a number, by the record's words, or by any part of them that only one answer has.

    The words that the person reads, in sentences or as `labels` in the list of choices, count like those of
    the record. Whoever names something that is known but not allowed is told the rule. What may be answered
    is what the state allows, or what is offered instead.
    """
    legal = state.legal() if offered is None else list(offered)
    action = meaning(typed, game, legal, telling, labels)
    if action in legal:
        return action
    refusal = game.refusal(state, action)
    if offered is not None and not refusal.rule:
        refusal = enough("")  # the engine's own order is no reason for a person
    why = Why(game.name, refusal, telling.names)
    raise Illegal("terminal-refused", rule=refusal.rule, why=why, found=telling.action(action))


def meaning(
    typed: str, game: Game, legal: Sequence[int], telling: Telling, labels: Sequence[str] = ()
) -> int:
    """The answer meant by what was typed: one of those offered, or else one that is not allowed now."""
    if typed.isdecimal() and typed.isascii():
        if 1 <= int(typed[:9]) <= len(legal):
            return legal[int(typed[:9]) - 1]
        raise MaleconError("terminal-no-such-number", found=shown(typed, 20), last=str(len(legal)))
    words = " ".join(plain(typed).split())
    phrases = [phrases_of(action, game, telling) for action in legal]
    if labels:
        phrases = [(*ways, plain(label)) for ways, label in zip(phrases, labels, strict=True)]
    exact = game.vocabulary.action(words)
    for matches in (is_all, begins, begins_words, is_part):
        found = [action for action, ways in zip(legal, phrases, strict=True) if matches(words, ways)]
        if len(found) == 1:
            return found[0]
        if not found and matches is is_all and exact is not None:
            return exact  # in full words something else is meant, even if it begins like an answer offered
        if len(found) > 1:
            some = ", ".join(f"“{telling.action(action)}”" for action in found[:EXAMPLES])
            more = ", …" if len(found) > EXAMPLES else ""
            raise MaleconError("terminal-ambiguous", found=shown(typed), meanings=some + more)
    refused = wished(words, game, legal, telling)
    if refused is not None:
        return refused
    raise MaleconError("terminal-not-understood", found=shown(typed), last=str(len(legal)))


def wished(words: str, game: Game, legal: Sequence[int], telling: Telling) -> int | None:
    """What would be meant if it were allowed: an answer of a kind offered now, else any in full words."""
    offered = {game.vocabulary.parts(action)[0].code for action in legal}
    for action in game.vocabulary.universe:
        if game.vocabulary.parts(action)[0].code in offered:
            if begins_words(words, phrases_of(action, game, telling)):
                return action
    return game.vocabulary.action(words)


def phrases_of(action: int, game: Game, telling: Telling) -> tuple[str, ...]:
    """All ways in which an answer may be named in full."""
    return plain(game.vocabulary.words(action)), plain(telling.action(action))


def is_all(words: str, ways: Sequence[str]) -> bool:
    return words in ways


def begins(words: str, ways: Sequence[str]) -> bool:
    return any(way.startswith(words) for way in ways)


def begins_words(words: str, ways: Sequence[str]) -> bool:
    """Every word typed begins a word of the answer, in whatever order: `bl ma` is `choose black market`."""
    for way in ways:
        there = way.replace(":", " ").split()
        if all(any(word.startswith(part) for word in there) for part in words.split()):
            return True
    return False


def is_part(words: str, ways: Sequence[str]) -> bool:
    return any(words in way for way in ways)
