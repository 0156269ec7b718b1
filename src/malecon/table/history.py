"""A table as it was at any moment: its log played again, and looked at as a seat could look at it then."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from malecon.games import GAMES
from malecon.kernel.game import Game, Json
from malecon.kernel.state import NOBODY, State, may_know
from malecon.record import following
from malecon.table import views
from malecon.table.entries import Entry, EntryKind
from malecon.table.moves import Denied
from malecon.table.sealed import asked
from malecon.table.settings import Settings
from malecon.table.view_types import MomentView

LOOKED_ON = 60  # answers after one that is asked about: a turn, or all that answer at once
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


class Frame(NamedTuple):
    """A picture of a film: the board when `told` events of line `number` have happened, of those that the
    viewer is told."""

    number: int
    told: int
    view: Json


class Question(NamedTuple):
    """What was asked: the table as it was, and the answers from there on, each with its seat."""

    state: State
    given: list[tuple[int, int]]


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

    def question(self, number: int) -> Question:
        """What was asked when the answer of this line of the log was given, and what was answered then."""
        at = bisect_right(self.numbers, number) - 1
        if at < 1 or self.numbers[at] != number:
            raise Denied("table-no-answer")
        node, before = self.moments[at].node, self.nodes[self.moments[at].node].before
        if before != self.moments[at - 1].node or node not in self.line:  # no answer, or one taken back
            raise Denied("table-no-answer")
        place = self.line.index(node)
        state = self.state_of(self.line[place - 1])
        going = state.copy()
        given = []
        for later in self.line[place : place + LOOKED_ON]:
            given.append((int(going.seat), self.nodes[later].action))
            going.apply(self.nodes[later].action)
        return Question(state, given)

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

    def film(self, after: int, before: int, seat: int | None) -> Iterator[Frame]:
        """What happened after line `after` and before line `before`, one thing after another.

        An answer is often followed by much that nobody is asked about, even by whole turns of others: there
        is a picture after each step of the rules of which this seat is told.
        """
        at = bisect_right(self.numbers, after)
        node = self.moments[at - 1].node if at else 0
        state = self.state_of(node)
        for number, moment in zip(self.numbers[at:], self.moments[at:], strict=True):
            if number >= before:
                return
            if moment.node == node:
                continue
            if self.nodes[moment.node].before == node:
                yield from unrolled(self.game, number, state, self.nodes[moment.node].action, seat)
            else:  # something was undone
                state = self.state_of(moment.node)
                yield Frame(number, 0, self.game.view(state, seat))
            node = moment.node


def unrolled(game: Game, number: int, state: State, action: int, seat: int | None) -> Iterator[Frame]:
    """One answer, and what follows from it. Between the steps nobody is asked anything."""
    state.listening = True
    state.events = []
    state.begin(action)
    last: Frame | None = None
    while True:
        told = sum(may_know(event[0], seat) for event in state.events)
        if told > (last.told if last else 0):
            if last:
                yield last
            asked, state.seat = state.seat, NOBODY
            last = Frame(number, told, game.view(state, seat))
            state.seat = asked
        if not state.go_on():
            break
    told = sum(may_know(event[0], seat) for event in state.events)
    if last and told > last.told:
        yield last
    if told > 0:
        yield Frame(number, told, game.view(state, seat))
    state.listening = False
