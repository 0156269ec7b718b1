"""Clocks: whose time runs, when it runs out, and what then."""

from __future__ import annotations

import pytest

from malecon.errors import Unreadable
from malecon.kernel.rng import Rng
from malecon.table import ClockRule, Denied, Settings, Table, views
from tests.table.scene import HOST, SECRET, Scene

LIVE = ClockRule("live", minutes=10, increment=30)
DAYS = ClockRule("days", days=2)
DAY = 86_400.0


def left(scene: Scene) -> list[float]:
    return views.view(scene.table, None, scene.now)["clock"]["left"]


def running(scene: Scene) -> list[int]:
    return views.view(scene.table, None, scene.now)["clock"]["running"]


@pytest.mark.parametrize(
    "rule",
    [
        ClockRule("sundial"),
        ClockRule("live"),
        ClockRule("live", minutes=-1),
        ClockRule("live", minutes=10, increment=-5),
        ClockRule("live", minutes=10**9),
        ClockRule("days"),
        ClockRule("days", days=1000),
    ],
)
def test_a_clock_must_make_sense(rule: ClockRule) -> None:
    with pytest.raises(Unreadable):
        Table.new("t", Settings("havana", 2, clock=rule), HOST, SECRET, 0.0)


def test_without_a_clock_time_never_runs_out() -> None:
    scene = Scene("santiago", "Ana", "Bo").begin()
    assert scene.table.due() is None
    assert not scene.wait(1000 * DAY).public


def test_the_time_of_who_is_asked_runs_and_he_gets_some_back_when_he_is_done() -> None:
    scene = Scene("santiago", "Ana", "Bo", clock=LIVE).begin()
    seat = scene.table.asked[0]
    assert running(scene) == [seat]
    scene.wait(100)
    assert left(scene)[seat] == 500
    assert left(scene)[1 - seat] == 600
    while seat in scene.table.asked:
        scene.answer(seat, scene.options(seat)[0])
    assert left(scene)[seat] == 530
    assert running(scene) == [1 - seat]


def test_time_stands_still_before_the_game_and_for_bots() -> None:
    scene = Scene("santiago", "Ana", "bot", clock=LIVE)
    scene.wait(500)
    scene.begin()
    rng = Rng(1)
    while scene.table.asked != [1]:
        scene.step(rng)
    assert running(scene) == []
    assert scene.table.due() is None


def test_time_of_all_runs_while_all_choose() -> None:
    scene = Scene("havana", "Ana", "Bo", clock=LIVE).begin()
    scene.wait(60)
    scene.answer(0, "choose siesta")
    assert running(scene) == [0, 1]
    scene.answer(0, "choose mama")
    assert running(scene) == [1]
    assert left(scene) == [540, 540]  # the rest comes when nothing can be taken back any more
    for words in ("choose siesta", "choose mama"):
        scene.answer(1, words)
    assert left(scene) == [570, 570]


def test_when_time_runs_out_a_bot_takes_over_and_hands_back() -> None:
    scene = Scene("santiago", "Ana", "Bo", clock=LIVE, timeout="bot", stand_in="random").begin()
    seat = scene.table.asked[0]
    assert scene.table.due() == scene.now + 600
    assert not scene.wait(599).public
    assert scene.wait(1).public
    assert scene.kinds(1) == ["stood-in"]
    assert scene.table.tasks()[0].seat == seat
    scene.bots(1)
    scene.table.come_back(seat, scene.now)
    scene.keep()
    assert scene.table.seats[seat].active
    assert left(scene)[seat] >= 60  # time enough to look at the table


def test_or_the_table_waits() -> None:
    scene = Scene("santiago", "Ana", "Bo", clock=LIVE, timeout="wait").begin()
    seat = scene.table.asked[0]
    scene.wait(700)
    assert scene.kinds(1) == ["late"]
    assert scene.table.seats[seat].late
    assert scene.table.due() is None  # it is said once
    assert not scene.wait(700).public
    scene.answer(seat, scene.options(seat)[0])
    assert not scene.table.seats[seat].late


def test_who_is_late_is_not_asked_whether_a_bot_may_play_for_him() -> None:
    scene = Scene("santiago", "Ana", "Bo", "Cy", clock=LIVE, timeout="wait").begin()
    late = scene.table.asked[0]
    scene.wait(600)
    asker, other = (seat for seat in range(3) if seat != late)
    scene.table.propose("bot", asker, scene.now, about=late)
    assert scene.table.proposals[0].waiting == [other]


def test_days_are_for_each_answer() -> None:
    scene = Scene("cuba", "Ana", "Bo", clock=DAYS).begin()
    seat = scene.table.asked[0]
    scene.wait(DAY)
    assert left(scene)[seat] == DAY
    scene.answer(seat, scene.options(seat)[0])
    assert scene.table.asked == [seat]
    assert left(scene)[seat] == 2 * DAY


def test_the_first_of_two_secret_answers_does_not_show_on_the_clock() -> None:
    scene = Scene("havana", "Ana", "Bo", clock=DAYS).begin()
    scene.wait(DAY)
    scene.answer(0, "choose siesta")
    assert left(scene) == [DAY, DAY]
    scene.answer(0, "choose mama")
    assert running(scene) == [1]


def test_a_pause_keeps_what_is_left() -> None:
    for clock, full in ((LIVE, 600.0), (DAYS, 2 * DAY)):
        scene = Scene("santiago", "Ana", "Bo", clock=clock, timeout="bot").begin()
        seat = scene.table.asked[0]
        scene.wait(100)
        scene.table.propose("pause", 0, scene.now)
        scene.table.agree(scene.table.proposals[0].number, 1, scene.now)
        scene.keep()
        assert scene.table.due() is None
        assert not scene.wait(50 * DAY).public
        with pytest.raises(Denied, match="paused"):
            scene.answer(seat, scene.options(seat)[0])
        scene.table.propose("resume", 1, scene.now)
        scene.keep()
        assert left(scene)[seat] == full - 100
        scene.answer(seat, scene.options(seat)[0])


def test_a_clock_that_is_set_back_takes_nothing_away() -> None:
    scene = Scene("santiago", "Ana", "Bo", clock=LIVE).begin()
    seat = scene.table.asked[0]
    scene.now -= 300
    assert left(scene)[seat] == 600
    scene.answer(seat, scene.options(seat)[0])
    assert left(scene)[seat] >= 600


def test_an_undo_gives_the_move_back_but_no_time() -> None:
    scene = Scene("cuba", "Ana", "Bo", clock=LIVE).begin()
    seat = scene.table.asked[0]
    scene.wait(60)
    while seat in scene.table.asked:
        scene.answer(seat, scene.options(seat)[0])
    assert left(scene)[seat] == 570
    scene.undo(seat)
    assert running(scene) == [seat]
    assert left(scene)[seat] == 540
