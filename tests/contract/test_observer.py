"""Observations: of one layout for every table of a game, and never of what a seat cannot know."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from malecon.kernel.game import Game
from malecon.kernel.observer import MOST, Observer, Writer, layout, observe, size_of
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE
from tests.contract.setups import Setup, every_game, every_setup, setups_of, walk

EVERY = 5  # plies between two looks

#: What a seat sees now, and what it knows.
both = pytest.mark.parametrize("seen", [True, False], ids=["seen", "known"])


def observer_of(game: Game) -> Observer[Any] | None:
    """A game may do without; those of the house do not."""
    assert game.observer is not None or type(game).__module__.split(".")[0] != "malecon"
    return game.observer


@both
@every_setup
def test_a_seat_observes_the_same_in_every_world_it_may_believe_in(setup: Setup, seen: bool) -> None:
    observer = observer_of(setup.game)
    if observer is None:
        return
    rng = Rng(8)
    size = size_of(observer, setup.new(), seen)
    rows = set()
    for ply, state in enumerate(walk(setup)):
        if ply % EVERY:
            continue
        for seat in range(setup.players):
            row = observe(observer, state, seat, seen)
            assert len(row) == size
            assert observe(observer, setup.game.sample(state, seat, rng), seat, seen) == row
            rows.add(row)
    assert len(rows) > setup.players, "nothing that changes is observed"


@both
@every_game
def test_every_table_of_a_game_has_the_same_layout(game: Game, seen: bool) -> None:
    observer = observer_of(game)
    if observer is None:
        return
    fields = layout(observer, game.new(game.seats[-1]), seen)
    end = 0
    for field in fields:  # no gap, no overlap
        assert (field.start, field.scale >= 1) == (end, True), field
        end += field.size
    for setup in setups_of(game):
        assert size_of(observer, setup.new(), seen) == end


@every_game
def test_a_row_is_what_it_is_whatever_was_there(game: Game) -> None:
    """A writer is used again and again: nothing of the table before may stay."""
    observer = observer_of(game)
    if observer is None:
        return
    setup = Setup(game, game.seats[-1], {})
    writer = Writer(size_of(observer, setup.new()), 2)
    for ply, state in enumerate(walk(setup)):
        if ply % EVERY == 0:
            writer.begin(1)
            observer.write(state, ply % setup.players, writer)
            row = bytes(memoryview(writer.rows))[writer.size :]
            assert row == observe(observer, state, ply % setup.players)
            kept = writer.rows
            writer.turn_over()
            writer.at = writer.size
            observer.write_seen(state, ply % setup.players, writer)
            end = writer.at
            row = bytes(memoryview(writer.rows))[writer.size : end]
            assert row == observe(observer, state, ply % setup.players, seen=True)
            writer.rows = kept
    assert not any(bytes(memoryview(writer.rows))[: writer.size]), "it wrote into another row"


@every_game
def test_what_is_known_is_of_its_kind(game: Game) -> None:
    observer = observer_of(game)
    if observer is None:
        return
    setup = Setup(game, game.seats[-1], {})
    fields = layout(observer, setup.new())
    met: dict[str, int] = {}
    for ply, state in enumerate(walk(setup)):
        if ply % EVERY == 0:
            check_kinds(fields, observe(observer, state, ply % setup.players), met)
    assert {"count", "flag", "one of", "set", "up to"} <= met.keys()


@every_game
def test_what_is_seen_is_of_its_kind(game: Game) -> None:
    """No byte says more than its field has; and of every field something is seen sooner or later."""
    observer = observer_of(game)
    if observer is None:
        return
    for setup in setups_of(game):
        fields = layout(observer, setup.new(), seen=True)
        for ply, state in enumerate(walk(setup)):
            if ply % EVERY == 0:
                row = observe(observer, state, ply % setup.players, seen=True)
                for field in fields:
                    number = int.from_bytes(row[field.start : field.start + field.size], "little")
                    most = {"choice": field.scale, "bits": 2**field.scale - 1, "flag": 1}
                    assert number <= most.get(field.kind, MOST), field.name


@every_setup
def test_chance_and_players_have_actions_of_their_own(setup: Setup) -> None:
    if setup.game.draws == 0:  # a game that does not say so cannot be an environment; those of the house do
        assert observer_of(setup.game) is None
        return
    for state in walk(setup):
        for action in state.legal():
            assert (action < setup.game.draws) == (state.seat == CHANCE)


def check_kinds(fields: list[Any], known: bytes, met: dict[str, int]) -> None:
    for field in fields:
        values = known[field.start : field.start + field.size]
        if any(values):
            met[field.kind] = met.get(field.kind, 0) + 1
        if field.kind != "count":
            assert max(values) <= 1, field
        if field.kind == "one of":
            assert sum(values) <= 1, field
        if field.kind == "up to":
            assert list(values) == sorted(values, reverse=True), field


def test_numbers_that_no_byte_holds_are_written_as_the_most() -> None:
    writer = Writer(4)
    writer.count("many", 300, 1)
    writer.count("fewer than none", -3, 1)
    writer.one_of("nobody", -1, 2)
    assert list(memoryview(writer.rows)) == [MOST, 0, 0, 0]


def test_several_numbers_in_few_bytes() -> None:
    writer = Writer(9)
    writer.choice("none", -1, 3)
    writer.choice("the first", 0, 3)
    writer.choice("too large", 3, 3)
    writer.bits("set", 0b1_0000_0010, 9)
    writer.counts("some", vec[i64]([7, 8, 9]), 1, 2, 1)
    writer.choices("places", vec[i64]([-1, 4]), 0, 2, 5)
    assert list(memoryview(writer.rows)) == [0, 1, 0, 2, 1, 8, 9, 0, 5]
