"""What a seat may see of Havana (H10). Only what is named here leaves the engine."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from malecon.havana import codes as c
from malecon.havana.about import about
from malecon.havana.hands import count_cards
from malecon.havana.rows import pile_size, tile_at_end
from malecon.havana.state import Havana
from malecon.havana.text import CARD_NAMES, COLOUR_NAMES, QUESTIONS
from malecon.kernel.game import Json
from malecon.kernel.state import OVER

PRICE_NAMES = (*COLOUR_NAMES, "pesos", "workers", "architect")


def view(s: Havana, seat: int | None) -> Json:
    """The table as this seat sees it; a spectator (None) sees what all see."""
    return {
        "game": "havana",
        "round": int(s.round),
        "goal": int(s.goal),
        "round_limit": int(s.round_limit),
        "question": None if s.seat == OVER else QUESTIONS[s.step].key,
        "asked": int(s.seat),
        "about": about(s) if s.seat >= 0 else {},
        "order": [int(p) for p in s.order] if s.round else [],
        "turn": int(s.turn),
        "first_worker_taken": bool(s.worker_taken),
        "first_market_used": bool(s.market_used),
        "conserved": bool(s.conserved),
        "bag": cubes(s.bag, 0),
        "centre": {"cubes": cubes(s.centre, 0), "pesos": int(s.centre_pesos)},
        "boxed": cubes(s.boxed, 0),
        "workers": int(s.stock),
        "pile": int(pile_size(s)),
        "rows": [[tile(s, s.rows[r * c.ROW + i]) for i in range(c.ROW)] for r in range(2)],
        "ends": [int(tile_at_end(s, end)) for end in range(c.ENDS)],
        "players": [player(s, p, seat) for p in range(s.players)],
        "winners": s.winners() if s.seat == OVER else [],
    }


def player(s: Havana, p: int, seat: int | None) -> Json:
    """What lies before one player; his own secrets only for himself."""
    shown: Json = {
        "points": int(s.points[p]),
        "pesos": int(s.pesos[p]),
        "workers": int(s.workers[p]),
        "cubes": cubes(s.cubes, p * c.COLOURS),
        "open": [card(s.open[place]) for place in (2 * p, 2 * p + 1)],
        "face_down": [bool(s.laid[place] != c.NO_CARD) for place in (2 * p, 2 * p + 1)],
        "hand_size": int(count_cards(s.hand[p])),
        "discards_size": int(count_cards(s.discards[p])),
        "took_back": sum(1 for entry in s.taken_back if entry >> 16 == p),
        "buildings": [tile(s, t) for t in range(c.TILES) if s.where[t] == p],
    }
    if p == seat:
        shown["hand"] = names(s.hand[p])
        shown["discards"] = names(s.discards[p])
        shown["laid"] = [card(s.laid[place]) for place in (2 * p, 2 * p + 1)]
    return shown


def tile(s: Havana, number: int) -> Json | None:
    """One tile with its points and price, or None for an empty place."""
    if number < 0:
        return None
    price = [int(n) for n in s.tiles.price[number * c.PRICES : (number + 1) * c.PRICES]]
    return {
        "tile": int(number) + 1,
        "points": int(s.tiles.points[number]),
        "price": {name: n for name, n in zip(PRICE_NAMES, price, strict=True) if n},
    }


def cubes(counts: vec[i64], start: int) -> dict[str, int]:
    return {name: int(counts[start + colour]) for colour, name in enumerate(COLOUR_NAMES)}


def card(number: int) -> str | None:
    return None if number == c.NO_CARD else CARD_NAMES[number]


def names(cards: int) -> list[str]:
    return [name for number, name in enumerate(CARD_NAMES) if cards & c.CARD[number]]
