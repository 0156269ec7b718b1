"""A game of another package in the page: nobody has drawn it, and it is played all the same."""

from __future__ import annotations

import random
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from malecon.messages import say
from tests.web.club import Club, Table, tap
from tests.web.conftest import Invite
from tests.web.test_levels import keep
from tests.web.test_screens import Inspector

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel"


@pytest.fixture(scope="module")
def foreign_club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club where the example package is installed: its folder, and what an installer writes beside it."""
    site = tmp_path_factory.mktemp("site")
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    shutil.copytree(EXAMPLE / "malecon_goofspiel", site / "malecon_goofspiel")
    about = site / f"malecon_goofspiel-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0.0\n")
    (line,) = project["entry-points"]["malecon.games"].items()
    (about / "entry_points.txt").write_text("[malecon.games]\n{} = {}\n".format(*line))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site), prepend=":")
        with Club(tmp_path_factory.mktemp("club")) as opened:
            yield opened


@pytest.mark.parametrize(("size", "mode"), [("desktop", "light"), ("phone", "dark")])
def test_it_is_found_and_played_to_its_end(size: str, mode: str, guest: Invite, foreign_club: Club) -> None:
    ana = guest(foreign_club, phone=size == "phone", dark=mode == "dark")
    inspector = Inspector(ana, f"{size}-{mode}")
    inspector.open("/")
    tile = ana.page.get_by_role("article", name="Goofspiel")
    expect(tile).to_be_visible()
    expect(ana.page.get_by_role("button", name=say("lobby-lesson"))).to_have_count(3)
    tile.scroll_into_view_if_needed()
    inspector.look("foreign-landing")
    tile.get_by_role("button", name=say("lobby-play-now")).click()
    ana.page.wait_for_url("**/table/*")
    table = Table(ana, ana.page.url.rsplit("/", 1)[1])
    how = tap if size == "phone" else Locator.click
    assert table.play(random.Random(1), 4, how) == 4
    table.wait_for_turn()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Goofspiel")
    expect(ana.page.locator("#prompt")).to_contain_text("Which card do you lay?")
    expect(ana.page.get_by_role("heading", name="Prizes")).to_be_visible()
    expect(ana.page.get_by_role("article").filter(has_text="Played")).to_have_count(
        len(table.look()["seats"])
    )
    inspector.look("foreign-early")
    assert table.play(random.Random(2), 100, how) >= 4
    expect(ana.page.get_by_role("button", name=say("page-again"), exact=True)).to_be_visible()
    expect(ana.page.get_by_role("region", name=say("page-board"))).to_contain_text("Prizes")
    inspector.look("foreign-over")
    assert ana.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert not inspector.errors, "\n".join(inspector.errors)


def test_bots_that_have_not_learned_it_do_not_say_so(guest: Invite, foreign_club: Club) -> None:
    """No net comes with it: whoever looks through one elsewhere plays it as another level does."""
    ana = guest(foreign_club)
    keep(ana.page, level="steady")
    page = ana.open("/new/goofspiel")
    page.get_by_role("button", name=say("lobby-fill-bots")).click()
    expect(page.get_by_text(say("lobby-level-greedy"))).to_be_visible()
    expect(page.get_by_text(say("lobby-level-steady"))).to_have_count(0)
    table = ana.sit("goofspiel", "Ana", "bot:steady")
    name = table.look()["seats"][1]["name"]
    page.get_by_role("button", name=say("page-about-player", player=name)).locator(
        "visible=true"
    ).first.click()
    expect(page.get_by_role("dialog").get_by_text(say("lobby-level-greedy"))).to_be_visible()


def test_every_screen_knows_it(guest: Invite, foreign_club: Club) -> None:
    ana = guest(foreign_club, locale="de-DE")
    inspector = Inspector(ana, "desktop-light")
    page = inspector.open("/rules/goofspiel")
    expect(page.locator("#G4")).to_contain_text("Whoever has laid the highest takes the prizes")
    inspector.look("foreign-rules")
    inspector.open("/new/goofspiel")
    expect(page.get_by_role("complementary")).to_contain_text("Goofspiel")
    expect(page.get_by_text("How many cards everybody has")).to_be_visible()
    inspector.look("foreign-new")
    ana.make("goofspiel", "Ana", "", begin=False, listed=True)
    inspector.open("/lobby?game=goofspiel")
    expect(page.get_by_role("radio", name="Goofspiel")).to_be_checked()
    inspector.look("foreign-lobby")
    inspector.open("/statistics")
    expect(page.get_by_role("button", name="Goofspiel")).to_be_visible()
    assert not inspector.errors, "\n".join(inspector.errors)
