"""Matches: bots answer, and however deep one digs into what it is given, it finds no secret."""

from __future__ import annotations

import gc
import sys
from types import BuiltinMethodType, FrameType, MethodType, ModuleType

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from malecon.kernel.game import Game
from malecon.kernel.match import Bot, RandomBot, Seen, look, play_match
from malecon.kernel.play import settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, State
from tests.contract.setups import Setup, every_game, every_setup, play_on, walk


@every_setup
def test_bots_play_to_the_end(setup: Setup) -> None:
    bots = [RandomBot()] * setup.players
    ends = [play_match(setup.game, setup.new(), bots, seed) for seed in (1, 1, 2)]
    assert all(end.seat == OVER for end in ends)
    digests = [setup.game.digest(end) for end in ends]
    assert digests[0] == digests[1] != digests[2]


@every_game
def test_answers_are_checked_and_told(game: Game) -> None:
    told: list[tuple[int, int]] = []
    players = game.seats[0]
    end = play_match(game, game.new(players), [RandomBot()] * players, 1, lambda *answer: told.append(answer))
    again = game.new(players)
    for seat, action in told:
        assert seat == again.seat
        again.apply(action)
    assert game.digest(again) == game.digest(end)

    class Cheat:
        def choose(self, seen: Seen) -> int:
            return next(a for a in game.vocabulary.universe if a not in seen.legal)

    with pytest.raises(ValueError, match="not legal"):
        play_match(game, game.new(players), [Cheat()] * players, 1)


@every_game
def test_a_bot_that_fails_is_told_of_and_the_match_goes_on(game: Game) -> None:
    class Breaks:
        def __init__(self) -> None:
            self.asked = 0

        def choose(self, seen: Seen) -> int:
            self.asked += 1
            if self.asked % 3 == 0:
                raise ZeroDivisionError
            return -1 if self.asked % 3 == 1 else seen.legal[0]

    def tell(seat: int, error: Exception) -> None:
        told.append((seat, type(error).__name__))

    players = game.seats[0]
    told: list[tuple[int, str]] = []
    ends = []
    for _ in range(2):
        told.clear()
        breaks = Breaks()
        bots: list[Bot] = [breaks, *[RandomBot()] * (players - 1)]
        ends.append(play_match(game, game.new(players), bots, 1, on_error=tell))
        assert len(told) >= breaks.asked * 2 // 3
    assert set(told) == {(0, "ZeroDivisionError"), (0, "ValueError")}
    assert game.difference(*ends) == {}
    assert ends[0].seat == OVER


# --- a bot that digs ---
#
# Types and modules are not entered: from there everything in the process can be reached, with or without what
# a bot is given, and no Python program can be kept from that. What it is given must not lead there.

Dead = type | ModuleType | FrameType | MethodType | BuiltinMethodType


def reachable(start: object) -> list[object]:
    """All that can be reached from an object: attributes, items, closures, whatever it refers to."""
    doors = {id(vars(module)) for module in list(sys.modules.values()) if isinstance(module, ModuleType)}
    met: dict[int, object] = {}
    todo = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in met or id(thing) in doors or isinstance(thing, Dead):
            continue
        met[id(thing)] = thing
        assert len(met) < 100_000, "the digging does not end"
        todo += gc.get_referents(thing)
        if isinstance(thing, State | Rng | Seen):  # compiled, they hide what they refer to
            todo += [getattr(thing, name) for name in dir(thing) if not name.startswith("__")]
    return list(met.values())


def referring(seen: Seen) -> list[object]:
    """What refers to the things made for this one question, a step or two away."""
    own: list[object] = [seen, seen.view, seen.legal, seen.rng, seen.believe]
    own += [thing for thing in reachable(seen) if isinstance(thing, State)]
    for one in gc.get_referrers(*own):  # all at once: it looks through everything that there is
        if one is not own and not isinstance(one, Dead):
            own += [one, *gc.get_referents(one)]
    return own


def findings(game: Game, seen: Seen) -> list[str]:
    """All that a bot can read out of what it is given, in the order in which it is found."""
    found = []
    for thing in reachable(seen):
        if isinstance(thing, State):
            found.append(game.digest(thing))
        elif isinstance(thing, int | str | vec[i64]):
            found.append(repr(thing))
    return found


@every_setup
def test_a_bot_that_digs_finds_nothing_hidden(setup: Setup) -> None:
    """In two worlds equal for a seat, all that it can reach is the same: so it depends on nothing hidden."""
    game = setup.game
    rng = Rng(1)
    for ply, state in enumerate(walk(setup)):
        if state.seat >= 0 and ply % 50 < 3:
            seat = int(state.seat)
            other = game.sample(state, seat, rng)
            seen = look(game, state, seat, Rng(ply))
            assert findings(game, seen) == findings(game, look(game, other, seat, Rng(ply)))
            reached = reachable(seen)
            for thing in (*reached, *referring(seen)):
                assert thing is not state
            for world in (thing for thing in reached if isinstance(thing, State)):
                assert game.view(world, seat) == seen.view


@every_game
def test_the_digging_goes_deep_enough(game: Game) -> None:
    """A careless match would be found out: one whose beliefs are drawn from the true state itself."""
    state = game.new(game.seats[0])
    settle(state, Rng(1))
    careless = Seen(0, {}, state.legal(), Rng(1), lambda: game.sample(state, 0, Rng(1)), False)
    assert any(thing is state for thing in reachable(careless))
    careful = look(game, state, 0, Rng(1))
    assert sum(isinstance(thing, State) for thing in reachable(careful)) == 1


def wound_back(rng: Rng) -> tuple[int, int, int]:
    """What a generator was seeded with, worked out from what it has come to."""
    a, b, c, counter = int(rng.a), int(rng.b), int(rng.c), int(rng.counter)
    while counter > 1:
        counter -= 1
        b_before = a ^ (a >> 9) ^ (a >> 18) ^ (a >> 27)
        c_before = b * pow(9, -1, 1 << 32) % (1 << 32)
        out = (c - (c_before << 21 | c_before >> 11)) % (1 << 32)
        a, b, c = (out - b_before - counter) % (1 << 32), b_before, c_before
    return a, b, c


@every_game
def test_a_bot_cannot_work_out_the_draws_to_come(game: Game) -> None:
    rng = Rng(12345, 6)
    for _ in range(10):
        rng.word()
    assert wound_back(rng) == (12345, 0, 6)

    seeds: list[tuple[int, int, int]] = []

    class Unwinder(RandomBot):
        def choose(self, seen: Seen) -> int:
            seeds.append(wound_back(seen.rng))
            return super().choose(seen)

    players = game.seats[-1]
    play_match(game, game.new(players), [Unwinder()] * players, 12345)
    assert len(set(seeds)) == players, "everybody has one generator, from the first question to the last"
    assert all(12345 not in seed for seed in seeds)
    assert len({word for seed in set(seeds) for word in seed}) == 3 * players


@every_game
def test_what_a_bot_does_to_its_world_changes_nothing(game: Game) -> None:
    """Whatever a bot breaks of what it was given, the match goes on as if nothing had happened."""

    class Vandal:
        def __init__(self, breaks: bool) -> None:
            self.breaks = breaks
            self.own = Rng(5)

        def choose(self, seen: Seen) -> int:
            action = seen.legal[self.own.below(len(seen.legal))]
            if self.breaks:
                for world in (thing for thing in reachable(seen) if isinstance(thing, State)):
                    play_on(world, Rng(1), 20)
                play_on(seen.believe(), Rng(2), 20)
                seen.legal.clear()
                seen.view.clear()
            return action

    players = game.seats[-1]
    ends = [play_match(game, game.new(players), [Vandal(b)] * players, 5) for b in (False, True)]
    assert game.difference(*ends) == {}
