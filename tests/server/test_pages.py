"""The page as it was built, over the wire: what is given out, how it is packed, and what never is."""

from __future__ import annotations

import gzip
import json
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import malecon
from malecon.server.http.pages import Pages, accepts_gzip
from tests.server.browser import Browser
from tests.server.conftest import Club, open_club

pytestmark = pytest.mark.anyio

FOR_EVER = "public, max-age=31536000, immutable"
INDEX = "<!doctype html>the page"


def build(folder: Path) -> Path:
    """A page in a folder, and a secret beside it."""
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    files = {
        "index.html": INDEX,
        "icon.svg": "<svg/>",
        "site.webmanifest": "{}",
        "sources.sha256": "abc",
        "assets/app-1a2b.js": "code();",
        "assets/look-1a2b.css": "a{}",
        "assets/en-1a2b.ftl": "a = b",
        "assets/letters-1a2b.woff2": "wOF2",
    }
    for name, text in files.items():
        (static / name).write_text(text)
    for name in ("index.html", "assets/app-1a2b.js"):
        (static / f"{name}.gz").write_bytes(gzip.compress((static / name).read_bytes()))
    (folder / "secret.txt").write_text("secret")
    (static / "link.txt").symlink_to(folder / "secret.txt")
    return static


@pytest.fixture
async def club_with_page(tmp_path: Path, pool: ProcessPoolExecutor) -> AsyncIterator[Club]:
    async with open_club(str(tmp_path / "club.db"), pool, build(tmp_path)) as opened:
        yield opened


async def test_every_address_of_the_page_shows_it(club_with_page: Club) -> None:
    ana = club_with_page.browser()
    for path in ("/", "/table/abc", "/index.html", "/rules/havana", "/?gone=link"):
        found = await ana.get(path)
        assert (found.status, found.body.decode()) == (200, INDEX)
        assert found.headers["content-type"] == "text/html; charset=utf-8"
        assert found.headers["cache-control"] == "no-cache"


PARTS = {
    "screens": {"": ["assets/home.js", "assets/home.css"], "table": ["assets/table.js"]},
    "boards": {"santiago": ["assets/santiago.js", "assets/table.js"]},
    "languages": {"en": ["assets/en.js"], "de": ["assets/de.js"]},
}


async def test_a_browser_is_told_at_once_what_a_screen_is_made_of(
    club_with_page: Club, tmp_path: Path
) -> None:
    ana = club_with_page.browser()
    bruno = club_with_page.browser(**{"accept-language": "de-AT, en;q=0.5"})

    async def links(path: str, browser: Browser = ana) -> str:
        return (await browser.get(path)).headers.get("link", "")

    assert await links("/") == ""
    (tmp_path / "static" / "parts.json").write_text(json.dumps(PARTS))
    home = "</assets/home.js>; rel=modulepreload, </assets/home.css>; rel=preload; as=style; crossorigin"
    assert await links("/", bruno) == f"{home}, </assets/de.js>; rel=modulepreload"
    english = "</assets/en.js>; rel=modulepreload"
    assert await links("/nowhere") == english
    assert await links("/table/abc") == f"</assets/table.js>; rel=modulepreload, {english}"
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    await ana.look(table_id)
    board = "</assets/santiago.js>; rel=modulepreload"
    assert await links(f"/table/{table_id}") == f"</assets/table.js>; rel=modulepreload, {english}, {board}"
    (tmp_path / "static" / "parts.json").write_text("{")  # just being written
    assert await links("/nowhere") == english


async def test_a_browser_is_told_what_a_file_is(club_with_page: Club) -> None:
    ana = club_with_page.browser()
    for path, kind, keep in (
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/site.webmanifest", "application/manifest+json", "no-cache"),
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/assets/look-1a2b.css", "text/css; charset=utf-8", FOR_EVER),
        ("/assets/en-1a2b.ftl", "text/plain; charset=utf-8", FOR_EVER),
        ("/assets/letters-1a2b.woff2", "font/woff2", FOR_EVER),
    ):
        found = await ana.get(path)
        assert found.status == 200
        assert (found.headers["content-type"], found.headers["cache-control"]) == (kind, keep)
        assert found.headers["x-content-type-options"] == "nosniff"
        assert "font-src 'self'" in found.headers["content-security-policy"]


async def test_what_lies_there_packed_is_sent_so_to_those_who_can_unpack_it(club_with_page: Club) -> None:
    ana = club_with_page.browser()
    for path, text, kind in (
        ("/", INDEX, "text/html; charset=utf-8"),
        ("/table/abc", INDEX, "text/html; charset=utf-8"),
        ("/assets/app-1a2b.js", "code();", "text/javascript; charset=utf-8"),
    ):
        packed = await ana.get(path, accept_encoding="gzip, deflate, br, zstd")
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed.body).decode() == text
        plain = await ana.get(path)
        assert "content-encoding" not in plain.headers
        assert plain.body.decode() == text
        for found in (packed, plain):
            assert found.headers["vary"] == "accept-encoding"
            assert found.headers["content-type"] == kind
        assert packed.headers["etag"] != plain.headers["etag"]
    alone = await ana.get("/icon.svg", accept_encoding="gzip")
    assert "content-encoding" not in alone.headers
    assert "vary" not in alone.headers


async def test_who_has_the_page_already_is_not_sent_it_again(club_with_page: Club) -> None:
    ana = club_with_page.browser()
    first = await ana.get("/", accept_encoding="gzip")
    again = await ana.get("/", accept_encoding="gzip", if_none_match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert (await ana.get("/", if_none_match=first.headers["etag"])).status == 200  # it was the packed one


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "//secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/link.txt",
        "/sources.sha256",
        "/index.html.gz",
        "/assets/app-1a2b.js.gz",
        "/assets/gone.js",
        "/a%00b.js",
        "/" + "a" * 300 + ".js",
        "/.git",
    ],
)
async def test_nothing_else_is_given_out(club_with_page: Club, path: str) -> None:
    found = await club_with_page.browser().get(path)
    assert found.status == 404
    assert found.error["key"] == "server-nothing-here"


def test_what_a_browser_can_unpack() -> None:
    for header in ("gzip", "deflate, gzip;q=0.5", "GZIP", "*", "br;q=1.0, gzip; q=0.8"):
        assert accepts_gzip(header)
    for header in ("", "identity", "br", "gzip;q=0", "gzip; q=0.000", "*;q=0"):
        assert not accepts_gzip(header)


async def test_a_dead_link_leads_to_a_friendly_page(club_with_page: Club, small_club: Club) -> None:
    found = await club_with_page.browser().get("/seat/" + "A" * 22)
    assert (found.status, found.headers["location"]) == (303, "/?gone=link")
    assert found.headers["referrer-policy"] == "no-referrer"
    plain = await small_club.browser().get("/seat/" + "A" * 22)
    assert plain.status == 404
    assert "This link does not lead to a seat" in plain.body.decode()


async def test_a_page_can_tell_that_it_is_out_of_date(tmp_path: Path, club_with_page: Club) -> None:
    ana = club_with_page.browser()
    table_id = await ana.make("santiago", "Ana", "")
    told = (await ana.get("/api/games")).ok
    assert told["version"] == malecon.__version__
    assert told["build"].startswith(malecon.__version__ + "-")

    async def first_message() -> str:
        async with ana.watch(table_id) as watcher:
            message = await watcher.next()
            assert message["type"] == "table"
            return str(message["build"])

    assert await first_message() == told["build"]
    (tmp_path / "static" / "index.html").write_text(INDEX + ", anew")
    assert await first_message() == (await ana.get("/api/games")).ok["build"] != told["build"]


def test_without_a_page_the_version_is_all_there_is(tmp_path: Path) -> None:
    pages = Pages(tmp_path)
    assert pages.build == malecon.__version__
    static = build(tmp_path)
    built = Pages(static)
    known = built.build
    (static / "index.html").unlink()  # somebody builds it anew just now
    assert built.build == known
