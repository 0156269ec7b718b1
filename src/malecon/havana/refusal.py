"""Why an action is refused: the reason that tells a player most about what cannot be done now."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from malecon.havana import codes as c
from malecon.havana.cards import THE_CARDS
from malecon.havana.data import EXCHANGE, LOW_TILE
from malecon.havana.purchase import colour_owed, end_owed, missing, price
from malecon.havana.robbery import Thief, follows, robbed, touchable
from malecon.havana.rows import place_of_end, tile_at_end
from malecon.havana.state import Havana
from malecon.havana.text import CARD_NAMES, COLOUR_NAMES, DOMAINS, MATERIAL_NAMES, VOCABULARY
from malecon.kernel.reasons import Name, Some
from malecon.kernel.refusal import (
    Refusal,
    at_most,
    must,
    not_drawn,
    not_now,
    out_of_order,
    over,
    too_few,
    too_few_and_instead,
    too_few_of_some,
)
from malecon.kernel.state import OVER


def refusal(s: Havana, action: int) -> Refusal:
    """Why this action is not allowed now."""
    if s.seat == OVER:
        return over(ended_by(s))
    if action in (c.DECLINE, c.END_TURN):
        return must(must_be_done(s))
    verb = VOCABULARY.parts(action)[0]
    tell = NOT_TO.get(verb.code)
    told = tell(s, action - verb.code) if tell else None
    return told or not_now(VOCABULARY.rule(action))


def ended_by(s: Havana) -> str:
    """Why nobody is asked any more."""
    for seat in range(s.players):
        if s.points[seat] >= s.goal:
            return "H43"
    return "H45" if s.step == c.ROUND else "H44"


def must_be_done(s: Havana) -> str:
    """Why a player cannot pass: what must be done first."""
    if s.step in (c.SWAP, c.SWAP_WITH):
        return "H5"
    if s.step == c.CHOOSE_CARD:
        return "H8"
    if s.step == c.FIRST_CARD:
        return "H13"
    if s.step == c.BUYING:
        return "H15"
    if s.step in (c.PAY_WORKERS, c.PAY_CUBES):
        return "H31"
    if s.step in (c.COVER_CARD, c.LAY_CARD):
        return "H38"
    return "H14"


# --- what is named in a refusal ---


def some(number: int, material: int) -> Some:
    """So many cubes, pesos or workers."""
    return Some(int(number), "material", MATERIAL_NAMES[material])


def card_name(card: int) -> Name:
    return Name("card", CARD_NAMES[card])


def player_name(seat: int) -> Name:
    return Name("player", str(int(seat)))


# --- by verb: why not with this card, piece or number; None where something else is asked ---


def not_to_draw(s: Havana, colour: int) -> Refusal | None:
    return not_drawn("H2") if s.step == c.DRAW_CUBE else None


def not_to_turn(s: Havana, tile: int) -> Refusal | None:
    return not_drawn("H4") if s.step == c.LAY_TILE else None


def not_to_swap_in(s: Havana, tile: int) -> Refusal | None:
    """Why this tile is not brought in: it is no low one of the pile."""
    if s.step != c.SWAP:
        return None
    return Refusal("H5", "refusal-havana-low", {"most": int(LOW_TILE)})


def not_to_choose(s: Havana, card: int) -> Refusal | None:
    """Why this card is not the next of two that are chosen: it is chosen, or the lower is named first."""
    if s.step != c.CHOOSE_CARD:
        return None
    if s.laid[2 * s.seat] == card:
        return Refusal("H8", "refusal-havana-chosen", {"card": card_name(card)})
    return out_of_order()


def not_first(s: Havana, card: int) -> Refusal | None:
    return not_open("H13", card) if s.step == c.FIRST_CARD else None


def not_to_cover(s: Havana, card: int) -> Refusal | None:
    return not_open("H38", card) if s.step == c.COVER_CARD else None


def not_open(rule: str, card: int) -> Refusal:
    """This card does not lie open before the player."""
    return Refusal(rule, "refusal-havana-not-open", {"card": card_name(card)})


def not_to_lay(s: Havana, card: int) -> Refusal | None:
    if s.step != c.LAY_CARD:
        return None
    return Refusal("H38", "refusal-havana-not-in-hand", {"card": card_name(card)})


def not_to_take_back(s: Havana, card: int) -> Refusal | None:
    if s.step != c.CARRY_OUT + c.REFRESHMENT:
        return None
    return Refusal("H17", "refusal-havana-not-discarded", {"card": card_name(card)})


def not_to_remove(s: Havana, end: int) -> Refusal | None:
    """Why no tile is removed at this end: none lies there, or one has been removed this round."""
    if s.step == c.CARRY_OUT + c.CONSERVATION:
        return no_tile(end)
    return Refusal("H20", "refusal-havana-conserved", {}) if s.conserved else None


def no_tile(end: int) -> Refusal:
    """Nothing lies at this end of a row."""
    return Refusal("H30", "refusal-havana-no-end", {"end": Name("end", DOMAINS["end"][end])})


def not_to_tax(s: Havana, loss: int) -> Refusal | None:
    """Why the next victim does not lose this: they have none."""
    if s.step != c.TAX_NEXT:
        return None
    return victim_has_none("H21", s.order[s.arg], c.WORKERS if loss == c.COLOURS else loss)


def victim_has_none(rule: str, victim: int, material: int) -> Refusal:
    """A victim cannot lose what they do not have."""
    return Refusal(
        rule, "refusal-havana-victim-none", {"player": player_name(victim), "none": [some(0, material)]}
    )


def not_to_rob(s: Havana, victim: int) -> Refusal | None:
    """Why this player is not robbed: Protection, or their turn is over, or it is the thief."""
    if victim < s.players and protected(s, victim):
        return Refusal("H18", "refusal-havana-protected", {"player": player_name(victim)})
    if not (s.step < c.CARRY_OUT + c.CARDS and isinstance(THE_CARDS[s.step - c.CARRY_OUT].does, Thief)):
        return None
    if victim >= s.players:
        return Refusal("H24", "refusal-havana-nobody", {})
    if victim == s.acting():
        return Refusal("H24", "refusal-havana-self", {})
    return Refusal("H24", "refusal-havana-acted", {"player": player_name(victim)})


def protected(s: Havana, victim: int) -> bool:
    """Whether it is Protection alone that keeps a thief from this player."""
    if s.turn >= s.players or victim == s.acting() or touchable(s, victim):
        return False
    mine = (s.open[2 * s.acting()], s.open[2 * s.acting() + 1])
    if not any(isinstance(THE_CARDS[card].does, Thief) for card in mine):
        return False
    return follows(s, victim) or s.turn == s.players - 1


def not_to_steal(s: Havana, colour: int) -> Refusal | None:
    """Why this cube is not stolen: the victim has none, or it had to be named first."""
    if s.step not in (c.STEAL_FROM, c.STEAL_AGAIN):
        return None
    victim = s.arg if s.step == c.STEAL_FROM else robbed(s.arg)
    if s.cubes[victim * c.COLOURS + colour] > 0:
        return out_of_order()
    return victim_has_none("H26", victim, colour)


def not_to_take(s: Havana, colour: int) -> Refusal | None:
    """Why this cube of the centre is not taken: there is none, or it is not its place in the order."""
    if s.step != c.TAKE_CUBES:
        return None
    if s.centre[colour] > 0:
        return out_of_order()
    return Refusal("H29", "refusal-havana-centre-none", {"none": [some(0, colour)]})


# --- buying and paying ---


def not_to_buy(s: Havana, end: int) -> Refusal | None:
    """Why the tile at this end cannot be bought: there is none, or no architect, or too little to pay."""
    if s.step != c.BUYING:
        return None
    if place_of_end(s, end) < 0:
        return no_tile(end)
    if price(s, end, c.ARCHITECT_NEEDED) and not s.has_open(s.acting(), c.ARCHITECT):
        return Refusal("H32", "refusal-havana-architect", {"card": card_name(c.ARCHITECT)})
    return too_dear(s, end)


def too_dear(s: Havana, end: int) -> Refusal:
    """What is lacking for a tile; where one kind is, also what could stand for it (H33)."""
    seat = s.acting()
    lacking = []
    cubes = missing(s, seat, tile_at_end(s, end), 0)
    workers = max(0, price(s, end, c.WORKERS) - s.workers[seat])
    spare_grey = s.grey(seat) - price(s, end, c.GREY)
    spare_pesos = s.pesos[seat] - price(s, end, c.PESOS)
    if spare_grey < EXCHANGE * cubes:
        lacking += short_of(s, end, range(c.COLOURS))
    if spare_pesos < EXCHANGE * workers:
        lacking += short_of(s, end, range(c.PESOS, c.WORKERS + 1))
    if len(lacking) == 1:
        need, have = lacking[0]
        instead = None
        if need.word in COLOUR_NAMES[: c.COLOURED]:
            instead, spare = some(EXCHANGE * cubes, c.GREY), int(spare_grey)
        elif need.word == MATERIAL_NAMES[c.WORKERS]:
            instead, spare = some(EXCHANGE * workers, c.PESOS), int(spare_pesos)
        if instead is not None:
            return too_few_and_instead("H31", need, have, instead, spare)
    return too_few_of_some("H31", lacking)


def short_of(s: Havana, end: int, materials: Iterable[int]) -> list[tuple[Some, int]]:
    """Those of these materials of which the price asks for more than the player has."""
    seat = s.acting()
    has = {c.PESOS: s.pesos[seat], c.WORKERS: s.workers[seat]}
    found = []
    for material in materials:
        have = int(has[material] if material in has else s.cubes[seat * c.COLOURS + material])
        if price(s, end, material) > have:
            found.append((some(price(s, end, material), material), have))
    return found


def not_to_pay_pesos(s: Havana, replaced: int) -> Refusal | None:
    """Why pesos do not stand for so many workers."""
    if s.step != c.PAY_WORKERS:
        return None
    seat = s.acting()
    owed = int(price(s, s.arg, c.WORKERS))
    if replaced > owed:
        return at_most("H31", some(owed, c.WORKERS))
    if owed - replaced > s.workers[seat]:
        return too_few("H31", some(owed - replaced, c.WORKERS), s.workers[seat])
    return too_few("H33", some(price(s, s.arg, c.PESOS) + EXCHANGE * replaced, c.PESOS), s.pesos[seat])


def not_to_pay_grey(s: Havana, payment: int) -> Refusal | None:
    """Why grey cubes do not stand for so many of a colour."""
    if s.step != c.PAY_CUBES:
        return None
    seat, end = s.acting(), end_owed(s.arg)
    colour, replaced = payment // int(c.NUMBERS), payment % int(c.NUMBERS)
    asked = int(colour_owed(s.arg))
    if colour != asked:
        if price(s, end, colour):
            return out_of_order()
        return Refusal("H31", "refusal-havana-no-price", {"none": [some(0, colour)]})
    owed = int(price(s, end, colour))
    owned = int(s.cubes[seat * c.COLOURS + colour])
    if replaced > owed:
        return at_most("H31", some(owed, colour))
    if owed - replaced > owned:
        return too_few("H31", some(owed - replaced, colour), owned)
    later = missing(s, seat, tile_at_end(s, end), colour + 1)
    grey = price(s, end, c.GREY) + EXCHANGE * (replaced + later)
    return too_few("H33", some(grey, c.GREY), s.grey(seat))


NOT_TO: dict[int, Callable[[Havana, int], Refusal | None]] = {
    c.DRAW: not_to_draw,
    c.TURN: not_to_turn,
    c.SWAP_IN: not_to_swap_in,
    c.CHOOSE: not_to_choose,
    c.FIRST: not_first,
    c.TAKE_BACK: not_to_take_back,
    c.REMOVE: not_to_remove,
    c.TAX: not_to_tax,
    c.VICTIM: not_to_rob,
    c.STEAL: not_to_steal,
    c.TAKE: not_to_take,
    c.BUY: not_to_buy,
    c.PAY_PESOS: not_to_pay_pesos,
    c.PAY_GREY: not_to_pay_grey,
    c.COVER: not_to_cover,
    c.LAY: not_to_lay,
}
