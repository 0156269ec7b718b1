"""Santiago's actions as words, and the names of its questions and events."""

from __future__ import annotations

from malecon.kernel.game import EventKind, Question
from malecon.kernel.words import Verb, Vocabulary
from malecon.santiago import codes as c

GOOD_NAMES = ("sugar", "citrus", "tobacco", "rum", "cigars", "wood")
SORT_NAMES = GOOD_NAMES[: c.SORTS]
FLOWER_NAMES = ("white", "blue", "red", "yellow")
CUBAN_NAMES = (
    *("pedro", "maria", "jose", "martinez", "conchita"),
    *("el zorro", "miguel", "pablo", "alonso"),
)
BUILDING_NAMES = (
    *("bank", "church", "sawmill", "distillery", "cigar factory", "black market"),
    *("cafe", "newspaper", "customs", "port authority", "trading post", "casino"),
)


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
    "player": numbers(0, 3),
    "sort": SORT_NAMES,
    "station": (*CUBAN_NAMES, "harbour"),
    "treat": ("rum", "cigars", "rum and cigars"),
    "units": numbers(1, c.MOST_DELIVERED),
}

VOCABULARY = Vocabulary(
    (
        Verb(c.LAY_CUBAN, "lay cuban {cuban}"),
        Verb(c.LAY_BUILDING, "lay building {building}"),
        Verb(c.START, "start player {player}"),
        Verb(c.ROLL, "roll {sort} {face}"),
        Verb(c.LEAVE_OUT, "leave out {sort}"),
        Verb(c.CALL, "call on {helper}"),
        Verb(c.TAKE, "take {sort}"),
        Verb(c.GIVE, "give {gift}"),
        Verb(c.CLAIM, "claim {building}"),
        Verb(c.USE, "use {building}"),
        Verb(c.MOVE, "move to {building}"),
        Verb(c.MAKE_RUM, "make {made} rum"),
        Verb(c.MAKE_CIGARS, "make {made} cigars"),
        Verb(c.SWAP, "swap {sort}"),
        Verb(c.SELL, "sell {treat}"),
        Verb(c.TURN_OVER, "turn over {cuban}"),
        Verb(c.CANCEL, "cancel {sort}"),
        Verb(c.MARKER_LEFT, "marker left"),
        Verb(c.MARKER_RIGHT, "marker right"),
        Verb(c.BUY_POINTS, "buy {number} points"),
        Verb(c.SELL_POINTS, "sell {number} points"),
        Verb(c.DELIVER, "deliver {units} {sort}"),
        Verb(c.DELIVER_WOOD, "deliver {units} wood for {sort}"),
        Verb(c.PASS, "pass"),
        Verb(c.DECLINE, "decline"),
        Verb(c.DRIVE, "drive {distance}"),
    ),
    DOMAINS,
)

BUILDING_RULES = (
    *("S43", "S43", "S43", "S44", "S44", "S45"),
    *("S45", "S46", "S47", "S47", "S47", "S48"),
)


def slug(name: str) -> str:
    """A name as a part of a key: `el zorro` is `el-zorro`."""
    return name.replace(" ", "-")


#: By step code.
QUESTIONS = (
    *(Question(slug(name), (f"S{15 + cuban}",)) for cuban, name in enumerate(CUBAN_NAMES)),
    *(Question(slug(name), (rule,)) for name, rule in zip(BUILDING_NAMES, BUILDING_RULES, strict=True)),
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
