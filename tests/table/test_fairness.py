"""Fair draws: promised beforehand, salted by the players, checked at the end; a forged one is caught."""

from __future__ import annotations

import hashlib
import hmac
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from malecon.errors import MaleconError, Unreadable
from malecon.kernel.state import CHANCE
from malecon.record import Record
from malecon.table import Status, commitment, play_record, record_text, verify, views
from malecon.table.fairness import draw
from tests.table.scene import HOST, SECRET, Scene, every_game


def finished(game: str = "havana") -> Scene:
    scene = Scene(game, "Ana", "bot", "bot").begin()
    scene.table.propose("bot", 0, scene.now, about=0)
    scene.keep()
    scene.bots()
    assert scene.table.status == Status.OVER
    return scene


def test_the_promise_is_shown_before_the_salts_are_known_and_the_secret_at_the_end() -> None:
    scene = Scene("havana", "", "")
    promised = views.view(scene.table, None, 1.0)["fairness"]["commitment"]
    assert promised == hashlib.sha256(SECRET).hexdigest()
    assert SECRET.hex() not in json.dumps(views.view(scene.table, None, 1.0))
    scene.table.sit("p", "Ana", 0, "my-salt", 1.0)
    scene.table.seat_bot(HOST, 1, "random", 1.0)
    scene.begin()
    assert views.view(scene.table, 0, 1.0)["fairness"]["salts"] == ["my-salt", ""]
    assert SECRET.hex() not in json.dumps(views.view(scene.table, 0, 1.0))
    assert SECRET.hex() not in record_text(scene.table, scene.entries)
    scene.table.close(HOST, 2.0)
    assert views.view(scene.table, None, 2.0)["fairness"]["secret"] == SECRET.hex()


@pytest.mark.parametrize("game", every_game())
def test_every_draw_of_a_finished_game_is_checked(game: str) -> None:
    scene = finished(game)
    record = scene.record()
    drawn = sum(seat == CHANCE for seat, _, _ in record.answers)
    assert drawn > 10
    assert verify(record, commitment(SECRET)) == drawn


def test_a_forged_draw_is_caught() -> None:
    """The house swaps two different draws; the record can still be played, but the secret tells."""
    true = finished().record()
    draws = [index for index, (seat, _, _) in enumerate(true.answers) if seat == CHANCE]
    first, second = draws[2], draws[5]  # two of the tiles that are laid out
    swapped = list(true.answers)
    swapped[first], swapped[second] = swapped[second], swapped[first]
    forged = Record(true.game, true.players, true.options, true.box, true.names, true.extra)
    for seat, action, _ in swapped[: second + 1]:
        forged.add(seat, action)
    forged = Record.read(forged.text())  # a sound record
    with pytest.raises(MaleconError, match="This draw is false") as caught:
        verify(forged)
    assert caught.value.line == first + 2


def forge(**fields: object) -> Record:
    text = finished().record().text()
    first, _, rest = text.partition("\n")
    header = json.loads(first)
    header["fairness"].update(fields)
    return Record.read(json.dumps(header) + "\n" + rest)


def test_another_secret_is_caught() -> None:
    with pytest.raises(MaleconError, match="not the one that was promised"):
        verify(forge(secret="ab" * 32))


def test_another_secret_with_another_promise_is_caught_by_who_kept_the_first_one() -> None:
    other = b"x" * 32
    with pytest.raises(MaleconError, match="not the same secret"):
        verify(forge(secret=other.hex(), commitment=commitment(other)), commitment(SECRET))


def test_a_salt_that_was_changed_is_caught() -> None:
    with pytest.raises(MaleconError, match="This draw is false"):
        verify(forge(salts=["salt-9", "", ""]))


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
    ],
)
def test_what_cannot_be_read_is_said(fields: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        verify(forge(**fields))


def test_a_running_game_cannot_be_checked_yet_and_a_plain_record_never() -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    with pytest.raises(Unreadable, match="shown when the game is over"):
        verify(scene.record())
    with pytest.raises(Unreadable, match="nothing about how its draws"):
        verify(Record(scene.table.game, 2))


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
    assert verify(scene.record()) > 0


# --- the draw itself ---


def test_a_draw_can_be_made_with_any_hmac() -> None:
    """What a checker in another language has to do."""
    weights = [3, 1, 4]
    text = "malecon draw 1\nsalt-a\nsalt-b\n17\n0"
    number = int(hmac.new(SECRET, text.encode(), hashlib.sha256).hexdigest(), 16) % 8
    expected = 0 if number < 3 else 1 if number < 4 else 2
    assert draw(SECRET, ["salt-a", "salt-b"], 17, weights) == expected


def test_draws_follow_the_weights() -> None:
    weights = [1, 2, 0, 5]
    drawn = Counter(draw(SECRET, ["a"], index, weights) for index in range(8000))
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
    assert draw(SECRET, [], 0, [1, 1, 1]) == 1
    assert [message.rsplit(b"\n", 1)[1] for message in seen] == [b"0", b"1"]


@pytest.mark.parametrize("weights", [[], [0, 0], [2, -1]])
def test_weights_must_make_sense(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="weights"):
        draw(SECRET, [], 0, weights)


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
    assert verify(record) == later


def test_the_checker_in_the_documents_comes_to_the_same(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
    (tmp_path / "check.py").write_text(page.split("```python\n")[1].split("```")[0], encoding="utf-8")
    finished("cuba").record().save(tmp_path / "fair.txt")
    forge(salts=["salt-9", "", ""]).save(tmp_path / "forged.txt")
    for name, code in (("fair.txt", 0), ("forged.txt", 1)):
        done = subprocess.run(
            [sys.executable, "check.py", name], cwd=tmp_path, capture_output=True, text=True
        )
        assert done.returncode == code, done.stderr
