"""Records: a game written down and played again is the same game."""

from __future__ import annotations

from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, Event
from malecon.record import Record
from tests.contract.setups import Setup, every_setup


@every_setup
def test_a_record_replays_to_the_same_game(setup: Setup) -> None:
    game = setup.game
    record = Record(game, setup.players, setup.options)
    record.state.listening = True
    record.state.events = []
    rng = Rng(11)
    events: list[list[Event]] = []
    digests: list[str] = []
    while record.state.seat != OVER:
        record.add(int(record.state.seat), int(random_action(record.state, rng)))
        events.append(record.state.events)
        digests.append(game.digest(record.state))
        record.state.events = []
    again = Record.read(record.text())
    assert again.text() == record.text()
    assert again.options == game.settings(setup.options)
    assert game.difference(again.state, record.state) == {}
    assert again.state.scores() == record.state.scores()
    assert again.state.winners() == record.state.winners()
    played = list(again.states())
    assert [game.digest(ply.state) for ply in played] == digests
    assert [ply.events for ply in played] == events
