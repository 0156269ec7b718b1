"""Observations: of one layout for every table of a game, and never of what a seat cannot know."""

from __future__ import annotations

from typing import Any

from malecon.kernel.game import Game
from malecon.kernel.observer import MOST, Observer, Writer, layout, observe, size_of
from malecon.kernel.rng import Rng
from tests.contract.setups import Setup, every_game, every_setup, setups_of, walk

EVERY = 5  # plies between two looks


def observer_of(game: Game) -> Observer[Any] | None:
    """A game may do without; those of the house do not."""
    assert game.observer is not None or type(game).__module__.split(".")[0] != "malecon"
    return game.observer


@every_setup
def test_a_seat_observes_the_same_in_every_world_it_may_believe_in(setup: Setup) -> None:
    observer = observer_of(setup.game)
    if observer is None:
        return
    rng = Rng(8)
    size = size_of(observer, setup.new())
    seen = set()
    for ply, state in enumerate(walk(setup)):
        if ply % EVERY:
            continue
        for seat in range(setup.players):
            known = observe(observer, state, seat)
            assert len(known) == size
            assert observe(observer, setup.game.sample(state, seat, rng), seat) == known
            seen.add(known)
    assert len(seen) > setup.players, "nothing that changes is observed"


@every_game
def test_every_table_of_a_game_has_the_same_layout(game: Game) -> None:
    observer = observer_of(game)
    if observer is None:
        return
    fields = layout(observer, game.new(game.seats[-1]))
    end = 0
    for field in fields:  # no gap, no overlap
        assert (field.start, field.scale >= 1) == (end, True), field
        end += field.size
    for setup in setups_of(game):
        assert size_of(observer, setup.new()) == end


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
    assert not any(bytes(memoryview(writer.rows))[: writer.size]), "it wrote into another row"


@every_game
def test_what_is_one_of_several_is_one_at_most(game: Game) -> None:
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
