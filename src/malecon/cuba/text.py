"""Cuba's actions as words, and the names of its questions and events."""

from __future__ import annotations

from malecon.cuba import codes as c
from malecon.cuba.buildings import THE_TILES
from malecon.cuba.data import THE_CHARACTERS, THE_LAWS, THE_PIECES
from malecon.kernel.game import EventKind, Question
from malecon.kernel.words import Verb, Vocabulary

PIECE_NAMES = tuple(piece.word for piece in THE_PIECES)
MERCHANDISE_NAMES = PIECE_NAMES[: c.MERCHANDISE]
PRODUCT_NAMES = PIECE_NAMES[: c.PRODUCTS]
CHARACTER_NAMES = tuple(character.word for character in THE_CHARACTERS)
FIELD_NAMES = tuple(column + row for row in "123" for column in "abcd")
TILE_NAMES = tuple(tile.word for tile in THE_TILES)
GROUP_NAMES = ("tax", "duty", "subsidy", "other")
#: What can be in force: an act, or what is printed on the board.
LAW_NAMES = tuple(law.word for law in THE_LAWS)
ACT_NAMES = LAW_NAMES[: c.ACTS]
BERTH_NAMES = ("sea", "dock 1", "dock 2", "dock 3")

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
        Verb(c.START, "start player {player}"),
        Verb(c.TURN_SHIP, "turn ship {ship}"),
        Verb(c.TURN_BILL, "turn bill {act}"),
        Verb(c.TAKE, "take {piece}"),
        Verb(c.SEND, "send {character}"),
        Verb(c.PLAY, "play {character}"),
        Verb(c.MOVE, "move to {field}"),
        Verb(c.HARVEST, "harvest {product}"),
        Verb(c.SELL, "sell {merchandise}"),
        Verb(c.BUY, "buy {merchandise}"),
        Verb(c.BUILD, "build {tile}"),
        Verb(c.PLACE, "place on {field}"),
        Verb(c.TAKE_POINTS, "take points"),
        Verb(c.USE, "use {tile}"),
        Verb(c.AMOUNT, "amount {number}"),
        Verb(c.GIVE, "give {piece}"),
        Verb(c.EXCHANGE, "exchange {merchandise} for {other}"),
        Verb(c.LOAD, "load dock {dock} with {merchandise}"),
        Verb(c.VETO, "veto {group}"),
        Verb(c.FETCH, "fetch ship {ship}"),
        Verb(c.TAKE_PESOS, "take pesos"),
        Verb(c.BID, "bid {pesos}"),
        Verb(c.BID_HUNDRED, "bid hundred more"),
        Verb(c.PASS, "pass {group}"),
        Verb(c.PAY, "pay"),
        Verb(c.REFUSE, "refuse"),
        Verb(c.DONE, "done"),
    ),
    DOMAINS,
)

#: By step code.
QUESTIONS = (
    *(Question(character.word, character.rules) for character in THE_CHARACTERS),
    *(Question(f"use-{tile.word.replace(' ', '-')}", tile.rules[:1]) for tile in THE_TILES),
    Question("draw-start", ("C1",)),
    Question("lay-ship", ("C5",)),
    Question("choose-pieces", ("C9",)),
    Question("round", ("C1",)),
    Question("bills", ("C11",)),
    Question("delegates", ("C77",)),
    Question("actions-phase", ("C12",)),
    Question("reap", ("C16", "C17")),
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
