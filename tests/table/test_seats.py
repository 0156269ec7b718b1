"""Who sits at a table, and how that may change before the game and in it."""

from __future__ import annotations

import pytest

from malecon.bots.cast import PEOPLE
from malecon.bots.players import BOTS
from malecon.errors import Unreadable
from malecon.kernel.rng import Rng
from malecon.table import Denied, Stale, Status, think
from tests.table.scene import HOST, Scene


def test_a_table_gathers_persons_and_bots_and_begins() -> None:
    scene = Scene("havana", "", "")
    table = scene.table
    assert table.sit("p1", " Ana  María ", None, 1.0) == 0
    table.seat_bot(HOST, 1, "random", 2.0)
    ana, other = table.seats
    assert (ana.kind, ana.name, ana.level) == ("person", "Ana María", "")
    assert (other.kind, PEOPLE[other.name], other.level) == ("bot", "random", "random")
    table.begin(HOST, 3.0)
    assert table.status == Status.RUNNING
    assert table.asked == [0, 1]


def test_nobody_takes_a_seat_that_is_taken() -> None:
    scene = Scene("havana", "Ana", "")
    with pytest.raises(Denied, match="This seat is taken"):
        scene.table.sit("p", "Bo", 0, 1.0)
    scene.table.sit("p", "Bo", None, 1.0)
    with pytest.raises(Denied, match="All seats are taken"):
        scene.table.sit("q", "Cy", None, 1.0)


@pytest.mark.parametrize("name", ["", "  ", "a\x07b", "x" * 41])
def test_a_name_can_be_shown(name: str) -> None:
    with pytest.raises(Unreadable, match="cannot be used as a name"):
        Scene("havana", "", "").table.sit("p", name, None, 1.0)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_are_so_many_seats_and_no_others(seat: int) -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    with pytest.raises(Denied, match="has no seat"):
        scene.table.leave(seat, 1.0)
    refusal = scene.table.why_not(seat, "choose siesta")
    assert refusal is not None
    assert refusal.key == "table-no-seat"


def test_a_bot_must_be_one_that_lets_nobody_wait() -> None:
    wrong = {
        "There is no bot": ("wizard", ""),
        "keep the others waiting": ("strong:1000000", "master:20001", "strong:500ms", "master:500ms"),
        "cannot be chosen": ("random:5", "steady:20"),
        "a whole number from 1": ("master:0", "learned:-5", "expert:1e9"),
    }
    for told, levels in wrong.items():
        for level in levels:
            with pytest.raises(Unreadable, match=told):
                Scene("havana", "Ana", "").table.seat_bot(HOST, 1, level, 1.0)
    for level in (*BOTS, "strong:20000", "master:300", "expert:20000", "learned:1"):
        table = Scene("havana", "Ana", "").table
        table.seat_bot(HOST, 1, level, 1.0)
        assert table.seats[1].level == level


def test_only_the_host_rules_the_table() -> None:
    scene = Scene("havana", "Ana", "Bo")
    for forbidden in (
        lambda: scene.table.seat_bot("person of Bo", 1, "random", 1.0),
        lambda: scene.table.open_seat("person of Bo", 0, 1.0),
        lambda: scene.table.begin("person of Bo", 1.0),
        lambda: scene.table.close("person of Bo", 1.0),
    ):
        with pytest.raises(Denied, match="Only the host"):
            forbidden()
    assert scene.table.status == Status.GATHERING


def test_no_game_begins_with_an_open_seat_or_twice() -> None:
    scene = Scene("havana", "Ana", "")
    with pytest.raises(Denied, match="while seats are open"):
        scene.begin()
    scene.table.sit("p", "Bo", 1, 1.0)
    scene.begin()
    with pytest.raises(Denied, match="has begun already"):
        scene.table.begin(HOST, 2.0)


def test_who_gets_up_frees_his_seat_and_hands_the_table_on() -> None:
    scene = Scene("havana", "Ana", "Bo")
    scene.table.open_seat(HOST, 0, 1.0)
    assert scene.table.seats[0].kind == "open"
    assert scene.table.host == "person of Bo"


def test_the_host_removes_whoever_sits_there_before_the_game() -> None:
    scene = Scene("santiago", "Ana", "Bo")
    scene.commit(1)
    scene.table.open_seat(HOST, 1, scene.now)
    assert scene.table.seats[1].kind == "open"
    assert scene.table.draws.commitments == ["", ""]  # what Bo had committed to goes too


def test_a_bot_in_a_running_game_is_not_removed_by_the_host_alone() -> None:
    scene = Scene("santiago", "Ana", "bot", "Bo").begin()
    with pytest.raises(Denied, match="proposed to everybody"):
        scene.table.open_seat(HOST, 1, scene.now)


def test_a_bot_gives_its_place_to_a_friend_when_all_agree() -> None:
    scene = Scene("santiago", "Ana", "bot", "Bo").begin()
    scene.table.propose("open", 0, scene.now, about=1)
    number = scene.table.proposals[0].number
    scene.table.agree(number, 2, scene.now)
    scene.keep()
    assert scene.table.seats[1].kind == "open"
    scene.table.sit("friend", "Cy", None, scene.now)
    assert scene.table.seats[1].name == "Cy"


def test_a_bot_plays_for_who_is_away_when_the_others_agree_and_hands_back() -> None:
    scene = Scene("santiago", "Ana", "Bo", "Cy").begin()
    table = scene.table
    table.leave(1, scene.now)
    assert not table.seats[1].bot  # being away alone changes nothing
    table.propose("bot", 0, scene.now, about=1, level="random")
    assert table.proposals[0].waiting == [2]  # not the one who is away
    table.agree(table.proposals[0].number, 2, scene.now)
    scene.keep()
    # Not the one that was wished for: Bo cannot object to it.
    assert (scene.table.seats[1].bot, scene.table.seats[1].name) == ("greedy", "Bo")
    rng = Rng(1)
    while scene.table.asked != [1]:
        scene.step(rng)
    assert scene.table.tasks()
    task = scene.table.tasks()[0]
    scene.table.come_back(1, scene.now)
    assert not scene.table.tasks()
    assert scene.options(1)
    with pytest.raises(Stale):  # what the bot was about to answer comes too late
        scene.table.answer_for_bot(task, think(task), scene.now)


def test_who_answers_is_back() -> None:
    scene = Scene("santiago", "Ana", "Bo").begin()
    first = scene.table.asked[0]
    scene.table.leave(first, scene.now)
    scene.table.propose("bot", 1 - first, scene.now, about=first)
    assert scene.table.seats[first].bot == "greedy"  # nobody else was there to be asked
    scene.answer(first, scene.options(first)[0])
    assert scene.table.seats[first].active


def test_one_person_plays_all_seats_of_a_hot_seat_table() -> None:
    scene = Scene("havana", "Ana", "Ana", "Ana").begin()
    rng = Rng(3)
    for _ in range(60):
        scene.step(rng)
    scene.table.propose("pause", 0, scene.now)
    assert scene.table.paused  # nobody else has to agree


def test_nothing_happens_any_more_at_a_closed_table() -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    scene.table.propose("stop", 0, scene.now)
    scene.table.agree(scene.table.proposals[0].number, 1, scene.now)
    assert scene.table.status == Status.CLOSED
    assert scene.table.asked == []
    assert scene.table.tasks() == []
    for late in (
        lambda: scene.table.sit("p", "Cy", None, 1.0),
        lambda: scene.table.leave(0, 1.0),
        lambda: scene.table.close(HOST, 1.0),
        lambda: scene.table.rename(0, "Eva", 1.0),
    ):
        with pytest.raises(Denied, match="has ended"):
            late()
    with pytest.raises(Denied, match="no game running"):
        scene.answer(0, "choose siesta")
    scene.table.chat(0, "", "That was short.", 2.0)  # but one may still talk
    assert scene.log()[-1]["text"] == "That was short."


def test_talk_has_names_and_limits() -> None:
    scene = Scene("havana", "Ana", "Bo")
    scene.table.chat(None, "a guest", "  good   luck ", 5.0)
    said = scene.log()[-1]
    assert (said["seat"], said["name"], said["text"]) == (None, "a guest", "good luck")
    for text in ("", " ", "x" * 501, "a\x1b[2Jb"):
        with pytest.raises(Unreadable, match="cannot be said"):
            scene.table.chat(0, "", text, 6.0)
