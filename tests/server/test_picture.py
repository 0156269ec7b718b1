"""Pictures of tables: what they show to whom, that they can be read, and what they cost."""

from __future__ import annotations

import asyncio
import html
import re
import shutil
import struct
import zlib
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from malecon.messages import say
from malecon.server.http.pages import STATIC
from malecon.server.picture.art import Art
from malecon.server.picture.scenes import Column, Shown, door_sign, draw, result, width_of
from malecon.server.work import pictures
from malecon.server.work.pictures import show_box, show_result, without_sources
from malecon.table import Seat, SeatKind
from tests.server.browser import Browser
from tests.server.conftest import Club, open_club
from tests.server.test_playing import play_on

pytestmark = pytest.mark.anyio

FONTS = STATIC / "fonts"
PAGE = "<!doctype html><html><head><title>Malecón</title></head><body></body></html>"


@pytest.fixture
async def club_with_page(tmp_path: Path, pool: ProcessPoolExecutor) -> AsyncIterator[Club]:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text(PAGE)
    if FONTS.is_dir():
        shutil.copytree(FONTS, static / "fonts")
    async with open_club(str(tmp_path / "club.db"), pool, static) as opened:
        yield opened


def pixels(picture: bytes) -> bytes:
    """What a PNG of our size shows, decoded: a width, a height, and rows that are all there."""
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed, size = 8, b"", [0, 0]
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        kind, data = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        assert zlib.crc32(kind + data) == struct.unpack(">I", picture[at + 8 + length : at + 12 + length])[0]
        if kind == b"IHDR":
            *size, depth, colour, _, _, _ = struct.unpack(">IIBBBBB", data)
            assert (depth, colour) == (8, 6)
        packed += data if kind == b"IDAT" else b""
        at += 12 + length
    assert size == [1200, 630]
    shown = zlib.decompress(packed)
    assert len(shown) == 630 * (1 + 4 * 1200)
    return shown


async def finished(ana: Browser, **more: Any) -> str:
    table_id = await ana.make("havana", "Ana", "bot", begin=True, options={"round_limit": 1}, **more)
    async with ana.watch(table_id) as watcher:
        await play_on(watcher)
    return table_id


async def picture(browser: Browser, table_id: str, language: str = "en") -> bytes:
    reply = await browser.get(f"/api/tables/{table_id}/picture?language={language}")
    assert reply.status == 200, reply.body
    assert reply.headers["content-type"] == "image/png"
    return reply.body


async def test_a_stranger_sees_the_result_of_a_listed_game_and_else_the_box(small_club: Club) -> None:
    ana, eve = small_club.browser(), small_club.browser()
    running = await ana.make("havana", "Secretive Ana", "bot", begin=True, listed=True)
    private = await finished(ana)
    closed = await finished(ana, listed=True, spectators=False)
    listed = await finished(ana, listed=True)
    box = await picture(eve, running)
    assert len(set(pixels(box))) > 20
    # Byte for byte the same: nothing of the table can be in it.
    assert box == await picture(eve, private) == await picture(eve, closed) == await picture(ana, running)
    assert await picture(eve, listed) == await picture(ana, listed) != box
    # Whoever has played may share what came of it.
    assert pixels(await picture(ana, private)) != pixels(box)
    assert (await eve.get("/api/tables/nosuchtable/picture")).status == 404


@pytest.mark.skipif(not FONTS.is_dir(), reason="without the page there are no letters to tell languages by")
async def test_a_picture_is_drawn_once(club_with_page: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = club_with_page.browser()
    table_id = await finished(ana, listed=True)
    all_of_them = await asyncio.gather(*(picture(club_with_page.browser(), table_id) for _ in range(5)))
    assert len(set(all_of_them)) == 1
    reply = await ana.get(f"/api/tables/{table_id}/picture?language=en")
    again = await ana.ask(
        "GET", f"/api/tables/{table_id}/picture?language=en", if_none_match=reply.headers["etag"]
    )
    assert (again.status, again.body) == (304, b"")
    assert await picture(ana, table_id, "de") != all_of_them[0]
    monkeypatch.setattr(pictures, "MOST_BYTES", 1)
    assert await picture(ana, table_id, "nl") != all_of_them[0]
    assert await picture(ana, table_id) == all_of_them[0]


async def test_only_so_many_are_drawn_for_one_address(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    async with open_club(str(tmp_path / "club.db"), pool, rate=0.1) as club:
        ana = club.browser()
        table_id = await ana.make("havana", "Ana", "bot", begin=True)
        statuses = [
            (await ana.get(f"/api/tables/{table_id}/picture?language={language}")).status
            for language in ("en", "de", "nl", "en")
        ]
        assert statuses == [200, 200, 429, 200]


def test_pictures_show_what_they_are_told(tmp_path: Path) -> None:
    seats = [Seat(SeatKind.PERSON, name="Ana"), Seat(SeatKind.BOT, level="strong:300")]
    ending = without_sources([12, 7], [0])
    shown = show_result("cuba", seats, ending, "de")
    assert shown.headline == say("page-won", "de", count=1, players="Ana")
    assert shown.columns[0][:3] == ("Ana", 12, True)
    other = show_result("cuba", seats, without_sources([12, 8], [0]), "de")
    box = show_box("cuba", "de")
    assert len({pixels(draw(one, str(tmp_path))) for one in (shown, other, box)}) == 3


def test_losses_are_drawn_below_the_street(tmp_path: Path) -> None:
    plain = Column("Ana", 11, True, (("ship", 11),), 0)
    labels = (("ship", "deliveries"),)
    loser = plain._replace(gained=(("ship", 31),), lost=20)
    drawn = result(Shown("santiago", "Santiago de Cuba", "Ana", (loser,), labels, "lost"), Art())
    assert ">−20</text>" in drawn
    assert ">31</text>" in drawn
    assert ">11</text>" in drawn
    assert ">lost</text>" in drawn
    kept = result(Shown("santiago", "Santiago de Cuba", "Ana", (plain,), labels, "lost"), Art())
    assert "lost" not in kept


@pytest.mark.parametrize(
    "name",
    ["<script>&\"'", "名前のない人", "Ω≈ç√\u202e", "\x00\x1b[31m", "W" * 40, "", "👩‍🚀", "a" + "\u0301" * 39],
)
def test_whatever_somebody_is_called_it_is_text(name: str, tmp_path: Path) -> None:
    column = Column(name, -3, True, (), 3)
    shown = Shown("havana", "Havana", f"{name} wins", (column,) * 5, (("other", name),), name)
    assert "<script" not in result(shown, Art())
    pixels(draw(shown, str(tmp_path)))


# --- in the head of the page ---


def tags(page: bytes) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page.decode())
    return {key: html.unescape(value) for key, value in found}


async def test_a_link_has_a_preview(club_with_page: Club) -> None:
    ana, eve = club_with_page.browser(), club_with_page.browser(**{"accept-language": "de"})
    listed = await finished(ana, listed=True, title="After supper")
    found = await eve.get(f"/table/{listed}")
    told = tags(found.body)
    address = club_with_page.config.address
    assert told["og:image"] == f"{address}/api/tables/{listed}/picture?language=de"
    assert told["og:url"] == f"{address}/table/{listed}"
    assert told["twitter:card"] == "summary_large_image"
    assert "Ana" in told["og:title"] + told["og:description"]
    assert found.body.decode().index("og:image") < found.body.decode().index("</head>")
    again = await eve.ask("GET", f"/table/{listed}", if_none_match=found.headers["etag"])
    assert again.status == 304
    path = told["og:image"].removeprefix(address)
    assert pixels((await eve.get(path)).body)


async def test_a_preview_tells_nothing_of_a_private_or_running_table(club_with_page: Club) -> None:
    ana = club_with_page.browser()
    private = await finished(ana, title="Ana's birthday")
    running = await ana.make("havana", "Ana", "bot", begin=True, listed=True, title="Ana's birthday")
    for table_id in (private, running):
        # Not even to Ana: a browser may send on what it is sent.
        for browser in (ana, club_with_page.browser()):
            page = (await browser.get(f"/table/{table_id}")).body
            assert tags(page)["og:title"].startswith(say("havana-name"))
            assert b"Ana" not in page
    for path in ("/table/nosuchtable", "/table/", "/table/a/b", "/"):
        assert (await ana.get(path)).body.decode() == PAGE


async def test_a_name_cannot_leave_its_tag(club_with_page: Club) -> None:
    ana = club_with_page.browser()
    name = '"><script>alert(1)</script>'
    table_id = await ana.make("havana", name, "bot", begin=True, listed=True, options={"round_limit": 1})
    async with ana.watch(table_id) as watcher:
        await play_on(watcher)
    page = (await ana.get(f"/table/{table_id}")).body
    assert b"<script" not in page
    assert name in "".join(tags(page).values())


def test_a_name_of_broad_letters_keeps_to_its_house() -> None:
    """W is about as broad as it is high: so many as other letters would lie over the neighbour's mark."""
    sign = door_sign(Column("W" * 40, 3, False, (), 0), 0, 160.0, 220.0, Art())
    assert sign.count("W") <= 9
    assert width_of("WWW", 20) > 1.8 * width_of("aaa", 20)


async def test_a_cup_has_a_preview_that_tells_no_more_than_the_list_of_cups(club_with_page: Club) -> None:
    ana, eve = club_with_page.browser(), club_with_page.browser()
    shown = {}
    for listed in (True, False):
        wish = {"title": f"Winter <{listed}>", "game": "havana", "bots": ["random"] * 2, "listed": listed}
        cup_id = (await ana.post("/api/cups", wish)).ok["id"]
        page = (await eve.get(f"/cup/{cup_id}")).body.decode()
        shown[listed] = page
        address = re.search(r'"og:image" content="http://[^/"]*([^"]*)"', page)
        assert address is not None
        picture = await eve.get(html.unescape(address[1]))
        assert (picture.status, picture.body[:8]) == (200, b"\x89PNG\r\n\x1a\n")
    assert "Winter &lt;True&gt;" in shown[True]
    assert "Winter" not in shown[False]
    assert (await eve.get("/cup/nowhere")).status == 200, "the page says that there is none"
