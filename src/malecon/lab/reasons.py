"""Why an answer is good, read from what it really brings about: the table before and after, and the events.

A reason is a message with its values, told in anybody's language by `told`. Each game has a few rules of its
own; the rest is what its player and the others have more or less than before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

from malecon.bots.havana import lacking
from malecon.cuba import codes as cuba
from malecon.cuba.data import TILE_POINTS
from malecon.cuba.harbour import DOCK_3_SAILS, is_full
from malecon.cuba.parliament import votes_of, votes_without_bid
from malecon.cuba.state import Cuba
from malecon.cuba.statutes import duty_kind, subsidy_of, tax_of
from malecon.cuba.text import ACT_NAMES, PIECE_NAMES, TILE_NAMES
from malecon.havana import codes as havana
from malecon.havana.rows import tile_at_end
from malecon.havana.state import Havana
from malecon.havana.text import COLOUR_NAMES
from malecon.kernel.game import Game, Json
from malecon.kernel.state import OVER, State
from malecon.messages import say
from malecon.santiago.state import Santiago
from malecon.santiago.text import BUILDING_NAMES, GOOD_NAMES, SORT_NAMES

Event = tuple[int, int, int, int, int]


class Name(NamedTuple):
    """A word of the record, told in the reader's language."""

    domain: str
    word: str


class Answer(NamedTuple):
    """An answer, told as a sentence."""

    action: int


class Some(NamedTuple):
    """So many pieces of a kind."""

    number: int
    domain: str
    word: str


Value = int | str | Name | Answer | list[Answer] | list[Some]


class Reason(NamedTuple):
    """A message and what fills it."""

    key: str
    values: dict[str, Value]

    def plain(self) -> Json:
        """As JSON: names as pairs, answers as numbers, pieces as triples."""
        return {"key": self.key, **{name: as_json(value) for name, value in self.values.items()}}


class Words(Protocol):
    """Whoever names things of a game in some language, such as the terminal's `Telling`."""

    language: str

    def action(self, action: int) -> str: ...

    def name(self, domain: str, word: str) -> str | int: ...


def as_json(value: Value) -> object:
    """A value for programs: answers by their number, names and pieces by the words of the record."""
    if isinstance(value, list):
        return [as_json(one) if isinstance(one, Answer) else one._asdict() for one in value]
    return value if isinstance(value, int | str) else value._asdict()


def told(reason: Reason, words: Words) -> str:
    """A reason as a sentence."""
    values: dict[str, str | int] = {}
    for name, value in reason.values.items():
        if isinstance(value, list):
            values[name] = ", ".join(told_one(one, words) for one in value)
        elif isinstance(value, int | str):
            values[name] = value
        else:
            values[name] = words.name(*value) if isinstance(value, Name) else told_one(value, words)
    return say(f"hint-{reason.key}", words.language, **values)


def told_one(value: Answer | Some, words: Words) -> str:
    if isinstance(value, Answer):
        return words.action(value.action)
    if value.domain == "hint":
        return say(f"hint-some-{value.word}", words.language, number=value.number)
    piece = words.name(value.domain, value.word)
    return say("hint-some", words.language, number=value.number, piece=piece)


# --- what every game has ---


def reasons(game: Game, before: State, after: State, events: Iterable[Event], seat: int) -> list[Reason]:
    """What a seat's answers have brought about, the weightiest first."""
    if after.seat == OVER:
        won = seat in after.winners()
        return [Reason("wins" if won else "ends", {})]
    said = [(game.events[code].key, a, b, c) for _, code, a, b, c in events]
    found = OF_GAME[game.name](before, after, said, seat)
    found += changes(before, after, seat)
    return found


def changes(before: State, after: State, seat: int) -> list[Reason]:
    """What the player and the others have gained and lost."""
    found = []
    for other in range(before.players):
        had, has = holdings(before, other), holdings(after, other)
        more = [Some(has[key] - had[key], *key) for key in had if has[key] > had[key]]
        fewer = [Some(had[key] - has[key], *key) for key in had if has[key] < had[key]]
        if other == seat:
            found += [Reason("gets", {"pieces": more})] if more else []
            found += [Reason("costs", {"pieces": fewer})] if fewer else []
        else:
            who = Name("player", str(other))
            found += [Reason("others-get", {"player": who, "pieces": more})] if more else []
            found += [Reason("others-lose", {"player": who, "pieces": fewer})] if fewer else []
    return found


def holdings(state: State, seat: int) -> dict[tuple[str, str], int]:
    """Everything that a player has which can be counted."""
    held = {("hint", "points"): state.scores()[seat]}
    if isinstance(state, Havana):
        held["hint", "pesos"] = int(state.pesos[seat])
        held["hint", "workers"] = int(state.workers[seat])
        for colour, name in enumerate(COLOUR_NAMES):
            held["colour", name] = int(state.cubes[seat * havana.COLOURS + colour])
    elif isinstance(state, Santiago):
        held["hint", "pesos"] = int(state.pesos[seat])
        for good, name in enumerate(GOOD_NAMES):
            held["good", name] = int(state.has(seat, good))
    else:
        assert isinstance(state, Cuba)
        held["hint", "pesos"] = int(state.pesos[seat])
        for piece, name in enumerate(PIECE_NAMES):
            held["piece", name] = int(state.has(seat, piece))
    return held


# --- Havana ---

Said = Sequence[tuple[str, int, int, int]]


def havana_reasons(before: State, after: State, said: Said, seat: int) -> list[Reason]:
    assert isinstance(before, Havana)
    assert isinstance(after, Havana)
    found = []
    gone = []
    for key, who, tile, _ in said:
        if key in ("bought", "tile-removed") and who == seat:
            gone.append(tile)
            found.append(Reason(f"havana-{key}", {"tile": tile_name(tile)}))
    if after.points[seat] > before.points[seat]:
        found.append(Reason("havana-short", {"points": int(after.goal - after.points[seat])}))
    for tile in gone:
        for other in range(before.players):
            if other != seat and lacking(before, other, tile) == 0:
                rival = Name("player", str(other))
                found.append(Reason("havana-denied", {"player": rival, "tile": tile_name(tile)}))
    found += in_reach(before, after, seat)
    return found + cards_laid(before, after, seat)


def tile_name(tile: int) -> Name:
    return Name("tile", str(tile + 1))


def in_reach(before: Havana, after: Havana, seat: int) -> list[Reason]:
    """The dearest building that can be paid now and could not be paid before."""
    tiles = {int(tile_at_end(after, end)) for end in range(havana.ENDS)} - {-1}
    new = [tile for tile in tiles if lacking(after, seat, tile) == 0 < lacking(before, seat, tile)]
    if not new:
        return []
    best = max(new, key=lambda tile: (after.tiles.points[tile], -tile))
    return [Reason("havana-reach", {"tile": tile_name(best)})]


def cards_laid(before: Havana, after: Havana, seat: int) -> list[Reason]:
    """When he will act, and what the centre would give him as it lies."""
    places = (2 * seat, 2 * seat + 1)
    new = [int(after.laid[place]) for place in places if after.laid[place] != before.laid[place]]
    lying = [
        int(after.laid[place] if after.laid[place] != havana.NO_CARD else after.open[place])
        for place in places
    ]
    found = []
    if new and havana.NO_CARD not in lying:
        low, high = sorted(int(havana.DIGIT[card]) for card in lying)
        found.append(Reason("havana-number", {"number": f"{low}{high}"}))
    coloured = sum(after.centre) - int(after.centre[havana.GREY])
    richest = max(int(after.pesos[other]) for other in range(after.players) if other != seat)
    gives = {
        havana.WORKER: ("worker", min(2, int(after.stock))),
        havana.BLACK_MARKET: ("black-market", min(2, sum(after.bag))),
        havana.PESO_THIEF: ("peso-thief", richest // 2),
        havana.PESO_CARD: ("pesos", (int(after.centre_pesos) + 1) // 2),
        havana.MAMA: ("mama", (coloured + 1) // 2),
        havana.DEBRIS: ("debris", int(after.centre[havana.GREY])),
    }
    for card in new:
        if card in gives and gives[card][1]:
            name, number = gives[card]
            found.append(Reason(f"havana-card-{name}", {"number": number}))
    return found


# --- Santiago ---


def santiago_reasons(before: State, after: State, said: Said, seat: int) -> list[Reason]:
    assert isinstance(before, Santiago)
    assert isinstance(after, Santiago)
    found = []
    units = sum(c for key, a, _, c in said if key in ("delivered", "wood-delivered") and a == seat)
    if units:
        found.append(Reason("santiago-delivers", {"units": units, "value": int(before.value)}))
    for key, a, b, c in said:
        if key == "claimed" and a == seat:
            found.append(Reason("santiago-claims", {"building": Name("building", BUILDING_NAMES[b])}))
        elif key == "rent-paid" and b == seat and a != seat:
            rent: dict[str, Value] = {"player": Name("player", str(a))}
            found.append(Reason("santiago-rent", {**rent, "building": Name("building", BUILDING_NAMES[c])}))
        elif key == "ship-left":
            found.append(Reason("santiago-ship-leaves", {}))
        elif key == "marker-moved":
            found.append(Reason("santiago-value", {"value": a}))
    for sort, name in enumerate(SORT_NAMES):
        had = int(before.has(seat, sort))
        if after.has(seat, sort) > had and before.demand[sort] > had:
            found.append(Reason("santiago-wanted", {"good": Name("good", name)}))
    return found


# --- Cuba ---


def cuba_reasons(before: State, after: State, said: Said, seat: int) -> list[Reason]:
    assert isinstance(before, Cuba)
    assert isinstance(after, Cuba)
    found = []
    loads = Counter(c for key, a, _, c in said if key == "loaded" and a == seat)
    for dock, units in sorted(loads.items()):
        found.append(Reason("cuba-ships", {"units": units, "dock": dock}))
        if dock == cuba.DOCKS and before.round >= DOCK_3_SAILS:
            found.append(Reason("cuba-dock-leaves", {"dock": dock}))
        elif is_full(after, dock):
            found.append(Reason("cuba-ship-full", {"dock": dock}))
    for key, a, b, c in said:
        if key == "built" and a == seat:
            tile = Name("tile", TILE_NAMES[b])
            found.append(Reason("cuba-builds", {"tile": tile, "points": int(TILE_POINTS)}))
        elif key == "act-passed":
            found.append(Reason("cuba-law", {"act": Name("act", ACT_NAMES[a])}))
    stored = sum(c for key, a, _, c in said if key == "stored" and a == seat)
    if stored:
        found.append(Reason("cuba-stores", {"number": stored}))
    return found + laws(before, after, seat)


def laws(before: Cuba, after: Cuba, seat: int) -> list[Reason]:
    """What parliament will make of it: votes, subsidy, and whether tax and duty can be met."""
    found = []
    if before.step in (cuba.BIDDING, cuba.BID_AGAIN) and before.seat == seat:
        most = max(int(votes_without_bid(before, other)) for other in range(before.players) if other != seat)
        if after.secret[seat] != before.secret[seat]:
            found.append(Reason("cuba-votes", {"votes": int(votes_of(after, seat)), "most": most}))
    if after.in_force[cuba.SUBSIDIES] != before.in_force[cuba.SUBSIDIES]:
        others = max(int(subsidy_of(after, other)) for other in range(after.players) if other != seat)
        points = int(subsidy_of(after, seat))
        found.append(Reason("cuba-subsidy", {"points": points, "others": others}))
    if before.step < cuba.TAX:
        for name, can in (("tax", can_pay_tax), ("duty", can_pay_duty)):
            if can(before, seat) != can(after, seat):
                found.append(Reason(f"cuba-{name}-{'met' if can(after, seat) else 'lost'}", {}))
    return found


def can_pay_tax(s: Cuba, seat: int) -> bool:
    return bool(s.pesos[seat] >= tax_of(s, seat))


def can_pay_duty(s: Cuba, seat: int) -> bool:
    kind = int(duty_kind(s))
    if kind != cuba.NONE:
        return bool(s.has(seat, kind) > 0)
    resources = s.in_force[cuba.DUTIES] == cuba.DUTY_RESOURCES
    kinds = range(cuba.WOOD, cuba.PIECES) if resources else range(cuba.PRODUCTS)
    return sum(int(s.has(seat, one)) for one in kinds) >= 2


OF_GAME: dict[str, Callable[[State, State, Said, int], list[Reason]]] = {
    "havana": havana_reasons,
    "santiago": santiago_reasons,
    "cuba": cuba_reasons,
}
