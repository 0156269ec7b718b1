"""Havana's actions as words, and the names of its questions and events."""

from __future__ import annotations

from malecon.havana import codes as c
from malecon.kernel.game import EventKind, Question
from malecon.kernel.words import Verb, Vocabulary

CARD_NAMES = (
    *(
        "siesta",
        "refreshment",
        "protection",
        "debris",
        "conservation",
        "tax collector",
        "worker",
        "architect",
    ),
    *("peso thief", "material thief", "black market", "pesos", "mama"),
)
COLOUR_NAMES = ("red", "yellow", "brown", "blue", "grey")
END_NAMES = ("upper left", "upper right", "lower left", "lower right")

DOMAINS = {
    "card": CARD_NAMES,
    "colour": COLOUR_NAMES,
    "coloured": COLOUR_NAMES[: c.COLOURED],
    "end": END_NAMES,
    "loss": (*COLOUR_NAMES, "worker"),
    "material": (*COLOUR_NAMES, "pesos", "workers"),
    "number": tuple(str(n) for n in range(c.MOST_OF_ONE + 1)),
    "place": ("0", "1", "2", "3", "centre"),
    "player": ("0", "1", "2", "3"),
    "tile": tuple(str(tile + 1) for tile in range(c.TILES)),
}

VOCABULARY = Vocabulary(
    (
        Verb(c.DRAW, "draw {colour}"),
        Verb(c.TURN, "turn tile {tile}"),
        Verb(c.SWAP_IN, "swap in tile {tile}"),
        Verb(c.SWAP_OUT, "swap out {end}"),
        Verb(c.CHOOSE, "choose {card}"),
        Verb(c.FIRST, "first {card}"),
        Verb(c.TAKE_BACK, "take back {card}"),
        Verb(c.REMOVE, "remove {end}"),
        Verb(c.TAX, "tax {loss}"),
        Verb(c.VICTIM, "rob player {player}"),
        Verb(c.STEAL, "steal {colour}"),
        Verb(c.TAKE, "take {coloured}"),
        Verb(c.BUY, "buy {end}"),
        Verb(c.PAY_PESOS, "pay pesos for {number} workers"),
        Verb(c.PAY_GREY, "pay grey for {coloured} {number}"),
        Verb(c.COVER, "cover {card}"),
        Verb(c.LAY, "lay {card}"),
        Verb(c.DECLINE, "decline"),
        Verb(c.END_TURN, "end turn"),
    ),
    DOMAINS,
)

CARD_RULES = ("H16", "H17", "H18", "H19", "H20", "H21", "H22", "H23", "H24", "H26", "H27", "H28", "H29")

#: By step code.
QUESTIONS = (
    *(Question(name.replace(" ", "-"), (rule,)) for name, rule in zip(CARD_NAMES, CARD_RULES, strict=True)),
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
