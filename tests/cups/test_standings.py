"""Points and tie-breaks, worked out by hand."""

from __future__ import annotations

from malecon.cups import PARTS, Cup, Entrant, Pairing, Result, Round, Rules
from tests.cups.play import new, play, result


def cup_of(rules: Rules, rounds: list[list[tuple[str, str]]]) -> Cup:
    """People named by letters; of each pair the first has won 3 to 1, or `=` between them."""
    names = sorted({who for tables in rounds for pair in tables for who in pair[0] + pair[1]})
    found = []
    for number, tables in enumerate(rounds, 1):
        pairings = []
        for table, (winner, loser) in enumerate(tables, 1):
            drawn = winner.islower()
            result = Result((2, 2), (0, 1)) if drawn else Result((3, 1), (0,))
            pairings.append(Pairing(table, (winner.upper(), loser.upper()), "", result))
        found.append(Round(number, tuple(pairings)))
    people = tuple(Entrant(name) for name in names if name.isupper())
    return Cup(rules.checked(), people, tuple(found), "seed")


def order(cup: Cup) -> list[str]:
    return [line.who for line in cup.standings()]


def why(cup: Cup) -> list[tuple[str, int, int]]:
    return [(line.behind.by, line.behind.own, line.behind.other) for line in cup.standings() if line.behind]


def test_who_met_the_better_opponents_is_before() -> None:
    """A and B have won one each; A lost to C, who has won all, B to D, who has won only that."""
    cup = cup_of(Rules(rounds=2), [[("A", "D"), ("C", "B")], [("C", "A"), ("B", "D")]])
    # C 2, A and B 1, D 0: both met C and D, but not each other, and their wins and shares are level too.
    lines = {line.who: line for line in cup.standings()}
    assert order(cup)[0] == "C"
    assert order(cup)[3] == "D"
    assert {lines[who].values["opponents"] for who in "AB"} == {2 * PARTS}
    assert why(cup)[1][0] == "lot"
    assert why(cup)[0] == ("points", PARTS, 2 * PARTS)


def test_opponents_head_and_wins_in_their_order() -> None:
    cup = cup_of(
        Rules(rounds=3),
        [[("A", "B"), ("C", "D")], [("C", "A"), ("B", "D")], [("B", "C"), ("A", "D")]],
    )
    # A, B and C have two points each, in a circle: nothing but the lot decides, and all of it is said.
    assert order(cup)[3] == "D"
    assert [by for by, _, _ in why(cup)] == ["lot", "lot", "points"]
    head = {line.who: line.values["head"] for line in cup.standings() if line.who != "D"}
    assert head == {"A": 2, "B": 2, "C": 2}


def test_the_game_against_each_other_decides_in_a_round_robin() -> None:
    cup = cup_of(
        Rules("round-robin"),
        [[("A", "B"), ("c", "d")], [("B", "C"), ("D", "A")], [("B", "D"), ("A", "C")]],
    )
    # A and B have two each, and A has beaten B; D one and a half.
    assert order(cup) == ["A", "B", "D", "C"]
    assert why(cup) == [("head", 0, 2), ("points", 180, 240), ("points", 60, 180)]


def test_places_at_larger_tables_bring_points_and_ties_share_them() -> None:
    rules = Rules(players=4, points=(10, 6, 3, 1), rounds=1)
    pairing = Pairing(1, ("A", "B", "C", "D"), "", Result((40, 50, 40, 10), (1,)))
    cup = Cup(rules.checked(), tuple(Entrant(who) for who in "ABCD"), (Round(1, (pairing,)),), "s")
    assert {line.who: line.points for line in cup.standings()} == {
        "B": 10 * PARTS,
        "A": 9 * PARTS // 2,
        "C": 9 * PARTS // 2,
        "D": PARTS,
    }
    assert cup.standings()[0].wins == PARTS


def test_the_games_own_tie_break_counts() -> None:
    """The points are equal, but the game says who has won."""
    pairing = Pairing(1, ("A", "B"), "", Result((40, 40), (1,)))
    cup = Cup(Rules(rounds=1).checked(), (Entrant("A"), Entrant("B")), (Round(1, (pairing,)),), "s")
    assert [(line.who, line.points) for line in cup.standings()] == [("B", PARTS), ("A", 0)]


def test_smaller_tables_bring_as_much_from_the_first_to_the_last() -> None:
    rules = Rules(players=4).checked()
    assert [rules.places(seats) for seats in (4, 3, 2)] == [
        [3 * PARTS, 2 * PARTS, PARTS, 0],
        [3 * PARTS, 3 * PARTS // 2, 0],
        [3 * PARTS, 0],
    ]
    assert Rules(players=2).checked().places(2) == [PARTS, 0]


def test_a_bye_is_worth_what_was_agreed_upon() -> None:
    for bye, points in (("win", PARTS), ("half", PARTS // 2), ("none", 0), ("average", PARTS // 2)):
        pairing = Pairing(1, ("A", "B"), "", Result((2, 2), (0, 1)))
        rounds = (Round(1, (pairing,), ("C",)), Round(2, (Pairing(1, ("B", "C"), "", None),), ("A",)))
        people = tuple(Entrant(who) for who in "ABC")
        cup = Cup(Rules(rounds=3, bye=bye).checked(), people, rounds, "s")
        assert {line.who: line.points for line in cup.standings()}["A"] == PARTS // 2 + points


def test_the_share_of_the_games_points_is_counted_table_by_table() -> None:
    cup = cup_of(Rules(rounds=1, ties=("share", "lot")), [[("A", "B"), ("C", "D")]])
    lines = {line.who: line.values["share"] for line in cup.standings()}
    assert lines == {"A": 1_500_000, "B": 500_000, "C": 1_500_000, "D": 500_000}


def test_running_tables_count_as_if_they_ended_now() -> None:
    cup = Cup.new(Rules(), [Entrant("A"), Entrant("B")], "s").with_next_round()
    seats = cup.rounds[0].pairings[0].seats
    live = cup.standings({1: Result((1, 9), (1,))})
    assert live[0].who == seats[1]
    assert cup.rounds[0].pairings[0].result is None


def test_who_was_level_in_the_final_is_told_that_the_seed_decided() -> None:
    """Nobody was better placed there, so that is not said."""
    for form, groups in (("knock-out", 0), ("groups", 2)):
        cup = play(new(form, 4, groups=groups), lambda pairing: [0 for _ in pairing.seats])
        behind = cup.standings()[1].behind
        assert behind is not None
        assert (behind.by, behind.than) == ("level", cup.winner)


def test_at_a_large_last_table_the_places_count_before_the_seeds() -> None:
    cup = new("knock-out", 4, 4).with_next_round()
    (final,) = cup.rounds[0].pairings
    scores = {"p0": 3, "p1": 3, "p2": 9, "p3": 1}
    cup = cup.with_result(1, 1, result([scores[who] for who in final.seats]))
    lines = cup.standings()
    assert [line.who for line in lines] == ["p2", "p0", "p1", "p3"]
    assert [line.behind.by for line in lines if line.behind] == ["place", "level", "place"]
