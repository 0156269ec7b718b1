"""Taking back: alone where nobody else is touched, else by consent, and never across what was shown."""

from __future__ import annotations

import pytest

from malecon.errors import OutOfTurn
from malecon.kernel.rng import Rng
from malecon.table import Denied, Stale, Status, Table, views
from tests.table.scene import Scene, every_game


def choosing_pieces(*seats: str) -> Scene:
    """Cuba's beginning: each takes two resources and two products, seat after seat, and nothing is drawn."""
    scene = Scene("cuba", *seats).begin()
    assert scene.question() == "choose-pieces"
    return scene


def test_an_own_answer_is_taken_back_at_once() -> None:
    scene = choosing_pieces("Ana", "Bo")
    seat = scene.table.asked[0]
    before = scene.table.game.snapshot(scene.table.state)
    scene.answer(seat, scene.options(seat)[0])
    scene.undo(seat)
    assert scene.table.game.snapshot(scene.table.state) == before
    assert scene.kinds(2) == ["answer", "undo"]
    assert len(scene.record()) == scene.table.answers


def test_several_answers_are_taken_back_one_by_one() -> None:
    scene = choosing_pieces("Ana", "Bo")
    seat = scene.table.asked[0]
    offered = scene.options(seat)
    scene.answer(seat, offered[0])
    scene.answer(seat, scene.options(seat)[-1])
    scene.undo(seat)
    scene.undo(seat)
    assert scene.options(seat) == offered
    with pytest.raises(OutOfTurn, match="cannot be undone"):
        scene.undo(seat)


def test_the_turn_may_have_passed_on_as_long_as_nobody_has_answered() -> None:
    scene = choosing_pieces("Ana", "Bo")
    seat = scene.table.asked[0]
    while scene.table.asked == [seat]:
        scene.answer(seat, scene.options(seat)[0])
    scene.undo(seat)
    assert scene.table.asked == [seat]


def answered_by_both(*seats: str) -> tuple[Scene, int, int]:
    """Each of two has answered, and nothing was drawn in between."""
    scene = choosing_pieces(*seats)
    first = scene.table.asked[0]
    while scene.table.asked == [first]:
        scene.answer(first, scene.options(first)[0])
    second = scene.table.asked[0]
    scene.answer(second, scene.options(second)[0])
    return scene, first, second


def test_an_undo_over_a_reply_asks_everybody() -> None:
    scene, first, _ = answered_by_both("Ana", "Bo", "Cy")
    answers = scene.table.answers
    scene.undo(first)
    agreement = scene.table.proposals[0]
    assert (agreement.kind, agreement.by, agreement.waiting) == ("undo", first, sorted({0, 1, 2} - {first}))
    assert scene.table.answers == answers  # nothing yet
    for other in agreement.waiting[:]:
        scene.table.agree(agreement.number, other, scene.now)
    scene.keep()
    assert scene.table.answers == answers - 2
    assert scene.table.asked == [first]
    assert scene.table.proposals == []


def test_a_refusal_leaves_the_game_as_it_is() -> None:
    scene, first, second = answered_by_both("Ana", "Bo")
    answers = scene.table.answers
    scene.undo(first)
    scene.table.decline(scene.table.proposals[0].number, second, scene.now)
    assert scene.table.proposals == []
    assert scene.table.answers == answers


def test_the_wish_lapses_when_the_game_goes_on() -> None:
    scene, first, second = answered_by_both("Ana", "Bo")
    scene.undo(first)
    scene.answer(second, scene.options(second)[0])
    assert scene.table.proposals == []


def test_a_bot_has_nothing_against_it() -> None:
    first = choosing_pieces("Ana", "bot").table.asked[0]
    scene = choosing_pieces(*("Ana" if seat == first else "bot" for seat in range(2)))
    assert scene.table.asked == [first]
    while scene.table.asked == [first]:
        scene.answer(first, scene.options(first)[0])
    assert scene.bots(1) == 1
    scene.undo(first)
    assert scene.table.asked == [first]


def test_nor_has_oneself_in_another_seat() -> None:
    scene, first, _ = answered_by_both("Ana", "Ana")
    scene.undo(first)
    assert scene.table.asked == [first]


def test_nothing_is_undone_across_chance() -> None:
    scene = choosing_pieces("Ana", "Bo")
    rng = Rng(1)
    while scene.question() == "choose-pieces":
        last = scene.table.asked[0]
        scene.step(rng)
    with pytest.raises(OutOfTurn, match="something has been drawn since"):
        scene.undo(last)


def test_nor_across_what_all_chose_in_secret() -> None:
    scene = Scene("cuba", "Ana", "Bo", options={"secret_delegate": True}).begin()
    scene.play_until(Rng(1), "delegates")
    scene.answer(0, "send mayor")
    scene.answer(1, "send mayor")
    for seat in (0, 1):
        with pytest.raises(OutOfTurn, match="cannot be undone"):
            scene.undo(seat)


def test_nor_what_has_shown_something_hidden() -> None:
    """The last card laid face down turns all of them over."""
    scene = Scene("havana", "Ana", "Bo").begin()
    rng = Rng(4)
    while True:
        scene.play_until(rng, "lay-card")
        seat = scene.table.asked[0]
        scene.step(rng)
        if scene.question() not in ("cover-card", "lay-card") and scene.table.undo_stack.answers:
            break
    with pytest.raises(OutOfTurn, match="shown what was hidden"):
        scene.undo(seat)


def test_nothing_to_undo() -> None:
    scene = Scene("santiago", "Ana", "Bo").begin()
    with pytest.raises(OutOfTurn):
        scene.undo(0)


def test_a_second_click_does_not_undo_a_second_answer() -> None:
    scene = choosing_pieces("Ana", "Bo")
    seat = scene.table.asked[0]
    scene.answer(seat, scene.options(seat)[0])
    scene.answer(seat, scene.options(seat)[-1])
    length, answers = scene.table.length, scene.table.answers
    scene.undo(seat)
    with pytest.raises(Stale):
        scene.table.undo(seat, length, 0, scene.now)
    assert scene.table.answers == answers - 1


def test_an_undo_may_cost_others_what_they_have_sealed_so_they_are_asked() -> None:
    scene = Scene("cuba", "Ana", "Bo", "Cy").begin()
    rng = Rng(1)
    last = -1
    while scene.question() != "bidding":
        last = scene.table.asked[0]
        scene.step(rng)
    bidder = next(seat for seat in scene.table.asked if seat != last)
    scene.answer(bidder, "bid 0")
    scene.undo(last)
    assert set(scene.table.proposals[0].waiting) == {0, 1, 2} - {last}


def test_no_undo_while_the_game_is_paused() -> None:
    scene = choosing_pieces("Ana", "bot")
    while 0 not in scene.table.asked:
        scene.bots(1)
    scene.answer(0, scene.options(0)[0])
    scene.table.propose("pause", 0, scene.now)
    with pytest.raises(Denied, match="paused"):
        scene.undo(0)


def test_only_so_much_is_remembered() -> None:
    scene = Scene("santiago", "Ana", "Ana").begin()
    rng = Rng(5)
    for _ in range(150):
        scene.step(rng)
        assert len(scene.table.undo_stack.answers) <= 64
        again = scene.table.undo_stack.replay(len(scene.table.undo_stack.answers))
        assert scene.table.game.difference(again, scene.table.state) == {}


# --- what a view says of it ---


def offered_undo(scene: Scene, seat: int | None) -> str | None:
    found: str | None = views.view(scene.table, seat, scene.now)["undo"]
    return found


def test_a_view_says_whether_one_can_take_back_alone_or_must_ask() -> None:
    scene, first, second = answered_by_both("Ana", "Bo", "Cy")
    third = 3 - first - second
    assert offered_undo(scene, first) == "ask"
    assert offered_undo(scene, second) == "alone"
    assert offered_undo(scene, third) is None  # who has not answered
    assert offered_undo(scene, None) is None
    scene.undo(second)
    assert offered_undo(scene, first) == "alone"
    assert offered_undo(scene, second) is None


def test_a_view_says_that_what_is_sealed_can_be_taken_back() -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    assert scene.question() == "choose-card"
    assert offered_undo(scene, 0) is None
    scene.answer(0, "choose siesta")
    assert offered_undo(scene, 0) == "alone"
    assert offered_undo(scene, 1) is None


def test_a_view_promises_nothing_while_the_game_rests_or_after_it() -> None:
    scene = choosing_pieces("Ana", "Ana")
    seat = scene.table.asked[0]
    scene.answer(seat, scene.options(seat)[0])
    scene.table.propose("pause", seat, scene.now)
    assert scene.table.paused
    assert offered_undo(scene, seat) is None


@pytest.mark.parametrize("game", every_game())
def test_whatever_a_view_promises_is_kept(game: str) -> None:
    scene = Scene(game, "Ana", "Bo", "bot").begin()
    rng = Rng(7)
    met: set[str | None] = set()
    for _ in range(250):
        if scene.table.status != Status.RUNNING:
            break
        for seat in (0, 1):
            promised = offered_undo(scene, seat)
            met.add(promised)
            before = scene.table.to_json()
            tried = Table.from_json("t1", scene.table.settings.to_json(), before, scene.entries)
            try:
                seen = views.view(tried, seat, scene.now)
                tried.undo(seat, seen["length"], seen["sealed"], scene.now)
            except OutOfTurn:
                assert promised is None
            else:
                assert promised == ("ask" if tried.proposals else "alone")
        scene.step(rng)
    assert met == {None, "alone", "ask"}
