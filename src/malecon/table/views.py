"""What a seat, or a spectator, gets to know of a table. It is decided here and nowhere else.

Only what is named here leaves the house. Nothing in it may depend on what is hidden from the viewer, not even
a length or a number: while all answer at once, the game is shown as it was before the first answer, the
viewer's own answers apart, and of the others only who is ready.
"""

from __future__ import annotations

from dataclasses import asdict
from itertools import islice
from typing import TYPE_CHECKING

from malecon.kernel.game import Game, Json
from malecon.kernel.rng import Rng
from malecon.kernel.state import State
from malecon.record import BELIEFS
from malecon.table.entries import told
from malecon.table.fairness import commitment
from malecon.table.moves import Denied
from malecon.table.playing import asked_state, check_answer, promised_undo
from malecon.table.sealed import asked, standing
from malecon.table.seats import OPEN, PERSON

if TYPE_CHECKING:
    from malecon.table.table import Table


def view(table: Table, seat: int | None, now: float) -> Json:
    """The whole table for one pair of eyes."""
    return {
        **fixed(table, seat),
        **moving(table, seat, now),
        "log": [told(table.game, entry, seat) for entry in table.tail],
    }


def delta(table: Table, seat: int | None, since: int, now: float) -> Json | None:
    """What a view says that can change, with the log after line `since`; None if that is too long ago."""
    new = news(table, seat, since)
    return None if new is None else {**moving(table, seat, now), "log": new}


def news(table: Table, seat: int | None, since: int) -> list[Json] | None:
    """The log after line `since`, if the table remembers it."""
    if not table.number - len(table.tail) <= since <= table.number:
        return None
    first = len(table.tail) - (table.number - since)
    return [told(table.game, entry, seat) for entry in islice(table.tail, first, None)]


def fixed(table: Table, seat: int | None) -> Json:
    """What never changes while the same eyes look."""
    return {
        "id": table.id,
        "you": seat,
        "settings": settings(table),
        "pieces": table.game.pieces(table.state),
    }


def moving(table: Table, seat: int | None, now: float) -> Json:
    """Everything but the log and what was settled when the table was made."""
    playing = table.status == "running"
    return {
        "status": table.status,
        "number": table.number,
        "length": table.length,
        "sealed": len(table.sealed[seat]) if seat is not None else 0,
        "host": hosts(table),
        "seats": [found.public() for found in table.seats],
        "asked": list(table.asked),
        "question": question(table.game, table.state) if playing and table.asked else None,
        "actions": actions(table, seat) if playing and seat is not None else [],
        "chosen": chosen(table, seat),
        "undo": undo(table, seat) if playing and seat is not None else None,
        "view": table.game.view(table.state, seat) if table.status != "gathering" else None,
        "clock": {**table.clocks.public(now), "paused": table.paused},
        "proposals": [agreement.to_json() for agreement in table.agreements],
        "fairness": fairness(table),
        "result": result(table),
    }


def settings(table: Table) -> Json:
    """What was agreed upon, without the box: its name is enough to show."""
    agreed = table.settings
    return {
        "game": agreed.game,
        "rules": table.rules,
        "players": agreed.players,
        "options": agreed.options,
        "box": None if agreed.box is None else agreed.box.get("name"),
        "title": agreed.title,
        "listed": agreed.listed,
        "spectators": agreed.spectators,
        "clock": asdict(agreed.clock),
        "timeout": agreed.timeout,
        "stand_in": agreed.stand_in,
        "hints": agreed.hints,
        "lesson": agreed.lesson,
    }


def hosts(table: Table) -> list[int]:
    """The seats that the host holds."""
    return [number for number, seat in enumerate(table.seats) if seat.person and seat.person == table.host]


def question(game: Game, state: State) -> Json:
    """What is asked, and the rules behind it."""
    asked = game.questions[state.step]
    return {
        "key": f"{game.name}-ask-{asked.key}",
        "rules": list(asked.rules),
        "together": game.simultaneous(state),
    }


def actions(table: Table, seat: int) -> list[Json]:
    """What this seat may answer now."""
    state = asked_state(table, seat)
    if state is None:
        return []
    return [action(table.game, table.game.vocabulary.words(answer)) for answer in state.legal()]


def action(game: Game, words: str) -> Json:
    """An answer: its words, which are sent back to give it, and the message that shows it."""
    code = game.vocabulary.action(words)
    assert code is not None
    verb, names = game.vocabulary.parts(code)
    return {
        "words": words,
        "key": f"{game.name}-do-{verb.key}",
        "parts": dict(zip(verb.domains, names, strict=True)),
    }


def preview(table: Table, seat: int, words: str) -> Json:
    """The table as this seat would see it after an answer, and who would be asked what.

    Not where that would show something hidden, nor while all answer at once: the answer is sealed.
    """
    action = check_answer(table, seat, words)
    game, before = table.game, table.state
    if game.simultaneous(before):
        raise Denied("table-no-preview")

    def seen(state: State) -> Json:
        state.apply(action)
        plays_on = state.seat >= 0
        nobody: list[list[str]] = [[] for _ in table.seats]
        return {
            "view": game.view(state, seat),
            "question": question(game, state) if plays_on else None,
            "asked": asked(game, state, nobody) if plays_on else [],
        }

    found = seen(before.copy())
    rng = Rng(0)
    for _ in range(BELIEFS):
        if seen(game.sample(before, seat, rng)) != found:
            raise Denied("table-no-preview")
    return found


def chosen(table: Table, seat: int | None) -> list[Json]:
    """What this seat has answered that is still sealed."""
    if seat is None:
        return []
    return [action(table.game, words) for words in standing(table.sealed[seat])]


def undo(table: Table, seat: int) -> str | None:
    """Whether this seat could take back its last answer now: `alone`, or only if it may `ask` others."""
    if table.paused or table.seats[seat].kind != PERSON:
        return None
    if standing(table.sealed[seat]):
        return "alone"
    waiting = promised_undo(table, seat)
    if waiting is None:
        return None
    return "ask" if waiting else "alone"


def fairness(table: Table) -> Json:
    """The commitment from the beginning, the salts when they are fixed, the secret at the end."""
    return {
        "commitment": commitment(table.secret),
        "salts": list(table.salts),
        "first": table.first_draw,
        "secret": table.secret.hex() if table.is_ended else "",
    }


def result(table: Table) -> Json | None:
    """How it ended, if it did."""
    if table.status != "over":
        return None
    return {
        "scores": table.state.scores(),
        "winners": table.state.winners(),
        "ending": table.game.ending(table.state),
    }


def listing(table: Table) -> Json:
    """The table as the lobby shows it."""
    return {
        "id": table.id,
        "status": table.status,
        "settings": settings(table),
        "seats": [found.public() for found in table.seats],
        "open": sum(found.kind == OPEN for found in table.seats),
        "round": int(table.state.round) if table.status != "gathering" else 0,
        "asked": list(table.asked),
        "paused": table.paused,
        "result": result(table),
        "made": table.made,
        "touched": table.touched,
    }
