"""What a seat sees and knows of a table, written down as bytes: for nets, and for everybody who learns.

There are two such rows. The *information state* (`write`) is what a seat knows: what it sees, what it could
remember, and what follows from both, with a byte for each of several; it is what the learned bots look at.
The *observation* (`write_seen`) is what lies before a seat now, and no more: a byte for a number, so that it
is written several times as fast; `malecon.research.layout` makes a number for each of several out of it.

In both the seat itself comes first and the others follow in turn order; seats that nobody holds are left
empty, so that tables of any size have the same layout. A field says what it holds. Each game has an Observer
that writes all fields in a fixed order; what it may not know it cannot write, for two worlds that a seat
cannot tell apart must give the same bytes.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from malecon.kernel.state import State

S = TypeVar("S", bound=State)

MOST: Final[i64] = 255  # what a byte holds; more is written as this


@mypyc_attr(acyclic=True)
class Field:
    """A run of bytes: where it begins, how many, and of what kind.

    Its scale is what a count may be divided by; of a choice and of bits, how many there are to choose from.
    """

    def __init__(self, name: str, start: int, size: int, kind: str, scale: int) -> None:
        self.name: str = name
        self.start: int = start
        self.size: int = size
        self.kind: str = kind
        self.scale: int = scale

    def __repr__(self) -> str:
        place = f"start={self.start}, size={self.size}"
        return f"Field({self.name!r}, {place}, kind={self.kind!r}, scale={self.scale})"


@mypyc_attr(acyclic=True)
class Writer:
    """Writes observations into rows of equal length, one row after the other."""

    __slots__ = ("at", "fields", "part", "rows", "size")

    def __init__(self, size: i64, rows: i64 = 1) -> None:
        self.size: i64 = size
        self.rows: vec[u8] = vec[u8]([0] * (size * rows))
        self.at: i64 = 0
        self.fields: list[Field] | None = None  # they are noted while somebody asks for the layout
        self.part: str = ""

    def begin(self, row: i64) -> None:
        """Go to an empty row."""
        self.at = row * self.size
        for place in range(self.at, self.at + self.size):
            self.rows[place] = 0

    def turn_over(self) -> None:
        """Begin anew with empty rows; whoever still reads the old ones keeps them."""
        self.rows = vec[u8]([0] * len(self.rows))
        self.at = 0

    def count(self, name: str, number: i64, scale: i64) -> None:
        """A number of things, 0 to 255; `scale` is about the most that is usual."""
        if self.fields is not None:
            self.note(name, 1, "count", scale)
        if number > MOST:
            number = MOST
        elif number < 0:
            number = 0
        self.rows[self.at] = u8(number)
        self.at += 1

    def flag(self, name: str, value: bool) -> None:
        if self.fields is not None:
            self.note(name, 1, "flag", 1)
        if value:
            self.rows[self.at] = 1
        self.at += 1

    def one_of(self, name: str, number: i64, size: i64) -> None:
        """Which of several; none if it is less than 0 or too large."""
        if self.fields is not None:
            self.note(name, size, "one of", 1)
        if 0 <= number < size:
            self.rows[self.at + number] = 1
        self.at += size

    def set_of(self, name: str, bits: i64, size: i64) -> None:
        """Which of several, any number of them, by their bits."""
        if self.fields is not None:
            self.note(name, size, "set", 1)
        place = self.at
        while bits > 0 and place < self.at + size:
            if bits & 1:
                self.rows[place] = 1
            bits = bits >> 1
            place += 1
        self.at += size

    def up_to(self, name: str, number: i64, size: i64) -> None:
        """A small number as so many flags: at least one, at least two and so on."""
        if self.fields is not None:
            self.note(name, size, "up to", 1)
        for n in range(number if number < size else size):
            self.rows[self.at + n] = 1
        self.at += size

    # --- several to a byte, or several numbers at once ---

    def choice(self, name: str, number: i64, size: i64) -> None:
        """Which of several, in one byte: 0 for none, 1 for the first; none too if it is too large."""
        if self.fields is not None:
            self.note(name, 1, "choice", size)
        if number >= size:
            number = -1
        self.rows[self.at] = u8(number + 1)
        self.at += 1

    def bits(self, name: str, bits: i64, size: i64) -> None:
        """Which of several, any number of them, eight to a byte, the first lowest."""
        if self.fields is not None:
            self.note(name, (size + 7) >> 3, "bits", size)
        rows = self.rows
        at = self.at
        while size > 0:
            rows[at] = u8(bits & 255)
            bits = bits >> 8
            size -= 8
            at += 1
        self.at = at

    def counts(self, name: str, numbers: vec[i64], first: i64, size: i64, scale: i64) -> None:
        """So many numbers of things, none of which can be more than a byte holds."""
        rows = self.rows
        at = self.at
        for n in range(first, first + size):
            rows[at] = u8(numbers[n])
            at += 1
        if self.fields is not None:
            self.note_each(name, size, "count", scale)
        self.at = at

    def choices(self, name: str, numbers: vec[i64], first: i64, size: i64, values: i64) -> None:
        """So many choices, each in one byte."""
        rows = self.rows
        at = self.at
        for n in range(first, first + size):
            rows[at] = u8(numbers[n] + 1)
            at += 1
        if self.fields is not None:
            self.note_each(name, size, "choice", values)
        self.at = at

    def skip(self, size: i64) -> None:
        """Leave the fields of somebody who is not there empty."""
        self.at += size

    def note(self, name: str, size: i64, kind: str, scale: i64) -> None:
        if self.fields is not None:
            self.fields.append(Field(self.part + name, int(self.at), int(size), kind, int(scale)))

    def note_each(self, name: str, size: i64, kind: str, scale: i64) -> None:
        """The fields of several bytes that have been written from here on."""
        start = self.at
        for _ in range(size):
            self.note(name, 1, kind, scale)
            self.at += 1
        self.at = start


class Observer(Generic[S]):
    """Writes what a seat knows and sees of one game's table."""

    #: Raised whenever a byte of a row gets another meaning or place.
    version = 1

    def write(self, s: S, seat: i64, w: Writer) -> None:
        """Every field, from the writer's place on."""
        raise NotImplementedError

    def write_player(self, s: S, p: i64, seat: i64, w: Writer) -> None:
        """What this seat knows of a player."""
        raise NotImplementedError

    def write_seen(self, s: S, seat: i64, w: Writer) -> None:
        """The same for what is seen now, without anything that one would have to remember."""
        raise NotImplementedError

    def write_seen_player(self, s: S, p: i64, seat: i64, w: Writer) -> None:
        """What this seat sees before a player."""
        raise NotImplementedError

    def write_players(self, s: S, seat: i64, seats: i64, w: Writer, seen: bool) -> None:
        """Each player from this seat on, as seen or as known; then the empty places up to so many seats."""
        width: i64 = 0
        for place in range(seats):
            start = w.at
            if w.fields is not None:
                w.part = "self " if place == 0 else "other " + str(place) + " "
            if place >= s.players:
                w.skip(width)
                continue
            if seen:
                self.write_seen_player(s, after(s, seat, place), seat, w)
            else:
                self.write_player(s, after(s, seat, place), seat, w)
            width = w.at - start
        w.part = ""


LARGEST: Final[i64] = 16384  # bytes; no game comes near it


def layout(observer: Observer[State], state: State, seen: bool = False) -> list[Field]:
    """All fields in their order, read off a table with every seat taken."""
    w = Writer(LARGEST)
    w.fields = []
    write(observer, state, 0, w, seen)
    return w.fields


def size_of(observer: Observer[State], state: State, seen: bool = False) -> int:
    """How many bytes a row has; the same for every table of a game."""
    w = Writer(LARGEST)
    write(observer, state, 0, w, seen)
    return int(w.at)


def observe(observer: Observer[State], state: State, seat: i64, seen: bool = False) -> bytes:
    """What a seat knows, or sees, now. Whoever wants many of them keeps a Writer instead."""
    w = Writer(size_of(observer, state, seen))
    write(observer, state, seat, w, seen)
    return bytes(memoryview(w.rows))


def write(observer: Observer[State], state: State, seat: i64, w: Writer, seen: bool) -> None:
    """The observation, or else the information state."""
    if seen:
        observer.write_seen(state, seat, w)
    else:
        observer.write(state, seat, w)


def after(s: State, seat: i64, places: i64) -> i64:
    """The seat so many places after another."""
    other = seat + places
    return other - s.players if other >= s.players else other


def turned(s: State, other: i64, seat: i64) -> i64:
    """How many places another seat comes after this one; −1 for nobody."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + s.players
