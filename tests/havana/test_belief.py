"""What the others may know of a hand (H10), against every history that fits what they have heard.

`Watcher` is a player with a perfect memory and no imagination: from the events told to a seat it keeps every
hand and discard pile that another player could have. A belief must give one of them, and each can come up.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from malecon.havana import codes as c
from malecon.havana.state import Havana
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER
from tests.havana.scene import GAME, Table, card_bits, card_of
from tests.support import act, dealt, rule

#: The cards in a hand (what lies face down among them) and those in the discard pile.
World = tuple[frozenset[int], frozenset[int]]
EVERY_CARD = frozenset(range(c.CARDS))


class Watcher:
    """All that one player could hold, as another sees it."""

    def __init__(self, watched: int, worlds: Sequence[World] = ((EVERY_CARD, frozenset()),)) -> None:
        self.watched = watched
        self.worlds = set(worlds)
        self.open: frozenset[int] = frozenset()
        self.covered: frozenset[int] = frozenset()

    def hears(self, event: int, numbers: tuple[int, int, int]) -> None:
        seat, a, b = numbers
        if seat != self.watched:
            return
        if event == c.COVERED:
            self.covered = frozenset({a})
        elif event == c.REVEALED:
            new = frozenset({a, b}) - self.open
            self.worlds = {(hand - new, gone | self.covered) for hand, gone in self.worlds if new <= hand}
            self.open, self.covered = frozenset({a, b}), frozenset()
        elif event == c.TOOK_BACK:
            self.worlds = {(hand | {card}, gone - {card}) for hand, gone in self.worlds for card in gone}
        elif event == c.HAND_TAKEN_UP:
            self.worlds = {(hand | gone, frozenset()) for hand, gone in self.worlds}


def cards_of(bits: int) -> frozenset[int]:
    return frozenset(card for card in range(c.CARDS) if bits & c.CARD[card])


def world_of(state: Havana, seat: int) -> World:
    """What a player has in a state."""
    laid = frozenset(int(state.laid[2 * seat + place]) for place in range(2)) - {c.NO_CARD}
    return cards_of(int(state.hand[seat])) | laid, cards_of(int(state.discards[seat]))


def sampled(state: Havana, seat: int, rng: Rng) -> Havana:
    belief = GAME.sample(state, seat, rng)
    assert isinstance(belief, Havana)
    return belief


def believed(state: Havana, seat: int, watched: int, worlds: set[World], seed: int) -> set[World]:
    """The worlds that come up in beliefs: until all the expected ones have, or for a very long time."""
    rng = Rng(seed)
    found: set[World] = set()
    for _ in range(200 * len(worlds)):
        found.add(world_of(sampled(state, seat, rng), watched))
        if found == worlds:
            # All have come up: go on for a while, so that a wrong one has its chance too.
            for _ in range(3 * len(worlds)):
                found.add(world_of(sampled(state, seat, rng), watched))
            break
    return found


def refresh_often(state: Havana, rng: Rng) -> int:
    """Random play that takes many cards back, and never ends the game."""
    legal = state.legal()
    words = [GAME.vocabulary.words(action) for action in legal]
    if state.seat == CHANCE:
        return int(random_action(state, rng))
    for wanted in ("end turn", "lay refreshment", "choose refreshment"):
        if wanted in words:
            return legal[words.index(wanted)]
    if words[0].startswith("take back") and rng.below(3):  # the more are discarded, the more are in doubt
        return legal[-1]
    if words[0].startswith("cover") and rng.below(4):  # keep Refreshment open as a rule
        return legal[1 - (words[1] == "cover refreshment")]
    return legal[rng.below(len(legal))]


def most_doubt(players: int, seed: int) -> int:
    """Watch a whole game, comparing beliefs and possible worlds; how many worlds there were at most."""
    state = GAME.new(players, {"round_limit": 30})
    assert isinstance(state, Havana)
    state.listening = True
    rng = Rng(seed, players)
    seat = players - 1
    watchers = [Watcher(watched) for watched in range(players) if watched != seat]
    checked: list[set[World]] = [set() for _ in watchers]
    heard, most = 0, 0
    while state.seat != OVER:
        state.apply(refresh_often(state, rng))
        for audience, event, *numbers in state.events[heard:]:
            if audience & c.SEAT[seat]:
                for watcher in watchers:
                    watcher.hears(event, (numbers[0], numbers[1], numbers[2]))
        heard = len(state.events)
        for number, watcher in enumerate(watchers):
            assert world_of(state, watcher.watched) in watcher.worlds  # the truth is never ruled out
            assert world_of(sampled(state, seat, rng), watcher.watched) in watcher.worlds
            if watcher.worlds != checked[number]:
                assert believed(state, seat, watcher.watched, watcher.worlds, heard) == watcher.worlds
                checked[number] = watcher.worlds
                most = max(most, len(watcher.worlds))
    return most


@rule("H10", "H17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_beliefs_are_just_the_hands_that_fit_what_was_heard(players: int) -> None:
    assert max(most_doubt(players, seed) for seed in range(5)) > 20  # there was something to doubt


# --- scenes ---


def taken(*cards: str, discarded: str = "worker, architect, pesos") -> Table:
    """Seat 0 has taken these cards back, one a round, with Refreshment."""
    table = Table("refreshment, mama", "siesta, protection").discarded(0, discarded)
    for card in cards:
        table.turns(1).does(f"take back {card}")
        if table.question == "take-cubes":
            table.chance()
    return table


def hands(table: Table, seat: int = 1) -> set[str]:
    """What seat 0 may hold of the cards that were discarded first, as another sees it."""
    rng = Rng(5)
    found = set()
    for _ in range(300):
        held = sampled(table.state, seat, rng).hand[0]
        found.add("+".join(name for name in ("architect", "pesos", "worker") if held & card_bits(name)))
    return found


@rule("H10", "H17")
def test_without_refreshment_nothing_is_in_doubt() -> None:
    table = Table("refreshment, mama", "siesta, protection").discarded(0, "worker, architect, pesos")
    belief = sampled(table.state, 1, Rng(1))
    assert GAME.difference(table.state, belief) == {}


@rule("H10", "H17")
def test_a_card_taken_back_may_be_any_that_was_discarded() -> None:
    assert hands(taken("worker")) == {"worker", "architect", "pesos"}


@rule("H10", "H17")
def test_two_taken_back_may_be_any_two() -> None:
    assert hands(taken("worker", "pesos")) == {"pesos+worker", "architect+worker", "architect+pesos"}


@rule("H10", "H17")
def test_all_taken_back_leave_no_doubt() -> None:
    assert hands(taken("worker", "pesos", "architect")) == {"architect+pesos+worker"}


@rule("H10", "H17")
def test_the_own_hand_is_never_in_doubt_to_its_owner() -> None:
    assert hands(taken("worker"), seat=0) == {"worker"}


@rule("H10", "H17", "H39")
def test_a_card_that_is_shown_again_explains_what_was_taken() -> None:
    table = taken("worker").new_cards()
    table.does("cover protection", "lay debris", "cover mama", "lay worker")
    assert hands(table) == {""}


@rule("H10", "H17", "H39")
def test_a_card_shown_that_was_never_discarded_explains_nothing() -> None:
    table = taken("worker").new_cards()
    table.does("cover protection", "lay mama", "cover mama", "lay debris")
    assert hands(table) == {"worker", "architect", "pesos"}


@rule("H10", "H17", "H39")
def test_a_card_discarded_later_can_only_be_the_later_take() -> None:
    table = taken("worker").new_cards().does("cover protection", "lay worker", "cover mama", "lay protection")
    # Mama was discarded after the first take. She is taken back too, and shown again: that was the second
    # take, and the first is in doubt as before.
    table.turns(0).does("take back mama")
    assert hands(table) == {
        "architect",
        "pesos",
        "worker",
        "architect+pesos",
        "architect+worker",
        "pesos+worker",
    }
    table.new_cards().does("cover worker", "lay pesos", "cover protection", "lay mama")
    assert hands(table) == {"architect", "pesos", "worker"}


@rule("H10", "H17", "H39")
def test_a_card_discarded_earlier_may_have_been_either_take() -> None:
    table = taken("worker").new_cards().does("cover protection", "lay worker", "cover mama", "lay protection")
    table.turns(0).does("take back mama")
    table.new_cards().does("cover worker", "lay pesos", "cover protection", "lay worker")
    # One of the two takes was the worker. The other was another card of the first pile, or Mama.
    assert hands(table) == {"architect", "pesos", ""}


@rule("H10", "H40")
def test_when_the_whole_discard_pile_is_taken_up_every_doubt_is_gone() -> None:
    gone = "protection, debris, conservation, tax collector, worker, architect, peso thief, pesos, siesta"
    table = taken("worker", discarded=gone)
    assert len(table.state.taken_back) == 1
    table.new_cards().does("cover protection", "lay mama", "cover mama", "lay black market")
    assert table.view(None)["players"][0]["hand_size"] == 11
    assert len(table.state.taken_back) == 0
    assert world_of(sampled(table.state, 1, Rng(1)), 0) == world_of(table.state, 0)


@rule("H10", "H42")
def test_a_card_face_down_may_be_any_that_its_owner_may_hold() -> None:
    table = taken("worker")
    table.state.open[2] = card_of("pesos")  # the other one has 28 now, and lays after that one
    table.discarded(1, "siesta").new_cards().does("cover mama", "lay debris")
    assert table.asked == 1
    laid = set()
    rng = Rng(2)
    for _ in range(400):
        belief = sampled(table.state, 1, rng)
        assert (belief.laid[0], belief.hand[0] & belief.discards[0]) == (c.NO_CARD, 0)
        laid.add(int(belief.laid[1]))
    assert laid == set(EVERY_CARD - cards_of(card_bits("refreshment, mama")))


@rule("H8", "H10")
def test_the_first_choice_of_another_is_any_card_that_leaves_a_higher_one() -> None:
    state = dealt(GAME, 2)
    assert isinstance(state, Havana)
    act(GAME, state, "choose debris")
    rng = Rng(3)
    seen = set()
    for _ in range(400):
        belief = sampled(state, 1, rng)
        first = int(belief.laid[0])
        seen.add(first)
        # The question to the other seat is asked anew: its answers must not tell the first one's card.
        assert belief.legal() == [c.CHOOSE + card for card in range(first + 1, c.CARDS)]
        assert belief.seat == 0
    assert seen == set(range(c.CARDS - 1))


@rule("H10", "H17")
def test_what_another_may_take_back_or_lay_is_not_told_by_their_question() -> None:
    table = taken("worker").turns(1)
    assert (table.asked, table.question) == (0, "refreshment")
    rng = Rng(4)
    offered = set()
    for _ in range(100):
        belief = sampled(table.state, 1, rng)
        assert belief.legal()[:-1] == [
            c.TAKE_BACK + card for card in sorted(cards_of(int(belief.discards[0])))
        ]
        offered |= set(belief.legal())
    assert c.TAKE_BACK + card_of("worker") in offered
    assert c.TAKE_BACK + c.ARCHITECT in offered


@rule("H10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_belief_looks_the_same_to_its_owner_and_can_be_played_on(players: int) -> None:
    rng = Rng(players)
    for seed in range(3):
        state = GAME.new(players, {"round_limit": 12})
        assert isinstance(state, Havana)
        own = Rng(seed, 2)
        while state.seat != OVER:
            state.apply(refresh_often(state, own))
            seat = int(own.below(players))
            belief = sampled(state, seat, rng)
            assert GAME.view(belief, seat) == GAME.view(state, seat)
            if state.seat == seat:
                assert belief.legal() == state.legal()
            if belief.legal():
                belief.apply(random_action(belief, rng))
            for other in range(players):
                hand, gone = world_of(belief, other)
                lying = {int(card) for card in belief.open[2 * other : 2 * other + 2]} - {c.NO_CARD}
                assert len(hand) + len(gone) + len(lying) == c.CARDS
                assert hand | gone | lying == EVERY_CARD
