"""Analyses and results in the store: kept bit by bit, by one at a time, and gone with their table."""

from __future__ import annotations

import asyncio

import pytest

from malecon.store import Store
from malecon.table import Status
from tests.store.scene import begun

pytestmark = pytest.mark.anyio


async def test_an_analysis_grows_and_is_finished(store: Store) -> None:
    table = await begun(store)
    reviews = store.reviews
    assert await reviews.find(table.id) is None
    assert await reviews.begin(table.id, 3000, 5, {"points": []}, 10.0)
    assert await reviews.add(table.id, 0, [{"n": 0}, {"n": 1}], 20.0)
    assert await reviews.add(table.id, 2, [{"n": 2}], 30.0)
    kept = await reviews.find(table.id)
    assert kept is not None
    assert (kept.nodes, kept.total, kept.done, kept.claimed) == (3000, 5, 3, 30.0)
    assert (kept.head, kept.is_finished) == ({"points": []}, False)
    assert [one["n"] for one in await reviews.answers(table.id)] == [0, 1, 2]
    assert [one["n"] for one in await reviews.answers(table.id, 1)] == [1, 2]
    assert await reviews.answers(table.id, 3) == []
    await reviews.finish(table.id, {"final": [1.0]})
    kept = await reviews.find(table.id)
    assert kept is not None
    assert (kept.tail, kept.is_finished) == ({"final": [1.0]}, True)
    assert not await reviews.claim(table.id, 1e9, 2e9)  # there is nothing more to do


async def test_one_at_a_time_is_at_it(store: Store) -> None:
    table = await begun(store)
    reviews = store.reviews
    begins = [reviews.begin(table.id, 1, 9, {}, 10.0 + n) for n in range(4)]
    assert sorted(await asyncio.gather(*begins)) == [False, False, False, True]
    assert not await reviews.claim(table.id, 5.0, 50.0)
    claims = await asyncio.gather(*(reviews.claim(table.id, 20.0, 50.0 + n) for n in range(4)))
    assert sorted(claims) == [False, False, False, True]


async def test_the_same_answers_are_not_kept_twice(store: Store) -> None:
    table = await begun(store)
    reviews = store.reviews
    await reviews.begin(table.id, 1, 9, {}, 10.0)
    assert await reviews.add(table.id, 0, [{"n": 0}], 20.0)
    assert not await reviews.add(table.id, 0, [{"n": 0}], 20.0)
    assert not await reviews.add(table.id, 5, [{"n": 5}], 20.0)
    assert await reviews.answers(table.id) == [{"n": 0}]


async def test_what_was_looked_over_goes_with_its_table(store: Store) -> None:
    table = await begun(store)
    reviews = store.reviews
    await reviews.begin(table.id, 1, 9, {}, 10.0)
    await reviews.add(table.id, 0, [{"n": 0}], 20.0)
    assert await reviews.add_result(table.id, {"game": "cuba"})
    await store.delete(table.id)
    assert await reviews.find(table.id) is None
    assert await reviews.answers(table.id) == []
    assert await reviews.count_results() == 0
    assert not await reviews.begin(table.id, 1, 9, {}, 10.0)
    assert not await reviews.add(table.id, 1, [{"n": 1}], 20.0)
    assert not await reviews.add_result(table.id, {"game": "cuba"})


async def test_an_analysis_can_be_thrown_away(store: Store) -> None:
    table = await begun(store)
    await store.reviews.begin(table.id, 1, 9, {}, 10.0)
    await store.reviews.add(table.id, 0, [{"n": 0}], 20.0)
    await store.reviews.forget(table.id)
    assert await store.reviews.answers(table.id) == []
    assert await store.reviews.begin(table.id, 1, 9, {}, 10.0)


async def test_a_game_is_written_down_once(store: Store) -> None:
    tables = [await begun(store) for _ in range(3)]
    reviews = store.reviews
    for table in tables:
        assert await reviews.add_result(table.id, {"of": table.id})
        assert not await reviews.add_result(table.id, {"of": "another"})
    found = await reviews.results()
    assert [(table_id, said) for _, table_id, said in found] == [(t.id, {"of": t.id}) for t in tables]
    assert [table_id for _, table_id, _ in await reviews.results(found[0][0])] == [tables[1].id, tables[2].id]
    assert await reviews.count_results() == 3


async def test_what_is_over_and_not_written_down(store: Store) -> None:
    table, other = await begun(store), await begun(store)
    assert await store.reviews.without_result() == []
    for one in (table, other):
        one.status = Status.OVER
        await store.save(one)
    assert sorted(await store.reviews.without_result()) == sorted([table.id, other.id])
    await store.reviews.add_result(table.id, {})
    assert await store.reviews.without_result() == [other.id]
