"""What is hidden: delegates of the variant and bids; everything else lies open."""

from __future__ import annotations

from collections import Counter

from malecon.cuba import codes as c
from malecon.cuba.belief import sample
from malecon.cuba.state import Cuba
from malecon.kernel.rng import Rng
from tests.cuba import scene
from tests.cuba.scene import act, options
from tests.support import rule


@rule("C10")
def test_money_and_all_pieces_lie_open() -> None:
    s = scene.bare(3)
    scene.give(s, 1, rum=2)
    scene.store(s, 2, citrus=1)
    view = scene.GAME.view(s, 0)
    assert view["players"][1]["lot"]["rum"] == 2
    assert view["players"][2]["warehouse"]["citrus"] == 1
    assert [player["pesos"] for player in view["players"]] == [10, 10, 10]
    assert view["stock"]["rum"] == 6


@rule("C10")
def test_of_the_ships_the_shuffled_part_has_no_order_and_the_rest_has() -> None:
    s = scene.bare()
    scene.ask(s, c.END_OF_ROUND)
    act(s, "turn ship 9")
    ships = scene.GAME.view(s, None)["ships"]
    assert [card["ship"] for card in ships["shuffled"]] == [5, 6, 7, 8, 10, 11, 12, 13, 14, 15]
    assert [card["ship"] for card in ships["under"]] == [3]


def bidding() -> Cuba:
    s = scene.bare(3)
    scene.keep(s, "worker", "worker", "worker")
    s.pesos[1] = 6
    scene.ask(s, c.PARLIAMENT)
    return s


@rule("C54", "C10")
def test_a_bid_is_seen_by_its_bidder_alone_until_all_are_shown() -> None:
    s = bidding()
    act(s, "bid 7")
    own, other = scene.GAME.view(s, 0), scene.GAME.view(s, 1)
    assert own["players"][0]["bid"] == 7
    assert "bid" not in other["players"][0]
    assert other["players"][0]["bid_laid"]
    assert other["players"][0]["pesos"] == 10
    assert other["players"][1]["bid"] is None


@rule("C54")
def test_a_bid_is_believed_to_be_anything_he_could_pay() -> None:
    s = bidding()
    act(s, "bid 7", "bid 5")
    rng = Rng(4)
    believed = [sample(s, 2, rng) for _ in range(400)]
    assert {int(b.secret[0]) for b in believed} == set(range(11))
    assert {int(b.secret[1]) for b in believed} == set(range(7))
    assert all(b.secret[2] == c.NONE for b in believed)
    own = [sample(s, 0, rng) for _ in range(50)]
    assert {int(b.secret[0]) for b in own} == {7}


@rule("C54")
def test_hundreds_laid_already_are_hidden_too() -> None:
    s = bidding()
    s.pesos[0] = 250
    scene.ask(s, c.PARLIAMENT)
    act(s, "bid hundred more")
    assert scene.GAME.view(s, 1)["players"][0]["bid_laid"] is False
    believed = sample(s, 1, Rng(1))
    assert believed.seat == 0
    assert options(believed)[-1] == "bid hundred more"
    assert len(options(believed)) == 101
    itself = sample(s, 0, Rng(1))
    assert scene.GAME.difference(itself, s) == {}
    act(itself, "bid hundred more")
    assert len(options(itself)) == 51


def delegates() -> Cuba:
    s = scene.bare(3, secret_delegate=True)
    s.finish()
    s.seat = -3
    s.push(c.ACTIONS_PHASE)
    s.push(c.DELEGATES)
    s.advance()
    act(s, "send mayor", "send worker", "send architect")
    return s


@rule("C77", "C10")
def test_a_delegate_is_seen_by_its_owner_alone() -> None:
    s = delegates()
    assert scene.GAME.view(s, 0)["players"][0]["delegate"] == "mayor"
    for seat in (1, 2, None):
        shown = scene.GAME.view(s, seat)["players"][0]
        assert "delegate" not in shown
        assert shown["delegate_laid"]
        assert shown["unplayed"] == ["worker", "tradeswoman", "architect", "foreman", "mayor"]


@rule("C77")
def test_a_delegate_is_believed_to_be_any_card_not_yet_played() -> None:
    s = delegates()
    act(s, "play foreman")  # there is nothing to use
    rng = Rng(2)
    count = Counter(int(sample(s, 1, rng).secret[0]) for _ in range(800))
    assert set(count) == {c.WORKER, c.TRADESWOMAN, c.ARCHITECT, c.MAYOR}
    assert all(140 < n < 260 for n in count.values()), "one as likely as another"
    believed = sample(s, 1, rng)
    assert believed.secret[1] == c.WORKER
    assert believed.legal() == s.legal()


@rule("C77")
def test_the_cards_another_may_play_do_not_tell_his_delegate() -> None:
    s = delegates()
    assert s.seat == 0
    assert "play mayor" not in options(s)
    rng = Rng(3)
    offered = set()
    for _ in range(50):
        believed = sample(s, 1, rng)
        assert believed.seat == 0
        assert len(options(believed)) == 4
        offered |= set(options(believed))
    assert "play mayor" in offered


@rule("C77")
def test_choosing_a_delegate_is_told_to_its_owner_alone() -> None:
    s = scene.bare(3, secret_delegate=True)
    s.listening = True
    scene.ask(s, c.DELEGATES)
    act(s, "send mayor")
    secret = [event for event in s.events if event[1] == c.DELEGATE_CHOSEN]
    assert [(event[0], event[2], event[3]) for event in secret] == [(1, 0, c.MAYOR)]


@rule("C54")
def test_laying_a_bid_is_told_to_its_bidder_alone() -> None:
    s = bidding()
    s.listening = True
    act(s, "bid 7", "bid 2")
    secret = [event for event in s.events if event[1] == c.BID_CHOSEN]
    assert [(event[0], event[2], event[3]) for event in secret] == [(1, 0, 7), (2, 1, 2)]
    assert all(event[1] != c.BID_SHOWN for event in s.events)
    act(s, "bid 0")
    assert [event[2:4] for event in s.events if event[1] == c.BID_SHOWN] == [(0, 7), (1, 2), (2, 0)]
