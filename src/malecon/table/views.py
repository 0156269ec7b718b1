"""What a seat, or a spectator, gets to know of a table. It is decided here and nowhere else.

Only what is named here leaves the house. Nothing in it may depend on what is hidden from the viewer, not even
a length or a number: while all answer at once, the game is shown as it was before the first answer, the
viewer's own answers apart, and of the others only who is ready.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import islice
from typing import Literal

from malecon.kernel.game import Game, Sentence
from malecon.kernel.match import show_secret, shows_secret
from malecon.kernel.selection import Selection, given
from malecon.kernel.state import State
from malecon.table.chance import promise_of
from malecon.table.draws import Stage
from malecon.table.entries import LogLine, entry_view
from malecon.table.fairness import commitment
from malecon.table.match import AUDIENCE, Match, Status
from malecon.table.moves import Denied
from malecon.table.playing import check_answer, check_selection, promised_undo
from malecon.table.sealed import asked, standing
from malecon.table.seats import SeatKind
from malecon.table.seats import public as public_seats
from malecon.table.view_types import (
    ActionView,
    ChangingView,
    FairnessView,
    FixedView,
    ListingView,
    OfferedView,
    PreviewView,
    QuestionView,
    ResultView,
    SelectionView,
    SentenceView,
    SettingsView,
    TableDelta,
    TableView,
)
from malecon.table.voices import silent


def view(table: Match, seat: int | None, now: float, unheard: Collection[str] = ()) -> TableView:
    """The whole table for one pair of eyes, without what those say who are not heard."""
    return {
        **fixed(table, seat),
        **changing(table, seat, now),
        "log": log_known(table, seat, unheard),
    }


def delta(
    table: Match, seat: int | None, since: int, now: float, unheard: Collection[str] = ()
) -> TableDelta | None:
    """What a view says that can change, with the log after line `since`; None if that is too long ago."""
    log = log_since(table, seat, since, unheard)
    return None if log is None else {**changing(table, seat, now), "log": log}


def log_known(table: Match, seat: int | None, unheard: Collection[str] = ()) -> list[LogLine]:
    """As much of the log as the table remembers itself."""
    quiet = silent(table, unheard)
    return [entry_view(table.game, entry, seat, quiet) for entry in table.tail]


def log_since(
    table: Match, seat: int | None, since: int, unheard: Collection[str] = ()
) -> list[LogLine] | None:
    """The log after line `since`; None if that is too long ago."""
    if not table.number - len(table.tail) <= since <= table.number:
        return None
    first = len(table.tail) - (table.number - since)
    quiet = silent(table, unheard)
    return [entry_view(table.game, entry, seat, quiet) for entry in islice(table.tail, first, None)]


def fixed(table: Match, seat: int | None) -> FixedView:
    """What never changes while the same eyes look."""
    return {
        "id": table.id,
        "you": seat,
        "settings": settings(table),
        "pieces": table.game.pieces(table.state),
    }


def changing(table: Match, seat: int | None, now: float) -> ChangingView:
    """Everything but the log and what was settled when the table was made."""
    playing = table.status == Status.RUNNING
    return {
        "status": table.status,
        "number": table.number,
        "length": table.length,
        "sealed": len(table.sealed[seat]) if seat is not None else 0,
        "host": hosts(table),
        "seats": public_seats(table.seats),
        "asked": list(table.asked),
        "question": question(table.game, table.state) if playing and table.asked else None,
        "actions": actions(table, seat) if playing and seat is not None else [],
        "selection": selectable(table, seat) if playing and seat is not None else None,
        "chosen": chosen(table, seat),
        "undo": undo(table, seat, now) if playing and seat is not None else None,
        "view": table.game.view(table.state, seat) if is_dealt(table) else None,
        "clock": table.clocks.public(now, table.paused),
        "proposals": [proposal.public() for proposal in table.proposals],
        "muted": muted(table),
        "fairness": fairness(table),
        "result": result(table),
    }


def is_dealt(table: Match) -> bool:
    """Whether there is a board to be seen: not before the game, nor while salts are opened."""
    return table.status != Status.GATHERING and table.draws.stage == Stage.DRAWING


def settings(table: Match) -> SettingsView:
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
        "spectators": agreed.spectators and not table.is_secret,
        "clock": agreed.clock.public(),
        "timeout": agreed.timeout,
        "stand_in": agreed.stand_in,
        "hints": agreed.hints,
        "lesson": agreed.lesson,
        "cup": agreed.cup,
    }


def hosts(table: Match) -> list[int]:
    """The seats that the host holds."""
    return [number for number, seat in enumerate(table.seats) if seat.person and seat.person == table.host]


def muted(table: Match) -> list[int | None]:
    """The seats that say nothing in the chat, and None if those who look on do not."""
    found: list[int | None] = [None] if AUDIENCE in table.muted else []
    return found + [n for n, seat in enumerate(table.seats) if seat.person and seat.person in table.muted]


def question(game: Game, state: State) -> QuestionView:
    """What is asked, and the rules behind it."""
    asked = game.asks(state)
    return {
        "key": f"{game.name}-ask-{asked.key}",
        "numbers": dict(asked.numbers),
        "words": dict(asked.words),
        "rules": list(game.questions[state.step].rules),
        "together": game.simultaneous(state),
    }


def actions(table: Match, seat: int) -> list[OfferedView]:
    """What this seat may answer now."""
    state = table.question(seat)
    return [] if state is None else offered(table.game, state, state.legal())


def offered(game: Game, state: State, answers: list[int]) -> list[OfferedView]:
    """Answers that may be given, how they sound, and what would be left lying by each."""
    gathered = game.selection(state)
    tones = game.vocabulary.tones(answers) if gathered is None else {}
    rest = answers if gathered is None else [*answers, *gathered.rest()]
    found: list[OfferedView] = []
    for answer in answers:
        tone = tones.get(answer, game.vocabulary.parts(answer)[0].tone)
        loses = sentences(game, game.loses(state, answer, [one for one in rest if one != answer]))
        found.append({**action_view(game, answer), "tone": tone, "loses": loses})
    return found


def sentences(game: Game, told: list[Sentence]) -> list[SentenceView]:
    """What would be lost, as messages."""
    return [
        {"key": f"{game.name}-loses-{one.key}", "numbers": dict(one.numbers), "words": dict(one.words)}
        for one in told
    ]


def action_view(game: Game, code: int) -> ActionView:
    """An answer: its words, which are sent back to give it, and the message that shows it."""
    verb, names = game.vocabulary.parts(code)
    return {
        "words": game.vocabulary.words(code),
        "key": f"{game.name}-do-{verb.key}",
        "parts": dict(zip(verb.domains, names, strict=True)),
    }


def selectable(table: Match, seat: int) -> SelectionView | None:
    """What can be chosen of the question asked, if its answers may be given in any order."""
    state = table.question(seat)
    selection = None if state is None else table.game.selection(state)
    return None if selection is None else selection_view(table, seat, selection)


def select(table: Match, seat: int, words: Sequence[str], add: str | None) -> SelectionView:
    """What these answers mean together, and one more if it is wished for. Nothing is given by it."""
    return selection_view(table, seat, check_selection(table, seat, words, add))


def selection_view(table: Match, seat: int, selection: Selection) -> SelectionView:
    game = table.game
    stop = selection.gathered.stop
    answers = selection.answers() if selection.chosen else None
    after = selection.after()
    told: list[Sentence] = []
    if after is not None and answers is not None and stop is not None and selection.goes_on(after):
        told = game.loses(after, stop, selection.rest())
    return {
        "chosen": [action_view(game, action) for action in selection.chosen],
        "implied": [action_view(game, action) for action in selection.implied() if selection.chosen],
        "more": [action_view(game, action) for action in selection.more()],
        "instead": [action_view(game, action) for action in selection.exchanges()],
        "alone": offered(game, selection.state, selection.alone()),
        "stop": game.vocabulary.words(stop) if stop is not None and stop in selection.alone() else None,
        "ready": answers is not None,
        "loses": sentences(game, told),
        "after": shown_after(table, seat, selection, after),
    }


def shown_after(table: Match, seat: int, selection: Selection, after: State | None) -> PreviewView | None:
    """The table with all of it; not where that would show something hidden, nor while all answer at once."""
    game = table.game
    if after is None or not selection.chosen or game.simultaneous(table.state):
        return None
    if show_secret(game, table.state, seat, selection.completed() or selection.sorted(), give=given):
        return None
    return moment(game, after, seat, asked(game, after, [[] for _ in table.seats]))


def preview(table: Match, seat: int, words: str) -> PreviewView:
    """The table as this seat would see it after an answer, and who would be asked what.

    Not where that would show something hidden, nor while all answer at once: the answer is sealed.
    """
    action = check_answer(table, seat, words)
    game = table.game
    if game.simultaneous(table.state) or shows_secret(game, table.state, seat, action):
        raise Denied("table-no-preview")
    after = table.state.copy()
    after.apply(action)
    return moment(game, after, seat, asked(game, after, [[] for _ in table.seats]))


def moment(game: Game, state: State, seat: int | None, asked: list[int]) -> PreviewView:
    """The game at a moment other than now: what this seat sees, what is asked, and who."""
    return {
        "view": game.view(state, seat),
        "question": question(game, state) if state.seat >= 0 else None,
        "asked": asked,
    }


def chosen(table: Match, seat: int | None) -> list[ActionView]:
    """What this seat has answered that is still sealed."""
    return [] if seat is None else [action_view(table.game, code) for code in standing(table.sealed[seat])]


def undo(table: Match, seat: int, now: float) -> Literal["alone", "ask"] | None:
    """Whether this seat could take back its last answer now: `alone`, or only if it may `ask` others."""
    if table.paused or table.seats[seat].kind != SeatKind.PERSON:
        return None
    if standing(table.sealed[seat]):
        return "alone"
    waiting = promised_undo(table, seat, now)
    if waiting is None:
        return None
    return "ask" if waiting else "alone"


def fairness(table: Match) -> FairnessView:
    """The commitments from the beginning, the salts when all are open, the secret at the end."""
    draws = table.draws
    return {
        "protocol": draws.protocol,
        "attempt": draws.attempt,
        "stage": draws.stage,
        "awaited": list(draws.awaited),
        "setup": draws.setup,
        "commitment": commitment(table.secret),
        "commitments": list(draws.commitments),
        "promise": promise_of(table),
        "salts": list(draws.salts) if draws.stage == Stage.DRAWING else [],
        "first": draws.first,
        "secret": table.secret.hex() if table.shows_secret else "",
        "label": draws.label,
        "before": draws.before,
    }


def result(table: Match) -> ResultView | None:
    """How it ended, if it did."""
    if table.status != Status.OVER:
        return None
    return {
        "scores": table.state.scores(),
        "winners": table.state.winners(),
        "ending": table.game.ending(table.state),
    }


def listing(table: Match) -> ListingView:
    """The table as the lobby shows it."""
    return {
        "id": table.id,
        "status": table.status,
        "settings": settings(table),
        "seats": public_seats(table.seats),
        "open": sum(seat.kind == SeatKind.OPEN for seat in table.seats),
        "round": int(table.state.round) if table.status != Status.GATHERING else 0,
        "asked": list(table.waits_for),
        "paused": table.paused,
        "result": result(table),
        "made": table.made,
        "touched": table.touched,
    }
