"""What more than one must agree to."""

from __future__ import annotations

import pytest

from malecon.errors import Unreadable
from malecon.table import Denied, Status, views
from tests.table.scene import Scene


def three() -> Scene:
    return Scene("santiago", "Ana", "Bo", "Cy").begin()


def number(scene: Scene) -> int:
    return scene.table.proposals[0].number


def test_all_must_agree() -> None:
    scene = three()
    scene.table.propose("stop", 1, scene.now)
    assert scene.table.proposals[0].waiting == [0, 2]
    scene.table.agree(number(scene), 0, scene.now)
    assert scene.table.status == Status.RUNNING
    scene.keep()
    scene.table.agree(number(scene), 2, scene.now)
    assert views.view(scene.table, None, scene.now)["status"] == "closed"


def test_one_refusal_is_enough_and_the_asker_may_withdraw() -> None:
    scene = three()
    for seat in (2, 1):
        scene.table.propose("stop", 1, scene.now)
        scene.table.decline(number(scene), seat, scene.now)
        assert scene.table.proposals == []
    assert scene.table.status == Status.RUNNING


def test_nobody_agrees_twice_or_for_others() -> None:
    scene = three()
    scene.table.propose("pause", 1, scene.now)
    scene.table.agree(number(scene), 0, scene.now)
    for seat in (0, 1):
        with pytest.raises(Denied, match="not asked"):
            scene.table.agree(number(scene), seat, scene.now)
    with pytest.raises(Denied, match="not asked"):
        scene.table.decline(number(scene), 0, scene.now)


def test_an_old_proposal_cannot_be_agreed_to() -> None:
    scene = three()
    scene.table.propose("pause", 1, scene.now)
    old = number(scene)
    scene.table.decline(old, 1, scene.now)
    scene.table.propose("pause", 2, scene.now)
    with pytest.raises(Denied, match="no longer on the table"):
        scene.table.agree(old, 0, scene.now)


def test_one_proposal_of_a_kind_at_a_time() -> None:
    scene = three()
    scene.table.propose("pause", 1, scene.now)
    with pytest.raises(Denied, match="already"):
        scene.table.propose("pause", 2, scene.now)
    scene.table.propose("stop", 2, scene.now)
    assert [agreement.kind for agreement in scene.table.proposals] == ["pause", "stop"]


def test_who_leaves_for_good_is_not_waited_for() -> None:
    scene = three()
    scene.table.propose("bot", 0, scene.now, about=0)
    scene.table.agree(number(scene), 1, scene.now)
    scene.table.open_seat("person of Cy", 2, scene.now)
    assert scene.table.seats[0].stand_in


def test_a_proposal_goes_with_who_made_it() -> None:
    scene = three()
    scene.table.propose("pause", 1, scene.now)
    scene.table.open_seat("person of Bo", 1, scene.now)
    assert scene.table.proposals == []
    assert not scene.table.paused


def test_one_person_with_two_seats_is_asked_once() -> None:
    scene = Scene("santiago", "Ana", "Ana", "Bo").begin()
    scene.table.propose("pause", 2, scene.now)
    assert scene.table.proposals[0].waiting == [0]
    scene.table.agree(number(scene), 1, scene.now)  # for both
    assert scene.table.paused


def test_a_person_at_the_table_must_agree_to_being_replaced() -> None:
    scene = three()
    scene.table.propose("bot", 0, scene.now, about=1)
    assert scene.table.proposals[0].waiting == [1, 2]


@pytest.mark.parametrize("kind", ["undo", "party", ""])
def test_not_everything_can_be_proposed(kind: str) -> None:
    with pytest.raises(Unreadable, match="cannot be proposed"):
        three().table.propose(kind, 0, 1.0)


def test_what_makes_no_sense_now() -> None:
    scene = three()
    with pytest.raises(Denied, match="not paused"):
        scene.table.propose("resume", 0, scene.now)
    for seat in (None, 7):
        with pytest.raises(Denied, match="no seat"):
            scene.table.propose("bot", 0, scene.now, about=seat)
    with pytest.raises(Unreadable, match="wizard"):
        scene.table.propose("bot", 0, scene.now, about=1, level="wizard")
    with pytest.raises(Denied, match="no game running"):
        Scene("santiago", "Ana", "Bo").table.propose("pause", 0, 1.0)
