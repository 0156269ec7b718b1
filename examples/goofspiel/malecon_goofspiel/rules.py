"""How it is played: each step is one question of the rules, or one thing that happens. They wait on a pile; a
step does what it has to do, puts others on the pile (what is put last comes first), or asks somebody."""

from __future__ import annotations

from malecon.kernel.openstate import OpenState
from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step, bound
from malecon_goofspiel.table import Table, cards_in, lay_out

# Steps
ROUND, TURN_UP, BID, SHOW = range(4)

# Answers are numbers, too: a verb, to which is added what it names. So 3 is "turn up 4", and 16 is "bid 4".
TURN_UP_PRIZE, BID_CARD = 0, 13

# What players are told
ROUND_BEGINS, TURNED_UP, CHOSE, LAID, SHOWED, WON, NOBODY_WON = range(7)


class Round(Step[OpenState]):
    """G2: a round for each prize; when there are none left, the game is over."""

    def enter(self, s: OpenState, arg: int) -> None:
        if not s.table.prizes:
            s.finish()
            return
        s.round += 1
        s.tell(EVERYBODY, ROUND_BEGINS, s.round, 0, 0)
        s.push(ROUND)
        s.push(SHOW)
        s.push(BID, 0)
        s.push(TURN_UP)


class TurnUp(Step[OpenState]):
    """G2: chance turns up one of the prizes that lie face down, each as likely as another."""

    def enter(self, s: OpenState, arg: int) -> None:
        s.ask_chance()
        for prize in cards_in(s.table.prizes):
            s.outcome(TURN_UP_PRIZE + prize - 1, 1)

    def apply(self, s: OpenState, arg: int, action: int) -> None:
        prize = action - TURN_UP_PRIZE + 1
        s.table.prizes -= 1 << prize
        s.table.stake += 1 << prize
        s.tell(EVERYBODY, TURNED_UP, prize - 1, 0, 0)


class Bid(Step[OpenState]):
    """G3: everybody lays a card face down; none is seen before all have laid theirs. `arg` is the seat."""

    simultaneous = True

    def enter(self, s: OpenState, arg: int) -> None:
        s.ask(arg)
        for card in cards_in(s.table.hand[arg]):
            s.offer(BID_CARD + card - 1)

    def apply(self, s: OpenState, arg: int, action: int) -> None:
        card = action - BID_CARD + 1
        s.table.hand[arg] -= 1 << card
        s.table.laid[arg] = 1 << card
        s.tell(1 << arg, CHOSE, arg, card - 1, 0)  # for this seat alone
        s.tell(EVERYBODY, LAID, arg, 0, 0)
        if arg + 1 < s.players:
            s.push(BID, arg + 1)


class Show(Step[OpenState]):
    """G4: the highest card takes the prizes; if several have laid it, they stay for the next round."""

    def enter(self, s: OpenState, arg: int) -> None:
        table: Table = s.table
        highest = [seat for seat in range(s.players) if table.laid[seat] == max(table.laid)]
        for seat in range(s.players):
            card = cards_in(table.laid[seat])[0]
            table.played.append(card)
            table.laid[seat] = 0
            s.tell(EVERYBODY, SHOWED, seat, card - 1, 0)
        points = sum(cards_in(table.stake))
        if len(highest) == 1:
            table.won[highest[0]] += table.stake
            table.stake = 0
            s.tell(EVERYBODY, WON, highest[0], points, 0)
        else:
            s.tell(EVERYBODY, NOBODY_WON, points, 0, 0)


STEPS = bound({ROUND: Round(), TURN_UP: TurnUp(), BID: Bid(), SHOW: Show()})


def new_game(players: int, cards: int) -> OpenState:
    """The table as it is laid out, up to the first question."""
    s = OpenState(players, STEPS, lay_out(players, cards))
    s.push(ROUND)
    s.advance()
    return s
