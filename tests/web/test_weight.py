"""The page stays light: what a first visit loads, however fast a machine is."""

from __future__ import annotations

import json

from malecon.messages import LANGUAGES
from malecon.server.http.pages import STATIC
from tests.web.club import Club
from tests.web.conftest import Invite

#: The files that the worker has by now.
KEPT = """async () => await navigator.serviceWorker.ready
  && (await (await caches.open("malecon-files")).keys())
  .map((one) => new URL(one.url).pathname.slice(1))"""
GAMES = ("havana", "santiago", "cuba")


def test_a_first_visit_with_all_three_games_loads_at_most_220_kb(guest: Invite, club: Club) -> None:
    """Scripts and styles, packed; one language; with what the service worker keeps beside what was loaded.
    The worker itself comes when everything is there, and nobody waits for it."""
    ana = guest(club, worker=True)
    loaded = ana.loads()
    ana.page.goto("/")
    ana.page.wait_for_load_state("networkidle")
    landing = dict(loaded)
    kept: list[str] = ana.page.evaluate(KEPT)  # by whoever comes again some more, as the rules
    assert len(kept) > 4
    for game in GAMES:
        ana.sit(game, "Ana", "bot").wait_for_turn()
        ana.page.wait_for_load_state("networkidle")
    assert len(landing) > 4
    assert all(any(f"/{game}-" in name for name in loaded) for game in GAMES)
    assert sum(landing.values()) <= 100_000
    names = {*loaded, *(name for name in kept if name.endswith((".js", ".css")))}
    assert set(loaded) > {name for name in names if "/base-" in name or "/table-" in name}
    assert sum((STATIC / f"{name}.gz").stat().st_size for name in names) <= 220_000
    assert (STATIC / "worker.js.gz").stat().st_size <= 5000  # two fifths name the parts that it keeps


def test_each_language_adds_at_most_27_kb() -> None:
    files = json.loads((STATIC / "parts.json").read_text())["languages"]
    sizes = {
        tag: sum((STATIC / f"{name}.gz").stat().st_size for name in names) for tag, names in files.items()
    }
    assert set(sizes) == set(LANGUAGES)
    assert max(sizes.values()) <= 27_000
