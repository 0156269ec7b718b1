"""The life of a cup: late ones, no-shows, those who go or are sent off, corrections, and bad input."""

from __future__ import annotations

from itertools import combinations

import pytest

from malecon.cups import PARTS, Cup, Entrant, Result, Rules, results_rows, standings_rows
from malecon.cups.event import CupStatus, Event, Terms
from malecon.cups.season import Outcome, SeasonRules, season_standings
from malecon.errors import MaleconError, Unreadable
from malecon.table import Denied
from tests.cups.play import by_chance, new, people, play, play_round


def test_who_comes_late_to_a_swiss_cup_has_half_the_points_of_what_was_missed() -> None:
    cup = play_round(play_round(new("swiss", 8, rounds=4))).enter("late", strength=1)
    assert cup.entrants["late"].head_start == PARTS
    cup = play_round(cup)
    assert "late" in [who for pairing in cup.rounds[2].pairings for who in pairing.seats]
    for late, points in (("none", 0), ("least", 0)):
        other = play_round(play_round(new("swiss", 8, rounds=4, late=late))).enter("late")
        assert other.entrants["late"].head_start == points


def test_who_comes_late_to_a_round_robin_meets_everybody_still() -> None:
    cup = play_round(play_round(new("round-robin", 7)))
    cup = play(cup.enter("late"), by_chance(1))
    assert all(cup.met[frozenset(pair)] == 1 for pair in combinations(cup.entrants, 2))
    assert len(cup.rounds) <= 12


def test_nobody_enters_twice_or_where_there_is_no_place_any_more() -> None:
    cup = play_round(new("knock-out", 4))
    with pytest.raises(Denied, match="take part already"):
        cup.enter("p1")
    with pytest.raises(Denied, match="too late"):
        cup.enter("late")
    with pytest.raises(Denied, match="at most 256"):
        Cup.new(Rules(), people(257))
    with pytest.raises(Unreadable, match="cannot take part"):
        cup.enter("")


def test_a_bot_plays_on_for_who_goes() -> None:
    cup = play_round(new("swiss", 6)).leave("p2")
    assert cup.entrants["p2"].status == "bot"
    cup = play_round(cup)
    assert "p2" in [who for pairing in cup.rounds[-1].pairings for who in pairing.seats]
    assert cup.come_back("p2").entrants["p2"].status == "here"


def test_who_goes_loses_the_rest_where_that_is_the_rule() -> None:
    cup = play_round(new("round-robin", 4, absent="forfeit")).leave("p0")
    cup = cup.with_next_round()
    lost = next(pairing for pairing in cup.rounds[-1].pairings if "p0" in pairing.seats)
    assert lost.result == Result(forfeits=(lost.seats.index("p0"),))
    cup = play(play_round_from(cup))
    assert cup.winner == "p1"
    lines = {line.who: line for line in cup.standings()}
    assert lines["p0"].points == PARTS  # what was won before they went
    swiss = play_round(new("swiss", 5, absent="forfeit")).leave("p0").with_next_round()
    assert "p0" not in [who for pairing in swiss.rounds[-1].pairings for who in pairing.seats]


def play_round_from(cup: Cup) -> Cup:
    """The round that is running is played."""
    for pairing in cup.rounds[-1].pairings:
        if pairing.result is None:
            scores = tuple(1000 - int(who[1:]) for who in pairing.seats)
            best = Result(scores, (scores.index(max(scores)),))
            cup = cup.with_result(len(cup.rounds), pairing.table, best)
    return cup


def test_in_a_tree_who_meets_one_who_has_gone_goes_on() -> None:
    cup = play_round(new("knock-out", 8)).leave("p0").disqualify("p1")
    assert cup.entrants["p0"].status == "bot"
    cup = play(cup)
    assert cup.winner == "p0"
    assert cup.standings()[-1].who == "p1"
    assert [line.behind.by for line in cup.standings() if line.behind][-1] == "out"
    with pytest.raises(Denied, match="does not come back"):
        cup.come_back("p1")


@pytest.mark.parametrize("form", ["swiss", "round-robin", "knock-out", "groups"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_cup_ends_even_if_all_but_one_go(form: str, players: int) -> None:
    cup = play_round(new(form, 9, players, absent="forfeit", groups=2 if form == "groups" else 0))
    for number in range(1, 9):
        cup = cup.leave(f"p{number}")
    cup = play(cup)
    assert cup.winner is not None


@pytest.mark.parametrize("how", ["leave", "send-off", "leave the club"])
@pytest.mark.parametrize("form", ["swiss", "round-robin"])
def test_a_cup_is_over_when_too_few_are_left_between_two_rounds(form: str, how: str) -> None:
    terms = Terms("Winter", "havana", by_itself=form == "swiss")
    event = Event.new("cup", "p0", terms, new(form, 0, 2, absent="forfeit"), 1.0)
    for who in ("p0", "p1", "p2", "p3"):
        event = event.enter(who, who, 0, 1.0)
    event = event.paired(event.cup.with_next_round(), 1.0)
    for pairing in event.cup.rounds[0].pairings:
        event = event.with_forfeit("p0", 1, pairing.table, pairing.seats[1:], 2.0)
    assert event.status == CupStatus.RUNNING
    for turn, who in enumerate(("p0", "p1", "p2", "p3"), 3):
        if event.status == CupStatus.RUNNING:
            match how:
                case "leave":
                    event = event.leave(who, turn)
                case "send-off":
                    event = event.send_off("p0", who, turn)
                case _:
                    event = event.without_person(who, f"nobody {who}", turn)
    assert (event.status, event.due) == (CupStatus.OVER, None)
    assert event.cup.winner is not None
    assert event.touched == (5.0 if form == "swiss" else 6.0)


def test_who_does_not_come_loses_and_the_others_share() -> None:
    cup = new("swiss", 4, 4, points=[7, 4, 2, 1]).with_next_round()
    (pairing,) = cup.rounds[0].pairings
    cup = cup.with_forfeit(1, 1, [pairing.seats[2]])
    points = {line.who: line.points for line in cup.standings()}
    assert [points[who] for who in pairing.seats] == [13 * PARTS // 3, 13 * PARTS // 3, 0, 13 * PARTS // 3]
    nobody = new("swiss", 2).with_next_round().with_forfeit(1, 1, ["p0", "p1"])
    assert [line.points for line in nobody.standings()] == [0, 0]


def test_a_result_may_be_sent_again_and_corrected_until_the_next_round_is_paired() -> None:
    cup = play_round(new("swiss", 4))
    first = cup.rounds[0].pairings[0].result
    assert first is not None
    assert cup.with_result(1, 1, first) is cup
    other = cup.with_result(1, 1, Result(first.scores[::-1], tuple(1 - seat for seat in first.winners)))
    assert other.standings() != cup.standings()
    later = cup.with_next_round()
    with pytest.raises(Denied, match="Round 1 is closed"):
        later.with_result(1, 1, Result((0, 1), (1,)) if first.winners == (0,) else Result((1, 0), (0,)))
    with pytest.raises(Denied, match="still being played"):
        later.with_next_round()


@pytest.mark.parametrize(
    "bad",
    [Result(), Result((1, 2, 3), (0,)), Result((1, 2), (2,)), Result((1, 2)), Result((1, 2), (0,), (5,))],
)
def test_what_is_no_result_is_refused(bad: Result) -> None:
    cup = new("swiss", 2).with_next_round()
    with pytest.raises(Unreadable, match="no result for table 1"):
        cup.with_result(1, 1, bad)
    with pytest.raises(Unreadable, match="no table 7"):
        cup.with_result(1, 7, Result((1, 0), (0,)))


@pytest.mark.parametrize(
    "bad",
    [
        {"format": "lottery"},
        {"players": 9},
        {"players": 3, "least": 4},
        {"bye": "maybe"},
        {"ties": ["lot", "wins"]},
        {"ties": ["luck"]},
        {"points": [1, 2]},
        {"points": [3, 1, 0]},
        {"points": [3, -1]},
        {"format": "groups", "groups": 1},
        {"format": "knock-out", "advance": 2},
        {"rounds": True},
        {"rounds": 10**9},
        {"wheels": 4},
        {"ties": [["lot"]]},
    ],
)
def test_rules_that_cannot_be_are_refused_in_words(bad: dict[str, object]) -> None:
    with pytest.raises(MaleconError) as found:
        Rules.from_json(bad)
    for language in ("en", "de", "nl", "es"):
        assert found.value.key not in found.value.message(language)


def test_too_few_cannot_begin_and_nothing_follows_the_end() -> None:
    with pytest.raises(Denied, match="at least 2"):
        new("swiss", 1).with_next_round()
    with pytest.raises(Denied, match="is over"):
        play(new("knock-out", 2)).with_next_round()
    assert not new("swiss", 4).is_over
    assert new("swiss", 4).winner is None


def test_bots_are_people_here() -> None:
    cup = Cup.new(
        Rules("knock-out"), [Entrant("Ana"), Entrant("bot 1", "greedy"), Entrant("bot 2", "casual")]
    )
    cup = cup.with_next_round()
    assert {who for pairing in cup.rounds[0].pairings for who in pairing.seats} | set(cup.rounds[0].byes) == {
        "Ana",
        "bot 1",
        "bot 2",
    }
    assert cup.entrants["bot 1"].level == "greedy"


def test_the_rows_tell_everything_and_no_name_is_a_formula() -> None:
    cup = play(new("swiss", 5))
    names = {who: f"Name of {who}" for who in cup.entrants} | {"p0": "=1+1"}
    head, *rows = standings_rows(cup, names)
    assert [row[:2] for row in rows[:1]] == [[1, "'=1+1"]]
    assert all(len(row) == len(head) for row in rows)
    assert dict(zip(head, rows[0], strict=True))["points"] == 3
    played, *lines = results_rows(cup, names)
    assert len(lines) == 3 * 5
    assert all(len(line) == len(played) for line in lines)


def test_a_season_adds_up_the_best_cups_of_each() -> None:
    cups = [play(new("swiss", 8, seed=str(number)), by_chance(number)) for number in range(4)]
    late = play(Cup.new(Rules(), [Entrant("new"), *people(3)], "x"))
    rules = SeasonRules(places=(5, 3, 1), counting=2).checked()
    lines = season_standings(rules, [Outcome.of(cup) for cup in (*cups, late)], "s")
    assert len(lines) == 9
    for line in lines:
        best = sorted((points or 0 for points in line.cups), reverse=True)[:2]
        assert line.points == sum(best)
        assert sum(line.counted) <= 2
        assert (line.behind is None) == (line.rank == 1)
    newcomer = next(line for line in lines if line.who == "new")
    assert newcomer.cups[:4] == (None,) * 4
    by_points = season_standings(SeasonRules("points"), [Outcome.of(cup) for cup in cups])
    assert sum(line.points for line in by_points) == sum(
        line.points for cup in cups for line in cup.standings()
    )
