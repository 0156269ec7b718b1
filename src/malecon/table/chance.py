"""How a table comes to draws that nobody could choose.

The house has committed itself when the table is made. While people gather, the browser of each may commit to
a salt; beginning fixes all of that (the *promise*), and then the salts are opened. (Where the club has seated
people, the game begins first, and what they commit to is fixed when all have.) When the last one is there
chance begins to draw. Who adds nothing, be it a bot, a program or one who came late, is not waited for.

Who has committed and does not open could do so because the draws to come are not liked. So nothing is drawn
without that salt: everybody commits anew, to new salts, in another attempt, which the record tells, and
whoever was missing adds nothing any more. Each person can do that once, and it is seen.
"""

from __future__ import annotations

from malecon.errors import Unreadable
from malecon.files import shown
from malecon.table import playing
from malecon.table.clocks import DAY
from malecon.table.draws import Stage
from malecon.table.entries import EntryKind
from malecon.table.fairness import (
    SHARED,
    check_salt,
    commitment,
    is_hash,
    promise,
    salt_commitment,
    setup_hash,
    shared_promise,
)
from malecon.table.match import Match, Status
from malecon.table.moves import Denied
from malecon.table.seats import SeatKind
from malecon.table.settings import Settings, our_box

PATIENCE = 120.0  # seconds that a browser has to do its part; where moves have days, a day


def commit(match: Match, seat: int, hashed: str, now: float) -> None:
    """The browser of a person commits to a salt; until all is fixed it may choose another."""
    match.check_open()
    match.person_at(seat)
    draws = match.draws
    shared = match.settings.lesson or draws.protocol == SHARED  # its draws are those of others too
    if shared or draws.stage != Stage.COMMITTING or seat in draws.left_out:
        raise Denied("fairness-late")
    if not is_hash(hashed):
        raise Unreadable("fairness-hash", found=shown(hashed))
    if draws.commitments[seat] == hashed:
        return  # sent again, because nobody knew whether it arrived
    draws.commitments[seat] = hashed
    match.log(EntryKind.CHANCE, now, seat, what="committed")
    if seat in draws.awaited:
        draws.awaited.remove(seat)
        if not draws.awaited:
            fix(match, now)


def gather(match: Match, now: float) -> None:
    """Nobody could commit so far, for somebody else has seated them: their browsers are waited for."""
    draws = match.draws
    draws.awaited = [
        seat
        for seat, found in enumerate(match.seats)
        if found.kind == SeatKind.PERSON and not draws.commitments[seat]
    ]
    draws.until = now + patience(match)
    if not draws.awaited:
        fix(match, now)


def fix(match: Match, now: float) -> None:
    """Whoever has committed is bound; what they have committed to is asked for."""
    draws = match.draws
    draws.setup = setup_of(match)
    draws.awaited = [seat for seat, hashed in enumerate(draws.commitments) if hashed]
    if draws.protocol == SHARED:  # the round has gone through all of this already
        draws.awaited = []
    draws.stage, draws.until = Stage.OPENING, now + patience(match)
    match.log(EntryKind.CHANCE, now, what="fixed", commitments=list(draws.commitments))
    if not draws.awaited:
        draw(match, now)


def reveal(match: Match, seat: int, salt: str, now: float) -> None:
    """The browser of a person opens its salt. What was opened already may be sent again."""
    match.check_running()
    match.person_at(seat)
    draws = match.draws
    check_salt(salt)
    if draws.salts[seat] and draws.salts[seat] == salt:
        return
    if draws.stage != Stage.OPENING or seat not in draws.awaited:
        raise Denied("fairness-late")
    own = salt_commitment(commitment(match.secret), draws.attempt, seat, salt)
    if not salt or own != draws.commitments[seat]:  # an empty salt is none, whatever was committed to
        raise Denied("fairness-salt", seat=str(seat), found=shown(salt))
    draws.salts[seat] = salt
    draws.awaited.remove(seat)
    match.log(EntryKind.CHANCE, now, seat, what="opened")
    if not draws.awaited:
        draw(match, now)


def draw(match: Match, now: float) -> None:
    """All is open: from here on everything that chance will ever draw is settled."""
    match.draws.stage, match.draws.until = Stage.DRAWING, None
    match.changed()
    match.log(EntryKind.CHANCE, now, what="drawing", salts=list(match.draws.salts))
    playing.go_on(match, now)


def anew(match: Match, missing: list[int], now: float) -> None:
    """Some do not open: all others commit to other salts."""
    draws = match.draws
    bound = [seat for seat, hashed in enumerate(draws.commitments) if hashed]
    draws.left_out = sorted({*draws.left_out, *missing})
    draws.attempt += 1
    draws.commitments, draws.salts = [""] * len(match.seats), [""] * len(match.seats)
    draws.awaited = [seat for seat in bound if seat not in missing]
    draws.stage, draws.until = Stage.COMMITTING, now + patience(match)
    match.log(EntryKind.CHANCE, now, what="anew", seats=missing)
    if not draws.awaited:
        fix(match, now)


def look_after(match: Match, now: float) -> None:
    """See whether anybody is awaited in vain: one whose time is over, or who plays here no longer."""
    draws = match.draws
    while match.status == Status.RUNNING and draws.stage != Stage.DRAWING and not match.paused:
        is_late = draws.until is not None and draws.until <= now
        gone = [seat for seat in draws.awaited if is_late or not match.seats[seat].active]
        if not gone:
            return
        if draws.stage == Stage.OPENING:
            anew(match, gone, now)
        else:
            draws.left_out = sorted({*draws.left_out, *gone})
            draws.awaited = [seat for seat in draws.awaited if seat not in gone]
            if not draws.awaited:
                fix(match, now)


def give_time(match: Match, now: float) -> bool:
    """The house was away or a pause is over: nobody is left out for that. Whether anybody is awaited."""
    if match.draws.until is None:
        return False
    match.draws.until = max(match.draws.until, now + patience(match))
    return True


def patience(match: Match) -> float:
    return DAY if match.settings.clock.kind == "days" else PATIENCE


def setup_of(match: Match) -> str:
    """As it will stand in the header of the record."""
    return setup_by(match.settings)


def setup_by(agreed: Settings) -> str:
    box = agreed.box or our_box(agreed.game)
    return setup_hash({"game": agreed.game, "players": agreed.players, "options": agreed.options, "box": box})


def promise_of(match: Match) -> str:
    """What a player keeps to check the draws by; empty until all is fixed, and in older games."""
    draws = match.draws
    if not draws.setup or draws.stage == Stage.COMMITTING:
        return ""
    if draws.protocol == SHARED:
        house = commitment(match.secret)
        return shared_promise(draws.setup, draws.label, draws.before, draws.attempt, house, draws.commitments)
    return promise(draws.setup, draws.first, draws.attempt, commitment(match.secret), draws.commitments)
