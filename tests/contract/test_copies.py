"""Copies, snapshots and the list of fields: a state is all there is of a game, and two never touch."""

from __future__ import annotations

import ast
import inspect
import json
from pathlib import Path
from typing import Any

import malecon
from malecon.kernel.game import Game
from malecon.kernel.openstate import OpenState
from malecon.kernel.rng import Rng
from malecon.kernel.state import FLOW, OVER, State
from tests.contract.setups import Setup, every_game, every_setup, play_on, walk

SOURCE = Path(inspect.getfile(malecon)).parent

#: What a state has for the moment only: whoever listens, and what the kernel notes between two questions.
PASSING = {"listening", "events", "always", "lent", "rows_lent"}

#: Where the kernel writes in place what is read as `pile`, `options` and `weights`.
IN_PLACE = {"stack", "height", "room", "answers", "odds", "offered"}


def attributes(path: Path) -> set[str]:
    """What a file's `__init__`s set on `self`, and what is read as if they did.

    It is read from the source, since compiled states hide it.
    """
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            for part in ast.walk(node):
                if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
                    names.add(part.attr)
        elif isinstance(node, ast.FunctionDef) and any(is_property(mark) for mark in node.decorator_list):
            names.add(node.name)
    return names


def is_property(mark: ast.expr) -> bool:
    return isinstance(mark, ast.Name) and mark.id == "property"


def attributes_of(game: Game) -> list[str]:
    state = game.new(game.seats[0])
    flow = attributes(SOURCE / "kernel" / "state.py")
    own = vars(state.table) if isinstance(state, OpenState) else attributes(SOURCE / game.name / "state.py")
    return sorted({*flow, *own})


def value_of(state: State, name: str) -> Any:
    """A field as it stands now, wherever it lies."""
    return plain(getattr(state if hasattr(state, name) else state.table, name))  # type: ignore[attr-defined]


def plain(value: Any) -> Any:
    """A value that stays as it is while the game goes on; what is no number is only itself."""
    if isinstance(value, int):
        return int(value)
    if hasattr(value, "__iter__"):  # a compiled state makes a new vector at each look, of the same parts
        return [plain(part) for part in value]
    return id(value)


@every_setup
def test_fields_are_all_that_changes(setup: Setup) -> None:
    names = [name for name in attributes_of(setup.game) if name not in PASSING | IN_PLACE]
    state = setup.new()
    first = {name: value_of(state, name) for name in names}
    changed = set()
    rng = Rng(1)
    while state.seat != OVER:
        play_on(state, rng, 1)
        changed |= {name for name in names if value_of(state, name) != first[name]}
    assert changed <= set(setup.game.fields)
    assert {"pile", "options", "round", "seat", "step"} <= changed


@every_game
def test_fields_begin_with_the_flow_and_name_everything_once(game: Game) -> None:
    assert game.fields[: len(FLOW)] == FLOW
    assert len(set(game.fields)) == len(game.fields)
    assert set(game.fields) <= set(attributes_of(game))


@every_setup
def test_a_copy_is_equal_and_shares_nothing(setup: Setup) -> None:
    game = setup.game
    rng = Rng(2)
    for ply, state in enumerate(walk(setup)):
        before = game.snapshot(state)
        one, other = state.copy(), state.copy()
        assert game.snapshot(one) == before
        if ply % 3 == 0:
            play_on(one, rng, 12)
            assert game.snapshot(state) == before
            assert game.snapshot(other) == before
            # And the other way round: what the original does is not seen in its copies.
            original = state.copy()
            held = original.copy()
            play_on(original, rng, 12)
            assert game.snapshot(held) == before


@every_setup
def test_a_copy_plays_on_as_its_original(setup: Setup) -> None:
    state = setup.new()
    rng, same = Rng(3), Rng(3)
    follower = state.copy()
    while state.seat != OVER:
        play_on(state, rng, 5)
        play_on(follower, same, 5)
        assert setup.game.difference(state, follower) == {}
        follower = follower.copy()


@every_setup
def test_a_snapshot_is_json_and_plays_on_as_its_original(setup: Setup) -> None:
    game = setup.game
    for ply, state in enumerate(walk(setup)):
        if ply % 40 == 7 or state.seat == OVER:
            text = json.dumps(game.snapshot(state))
            again = setup.new()
            game.restore(again, json.loads(text))
            assert game.difference(state, again) == {}
            assert game.digest(play_on(again, Rng(4))) == game.digest(play_on(state.copy(), Rng(4)))


@every_setup
def test_a_snapshot_does_not_change_with_the_state(setup: Setup) -> None:
    state = play_on(setup.new(), Rng(1), 30)
    snapshot = setup.game.snapshot(state)
    text = json.dumps(snapshot)
    again = setup.new()
    setup.game.restore(again, snapshot)
    play_on(state, Rng(1))
    play_on(again, Rng(2))
    assert json.dumps(snapshot) == text


@every_setup
def test_listening_changes_nothing(setup: Setup) -> None:
    quiet, loud = setup.new(), setup.new()
    loud.listening = True
    loud.events = []
    digests = [setup.game.digest(play_on(state, Rng(5))) for state in (quiet, loud)]
    assert digests[0] == digests[1]
    assert quiet.events == []
    assert len(loud.events) > 10


def test_the_reading_of_the_source_finds_what_is_there() -> None:
    assert set(FLOW) | IN_PLACE | {"lent", "always"} <= attributes(SOURCE / "kernel" / "state.py")
    assert "rows_lent" in attributes(SOURCE / "havana" / "state.py")
    assert isinstance(State, type)
