"""The door: whose page a request comes from, how much is asked for, what is written down."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from malecon.server.http import unfinished
from malecon.server.http.limits import ASKS, CLICKS, Limit, Limiter, client_of
from malecon.server.ops.logs import JsonLines, Lines, Sparing
from malecon.server.tables import tables
from malecon.server.wire.errors import TooMany, language_of
from tests.record.test_record import played
from tests.server.conftest import Club, open_club

pytestmark = pytest.mark.anyio

WISH = {"game": "havana", "players": 2}


# --- whose page it comes from ---


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "file://127.0.0.1"},
        {"origin": "http://"},
        {"origin": "http://["},
        {"origin": "http://[::1"},
        {"origin": "https://[x]]:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
async def test_pages_of_others_change_nothing(small_club: Club, headers: dict[str, str]) -> None:
    refused = await small_club.browser(**headers).post("/api/tables", WISH)
    assert (refused.status, refused.error["kind"]) == (403, "foreign")
    ana = small_club.browser()
    table_id = await ana.make("havana", "Ana", "")
    if "origin" in headers:
        with pytest.raises(InvalidStatus) as caught:
            async with ana.watch(table_id, **headers):
                pass
        assert caught.value.response.status_code == 403


async def test_our_own_page_and_programs_are_let_in(small_club: Club) -> None:
    own = {"origin": f"http://127.0.0.1:{small_club.port}", "sec-fetch-site": "same-origin"}
    for headers in (own, {}, {"sec-fetch-site": "none"}):
        ana = small_club.browser(**headers)
        table_id = await ana.make("havana", "Ana", "")
        async with ana.watch(table_id) as watcher:
            await watcher.next()


async def test_a_name_that_is_not_ours_is_refused(small_club: Club) -> None:
    """Else another's page could give itself a name that leads to this machine, and be taken for ours."""
    for host in ("evil.example", f"evil.example:{small_club.port}", "127.0.0.1.evil.example", "", "[::1"):
        refused = await small_club.browser(host=host).get("/api/games")
        assert refused.status in (400, 421), host
    for host in ("localhost", f"localhost:{small_club.port}", "[::1]:80", "192.168.1.7:8047"):
        assert (await small_club.browser(host=host).get("/api/games")).status == 200


async def test_behind_a_proxy_the_public_name_counts(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    public = "https://club.example"
    async with open_club(str(tmp_path / "club.db"), pool, public_url=public) as club:
        ana = club.browser(host="club.example", origin=public)
        table_id = await ana.make("havana", "Ana", "")
        assert ana.made["address"] == f"{public}/table/{table_id}"
        assert ana.made["link"].startswith(f"{public}/seat/")
        assert list(ana.cookies) == ["__Host-malecon"]
        found = await ana.get("/")
        assert "wss://club.example" in found.headers["content-security-policy"]
        assert "strict-transport-security" in found.headers
        refused = await club.browser(host="club.example", origin="https://evil.example").post(
            "/api/tables", WISH
        )
        assert refused.status == 403


async def test_every_response_keeps_the_browser_safe(small_club: Club) -> None:
    ana = small_club.browser()
    for path in ("/", "/api/games", "/api/nothing", "/nothing", "/healthz", "/openapi.json"):
        headers = (await ana.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["cache-control"] == "no-store"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers


# --- how much ---


@pytest.fixture
async def strict_club(tmp_path: Path, pool: ProcessPoolExecutor) -> AsyncIterator[Club]:
    async with open_club(str(tmp_path / "club.db"), pool, rate=0.1) as opened:
        yield opened


async def test_who_asks_too_much_is_told_when_to_come_back(strict_club: Club) -> None:
    ana = strict_club.browser()
    statuses = [(await ana.get("/api/games")).status for _ in range(40)]
    assert statuses[:30] == [200] * 30
    assert 429 in statuses
    while (refused := await ana.get("/api/games")).status != 429:
        pass
    assert refused.error["kind"] == "too-many"
    assert int(refused.headers["retry-after"]) >= 1
    strict_club.wait(10)
    assert (await ana.get("/api/games")).status == 200


@pytest.mark.parametrize("headers", [{"origin": "http://["}, {"host": "evil.example"}])
async def test_who_is_refused_has_asked_too(strict_club: Club, headers: dict[str, str]) -> None:
    eve = strict_club.browser(**headers)
    statuses = {(await eve.get("/api/games")).status for _ in range(40)}
    assert statuses in ({403, 429}, {421, 429})


async def test_a_whole_school_may_open_the_page(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    """30 people behind one address: about 25 files each, and none of them counts against what they ask."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Malecón</title>")
    (page / "assets" / "index-1.js").write_text("0")
    async with open_club(str(tmp_path / "club.db"), pool, page, rate=0.1) as club:
        ana = club.browser()
        for path in ("/assets/index-1.js", "/fonts/none.woff2"):
            statuses = {(await ana.get(path)).status for _ in range(75)}
            assert statuses in ({200}, {404})
        assert (await ana.get("/api/games")).status == 200
        statuses = {(await ana.get("/assets/index-1.js")).status for _ in range(1000)}
        assert statuses == {200, 429}  # but it has an end


async def test_our_own_errors_fill_no_disk(
    small_club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken() -> None:
        raise RuntimeError("broken")

    caplog.handler.addFilter(sparing := Sparing())
    monkeypatch.setattr(small_club.store, "ping", broken)
    replies = [await small_club.browser().get("/healthz") for _ in range(30)]
    caplog.handler.removeFilter(sparing)
    assert {reply.status for reply in replies} == {500}
    assert replies[0].error["key"] == "server-failed"
    assert len([line for line in caplog.records if line.exc_info]) == 5


@pytest.mark.parametrize("trusted", [True, False])
async def test_a_proxy_is_believed_only_if_it_is_known(
    tmp_path: Path, pool: ProcessPoolExecutor, trusted: bool
) -> None:
    proxies = ("127.0.0.1",) if trusted else ()
    async with open_club(str(tmp_path / "club.db"), pool, rate=0.1, proxies=proxies) as club:
        for _ in range(40):
            await club.browser(**{"x-forwarded-for": "10.0.0.1"}).get("/api/games")
        other = await club.browser(**{"x-forwarded-for": "10.0.0.2"}).get("/api/games")
        assert other.status == (200 if trusted else 429)


def test_a_household_is_one_client() -> None:
    assert client_of("10.0.0.1") == "10.0.0.1"
    assert client_of("::ffff:10.0.0.1") == "10.0.0.1"
    assert client_of("2001:db8::1") == client_of("2001:db8::ffff:1") != client_of("2001:db8:0:1::1")
    assert client_of("fe80::1%eth0") == client_of("fe80::2")
    assert client_of("unknown") == "unknown"


def test_old_buckets_are_forgotten() -> None:
    now = 0.0
    limiter = Limiter(Limit(2, 1), 1.0, lambda: now)
    for number in range(25_000):
        now += 0.01
        limiter.take(f"client {number}")
    assert len(limiter.buckets) <= 10_000
    limiter.take("greedy")
    limiter.take("greedy")
    with pytest.raises(TooMany):
        limiter.take("greedy")
    now += 1.0
    limiter.take("greedy")


async def test_tables_are_rarer_than_other_things(strict_club: Club) -> None:
    ana = strict_club.browser()
    statuses = [(await ana.post("/api/tables", WISH)).status for _ in range(5)]
    assert statuses == [201, 201, 201, 429, 429]
    assert (await ana.get("/api/games")).status == 200


async def test_tables_are_not_left_lying_about(
    tmp_path: Path, pool: ProcessPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many devices an address pretends to have; what is deleted or a day old does not count."""
    monkeypatch.setattr(unfinished, "MOST_UNFINISHED", 3)
    now = 1000.0
    async with open_club(str(tmp_path / "club.db"), pool, rate=1.0, clock=lambda: now) as club:
        ana = club.browser()
        table_id = await ana.make("havana", "Ana", "")
        for _ in range(2):
            assert (await club.browser().post("/api/tables", WISH)).status == 201
        refused = await club.browser().post("/api/tables", WISH)
        assert (refused.status, refused.error["key"]) == (429, "server-unfinished")
        assert refused.headers["retry-after"] == "86400"
        await ana.do(table_id, "close")
        assert (await ana.post("/api/tables", WISH)).status == 429  # it lies there all the same
        assert (await ana.ask("DELETE", f"/api/tables/{table_id}")).status == 204
        assert (await ana.post("/api/tables", WISH)).status == 201
        assert (await ana.post("/api/tables", WISH)).status == 429
        now += 86_400
        assert [(await ana.post("/api/tables", WISH)).status for _ in range(4)] == [201, 201, 201, 429]


async def test_records_are_not_left_lying_about_either(
    tmp_path: Path, pool: ProcessPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that is over takes as much room as any other, and whoever brings it has not had to play it."""
    monkeypatch.setattr(unfinished, "MOST_UNFINISHED", 2)
    now = 1000.0
    async with open_club(str(tmp_path / "club.db"), pool, rate=1.0, clock=lambda: now) as club:
        ana = club.browser()
        record = {"text": played().text()}
        first = (await ana.post("/api/records", record)).ok["id"]
        assert (await ana.look(first))["status"] == "over"
        assert (await ana.post("/api/records", record)).status == 201
        refused = await club.browser().post("/api/records", record)
        assert (refused.status, refused.error["key"]) == (429, "server-unfinished")
        assert (await ana.ask("DELETE", f"/api/tables/{first}")).status == 204
        assert (await ana.post("/api/records", record)).status == 201
        assert (await ana.post("/api/records", record)).status == 429
        now += 86_400
        assert (await ana.post("/api/records", record)).status == 201


async def test_who_searches_without_end_is_refused(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    """Hundreds of games are looked through for it; one's own list, and everybody else's, go on."""
    async with open_club(str(tmp_path / "club.db"), pool, rate=1.0, clock=lambda: 1000.0) as club:
        ana = club.browser()
        await ana.make("havana", "Ana", "")
        searches = ["/api/mine/ended?search=bo", "/api/mine/ended?game=cuba", "/api/statistics"]
        found = [(await ana.get(path)).status for path in searches * round(CLICKS.burst / 3)]
        assert set(found) == {200}
        assert {(await ana.get(path)).status for path in searches} == {429}
        assert (await ana.get("/api/mine/ended")).status == 200


async def test_deeds_at_a_table_have_their_limit(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    """Each is written down for ever and told to everybody there. Whoever does them by the dozen takes nothing
    from the others at the table, nor from the same device elsewhere."""
    now = 1000.0
    async with open_club(str(tmp_path / "club.db"), pool, rate=0.2, clock=lambda: now) as club:
        ana, bo = club.browser(), club.browser()
        table_id, other = await ana.make("santiago", "Ana", ""), await ana.make("santiago", "Ana", "")
        assert (await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo"})).ok["seat"] == 1
        statuses = [(await ana.do(table_id, "rename", seat=0, name=f"A{n}")).status for n in range(8)]
        assert statuses == [200] * 6 + [429] * 2
        links = await ana.post(f"/api/tables/{table_id}/link", {"seat": 0})
        assert links.status == (await ana.post(f"/api/tables/{table_id}/sit", {"name": "C"})).status == 429
        async with ana.watch(table_id) as watcher:
            await watcher.next()
            await watcher.say(type="do", re=1, command={"do": "rename", "seat": 0, "name": "Z"})
            assert (await watcher.next())["error"]["kind"] == "too-many"
        assert (await bo.do(table_id, "rename", seat=1, name="Bob")).status == 200
        assert (await ana.do(other, "rename", seat=0, name="Zoe")).status == 200
        now += 1
        assert (await ana.do(table_id, "begin")).status == 200


async def test_nobody_sits_down_and_gets_up_for_ever(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    """As ever another guest: each is written into the log of somebody's table, and told to all who look."""
    async with open_club(str(tmp_path / "club.db"), pool, rate=1.0, clock=lambda: 1000.0) as club:
        ana = club.browser()
        table_id, other = await ana.make("havana", "Ana", ""), await ana.make("havana", "Ana", "")

        async def sit(table: str) -> int:
            eve = club.browser()
            found = await eve.post(f"/api/tables/{table}/sit", {"name": "Eve"})
            if found.status == 200:
                await eve.do(table, "open", seat=found.ok["seat"])
            return found.status

        found = [await sit(table_id) for _ in range(round(ASKS.burst) + 3)]
        assert found == [200] * round(ASKS.burst) + [429] * 3
        assert await sit(other) == 200


async def test_no_table_has_links_without_end(small_club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are looked through for whoever comes: fifty thousand took a quarter of a second each time."""
    monkeypatch.setattr(tables, "MOST_LINKS", 5)
    ana = small_club.browser()
    table_id = await ana.make("havana", "Ana", "")
    link = "/seat/" + ana.made["seats"][0]["link"].rpartition("/")[2]
    guests = [small_club.browser() for _ in range(4)]
    assert [(await guest.get(link)).status for guest in guests] == [303, 303, 303, 403]
    assert (await guests[0].get(link)).status == 303, "who is there comes in as ever"
    refused = await ana.post(f"/api/tables/{table_id}/link", {"seat": 0})
    assert (refused.status, refused.error["key"]) == (403, "server-many-links")
    alone = (await ana.post(f"/api/tables/{table_id}/link", {"seat": 0, "alone": True})).ok["link"]
    assert (await guests[3].get("/seat/" + alone.rpartition("/")[2])).status == 303


async def test_programs_play_as_fast_as_they_can(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    async with open_club(str(tmp_path / "club.db"), pool, rate=1.0, clock=lambda: 1000.0) as club:
        ana = club.browser()
        table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
        for turn in range(60):
            asked = (await ana.look(table_id))["asked"]
            assert (await ana.answer(table_id, asked[0], turn)).status == 200


async def test_a_body_has_its_limits(small_club: Club) -> None:
    ana = small_club.browser()
    large = b'{"game":"' + b"x" * 300_000 + b'"}'
    refused = await ana.ask("POST", "/api/tables", raw=large)
    assert (refused.status, refused.error["kind"]) == (413, "too-large")
    refused = await ana.ask("POST", "/api/tables", raw=b"{}", content_type="text/plain")
    assert (refused.status, refused.error["kind"]) == (415, "content-type")
    refused = await ana.ask("POST", "/api/tables", raw=b"game=havana", content_type="application/x-www-form")
    assert refused.status == 415


# --- what is wrong ---


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"x"',
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"game":' * 30_000,
        b'{"game":"havana","players":"2"}',
        b'{"game":"havana","players":2,"unknown":1}',
        b'{"game":"havana","players":99}',
        b'{"game":"havana","players":1e400}',
        b'{"game":"chess","players":2}',
        b'{"game":"havana","players":2,"options":{"x":1}}',
        b'{"game":"havana","players":2,"options":{"x":{"y":1}}}',
        b'{"game":"havana","players":2,"title":"\\u0000"}',
        b'{"game":"havana","players":2,"title":"\\ud800"}',
        b'{"game":"havana","players":2,"files":{"tiles":"nonsense"}}',
        b'{"game":"havana","players":2,"files":{"ships":""}}',
        b'{"game":"havana","players":2,"stand_in":"strong:999999999"}',
        b'{"game":"havana","players":2,"seats":[{"who":"bot","level":"godlike"}]}',
        b'{"game":"havana","players":2,"seats":[{"who":"me","name":""}]}',
        b'{"game":"havana","players":2,"seats":[{"who":"open"},{"who":"open"},{"who":"me","name":"x"}]}',
        b'{"game":"havana","players":2,"clock":{"kind":"live","minutes":0}}',
        b'{"game":"havana","players":2,"begin":true}',
    ],
)
async def test_what_cannot_be_a_table_is_refused_in_words(small_club: Club, body: bytes) -> None:
    refused = await small_club.browser().ask("POST", "/api/tables", raw=body)
    assert refused.status in (400, 403)
    assert refused.error["key"]
    assert (await small_club.browser().get("/api/tables")).ok == {"tables": []}


async def test_addresses_that_lead_nowhere(small_club: Club) -> None:
    ana = small_club.browser()
    for path in (
        "/api",
        "/api/",
        "/api/x/y",
        "/api/tables/",
        "/nothing.js",
        "/../../../../../../../../etc/host.conf",
        "/%2e%2e/%2e%2e/app.py",
    ):
        assert (await ana.get(path)).status == 404, path
    for table_id in ("nothing", "x" * 65, "%00", "a%2fb", "%F0%9F%8E%B2", "'; drop table tables"):
        assert (await ana.get(f"/api/tables/{table_id.replace(' ', '%20')}")).status == 404
    assert (await ana.do("nothing", "begin")).error["kind"] == "missing"
    refused = await ana.ask("PUT", "/api/tables")
    assert (refused.status, refused.error["kind"]) == (405, "method")
    assert set(refused.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}
    for query in ("?seat=x", "?seat=-2", "?seat=1e9", "?unknown=1", "?limit=0"):
        assert (await ana.get(f"/api/tables/nothing/log{query}")).error["kind"] == "unreadable"


async def test_the_plain_page_says_how_it_is(small_club: Club) -> None:
    found = await small_club.browser(**{"accept-language": "es"}).get("/")
    assert found.headers["content-type"].startswith("text/html")
    assert "servidor del club" in found.body.decode()


def test_the_language_that_is_wanted_most() -> None:
    assert language_of("") == "en"
    assert language_of("tlh") == "en"
    assert language_of("de-AT") == "de"
    assert language_of("en;q=0.3, nl;q=0.8, tlh") == "nl"
    assert language_of("es;q=0, de;q=0.001") == "de"
    assert language_of(";;;,,q=,*" + "x" * 1000) == "en"


# --- what is written down ---


async def test_no_secret_is_written_into_the_log(small_club: Club, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ana, phone = small_club.browser(), small_club.browser()
    table_id = await ana.make("havana", "Ana", "bot", begin=True)
    links = [ana.made["link"], ana.made["seats"][0]["link"]]
    for link in links:
        await phone.get("/seat/" + link.rpartition("/")[2])
    async with phone.watch(table_id) as watcher:
        await watcher.next()
    await ana.get(f"/api/tables/{table_id}/nothing")
    secrets = [link.rpartition("/")[2] for link in links] + [ana.cookies["malecon"], phone.cookies["malecon"]]
    written = "\n".join(
        form.format(record)
        for record in caplog.records
        for form in (Lines(), JsonLines())
        if record.name.startswith("malecon")
    )
    assert "/seat/{token" in written
    for secret in [*secrets, table_id]:
        assert secret not in written


def test_a_line_for_programs_is_json_with_what_was_added() -> None:
    record = logging.makeLogRecord({"msg": "request", "levelname": "INFO", "name": "x", "status": 200})
    told = json.loads(JsonLines().format(record))
    assert (told["message"], told["level"], told["status"]) == ("request", "info", 200)
    assert told["time"].endswith("Z")
    assert Lines().format(record).endswith("request  status=200")


async def test_metrics_are_for_this_machine(small_club: Club) -> None:
    ana = small_club.browser()
    await ana.make("cuba", "Ana", "")
    text = (await ana.get("/metrics")).body.decode()
    assert 'malecon_tables_made_total{game="cuba"} 1' in text
    assert 'malecon_requests_total{method="POST",route="/api/tables",status="201"} 1' in text
    assert 'malecon_request_seconds_bucket{le="+Inf"}' in text
    refused = await ana.get("/metrics", x_forwarded_for="10.0.0.1")
    assert refused.status == 403


async def test_health(club: Club) -> None:
    assert (await club.browser().get("/healthz")).ok == {"status": "ok"}
