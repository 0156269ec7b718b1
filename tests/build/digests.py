"""Games played at random from seeds, and a digest of all that the engine makes of them.

Run as a program, it tells which engine Python has found and prints its digests. `compiled.py` compares
those of two builds, to prove that both play the same games.

    python -m tests.build.digests havana 4 '{"round_limit": 0}' 200
    python -m tests.build.digests bots havana
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from malecon.bots.players import bot
from malecon.games import GAMES
from malecon.kernel import state as engine
from malecon.kernel.game import Game
from malecon.kernel.match import play_match
from malecon.kernel.observer import observe
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, State

EVERY = 17  # plies between two looks at the whole table
ANSWERS = 90  # of a match of bots
MOST = 20_000  # plies, should a game without a limit not end


class Case(NamedTuple):
    """One way to play a game: so many players, and these options, the others by default."""

    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game, f"{self.players}p", *chosen])


def every_case() -> Iterator[Case]:
    """Every game and number of players, as it stands and with each value of each option."""
    for name, game in GAMES.items():
        for players in game.seats:
            yield Case(name, players, {})
            for option in game.options:
                for value in option.values[1:]:
                    yield Case(name, players, {option.name: value})


def digests(case: Case, games: int) -> list[str]:
    """One digest for each of so many games."""
    return [digest_of_game(GAMES[case.game], case, seed) for seed in range(games)]


def digest_of_game(game: Game, case: Case, seed: int) -> str:
    """All answers, events and scores of one game, and every few plies the whole table."""
    rng = Rng(seed, 7)
    state = game.new(case.players, case.options)
    state.listening = True
    digest = hashlib.sha256()
    ply = 0
    while state.seat != OVER and ply < MOST:
        action = random_action(state, rng)
        line = [int(state.seat), int(state.step), state.legal(), [int(w) for w in state.weights], int(action)]
        digest.update(json.dumps(line).encode())
        if ply % EVERY == 0:
            digest.update(look(game, state, ply % case.players, rng).encode())
        state.apply(action)
        ply += 1
    digest.update(look(game, state, 0, rng).encode())
    digest.update(json.dumps([state.events, state.scores(), state.winners(), ply]).encode())
    return digest.hexdigest()[:16]


def look(game: Game, state: State, seat: int, rng: Rng) -> str:
    """The table, what a seat may believe it to be, and what it observes."""
    known = ""
    if game.observer:
        known = (
            observe(game.observer, state, seat).hex() + observe(game.observer, state, seat, seen=True).hex()
        )
    return game.digest(state) + game.digest(game.sample(state, seat, rng)) + known


class Enough(Exception):
    """A match need not be played to its end."""


def answers_of_bots(name: str) -> list[str]:
    """What chance and two thinking bots answer in the first part of a match."""
    game = GAMES[name]
    told: list[str] = []

    def note(seat: int, action: int) -> None:
        told.append(f"{seat} {game.vocabulary.words(action)}")
        if len(told) == ANSWERS:
            raise Enough

    players = game.seats[0]
    bots = [bot("greedy" if seat else "strong:25", game) for seat in range(players)]
    with suppress(Enough):
        play_match(game, game.new(players), bots, 7, note)
    return told


if __name__ == "__main__":
    print(engine.__file__)
    if sys.argv[1] == "bots":
        print(*answers_of_bots(sys.argv[2]), sep="\n")
    else:
        name, number, chosen, count = sys.argv[1:]
        print(*digests(Case(name, int(number), json.loads(chosen)), int(count)), sep="\n")
