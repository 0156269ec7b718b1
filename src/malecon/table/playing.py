"""The game at the table: answers given, sealed and taken back, and what chance draws in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from malecon.errors import Illegal, OutOfTurn, Unreadable
from malecon.files import shown
from malecon.kernel.refusal import Refusal, enough
from malecon.kernel.selection import Selection
from malecon.kernel.state import CHANCE, OVER
from malecon.record import following, seat_name, sign
from malecon.table import proposals
from malecon.table.duplicate import draw_at
from malecon.table.entries import EntryKind, event_words
from malecon.table.fairness import SHARED, draw
from malecon.table.match import Match, Status
from malecon.table.moves import Denied
from malecon.table.proposals import ProposalKind
from malecon.table.sealed import TAKEN_BACK, standing
from malecon.table.seats import SeatKind
from malecon.table.undo import UndoStack
from malecon.why import Why

# --- answering ---


def check_answer(match: Match, seat: int, words: str) -> int:
    """The action of these words, if this seat may answer so now."""
    match.check_playing()
    match.seat_at(seat)
    state = match.question(seat)
    if state is None:
        asked = int(match.state.seat)
        raise OutOfTurn("answer-out-of-turn", seat=seat_name(seat), asked=seat_name(asked))
    action = action_of(match, words)
    if action not in state.legal():
        raise forbidden(match, match.game.refusal(state, action), action)
    return action


def action_of(match: Match, words: str) -> int:
    """The action of these words."""
    action = match.game.vocabulary.action(words)
    if action is None:
        raise Unreadable("answer-unknown", found=shown(words), game=match.game.name)
    return action


def forbidden(match: Match, refusal: Refusal, action: int) -> Illegal:
    """Why this cannot be answered at this table."""
    why = Why(match.game.name, refusal, tuple(one.name for one in match.seats))
    found = shown(match.game.vocabulary.words(action))
    return Illegal("table-illegal", rule=refusal.rule, why=why, found=found)


def check_selection(match: Match, seat: int, words: Sequence[str], add: str | None = None) -> Selection:
    """What this seat has chosen, in the order of its clicks, if it may choose so now.

    `add` is chosen on top, if need be in place of what makes room for it.
    """
    match.check_playing()
    match.seat_at(seat)
    state = match.question(seat)
    if state is None:
        asked = int(match.state.seat)
        raise OutOfTurn("answer-out-of-turn", seat=seat_name(seat), asked=seat_name(asked))
    selection = match.game.selection(state)
    if selection is None:
        raise Denied("table-not-gathered")
    for one in words:
        action = action_of(match, one)
        selection.chosen.append(action)
    if not selection.possible(selection.chosen):
        raise not_together(match, selection, selection.chosen.pop())
    if add is not None:
        action = action_of(match, add)
        chosen = [*selection.chosen, action]
        found = chosen if selection.possible(chosen) else selection.instead(action)
        if found is None:
            raise not_together(match, selection, action)
        selection.chosen = found
    return selection


def check_wish(match: Match, seat: int, words: str, chosen: Sequence[str]) -> None:
    """Raise why this cannot be answered now, nor chosen together with what is chosen."""
    match.check_playing()
    match.seat_at(seat)
    state = match.question(seat)
    selection = None if state is None else match.game.selection(state)
    gathered = selection is not None and selection.gathered.rank(action_of(match, words)) is not None
    if gathered:
        check_selection(match, seat, chosen, words)
    else:
        check_answer(match, seat, words)


def not_together(match: Match, selection: Selection, action: int) -> Illegal:
    """Why this cannot be chosen on top of what is chosen; the engine's own order is no reason."""
    blocked = selection.blocked(action)
    if blocked is not None:
        refusal = match.game.refusal(*blocked)
        if refusal.rule:
            return forbidden(match, refusal, action)
    return forbidden(match, enough(selection.gathered.rule), action)


def give(match: Match, seat: int, action: int, now: float) -> None:
    """An answer that may be given, sealed or open."""
    give_all(match, seat, (action,), now)


def give_all(match: Match, seat: int, actions: Sequence[int], now: float) -> None:
    """Answers of one seat that may be given one after another, sealed or open."""
    if match.game.simultaneous(match.state):
        for action in actions:
            seal(match, seat, action, now)
        return
    before, is_person = match.answers, match.seats[seat].active
    for number, action in enumerate(actions):
        apply(match, seat, action, now)
        match.undo_stack.add(seat, action, joined=number > 0)
    go_on(match, now)
    match.clocks.answered(seat, before, seat not in match.asked, is_person, now)
    match.clocks.settled(match.answers - len(match.undo_stack.answers))


def seal(match: Match, seat: int, action: int, now: float) -> None:
    """An answer is held back until all have answered."""
    match.sealed[seat].append(action)
    match.changed()
    if seat in match.asked:
        return  # more is asked of this seat, and nobody else shall know
    if match.asked:
        match.clocks.sealed(seat, now)
        match.log(EntryKind.READY, now, seat)
    else:
        unseal(match, now)
        go_on(match, now)


def unseal(match: Match, now: float) -> None:
    """All have answered: now the engine hears it, in its own order. None of it can be taken back any more."""
    state = match.state
    step = int(state.step)
    answers = [list(reversed(standing(own))) for own in match.sealed]
    while state.seat >= 0 and int(state.step) == step:
        seat = int(state.seat)
        apply(match, seat, answers[seat].pop(), now)
    for seat, own in enumerate(match.sealed):
        if own:  # not when it was sealed: that can be taken back, and sealed again
            match.clocks.answered(seat, match.answers, True, match.seats[seat].active, now)
    match.sealed = [[] for _ in match.sealed]
    match.undo_stack = UndoStack(state.copy())
    match.clocks.settled(match.answers + 1)


def apply(match: Match, seat: int, action: int, now: float) -> None:
    """The engine hears an answer: a line of the record."""
    state = match.state
    before = int(state.round)
    state.events = []
    state.apply(action)
    match.changed()
    line = f"{sign(seat)} {match.game.vocabulary.words(action)}"
    match.length += 1
    match.answers += 1
    match.moved = now
    match.log(
        EntryKind.ANSWER,
        now,
        seat,
        "\n".join([line, *following(match.game, state, before)]),
        events=[event_words(match.game, event) for event in state.events],
    )
    state.events = []


def go_on(match: Match, now: float) -> None:
    """Chance draws until somebody is asked or the game is over."""
    state = match.state
    drawn = False
    while int(state.seat) == CHANCE:
        apply(match, int(CHANCE), drawn_now(match), now)
        drawn = True
    if drawn:
        match.undo_stack = UndoStack(state.copy())
    forget_undo(match)
    if int(state.seat) == OVER:
        match.end(Status.OVER, now)


def drawn_now(match: Match) -> int:
    """What chance draws of what it could."""
    state, draws = match.state, match.draws
    options, weights = state.legal(), [int(weight) for weight in state.weights]
    if draws.protocol == SHARED:
        counts = Counter(draws.counts)
        index = draw_at(match.game, match.secret, draws, counts, options, weights)
        draws.counts = dict(counts)
    else:
        number = match.answers if draws.protocol == 1 else draws.drawn
        index = draw(match.secret, draws.salts, number, weights, draws.protocol)
    draws.drawn += 1
    return options[index]


def forget_undo(match: Match) -> None:
    """The game has gone on, and a proposal to undo something with it."""
    match.proposals = [proposal for proposal in match.proposals if proposal.kind != ProposalKind.UNDO]


# --- taking back ---


def take_back_sealed(match: Match, seat: int, now: float) -> None:
    """What is sealed may be taken back at once: nobody knows it. Who thought on meanwhile has used that time,
    and where none is left for it, what is sealed stays."""
    was_ready = seat not in match.asked
    thought = match.clocks.thought_on(seat, match.moved, now) if was_ready else 0.0
    if thought and thought >= match.clocks.remaining(seat, now):
        raise OutOfTurn("undo-no-time")
    match.clocks.charge(seat, thought, now)
    whole = match.game.selection(match.state) is not None  # what is chosen together goes together
    for _ in standing(match.sealed[seat]) if whole else (0,):
        match.sealed[seat].append(TAKEN_BACK)
    match.changed()
    if was_ready:
        match.log(EntryKind.UNREADY, now, seat)


def check_undo(match: Match, seat: int) -> int:
    """Where the answer to be undone stands in the undo stack, if it may be undone at all."""
    if match.answers == 0:
        raise OutOfTurn("undo-nothing")
    index = match.undo_stack.last_of(seat)
    match.undo_stack.check_nothing_shown(match.game, index)
    return index


def must_agree(match: Match, seat: int, index: int, now: float) -> list[int]:
    """Who has to agree before this seat's answer, and all that came after it, is undone.

    Where anybody else has replied, be it a bot, or may have sealed something, everybody has who is here; if
    others play, but none of them is here, nobody can. So it is too where one has not the time to pay for it.
    """
    person = match.seats[seat].person
    replied = any(match.seats[other].person != person for other in match.undo_stack.seats_since(index))
    answers = match.answers - len(match.undo_stack.answers) + index
    can_pay = match.clocks.can_pay(answers, seat, others_at(match, seat), now)
    if not replied and can_pay and not match.game.simultaneous(match.state):
        return []
    asked = proposals.must_agree(match.seats, seat)
    if not asked and match.others(person):
        raise OutOfTurn("undo-nobody")
    return asked


def others_at(match: Match, seat: int) -> list[int]:
    """The seats of other people than whoever sits here."""
    person = match.seats[seat].person
    return [
        number
        for number, other in enumerate(match.seats)
        if other.kind == SeatKind.PERSON and other.person != person
    ]


def promised_undo(match: Match, seat: int, now: float) -> list[int] | None:
    """Who would have to agree to an undo, as far as can be told at a glance; None if there is none."""
    try:
        index = match.undo_stack.last_of(seat)
        if not match.undo_stack.seems_harmless(match.game, index):
            return None
        return must_agree(match, seat, index, now)
    except OutOfTurn:
        return None


def take_back(match: Match, seat: int, is_alone: bool, now: float) -> None:
    """Cut the record before this seat's last answer: all have agreed, or nobody was asked (`is_alone`)."""
    index = match.undo_stack.last_of(seat)
    taken = len(match.undo_stack.answers) - index
    match.answers -= taken
    match.length += 1
    match.set_state(match.undo_stack.cut(index))
    match.sealed = [[] for _ in match.sealed]
    match.moved = now
    match.changed()
    others = others_at(match, seat)
    match.clocks.undone(match.answers, seat, others, is_alone, now)
    for other in others:
        match.seats[other].late = False  # for they have the time again that they had
    match.log(EntryKind.UNDO, now, seat, answers=match.answers, taken=taken)
    forget_undo(match)
