"""A table as it was at any moment: its log played again, and looked at as a seat could look at it then."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import NamedTuple

from malecon.games import GAMES
from malecon.kernel.state import State
from malecon.record import following
from malecon.table import views
from malecon.table.entries import Entry, EntryKind
from malecon.table.moves import Denied
from malecon.table.sealed import asked
from malecon.table.settings import Settings
from malecon.table.view_types import MomentView

KEPT = 16  # every so many answers the table is kept as it was; between them it is played


class Node(NamedTuple):
    """The table after an answer. What was undone stays, for it has been seen; others go on from the same."""

    before: int  # the node that the answer was given at, −1 for none
    action: int
    depth: int


class Moment(NamedTuple):
    """What a line of the log made of the table: the node it stands at, and who was ready with an answer."""

    node: int
    ready: frozenset[int]


class History:
    """All that has happened at a table so far. Lines of the log are added in their order, as they come."""

    def __init__(self, settings: Settings) -> None:
        self.game = GAMES[settings.game]
        start = self.game.new(settings.players, settings.options, settings.box)
        self.players = settings.players
        self.nodes = [Node(-1, 0, 0)]
        self.states: dict[int, State] = {0: start}
        self.line = [0]  # the nodes from the beginning to where the table stands
        self.number = 0  # of the last line that is known
        self.numbers: list[int] = []  # lines that changed something, and what they made of the table
        self.moments: list[Moment] = []
        self.state = start.copy()

    def add(self, entries: Iterable[Entry]) -> None:
        """More of the log."""
        for entry in entries:
            if entry.number <= self.number:
                continue
            match entry.kind:
                case EntryKind.ANSWER:
                    self.answer(entry)
                    self.mark(entry, frozenset())
                case EntryKind.UNDO:
                    del self.line[entry.data["answers"] + 1 :]
                    self.state = self.state_of(self.line[-1])
                    self.mark(entry, frozenset())
                case EntryKind.READY | EntryKind.UNREADY if entry.seat is not None:
                    ready = self.moments[-1].ready if self.moments else frozenset()
                    self.mark(entry, ready ^ {entry.seat})
                case EntryKind.BEGAN:
                    self.mark(entry, frozenset())
            self.number = entry.number

    def mark(self, entry: Entry, ready: frozenset[int]) -> None:
        self.numbers.append(entry.number)
        self.moments.append(Moment(self.line[-1], ready))

    def answer(self, entry: Entry) -> None:
        """A line of the record. If it is not what today's rules make of it, it cannot be shown."""
        words, *after = entry.text.split("\n")
        action = self.game.vocabulary.action(words.partition(" ")[2])
        state = self.state
        if action is None or int(state.seat) != entry.seat or action not in state.legal():
            raise Denied("table-older-rules")
        before = int(state.round)
        state.apply(action)
        if following(self.game, state, before) != after:
            raise Denied("table-older-rules")
        depth = self.nodes[self.line[-1]].depth + 1
        self.nodes.append(Node(self.line[-1], action, depth))
        self.line.append(len(self.nodes) - 1)
        if depth % KEPT == 0:
            self.states[len(self.nodes) - 1] = state.copy()

    def state_of(self, node: int) -> State:
        """The table at a node; a fresh one."""
        actions: list[int] = []
        while node not in self.states:
            actions.append(self.nodes[node].action)
            node = self.nodes[node].before
        state = self.states[node].copy()
        for action in reversed(actions):
            state.apply(action)
        return state

    def seen(self, number: int, seat: int | None) -> MomentView:
        """The game as this seat, or a spectator, saw it right after a line of the log; who was asked what.

        Whatever was hidden from that seat then is hidden here, also if all has been shown since.
        """
        number = min(number, self.number)
        at = bisect_right(self.numbers, number) - 1
        if at < 0:
            return {"number": number, "view": None, "question": None, "asked": []}
        moment = self.moments[at]
        state = self.state_of(moment.node)
        waiting = asked(self.game, state, [[] for _ in range(self.players)])
        still = [other for other in waiting if other not in moment.ready]
        return {"number": number, **views.moment(self.game, state, seat, still)}
