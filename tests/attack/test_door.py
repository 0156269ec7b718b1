"""What stands in a request is never more than a word: not in a header of ours, nor to a database."""

from __future__ import annotations

import pytest

from tests.attack.house import House, open_house

pytestmark = pytest.mark.anyio

HOSTS = (
    "127.0.0.1:80; script-src *",
    "127.0.0.1:80 https://evil.example",
    "127.0.0.1:1/../evil",
    "user@127.0.0.1",
    "127.0.0.1,evil.example",
    "[::1]; default-src *",
    "[::1%25evil]",
    "localhost\tx",
    "127.0.0.1:99999999",
)


@pytest.mark.parametrize("host", HOSTS)
async def test_a_forged_host_enters_no_header(house: House, host: str) -> None:
    reply = await house.browser(host=host).get("/")
    assert reply.status in (400, 421)
    policy = reply.headers.get("content-security-policy", "")
    assert "evil" not in policy
    assert policy.count("-src ") == 0 or policy.count("script-src") == 1
    assert "connect-src 'self';" in policy or not policy


@pytest.mark.parametrize(
    "header",
    [
        "x-forwarded-for",
        "forwarded",
        "x-real-ip",
        "via",
        "x-forwarded-host",
        "x-forwarded-proto",
        "x-client-ip",
    ],
)
async def test_metrics_are_shown_to_nobody_behind_a_proxy(house: House, header: str) -> None:
    assert (await house.browser(**{header: "127.0.0.1"}).get("/metrics")).status == 403
    assert (await house.browser().get("/metrics")).status == 200


async def test_no_query_upsets_a_database(
    tmp_path_factory: pytest.TempPathFactory, postgres_url: str
) -> None:
    with open_house(tmp_path_factory.mktemp("postgres"), database=postgres_url) as house:
        ana = house.browser()
        for value in (
            "%00",
            "a%00b",
            "%ED%A0%80",
            "%FF",
            "%0D%0Ax",
            "%E2%80%AE",
            "'%3B--",
            "%25",
            "%F0%9F%8E%B2",
        ):
            for path in ("/api/tables?game=", "/api/statistics?name=", "/api/statistics?game="):
                assert (await ana.get(path + value)).status in (200, 400), path + value
        table_id = await ana.make("havana", "Ana", "Bo", begin=True)
        for text in ("\x00", "\ud800", "\u202e", "\r\n"):
            for command in (
                {"do": "chat", "seat": 0, "text": f"a{text}b"},
                {"do": "chat", "name": f"a{text}b", "text": "hello"},
                {"do": "rename", "seat": 0, "name": f"a{text}b"},
                {"do": "answer", "seat": 0, "words": f"a{text}b", "length": 0},
                {"do": "answer", "seat": 0, "words": "x", "length": 0, "id": f"a{text}b"},
                {"do": "bot", "seat": 1, "level": f"a{text}b"},
            ):
                reply = await ana.post(f"/api/tables/{table_id}", command)
                assert reply.status < 500, command
            assert (await ana.do(table_id, "reveal", seat=0, salt=text)).status < 500
            assert (await ana.post("/api/tables", {"game": f"a{text}", "players": 2})).status == 400
            assert (
                await ana.post("/api/tables", {"game": "havana", "players": 2, "title": text})
            ).status == 400
        table = await ana.look(table_id)
        move = {"seat": table["you"], "words": table["actions"][0]["words"], "length": table["length"]}
        for name in ("a\x00b", "a\ud800b"):
            assert (await ana.do(table_id, "answer", **move, id=name)).status < 500
        assert (await ana.look(table_id))["id"] == table_id
