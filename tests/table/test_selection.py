"""Several answers to a question of free order, given at once: all or nothing, and undone as one."""

from __future__ import annotations

from itertools import permutations

import pytest

from malecon.errors import Illegal, OutOfTurn, Unreadable
from malecon.kernel.rng import Rng
from malecon.table import Denied, Moves, Stale, views
from tests.table.scene import Scene


def together(scene: Scene, seat: int, *words: str, move_id: str = "") -> None:
    seen = views.view(scene.table, seat, scene.now)
    moves = Moves(words, seen["length"], seen["sealed"], move_id)
    scene.table.answer_together(seat, moves, scene.now)
    scene.keep()


def start_pieces() -> tuple[Scene, int]:
    scene = Scene("cuba", "Ana", "Bo").begin()
    return scene, scene.table.asked[0]


PIECES = ("take water", "take tobacco", "take wood", "take citrus")


def test_the_record_has_one_order_whatever_the_order_of_clicks() -> None:
    records = set()
    for order in permutations(PIECES):
        scene, seat = start_pieces()
        together(scene, seat, *order)
        assert scene.question() == "choose-pieces"
        assert scene.table.asked == [1 - seat]
        records.add(tuple(scene.record().lines))
    assert len(records) == 1
    taken = [line.partition(" ")[2] for line in records.pop() if "take" in line]
    assert taken == ["take wood", "take water", "take citrus", "take tobacco"]


def test_all_of_it_is_given_or_nothing() -> None:
    scene, seat = start_pieces()
    before = scene.table.to_json()
    with pytest.raises(Denied, match="not enough"):
        together(scene, seat, "take wood", "take citrus")
    with pytest.raises(Illegal) as refused:
        together(scene, seat, "take wood", "take wood", "take wood", "take citrus")
    assert refused.value.rule == "C9"
    with pytest.raises(Unreadable):
        together(scene, seat, "take the moon")
    with pytest.raises(OutOfTurn):
        together(scene, 1 - seat, *PIECES)
    with pytest.raises(Stale):
        scene.table.answer_together(seat, Moves(PIECES, 0), scene.now)
    assert scene.table.to_json() == before


def test_a_question_of_one_answer_takes_no_more() -> None:
    scene = Scene("cuba", "Ana", "Bo").begin()
    rng = Rng(1)
    scene.play_until(rng, "actions-phase")
    seat = scene.table.asked[0]
    with pytest.raises(Denied, match="one answer at a time"):
        together(scene, seat, scene.options(seat)[0])


def test_what_was_given_together_is_undone_together() -> None:
    scene, seat = start_pieces()
    before = scene.table.answers
    together(scene, seat, *PIECES)
    assert scene.table.answers == before + 4
    scene.undo(seat)
    assert scene.table.answers == before
    assert scene.table.asked == [seat]
    assert scene.log()[-1]["taken"] == 4, "so that the log strikes all of them out"


def test_what_is_sent_twice_is_done_once() -> None:
    scene, seat = start_pieces()
    together(scene, seat, *PIECES, move_id="one")
    number = scene.table.number
    together(scene, seat, *PIECES, move_id="one")
    assert scene.table.number == number


def test_two_cards_are_sealed_together_and_nobody_learns_which() -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    together(scene, 1, "choose mama", "choose debris")
    assert scene.log(0)[-1]["kind"] == "ready"
    assert [one["words"] for one in views.view(scene.table, 1, 1.0)["chosen"]] == [
        "choose debris",
        "choose mama",
    ]
    together(scene, 0, "choose pesos", "choose siesta")
    lines = [line for line in scene.record().lines if " choose " in line]
    assert lines == ["0 choose siesta", "0 choose pesos", "1 choose debris", "1 choose mama"]


def test_what_is_chosen_says_what_can_be_added_and_what_comes_of_it() -> None:
    scene, seat = start_pieces()
    empty = views.view(scene.table, seat, 1.0)["selection"]
    assert empty is not None
    assert not empty["ready"]
    assert {one["words"] for one in empty["more"]} == {
        *("take wood", "take stone", "take water"),
        *("take citrus", "take tobacco", "take sugar"),
    }
    begun = views.select(scene.table, seat, ["take sugar"], "take sugar")
    assert {one["words"] for one in begun["more"]} == {"take wood", "take stone", "take water"}
    assert begun["after"] is None, "resources have to come first"
    whole = views.select(scene.table, seat, ["take sugar", "take wood", "take sugar"], "take water")
    assert whole["ready"]
    assert whole["more"] == []
    assert whole["after"] is not None
    lot = whole["after"]["view"]["players"][seat]["lot"]
    assert (lot["wood"], lot["water"], lot["sugar"]) == (1, 1, 2)
    assert scene.table.asked == [seat], "nothing was given"


def test_the_newest_makes_room_where_there_is_none() -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    chosen = views.select(scene.table, 0, ["choose mama", "choose siesta"], "choose pesos")
    assert [one["words"] for one in chosen["chosen"]] == ["choose mama", "choose pesos"]
    assert chosen["after"] is None, "what all choose at once is not shown beforehand"


def test_others_have_nothing_to_choose() -> None:
    scene, seat = start_pieces()
    for eyes in (1 - seat, None):
        assert views.view(scene.table, eyes, 1.0)["selection"] is None
