"""Take the pictures of the page that the README and the docs show: `python -m tools.screens`.

A club is opened, somebody plays against bots for a while, and what the browser shows is kept.
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.web import chromium
from tests.web.club import Club, Guest, Table

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
#: After how many answers a game shows best what it is, and by which chance.
GAMES = {"havana": (22, 3), "santiago": (24, 1), "cuba": (20, 2)}


#: The browser itself packs a picture to a third of its size.
PACK = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.85);
}"""


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, Club(Path(folder)) as club, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        guest = enter(browser, club)
        guest.page.goto("/")
        keep(guest, "landing")
        for game, (answers, seed) in GAMES.items():
            table = guest.sit(game, "Ana", "bot:greedy", "bot:casual", hints=True)
            table.skip(random.Random(seed), answers)
            table.wait_for_turn()
            keep(guest, f"{game}-page")
            if game == "cuba":
                phone(browser, club, table)
        browser.close()
    return 0


def phone(browser: Browser, club: Club, table: Table) -> None:
    """The same table as a spectator sees it on a phone, at night."""
    size = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1}
    guest = enter(browser, club, **size, color_scheme="dark", is_mobile=True, has_touch=True)
    guest.watch(table)
    keep(guest, "phone")


def enter(browser: Browser, club: Club, **more: Any) -> Guest:
    """A window of 1440 × 900, shown 1200 wide, unless something else is said."""
    usual = {"viewport": {"width": 1440, "height": 900}, "device_scale_factor": 1200 / 1440}
    quiet = {"locale": "en-GB", "reduced_motion": "reduce", "base_url": club.address}
    return Guest(browser.new_context(**{**usual, **quiet, **more}), club)


def keep(guest: Guest, name: str) -> None:
    guest.page.wait_for_timeout(1500)  # letters and pictures have come
    guest.page.mouse.move(2, 2)
    picture = base64.b64encode(guest.page.screenshot()).decode()
    drawing = guest.context.new_page()
    small: str = drawing.evaluate(PACK, f"data:image/png;base64,{picture}")
    drawing.close()
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(small.partition(",")[2]))
    print(f"docs/pictures/{name}.webp", len(small) * 3 // 4000, "kB")


if __name__ == "__main__":
    sys.exit(main())
