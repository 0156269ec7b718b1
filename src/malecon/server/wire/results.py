"""What the server responds by HTTP. What is shown of a table itself is described where it is made, in
`malecon.table`."""

from __future__ import annotations

from typing import Literal, TypedDict

from malecon.server.wire.friends import InboxView
from malecon.table import ActionView, FairnessView, ListingView, LogLine, TableView
from malecon.table.view_types import BoardView

Path = list[str | int]
#: A path and the value that is to be set there; see `tables/snapshots.py`.
Change = tuple[Path, object]

# --- the club ---


class OptionView(TypedDict):
    """What can be chosen: the default first; `limits` are those of a number that can be any between."""

    name: str
    values: list[str | int | bool]
    rule: str
    limits: tuple[int, int] | None


class GameView(TypedDict):
    """A game: the version of its rules, from how many to how many play it, its options, what owners may
    bring in files of their own, and as which level each level plays it: one less learned where no net comes
    with it."""

    game: str
    rules: int
    players: tuple[int, int]
    options: list[OptionView]
    files: list[str]
    manners: dict[str, str]


class ClubView(TypedDict):
    """How a club is called, and how it greets in the language that was asked for; empty if it does not."""

    name: str
    greeting: str


class Games(TypedDict):
    """What can be played here, against which bots, and in which languages it is told. `build` changes
    whenever the server or its page does."""

    club: ClubView
    version: str
    build: str
    games: list[GameView]
    levels: list[str]
    languages: list[str]


class GameMessages(TypedDict):
    """The messages of one game, as a Fluent file."""

    messages: str


class RuleView(TypedDict):
    """A rule by its id; in its text words are **strong** or *stressed*."""

    id: str
    text: str


class ChapterView(TypedDict):
    """A chapter of a rulebook, how deep it stands and what it says first."""

    title: str
    depth: int
    lead: str
    rules: list[RuleView]


class RulebookView(TypedDict):
    """The rules of a game, and by domain and word which of them tell of a piece, the first above all."""

    chapters: list[ChapterView]
    subjects: dict[str, dict[str, list[str]]]


class Lobby(TypedDict):
    """The listed tables."""

    tables: list[ListingView]


class MyTable(TypedDict):
    """A table where this device holds seats, or is the host."""

    table: ListingView
    seats: list[int]
    host: bool


class MyTables(InboxView):
    """The tables that this device knows, and what others ask of whoever sits there. `device` is another one
    when the browser has become another device: then what it saw before is not for whoever looks now. It tells
    nothing else; empty for a visitor."""

    device: str
    tables: list[MyTable]


class EndedGames(TypedDict):
    """Some of this person's games that have ended; `more` asked as `after` goes on, null at the end."""

    tables: list[MyTable]
    more: str | None


class Brought(TypedDict):
    """A record that was taken in: the table that it is now."""

    id: str


# --- a table ---


class Held(TypedDict):
    """A seat that was taken, and the secret link that brings it to another device."""

    seat: int
    link: str


class Made(TypedDict):
    """A new table. `address` can be passed on; the links are secret: the host's, one for each own seat. To
    the `commitment` of the house those of the seats are made; see `commit`."""

    id: str
    commitment: str
    address: str
    link: str
    seats: list[Held]


class Linked(TypedDict):
    """A new secret link."""

    link: str


class Done(TypedDict):
    """It is done and kept. `number` is the last line of the log; `repeated`: it had been done before."""

    number: int
    repeated: bool


class Mine(TypedDict):
    """What the asking device holds at a table."""

    seats: list[int]
    host: bool


class Look(TypedDict):
    """A table as this device may see it, and what it holds there."""

    table: TableView
    mine: Mine


class Log(TypedDict):
    """A part of a table's log."""

    log: list[LogLine]


class FrameView(TypedDict):
    """The board when `told` events of line `number` have happened, by what differs from the frame before."""

    number: int
    told: int
    changes: list[Change]


class Film(TypedDict):
    """What has happened since line `number`, when the board was `view`: the lines of the log, and the board
    at each step of what they tell."""

    number: int
    view: BoardView | None
    lines: list[LogLine]
    frames: list[FrameView]


class DrawView(TypedDict):
    """A draw after `number` answers: what could be drawn, in words, with weights, and what was. `kind` is
    what a duplicate round counts it as."""

    number: int
    kind: str
    options: list[str]
    weights: list[int]
    drawn: str


class FairnessToCheck(TypedDict):
    """What was promised about chance; `draws` is what a client checks, null while the game goes on."""

    fairness: FairnessView
    draws: list[DrawView] | None


class RefusalView(TypedDict):
    """Why an answer is not allowed: a message, the rule of the game that forbids it, if one does, and in
    `why` what is needed and what is there, to be told in any language."""

    key: str
    values: dict[str, str | int]
    rule: str | None
    message: str
    why: ReasonView | None


class WhyNot(TypedDict):
    """Null if it is allowed."""

    refusal: RefusalView | None


# --- hints and analyses ---


class NameValue(TypedDict):
    """A word of the record and the domain that it belongs to."""

    kind: Literal["name"]
    domain: str
    word: str


class AnswerValue(TypedDict):
    """An answer, told as a sentence."""

    kind: Literal["answer"]
    action: ActionView


class AnswersValue(TypedDict):
    """Answers, one after the other."""

    kind: Literal["answers"]
    answers: list[ActionView]


class PieceCount(TypedDict):
    """So many pieces. In the domain `hint` the message is `hint-some-` and the word, else `hint-some`, filled
    with the piece's name."""

    number: int
    domain: str
    word: str


class PiecesValue(TypedDict):
    """Pieces of several kinds."""

    kind: Literal["pieces"]
    pieces: list[PieceCount]


ReasonValue = int | str | NameValue | AnswerValue | AnswersValue | PiecesValue


class ReasonView(TypedDict):
    """A part of a sentence that says why: the key of a message and what fills it."""

    key: str
    values: dict[str, ReasonValue]


class HintView(TypedDict):
    """An answer, or answers that are chosen `together` in any order; the chance to win after all of them (0
    to 1), and what they bring about. `action` is the first of them, `plan` all that would follow it."""

    action: ActionView
    together: list[ActionView]
    chance: float
    plan: list[ActionView]
    reasons: list[ReasonView]


class Hints(TypedDict):
    """The best first."""

    hints: list[HintView]


class Candidate(TypedDict):
    """An answer that might have been given, and the chance to win after it."""

    action: ActionView
    chance: float


class WhyView(TypedDict):
    """Why a bot did something, by what the asker may know: what it did in one go, what that brings about, its
    chance to win then (0 to 1) and, where one is clearly ahead, the answer that would have been better.

    `answers` is empty where what it chose is hidden from the asker."""

    seat: int
    level: str
    answers: list[ActionView]
    reasons: list[ReasonView]
    chance: float
    better: Candidate | None


class JudgedAnswer(TypedDict):
    """An answer of the record, judged by what its giver could know. `seat` is null for a draw, which has a
    `probability` and whose `effect` is luck.

    `chances` are those of all seats before it, `effect` is what it did to them beside the first of the
    `candidates` (or beside all that might have been drawn), `error` how sure that is. `cost` is what it cost
    its giver. `light` is what came to light with it of what lay hidden. `reasons` speak
    for the first candidate where that is another. `log` is its line in the log.
    """

    number: int
    log: int
    round: int
    seat: int | None
    question: str
    action: ActionView
    options: int
    chances: list[float]
    effect: list[float]
    error: list[float]
    light: list[float]
    probability: float | None
    candidates: list[Candidate]
    cost: float
    mistake: bool
    reasons: list[ReasonView]


class PointsView(TypedDict):
    """The points of each seat by source, after so many answers."""

    after: int
    seats: list[dict[str, int]]


class SplitView(TypedDict):
    """Where a seat's result came from: start, luck, own and others' decisions, what came to light of
    what lay hidden, and a rest add up to it."""

    start: float
    luck: float
    own: float
    others: float
    light: float
    rest: float
    result: float
    error: float


class TurnView(TypedDict):
    """Where a game turned: a seat went ahead for good (`lead`), or gained or lost most at a stroke, from a
    source, in a round. `log` is the line of the log after which it was so."""

    kind: Literal["lead", "gain", "loss"]
    log: int
    round: int
    seat: int
    points: int
    source: str


class EndingView(TypedDict):
    """How a game came to its end: for each seat its points by source, which add up to its score, and what it
    has lost of them on the way, as positive numbers; and where the game turned, in its order."""

    scores: list[int]
    winners: list[int]
    sources: list[dict[str, int]]
    lost: list[dict[str, int]]
    turns: list[TurnView]


class AnalysisStart(TypedDict):
    """What can be said of a game at once: how many answers there are to be judged, and where points came
    from."""

    total: int
    scores: list[int]
    points: list[PointsView]


class AnalysisEnd(TypedDict):
    """What can be said when all answers are judged; `mistakes` are numbers of answers, the dearest first."""

    final: list[float]
    split: list[SplitView]
    mistakes: list[int]


class AnalysisView(TypedDict):
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
    split: list[SplitView] | None
    mistakes: list[int] | None


# --- statistics ---


class RatingView(TypedDict):
    """A strength as OpenSkill sees it, and how unsure it is."""

    mean: float
    deviation: float


class Favourite(TypedDict):
    """What somebody takes or uses most: a word of the record, and how often."""

    group: str
    domain: str
    word: str
    count: int


class GameStatistics(TypedDict):
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


class PlayerStatistics(TypedDict):
    """All that may be told of somebody. `name` is the one they went by last, of a bot its level; people of
    one name differ by their `id`. `known`: they want to be known, by this name and by a `face`. `mine`: it is
    the device that asks. Of `won` a shared win is a share."""

    id: str
    name: str
    known: bool
    face: str
    bot: bool
    mine: bool
    games: int
    won: float
    at: list[GameStatistics]


class StatisticsView(TypedDict):
    """Everybody who was asked for."""

    players: list[PlayerStatistics]
