"""A match, from the making of the table to its end.

The order of life: `new`, `sit` and `seat_bot`, `begin`, then `answer` until it is over. Every change takes
`now`, seconds since 1970, and raises a `MaleconError` if it cannot be; then nothing has changed. New lines of
the log gather in `unsaved` until whoever keeps the table has written them; only then is anybody told.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence

from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.kernel.state import State
from malecon.table import chance, names, persons, playing, proposals, seating, voices
from malecon.table.bots import Task, Wondering, seed_of
from malecon.table.duplicate import RoundDraws
from malecon.table.entries import EntryKind
from malecon.table.fairness import SECRET_BYTES
from malecon.table.history import Question
from malecon.table.match import AUDIENCE, Match, Status
from malecon.table.moves import Denied, Move, Moves, Outcome, Stale
from malecon.table.proposals import Proposal, ProposalKind
from malecon.table.sealed import standing
from malecon.table.seats import SeatKind
from malecon.table.settings import Settings, check_level

LONGEST_CHAT = 500
LONGEST_ID = 64  # of a move
REMEMBERED = 16  # ids of moves, for each seat
SILENCE = 15 * 60.0  # seconds after which one who does not answer, where there is no clock, counts as absent


class Table(Match):
    """One match, and all that can be done at it."""

    @classmethod
    def new(
        cls,
        table_id: str,
        settings: Settings,
        host: str,
        secret: bytes,
        now: float,
        shared: RoundDraws | None = None,
    ) -> Table:
        """A new table with open seats. `secret` is 32 random bytes: chance's, for this table alone, or, with
        `shared`, for all tables of a duplicate round."""
        if len(secret) != SECRET_BYTES:
            raise ValueError("a secret has 32 bytes")
        table = cls(table_id, settings.checked(), host, secret, now)
        if shared is not None:
            table.draws = shared.table_draws()
        table.log(EntryKind.MADE, now)
        return table

    # --- seats ---

    def sit(self, person: str, name: str, seat: int | None, now: float, is_welcome: bool = True) -> int:
        """A person takes an open seat, any if None, before the game or in it; the seat's number. The host
        need not have everybody there."""
        name = names.numbered(self, name, person)
        number = seating.sit(self, person, name, seat, now, is_welcome)
        self.settle(now)
        return number

    def rename(self, seat: int, name: str, now: float) -> None:
        """A person goes by another name."""
        names.check_free(self, name, self.person_at(seat).person)
        seating.rename(self, seat, name, now)

    def seat_bot(self, by: str, seat: int, level: str, now: float) -> None:
        """The host gives a seat to a bot. In a running game only an open one; else see `propose`."""
        seating.seat_bot(self, by, seat, level, now)
        self.settle(now)

    def open_seat(self, by: str, seat: int, now: float) -> None:
        """Who sits there goes for good: sent off by the host (a bot only before the game), or getting up."""
        seating.open_seat(self, by, seat, now)
        self.settle(now)

    def send_off(self, people: Collection[str], now: float) -> bool:
        """These lose their seats before the game; whether any of them sat here."""
        held = [number for number, seat in enumerate(self.seats) if seat.person and seat.person in people]
        for number in held:
            seating.vacate(self, number, now)
        if held:
            self.settle(now)
        return bool(held)

    def leave(self, seat: int, now: float) -> None:
        """A person is away and keeps the seat; a bot plays there if the others agree or time runs out."""
        seating.leave(self, seat, now)
        self.settle(now)

    def come_back(self, seat: int, now: float) -> None:
        """A person is here again, and a bot that played there hands back. Harmless at any time."""
        stood_in = bool(self.person_at(seat).stand_in)
        if stood_in and self.clocks.is_over(seat, now):
            raise Denied("table-no-time")
        if stood_in and seat in self.asked and not self.paused and self.clocks.end(seat) is None:
            self.clocks.charge(seat, max(0.0, now - self.moved), now)  # what the bot was asked, one saw too
        seating.come_back(self, seat, now)
        self.settle(now)
        if stood_in:
            self.clocks.give_grace(seat, now)

    def be_another(self, old: str, new: str, nobody: str, now: float) -> list[int]:
        """A person turns out to be another, who has the seats from now on. Nobody is asked anything else.

        Only where the other sits too, because both sat down in that very moment, nobody sees two hands: the
        seats are given up, in a running game to somebody who is `nobody`. Which these are."""
        own, others = ([n for n, seat in enumerate(self.seats) if seat.person == who] for who in (old, new))
        given_up = own if persons.second_hand(self, own, others) else []
        if self.host == old:
            self.host = new
        for number in given_up:
            if self.status == Status.GATHERING:
                seating.vacate(self, number, now)
            else:
                self.open_seat(old, number, now)
                self.seats[number].person = nobody
        persons.rename(self, old, new)
        if given_up:
            self.settle(now)
        return given_up

    def part_for_good(self, person: str, alias: str, now: float) -> None:
        """A person leaves the club: they get up, and what stays here of them stays with somebody."""
        held = [number for number, seat in enumerate(self.seats) if seat.person == person]
        nameless = {entry.number: entry for entry in persons.silenced(self, person, self.tail)}
        self.tail = deque((nameless.get(entry.number, entry) for entry in self.tail), self.tail.maxlen)
        if self.status == Status.RUNNING and held and not self.others(person):
            self.end(Status.CLOSED, now)
        if not self.is_ended:
            for number in held:
                self.open_seat(person, number, now)
        if self.host == person and not self.is_ended:
            self.host = persons.heir(self, person)
        persons.make_nameless(self, person)
        persons.rename(self, person, alias)
        if not self.is_ended:
            self.settle(now)

    # --- chance ---

    def commit(self, seat: int, hashed: str, now: float) -> Outcome:
        """The browser of a person commits to the salt that it will add to chance."""
        before = self.number
        chance.commit(self, seat, hashed, now)
        self.settle(now)
        return self.outcome(before)

    def reveal(self, seat: int, salt: str, now: float) -> Outcome:
        """The browser of a person opens its salt, when all are bound; after the last one, chance draws."""
        before = self.number
        chance.reveal(self, seat, salt, now)
        self.settle(now)
        return self.outcome(before)

    def open_draws(self, now: float) -> None:
        """No other table of the duplicate round is played any more, or counts: from now on everybody may look
        on here, and the secret is shown when the game has ended."""
        if self.is_secret:
            self.draws.opened = True
            self.log(EntryKind.CHANCE, now, what="shown")

    def give_time(self, now: float) -> bool:
        """The house was away: whoever is awaited has time again. Whether anybody is."""
        return chance.give_time(self, now)

    # --- playing ---

    def begin(
        self, by: str, now: float, commitments: Mapping[int, str] | None = None, awaited: bool = False
    ) -> Outcome:
        """The host begins, when no seat is open. What salts were committed to is fixed from here on, with
        what is committed to now; when they are opened, chance draws what comes first. If people were seated
        who have not seen the table yet, it is `awaited` that their browsers commit to theirs."""
        before = self.number
        self.check_host(by)
        if self.status != Status.GATHERING:
            raise Denied("table-begun")
        if any(seat.kind == SeatKind.OPEN for seat in self.seats):
            raise Denied("table-seats-open")
        for seat, hashed in (commitments or {}).items():
            chance.commit(self, seat, hashed, now)
        self.status = Status.RUNNING
        self.moved = now
        seating.note(self, *(seat.person for seat in self.seats))
        self.log(EntryKind.BEGAN, now)
        if awaited:
            chance.gather(self, now)
        else:
            chance.fix(self, now)
        self.settle(now)
        return self.outcome(before)

    def answer(self, seat: int, move: Move, now: float) -> Outcome:
        """A person answers. Raises Stale, OutOfTurn, Unreadable, Illegal (with its rule) or Denied.

        A move that is sent again does nothing, whatever has happened since.
        """
        return self.take_move(seat, move, lambda: [playing.check_answer(self, seat, move.words)], now)

    def answer_together(self, seat: int, moves: Moves, now: float) -> Outcome:
        """A person answers a question of free order at once, in any order: all is given, or nothing.

        The record has it in the order of the engine. Raises as `answer` does, and Denied if it is not enough.
        """

        def check() -> list[int]:
            answers = playing.check_selection(self, seat, moves.words).answers()
            if answers is None:
                raise Denied("table-not-enough")
            return answers

        return self.take_move(seat, moves, check, now)

    def take_move(self, seat: int, move: Move | Moves, check: Callable[[], list[int]], now: float) -> Outcome:
        """What a person sends is looked at, and given as the actions that it was found to be."""
        before = self.number
        giver = self.person_at(seat)
        if len(move.id) > LONGEST_ID:
            raise Unreadable("table-id", most=str(LONGEST_ID))
        if move.id and move.id in self.done[seat]:
            return self.outcome(before, repeated=True)
        self.check_running()
        self.check_fresh(seat, move.length, move.sealed)
        actions = check()
        if giver.away or giver.stand_in:
            self.come_back(seat, now)
        if move.id:
            self.done[seat] = [*self.done[seat], move.id][-REMEMBERED:]
        giver.late = False
        playing.give_all(self, seat, actions, now)
        self.settle(now)
        return self.outcome(before)

    def answer_for_bot(self, task: Task, words: str, now: float) -> Outcome:
        """What `think` found. Raises Stale when the bot is no longer asked this: then it can be dropped."""
        before = self.number
        if task.seat not in self.asked_bots or self.seats[task.seat].bot != task.level:
            raise Stale("table-stale")
        self.check_fresh(task.seat, task.length, task.sealed)
        playing.give(self, task.seat, playing.check_answer(self, task.seat, words), now)
        self.settle(now)
        return self.outcome(before)

    def why_not(self, seat: int, words: str, chosen: Sequence[str] = ()) -> MaleconError | None:
        """Why this seat may not answer so now, or not choose it on top of what is chosen; None if it may."""
        try:
            playing.check_wish(self, seat, words, chosen)
        except MaleconError as error:
            return error
        return None

    def tasks(self) -> list[Task]:
        """What bots are asked now; each task is to be answered once."""
        return [self.task(seat) for seat in self.asked_bots]

    def task(self, seat: int) -> Task:
        """The question to this seat, for its bot."""
        state = self.question(seat)
        assert state is not None
        seed = seed_of(self.secret, seat, self.answers, len(standing(self.sealed[seat])))
        return self.task_at(state, seat, self.length, len(self.sealed[seat]), seed)

    def task_at(self, state: State, seat: int, length: int, sealed: int, seed: int) -> Task:
        return Task(
            self.id,
            seat,
            length,
            sealed,
            self.seats[seat].bot,
            seed,
            self.game.name,
            self.settings.players,
            self.settings.options,
            self.settings.box,
            self.game.snapshot(state),
        )

    def wonder(self, number: int, found: Question, asker: int | None) -> Wondering:
        """Why a bot gave the answer of this line: a question that any process answers in the same way."""
        seat = found.given[0][0]
        if seat < 0 or not self.seats[seat].bot:
            raise Denied("table-no-bot-answer")
        task = self.task_at(found.state, seat, number, 0, seed_of(self.secret, seat, number, 0))
        return Wondering(asker, found.given, task)

    def undo(self, seat: int, length: int, sealed: int, now: float) -> Outcome:
        """Take this seat's last answer back, at once where nobody else is touched; else it is proposed."""
        before = self.number
        self.check_playing()
        self.person_at(seat)
        self.check_fresh(seat, length, sealed)
        if standing(self.sealed[seat]):
            playing.take_back_sealed(self, seat, now)
        else:
            waiting = playing.must_agree(self, seat, playing.check_undo(self, seat), now)
            self.put(ProposalKind.UNDO, seat, waiting, now)
        self.settle(now)
        return self.outcome(before)

    # --- agreeing ---

    def propose(self, kind: str, by: int, now: float, about: int | None = None, level: str = "") -> Outcome:
        """Propose to `pause`, `resume`, `stop`, or to let a `bot` play or somebody sit (`open`) at a seat."""
        before = self.number
        self.check_running()
        if kind not in set(ProposalKind) or kind == ProposalKind.UNDO:  # which `undo` proposes
            raise Unreadable("table-proposal", found=shown(kind))
        self.person_at(by)
        if kind == ProposalKind.OPEN and self.is_secret:
            raise Denied("table-round-secret")
        if kind == ProposalKind.PAUSE and self.paused:
            raise Denied("table-paused")
        if kind == ProposalKind.RESUME and not self.paused:
            raise Denied("table-not-paused")
        waiting = proposals.must_agree(self.seats, by, ProposalKind(kind))
        if kind in (ProposalKind.BOT, ProposalKind.OPEN):
            if about is None:
                raise Denied("table-no-seat", seat="")
            seat = self.seat_at(about)
            if seat.kind == SeatKind.OPEN and kind == ProposalKind.OPEN:
                raise Denied("table-no-person", seat=str(about))
            if kind == ProposalKind.BOT:
                level = check_level(level or self.settings.stand_in)
            if self.is_absent(about, now):
                waiting = [other for other in waiting if self.seats[other].person != seat.person]
                level = level and self.settings.stand_in  # nobody chooses a weak one for who cannot object
                if kind == ProposalKind.OPEN and not waiting:
                    raise Denied("table-not-alone")  # or one opponent could look at the other's hand
        else:
            about, level = None, ""
        self.put(ProposalKind(kind), by, waiting, now, about, level)
        self.settle(now)
        return self.outcome(before)

    def is_absent(self, number: int, now: float) -> bool:
        """Whether a person need not be asked about the own seat: away, out of time, or long silent."""
        seat = self.seats[number]
        silent = number in self.asked and self.settings.clock.kind == "none" and now - self.moved >= SILENCE
        return seat.kind == SeatKind.PERSON and (not seat.active or seat.away or seat.late or silent)

    def put(
        self,
        kind: ProposalKind,
        by: int,
        waiting: list[int],
        now: float,
        about: int | None = None,
        level: str = "",
    ) -> None:
        """Put a proposal to those it waits for; if to nobody, it is carried out."""
        proposal = Proposal(self.number + 1, kind, by, waiting, about, level)
        if not waiting:
            self.carry_out(proposal, now, is_alone=True)
            return
        if any(other.kind == kind for other in self.proposals):
            raise Denied("table-proposed")
        self.proposals.append(proposal)
        self.log(EntryKind.ASKED, now, by, what=kind, about=about, level=level)

    def agree(self, number: int, seat: int, now: float) -> Outcome:
        """Agree to the proposal of this number; the last to agree has it done."""
        before = self.number
        proposal = proposals.find(self.proposals, number)
        own = proposal.waiting_for(self.person_at(seat).person, self.seats)
        left = [waiting for waiting in proposal.waiting if waiting not in own]
        if not left:
            self.check_running()
            if proposal.kind == ProposalKind.UNDO:
                playing.check_undo(self, proposal.by)
        proposal.waiting = left
        self.log(EntryKind.AGREED, now, seat, what=proposal.kind, to=number)
        self.settle(now)
        return self.outcome(before)

    def decline(self, number: int, seat: int, now: float) -> Outcome:
        """Refuse a proposal, or withdraw one's own."""
        before = self.number
        proposal = proposals.find(self.proposals, number)
        proposal.check_concerns(self.person_at(seat).person, self.seats)
        self.proposals.remove(proposal)
        self.log(EntryKind.DECLINED, now, seat, what=proposal.kind, to=number)
        return self.outcome(before)

    def carry_out(self, proposal: Proposal, now: float, is_alone: bool = False) -> None:
        """All have agreed, or nobody had to: it is done."""
        by, about = proposal.by, proposal.about
        match proposal.kind:
            case ProposalKind.UNDO:
                playing.take_back(self, by, is_alone, now)
            case ProposalKind.PAUSE:
                self.paused = True
                self.clocks.pause(now)
                self.log(EntryKind.PAUSED, now, by)
            case ProposalKind.RESUME:
                self.paused = False
                self.proposals = [other for other in self.proposals if other.kind != ProposalKind.RESUME]
                self.moved = now
                chance.give_time(self, now)
                self.log(EntryKind.RESUMED, now, by)
            case ProposalKind.BOT if about is not None:
                seating.give_to_bot(self, about, proposal.level, now)
            case ProposalKind.OPEN if about is not None:
                seating.vacate(self, about, now)
            case ProposalKind.STOP:
                self.end(Status.CLOSED, now)

    # --- the rest ---

    def chat(self, seat: int | None, name: str, text: str, now: float, by: str = "") -> Outcome:
        """Say something; spectators (None) by a name of their own. What is said from a seat is said by
        whoever sits there, whoever it is `by`."""
        before = self.number
        text = " ".join(text.split())
        if not text or not text.isprintable() or len(text) > LONGEST_CHAT:
            raise Unreadable("table-chat", found=shown(text), most=str(LONGEST_CHAT))
        if seat is None:
            name = seating.check_name(name)
            names.check_free(self, name, None)
        else:
            name = self.person_at(seat).name
        if (AUDIENCE if seat is None else self.seats[seat].person) in self.muted:
            raise Denied("table-muted")
        voice = voices.voice_of(self, by if seat is None else self.seats[seat].person)
        self.log(EntryKind.CHAT, now, seat, text, name=name, **({"voice": voice} if voice else {}))
        return self.outcome(before)

    def mute(self, by: str, seat: int | None, muted: bool, now: float) -> Outcome:
        """The host lets a player, or all who look on (None), say nothing, or speak again."""
        before = self.number
        self.check_host(by)
        person = AUDIENCE if seat is None else self.person_at(seat).person
        if person == self.host:
            raise Denied("table-mute-host")
        if muted != (person in self.muted):
            if muted:
                self.muted.append(person)
            else:
                self.muted.remove(person)
            kind = EntryKind.MUTED if muted else EntryKind.HEARD
            self.log(kind, now, seat, what="audience" if seat is None else "player")
        return self.outcome(before)

    def close(self, by: str, now: float) -> Outcome:
        """The host ends it without a result; not what others are playing, see `propose`."""
        before = self.number
        self.check_open()
        self.check_host(by)
        if self.status == Status.RUNNING and self.others(by):
            raise Denied("table-not-alone")
        self.end(Status.CLOSED, now)
        return self.outcome(before)

    def tick(self, now: float) -> Outcome:
        """Let time run out for whoever has none left. Harmless at any time."""
        before = self.number
        self.settle(now)
        for number, seat in enumerate(self.seats):
            end = self.clocks.end(number)
            if end is None or end > now or seat.late or seat.stand_in:
                continue
            if self.settings.timeout == "bot":
                seating.give_to_bot(self, number, self.settings.stand_in, now)
                self.settle(now)
            else:
                seat.late = True
                self.log(EntryKind.LATE, now, number)
        return self.outcome(before)

    def is_timed(self, number: int) -> bool:
        """Whether the time of one who is asked runs. Getting up does not stop it: one might think, and come
        back before the bot that stands in has answered."""
        seat = self.seats[number]
        return seat.active or (bool(seat.stand_in) and self.clocks.end(number) is not None)

    def settle(self, now: float) -> None:
        """Something has changed: see whose time runs, and carry out what waits for nobody any more."""
        self.changed()
        chance.look_after(self, now)
        while self.status == Status.RUNNING:
            if not self.paused:
                self.clocks.run({seat for seat in self.asked if self.is_timed(seat)}, now)
            agreed = proposals.take_agreed(self.proposals, self.seats)
            if agreed is None:
                return
            self.carry_out(agreed, now)
