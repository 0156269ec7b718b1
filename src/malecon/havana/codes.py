"""Names for Havana's numbers: cards, materials, places, steps, actions and events.

An action is one number: a verb (the start of a range) plus a small argument. `text.py` gives each its words.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# --- materials: the colours of the cubes (H2), then what else a tile may cost ---
RED: Final[i64] = 0
YELLOW: Final[i64] = 1
BROWN: Final[i64] = 2
BLUE: Final[i64] = 3
GREY: Final[i64] = 4
PESOS: Final[i64] = 5
WORKERS: Final[i64] = 6
ARCHITECT_NEEDED: Final[i64] = 7

COLOURED: Final[i64] = 4  # the first four are coloured, the fifth is debris
COLOURS: Final[i64] = 5
PRICES: Final[i64] = 8  # a tile's price is eight numbers, the last one 0 or 1

# --- the thirteen cards (H6), in the order of their digits ---
SIESTA: Final[i64] = 0
REFRESHMENT: Final[i64] = 1
PROTECTION: Final[i64] = 2
DEBRIS: Final[i64] = 3
CONSERVATION: Final[i64] = 4
TAX_COLLECTOR: Final[i64] = 5
WORKER: Final[i64] = 6
ARCHITECT: Final[i64] = 7
PESO_THIEF: Final[i64] = 8
MATERIAL_THIEF: Final[i64] = 9
BLACK_MARKET: Final[i64] = 10
PESO_CARD: Final[i64] = 11
MAMA: Final[i64] = 12
CARDS: Final[i64] = 13
ALL_CARDS: Final[i64] = 0x1FFF

DIGIT: Final = vec[i64]([0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9])
CARD: Final = vec[i64]([1 << n for n in range(13)])  # a hand is a sum of these
SEAT: Final = vec[i64]([1, 2, 4, 8])  # the audience of a secret

# --- places: the four ends of the two rows (H30), and where a tile may be ---
UPPER_LEFT: Final[i64] = 0
UPPER_RIGHT: Final[i64] = 1
LOWER_LEFT: Final[i64] = 2
LOWER_RIGHT: Final[i64] = 3
ENDS: Final[i64] = 4
ROW: Final[i64] = 6  # places in a row
TILES: Final[i64] = 36
NO_CARD: Final[i64] = -1

IN_PILE: Final[i64] = -1
IN_ROW: Final[i64] = -2
REMOVED: Final[i64] = -3  # otherwise the seat that has bought it

CENTRE: Final[i64] = 4  # where a drawn cube goes when it goes to no seat

# --- actions ---
DRAW: Final[i64] = 0  # + colour: chance draws a cube from the bag
TURN: Final[i64] = 5  # + tile: chance turns up a tile of the pile
SWAP_IN: Final[i64] = 41  # + tile of the pile (H5)
SWAP_OUT: Final[i64] = 77  # + end (H5)
CHOOSE: Final[i64] = 81  # + card (H8)
FIRST: Final[i64] = 94  # + card: carry it out before the other (H13)
TAKE_BACK: Final[i64] = 107  # + card (H17)
REMOVE: Final[i64] = 120  # + end (H20)
TAX: Final[i64] = 124  # + colour, or 5 for a worker (H21)
VICTIM: Final[i64] = 130  # + seat (H24, H26)
STEAL: Final[i64] = 134  # + colour (H26)
TAKE: Final[i64] = 139  # + coloured cube (H29)
BUY: Final[i64] = 143  # + end (H15)
PAY_PESOS: Final[i64] = 147  # + number of workers paid by 5 pesos each (H33)
PAY_GREY: Final[i64] = 157  # + 10 * colour + number of cubes paid by 5 grey ones each (H33)
COVER: Final[i64] = 197  # + card (H38)
LAY: Final[i64] = 210  # + card (H38)
DECLINE: Final[i64] = 223
END_TURN: Final[i64] = 224
ACTIONS: Final[i64] = 225

WORKER_TAXED: Final[i64] = 129  # TAX + 5
MOST_OF_ONE: Final[i64] = 9  # a tile never asks for more of one thing

# --- steps: what can lie on the pile of things to do; round.py binds each to its step ---
CARRY_OUT: Final[i64] = 0  # + card, the first thirteen steps are the cards
LAY_TILE: Final[i64] = 13
SWAP: Final[i64] = 14
SWAP_WITH: Final[i64] = 15
DEAL: Final[i64] = 16
DRAW_CUBE: Final[i64] = 17
CHOOSE_CARD: Final[i64] = 18
REVEAL: Final[i64] = 19
ROUND: Final[i64] = 20
PLAY: Final[i64] = 21
FIRST_CARD: Final[i64] = 22
TAX_NEXT: Final[i64] = 23
STEAL_FROM: Final[i64] = 24
STEAL_AGAIN: Final[i64] = 25
TAKE_CUBES: Final[i64] = 26
BUYING: Final[i64] = 27
PAY_WORKERS: Final[i64] = 28
PAY_CUBES: Final[i64] = 29
HAND_OVER: Final[i64] = 30
SUPPLY: Final[i64] = 31
COVER_CARD: Final[i64] = 32
LAY_CARD: Final[i64] = 33
STEPS: Final[i64] = 34

# --- events, with what their three numbers mean ---
TILE_TURNED: Final[i64] = 0  # tile, row place
SWAPPED: Final[i64] = 1  # tile in, tile out
CUBE_DRAWN: Final[i64] = 2  # seat or CENTRE, colour
CARDS_CHOSEN: Final[i64] = 3  # seat
CARD_CHOSEN: Final[i64] = 4  # seat, card; secret
REVEALED: Final[i64] = 5  # seat, card, card
ROUND_BEGINS: Final[i64] = 6  # round
TURN_BEGINS: Final[i64] = 7  # seat, number made of his two cards
CARRIES_OUT: Final[i64] = 8  # seat, card
TOOK_BACK: Final[i64] = 9  # seat
TOOK_CARD_BACK: Final[i64] = 10  # seat, card; secret
DECLINED: Final[i64] = 11  # seat, card
TILE_REMOVED: Final[i64] = 12  # seat, tile
TOOK_CUBES: Final[i64] = 13  # seat, colour, number, from the centre
TOOK_PESOS: Final[i64] = 14  # seat, number
TOOK_WORKERS: Final[i64] = 15  # seat, number
TAXED: Final[i64] = 16  # collector, victim, colour or 5 for a worker
PROTECTED: Final[i64] = 17  # seat that nobody may touch
STOLE_PESOS: Final[i64] = 18  # thief, victim, number
STOLE_CUBE: Final[i64] = 19  # thief, victim, colour
NOBODY_TO_ROB: Final[i64] = 20  # thief
PAID: Final[i64] = 21  # seat, material, number
BOUGHT: Final[i64] = 22  # seat, tile
SUPPLIED: Final[i64] = 23  # pesos
COVERED: Final[i64] = 24  # seat, card
LAID: Final[i64] = 25  # seat, card; secret
HAND_TAKEN_UP: Final[i64] = 26  # seat
GOAL_REACHED: Final[i64] = 27  # seat
TILES_GONE: Final[i64] = 28
CUBES_GONE: Final[i64] = 29
LAST_ROUND_OVER: Final[i64] = 30
EVENTS: Final[i64] = 31
