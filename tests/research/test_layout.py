"""The layouts: told in the docs as they are, of a version that changes with them, and expanded rightly."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np

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
