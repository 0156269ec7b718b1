"""What is printed, as a table tells it, is what lies on the table and what the rules reckon with."""

from __future__ import annotations

from malecon.cuba.text import ACT_NAMES
from malecon.games import GAMES
from malecon.havana.box import write
from malecon.havana.data import DEFAULT_BOX
from malecon.kernel.game import Json
from malecon.table import views
from tests.contract.setups import Setup, walk
from tests.table.scene import Scene


def printed(game: str) -> Json:
    return GAMES[game].pieces(GAMES[game].new(2))


def test_tiles_are_known_by_their_number() -> None:
    known = printed("havana")["tiles"]
    assert [tile["tile"] for tile in known] == list(range(1, 37))
    for state in walk(Setup(GAMES["havana"], 2, {})):
        shown = GAMES["havana"].view(state, None)
        for tile in [tile for row in shown["rows"] for tile in row if tile] + shown["players"][0][
            "buildings"
        ]:
            assert tile == known[tile["tile"] - 1]


def test_an_owners_tiles_are_those_of_his_box() -> None:
    text = write(DEFAULT_BOX).replace('"1: R"', '"2: 3R"')
    box = GAMES["havana"].load_box({"tiles": text})
    scene = Scene("havana", "Ana", "Bo", box=box)
    tile = views.view(scene.table, None, 0.0)["pieces"]["tiles"][0]
    assert tile == {"tile": 1, "points": 2, "price": {"red": 3}}


def test_cards_have_their_digits() -> None:
    digits = {card["card"]: card["digit"] for card in printed("havana")["cards"]}
    assert (digits["siesta"], digits["protection"], digits["debris"], digits["mama"]) == (0, 2, 2, 9)


def test_cubans_and_buildings_are_those_on_the_board() -> None:
    box = printed("santiago")
    cubans = {found["cuban"]: found for found in box["cubans"]}
    buildings = {found["building"]: found for found in box["buildings"]}
    *_, last = walk(Setup(GAMES["santiago"], 2, {}))
    shown = GAMES["santiago"].view(last, None)
    for station in shown["stations"]:
        lying = {name: value for name, value in station.items() if name != "face_up"}
        assert {name: cubans[station["cuban"]][name] for name in lying} == lying
    for space in shown["spaces"]:
        found = buildings[space["building"]]
        assert (found["pesos"], found["points"]) == (space["pesos"], space["points"])
    assert (box["ships"], box["values"]) == (7, [2, 3, 4])
    assert [len(die["sides"]) for die in box["dice"]] == [6] * 5


def test_prices_of_the_market_are_those_of_its_spaces() -> None:
    ladders = printed("cuba")["market"]
    met = set()
    for state in (state for seed in range(8) for state in walk(Setup(GAMES["cuba"], 4, {}), seed)):
        for kind, traded in GAMES["cuba"].view(state, None)["market"].items():
            ladder = ladders[kind]
            units, prices = traded["units"], ladder["prices"]
            assert traded["spaces"] == len(prices)
            if traded["buy"] is not None:
                assert traded["buy"] == (prices[units - 1] if units else ladder["stock"])
            assert traded["sell"] == (prices[units] if units < len(prices) else ladder["full"])
            met.add(units)
    assert {0, 5} <= met


def test_ships_and_tiles_are_those_of_the_view() -> None:
    box = printed("cuba")
    shown = GAMES["cuba"].view(GAMES["cuba"].new(2), None)
    assert shown["ships"]["shuffled"] == box["ships"]
    for tile in box["tiles"]:
        assert shown["supply"][tile["tile"]] == {"left": tile["copies"], "cost": tile["cost"]}


def test_laws_ask_for_what_is_asked() -> None:
    box = printed("cuba")
    taxes = {tax["law"]: tax["pesos"] for tax in box["taxes"]}
    duties = {duty["law"]: (duty["of"], duty["pieces"]) for duty in box["duties"]}
    assert [*taxes, *duties] == ["printed tax", *ACT_NAMES[:6], "printed duty", *ACT_NAMES[6:12]]
    assert (taxes["printed tax"], taxes["tax 4"], taxes["tax buildings"]) == (2, 4, None)
    met = set()
    for seed in range(12):
        for state in walk(Setup(GAMES["cuba"], 4, {}), seed):
            shown = GAMES["cuba"].view(state, None)
            about = shown["about"]
            if shown["question"] == "tax":
                buildings = shown["players"][shown["asked"]]["buildings"]
                assert about["pesos"] == (taxes[about["law"]] or buildings)
            if shown["question"] == "duty":
                of, pieces = duties[about["law"]]
                assert about["left"] == pieces
                assert about.get("kind", of) == of
                met.add(about["law"])
    assert met == set(duties)


def test_cards_have_their_votes() -> None:
    votes = [card["votes"] for card in printed("cuba")["characters"]]
    assert votes == [1, 2, 3, 4, 5]
