"""A club under its own name, with its own greeting and colours: seen in both looks and two sizes.

The pictures lie in build/pictures.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from malecon.server.ops.colours import Colours
from tests.web.club import Club
from tests.web.conftest import Invite
from tests.web.test_screens import Inspector

FILE = """
[club]
name = "Café Rum & Rook"
greeting = { en = "Thursdays at eight, all are welcome. <b>Bring cake!</b>", de = "Donnerstags um acht." }
accent = "#8a1538"
second = "#e0b13c"
"""
SHADES = Colours("#8a1538", "", "#e0b13c").shades()
LONG = "Königliche Spielegesellschaft von 1887 e"

#: What a variable of the look is, as the page was first painted and as it is now.
VARIABLE = "name => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"
#: Keeps the accent of each frame that is painted, from the first on.
WATCH = """
const seen = (window.accents = new Set());
const look = () => {
  if (document.body) seen.add(getComputedStyle(document.documentElement).getPropertyValue("--accent").trim());
  requestAnimationFrame(look);
};
look();
"""


@pytest.fixture(scope="module")
def rook(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club that its host has described."""
    folder = tmp_path_factory.mktemp("rook")
    (folder / "club.toml").write_text(FILE, encoding="utf-8")
    with Club(folder, "--config", str(folder / "club.toml")) as opened:
        yield opened


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize("mode", ["light", "dark"])
def test_a_club_is_known_by_its_look(mode: str, phone: bool, guest: Invite, rook: Club) -> None:
    ana = guest(rook, phone=phone, dark=mode == "dark")
    ana.page.add_init_script(WATCH)
    inspector = Inspector(ana, f"{mode}-{'phone' if phone else 'laptop'}")
    page = inspector.open("/")
    expect(page).to_have_title("Café Rum & Rook")
    expect(page.locator("h1")).to_have_text("Café Rum & Rook")
    expect(page.get_by_text("Thursdays at eight, all are welcome. <b>Bring cake!</b>")).to_be_visible()
    accent = SHADES.night if mode == "dark" else SHADES.day
    assert page.evaluate(VARIABLE, "--accent") == accent
    assert page.evaluate(VARIABLE, "--second") == SHADES.second
    assert ground(page, ".ways .main") == SHADES.second
    assert page.evaluate("[...window.accents]") == [accent], "another colour was seen before"
    inspector.look("club-landing")
    inspector.open("/new/cuba")
    expect(page.locator("header .name")).to_have_text("Café Rum & Rook")
    assert ground(page, ".button.main") == accent
    assert page.title().endswith("· Café Rum & Rook")
    inspector.look("club-new")
    ana.sit("havana", "Ana", "bot").wait_for_turn()
    inspector.look("club-table")
    assert not inspector.errors, "\n".join(inspector.errors)


def ground(page: Page, selector: str) -> str:
    """The colour behind something, as #rrggbb."""
    said = page.locator(selector).first.evaluate("element => getComputedStyle(element).backgroundColor")
    return "#" + "".join(f"{int(part):02x}" for part in said[4:-1].split(","))


def test_the_greeting_is_in_the_language_that_is_read(guest: Invite, rook: Club) -> None:
    page = guest(rook, locale="de-DE").open("/")
    expect(page.get_by_text("Donnerstags um acht.")).to_be_visible()
    page.locator(".language select").select_option("en")
    expect(page.get_by_text("Thursdays at eight")).to_be_visible()
    page.locator(".language select").select_option("nl")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.get_by_text("Thursdays at eight")).to_be_visible()


def test_more_contrast_is_not_taken_away(guest: Invite, rook: Club, club: Club) -> None:
    for dark in (False, True):
        theirs = guest(rook, dark=dark, contrast="more").open("/").evaluate(VARIABLE, "--accent")
        assert theirs == guest(club, dark=dark, contrast="more").open("/").evaluate(VARIABLE, "--accent")


def test_a_long_name_fits_on_a_small_phone(tmp_path: Path, guest: Invite) -> None:
    (tmp_path / "club.toml").write_text(f'[club]\nname = "{LONG}"\ngreeting = "{"Hola " * 56}"\n')
    with Club(tmp_path, "--config", str(tmp_path / "club.toml")) as opened:
        bo = guest(opened, phone=True)
        bo.page.set_viewport_size({"width": 360, "height": 640})
        page = bo.open("/")
        for path in ("/", "/lobby"):
            page.goto(path)
            expect(page.locator("h1")).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
            assert page.locator("header .buttons").bounding_box() is not None
        page.goto("/")
        button = page.locator(".greeting .button").last.bounding_box()
        tiles = page.locator(".welcome").bounding_box()
        assert button is not None
        assert tiles is not None
        assert button["y"] + button["height"] <= tiles["y"]
