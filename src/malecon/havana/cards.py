"""The thirteen action cards (H16–H29). A card's step is entered when its owner carries it out."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.havana.codes import (
    CARD,
    CARDS,
    CARRIES_OUT,
    CARRY_OUT,
    COLOURED,
    COLOURS,
    CONSERVATION,
    DECLINE,
    DECLINED,
    ENDS,
    GREY,
    MATERIAL_THIEF,
    NOBODY_TO_ROB,
    PROTECTED,
    PROTECTION,
    REFRESHMENT,
    REMOVE,
    REMOVED,
    SEAT,
    STEAL,
    STEAL_AGAIN,
    STEAL_FROM,
    STOLE_CUBE,
    STOLE_PESOS,
    TAKE,
    TAKE_BACK,
    TAKE_CUBES,
    TAX,
    TAX_NEXT,
    TAXED,
    TILE_REMOVED,
    TOOK_BACK,
    TOOK_CARD_BACK,
    TOOK_CUBES,
    TOOK_PESOS,
    TOOK_WORKERS,
    VICTIM,
    WORKER_TAXED,
)
from malecon.havana.hands import remember_take
from malecon.havana.materials import box, draw_cubes
from malecon.havana.rows import end_if_used_up, place_of_end, take_tile
from malecon.havana.state import Havana
from malecon.kernel.state import EVERYBODY, total
from malecon.kernel.step import Step


class Card(Step[Havana]):
    """H14: a card is carried out as far as possible, unless it says "may". Its number is the step's."""

    def enter(self, s: Havana, arg: i64) -> None:
        s.tell(EVERYBODY, CARRIES_OUT, s.acting(), s.step - CARRY_OUT, 0)
        self.carry_out(s)

    def carry_out(self, s: Havana) -> None:
        """What the card does or asks first."""


class Siesta(Card):
    """H16: 0 Siesta does nothing."""


class Refreshment(Card):
    """H17: 1 Refreshment, he may take one card of his discard pile into his hand, unseen by the others."""

    def carry_out(self, s: Havana) -> None:
        seat = s.acting()
        if s.discards[seat] == 0:
            return
        s.ask(seat)
        for card in range(CARDS):
            if s.discards[seat] & CARD[card]:
                s.offer(TAKE_BACK + card)
        s.offer(DECLINE)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        seat = s.acting()
        if action == DECLINE:
            s.tell(EVERYBODY, DECLINED, seat, REFRESHMENT, 0)
            return
        card = action - TAKE_BACK
        remember_take(s, seat)
        s.discards[seat] -= CARD[card]
        s.hand[seat] += CARD[card]
        s.tell(EVERYBODY, TOOK_BACK, seat, 0, 0)
        s.tell(SEAT[seat], TOOK_CARD_BACK, seat, card, 0)


class Protection(Card):
    """H18: 2 Protection does nothing of itself; who may be touched is asked in `touchable`."""


def touchable(s: Havana, seat: i64) -> bool:
    """H18: neither thief nor tax collector touches a player with Protection open, the whole round."""
    return not s.has_open(seat, PROTECTION)


class Debris(Card):
    """H19: 2 Debris, he must take all grey cubes of the centre."""

    def carry_out(self, s: Havana) -> None:
        take_from_centre(s, GREY, s.centre[GREY])


def take_from_centre(s: Havana, colour: i64, number: i64) -> None:
    """The acting player takes cubes of the centre."""
    if number > 0:
        seat = s.acting()
        s.centre[colour] -= number
        s.cubes[seat * COLOURS + colour] += number
        s.tell(EVERYBODY, TOOK_CUBES, seat, colour, number)


class Conservation(Card):
    """H20: 3 Conservation, he may remove an end tile; one tile a round, by all players together."""

    def carry_out(self, s: Havana) -> None:
        if s.conserved:
            return
        s.ask(s.acting())
        for end in range(ENDS):
            if place_of_end(s, end) >= 0:
                s.offer(REMOVE + end)
        s.offer(DECLINE)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        seat = s.acting()
        if action == DECLINE:
            s.tell(EVERYBODY, DECLINED, seat, CONSERVATION, 0)
            return
        s.conserved = 1
        tile = take_tile(s, action - REMOVE, REMOVED)
        s.tell(EVERYBODY, TILE_REMOVED, seat, tile, 0)
        end_if_used_up(s)


class TaxCollector(Card):
    """H21: 3 Tax collector, he takes 1 peso; then everyone still to act loses 1 worker or 1 cube."""

    def carry_out(self, s: Havana) -> None:
        s.pesos[s.acting()] += 1
        s.tell(EVERYBODY, TOOK_PESOS, s.acting(), 1, 0)
        s.push(TAX_NEXT, s.turn + 1)


class TaxNext(Step[Havana]):
    """H21: the collector chooses what the next victim in the order of play loses."""

    def enter(self, s: Havana, arg: i64) -> None:
        if arg >= s.players:
            return
        victim = s.order[arg]
        if not touchable(s, victim):
            s.tell(EVERYBODY, PROTECTED, victim, 0, 0)
        else:
            s.ask(s.acting())
            for colour in range(COLOURS):
                if s.cubes[victim * COLOURS + colour] > 0:
                    s.offer(TAX + colour)
            if s.workers[victim] > 0:
                s.offer(WORKER_TAXED)
        if len(s.options) == 0:
            s.push(TAX_NEXT, arg + 1)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        victim = s.order[arg]
        s.tell(EVERYBODY, TAXED, s.acting(), victim, action - TAX)
        s.push(TAX_NEXT, arg + 1)
        if action == WORKER_TAXED:
            s.workers[victim] -= 1
            s.stock += 1
        else:
            box(s, victim, action - TAX, 1)
            end_if_used_up(s)


class Worker(Card):
    """H22: 4 Worker, he must take 2 workers if he is the first this round to do so, else 1."""

    def carry_out(self, s: Havana) -> None:
        take_workers(s, 1 if s.worker_taken else 2)
        s.worker_taken = 1


class Architect(Card):
    """H23: 4 Architect, he must take 1 worker; while the card lies open he may buy what needs it."""

    def carry_out(self, s: Havana) -> None:
        take_workers(s, 1)


def take_workers(s: Havana, number: i64) -> None:
    """Workers from the stock, as far as they go (H22, H23)."""
    if number > s.stock:
        number = s.stock
    if number > 0:
        seat = s.acting()
        s.stock -= number
        s.workers[seat] += number
        s.tell(EVERYBODY, TOOK_WORKERS, seat, number, 0)


class Thief(Card):
    """H24–H26: 5 Peso thief and 6 Material thief, he must choose whom to rob."""

    def carry_out(self, s: Havana) -> None:
        # Among those still to act; only if nobody follows, among all others.
        acting = s.acting()
        last = s.turn == s.players - 1
        s.ask(acting)
        for seat in range(s.players):
            if seat != acting and touchable(s, seat) and (last or follows(s, seat)):
                s.offer(VICTIM + seat)
        if len(s.options) == 0:
            s.tell(EVERYBODY, NOBODY_TO_ROB, acting, 0, 0)


class PesoThief(Thief):
    """H24, H25: 5 Peso thief steals half his victim's pesos, rounded down."""

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        victim = action - VICTIM
        loot = s.pesos[victim] // 2
        s.pesos[victim] -= loot
        s.pesos[s.acting()] += loot
        s.tell(EVERYBODY, STOLE_PESOS, s.acting(), victim, loot)


class MaterialThief(Thief):
    """H26: 6 Material thief steals one cube of his choice, grey allowed."""

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        s.push(STEAL_FROM, action - VICTIM)


def follows(s: Havana, seat: i64) -> bool:
    """Whether this player has still to act this round."""
    position = s.turn + 1
    while position < s.players:
        if s.order[position] == seat:
            return True
        position += 1
    return False


class StealFrom(Step[Havana]):
    """H26: which cube; a victim of more than 3 coloured cubes may lose a second one."""

    def enter(self, s: Havana, arg: i64) -> None:
        s.ask(s.acting())
        offer_cubes(s, arg, 0)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        colour = action - STEAL
        if s.coloured(arg) > 3:
            s.push(STEAL_AGAIN, arg + 4 * colour)
        steal(s, arg, colour)


class StealAgain(Step[Havana]):
    """H26: he may steal a second cube. Two cubes are one theft, so they are named in the colours' order."""

    def enter(self, s: Havana, arg: i64) -> None:
        s.ask(s.acting())
        offer_cubes(s, arg & 3, arg >> 2)
        s.offer(DECLINE)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        if action == DECLINE:
            s.tell(EVERYBODY, DECLINED, s.acting(), MATERIAL_THIEF, 0)
        else:
            steal(s, arg & 3, action - STEAL)


def offer_cubes(s: Havana, victim: i64, first: i64) -> None:
    """Every colour the victim has, from this one on."""
    for colour in range(first, COLOURS):
        if s.cubes[victim * COLOURS + colour] > 0:
            s.offer(STEAL + colour)


def steal(s: Havana, victim: i64, colour: i64) -> None:
    s.cubes[victim * COLOURS + colour] -= 1
    s.cubes[s.acting() * COLOURS + colour] += 1
    s.tell(EVERYBODY, STOLE_CUBE, s.acting(), victim, colour)


class BlackMarket(Card):
    """H27: 7 Black market, he draws 2 cubes blind if he is the first this round to do so, else 1."""

    def carry_out(self, s: Havana) -> None:
        draw_cubes(s, 1 if s.market_used else 2, s.acting())
        s.market_used = 1


class Pesos(Card):
    """H28: 8 Pesos, he must take half the pesos of the centre, rounded up."""

    def carry_out(self, s: Havana) -> None:
        seat = s.acting()
        half = (s.centre_pesos + 1) // 2
        s.centre_pesos -= half
        s.pesos[seat] += half
        s.tell(EVERYBODY, TOOK_PESOS, seat, half, 0)


class Mama(Card):
    """H29: 9 Mama, he must take half the coloured and half the grey cubes, each half rounded up."""

    def carry_out(self, s: Havana) -> None:
        take_from_centre(s, GREY, (s.centre[GREY] + 1) // 2)
        coloured = total(s.centre) - s.centre[GREY]
        s.push(TAKE_CUBES, (coloured + 1) // 2)


class TakeCubes(Step[Havana]):
    """H29: he chooses which coloured cubes, named in the colours' order since they come together."""

    def enter(self, s: Havana, arg: i64) -> None:
        left = arg & 63
        first = arg >> 6
        if left == 0:
            return
        behind = total(s.centre) - s.centre[GREY]  # what there is from this colour on
        for colour in range(first):
            behind -= s.centre[colour]
        s.ask(s.acting())
        for colour in range(first, COLOURED):
            if s.centre[colour] > 0 and behind >= left:
                s.offer(TAKE + colour)
            behind -= s.centre[colour]

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        colour = action - TAKE
        take_from_centre(s, colour, 1)
        s.push(TAKE_CUBES, (arg & 63) - 1 + (colour << 6))
