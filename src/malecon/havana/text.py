"""Havana's actions as words, and the names of its questions and events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from malecon.havana import codes as c
from malecon.havana.cards import THE_CARDS
from malecon.havana.data import THE_MATERIALS
from malecon.kernel.game import EventKind, Question
from malecon.kernel.words import Verb, Vocabulary, slug

CARD_NAMES = tuple(card.word for card in THE_CARDS)
MATERIAL_NAMES = tuple(material.word for material in THE_MATERIALS)
COLOUR_NAMES = MATERIAL_NAMES[: c.COLOURS]
SEAT_NAMES = tuple(str(seat) for seat in range(c.SEATS))
END_NAMES = ("upper left", "upper right", "lower left", "lower right")

if TYPE_CHECKING:
    HavanaCard = str
    HavanaColour = str
    HavanaEnd = str
else:  # for the document of what is sent
    HavanaCard = Literal[CARD_NAMES]
    HavanaColour = Literal[COLOUR_NAMES]
    HavanaEnd = Literal[END_NAMES]

WORDS = {"HavanaCard": HavanaCard, "HavanaColour": HavanaColour, "HavanaEnd": HavanaEnd}

DOMAINS = {
    "card": CARD_NAMES,
    "colour": COLOUR_NAMES,
    "coloured": COLOUR_NAMES[: c.COLOURED],
    "end": END_NAMES,
    "loss": (*COLOUR_NAMES, "worker"),
    "material": MATERIAL_NAMES[: c.ARCHITECT_NEEDED],
    "number": tuple(str(n) for n in range(c.NUMBERS)),
    "place": (*SEAT_NAMES, "centre"),
    "player": SEAT_NAMES,
    "tile": tuple(str(tile + 1) for tile in range(c.TILES)),
}

VOCABULARY = Vocabulary(
    (
        Verb(c.DRAW, "draw {colour}", "H2"),
        Verb(c.TURN, "turn tile {tile}", "H4"),
        Verb(c.SWAP_IN, "swap in tile {tile}", "H5"),
        Verb(c.SWAP_OUT, "swap out {end}", "H5"),
        Verb(c.CHOOSE, "choose {card}", "H8"),
        Verb(c.FIRST, "first {card}", "H13"),
        Verb(c.TAKE_BACK, "take back {card}", "H17"),
        Verb(c.REMOVE, "remove {end}", "H20"),
        Verb(c.TAX, "tax {loss}", "H21"),
        Verb(c.VICTIM, "rob player {player}", "H24"),
        Verb(c.STEAL, "steal {colour}", "H26"),
        Verb(c.TAKE, "take {coloured}", "H29"),
        Verb(c.BUY, "buy {end}", "H15"),
        Verb(c.PAY_PESOS, "pay pesos for {number} workers", "H33"),
        Verb(c.PAY_GREY, "pay grey for {coloured} {number}", "H33"),
        Verb(c.COVER, "cover {card}", "H38"),
        Verb(c.LAY, "lay {card}", "H38"),
        Verb(c.DECLINE, "decline", tone="no"),
        Verb(c.END_TURN, "end turn", tone="no"),
    ),
    DOMAINS,
)

#: By step code.
QUESTIONS = (
    *(Question(slug(card.word), card.rules[:1]) for card in THE_CARDS),
    Question("lay-tile", ("H4", "H35")),
    Question("swap", ("H5",)),
    Question("swap-with", ("H5",)),
    Question("deal", ("H6", "H7")),
    Question("draw-cube", ("H27", "H37")),
    Question("choose-card", ("H8",)),
    Question("reveal", ("H39",)),
    Question("round", ("H45",)),
    Question("play", ("H11",)),
    Question("first-card", ("H13",)),
    Question("tax-next", ("H21",)),
    Question("steal-from", ("H26",)),
    Question("steal-again", ("H26",)),
    Question("take-cubes", ("H29",)),
    Question("buying", ("H15", "H30", "H31", "H32", "H36")),
    Question("pay-workers", ("H31", "H33")),
    Question("pay-cubes", ("H31", "H33")),
    Question("hand-over", ("H31", "H34")),
    Question("supply", ("H37",)),
    Question("cover-card", ("H38", "H42")),
    Question("lay-card", ("H38", "H42")),
)

#: By event code, with the domains of its numbers; `n` is a plain number.
EVENTS = (
    EventKind("tile-turned", ("tile", "n")),
    EventKind("swapped", ("tile", "tile")),
    EventKind("cube-drawn", ("place", "colour")),
    EventKind("cards-chosen", ("player",)),
    EventKind("card-chosen", ("player", "card")),
    EventKind("revealed", ("player", "card", "card")),
    EventKind("round-begins", ("n",)),
    EventKind("turn-begins", ("player", "n")),
    EventKind("carries-out", ("player", "card")),
    EventKind("took-back", ("player",)),
    EventKind("took-card-back", ("player", "card")),
    EventKind("declined", ("player", "card")),
    EventKind("tile-removed", ("player", "tile")),
    EventKind("took-cubes", ("player", "colour", "n")),
    EventKind("took-pesos", ("player", "n")),
    EventKind("took-workers", ("player", "n")),
    EventKind("taxed", ("player", "player", "loss")),
    EventKind("protected", ("player",)),
    EventKind("stole-pesos", ("player", "player", "n")),
    EventKind("stole-cube", ("player", "player", "colour")),
    EventKind("nobody-to-rob", ("player",)),
    EventKind("paid", ("player", "material", "n")),
    EventKind("bought", ("player", "tile")),
    EventKind("supplied", ("n",)),
    EventKind("covered", ("player", "card")),
    EventKind("laid", ("player", "card")),
    EventKind("hand-taken-up", ("player",)),
    EventKind("goal-reached", ("player",)),
    EventKind("tiles-gone", ()),
    EventKind("cubes-gone", ()),
    EventKind("last-round-over", ()),
)

#: What cannot be named in an action is a thing, as the page calls it.
SUBJECTS = {
    "card": {card.word: card.rules for card in THE_CARDS},
    "colour": {material.word: material.rules for material in THE_MATERIALS[: c.COLOURS]},
    "thing": {material.word: material.rules for material in THE_MATERIALS[c.COLOURS :]},
}
