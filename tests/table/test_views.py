"""What leaves the house: enough to play, the same whenever it is asked, and nothing that is hidden."""

from __future__ import annotations

import json

import pytest

from malecon.kernel.rng import Rng
from malecon.messages import LANGUAGES, has
from malecon.table import Status, Table, views
from malecon.table.view_types import OfferedView
from tests.table.scene import Scene, every_game


def send(table: Table, seat: int | None, since: int) -> str:
    """All that this seat could be sent."""
    view = views.view(table, seat, 5000.0)
    return json.dumps([view, views.delta(table, seat, since, 5000.0), views.listing(table)], sort_keys=False)


@pytest.mark.parametrize("game", every_game())
def test_in_two_worlds_equal_for_a_seat_it_is_sent_the_same_bytes(game: str) -> None:
    """At every position of a game the others' secrets are drawn anew; nothing this seat gets may change."""
    options = {"secret_delegate": True} if game == "cuba" else {}
    scene = Scene(game, "Ana", "bot", "Cy", options=options).begin()
    rng, beliefs = Rng(7), Rng(8)
    positions = 0
    while scene.table.status == Status.RUNNING and positions < 150:
        scene.step(rng)
        positions += 1
        table = scene.table
        for seat in (0, 2):
            truth = send(table, seat, table.number - 1)
            state = table.state
            table.set_state(table.game.sample(state, seat, beliefs))
            asked_before = list(table.asked)
            assert send(table, seat, table.number - 1) == truth
            assert table.asked == asked_before
            table.set_state(state)


@pytest.mark.parametrize("game", every_game())
def test_no_view_holds_what_only_the_house_may_know(game: str) -> None:
    scene = Scene(game, "Ana", "bot", "Cy").begin()
    rng = Rng(9)
    for _ in range(40):
        scene.step(rng)
        for seat in (None, 0, 2):
            text = send(scene.table, seat, scene.table.number - 3)
            assert scene.table.secret.hex() not in text
            assert '"person of' not in text
            assert '"host"' not in text.replace('"host":', "")
            assert len(json.loads(text)[0]["log"]) <= 60


def test_a_list_says_whom_a_table_waits_for_and_how_it_ended() -> None:
    scene = Scene("santiago", "Ana", "Bo")
    assert views.listing(scene.table)["asked"] == [0], "all have come: the host may begin"
    scene.begin()
    rng = Rng(3)
    while scene.table.status == Status.RUNNING:
        listed = views.listing(scene.table)
        assert listed["asked"] == scene.table.asked
        assert listed["asked"]
        assert listed["result"] is None
        scene.step(rng)
    listed = views.listing(scene.table)
    assert listed["asked"] == []
    assert listed["result"] is not None
    assert listed["result"]["winners"] == scene.table.state.winners()


def test_only_who_is_asked_is_offered_anything() -> None:
    scene = Scene("santiago", "Ana", "Bo").begin()
    seat = scene.table.asked[0]
    assert scene.options(seat)
    assert scene.options(1 - seat) == []
    assert views.view(scene.table, None, 1.0)["actions"] == []
    question = views.view(scene.table, None, 1.0)["question"]
    assert question is not None
    assert question["rules"]


@pytest.mark.parametrize("game", every_game())
def test_every_key_that_is_sent_is_a_message_in_every_language(game: str) -> None:
    scene = Scene(game, "Ana", "Ana", "Ana").begin()
    rng = Rng(11)
    keys: set[str] = set()
    for _ in range(120):
        scene.step(rng)
        view = views.view(scene.table, scene.table.asked[0], 1.0)
        assert view["question"] is not None
        keys.add(view["question"]["key"])
        keys |= {action["key"] for action in view["actions"]}
        keys |= {event["key"] for entry in view["log"] for event in entry.get("events", ())}
    assert len(keys) > 15
    for language in LANGUAGES:
        for key in keys:
            assert has(key, language), f"{key} is missing in {language}"


def test_an_action_says_how_it_is_shown() -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    action = views.view(scene.table, 0, 1.0)["actions"][-1]
    expected: OfferedView = {
        "words": "choose pesos",
        "key": "havana-do-choose",
        "parts": {"card": "pesos"},
        "tone": "",
        "loses": [],
    }
    assert action == expected


def test_the_log_says_who_did_what_and_its_events_only_to_those_who_may_know() -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    for seat in (0, 1):
        for words in ("choose worker", "choose mama"):
            scene.answer(seat, words)
    mine = next(entry for entry in scene.log(0) if entry.get("words") == "choose worker")
    assert [event["key"] for event in mine["events"]] == ["havana-event-card-chosen"]
    assert mine["events"][0]["values"]["b"] == {"domain": "card", "word": "worker"}
    theirs = next(entry for entry in scene.log(1) if entry["number"] == mine["number"])
    assert theirs["events"] == []
    assert "words" not in theirs


def test_news_are_what_came_after_a_line() -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    table = scene.table
    assert views.log_since(table, 0, table.number) == []
    assert [entry["number"] for entry in views.log_since(table, 0, table.number - 2) or []] == [
        table.number - 1,
        table.number,
    ]
    assert views.log_since(table, 0, table.number + 1) is None  # nobody can know more than there is
    rng = Rng(1)
    for _ in range(70):
        scene.step(rng)
    assert views.log_since(scene.table, 0, 3) is None
    assert views.delta(scene.table, 0, 3, 1.0) is None


def test_a_view_with_its_deltas_is_a_later_view() -> None:
    scene = Scene("cuba", "Ana", "Bo").begin()
    rng = Rng(2)
    held = {seat: views.view(scene.table, seat, 1.0) for seat in (None, 0, 1)}
    for _ in range(50):
        scene.step(rng)
        for seat, known in held.items():
            delta = views.delta(scene.table, seat, known["number"], 1.0)
            assert delta is not None
            log = (known["log"] + delta["log"])[-60:]
            held[seat] = {**known, **delta, "log": log}
            assert held[seat] == views.view(scene.table, seat, 1.0)


def test_the_end_is_told() -> None:
    scene = Scene("santiago", "bot", "bot").begin()
    scene.bots()
    result = views.view(scene.table, None, 1.0)["result"]
    assert result is not None
    assert result["scores"] == scene.table.state.scores()
    assert result["winners"] == scene.table.state.winners()
    assert result["ending"] in scene.table.game.endings
    assert views.view(scene.table, None, 1.0)["question"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_can_be_told_in_every_language(language: str) -> None:
    scene = Scene("havana", "Ana", "Bo").begin()
    for words in ("buy upper left", "dance"):
        refusal = scene.table.why_not(0, words)
        assert refusal is not None
        assert refusal.message(language).strip()
