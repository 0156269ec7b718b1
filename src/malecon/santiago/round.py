"""Santiago de Cuba from the first tile to the last ship, in the order of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step, bound
from malecon.santiago import buildings, cubans, drive, figures, harbour, ship
from malecon.santiago import codes as c
from malecon.santiago.data import LAST_TURN, Box
from malecon.santiago.scoring import end_game
from malecon.santiago.state import Santiago

#: After the tiles are laid: the start player, the first ship's demand, and the turns.
OPENING: Final = vec[i64]([c.DRAW_START, c.NEW_DEMAND, c.TURN])

#: S11: a turn, and the next one. The station puts a Cuban and the figure's move before the rent.
PARTS: Final = vec[i64]([c.DRIVING, c.STATION, c.RENT, c.NEW_DEMAND, c.TURN])


def new_game(players: i64, box: Box, open_holdings: bool, rent_when_staying: bool) -> Santiago:
    """S1–S7: the table laid for this many players, with the first question asked."""
    s = Santiago(players, box, THE_STEPS)
    s.lay_out(open_holdings, rent_when_staying)
    s.push_all(OPENING)
    space = c.SPACES - 1
    while space >= 0:
        s.push(c.PLACE_BUILDING, space)
        space -= 1
    station = c.STATIONS - 1
    while station > 0:
        s.push(c.PLACE_CUBAN, station)
        station -= 1
    s.advance()
    return s


class PlaceCuban(Step[Santiago]):
    """S3: the nine Cubans are shuffled onto their stations, from left to right."""

    def enter(self, s: Santiago, arg: i64) -> None:
        s.ask_chance()
        for cuban in range(c.CUBANS):
            if not lies_in(s.stations, cuban):
                s.outcome(c.LAY_CUBAN + cuban, 1)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        s.stations = s.stations[:]
        s.stations[arg] = action - c.LAY_CUBAN
        s.tell(EVERYBODY, c.CUBAN_LAID, action - c.LAY_CUBAN, arg, 0)


class PlaceBuilding(Step[Santiago]):
    """S4: the twelve buildings are shuffled onto their spaces, three under each flower."""

    def enter(self, s: Santiago, arg: i64) -> None:
        s.ask_chance()
        for building in range(c.BUILDINGS):
            if not lies_in(s.spaces, building):
                s.outcome(c.LAY_BUILDING + building, 1)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        s.spaces = s.spaces[:]
        s.spaces[arg] = action - c.LAY_BUILDING
        s.tell(EVERYBODY, c.BUILDING_LAID, action - c.LAY_BUILDING, arg // c.UNDER, 0)


def lies_in(places: vec[i64], tile: i64) -> bool:
    """Whether a tile has been laid."""
    for there in places:
        if there == tile:
            return True
    return False


class DrawStart(Step[Santiago]):
    """S7: chance draws the start player. The turn before is the right neighbour's, who rolls the dice."""

    def enter(self, s: Santiago, arg: i64) -> None:
        s.ask_chance()
        for seat in range(s.players):
            s.outcome(c.START + seat, 1)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        s.start = action - c.START
        s.turn = (s.start + s.players - 1) % s.players
        s.tell(EVERYBODY, c.START_DRAWN, s.start, 0, 0)


class Turn(Step[Santiago]):
    """S11: start player first, then clockwise; after a thousand turns it ends (S52)."""

    def enter(self, s: Santiago, arg: i64) -> None:
        if s.turns == LAST_TURN:
            s.tell(EVERYBODY, c.TURNS_OVER, s.turns, 0, 0)
            end_game(s)
            return
        s.turns += 1
        s.turn = (s.turn + 1) % s.players
        s.moved = 0
        if s.turn == s.start:
            s.round += 1
        s.tell(EVERYBODY, c.TURN_BEGINS, s.turn, s.turns, 0)
        s.push_all(PARTS)


def bind_steps() -> vec[Step[Any]]:
    """Every step in its place among the codes."""
    steps: dict[i64, Step[Any]] = {
        c.PLACE_CUBAN: PlaceCuban(),
        c.PLACE_BUILDING: PlaceBuilding(),
        c.DRAW_START: DrawStart(),
        c.TURN: Turn(),
        c.DRIVING: drive.Driving(),
        c.STATION: drive.Station(),
        c.GIFT: cubans.Gift(),
        c.FIGURE: figures.Figure(),
        c.TAKE_OTHER: buildings.TakeOther(),
        c.DELIVERY: harbour.Delivery(),
        c.RENT: figures.Rent(),
        c.NEW_DEMAND: ship.NewDemand(),
        c.ROLL_DIE: ship.RollDie(),
        c.FIFTH_DIE: ship.FifthDie(),
    }
    for n, cuban in enumerate(cubans.THE_CUBANS):
        steps[c.VISIT + n] = cuban.does
    for n, building in enumerate(buildings.THE_BUILDINGS):
        steps[c.USE_BUILDING + n] = building.does
    assert len(steps) == c.STEPS
    return bound(steps)


THE_STEPS: Final = bind_steps()
