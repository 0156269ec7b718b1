"""The rulebooks of the games in every language as the server sends them, as JSON, for the page's tests.

python -m tools.books
"""

from __future__ import annotations

import sys

import msgspec

from malecon.games import GAMES
from malecon.messages import LANGUAGES
from malecon.server.http.texts import rulebook_view


def main() -> None:
    books = {name: {tag: rulebook_view(game, tag) for tag in LANGUAGES} for name, game in GAMES.items()}
    sys.stdout.buffer.write(msgspec.json.encode(books))


if __name__ == "__main__":
    main()
