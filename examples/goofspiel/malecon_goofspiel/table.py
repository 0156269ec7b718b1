"""What lies on the table: whole numbers and lists of them, and nothing else. A set of cards is a number with
a bit for each card: so a table is quickly copied, and bots try their answers on thousands of copies."""

from __future__ import annotations

from dataclasses import dataclass


def cards_in(bits: int) -> list[int]:
    """The cards of a set, ascending."""
    return [card for card in range(1, 14) if bits >> card & 1]


@dataclass
class Table:
    """A game of Goofspiel. The lists have an entry for each player."""

    prizes: int  # face down in the pile; which one comes is drawn when it is turned up
    stake: int  # the prizes that lie open, to be won now
    won: list[int]
    hand: list[int]
    laid: list[int]  # face down: one card, or none
    played: list[int]  # all cards that were shown: those of the first round by seat, then of the second …

    def copy(self) -> Table:
        """A table that shares nothing with this one."""
        lists = (self.won[:], self.hand[:], self.laid[:], self.played[:])
        return Table(self.prizes, self.stake, *lists)

    def scores(self) -> list[int]:
        """G5: every prize counts its number."""
        return [sum(cards_in(won)) for won in self.won]

    def winners(self) -> list[int]:
        """G5: whoever has most points; several share the win."""
        scores = self.scores()
        return [seat for seat, points in enumerate(scores) if points == max(scores)]


def lay_out(players: int, cards: int) -> Table:
    """G1: everybody has the same cards, and one more such set are the prizes."""
    every = sum(1 << card for card in range(1, cards + 1))
    nothing = [0] * players
    return Table(every, 0, nothing[:], [every] * players, nothing[:], [])
