"""Hints: the best answers first, for reasons that are true, in every language, and nobody's secret told."""

from __future__ import annotations

from functools import cache

import pytest

from malecon.cuba.codes import ACTIONS_PHASE, PARLIAMENT, TAX
from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.kernel.match import look
from malecon.kernel.play import settle
from malecon.kernel.reasons import Answer, Name, Reason, Some
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, State
from malecon.lab.hints import Hint, Way, drop_common, explain, hint, told_apart
from malecon.lab.judge import Judge
from malecon.lab.reasons import reasons, told
from malecon.messages import LANGUAGES, names, resource, say
from malecon.spoken.telling import Telling
from malecon.terminal.plain import drawing_of
from tests.cuba import scene as cuba
from tests.havana.scene import DEAR, Table
from tests.havana.scene import GAME as HAVANA
from tests.support import dealt

NODES = 30


def telling(game: Game, players: int, language: str) -> Telling:
    drawing = drawing_of(game, game.box(game.new(players)))
    return Telling(game, ("Ana", "Beto", "Carmen")[:players], language, drawing.naming)


def words(game: Game, hints: list[Hint]) -> list[str]:
    return [game.vocabulary.words(one.action) for one in hints]


def why(game: Game, state: State, *answers: str) -> list[Reason]:
    """What these answers bring about for whoever is asked."""
    seat = int(state.seat)
    after = state.copy()
    after.listening = True
    for answer in answers:
        action = game.vocabulary.action(answer)
        assert action in after.legal()
        after.apply(action)
    return reasons(game, state, after, after.events, seat)


# --- which answers ---


def about_to_win() -> Table:
    """Seat 0 needs a point, and a building of one point can be had for its red cube."""
    table = Table("siesta, worker", "mama, pesos")
    table.rows(("1: R", "1: Y", "1: N", "1: B", "2: R 2$", "7: 2Y 3w 2G A"), DEAR)
    table.give(0, "1 red, 24 points").give(1, "20 points")
    return table.round()


def test_the_winning_answer_comes_first_and_is_said_to_win() -> None:
    table = about_to_win()
    while "buy upper left" not in table.options():
        table.state.apply(table.state.options[0])
    hints = hint(HAVANA, look(HAVANA, table.state, 0, Rng(1)), NODES)
    assert words(HAVANA, hints)[0] == "buy upper left"
    assert hints[0].chance == 1
    assert Reason("wins", {}) in hints[0].reasons


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_hints_are_legal_sorted_and_the_same_again(game: Game) -> None:
    state = dealt(game, 3)
    seat = int(state.seat)
    hints = hint(game, look(game, state, seat, Rng(1)), NODES, n=2)
    assert len(hints) == 2
    assert {one.action for one in hints} <= set(state.legal())
    chances = [one.chance for one in hints]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert hints == hint(game, look(game, state, seat, Rng(1)), NODES, n=2)
    assert [one.plain()["action"] for one in hints] == [one.action for one in hints]


def test_a_question_with_fewer_answers_gets_fewer_hints() -> None:
    table = cuba.Table().ask(TAX)
    assert table.options() == ["pay", "refuse"]
    assert len(hint(cuba.GAME, look(cuba.GAME, table.state, 0, Rng(1)), NODES)) == 2


def test_no_answer_is_compared_with_what_is_in_it_too() -> None:
    """Two water, citrus and sugar cane are hardly better than two water and two citrus, not than *water*."""
    water, citrus, sugar = 1, 2, 3

    def of(*given: int) -> Hint:
        return Hint([*given], 0.5, [], [], [*given])

    best = of(water, water, citrus, sugar)
    assert told_apart(best, of(water, water, citrus, 4)) == [Answer(4)]
    assert told_apart(best, of(water, water, citrus, citrus)) == [
        Answer(one) for one in (water, water, citrus, citrus)
    ]
    assert told_apart(of(water), of(citrus)) == [Answer(citrus)]


# --- what is chosen already ---


def test_two_cards_are_one_choice_whichever_is_chosen_first() -> None:
    state = dealt(HAVANA, 2)
    seat = int(state.seat)

    def asked(*chosen: int) -> list[Hint]:
        return hint(HAVANA, look(HAVANA, state, seat, Rng(1)), NODES, n=100, chosen=chosen)

    best = asked()[0]
    pair = best.given[:2]
    assert best.together == pair
    for one, other in (pair, reversed(pair)):
        hints = asked(one)
        assert all(found.action != one for found in hints)
        (same,) = [found for found in hints if found.action == other]
        assert same.chance == best.chance
        assert same.given[:2] == sorted(pair)


@pytest.mark.parametrize("taken", [0, 1])
def test_what_is_chosen_together_is_told_together(taken: int) -> None:
    """Cuba's first question wants four pieces. Each hint is of all that are missing, so no two are alike."""
    state = dealt(cuba.GAME, 2)
    seen = look(cuba.GAME, state, int(state.seat), Rng(1))
    hints = hint(cuba.GAME, seen, NODES, chosen=state.legal()[:taken])
    assert [len(one.together) for one in hints] == [4 - taken] * 3
    assert len({tuple(one.together) for one in hints}) == 3
    for one in hints:
        assert one.plan == one.together[1:] + one.after
        assert [one.action, *one.plan] == one.together + one.after
        told = [reason.values["answers"] for reason in one.reasons if reason.key == "plan"]
        assert told == ([[Answer(action) for action in one.after]] if one.after else [])


def test_whoever_has_chosen_all_hears_of_all() -> None:
    state = dealt(HAVANA, 2)
    seat = int(state.seat)
    low, high = state.legal()[:2]
    hints = hint(HAVANA, look(HAVANA, state, seat, Rng(1)), NODES, n=100, chosen=(high, low))
    assert [low, high] in [one.given[:2] for one in hints]
    assert len({tuple(one.given[:2]) for one in hints}) > 20


def test_loading_goes_on_from_what_is_chosen() -> None:
    table = cuba.Table().moor(3, 5).give(0, citrus=2, cigars=1).play(0, "mayor")
    state = table.state
    word = cuba.GAME.vocabulary.action
    chosen = word("load dock 3 with cigars")
    assert chosen is not None
    hints = hint(cuba.GAME, look(cuba.GAME, state, 0, Rng(1)), NODES, n=9, chosen=(chosen,))
    assert set(words(cuba.GAME, hints)) == {"load dock 3 with citrus", "done"}
    for one in hints:
        assert chosen in one.given, "what is chosen is given with it"
    assert hints[0].chance >= hints[1].chance


# --- which reasons ---


def test_shipping_tells_units_points_and_that_the_ship_leaves() -> None:
    s = cuba.Table().moor(3, 5).give(0, citrus=2, cigars=1).ask(ACTIONS_PHASE).state  # ship 5 is 21002
    load = "load dock 3 with"
    found = why(cuba.GAME, s, "play mayor", f"{load} citrus", f"{load} citrus", f"{load} cigars")
    assert Reason("cuba-ships", {"units": 3, "dock": 3}) in found
    assert Reason("cuba-dock-leaves", {"dock": 3}) in found
    assert Reason("gets", {"pieces": [Some(9, "hint", "points")]}) in found
    lost = [Some(2, "piece", "citrus"), Some(1, "piece", "cigars")]
    assert Reason("costs", {"pieces": lost}) in found
    assert Reason("cuba-duty-lost", {}) in found, "the printed duty is a citrus"


def test_in_round_1_no_ship_need_leave_dock_3() -> None:
    table = cuba.Table().moor(3, 5).give(0, citrus=2)
    table.state.round = 1
    table.ask(ACTIONS_PHASE)
    found = why(cuba.GAME, table.state, "play mayor", "load dock 3 with citrus", "load dock 3 with citrus")
    assert Reason("cuba-ships", {"units": 2, "dock": 3}) in found
    assert Reason("cuba-dock-leaves", {"dock": 3}) not in found


def test_a_ship_that_is_full_will_take_no_more() -> None:
    table = cuba.Table().moor(2, 5, citrus=2, tobacco=1, cigars=1).give(0, cigars=1).ask(ACTIONS_PHASE)
    found = why(cuba.GAME, table.state, "play mayor", "load dock 2 with cigars")
    assert Reason("cuba-ship-full", {"dock": 2}) in found


def test_a_theft_tells_who_loses_what() -> None:
    table = Table("siesta, peso thief", "mama, pesos", "mama, pesos")
    table.give(1, "7 pesos").give(2, "1 peso").round()
    while "rob player 1" not in table.options():
        table.state.apply(table.state.options[0])
    found = why(HAVANA, table.state, "rob player 1")
    assert Reason("gets", {"pieces": [Some(3, "hint", "pesos")]}) in found
    loss = Reason("others-lose", {"player": Name("player", "1"), "pieces": [Some(3, "hint", "pesos")]})
    assert loss in found


def test_what_is_true_only_by_a_guess_is_not_told() -> None:
    # Seat 1 bids last: then all bids are shown, and one of the two wins the vote.
    s = cuba.Table().keep("mayor", "worker").ask(PARLIAMENT).does("bid 4").state
    rng = Rng(1)
    worlds = [cuba.GAME.sample(s, 1, rng) for _ in range(12)]
    judge = Judge(cuba.GAME, 2, NODES)
    seen = look(cuba.GAME, s, 1, rng)
    tree = judge.search(seen, seen.believe(), rng)
    _, found = explain(cuba.GAME, tree, worlds, 1, Way([s.legal()[1]], [s.legal()[1]]))
    assert not [reason for reason in found if reason.key == "others-lose"], "the other's bid is not known"


def test_what_every_answer_brings_speaks_for_none() -> None:
    same, own = Reason("gets", {"pieces": []}), Reason("wins", {})
    hints = [Hint([1], 0.5, [], [same, own], [1]), Hint([2], 0.4, [], [same], [2])]
    drop_common(hints)
    assert [one.reasons for one in hints] == [[own], []]


def test_how_to_go_on_is_told_even_if_it_is_the_same_for_all() -> None:
    plan = Reason("plan", {"answers": []})
    hints = [Hint([1], 0.5, [7], [plan], [1, 7]), Hint([2], 0.4, [7], [plan], [2, 7])]
    drop_common(hints)
    assert [one.reasons for one in hints] == [[plan], [plan]]


# --- in words ---


@cache
def met(name: str) -> dict[str, Reason]:
    """A reason of every kind that random games bring about."""
    game = GAMES[name]
    found: dict[str, Reason] = {}
    for seed in range(12):
        rng = Rng(seed)
        state = game.new(3)
        while state.seat != OVER:
            settle(state, rng)
            if state.seat == OVER:
                break
            before, seat = state.copy(), int(state.seat)
            state.listening, state.events = True, []
            state.apply(state.options[rng.below(len(state.options))])
            for reason in reasons(game, before, state, state.events, seat):
                found.setdefault(reason.key, reason)
    return found


def keys(language: str) -> set[str]:
    assert "hint" in names(language)
    return {entry.id.name for entry in resource(language, "hint").body if hasattr(entry, "id")}


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_of_a_game_is_met_and_told_in_every_language(name: str) -> None:
    found = met(name)
    for language in LANGUAGES:
        own = telling(GAMES[name], 3, language)
        sentences = [told(reason, own) for reason in found.values()]
        assert all(sentences)
    wanted = {key.removeprefix("hint-") for key in keys("en") if key.startswith(f"hint-{name}-")}
    wanted -= {"cuba-ship-full"}  # random players seldom fill one; it has a scene of its own
    assert wanted <= set(found), f"never met: {wanted - set(found)}"


def test_sentences_count_in_the_reader_s_language() -> None:
    own = telling(cuba.GAME, 2, "en")
    assert told(Reason("cuba-ships", {"units": 3, "dock": 3}), own) == "ships 3 units now, 3 points each"
    assert told(Reason("cuba-ships", {"units": 1, "dock": 1}), own) == "ships 1 unit now, 1 point"
    pieces = [Some(1, "hint", "points"), Some(2, "piece", "rum")]
    assert told(Reason("gets", {"pieces": pieces}), own) == "brings 1 point, 2 rum"
    take = [cuba.GAME.vocabulary.action(f"take {piece}") or -1 for piece in ("water", "water", "wood")]
    plan = Reason("plan", {"answers": [Answer(action) for action in take]})
    assert told(plan, own) == "then: Take from the stock: water, water, wood"
    german = telling(cuba.GAME, 2, "de")
    assert told(Reason("gets", {"pieces": pieces}), german) == "bringt 1 Punkt, 2\xa0× Rum"
    assert say("hint-wins", "es") == "gana la partida"
