"""The mayor and the harbour (C5, C31, C32, C75, C92): ships are loaded, leave, close up, new ones call."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.state import Cuba, has_bit
from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step

DOCK_3_SAILS: Final[i64] = 2  # from the end of this round on the ship on dock 3 leaves in any case (C92)


# --- a load: a dock with a kind of merchandise, as an action and as the argument of a step ---


def load_of(dock: i64, kind: i64) -> i64:
    return (dock - 1) * c.MERCHANDISE + kind


def dock_of(load: i64) -> i64:
    return load // c.MERCHANDISE + 1


def kind_of(load: i64) -> i64:
    return load % c.MERCHANDISE


# --- loading ---


def ship_at(s: Cuba, place: i64) -> i64:
    """The ship at sea or at a dock, or NONE."""
    return s.harbour[place * c.BERTH]


def free_spaces(s: Cuba, dock: i64, kind: i64) -> i64:
    """C31: how many more units of a kind the ship at a dock takes; none if no ship lies there."""
    ship = ship_at(s, dock)
    if ship == c.NONE:
        return 0
    printed = ship * c.MERCHANDISE + kind
    taken = dock * c.BERTH + 1 + kind
    return s.box.spaces[printed] - s.harbour[taken]


def is_full(s: Cuba, dock: i64) -> bool:
    """Whether a ship lies at a dock and every space of it is taken."""
    if ship_at(s, dock) == c.NONE:
        return False
    for kind in range(c.MERCHANDISE):
        if free_spaces(s, dock, kind) > 0:
            return False
    return True


def loadable(s: Cuba, seat: i64) -> bool:
    """Whether a player has anything that some ship takes."""
    for kind in range(c.MERCHANDISE):
        if s.has(seat, kind) > 0:
            for dock in range(1, c.DOCKS + 1):
                if free_spaces(s, dock, kind) > 0:
                    return True
    return False


def offer_loads(s: Cuba, seat: i64) -> None:
    """Every dock with every kind that its ship takes and the player has."""
    for dock in range(1, c.DOCKS + 1):
        offer_loads_at(s, seat, dock, 0)


def offer_loads_at(s: Cuba, seat: i64, dock: i64, first: i64) -> None:
    """The kinds that the ship at this dock takes and the player has, from this one on."""
    for kind in range(first, c.MERCHANDISE):
        if s.has(seat, kind) > 0 and free_spaces(s, dock, kind) > 0:
            s.offer(c.LOAD + load_of(dock, kind))


def load(s: Cuba, seat: i64, dock: i64, kind: i64, number: i64) -> None:
    """C31, C5: units go onto a ship, and its dock pays its number of points for each."""
    s.lay_down(seat, kind, number)
    s.harbour[dock * c.BERTH + 1 + kind] += number
    n = number
    while n > 0:
        s.tell(EVERYBODY, c.LOADED, seat, kind, dock)
        n -= 1
    s.gain_points(seat, dock * number)


class Mayor(Step[Cuba]):
    """C31, C32: one ship is loaded, or one takes the pesos for loading none, or does neither."""

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        offer_loads(s, s.acting)
        if s.mayors_idle < d.IDLERS:
            s.offer(c.TAKE_PESOS)
        s.offer(c.DONE)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        if action == c.DONE:
            s.tell(EVERYBODY, c.DID_NOTHING, s.acting, c.MAYOR, 0)
        elif action == c.TAKE_PESOS:  # C33: a marker covers them
            pesos = d.IDLE_PESOS[s.mayors_idle]
            s.mayors_idle += 1
            s.gain_pesos(s.acting, pesos)
        else:
            load_one(s, action)


class LoadMore(Step[Cuba]):
    """C31: any number of units onto the one ship. They go together, so kinds are named in their order."""

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        offer_loads_at(s, s.acting, dock_of(arg), kind_of(arg))
        s.offer(c.DONE)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        if action != c.DONE:
            load_one(s, action)


def load_one(s: Cuba, action: i64) -> None:
    """One unit of the mayor; a full ship takes no more, and if it has left no other is loaded (C75)."""
    dock = dock_of(action - c.LOAD)
    load(s, s.acting, dock, kind_of(action - c.LOAD), 1)
    if is_full(s, dock):
        leave_if_full(s, dock)
    else:
        s.push(c.LOAD_MORE, action - c.LOAD)


# --- sailing ---


def leave_if_full(s: Cuba, dock: i64) -> None:
    """C75: under the Harbour Act a full ship leaves at once and the others close up at once.

    What lies on the pile of things to do comes afterwards, so this also happens between two buildings of
    one foreman.
    """
    if s.rules(c.HARBOUR_ACT) and is_full(s, dock):
        leave(s, dock)
        close_up(s)


def leave(s: Cuba, dock: i64) -> None:
    """C92: the load goes to the stock, the card under the pile."""
    ship = ship_at(s, dock)
    s.tell(EVERYBODY, c.SHIP_LEFT, ship, dock, 0)
    s.harbour[dock * c.BERTH] = c.NONE
    for kind in range(c.MERCHANDISE):
        s.stock[kind] += s.harbour[dock * c.BERTH + 1 + kind]
        s.harbour[dock * c.BERTH + 1 + kind] = 0
    s.under = append(s.under[:], ship)


def leave_at_end_of_round(s: Cuba) -> None:
    """C92: full ships leave, from round 2 on also the one on dock 3 as it is; in the order dock 3, 2, 1."""
    dock = c.DOCKS
    while dock > c.SEA:
        if is_full(s, dock) or (dock == c.DOCKS and s.round >= DOCK_3_SAILS and ship_at(s, dock) != c.NONE):
            leave(s, dock)
        dock -= 1
    close_up(s)


def close_up(s: Cuba) -> None:
    """C92: the ships behind a gap move up in their order, with their loads. Then a new one calls."""
    gap = c.DOCKS
    while gap > c.SEA:
        if ship_at(s, gap) == c.NONE:
            place = gap - 1
            while place >= c.SEA and ship_at(s, place) == c.NONE:
                place -= 1
            if place >= c.SEA:
                sail(s, place, gap)
        gap -= 1
    if ship_at(s, c.SEA) == c.NONE:
        s.push(c.CALL_SHIP)


def sail(s: Cuba, place: i64, dock: i64) -> None:
    """A ship moves up to a dock, and its load with it."""
    for number in range(c.BERTH):
        s.harbour[dock * c.BERTH + number] = s.harbour[place * c.BERTH + number]
        s.harbour[place * c.BERTH + number] = 0
    s.harbour[place * c.BERTH] = c.NONE
    s.tell(EVERYBODY, c.SHIP_SAILED, ship_at(s, dock), dock, 0)


class TurnsShip(Step[Cuba]):
    """C5, C92: the top card of the pile is turned up; below the shuffled part lie those put under it."""

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask_chance()
        if s.ship_pile == 0:
            s.outcome(c.TURN_SHIP + s.under[0], 1)
            return
        for ship in range(c.SHIPS):
            if has_bit(s.ship_pile, ship):
                s.outcome(c.TURN_SHIP + ship, 1)

    def lay(self, s: Cuba, ship: i64, place: i64) -> None:
        """The card leaves the pile for a place of the harbour."""
        if s.ship_pile == 0:
            s.under = s.under[1:]
        else:
            s.ship_pile -= c.BIT[ship]
        s.harbour[place * c.BERTH] = ship
        s.tell(EVERYBODY, c.SHIP_TURNED, ship, place, 0)


class LayShip(TurnsShip):
    """C5: at the start two ships on dock 1 and dock 2 and one at sea."""

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        self.lay(s, action - c.TURN_SHIP, arg)


class CallShip(TurnsShip):
    """C92: a card is turned to the sea and sails on to the foremost gap, until the sea is filled too."""

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        self.lay(s, action - c.TURN_SHIP, c.SEA)
        close_up(s)
