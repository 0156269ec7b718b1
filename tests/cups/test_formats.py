"""What holds for every cup, whoever enters and whatever happens; and what is known of some."""

from __future__ import annotations

import json
import time
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from malecon.cups import FORMATS, Cup, Rules
from malecon.cups.grouping import table_sizes
from tests.cups.play import by_chance, leaning, new, people, play, play_round


@given(
    form=st.sampled_from(FORMATS),
    players=st.integers(2, 5),
    count=st.integers(4, 26),
    groups=st.integers(2, 4),
    advance=st.integers(1, 2),
    seed=st.integers(0, 1000),
)
@settings(max_examples=60, deadline=None)
def test_every_cup_is_played_to_its_end(
    form: str, players: int, count: int, groups: int, advance: int, seed: int
) -> None:
    fits = advance if players > 3 else 1
    rules = Rules(form, players, groups=groups if form == "groups" else 0, advance=fits).checked()
    if count < rules.least_people:
        return
    cup = Cup.new(rules, people(count, seeded=seed % 2 == 0), str(seed))
    results = by_chance(seed)
    while not cup.is_over:
        before = cup
        cup = play_round(cup, results)
        found = cup.rounds[-1]
        assert before.with_next_round().rounds[-1].pairings == before.pair().pairings  # the same each time
        seated = [who for pairing in found.pairings for who in pairing.seats]
        taking_part = seated + list(found.byes)
        assert len(taking_part) == len(set(taking_part))
        if form in ("swiss", "round-robin"):
            assert set(taking_part) == set(cup.entrants)
        assert all(2 <= len(pairing.seats) <= players for pairing in found.pairings)
        assert len(cup.rounds) <= cup.rounds_expected
    lines = cup.standings()
    assert [line.rank for line in lines] == list(range(1, count + 1))
    assert {line.who for line in lines} == set(cup.entrants)
    for line in lines[1:]:
        why = line.behind
        assert why is not None
        assert why.than == lines[line.rank - 2].who
        assert why.own < why.other
    assert cup.winner == lines[0].who
    again = Cup.from_json(json.loads(json.dumps(cup.to_json())))
    assert again == cup
    assert again.standings() == lines
    byes: list[int] = [cup.byes[who] for who in cup.entrants]
    if form in ("swiss", "round-robin"):
        assert max(byes) - min(byes) <= 1


@given(count=st.integers(2, 24), legs=st.integers(1, 2), seed=st.integers(0, 99))
@settings(max_examples=25, deadline=None)
def test_two_by_two_everybody_meets_everybody_once_and_sits_first_as_often_as_second(
    count: int, legs: int, seed: int
) -> None:
    cup = play(new("round-robin", count, seed=str(seed), legs=legs), by_chance(seed))
    assert set(cup.met.values()) == {legs}
    assert len(cup.met) == count * (count - 1) // 2
    assert len(cup.rounds) == legs * (count - 1 + count % 2)
    assert all(leaning(cup, who, 2) <= 1 for who in cup.entrants)
    assert {cup.byes[who] for who in cup.entrants} == {legs * (count % 2)}


@pytest.mark.parametrize("side", [3, 4, 5])
def test_a_square_of_people_meets_by_the_lines_of_a_plane(side: int) -> None:
    """Kirkman's way: 9, 16 or 25 people, and nobody meets anybody twice."""
    cup = play(new("round-robin", side * side, side))
    assert len(cup.rounds) == side + 1
    assert set(cup.met.values()) == {1}
    assert len(cup.met) == side * side * (side * side - 1) // 2


def test_larger_tables_spread_their_meetings() -> None:
    """Twelve at tables of four cannot all have met once after four rounds; but nobody has met three times."""
    cup = play(new("round-robin", 12, 4, rounds=4))
    counts = [cup.met[frozenset(pair)] for pair in combinations(cup.entrants, 2)]
    assert sum(counts) == 4 * 3 * 6
    assert max(counts) <= 2
    assert all(leaning(cup, who, 4) <= 2 for who in cup.entrants)


@given(count=st.integers(8, 40), rounds=st.integers(2, 5), seed=st.integers(0, 99))
@settings(max_examples=25, deadline=None)
def test_in_swiss_nobody_meets_twice_nor_has_two_byes_while_that_can_be(
    count: int, rounds: int, seed: int
) -> None:
    cup = play(new("swiss", count, seed=str(seed), rounds=min(rounds, count // 2)), by_chance(seed))
    assert max(cup.met.values()) == 1
    assert max(cup.byes.values(), default=0) <= 1
    assert all(leaning(cup, who, 2) <= 2 for who in cup.entrants)


def test_swiss_of_eight_as_every_club_plays_it() -> None:
    """The upper half meets the lower, then winners winners: who is strongest meets the second last."""
    cup = new("swiss", 8)
    wanted = [
        [{"p0", "p4"}, {"p1", "p5"}, {"p2", "p6"}, {"p3", "p7"}],
        [{"p0", "p2"}, {"p1", "p3"}, {"p4", "p6"}, {"p5", "p7"}],
        [{"p0", "p1"}],
    ]
    for tables in wanted:
        cup = play_round(cup)
        found = [set(pairing.seats) for pairing in cup.rounds[-1].pairings]
        if len(cup.rounds) == 2:
            # within those level by lot only points say who is upper: winners meet winners
            assert all(pair <= {"p0", "p1", "p2", "p3"} or pair <= {"p4", "p5", "p6", "p7"} for pair in found)
        elif len(cup.rounds) == 1:
            assert found == tables
    assert cup.is_over
    assert cup.winner == "p0"


def test_a_knock_out_of_eight_is_a_tree() -> None:
    cup = play_round(new("knock-out", 8))
    assert [set(pairing.seats) for pairing in cup.rounds[0].pairings] == [
        {"p0", "p7"},
        {"p3", "p4"},
        {"p1", "p6"},
        {"p2", "p5"},
    ]
    cup = play(cup)
    final, third = cup.rounds[-1].pairings
    assert (final.stage, set(final.seats)) == ("final", {"p0", "p1"})
    assert (third.stage, set(third.seats)) == ("third", {"p2", "p3"})
    assert [line.who for line in cup.standings()] == [f"p{number}" for number in range(8)]
    assert [line.behind.by for line in cup.standings() if line.behind][:4] == [
        "place",
        "stage",
        "third",
        "stage",
    ]


@given(count=st.integers(3, 64))
@settings(max_examples=20, deadline=None)
def test_in_a_tree_the_best_have_the_byes_and_meet_last(count: int) -> None:
    cup = play(new("knock-out", count))
    size = 1 << (count - 1).bit_length()
    assert set(cup.rounds[0].byes) == {f"p{number}" for number in range(size - count)}
    assert not any(found.byes for found in cup.rounds[1:])
    assert len(cup.rounds) == size.bit_length() - 1
    assert [line.who for line in cup.standings()[:3]] == ["p0", "p1", "p2"]


def test_of_larger_tables_the_best_two_go_on() -> None:
    """Sixteen at tables of four: eight, four, one."""
    cup = play(new("knock-out", 16, 4, advance=2))
    assert [len(found.alive) for found in cup.rounds] == [16, 8, 4]
    assert {sum(int(who[1:]) for who in pairing.seats) for pairing in cup.rounds[0].pairings} == {30}
    assert [line.who for line in cup.standings()][:4] == ["p0", "p1", "p2", "p3"]


def test_groups_send_their_best_into_a_tree_where_they_do_not_meet_soon() -> None:
    cup = new("groups", 16, groups=4)
    for _ in range(3):
        cup = play_round(cup)
    assert [[line.who for line in cup.group_standings(group)] for group in (1, 2)] == [
        ["p0", "p7", "p8", "p15"],
        ["p1", "p6", "p9", "p14"],
    ]
    cup = play_round(cup)
    assert cup.rounds[-1].knock_out
    group = {who: number for number in range(4) for who in ("p" + str(number), "p" + str(7 - number))}
    half = cup.rounds[-1].alive[:4]
    assert len({group[who] for who in half}) == 4  # nobody meets the own group before the final
    cup = play(cup)
    assert [line.who for line in cup.standings()][:2] == ["p0", "p1"]
    assert cup.standings()[-1].behind is not None


@pytest.mark.parametrize(
    ("people", "most", "least", "sizes"),
    [
        (10, 4, 3, [4, 3, 3]),
        (5, 4, 3, [4]),
        (5, 4, 2, [3, 2]),
        (7, 2, 2, [2, 2, 2]),
        (3, 4, 3, [3]),
        (2, 4, 3, []),
        (11, 5, 4, [5, 5]),
    ],
)
def test_everybody_sits_at_few_even_tables_if_that_can_be(
    people: int, most: int, least: int, sizes: list[int]
) -> None:
    assert table_sizes(people, most, least) == sizes


@pytest.mark.parametrize(("form", "players"), [("swiss", 2), ("swiss", 4), ("knock-out", 2), ("groups", 2)])
def test_a_round_of_256_is_paired_in_a_second_and_its_standings_in_a_twentieth(
    form: str, players: int
) -> None:
    """Seconds of this process, as far as other processes leave it its time; with room for a slow machine."""
    cup = new(form, 256, players, groups=64 if form == "groups" else 0)
    results, worst = by_chance(5), 0.0
    for _ in range(4):
        begun = time.process_time()
        cup.pair()
        worst = max(worst, time.process_time() - begun)
        cup = play_round(cup, results)
    assert worst < 2.0
    begun = time.process_time()
    assert len(cup.standings()) == 256
    assert time.process_time() - begun < 0.2


def test_more_may_go_on_from_a_group_than_are_in_it() -> None:
    cup = play(new("groups", 5, groups=2, from_group=4))
    assert {who for found in cup.rounds if found.knock_out for who in found.alive} >= set(cup.entrants)
