"""The pieces of Cuba: products, resources and goods, ships, tiles, acts and cards."""

from __future__ import annotations

from malecon.cuba import codes as c
from malecon.cuba.buildings import THE_TILES
from malecon.cuba.data import THE_PIECES
from malecon.cuba.state import Cuba
from malecon.kernel.inventory import Inventory, Row, ints
from malecon.kernel.state import State
from malecon.kernel.words import Said


class CubaInventory(Inventory):
    """A state forgets which cards were played and which acts have left the game: that was told."""

    def __init__(self, state: State) -> None:
        self.laws: dict[int, int] = {}  # the act in force of each group
        self.gone: list[int] = []  # acts out of the game
        self.played: list[tuple[int, int]] = []  # in this round: seat and card

    def hear(self, said: Said) -> None:
        for key, a, b, _ in said:
            match key:
                case "act-passed":
                    group = a // int(c.ACTS_IN_GROUP)
                    if group in self.laws:
                        self.gone.append(self.laws[group])
                    self.laws[group] = a
                case "vetoed":
                    self.gone.append(b)
                case "bill-gone":
                    self.gone.append(a)
                case "played":
                    self.played.append((a, b))
                case "round-ends":
                    self.played = []

    def kept(self, state: State) -> dict[str, Row]:
        assert isinstance(state, Cuba)
        return {**pieces(state), **ships(state), **tiles(state), **self.acts(state), **self.cards(state)}

    def loose(self, state: State) -> dict[str, list[int]]:
        assert isinstance(state, Cuba)
        return {"pesos": ints(state.pesos), "points": ints(state.points)}

    def acts(self, s: Cuba) -> dict[str, Row]:
        rows = {}
        for act in range(c.ACTS):
            lying = [int(s.act_pile >> act & 1), list(s.bills).count(act), list(s.in_force).count(act)]
            rows[f"act {act}"] = Row(1, [*lying, self.gone.count(act)])
        return rows

    def cards(self, s: Cuba) -> dict[str, Row]:
        rows = {}
        for seat in range(s.players):
            for card in range(c.CHARACTERS):
                places = [int(s.hand[seat] >> card & 1), self.played.count((seat, card))]
                rows[f"card {card} of player {seat}"] = Row(1, places)
        return rows


def pieces(s: Cuba) -> dict[str, Row]:
    rows = {}
    for kind, piece in enumerate(THE_PIECES):
        printed = piece.stock_2007 if s.edition == c.EDITION_2007 else piece.stock
        places = [s.stock[kind], *list(s.held)[kind :: c.HELD]]
        if kind < c.PRODUCTS:
            places += list(s.held)[c.PIECES + kind :: c.HELD]
        if kind < c.MERCHANDISE:
            places += [s.market[kind], *list(s.harbour)[1 + kind :: c.BERTH]]
        rows[f"piece {kind}"] = Row(int(printed), ints(places))
    return rows


def ships(s: Cuba) -> dict[str, Row]:
    berths = list(s.harbour)[:: c.BERTH]
    rows = {}
    for ship in range(c.SHIPS):
        rows[f"ship {ship}"] = Row(
            1, [int(s.ship_pile >> ship & 1), list(s.under).count(ship), berths.count(ship)]
        )
    return rows


def tiles(s: Cuba) -> dict[str, Row]:
    size = int(c.FIELDS_IN_ALL)
    rows = {}
    for number, tile in enumerate(THE_TILES):
        built = [list(s.built)[seat * size : (seat + 1) * size].count(number) for seat in range(s.players)]
        rows[f"tile {number}"] = Row(int(tile.copies), [int(s.supply[number]), *built])
    return rows
