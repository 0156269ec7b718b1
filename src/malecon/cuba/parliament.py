"""Parliament (C11, C50–C56, C77): bills, delegates, bids, and the two bills that become acts."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba.buildings import TOWN_HALL
from malecon.cuba.state import Cuba, has_bit, votes
from malecon.kernel.state import EVERYBODY, changed, row
from malecon.kernel.step import Step

# --- the argument of a bid: the place after the start player, who bids as BITs, hundreds laid so far ---


def bids_of(bidders: i64) -> i64:
    """These seats bid, the first of them in turn first."""
    return bidders << 3


def position_of(arg: i64) -> i64:
    return arg & 7


def at_position(arg: i64, position: i64) -> i64:
    """The same, with this place after the start player."""
    return (arg & ~7) | position


def bidders_of(arg: i64) -> i64:
    return (arg >> 3) & 31


def hundreds_of(arg: i64) -> i64:
    return arg >> 8


def another_hundred(arg: i64) -> i64:
    return arg + 256


def without_hundreds(arg: i64) -> i64:
    return arg & 255


# --- the argument of the vote: the groups passed so far as BITs, and above them the winner ---


def won_by(seat: i64) -> i64:
    return seat << c.GROUPS


def winner_of(arg: i64) -> i64:
    return arg >> c.GROUPS


def passed_of(arg: i64) -> i64:
    return arg & 15


# --- phase A ---


class Bills(Step[Cuba]):
    """C11, C6: phase A, the top card of each of the four piles is turned up."""

    def enter(self, s: Cuba, arg: i64) -> None:
        if arg == c.GROUPS:
            return
        s.ask_chance()
        for act in range(arg * c.ACTS_IN_GROUP, (arg + 1) * c.ACTS_IN_GROUP):
            if has_bit(s.act_pile, act):
                s.outcome(c.TURN_BILL + act, 1)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        act = action - c.TURN_BILL
        s.act_pile -= c.BIT[act]
        s.bills = changed(s.bills, arg, act)
        s.tell(EVERYBODY, c.BILL_TURNED, act, 0, 0)
        s.push(c.BILLS, arg + 1)


class Delegates(Step[Cuba]):
    """C77: in the variant all lay their delegates face down before the first card is played."""

    simultaneous = True

    def enter(self, s: Cuba, arg: i64) -> None:
        if not s.secret_delegate or arg == s.players:
            return
        s.ask(s.clockwise(arg))
        for card in range(c.CHARACTERS):
            s.offer(c.SEND + card)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        seat = s.clockwise(arg)
        s.secret = changed(s.secret, seat, action - c.SEND)
        s.tell(c.BIT[seat], c.DELEGATE_CHOSEN, seat, action - c.SEND, 0)
        s.tell(EVERYBODY, c.DELEGATE_LAID, seat, 0, 0)
        s.push(c.DELEGATES, arg + 1)


# --- phase C ---


class Parliament(Step[Cuba]):
    """C50, C52, C55, C76: all show the card that is left; then votes are bought unless Corruption rules."""

    def enter(self, s: Cuba, arg: i64) -> None:
        everybody: i64 = 0
        s.secret = row(s.players, c.NONE)  # a delegate laid face down (C77) is that card
        for position in range(s.players):
            seat = s.clockwise(position)
            everybody |= c.BIT[seat]
            s.tell(EVERYBODY, c.DELEGATE_SHOWN, seat, votes(s.hand[seat]) - 1, 0)
        if s.rules(c.CORRUPTION_ACT):
            s.tell(EVERYBODY, c.NO_BIDS, 0, 0, 0)
            s.push(c.LEGISLATE, won_by(first_clockwise(s, leaders(s))))
        else:
            s.push(c.BIDDING, bids_of(everybody))


def votes_without_bid(s: Cuba, seat: i64) -> i64:
    """C50, C51: the votes of the card, and more for the town hall used this round."""
    n = votes(s.hand[seat])
    if s.town_hall == seat:
        n += TOWN_HALL.votes
    return n


def votes_of(s: Cuba, seat: i64) -> i64:
    """C51, C52: all votes of a seat, those bought with the bid before it included."""
    n = votes_without_bid(s, seat)
    if s.secret[seat] != c.NONE:
        n += s.secret[seat]
    return n


def leaders(s: Cuba) -> i64:
    """The seats with the most votes, as BITs."""
    most: i64 = 0
    seats: i64 = 0
    for seat in range(s.players):
        n = votes_of(s, seat)
        if n > most:
            most = n
            seats = 0
        if n == most:
            seats |= c.BIT[seat]
    return seats


def first_clockwise(s: Cuba, seats: i64) -> i64:
    """C54: the start player if among these seats, or else the next one clockwise."""
    position: i64 = 0
    while not has_bit(seats, s.clockwise(position)):
        position += 1
    return s.clockwise(position)


class Bids(Step[Cuba]):
    """C52: secretly 0 pesos up to all that one has. They are kept until all bids are shown.

    Money has no bound, but the answers have one: 0 to 99 pesos, or a hundred laid down first and then the
    rest. So any amount can be bid, and in one way only.
    """

    simultaneous = True

    def enter(self, s: Cuba, arg: i64) -> None:
        position = position_of(arg)
        while position < s.players and not bids(s, arg, position):
            position += 1
        if position == s.players:
            self.show(s)
            return
        s.arg = at_position(arg, position)
        left = s.pesos[s.clockwise(position)] - c.HUNDRED * hundreds_of(arg)
        s.ask(s.clockwise(position))
        for pesos in range(left + 1 if left < c.HUNDRED else c.HUNDRED):
            s.offer(c.BID + pesos)
        if left >= c.HUNDRED:
            s.offer(c.BID_HUNDRED)

    def show(self, s: Cuba) -> None:
        """All have bid."""
        raise NotImplementedError

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        if action == c.BID_HUNDRED:
            s.push(s.step, another_hundred(arg))
            return
        seat = s.clockwise(position_of(arg))
        s.secret = changed(s.secret, seat, c.HUNDRED * hundreds_of(arg) + action - c.BID)
        s.tell(c.BIT[seat], c.BID_CHOSEN, seat, s.secret[seat], 0)
        s.tell(EVERYBODY, c.BID_LAID, seat, 0, 0)
        s.push(s.step, without_hundreds(arg) + 1)


def bids(s: Cuba, arg: i64, position: i64) -> bool:
    """Whether the seat at this place after the start player is among those who bid."""
    return has_bit(bidders_of(arg), s.clockwise(position))


class Bidding(Bids):
    """C52: everybody bids, clockwise from the start player; none knows the others' bids."""

    def show(self, s: Cuba) -> None:
        s.push(c.SHOW_BIDS)


class BidAgain(Bids):
    """C54: those tied for the most bid once more, with what they have left."""

    def show(self, s: Cuba) -> None:
        s.push(c.SHOW_AGAIN)


class ShowBids(Step[Cuba]):
    """C53, C54: all bids are shown and paid, by losers too; on a tie those tied bid again."""

    def enter(self, s: Cuba, arg: i64) -> None:
        ahead = leaders(s)
        show_and_pay(s)
        winner = first_clockwise(s, ahead)
        if ahead == c.BIT[winner]:
            s.push(c.LEGISLATE, won_by(winner))
            return
        for position in range(s.players):
            if has_bit(ahead, s.clockwise(position)):
                s.tell(EVERYBODY, c.VOTE_TIED, s.clockwise(position), 0, 0)
        s.push(c.BID_AGAIN, bids_of(ahead))


class ShowAgain(Step[Cuba]):
    """C53, C54: the second bids decide, since those who bid were tied; a new tie goes by the start player."""

    def enter(self, s: Cuba, arg: i64) -> None:
        most: i64 = c.NONE
        ahead: i64 = 0
        for seat in range(s.players):
            bid = s.secret[seat]
            if bid > most:
                most = bid
                ahead = 0
            if bid == most:
                ahead |= c.BIT[seat]
        show_and_pay(s)
        s.push(c.LEGISLATE, won_by(first_clockwise(s, ahead)))


def show_and_pay(s: Cuba) -> None:
    """C53: every bid goes to the stock."""
    for position in range(s.players):
        seat = s.clockwise(position)
        bid = s.secret[seat]
        if bid != c.NONE:
            s.tell(EVERYBODY, c.BID_SHOWN, seat, bid, votes_without_bid(s, seat))
            s.pesos[seat] -= bid
    s.secret = row(s.players, c.NONE)


class Legislate(Step[Cuba]):
    """C56: the winner passes exactly 2 of the bills, named in the order of their groups."""

    def enter(self, s: Cuba, arg: i64) -> None:
        winner = winner_of(arg)
        passed = passed_of(arg)
        if passed == 0:
            s.tell(EVERYBODY, c.VOTE_WON, winner, 0, 0)
        first: i64 = 0  # the groups behind the one passed
        while passed >= c.BIT[first]:
            first += 1
        behind: i64 = 0  # bills from there on; the first to pass needs another one behind it
        for group in range(first, c.GROUPS):
            if s.bills[group] != c.NONE:
                behind += 1
        needed: i64 = 2 if first == 0 else 1
        s.ask(winner)
        for group in range(first, c.GROUPS):
            if s.bills[group] != c.NONE:
                if behind >= needed:
                    s.offer(c.PASS + group)
                behind -= 1

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        group = action - c.PASS
        act = s.bills[group]
        s.bills = changed(s.bills, group, c.NONE)
        s.in_force = changed(s.in_force, group, act)
        if group == c.OTHERS:
            s.market_done = 0
        s.tell(EVERYBODY, c.ACT_PASSED, act, 0, 0)
        if passed_of(arg) == 0:
            s.push(c.LEGISLATE, arg | c.BIT[group])
            return
        for other in range(c.GROUPS):
            if s.bills[other] != c.NONE:
                s.tell(EVERYBODY, c.BILL_GONE, s.bills[other], 0, 0)
        s.bills = row(c.GROUPS, c.NONE)
        s.town_hall = c.NONE  # C91: its votes end with the vote
