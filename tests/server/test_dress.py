"""A club under its own name, with its own greeting and colours, as a browser and a program get it."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from malecon.server.http.dress import NAMED, THEME
from malecon.server.http.pages import STATIC
from malecon.server.ops.colours import Colours
from malecon.server.ops.look import NAME, ClubLook
from tests.server.browser import Browser
from tests.server.conftest import Club, open_club
from tests.server.process import Server

pytestmark = pytest.mark.anyio

WEB = Path(__file__).parents[2] / "web"
LOOK = ClubLook(
    'Rum & "Rook"',
    {"": "¡Pasen!", "de": "<b>Servus</b> & willkommen!"},
    Colours("#8a1538", second="#e0b13c"),
)


@pytest.fixture
async def dressed(tmp_path: Path, pool: ProcessPoolExecutor) -> AsyncIterator[Club]:
    """A club with a look of its own, and the page as its sources are."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_bytes((WEB / "index.html").read_bytes())
    (page / "manifest.webmanifest").write_bytes((WEB / "public/manifest.webmanifest").read_bytes())
    async with open_club(str(tmp_path / "club.db"), pool, page, club=LOOK) as opened:
        yield opened


def test_the_page_has_what_is_changed_in_it() -> None:
    text = (WEB / "index.html").read_text(encoding="utf-8")
    for place in NAMED:
        assert text.count(place.format(NAME)) == 1
    assert text.count(f'content="{THEME}"') == 1
    assert json.loads((WEB / "public/manifest.webmanifest").read_text())["theme_color"] == THEME


async def test_the_page_is_sent_as_the_club_looks(dressed: Club) -> None:
    ana = dressed.browser()
    found = await ana.get("/")
    text = found.body.decode()
    assert "<title>Rum &amp; &quot;Rook&quot;</title>" in text
    assert '<p class="boot">Rum &amp; &quot;Rook&quot;</p>' in text
    assert '<meta name="application-name" content="Rum &amp; &quot;Rook&quot;" />' in text
    assert '<meta name="greeting" content="¡Pasen!" />' in text
    assert 'lang="de" content="&lt;b&gt;Servus&lt;/b&gt; &amp; willkommen!"' in text
    assert "<b>" not in text
    assert ":root{--accent:#8a1538;--second:#e0b13c;}" in text
    assert re.search(r'data-mode="dark"\]:not\(\[data-contrast="more"\]\)\{--accent:#[0-9a-f]{6}\}', text)
    assert '(prefers-color-scheme: light)" content="#8a1538"' in text
    # What may be shown and run is what it was.
    assert "style-src 'self' 'unsafe-inline'" in found.headers["content-security-policy"]
    packed = await ana.get("/lobby", accept_encoding="gzip")
    assert gzip.decompress(packed.body).decode() == text
    assert packed.headers["etag"] != found.headers["etag"]
    for first, how in ((found, ""), (packed, "gzip")):
        again = await ana.get("/", accept_encoding=how, if_none_match=first.headers["etag"])
        assert (again.status, again.body) == (304, b"")


async def test_it_is_installed_under_its_name(dressed: Club) -> None:
    ana = dressed.browser()
    found = await ana.get("/manifest.webmanifest", accept_language="de")
    told = json.loads(found.body)
    assert found.headers["content-type"] == "application/manifest+json"
    assert (told["name"], told["short_name"]) == (LOOK.name, LOOK.name)
    assert (told["theme_color"], told["description"]) == ("#8a1538", "<b>Servus</b> & willkommen!")
    assert told["icons"] == json.loads((WEB / "public/manifest.webmanifest").read_text())["icons"]


async def test_programs_and_previews_know_the_name(dressed: Club) -> None:
    ana = dressed.browser(accept_language="nl")
    assert (await ana.get("/api/games")).json["club"] == {"name": LOOK.name, "greeting": "¡Pasen!"}
    table_id = await ana.make("havana", "Ana", "")
    text = (await ana.get(f"/table/{table_id}")).body.decode()
    assert '<meta property="og:site_name" content="Rum &amp; &quot;Rook&quot;" />' in text
    assert "Havana · Rum &amp; &quot;Rook&quot;" in text
    assert "--accent:#8a1538" in text


async def test_a_club_that_chose_nothing_sends_the_page_as_it_is(small_club: Club) -> None:
    found = (await small_club.browser().get("/api/games")).json
    assert found["club"] == {"name": "Malecón", "greeting": ""}


async def test_a_server_is_started_with_the_file(tmp_path: Path) -> None:
    """The port of the command line counts, not that of the file; and nobody reads the password in the log."""
    path = tmp_path / "club.toml"
    path.write_text(
        '[club]\nname = "The Rook"\n[server]\nport = 1\n'
        '[mail]\nserver = "127.0.0.1"\nfrom = "club@club.example"\nuser = "a"\npassword = "hunter2"\n'
    )
    path.chmod(0o644)
    with Server(tmp_path, "club.db", "--config", str(path)).ending() as server:
        await server.start()
        ana = Browser(server.port)
        assert (await ana.get("/api/games")).json["club"]["name"] == "The Rook"
        if (STATIC / "index.html").is_file():
            assert "<title>The Rook</title>" in (await ana.get("/")).body.decode()
        assert server.stop() == 0
    warnings = [line for line in server.log() if line["level"] == "warning"]
    assert [(line["message"], line["file"]) for line in warnings] == [
        ("everybody on this machine can read a secret", str(path))
    ]
    assert "hunter2" not in (tmp_path / "log").read_text()
