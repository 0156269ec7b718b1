"""Answers given at the same time: asked of all at once, held back until the last; nobody learns anything."""

from __future__ import annotations

import json
from typing import Any

import pytest

from malecon.errors import OutOfTurn
from malecon.kernel.rng import Rng
from malecon.table import Stale, Table, views
from malecon.table.undo import UndoStack
from tests.table.scene import Scene


def havana(players: int = 3) -> Scene:
    return Scene("havana", *("Ana", "Bo", "Cy", "Di")[:players]).begin()


def bidding() -> Scene:
    """Cuba, where all are about to bid."""
    scene = Scene("cuba", "Ana", "Bo", "Cy").begin()
    scene.play_until(Rng(1), "bidding")
    return scene


def test_all_are_asked_at_once() -> None:
    scene = havana()
    assert scene.table.asked == [0, 1, 2]
    offers = [scene.options(seat) for seat in range(3)]
    assert offers[0] == offers[1] == offers[2]
    question = views.view(scene.table, 1, scene.now)["question"]
    assert question is not None
    assert question["together"]


def test_the_last_seat_may_answer_first_and_the_engine_hears_of_it_in_its_own_order() -> None:
    scene = havana()
    for seat, cards in ((2, ("siesta", "mama")), (0, ("debris", "worker")), (1, ("pesos", "mama"))):
        for card in cards:
            scene.answer(seat, f"choose {card}")
    lines = [line for line in scene.record().lines if " choose " in line]
    assert lines == [
        "0 choose debris",
        "0 choose worker",
        "1 choose pesos",
        "1 choose mama",
        "2 choose siesta",
        "2 choose mama",
    ]


def test_a_second_question_knows_the_own_first_answer_only() -> None:
    scene = havana()
    scene.answer(2, "choose architect")
    assert "choose debris" not in scene.options(2)  # two cards are one choice: the lower is named first
    assert "choose debris" in scene.options(1)
    assert views.view(scene.table, 2, scene.now)["chosen"][0]["words"] == "choose architect"


def test_an_answer_that_leaves_its_seat_asked_is_nobody_elses_business() -> None:
    scene = havana()
    before = [views.view(scene.table, seat, scene.now) for seat in (None, 1, 2)]
    outcome = scene.answer(0, "choose debris")
    assert not outcome.public
    assert [views.view(scene.table, seat, scene.now) for seat in (None, 1, 2)] == before


def test_others_see_who_is_ready_and_nothing_more() -> None:
    scene = havana()
    scene.answer(0, "choose debris")
    assert scene.answer(0, "choose worker").public
    assert scene.log(1)[-1]["kind"] == "ready"
    assert views.view(scene.table, 1, scene.now)["asked"] == [1, 2]
    with pytest.raises(OutOfTurn):
        scene.answer(0, "choose mama")


def test_a_sealed_answer_may_be_taken_back_until_all_are_ready() -> None:
    scene = havana(2)
    scene.answer(0, "choose debris")
    scene.answer(0, "choose worker")
    scene.undo(0)  # two cards are one choice, and are taken back as one
    assert scene.log(1)[-1]["kind"] == "unready"
    assert views.view(scene.table, 0, scene.now)["chosen"] == []
    for words in ("choose siesta", "choose mama"):
        scene.answer(0, words)
    for words in ("choose debris", "choose worker"):
        scene.answer(1, words)
    assert "0 choose siesta" in scene.record().lines
    with pytest.raises(OutOfTurn, match="cannot be undone"):
        scene.undo(1)


def test_a_move_from_another_device_for_the_question_before_is_stale() -> None:
    scene = havana(2)
    other_device = scene.move(0, "choose worker")
    scene.answer(0, "choose debris")
    with pytest.raises(Stale):
        scene.send(0, other_device)
    scene.undo(0)
    with pytest.raises(Stale):  # nor does it fit when the first answer is taken back
        scene.send(0, other_device)


def test_a_bot_and_a_person_choose_at_the_same_time() -> None:
    scene = Scene("havana", "Ana", "bot", "bot").begin()
    assert scene.bots() == 4
    assert scene.table.asked == [0]
    assert scene.table.answers == scene.table.draws.first + len(scene.record())


def test_a_bot_that_takes_over_goes_on_where_the_person_was() -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    scene.answer(1, "choose architect")
    scene.table.propose("bot", 1, scene.now, about=1)
    scene.table.agree(scene.table.proposals[0].number, 0, scene.now)
    scene.keep()
    assert scene.bots() == 1
    for words in ("choose siesta", "choose debris"):
        scene.answer(0, words)
    assert "1 choose architect" in scene.record().lines


def twins(scene: Scene, seat: int, one: list[str], other: list[str]) -> list[Table]:
    """Two tables that differ only in what one seat has sealed."""
    found = []
    for answers in (one, other):
        data = json.loads(json.dumps(scene.table.to_json()))
        table = Table.from_json("t1", scene.table.settings.to_json(), data, scene.entries)
        for words in answers:
            move = scene.move(seat, words)
            move = type(move)(words, table.length, len(table.sealed[seat]), "")
            table.answer(seat, move, scene.now)
        found.append(table)
    return found


def wire(table: Table, seat: int | None, since: int) -> str:
    """Everything this seat could have been sent."""
    everything: list[Any] = [
        views.view(table, seat, 2000.0),
        views.delta(table, seat, since, 2000.0),
        views.listing(table),
    ]
    if seat is not None:
        everything.append(table.why_not(seat, "bid 1"))
    return json.dumps(everything, default=str)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (["choose siesta"], ["choose black market"]),
        (["choose siesta"], []),
        (["choose siesta", "choose mama"], ["choose debris", "choose worker"]),
    ],
)
def test_what_is_sealed_does_not_show_on_any_wire(one: list[str], other: list[str]) -> None:
    scene = havana()
    for seat in range(3):
        first, second = twins(scene, seat, one, other)
        for watcher in {None, 0, 1, 2} - {seat}:
            assert wire(first, watcher, scene.table.number) == wire(second, watcher, scene.table.number)


def test_nor_does_the_number_of_answers_that_a_bid_takes() -> None:
    scene = bidding()
    table = scene.table
    state = table.state
    seat = next(seat for seat in table.asked if seat != state.seat)  # whose answers are not laid out yet
    assert hasattr(state, "pesos")
    state.pesos[seat] = 250
    table.undo_stack = UndoStack(state.copy())
    table.changed()
    small, large = twins(scene, seat, ["bid 3"], ["bid hundred more", "bid hundred more", "bid 50"])
    watchers = {None, 0, 1, 2} - {seat}
    for watcher in watchers:
        assert wire(small, watcher, table.number) == wire(large, watcher, table.number)


def test_bids_are_shown_when_all_are_there() -> None:
    scene = bidding()
    asked = list(scene.table.asked)
    for seat in reversed(asked):
        assert not any("bid-shown" in str(entry) for entry in scene.log(None)[-1:])
        scene.answer(seat, "bid 0")
    told = json.dumps(scene.log(None)[-20:])
    assert told.count("cuba-event-bid-shown") == 3


def test_a_delegate_laid_face_down_stays_a_secret_after_all_have_laid_theirs() -> None:
    scene = Scene("cuba", "Ana", "Bo", options={"secret_delegate": True}).begin()
    scene.play_until(Rng(1), "delegates")
    scene.answer(1, "send mayor")
    scene.answer(0, "send worker")
    assert scene.question() == "actions-phase"
    assert "delegate-chosen" not in json.dumps(scene.log(None)[-10:])
    assert "delegate-chosen" in json.dumps(scene.log(1)[-10:])
    mine = [entry for entry in scene.log(1) if entry.get("words") == "send mayor"]
    assert len(mine) == 1
    assert not [entry for entry in scene.log(0) if entry.get("words") == "send mayor"]
