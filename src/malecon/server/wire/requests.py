"""What clients send: decoded and checked here, and refused if it holds anything that is not named."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from malecon.bots.players import BOTS, LEVELS, WALKS

LONGEST_WORDS = 200
MOST_OF_RECORD = 200_000  # characters; a long game of five takes some 30,000
MOST_TOGETHER = 100  # answers to one question of free order
#: A level, with its budget if it has one; empty where none is wished for.
LEVEL = f"^({'|'.join(BOTS)}|({'|'.join(WALKS)}):[1-9][0-9]{{0,4}}|)$"

HASH = r"^[0-9a-f]{64}$"

SeatNumber = Annotated[int, Meta(ge=0, le=31, description="A seat of the table, counted from 0.")]
Name = Annotated[str, Meta(min_length=1, max_length=40, description="How a person is called here.")]
Level = Annotated[str, Meta(pattern=LEVEL, examples=list(LEVELS), description="How well a bot plays.")]
Salt = Annotated[str, Meta(max_length=64, pattern=r"^[0-9A-Za-z_-]*$", description="A player's own chance.")]
Hash = Annotated[str, Meta(pattern=HASH, description="A SHA-256.")]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Words = Annotated[str, Meta(max_length=LONGEST_WORDS, description="An answer in the words of the record.")]
MoveId = Annotated[str, Meta(max_length=64, description="The sender's own name for a move; see `answer`.")]
TableId = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{1,64}$")]


class FromClient(Struct, forbid_unknown_fields=True):
    """The base of all that clients send."""


class BringRecord(FromClient):
    """A record as text, as it was downloaded from here or another house."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_OF_RECORD)]


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
    stand_in: Level = "greedy"
    seats: Annotated[list[Wish], Meta(max_length=31)] = field(default_factory=list)
    begin: bool = False  # at once, if no seat is open


# --- at a table ---


class Sit(FromClient):
    """Take an open seat, any if none is named. Where somebody sits with whom one does not want to meet, only
    if one is `sure`."""

    name: Name
    seat: SeatNumber | None = None
    sure: bool = False


class NewLink(FromClient):
    """Ask for a new secret link to an own seat, or to the host's rights. `alone`: all others end; only the
    device that sat down may ask for that, not one that came by a link."""

    seat: SeatNumber | None = None
    alone: bool = False


class BaseCommand(FromClient, tag_field="do"):
    """Something that is done at a table. Whoever does it must hold the seat that is named."""


class SeatCommitment(FromClient):
    """A commitment for an own seat; see `commit`."""

    seat: SeatNumber
    commitment: Hash


class Begin(BaseCommand, tag="begin"):
    """The host lets the game begin; `commitments` for own seats go before it."""

    commitments: Annotated[list[SeatCommitment], Meta(max_length=31)] = field(default_factory=list)


class Commit(BaseCommand, tag="commit"):
    """Add something of one's own to chance: the SHA-256 of these lines, joined by line feeds: `malecon salt
    2`, the commitment of the house, the attempt, the seat, the salt. Whoever does not is not waited for."""

    seat: SeatNumber
    commitment: Hash


class Reveal(BaseCommand, tag="reveal"):
    """Open the salt, when the stage is `opening`; not before one has kept the promise, and for one promise
    only."""

    seat: SeatNumber
    salt: Salt


class Rename(BaseCommand, tag="rename"):
    seat: SeatNumber
    name: Name


class SeatBot(BaseCommand, tag="bot"):
    """The host gives an open seat to a bot."""

    seat: SeatNumber
    level: Level = "random"


class Open(BaseCommand, tag="open"):
    """Somebody gets up for good, or is sent off by the host before the game. Who gets up from a running game
    with others keeps the seat, and a bot plays there."""

    seat: SeatNumber


class Leave(BaseCommand, tag="leave"):
    """Somebody is away and keeps the seat."""

    seat: SeatNumber


class Back(BaseCommand, tag="back"):
    """Somebody is here again; a bot that played there hands back."""

    seat: SeatNumber


class Answer(BaseCommand, tag="answer"):
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


class Answers(BaseCommand, tag="answers"):
    """Several answers to a question of free order, in any order: all are given, or none. Otherwise as
    `answer`; see `select`."""

    seat: SeatNumber
    words: Annotated[list[Words], Meta(min_length=1, max_length=MOST_TOGETHER)]
    length: Count
    sealed: Count = 0
    id: MoveId = ""
    number: Count | None = None


class Undo(BaseCommand, tag="undo"):
    """Take one's last answer back; if others are touched, it is proposed to them."""

    seat: SeatNumber
    length: Count
    sealed: Count = 0
    number: Count | None = None


class Propose(BaseCommand, tag="propose"):
    """Propose to pause, to resume, to stop, or to let a bot or somebody else play at a seat (`about`)."""

    seat: SeatNumber
    what: Literal["pause", "resume", "stop", "bot", "open"]
    about: SeatNumber | None = None
    level: Level = ""


class Agree(BaseCommand, tag="agree"):
    """Agree to the proposal of this number."""

    seat: SeatNumber
    proposal: Count


class Decline(BaseCommand, tag="decline"):
    """Refuse a proposal, or withdraw one's own."""

    seat: SeatNumber
    proposal: Count


class Chat(BaseCommand, tag="chat"):
    """Say something: from a seat, or looking on by a name."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class Mute(BaseCommand, tag="mute"):
    """The host lets a player, or without a seat all who look on, say nothing in the chat, or speak again."""

    seat: SeatNumber | None = None
    muted: bool = True


class Close(BaseCommand, tag="close"):
    """The host ends the table without a result; not a game that others are playing."""


Command = (
    Begin
    | Commit
    | Reveal
    | Rename
    | SeatBot
    | Open
    | Leave
    | Back
    | Answer
    | Answers
    | Undo
    | Propose
    | Agree
    | Decline
    | Chat
    | Mute
    | Close
)


class Try(FromClient):
    """An answer that is only thought of."""

    seat: SeatNumber
    words: Words


class TryOnTop(Try):
    """The same, on top of what is chosen of a question of free order."""

    chosen: Annotated[list[Words], Meta(max_length=MOST_TOGETHER)] = field(default_factory=list)


class Select(FromClient):
    """Answers to a question of free order that are chosen and not given yet, and one more (`add`), if need
    be in place of one of them. For the view of this `length` and `sealed`."""

    seat: SeatNumber
    words: Annotated[list[Words], Meta(max_length=MOST_TOGETHER)]
    length: Count
    sealed: Count = 0
    add: Words | None = None


class AskHint(FromClient):
    """What would a bot do? For the view of this `length` and `sealed`; where answers are chosen in any order,
    with these `chosen` already."""

    seat: SeatNumber
    length: Count
    sealed: Count = 0
    chosen: Annotated[list[Words], Meta(max_length=MOST_TOGETHER)] = field(default_factory=list)


class AskWhy(FromClient):
    """Why did a bot do that? By the number of a line of the log, and from where one looks; −1 looks on."""

    number: Count
    seat: Annotated[int, Meta(ge=-1, le=30)] | None = None


# --- what stands in the query of an address ---


class NoQuery(FromClient):
    pass


class LookQuery(FromClient):
    #: From which own seat; −1 looks as a spectator. Without it: from an own seat that is asked, or the first.
    seat: Annotated[int, Meta(ge=-1, le=31)] | None = None


class LiveQuery(LookQuery):
    #: The last line of the log that the viewer knows from before: only later ones are sent.
    since: Count | None = None
