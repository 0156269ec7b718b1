"""Conservation: every cube, card and tile is somewhere, at every ply; if not, it would be noticed."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from malecon.cuba import codes as u
from malecon.cuba.state import Cuba
from malecon.games import GAMES
from malecon.havana import codes as h
from malecon.havana.state import Havana
from malecon.kernel.game import Game
from malecon.kernel.inventory import Inventory, Row
from malecon.kernel.rng import Rng
from malecon.kernel.state import FLOW, OVER, State
from malecon.santiago import codes as g
from malecon.santiago.state import Santiago
from tests.contract.setups import Setup, every_game, every_setup, follow, play_on, walk

GAMES_PLAYED = 4
POSITIONS = 4  # of each game played, in which every mutation is tried


@every_game
def test_every_game_says_what_lies_on_its_table(game: Game) -> None:
    state = game.new(game.seats[0])
    assert game.inventory(state).kept(state)


@every_setup
def test_nothing_is_lost_or_made(setup: Setup) -> None:
    start = setup.new()
    before = setup.game.inventory(start).kept(start)
    moved = set()
    for seed in range(2):
        for state, inventory in follow(setup, seed):
            assert inventory.faults(state) == []
            moved |= {kind for kind, row in inventory.kept(state).items() if row != before[kind]}
    assert moved, "the pieces named are not those that are played with"


@every_setup
def test_a_believed_world_has_the_same_pieces(setup: Setup) -> None:
    rng = Rng(6)
    for ply, (state, inventory) in enumerate(follow(setup)):
        if ply % 9 == 0 and state.seat != OVER:
            believed = setup.game.sample(state, ply // 9 % setup.players, rng)
            believed.listening = True
            told = deepcopy(inventory)
            for _ in range(10):
                told.hear(setup.game.said(believed.events))
                believed.events = []
                assert told.faults(believed) == []
                play_on(believed, rng, 1)


# --- what would be noticed ---


class Mutation(NamedTuple):
    """A state with one piece too few or too many, and the field in which that was done."""

    field: str
    state: State


def changed(state: State, field: str, index: int, value: int) -> Mutation:
    """The state with another number in a field; behind its last one, if the index is there."""
    other, numbers = state.copy(), numbers_of(state, field)
    numbers[index : index + 1] = [value]
    single = isinstance(getattr(state, field), int)
    setattr(other, field, value if single else vec[i64](numbers))
    return Mutation(field, other)


def numbers_of(state: State, field: str) -> list[int]:
    value = getattr(state, field)
    return [value] if isinstance(value, int) else [int(n) for n in value]


def counts(state: State, *fields: str) -> Iterator[Mutation]:
    """Numbers of pieces: one less, one more."""
    for field in fields:
        for index, number in enumerate(numbers_of(state, field)):
            if number > 0:
                yield changed(state, field, index, number - 1)
                yield changed(state, field, index, number + 1)


def places(state: State, field: str, pieces: int) -> Iterator[Mutation]:
    """The piece that lies in each place, or -1: taken away, or lying in another place too."""
    for index, piece in enumerate(numbers_of(state, field)):
        if 0 <= piece < pieces:
            yield changed(state, field, index, -1)
            yield added(state, field, piece)


def added(state: State, field: str, piece: int) -> Mutation:
    """A piece in one more place, the first that is free."""
    lying = [*numbers_of(state, field), -1]
    return changed(state, field, lying.index(-1), piece)


def sets(state: State, field: str, pieces: int) -> Iterator[Mutation]:
    """A bit for each piece: taken away, or here too though it is elsewhere."""
    for index, bits in enumerate(numbers_of(state, field)):
        for piece in range(pieces):
            yield changed(state, field, index, bits ^ 1 << piece)


def in_havana(s: Havana) -> Iterator[Mutation]:
    yield from counts(s, "stock", "bag", "centre", "boxed", "workers", "cubes")
    yield from places(s, "rows", int(h.TILES))
    for field in ("open", "laid"):
        for index, card in enumerate(numbers_of(s, field)):
            if card != h.NO_CARD:
                yield changed(s, field, index, int(h.NO_CARD))
    yield from sets(s, "hand", int(h.CARDS))  # which doubles the cards that lie there
    yield from sets(s, "discards", int(h.CARDS))
    for tile, where in enumerate(numbers_of(s, "where")):
        if where == h.IN_ROW:
            yield changed(s, "where", tile, int(h.IN_PILE))
        else:
            yield changed(s, "where", tile, int(h.IN_ROW))
            yield added(s, "rows", tile)


def in_santiago(s: Santiago) -> Iterator[Mutation]:
    yield from counts(s, "stock", "goods")
    yield from places(s, "stations", int(g.CUBANS))
    yield from places(s, "spaces", int(g.BUILDINGS))
    yield from places(s, "owner", int(s.players))


def in_cuba(s: Cuba) -> Iterator[Mutation]:
    yield from counts(s, "stock", "market", "supply", "held")
    yield from places(s, "bills", int(u.ACTS))
    yield from places(s, "in_force", int(u.ACTS))
    yield from places(s, "built", int(u.TILES))
    yield from places(s, "under", int(u.SHIPS))
    yield from sets(s, "hand", int(u.CHARACTERS))
    yield from sets(s, "act_pile", int(u.ACTS))
    yield from sets(s, "ship_pile", int(u.SHIPS))
    for ship in range(u.SHIPS):
        yield added(s, "under", ship)
    berth = int(u.BERTH)
    harbour = numbers_of(s, "harbour")
    for index, number in enumerate(harbour):
        if index % berth and number:  # so much of one kind is loaded there
            yield changed(s, "harbour", index, number - 1)
            yield changed(s, "harbour", index, number + 1)
        elif index % berth == 0 and number >= 0:  # the ship itself
            yield changed(s, "harbour", index, -1)
            yield changed(s, "harbour", (index + berth) % len(harbour), number)


def mutations(state: State) -> Iterator[Mutation]:
    """The state with each piece lost, and with each doubled, wherever one lies."""
    match state:
        case Havana():
            yield from in_havana(state)
        case Santiago():
            yield from in_santiago(state)
        case Cuba():
            yield from in_cuba(state)


#: What holds no pieces of which there are so many and no more.
WITHOUT_PIECES = {
    "havana": {
        *("goal", "round_limit", "turn", "worker_taken", "market_used", "conserved", "centre_pesos"),
        *("first", "last", "points", "pesos", "order", "taken_back"),
    },
    "santiago": {
        *("open_holdings", "rent_when_staying", "start", "turn", "turns", "moved", "passed"),
        *("car", "ship", "value", "awaited", "left_out", "face_down", "demand", "points", "pesos", "figure"),
    },
    "cuba": {
        *("edition", "secret_delegate", "market_once", "start", "acting"),
        *("resource_taken", "product_taken", "architects_idle", "mayors_idle"),
        *("vetoed", "barred", "town_hall", "taxed", "market_done"),
        *("points", "pesos", "figure", "last", "secret"),
    },
}

OURS = [Setup(GAMES[name], players, {}) for name in WITHOUT_PIECES for players in GAMES[name].seats]


@pytest.mark.parametrize("setup", OURS, ids=str)
def test_every_piece_lost_and_every_piece_doubled_is_noticed(setup: Setup) -> None:
    """Each row of each inventory, in positions of real games: a sum that cannot fail would show here."""
    fields: set[str] = set()
    lost: set[str] = set()
    doubled: set[str] = set()
    rows: dict[str, Row] = {}
    for state, inventory in positions(setup):
        rows = inventory.kept(state)
        for mutation in mutations(state):
            assert inventory.faults(mutation.state), setup.game.difference(state, mutation.state)
            now = inventory.kept(mutation.state)
            fields.add(mutation.field)
            lost |= {kind for kind, row in now.items() if sum(row.places) < row.total}
            doubled |= {kind for kind, row in now.items() if sum(row.places) > row.total}
    assert lost == rows.keys()
    assert doubled == rows.keys()
    assert fields | WITHOUT_PIECES[setup.game.name] == set(setup.game.fields) - set(FLOW)


def positions(setup: Setup) -> Iterator[tuple[State, Inventory]]:
    """Some of several games, from the beginning to the end."""
    for seed in range(GAMES_PLAYED):
        length = sum(1 for _ in walk(setup, seed))
        for ply, found in enumerate(follow(setup, seed)):
            if ply % (length // POSITIONS) == length % (length // POSITIONS):
                yield found


@pytest.mark.parametrize("setup", OURS, ids=str)
def test_less_than_nothing_is_noticed(setup: Setup) -> None:
    state = setup.new()
    inventory = setup.game.inventory(state)
    for field in ("pesos", "points"):
        assert inventory.faults(changed(state, field, 0, -1).state)
