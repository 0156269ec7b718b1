"""Santiago de Cuba from the first tile to the last ship, in the order of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step, bound
from malecon.santiago import buildings, cubans, drive, figures, harbour, ship
from malecon.santiago.codes import (
    ALONSO,
    BANK,
    BLACK_MARKET,
    BUILDING_LAID,
    BUILDINGS,
    CAFE,
    CASINO,
    CHURCH,
    CIGAR_FACTORY,
    CONCHITA,
    CUBAN_LAID,
    CUBANS,
    CUSTOMS,
    DELIVERY,
    DISTILLERY,
    DRAW_START,
    DRIVING,
    EL_ZORRO,
    FIFTH_DIE,
    FIGURE,
    GIFT,
    JOSE,
    LAY_BUILDING,
    LAY_CUBAN,
    MARIA,
    MARTINEZ,
    MIGUEL,
    NEW_DEMAND,
    NEWSPAPER,
    PABLO,
    PEDRO,
    PLACE_BUILDING,
    PLACE_CUBAN,
    PORT_AUTHORITY,
    RENT,
    ROLL_DIE,
    SAWMILL,
    START,
    START_DRAWN,
    STATION,
    STATIONS,
    TAKE_OTHER,
    TRADING_POST,
    TURN,
    TURN_BEGINS,
    TURNS_OVER,
    UNDER,
    USE_BUILDING,
    VISIT,
)
from malecon.santiago.data import LAST_TURN, Tables
from malecon.santiago.scoring import end_game
from malecon.santiago.state import Santiago

#: After the tiles are laid: the start player, the first ship's demand, and the turns.
OPENING: Final = vec[i64]([DRAW_START, NEW_DEMAND, TURN])

#: S11: a turn, and the next one. The station puts a Cuban and the figure's move before the rent.
PARTS: Final = vec[i64]([DRIVING, STATION, RENT, NEW_DEMAND, TURN])


def new_game(players: i64, tables: Tables, open_holdings: bool, rent_when_staying: bool) -> Santiago:
    """S1–S7: the table laid for this many players, with the first question asked."""
    s = Santiago(players, tables, THE_STEPS)
    s.lay_out(open_holdings, rent_when_staying)
    s.push_all(OPENING)
    space = BUILDINGS - 1
    while space >= 0:
        s.push(PLACE_BUILDING, space)
        space -= 1
    station = STATIONS - 1
    while station > 0:
        s.push(PLACE_CUBAN, station)
        station -= 1
    s.advance()
    return s


class PlaceCuban(Step[Santiago]):
    """S3: the nine Cubans are shuffled onto their stations, from left to right."""

    def enter(self, s: Santiago, arg: i64) -> None:
        s.ask_chance()
        for cuban in range(CUBANS):
            if not lies_in(s.stations, cuban):
                s.outcome(LAY_CUBAN + cuban, 1)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        s.stations = s.stations[:]
        s.stations[arg] = action - LAY_CUBAN
        s.tell(EVERYBODY, CUBAN_LAID, action - LAY_CUBAN, arg, 0)


class PlaceBuilding(Step[Santiago]):
    """S4: the twelve buildings are shuffled onto their spaces, three under each flower."""

    def enter(self, s: Santiago, arg: i64) -> None:
        s.ask_chance()
        for building in range(BUILDINGS):
            if not lies_in(s.spaces, building):
                s.outcome(LAY_BUILDING + building, 1)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        s.spaces = s.spaces[:]
        s.spaces[arg] = action - LAY_BUILDING
        s.tell(EVERYBODY, BUILDING_LAID, action - LAY_BUILDING, arg // UNDER, 0)


def lies_in(places: vec[i64], tile: i64) -> bool:
    """Whether a tile has been laid."""
    for there in places:
        if there == tile:
            return True
    return False


class DrawStart(Step[Santiago]):
    """S7: chance draws the start player. Before his turn it is his right neighbour's, who rolls the dice."""

    def enter(self, s: Santiago, arg: i64) -> None:
        s.ask_chance()
        for seat in range(s.players):
            s.outcome(START + seat, 1)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        s.start = action - START
        s.turn = (s.start + s.players - 1) % s.players
        s.tell(EVERYBODY, START_DRAWN, s.start, 0, 0)


class Turn(Step[Santiago]):
    """S11: start player first, then clockwise; after a thousand turns it ends (S52)."""

    def enter(self, s: Santiago, arg: i64) -> None:
        if s.turns == LAST_TURN:
            s.tell(EVERYBODY, TURNS_OVER, s.turns, 0, 0)
            end_game(s)
            return
        s.turns += 1
        s.turn = (s.turn + 1) % s.players
        s.moved = 0
        if s.turn == s.start:
            s.round += 1
        s.tell(EVERYBODY, TURN_BEGINS, s.turn, s.turns, 0)
        s.push_all(PARTS)


def bind_steps() -> vec[Step[Any]]:
    """Every step in its place among the codes."""
    steps: dict[i64, Step[Any]] = {
        VISIT + PEDRO: cubans.Pedro(),
        VISIT + MARIA: cubans.Maria(),
        VISIT + JOSE: cubans.Jose(),
        VISIT + MARTINEZ: cubans.Martinez(),
        VISIT + CONCHITA: cubans.Conchita(),
        VISIT + EL_ZORRO: cubans.ElZorro(),
        VISIT + MIGUEL: cubans.Miguel(),
        VISIT + PABLO: cubans.Pablo(),
        VISIT + ALONSO: cubans.Alonso(),
        USE_BUILDING + BANK: buildings.Bank(),
        USE_BUILDING + CHURCH: buildings.Church(),
        USE_BUILDING + SAWMILL: buildings.Sawmill(),
        USE_BUILDING + DISTILLERY: buildings.Distillery(),
        USE_BUILDING + CIGAR_FACTORY: buildings.CigarFactory(),
        USE_BUILDING + BLACK_MARKET: buildings.BlackMarket(),
        USE_BUILDING + CAFE: buildings.Cafe(),
        USE_BUILDING + NEWSPAPER: buildings.Newspaper(),
        USE_BUILDING + CUSTOMS: buildings.Customs(),
        USE_BUILDING + PORT_AUTHORITY: buildings.PortAuthority(),
        USE_BUILDING + TRADING_POST: buildings.TradingPost(),
        USE_BUILDING + CASINO: buildings.Casino(),
        PLACE_CUBAN: PlaceCuban(),
        PLACE_BUILDING: PlaceBuilding(),
        DRAW_START: DrawStart(),
        TURN: Turn(),
        DRIVING: drive.Driving(),
        STATION: drive.Station(),
        GIFT: cubans.Gift(),
        FIGURE: figures.Figure(),
        TAKE_OTHER: buildings.TakeOther(),
        DELIVERY: harbour.Delivery(),
        RENT: figures.Rent(),
        NEW_DEMAND: ship.NewDemand(),
        ROLL_DIE: ship.RollDie(),
        FIFTH_DIE: ship.FifthDie(),
    }
    return bound(steps)


THE_STEPS: Final = bind_steps()
