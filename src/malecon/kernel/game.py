"""What the rest of the house needs to know of a game, and all it ever asks of one."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from malecon.kernel.inventory import Inventory
from malecon.kernel.mind import Mind
from malecon.kernel.observer import Observer
from malecon.kernel.openstate import OpenState
from malecon.kernel.reasons import Reason
from malecon.kernel.refusal import Refusal, not_now, not_this
from malecon.kernel.rng import Rng
from malecon.kernel.selection import Gathered, Selection, gathered_at
from malecon.kernel.sources import Ledger
from malecon.kernel.state import FLOW, OVER, Event, State
from malecon.kernel.words import Said, Vocabulary

if TYPE_CHECKING:
    from malecon.drawing import Drawing
    from malecon.errors import Unreadable

#: JSON that a seat may see, or that describes a box of components.
Json = dict[str, Any]


class Option(NamedTuple):
    """A rule that a table may choose: its values, the default first."""

    name: str
    values: tuple[str | int | bool, ...]
    rule: str
    #: For numbers: any whole number from this up to that is allowed too.
    limits: tuple[int, int] | None = None

    @property
    def default(self) -> str | int | bool:
        return self.values[0]

    def allows(self, value: object) -> bool:
        """Whether a table may choose this value; True is not taken for 1."""
        if any(value == v and type(value) is type(v) for v in self.values):
            return True
        return self.limits is not None and type(value) is int and self.limits[0] <= value <= self.limits[1]


class Sentence(NamedTuple):
    """A message of a game by its name, with its numbers, and words of the record by their domains."""

    key: str
    numbers: Mapping[str, int]
    words: Mapping[str, str]


class Question(NamedTuple):
    """A step as people see it: what is asked, and the rules behind it.

    Questions that differ in numbers and words alone may share a message.
    """

    key: str
    rules: tuple[str, ...]
    shared: Sentence | None = None

    @property
    def sentence(self) -> Sentence:
        """How it is asked, as a message `<game>-ask-…`."""
        return self.shared or Sentence(self.key, {}, {})


class EventKind(NamedTuple):
    """What happened, as people are told it: names of the message and of its numbers' domains."""

    key: str
    domains: tuple[str, ...]


class Types(NamedTuple):
    """The types of what a game shows, for the document of the server: TypedDicts of its view and of its
    pieces, and its lists of words (Literals), each with the name it has in the document."""

    view: Any
    pieces: Any
    words: Mapping[str, Any]


class Game(ABC):
    """One game. Its rules are in its own folder; here it introduces itself.

    What is abstract or has no value here, every game says. All the rest has a decent answer already: a game
    says more where it knows better.
    """

    name: str
    rules: int  # raised only when a legal game could go differently
    seats: range
    options: tuple[Option, ...]
    fields: tuple[str, ...]  # everything a state remembers
    vocabulary: Vocabulary
    draws: int = 0  # how many actions are chance's alone: the first ones; players have all others
    questions: tuple[Question, ...]  # by step code
    events: tuple[EventKind, ...]  # by event code
    endings: tuple[str, ...] = ("over",)  # how a game may end, by name
    box_files: tuple[str, ...] = ()  # what owners may bring in files of their own, as `tiles`
    types: Types | None = None
    #: Its questions whose answers may be given in any order.
    gathered: tuple[Gathered, ...] = ()

    #: What bots know of this game; without it they judge a table by playing it out at random.
    mind: Mind[Any] | None = None
    #: By how much of the chance to win the casual bot may misjudge an answer when all stand equal.
    carelessness = 0.1
    #: By how much the steady bot misjudges an answer, in the same way: where its eye alone is far too good.
    distraction = 0.0
    #: What a seat knows, as bytes for nets and other learners; a game may do without.
    observer: Observer[Any] | None = None
    #: To which power the judge's chances are raised, so that of games with a chance of 70 % some 70 % are
    #: won: tools/calibrate.py finds it.
    sureness = 1.0
    #: Where its points come from, as its events tell it.
    ledger: type[Ledger] = Ledger
    #: What must never be lost, doubled or less than none, for the tests.
    inventory: type[Inventory] = Inventory

    @abstractmethod
    def new(self, players: int, options: Mapping[str, Any] | None = None, box: Json | None = None) -> State:
        """A table laid for so many players. Options left out have their defaults; no box means ours."""

    def box(self, state: State) -> Json:
        """The components that this state is played with, as `new` takes them."""
        return {}

    @abstractmethod
    def view(self, state: State, seat: int | None) -> Json:
        """What a seat may see, or a spectator (None). A white list: what is not named here is not seen."""

    def pieces(self, state: State) -> Json:
        """The printed components that this state is played with, for those who show them."""
        return {}

    @abstractmethod
    def sample(self, state: State, seat: int, rng: Rng) -> State:
        """A state that this seat may believe in: the same in all it knows, the rest drawn anew."""

    def refusal(self, state: State, action: int) -> Refusal:
        """Why this action is not allowed now: by the first of the rules behind the question.

        It never depends on what the seat that is asked may not know.
        """
        rule = (*self.questions[state.step].rules, "–")[0]
        offered = {self.vocabulary.parts(answer)[0].code for answer in state.legal()}
        return not_this(rule) if self.vocabulary.parts(action)[0].code in offered else not_now(rule)

    def asks(self, state: State) -> Sentence:
        """How the question is asked at this table, with its numbers; most are asked alike at every table."""
        return self.questions[state.step].sentence

    def ending(self, state: State) -> str:
        """Which of `endings` it was that ended this game; with but one way there is nothing to ask."""
        return self.endings[0]

    def simultaneous(self, state: State) -> bool:
        """Whether others are asked at the same time and must not learn from this answer."""
        return bool(state.steps[state.step].simultaneous)

    def selection(self, state: State, chosen: Sequence[int] = ()) -> Selection | None:
        """What is chosen of the question asked, if its answers may be given in any order."""
        gathered = gathered_at(self.gathered, state)
        return None if gathered is None else Selection(gathered, state, chosen)

    def loses(self, state: State, action: int, rest: Sequence[int]) -> list[Sentence]:
        """What is left lying that costs nothing, or was at hand, by this answer: messages `<game>-loses-…`.

        `rest` are other answers that could still be given; in a question of free order, all that go together.
        """
        return []

    def settings(self, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """All options with their values, defaults filled in."""
        return {o.name: (options or {}).get(o.name, o.default) for o in self.options}

    def flow(self, state: State) -> Json:
        """The part of a view that is the same in every game: where it stands, and who is asked what."""
        question = None if state.seat == OVER else self.questions[state.step].key
        return {"game": self.name, "round": int(state.round), "question": question, "asked": int(state.seat)}

    # --- for those who show, explain and check it ---

    def subjects(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """By domain and word: the ids of the rules that tell of this piece, the first above all."""
        return {}

    def drawing(self, box: Json) -> Drawing | None:
        """How its table is drawn in a terminal, with the components of this box; None for a plain table."""
        return None

    def seat_labels(self, options: Mapping[str, Any], box: Json) -> list[str]:
        """What each seat begins with, in a few signs; nothing where all begin alike."""
        return []

    def holdings(self, state: State, seat: int) -> dict[tuple[str, str], int]:
        """What a seat has which can be counted, beside its points: domain and word, and how many."""
        return {}

    def reasons(self, before: State, after: State, said: Said, seat: int) -> list[Reason]:
        """What a seat's answers brought about that only this game can know, the weightiest first."""
        return []

    def said(self, events: Iterable[Event]) -> Said:
        """Events by their keys, for whoever reads what happened."""
        return [(self.events[code].key, a, b, c) for _, code, a, b, c in events]

    def net(self) -> bytes | None:
        """The file of the net that judges its tables, `eye.net` beside its own; a game may do without."""
        package = type(self).__module__.rpartition(".")[0]
        if not package:  # a game of one file
            return None
        place = files(package).joinpath("eye.net")
        return place.read_bytes() if place.is_file() else None

    # --- an owner's own components; only for the names in `box_files` ---

    def load_box(self, files: Mapping[str, str]) -> Json:
        """The box of an owner's files, given by name as their text; what they leave out is ours."""
        raise NotImplementedError

    def check_box_file(self, name: str, text: str) -> list[Unreadable]:
        """Every error of such a file, each with its line."""
        raise NotImplementedError

    def write_box_file(self, name: str) -> str:
        """Our own components as such a file, for an owner to change."""
        raise NotImplementedError

    # --- made from `fields` ---

    def snapshot(self, state: State) -> Json:
        """Everything the state remembers, as JSON; steps by name, so that their numbers may change."""
        numbers: Json = {name: _plain(getattr(_holder(state, name), name)) for name in self.fields}
        numbers["step"] = self.questions[numbers["step"]].key
        numbers["pile"] = [f"{self.questions[entry & 255].key} {entry >> 8}" for entry in numbers["pile"]]
        return numbers

    def restore(self, state: State, snapshot: Json) -> None:
        """Lay a snapshot onto a fresh state of the same game, players, options and box."""
        codes = {question.key: code for code, question in enumerate(self.questions)}
        for name in self.fields:
            value = snapshot[name]
            if name == "step":
                value = codes[value]
            elif name == "pile":
                value = [codes[key] | int(arg) << 8 for key, arg in (entry.rsplit(" ", 1) for entry in value)]
            holder = _holder(state, name)
            if isinstance(value, list):
                value = vec[i64](value) if holder is state else list(value)
            setattr(holder, name, value)

    def digest(self, state: State) -> str:
        """Sixteen letters that two states share only if they are equal."""
        text = json.dumps(self.snapshot(state), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def difference(self, one: State, other: State) -> dict[str, tuple[Any, Any]]:
        """The fields in which two states differ, with both values."""
        a, b = self.snapshot(one), self.snapshot(other)
        return {name: (a[name], b[name]) for name in self.fields if a[name] != b[name]}


def _holder(state: State, name: str) -> Any:
    """Where a field lies: the table of an open state is an object of its own."""
    return state.table if isinstance(state, OpenState) and name not in FLOW else state


def _plain(value: int | Sequence[int]) -> int | list[int]:
    return int(value) if isinstance(value, int) else [int(n) for n in value]
