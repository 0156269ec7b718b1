"""Names for Havana's numbers: cards, materials, places, steps, actions and events.

An action is one number: a verb (the start of a range) plus a small argument. `text.py` gives each its words.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# --- materials: the colours of the cubes (H2), then what else a tile may cost; data.py has a row for each ---
RED: Final[i64] = 0
COLOURED: Final[i64] = 4  # so many colours, then debris
GREY: Final[i64] = RED + COLOURED
COLOURS: Final[i64] = GREY + 1
PESOS: Final[i64] = COLOURS
WORKERS: Final[i64] = PESOS + 1
ARCHITECT_NEEDED: Final[i64] = WORKERS + 1
PRICES: Final[i64] = ARCHITECT_NEEDED + 1  # a tile's price is so many numbers, the last one 0 or 1

# --- the cards that other rules name (H6); data.py has a row for each of the thirteen ---
REFRESHMENT: Final[i64] = 1
PROTECTION: Final[i64] = 2
CONSERVATION: Final[i64] = 4
ARCHITECT: Final[i64] = 7
MATERIAL_THIEF: Final[i64] = 9
CARDS: Final[i64] = 13
ALL_CARDS: Final[i64] = (1 << CARDS) - 1
NO_CARD: Final[i64] = -1

CARD: Final = vec[i64]([1 << n for n in range(CARDS)])  # a hand is a sum of these
SEATS: Final[i64] = 4
SEAT: Final = vec[i64]([1 << n for n in range(SEATS)])  # the audience of a secret

# --- places: the four ends of the two rows (H30), and where a tile may be ---
ENDS: Final[i64] = 4
ROW: Final[i64] = 6  # places in a row
TILES: Final[i64] = 36

IN_PILE: Final[i64] = -1
IN_ROW: Final[i64] = -2
REMOVED: Final[i64] = -3  # otherwise the seat that has bought it

CENTRE: Final[i64] = SEATS  # where a drawn cube goes when it goes to no seat

MOST_OF_ONE: Final[i64] = 9  # a tile never asks for more of one thing
NUMBERS: Final[i64] = MOST_OF_ONE + 1  # from 0 on

# --- actions: each verb begins where the one before it ends ---
DRAW: Final[i64] = 0  # + colour: chance draws a cube from the bag
TURN: Final[i64] = DRAW + COLOURS  # + tile: chance turns up a tile of the pile
SWAP_IN: Final[i64] = TURN + TILES  # + tile of the pile (H5)
SWAP_OUT: Final[i64] = SWAP_IN + TILES  # + end (H5)
CHOOSE: Final[i64] = SWAP_OUT + ENDS  # + card (H8)
FIRST: Final[i64] = CHOOSE + CARDS  # + card: carry it out before the other (H13)
TAKE_BACK: Final[i64] = FIRST + CARDS  # + card (H17)
REMOVE: Final[i64] = TAKE_BACK + CARDS  # + end (H20)
TAX: Final[i64] = REMOVE + ENDS  # + colour (H21)
TAX_WORKER: Final[i64] = TAX + COLOURS  # the last of that verb
VICTIM: Final[i64] = TAX_WORKER + 1  # + seat (H24, H26)
STEAL: Final[i64] = VICTIM + SEATS  # + colour (H26)
TAKE: Final[i64] = STEAL + COLOURS  # + coloured cube (H29)
BUY: Final[i64] = TAKE + COLOURED  # + end (H15)
PAY_PESOS: Final[i64] = BUY + ENDS  # + number of workers paid in pesos (H33)
PAY_GREY: Final[i64] = PAY_PESOS + NUMBERS  # + NUMBERS * colour + number of cubes paid in grey ones (H33)
COVER: Final[i64] = PAY_GREY + NUMBERS * COLOURED  # + card (H38)
LAY: Final[i64] = COVER + CARDS  # + card (H38)
DECLINE: Final[i64] = LAY + CARDS
END_TURN: Final[i64] = DECLINE + 1
ACTIONS: Final[i64] = END_TURN + 1

# --- steps: what can lie on the pile of things to do; round.py binds each to its step ---
CARRY_OUT: Final[i64] = 0  # + card, the first thirteen steps are the cards
LAY_TILE: Final[i64] = CARRY_OUT + CARDS
SWAP: Final[i64] = LAY_TILE + 1
SWAP_WITH: Final[i64] = SWAP + 1
DEAL: Final[i64] = SWAP_WITH + 1
DRAW_CUBE: Final[i64] = DEAL + 1
CHOOSE_CARD: Final[i64] = DRAW_CUBE + 1
REVEAL: Final[i64] = CHOOSE_CARD + 1
ROUND: Final[i64] = REVEAL + 1
PLAY: Final[i64] = ROUND + 1
FIRST_CARD: Final[i64] = PLAY + 1
TAX_NEXT: Final[i64] = FIRST_CARD + 1
STEAL_FROM: Final[i64] = TAX_NEXT + 1
STEAL_AGAIN: Final[i64] = STEAL_FROM + 1
TAKE_CUBES: Final[i64] = STEAL_AGAIN + 1
BUYING: Final[i64] = TAKE_CUBES + 1
PAY_WORKERS: Final[i64] = BUYING + 1
PAY_CUBES: Final[i64] = PAY_WORKERS + 1
HAND_OVER: Final[i64] = PAY_CUBES + 1
SUPPLY: Final[i64] = HAND_OVER + 1
COVER_CARD: Final[i64] = SUPPLY + 1
LAY_CARD: Final[i64] = COVER_CARD + 1
STEPS: Final[i64] = LAY_CARD + 1

# --- events, with what their three numbers mean ---
TILE_TURNED: Final[i64] = 0  # tile, row place
SWAPPED: Final[i64] = TILE_TURNED + 1  # tile in, tile out
CUBE_DRAWN: Final[i64] = SWAPPED + 1  # seat or CENTRE, colour
CARDS_CHOSEN: Final[i64] = CUBE_DRAWN + 1  # seat
CARD_CHOSEN: Final[i64] = CARDS_CHOSEN + 1  # seat, card; secret
REVEALED: Final[i64] = CARD_CHOSEN + 1  # seat, card, card
ROUND_BEGINS: Final[i64] = REVEALED + 1  # round
TURN_BEGINS: Final[i64] = ROUND_BEGINS + 1  # seat, number made of the seat's two cards
CARRIES_OUT: Final[i64] = TURN_BEGINS + 1  # seat, card
TOOK_BACK: Final[i64] = CARRIES_OUT + 1  # seat
TOOK_CARD_BACK: Final[i64] = TOOK_BACK + 1  # seat, card; secret
DECLINED: Final[i64] = TOOK_CARD_BACK + 1  # seat, card
TILE_REMOVED: Final[i64] = DECLINED + 1  # seat, tile
TOOK_CUBES: Final[i64] = TILE_REMOVED + 1  # seat, colour, number, from the centre
TOOK_PESOS: Final[i64] = TOOK_CUBES + 1  # seat, number
TOOK_WORKERS: Final[i64] = TOOK_PESOS + 1  # seat, number
TAXED: Final[i64] = TOOK_WORKERS + 1  # collector, victim, colour or 5 for a worker
PROTECTED: Final[i64] = TAXED + 1  # seat that nobody may touch
STOLE_PESOS: Final[i64] = PROTECTED + 1  # thief, victim, number
STOLE_CUBE: Final[i64] = STOLE_PESOS + 1  # thief, victim, colour
NOBODY_TO_ROB: Final[i64] = STOLE_CUBE + 1  # thief
PAID: Final[i64] = NOBODY_TO_ROB + 1  # seat, material, number
BOUGHT: Final[i64] = PAID + 1  # seat, tile
SUPPLIED: Final[i64] = BOUGHT + 1  # pesos
COVERED: Final[i64] = SUPPLIED + 1  # seat, card
LAID: Final[i64] = COVERED + 1  # seat, card; secret
HAND_TAKEN_UP: Final[i64] = LAID + 1  # seat
GOAL_REACHED: Final[i64] = HAND_TAKEN_UP + 1  # seat
TILES_GONE: Final[i64] = GOAL_REACHED + 1
CUBES_GONE: Final[i64] = TILES_GONE + 1
LAST_ROUND_OVER: Final[i64] = CUBES_GONE + 1
EVENTS: Final[i64] = LAST_ROUND_OVER + 1
