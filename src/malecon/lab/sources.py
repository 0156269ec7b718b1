"""Where points came from, and what was taken and used, read from the events of a game.

A `Ledger` hears every event from the first to the last. Each game says in a small table which events bring
points and from which source, and which ones take something; whatever brings points without saying why comes
from the source named last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from malecon.havana.state import Havana
from malecon.kernel.game import Game
from malecon.kernel.state import State
from malecon.santiago.data import FIRST_POINTS, RENT_POINTS

Event = tuple[int, int, int, int, int]


SMALL, MIDDLE = 2, 4  # up to so many points a tile of Havana is small, or of middle size


class Way(NamedTuple):
    """How a game's events are read; all of them by key. The first number of each is a seat."""

    sources: tuple[str, ...]  # all there are, the weightiest first
    because: dict[str, str]  # from here on points come from this source
    scored: dict[str, int]  # points from the source named last, with their sign
    brought: dict[str, tuple[str, int]]  # points from a source of their own, and which number they are
    taken: dict[str, str]  # the second number is something of this group that the seat took or used


HAVANA = Way(
    sources=("large-tiles", "middle-tiles", "small-tiles"),
    because={},
    scored={},
    brought={},
    taken={"bought": "tile", "carries-out": "card"},
)
SANTIAGO = Way(
    sources=("ship", "buildings", "cubans", "rent", "gifts", "leftovers", "start"),
    because={"delivered": "ship", "wood-delivered": "ship", "used": "buildings", "called-on": "cubans"},
    scored={"took-points": 1, "gave-points": -1},
    brought={"goods-exchanged": ("leftovers", 2)},
    taken={"called-on": "cuban", "used": "building", "claimed": "owned", "delivered": "good"},
)
CUBA = Way(
    sources=("ships", "buildings", "statutes", "subsidies", "tiles", "architect"),
    because={
        "loaded": "ships",
        "used": "buildings",
        "tax-paid": "statutes",
        "duty-paid": "statutes",
        "played": "architect",
    },
    scored={"scored": 1},
    brought={"subsidised": ("subsidies", 1), "tiles-counted": ("tiles", 1)},
    taken={"played": "character", "delegate-shown": "delegate", "built": "tile", "used": "use"},
)
WAYS = {"havana": HAVANA, "santiago": SANTIAGO, "cuba": CUBA}

#: Groups whose names are those of another domain of the vocabulary; ships and boards go by their number.
DOMAINS = {"owned": "building", "delegate": "character", "use": "tile", "passed": "act"}

#: What is taken, by game and group, in the order in which it is told.
GROUPS = {
    "havana": ("card", "tile"),
    "santiago": ("cuban", "building", "owned", "good"),
    "cuba": ("character", "delegate", "tile", "use", "ship", "passed"),
}


class Ledger:
    """What the events of one game say so far."""

    def __init__(self, game: Game, state: State) -> None:
        """`state` is the table as it was laid; only what never changes is read from it."""
        self.game = game
        self.way = WAYS[game.name]
        self.state = state
        seats = range(int(state.players))
        #: For each seat the points from each source; their sum is its score when the game is over.
        self.points = [dict.fromkeys(self.way.sources, 0) for _ in seats]
        #: For each seat how often it took or used what: group and word of the record, or number of a ship.
        self.taken: list[Counter[tuple[str, str]]] = [Counter() for _ in seats]
        #: Who was drawn as start player, where one is drawn.
        self.start: int | None = None
        self.source = ""
        self.law_giver = 0
        self.berths: dict[int, int] = {}
        if game.name == "santiago":
            for seat in seats:
                self.points[seat]["start"] = int(FIRST_POINTS)

    def hear(self, events: Iterable[Event]) -> None:
        """Go on with these events."""
        for _, code, a, b, c in events:
            key = self.game.events[code].key
            way = self.way
            self.source = way.because.get(key, self.source)
            if key in way.scored:
                self.points[a][self.source] += way.scored[key] * b
            if key in way.brought:
                source, number = way.brought[key]
                self.points[a][source] += (a, b, c)[number]
            if key in way.taken:
                self.take(a, way.taken[key], self.game.events[code].domains[1], b)
            if key == "start-drawn":
                self.start = a
            elif self.game.name == "havana":
                self.hear_havana(key, a, b)
            elif self.game.name == "santiago":
                self.hear_santiago(key, a, b, c)
            else:
                self.hear_cuba(key, a, b, c)

    def take(self, seat: int, group: str, domain: str, number: int) -> None:
        self.taken[seat][group, self.game.vocabulary.domains[domain][number]] += 1

    def hear_havana(self, key: str, seat: int, tile: int) -> None:
        """Tiles bring the points printed on them."""
        if key == "bought":
            assert isinstance(self.state, Havana)
            points = int(self.state.tiles.points[tile])
            size = "small" if points <= SMALL else "middle" if points <= MIDDLE else "large"
            self.points[seat][f"{size}-tiles"] += points

    def hear_santiago(self, key: str, a: int, b: int, c: int) -> None:
        """Rent is a point from the stock; a gift is one from the giver."""
        if key == "rent-paid":
            self.points[a]["rent"] += int(RENT_POINTS)
        elif key == "gift-given" and self.game.vocabulary.domains["gift"][c] == "point":
            self.points[a]["gifts"] -= 1
            self.points[b]["gifts"] += 1

    def hear_cuba(self, key: str, a: int, b: int, c: int) -> None:
        """Ships are followed from berth to berth; an act is put down to who has won the vote."""
        if key in ("ship-turned", "ship-sailed"):
            self.berths = {berth: ship for berth, ship in self.berths.items() if ship != a}
            self.berths[b] = a
        elif key == "ship-left":
            del self.berths[b]
        elif key == "ship-fetched":
            self.berths = {berth: b if ship == c else ship for berth, ship in self.berths.items()}
        elif key == "loaded":
            self.take(a, "ship", "ship", self.berths[c])
        elif key == "vote-won":
            self.law_giver = a
        elif key == "act-passed":
            self.take(self.law_giver, "passed", "act", a)
