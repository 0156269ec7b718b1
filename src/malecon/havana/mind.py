"""What a Havana player knows: what things are worth, and what cards will bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.havana import codes as c
from malecon.havana import effects, robbery
from malecon.havana.belief import sample
from malecon.havana.rows import tile_at_end
from malecon.havana.state import Havana
from malecon.kernel.mind import Mind
from malecon.kernel.rng import Rng
from malecon.kernel.state import STEP_MASK, State

# What a piece is worth in points, read off the prices of the tiles.
PESO: Final = 0.34
HAND: Final = 0.95  # a worker
CUBE: Final = 1.1  # a coloured one
RUBBLE: Final = 0.15  # a grey one
DRAWN: Final = 0.62  # one out of the bag

SPENT: Final = 0.8  # what is not yet built counts less
COMING: Final = 0.7  # what a card will bring counts less still


class HavanaMind(Mind[Havana]):
    """Counts what lies before a player and what their two cards are about to bring."""

    def sample(self, s: Havana, seat: i64, rng: Rng) -> State:
        return sample(s, seat, rng)

    def secret(self, s: Havana) -> bool:
        return s.step == c.LAY_CARD or s.step == c.CHOOSE_CARD

    def spread(self, s: Havana) -> float:
        most: i64 = 0
        for points in s.points:
            if points > most:
                most = points
        return 1.2 + 2.5 * float(s.goal - most) / float(s.goal)

    def standing(self, s: Havana, seat: i64) -> float:
        return (
            float(s.points[seat])
            + SPENT * wealth(s, seat)
            + in_reach(s, seat)
            + COMING * cards_to_come(s, seat)
        )


def wealth(s: Havana, seat: i64) -> float:
    """Everything that can be paid with. A third cube of a colour is seldom asked for."""
    worth = PESO * float(s.pesos[seat]) + HAND * float(s.workers[seat]) + RUBBLE * float(s.grey(seat))
    for colour in range(c.COLOURED):
        cubes = s.cubes[seat * c.COLOURS + colour]
        worth += CUBE * float(cubes) if cubes <= 2 else CUBE * (2.0 + 0.5 * float(cubes - 2))
    return worth


def in_reach(s: Havana, seat: i64) -> float:
    """A tile at an end that could be paid now, or nearly, is worth more than its price."""
    best = 0.0
    for end in range(c.ENDS):
        tile = tile_at_end(s, end)
        if tile >= 0:
            lack = lacking(s, seat, tile)
            gain = float(s.tiles.points[tile]) * 0.25 - 0.5 * lack
            if gain > best:
                best = gain
    return best


def lacking(s: Havana, seat: i64, tile: i64) -> float:
    """What a player lacks of a tile's price, in points."""
    base = tile * c.PRICES
    lack = 0.0
    for colour in range(c.COLOURED):
        short = s.tiles.price[base + colour] - s.cubes[seat * c.COLOURS + colour]
        if short > 0:
            lack += CUBE * float(short)
    short = s.tiles.price[base + c.GREY] - s.grey(seat)
    if short > 0:
        lack += RUBBLE * float(short)
    short = s.tiles.price[base + c.PESOS] - s.pesos[seat]
    if short > 0:
        lack += PESO * float(short)
    short = s.tiles.price[base + c.WORKERS] - s.workers[seat]
    if short > 0:
        lack += HAND * float(short)
    if s.tiles.price[base + c.ARCHITECT_NEEDED] and not s.has_open(seat, c.ARCHITECT):
        lack += 1.0
    return lack


def cards_to_come(s: Havana, seat: i64) -> float:
    """What the cards that this player has still to carry out will bring."""
    if s.round > 0 and s.turn < s.players:
        if s.order[s.turn] == seat:
            worth = 0.0
            for entry in s.pile:  # the player is acting: what is still on the pile of things to do
                step = entry & STEP_MASK
                if step < c.CARRY_OUT + c.CARDS:
                    worth += gain(s, seat, step - c.CARRY_OUT)
            return worth
        if not is_behind(s, seat):
            return NEXT_ROUND
    left = s.laid[2 * seat] if s.laid[2 * seat] != c.NO_CARD else s.open[2 * seat]
    right = s.laid[2 * seat + 1] if s.laid[2 * seat + 1] != c.NO_CARD else s.open[2 * seat + 1]
    worth = 0.0
    if left != c.NO_CARD:
        worth += gain(s, seat, left)
    if right != c.NO_CARD:
        worth += gain(s, seat, right)
    return worth


NEXT_ROUND: Final = 1.5  # who has acted already will have cards again


def is_behind(s: Havana, seat: i64) -> bool:
    """Whether this player has still to act this round."""
    position = s.turn
    while position < s.players:
        if s.order[position] == seat:
            return True
        position += 1
    return False


# One line for each kind of card, and nothing between them.
def gain(s: Havana, seat: i64, card: i64) -> float:  # noqa: C901
    """What a card would bring if it were carried out now."""
    effect = s.steps[c.CARRY_OUT + card]
    if isinstance(effect, effects.Pesos):
        return PESO * float(effects.half(s.centre_pesos))
    if isinstance(effect, effects.Mama):
        cubes = effects.half(effects.coloured_in_centre(s))
        return CUBE * float(cubes) + RUBBLE * float(effects.half(s.centre[c.GREY]))
    if isinstance(effect, effects.Worker):
        later = s.worker_taken or s.stock < effect.first
        return HAND * float(effect.later if later else effect.first)
    if isinstance(effect, effects.Architect):
        return 1.2 * HAND * float(effect.workers)
    if isinstance(effect, effects.BlackMarket):
        return DRAWN * float(effect.later if s.market_used else effect.first)
    if isinstance(effect, effects.Debris):
        return RUBBLE * float(s.centre[c.GREY])
    if isinstance(effect, robbery.TaxCollector):
        return PESO * float(effect.pesos) + 0.3
    if isinstance(effect, robbery.PesoThief):
        return PESO * 0.4 * float(richest(s, seat))
    if isinstance(effect, robbery.MaterialThief):
        return CUBE * 0.8
    if isinstance(effect, effects.Refreshment):
        return 0.3 if s.discards[seat] else 0.0
    if card == c.PROTECTION:
        return 0.1 * wealth(s, seat)
    if isinstance(effect, effects.Conservation):
        return 0.1
    return 0.0


def richest(s: Havana, seat: i64) -> i64:
    """The most pesos that anybody else has."""
    most: i64 = 0
    for other in range(s.players):
        if other != seat and s.pesos[other] > most:
            most = s.pesos[other]
    return most
