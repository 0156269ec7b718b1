"""Moves: made for the table as it is, given once, refused with a reason, and never doing harm."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from malecon.errors import Illegal, MaleconError, OutOfTurn, Unreadable
from malecon.kernel.rng import Rng
from malecon.table import Denied, EntryKind, Move, Stale, views
from tests.table.scene import Scene, every_game


def santiago() -> Scene:
    """A game without secrets, one seat asked at a time."""
    return Scene("santiago", "Ana", "Bo").begin()


def test_a_move_is_written_and_told() -> None:
    scene = santiago()
    seat = scene.table.asked[0]
    words = scene.options(seat)[0]
    length = scene.table.length
    outcome = scene.answer(seat, words)
    assert outcome.public
    assert not outcome.repeated
    answers = [entry for entry in scene.entries if entry.kind == EntryKind.ANSWER and entry.seat == seat]
    assert answers[-1].text.split("\n")[0] == f"{seat} {words}"
    assert scene.table.length > length


def test_a_stale_move_is_refused_and_the_sender_learns_what_happened() -> None:
    scene = santiago()
    seat = scene.table.asked[0]
    first, second = scene.options(seat)[:2]
    late = scene.move(seat, second)
    before = scene.table.number
    scene.answer(seat, first)
    digest = scene.table.to_json()
    with pytest.raises(Stale, match="has changed since"):
        scene.send(seat, late)
    assert scene.table.to_json() == digest
    news = views.delta(scene.table, seat, before, scene.now)
    assert news is not None
    assert [entry["number"] for entry in news["log"]] == list(range(before + 1, scene.table.number + 1))


def test_the_same_move_sent_again_is_done_once() -> None:
    scene = santiago()
    seat = scene.table.asked[0]
    move = scene.move(seat, scene.options(seat)[0], move_id="once")
    scene.send(seat, move)
    digest = scene.table.to_json()
    again = scene.send(seat, move)
    assert again.repeated
    assert not again.public
    assert scene.table.to_json() == digest


def test_a_move_for_a_table_that_was_undone_is_stale_even_if_the_length_of_the_record_is_the_same() -> None:
    scene = Scene("santiago", "Ana", "Bo").begin()
    rng = Rng(2)
    while True:  # until somebody answers twice with nothing drawn in between
        seat = scene.table.asked[0]
        scene.answer(seat, scene.options(seat)[0])
        if scene.table.undo_stack.answers and len(scene.options(scene.table.asked[0])) > 1:
            break
        scene.step(rng)
    other = scene.table.asked[0]
    made_now = scene.move(other, scene.options(other)[0])
    answers = scene.table.answers
    scene.undo(seat)
    scene.answer(seat, scene.options(seat)[0])
    assert scene.table.answers == answers
    with pytest.raises(Stale):
        scene.send(other, made_now)


def test_who_is_not_asked_may_not_answer() -> None:
    scene = santiago()
    seat = scene.table.asked[0]
    with pytest.raises(OutOfTurn, match=f"This answer is by seat {1 - seat}"):
        scene.answer(1 - seat, scene.options(seat)[0])


def test_words_that_mean_nothing() -> None:
    scene = santiago()
    seat = scene.table.asked[0]
    with pytest.raises(Unreadable, match="nothing that can be done"):
        scene.answer(seat, "sing a song")


def test_an_illegal_answer_names_its_rule_and_can_be_asked_about_beforehand() -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    assert scene.table.why_not(0, "choose siesta") is None
    refusal = scene.table.why_not(0, "buy upper left")
    assert isinstance(refusal, Illegal)
    assert (refusal.key, refusal.rule) == ("table-illegal", refusal.values["rule"])
    assert str(refusal) == "“buy upper left” is not allowed now. That is not what is asked now. (H15)"
    with pytest.raises(Illegal) as caught:
        scene.answer(0, "buy upper left")
    assert caught.value.rule == refusal.rule
    unknown = scene.table.why_not(0, "dance")
    assert unknown is not None
    assert unknown.key == "answer-unknown"
    assert "rule" not in unknown.values


def test_a_bot_does_not_take_moves_from_outside() -> None:
    scene = Scene("havana", "Ana", "bot").begin()
    with pytest.raises(Denied, match="no person at seat 1"):
        scene.answer(1, scene.options(0)[0])


def test_a_move_has_a_short_name() -> None:
    scene = santiago()
    seat = scene.table.asked[0]
    with pytest.raises(Unreadable, match="at most 64"):
        scene.send(seat, scene.move(seat, scene.options(seat)[0], move_id="x" * 65))


Sent = tuple[int, int | str, int, int, str, bool]

words = st.one_of(
    st.integers(0, 30),  # one of the answers offered
    st.sampled_from(["choose siesta", "pass", "buy upper left", "", "<", "0 pass", "~ draw red", "\n"]),
    st.text(max_size=12),
)
sendings = st.lists(
    st.tuples(
        st.integers(-1, 3),  # who
        words,
        st.integers(-2, 2),  # how far off the length is
        st.integers(-1, 1),  # and the number of sealed answers
        st.sampled_from(["", "a", "b", "c"]),
        st.booleans(),  # sent twice
    ),
    max_size=30,
)


@given(game=st.sampled_from(every_game()), sent=sendings)
@settings(max_examples=60, deadline=None)
def test_whatever_is_sent_each_move_counts_once_or_changes_nothing(game: str, sent: list[Sent]) -> None:
    """Stale, doubled, foreign and senseless moves in any order leave a table whose record can be played."""
    scene = Scene(game, "Ana", "Bo", "bot").begin()
    accepted: set[tuple[int, str]] = set()
    for seat, said, off, off_sealed, move_id, twice in sent:
        scene.bots()
        table = scene.table
        known = 0 <= seat < len(table.seats)
        options = scene.options(seat) if known else []
        text = said if isinstance(said, str) else options[said % len(options)] if options else "pass"
        sealed = len(table.sealed[seat]) if known else 0
        move = Move(text, table.length + off, sealed + off_sealed, move_id)
        for _ in range(2 if twice else 1):
            before, number = scene.table.to_json(), scene.table.number
            try:
                outcome = scene.table.answer(seat, move, scene.now)
            except MaleconError:
                assert scene.table.to_json() == before
                assert scene.table.number == number
                continue
            if outcome.repeated:
                assert (seat, move_id) in accepted
                assert scene.table.to_json() == before
            else:
                assert off == off_sealed == 0
                assert (seat, move_id) not in accepted or not move_id
                accepted.add((seat, move_id))
                assert scene.table.to_json() != before
            scene.keep()
    record = scene.record()
    assert len(record) == scene.table.answers
    assert scene.table.game.difference(record.state, scene.table.state) == {}
