"""The balance report: the same from the same seed, and numbers that mean what they say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from malecon.commands.report import naming_of
from malecon.games import GAMES
from malecon.kernel.game import Game, Json
from malecon.lab.report import Balance, Report, play
from malecon.lab.report_page import MOST_CLASSES, Writer
from malecon.messages import LANGUAGES
from tests.contract.setups import every_game

HAVANA = GAMES["havana"]


@every_game
def test_the_result_does_not_depend_on_the_number_of_processes(game: Game, tmp_path: Path) -> None:
    games = 2 * len(game.seats)
    alone = play(Report(game, "random", seed=3), games, folder=tmp_path / "alone").summary()
    together = play(Report(game, "random", seed=3), games, jobs=2, folder=tmp_path / "together").summary()
    assert alone == together
    assert json.loads(json.dumps(alone)) == alone
    assert [entry["games"] for entry in alone["lengths"]] == [2] * len(game.seats)


def test_it_goes_on_from_what_was_played(tmp_path: Path) -> None:
    counted: list[int] = []
    play(Report(HAVANA, "random"), 3, folder=tmp_path)
    more = play(Report(HAVANA, "random"), 6, folder=tmp_path, progress=lambda n, _: counted.append(n))
    assert (counted[0], counted[-1]) == (3, 6)
    assert more.summary() == play(Report(HAVANA, "random"), 6, folder=tmp_path / "anew").summary()


@every_game
def test_all_sums_agree(game: Game, tmp_path: Path) -> None:
    players = game.seats[-1]
    found = play(Report(game, "random", players), 6, folder=tmp_path)
    summary = found.summary()
    key = str(players)
    assert sum(seat["wins"] for seat in summary["seats"][key]) == pytest.approx(6)
    if summary["turns"][key]:
        assert sum(turn["wins"] for turn in summary["turns"][key]) == pytest.approx(6)
    (lengths,) = summary["lengths"]
    assert sum(lengths["score_counts"].values()) == 6 * players
    assert sum(lengths["endings"].values()) == 6
    by_source = sum(source["all"]["mean"] for source in summary["sources"][key])
    assert by_source == pytest.approx(lengths["scores"]["mean"])
    assert summary["items"].keys() == set(game.ledger.sources.groups)


def balance(results: list[Json]) -> Balance:
    rest = {"rounds": 5, "decisions": 9, "ending": "goal-reached", "errors": 0, "start": 1}
    return Balance(Report(HAVANA, "random"), [{"n": n, **rest, **one} for n, one in enumerate(results)])


def test_who_took_a_thing_at_all_and_who_took_it_most() -> None:
    made = balance(
        [
            {"scores": [9, 3], "winners": [0], "taken": [{"card:worker": 3}, {"card:worker": 1}]},
            {"scores": [5, 5], "winners": [0, 1], "taken": [{"card:worker": 1}, {"card:worker": 2}]},
            {"scores": [1, 2, 3], "winners": [2], "taken": [{}, {}, {"card:worker": 1}]},
            {"scores": [1, 2], "winners": [1], "taken": [{"card:worker": 1}, {"card:worker": 1}]},
            {"scores": [1, 2], "winners": [1], "taken": [{}, {}]},
        ]
    )
    worker = made.item("card:worker")
    assert worker["games"] == 4 / 5
    assert worker["seats"] == 7 / 11
    assert worker["times"] == pytest.approx((4 / 2 + 3 / 2 + 1 / 3 + 2 / 2 + 0) / 5)
    assert worker["times_of_winners"] == pytest.approx((3 + 1.5 + 1 + 1 + 0) / 5)
    # Seven seats took it: in all but the last game those who won had.
    assert worker["won"]["wins"] == 4
    assert worker["won"]["games"] == 7
    assert worker["fair"] == pytest.approx((1 + 1 + 1 / 3 + 1) / 7)
    # Where not all took it alike, who took it most won the first game, half of the second, and the third.
    assert (worker["most"]["games"], worker["most"]["wins"]) == (3, 2.5)
    assert worker["most_fair"] == pytest.approx((1 / 2 + 1 / 2 + 1 / 3) / 3)
    nobody = made.item("card:mama")
    assert (nobody["games"], nobody["won"]["games"], nobody["most"]["games"]) == (0, 0, 0)


def test_turns_are_counted_from_the_start_player() -> None:
    made = balance(
        [
            {"scores": [1, 9, 2], "winners": [1], "start": 1, "taken": [{}] * 3},
            {"scores": [9, 1, 2], "winners": [0], "start": 1, "taken": [{}] * 3},
        ]
    )
    assert [share.wins for share in made.by_turn(3)] == [1, 0, 1]
    assert [share.wins for share in made.by_seat(3)] == [1, 1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_the_page_names_everything_in_every_language(game: Game, language: str, tmp_path: Path) -> None:
    report = Report(game, "random")
    summary = play(report, 4, folder=tmp_path).summary()
    naming = naming_of(report, language)
    labels = game.seat_labels(report.options, report.box)
    page = Writer(summary, language, naming, labels).page("malecon report …")
    for group in game.ledger.sources.groups:
        for item in summary["items"][group]:
            assert naming(group, item["item"]).replace("'", "&#x27;") in page
    assert bool(labels) == (game.name == "cuba")
    for label in labels:
        assert label in page


def test_numbers_far_apart_are_drawn_in_few_steps() -> None:
    one = {"scores": [1, 9, 2], "winners": [1], "start": 1, "taken": [{}] * 3}
    summary = balance([one, {**one, "scores": [-(2**31), 2**31, 0], "rounds": 2**31}]).summary()
    writer = Writer(summary, "en", lambda group, word: word, ())
    drawn = writer.distribution("Points", "score_counts", "points", True)
    assert drawn.count("<rect") <= MOST_CLASSES + 10
    assert len(writer.page("")) < 1_000_000
