"""A table as it was at any moment is what everybody saw then."""

from __future__ import annotations

from dataclasses import replace

import pytest

from malecon.kernel.game import Json
from malecon.kernel.rng import Rng
from malecon.table import Denied, EntryKind, History, Status, entry_view, views
from tests.table.scene import Scene, every_game

SEATS = (None, 0, 1, 2)


def now(scene: Scene, seat: int | None) -> Json:
    """What a viewer sees of the game now."""
    seen = views.view(scene.table, seat, scene.now)
    return {name: seen[name] for name in ("number", "view", "question", "asked")}


def history_of(scene: Scene) -> History:
    history = History(scene.table.settings)
    history.add(scene.entries)
    return history


@pytest.mark.parametrize("game", every_game())
def test_every_moment_is_shown_as_it_was(game: str) -> None:
    scene = Scene(game, "Ana", "bot", "Ana")
    seen: dict[tuple[int, int | None], Json] = {}

    def look() -> None:
        for seat in SEATS:
            # While others seal their answers nothing is told: it is the same moment.
            seen.setdefault((scene.table.number, seat), now(scene, seat))

    look()
    scene.begin()
    rng = Rng(11)
    while scene.table.status == Status.RUNNING:
        look()
        scene.step(rng)
        for seat in (0, 2):
            if rng.below(8) == 0 and views.view(scene.table, seat, scene.now)["undo"] == "alone":
                look()
                scene.undo(seat)
    look()
    assert "undo" in {entry.kind for entry in scene.entries}
    history = history_of(scene)
    for (number, viewer), shown in seen.items():
        assert history.seen(number, viewer) == shown


def test_it_can_be_told_bit_by_bit() -> None:
    scene = Scene("havana", "Ana", "bot").begin()
    history = History(scene.table.settings)
    rng = Rng(2)
    for _ in range(60):
        scene.step(rng)
        history.add(scene.entries[-40:] if history.number else scene.entries)
        assert history.seen(scene.table.number, 0)["view"] == now(scene, 0)["view"]
    whole = history_of(scene)
    for number in range(scene.table.number + 1):
        assert history.seen(number, 0) == whole.seen(number, 0)


def test_before_the_beginning_there_is_nothing_to_see() -> None:
    scene = Scene("santiago", "Ana", "bot")
    assert history_of(scene).seen(1, 0) == {"number": 1, "view": None, "question": None, "asked": []}


def test_a_line_that_is_not_there_yet_is_the_last() -> None:
    scene = Scene("santiago", "Ana", "bot").begin()
    assert history_of(scene).seen(10_000, 0) == now(scene, 0)


def test_who_is_ready_is_not_asked_any_more() -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    scene.answer(1, "choose siesta")
    scene.answer(1, "choose mama")
    assert scene.kinds(1) == ["ready"]
    seen = history_of(scene).seen(scene.table.number, None)
    assert seen["asked"] == [0]
    assert seen == now(scene, None)
    assert history_of(scene).seen(scene.table.number - 1, None)["asked"] == [0, 1]


def test_what_was_hidden_stays_hidden() -> None:
    """Also when the game has gone on and all has been shown."""
    scene = Scene("havana", "Ana", "Bo").begin()
    first = scene.table.number
    for seat in (0, 1):
        scene.answer(seat, "choose siesta")
        scene.answer(seat, "choose mama")
    history = history_of(scene)

    def players(number: int, seat: int | None) -> list[Json]:
        board = history.seen(number, seat)["view"]
        assert board is not None
        return list(board["players"])

    laid = [players(number, 0) for number in range(first, scene.table.number)]
    assert any(shown[0]["laid"] == ["siesta", "mama"] for shown in laid)
    assert not any("laid" in shown[1] for shown in laid)
    assert not any("laid" in player for player in players(first + 2, None))


def test_a_log_of_other_rules_is_not_guessed_at() -> None:
    scene = Scene("cuba", "Ana", "bot").begin()
    at = next(i for i, entry in enumerate(scene.entries) if entry.kind == EntryKind.ANSWER)
    first = scene.entries[at]
    for changed in (
        replace(first, text="~ draw a card"),
        replace(first, text="~ take wood"),
        replace(first, seat=0),
        replace(first, text=f"{first.text}\n! 1 0123456789abcdef"),
    ):
        with pytest.raises(Denied, match="older rules"):
            History(scene.table.settings).add([*scene.entries[:at], changed])


@pytest.mark.parametrize("game", every_game())
def test_a_film_tells_everything_once_and_ends_where_the_table_stands(game: str) -> None:
    scene = Scene(game, "Ana", "bot", "Ana").begin()
    rng = Rng(12)
    for _ in range(80):
        if scene.table.status == Status.RUNNING:
            scene.step(rng)
    history = history_of(scene)
    last = scene.table.number
    for seat in SEATS:
        lines = {e.number: entry_view(scene.table.game, e, seat) for e in scene.entries}
        for after in (0, last // 2):
            frames = list(history.film(after, last + 1, seat))
            assert [frame[:2] for frame in frames] == sorted({frame[:2] for frame in frames})
            ends = {frame.number: frame for frame in frames}
            told = {number: len(line.get("events", ())) for number, line in lines.items() if number > after}
            assert {n: frame.told for n, frame in ends.items()} == {n: k for n, k in told.items() if k}
            for number, frame in ends.items():
                assert frame.view == history.seen(number, seat)["view"]
    assert any(frame.told < told[frame.number] for frame in frames), "nothing happens in between"


def test_a_film_shows_what_was_undone_as_it_was_seen() -> None:
    scene = Scene("cuba", "Ana", "Bo").begin()
    rng = Rng(3)
    while views.view(scene.table, 0, scene.now)["undo"] != "alone":
        scene.step(rng)
    after = scene.table.number
    before = now(scene, 0)["view"]
    scene.undo(0)
    (frame,) = history_of(scene).film(after, scene.table.number + 1, 0)
    assert frame.view == now(scene, 0)["view"] != before
    assert frame[:2] == (scene.table.number, 0)
