"""Why an answer is good in Havana: buildings bought, denied or come into reach, and what cards will do."""

from __future__ import annotations

from malecon.havana import codes as c
from malecon.havana.mind import lacking
from malecon.havana.rows import tile_at_end
from malecon.havana.state import Havana
from malecon.havana.text import COLOUR_NAMES
from malecon.kernel.reasons import Name, Reason
from malecon.kernel.words import Said


def holdings(s: Havana, seat: int) -> dict[tuple[str, str], int]:
    """What this seat has which can be counted."""
    held = {("hint", "pesos"): int(s.pesos[seat]), ("hint", "workers"): int(s.workers[seat])}
    for colour, name in enumerate(COLOUR_NAMES):
        held["colour", name] = int(s.cubes[seat * c.COLOURS + colour])
    return held


def reasons(before: Havana, after: Havana, said: Said, seat: int) -> list[Reason]:
    """What this seat's answers brought about that only Havana knows, the weightiest first."""
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
    tiles = {int(tile_at_end(after, end)) for end in range(c.ENDS)} - {-1}
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
        int(after.laid[place] if after.laid[place] != c.NO_CARD else after.open[place]) for place in places
    ]
    found = []
    if new and c.NO_CARD not in lying:
        low, high = sorted(int(c.DIGIT[card]) for card in lying)
        found.append(Reason("havana-number", {"number": f"{low}{high}"}))
    coloured = sum(after.centre) - int(after.centre[c.GREY])
    richest = max(int(after.pesos[other]) for other in range(after.players) if other != seat)
    gives = {
        c.WORKER: ("worker", min(2, int(after.stock))),
        c.BLACK_MARKET: ("black-market", min(2, sum(after.bag))),
        c.PESO_THIEF: ("peso-thief", richest // 2),
        c.PESO_CARD: ("pesos", (int(after.centre_pesos) + 1) // 2),
        c.MAMA: ("mama", (coloured + 1) // 2),
        c.DEBRIS: ("debris", int(after.centre[c.GREY])),
    }
    for card in new:
        if card in gives and gives[card][1]:
            name, number = gives[card]
            found.append(Reason(f"havana-card-{name}", {"number": number}))
    return found
