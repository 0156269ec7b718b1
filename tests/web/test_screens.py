"""Every screen, in both colours and two sizes: nothing that axe objects to, and a picture to look at.

The pictures lie in build/pictures.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Playwright, expect

from malecon.messages import say
from tests.web.club import Club, Guest, Seat, Table, Visitor
from tests.web.conftest import Invite

PICTURES = Path(__file__).parents[2] / "build" / "pictures"
GAMES = ("havana", "santiago", "cuba")


#: Games that wait for Ana at some moment: the table and the link to her seat.
Moments = dict[str, dict[str, tuple[str, str]]]
#: After how many of her answers.
AFTER = {"begins": 0, "early": 12, "preview": 37, "over": 10_000}


@pytest.fixture(scope="package")
def moments(playwright: Playwright, club: Club) -> Iterator[Moments]:
    request = playwright.request.new_context(base_url=club.address)
    ana = Visitor(request, club)
    found: Moments = {}
    for game in GAMES:
        for name, answers in AFTER.items():
            made = ana.make(game, "Ana", "bot:greedy", "bot:random", hints=True)
            Seat(ana, made["id"]).skip(random.Random(game), answers)
            found.setdefault(game, {})[name] = (made["id"], made["seats"][0]["link"])
    yield found
    request.dispose()


class House:
    """A guest who looks at everything there is."""

    def __init__(self, guest: Guest, name: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.name = name
        self.errors: list[str] = []

    def look(self, screen: str) -> None:
        """Take a picture of what is shown now, and let axe look at it."""
        self.page.wait_for_timeout(150)
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{screen}-{self.name}.png")
        found = Axe().run(self.page, options={"resultTypes": ["violations"]})
        for violation in found.response["violations"]:
            places = [node["html"][:160] for node in violation["nodes"][:3]]
            self.errors.append(f"{screen}: {violation['id']}: {violation['help']} {places}")

    def open(self, path: str) -> Page:
        self.page.goto(path)
        expect(self.page.locator("h1, #prompt").first).to_be_visible()
        return self.page


def dialog(house: House, screen: str, button: str) -> None:
    """What a button opens, and closed again."""
    house.page.get_by_role("button", name=button, exact=True).first.click()
    expect(house.page.get_by_role("dialog")).to_be_visible()
    house.look(screen)
    house.page.keyboard.press("Escape")


def way_in(house: House, moments: Moments) -> None:
    house.open("/")
    house.look("landing")
    dialog(house, "settings", say("lobby-settings"))
    dialog(house, "help", say("lobby-help"))
    house.open("/?gone=link")
    house.look("dead-link")
    house.guest.make("cuba", "Ana", "", "bot", begin=False, listed=True, title="After supper")
    house.open("/lobby")
    house.look("lobby")
    for game in GAMES:
        house.open(f"/new/{game}")
        house.look(f"new-{game}")
    house.open("/nowhere")
    house.look("nowhere")


def gathering(house: House, moments: Moments) -> None:
    id = house.guest.make("cuba", "Ana", "", "bot:greedy", begin=False)["id"]
    house.open(f"/table/{id}")
    expect(house.page.get_by_text(say("page-gather"))).to_be_visible()
    house.look("gathering")
    house.guest.expect("404", "WebSocket")
    house.open("/table/no-such-table")
    house.look("gone")


def rules(house: House, moments: Moments) -> None:
    for game in GAMES:
        house.open(f"/rules/{game}")
        house.look(f"rules-{game}")


def curtain(house: House, moments: Moments) -> None:
    house.guest.sit("havana", "Ana", "Bo")
    expect(house.page.locator("button.main").first).to_be_visible()
    house.look("curtain")


def playing(game: str) -> Callable[[House, Moments], None]:
    """A game at its beginning, soon after, in the middle with an answer looked at, and at its end."""

    def play(house: House, moments: Moments) -> None:
        for name, (id, link) in moments[game].items():
            house.page.goto(link)
            table = Table(house.guest, id)
            if table.wait_for_turn()["status"] == "running":
                if name == "preview":
                    table.place(sorted(table.glowing())[0]).focus()
                    house.page.wait_for_timeout(400)
            else:
                expect(house.page.get_by_role("button", name=say("page-again"), exact=True)).to_be_visible()
            house.look(f"{game}-{name}")

    return play


WALKS: dict[str, Callable[[House, Moments], None]] = {
    "way-in": way_in,
    "gathering": gathering,
    "rules": rules,
    "curtain": curtain,
    **{game: playing(game) for game in GAMES},
}


@pytest.fixture
def house(guest: Invite, club: Club, size: str, mode: str) -> Iterator[House]:
    visitor = guest(club, phone=size == "phone", dark=mode == "dark")
    found = House(visitor, f"{size}-{mode}")
    yield found
    assert not found.errors, "\n".join(found.errors)


@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_screen(house: House, walk: str, moments: Moments) -> None:
    WALKS[walk](house, moments)
    assert house.page.evaluate(
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
