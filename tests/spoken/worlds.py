"""A game in words beside worlds that a seat cannot tell from it: what the seat is told must be the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

from malecon.kernel.rng import Rng
from malecon.kernel.state import Event, may_know
from malecon.research.room import Room
from tests.contract.setups import SETUPS, Setup

MOST = 60  # worlds of a game in which something is different
EACH = 12  # answers between two looks where nothing is hidden


def large_tables() -> list[Setup]:
    """Every game with as many as can play, its options at their defaults, all changed, and one alone."""
    return [one for one in SETUPS if one.players == one.game.seats[-1]]


def disguised(events: list[Event], seat: int) -> list[Event]:
    """Events with all that is not for this seat replaced."""
    return [event if may_know(event[0], seat) else (0, event[1], 1, 1, 1) for event in events]


def twins(setup: Setup, seed: int) -> Iterator[tuple[Room, Room, int]]:
    """Tables of a random game with, for a seat, a table that is equal for it and has all its secrets drawn
    anew. Somebody who is asked looks often, the others now and then."""
    game, choose, rng = setup.game, random.Random(seed), Rng(seed)
    room = Room(game, setup.players, setup.options, seed=seed)
    different = step = 0
    while not room.is_over and different < MOST:
        step += 1
        for seat in {room.asked, step % setup.players}:
            lie = game.sample(room.record.state, seat, rng)
            differs = bool(game.difference(room.record.state, lie))
            different += differs
            if differs or step % EACH == 0:
                other = Room(game, setup.players, setup.options, seed=0)
                other.record.state, other.told = lie, room.told
                other.events = [disguised(events, seat) for events in room.events]
                yield room, other, seat
        room.answer(room.asked, str(choose.randrange(len(room.question.legal)) + 1))
    assert different or game.name == "santiago"  # where all that is hidden could be remembered
