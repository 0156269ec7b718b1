"""How games come to their ends: the sums are right with every option, the turns are those of the game."""

from __future__ import annotations

import pytest

from malecon.kernel.game import Game
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from malecon.lab.ending import OTHER, Standing, Turn, ending, last_lead
from malecon.record import Record
from tests.contract.setups import Setup, every_game, every_setup
from tests.golden.story import files


def played(setup: Setup, seed: int) -> Record:
    record = Record(setup.game, setup.players, setup.options)
    rng = Rng(seed)
    while record.state.seat != OVER:
        record.add(int(record.state.seat), random_action(record.state, rng))
    return record


def check(record: Record) -> None:
    found = ending(record)
    scores = record.state.scores()
    assert [sum(points.values()) for points in found.sources] == scores
    for seat, (points, lost) in enumerate(zip(found.sources, found.lost, strict=True)):
        assert OTHER not in points
        assert all(number >= 0 for number in lost.values())
        # What was gained is never less than nothing, so bars for it and for the losses add up to the score.
        gained = {source: number + lost[source] for source, number in points.items()}
        assert min(gained.values()) >= 0
        assert sum(gained.values()) - sum(lost.values()) == scores[seat]
    assert [turn.after for turn in found.turns] == sorted(turn.after for turn in found.turns)
    for turn in found.turns:
        assert 0 < turn.after <= len(record)
        assert turn.points > 0 or turn.kind == "lead"
        if turn.kind == "lead":
            assert [turn.seat] == [seat for seat, score in enumerate(scores) if score == max(scores)]
        else:
            assert turn.source in record.game.ledger.sources.names


@every_setup
def test_points_by_source_add_up_to_the_score(setup: Setup) -> None:
    check(played(setup, 5))


@every_game
def test_they_do_in_every_golden_game(game: Game) -> None:
    for path in files(game):
        check(Record.load(path))


def test_losses_are_told_beside_gains() -> None:
    """A golden game of Santiago in which a player gives away more points at the casino than are left."""
    record = Record.load("tests/golden/santiago/01.txt")
    found = ending(record)
    assert record.state.scores() == [1, 38]
    assert (found.sources[0]["buildings"], found.lost[0]["buildings"]) == (-38, 43)
    kinds = {turn.kind: turn for turn in found.turns}
    assert (kinds["loss"].seat, kinds["loss"].points, kinds["loss"].source) == (0, 21, "buildings")


STANDINGS = [
    Standing(10, 1, [5, 3]),
    Standing(20, 2, [6, 8]),
    Standing(30, 3, [9, 7]),
    Standing(40, 4, [12, 9]),
]


@pytest.mark.parametrize(
    ("standings", "expected"),
    [
        (STANDINGS, Turn("lead", 30, 3, 0, 9, "")),
        (STANDINGS[:2], Turn("lead", 20, 2, 1, 8, "")),
        ([*STANDINGS, Standing(50, 5, [12, 12])], None),
        ([Standing(10, 1, [0, 0]), Standing(20, 2, [0, 4])], Turn("lead", 20, 2, 1, 4, "")),
        ([], None),
    ],
)
def test_the_lead_that_counts_is_the_last_one(standings: list[Standing], expected: Turn | None) -> None:
    assert last_lead(standings) == expected
