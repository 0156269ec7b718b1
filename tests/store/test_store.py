"""The store: what was saved is there, whole, whoever else was writing."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest
from sqlalchemy import text

from malecon.games import GAMES
from malecon.record import Record
from malecon.store import Link, Missing, Raced, Store
from malecon.table import ClockRule, EntryKind, Stale, Status, entry_view, think, verify, views
from tests.store.scene import HOST, any_move, begun, new_table, same, step

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    table = new_table("havana", "Ana", "bot", "", listed=True, title="Café", clock=ClockRule("days", days=3))
    table.chat(0, "", "¿Quién juega?", 1005.0)
    await store.add(table)
    again = await store.load(table.id)
    assert same(again, table)
    assert again.version == table.version == 1
    assert again.settings == table.settings
    assert again.unsaved == table.unsaved == []


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_played_from_the_store(store: Store, game: str) -> None:
    """Every answer by a table that was loaded for it, as if each came to another process."""
    table = await begun(store, game, "bot", "Ana", "bot")
    choice = 0
    while table.status == Status.RUNNING:
        table = await store.load(table.id)
        step(table, choice)
        await store.save(table)
        choice += 1
    again = await store.load(table.id)
    record = Record.read(await store.record(table.id))
    assert again.game.difference(again.state, record.state) == {}
    assert verify(record).draws > 0
    numbers = [entry.number for entry in await store.entries(table.id)]
    assert numbers == list(range(1, table.number + 1))


async def test_what_is_sealed_survives(store: Store) -> None:
    table = await begun(store, "havana", "Ana", "Bo")
    for words in ("choose siesta", "choose mama"):
        seat, move = 1, any_move(table)[1]
        move = type(move)(words, table.length, len(table.sealed[1]))
        table.answer(seat, move, 1002.0)
        await store.save(table)
    again = await store.load(table.id)
    assert again.to_json()["sealed"] == [[], ["choose siesta", "choose mama"]]
    assert again.asked == [0]


async def test_a_move_sent_again_after_a_restart_is_done_once(store: Store) -> None:
    table = await begun(store)
    seat, move = any_move(table, move_id="once")
    table.answer(seat, move, 1002.0)
    await store.save(table)
    again = await store.load(table.id)
    assert again.answer(seat, move, 1003.0).repeated
    assert again.unsaved == []


async def test_who_saves_second_is_told_so_and_nothing_is_lost(store: Store) -> None:
    table = await begun(store)
    one, other = await store.load(table.id), await store.load(table.id)
    step(one, 0)
    step(other, 1)
    await store.save(one)
    with pytest.raises(Raced):
        await store.save(other)
    again = await store.load(table.id)
    assert same(again, one)
    step(again, 1)
    await store.save(again)


async def test_a_chat_and_a_move_at_the_same_time_race_too(store: Store) -> None:
    """Both would write the same number of the log."""
    table = await begun(store)
    one, other = await store.load(table.id), await store.load(table.id)
    one.chat(0, "", "Hello", 1002.0)
    step(other)
    results = await asyncio.gather(store.save(one), store.save(other), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["NoneType", "Raced"]
    numbers = [entry.number for entry in await store.entries(table.id)]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_many_at_once_lose_nothing_and_double_nothing(store: Store) -> None:
    """Ten writers, each with ten things to say; whoever loses a race tries again."""
    table = await begun(store)

    async def say(writer: int) -> None:
        for number in range(10):
            while True:
                mine = await store.load(table.id)
                mine.chat(None, f"w{writer}", f"line {number}", 1003.0)
                try:
                    await store.save(mine)
                    break
                except Raced:
                    continue

    await asyncio.gather(*(say(writer) for writer in range(10)))
    log = await store.entries(table.id)
    said = [(entry.data["name"], entry.text) for entry in log if entry.kind == EntryKind.CHAT]
    assert sorted(said) == sorted((f"w{w}", f"line {n}") for w in range(10) for n in range(10))
    for writer in range(10):  # the lines of each writer in their order
        assert [line for name, line in said if name == f"w{writer}"] == [f"line {n}" for n in range(10)]


async def test_two_move_at_once_and_one_is_stale(store: Store) -> None:
    table = await begun(store)
    seat, move = any_move(table)

    async def send() -> str:
        while True:
            mine = await store.load(table.id)
            try:
                mine.answer(seat, move, 1002.0)
                await store.save(mine)
                return "done"
            except Raced:
                continue
            except Stale:
                return "stale"

    assert sorted(await asyncio.gather(send(), send(), send())) == ["done", "stale", "stale"]


async def test_what_was_accepted_is_done_even_if_the_asker_has_gone(store: Store) -> None:
    table = await begun(store)
    step(table)
    saving = asyncio.create_task(store.save(table))
    await asyncio.sleep(0)
    saving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await saving
    for _ in range(200):
        if await store.versions([table.id]) == {table.id: 2}:
            break
        await asyncio.sleep(0.01)
    assert (await store.load(table.id)).length == table.length


async def test_there_is_no_such_table(store: Store) -> None:
    with pytest.raises(Missing, match="no such table"):
        await store.load("nowhere")
    with pytest.raises(Missing):
        await store.delete("nowhere")
    assert await store.standing("nowhere", "Ana") is None
    assert await store.versions(["nowhere"]) == {}
    assert await store.entries("nowhere") == []


async def test_an_id_is_given_once(store: Store) -> None:
    table = await begun(store)
    other = new_table()
    other.id = table.id
    with pytest.raises(Raced):
        await store.add(other)
    assert same(await store.load(table.id), table)


async def test_a_deleted_table_is_gone_with_its_log_and_links(store: Store) -> None:
    table = await begun(store)
    await store.add_link("a" * 64, Link(table.id, 0, HOST))
    copy = await store.load(table.id)
    await store.delete(table.id)
    assert await store.entries(table.id) == []
    assert await store.find_link("a" * 64) is None
    step(copy)
    with pytest.raises(Raced):
        await store.save(copy)


async def test_the_log_can_be_had_in_parts(store: Store) -> None:
    table = await begun(store)
    while table.number < 80:
        step(table)
    await store.save(table)
    part = await store.entries(table.id, after=10, before=15)
    assert [entry.number for entry in part] == [11, 12, 13, 14]
    assert [entry.number for entry in await store.entries(table.id, after=5, limit=2)] == [6, 7]
    again = await store.load(table.id)
    assert [entry.number for entry in again.tail] == list(range(table.number - 59, table.number + 1))
    shown = entry_view(table.game, part[0], None)
    assert shown["number"] == 11


# --- the lobby and other lists ---


async def test_the_lobby_shows_listed_tables_that_live(store: Store) -> None:
    gathering = new_table("havana", "Ana", "", listed=True, title="open to all")
    private = new_table("havana", "Ana", "")
    for table in (gathering, private):
        await store.add(table)
    playing = await begun(store, "cuba", "Ana", "Bo", listed=True)
    closed = await begun(store, "cuba", "Ana", "bot", listed=True)
    closed.close(HOST, 1002.0)
    await store.save(closed)
    shown = await store.lobby()
    assert [line["id"] for line in shown] == [gathering.id, playing.id]
    assert shown[0] == views.listing(gathering)
    assert [line["id"] for line in await store.lobby(game="cuba")] == [playing.id]
    assert len(await store.lobby(limit=1)) == 1
    assert await store.count() == {"gathering": 2, "running": 1, "closed": 1}


async def test_the_latest_comes_first(store: Store) -> None:
    old, new = (new_table("havana", "Ana", "", listed=True) for _ in range(2))
    await store.add(old)
    await store.add(new)
    new.chat(0, "", "hi", 1005.0)
    await store.save(new)
    old.chat(0, "", "hi", 1004.0)
    await store.save(old)
    assert [line["id"] for line in await store.lobby()] == [new.id, old.id]


async def test_tables_where_time_runs_out_are_found(store: Store) -> None:
    quick = ClockRule("live", minutes=1)
    table = await begun(store, clock=quick, timeout="bot")
    await begun(store)  # without a clock
    assert await store.next_due() == 1061.0
    assert await store.due(1060.0) == []
    assert await store.due(1061.0) == [table.id]
    late = await store.load(table.id)
    late.tick(1061.0)
    await store.save(late)
    assert await store.due(2000.0) == []


async def test_a_bots_question_outlives_the_process_that_thought_about_it(store: Store) -> None:
    table = await begun(store, "santiago", "bot", "bot")
    assert await store.waiting_for_bots(1010.0) == [table.id]
    assert await store.claim(table, 1010.0, 1020.0)
    assert await store.waiting_for_bots(1011.0) == []
    assert not await store.claim(await store.load(table.id), 1011.0, 1021.0)
    # … it dies; when its time is over, another one takes the question
    assert await store.waiting_for_bots(1020.0) == [table.id]
    mine = await store.load(table.id)
    assert await store.claim(mine, 1020.0, 1030.0)
    task = mine.tasks()[0]
    mine.answer_for_bot(task, think(task), 1021.0)
    await store.save(mine)
    assert await store.waiting_for_bots(1022.0) == [table.id]  # the next question


async def test_no_bot_is_waited_for_where_a_person_is_asked_or_the_game_is_paused(store: Store) -> None:
    table = await begun(store, "santiago", "Ana", "bot")
    while table.asked != [1]:
        step(table)
    await store.save(table)
    assert await store.waiting_for_bots(9999.0) == [table.id]
    table.propose("pause", 0, 1003.0)
    await store.save(table)
    assert await store.waiting_for_bots(9999.0) == []


async def test_old_tables_are_swept_away(store: Store) -> None:
    kept = await begun(store)
    kept.chat(0, "", "still here", 5000.0)
    await store.save(kept)
    ended = await begun(store, "santiago", "Ana", "bot")
    ended.close(HOST, 2000.0)
    await store.save(ended)
    idle = new_table("havana", "Ana", "")
    await store.add(idle)
    assert await store.sweep(None, None) == 0
    assert await store.sweep(2000.0, None) == 0
    assert await store.sweep(2001.0, None) == 1
    assert await store.ids() == [kept.id, idle.id]
    assert await store.sweep(4000.0, 4000.0) == 1
    assert await store.ids() == [kept.id]


async def test_tables_that_never_began_are_swept_away(store: Store) -> None:
    playing = await begun(store)
    gathering, waiting = new_table("havana", "Ana", ""), new_table("havana", "Bo", "")
    for table in (gathering, waiting):
        await store.add(table)
    waiting.rename(0, "Bob", 5000.0)
    await store.save(waiting)
    assert await store.sweep(None, None, 900.0) == 0
    assert await store.sweep(None, None, 4000.0) == 1
    assert sorted(await store.ids()) == sorted([playing.id, waiting.id])


async def test_what_was_not_played_to_its_end_is_known(store: Store) -> None:
    playing, closed, gathering, gone = (
        await begun(store),
        await begun(store, "santiago", "Ana", "bot"),
        new_table("havana", "Ana", ""),
        await begun(store),
    )
    await store.add(gathering)
    closed.close(HOST, 2000.0)
    await store.save(closed)
    await store.delete(gone.id)
    over = await begun(store)
    for choice in count():
        if over.status == Status.OVER:
            break
        step(over, choice)
    await store.save(over)
    asked = [playing.id, closed.id, gathering.id, gone.id, over.id, *map(str, range(2500))]
    assert await store.unfinished(asked) == {playing.id, closed.id, gathering.id}


# --- links and news ---


async def test_a_link_leads_to_its_seat_until_it_is_dropped(store: Store) -> None:
    table = new_table()
    host, seat = "b" * 64, "c" * 64
    await store.add(table, [(host, Link(table.id, None, HOST))])
    table.chat(0, "", "hi", 1001.0)
    await store.save(table, [(seat, Link(table.id, 1, "Bo"))])
    assert await store.find_link(host) == Link(table.id, None, HOST)
    assert await store.find_link(seat) == Link(table.id, 1, "Bo")
    assert await store.find_link("d" * 64) is None
    assert await store.links(table.id) == [
        (host, Link(table.id, None, HOST)),
        (seat, Link(table.id, 1, "Bo")),
    ]
    with pytest.raises(Raced):
        await store.add_link(seat, Link(table.id, 0, "Ana"))
    assert await store.drop_links(table.id, 1) == 1
    assert await store.find_link(seat) is None
    assert await store.find_link(host) is not None


async def test_who_comes_by_a_link_loses_the_seat_with_it(store: Store) -> None:
    """Nobody slips in while the links are dropped: the own link of a guest is given only while the one is
    good that the guest came by, and dropped with it."""
    table = new_table()
    first, own, second = "b" * 64, "c" * 64, "d" * 64
    await store.add(table, [(first, Link(table.id, 1, "Bo"))])
    assert await store.pass_on(first, own, Link(table.id, 1, "guest"))
    assert await store.pass_on(first, own, Link(table.id, 1, "guest"))  # who comes twice has it once
    standing = await store.standing(table.id, "guest")
    assert standing == (table.version, {1})
    await store.save(table, [(second, Link(table.id, 1, "Bo"))], dropped=[1])
    assert await store.links(table.id) == [(second, Link(table.id, 1, "Bo"))]
    assert not await store.pass_on(first, own, Link(table.id, 1, "guest"))
    assert await store.standing(table.id, "guest") == (table.version, set())


async def test_a_table_that_has_gone_on_is_not_deleted_as_it_was(store: Store) -> None:
    table = await begun(store)
    before = table.version
    step(table)
    await store.save(table)
    with pytest.raises(Raced):
        await store.delete(table.id, before)
    assert same(await store.load(table.id), table)
    await store.delete(table.id, table.version)
    with pytest.raises(Missing):
        await store.delete(table.id, table.version)


async def heard_until(heard: list[tuple[str, int]], wanted: tuple[str, int]) -> None:
    for _ in range(300):
        if wanted in heard:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{wanted} was not heard: {heard}")


async def test_word_goes_round_in_this_process(store: Store) -> None:
    heard: list[tuple[str, int]] = []
    await store.watch(lambda table, version: heard.append((table, version)))
    table = await begun(store)
    step(table)
    await store.save(table)
    await heard_until(heard, (table.id, 1))
    await heard_until(heard, (table.id, 2))
    await store.delete(table.id)
    await heard_until(heard, (table.id, -1))


async def test_word_goes_from_process_to_process(postgres_url: str) -> None:
    here, there = await Store.open(postgres_url), await Store.open(postgres_url)
    heard: list[tuple[str, int]] = []
    await there.watch(lambda table, version: heard.append((table, version)))
    table = await begun(here)
    await heard_until(heard, (table.id, 1))
    await here.close()
    await there.close()


async def test_a_listener_that_lost_its_connection_says_so_and_listens_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("malecon.store.news.PAUSE", 0.01)
    store = await Store.open(postgres_url)
    heard: list[tuple[str, int]] = []
    await store.watch(lambda table, version: heard.append((table, version)))
    kill = "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'malecon news'"
    await store.database.write(lambda c: c.execute(text(kill)).all())
    await heard_until(heard, ("", 0))
    table = await begun(store)
    await heard_until(heard, (table.id, 1))
    await store.close()


async def test_a_snapshot_that_cannot_be_read_any_more_is_made_anew_from_the_log(store: Store) -> None:
    table = await begun(store, "cuba", "Ana", "Bo")
    for number in range(30):
        step(table, number)
    await store.save(table)
    for broken in ('"round":', '"pile":'):
        work = text("update tables set desk = replace(desk, :old, :new)")
        values = {"old": broken, "new": broken.replace('"', '"old_', 1)}
        await store.database.write(lambda c, w=work, v=values: c.execute(w, v))  # type: ignore[misc]
    again = await store.load(table.id)
    assert table.game.difference(again.state, table.state) == {}
    step(again)
    await store.save(again)


async def test_the_tables_of_a_round_are_found(store: Store) -> None:
    """Be it that nothing is known of their cup: by its id, and by the round that they draw for."""
    own = []
    for cup, label in (("a_b-C", "1"), ("a_b-C", "1"), ("a_b-C", "2"), ("axb-C", "1"), ("", "")):
        table = new_table("havana", "bot", "bot", cup=cup)
        table.draws.label = label
        await store.add(table)
        own.append(table)
    assert {one.id for one in await store.round_of(own[0])} == {own[0].id, own[1].id}
