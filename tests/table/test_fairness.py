"""Fair draws: promised beforehand, salted by the players, checked at the end; a forged one is caught."""

from __future__ import annotations

import hashlib
import hmac
import json
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from malecon.errors import MaleconError, Unreadable
from malecon.kernel.game import Json
from malecon.kernel.state import CHANCE
from malecon.record import Record
from malecon.table import Status, commitment, play_record, record_text, verify, views
from malecon.table.fairness import draw, promise, salt_commitment, setup_hash
from tests.table.scene import HOST, SECRET, Scene, every_game


def finished(game: str = "havana") -> Scene:
    scene = Scene(game, "Ana", "bot", "bot").begin()
    scene.table.propose("bot", 0, scene.now, about=0)
    scene.keep()
    scene.bots()
    assert scene.table.status == Status.OVER
    return scene


def test_the_secret_is_shown_at_the_end_and_not_before() -> None:
    scene = Scene("havana", "", "")
    shown = views.view(scene.table, None, 1.0)["fairness"]["commitment"]
    assert shown == hashlib.sha256(SECRET).hexdigest()
    assert SECRET.hex() not in json.dumps(views.view(scene.table, None, 1.0))
    scene.table.sit("p", "Ana", 0, 1.0)
    scene.table.seat_bot(HOST, 1, "random", 1.0)
    scene.begin()
    assert views.view(scene.table, 0, 1.0)["fairness"]["salts"] == ["salt-1-0", ""]
    assert SECRET.hex() not in json.dumps(views.view(scene.table, 0, 1.0))
    assert SECRET.hex() not in record_text(scene.table, scene.entries)
    scene.table.propose("stop", 0, 2.0)
    assert views.view(scene.table, None, 2.0)["fairness"]["secret"] == SECRET.hex()


@pytest.mark.parametrize("game", every_game())
def test_every_draw_of_a_finished_game_is_checked(game: str) -> None:
    scene = finished(game)
    record = scene.record()
    drawn = sum(seat == CHANCE for seat, _, _ in record.answers)
    assert drawn > 10
    checked = verify(record, scene.promise())
    assert (checked.draws, checked.before, checked.salts, checked.bound) == (drawn, 0, 1, True)


# --- forgeries ---


@cache
def true_game() -> tuple[str, str]:
    """A record, and what Ana remembers of it."""
    scene = finished()
    return scene.record().text(), scene.promise()


def forge(answers: int | None = None, **fields: Any) -> Record:
    """The same with another header; only so many answers of it, if said."""
    first, _, rest = true_game()[0].partition("\n")
    header = json.loads(first)
    header["fairness"].update(fields)
    lines = rest.split("\n") if answers is None else [*rest.split("\n")[:answers], ""]
    return Record.read("\n".join([json.dumps(header), *lines]))


def like(true: Record, extra: Json) -> Record:
    """An empty record of the same game."""
    return Record(true.game, true.players, true.options, true.box, true.names, extra)


def drawn_by(**fields: Any) -> Record:
    """A whole game dealt by whoever knows all of that, as far as the first cards; everything in it agrees."""
    true = Record.read(true_game()[0])
    fair = {**true.extra["fairness"], **fields}
    forged = like(true, {**true.extra, "fairness": fair})
    count = 0
    while forged.state.seat == CHANCE:
        weights = [int(weight) for weight in forged.state.weights]
        index = draw(bytes.fromhex(str(fair["secret"])), fair["salts"], count, weights, 2)
        forged.add(int(CHANCE), forged.state.legal()[index])
        count += 1
    return Record.read(forged.text())


def wanted(record: Record) -> bool:
    """The forger wants the first two tiles to be what they please."""
    return [action for _, action, _ in record.answers[:2]] == sorted(a for _, a, _ in record.answers[:2])


def test_the_true_game_is_found_true() -> None:
    text, promised = true_game()
    assert verify(Record.read(text), promised).bound


def test_forgery_a_a_record_cannot_say_that_nothing_is_to_be_checked() -> None:
    text, promised = true_game()
    length = len(Record.read(text))
    false = swapped(Record.read(text))
    false.extra["fairness"]["first"] = length
    record = Record.read(false.text())
    with pytest.raises(MaleconError, match=f"its first {length} answers"):
        verify(record)
    with pytest.raises(MaleconError, match="not what was promised"):
        verify(record, promised)
    false.extra["fairness"]["protocol"] = 1  # nor that it is an older game
    with pytest.raises(MaleconError, match="drawn by protocol 2"):
        verify(Record.read(false.text()), promised)


def test_forgery_b_a_bot_cannot_be_given_a_salt() -> None:
    _, promised = true_game()
    for number in range(1000):
        salt = f"bot{number}"
        forged = drawn_by(salts=["salt-1-0", salt, ""])
        if wanted(forged):
            break
    with pytest.raises(MaleconError, match="not what seat 1 had committed to"):
        verify(forged)
    hashed = salt_commitment(commitment(SECRET), 1, 1, salt)
    forged.extra["fairness"]["commitments"][1] = hashed  # and now it agrees with itself
    forged = Record.read(forged.text())
    assert verify(forged).draws > 0
    with pytest.raises(MaleconError, match="not what was promised"):
        verify(forged, promised)


def test_forgery_c_a_secret_cannot_be_chosen_by_the_salts() -> None:
    """The house knows all salts, at a table for one: it takes a secret that pleases it."""
    _, promised = true_game()
    for number in range(1000):
        secret = hashlib.sha256(f"secret {number}".encode()).digest()
        hashed = salt_commitment(commitment(secret), 1, 0, "salt-1-0")
        fields = {"commitment": commitment(secret), "commitments": [hashed, "", ""]}
        forged = drawn_by(secret=secret.hex(), **fields)
        if wanted(forged):
            break
    assert verify(forged).draws > 0  # it agrees with itself
    with pytest.raises(MaleconError, match="not what was promised"):
        verify(forged, promised)


def test_forgery_d_who_knows_the_secret_cannot_choose_a_salt() -> None:
    """The last to sit down is the house itself, and tries salts until it likes the draws."""
    _, promised = true_game()
    for number in range(1000):
        salt = f"last{number}"
        forged = drawn_by(salts=[salt, "", ""])
        if wanted(forged):
            break
    with pytest.raises(MaleconError, match="not what seat 0 had committed to"):
        verify(forged, promised)
    forged.extra["fairness"]["commitments"][0] = salt_commitment(commitment(SECRET), 1, 0, salt)
    with pytest.raises(MaleconError, match="not what was promised"):
        verify(Record.read(forged.text()), promised)


def test_other_pieces_cannot_be_put_into_the_box_afterwards() -> None:
    """They would decide what a number points to. Nor can options be changed, nor an attempt be hidden."""
    text, promised = true_game()
    first = text.partition("\n")[0]

    def changed(**fields: object) -> Record:
        header: Json = json.loads(first)
        return Record.read(json.dumps({**header, **fields}) + "\n")

    box = json.loads(first)["box"]
    box["name"] = "another box"
    for record in (changed(box=box), changed(options={"round_limit": 1}), forge(0, attempt=2)):
        with pytest.raises(MaleconError, match="not what was promised"):
            verify(record, promised)


def promise_by(record: Record) -> str:
    """What a house shows that means to write this record."""
    fair = record.extra["fairness"]
    bound = (fair["first"], fair["attempt"], fair["commitment"], fair["commitments"])
    return promise(setup_hash(record.said), *bound)


def test_not_even_a_promise_can_say_that_nothing_is_to_be_checked() -> None:
    forged = Record.read(swapped(Record.read(true_game()[0])).text())
    forged.extra["fairness"]["first"] = 99_999
    forged = Record.read(forged.text())
    with pytest.raises(MaleconError, match="its first 99999 answers"):
        verify(forged, promise_by(forged))


def attempted(attempt: int) -> Record:
    hashed = salt_commitment(commitment(SECRET), attempt, 0, "salt-1-0")
    return drawn_by(attempt=attempt, commitments=[hashed, "", ""])


def test_there_are_no_more_attempts_than_seats_that_were_left_out() -> None:
    """Else a house could ask for salts anew until it likes the draws."""
    for attempt in (1, 2, 3):  # two seats have added nothing
        assert verify(attempted(attempt), promise_by(attempted(attempt))).attempt == attempt
    for attempt in (4, 5000):
        with pytest.raises(MaleconError, match="anew without reason"):
            verify(attempted(attempt), promise_by(attempted(attempt)))


def test_an_empty_salt_is_none_whatever_was_committed_to() -> None:
    hashed = salt_commitment(commitment(SECRET), 1, 1, "")
    own = salt_commitment(commitment(SECRET), 1, 0, "salt-1-0")
    forged = drawn_by(commitments=[own, hashed, ""])
    with pytest.raises(MaleconError, match="not what seat 1 had committed to"):
        verify(forged, promise_by(forged))


def test_another_box_is_told() -> None:
    true = Record.read(true_game()[0])
    assert not verify(true).own_box
    box = json.loads(json.dumps(true.box))
    box["name"] = "another box"
    extra = {**true.extra, "fairness": {**true.extra["fairness"]}}
    other = Record(true.game, true.players, true.options, box, true.names, extra)
    assert verify(Record.read(other.text())).own_box


def swapped(true: Record) -> Record:
    """The house swaps two different draws; the record can still be played."""
    draws = [index for index, (seat, _, _) in enumerate(true.answers) if seat == CHANCE]
    first, second = draws[2], draws[5]  # two of the tiles that are laid out
    answers = list(true.answers)
    answers[first], answers[second] = answers[second], answers[first]
    forged = like(true, true.extra)
    for seat, action, _ in answers[: second + 1]:
        forged.add(seat, action)
    return forged


def test_a_forged_draw_is_caught() -> None:
    forged = Record.read(swapped(Record.read(true_game()[0])).text())  # a sound record
    with pytest.raises(MaleconError, match="This draw is false") as caught:
        verify(forged)
    assert caught.value.line == 4


def test_another_secret_is_caught() -> None:
    with pytest.raises(MaleconError, match="not the one that was promised"):
        verify(forge(secret="ab" * 32))


@pytest.mark.parametrize(
    "fields",
    [
        {"salts": None},
        {"salts": ["a"]},
        {"salts": ["a\nb", "", ""]},
        {"secret": "zz"},
        {"secret": 5},
        {"commitment": ""},
        {"first": -1},
        {"first": "0"},
        {"first": 10**400},
        {"protocol": 3},
        {"protocol": True},
        {"attempt": 0},
        {"commitments": []},
        {"commitments": ["x", "", ""]},
        {"commitments": [5, "", ""]},
    ],
)
def test_what_cannot_be_read_is_said(fields: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        verify(forge(**fields))


def test_what_a_player_remembers_is_read_with_care() -> None:
    record, promised = Record.read(true_game()[0]), true_game()[1]
    assert verify(record, f"  {promised.upper()}\n").bound
    for odd in ("", "2-", promised + "0", "4" + promised[1:]):
        with pytest.raises(Unreadable, match="is not what a table shows"):
            verify(record, odd)


def test_a_running_game_cannot_be_checked_yet_and_a_plain_record_never() -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    with pytest.raises(Unreadable, match="shown when the game is over"):
        verify(scene.record())
    with pytest.raises(Unreadable, match="nothing about how its draws"):
        verify(Record(scene.table.game, 2))


def test_a_game_that_was_ended_before_its_first_draw_has_nothing_false() -> None:
    scene = Scene("havana", "Ana", "bot")
    scene.commit(0)
    scene.table.begin(HOST, scene.now)
    scene.table.propose("stop", 0, scene.now)
    scene.keep()
    assert verify(scene.record(), scene.promise()).draws == 0


# --- games of protocol 1 ---


def old_game(**fields: Any) -> Record:
    """As an older house wrote it: salts came in the open, draws were numbered by answers."""
    true = Record.read(true_game()[0])
    fair = {"commitment": commitment(SECRET), "salts": ["mine", "", ""], "first": 0, "secret": SECRET.hex()}
    record = like(true, {"fairness": {**fair, **fields}})
    while record.state.seat == CHANCE:
        weights = [int(weight) for weight in record.state.weights]
        index = draw(SECRET, ["mine", "", ""], len(record), weights, 1)
        record.add(int(CHANCE), record.state.legal()[index])
    return Record.read(record.text())


def test_an_older_record_is_checked_by_its_own_protocol() -> None:
    checked = verify(old_game(), commitment(SECRET))
    assert (checked.protocol, checked.bound) == (1, True)
    assert checked.draws == len(old_game())
    with pytest.raises(MaleconError, match="This draw is false"):
        verify(old_game(salts=["other", "", ""]), commitment(SECRET))
    with pytest.raises(MaleconError, match="drawn by protocol 2"):
        verify(old_game(), true_game()[1])


def test_an_older_record_does_not_say_itself_where_checking_begins() -> None:
    late = old_game(first=5)
    with pytest.raises(MaleconError, match="its first 5 answers"):
        verify(late, commitment(SECRET))
    checked = verify(late, commitment(SECRET), first=5)  # who sat down then knows it
    assert (checked.draws, checked.before) == (len(late) - 5, 5)


# --- undoing ---


def test_an_undone_answer_does_not_change_what_chance_will_draw() -> None:
    """Who takes back and answers otherwise cannot choose among draws."""
    scene = Scene("cuba", "Ana", "bot").begin()
    while 0 not in scene.table.asked:
        scene.bots(1)
    scene.answer(0, scene.options(0)[0])
    scene.undo(0)
    scene.answer(0, scene.options(0)[-1])
    scene.table.propose("bot", 0, scene.now, about=0)
    scene.keep()
    scene.bots()
    assert verify(scene.record(), scene.promise()).draws > 0


def test_how_many_answers_are_given_does_not_change_the_numbers_that_are_drawn() -> None:
    """Who knew the secret could else choose a draw by asking for one thing more or less."""
    weights = [1] * 50
    assert draw(SECRET, [], 3, weights, 2) == draw(SECRET, [], 3, weights, 2)
    scene = Scene("cuba", "Ana", "bot").begin()
    before = scene.table.draws.drawn
    scene.bots(1)
    assert scene.table.answers > scene.table.draws.drawn == before


# --- the draw itself ---


@pytest.mark.parametrize("protocol", [1, 2])
def test_a_draw_can_be_made_with_any_hmac(protocol: int) -> None:
    """What a checker in another language has to do."""
    weights = [3, 1, 4]
    text = f"malecon draw {protocol}\nsalt-a\nsalt-b\n17\n0"
    number = int(hmac.new(SECRET, text.encode(), hashlib.sha256).hexdigest(), 16) % 8
    expected = 0 if number < 3 else 1 if number < 4 else 2
    assert draw(SECRET, ["salt-a", "salt-b"], 17, weights, protocol) == expected


def test_draws_follow_the_weights() -> None:
    weights = [1, 2, 0, 5]
    drawn = Counter(draw(SECRET, ["a"], index, weights, 2) for index in range(8000))
    assert drawn[2] == 0
    for position, weight in enumerate(weights):
        assert abs(drawn[position] - 1000 * weight) < 130  # about four standard deviations


def test_a_number_that_would_favour_somebody_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """With three things to draw from, the highest number of all must not count for the first."""
    answers = iter([b"\xff" * 32, (4).to_bytes(32, "big")])
    seen: list[bytes] = []

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        seen.append(message)
        return next(answers)

    monkeypatch.setattr("malecon.table.fairness.hmac.digest", digest)
    assert draw(SECRET, [], 0, [1, 1, 1], 2) == 1
    assert [message.rsplit(b"\n", 1)[1] for message in seen] == [b"0", b"1"]


@pytest.mark.parametrize("weights", [[], [0, 0], [2, -1]])
def test_weights_must_make_sense(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="weights"):
        draw(SECRET, [], 0, weights, 2)


def test_a_record_laid_out_again_goes_on_with_fair_draws() -> None:
    """Its first part was drawn by another hand and is not checked; what follows is."""
    scene = Scene("havana", "Ana", "Bo").begin()
    for seat in (0, 1):
        for words in ("choose worker", "choose mama"):
            scene.answer(seat, words)
    saved = scene.record()
    again = Scene("havana", "", "")
    again.table.secret = b"z" * 32
    play_record(again.table, saved, again.now)
    again.keep()
    assert again.table.game.difference(again.table.state, saved.state) == {}
    for seat in (0, 1):
        again.table.seat_bot(HOST, seat, "random", again.now)
    again.keep()
    again.bots()
    record = again.record()
    later = sum(seat == CHANCE for seat, _, _ in record.answers[len(saved) :])
    assert later > 0
    with pytest.raises(MaleconError, match=f"its first {len(saved)} answers"):
        verify(record, again.promise())  # who sat down then knows it; nobody else's word counts
    checked = verify(record, again.promise(), len(saved))
    assert (checked.draws, checked.before) == (later, sum(seat == CHANCE for seat, _, _ in saved.answers))


def test_the_checker_in_the_documents_comes_to_the_same(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
    (tmp_path / "check.py").write_text(page.split("```python\n")[1].split("```")[0], encoding="utf-8")
    scene = finished("cuba")
    scene.record().save(tmp_path / "fair.txt")
    hashed = salt_commitment(commitment(SECRET), 1, 1, "bot")
    forge(salts=["salt-1-0", "bot", ""], commitments=["", hashed, ""]).save(tmp_path / "forged.txt")
    late = forge(first=99_999)
    late.save(tmp_path / "late.txt")
    again = attempted(5000)
    again.save(tmp_path / "again.txt")
    for name, promised, code in (
        ("late.txt", promise_by(late), 1),
        ("again.txt", promise_by(again), 1),
        ("fair.txt", scene.promise(), 0),
        ("fair.txt", true_game()[1], 1),
        ("forged.txt", true_game()[1], 1),
    ):
        done = subprocess.run(
            [sys.executable, "check.py", name, promised], cwd=tmp_path, capture_output=True, text=True
        )
        assert done.returncode == code, done.stderr
