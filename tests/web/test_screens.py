"""Every screen, in both colours and two sizes: nothing that axe objects to, and a picture to look at.

The pictures lie in build/pictures.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Playwright, expect

from malecon.messages import say
from tests.web.club import Club, Guest, Seat, Table, Visitor
from tests.web.conftest import Invite

PICTURES = Path(__file__).parents[2] / "build" / "pictures"
GAMES = ("havana", "santiago", "cuba")


#: Tables of a game that wait for Ana at some moment: their ids and the links to that seat.
Moments = Callable[[str], dict[str, tuple[str, str]]]
#: After how many of those answers.
AFTER = {"begins": 0, "early": 12, "preview": 37, "over": 10_000}


@pytest.fixture(scope="package")
def moments(playwright: Playwright, club: Club) -> Iterator[Moments]:
    request = playwright.request.new_context(base_url=club.address)
    ana = Visitor(request, club)

    @cache
    def played(game: str) -> dict[str, tuple[str, str]]:
        found = {}
        for name, answers in AFTER.items():
            made = ana.make(game, "Ana", "bot:greedy", "bot:random", hints=True)
            Seat(ana, made["id"]).skip(random.Random(game), answers)
            found[name] = (made["id"], made["seats"][0]["link"])
        return found

    yield played
    request.dispose()


class Inspector:
    """A guest who looks at everything there is."""

    def __init__(self, guest: Guest, name: str, dark_too: bool = False) -> None:
        self.guest = guest
        self.page = guest.page
        self.name = name
        self.dark_too = dark_too
        self.errors: list[str] = []

    def look(self, screen: str) -> None:
        """Take a picture of what is shown now, and let axe look at it; in the dark, at its colours alone."""
        self.page.wait_for_timeout(150)
        self.see(f"{screen}-{self.name}")
        if self.dark_too:
            self.light("dark")
            self.see(f"{screen}-{self.name.replace('light', 'dark')}", runOnly=["color-contrast"])
            self.light("light")

    def light(self, mode: Literal["light", "dark"]) -> None:
        self.page.emulate_media(color_scheme=mode)
        expect(self.page.locator(f"html[data-mode={mode}]")).to_be_attached()

    def see(self, picture: str, **rules: list[str]) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{picture}.png")
        found = Axe().run(self.page, options={"resultTypes": ["violations"], **rules})
        for violation in found.response["violations"]:
            places = [node["html"][:160] for node in violation["nodes"][:3]]
            self.errors.append(f"{picture}: {violation['id']}: {violation['help']} {places}")

    def open(self, path: str) -> Page:
        self.page.goto(path)
        expect(self.page.locator("h1, #prompt").first).to_be_visible()
        return self.page


def dialog(inspector: Inspector, screen: str, button: str) -> None:
    """What a button opens, and closed again."""
    inspector.page.get_by_role("button", name=button, exact=True).first.click()
    expect(inspector.page.get_by_role("dialog")).to_be_visible()
    inspector.look(screen)
    inspector.page.keyboard.press("Escape")


def entrance(inspector: Inspector, moments: Moments) -> None:
    inspector.open("/")
    inspector.look("landing")
    dialog(inspector, "settings", say("lobby-settings"))
    dialog(inspector, "help", say("lobby-help"))
    inspector.open("/?gone=link")
    inspector.look("dead-link")
    inspector.guest.make("cuba", "Ana", "", "bot", begin=False, listed=True, title="After supper")
    inspector.open("/lobby")
    inspector.look("lobby")
    inspector.open("/meet")
    inspector.page.get_by_role("checkbox").first.check()
    inspector.look("meet")
    inspector.page.get_by_role("button", name=say("meeting-look")).click()
    expect(inspector.page.get_by_role("heading", name=say("meeting-waiting"))).to_be_visible()
    inspector.look("meet-waiting")
    inspector.page.get_by_role("button", name=say("meeting-stop")).click()
    for game in GAMES:
        inspector.open(f"/new/{game}")
        inspector.look(f"new-{game}")
    wish = {"title": "Winter", "game": "havana", "options": {"round_limit": 1}, "name": "Ana", "listed": True}
    screens = [("cups", "/cups"), ("new-cup", "/cups/new")]
    for form in ("knock-out", "groups"):
        rules = {"format": form, "groups": 2 if form == "groups" else 0}
        made = inspector.guest.ask("POST", "/api/cups", {**wish, "rules": rules, "bots": ["random"] * 5})
        inspector.guest.ask("POST", f"/api/cups/{made['id']}", {"do": "next-round", "round": 1})
        screens.append((f"cup-{form}", f"/cup/{made['id']}"))
    for screen, path in screens:
        inspector.open(path)
        expect(inspector.page.locator(".panel").first).to_be_visible()
        inspector.look(screen)
    inspector.open("/games")
    expect(inspector.page.get_by_text("After supper")).to_be_visible()
    inspector.look("games")
    inspector.open("/nowhere")
    inspector.look("nowhere")


def being_known(inspector: Inspector, moments: Moments) -> None:
    page = inspector.open("/me")
    inspector.look("me-guest")
    page.get_by_role("button", name=say("person-take-phrase"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    inspector.look("me-phrase")
    page.get_by_role("button", name=say("person-words-done"), exact=True).click()
    page.get_by_role("button", name=say("person-edit"), exact=True).click()
    inspector.look("me-known")
    dialog(inspector, "me-leave", say("person-leave-for-good"))
    inspector.open(f"/people/{inspector.guest.ask('GET', '/api/me')['id']}")
    inspector.look("person")


def gathering(inspector: Inspector, moments: Moments) -> None:
    table_id = inspector.guest.make("cuba", "Ana", "", "bot:greedy", begin=False)["id"]
    inspector.open(f"/table/{table_id}")
    expect(inspector.page.get_by_text(say("page-gather"))).to_be_visible()
    inspector.look("gathering")
    inspector.guest.expect("404", "WebSocket")
    inspector.open("/table/no-such-table")
    inspector.look("gone")


def rules(inspector: Inspector, moments: Moments) -> None:
    for game in GAMES:
        inspector.open(f"/rules/{game}")
        inspector.look(f"rules-{game}")


def curtain(inspector: Inspector, moments: Moments) -> None:
    inspector.guest.sit("havana", "Ana", "Bo")
    expect(inspector.page.locator("button.main").first).to_be_visible()
    inspector.look("curtain")


def playing(game: str) -> Callable[[Inspector, Moments], None]:
    """A game at its beginning, soon after, in the middle with an answer looked at, and at its end."""

    def play(inspector: Inspector, moments: Moments) -> None:
        for name, (table_id, link) in moments(game).items():
            inspector.page.goto(link)
            table = Table(inspector.guest, table_id)
            if table.wait_for_turn()["status"] == "running":
                if name == "preview":
                    table.place(sorted(table.glowing())[0]).focus()
                    inspector.page.wait_for_timeout(400)
            else:
                expect(
                    inspector.page.get_by_role("button", name=say("page-again"), exact=True)
                ).to_be_visible()
            inspector.look(f"{game}-{name}")

    return play


WALKS: dict[str, Callable[[Inspector, Moments], None]] = {
    "entrance": entrance,
    "being-known": being_known,
    "gathering": gathering,
    "rules": rules,
    "curtain": curtain,
    **{game: playing(game) for game in GAMES},
}


@pytest.fixture
def inspector(guest: Invite, club: Club, size: str, mode: str) -> Iterator[Inspector]:
    visitor = guest(club, phone=size == "phone", dark=mode == "dark")
    found = Inspector(visitor, f"{size}-{mode}", dark_too=size == "desktop")
    yield found
    assert not found.errors, "\n".join(found.errors)


@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize(("size", "mode"), [("desktop", "light"), ("phone", "dark")])
def test_every_screen(inspector: Inspector, walk: str, moments: Moments) -> None:
    WALKS[walk](inspector, moments)
    assert inspector.page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    ), "the page is wider than the screen"


def test_a_table_is_told_to_those_who_cannot_see(guest: Invite, club: Club) -> None:
    """What is asked and what happened is told in a live region."""
    ana = guest(club)
    table = ana.sit("santiago", "Ana", "bot")
    table.wait_for_turn()
    table.play(random.Random(1), most=4)
    told = ana.page.locator("[aria-live], [role=status], [role=log]")
    assert "".join(told.all_inner_texts()).strip()
