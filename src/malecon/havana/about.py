"""What a question of Havana is about, for whoever shows it: all of it has been seen by everybody."""

from __future__ import annotations

from typing import TypedDict

from malecon.havana import codes as c
from malecon.havana.effects import number_to_take
from malecon.havana.purchase import colour_owed, end_owed, price
from malecon.havana.robbery import robbed, stolen
from malecon.havana.rows import tile_at_end
from malecon.havana.state import Havana
from malecon.havana.text import CARD_NAMES, COLOUR_NAMES, END_NAMES, HavanaCard, HavanaColour, HavanaEnd


class HavanaAbout(TypedDict, total=False):
    """What is asked about. `card` is carried out or, where a card is to be laid, covered by it; `end` and
    `tile` are what is being paid, or the tile that comes in; `colour` is to be paid and `left` how many
    of it (or of the workers), or how many cubes are still to be taken; `stolen` was stolen first."""

    card: HavanaCard
    victim: int
    stolen: HavanaColour
    end: HavanaEnd
    tile: int
    colour: HavanaColour
    left: int


def about(s: Havana) -> HavanaAbout:
    """Names and numbers that the question means and the rest of the view does not tell."""
    arg = int(s.arg)
    match s.step:
        case c.TAX_NEXT:
            return {"card": "tax collector", "victim": int(s.order[arg])}
        case c.STEAL_FROM:
            return about_theft(arg)
        case c.STEAL_AGAIN:
            return {**about_theft(int(robbed(arg))), "stolen": COLOUR_NAMES[stolen(arg)]}
        case c.TAKE_CUBES:
            return {"card": "mama", "left": int(number_to_take(arg))}
        case c.PAY_WORKERS:
            return {**bought(s, arg), "left": int(price(s, arg, c.WORKERS))}
        case c.PAY_CUBES:
            end, colour = int(end_owed(arg)), int(colour_owed(arg))
            return {**bought(s, end), "colour": COLOUR_NAMES[colour], "left": int(price(s, end, colour))}
        case c.SWAP_WITH:
            return {"tile": arg + 1}
        case c.LAY_CARD:
            return {"card": CARD_NAMES[s.open[arg]]}
    return {"card": CARD_NAMES[s.step - c.CARRY_OUT]} if s.step < c.CARRY_OUT + c.CARDS else {}


def about_theft(victim: int) -> HavanaAbout:
    return {"card": CARD_NAMES[c.MATERIAL_THIEF], "victim": victim}


def bought(s: Havana, end: int) -> HavanaAbout:
    """The end that is being paid, and its tile."""
    return {"end": END_NAMES[end], "tile": int(tile_at_end(s, end)) + 1}
