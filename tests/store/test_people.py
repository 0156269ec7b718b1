"""Where persons stand in the database, and whose secret opens what."""

from __future__ import annotations

import pytest

from malecon.cups.cup import Cup
from malecon.cups.event import NAMELESS, Event, Terms
from malecon.cups.groups import groups_of
from malecon.cups.league import Season
from malecon.cups.rules import Rules
from malecon.cups.season import SeasonRules
from malecon.errors import MaleconError
from malecon.server.tables.devices import hash_for
from malecon.server.work.cup_views import listing
from malecon.store import Link, Store
from malecon.store import club_schema as club
from malecon.store.people import Device, Person, Taken
from malecon.store.personal import OWN, PAIRS, PLACES
from malecon.store.schema import metadata
from tests.store.scene import begun, new_table

pytestmark = pytest.mark.anyio

#: So are columns called that hold a person.
NAMES = ("person", "other", "by", "host", "guest")
#: In these a person is noted to be carried over, or to be erased.
NOTED = (club.adoptions, club.leavings)


def person(name: str) -> Person:
    return Person(name, f"public-{name}", name, "gull", 1.0, 1.0)


async def known(store: Store, name: str) -> None:
    await store.people.add(person(name), Device(f"key of {name}", name, "", 1.0, 1.0), f"phrase of {name}")


def test_every_column_that_holds_a_person_is_in_the_list() -> None:
    listed = {str(place.column) for place in (*OWN, *PLACES)}
    there = {
        str(column)
        for table in metadata.sorted_tables
        if table not in NOTED
        for column in table.columns
        if column.name in NAMES
    }
    assert there == listed
    pairs = {str(column) for pair in PAIRS for column in pair}
    assert pairs <= listed


async def test_all_rows_of_a_guest_become_a_persons(store: Store) -> None:
    """And where the person has the like, that stays."""
    await known(store, "ana")
    table = await begun(store)

    def lay(connection) -> None:  # type: ignore[no-untyped-def]
        wish = club.wishes.insert()
        connection.execute(wish, [{"person": "guest", "data": '"old"'}, {"person": "ana", "data": '"own"'}])
        named = {"own": "", "name": "", "made": 1.0}
        friends = [("guest", "bo"), ("bo", "guest"), ("guest", "ana"), ("ana", "bo")]
        connection.execute(
            club.friends.insert(), [{"person": one, "other": other, **named} for one, other in friends]
        )

    await store.database.write(lay)
    event = Event.new("cup", "guest", Terms("Winter", "havana"), Cup.new(Rules(), seed="x"), 1.0)
    event = event.enter("guest", "Guest", 0, 1.0)
    await store.cups.add(event, listing(event))
    await store.add_link(hash_for("guest", table.id, None), Link(table.id, None, "guest"))
    await store.people.enter("ana", "guest", Device("key", "ana", "", 2.0, 2.0), 2.0)
    rows = await store.people.rows("ana")
    found = [(name, row) for name, row in rows if name not in ("devices", "phrases")]
    assert [row["data"] for name, row in found if name == "wishes"] == ['"own"']
    pairs = {(row["person"], row["other"]) for name, row in found if name == "friends"}
    assert pairs == {("ana", "bo"), ("bo", "ana")}
    (cup,) = [row for name, row in found if name == "cups"]
    assert (cup["host"], cup["version"]) == ("ana", 2)
    kept = await store.cups.load("cup")
    assert kept is not None
    assert (kept.event.host, kept.event.persons(), dict(kept.event.names)) == (
        "ana",
        ["ana"],
        {"ana": "Guest"},
    )
    assert [row["table_id"] for name, row in found if name == "links"] == [table.id]
    assert await store.people.rows("guest") == []
    await store.people.leave("ana", "somebody-1", 3.0)
    assert await store.people.rows("ana") == []
    stays = await store.people.rows("somebody-1")
    assert {name for name, _ in stays} == {"cups", "cup_people"}


async def test_what_seasons_keep_goes_along_and_loses_the_name(store: Store) -> None:
    """Of cups that are there and of those that are not; who played as a guest and as ana is one person."""
    await known(store, "ana")
    await store.seasons.add(Season.new("season", "guest", "League", SeasonRules(), True, "seed", 1.0))
    for number, who in enumerate(("guest", "guest", "ana")):
        terms = Terms("Winter", "havana")
        event = Event.new(f"cup-{number}", "guest", terms, Cup.new(Rules(rounds=1), seed="x"), 1.0, "season")
        event = event.enter(who, who.title(), 0, 1.0).enter("bo", "Bo", 0, 1.0)
        event = event.paired(event.cup.with_next_round(), 1.0)
        event = event.with_forfeit("guest", 1, 1, ["bo"], 1.0)
        await store.cups.add(event, listing(event))
    await store.cups.delete("cup-1", keep_result=True)

    async def told() -> list[tuple[str, str]]:
        found = await store.seasons.load("season")
        assert found is not None
        lines = found.season.standings(found.entries)
        assert [line.points for line in lines] == [3600, 2880], "each counts for the same two"
        return [(found.season.host, entry.names[lines[0].who]) for entry in found.entries]

    await store.people.enter("ana", "guest", Device("key", "ana", "", 2.0, 2.0), 2.0)
    assert await told() == [("ana", "Guest"), ("ana", "Guest"), ("ana", "Ana")]
    await store.people.leave("ana", "somebody-1", 3.0)
    assert await told() == [("somebody-1", NAMELESS)] * 3
    assert await store.people.rows("guest") == await store.people.rows("ana") == []


async def test_the_groups_of_a_cup_stay_when_somebody_in_it_becomes_known_or_leaves(store: Store) -> None:
    """They are dealt by lot, and worked out again each time."""
    await store.seasons.add(Season.new("season", "host", "League", SeasonRules(), True, "seed", 1.0))
    names = ["guest", *(f"p{number}" for number in range(7))]
    for number in range(8):
        await known(store, f"ana-{number}")
        cup = Cup.new(Rules("groups", groups=2).checked(), seed=str(number))
        event = Event.new(f"cup-{number}", "host", Terms("Winter", "havana"), cup, 1.0, "season")
        for who in (f"{name} {number}" for name in names):
            event = event.enter(who, who, 0, 1.0)
        event = event.paired(event.cup.with_next_round(), 1.0)
        await store.cups.add(event, listing(event))
        guest, ana, nobody = f"guest {number}", f"ana-{number}", f"somebody-{number}"
        await store.people.enter(ana, guest, Device(f"key {number}", ana, "", 2.0, 2.0), 2.0)
        await store.people.leave(ana, nobody, 3.0)
        kept = await store.cups.load(event.id)
        assert kept is not None
        groups = [[nobody if who == guest else who for who in group] for group in groups_of(event.cup)]
        assert groups_of(kept.event.cup) == groups
        assert not {guest, ana} & set(str(kept.event.to_json()).split("'"))


async def test_a_cup_in_which_nobody_else_is_left_is_told_of_as_won(store: Store) -> None:
    await known(store, "ana")
    rules = Rules(rounds=3, absent="forfeit").checked()
    event = Event.new("cup", "bo", Terms("Winter", "havana"), Cup.new(rules, seed="x"), 1.0)
    event = event.enter("ana", "Ana", 0, 1.0).enter("bo", "Bo", 0, 1.0)
    event = event.paired(event.cup.with_next_round(), 1.0).with_forfeit("bo", 1, 1, ["ana"], 1.0)
    await store.cups.add(event, listing(event))
    await store.people.leave("ana", "somebody-1", 3.0)
    kept = await store.cups.load("cup")
    assert kept is not None
    assert kept.event.status == "over"
    (line,) = await store.cups.listed("bo", 10)
    assert line == {**listing(kept.event), "touched": line["touched"]}
    assert line["champion"] == "Bo"


async def test_who_played_in_one_cup_as_two_leaves_no_name_there(store: Store) -> None:
    """In one that is over both stay; the guest is found when the person leaves, however much later."""
    await known(store, "ana")
    await store.seasons.add(Season.new("season", "bo", "League", SeasonRules(), True, "seed", 1.0))
    for number in range(2):
        terms = Terms("Winter", "havana")
        event = Event.new(f"cup-{number}", "bo", terms, Cup.new(Rules(rounds=1), seed="x"), 1.0, "season")
        event = event.enter("guest", "Lurker", 0, 1.0).enter("ana", "Ana", 0, 1.0)
        event = event.paired(event.cup.with_next_round(), 1.0)
        event = event.with_forfeit("bo", 1, 1, ["ana"], 1.0)
        assert event.status == "over"
        await store.cups.add(event, listing(event))
    await store.cups.delete("cup-1", keep_result=True)
    await store.people.enter("ana", "guest", Device("key", "ana", "", 2.0, 2.0), 2.0)
    (move,) = await store.moving.left()
    for _ in range(2):
        await store.moving.rows(move)
        await store.moving.done(move)
    assert {name for name, _ in await store.people.rows("guest")} == {"cup_people", "season_people"}
    await store.people.leave("ana", "somebody-1", 3.0)
    for move in await store.moving.left():
        await store.moving.rows(move)
        await store.moving.done(move)
    assert await store.moving.left() == []
    assert await store.people.rows("guest") == await store.people.rows("ana") == []
    kept = await store.cups.load("cup-0")
    assert kept is not None
    assert list(kept.event.names.values()) == [NAMELESS] * 2
    assert len(kept.event.cup.people) == 2
    found = await store.seasons.load("season")
    assert found is not None
    assert [sorted(entry.names.values()) for entry in found.entries] == [[NAMELESS] * 2] * 2


async def test_whose_secret_opens_what(store: Store) -> None:
    identities = store.people.identities
    assert await identities.find("key of ana") is None
    assert not await identities.is_closed("ana")
    await known(store, "ana")
    assert (await identities.find("key of ana")) == ("ana", 1.0)
    assert await identities.is_closed("ana")
    await store.people.enter("ana", "guest", Device("phone", "ana", "", 2.0, 2.0), 2.0)
    assert await identities.is_closed("guest")
    await store.people.sign_out("ana", ["phone"])
    assert await identities.find("phone") is None
    with pytest.raises(Taken):
        await known(store, "ana")
    await store.people.leave("ana", "somebody-1", 3.0)
    assert await identities.find("key of ana") is None
    assert await identities.is_closed("ana")
    with pytest.raises(MaleconError):
        await known(store, "ana")  # what is left of them is still to be erased


async def test_a_guest_is_adopted_once(store: Store) -> None:
    await known(store, "ana")
    await known(store, "bo")
    table = new_table()
    await store.add(table, [("link", Link(table.id, 0, "guest"))])
    assert await store.people.enter("ana", "guest", Device("1", "ana", "", 2.0, 2.0), 2.0) == [table.id]
    assert await store.people.enter("bo", "guest", Device("2", "bo", "", 2.0, 2.0), 2.0) == []
    assert [link.person for _, link in await store.links(table.id)] == ["ana"]
