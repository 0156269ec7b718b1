"""Cuba's actions as words, and the names of its questions and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.buildings import THE_TILES
from malecon.cuba.tile import Tile
from malecon.kernel.game import EventKind, Question, Sentence
from malecon.kernel.words import Verb, Vocabulary, slug

PIECE_NAMES = tuple(piece.word for piece in d.THE_PIECES)
MERCHANDISE_NAMES = PIECE_NAMES[: c.MERCHANDISE]
PRODUCT_NAMES = PIECE_NAMES[: c.PRODUCTS]
RESOURCE_NAMES = PIECE_NAMES[c.MERCHANDISE :]
KINDS_NAMES = tuple(kinds.word for kinds in d.THE_KINDS)
CHARACTER_NAMES = tuple(character.word for character in d.THE_CHARACTERS)
FIELD_NAMES = tuple(column + row for row in "123" for column in "abcd")
#: What is printed on a field.
GIVES_NAMES = (*PRODUCT_NAMES, *RESOURCE_NAMES, "warehouse")
TILE_NAMES = tuple(tile.word for tile in THE_TILES)
GROUP_NAMES = tuple(group.word for group in d.THE_GROUPS)
#: What can be in force: an act, or what is printed on the board.
LAW_NAMES = tuple(law.word for law in d.THE_LAWS)
ACT_NAMES = LAW_NAMES[: c.ACTS]
BERTH_NAMES = ("sea", "dock 1", "dock 2", "dock 3")


def keyed(name: str, words: Sequence[str], value: Any, doc: str) -> Any:
    """A type with one field for each of these words."""
    made = TypedDict(name, dict.fromkeys(words, value))  # type: ignore[misc]
    made.__doc__ = doc
    return made


# The types of words, and of what is counted by them. The checker of types knows no more than that they are
# words; the document of what is sent, and by it the page, knows each one.
if TYPE_CHECKING:
    CubaField = str
    CubaPiece = str
    CubaGives = str
    CubaKinds = str
    CubaGroup = str
    CubaCharacter = str
    CubaBerthName = str
    CubaBuilding = str
    CubaAct = str
    CubaLaw = str
    CubaProducts = dict[str, int]
    CubaResources = dict[str, int]
    CubaMerchandise = dict[str, int]
    CubaPieces = dict[str, int]
else:
    CubaField = Literal[FIELD_NAMES]
    CubaPiece = Literal[PIECE_NAMES]
    CubaGives = Literal[GIVES_NAMES]
    CubaKinds = Literal[KINDS_NAMES]
    CubaGroup = Literal[GROUP_NAMES]
    CubaCharacter = Literal[CHARACTER_NAMES]
    CubaBerthName = Literal[BERTH_NAMES]
    CubaBuilding = Literal[TILE_NAMES]
    CubaAct = Literal[ACT_NAMES]
    CubaLaw = Literal[LAW_NAMES]
    CubaProducts = keyed("CubaProducts", PRODUCT_NAMES, int, "How many of each product.")
    CubaResources = keyed("CubaResources", RESOURCE_NAMES, int, "How many of each resource.")
    CubaMerchandise = keyed(
        "CubaMerchandise",
        MERCHANDISE_NAMES,
        int,
        "How many of each kind that the market trades and ships load.",
    )
    CubaPieces = keyed("CubaPieces", PIECE_NAMES, int, "How many of each kind.")

WORDS = {
    "CubaField": CubaField,
    "CubaPiece": CubaPiece,
    "CubaGives": CubaGives,
    "CubaKinds": CubaKinds,
    "CubaGroup": CubaGroup,
    "CubaCharacter": CubaCharacter,
    "CubaBerthName": CubaBerthName,
    "CubaBuilding": CubaBuilding,
    "CubaAct": CubaAct,
    "CubaLaw": CubaLaw,
}

DOMAINS = {
    "act": ACT_NAMES,
    "berth": BERTH_NAMES,
    "character": CHARACTER_NAMES,
    "dock": ("1", "2", "3"),
    "field": FIELD_NAMES,
    "group": GROUP_NAMES,
    "law": LAW_NAMES,
    "merchandise": MERCHANDISE_NAMES,
    "number": tuple(str(n + 1) for n in range(c.MOST_AT_ONCE)),
    "other": MERCHANDISE_NAMES,
    "pesos": tuple(str(n) for n in range(c.HUNDRED)),
    "piece": PIECE_NAMES,
    "player": tuple(str(seat) for seat in range(c.SEATS)),
    "product": PRODUCT_NAMES,
    "ship": tuple(str(ship + 1) for ship in range(c.SHIPS)),
    "tile": TILE_NAMES,
}

VOCABULARY = Vocabulary(
    (
        Verb(c.START, "start player {player}", "C1"),
        Verb(c.TURN_SHIP, "turn ship {ship}", "C92"),
        Verb(c.TURN_BILL, "turn bill {act}", "C11"),
        Verb(c.TAKE, "take {piece}", "C23"),
        Verb(c.SEND, "send {character}", "C77"),
        Verb(c.PLAY, "play {character}", "C12"),
        Verb(c.MOVE, "move to {field}", "C13"),
        Verb(c.HARVEST, "harvest {product}", "C16"),
        Verb(c.SELL, "sell {merchandise}", "C19"),
        Verb(c.BUY, "buy {merchandise}", "C19"),
        Verb(c.BUILD, "build {tile}", "C24"),
        Verb(c.PLACE, "place on {field}", "C24"),
        Verb(c.TAKE_POINTS, "take points", "C26", tone="yes"),
        Verb(c.USE, "use {tile}", "C27"),
        Verb(c.AMOUNT, "amount {number}", "C27"),
        Verb(c.GIVE, "give {piece}", "C27"),
        Verb(c.EXCHANGE, "exchange {merchandise} for {other}", "C96"),
        Verb(c.LOAD, "load dock {dock} with {merchandise}", "C31"),
        Verb(c.VETO, "veto {group}", "C99"),
        Verb(c.FETCH, "fetch ship {ship}", "C106"),
        Verb(c.TAKE_PESOS, "take pesos", "C32", tone="yes"),
        Verb(c.BID, "bid {pesos}", "C52"),
        Verb(c.BID_HUNDRED, "bid hundred more", "C52"),
        Verb(c.PASS, "pass {group}", "C56"),
        Verb(c.PAY, "pay", "C61", tone="yes"),
        Verb(c.REFUSE, "refuse", "C61", tone="no"),
        Verb(c.DONE, "done", tone="no"),
    ),
    DOMAINS,
)


def asking(tile: Tile) -> Sentence:
    """How a building asks: in the same words as others that do the same."""
    does = tile.does
    return Sentence(
        f"use-{does.sentence(c.EDITION_2012)}", does.numbers(), {"tile": tile.word, **does.words()}
    )


def harvesting(free: int) -> Sentence:
    """How the worker asks: so many fields still cost no water."""
    return Sentence("reap", {"free": free}, {})


#: By step code.
QUESTIONS = (
    *(Question(character.word, character.rules) for character in d.THE_CHARACTERS),
    *(Question(f"use-{slug(tile.word)}", tile.rules[:1], asking(tile)) for tile in THE_TILES),
    Question("draw-start", ("C1",)),
    Question("lay-ship", ("C5",)),
    Question("choose-pieces", ("C9",)),
    Question("round", ("C1",)),
    Question("bills", ("C11",)),
    Question("delegates", ("C77",)),
    Question("actions-phase", ("C12",)),
    Question("reap", ("C16", "C17"), harvesting(int(d.FREE_FIELDS))),
    Question("site", ("C24",)),
    Question("load-more", ("C31",)),
    Question("load-amount", ("C85",)),
    Question("call-ship", ("C92",)),
    Question("new-start", ("C34",)),
    Question("parliament", ("C50",)),
    Question("bidding", ("C52", "C53")),
    Question("show-bids", ("C54",)),
    Question("bid-again", ("C54",)),
    Question("show-again", ("C54",)),
    Question("legislate", ("C56",)),
    Question("tax", ("C61", "C62")),
    Question("duty", ("C61", "C63", "C64")),
    Question("duty-rest", ("C63", "C64")),
    Question("subsidy", ("C65",)),
    Question("other", ("C72",)),
    Question("end-of-round", ("C90", "C91", "C92")),
    Question("end-of-game", ("C103", "C104")),
)

#: By event code, with the domains of its numbers; `n` is a plain number.
EVENTS = (
    EventKind("start-drawn", ("player",)),
    EventKind("ship-turned", ("ship", "berth")),
    EventKind("ship-sailed", ("ship", "berth")),
    EventKind("ship-left", ("ship", "berth")),
    EventKind("ship-fetched", ("player", "ship", "ship")),
    EventKind("took", ("player", "piece", "n")),
    EventKind("gave", ("player", "piece", "n")),
    EventKind("scored", ("player", "n")),
    EventKind("received", ("player", "n")),
    EventKind("paid", ("player", "n")),
    EventKind("round-begins", ("n",)),
    EventKind("bill-turned", ("act",)),
    EventKind("delegate-laid", ("player",)),
    EventKind("delegate-chosen", ("player", "character")),
    EventKind("played", ("player", "character")),
    EventKind("moved", ("player", "field")),
    EventKind("stayed", ("player", "field")),
    EventKind("sold", ("player", "merchandise", "n")),
    EventKind("bought", ("player", "merchandise", "n")),
    EventKind("built", ("player", "tile", "field")),
    EventKind("used", ("player", "tile")),
    EventKind("stored", ("player", "product", "n")),
    EventKind("loaded", ("player", "merchandise", "berth")),
    EventKind("vetoed", ("player", "act")),
    EventKind("town-hall-votes", ("player",)),
    EventKind("did-nothing", ("player", "character")),
    EventKind("start-changed", ("player",)),
    EventKind("delegate-shown", ("player", "character")),
    EventKind("no-bids", ()),
    EventKind("bid-laid", ("player",)),
    EventKind("bid-chosen", ("player", "n")),
    EventKind("bid-shown", ("player", "n", "n")),
    EventKind("vote-tied", ("player",)),
    EventKind("vote-won", ("player",)),
    EventKind("act-passed", ("act",)),
    EventKind("bill-gone", ("act",)),
    EventKind("tax-paid", ("player", "n")),
    EventKind("tax-refused", ("player",)),
    EventKind("duty-paid", ("player",)),
    EventKind("duty-refused", ("player",)),
    EventKind("subsidised", ("player", "n")),
    EventKind("left-market", ("product", "n")),
    EventKind("came-to-market", ("product", "n")),
    EventKind("lot-cleared", ("player", "product", "n")),
    EventKind("round-ends", ("n",)),
    EventKind("tiles-counted", ("player", "n")),
)

#: By domain and word, the rules that tell of a piece, the first above all.
SUBJECTS: dict[str, dict[str, tuple[str, ...]]] = {
    "tile": {tile.word: tile.rules for tile in THE_TILES},
    "character": {character.word: character.rules + character.later for character in d.THE_CHARACTERS},
    "group": {group.word: group.rules for group in d.THE_GROUPS},
    "law": {law.word: law.rules for law in d.THE_LAWS},
    "act": {law.word: law.rules for law in d.THE_LAWS[: c.ACTS]},
    "berth": dict.fromkeys(BERTH_NAMES, ("C5", "C31", "C92")),
    "piece": {piece.word: piece.rules for piece in d.THE_PIECES},
    "merchandise": {piece.word: piece.rules for piece in d.THE_PIECES[: c.MERCHANDISE]},
    "other": {piece.word: piece.rules for piece in d.THE_PIECES[: c.MERCHANDISE]},
    "product": {piece.word: piece.rules for piece in d.THE_PIECES[: c.PRODUCTS]},
}
