"""Who may what, kept with the tables: links go with the seat they lead to, claims with the process."""

from __future__ import annotations

import pytest

from malecon.store import Link, Missing, Store
from tests.store.scene import begun, new_table, same, step

pytestmark = pytest.mark.anyio


async def test_a_table_comes_with_its_links(store: Store) -> None:
    table = new_table()
    await store.add(table, [("a" * 64, Link(table.id, 0, "host")), ("b" * 64, Link(table.id, None, "host"))])
    again, links = await store.load_with_links(table.id)
    assert again.version == 1
    assert [(digest[0], link.seat) for digest, link in links] == [("a", 0), ("b", None)]
    with pytest.raises(Missing):
        await store.load_with_links("nowhere")


async def test_links_to_a_seat_are_dropped_in_the_same_breath_as_it_changes_hands(store: Store) -> None:
    table = new_table("santiago", "Ana", "Bo")
    old, other = ("a" * 64, Link(table.id, 1, "Bo")), ("b" * 64, Link(table.id, 0, "host"))
    await store.add(table, [old, other])
    table.open_seat("host", 1, 1002.0)
    table.sit("Cy", "Cy", 1, 1002.0)
    await store.save(table, [("c" * 64, Link(table.id, 1, "Cy"))], dropped=[1])
    assert [(digest[0], link.person) for digest, link in await store.links(table.id)] == [
        ("b", "host"),
        ("c", "Cy"),
    ]


async def test_a_person_finds_his_tables_the_latest_first(store: Store) -> None:
    first, second, foreign = new_table(), new_table(), new_table()
    second.chat(0, "", "here", 1010.0)
    await store.add(first, [("a" * 64, Link(first.id, 0, "Ana"))])
    await store.add(second, [("b" * 64, Link(second.id, 1, "Ana")), ("c" * 64, Link(second.id, None, "Ana"))])
    await store.add(foreign, [("d" * 64, Link(foreign.id, 0, "Bo"))])
    mine = await store.tables_of("Ana")
    assert [(listing["id"], seats) for listing, seats in mine] == [(second.id, [1, None]), (first.id, [0])]
    assert len(await store.tables_of("Ana", limit=1)) == 1
    assert await store.tables_of("nobody") == []


async def test_a_table_can_be_saved_and_claimed_at_once(store: Store) -> None:
    table = await begun(store, "santiago", "bot", "bot")
    step(table)
    await store.save(table, claimed=2000.0)
    assert await store.waiting_for_bots(1500.0) == []
    assert await store.waiting_for_bots(2000.0) == [table.id]
    await store.renew([(table.id, table.version), ("gone", 7)], 3000.0)
    assert await store.waiting_for_bots(2500.0) == []
    await store.renew([(table.id, table.version - 1)], 4000.0)  # of a table that has been saved since
    await store.renew([], 4000.0)
    assert await store.waiting_for_bots(3000.0) == [table.id]
    await store.end_claims()
    assert await store.waiting_for_bots(1500.0) == [table.id]


async def test_what_is_read_again_is_what_there_is(store: Store) -> None:
    table = await begun(store, "havana", "Ana", "bot", "Cy")
    old = await store.load(table.id)
    for turn in range(90):
        step(table, turn)
        await store.save(table)
        if turn % 30 == 7:
            old = await store.reload(old)
            assert same(old, await store.load(table.id))
            assert old.version == table.version
    await store.delete(table.id)
    with pytest.raises(Missing):
        await store.reload(old)
