"""The game at the table: beginning, answering, chance, taking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.errors import Illegal, OutOfTurn, Unreadable
from malecon.files import shown
from malecon.kernel.state import CHANCE, State
from malecon.kernel.state import OVER as NOBODY_ANY_MORE
from malecon.record import following, seat_name, sign
from malecon.table import company
from malecon.table.entries import event_words
from malecon.table.fairness import draw
from malecon.table.moves import Denied, Move, Stale
from malecon.table.sealed import TAKEN_BACK, question, standing
from malecon.table.seats import OPEN
from malecon.table.undo import Past

if TYPE_CHECKING:
    from malecon.table.table import Table

REMEMBERED = 16  # ids of moves, for each seat
LONGEST_ID = 64


def check_running(table: Table) -> None:
    if table.status != "running":
        raise Denied("table-not-running")


def begin(table: Table, by: str, now: float) -> None:
    """From here on the salts are fixed, and with the secret all that chance will ever draw."""
    company.check_host(table, by)
    if table.status != "gathering":
        raise Denied("table-begun")
    if any(seat.kind == OPEN for seat in table.seats):
        raise Denied("table-seats-open")
    table.salts = tuple(seat.salt for seat in table.seats)
    table.status = "running"
    table.log("began", now, salts=list(table.salts))
    go_on(table, now)


# --- answering ---


def check_answer(table: Table, seat: int, words: str) -> int:
    """The action of these words, if this seat may answer so now."""
    check_running(table)
    if table.paused:
        raise Denied("table-paused")
    company.seat_at(table, seat)
    state = question(table.game, table.state, seat, table.sealed[seat])
    if state is None:
        asked = int(table.state.seat)
        raise OutOfTurn("answer-out-of-turn", seat=seat_name(seat), asked=seat_name(asked))
    action = table.game.vocabulary.action(words)
    if action is None:
        raise Unreadable("answer-unknown", found=shown(words), game=table.game.name)
    if action not in state.legal():
        rule = table.game.forbidding(state, action)
        raise Illegal("table-illegal", rule=rule, found=shown(words))
    return action


def check_fresh(table: Table, seat: int, length: int, sealed: int) -> None:
    """Made for the table as it is."""
    if length != table.length or sealed != len(table.sealed[seat]):
        raise Stale("table-stale")


def answer(table: Table, seat: int, move: Move, now: float) -> bool:
    """A person's move; whether it is new. Sent again, it does nothing, whatever has happened since."""
    found = company.person_at(table, seat)
    if len(move.id) > LONGEST_ID:
        raise Unreadable("table-id", most=str(LONGEST_ID))
    if move.id and move.id in table.done[seat]:
        return False
    check_running(table)
    check_fresh(table, seat, move.length, move.sealed)
    action = check_answer(table, seat, move.words)
    if found.away or found.stand_in:
        company.come_back(table, seat, now)
    if move.id:
        table.done[seat] = [*table.done[seat], move.id][-REMEMBERED:]
    found.late = False
    give(table, seat, action, now)
    return True


def give(table: Table, seat: int, action: int, now: float) -> None:
    """An answer that may be given, sealed or open."""
    if not table.game.simultaneous(table.state):
        table.clocks.answered(seat, now)
        write(table, seat, action, now)
        table.past.add(seat, action)
        go_on(table, now)
        return
    table.sealed[seat].append(table.game.vocabulary.words(action))
    table.changed()
    if seat in table.asked:
        return  # he is asked for more, and nobody else shall know
    if table.asked:
        table.log("ready", now, seat)
        table.refresh(now)
    else:
        unseal(table, now)
        go_on(table, now)


def unseal(table: Table, now: float) -> None:
    """All have answered: now the engine hears it, in its own order. None of it can be taken back any more."""
    state = table.state
    step = int(state.step)
    answers = [list(reversed(standing(own))) for own in table.sealed]
    while state.seat >= 0 and int(state.step) == step:
        seat = int(state.seat)
        action = table.game.vocabulary.action(answers[seat].pop())
        assert action is not None
        write(table, seat, action, now)
    table.sealed = [[] for _ in table.sealed]
    table.past = Past(state.copy())


def write(table: Table, seat: int, action: int, now: float) -> None:
    """A line of the record."""
    state = table.state
    before = int(state.round)
    state.events = []
    state.apply(action)
    line = f"{sign(seat)} {table.game.vocabulary.words(action)}"
    table.length += 1
    table.answers += 1
    table.log(
        "answer",
        now,
        seat,
        "\n".join([line, *following(table.game, state, before)]),
        events=[event_words(table.game, event) for event in state.events],
    )
    state.events = []


def go_on(table: Table, now: float) -> None:
    """Chance draws until somebody is asked or the game is over."""
    state = table.state
    drawn = False
    while int(state.seat) == CHANCE:
        weights = [int(weight) for weight in state.weights]
        index = draw(table.secret, table.salts, table.answers, weights)
        write(table, int(CHANCE), int(state.options[index]), now)
        drawn = True
    if drawn:
        table.past = Past(state.copy())
    table.forget("undo")
    if int(state.seat) == NOBODY_ANY_MORE:
        table.end("over", now)
    else:
        table.refresh(now)


# --- taking back ---


def undo(table: Table, seat: int, length: int, sealed: int, now: float) -> list[int] | None:
    """Take back what is sealed, at once. For an answer that was given: the seats that must agree first."""
    check_running(table)
    if table.paused:
        raise Denied("table-paused")
    company.person_at(table, seat)
    check_fresh(table, seat, length, sealed)
    if standing(table.sealed[seat]):
        was_ready = seat not in table.asked
        table.sealed[seat].append(TAKEN_BACK)
        table.changed()
        if was_ready:
            table.log("unready", now, seat)
            table.refresh(now)
        return None
    return must_agree(table, seat, check_undo(table, seat))


def must_agree(table: Table, seat: int, index: int) -> list[int]:
    """Who has to agree before this seat's answer, and all that came after it, is undone."""
    person = table.seats[seat].person
    touched = set(table.past.since(index))
    if table.game.simultaneous(table.state):
        touched = set(range(len(table.seats)))  # any of them may have sealed something that would be lost
    waiting: dict[str, int] = {}
    for other in sorted(touched):
        found = table.seats[other]
        if found.active and found.person != person:
            waiting.setdefault(found.person, other)
    return list(waiting.values())


def check_undo(table: Table, seat: int) -> int:
    """Where the answer to be undone stands in the past, if it may be undone at all."""
    if table.answers == 0:
        raise OutOfTurn("undo-nothing")
    index = table.past.last_of(seat)
    table.past.check_nothing_shown(table.game, index)
    return index


def promised_undo(table: Table, seat: int) -> list[int] | None:
    """Who would have to agree to an undo, as far as can be told at a glance; None if there is none."""
    try:
        index = table.past.last_of(seat)
        table.past.check_promise(table.game, index)
    except OutOfTurn:
        return None
    return must_agree(table, seat, index)


def take_back(table: Table, seat: int, now: float) -> None:
    """Cut the record before this seat's last answer."""
    index = table.past.last_of(seat)
    table.answers -= len(table.past.answers) - index
    table.length += 1
    table.lay(table.past.cut(index))
    table.sealed = [[] for _ in table.sealed]
    table.log("undo", now, seat, answers=table.answers)
    table.forget("undo")
    table.refresh(now)


def asked_state(table: Table, seat: int) -> State | None:
    """The state in which this seat is asked now."""
    if table.status != "running":
        return None
    return question(table.game, table.state, seat, table.sealed[seat])
