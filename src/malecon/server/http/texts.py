"""The texts of the games over HTTP: the rules as players read them, and the words of games that the page
was not built with."""

from __future__ import annotations

from starlette.requests import Request

from malecon import rulebook as rulebooks
from malecon.files import shown
from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.messages import FALLBACK, LANGUAGES, known, text_of
from malecon.server.http.endpoints import PLACE, Club, endpoint
from malecon.server.wire import results
from malecon.server.wire.errors import Rejected
from malecon.server.wire.requests import NoQuery


def game_in(request: Request) -> Game:
    name = request.path_params["game"]
    if name not in GAMES:
        raise Rejected(404, "missing", "game-unknown", found=shown(name), known=", ".join(GAMES))
    return GAMES[name]


def language_in(request: Request) -> str:
    """A language of ours, English for one that we do not speak; what is no language at all is not there."""
    tag = request.path_params["language"]
    if not PLACE.fullmatch(tag):
        raise Rejected(404, "missing", "language-unknown", found=shown(tag), known=", ".join(LANGUAGES))
    return known(tag) or FALLBACK


@endpoint("GET", "/api/games/{game}/messages/{language}", errors=(404,))
async def messages(club: Club, request: Request, query: NoQuery, body: None) -> results.GameMessages:
    """The words of a game, for a page that was built without it; in English where the language lacks them."""
    file = f"{game_in(request).name}.ftl"
    return {"messages": text_of(language_in(request), file) or text_of(FALLBACK, file) or ""}


@endpoint("GET", "/api/games/{game}/rulebook/{language}", errors=(404,))
async def rulebook(club: Club, request: Request, query: NoQuery, body: None) -> results.RulebookView:
    """The rules of a game as players read them; in English where the language lacks them."""
    return rulebook_view(game_in(request), language_in(request))


def rulebook_view(game: Game, language: str) -> results.RulebookView:
    return {
        "chapters": [
            {
                "title": chapter.title,
                "depth": chapter.depth,
                "lead": chapter.lead,
                "rules": [{"id": number, "text": text} for number, text in chapter.rules.items()],
            }
            for chapter in rulebooks.book(game.name, language)
        ],
        "subjects": {
            domain: {word: list(rules) for word, rules in words.items()}
            for domain, words in game.subjects().items()
        },
    }
