"""Why an answer is good in Havana: buildings bought, denied or come into reach, and what cards will do."""

from __future__ import annotations

from malecon.havana import codes as c
from malecon.havana import effects, robbery
from malecon.havana.cards import DIGIT, THE_CARDS
from malecon.havana.mind import lacking
from malecon.havana.rows import tile_at_end
from malecon.havana.state import Havana
from malecon.havana.text import COLOUR_NAMES
from malecon.kernel.reasons import Name, Reason
from malecon.kernel.words import Said, slug


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
    """When the seat will act, and what its new cards would bring as the table lies."""
    places = (2 * seat, 2 * seat + 1)
    new = [int(after.laid[place]) for place in places if after.laid[place] != before.laid[place]]
    lying = [
        int(after.laid[place] if after.laid[place] != c.NO_CARD else after.open[place]) for place in places
    ]
    found = []
    if new and c.NO_CARD not in lying:
        low, high = sorted(int(DIGIT[card]) for card in lying)
        found.append(Reason("havana-number", {"number": f"{low}{high}"}))
    for card in new:
        number = brings(THE_CARDS[card].does, after, seat)
        if number:
            found.append(Reason(f"havana-card-{slug(THE_CARDS[card].word)}", {"number": number}))
    return found


def brings(effect: effects.CarryOut, s: Havana, seat: int) -> int:
    """How many pieces a card would bring to the first who carries it out; 0 where that cannot be said."""
    match effect:
        case effects.Worker():
            return min(int(effect.first), int(s.stock))
        case effects.BlackMarket():
            return min(int(effect.first), sum(s.bag))
        case robbery.PesoThief():
            return max(int(robbery.purse(s.pesos[other])) for other in range(s.players) if other != seat)
        case effects.Pesos():
            return int(effects.half(s.centre_pesos))
        case effects.Mama():
            return int(effects.half(effects.coloured_in_centre(s)))
        case effects.Debris():
            return int(s.centre[c.GREY])
    return 0
