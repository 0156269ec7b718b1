"""The page stays light: what a first visit loads, however fast a machine is."""

from __future__ import annotations

import json

from malecon.messages import LANGUAGES
from malecon.server.http.pages import STATIC
from tests.web.club import Club
from tests.web.conftest import Invite

GAMES = ("havana", "santiago", "cuba")


def test_a_first_visit_with_all_three_games_loads_at_most_220_kb(guest: Invite, club: Club) -> None:
    """Scripts and styles, packed; one language."""
    ana = guest(club)
    loaded = ana.loads()
    ana.page.goto("/")
    ana.page.wait_for_load_state("networkidle")
    landing = dict(loaded)
    for game in GAMES:
        ana.sit(game, "Ana", "bot").wait_for_turn()
        ana.page.wait_for_load_state("networkidle")
    assert len(landing) > 4
    assert all(any(f"/{game}-" in name for name in loaded) for game in GAMES)
    assert sum(landing.values()) <= 100_000
    assert sum(loaded.values()) <= 220_000


def test_each_language_adds_at_most_27_kb() -> None:
    files = json.loads((STATIC / "parts.json").read_text())["languages"]
    sizes = {
        tag: sum((STATIC / f"{name}.gz").stat().st_size for name in names) for tag, names in files.items()
    }
    assert set(sizes) == set(LANGUAGES)
    assert max(sizes.values()) <= 27_000
