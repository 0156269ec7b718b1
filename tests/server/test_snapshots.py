"""What has changed between two views, and nothing else."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from malecon.kernel.game import Json
from malecon.kernel.rng import Rng
from malecon.server.tables.snapshots import compare, make_snapshot, mark_of
from malecon.server.wire.encoding import encode
from malecon.server.wire.results import Change
from malecon.table import Status
from tests.server.browser import apply_changes
from tests.table.scene import Scene, every_game

leaves = st.none() | st.booleans() | st.integers(-3, 3) | st.text(max_size=2)
trees = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner),
    max_leaves=12,
)


def strict(value: Any) -> str:
    """Equal only if the JSON is: Python takes 1 for True."""
    return encode(value).decode()


@given(st.fixed_dictionaries({"x": trees, "y": trees}), st.fixed_dictionaries({"x": trees, "y": trees}))
def test_the_changes_lead_from_one_to_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    changes: list[Change] = []
    compare([], old, new, changes)
    made = copy.deepcopy(old)
    apply_changes(made, json.loads(encode(changes)))
    assert made == new
    if strict(old) == strict(new):
        assert changes == []


def test_only_what_differs_is_named() -> None:
    changes: list[Change] = []
    compare([], {"a": [1, {"b": 2, "c": 3}], "d": 4}, {"a": [1, {"b": 2, "c": 5}], "d": 4}, changes)
    assert changes == [(["a", 1, "c"], 5)]


@pytest.mark.parametrize("game", every_game())
def test_a_viewer_who_follows_the_changes_sees_what_there_is(game: str) -> None:
    scene = Scene(game, "Ana", "bot", "Cy").begin()
    rng = Rng(3)
    seats = (None, 0, 2)
    snapshots = {seat: make_snapshot(scene.table, seat, 1.0) for seat in seats}
    known: dict[int | None, Json] = {seat: dict(snapshots[seat].view()) for seat in seats}
    small = whole = 0
    while scene.table.status == Status.RUNNING:
        scene.step(rng)
        table = scene.table
        for seat in seats:
            old = snapshots[seat]
            if old.mark == mark_of(table, seat):
                assert make_snapshot(table, seat, 1.0).data == old.data
                continue
            new = make_snapshot(table, seat, 1.0, old)
            end = new.patch
            assert end is not None
            message = json.loads(b"{" + end)
            apply_changes(known[seat], message["changes"])
            assert known[seat] == new.view()
            assert [line["number"] for line in message["log"]] == list(
                range(old.number + 1, table.number + 1)
            )
            small, whole = small + len(end), whole + len(new.data)
            snapshots[seat] = new
    assert small < whole / 2


def test_who_was_away_too_long_gets_the_whole_table() -> None:
    scene = Scene("santiago", "Ana", "Ana").begin()
    old = make_snapshot(scene.table, 0, 1.0)
    rng = Rng(1)
    for _ in range(80):
        scene.step(rng)
    assert make_snapshot(scene.table, 0, 1.0, old).patch is None
