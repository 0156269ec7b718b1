"""While others sit at a table, nobody gains secrets, time or another roll by acting alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from malecon.errors import OutOfTurn
from malecon.kernel.rng import Rng
from malecon.table import ClockRule, Denied, Status, Table, think, views
from malecon.table.proposals import Proposal, ProposalKind
from malecon.table.table import SILENCE
from tests.table.scene import HOST, Scene, every_game

LIVE = ClockRule("live", minutes=1, increment=30)
DAYS = ClockRule("days", days=2)
DAY = 86_400.0


def left(scene: Scene, seat: int) -> float:
    return views.view(scene.table, None, scene.now)["clock"]["left"][seat]


# --- secrets ---


def test_a_host_cannot_look_at_anothers_hand() -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    with pytest.raises(Denied, match="proposed to everybody"):
        scene.table.open_seat(HOST, 1, scene.now)
    scene.table.leave(1, scene.now)  # nor when the other is away
    for kind in ("open", "bot"):
        if kind == "bot":
            scene.table.propose(kind, 0, scene.now, about=1)  # which shows nothing
            assert scene.table.seats[1].stand_in
        with pytest.raises(Denied, match="proposed to everybody"):
            scene.table.propose("open", 0, scene.now, about=1)


def test_nobody_takes_a_second_seat_of_a_running_game() -> None:
    scene = Scene("havana", "Ana", "Bo", "bot").begin()
    scene.table.propose("open", 0, scene.now, about=2)
    scene.table.agree(scene.table.proposals[0].number, 1, scene.now)
    for person in (HOST, "person of Bo"):
        with pytest.raises(Denied, match="nobody sees two hands"):
            scene.table.sit(person, "Again", 2, scene.now)
    scene.table.sit("friend", "Cy", 2, scene.now)


def test_nor_of_a_game_that_is_to_begin_but_for_the_host() -> None:
    scene = Scene("havana", "Ana", "Bo", "")
    with pytest.raises(Denied, match="Only the host may hold several seats"):
        scene.table.sit("person of Bo", "Cy", 2, scene.now)
    scene.table.sit(HOST, "Cy", 2, scene.now)
    scene.keep()
    seats = views.view(scene.table, 1, scene.now)["seats"]
    assert [seat["device"] for seat in seats] == [0, 1, 0]  # which all may know, but not whose it is
    assert HOST not in str(seats)


def test_nor_one_who_has_seen_another_hand_before() -> None:
    scene = Scene("havana", "Ana", "bot", "bot").begin()
    scene.table.open_seat(HOST, 0, scene.now)  # alone, one is free to go
    scene.table.sit("friend", "Bo", 0, scene.now)
    scene.table.propose("open", 0, scene.now, about=1)
    scene.keep()
    with pytest.raises(Denied, match="nobody sees two hands"):
        scene.table.sit(HOST, "Ana", 1, scene.now)


def test_alone_with_bots_one_may_sit_anywhere() -> None:
    scene = Scene("havana", "Ana", "bot", "bot").begin()
    scene.table.propose("open", 0, scene.now, about=1)
    scene.table.sit(HOST, "Ana's friend", 1, scene.now)
    assert scene.table.seats[1].person == HOST


def test_somebody_who_is_stood_in_for_is_asked_before_a_seat_is_opened() -> None:
    scene = Scene("havana", "Ana", "Bo", "bot").begin()
    scene.table.leave(1, scene.now)
    scene.table.propose("bot", 0, scene.now, about=1)
    scene.table.propose("open", 0, scene.now, about=2)
    scene.keep()
    assert scene.table.proposals[0].waiting == [1]
    assert scene.table.seats[2].kind == "bot"


# --- getting away ---


def test_a_host_cannot_close_a_game_that_others_play() -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    with pytest.raises(Denied, match="proposed to everybody"):
        scene.table.close(HOST, scene.now)
    alone = Scene("havana", "Ana", "bot").begin()
    alone.table.close(HOST, alone.now)
    assert alone.table.status == Status.CLOSED


def test_nor_stop_it_because_the_other_is_away() -> None:
    scene = Scene("santiago", "Ana", "Bo").begin()
    scene.table.leave(1, scene.now)
    scene.table.propose("bot", 0, scene.now, about=1)
    scene.table.propose("stop", 0, scene.now)
    scene.keep()
    assert (scene.table.status, scene.table.proposals[0].waiting) == (Status.RUNNING, [1])
    scene.table.agree(scene.table.proposals[0].number, 1, scene.now)
    assert scene.table.status == Status.CLOSED


def test_who_gets_up_from_a_running_game_has_played_it() -> None:
    scene = Scene("santiago", "Ana", "Bo").begin()
    scene.table.open_seat("person of Bo", 1, scene.now)
    scene.keep()
    seat = scene.table.seats[1]
    assert (seat.kind, seat.name, seat.bot, seat.away) == ("person", "Bo", "greedy", True)
    scene.table.propose("bot", 0, scene.now, about=0)
    scene.keep()
    scene.bots()
    assert scene.table.status == Status.OVER
    assert [one.kind for one in scene.table.seats] == ["person", "person"]  # the result is both people's


def test_one_who_is_silent_for_long_is_played_for_where_there_is_no_clock() -> None:
    """Or a game without a clock would wait for ever: the host cannot send anybody off any more."""
    scene = Scene("santiago", "Ana", "Bo").begin()
    silent = scene.table.asked[0]
    scene.table.propose("bot", 1 - silent, scene.now, about=silent, level="random")
    assert scene.table.proposals[0].waiting == [silent]
    scene.table.decline(scene.table.proposals[0].number, 1 - silent, scene.now)
    scene.now += SILENCE
    scene.table.propose("bot", 1 - silent, scene.now, about=silent, level="random")
    assert scene.table.seats[silent].stand_in == "greedy"  # not a weak one
    scene.table.come_back(silent, scene.now)
    assert scene.table.seats[silent].active


# --- time ---


def finish(scene: Scene, seat: int) -> None:
    while seat in scene.table.asked:
        scene.answer(seat, scene.options(seat)[0])


def again_and_again(scene: Scene, once: Callable[[], None], seat: int) -> float:
    for _ in range(20):
        once()
    return left(scene, seat)


def test_answering_and_undoing_gains_no_time() -> None:
    scene = Scene("cuba", "Ana", "Bo", clock=LIVE).begin()
    seat = scene.table.asked[0]

    def once() -> None:
        finish(scene, seat)
        scene.undo(seat)

    assert again_and_again(scene, once, seat) == 60
    scene.wait(20)
    assert again_and_again(scene, once, seat) == 40
    finish(scene, seat)
    assert left(scene, seat) == 70


def test_nor_days() -> None:
    scene = Scene("cuba", "Ana", "Bo", clock=DAYS).begin()
    seat = scene.table.asked[0]
    scene.wait(DAY)

    def once() -> None:
        scene.answer(seat, scene.options(seat)[0])
        scene.undo(seat)

    assert again_and_again(scene, once, seat) == DAY


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_nor_does_sealing_and_taking_back(clock: ClockRule) -> None:
    scene = Scene("havana", "Ana", "Bo", clock=clock).begin()
    scene.wait(30)

    def once() -> None:
        for words in ("choose siesta", "choose mama"):
            scene.answer(0, words)
        scene.undo(0)

    assert again_and_again(scene, once, 0) == clock.full() - 30


def test_both_lose_what_they_gained_by_what_is_undone() -> None:
    scene = Scene("cuba", "Ana", "Bo", "Cy", clock=LIVE).begin()
    first = scene.table.asked[0]
    finish(scene, first)
    scene.wait(10)
    second = scene.table.asked[0]
    finish(scene, second)
    scene.undo(first)
    for other in {0, 1, 2} - {first}:
        scene.table.agree(scene.table.proposals[0].number, other, scene.now)
    scene.keep()
    assert (left(scene, first), left(scene, second)) == (60, 60)  # what was thought in vain is nobody's loss


def test_coming_back_gives_a_minute_once() -> None:
    clock = ClockRule("live", minutes=1)
    scene = Scene("santiago", "Ana", "Bo", clock=clock, timeout="bot").begin()
    seat = scene.table.asked[0]
    scene.wait(60)
    assert scene.table.seats[seat].stand_in
    scene.table.come_back(seat, scene.now)
    scene.keep()
    assert left(scene, seat) == 60
    scene.wait(60)
    assert scene.table.seats[seat].stand_in
    with pytest.raises(Denied, match="Your time is over"):
        scene.table.come_back(seat, scene.now)
    with pytest.raises(Denied, match="Your time is over"):
        scene.answer(seat, scene.options(seat)[0])


@pytest.mark.parametrize("clock", [ClockRule("live", minutes=1), DAYS])
def test_who_thinks_on_anothers_clock_and_undoes_pays_for_it(clock: ClockRule) -> None:
    scene = Scene("cuba", "Ana", "Bo", clock=clock).begin()
    seat = scene.table.asked[0]
    full = clock.full()
    for had in (full - 0.4 * full, full - 0.8 * full):
        finish(scene, seat)
        scene.wait(0.4 * full)
        scene.undo(seat)
        assert (left(scene, seat), left(scene, 1 - seat)) == (had, full)
    finish(scene, seat)
    scene.wait(0.4 * full)
    assert views.view(scene.table, seat, scene.now)["undo"] == "ask"
    scene.undo(seat)  # nobody is out of time by a click: the other may give that time
    assert scene.table.proposals[0].waiting == [1 - seat]
    scene.table.agree(scene.table.proposals[0].number, 1 - seat, scene.now)
    assert (left(scene, seat), left(scene, 1 - seat)) == (full - 0.8 * full, full)


def test_nor_is_there_endless_time_between_two_answers_of_ones_own() -> None:
    scene = Scene("cuba", "Ana", "Bo", clock=DAYS).begin()
    seat = scene.table.asked[0]
    for _ in range(2):
        scene.answer(seat, scene.options(seat)[0])
        assert scene.table.asked == [seat]
        scene.wait(0.75 * DAY)
        scene.undo(seat)
    assert left(scene, seat) == 0.5 * DAY


def test_who_was_late_is_not_when_the_question_is_taken_back() -> None:
    scene = Scene("cuba", "Ana", "Bo", clock=LIVE, timeout="wait").begin()
    seat = scene.table.asked[0]
    finish(scene, seat)
    scene.wait(60)
    assert scene.table.seats[1 - seat].late
    scene.undo(seat)
    scene.table.agree(scene.table.proposals[0].number, 1 - seat, scene.now)
    scene.keep()
    assert (scene.table.seats[1 - seat].late, left(scene, 1 - seat)) == (False, 60)


def test_an_older_house_knew_less_of_what_is_undone() -> None:
    for clock, gained in ((LIVE, 30.0), (DAYS, DAY)):
        scene = Scene("cuba", "Ana", "Bo", clock=clock).begin()
        seat = scene.table.asked[0]
        scene.wait(0 if clock == LIVE else DAY)
        before = left(scene, seat)
        finish(scene, seat)
        data = scene.table.to_json()
        data["clocks"]["gained"] = [
            [before, seat, gained] for before, seat, *_ in data["clocks"]["given"][-1:]
        ]
        del data["clocks"]["given"]
        scene.table = Table.from_json("t1", scene.table.settings.to_json(), data, scene.entries)
        scene.undo(seat)
        assert left(scene, seat) == before


def test_getting_up_does_not_stop_the_clock_of_who_is_asked() -> None:
    scene = Scene("santiago", "Ana", "Bo", clock=ClockRule("live", minutes=20), timeout="bot").begin()
    seat = scene.table.asked[0]
    person = scene.table.seats[seat].person

    def once() -> None:
        scene.table.open_seat(person, seat, scene.now)
        scene.keep()
        assert not scene.wait(30).public
        scene.table.come_back(seat, scene.now)
        scene.keep()

    assert again_and_again(scene, once, seat) == 600


def test_nor_does_getting_up_beforehand_and_coming_back_while_the_bot_thinks() -> None:
    scene = Scene("santiago", "Ana", "Bo", clock=LIVE).begin()
    first = scene.table.asked[0]
    scene.table.open_seat(scene.table.seats[1 - first].person, 1 - first, scene.now)
    scene.wait(10)
    finish(scene, first)
    assert left(scene, 1 - first) == 60  # while others are asked it stands
    scene.wait(20)
    scene.table.come_back(1 - first, scene.now)
    assert left(scene, 1 - first) == 40


def test_time_that_ran_out_runs_out_once_while_a_bot_plays() -> None:
    scene = Scene("santiago", "Ana", "Bo", clock=ClockRule("live", minutes=1), timeout="bot").begin()
    assert scene.wait(60).public
    assert scene.table.due() is None
    assert not scene.wait(1).public
    scene.bots(50)
    assert scene.table.seats[scene.table.asked[0]].active


def test_coming_back_gives_nothing_to_who_has_time_left() -> None:
    scene = Scene("santiago", "Ana", "Bo", clock=ClockRule("live", minutes=1)).begin()
    seat = scene.table.asked[0]
    scene.wait(50)
    scene.table.open_seat(scene.table.seats[seat].person, seat, scene.now)
    scene.table.come_back(seat, scene.now)
    assert left(scene, seat) == 10


def test_thinking_on_about_what_is_sealed_takes_time() -> None:
    scene = Scene("havana", "Ana", "Bo", clock=ClockRule("live", minutes=2)).begin()

    def seal() -> None:
        for words in ("choose siesta", "choose mama"):
            scene.answer(0, words)

    seal()
    for _ in range(3):
        scene.wait(30)
        scene.undo(0)
        seal()
    assert left(scene, 0) == 30
    scene.wait(5)
    scene.table.propose("pause", 0, scene.now)
    scene.table.agree(scene.table.proposals[0].number, 1, scene.now)
    scene.wait(500)
    scene.table.propose("resume", 1, scene.now)
    scene.keep()
    scene.wait(10)
    scene.undo(0)
    assert left(scene, 0) == 20  # not what they rested
    seal()
    scene.wait(15)
    scene.wait(30)
    with pytest.raises(OutOfTurn, match="longer than you had time left"):
        scene.undo(0)
    assert scene.table.asked == [1]  # it stays sealed


# --- pausing ---


def test_anybody_may_end_a_pause() -> None:
    for seat in (0, 1):
        scene = Scene("santiago", "Ana", "Bo", clock=LIVE).begin()
        scene.table.propose("pause", 0, scene.now)
        scene.table.agree(scene.table.proposals[0].number, 1, scene.now)
        scene.table.propose("resume", seat, scene.now)
        scene.keep()
        assert not scene.table.paused


def test_a_wish_to_go_on_that_an_older_house_kept_waiting_is_granted() -> None:
    scene = Scene("santiago", "Ana", "Bo").begin()
    scene.table.propose("pause", 0, scene.now)
    scene.table.agree(scene.table.proposals[0].number, 1, scene.now)
    scene.table.proposals.append(Proposal(scene.table.number, ProposalKind.RESUME, 0, [1]))
    scene.table.propose("resume", 1, scene.now)
    scene.keep()
    assert (scene.table.paused, scene.table.proposals, scene.kinds(1)) == (False, [], ["resumed"])


def test_nobody_pauses_while_the_other_is_played_for() -> None:
    """Or the own clock would stand as long as one likes."""
    scene = Scene("santiago", "Ana", "Bo", clock=LIVE).begin()
    scene.table.open_seat("person of Bo", 1, scene.now)
    scene.table.propose("pause", 0, scene.now)
    scene.keep()
    assert (scene.table.paused, scene.table.proposals[0].waiting) == (False, [1])


# --- another roll ---


@pytest.mark.parametrize("game", every_game())
def test_a_bot_that_is_asked_the_same_again_answers_the_same(game: str) -> None:
    scene = Scene(game, "Ana", "bot:random").begin()
    rng = Rng(2)
    seen = 0
    for _ in range(400):
        if seen >= 5 or scene.table.status != Status.RUNNING:
            break
        if (
            scene.table.tasks()
            and scene.table.undo_stack.answers
            and views.view(scene.table, 0, scene.now)["undo"]
        ):
            given = scene.table.undo_stack.answers[-1]
            words = scene.table.game.vocabulary.words(given[1])
            if given[0] == 0:
                first = think(scene.table.tasks()[0])
                scene.undo(0)
                scene.answer(0, words)
                assert think(scene.table.tasks()[0]) == first
                seen += 1
        scene.step(rng)
    assert seen > 0


def test_an_undo_over_a_bots_reply_asks_the_others() -> None:
    """With a bot between two people, one could else look for a reply that they like."""
    scene = Scene("cuba", "Ana", "bot", "Bo").begin()
    rng = Rng(1)
    while not (0 in scene.table.undo_stack.seats_since(0) and scene.table.undo_stack.answers[-1][0] == 1):
        scene.step(rng)
    assert views.view(scene.table, 0, scene.now)["undo"] == "ask"
    answers = scene.table.answers
    scene.undo(0)
    assert scene.table.proposals[0].waiting == [2]
    assert scene.table.answers == answers


def after_the_stand_in() -> tuple[Scene, int, int]:
    """One has answered, and the bot that plays for the other has replied."""
    scene = Scene("cuba", "Ana", "Bo", "Cy").begin()
    seat = scene.table.asked[0]
    finish(scene, seat)
    other = scene.table.asked[0]
    scene.table.open_seat(scene.table.seats[other].person, other, scene.now)
    scene.keep()
    assert scene.bots(1) == 1
    return scene, seat, other


def test_an_undo_over_a_stand_ins_reply_asks_those_who_are_here() -> None:
    scene, seat, other = after_the_stand_in()
    third = 3 - seat - other
    answers = scene.table.answers
    scene.undo(seat)
    assert (scene.table.answers, scene.table.proposals[0].waiting) == (answers, [third])
    scene.table.open_seat(scene.table.seats[third].person, third, scene.now)  # who goes has not agreed
    scene.keep()
    assert (scene.table.answers, scene.table.proposals[0].waiting) == (answers, [third])


def test_and_where_nobody_is_here_it_is_refused() -> None:
    scene, seat, other = after_the_stand_in()
    third = 3 - seat - other
    scene.table.open_seat(scene.table.seats[third].person, third, scene.now)
    scene.keep()
    assert views.view(scene.table, seat, scene.now)["undo"] is None
    with pytest.raises(OutOfTurn, match="none of the others is here"):
        scene.undo(seat)
