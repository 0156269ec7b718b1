"""Conservation: every coin, cube, card and tile is somewhere, at every ply."""

from __future__ import annotations

from malecon.games import GAMES
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from tests.contract.pieces import PIECES
from tests.contract.tables import Table, every_table, play_on, walk


def test_every_game_says_what_lies_on_its_table() -> None:
    assert PIECES.keys() == GAMES.keys()


@every_table
def test_nothing_is_lost_or_made(table: Table) -> None:
    pieces = PIECES[table.game.name]
    there = {kind: sum(row) for kind, row in pieces(table.new()).kept.items()}
    moved = set()
    for seed in range(2):
        before = pieces(table.new()).kept
        for state in walk(table, seed):
            now = pieces(state)
            assert {kind: sum(row) for kind, row in now.kept.items()} == there
            for kind, row in (*now.kept.items(), *now.loose.items()):
                assert min(row) >= 0, f"{kind}: {row}"
            moved |= {kind for kind, row in now.kept.items() if row != before[kind]}
    assert moved, "the pieces named are not those that are played with"


@every_table
def test_a_believed_world_has_the_same_pieces(table: Table) -> None:
    pieces = PIECES[table.game.name]
    there = {kind: sum(row) for kind, row in pieces(table.new()).kept.items()}
    rng = Rng(6)
    for ply, state in enumerate(walk(table)):
        if ply % 9 == 0 and state.seat != OVER:
            believed = table.game.sample(state, ply // 9 % table.players, rng)
            for _ in range(10):
                now = pieces(believed)
                assert {kind: sum(row) for kind, row in now.kept.items()} == there
                assert min(min(row) for row in (*now.kept.values(), *now.loose.values())) >= 0
                play_on(believed, rng, 1)
