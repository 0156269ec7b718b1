"""How a table looks through a net: everybody's share of the win, seen from one seat."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from malecon.bots.net import Net
from malecon.kernel.mind import Mind, result
from malecon.kernel.observer import Observer, Writer
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, State


class Eye:
    """Looks at tables with what a seat knows. It trusts a mind only for what may be hidden."""

    def __init__(self, net: Net, observer: Observer[State], mind: Mind[State]) -> None:
        self.net = net
        self.observer = observer
        self.mind = mind
        self.writer = Writer(net.inputs)

    def write(self, s: State, seat: i64) -> vec[u8]:
        """What this seat knows, as the net is shown it; good until the next is written."""
        self.writer.begin(0)
        self.observer.write(self.mind.familiar(s, seat), seat, self.writer)
        return self.writer.rows

    def look(self, s: State, seat: i64) -> None:
        """Show the net what this seat knows."""
        self.net.look(self.write(s, seat))

    def liking(self, s: State) -> vec[float]:
        """How much each answer is liked, when the net has just looked with the eyes of the asked seat."""
        return self.net.liking(self.mind.familiar_options(s))

    def shares(self, s: State, seat: i64) -> vec[float]:
        """Every seat's share of the win as this one sees it: exact when the game is over."""
        if s.seat == OVER:
            return result(s)
        self.look(s, seat)
        seen = self.net.win_shares(s.players)
        shares = vec[float]([0.0] * s.players)
        for place in range(s.players):
            other = seat + place
            shares[other if other < s.players else other - s.players] = seen[place]
        return shares

    def judge(self, believed: State, seat: i64, worlds: i64, rng: Rng) -> vec[float]:
        """For each answer the seat's share after it, before chance has drawn, averaged over some worlds."""
        values = vec[float]([0.0] * believed.offered)
        for _ in range(worlds):
            s = self.mind.sample(believed, seat, rng)
            n: i64 = 0
            for action in s.options:
                after = s.copy()
                after.apply(action)
                values[n] += self.shares(after, seat)[seat] / float(worlds)
                n += 1
        return values
