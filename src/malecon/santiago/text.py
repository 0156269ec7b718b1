"""Santiago's actions as words, and the names of its questions and events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from malecon.kernel.game import EventKind, Question
from malecon.kernel.words import Verb, Vocabulary, slug
from malecon.santiago import codes as c
from malecon.santiago.buildings import THE_BUILDINGS
from malecon.santiago.cubans import THE_CUBANS
from malecon.santiago.data import THE_FLOWERS, THE_GOODS

GOOD_NAMES = tuple(good.word for good in THE_GOODS)
SORT_NAMES = GOOD_NAMES[: c.SORTS]
FLOWER_NAMES = tuple(flower.word for flower in THE_FLOWERS)
CUBAN_NAMES = tuple(cuban.word for cuban in THE_CUBANS)
BUILDING_NAMES = tuple(building.word for building in THE_BUILDINGS)

if TYPE_CHECKING:
    SantiagoSort = str
    SantiagoFlower = str
    SantiagoCuban = str
    SantiagoBuilding = str
else:  # for the document of what is sent
    SantiagoSort = Literal[SORT_NAMES]
    SantiagoFlower = Literal[FLOWER_NAMES]
    SantiagoCuban = Literal[CUBAN_NAMES]
    SantiagoBuilding = Literal[BUILDING_NAMES]

WORDS = {
    "SantiagoSort": SantiagoSort,
    "SantiagoFlower": SantiagoFlower,
    "SantiagoCuban": SantiagoCuban,
    "SantiagoBuilding": SantiagoBuilding,
}


def numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(first, last + 1))


DOMAINS = {
    "building": BUILDING_NAMES,
    "cuban": CUBAN_NAMES,
    "distance": numbers(1, c.FARTHEST),
    "face": numbers(0, c.FACES - 1),
    "flower": FLOWER_NAMES,
    "gift": (*SORT_NAMES, "peso", "point"),
    "good": GOOD_NAMES,
    "helper": CUBAN_NAMES[: c.CALLED],
    "made": numbers(1, c.MOST_MADE),
    "number": numbers(1, c.MOST_EXCHANGED),
    "player": numbers(0, c.SEATS - 1),
    "sort": SORT_NAMES,
    "station": (*CUBAN_NAMES, "harbour"),
    "treat": ("rum", "cigars", "rum and cigars"),
    "units": numbers(1, c.MOST_DELIVERED),
}

VOCABULARY = Vocabulary(
    (
        Verb(c.LAY_CUBAN, "lay cuban {cuban}", "S3"),
        Verb(c.LAY_BUILDING, "lay building {building}", "S4"),
        Verb(c.START, "start player {player}", "S7"),
        Verb(c.ROLL, "roll {sort} {face}", "S8"),
        Verb(c.LEAVE_OUT, "leave out {sort}", "S7"),
        Verb(c.CALL, "call on {helper}", *(row.rules[0] for row in THE_CUBANS[: c.CALLED]), tone="yes"),
        Verb(c.TAKE, "take {sort}", "S22"),
        Verb(c.GIVE, "give {gift}", "S20"),
        Verb(c.CLAIM, "claim {building}", "S24"),
        Verb(c.USE, "use {building}", "S28", tone="yes"),
        Verb(c.MOVE, "move to {building}", "S28"),
        Verb(c.MAKE_RUM, "make {made} rum", "S44"),
        Verb(c.MAKE_CIGARS, "make {made} cigars", "S44"),
        Verb(c.SWAP, "swap {sort}", "S45"),
        Verb(c.SELL, "sell {treat}", "S45"),
        Verb(c.TURN_OVER, "turn over {cuban}", "S46"),
        Verb(c.CANCEL, "cancel {sort}", "S47"),
        Verb(c.MARKER_LEFT, "marker left", "S47"),
        Verb(c.MARKER_RIGHT, "marker right", "S47"),
        Verb(c.BUY_POINTS, "buy {number} points", "S48"),
        Verb(c.SELL_POINTS, "sell {number} points", "S48"),
        Verb(c.DELIVER, "deliver {units} {sort}", "S35"),
        Verb(c.DELIVER_WOOD, "deliver {units} wood for {sort}", "S37"),
        Verb(c.PASS, "pass", "S35", tone="no"),
        Verb(c.DECLINE, "decline", "S11", tone="no"),
        Verb(c.DRIVE, "drive {distance}", "S12"),
    ),
    DOMAINS,
)

#: By domain and word: the rules that tell of a piece.
SUBJECTS = {
    "building": {building.word: building.rules for building in THE_BUILDINGS},
    "cuban": {cuban.word: cuban.rules for cuban in THE_CUBANS},
    "flower": {flower.word: flower.rules for flower in THE_FLOWERS},
    "good": {good.word: good.rules for good in THE_GOODS},
    "helper": {cuban.word: cuban.rules for cuban in THE_CUBANS[: c.CALLED]},
    "sort": {sort.word: sort.rules for sort in THE_GOODS[: c.SORTS]},
    "station": {cuban.word: cuban.rules for cuban in THE_CUBANS},
}

#: By step code.
QUESTIONS = (
    *(Question(slug(cuban.word), cuban.rules) for cuban in THE_CUBANS),
    *(Question(slug(building.word), building.rules[:1]) for building in THE_BUILDINGS),
    Question("place-cuban", ("S3",)),
    Question("place-building", ("S4",)),
    Question("draw-start", ("S7",)),
    Question("turn", ("S11", "S52")),
    Question("driving", ("S12", "S13", "S14")),
    Question("station", ("S11", "S14", "S30", "S31", "S42")),
    Question("gift", ("S20", "S27")),
    Question("figure", ("S28", "S29", "S33")),
    Question("take-other", ("S45",)),
    Question("delivery", ("S35", "S36", "S37", "S38", "S39", "S53")),
    Question("rent", ("S32",)),
    Question("new-demand", ("S41",)),
    Question("roll-die", ("S8",)),
    Question("fifth-die", ("S7", "S9")),
)

#: By event code, with the domains of its numbers; `n` is a plain number.
EVENTS = (
    EventKind("cuban-laid", ("cuban", "n")),
    EventKind("building-laid", ("building", "flower")),
    EventKind("start-drawn", ("player",)),
    EventKind("die-rolled", ("sort", "n")),
    EventKind("all-zero", ()),
    EventKind("left-out", ("player", "sort")),
    EventKind("turn-begins", ("player", "n")),
    EventKind("drove", ("player", "station", "n")),
    EventKind("turned-back", ("cuban",)),
    EventKind("marker-moved", ("n",)),
    EventKind("ship-left", ("n",)),
    EventKind("ship-arrived", ("n",)),
    EventKind("not-there", ("player", "cuban")),
    EventKind("no-round", ()),
    EventKind("round-begins", ("n",)),
    EventKind("called-on", ("player", "cuban")),
    EventKind("cuban-declined", ("player", "cuban")),
    EventKind("took-goods", ("player", "good", "n")),
    EventKind("took-pesos", ("player", "n")),
    EventKind("took-points", ("player", "n")),
    EventKind("gave-goods", ("player", "good", "n")),
    EventKind("gave-pesos", ("player", "n")),
    EventKind("gave-points", ("player", "n")),
    EventKind("gift-given", ("player", "player", "gift")),
    EventKind("nothing-to-give", ("player",)),
    EventKind("claimed", ("player", "building")),
    EventKind("figure-moved", ("player", "building")),
    EventKind("figure-stays", ("player", "building")),
    EventKind("used", ("player", "building")),
    EventKind("building-declined", ("player", "building")),
    EventKind("turned-over", ("player", "cuban")),
    EventKind("cancelled", ("player", "sort")),
    EventKind("delivered", ("player", "good", "n")),
    EventKind("wood-delivered", ("player", "sort", "n")),
    EventKind("passed", ("player",)),
    EventKind("rent-paid", ("player", "player", "building")),
    EventKind("last-ship-gone", ()),
    EventKind("turns-over", ("n",)),
    EventKind("goods-exchanged", ("player", "n", "n")),
)
