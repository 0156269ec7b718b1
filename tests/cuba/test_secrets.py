"""What is hidden: delegates of the variant and bids; everything else lies open."""

from __future__ import annotations

from collections import Counter

from malecon.cuba import codes as c
from malecon.cuba.belief import sample
from malecon.kernel.rng import Rng
from tests.cuba.scene import GAME, Table
from tests.support import rule


@rule("C10")
def test_money_and_all_pieces_lie_open() -> None:
    table = Table(3).give(1, rum=2).store(2, citrus=1)
    view = table.view(0)
    assert view["players"][1]["lot"]["rum"] == 2
    assert view["players"][2]["warehouse"]["citrus"] == 1
    assert [player["pesos"] for player in view["players"]] == [10, 10, 10]
    assert view["stock"]["rum"] == 6


@rule("C10")
def test_of_the_ships_the_shuffled_part_has_no_order_and_the_rest_has() -> None:
    table = Table().ask(c.END_OF_ROUND).does("turn ship 9")
    ships = table.view()["ships"]
    assert [card["ship"] for card in ships["shuffled"]] == [5, 6, 7, 8, 10, 11, 12, 13, 14, 15]
    assert [card["ship"] for card in ships["under"]] == [3]


def bidding() -> Table:
    table = Table(3).keep("worker", "worker", "worker")
    table.state.pesos[1] = 6
    table.ask(c.PARLIAMENT)
    return table


@rule("C54", "C10")
def test_a_bid_is_seen_by_its_bidder_alone_until_all_are_shown() -> None:
    table = bidding()
    table.does("bid 7")
    own, other = table.view(0), table.view(1)
    assert own["players"][0]["bid"] == 7
    assert "bid" not in other["players"][0]
    assert other["players"][0]["bid_laid"]
    assert other["players"][0]["pesos"] == 10
    assert other["players"][1]["bid"] is None


@rule("C54")
def test_a_bid_is_believed_to_be_anything_he_could_pay() -> None:
    table = bidding()
    table.does("bid 7", "bid 5")
    rng = Rng(4)
    believed = [sample(table.state, 2, rng) for _ in range(400)]
    assert {int(b.secret[0]) for b in believed} == set(range(11))
    assert {int(b.secret[1]) for b in believed} == set(range(7))
    assert all(b.secret[2] == c.NONE for b in believed)
    own = [sample(table.state, 0, rng) for _ in range(50)]
    assert {int(b.secret[0]) for b in own} == {7}


@rule("C54")
def test_hundreds_laid_already_are_hidden_too() -> None:
    table = bidding()
    table.state.pesos[0] = 250
    table.ask(c.PARLIAMENT).does("bid hundred more")
    assert table.view(1)["players"][0]["bid_laid"] is False
    believed = Table.of(sample(table.state, 1, Rng(1)))
    assert believed.state.seat == 0
    assert believed.options()[-1] == "bid hundred more"
    assert len(believed.options()) == 101
    itself = Table.of(sample(table.state, 0, Rng(1)))
    assert GAME.difference(itself.state, table.state) == {}
    assert len(itself.does("bid hundred more").options()) == 51


def delegates() -> Table:
    table = Table(3, secret_delegate=True)
    table.state.finish()
    table.state.seat = -3
    table.state.push(c.ACTIONS_PHASE)
    table.state.push(c.DELEGATES)
    table.state.advance()
    table.does("send mayor", "send worker", "send architect")
    return table


@rule("C77", "C10")
def test_a_delegate_is_seen_by_its_owner_alone() -> None:
    table = delegates()
    assert table.view(0)["players"][0]["delegate"] == "mayor"
    for seat in (1, 2, None):
        shown = table.view(seat)["players"][0]
        assert "delegate" not in shown
        assert shown["delegate_laid"]
        assert shown["unplayed"] == ["worker", "tradeswoman", "architect", "foreman", "mayor"]


@rule("C77")
def test_a_delegate_is_believed_to_be_any_card_not_yet_played() -> None:
    table = delegates()
    table.does("play foreman")  # there is nothing to use
    rng = Rng(2)
    count = Counter(int(sample(table.state, 1, rng).secret[0]) for _ in range(800))
    assert set(count) == {c.WORKER, c.TRADESWOMAN, c.ARCHITECT, c.MAYOR}
    assert all(140 < n < 260 for n in count.values()), "one as likely as another"
    believed = sample(table.state, 1, rng)
    assert believed.secret[1] == c.WORKER
    assert believed.legal() == table.state.legal()


@rule("C77")
def test_the_cards_another_may_play_do_not_tell_his_delegate() -> None:
    table = delegates()
    assert table.state.seat == 0
    assert "play mayor" not in table.options()
    rng = Rng(3)
    offered = set()
    for _ in range(50):
        believed = Table.of(sample(table.state, 1, rng))
        assert believed.state.seat == 0
        assert len(believed.options()) == 4
        offered |= set(believed.options())
    assert "play mayor" in offered


@rule("C77")
def test_choosing_a_delegate_is_told_to_its_owner_alone() -> None:
    table = Table(3, secret_delegate=True)
    table.state.listening = True
    table.ask(c.DELEGATES).does("send mayor")
    secret = [event for event in table.state.events if event[1] == c.DELEGATE_CHOSEN]
    assert [(event[0], event[2], event[3]) for event in secret] == [(1, 0, c.MAYOR)]


@rule("C54")
def test_laying_a_bid_is_told_to_its_bidder_alone() -> None:
    table = bidding()
    table.state.listening = True
    table.does("bid 7", "bid 2")
    secret = [event for event in table.state.events if event[1] == c.BID_CHOSEN]
    assert [(event[0], event[2], event[3]) for event in secret] == [(1, 0, 7), (2, 1, 2)]
    assert all(event[1] != c.BID_SHOWN for event in table.state.events)
    table.does("bid 0")
    assert [event[2:4] for event in table.state.events if event[1] == c.BID_SHOWN] == [(0, 7), (1, 2), (2, 0)]
