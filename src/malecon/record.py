"""The record: one readable text file per game, which is save, replay, bug report and test in one.

The first line is JSON and says what is played and with what. Then comes a line for each answer:

    0 buy upper left         seat 0 answers
    ~ draw red               chance answers
    ! 3 0123456789abcdef     round 3 begins, and the digest of the table
    = 12 15 9 won by 1       the end: scores of all seats, and who has won

Everything that was drawn is written out, so no seed matters; what was forced is not written. A record is
checked by playing it: from a `Record` that could be read, every position can be had.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from operator import index
from typing import Any, NamedTuple

from malecon import jsontext
from malecon.errors import Illegal, MaleconError, OutOfTurn, Unreadable
from malecon.files import literal, read_text, said, shown, write_text
from malecon.games import GAMES
from malecon.kernel.game import Game, Json
from malecon.kernel.match import shows_secret
from malecon.kernel.state import CHANCE, OVER, Event, State
from malecon.why import Why

FORMAT = 1  # raised when files are written that an older reader would misunderstand


class Played(NamedTuple):
    """One answer of a record: the line it stands in, who gave it, and what the table was like afterwards."""

    line: int
    seat: int
    action: int
    state: State
    events: list[Event]


class Record:
    """A game as it was played so far. `state` is the table as it stands; it is changed by `add` alone."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any] | None = None,
        box: Json | None = None,
        names: Sequence[str] = (),
        extra: Json | None = None,
    ) -> None:
        """A game about to begin. `extra` is kept in the header as it is: a date, a place, a commitment."""
        self.game = game
        self.players = check_players(game, players)
        self.options = check_options(game, options)
        self.names = check_names(players, names)
        self.extra: Json = dict(extra or {})
        #: The header as it was read, letter by letter; see `table/fairness.py`.
        self.said: Json = {}
        self.state = game.new(players, self.options, box)
        self.box = game.box(self.state)
        #: The words that a file broke off with, if it was read all the same.
        self.torn = ""
        #: All lines after the header.
        self.lines: list[str] = []
        #: The answers, each with the seat that gave it and the number of its line.
        self.answers: list[tuple[int, int, int]] = []

    def __len__(self) -> int:
        """How many answers have been given, chance's included."""
        return len(self.answers)

    # --- playing ---

    def add(self, seat: int, action: int) -> None:
        """Give an answer, if this seat is asked and may give it. Digest and scores follow by themselves."""
        self.check(seat, action)
        before = self.state.round
        self.answers.append((seat, action, len(self.lines) + 2))
        self.lines.append(f"{sign(seat)} {self.game.vocabulary.words(action)}")
        self.state.apply(action)
        self.lines += following(self.game, self.state, int(before))

    def check(self, seat: int, action: int) -> None:
        """Raise what forbids this answer, if anything does."""
        asked = int(self.state.seat)
        if asked == OVER:
            raise OutOfTurn("answer-after-end", seat=seat_name(seat))
        words = self.game.vocabulary.words
        if seat != asked:
            raise OutOfTurn("answer-out-of-turn", seat=seat_name(seat), asked=seat_name(asked))
        legal = self.state.legal()
        if action not in legal:
            expected = " | ".join(words(answer) for answer in legal[:4])
            more = len(legal) - 4
            refusal = self.game.refusal(self.state, action)
            raise Illegal(
                "answer-illegal",
                rule=refusal.rule,
                why=Why(self.game.name, refusal, tuple(self.names)),
                seat=seat_name(seat),
                found=words(action),
                expected=f"{expected} | … (+{more})" if more > 0 else expected,
            )

    # --- undoing ---

    def undo(self, seat: int) -> Record:
        """The record without this seat's last answer.

        An answer may be undone until another seat or chance has answered, or until its giver has seen
        something that they did not know when they gave it.
        """
        if not self.answers:
            raise OutOfTurn("undo-nothing")
        last = self.answers[-1][0]
        if last == CHANCE:
            raise OutOfTurn("undo-drawn")
        if last != seat:
            raise OutOfTurn("undo-answered", seat=seat_name(last))
        if shows_secret(self.game, self.replay(len(self) - 1), seat, self.answers[-1][1]):
            raise OutOfTurn("undo-seen")
        return self.cut(len(self) - 1)

    def cut(self, length: int) -> Record:
        """The record of the first so many answers."""
        shorter = Record(self.game, self.players, self.options, self.box, self.names, self.extra)
        for seat, action, _ in self.answers[:length]:
            shorter.add(seat, action)
        return shorter

    # --- looking back ---

    def replay(self, upto: int | None = None) -> State:
        """The table after the first so many answers; after all of them unless told otherwise."""
        state = self.game.new(self.players, self.options, self.box)
        for _, action, _ in self.answers[:upto]:
            state.apply(action)
        return state

    def states(self) -> Iterator[Played]:
        """Every answer with the table after it, which is a copy, and with all events, secret ones too."""
        state = self.game.new(self.players, self.options, self.box)
        state.listening = True
        for seat, action, line in self.answers:
            state.events = []
            state.apply(action)
            yield Played(line, seat, action, state.copy(), state.events)

    # --- as text ---

    def header(self) -> Json:
        """What the first line says."""
        return {
            "malecon": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules,
            "players": self.players,
            "options": self.options,
            "names": self.names,
            **self.extra,
            "box": self.box,
        }

    def text(self) -> str:
        """The whole file."""
        return "\n".join([json.dumps(self.header(), ensure_ascii=False), *self.lines, ""])

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file in one go; saved after every answer, a running game survives a crash whole."""
        write_text(path, self.text())

    @classmethod
    def load(cls, path: str | os.PathLike[str], torn: bool = False) -> Record:
        """Read and check a file; see `read`."""
        text = read_text(path)
        try:
            return cls.read(text, torn)
        except MaleconError as error:
            raise error.within(shown(os.fspath(path), 200)) from None

    @classmethod
    def read(cls, text: str, torn: bool = False) -> Record:
        """Read a record and check all of it by playing it. With `torn`, a last line cut short is left out.

        A last line without a line end counts as cut short even if it can be read: `tile 3` may have been
        `tile 36`. Digest and scores missing at the very end are filled in.
        """
        *whole, rest = text.split("\n")
        numbered = [(number, line) for number, line in enumerate(whole, 1) if line.strip()]
        if not numbered:
            raise (without_head(rest) if rest.strip() else Unreadable("record-empty")).at(1)
        number, first = numbered[0]
        try:
            record = read_header(first)
        except MaleconError as error:
            raise error.at(number) from None
        position = 0
        for number, line in numbered[1:]:
            try:
                if position < len(record.lines):
                    compare(line, record.lines[position])
                else:
                    read_answer(record, line, number)
            except MaleconError as error:
                raise error.at(number) from None
            position += 1
        if rest.strip():
            record.torn = shown(rest)
            if not torn:
                raise Unreadable("record-torn", found=record.torn).at(len(whole) + 1)
        return record


# --- reading, line by line ---


def read_header(line: str) -> Record:
    """The record that a first line begins."""
    if not line.lstrip().startswith("{"):
        raise Unreadable("record-header", found=shown(line))
    header = jsontext.read(line)
    if not isinstance(header, dict) or "malecon" not in header:
        raise Unreadable("record-header", found=shown(line))
    version = whole_number(header, "malecon")
    if version > FORMAT:
        raise Unreadable("record-newer-format", found=str(version), known=str(FORMAT))
    name = header.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise Unreadable("game-unknown", found=said(name), known=", ".join(GAMES))
    game = GAMES[name]
    rules = whole_number(header, "rules")
    if rules > game.rules:
        raise Unreadable("record-newer-rules", game=name, found=str(rules), known=str(game.rules))
    players = whole_number(header, "players")
    options = header.get("options", {})
    if not isinstance(options, dict):
        raise Unreadable("record-field", field="options", found=literal(options))
    names = header.get("names", [])
    if not isinstance(names, list):
        raise Unreadable("record-field", field="names", found=literal(names))
    ours = ("malecon", "game", "rules", "players", "options", "names", "box")
    extra = {key: value for key, value in header.items() if key not in ours}
    if "box" in header and not isinstance(header["box"], dict):
        raise Unreadable("record-field", field="box", found=literal(header["box"]))
    record = Record(game, players, options, header.get("box"), names, extra)
    record.said = header
    return record


def without_head(rest: str) -> Unreadable:
    """Why nothing can be had of a file that has no whole line."""
    is_head = rest.lstrip().startswith("{")
    return Unreadable("record-torn-head" if is_head else "record-header", found=shown(rest))


def whole_number(header: Json, field: str) -> int:
    """A field that must be there and be a number from 1 on."""
    value = header.get(field)
    if type(value) is not int or value < 1:
        raise Unreadable("record-field", field=field, found=literal(value))
    return value


def read_answer(record: Record, line: str, number: int) -> None:
    """Play one line of a file."""
    head, _, words = line.strip().partition(" ")
    if head in ("!", "="):
        asked = seat_name(int(record.state.seat))
        raise Unreadable("record-too-early", found=shown(line), seat=asked)
    if head == "~":
        seat = int(CHANCE)
    elif head.isdecimal() and head.isascii() and len(head) <= 2 and int(head) < record.players:
        seat = int(head)
    else:
        raise Unreadable("record-no-seat", found=shown(line), last=str(record.players - 1))
    action = record.game.vocabulary.action(words)
    if action is None:
        raise Unreadable("answer-unknown", found=shown(words), game=record.game.name)
    record.add(seat, action)
    seat, action, _ = record.answers[-1]
    record.answers[-1] = (seat, action, number)


def compare(found: str, expected: str) -> None:
    """A line that follows from those before it must say what follows."""
    if found.split() == expected.split():
        return
    keys = {"!": "record-digest", "=": "record-scores"}
    key = keys[expected[0]] if found.lstrip().startswith(expected[0]) else "record-missing"
    raise Unreadable(key, found=shown(found), expected=expected)


# --- what a table may be made of ---


def whole(value: object) -> int | None:
    """A whole number, Python's or NumPy's; None for all else, and True is none either."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        return None


def check_players(game: Game, players: int) -> int:
    """So many can play this game."""
    if players not in game.seats:
        least, most = str(game.seats[0]), str(game.seats[-1])
        raise Unreadable("players-wrong", game=game.name, found=str(players), least=least, most=most)
    return players


def check_options(game: Game, options: Mapping[str, Any] | None) -> Json:
    """All options of a game: those given, if it knows and allows them, and defaults for the rest."""
    if options is None:
        options = {}
    if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
        raise Unreadable("spoken-options", found=shown(repr(options)))
    # NumPy's numbers are as good as Python's.
    chosen = {name: v if (n := whole(v)) is None else n for name, v in options.items()}
    known = {option.name: option for option in game.options}
    for name, value in chosen.items():
        if name not in known:
            raise Unreadable("option-unknown", game=game.name, found=shown(name), known=", ".join(known))
        if not known[name].allows(value):
            allowed = ", ".join(json.dumps(v) for v in known[name].values)
            limits = known[name].limits
            if limits is not None:
                allowed += f", {limits[0]}–{limits[1]}"
            raise Illegal(
                "option-value",
                rule=known[name].rule,
                option=name,
                found=literal(value),
                known=allowed,
            )
    return game.settings(chosen)


def check_names(players: int, names: Sequence[Any]) -> list[str]:
    """One printable name for each seat, or none at all."""
    if names and len(names) != players:
        raise Unreadable("names-number", found=str(len(names)), players=str(players))
    for name in names:
        if not isinstance(name, str) or not name.isprintable() or len(name) > 80:
            raise Unreadable("names-unprintable", found=said(name))
    return list(names)


def following(game: Game, state: State, before: int) -> list[str]:
    """The lines that follow from an answer by themselves; `before` is the round in which it was given."""
    lines = []
    if state.round != before:
        lines.append(f"! {state.round} {game.digest(state)}")
    if state.seat == OVER:
        scores = " ".join(str(score) for score in state.scores())
        winners = " ".join(str(seat) for seat in state.winners())
        lines.append(f"= {scores} won by {winners}")
    return lines


def sign(seat: int) -> str:
    """How a record names a seat."""
    return "~" if seat == CHANCE else str(seat)


def seat_name(seat: int) -> str:
    """A seat as messages take it: its number, or a word for what is none."""
    if seat == CHANCE:
        return "chance"
    return "over" if seat == OVER else str(seat)
