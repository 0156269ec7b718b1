"""Nothing on a seat's wire depends on what others hide.

Two clubs run the same game side by side. In the second one, before every message, all that the watched seat
cannot know is drawn anew: hands, piles, sealed answers, what stands in the log for others' eyes. Both clubs
send the seat, and a spectator, everything they ever send; every byte must be the same. So it is with what
nobody may know who only looks on.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from malecon.errors import MaleconError
from malecon.kernel.game import Json
from malecon.kernel.rng import Rng
from malecon.kernel.state import may_know
from malecon.lab.judge import WATCHER
from malecon.server.live.viewer import LiveViewer
from malecon.server.ops.metrics import Metrics
from malecon.server.people.members import Asker
from malecon.server.tables.devices import Rights
from malecon.server.tables.sessions import Sessions
from malecon.server.tables.tables import new_links
from malecon.server.wire.encoding import encode
from malecon.server.wire.errors import error_body
from malecon.store import Store
from malecon.table import Entry, EntryKind, Move, Settings, Status, Table, entry_view, think, views
from malecon.table.sealed import question
from tests.table.scene import every_game

pytestmark = pytest.mark.anyio

SECRET = bytes(range(32))
SEATS = ("Ana", "bot", "Cy")


class World:
    """A club with one table, and everything that was ever sent to the watched seat and to a spectator."""

    def __init__(self, store: Store, watched: int | None) -> None:
        self.now = 1000.0
        self.store = store
        self.watched = watched
        self.device = "eve" if watched is None else SEATS[watched].lower()
        self.sessions = Sessions(store, lambda: self.now, Metrics())
        self.viewers = [LiveViewer(Asker(self.device), watched, None), LiveViewer(Asker("eve"), None, None)]
        self.sent: list[list[bytes]] = [[], []]

    async def begin(self, game: str, options: Json) -> None:
        table = Table.new("table", Settings(game, 3, options=options), "ana", SECRET, self.now)
        for seat, name in enumerate(SEATS):
            if name == "bot":
                table.seat_bot("ana", seat, "random", self.now)
            else:
                table.sit(name.lower(), name, seat, self.now)
        table.begin("ana", self.now)
        _, links = new_links("table", [None], "ana")
        _, own = new_links("table", [] if self.watched is None else [self.watched], self.device)
        await self.store.add(table, links + own)
        await self.look_on()

    async def look_on(self) -> None:
        for viewer in self.viewers:
            await self.sessions.join("table", viewer)
        self.take()

    def take(self) -> int:
        """Whatever is to be sent is sent; how many messages."""
        count = 0
        for viewer, sent in zip(self.viewers, self.sent, strict=True):
            if viewer.outbox is not None:
                sent.append(viewer.outbox)
                viewer.was_sent()
                count += 1
        return count

    async def show(self, table: Table) -> None:
        """Another process has saved the table so."""
        table.version = (await self.store.versions(["table"]))["table"]
        await self.store.save(table)
        self.sessions.word.saved["table"] = table.version
        await self.sessions.word.refresh("table")
        self.take()

    async def asked(self, words: list[str]) -> bytes:
        """All that the watched seat gets by asking: the view, the log, why not, what if."""

        def ask(table: Table, _: Rights) -> list[object]:
            seat = self.watched
            found: list[object] = [views.view(table, seat, self.now), views.view(table, None, self.now)]
            if seat is None:
                return found
            for each in words:
                found.append(error_body(refusal, "en") if (refusal := table.why_not(seat, each)) else None)
                found.append(told(lambda: views.preview(table, seat, each)))  # noqa: B023
                found.append(told(lambda: views.select(table, seat, [each], None)))  # noqa: B023
                found.append(told(lambda: views.select(table, seat, words[:1], each)))  # noqa: B023
            return found

        entries = await self.store.entries("table")
        game = (await self.store.load("table")).game
        log = [entry_view(game, entry, seat) for entry in entries for seat in (self.watched, None)]
        return encode([await self.sessions.look("table", self.device, ask), log])


def told(ask: Callable[[], object]) -> object:
    """What is answered, be it why not."""
    try:
        return ask()
    except MaleconError as error:
        return error_body(error, "en")


def game_words(table: Table, seat: int | None, rng: Rng) -> str:
    """Anything that can be said in this game; often something that may be answered now."""
    offered = views.view(table, seat, 0.0)["actions"]
    if offered and rng.below(3) == 0:
        return str(offered[int(rng.below(len(offered)))]["words"])
    universe = table.game.vocabulary.universe
    return table.game.vocabulary.words(universe[int(rng.below(len(universe)))])


@contextlib.asynccontextmanager
async def worlds(
    tmp_path: Path, game: str, options: Json, watched: int | None
) -> AsyncIterator[tuple[World, World]]:
    stores = [await Store.open(str(tmp_path / f"{number}.db")) for number in (1, 2)]
    one, other = World(stores[0], watched), World(stores[1], watched)
    for world in (one, other):
        await world.begin(game, options)
    yield one, other
    for store in stores:
        await store.close()


def disguise(table: Table, watched: int | None, rng: Rng) -> None:
    """Change everything at a table that the watched seat cannot know."""
    game = table.game
    if table.status != Status.RUNNING:
        return
    table.set_state(game.sample(table.state, WATCHER if watched is None else watched, rng))
    for seat, own in enumerate(table.sealed):
        if seat == watched or not own:
            continue
        ready = question(game, table.state, seat, own) is None
        chosen: list[int] = []
        while (state := question(game, table.state, seat, chosen)) is not None:
            options = state.legal()
            chosen.append(options[int(rng.below(len(options)))])
            if not ready and (rng.below(2) or question(game, table.state, seat, chosen) is None):
                chosen.pop()  # how much of it was chosen nobody knows, only that it is not all
                break
        table.sealed[seat] = chosen
    table.changed()


def disguised(entry: Entry, watched: int | None) -> Entry:
    """A line of the log with all that is for others' eyes left out or written differently."""
    if entry.kind != EntryKind.ANSWER or entry.seat == watched:
        return entry
    events = [event for event in entry.data["events"] if may_know(event[0], watched)]
    return replace(entry, text=f"{entry.seat} something else", data={"events": events})


async def step(world: World, rng: Rng) -> Table:
    """Somebody answers, a bot or a person at random; the table as it is then."""
    async with world.sessions.at("table") as session:
        table = await world.sessions.fresh(session)
        seat = table.asked[int(rng.below(len(table.asked)))]
        if table.seats[seat].bot:
            task = table.task(seat)
            table.answer_for_bot(task, think(task), world.now)
        else:
            view = views.view(table, seat, world.now)
            words = view["actions"][int(rng.below(len(view["actions"])))]["words"]
            table.answer(seat, Move(words, view["length"], view["sealed"], ""), world.now)
        assert await world.sessions.save(session, table, [], [])
    world.take()
    return table


@pytest.mark.parametrize("watched", [0, 2, None])
@pytest.mark.parametrize("game", every_game())
async def test_two_worlds_equal_for_a_seat_send_it_the_same_bytes(
    tmp_path: Path, game: str, watched: int | None
) -> None:
    """Where all answer at once, the engine asks the first seat first: of it, too, nothing may be seen."""
    options = {"secret_delegate": True} if game == "cuba" else {}
    rng, drawn = Rng(21), Rng(22)
    async with worlds(tmp_path, game, options, watched) as (one, other):
        differed = positions = number = 0
        truth = await one.store.load("table")
        number = truth.number
        while truth.status == Status.RUNNING:
            truth = await step(one, rng)
            tail = [disguised(entry, watched) for entry in truth.tail]
            lie = Table.from_json("table", truth.settings.to_json(), truth.to_json(), tail)
            lie.unsaved = [entry for entry in tail if entry.number > number]
            number = truth.number
            disguise(lie, watched, drawn)
            differed += bool(truth.game.difference(truth.state, lie.state)) or truth.sealed != lie.sealed
            positions += 1
            await other.show(lie)
            assert one.sent == other.sent
            if positions % 7 == 0:
                words = [game_words(truth, watched, rng) for _ in range(25)]
                assert await one.asked(words) == await other.asked(words)
            one.now += 1
            other.now += 1
        if game != "santiago":  # where all that is hidden could be remembered
            assert differed > positions / 4
        messages = [json.loads(text) for text in one.sent[0]]
        assert [message["n"] for message in messages] == list(range(1, len(messages) + 1))
        assert len(messages) > 50
        if game == "havana" and watched is not None:
            assert len(messages) > len(one.sent[1])  # own sealed answers are told to oneself
