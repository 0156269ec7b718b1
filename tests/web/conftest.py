"""A club as a process of its own, and one browser for all tests of the page.

Playwright's own fixtures live as long as a test run; here they live as long as these tests, because nothing
asynchronous can be tested beside them in the same process.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from malecon.server.http.pages import STATIC
from tests.web import chromium
from tests.web.club import PATIENCE, Club, Guest
from tests.web.told import Services, ToldClub

#: Nothing is fetched, drawn by a graphics card or kept in step with a screen that is not there.
QUIET = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
]

#: What a guest has chosen before, unless something is kept already. (A page from nowhere keeps nothing.)
CHOOSE = """try { localStorage.getItem("malecon") ?? localStorage.setItem("malecon", %s) } catch {}"""

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


def give_up(reason: str) -> None:
    """Where changes are judged, nothing may be left out."""
    if os.environ.get("CI"):
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as found:
        yield found


def launch(playwright: Playwright, choices: dict[str, Any], program: str | None) -> Browser:
    if program is None:
        give_up("there is no Chromium here; ./dev test fetches one where it may")
    as_root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return playwright.chromium.launch(**{**choices, "executable_path": program, "args": QUIET + as_root})


@pytest.fixture(scope="package")
def browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    found = launch(playwright, browser_type_launch_args, chromium.light())
    yield found
    found.close()


@pytest.fixture(scope="package")
def whole_browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    found = launch(playwright, browser_type_launch_args, chromium.find())
    yield found
    found.close()


@pytest.fixture(scope="package")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club for all tests."""
    if not (STATIC / "index.html").is_file():
        give_up("the page is not built; ./dev test builds it")
    with Club(tmp_path_factory.mktemp("club")) as opened:
        yield opened


@pytest.fixture
def own_club(tmp_path: Path) -> Iterator[Club]:
    """A club for one test, which may be killed."""
    with Club(tmp_path) as opened:
        yield opened


#: Comes in with a device of their own: `guest("Ana", club)`, `guest("Bo", club, phone=True)`.
Invite = Callable[..., Guest]


@pytest.fixture
def guest(new_context: Callable[..., BrowserContext], request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Somebody with a browser of their own."""
    guests: list[Guest] = []

    def come(
        club: Club,
        *,
        phone: bool = False,
        dark: bool = False,
        still: bool = True,
        pace: str = "off",
        worker: bool = False,
        notified: bool = False,
        **more: Any,
    ) -> Guest:
        """By default all is told at once, as a player can choose: most tests are about other things.

        Nor is there a service worker unless a test is about it: what goes through one cannot be cut off by
        Playwright, and every guest's would keep a copy of the page of its own, on a busy machine. Who wants
        to be shown notices has the whole browser.
        """
        opened = request.getfixturevalue("in_whole_browser") if notified else new_context
        context = opened(
            permissions=["notifications"] if notified else [],
            base_url=club.address,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            **{"locale": "en-GB", "service_workers": "allow" if worker else "block", **more},
        )
        context.add_init_script(CHOOSE % json.dumps(json.dumps({"speed": pace})))
        guests.append(Guest(context, club))
        return guests[-1]

    yield come
    for one in guests:
        one.check()


@pytest.fixture
def in_whole_browser(whole_browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    with contextlib.ExitStack() as stack:
        yield lambda **choices: stack.enter_context(whole_browser.new_context(**choices))


@pytest.fixture
def services(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Services]:
    with Services(tmp_path) as serving:
        monkeypatch.setenv("SSL_CERT_FILE", str(serving.post.certificate))
        yield serving


@pytest.fixture
def told_club(tmp_path: Path, services: Services) -> Iterator[ToldClub]:
    with ToldClub(tmp_path, services) as club:
        yield club


@pytest.fixture
def page(guest: Invite, club: Club) -> Page:
    """The page of a guest at the common club."""
    return guest(club).page


@pytest.fixture(scope="package")
def browser_context_args() -> dict[str, Any]:
    return {}
