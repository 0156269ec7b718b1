"""Film what three bots do, as a sequence of pictures: `python -m tools.film havana`.

Somebody plays against three bots at the normal pace; of every beat that is told there is one picture in
build/film, and its words are printed.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web import chromium
from tests.web.club import Club, Guest, Table

FOLDER = Path(__file__).parents[1] / "build" / "film"
BEAT = """() => {
  const strip = document.querySelector(".telling");
  return strip && [strip.dataset.beat, strip.querySelector(".text").innerText];
}"""
PATIENCE = 60.0


def main(game: str, answers: int = 6, width: int = 1366, height: int = 768) -> int:
    folder = FOLDER / f"{game}-{width}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as place, Club(Path(place)) as club, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": width, "height": height}, base_url=club.address)
        guest = Guest(context, club)
        table = guest.sit(game, "Ana", "bot:greedy", "bot:casual", "bot:casual")
        chance = random.Random(5)
        taken = 0
        for _ in range(answers):
            if table.wait_for_turn()["status"] != "running":
                break
            table.give(chance.choice(sorted(table.glowing())))
            taken = shoot(table, folder, taken)
        browser.close()
    print(f"{taken} pictures in {folder}")
    return 0


def shoot(table: Table, folder: Path, taken: int) -> int:
    """A picture of each beat until the next own question."""
    last = None
    end = time.monotonic() + PATIENCE
    begun = time.monotonic()
    while time.monotonic() < end:
        beat = table.page.evaluate(BEAT)
        if beat is None and time.monotonic() > begun + 1 and table.glowing():
            break
        if beat and beat[0] != last:
            last = beat[0]
            taken += 1
            table.page.wait_for_timeout(150)
            table.page.screenshot(path=folder / f"{taken:03}.png")
            print(f"{taken:03}", f"{time.monotonic() - begun:5.2f} s", beat[1].replace("\n", " "))
        table.page.wait_for_timeout(15)
    return taken


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
