"""The layouts: told in the docs as they are, of a version that changes with them, and expanded rightly."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from malecon.games import GAMES
from malecon.kernel.observer import Field, observe
from malecon.research.layout import Expander, end, expand, fields_of, pages, width
from malecon.research.spec import KINDS, Kind, Spec
from malecon.research.vector import Tables
from tests.research.cases import every_case, every_game

PAGE = Path(__file__).parents[2] / "docs" / "research" / "observations.md"
DIGESTS = Path(__file__).with_name("layouts.json")


def test_the_docs_tell_the_layouts_as_they_are() -> None:
    """`python -m tests.research.test_layout` writes them anew."""
    assert PAGE.read_text(encoding="utf-8") == told()


def told() -> str:
    before, _, rest = PAGE.read_text(encoding="utf-8").partition("<!-- layouts -->\n")
    _, _, after = rest.partition("<!-- end -->")
    return f"{before}<!-- layouts -->\n{pages()}\n<!-- end -->{after}"


def test_a_layout_that_changes_gets_another_version() -> None:
    """What is written down of a version never changes: whoever changes a layout raises `version`."""
    assert json.loads(DIGESTS.read_text(encoding="utf-8")) == digests()


def digests() -> dict[str, str]:
    found = {}
    for name, game in GAMES.items():
        if game.observer is not None:
            for kind in KINDS:
                fields = [(f.name, f.start, f.size, f.kind, f.scale) for f in fields_of(name, kind)]
                digest = hashlib.sha256(json.dumps(fields).encode()).hexdigest()[:16]
                found[f"{name} {kind} {game.observer.version}"] = digest
    return found


@every_game
def test_every_field_has_a_name_of_its_own(game: str) -> None:
    for kind in KINDS:
        named = {field.name: field for field in fields_of(game, kind)}
        assert len(named) == len(fields_of(game, kind))
        for other in range(1, GAMES[game].seats[-1]):
            assert any(name.startswith(f"other {other} ") for name in named)
    seen = [field.name for field in fields_of(game)]
    known = [field.name for field in fields_of(game, "information")]
    assert known[: len(seen)] == seen  # called alike in both
    assert all(name.startswith("known ") for name in known[len(seen) :])


def test_a_field_says_what_it_is() -> None:
    fields = {field.name: field for field in fields_of("havana")}
    assert repr(fields["bag 2"]) == "Field('bag 2', start=15, size=1, kind='count', scale=16)"


@every_case
def test_an_information_state_begins_with_the_observation(game: str, players: int) -> None:
    spec = Spec(game, players)
    assert spec.sizes == {kind: end(fields_of(game, kind)) for kind in KINDS}
    tables = Tables(game, players, 3, seed=4, observe="information")
    for seat in range(players):
        row = tables.observe(1, seat).tobytes()
        state = tables._stepper.states[1]
        assert row == observe(spec.observer, state, seat, seen=True) + observe(spec.observer, state, seat)


def by_hand(fields: list[Field], row: bytes) -> list[float]:
    """A row expanded field by field."""
    numbers: list[float] = []
    for field in fields:
        values = row[field.start : field.start + field.size]
        if field.kind == "choice":
            numbers += [float(values[0] == n + 1) for n in range(field.scale)]
        elif field.kind == "bits":
            number = int.from_bytes(values, "little")
            numbers += [float(number >> n & 1) for n in range(field.scale)]
        else:
            numbers += [value / field.scale for value in values]
    return numbers


@pytest.mark.parametrize(
    "rows", [np.zeros((2, 5), np.uint8), np.zeros((2, 242)), [[0] * 242], np.uint8(3), "rows"], ids=repr
)
def test_what_are_no_rows_is_told(rows: Any) -> None:
    with pytest.raises(ValueError, match=r"242 bytes a row \(uint8\), not of shape"):
        expand(rows, "cuba")
    with pytest.raises(ValueError, match="observe is one of"):
        fields_of("cuba", "infos")  # type: ignore[arg-type]


@every_game
def test_rows_are_expanded_field_by_field(game: str) -> None:
    for kind in KINDS:
        check_expanded(game, kind)


def check_expanded(game: str, kind: Kind) -> None:
    tables = Tables(game, 3, 8, seed=6, observe=kind)
    rng = np.random.default_rng(6)
    fields = fields_of(game, kind)
    expander = Expander(game, kind)
    for _ in range(40):
        tables.step(tables.sample(rng))
        numbers = tables.expand(tables.observations)
        assert numbers.dtype == np.float32
        assert numbers.shape == (8, sum(width(field) for field in fields)) == (8, expander.width)
        for row, expanded in zip(tables.observations, numbers, strict=True):
            assert np.allclose(expanded, by_hand(fields, row.tobytes()))
        assert np.array_equal(expand(tables.observations[2], game, kind), numbers[2])


if __name__ == "__main__":
    PAGE.write_text(told(), encoding="utf-8")
    DIGESTS.write_text(json.dumps({**json.loads(DIGESTS.read_text()), **digests()}, indent=2) + "\n")
