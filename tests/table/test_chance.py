"""The way to fair draws: who commits when, what is opened when, and what if somebody does not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from malecon.errors import Unreadable
from malecon.table import ClockRule, Denied, Status, verify, views
from malecon.table.chance import PATIENCE
from malecon.table.view_types import FairnessView
from tests.table.scene import HOST, SECRET, Scene


def gathering(*seats: str, **settings: Any) -> Scene:
    """Everybody has committed, and nothing has begun."""
    scene = Scene("santiago", *seats, **settings)
    for seat, found in enumerate(scene.table.seats):
        if found.kind == "person":
            scene.commit(seat)
    return scene


def begun(*seats: str, **settings: Any) -> Scene:
    """It has begun, and nobody has opened anything."""
    scene = gathering(*seats, **settings)
    scene.table.begin(HOST, scene.now)
    scene.keep()
    return scene


def shown(scene: Scene) -> FairnessView:
    return views.view(scene.table, None, scene.now)["fairness"]


def test_all_are_bound_before_anything_is_opened_and_nothing_is_drawn_before_all_are_open() -> None:
    scene = gathering("Ana", "Bo", "bot")
    assert shown(scene)["promise"] == ""
    with pytest.raises(Denied, match="no game running"):
        scene.reveal(0)
    scene.table.begin(HOST, scene.now)
    scene.keep()
    promised = shown(scene)["promise"]
    assert promised.startswith("2-")
    assert (shown(scene)["stage"], shown(scene)["awaited"]) == ("opening", [0, 1])
    with pytest.raises(Denied, match="Nothing can be added"):
        scene.commit(1, "another")
    scene.reveal(0)
    assert shown(scene)["salts"] == []  # nobody knows them before all are there
    assert "salt-1-0" not in json.dumps(views.view(scene.table, 1, scene.now))
    assert (scene.table.answers, scene.table.asked) == (0, [])
    scene.reveal(1)
    assert (shown(scene)["stage"], shown(scene)["salts"]) == ("drawing", ["salt-1-0", "salt-1-1", ""])
    assert shown(scene)["promise"] == promised
    assert scene.table.answers > 0


def test_people_whom_the_club_has_seated_are_waited_for() -> None:
    """The game begins before anybody has seen the table: all is fixed when all have committed."""
    scene = Scene("santiago", "Ana", "Bo", "bot")
    scene.table.begin(HOST, scene.now, awaited=True)
    scene.keep()
    assert (scene.table.status, shown(scene)["stage"]) == (Status.RUNNING, "committing")
    assert (shown(scene)["awaited"], shown(scene)["promise"]) == ([0, 1], "")
    scene.commit(0)
    assert shown(scene)["stage"] == "committing"
    scene.commit(1)
    assert (shown(scene)["stage"], shown(scene)["awaited"]) == ("opening", [0, 1])
    scene.reveal(0)
    scene.reveal(1)
    assert shown(scene)["salts"] == ["salt-1-0", "salt-1-1", ""]


def test_whoever_is_seated_and_does_not_come_is_left_out_in_time() -> None:
    scene = Scene("santiago", "Ana", "Bo", clock=ClockRule("days", days=2))
    scene.table.begin(HOST, scene.now, awaited=True)
    scene.commit(0)
    due = scene.table.due()
    assert due == scene.now + 86_400
    scene.table.tick(due)
    assert (shown(scene)["stage"], shown(scene)["awaited"]) == ("opening", [0])
    scene.table.tick(due + 86_400)  # nor is that salt opened
    assert shown(scene)["stage"] == "drawing"
    assert scene.table.asked


def test_another_salt_than_that_committed_to_is_refused() -> None:
    scene = begun("Ana", "Bo")
    for salt in ("salt-1-1", "", "x"):  # Bo's, none, any
        with pytest.raises(Denied, match="not what seat 0 had committed to"):
            scene.reveal(0, salt)
    with pytest.raises(Unreadable, match="cannot be added to chance"):
        scene.reveal(0, "a b")
    scene.reveal(0)
    scene.reveal(0)  # sent again, because nobody knew whether it arrived
    with pytest.raises(Denied, match="Nothing can be added"):
        scene.reveal(0, "salt-1-1")


def test_an_empty_salt_is_none() -> None:
    """A browser would take it for one that is not open."""
    scene = gathering("Ana", "Bo")
    scene.commit(1, "")
    scene.table.begin(HOST, scene.now)
    scene.reveal(0)
    with pytest.raises(Denied, match="not what seat 1 had committed to"):
        scene.reveal(1, "")
    assert shown(scene)["awaited"] == [1]


def test_nobody_is_left_out_because_the_house_was_away() -> None:
    scene = begun("Ana", "Bo")
    scene.now += 10 * PATIENCE
    assert scene.table.give_time(scene.now)
    scene.reveal(0)
    assert (shown(scene)["attempt"], shown(scene)["awaited"]) == (1, [1])
    scene.reveal(1)
    assert not scene.table.give_time(scene.now)
    assert shown(scene)["salts"] == ["salt-1-0", "salt-1-1"]


def test_a_commitment_is_a_hash_of_ones_own_and_may_be_changed_until_all_is_fixed() -> None:
    scene = Scene("santiago", "Ana", "bot")
    for odd in ("", "f" * 63, "F" * 64, "x" * 64):
        with pytest.raises(Unreadable, match="is no SHA-256"):
            scene.table.commit(0, odd, scene.now)
    with pytest.raises(Denied, match="no person"):
        scene.commit(1)  # a bot adds nothing that anybody could choose
    scene.commit(0, "first")
    scene.commit(0, "second")
    scene.table.begin(HOST, scene.now)
    with pytest.raises(Denied):
        scene.reveal(0, "first")
    scene.reveal(0, "second")


def test_who_adds_nothing_is_not_waited_for() -> None:
    """Programs, bots, and people whose browser cannot."""
    scene = Scene("santiago", "Ana", "Bo", "bot")
    scene.table.begin(HOST, scene.now)
    assert scene.table.asked
    scene = Scene("santiago", "Ana", "Bo", "bot")
    scene.commit(1)
    scene.table.begin(HOST, scene.now)
    assert shown(scene)["awaited"] == [1]
    scene.reveal(1)
    assert scene.table.asked
    assert views.view(scene.table, 0, scene.now)["fairness"]["commitments"][0] == ""  # Ana can see it


def test_who_makes_the_table_may_commit_in_the_same_breath_as_beginning() -> None:
    scene = Scene("santiago", "Ana", "Ana")
    other = begun("Ana", "Ana")
    hashes = dict(enumerate(other.table.draws.commitments))
    with pytest.raises(Denied):
        scene.table.begin("person of Bo", scene.now, hashes)
    assert scene.table.draws.commitments == ["", ""]  # nothing has happened
    scene.table.begin(HOST, scene.now, hashes)
    for seat in (0, 1):
        scene.reveal(seat)
    assert scene.table.asked


def test_who_does_not_open_is_left_out_and_all_others_commit_anew() -> None:
    """Or the last to open could look whether the draws are to their liking."""
    scene = begun("Ana", "Bo", "Cy")
    first = shown(scene)
    for seat in (0, 1):
        scene.reveal(seat)
    assert scene.table.due() == scene.now + PATIENCE
    assert scene.wait(PATIENCE).public
    assert scene.log()[-1]["seats"] == [2]  # everybody sees who it was
    assert (shown(scene)["stage"], shown(scene)["attempt"]) == ("committing", 2)
    assert (shown(scene)["awaited"], shown(scene)["promise"]) == ([0, 1], "")
    with pytest.raises(Denied, match="Nothing can be added"):
        scene.commit(2)  # each can do that once
    for seat in (0, 1):
        scene.commit(seat)
    assert shown(scene)["promise"] not in ("", first["promise"])
    with pytest.raises(Denied):
        scene.reveal(0, "salt-1-0")  # what is known already adds nothing
    for seat in (0, 1):
        scene.reveal(seat)
    assert scene.table.asked
    assert shown(scene)["salts"] == ["salt-2-0", "salt-2-1", ""]
    scene.table.propose("stop", 0, scene.now)
    for seat in (1, 2):
        scene.table.agree(scene.table.proposals[0].number, seat, scene.now)
    promised = shown(scene)["promise"]
    scene.keep()
    checked = verify(scene.record(), promised)
    assert (checked.attempt, checked.salts, checked.draws > 0) == (2, 2, True)


def test_in_the_end_it_begins_whatever_anybody_does_not_do() -> None:
    scene = begun("Ana", "Bo", "Cy")
    scene.reveal(1)
    for _ in range(3):
        scene.wait(PATIENCE)
    assert scene.table.asked
    assert shown(scene)["salts"] == ["", "", ""]
    assert scene.table.due() is None


def test_where_moves_have_days_so_have_browsers() -> None:
    scene = begun("Ana", "Bo", clock=ClockRule("days", days=2))
    scene.reveal(0)
    assert scene.table.due() == scene.now + 86_400
    scene.wait(3600)
    scene.reveal(1)
    assert scene.table.asked


def test_nobody_waits_for_one_who_got_up() -> None:
    scene = begun("Ana", "Bo", "Cy")
    for seat in (0, 1):
        scene.reveal(seat)
    scene.table.open_seat("person of Cy", 2, scene.now)
    scene.keep()
    assert (shown(scene)["attempt"], shown(scene)["awaited"]) == (2, [0, 1])
    scene.table.open_seat("person of Bo", 1, scene.now)
    scene.keep()
    assert shown(scene)["awaited"] == [0]
    scene.commit(0)
    scene.reveal(0)
    assert scene.table.answers > 0


def test_who_comes_late_adds_nothing_and_keeps_the_promise_of_the_others() -> None:
    scene = begun("Ana", "Bo", "bot")
    for seat in (0, 1):
        scene.reveal(seat)
    promised = shown(scene)["promise"]
    scene.table.propose("open", 0, scene.now, about=2)
    scene.table.agree(scene.table.proposals[0].number, 1, scene.now)
    scene.table.sit("late", "Cy", 2, scene.now)
    scene.keep()
    with pytest.raises(Denied, match="Nothing can be added"):
        scene.commit(2)
    assert views.view(scene.table, 2, scene.now)["fairness"]["promise"] == promised


def test_nobody_answers_or_thinks_before_the_deal() -> None:
    scene = begun("Ana", "bot")
    assert (scene.table.asked, scene.table.tasks(), scene.options(0)) == ([], [], [])
    assert scene.table.status == Status.RUNNING


def test_a_pause_stops_the_wait() -> None:
    scene = begun("Ana", "Bo")
    scene.table.propose("pause", 0, scene.now)
    scene.table.agree(scene.table.proposals[0].number, 1, scene.now)
    scene.keep()
    assert not scene.wait(10 * PATIENCE).public
    scene.table.propose("resume", 0, scene.now)
    assert scene.table.due() == scene.now + PATIENCE


def test_a_lesson_is_the_same_for_all_and_takes_no_salt() -> None:
    scene = Scene("santiago", "Ana", "bot", "bot", lesson=True)
    with pytest.raises(Denied, match="Nothing can be added"):
        scene.commit(0)


def test_the_secret_is_never_in_what_is_written_in_the_log() -> None:
    scene = begun("Ana", "Bo")
    scene.reveal(0)
    scene.wait(PATIENCE)
    assert SECRET.hex() not in json.dumps([entry.data for entry in scene.entries])
