"""Duplicate rounds: the same draws at every table, that nobody chose, and that can be checked at the end."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter

import pytest

from malecon.errors import MaleconError
from malecon.kernel.rng import Rng
from malecon.record import Record
from malecon.table import (
    Denied,
    RoundDraws,
    commitment,
    play_record,
    record_text,
    shared_salt_commitment,
    verify,
    views,
)
from malecon.table.fairness import MOST_PIECES, Fairness, draw_shared
from malecon.table.verify import drawings
from tests.table.scene import HOST, SECRET, Scene, every_game

LABEL = "cup c1 round 2"
HOUSE = commitment(SECRET)


def salt(place: int, attempt: int = 1) -> str:
    return f"salt-{attempt}-{place}"


def committed(round_: RoundDraws, *places: int) -> RoundDraws:
    for place in places:
        own = salt(place, round_.attempt)
        hashed = shared_salt_commitment(HOUSE, round_.label, round_.attempt, place, own)
        round_ = round_.commit(place, hashed)
    return round_


def shared() -> RoundDraws:
    """Of four people two have added salts."""
    found = committed(RoundDraws.new(LABEL, 4, "ab" * 32), 0, 2).fixed()
    for place in (0, 2):
        found = found.reveal(place, salt(place), SECRET)
        found = RoundDraws.from_json(json.loads(json.dumps(found.to_json())))
    return found


def table(game: str, *seats: str) -> Scene:
    """A table of the round, begun."""
    scene = Scene(game, *seats)
    scene.table.draws = shared().table_draws()
    scene.table.begin(HOST, scene.now)
    scene.keep()
    return scene


def drawn(scene: Scene) -> list[str]:
    """What chance has drawn, in the words of the record."""
    record = scene.record()
    return [record.game.vocabulary.words(action) for seat, action, _ in record.answers if seat == -1]


def kinds(scene: Scene) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for words in drawn(scene):
        found.setdefault(words.split()[0], []).append(words)
    return found


@pytest.mark.parametrize("game", every_game())
def test_equal_play_gives_equal_games(game: str) -> None:
    one, other = (table(game, "bot:random", "bot:random") for _ in range(2))
    for scene in (one, other):
        scene.bots(300)
    lines = [[entry.text for entry in scene.entries if entry.text] for scene in (one, other)]
    assert lines[0] == lines[1]


def test_whatever_is_played_the_set_up_and_the_order_of_a_deck_are_the_same() -> None:
    """Ana plays otherwise at each table, and so do the bots that follow."""
    for game, deck in (("havana", "turn"), ("cuba", "turn"), ("santiago", "roll")):
        found = []
        for number in range(2):
            scene = table(game, "Ana", "bot:random")
            begun = drawn(scene)
            rng = Rng(number + 1)
            for _ in range(150):
                if scene.table.asked:
                    scene.step(rng)
            found.append((begun, kinds(scene)))
        (begun, one), (also, other) = found
        assert begun == also
        both = list(zip(one.get(deck, ()), other.get(deck, ()), strict=False))
        assert len(both) > 5
        assert [mine for mine, _ in both] == [theirs for _, theirs in both], game


def test_out_of_a_bag_that_differs_in_one_piece_comes_the_same_but_for_that_piece() -> None:
    words = ["draw red", "draw blue", "draw grey"]
    same = 0
    for count in range(1000):
        one = draw_shared(SECRET, ["x"], "draw", count, words, [10, 10, 10])
        other = draw_shared(SECRET, ["x"], "draw", count, words, [10, 10, 9])
        same += one == other
        assert one == other or one == 2
    assert same > 950


def test_draws_come_in_proportion_to_the_weights() -> None:
    for weights in ([1, 2, 3], [MOST_PIECES, 2 * MOST_PIECES, 3 * MOST_PIECES]):
        found = Counter(
            draw_shared(SECRET, ["x"], "draw", count, ["a", "b", "c"], weights) for count in range(6000)
        )
        for index, expected in enumerate((1000, 2000, 3000)):
            assert abs(found[index] - expected) < 170
    with pytest.raises(ValueError, match="weights"):
        draw_shared(SECRET, [], "draw", 0, ["a"], [0])


def ended() -> Scene:
    scene = table("santiago", "Ana", "bot:random")
    rng = Rng(4)
    for _ in range(30):
        scene.step(rng)
    scene.table.propose("stop", 0, scene.now)
    scene.keep()
    return scene


def test_the_secret_stays_hidden_as_long_as_others_play_by_it() -> None:
    scene = ended()
    assert scene.table.is_ended
    view = views.view(scene.table, 0, scene.now)["fairness"]
    assert (view["secret"], view["protocol"]) == ("", 3)
    assert SECRET.hex() not in record_text(scene.table, scene.entries)
    with pytest.raises(MaleconError, match="does not show the secret"):
        verify(scene.record())
    scene.table.open_draws(scene.now)
    scene.keep()
    scene.table.open_draws(scene.now)
    assert not scene.table.unsaved
    assert views.view(scene.table, 0, scene.now)["fairness"]["secret"] == SECRET.hex()


def test_the_record_of_a_table_is_checked_by_its_promise() -> None:
    scene = ended()
    promised = scene.promise()
    assert promised.startswith("3-")
    scene.table.open_draws(scene.now)
    checked = verify(scene.record(), promised)
    assert (checked.protocol, checked.salts, checked.bound) == (3, 2, True)
    assert checked.draws > 5
    head, _, rest = record_text(scene.table, scene.entries).partition("\n")
    for name, value in (("label", "cup c1 round 3"), ("before", ""), ("attempt", 2), ("protocol", 2)):
        header = json.loads(head)
        header["fairness"][name] = value
        with pytest.raises(MaleconError):
            verify(Record.read(json.dumps(header) + "\n" + rest), promised)
    header = json.loads(head)
    header["fairness"]["salts"][1] = "more"
    with pytest.raises(MaleconError, match="not what seat 1 had committed to"):
        verify(Record.read(json.dumps(header) + "\n" + rest), promised)


def test_another_draw_is_found_out() -> None:
    scene = ended()
    scene.table.open_draws(scene.now)
    text = record_text(scene.table, scene.entries)
    lines = text.split("\n")
    record = scene.record()
    last = list(drawings(record))[-1]
    line = record.answers[last.number][2] - 1
    for option in last.options:
        told = f"~ {record.game.vocabulary.words(option)}"
        cut = Record.read("\n".join([*lines[:line], told, ""]))
        if option == last.drawn:
            assert lines[line] == told
            verify(cut, scene.promise())
        else:
            with pytest.raises(MaleconError, match="This draw is false"):
                verify(cut, scene.promise())
    fair = Fairness.from_json(record.extra["fairness"], record.players)
    record.extra["fairness"] = dataclasses.replace(fair, secret="00" * 32).to_json()
    with pytest.raises(MaleconError, match="not the one that was promised"):
        verify(record)


def test_a_record_laid_out_again_goes_on_with_the_same_draws() -> None:
    scene = table("santiago", "Ana", "bot:random")
    rng = Rng(4)
    for _ in range(25):
        scene.step(rng)
    text = record_text(scene.table, scene.entries)
    header = json.loads(text.partition("\n")[0])
    header["fairness"]["secret"] = SECRET.hex()  # as the house's own copies have it
    other = Scene("santiago", "Ana", "bot:random")
    play_record(other.table, Record.read(json.dumps(header) + "\n" + text.partition("\n")[2]), other.now)
    mine, theirs = scene.table.draws, other.table.draws
    assert (mine.counts, mine.label, mine.salts) == (theirs.counts, theirs.label, theirs.salts)
    assert mine.protocol == theirs.protocol == 3


def test_at_the_table_nothing_is_added_any_more() -> None:
    scene = Scene("santiago", "Ana", "Bo")
    scene.table.draws = shared().table_draws()
    with pytest.raises(Denied, match="Nothing can be added"):
        scene.table.commit(0, "0" * 64, scene.now)
    scene.table.open_seat("person of Bo", 1, scene.now)  # who gets up takes nobody's salt away
    scene.table.sit("person of Cy", "Cy", 1, scene.now)
    scene.table.begin(HOST, scene.now)
    assert scene.table.asked
    assert scene.table.draws.commitments == list(shared().commitments)


def test_who_does_not_open_is_left_out_and_the_others_commit_anew() -> None:
    found = committed(RoundDraws.new(LABEL, 3), 0, 1, 2).fixed()
    with pytest.raises(Denied):
        found.table_draws()
    with pytest.raises(Denied, match="had committed"):
        found.reveal(0, "other", SECRET)
    found = found.reveal(0, salt(0), SECRET).without([1, 2])
    assert (found.attempt, found.left_out, found.awaited) == (2, (1, 2), (0,))
    with pytest.raises(Denied):
        committed(found, 1)
    found = committed(found, 0).fixed()
    with pytest.raises(Denied):
        found.reveal(0, salt(0), SECRET)  # of the first attempt: everybody has seen it
    assert found.reveal(0, salt(0, 2), SECRET).table_draws().salts == [salt(0, 2), "", ""]
    nobody = RoundDraws.new(LABEL, 2).fixed()
    assert nobody.table_draws().salts == ["", ""]
