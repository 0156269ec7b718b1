"""What a seat may see of Cuba (C10). Only what is named here leaves the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from malecon.cuba import codes as c
from malecon.cuba.about import about
from malecon.cuba.buildings import TILE_COST
from malecon.cuba.data import SPACES
from malecon.cuba.harbour import is_full, ship_at
from malecon.cuba.parliament import votes_without_bid
from malecon.cuba.state import Cuba, has_bit
from malecon.cuba.text import (
    ACT_NAMES,
    BERTH_NAMES,
    CHARACTER_NAMES,
    FIELD_NAMES,
    GROUP_NAMES,
    LAW_NAMES,
    MERCHANDISE_NAMES,
    PIECE_NAMES,
    PRODUCT_NAMES,
    QUESTIONS,
    TILE_NAMES,
)
from malecon.cuba.tradeswoman import buying_price, for_sale, selling_price
from malecon.kernel.game import Json
from malecon.kernel.state import OVER

EDITIONS = ("2012", "2007")
PRINTED_NAMES = (*PIECE_NAMES, "warehouse")
RESOURCE_NAMES = PIECE_NAMES[c.MERCHANDISE :]


def view(s: Cuba, seat: int | None) -> Json:
    """The table as this seat sees it; a spectator (None) sees what all see."""
    return {
        "game": "cuba",
        "edition": EDITIONS[s.edition],
        "secret_delegate": bool(s.secret_delegate),
        "market_act": "once" if s.market_once else "each_round",
        "round": int(s.round),
        "question": None if s.seat == OVER else QUESTIONS[s.step].key,
        "asked": int(s.seat),
        "about": about(s) if s.seat >= 0 else {},
        "start": int(s.start) if s.step != c.DRAW_START else None,
        "acting": int(s.acting) if in_turn(s) else None,
        "stock": counts(PIECE_NAMES, s.stock),
        "market": {name: market(s, kind) for kind, name in enumerate(MERCHANDISE_NAMES)},
        "supply": {name: tile(s, number) for number, name in enumerate(TILE_NAMES)},
        "harbour": [berth(s, place) for place in range(c.PLACES)],
        "ships": {
            "shuffled": [ship(s, n) for n in range(c.SHIPS) if has_bit(s.ship_pile, n)],
            "under": [ship(s, n) for n in s.under],
        },
        "laws": {name: laws(s, group) for group, name in enumerate(GROUP_NAMES)},
        "market_act_done": bool(s.market_done),
        "markers": {
            "resource": bool(s.resource_taken),
            "product": bool(s.product_taken),
            "architects": int(s.architects_idle),
            "mayors": int(s.mayors_idle),
        },
        "town_hall": whole(s.town_hall),
        "players": [player(s, p, seat) for p in range(s.players)],
        "winners": s.winners() if s.seat == OVER else [],
    }


def in_turn(s: Cuba) -> bool:
    """Whether somebody's character is being carried out."""
    return s.step < c.DRAW_START or s.step in (c.REAP, c.SITE, c.LOAD_MORE, c.LOAD_AMOUNT)


def market(s: Cuba, kind: int) -> Json:
    """One kind on the market: units, spaces, and what the next purchase or sale would bring."""
    return {
        "units": int(s.market[kind]),
        "spaces": int(SPACES[kind]),
        "buy": int(buying_price(s, kind)) if for_sale(s, kind) else None,
        "sell": int(selling_price(s, kind)),
    }


def tile(s: Cuba, number: int) -> Json:
    """How many of a tile are left, and what it costs."""
    cost = TILE_COST[number * c.RESOURCES : (number + 1) * c.RESOURCES]
    return {"left": int(s.supply[number]), "cost": counts(RESOURCE_NAMES, cost)}


def ship(s: Cuba, number: int) -> Json:
    """A ship card and the spaces it has."""
    spaces = s.box.spaces[number * c.MERCHANDISE : (number + 1) * c.MERCHANDISE]
    return {"ship": int(number) + 1, "spaces": counts(MERCHANDISE_NAMES, spaces)}


def berth(s: Cuba, place: int) -> Json:
    """The sea or a dock, with its ship and what is on it."""
    shown: Json = {"place": BERTH_NAMES[place], "points": place, "ship": None}
    if ship_at(s, place) != c.NONE:
        load = s.harbour[place * c.BERTH + 1 : (place + 1) * c.BERTH]
        card = ship(s, ship_at(s, place))
        shown["ship"] = {**card, "load": counts(MERCHANDISE_NAMES, load), "full": bool(is_full(s, place))}
    return shown


def laws(s: Cuba, group: int) -> Json:
    """One column of parliament: what is in force, the bill, the acts face down, the church's mark."""
    bill = s.bills[group]
    law = s.in_force[group]
    pile = range(group * c.ACTS_IN_GROUP, (group + 1) * c.ACTS_IN_GROUP)
    return {
        "in_force": None if law == c.NONE else LAW_NAMES[law],
        "bill": None if bill == c.NONE else ACT_NAMES[bill],
        "vetoed": bool(s.vetoed == group),
        "barred": bool(s.barred == group),
        "pile": [ACT_NAMES[act] for act in pile if has_bit(s.act_pile, act)],
    }


def player(s: Cuba, p: int, seat: int | None) -> Json:
    """What lies before one player; his own secret only for himself."""
    held = s.held[p * c.HELD : (p + 1) * c.HELD]
    last = s.last[p]
    bidding = s.step in (c.BIDDING, c.BID_AGAIN)
    shown: Json = {
        "points": int(s.points[p]),
        "pesos": int(s.pesos[p]),
        "lot": counts(PIECE_NAMES, held[: c.PIECES]),
        "warehouse": counts(PRODUCT_NAMES, held[c.PIECES :]),
        "figure": FIELD_NAMES[s.figure[p]],
        "fields": {name: field(s, p, number) for number, name in enumerate(FIELD_NAMES)},
        "buildings": int(s.buildings(p)),
        # In the variant the delegate is one of these.
        "unplayed": [name for card, name in enumerate(CHARACTER_NAMES) if has_bit(s.hand[p], card)],
        "last_played": None if last == c.NONE else CHARACTER_NAMES[last],
        "votes": int(votes_without_bid(s, p)) if votes_count(s) else None,
        "taxed": has_bit(s.taxed, p),
        "delegate_laid": bool(s.secret[p] != c.NONE) and not bidding,
        "bid_laid": bool(s.secret[p] != c.NONE) and bidding,
    }
    if p == seat:
        secret = s.secret[p]
        shown["delegate"] = None if secret == c.NONE or bidding else CHARACTER_NAMES[secret]
        shown["bid"] = int(secret) if secret != c.NONE and bidding else None
    return shown


def votes_count(s: Cuba) -> bool:
    """Whether the fifth cards lie open: from the bids to the end of the statutes."""
    return s.step in (c.BIDDING, c.BID_AGAIN, c.LEGISLATE, c.TAX, c.DUTY, c.DUTY_REST)


def field(s: Cuba, p: int, number: int) -> Json:
    """A field as it is printed, and the building on it."""
    place = p * c.FIELDS_IN_ALL + number
    built = s.built[place]
    return {
        "gives": PRINTED_NAMES[s.board[place]],
        "building": None if built == c.NONE else TILE_NAMES[built],
    }


def counts(names: Sequence[str], numbers: Iterable[int]) -> dict[str, int]:
    return {name: int(n) for name, n in zip(names, numbers, strict=True)}


def whole(seat: int) -> int | None:
    return None if seat == c.NONE else int(seat)
