"""A view says what the question is about: what the answers before it were."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from malecon.santiago.text import CUBAN_NAMES
from tests.contract.setups import Setup

Asked = tuple[str, list[str], Json]


def questions(setup: Setup, seed: int) -> Iterator[Asked]:
    """Every question to a player of a random game: its key, the last answers, the view of the asked."""
    state, rng = setup.new(), Rng(seed)
    said = [""] * 4
    while state.seat != OVER:
        if state.seat >= 0:
            shown = setup.game.view(state, int(state.seat))
            yield shown["question"], said, shown
        action = int(random_action(state, rng))
        said = [*said[1:], setup.game.vocabulary.words(action)]
        state.apply(action)


def met(game: str, question: str, after: str = "") -> Asked:
    """The first time that this is asked, right after such an answer, in any of some random games."""
    for seed in range(60):
        for asked in questions(Setup(GAMES[game], 4, {}), seed):
            if asked[0] == question and asked[1][-1].startswith(after):
                return asked
    raise AssertionError(f"{question} is never asked")


def last(words: str, said: list[str]) -> str:
    """The rest of the last answer that begins so."""
    return next(answer for answer in reversed(said) if answer.startswith(words)).removeprefix(words)


# --- Havana ---


@pytest.mark.parametrize("card", ["refreshment", "conservation", "peso-thief", "material-thief"])
def test_the_card_that_is_carried_out(card: str) -> None:
    _, _, shown = met("havana", card)
    assert shown["about"] == {"card": card.replace("-", " ")}


def test_whom_the_material_thief_robs() -> None:
    _, said, shown = met("havana", "steal-from", "rob player")
    assert shown["about"] == {"card": "material thief", "victim": int(last("rob player ", said))}


def test_what_he_has_stolen_before() -> None:
    _, said, shown = met("havana", "steal-again")
    about = shown["about"]
    assert about["stolen"] == last("steal ", said)
    assert about["victim"] != shown["asked"]


def test_whom_the_tax_collector_visits() -> None:
    _, _, shown = met("havana", "tax-next")
    assert shown["about"]["victim"] in shown["order"][shown["turn"] + 1 :]


def test_how_many_cubes_mama_still_takes() -> None:
    _, _, shown = met("havana", "take-cubes")
    coloured = sum(n for colour, n in shown["centre"]["cubes"].items() if colour != "grey")
    assert shown["about"] == {"card": "mama", "left": (coloured + 1) // 2}


def test_what_is_being_paid() -> None:
    _, said, shown = met("havana", "pay-workers")
    about = shown["about"]
    assert about["end"] == last("buy ", said)
    tile = next(t for row in shown["rows"] for t in row if t and t["tile"] == about["tile"])
    assert about["left"] == tile["price"]["workers"]
    _, _, shown = met("havana", "pay-cubes")
    about = shown["about"]
    tile = next(t for row in shown["rows"] for t in row if t and t["tile"] == about["tile"])
    assert about["left"] == tile["price"][about["colour"]]


def test_the_card_that_is_covered() -> None:
    _, said, shown = met("havana", "lay-card")
    assert shown["about"] == {"card": last("cover ", said)}


# --- Santiago ---


@pytest.mark.parametrize("cuban", ["pedro", "el-zorro", "pablo", "alonso"])
def test_who_is_called_on(cuban: str) -> None:
    _, _, shown = met("santiago", cuban)
    assert shown["about"] == {"cuban": cuban.replace("-", " ")}


def test_the_building_that_is_used_and_who_helps() -> None:
    _, said, shown = met("santiago", "bank")
    assert shown["about"] == {"building": last("move to ", said)}
    table = Setup(GAMES["santiago"], 4, {})
    helped = [
        (said, shown)
        for seed in range(20)
        for _, said, shown in questions(table, seed)
        if shown["about"].get("cuban") == "alonso" and "building" in shown["about"]
    ]
    assert helped
    for said, shown in helped:
        assert said[-1] == f"use {shown['about']['building']}"


def test_where_a_drive_leads_and_what_it_costs() -> None:
    table = Setup(GAMES["santiago"], 4, {})
    laps = set()
    for seed in range(12):
        state, rng = table.new(), Rng(seed)
        state.listening = True
        while state.seat != OVER:
            shown = table.game.view(state, None)
            action = int(random_action(state, rng))
            state.events.clear()
            state.apply(action)
            if shown["question"] == "driving":
                distance = int(table.game.vocabulary.words(action).removeprefix("drive "))
                lap, number = divmod(distance - 1, len(shown["about"]["stops"]))
                stop = shown["about"]["stops"][number]
                _, _, _, cuban, fare = state.events[0]
                names = [station["cuban"] for station in shown["stations"]]
                here = stop["station"]
                assert (*CUBAN_NAMES, "harbour")[cuban] == (names[here - 1] if here else "harbour")
                assert fare == stop["fare"] + lap * shown["about"]["lap"]
                laps.add(lap)
    assert {0, 1} <= laps


def test_to_whom_one_gives() -> None:
    _, _, shown = met("santiago", "gift")
    assert shown["about"] == {"cuban": "el zorro", "to": shown["turn"]}
    assert shown["asked"] != shown["turn"]


def test_under_which_flower_the_figure_moves() -> None:
    _, _, shown = met("santiago", "figure")
    assert shown["about"] == {"flower": shown["stations"][shown["car"] - 1]["flower"]}


def test_what_was_given_on_the_black_market() -> None:
    _, said, shown = met("santiago", "take-other")
    assert shown["about"] == {"building": "black market", "given": last("swap ", said)}


# --- Cuba ---


def test_the_pieces_to_begin_with() -> None:
    asked = questions(Setup(GAMES["cuba"], 2, {}), 1)
    first = [shown["about"] for key, _, shown in asked if key == "choose-pieces"]
    assert {"pieces": "resources", "left": 2} in first
    assert {"pieces": "products", "left": 2} in first
    assert all(about["left"] in (1, 2) for about in first)


def test_which_of_the_four_cards_is_played() -> None:
    asked = questions(Setup(GAMES["cuba"], 2, {}), 1)
    cards = [shown["about"]["card"] for key, _, shown in asked if key == "actions-phase"]
    assert set(cards) == {1, 2, 3, 4}
    for key, _, shown in questions(Setup(GAMES["cuba"], 2, {}), 1):
        if key == "actions-phase":
            mine = shown["players"][shown["asked"]]
            assert len(mine["unplayed"]) == 6 - shown["about"]["card"]


def test_what_the_character_does() -> None:
    for key in ("worker", "architect", "mayor"):
        assert met("cuba", key)[2]["about"] == {"character": key}
    _, said, shown = met("cuba", "site")
    assert shown["about"]["building"] == last("build ", said)
    _, said, shown = met("cuba", "load-more")
    assert shown["about"]["dock"] == last("load ", said).partition(" with ")[0]


def test_what_has_been_bought_sold_and_used_so_far() -> None:
    table = Setup(GAMES["cuba"], 3, {})
    seen = set()
    for seed in range(10):
        for key, said, shown in questions(table, seed):
            about = shown["about"]
            if key == "tradeswoman" and "sold" in about:
                verb, kind = said[-1].split(" ", 1)
                assert (kind in about["sold"], about["buying"]) == (verb == "sell", verb == "buy")
                seen.add(verb)
            if key == "foreman" and "used" in about:
                fields = shown["players"][shown["asked"]]["fields"]
                built = [fields[field]["building"] or fields[field]["gives"] for field in about["used"]]
                assert about["building"] in built
                seen.add("use")
            if key == "reap" and said[-1].startswith("harvest") and said[-2].startswith("move to"):
                assert about["free"] <= 1
                seen.add("harvest")
    assert seen == {"sell", "buy", "use", "harvest"}


def test_what_a_building_takes() -> None:
    _, said, shown = met("cuba", "use-sawmill")
    assert shown["about"] == {"character": "foreman", "building": last("use ", said)}
    _, said, shown = met("cuba", "use-resource-house", "give")
    assert (shown["about"]["given"], shown["about"]["left"]) == (last("give ", said), 1)


def test_which_law_asks_for_what() -> None:
    _, _, shown = met("cuba", "tax")
    assert shown["about"]["law"] == shown["laws"]["tax"]["in_force"]
    table = Setup(GAMES["cuba"], 4, {})
    asked: dict[str, Json] = {}
    for seed in range(40):
        for key, said, shown in questions(table, seed):
            if key == "tax" and shown["about"]["law"] == "tax buildings":
                assert shown["about"]["pesos"] == shown["players"][shown["asked"]]["buildings"]
            if key == "duty":
                asked[shown["about"]["law"]] = shown["about"]
            if key == "duty-rest":
                assert shown["about"]["given"] == last("give ", said)
                assert shown["about"]["left"] == 1
    assert asked["duty water"] == {"law": "duty water", "points": 2, "kind": "water", "left": 1}
    assert asked["duty resources"] == {"law": "duty resources", "points": 2, "left": 2}
    assert asked["printed duty"]["kind"] == "citrus"


def test_who_is_tied_and_what_has_passed() -> None:
    _, _, shown = met("cuba", "bid-again")
    assert shown["asked"] in shown["about"]["tied"]
    assert len(shown["about"]["tied"]) > 1
    passed = [
        (said, shown["about"])
        for key, said, shown in questions(Setup(GAMES["cuba"], 2, {}), 1)
        if key == "legislate"
    ]
    assert passed[0][1] == {"passed": [], "left": 2}
    for said, about in passed:
        if about["left"] == 1:
            assert about["passed"] == [last("pass ", said)]
