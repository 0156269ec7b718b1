"""A knock-out as a picture: what is played, who went on, and what is still open."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from malecon.cups import Cup, Result
from malecon.cups.bracket import Match, bracket
from malecon.cups.knockout import EMPTY, rounds_of
from tests.cups.play import by_chance, by_strength, new, play, play_round, result

OPEN = (EMPTY, EMPTY)


def who(matches: list[Match]) -> list[tuple[str, ...]]:
    return [match.who for match in matches]


def test_before_the_first_round_there_is_nothing_to_see() -> None:
    assert bracket(new("knock-out", 8)) == []
    assert bracket(play_round(new("groups", 8, groups=2))) == []


def test_a_tree_of_eight_from_its_first_round() -> None:
    cup = new("knock-out", 8).with_next_round()
    first, second, last = bracket(cup)
    assert who(first) == [("p0", "p7"), ("p3", "p4"), ("p1", "p6"), ("p2", "p5")]
    assert who(second) == [OPEN, OPEN]
    assert [(match.stage, match.who) for match in last] == [("final", OPEN), ("third", OPEN)]


def test_who_wins_is_in_the_next_place_at_once() -> None:
    cup = new("knock-out", 8).with_next_round()
    table = next(one for one in cup.rounds[0].pairings if "p4" in one.seats)
    cup = cup.with_forfeit(1, table.table, ["p3"])
    first, second, _ = bracket(cup)
    assert first[1].ahead == ("p4",)
    assert first[0].ahead == ()
    assert who(second) == [(EMPTY, "p4"), OPEN]


def test_the_losers_of_the_semifinals_play_for_third_place() -> None:
    cup = play_round(play_round(new("knock-out", 8)))
    *_, last = bracket(cup)
    assert [(match.stage, match.who) for match in last] == [("final", ("p0", "p1")), ("third", ("p3", "p2"))]
    assert not any(match.pairing for match in last)
    *_, last = bracket(play_round(cup))
    assert [match.ahead for match in last] == [("p0",), ("p2",)]


def test_without_a_match_for_third_place_there_is_none() -> None:
    cup = play(new("knock-out", 8, third_place=False))
    assert [len(matches) for matches in bracket(cup)] == [4, 2, 1]


def test_byes_are_places_of_the_first_round() -> None:
    first, second, last = bracket(new("knock-out", 5).with_next_round())
    assert [(match.who, match.is_bye) for match in first] == [
        (("p0",), True),
        (("p3", "p4"), False),
        (("p1",), True),
        (("p2",), True),
    ]
    assert who(second) == [("p0", EMPTY), ("p1", "p2")]
    assert len(last) == 2
    # Where one of a semifinal is free, nobody is left for a match for third place.
    assert [len(matches) for matches in bracket(new("knock-out", 3).with_next_round())] == [2, 1]


def test_of_larger_tables_nobody_knows_yet_who_meets_whom() -> None:
    cup = new("knock-out", 9, 3).with_next_round()
    first, last = bracket(cup)
    assert [len(match.who) for match in first] == [3, 3, 3]
    assert [(match.stage, match.who) for match in last] == [("final", (EMPTY,) * 3)]
    table = cup.rounds[0].pairings[0]
    cup = cup.with_result(1, table.table, result([1, 2, 3]))
    match = bracket(cup)[0][0]
    assert match.who == tuple(reversed(table.seats)), "the best first"
    assert match.ahead == (table.seats[2],)
    assert [match.ahead for match in bracket(play(new("knock-out", 9, 3)))[-1]] == [("p0",)]


def test_the_best_others_who_fill_a_table_are_told_when_all_is_played() -> None:
    """Six at tables of three: two go on, and the better of those behind them fills their table."""
    cup = new("knock-out", 6, 3, least=3).with_next_round()
    for table, seen in ((1, [("p0",), ()]), (2, [("p0",), ("p1", "p2")])):
        pairing = cup.pairing(1, table)
        cup = cup.with_result(1, table, result(by_strength(pairing)))
        assert [match.ahead for match in bracket(cup)[0]] == seen
    assert bracket(cup.with_next_round())[0] == bracket(cup)[0]


def test_who_is_free_at_larger_tables_goes_on() -> None:
    first, last = bracket(new("knock-out", 5, 3, least=3).with_next_round())
    assert [(match.who, match.ahead) for match in first if match.is_bye] == [(("p0",),) * 2, (("p1",),) * 2]
    assert len(last[0].who) == 3


def test_who_shares_the_first_place_goes_on_by_the_better_seed() -> None:
    cup = new("knock-out", 4).with_next_round()
    for table in (1, 2):
        cup = cup.with_result(1, table, Result((7, 7), (0, 1)))
    first, last = bracket(cup)
    assert [match.ahead for match in first] == [("p0",), ("p1",)]
    assert last[0].who == ("p0", "p1")


@given(
    form=st.sampled_from(["knock-out", "groups"]),
    players=st.integers(2, 5),
    count=st.integers(4, 26),
    advance=st.integers(1, 2),
    seed=st.integers(0, 1000),
)
@settings(max_examples=60, deadline=None)
def test_the_picture_always_agrees_with_what_is_paired(
    form: str, players: int, count: int, advance: int, seed: int
) -> None:
    fits = advance if players > 3 else 1
    cup = new(form, count, players, advance=fits, groups=2 if form == "groups" else 0, seed=str(seed))
    if count < cup.rules.least_people:
        return
    results = by_chance(seed)
    while not cup.is_over:
        cup = play_round(cup, results)
        check(cup)


@given(
    form=st.sampled_from(["knock-out", "groups"]),
    players=st.integers(2, 5),
    count=st.integers(6, 20),
    seed=st.integers(0, 1000),
)
@settings(max_examples=60, deadline=None)
def test_whoever_goes_or_is_sent_off_leaves_a_picture(form: str, players: int, count: int, seed: int) -> None:
    cup = new(form, count, players, groups=2 if form == "groups" else 0, seed=str(seed))
    if count < cup.rules.least_people:
        return
    chance, results = random.Random(seed), by_chance(seed)
    for who in chance.sample(sorted(cup.entrants), 3):
        if cup.is_over:
            break
        cup = cup.with_next_round()
        cup = cup.leave(who) if chance.random() < 0.5 else cup.disqualify(who)
        for pairing in cup.rounds[-1].pairings:
            if cup.pairing(len(cup.rounds), pairing.table).result is None:
                cup = cup.with_result(len(cup.rounds), pairing.table, result(results(pairing)))
            there = {one for matches in bracket(cup) for match in matches for one in match.ahead}
            assert there <= set(cup.entrants)
        for known, matches in zip(rounds_of(cup), bracket(cup), strict=False):
            assert {match.pairing for match in matches if match.pairing} == set(known.pairings)


def check(cup: Cup) -> None:
    """Every table of every round is there once, and every bye; who goes on is in the next round."""
    rounds, found = rounds_of(cup), bracket(cup)
    assert len(found) == (0 if not rounds else cup.rounds_expected - rounds[0].number + 1)
    for known, matches in zip(rounds, found, strict=False):
        assert {match.pairing for match in matches if match.pairing} == set(known.pairings)
        assert [match.who[0] for match in matches if match.is_bye] == list(
            known.byes
        ) or cup.rules.players == 2
    for known, matches in zip(rounds[1:], found, strict=False):
        assert {who for match in matches for who in match.ahead} == set(known.alive)
    if cup.is_over:
        (final,) = (match for match in found[-1] if match.stage == "final")
        assert final.ahead == (cup.winner,)


@pytest.mark.parametrize("players", [2, 4])
def test_after_groups_the_picture_is_that_of_the_knock_out_alone(players: int) -> None:
    cup = play(new("groups", 16, players, groups=2, from_group=2))
    found = bracket(cup)
    assert len(found) == sum(one.knock_out for one in cup.rounds) < len(cup.rounds)
    assert {who for match in found[0] for who in match.who} == {
        line.who for group in (1, 2) for line in cup.group_standings(group)[:2]
    }
    assert found[-1][0].stage == "final"
