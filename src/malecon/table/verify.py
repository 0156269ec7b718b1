"""Every draw of a finished game, checked against what a player was shown before it.

What a record says of itself decides nothing here that the player remembers otherwise: not the protocol, not
from where on draws are to be checked, not who has added a salt, nor with which pieces was played.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.kernel.state import CHANCE
from malecon.record import Record
from malecon.table.duplicate import draw_at
from malecon.table.fairness import (
    SHARED,
    Fairness,
    commitment,
    draw,
    promise,
    salt_commitment,
    setup_hash,
    shared_promise,
    shared_salt_commitment,
)
from malecon.table.settings import our_box

REMEMBERED = re.compile(r"(?:([23])-)?[0-9a-f]{64}")


class Checked(NamedTuple):
    """What was found of a record whose draws are all true."""

    draws: int  # that were checked
    before: int  # draws that were on the table already, made by who knows whom
    protocol: int
    attempt: int
    salts: int  # seats that added one
    bound: bool  # whether it was compared with what a player remembered
    own_box: bool  # whether it was played with other pieces than those of the game as it is here


class Drawing(NamedTuple):
    """One draw: the answers before it, what could be drawn, with weights, and what the record says."""

    number: int
    options: list[int]
    weights: list[int]
    drawn: int


def verify(record: Record, remembered: str | None = None, first: int = 0) -> Checked:
    """Check every draw of a finished game; raise an error at the first thing that is not as it should be.

    `remembered` is what a player was shown when the game began, if it was kept: the promise; in protocol 1
    the house's commitment alone. `first` is for games that were taken in from a record: the number of answers
    that a player knows to have been there already. A house could promise any number, so it must be said.
    """
    fairness = Fairness.from_json(record.extra.get("fairness"), record.players)
    check_remembered(record, fairness, remembered)
    if fairness.first != first:
        raise MaleconError("fairness-first", found=str(fairness.first), expected=str(first))
    check_attempt(fairness)
    if not fairness.secret:
        raise Unreadable("fairness-no-secret")
    secret = bytes.fromhex(fairness.secret)
    if commitment(secret) != fairness.commitment:
        raise MaleconError("fairness-commitment", found=fairness.commitment, expected=commitment(secret))
    made = list(drawings(record, fairness.first))
    if fairness.protocol > 1 and made:  # a game that was ended before its first draw shows no salts
        check_salts(fairness)
    words = record.game.vocabulary.words
    draws = 0
    counts: Counter[str] = Counter()
    for drawing in made:
        fair = drawing.options[drawn(record, fairness, secret, drawing, draws, counts)]
        if drawing.drawn != fair:
            line = record.answers[drawing.number][2]
            raise MaleconError("fairness-draw", found=words(drawing.drawn), expected=words(fair)).at(line)
        draws += 1
    before = sum(seat == CHANCE for seat, _, _ in record.answers[: fairness.first])
    salts = sum(bool(salt) for salt in fairness.salts)
    is_bound, own_box = remembered is not None, record.box != our_box(record.game.name)
    return Checked(draws, before, fairness.protocol, fairness.attempt, salts, is_bound, own_box)


def drawn(
    record: Record, fairness: Fairness, secret: bytes, drawing: Drawing, draws: int, counts: Counter[str]
) -> int:
    """What must have been drawn, after so many draws, and so many of each kind."""
    if fairness.protocol == SHARED:
        return draw_at(record.game, secret, fairness, counts, drawing.options, drawing.weights)
    index = drawing.number if fairness.protocol == 1 else draws
    return draw(secret, fairness.salts, index, drawing.weights, fairness.protocol)


def check_remembered(record: Record, fairness: Fairness, remembered: str | None) -> None:
    """The record is of the game that the player remembers."""
    said = "" if remembered is None else remembered.strip().lower()
    form = REMEMBERED.fullmatch(said)
    if remembered is not None and form is None:
        raise Unreadable("fairness-remembered", found=shown(remembered))
    if form is not None and int(form[1] or 1) != fairness.protocol:
        raise MaleconError("fairness-protocol", found=str(fairness.protocol), expected=form[1] or "1")
    if fairness.protocol == 1:
        promised = fairness.commitment
    elif fairness.protocol == SHARED:
        setup, house = setup_hash(record.said or record.header()), fairness.commitment
        bound = fairness.commitments
        promised = shared_promise(setup, fairness.label, fairness.before, fairness.attempt, house, bound)
    else:
        setup = setup_hash(record.said or record.header())
        promised = promise(setup, fairness.first, fairness.attempt, fairness.commitment, fairness.commitments)
    if form is not None and promised != said:
        raise MaleconError("fairness-other", found=promised, expected=said)


def check_attempt(fairness: Fairness) -> None:
    """Each further attempt has left out somebody more, for good: so many seats must have added nothing.

    Whether a person or a bot sat there no promise tells, and a bot may play for who was left out.
    """
    empty = sum(not hashed for hashed in fairness.commitments)
    if fairness.attempt - 1 > empty:
        raise MaleconError("fairness-attempt", attempt=str(fairness.attempt), seats=str(empty))


def check_salts(fairness: Fairness) -> None:
    """Every salt is the one that was committed to, and nobody has added one who had not committed to it."""
    for seat, (salt, shown_before) in enumerate(zip(fairness.salts, fairness.commitments, strict=True)):
        own = salt_commitment(fairness.commitment, fairness.attempt, seat, salt)
        if fairness.protocol == SHARED:
            own = shared_salt_commitment(fairness.commitment, fairness.label, fairness.attempt, seat, salt)
        if shown_before != (own if salt else ""):
            raise MaleconError("fairness-salt", seat=str(seat), found=shown(salt))


def drawings(record: Record, first: int = 0) -> Iterator[Drawing]:
    """The draws of a record after so many answers, as the rules have them."""
    state = record.replay(0)
    for index, (seat, action, _) in enumerate(record.answers):
        if seat == CHANCE and index >= first:
            yield Drawing(index, state.legal(), [int(weight) for weight in state.weights], action)
        state.apply(action)
