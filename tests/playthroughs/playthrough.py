"""A game printed as everybody at the table sees it.

## 0 choose-card (H8)           who is asked what, under which rules
? choose siesta | choose …      what they may answer; chance with the weights
> choose mama                   what they answer
* 0 card-chosen 0 mama          what is told, and to whom: `all`, or seats
all .round = 2                  what a spectator comes to see, where it differs from before
0 .players[0].hand = [...]      what a seat sees else
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from malecon.kernel.game import Game
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, EVERYBODY, OVER, State
from tests.golden.story import event_words

FOLDER = Path(__file__).parent

#: By game: players, options, seed, and after how many answers it may be left.
SHORT: dict[str, tuple[int, dict[str, Any], int, int]] = {
    "havana": (2, {"round_limit": 2}, 1, 200),
    "santiago": (2, {}, 1, 100),
    "cuba": (2, {"secret_delegate": True}, 1, 100),
}

Sights = dict[str, dict[str, str]]  # by viewer, what is seen at each path


def playthrough(game: Game) -> Iterator[str]:
    """The lines of a game's file."""
    players, options, seed, length = SHORT[game.name]
    state = game.new(players, options)
    state.listening = True
    rng = Rng(seed)
    settings = json.dumps(game.settings(options))
    yield f"# {game.name}, {players} players, {settings}, seed {seed}"
    sights = sights_of(game, state)
    yield from news({viewer: {} for viewer in sights}, sights)
    for _ in range(length):
        if state.seat == OVER:
            break
        yield from question(game, state)
        action = int(random_action(state, rng))
        yield f"> {game.vocabulary.words(action)}"
        state.events = []
        state.apply(action)
        for event in state.events:
            yield f"* {audience(event[0], players)} {event_words(game, event)}"
        before, sights = sights, sights_of(game, state)
        yield from news(before, sights)
    if state.seat == OVER:
        yield f"= {state.scores()} won by {state.winners()}"


def question(game: Game, state: State) -> Iterator[str]:
    asked = game.questions[state.step]
    seat = "~" if state.seat == CHANCE else str(int(state.seat))
    together = " at the same time" if game.simultaneous(state) else ""
    yield ""
    yield f"## {seat} {asked.key} ({', '.join(asked.rules)}){together}"
    answers = [game.vocabulary.words(action) for action in state.legal()]
    if state.seat == CHANCE:
        answers = [f"{words} ×{weight}" for words, weight in zip(answers, state.weights, strict=True)]
    yield f"? {' | '.join(answers)}"


def audience(bits: int, players: int) -> str:
    if bits == EVERYBODY:
        return "all"
    return "+".join(str(seat) for seat in range(players) if bits >> seat & 1)


def sights_of(game: Game, state: State) -> Sights:
    """What a spectator sees, and what each seat sees else or otherwise."""
    common = dict(flat(game.view(state, None), ""))
    found = {"all": common}
    for seat in range(state.players):
        own = dict(flat(game.view(state, seat), ""))
        found[str(seat)] = {path: value for path, value in own.items() if common.get(path) != value}
    return found


def news(before: Sights, now: Sights) -> Iterator[str]:
    """What has changed for whom."""
    for viewer, sight in now.items():
        for path, value in sight.items():
            if before[viewer].get(path) != value:
                yield f"{viewer} {path} = {value}"
        for path in before[viewer]:
            if path not in sight:
                yield f"{viewer} {path} gone"


def flat(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """A view as one line for each thing seen; a list or a table of plain things is one thing."""
    if isinstance(value, dict) and nested(value.values()):
        for key, inner in value.items():
            yield from flat(inner, f"{path}.{key}")
    elif isinstance(value, list) and nested(value):
        for index, inner in enumerate(value):
            yield from flat(inner, f"{path}[{index}]")
    else:
        yield path, json.dumps(value, ensure_ascii=False)


def nested(values: Iterable[Any]) -> bool:
    return any(isinstance(inner, dict | list) for inner in values)


def text(game: Game) -> str:
    return "\n".join([*playthrough(game), ""])
