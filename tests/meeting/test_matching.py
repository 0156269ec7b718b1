"""Those who wait are seated: the longest waiting first, near in strength, with nobody they have blocked."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from malecon.meeting.matching import (
    ANYBODY,
    BOTS,
    COURTESY,
    UNKNOWN,
    Group,
    Wish,
    band,
    gap,
    is_offered_bots,
    kinds,
    may_meet,
    nearest_level,
    seat,
    wants,
)

NUMBERS = {"havana": (2, 3, 4), "santiago": (2, 3, 4, 5), "cuba": (2, 3, 4, 5)}
NOW = 1000.0


def wish(person: str, since: float = NOW, **more: Any) -> Wish:
    usual: dict[str, Any] = {"games": ("havana",), "least": 2, "most": 2, "pace": "live", "strengths": {}}
    return Wish(person, since, **{**usual, **more})


def strong(mean: float, doubt: float = 1.0, players: int = 2) -> dict[tuple[str, int], tuple[float, float]]:
    return {("havana", players): (mean, doubt)}


def names(groups: Sequence[Group]) -> list[list[str]]:
    return [[one.person for one in group.people] for group in groups]


# --- scenes ---


def test_two_who_want_the_same_are_seated_at_once() -> None:
    found = seat([wish("ana"), wish("bo")], NUMBERS, NOW)
    assert found == [Group("havana", 2, "live", (wish("ana"), wish("bo")))]


def test_who_wants_another_game_number_or_pace_waits_on() -> None:
    others = [
        wish("bo", games=("cuba",)),
        wish("cy", least=3, most=4),
        wish("di", pace="days"),
    ]
    assert seat([wish("ana"), *others], NUMBERS, NOW) == []


def test_as_many_as_wait_are_seated_together() -> None:
    four = [wish(person, most=4) for person in ("ana", "bo", "cy", "di")]
    assert names(seat(four, NUMBERS, NOW)) == [["ana", "bo", "cy", "di"]]
    assert names(seat(four[:3], NUMBERS, NOW)) == [["ana", "bo", "cy"]]


def test_the_nearest_in_strength_comes_first() -> None:
    four = [
        wish("ana", NOW - 50, strengths=strong(20)),
        wish("bo", NOW - 40, strengths=strong(30)),
        wish("cy", NOW - 30, strengths=strong(21)),
        wish("di", NOW - 20, strengths=strong(29)),
    ]
    assert names(seat(four, NUMBERS, NOW)) == [["ana", "cy"], ["bo", "di"]]


def test_the_band_widens_with_waiting() -> None:
    far = [wish("ana", strengths=strong(15)), wish("bo", strengths=strong(35))]
    assert seat(far, NUMBERS, NOW) == []
    assert seat(far, NUMBERS, NOW + 20) == []
    assert names(seat(far, NUMBERS, NOW + ANYBODY["live"])) == [["ana", "bo"]]


def test_who_is_hardly_known_is_near_to_everybody() -> None:
    assert seat([wish("ana"), wish("bo", strengths=strong(35))], NUMBERS, NOW)


def test_who_shuns_is_not_seated_with_them_but_with_others() -> None:
    three = [wish("ana", NOW - 9, shuns=frozenset({"bo"})), wish("bo", NOW - 8), wish("cy", NOW - 7)]
    assert names(seat(three, NUMBERS, NOW)) == [["ana", "cy"]]
    assert seat(three[:2], NUMBERS, NOW) == []


def test_a_table_is_found_around_two_who_shun_each_other() -> None:
    """The nearest is not taken when then nobody else would come."""
    four = [
        wish("ana", NOW - 9, least=3, most=3, strengths=strong(20, players=3)),
        wish("bo", least=3, most=3, strengths=strong(20, players=3), shuns=frozenset({"cy", "di"})),
        wish("cy", least=3, most=3, strengths=strong(21, players=3)),
        wish("di", least=3, most=3, strengths=strong(21, players=3)),
    ]
    assert names(seat(four, NUMBERS, NOW)) == [["ana", "cy", "di"]]


def test_bots_are_offered_after_a_while_and_not_forced_upon_anybody() -> None:
    ana = wish("ana")
    assert not is_offered_bots(ana, NOW + BOTS["live"] - 1)
    assert is_offered_bots(ana, NOW + BOTS["live"])
    assert seat([ana], NUMBERS, NOW + 10_000) == []


def test_who_takes_bots_alone_begins_at_once() -> None:
    alone = seat([wish("ana", least=3, most=4, bots=NOW)], NUMBERS, NOW)
    assert names(alone) == [["ana"]]
    assert alone[0].players == 3


def test_others_who_wait_are_asked_to_come_along_first() -> None:
    ana, bo = wish("ana", least=3, most=3, bots=NOW), wish("bo", least=3, most=3)
    assert seat([ana, bo], NUMBERS, NOW + COURTESY["live"] - 1) == []
    assert names(seat([ana, bo], NUMBERS, NOW + COURTESY["live"])) == [["ana"]]
    together = seat([ana, bo._replace(bots=NOW + 1)], NUMBERS, NOW + 1)
    assert names(together) == [["ana", "bo"]]
    assert together[0].players == 3


def test_the_nearest_level_of_bots_is_found_in_the_clubs_games() -> None:
    ratings = {"casual": (18.0, 1.0), "steady": (26.0, 1.0), "master": (34.0, 1.0)}
    assert nearest_level((33.0, 2.0), ratings, "casual") == "master"
    assert nearest_level((25.5, 2.0), ratings, "casual") == "steady"
    assert nearest_level(UNKNOWN, ratings, "greedy") == "greedy"
    assert nearest_level((33.0, 2.0), {}, "greedy") == "greedy"


# --- whatever is wished for ---

#: A busy machine may take long to think of wishes.
patient = settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow], deadline=None)

PEOPLE = [f"p{n}" for n in range(8)]


@st.composite
def wishes(draw: st.DrawFn) -> list[Wish]:
    found = []
    for person in draw(st.lists(st.sampled_from(PEOPLE), unique=True, max_size=8)):
        least = draw(st.integers(2, 4))
        most = draw(st.integers(least, 5))
        games = draw(st.lists(st.sampled_from(list(NUMBERS)), unique=True, min_size=1, max_size=3))
        known = draw(st.booleans())
        mean = draw(st.floats(5, 45))
        strengths = {(g, n): (mean, 1.0) for g in games for n in range(2, 6)} if known else {}
        found.append(
            Wish(
                person,
                draw(st.integers(880, 1000)),
                tuple(games),
                least,
                most,
                draw(st.sampled_from(("live", "days"))),
                strengths,
                draw(st.frozensets(st.sampled_from(PEOPLE), max_size=2)),
                draw(st.none() | st.just(900.0)),
            )
        )
    return found


@patient
@given(wishes())
def test_whoever_is_seated_got_what_they_wished_for(waiting: list[Wish]) -> None:
    seated: list[str] = []
    for group in seat(waiting, NUMBERS, NOW):
        kind = (group.game, group.players)
        assert group.players in NUMBERS[group.game]
        assert 1 <= len(group.people) <= group.players
        if len(group.people) < group.players:
            assert all(one.bots is not None for one in group.people)
        near = max(band(one, NOW) for one in group.people)
        for one in group.people:
            assert wants(one, kind)
            assert one.pace == group.pace
        for one, other in itertools.combinations(group.people, 2):
            assert may_meet(one, other)
            assert gap(one, other, kind) <= near
        seated += [one.person for one in group.people]
    assert len(seated) == len(set(seated))


@patient
@given(wishes(), st.randoms())
def test_the_order_in_which_they_are_named_decides_nothing(waiting: list[Wish], chance: Any) -> None:
    mixed = list(waiting)
    chance.shuffle(mixed)
    assert seat(mixed, NUMBERS, NOW) == seat(waiting, NUMBERS, NOW)


@patient
@given(wishes())
def test_nobody_is_left_who_could_have_been_seated(waiting: list[Wish]) -> None:
    """Every table that could be filled with those who are left would have been filled."""
    seated = {one.person for group in seat(waiting, NUMBERS, NOW) for one in group.people}
    left = [one for one in waiting if one.person not in seated]
    for size in range(2, 6):
        for company in itertools.combinations(left, size):
            near = band(min(company, key=lambda one: (one.since, one.person)), NOW)
            for kind in kinds(company[0], NUMBERS):
                pairs = list(itertools.combinations(company, 2))
                assert not (
                    kind[1] == size
                    and all(wants(one, kind) and one.pace == company[0].pace for one in company)
                    and all(may_meet(*pair) and gap(*pair, kind) <= near for pair in pairs)
                )


@patient
@given(wishes())
def test_the_longest_waiting_is_served_first(waiting: list[Wish]) -> None:
    """Whoever comes later takes no place from one who could have been served before."""
    live = [one._replace(bots=None) for one in waiting]
    groups = seat(live, NUMBERS, NOW)
    if not groups:
        return
    first = groups[0].people[0]
    earlier = [one for one in live if (one.since, one.person) < (first.since, first.person)]
    for one in earlier:
        company = [other for other in live if (other.since, other.person) > (one.since, one.person)]
        assert not [group for group in seat([one, *company], NUMBERS, NOW) if one in group.people]
