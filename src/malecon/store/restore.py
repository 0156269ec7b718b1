"""A table of this house laid out again from the file that it wrote: seats, clocks, links, what is sealed.

The file lay somewhere, and may be damaged: nothing is taken from it that was not looked at. Its shape is that
of the classes themselves; how the table stands is what its record leads to. Whatever does not fit is one
sentence that names the field.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Set
from dataclasses import fields
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
from msgspec import Meta

from malecon.errors import Unreadable
from malecon.files import shown
from malecon.games import GAMES
from malecon.kernel.game import Game, Json
from malecon.kernel.state import CHANCE, OVER, State
from malecon.record import Record
from malecon.store.queries import Link, prepare
from malecon.table import Entry, EntryKind, Seat, SeatKind, Settings, Status, Table, record_text, views
from malecon.table.draws import Stage
from malecon.table.entries import event_words
from malecon.table.fairness import MOST_SALTS, SHARED
from malecon.table.sealed import TAKEN_BACK, standing
from malecon.table.settings import check_level

TABLE_ID = re.compile(r"[0-9A-Za-z_-]{1,64}")

Count = Annotated[int, Meta(ge=0, le=2**53)]
Seconds = Annotated[float, Meta(ge=0, le=253_402_300_799)]  # to the end of the year 9999
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
MaybeHash = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Salt = Annotated[str, Meta(max_length=64, pattern="^[0-9A-Za-z_-]*$")]
Person = Annotated[str, Meta(max_length=64, pattern="^[0-9A-Za-z_-]*$")]
Said = Annotated[str, Meta(max_length=500)]


class ClocksShape(TypedDict):
    left: list[Seconds]
    since: list[Seconds | None]
    graced: NotRequired[list[Count]]
    gained: NotRequired[list[tuple[Count, Count, Seconds]]]  # of an older house
    given: NotRequired[list[tuple[Count, Count, Seconds, list[Seconds]]]]
    ready: NotRequired[list[tuple[Count, Seconds]]]


class DrawsShape(TypedDict):
    commitments: list[MaybeHash]
    salts: list[Salt]
    protocol: Literal[1, 2, 3]
    attempt: Annotated[int, Meta(ge=1, le=2**53)]
    stage: Stage
    awaited: list[Count]
    left_out: list[Count]
    until: Seconds | None
    setup: MaybeHash
    first: Count
    drawn: Count
    label: NotRequired[Annotated[str, Meta(max_length=80, pattern="^[ -~]*$")]]
    before: NotRequired[MaybeHash]
    counts: NotRequired[dict[Annotated[str, Meta(max_length=200)], Count]]
    opened: NotRequired[bool]


class DeskShape(TypedDict):
    """What `Match.to_json` writes, as far as others rely on it."""

    rules: Count
    host: Person
    secret: Hash
    draws: NotRequired[DrawsShape]
    salts: NotRequired[list[Salt]]  # as an older house kept them
    first_draw: NotRequired[Count]
    moved: NotRequired[Seconds]
    sat: NotRequired[list[Person]]
    status: Status
    paused: bool
    made: Seconds
    touched: Seconds
    seats: list[Seat]
    number: Count
    length: Count
    answers: Count
    sealed: list[list[str]]
    done: list[list[Annotated[str, Meta(max_length=64)]]]
    clocks: ClocksShape
    past: dict[str, Any]
    since: list[list[int | str]]
    state: dict[str, Any] | None
    rules_now: Count
    muted: NotRequired[list[Person]]
    voices: NotRequired[list[tuple[Count, Person]]]


class TableShape(TypedDict):
    """What the house writes into the header of a record, beside what belongs there."""

    id: Annotated[str, Meta(pattern=f"^{TABLE_ID.pattern}$")]
    settings: dict[str, Any]
    desk: dict[str, Any]
    links: list[tuple[Hash, Count | None, Person]]
    talk: list[tuple[Seconds, Count | None, str, Said]]
    voices: NotRequired[list[Count]]  # of what was said, 0 where it is not known; older houses kept none


def fitted(value: Any, shape: Any, place: str) -> Any:
    """A value that has a shape, or the error that names what has not."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        _, _, within = str(error).rpartition("`$")
        raise wrong(place + within.rstrip("`")) from None


def wrong(field: str) -> Unreadable:
    return Unreadable("store-backup-field", field=shown(field))


def lay_out_again(header: Json, text: str) -> tuple[Table, list[tuple[str, Link]]]:
    """The table and its links, or the first error of what the house wrote."""
    kept = fitted(header["table"], TableShape, "table")
    fitted(kept["desk"], DeskShape, "table.desk")
    desk = {**kept["desk"], "agreements": []}  # who was asked is asked again
    own = {name: header.get(name) for name in ("game", "players", "options", "box")}
    settings: Settings = fitted({**kept["settings"], **own}, Settings, "table.settings")
    agreed = settings.checked()
    if "draws" not in desk and not {"salts", "first_draw"} <= desk.keys():
        raise wrong("table.desk.draws")
    check_seat_fields(desk["seats"])
    check_played(agreed, desk)
    table = Table.from_json(kept["id"], agreed.to_json(), desk, [])
    check_seats(table)
    answers = list(answers_of(header, text, table, desk))
    check_standing(table, len(answers))
    drawn = sum(entry.seat == CHANCE for entry in answers[table.draws.first :])
    if table.draws.protocol > 1 and table.draws.drawn != drawn:
        raise wrong("table.desk.draws.drawn")
    write_log(table, kept, answers)
    links = [(digest, Link(table.id, seat, person)) for digest, seat, person in kept["links"]]
    for number, (_, link) in enumerate(links):
        if link.seat is not None and link.seat >= len(table.seats):
            raise wrong(f"table.links[{number}][1]")
    try_out(table)
    return table, links


def write_log(table: Table, kept: Json, answers: list[Entry]) -> None:
    """The log anew: what was said, then what was played."""
    touched = table.touched
    table.number = 0
    table.log(EntryKind.MADE, table.made)
    voices = kept.get("voices", ())
    for number, (at, seat, name, said) in enumerate(kept["talk"]):
        if not (name.isprintable() and said.isprintable() and (seat is None or seat < len(table.seats))):
            raise wrong(f"table.talk[{number}]")
        voice = voices[number] if number < len(voices) else 0
        table.log(EntryKind.CHAT, at, seat, said, name=name, **({"voice": voice} if voice else {}))
    if answers:
        table.log(EntryKind.BEGAN, table.made)
    for entry in answers:
        table.log(EntryKind.ANSWER, touched, entry.seat, entry.text, **entry.data)
    table.answers = len(answers)
    table.touched = touched


# --- how the game stood ---


def check_played(settings: Settings, desk: Json) -> None:
    """The snapshots have the fields of this game, and what was answered since is in its words."""
    game = GAMES[settings.game]
    known = game.snapshot(game.new(settings.players, settings.options, settings.box))
    for name in ("past", "state"):
        if desk[name] is not None:
            check_snapshot(game, known, desk[name], f"table.desk.{name}")
    if desk["rules_now"] != game.rules:
        return  # nothing is undone across a change of the rules
    for number, (seat, words, *_) in enumerate(pair if len(pair) > 1 else ("", "") for pair in desk["since"]):
        if type(seat) is not int or not 0 <= seat < settings.players or type(words) is not str:
            raise wrong(f"table.desk.since[{number}]")
        if game.vocabulary.action(words) is None:
            raise wrong(f"table.desk.since[{number}]")


def check_snapshot(game: Game, known: Json, snapshot: Json, place: str) -> None:
    """Whole numbers, lists of them, and the names of questions, as a snapshot of this game has them."""
    questions = {question.key for question in game.questions}
    for name, ours in known.items():
        value = snapshot.get(name)
        if name == "step":
            fits = isinstance(value, str) and value in questions
        elif name == "pile":
            fits = isinstance(value, list) and all(is_piled(one, questions) for one in value)
        elif isinstance(ours, list):
            fits = isinstance(value, list) and all(type(one) is int for one in value)
        else:
            fits = type(value) is int
        if not fits:
            raise wrong(f"{place}.{name}")


def is_piled(entry: Any, questions: Set[str]) -> bool:
    """Whether it is a question and a number that belongs to it."""
    if not isinstance(entry, str):
        return False
    key, _, number = entry.rpartition(" ")
    return key in questions and bool(re.fullmatch(r"-?[0-9]{1,16}", number))


# --- what must agree with each other ---


def check_seat_fields(seats: list[Json]) -> None:
    """A seat may lack what an older house did not know, and has nothing that nobody knows."""
    known = {"salt", *(field.name for field in fields(Seat))}  # which an older house kept there
    for number, seat in enumerate(seats):
        if "kind" not in seat or not known.issuperset(seat):
            raise wrong(f"table.desk.seats[{number}]")


def check_seats(table: Table) -> None:
    """One of everything for each seat, and nobody there who could not have sat down."""
    players = table.settings.players
    clocks, draws = table.clocks, table.draws
    of_each: dict[str, list[Any]] = {
        "seats": table.seats,
        "sealed": table.sealed,
        "done": table.done,
        "clocks.left": clocks.left,
        "clocks.since": clocks.since,
    }
    if draws.protocol == SHARED:  # they are those of all who took part in the round
        if not len(draws.commitments) == len(draws.salts) <= MOST_SALTS:
            raise wrong("table.desk.draws.salts")
    else:
        of_each |= {"draws.commitments": draws.commitments, "draws.salts": draws.salts}
    for name, values in of_each.items():
        if len(values) != players:
            raise wrong(f"table.desk.{name}")
    named = [*clocks.graced, *clocks.ready, *(one.seat for one in clocks.given)]
    if any(seat >= players for seat in named) or any(
        len(one.left) not in (0, players) for one in clocks.given
    ):
        raise wrong("table.desk.clocks")
    if any(seat >= len(draws.salts) for seat in (*draws.awaited, *draws.left_out)):
        raise wrong("table.desk.draws.awaited")
    for number, seat in enumerate(table.seats):
        if len(seat.name) > 80 or not seat.name.isprintable() or len(seat.person) > 64:
            raise wrong(f"table.desk.seats[{number}].name")
        for level in (seat.level, seat.stand_in):
            if level:
                check_level(level)
        if (seat.kind == SeatKind.BOT) != bool(seat.level):
            raise wrong(f"table.desk.seats[{number}].level")


def check_standing(table: Table, answers: int) -> None:
    """The status is what the game says, and what is sealed could be answered."""
    seat = int(table.state.seat)
    fits = {
        Status.GATHERING: answers == 0,
        Status.RUNNING: seat >= 0 or table.draws.stage != Stage.DRAWING,
        Status.OVER: seat == OVER,
        Status.CLOSED: True,
    }
    if not fits[table.status]:
        raise wrong("table.desk.status")
    step, state = int(table.state.step), table.state.copy()
    waiting = [list(reversed(standing_of(own))) for own in table.sealed]
    while any(waiting):
        asked = int(state.seat)
        if asked < 0 or int(state.step) != step or not table.game.simultaneous(state):
            raise wrong("table.desk.sealed")
        action = waiting[asked].pop() if waiting[asked] else int(state.options[0])
        if action not in state.legal():
            raise wrong("table.desk.sealed")
        state.apply(action)


def standing_of(sealed: list[int]) -> list[int]:
    """What a seat has not taken back, if it took back no more than it had given."""
    given = 0
    for action in sealed:
        given += -1 if action == TAKEN_BACK else 1
        if given < 0:
            raise wrong("table.desk.sealed")
    return standing(sealed)


def try_out(table: Table) -> None:
    """Whoever comes to this table must be shown it, and it must be kept and written again."""
    for seat in (None, *range(len(table.seats))):
        views.view(table, seat, table.touched)
    table.tasks()
    prepare(table)
    record_text(table, table.unsaved)


# --- the record ---


def answers_of(header: Json, text: str, table: Table, desk: Json) -> Iterator[Entry]:
    """The answers of a record. It is checked by playing it, unless it was played by older rules."""
    if header.get("rules") != table.rules:
        raise wrong("rules")
    if table.rules == table.game.rules:
        record = Record.read(text)
        check_same(table, record, desk)
        lines = grouped(record.lines)
        for played, answer in zip(record.states(), lines, strict=True):
            events = [event_words(table.game, event) for event in played.events]
            yield Entry(0, 0.0, EntryKind.ANSWER, played.seat, answer, {"events": events})
        return
    signs = {"~": int(CHANCE), **{str(seat): seat for seat in range(table.settings.players)}}
    for number, line in enumerate(text.split("\n")[1:], 2):
        if not line.isprintable() or line.partition(" ")[0] not in (*signs, "!", "=", ""):
            raise Unreadable("record-no-seat", found=shown(line), last=str(len(signs) - 2)).at(number)
    for answer in grouped(line for line in text.split("\n")[1:] if line.strip()):
        head = answer.partition(" ")[0]
        if head not in signs:
            raise Unreadable("record-no-seat", found=shown(answer), last=str(len(signs) - 2)).at(2)
        yield Entry(0, 0.0, EntryKind.ANSWER, signs[head], answer, {"events": []})


def check_same(table: Table, record: Record, desk: Json) -> None:
    """The snapshots are what the record leads to: how it stands, and how it stood where an undo ends."""
    undone = table.undo_stack.answers if desk["rules_now"] == table.game.rules else []
    given = [(seat, action) for seat, action, _ in record.answers]
    if given[len(given) - len(undone) :] != undone or differ(table, record.state, table.state):
        raise Unreadable("store-backup-differs")
    if undone and differ(table, record.replay(len(given) - len(undone)), table.undo_stack.state):
        raise Unreadable("store-backup-differs")


def differ(table: Table, one: State, other: State) -> bool:
    return bool(table.game.difference(one, other))


def grouped(lines: Iterable[str]) -> Iterator[str]:
    """Each answer with the lines that follow from it."""
    answer: list[str] = []
    for line in lines:
        if answer and line[0] not in "!=":
            yield "\n".join(answer)
            answer = []
        answer.append(line)
    if answer:
        yield "\n".join(answer)
