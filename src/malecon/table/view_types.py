"""What a seat, or a spectator, gets to know of a table, as types: `views.py` builds it, and nothing else may
be in it. The document of the server is made from them, and from that the types of the page."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypedDict

from malecon.kernel.game import Json
from malecon.kernel.words import Tone
from malecon.table.clocks import ClockRuleView, ClockView
from malecon.table.draws import Stage
from malecon.table.entries import LogLine
from malecon.table.match import Status
from malecon.table.proposals import ProposalView
from malecon.table.seats import SeatView


class InDocument(NamedTuple):
    """Marks a type that the document of the server knows better, by this name: what games show, they say."""

    name: str


#: A board as somebody sees it; its field `game` says which.
BoardView = Annotated[Json, InDocument("BoardView")]
#: What is printed in the box of a game, an owner's own if it is played with.
Pieces = Annotated[Json, InDocument("Pieces")]


class ActionView(TypedDict):
    """An answer: its words, which are sent back to give it, and the message that shows it."""

    words: str
    key: str
    parts: dict[str, str]


class SentenceView(TypedDict):
    """A message, its numbers, and its words by their domains."""

    key: str
    numbers: dict[str, int]
    words: dict[str, str]


class OfferedView(ActionView):
    """An answer that may be given. `yes` is what one usually wants, `no` refuses it or takes no more;
    `loses` says what would be left lying by it."""

    tone: Tone
    loses: list[SentenceView]


class QuestionView(TypedDict):
    """What is asked: a message, its numbers, and its words by their domains. `rules` are behind it;
    `together`: others are asked at the same time."""

    key: str
    numbers: dict[str, int]
    words: dict[str, str]
    rules: list[str]
    together: bool


class SettingsView(TypedDict):
    """What was agreed upon when the table was made; of an owner's box, its name."""

    game: str
    rules: int
    players: int
    options: dict[str, str | int | bool]
    box: str | None
    title: str
    listed: bool
    spectators: bool
    clock: ClockRuleView
    timeout: str
    stand_in: str
    hints: bool
    lesson: bool
    cup: str


class FairnessView(TypedDict):
    """How far a table is on its way to fair draws, and what a player keeps to check them by.

    `commitment` is the house's, from the beginning; `commitments` are those of the seats, empty where nothing
    is added. When all is fixed there is a `promise`, made from both, `setup`, `first` and `attempt`. Salts
    are told when all are open, the secret at the end. `awaited`: seats whose browser has to do its part now.
    In a duplicate round they are those of its people instead of its seats; `label` is its name, and `before`
    the hash of the results of the round before.
    """

    protocol: int
    attempt: int
    stage: Stage
    awaited: list[int]
    setup: str
    commitment: str
    commitments: list[str]
    promise: str
    salts: list[str]
    first: int
    secret: str
    label: str
    before: str


class ResultView(TypedDict):
    """How it ended."""

    scores: list[int]
    winners: list[int]
    ending: str


class FixedView(TypedDict):
    """What never changes while the same eyes look."""

    id: str
    you: int | None
    settings: SettingsView
    pieces: Pieces


class ChangingView(TypedDict):
    """Everything but the log and what was settled when the table was made."""

    status: Status
    number: int
    length: int
    sealed: int
    host: list[int]
    seats: list[SeatView]
    asked: list[int]
    question: QuestionView | None
    actions: list[OfferedView]
    selection: SelectionView | None
    chosen: list[ActionView]
    undo: Literal["alone", "ask"] | None
    view: BoardView | None
    clock: ClockView
    proposals: list[ProposalView]
    muted: list[int | None]
    fairness: FairnessView
    result: ResultView | None


class TableDelta(ChangingView):
    """What may have changed since a line of the log, and the log after it."""

    log: list[LogLine]


class TableView(FixedView, TableDelta):
    """A table for one pair of eyes: `you` is the seat they belong to, null those of a spectator. `undo` says
    whether that seat could take its last answer back now, alone or if others agree."""


class ListingView(TypedDict):
    """A table in a list: who is there, whom it waits for, and how it ended."""

    id: str
    status: Status
    settings: SettingsView
    seats: list[SeatView]
    open: int
    round: int
    asked: list[int]
    paused: bool
    result: ResultView | None
    made: float
    touched: float


class PreviewView(TypedDict):
    """The game at a moment other than now, and who is asked what."""

    view: BoardView
    question: QuestionView | None
    asked: list[int]


class SelectionView(TypedDict):
    """Answers to a question of free order, chosen and not given yet, in the order of their clicks.

    `implied` comes with them, because nothing else is left. `more` can be added; `instead` cannot, but can
    take the place of one that is chosen; `alone` are given by themselves, while nothing is chosen, and
    `stop` is the one of them that takes nothing at all. `ready`: it may be confirmed, and `loses` says what
    would be left lying then. `after` is the table with all of it, null where that is hidden or others are
    still to come.
    """

    chosen: list[ActionView]
    implied: list[ActionView]
    more: list[ActionView]
    instead: list[ActionView]
    alone: list[OfferedView]
    stop: str | None
    ready: bool
    loses: list[SentenceView]
    after: PreviewView | None


class MomentView(TypedDict):
    """The game as it was right after line `number` of the log; `view` is null before it began."""

    number: int
    view: BoardView | None
    question: QuestionView | None
    asked: list[int]
