"""Being somebody: becoming known, coming in elsewhere, signing out, and leaving."""

from __future__ import annotations

import asyncio
import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from malecon.server.http import limits
from malecon.server.ops.metrics import Metrics
from malecon.server.people import phrases
from malecon.server.people.members import Asker, Members
from malecon.server.people.moves import SETTLED, Moves
from malecon.server.tables import devices
from malecon.server.tables.sessions import Sessions
from malecon.server.tables.tables import Tables
from malecon.server.wire.requests import Sit
from malecon.store import club_schema
from malecon.store.moving import Move, Moving, Searched
from malecon.table import Denied
from tests.server.authenticator import Authenticator
from tests.server.browser import Browser, Reply
from tests.server.conftest import Club, open_club
from tests.server.test_statistics import asked, finished

pytestmark = pytest.mark.anyio

ANA = {"name": "Ana", "face": "gull"}


async def known(browser: Browser, **more: Any) -> str:
    """Become known by a phrase; the phrase."""
    return " ".join((await browser.post("/api/me/phrase", {**ANA, **more})).ok["words"])


async def enter(browser: Browser, phrase: str) -> Reply:
    return await browser.post("/api/enter/phrase", {"phrase": phrase})


async def me(browser: Browser) -> Any:
    return (await browser.get("/api/me")).ok


async def test_who_becomes_known_keeps_seats_and_games(club: Club) -> None:
    ana = club.browser()
    table_id = await ana.make("santiago", "Ana", "")
    guest = dict(ana.cookies)
    assert not (await me(ana))["known"]
    phrase = await known(ana)
    found = await me(ana)
    assert (found["known"], found["name"], found["face"]) == (True, "Ana", "gull")
    assert (await ana.look(table_id))["you"] == 0
    assert [one["here"] for one in found["devices"]] == [True]
    assert len(ana.cookies["malecon"]) == 43
    # The guest's secret opens nothing any more, here and at the table.
    thief = club.browser()
    thief.cookies = guest
    assert not (await me(thief))["known"]
    assert (await thief.look(table_id))["you"] is None
    assert (await thief.get("/api/mine")).ok["tables"] == []
    # Another device comes in by the phrase, typed in any manner.
    phone = club.browser(**{"user-agent": "Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537"})
    assert (await enter(phone, phrase.upper().replace(" ", "-"))).status == 204
    assert (await phone.look(table_id))["you"] == 0
    assert [(one["label"], one["here"]) for one in (await me(phone))["devices"]] == [
        ("Chrome · Android", True),
        ("", False),
    ]
    # No secret and no id of the database is ever told.
    (person,) = await club.store.people.find_public([found["id"]])
    told = json.dumps([found, await me(phone), (await ana.get(f"/api/tables/{table_id}")).ok])
    for secret in (person.id, *ana.cookies.values(), *phone.cookies.values(), *guest.values()):
        assert secret not in told


async def test_what_a_guest_holds_comes_along(club: Club) -> None:
    ana, phone, bo = club.browser(), club.browser(), club.browser()
    phrase = await known(ana)
    await finished(phone, "Ana", "bot", listed=True)
    await asked(phone, 1, "?name=Ana")
    running = await phone.make("santiago", "Ana", "")
    link = (await bo.post(f"/api/tables/{running}/sit", {"name": "Bo"})).ok["link"]
    await phone.do(running, "begin")
    by_link = club.browser()
    await by_link.get("/seat/" + phone.made["seats"][0]["link"].rpartition("/")[2])
    guest = devices.device_of(phone.cookies["malecon"])
    async with by_link.watch(running) as watcher:
        await watcher.next()
        assert watcher.table["you"] == 0
        assert (await enter(phone, phrase)).status == 204
        assert (await phone.look(running))["you"] == 0
        assert (await ana.look(running))["you"] == 0
        await phone.do(running, "chat", seat=0, text="here I am")
        while not any(line["kind"] == "chat" for line in watcher.table["log"]):
            await watcher.next()
        assert watcher.table["you"] == 0  # who came by a link to the seat stays there
    assert link
    assert guest not in json.dumps((await club.store.load(running)).to_json())
    statistics = (await me(ana))["statistics"]
    assert (statistics["games"], statistics["mine"]) == (1, True)
    (player,) = await asked(bo, 1, "?name=Ana")
    assert (player["known"], player["face"], player["id"]) == (True, "gull", (await me(ana))["id"])
    assert (await bo.get(f"/api/people/{player['id']}")).ok["statistics"]["games"] == 1
    # It is struck off when nothing more can come.
    assert len(await club.store.moving.left()) == 1
    club.wait(SETTLED + 1)
    await sweep(club)
    assert await club.store.moving.left() == []


async def sweep(club: Club) -> None:
    """What the janitor does now and then."""
    await Moves(Sessions(club.store, club.time, Metrics()), club.store).look_around()


async def test_nobody_sees_two_hands_by_becoming_somebody(club: Club) -> None:
    ana, phone, bo = club.browser(), club.browser(), club.browser()
    phrase = await known(ana)
    table_id = await ana.make("santiago", "Ana", "", "", title="Ours")
    await phone.post(f"/api/tables/{table_id}/sit", {"name": "Ana too"})
    await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo"})
    await ana.do(table_id, "begin")
    refused = await enter(phone, phrase)
    assert (refused.status, refused.error["key"]) == (403, "person-two-hands")
    assert "Ours" in refused.error["message"]
    assert (await phone.look(table_id))["you"] == 1
    assert len((await me(ana))["devices"]) == 1
    await phone.do(table_id, "propose", seat=1, what="stop")
    for seat, browser in ((0, ana), (2, bo)):
        number = (await browser.look(table_id))["proposals"][0]["number"]
        await browser.do(table_id, "agree", seat=seat, proposal=number)
    assert (await enter(phone, phrase)).status == 204


@pytest.mark.parametrize("running", [False, True])
async def test_who_sits_down_twice_in_the_moment_of_coming_in_has_one_seat(club: Club, running: bool) -> None:
    """A request of the guest that they were just now is still under way, or the club seats them."""
    ana, phone, bo, cy = (club.browser() for _ in range(4))
    phrase = await known(ana)
    table_id = await bo.make("havana", "Bo", "", "", "")
    await phone.make("santiago", "Ana", "")
    guest = devices.device_of(phone.cookies["malecon"])
    assert (await ana.post(f"/api/tables/{table_id}/sit", {"name": "Ana", "seat": 1})).ok
    if running:
        await cy.post(f"/api/tables/{table_id}/sit", {"name": "Cy", "seat": 2})
        await bo.do(table_id, "bot", seat=3)
        await bo.do(table_id, "begin")
        await cy.do(table_id, "propose", seat=2, what="open", about=2)
        for seat, browser in ((0, bo), (1, ana)):
            if proposals := (await browser.look(table_id))["proposals"]:
                await browser.do(table_id, "agree", seat=seat, proposal=proposals[0]["number"])
        assert (await bo.look(table_id))["seats"][2]["kind"] == "open"
    assert (await enter(phone, phrase)).status == 204
    late = Tables(Sessions(club.store, club.time, Metrics()))
    await late.sit(table_id, guest, Sit("Ana too", 2))
    async with ana.watch(table_id, "?seat=1") as watcher:
        await watcher.next()
        await sweep(club)
        for browser in (ana, phone):
            assert (await browser.get(f"/api/tables/{table_id}")).ok["mine"]["seats"] == [1]
            assert (await browser.get(f"/api/tables/{table_id}?seat=2")).status == 403
    table = await bo.look(table_id)
    assert table["seats"][1]["name"] == "Ana"
    assert table["seats"][2]["kind"] == ("person" if running else "open")
    assert bool(table["seats"][2]["stand_in"]) == running
    assert guest not in json.dumps((await club.store.load(table_id)).to_json())


async def test_a_guest_and_somebody_are_not_one_at_the_table_of_another_host(club: Club) -> None:
    """Only a host holds several seats before the game, whoever has come already."""
    ana, phone, bo = club.browser(), club.browser(), club.browser()
    phrase = await known(ana)
    table_id = await bo.make("havana", "", "", "")
    for browser, name in ((ana, "Ana"), (phone, "Ana too")):
        assert (await browser.post(f"/api/tables/{table_id}/sit", {"name": name})).ok
    assert (await enter(phone, phrase)).error["key"] == "person-two-hands"


async def test_a_guest_who_has_become_somebody_becomes_nobody_else(club: Club) -> None:
    ana, phone = club.browser(), club.browser()
    phrase = await known(ana)
    await phone.make("santiago", "Ana", "")
    guest = devices.device_of(phone.cookies["malecon"])
    assert (await enter(phone, phrase)).status == 204
    late = Members(club.store, club.time)
    with pytest.raises(Denied, match="signed out"):
        await late.take_phrase(Asker(guest), "Eve", "gull", "", False)


async def test_a_move_is_finished_after_a_crash(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, phone = club.browser(), club.browser()
    phrase = await known(ana)
    table_id = await phone.make("santiago", "Ana", "")
    guest = devices.device_of(phone.cookies["malecon"])

    async def die(*_: object) -> None:
        pass

    monkeypatch.setattr(Moves, "soon", die)
    await enter(phone, phrase)
    assert (await club.store.load(table_id)).host == guest
    assert (await phone.do(table_id, "rename", seat=0, name="A")).status == 200  # rights are there at once
    await sweep(club)
    table = await club.store.load(table_id)
    assert table.host == table.seats[0].person == (await club.store.moving.left())[0].new
    await sweep(club)
    assert (await club.store.load(table_id)).version == table.version


async def test_a_phrase_that_is_mistyped_is_told_so(small_club: Club) -> None:
    ana, eve = small_club.browser(), small_club.browser()
    words = (await known(ana)).split()
    for typed, key in [
        (" ".join(words[:-1]), "person-phrase-words"),
        (
            " ".join(["bado", *words[1:]]) if words[0] != "bado" else " ".join(["bidi", *words[1:]]),
            "person-phrase-slip",
        ),
        (" ".join(["wort", *words[1:]]), "person-phrase-word"),
        ("", "person-phrase-words"),
        ("🌴" * 100, "person-phrase-words"),
    ]:
        refused = await enter(eve, typed)
        assert (refused.status, refused.error["key"]) == (400, key)
    other = phrases.spelled(b"x" * 16 + phrases.check_of(b"x" * 16))
    assert (await enter(eve, " ".join(other))).error["key"] == "person-phrase-unknown"
    assert (await enter(eve, "".join(words))).status == 204


async def test_a_new_phrase_makes_the_old_one_worthless_when_it_is_wanted(small_club: Club) -> None:
    ana, eve = small_club.browser(), small_club.browser()
    old = await known(ana)
    refused = await ana.post("/api/me/phrase", ANA)
    assert (refused.status, refused.error["key"]) == (409, "person-phrase-there")
    new = await known(ana, replace=True)
    assert (await enter(eve, old)).error["key"] == "person-phrase-unknown"
    refused = await ana.ask("DELETE", "/api/me/phrase")
    assert (refused.status, refused.error["key"]) == (409, "person-last-way")
    assert (await ana.ask("DELETE", "/api/me/phrase?sure=true")).status == 204
    assert (await enter(eve, new)).error["key"] == "person-phrase-unknown"
    refused = await ana.ask("DELETE", "/api/me/devices")
    assert refused.error["key"] == "person-no-way-back"


async def test_tries_are_limited(tmp_path: Path, pool: Any) -> None:
    async with open_club(str(tmp_path / "club.db"), pool, rate=1.0) as club:
        eve = club.browser()
        burst = round(limits.ENTERING.burst)
        replies = [await enter(eve, "bado " * 12) for _ in range(burst + 1)]
        assert [reply.status for reply in replies] == [400] * burst + [429]


async def test_signing_out_closes_what_is_open_there(club: Club) -> None:
    ana, phone = club.browser(), club.browser()
    phrase = await known(ana)
    table_id = await ana.make("santiago", "Ana", "")
    await enter(phone, phrase)
    (there,) = [one["id"] for one in (await me(ana))["devices"] if not one["here"]]
    async with phone.watch(table_id) as watcher, ana.watch(table_id) as own:
        await watcher.next()
        await own.next()
        assert (await ana.ask("DELETE", f"/api/me/devices/{there}")).status == 204
        await watcher.socket.wait_closed()
        assert watcher.socket.close_code == 4401
        await own.nothing()
    assert not (await me(phone))["known"]
    assert (await phone.look(table_id))["you"] is None
    gone = await ana.ask("DELETE", "/api/me/devices")
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert not (await me(ana))["known"]
    again = club.browser()
    await enter(again, phrase)
    assert (await again.look(table_id))["you"] == 0


# --- passkeys ---


class Keys(Browser):
    """A browser with an authenticator, at an address where browsers make passkeys."""

    def __init__(self, club: Club, keys: Authenticator | None = None) -> None:
        self.place = f"localhost:{club.port}"
        super().__init__(club.port, host=self.place, origin=f"http://{self.place}")
        self.keys = keys or Authenticator()

    async def make_key(self, **more: Any) -> Reply:
        wish = (await self.post("/api/me/passkeys/new", {"name": "Ana"})).ok["options"]
        made = self.keys.make(wish, more.pop("origin", f"http://{self.place}"))
        self.made_key = {**ANA, "credential": made, **more}
        return await self.post("/api/me/passkeys", self.made_key)

    async def show_key(self, which: int = 0) -> Reply:
        wish = (await self.ask("POST", "/api/enter/new", raw=b"")).ok["options"]
        assert not wish.get("allowCredentials")
        self.shown = {"credential": self.keys.show(wish, f"http://{self.place}", which)}
        return await self.post("/api/enter/passkey", self.shown)


async def test_a_passkey_brings_in_another_device(club: Club) -> None:
    ana = Keys(club)
    table_id = await ana.make("santiago", "Ana", "")
    assert (await ana.make_key(label="Laptop")).status == 204
    found = await me(ana)
    assert found["known"]
    assert [one["label"] for one in found["passkeys"]] == ["Laptop"]
    phone = Keys(club, ana.keys)
    assert (await phone.show_key()).status == 204
    assert (await phone.look(table_id))["you"] == 0
    again = await Keys(club, ana.keys).post("/api/enter/passkey", phone.shown)
    assert (again.status, again.error["key"]) == (403, "person-challenge")  # it was signed for once
    again = await ana.post("/api/me/passkeys", ana.made_key)
    assert again.error["key"] == "person-challenge"
    # Another key, and the first one is given up.
    assert (await ana.make_key()).status == 204
    (first, _) = (await me(ana))["passkeys"]
    assert (await ana.ask("DELETE", f"/api/me/passkeys/{first['id']}")).status == 204
    assert (await Keys(club, ana.keys).show_key(0)).error["key"] == "person-passkey-unknown"
    assert (await Keys(club, ana.keys).show_key(1)).status == 204
    (last,) = (await me(ana))["passkeys"]
    assert (await ana.ask("DELETE", f"/api/me/passkeys/{last['id']}")).error["key"] == "person-last-way"


async def test_wrong_keys_are_refused_in_words(small_club: Club) -> None:
    ana, eve = Keys(small_club), Keys(small_club)
    assert (await ana.make_key(origin="https://evil.example")).error["key"] == "person-passkey-wrong"
    assert (await ana.make_key()).status == 204
    ana.keys.count = 0  # as a copy made earlier would
    assert (await Keys(small_club, ana.keys).show_key(1)).error["key"] == "person-passkey-copied"
    (name, (_, handle)) = next(iter(list(ana.keys.keys.items())[-1:]))
    eve.keys.make({"user": {"id": ""}, "rp": {"id": "localhost"}, "challenge": ""}, "")
    (own, _) = next(iter(eve.keys.keys.values()))
    eve.keys.keys = {name: (own, handle)}
    eve.keys.count = 100
    assert (await eve.show_key()).error["key"] == "person-passkey-wrong"
    for nonsense in ({}, {"id": 5}, {"id": "x", "rawId": "x", "response": {}, "type": "public-key"}):
        refused = await eve.post("/api/enter/passkey", {"credential": nonsense})
        assert refused.error["key"] == "person-passkey-unreadable"
    numbered = small_club.browser()
    assert not (await me(numbered))["passkeys_here"]
    refused = await numbered.post("/api/me/passkeys/new", {"name": "Ana"})
    assert (refused.status, refused.error["key"]) == (403, "person-no-passkeys-here")
    ana.headers["origin"] = f"http://{ana.place}"
    late = (await ana.post("/api/me/passkeys/new", {"name": "Ana"})).ok["options"]
    small_club.wait(301)
    made = ana.keys.make(late, f"http://{ana.place}")
    assert (await ana.post("/api/me/passkeys", {**ANA, "credential": made})).error[
        "key"
    ] == "person-challenge"


async def test_what_was_signed_counts_for_whom_and_where_it_was_asked(small_club: Club) -> None:
    """A challenge is for one browser and purpose; a key is one person's, and nobody's when they have left."""
    ana, eve = Keys(small_club), Keys(small_club)
    assert (await ana.make_key()).status == 204
    origin = f"http://{ana.place}"
    wish = (await Keys(small_club).post("/api/me/passkeys/new", {"name": "Zoe"})).ok["options"]
    await eve.make("havana", "Eve", "")
    of_another = {**ANA, "credential": eve.keys.make(wish, origin)}
    assert (await eve.post("/api/me/passkeys", of_another)).error["key"] == "person-challenge"
    wish = (await ana.ask("POST", "/api/enter/new", raw=b"")).ok["options"]
    new = {"user": {"id": ""}, "rp": {"id": "localhost"}, "challenge": wish["challenge"]}
    to_enter = {**ANA, "credential": eve.keys.make(new, origin)}
    assert (await eve.post("/api/me/passkeys", to_enter)).error["key"] == "person-challenge"
    elsewhere = {"credential": ana.keys.show({**wish, "rpId": "evil.example"}, origin)}
    assert (await eve.post("/api/enter/passkey", elsewhere)).error["key"] == "person-passkey-wrong"
    # The key of another, under the name of a known one.
    wish = (await eve.post("/api/me/passkeys/new", {"name": "Eve"})).ok["options"]
    with pytest.MonkeyPatch.context() as same:
        same.setattr("tests.server.authenticator.secrets.token_bytes", lambda _: next(iter(ana.keys.keys)))
        made = eve.keys.make(wish, origin)
    taken = await eve.post("/api/me/passkeys", {**ANA, "credential": made})
    assert (taken.status, (await me(eve))["known"]) == (409, False)
    assert (await Keys(small_club, ana.keys).show_key()).status == 204
    assert (await ana.post("/api/me/leave", {"sure": True})).status == 204
    assert (await Keys(small_club, ana.keys).show_key()).error["key"] == "person-passkey-unknown"


# --- leaving ---


async def test_leaving_takes_everything_along_and_leaves_somebody(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    phrase = await known(ana)
    over = await ana.make("havana", "Ana", "bot", begin=True, options={"round_limit": 1}, listed=True)
    await ana.do(over, "chat", seat=0, text="my own words")
    from tests.server.test_playing import play_on

    async with ana.watch(over) as watcher:
        await play_on(watcher)
    await asked(bo, 1, "?name=Ana")
    running = await ana.make("santiago", "Ana", "")
    await bo.post(f"/api/tables/{running}/sit", {"name": "Bo"})
    await ana.do(running, "begin")
    gathering = await ana.make("santiago", "Ana", "")
    (person,) = await club.store.people.find_public([(await me(ana))["id"]])
    packed = await ana.get("/api/me/parcel")
    with zipfile.ZipFile(io.BytesIO(chunked(packed.body))) as parcel:
        profile = json.loads(parcel.read("profile.json"))
        (game,) = [name for name in parcel.namelist() if name.startswith("games/")]
        assert over in game
        assert b'"Ana"' in parcel.read(game)
        (line,) = json.loads(parcel.read("said.json"))
        assert (line["table"], line["text"]) == (over, "my own words")
    assert (profile["name"], len(profile["devices"]), len(profile["tables"])) == ("Ana", 1, 3)
    for secret in (person.id, ana.cookies["malecon"]):
        assert secret not in json.dumps(profile)
    assert (await ana.post("/api/me/leave", {})).status == 400
    gone = await ana.post("/api/me/leave", {"sure": True})
    assert (gone.status, "Max-Age=0" in gone.headers["set-cookie"]) == (204, True)
    await sweep(club)
    seat = (await bo.look(running))["seats"][0]
    assert (seat["kind"], seat["name"], seat["stand_in"]) == ("person", "", "greedy")
    assert (await bo.look(gathering))["seats"][0]["kind"] == "open"
    table = await bo.look(over)
    assert table["seats"][0]["name"] == ""
    said = [line for line in table["log"] if line["kind"] in ("sat", "chat") and line["seat"] == 0]
    assert [(line["name"], line.get("text", "")) for line in said] == [("", "")] * 2
    assert [player for player in await asked(bo, 0) if not player["bot"]] == []
    assert (await enter(bo, phrase)).error["key"] == "person-phrase-unknown"
    # Nothing of them is left in the whole database.
    club.wait(SETTLED + 1)
    await sweep(club)
    left = await club.store.database.read(everything)
    assert person.id not in left
    assert "my own words" not in left
    assert '"Ana"' not in left


async def test_a_name_goes_also_where_somebody_has_got_up_again(club: Club) -> None:
    """Before the game, from one seat to another, and in a game that goes on without them."""
    ana, bo, cy = club.browser(), club.browser(), club.browser()
    await known(bo, name="Zebedee")
    left, moved, played = [await ana.make("santiago", "Ana", "", "") for _ in range(3)]
    for table_id in (left, moved, played):
        await bo.post(f"/api/tables/{table_id}/sit", {"name": "Zebedee", "seat": 1})
    await bo.do(played, "rename", seat=1, name="Zebedee II")
    for table_id in (left, moved):
        assert (await bo.do(table_id, "open", seat=1)).status == 200
    await bo.post(f"/api/tables/{moved}/sit", {"name": "Zebedee", "seat": 2})
    await cy.post(f"/api/tables/{left}/sit", {"name": "Cy", "seat": 1})
    await cy.post(f"/api/tables/{played}/sit", {"name": "Cy", "seat": 2})
    assert (await ana.do(played, "begin")).status == 200
    assert (await ana.do(played, "propose", seat=0, what="open", about=1)).status == 200
    number = (await ana.look(played))["proposals"][0]["number"]
    for seat, browser in ((1, bo), (2, cy)):
        assert (await browser.do(played, "agree", seat=seat, proposal=number)).status == 200
    assert (await ana.look(played))["seats"][1]["kind"] == "open"
    assert "voice" not in (await ana.get(f"/api/tables/{left}/log")).body.decode()
    assert (await bo.post("/api/me/leave", {"sure": True})).status == 204
    club.wait(SETTLED + 1)
    await sweep(club)
    found = await club.store.database.read(everything)
    assert "Zebedee" not in found
    sat = [line for line in (await ana.look(left))["log"] if line["kind"] == "sat"]
    assert [line["name"] for line in sat] == ["Ana", "", "Cy"]


async def test_all_tables_are_searched_once_for_each_who_leaves(
    small_club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And for one at a time: with very many tables it takes long. Later only what was touched since."""
    ana, people = small_club.browser(), [small_club.browser() for _ in range(5)]
    table_id = await ana.make("santiago", "Ana", "")
    for browser in people:
        await known(browser)
    asked: list[tuple[str, float]] = []
    busy = 0
    tables = Moving.tables

    async def search(self: Moving, move: Move, searched: Searched) -> list[str]:
        nonlocal busy
        busy += 1
        assert busy == 1
        asked.append((move.old, searched.until))
        found = await tables(self, move, searched)
        busy -= 1
        return found

    monkeypatch.setattr(Moving, "tables", search)
    leaving = (browser.post("/api/me/leave", {"sure": True}) for browser in people)
    assert {reply.status for reply in await asyncio.gather(*leaving)} == {204}
    while len(await small_club.store.moving.left()) < 5 or len({old for old, _ in asked}) < 5:
        await asyncio.sleep(0.05)
    everywhere = [old for old, until in asked if not until]
    assert sorted(everywhere) == sorted({old for old, _ in asked})
    monkeypatch.undo()
    # Whatever was under way when somebody left is found all the same.
    moves = Moves(Sessions(small_club.store, small_club.time, Metrics()), small_club.store)
    await moves.look_around()
    (gone, *_) = await small_club.store.moving.left()
    table = await small_club.store.load(table_id)
    table.sit(gone.old, "Late", 1, small_club.time())
    await small_club.store.save(table)
    await moves.look_around()
    assert gone.old not in str((await small_club.store.load(table_id)).to_json())


async def test_a_parcel_tells_nothing_of_others(small_club: Club) -> None:
    """Neither who the people of one's cups are to the house, nor the seed by which lots are drawn, nor who
    does not want to meet one."""
    ana, bo = small_club.browser(), small_club.browser()
    for browser, name in ((ana, "Ana"), (bo, "Bo")):
        await known(browser, name=name)
    cup_id = (await ana.post("/api/cups", {"title": "Winter", "game": "havana", "name": "Ana"})).ok["id"]
    await bo.post(f"/api/cups/{cup_id}", {"do": "enter", "name": "Bo"})
    people = [await small_club.store.people.find_public([(await me(one))["id"]]) for one in (ana, bo)]
    ((anas,), (bos,)) = people

    def shun(connection: Connection) -> None:
        row = {"kind": "block", "name": "The masked one", "made": 1.0}
        pairs = ({"person": bos.id, "other": anas.id}, {"person": anas.id, "other": bos.id})
        connection.execute(club_schema.shunned.insert(), [{**row, **pair} for pair in pairs])
        said = {"person": bos.id, "other": anas.id, "made": 1.0, "data": '{"said":"rude"}'}
        connection.execute(club_schema.reports.insert(), said)

    await small_club.store.database.write(shun)
    packed = await ana.get("/api/me/parcel")
    with zipfile.ZipFile(io.BytesIO(chunked(packed.body))) as parcel:
        told = parcel.read("profile.json").decode()
    kept = await small_club.store.cups.load(cup_id)
    assert kept is not None
    for secret in (anas.id, bos.id, kept.event.cup.seed, "rude"):
        assert secret not in told
    profile = json.loads(told)
    assert [one["listing"]["title"] for one in profile["cups"]] == ["Winter"]
    # Whom they have met under another name is told by that one alone.
    (shunned,) = profile["shunned"]
    assert shunned == {"kind": "block", "way": "table", "name": "The masked one", "made": 1.0}


def chunked(body: bytes) -> bytes:
    """A body that was sent piece by piece."""
    found = b""
    while body:
        size, _, body = body.partition(b"\r\n")
        found, body = found + body[: int(size, 16)], body[int(size, 16) + 2 :]
    return found


def everything(connection: Connection) -> str:
    """All that stands in the database."""
    from malecon.store.schema import metadata

    return "\n".join(
        str(tuple(row)) for table in metadata.sorted_tables for row in connection.execute(table.select())
    )


async def test_two_devices_cannot_both_begin_as_the_same_guest(small_club: Club) -> None:
    ana = small_club.browser()
    await ana.make("santiago", "Ana", "")
    guest = dict(ana.cookies)
    await known(ana)
    ana.cookies = guest
    await known(ana)  # they are another guest by now
    names = await small_club.store.database.read(
        lambda c: list(c.execute(text("select id from persons")).scalars())
    )
    assert len(set(names)) == 2
    assert all(re.fullmatch("[0-9a-f]{32}", name) for name in names)


async def test_what_a_guest_has_said_looking_on_is_theirs_who_they_are(club: Club) -> None:
    """Also at a table that was over by then: it is in the parcel, is not heard, and goes when they leave."""
    ana, phone, bo, eve = (club.browser() for _ in range(4))
    phrase = await known(ana)
    table_id = await finished(bo, "Bo", "bot")
    said = {"text": "my own words", "name": "Lurker"}
    line = (await phone.do(table_id, "chat", **said)).ok["number"]
    shunned = {"kind": "mute", "table": table_id, "line": line}
    assert (await eve.post("/api/peace", shunned)).status == 204
    guest = devices.device_of(phone.cookies["malecon"])
    assert (await enter(phone, phrase)).status == 204
    club.wait(SETTLED + 1)
    await sweep(club)
    assert await club.store.moving.left() == []
    assert guest not in json.dumps((await club.store.load(table_id)).to_json())
    log = (await eve.get(f"/api/tables/{table_id}/log")).ok["log"]
    assert [entry.get("text", "") for entry in log if entry["kind"] == "chat"] == [""]
    packed = await ana.get("/api/me/parcel")
    with zipfile.ZipFile(io.BytesIO(chunked(packed.body))) as parcel:
        (found,) = json.loads(parcel.read("said.json"))
        assert [name for name in parcel.namelist() if name.startswith("games/")] == []
    assert (found["table"], found["text"]) == (table_id, "my own words")
    assert (await ana.post("/api/me/leave", {"sure": True})).status == 204
    club.wait(SETTLED + 1)
    await sweep(club)
    left = await club.store.database.read(everything)
    assert [word for word in ("my own words", "Lurker") if word in left] == []
