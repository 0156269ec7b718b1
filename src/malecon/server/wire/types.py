"""What goes over the wire, as types: from them JSON is read and checked, and the OpenAPI document is made.

What players send is refused if it holds anything that is not named here. What they are sent is made in
`malecon.table.views`; the types below describe it, and a test holds one to the other.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from malecon.bots.players import LEVELS
from malecon.server.boards import BoardView, Pieces

LONGEST_WORDS = 200
#: A level, with its budget if it has one; empty where none is wished for.
LEVEL = f"^({'|'.join(LEVELS)}|strong:[1-9][0-9]{{0,4}}|)$"

SeatNumber = Annotated[int, Meta(ge=0, le=31, description="A seat of the table, counted from 0.")]
Name = Annotated[str, Meta(min_length=1, max_length=40, description="How a person is called here.")]
Level = Annotated[str, Meta(pattern=LEVEL, examples=list(LEVELS), description="How well a bot plays.")]
Salt = Annotated[str, Meta(max_length=64, pattern=r"^[0-9A-Za-z_-]*$", description="A player's own chance.")]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Words = Annotated[str, Meta(max_length=LONGEST_WORDS, description="An answer in the words of the record.")]
MoveId = Annotated[str, Meta(max_length=64, description="The sender's own name for a move; see `answer`.")]
TableId = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{1,64}$")]


class FromClient(Struct, forbid_unknown_fields=True):
    """The base of all that players send."""


# --- making a table ---


class Clock(FromClient):
    """None, minutes for each player with an increment in seconds, or days for each answer."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=0, le=24 * 60)] = 0
    increment: Annotated[int, Meta(ge=0, le=60 * 60)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0


class Wish(FromClient):
    """Who shall sit at a seat of a new table: anybody who comes, whoever makes the table, or a bot."""

    who: Literal["open", "me", "bot"] = "open"
    name: Annotated[str, Meta(max_length=40)] = ""
    level: Level = "random"
    salt: Salt = ""


class MakeTable(FromClient):
    """A new table. Options left out have their defaults; `files` are an owner's own components, by name."""

    game: Annotated[str, Meta(max_length=32)]
    players: Annotated[int, Meta(ge=1, le=31)]
    options: dict[str, str | int | bool] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    title: Annotated[str, Meta(max_length=80)] = ""
    listed: bool = False
    spectators: bool = True
    hints: bool = False
    lesson: bool = False  # a prepared game, for one person and bots
    clock: Clock = field(default_factory=Clock)
    timeout: Literal["bot", "wait"] = "wait"
    stand_in: Level = "random"
    seats: Annotated[list[Wish], Meta(max_length=31)] = field(default_factory=list)
    begin: bool = False  # at once, if no seat is open


class Held(Struct):
    """A seat that was taken, and the secret link that brings it to another device."""

    seat: int
    link: str


class Made(Struct):
    """A new table. `address` can be passed on; the links are secret: the host's, one for each own seat."""

    id: str
    address: str
    link: str
    seats: list[Held]


# --- at a table ---


class Sit(FromClient):
    """Take an open seat, any if none is named."""

    name: Name
    seat: SeatNumber | None = None
    salt: Salt = ""


class NewLink(FromClient):
    """Ask for a new secret link to an own seat, or to the host's rights. `alone`: all others end."""

    seat: SeatNumber | None = None
    alone: bool = False


class Linked(Struct):
    link: str


class AtTable(FromClient, tag_field="do"):
    """Something that is done at a table. Whoever does it must hold the seat that he names."""


class Begin(AtTable, tag="begin"):
    """The host lets the game begin."""


class Rename(AtTable, tag="rename"):
    seat: SeatNumber
    name: Name


class SeatBot(AtTable, tag="bot"):
    """The host gives an open seat to a bot."""

    seat: SeatNumber
    level: Level = "random"


class Open(AtTable, tag="open"):
    """Somebody gets up for good, or the host removes him."""

    seat: SeatNumber


class Leave(AtTable, tag="leave"):
    """Somebody is away and keeps his seat."""

    seat: SeatNumber


class Back(AtTable, tag="back"):
    """Somebody is here again; a bot that played for him hands back."""

    seat: SeatNumber


class Answer(AtTable, tag="answer"):
    """An answer to what is asked. `length` and `sealed` are those of the view that it was made for.

    With an `id` it may be sent again when it is not known whether it arrived: it is done once. With `number`,
    the last line of the log that the sender knows, a refusal says what happened since.
    """

    seat: SeatNumber
    words: Words
    length: Count
    sealed: Count = 0
    id: MoveId = ""
    number: Count | None = None


class Undo(AtTable, tag="undo"):
    """Take one's last answer back; if others are touched, it is proposed to them."""

    seat: SeatNumber
    length: Count
    sealed: Count = 0
    number: Count | None = None


class Propose(AtTable, tag="propose"):
    """Propose to pause, to resume, to stop, or to let a bot or somebody else play at a seat (`about`)."""

    seat: SeatNumber
    what: Literal["pause", "resume", "stop", "bot", "open"]
    about: SeatNumber | None = None
    level: Level = ""


class Agree(AtTable, tag="agree"):
    """Agree to the proposal of this number."""

    seat: SeatNumber
    proposal: Count


class Decline(AtTable, tag="decline"):
    """Refuse a proposal, or withdraw one's own."""

    seat: SeatNumber
    proposal: Count


class Chat(AtTable, tag="chat"):
    """Say something: from a seat, or looking on by a name."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class Close(AtTable, tag="close"):
    """The host ends the game without a result."""


Command = (
    Begin | Rename | SeatBot | Open | Leave | Back | Answer | Undo | Propose | Agree | Decline | Chat | Close
)


class Done(Struct):
    """It is done and kept. `number` is the last line of the log; `repeated`: it had been done before."""

    number: int
    repeated: bool = False


class Try(FromClient):
    """An answer that is only thought of."""

    seat: SeatNumber
    words: Words


class AskHint(FromClient):
    """What would a bot do? For the view of this `length` and `sealed`."""

    seat: SeatNumber
    length: Count
    sealed: Count = 0


# --- what stands in the query of an address ---


class NoQuery(FromClient):
    pass


class LookQuery(FromClient):
    #: From which own seat; −1 looks as a spectator. Without it: from an own seat that is asked, or the first.
    seat: Annotated[int, Meta(ge=-1, le=31)] | None = None


class LiveQuery(LookQuery):
    #: The last line of the log that the viewer knows from before: only later ones are sent.
    since: Count | None = None


# --- what is sent: see `malecon.table.views` ---


class Action(Struct, forbid_unknown_fields=True):
    """An answer: its words, which are sent back to give it, and the message that shows it."""

    words: str
    key: str
    parts: dict[str, str]


class ClockRule(Struct, forbid_unknown_fields=True):
    kind: str
    minutes: int
    increment: int
    days: int


class SettingsView(Struct, forbid_unknown_fields=True):
    """What was agreed upon when the table was made."""

    game: str
    rules: int
    players: int
    options: dict[str, str | int | bool]
    box: str | None
    title: str
    listed: bool
    spectators: bool
    clock: ClockRule
    timeout: str
    stand_in: str
    hints: bool
    lesson: bool


class SeatView(Struct, forbid_unknown_fields=True):
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    away: bool
    stand_in: str
    late: bool


class QuestionView(Struct, forbid_unknown_fields=True):
    """What is asked: a message, its numbers, and its words by their domains. `rules` are behind it;
    `together`: others are asked at the same time."""

    key: str
    numbers: dict[str, int]
    words: dict[str, str]
    rules: list[str]
    together: bool


class ClockView(Struct, forbid_unknown_fields=True):
    """`left` are seconds, at the moment when this was sent."""

    kind: str
    paused: bool
    minutes: int = 0
    increment: int = 0
    days: int = 0
    left: list[float] = field(default_factory=list)
    running: list[int] = field(default_factory=list)


class ProposalView(Struct, forbid_unknown_fields=True):
    number: int
    kind: str
    by: int
    waiting: list[int]
    about: int | None
    level: str


class FairnessView(Struct, forbid_unknown_fields=True):
    """The commitment from the beginning, the salts when they are fixed, the secret at the end."""

    commitment: str
    salts: list[str]
    first: int
    secret: str


class ResultView(Struct, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]
    ending: str


class EventView(Struct, forbid_unknown_fields=True):
    """The key of a message and what fills it: a number, or a word of the record and its domain."""

    key: str
    values: dict[str, int | dict[str, str]]


class LogLine(Struct, forbid_unknown_fields=True):
    """A line of the table's log, as this viewer may know it. What there is beside the first four, its kind
    says."""

    number: int
    at: float
    kind: str
    seat: int | None
    name: str | None = None
    level: str | None = None
    salts: list[str] | None = None
    answers: int | None = None
    what: str | None = None
    about: int | None = None
    to: int | None = None
    text: str | None = None
    events: list[EventView] | None = None
    words: str | None = None


class TableView(Struct, forbid_unknown_fields=True):
    """A table for one pair of eyes: `you` is the seat they belong to, null those of a spectator. `undo` says
    whether that seat could take its last answer back now, alone or if others agree."""

    id: str
    you: int | None
    settings: SettingsView
    pieces: Pieces
    status: Literal["gathering", "running", "over", "closed"]
    number: int
    length: int
    sealed: int
    host: list[int]
    seats: list[SeatView]
    asked: list[int]
    question: QuestionView | None
    actions: list[Action]
    chosen: list[Action]
    undo: Literal["alone", "ask"] | None
    view: BoardView | None
    clock: ClockView
    proposals: list[ProposalView]
    fairness: FairnessView
    result: ResultView | None
    log: list[LogLine]


class Mine(Struct, forbid_unknown_fields=True):
    """What the asking device holds at a table."""

    seats: list[int]
    host: bool


class Look(Struct, forbid_unknown_fields=True):
    """A table as this device may see it, and what it holds there."""

    table: TableView
    mine: Mine


class ListingView(Struct, forbid_unknown_fields=True):
    """A table in a list: who is there, whom it waits for, and how it ended."""

    id: str
    status: str
    settings: SettingsView
    seats: list[SeatView]
    open: int
    round: int
    asked: list[int]
    paused: bool
    result: ResultView | None
    made: float
    touched: float


class Lobby(Struct, forbid_unknown_fields=True):
    tables: list[ListingView]


class MyTable(Struct, forbid_unknown_fields=True):
    table: ListingView
    seats: list[int]
    host: bool


class MyTables(Struct, forbid_unknown_fields=True):
    tables: list[MyTable]


class Log(Struct, forbid_unknown_fields=True):
    log: list[LogLine]


class RefusalView(Struct, forbid_unknown_fields=True):
    """Why an answer is not allowed: a message, and the rule of the game that forbids it, if one does."""

    key: str
    values: dict[str, str | int]
    rule: str | None
    message: str


class Moment(Struct, forbid_unknown_fields=True):
    """The game as it was right after line `number` of the log; `view` is null before it began."""

    number: int
    view: BoardView | None
    question: QuestionView | None
    asked: list[int]


class WhyNot(Struct, forbid_unknown_fields=True):
    """Null if it is allowed."""

    refusal: RefusalView | None


class Preview(Struct, forbid_unknown_fields=True):
    """The table as it would be, and who would be asked what."""

    view: BoardView
    question: QuestionView | None
    asked: list[int]


class NameValue(Struct, forbid_unknown_fields=True, tag_field="kind", tag="name"):
    """A word of the record and the domain that it belongs to."""

    domain: str
    word: str


class AnswerValue(Struct, forbid_unknown_fields=True, tag_field="kind", tag="answer"):
    """An answer, told as a sentence."""

    action: Action


class AnswersValue(Struct, forbid_unknown_fields=True, tag_field="kind", tag="answers"):
    """Answers, one after the other."""

    answers: list[Action]


class Some(Struct, forbid_unknown_fields=True):
    """So many pieces. In the domain `hint` the message is `hint-some-` and the word, else `hint-some`, filled
    with the piece's name."""

    number: int
    domain: str
    word: str


class PiecesValue(Struct, forbid_unknown_fields=True, tag_field="kind", tag="pieces"):
    """Pieces of several kinds."""

    pieces: list[Some]


class ReasonView(Struct, forbid_unknown_fields=True):
    """A part of a sentence that says why: the key of a message and what fills it."""

    key: str
    values: dict[str, int | str | NameValue | AnswerValue | AnswersValue | PiecesValue]


class HintView(Struct, forbid_unknown_fields=True):
    """An answer, the chance to win after it (0 to 1), how one would go on, and what it brings about."""

    action: Action
    chance: float
    plan: list[Action]
    reasons: list[ReasonView]


class Hints(Struct, forbid_unknown_fields=True):
    """The best first."""

    hints: list[HintView]


class Candidate(Struct, forbid_unknown_fields=True):
    """An answer that might have been given, and the chance to win after it."""

    action: Action
    chance: float


class JudgedAnswer(Struct, forbid_unknown_fields=True):
    """An answer of the record, judged by what its giver could know. `seat` is null for a draw, which has a
    `probability` and whose `effect` is luck.

    `chances` are those of all seats before it, `effect` is what it did to them beside the first of the
    `candidates` (or beside all that might have been drawn), `error` how sure that is. `cost` is what it cost
    its giver, `reasons` speak for the first candidate where that is another. `log` is its line in the log.
    """

    number: int
    log: int
    round: int
    seat: int | None
    question: str
    action: Action
    options: int
    chances: list[float]
    effect: list[float]
    error: list[float]
    probability: float | None
    candidates: list[Candidate]
    cost: float
    mistake: bool
    reasons: list[ReasonView]


class PointsView(Struct, forbid_unknown_fields=True):
    """The points of each seat by source, after so many answers."""

    after: int
    seats: list[dict[str, int]]


class Split(Struct, forbid_unknown_fields=True):
    """Where a seat's result came from: start, luck, own and others' decisions and a rest add up to it."""

    start: float
    luck: float
    own: float
    others: float
    rest: float
    result: float
    error: float


class AnalysisView(Struct, forbid_unknown_fields=True):
    """A game looked over, as far as it has come. `answers` are those judged so far, from `after` on; the last
    three are there when all are, `mistakes` as numbers of answers, the dearest first."""

    state: Literal["none", "running", "done"]
    progress: float
    nodes: int
    total: int
    scores: list[int]
    points: list[PointsView]
    answers: list[JudgedAnswer]
    final: list[float] | None
    split: list[Split] | None
    mistakes: list[int] | None


class RatingView(Struct, forbid_unknown_fields=True):
    """A strength as OpenSkill sees it, and how unsure it is."""

    mean: float
    deviation: float


class Favourite(Struct, forbid_unknown_fields=True):
    """What somebody takes or uses most: a word of the record, and how often."""

    group: str
    domain: str
    word: str
    count: int


class GameStatistics(Struct, forbid_unknown_fields=True):
    """One game with so many players: how often each place was taken (the first is the win), the mean and the
    most points, the mean of each source, and what was taken most of each group."""

    game: str
    players: int
    games: int
    places: list[int]
    points: float
    best: int
    sources: dict[str, float]
    favourites: list[Favourite]
    rating: RatingView | None
    last: float


class PlayerStatistics(Struct, forbid_unknown_fields=True):
    """All of a name; that of a bot is its level."""

    name: str
    bot: bool
    games: int
    won: int
    at: list[GameStatistics]


class StatisticsView(Struct, forbid_unknown_fields=True):
    players: list[PlayerStatistics]


class FairnessChecked(Struct, forbid_unknown_fields=True):
    """`draws` is how many draws were checked when the game was over, null while it is not."""

    fairness: FairnessView
    draws: int | None


class OptionView(Struct, forbid_unknown_fields=True):
    name: str
    values: list[str | int | bool]
    rule: str
    limits: tuple[int, int] | None


class GameView(Struct, forbid_unknown_fields=True):
    game: str
    rules: int
    players: tuple[int, int]
    options: list[OptionView]
    files: list[str]


class Games(Struct, forbid_unknown_fields=True):
    """What can be played here, against which bots, and in which languages it is told. `build` changes
    whenever the server or its page does."""

    version: str
    build: str
    games: list[GameView]
    levels: list[str]
    languages: list[str]


class GameMessages(Struct, forbid_unknown_fields=True):
    """The messages of one game, as a Fluent file."""

    messages: str


class RuleView(Struct, forbid_unknown_fields=True):
    """A rule by its id; in its text words are **strong** or *stressed*."""

    id: str
    text: str


class ChapterView(Struct, forbid_unknown_fields=True):
    title: str
    depth: int
    lead: str
    rules: list[RuleView]


class RulebookView(Struct, forbid_unknown_fields=True):
    """The rules of a game, and by domain and word which of them tell of a piece, the first above all."""

    chapters: list[ChapterView]
    subjects: dict[str, dict[str, list[str]]]


class Error(Struct, forbid_unknown_fields=True):
    """What was wrong: `kind` for programs, `message` for people in their language, `rule` if a rule of the
    game forbids it. A move that came too late brings what happened since in `table`."""

    kind: str
    key: str
    values: dict[str, str | int]
    message: str
    rule: str | None = None
    table: dict[str, Any] | None = None


class Refused(Struct, forbid_unknown_fields=True):
    error: Error


# --- the WebSocket ---


class Say(FromClient, tag_field="type"):
    """What a viewer sends. `re` is his own number for it and comes back with the reply."""

    re: Count = 0


class DoThis(Say, tag="do", kw_only=True):
    """Do something at the table, as by HTTP."""

    command: Command


class LookFrom(Say, tag="look"):
    """Look from another seat that this device holds, or as a spectator (null). The whole table comes."""

    seat: SeatNumber | None = None


class Sync(Say, tag="sync"):
    """A message is missing: send the whole table again."""


Incoming = DoThis | LookFrom | Sync


class Whole(Struct, tag_field="type", tag="table"):
    """The whole table. `n` numbers the messages of a connection that tell of the table, from 1, no gaps. If
    `build` is not what it was on an earlier connection, the page is out of date and is to be loaded again."""

    n: int
    build: str
    table: TableView
    mine: Mine


class News(Struct, tag_field="type", tag="news"):
    """What has changed since message n − 1: values to be set at paths of the table, new lines of the log."""

    n: int
    changes: list[tuple[list[str | int], Any]]
    log: list[LogLine]


class Reply(Struct, tag_field="type", tag="done"):
    """What was asked for with this `re` is done."""

    re: int
    done: Done


class Refusal(Struct, tag_field="type", tag="refused"):
    re: int
    error: Error


class Gone(Struct, tag_field="type", tag="gone"):
    """The table is no more; nothing else will come."""

    error: Error


Outgoing = Whole | News | Reply | Refusal | Gone
