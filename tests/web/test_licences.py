"""What is passed on with the page comes with its terms."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.request import urlopen

from tests.web.club import Club

ROOT = Path(__file__).parents[2]
#: What makes the page and is no part of it.
TOOLS = {"vite", "@sveltejs/vite-plugin-svelte"}


def test_every_library_and_font_of_the_page_is_told_with_its_terms(club: Club) -> None:
    with urlopen(f"{club.address}/licences.txt", timeout=20) as reply:
        assert reply.headers["content-type"] == "text/plain; charset=utf-8"
        text = reply.read().decode()
    told = {part.strip().partition(" ")[0] for part in text.split("=" * 80)}
    packed = set(json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]) - TOOLS
    assert packed <= told
    for terms in ("SIL OPEN FONT LICENSE", "Permission is hereby granted", "Apache License"):
        assert terms in text
