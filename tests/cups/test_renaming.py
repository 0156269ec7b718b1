"""Somebody is called otherwise from now on, because they came in or left for good: nothing else changes."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from malecon.cups import FORMATS, Cup, Entrant, Rules, SeasonRules
from malecon.cups.bracket import bracket
from malecon.cups.event import CupStatus, Event, Terms
from malecon.cups.league import Entry
from malecon.cups.season import season_standings
from tests.cups.play import by_chance, play_round, result

TERMS = Terms("Winter", "cuba")


def gathered(rules: Rules, count: int, seed: str, strengths: int = 1) -> Event:
    """Everybody has entered; with few strengths many are level."""
    event = Event.new("cup", "p0", TERMS, Cup.new(rules, seed=seed), 1.0)
    for number in range(count):
        event = event.enter(f"p{number}", f"P {number}", number % strengths, 1.0)
    return event


def with_round(event: Event, chance: int) -> Event:
    """One round more, if there is one; whoever sits there, scores are those of the seats."""
    if event.cup.is_over:
        return event
    event = event.paired(event.cup.with_next_round(), 1.0)
    number, scores = len(event.cup.rounds), random.Random(f"{chance} {len(event.cup.rounds)}")
    for pairing in event.cup.rounds[-1].pairings:
        if pairing.result is None:
            points = [scores.randrange(10, 13) for _ in pairing.seats]
            event = event.with_result(number, pairing.table, result(points), 1.0)
    return event


def told(event: Event, names: dict[str, str]) -> Any:
    """All there is to know of a cup, with everybody by the name that they had at first."""
    cup = event.cup
    known = [
        cup.to_json(),
        [line.to_json() for line in cup.standings()],
        [
            [line.to_json() for line in cup.group_standings(group)]
            for group in range(1, cup.rules.groups + 1 if cup.rounds else 1)
        ],
        [[(match.stage, match.who, match.ahead) for match in found] for found in bracket(cup)],
        cup.winner,
        cup.rounds_expected,
        event.status,
    ]

    def at_first(data: Any) -> Any:
        if isinstance(data, dict):
            return {name: at_first(value) for name, value in data.items()}
        if isinstance(data, (list, tuple)):
            return [at_first(value) for value in data]
        return names.get(data, data) if isinstance(data, str) else data

    return at_first(known)


def rules_of(form: str, players: int, **more: Any) -> Rules:
    return Rules(form, players, groups=2 if form == "groups" else 0, **more).checked()


@given(
    form=st.sampled_from(FORMATS),
    players=st.integers(2, 5),
    count=st.integers(8, 26),
    strengths=st.integers(1, 3),
    absent=st.sampled_from(["bot", "forfeit"]),
    seed=st.integers(0, 10_000),
)
@settings(max_examples=60, deadline=None)
def test_whatever_anybody_is_called_the_cup_is_the_same(
    form: str, players: int, count: int, strengths: int, absent: str, seed: int
) -> None:
    """Two cups, in both of which the same is done; in one people are renamed all the time."""
    chance = random.Random(seed)
    rules = rules_of(form, players, absent=absent, rounds=0 if form != "swiss" else 4)
    one = other = gathered(rules, count, str(seed), strengths)
    names: dict[str, str] = {f"p{number}": f"p{number}" for number in range(count)}
    now = {who: who for who in names}  # how each is called in the other
    for turn in range(300):
        for first in chance.sample(sorted(now), chance.randrange(3)):
            new = f"{chance.choice('az')}{turn} {first}"
            other = other.with_person(now[first], new)
            names[new], now[first] = first, new
        assert told(other, names) == told(one, names)
        if one.status == CupStatus.OVER:
            break
        deed = chance.randrange(8)
        who = chance.choice(sorted(now))
        if deed == 0 and one.has_place and len(now) < count + 4 and form in ("swiss", "round-robin"):
            late = f"late {turn}"
            one, other = (event.enter(late, late, 0, 1.0) for event in (one, other))
            names[late] = now[late] = late
        elif deed == 1 and one.cup.rounds and one.cup.entrants[who].plays:
            one, other = one.leave(who, 1.0), other.leave(now[who], 1.0)
        if one.cup.is_over:
            break
        one, other = with_round(one, seed), with_round(other, seed)
    assert one.cup.is_over


@pytest.mark.parametrize("form", ["round-robin", "swiss", "knock-out", "groups"])
@pytest.mark.parametrize(("players", "count"), [(2, 8), (2, 9), (3, 9), (4, 16), (5, 25), (4, 13)])
def test_in_the_midst_and_after_the_end(form: str, players: int, count: int) -> None:
    """A guest comes in after a round, and whoever is last leaves when all is over."""
    for seed in range(5):
        one = other = with_round(gathered(rules_of(form, players), count, str(seed)), seed)
        other = other.with_person("p3", "somebody")
        names = {"somebody": "p3"}
        while not one.cup.is_over:
            one, other = with_round(one, seed), with_round(other, seed)
        assert told(other, names) == told(one, names)
        last = other.cup.standings()[-1].who
        other = other.without_person(last, "nobody", 2.0)
        assert told(other, {**names, "nobody": names.get(last, last)}) == told(one, names)


def test_a_cup_that_was_kept_without_slips_draws_by_its_ids_and_is_renamed_as_well() -> None:
    event = with_round(gathered(rules_of("groups", 2), 8, "seed"), 1)
    data = event.to_json()
    for entrant in data["cup"]["people"]:
        del entrant["slip"]
    kept = Event.from_json("cup", data)
    assert [one.slip for one in kept.cup.people] == [one.who for one in kept.cup.people]
    before = [one.slip for one in kept.cup.people]
    renamed = kept.with_person("p3", "somebody")
    assert [one.slip for one in renamed.cup.people] == before
    assert Event.from_json("cup", renamed.to_json()) == renamed


def test_who_leaves_is_in_no_lot_by_their_id() -> None:
    event = gathered(rules_of("swiss", 2), 4, "seed").enter("guest of a device", "Guest", 0, 1.0)
    event = with_round(event, 1).without_person("guest of a device", "nobody", 2.0)
    assert "guest" not in str(event.to_json())


def over(seed: str, chance: int) -> Event:
    cup = Cup.new(Rules(rounds=1), (Entrant(f"p{number}") for number in range(8)), seed)
    played, names = play_round(cup, by_chance(chance)), {who: who for who in cup.entrants}
    return Event("cup", "p0", TERMS, played, names, CupStatus.OVER, 1.0, 1.0)


@pytest.mark.parametrize("scheme", ["points", "places"])
def test_a_season_is_the_same_whatever_anybody_is_called(scheme: str) -> None:
    """Of cups that are there, and of those of which only the results are kept."""
    rules = SeasonRules(scheme, (1,))  # all but the winners are level
    for seed in range(20):
        events = [over(f"{seed} {number}", seed) for number in (1, 2)]
        entries = [Entry.of(event) for event in events]
        kept = [Entry.from_json(one.cup, one.to_json()) for one in entries]

        def order(seasons: list[Entry], seed: int = seed) -> list[str]:
            return [line.who for line in season_standings(rules, [one.outcome for one in seasons], str(seed))]

        for who in ("p0", "p5"):
            of_events = [Entry.of(event.with_person(who, "zz")) for event in events]
            of_kept = [entry.with_person(who, "zz") for entry in kept]
            wanted = ["zz" if one == who else one for one in order(entries)]
            assert order(of_events) == order(of_kept) == order([of_kept[0], of_events[1]]) == wanted


def test_what_a_season_kept_without_slips_draws_by_its_ids() -> None:
    entry = Entry.of(over("seed", 1))
    data = entry.to_json()
    data["finishes"] = [finish[:3] for finish in data["finishes"]]
    kept = Entry.from_json("cup", data).with_person("p3", "somebody")
    assert [one.slip for one in kept.outcome.finishes] == [one.who for one in entry.outcome.finishes]
