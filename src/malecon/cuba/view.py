"""What a seat may see of Cuba (C10). Only what is named here leaves the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.about import CubaAbout, about, named
from malecon.cuba.buildings import TILE_COST
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
    RESOURCE_NAMES,
    TILE_NAMES,
    CubaAct,
    CubaBerthName,
    CubaBuilding,
    CubaCharacter,
    CubaField,
    CubaGives,
    CubaLaw,
    CubaMerchandise,
    CubaPieces,
    CubaProducts,
    CubaResources,
    keyed,
)
from malecon.cuba.tradeswoman import buying_price, for_sale, selling_price
from malecon.kernel.state import OVER

PRINTED_NAMES = (*PIECE_NAMES, "warehouse")


class CubaTraded(TypedDict):
    """One kind on the market: what a unit costs now, null if there is none, and what one brings."""

    units: int
    spaces: int
    buy: int | None
    sell: int


class CubaTile(TypedDict):
    """How many of a tile are left in the supply, and what it costs."""

    left: int
    cost: CubaResources


class CubaShip(TypedDict):
    """A ship card, numbered from 1, and its spaces."""

    ship: int
    spaces: CubaMerchandise


class CubaLoadedShip(TypedDict):
    """A ship in the harbour and what is on it."""

    ship: int
    spaces: CubaMerchandise
    load: CubaMerchandise
    full: bool


class CubaBerth(TypedDict):
    """The sea or a dock, and the points of a unit loaded there."""

    place: CubaBerthName
    points: int
    ship: CubaLoadedShip | None


class CubaShips(TypedDict):
    """The ships to come: those still shuffled, in no order, and those under them in their order."""

    shuffled: list[CubaShip]
    under: list[CubaShip]


class CubaLaws(TypedDict):
    """A column of parliament. `vetoed` and `barred` are the marks of the church; `pile` is in no order."""

    in_force: CubaLaw | None
    bill: CubaAct | None
    vetoed: bool
    barred: bool
    pile: list[CubaAct]


class CubaMarkers(TypedDict):
    """What has been taken in this round: the free resource and product of the tradeswoman, and how often the
    architect and the mayor have done nothing."""

    resource: bool
    product: bool
    architects: int
    mayors: int


class CubaPlace(TypedDict):
    """A field of a plantation: what it gives, and the building on it."""

    gives: CubaGives
    building: CubaBuilding | None


if TYPE_CHECKING:
    CubaMarket = dict[str, CubaTraded]
    CubaSupply = dict[str, CubaTile]
    CubaParliament = dict[str, CubaLaws]
    CubaPlantation = dict[str, CubaPlace]
else:  # for the document of what is sent
    CubaMarket = keyed("CubaMarket", MERCHANDISE_NAMES, CubaTraded, "The market, kind by kind.")
    CubaSupply = keyed("CubaSupply", TILE_NAMES, CubaTile, "The building tiles that are left.")
    CubaParliament = keyed("CubaParliament", GROUP_NAMES, CubaLaws, "The laws, group by group.")
    CubaPlantation = keyed("CubaPlantation", FIELD_NAMES, CubaPlace, "A plantation, field by field.")


class CubaPlayer(TypedDict):
    """What lies before a player. `delegate` and `bid` are shown to that player alone."""

    points: int
    pesos: int
    lot: CubaPieces
    warehouse: CubaProducts
    figure: CubaField
    fields: CubaPlantation
    buildings: int
    unplayed: list[CubaCharacter]
    last_played: CubaCharacter | None
    votes: int | None
    taxed: bool
    delegate_laid: bool
    bid_laid: bool
    delegate: NotRequired[CubaCharacter | None]
    bid: NotRequired[int | None]


class CubaView(TypedDict):
    """Cuba. `acting` is the seat whose character is being carried out, `town_hall` the seat that has its
    votes."""

    game: Literal["cuba"]
    edition: Literal["2012", "2007"]
    secret_delegate: bool
    market_act: Literal["once", "each_round"]
    warehouse_counts: bool
    round: int
    question: str | None
    asked: int
    about: CubaAbout
    start: int | None
    acting: int | None
    stock: CubaPieces
    market: CubaMarket
    supply: CubaSupply
    harbour: list[CubaBerth]
    ships: CubaShips
    laws: CubaParliament
    market_act_done: bool
    markers: CubaMarkers
    town_hall: int | None
    players: list[CubaPlayer]
    winners: list[int]


def view(s: Cuba, seat: int | None) -> CubaView:
    """The table as this seat sees it; a spectator (None) sees what all see."""
    return {
        "game": "cuba",
        "edition": "2007" if s.edition == c.EDITION_2007 else "2012",
        "secret_delegate": bool(s.secret_delegate),
        "market_act": "once" if s.market_once else "each_round",
        "warehouse_counts": bool(s.warehouse_counts),
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


def market(s: Cuba, kind: int) -> CubaTraded:
    """One kind on the market: units, spaces, and what the next purchase or sale would bring."""
    return {
        "units": int(s.market[kind]),
        "spaces": int(d.SPACES[kind]),
        "buy": int(buying_price(s, kind)) if for_sale(s, kind) else None,
        "sell": int(selling_price(s, kind)),
    }


def tile(s: Cuba, number: int) -> CubaTile:
    """How many of a tile are left, and what it costs."""
    cost = TILE_COST[number * c.RESOURCES : (number + 1) * c.RESOURCES]
    return {"left": int(s.supply[number]), "cost": counts(RESOURCE_NAMES, cost)}


def ship(s: Cuba, number: int) -> CubaShip:
    """A ship card and the spaces it has."""
    spaces = s.box.spaces[number * c.MERCHANDISE : (number + 1) * c.MERCHANDISE]
    return {"ship": int(number) + 1, "spaces": counts(MERCHANDISE_NAMES, spaces)}


def berth(s: Cuba, place: int) -> CubaBerth:
    """The sea or a dock, with its ship and what is on it."""
    shown: CubaBerth = {"place": BERTH_NAMES[place], "points": place, "ship": None}
    if ship_at(s, place) != c.NONE:
        load = s.harbour[place * c.BERTH + 1 : (place + 1) * c.BERTH]
        card = ship(s, ship_at(s, place))
        shown["ship"] = {**card, "load": counts(MERCHANDISE_NAMES, load), "full": bool(is_full(s, place))}
    return shown


def laws(s: Cuba, group: int) -> CubaLaws:
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


def player(s: Cuba, p: int, seat: int | None) -> CubaPlayer:
    """What lies before one player; their own secret only for themselves."""
    held = s.held[p * c.HELD : (p + 1) * c.HELD]
    last = s.last[p]
    bidding = s.step in (c.BIDDING, c.BID_AGAIN)
    shown: CubaPlayer = {
        "points": int(s.points[p]),
        "pesos": int(s.pesos[p]),
        "lot": counts(PIECE_NAMES, held[: c.PIECES]),
        "warehouse": counts(PRODUCT_NAMES, held[c.PIECES :]),
        "figure": FIELD_NAMES[s.figure[p]],
        "fields": {name: field(s, p, number) for number, name in enumerate(FIELD_NAMES)},
        "buildings": int(s.buildings(p)),
        # In the variant the delegate is one of these.
        "unplayed": named(CHARACTER_NAMES, s.hand[p]),
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


def field(s: Cuba, p: int, number: int) -> CubaPlace:
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
