"""What a question of Havana is about, for whoever shows it: all of it has been seen by everybody."""

from __future__ import annotations

from malecon.havana import codes as c
from malecon.havana.purchase import price
from malecon.havana.rows import tile_at_end
from malecon.havana.state import Havana
from malecon.havana.text import CARD_NAMES, COLOUR_NAMES, END_NAMES
from malecon.kernel.game import Json


def about(s: Havana) -> Json:
    """Names and numbers that the question means and the rest of the view does not tell."""
    arg = int(s.arg)
    match s.step:
        case c.TAX_NEXT:
            return {"card": "tax collector", "victim": int(s.order[arg])}
        case c.STEAL_FROM:
            return {"card": "material thief", "victim": arg}
        case c.STEAL_AGAIN:
            return {"card": "material thief", "victim": arg & 3, "stolen": COLOUR_NAMES[arg >> 2]}
        case c.TAKE_CUBES:
            return {"card": "mama", "left": arg & 63}
        case c.PAY_WORKERS:
            return {**bought(s, arg), "left": int(price(s, arg, c.WORKERS))}
        case c.PAY_CUBES:
            end, colour = arg & 3, arg >> 2
            return {**bought(s, end), "colour": COLOUR_NAMES[colour], "left": int(price(s, end, colour))}
        case c.SWAP_WITH:
            return {"tile": arg + 1}
        case c.LAY_CARD:
            return {"card": CARD_NAMES[s.open[arg]]}
    return {"card": CARD_NAMES[s.step - c.CARRY_OUT]} if s.step < c.CARRY_OUT + c.CARDS else {}


def bought(s: Havana, end: int) -> Json:
    """The end that is being paid, and its tile."""
    return {"end": END_NAMES[end], "tile": int(tile_at_end(s, end)) + 1}
