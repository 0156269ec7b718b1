"""Scenes of Santiago de Cuba: a table laid in words, played in words, looked at in words."""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.kernel.play import settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from malecon.santiago import codes as c
from malecon.santiago.state import Santiago
from malecon.santiago.text import BUILDING_NAMES, CUBAN_NAMES, GOOD_NAMES, SORT_NAMES
from tests import support
from tests.santiago.truths import TRUTHS
from tests.truth import why

GAME = GAMES["santiago"]

#: What lies under the flowers of a scene, three under each: white, blue, red, yellow.
SPACES = (
    *("bank", "church", "sawmill"),
    *("distillery", "cigar factory", "black market"),
    *("cafe", "newspaper", "customs"),
    *("port authority", "trading post", "casino"),
)


def amounts(words: str) -> dict[str, int]:
    """`2 sugar, 1 peso` as numbers by name, money and points in the plural."""
    parts = [part.strip() for part in words.split(",") if part.strip()]
    found = [re.fullmatch(r"(\d+) (\w+)", part) for part in parts]
    plural = {"peso": "pesos", "point": "points"}
    return {plural.get(each[2], each[2]): int(each[1]) for each in found if each}


def told(counts: dict[str, int]) -> str:
    """Numbers as `amounts` takes them; what there is none of is not said."""
    singular = {"pesos": "peso", "points": "point"}
    return ", ".join(f"{n} {singular.get(name, name) if n == 1 else name}" for name, n in counts.items() if n)


class Table:
    """A table of Santiago on which nobody has anything yet.

    The Cubans stand in the order of the rules, Pedro next to the harbour. The car is in the harbour, the
    first ship demands 3 cigars, seat 0 is the start player.
    """

    def __init__(self, players: int = 3, **options: bool) -> None:
        state = GAME.new(players, options)
        assert isinstance(state, Santiago)
        self.state: Santiago = state
        s = self.state
        s.finish()
        s.listening = True
        s.round = 1
        s.stations = vec[i64]([c.HARBOUR, *range(c.CUBANS)])
        s.spaces = vec[i64]([BUILDING_NAMES.index(name) for name in SPACES])
        for seat in range(players):
            self.give(seat, "")
        self.demand("3 cigars")

    # --- laying the table ---

    def give(self, seat: int, words: str) -> Table:
        """What a player has, all of it: `2 sugar, 3 pesos, 1 point`."""
        s = self.state
        has = amounts(words)
        for good, name in enumerate(GOOD_NAMES):
            s.stock[good] += s.has(seat, good) - has.get(name, 0)
            s.goods[seat * c.GOODS + good] = has.get(name, 0)
        s.pesos[seat] = has.get("pesos", 0)
        s.points[seat] = has.get("points", 0)
        assert min(s.stock) >= 0, "there are only eight of each"
        return self

    def stock(self, words: str) -> Table:
        """How many of these goods the stock holds; the last player has the others."""
        s = self.state
        for name, number in amounts(words).items():
            good = GOOD_NAMES.index(name)
            s.goods[(s.players - 1) * c.GOODS + good] += s.stock[good] - number
            s.stock[good] = number
        return self

    def car(self, place: str) -> Table:
        """Where the car stands: `harbour` or a Cuban."""
        self.state.car = 0 if place == "harbour" else 1 + CUBAN_NAMES.index(place)
        return self

    def demand(self, words: str) -> Table:
        """What the ship asks for, all of it; the first sort that it does not ask for is left out."""
        s = self.state
        wanted = amounts(words)
        s.demand = vec[i64]([wanted.get(name, 0) for name in SORT_NAMES])
        s.left_out = next(sort for sort in range(c.SORTS) if s.demand[sort] == 0)
        s.awaited = 0
        return self

    def ship(self, number: int, value: int = 2) -> Table:
        """Which ship lies in the harbour, and where its value marker stands."""
        self.state.ship = number
        self.state.value = value
        return self

    def figure(self, seat: int, building: str) -> Table:
        self.state.figure[seat] = BUILDING_NAMES.index(building)
        return self

    def owner(self, seat: int, *buildings: str) -> Table:
        for building in buildings:
            self.state.owner[BUILDING_NAMES.index(building)] = seat
        return self

    def face_down(self, *cubans: str) -> Table:
        """The deactivated Cubans, all of them."""
        self.state.face_down = sum(int(c.CUBAN[CUBAN_NAMES.index(cuban)]) for cuban in cubans)
        return self

    # --- playing ---

    def turn(self, seat: int = 0) -> Table:
        """This player's turn begins."""
        self.state.events.clear()
        self.state.turn = (seat - 1) % self.state.players
        support.ask(self.state, c.TURN)
        return self

    def visits(self, cuban: str, seat: int = 0) -> Table:
        """This player's turn begins, and the car comes from one station away to stop at this Cuban."""
        self.state.car = CUBAN_NAMES.index(cuban)  # the station before
        return self.drives(1, seat)

    def drives(self, distance: int, seat: int = 0) -> Table:
        """This player's turn begins with a drive over so many stations; the fare is given before."""
        self.state.pesos[seat] += distance - 1
        turns = self.state.turns
        self.turn(seat)
        if self.question == "driving" and self.state.turns == turns + 1:  # without a peso nobody is asked
            self.does(f"drive {distance}")
        return self

    def uses(self, building: str, seat: int = 0) -> Table:
        """This player's figure has come to this building and may use it; the turn goes on."""
        self.state.events.clear()
        self.state.turn = seat
        self.state.moved = 1
        self.figure(seat, building)
        self.state.finish()
        self.state.push_all(vec[i64]([c.RENT, c.NEW_DEMAND, c.TURN]))
        self.state.push(c.USE_BUILDING + BUILDING_NAMES.index(building))
        self.state.seat = -3
        self.state.advance()
        return self

    def rolls(self, seat: int = 0) -> Table:
        """This player sets the new demand."""
        self.state.turn = seat
        self.state.awaited = 1
        self.state.events.clear()
        support.ask(self.state, c.NEW_DEMAND)
        return self

    def does(self, *answers: str) -> Table:
        """Answer in words, one question after another."""
        support.act(GAME, self.state, *answers)
        return self

    def dice(self, sugar: int, citrus: int, tobacco: int, rum: int, cigars: int) -> Table:
        """What chance rolls."""
        shown = (sugar, citrus, tobacco, rum, cigars)
        return self.does(*(f"roll {name} {n}" for name, n in zip(SORT_NAMES, shown, strict=True)))

    def chance(self, seed: int = 1) -> Table:
        """Let chance draw whatever it likes."""
        settle(self.state, Rng(seed))
        return self

    # --- looking ---

    def options(self) -> list[str]:
        return support.options(GAME, self.state)

    @property
    def asked(self) -> int:
        return int(self.state.seat)

    @property
    def question(self) -> str:
        return GAME.questions[self.state.step].key

    @property
    def turn_of(self) -> int:
        return int(self.state.turn)

    @property
    def over(self) -> bool:
        return self.state.seat == OVER

    def has(self, seat: int) -> str:
        """What a player has, as `give` takes it."""
        s = self.state
        counts = {name: int(s.has(seat, good)) for good, name in enumerate(GOOD_NAMES)}
        return told({**counts, "pesos": int(s.pesos[seat]), "points": int(s.points[seat])})

    def in_stock(self, good: str) -> int:
        return int(self.state.stock[GOOD_NAMES.index(good)])

    def demanded(self) -> str:
        return told({name: int(self.state.demand[sort]) for sort, name in enumerate(SORT_NAMES)})

    def stands(self, seat: int) -> str | None:
        """The building that a figure stands on."""
        building = int(self.state.figure[seat])
        return None if building == c.NONE else BUILDING_NAMES[building]

    def owner_of(self, building: str) -> int:
        return int(self.state.owner[BUILDING_NAMES.index(building)])

    def station(self) -> str:
        """Where the car stands."""
        there = int(self.state.stations[self.state.car])
        return "harbour" if there == c.HARBOUR else CUBAN_NAMES[there]

    def lying_face_down(self) -> list[str]:
        return [name for cuban, name in enumerate(CUBAN_NAMES) if self.state.face_down & c.CUBAN[cuban]]

    def heard(self, *keys: str) -> list[tuple[int, int, int]]:
        """The numbers of the events with these names since the scene began."""
        return [(x, y, z) for _, e, x, y, z in self.state.events if GAME.events[e].key in keys]

    def view(self, seat: int | None) -> Json:
        return GAME.view(self.state, seat)

    def refused(self, words: str) -> str:
        """The sentence that refuses this, with its rule; it must be true."""
        return why(GAME, self.state, words, TRUTHS)
