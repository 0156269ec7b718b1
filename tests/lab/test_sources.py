"""Where points come from: every point has its source, in every game, with every option."""

from __future__ import annotations

import pytest

from malecon.kernel.game import Game
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from malecon.messages import LANGUAGES, has
from malecon.record import Record
from tests.contract.setups import Setup, every_game, every_setup
from tests.golden.story import files


@every_setup
def test_every_point_has_a_source(setup: Setup) -> None:
    state = setup.new()
    ledger = setup.game.ledger(setup.game.vocabulary, state.copy())
    state.listening = True
    rng = Rng(3)
    while state.seat != OVER:
        state.events = []
        state.apply(random_action(state, rng))
        ledger.hear(setup.game.said(state.events))
    assert [sum(points.values()) for points in ledger.points] == state.scores()


@every_game
def test_golden_games_have_points_from_every_source_and_something_of_every_group(game: Game) -> None:
    sources: set[str] = set()
    groups: set[str] = set()
    for path in files(game):
        record = Record.load(path)
        ledger = game.ledger(game.vocabulary, record.replay(0))
        for played in record.states():
            ledger.hear(game.said(played.events))
        assert [sum(points.values()) for points in ledger.points] == record.state.scores()
        sources |= {source for points in ledger.points for source, number in points.items() if number}
        groups |= {group for taken in ledger.taken for group, _ in taken}
    assert sources == set(game.ledger.sources.names)
    assert groups == set(game.ledger.sources.groups)


@every_game
def test_only_events_that_there_are_bring_points(game: Game) -> None:
    way = game.ledger.sources
    keys = {kind.key for kind in game.events}
    assert {*way.because, *way.scored, *way.brought, *way.taken} <= keys
    assert set(way.because.values()) | {source for source, _ in way.brought.values()} <= set(way.names)
    assert set(way.groups.values()) <= set(game.vocabulary.domains)
    named = {kind.key: kind.domains for kind in game.events}
    for key, group in way.taken.items():
        assert named[key][1] == way.groups[group]


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_sources_and_groups_are_told(game: Game, language: str) -> None:
    for source in game.ledger.sources.names:
        assert has(f"lab-source-{game.name}-{source}", language)
    for group in game.ledger.sources.groups:
        assert has(f"report-group-{game.name}-{group}", language)
        assert has(f"report-about-{game.name}-{group}", language)
