"""What a Cuba player knows: what pieces, buildings and unplayed cards are good for, round by round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.belief import sample
from malecon.cuba.buildings import TILE_WORTH, WHAT_TILES_DO
from malecon.cuba.familiar import familiar, familiar_options
from malecon.cuba.harbour import free_spaces
from malecon.cuba.parliament import at_position, votes_of, votes_without_bid, without_hundreds
from malecon.cuba.state import Cuba, has_bit
from malecon.cuba.statutes import duty_kind, tax_of
from malecon.cuba.tradeswoman import selling_price
from malecon.kernel.mind import Mind
from malecon.kernel.rng import Rng
from malecon.kernel.state import State, changed

PESO: Final = 0.22  # a peso beyond those that taxes want
TAX_PESO: Final = 0.4  # one of the first few
TAX_PESOS: Final[i64] = 5
GOOD: Final = 1.7  # a rum or cigars that waits for a ship or a café
STORED: Final = 1.0  # a product in the warehouse
IN_LOT: Final = 0.45  # a product that the end of the round will take away
RESOURCE: Final = 0.62  # a wood, stone or water while there is time to build
MANY: Final[i64] = 5  # beyond so many of a resource each is worth half
COMPLYING: Final = 1.6  # being able to meet the tax or the duty
FIELD: Final = 0.2  # what a field gives in a round
LAW: Final = 1.6  # what the choice of two bills is worth
VOTE: Final = 0.3  # one vote in parliament
USED_NOW: Final = 0.75  # how much of what its buildings are worth the foreman makes of them this round
USED_LATER: Final = 0.75  # in each round that follows
BESIDES: Final = 0.12  # what buildings are worth that are not used together
NOT_YET: Final = 0.4  # how much is left of a building's worth while it would find nothing to work with


class CubaMind(Mind[Cuba]):
    """Counts points, and what everything else may still turn into before the sixth round is over."""

    def sample(self, s: Cuba, seat: i64, rng: Rng) -> State:
        return sample(s, seat, rng)

    def secret(self, s: Cuba) -> bool:
        return s.step == c.BIDDING or s.step == c.BID_AGAIN or s.step == c.DELEGATES

    def ask_again(self, s: Cuba, seat: i64) -> bool:
        """A bid that is laid; of delegates the net knows no better than chance."""
        if (s.step != c.BIDDING and s.step != c.BID_AGAIN) or s.secret[seat] == c.NONE:
            return False
        position: i64 = 0
        while s.clockwise(position) != seat:
            position += 1
        s.secret = changed(s.secret, seat, c.NONE)
        s.push(s.step, at_position(without_hundreds(s.arg), position))
        s.advance()
        return True

    def lay(self, s: Cuba, seat: i64, action: i64) -> None:
        bid = c.HUNDRED if action == c.BID_HUNDRED else action - c.BID
        s.secret = changed(s.secret, seat, bid)

    def familiar(self, s: Cuba, seat: i64) -> State:
        return familiar(s, seat)

    def familiar_options(self, s: Cuba) -> vec[i64]:
        return familiar_options(s)

    def spread(self, s: Cuba) -> float:
        return 2.0 + 1.3 * rounds_left(s)

    def standing(self, s: Cuba, seat: i64) -> float:
        left = rounds_left(s)
        worth = float(s.points[seat]) + float(d.TILE_POINTS * s.buildings(seat))
        worth += money(s, seat, left) + pieces(s, seat, left) + plantation(s, seat, left)
        return worth + cards(s, seat, left)


def rounds_left(s: Cuba) -> float:
    """Rounds after this one."""
    return float(d.ROUNDS - s.round)


def money(s: Cuba, seat: i64, left: float) -> float:
    """The first pesos pay taxes, others buy votes and goods; what is bid is spent, but may win the vote."""
    pesos = s.pesos[seat]
    law = 0.0
    if (s.step == c.BIDDING or s.step == c.BID_AGAIN) and s.secret[seat] != c.NONE:
        pesos -= s.secret[seat]
        law = LAW * hope(s, seat)
    first = pesos if pesos < TAX_PESOS else TAX_PESOS
    some = 0.35 + 0.65 * (left / 2.0 if left < 2.0 else 1.0)
    worth = law + some * (TAX_PESO * float(first) + PESO * float(pesos - first))
    if pesos >= tax_of(s, seat):
        worth += COMPLYING
    return worth


def hope(s: Cuba, seat: i64) -> float:
    """How likely the votes of a seat are to be the most, the others' bids being unknown."""
    most: i64 = 0
    for other in range(s.players):
        if other != seat and votes_without_bid(s, other) > most:
            most = votes_without_bid(s, other)
    ahead = float(votes_of(s, seat) - most) - 1.0
    if ahead >= 3.0:
        return 0.95
    if ahead <= -2.0:
        return 0.05
    return 0.32 + 0.18 * ahead


def pieces(s: Cuba, seat: i64, left: float) -> float:
    """What lies in lot and warehouse, and whether it can meet the duty."""
    worth = 0.0
    time = left / 2.0 if left < 2.0 else 1.0
    for product in range(c.PRODUCTS):
        worth += IN_LOT * float(s.held[seat * c.HELD + product])
        worth += STORED * (0.4 + 0.6 * time) * float(s.held[seat * c.HELD + product + c.PIECES])
    for good in range(c.PRODUCTS, c.MERCHANDISE):
        worth += GOOD * (0.4 + 0.6 * time) * float(s.has(seat, good))
    resources: i64 = 0
    for resource in range(c.WOOD, c.PIECES):
        number = s.has(seat, resource)
        resources += number
        full = number if number < MANY else MANY
        worth += RESOURCE * time * (float(full) + 0.4 * float(number - full))
    kind = duty_kind(s)
    if kind != c.NONE:
        if s.has(seat, kind) > 0:
            worth += COMPLYING if kind >= c.WATER or s.held[seat * c.HELD + kind] > 0 else 0.7 * COMPLYING
    elif s.in_force[c.DUTIES] == c.DUTY_RESOURCES:
        if resources >= 2:
            worth += 0.7 * COMPLYING
    return worth


def plantation(s: Cuba, seat: i64, left: float) -> float:
    """Open fields give something each round; buildings more, above all in the figure's row and column."""
    worth = 0.0
    best_elsewhere = 0.0
    together = 0.0
    cross = s.cross(seat)
    for field in range(c.FIELDS_IN_ALL):
        tile = s.built[seat * c.FIELDS_IN_ALL + field]
        if tile == c.NONE:
            worth += FIELD * left
        elif has_bit(cross, field):
            together += TILE_WORTH[tile]
        elif TILE_WORTH[tile] > best_elsewhere:
            best_elsewhere = TILE_WORTH[tile]
    use = together if together > best_elsewhere else best_elsewhere
    return worth + left * (USED_LATER * use + BESIDES * (together + best_elsewhere))


def cards(s: Cuba, seat: i64, left: float) -> float:
    """What the cards in hand can still do this round; the one will sit in parliament that is worth most there
    beside what it could have done."""
    total = 0.0
    delegate = -1.0e9
    for card in range(c.CHARACTERS):
        if has_bit(s.hand[seat], card):
            use = card_use(s, seat, card, left)
            total += use
            if VOTE * float(card + 1) - use > delegate:
                delegate = VOTE * float(card + 1) - use
    return total + delegate if s.hand[seat] != 0 else 0.0


def card_use(s: Cuba, seat: i64, card: i64, left: float) -> float:
    """What a character can do now, for a player who has not played it yet."""
    if card == c.WORKER:
        return 2.6
    if card == c.TRADESWOMAN:
        return 0.7 + trade(s, seat)
    if card == c.ARCHITECT:
        return 1.0 + (0.5 * float(d.IDLE_POINTS[s.architects_idle]) if s.architects_idle < d.IDLERS else 0.0)
    if card == c.MAYOR:
        idle = 0.25 * float(d.IDLE_PESOS[s.mayors_idle]) if s.mayors_idle < d.IDLERS else 0.0
        load = shipment(s, seat)
        return 0.6 + (load if load > idle else idle)
    return 0.3 + USED_NOW * foreman(s, seat, left)


def foreman(s: Cuba, seat: i64, left: float) -> float:
    """What the foreman could do now: all in the figure's row and column, or the best one elsewhere."""
    elsewhere = 0.0
    together = 0.0
    cross = s.cross(seat)
    for field in range(c.FIELDS_IN_ALL):
        tile = s.building_at(seat, field)
        if tile != c.NONE:
            use = building_use(s, seat, tile, left)
            if has_bit(cross, field):
                together += use
            elif use > elsewhere:
                elsewhere = use
    return together if together > elsewhere else elsewhere


def building_use(s: Cuba, seat: i64, tile: i64, left: float) -> float:
    """What one use of a building is worth with what the player has now."""
    if tile == c.WAREHOUSE:
        return storing(s, seat, left)
    return TILE_WORTH[tile] if WHAT_TILES_DO[tile].useful(s, seat) else NOT_YET * TILE_WORTH[tile]


def storing(s: Cuba, seat: i64, left: float) -> float:
    """What a warehouse saves of the products in the lot; nothing in the last round."""
    if left == 0.0:
        return 0.0
    kept = STORED * (0.4 + 0.6 * (left / 2.0 if left < 2.0 else 1.0)) - IN_LOT
    products: i64 = 0
    for product in range(c.PRODUCTS):
        products += s.held[seat * c.HELD + product]
    return kept * float(products) if kept > 0.0 else 0.0


def shipment(s: Cuba, seat: i64) -> float:
    """What the best ship would bring over what the pieces count for already."""
    best = 0.0
    for dock in range(1, c.DOCKS + 1):
        points = 0.0
        for kind in range(c.MERCHANDISE):
            free = free_spaces(s, dock, kind)
            held = s.has(seat, kind)
            units = held if held < free else free
            points += float(units) * (float(dock) - (GOOD if kind >= c.PRODUCTS else IN_LOT))
        if points > best:
            best = points
    return 0.85 * best


def trade(s: Cuba, seat: i64) -> float:
    """What selling the products of the lot would bring over what they count for already."""
    gain = 0.0
    for product in range(c.PRODUCTS):
        if s.held[seat * c.HELD + product] > 0:
            price = PESO * float(selling_price(s, product)) - IN_LOT
            if price > 0.0:
                gain += price
    return gain
