"""Havana introduces itself to the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from malecon.errors import Unreadable
from malecon.havana import codes as c
from malecon.havana.belief import sample
from malecon.havana.box import box_of, check, load, read_box, write
from malecon.havana.data import CUBES_IN_ALL, DEFAULT_BOX, FULL_ROUND
from malecon.havana.gathered import GATHERED
from malecon.havana.inventory import HavanaInventory
from malecon.havana.losses import losses
from malecon.havana.mind import HavanaMind
from malecon.havana.observe import HavanaObserver
from malecon.havana.pieces import HavanaBox, pieces
from malecon.havana.reasons import holdings, reasons
from malecon.havana.refusal import refusal
from malecon.havana.round import new_game
from malecon.havana.sources import HavanaLedger
from malecon.havana.state import FIELDS, Havana
from malecon.havana.text import EVENTS, QUESTIONS, SUBJECTS, VOCABULARY, WORDS
from malecon.havana.view import HavanaView, view
from malecon.kernel.game import Game, Json, Option, Sentence, Types
from malecon.kernel.reasons import Reason
from malecon.kernel.refusal import Refusal
from malecon.kernel.rng import Rng
from malecon.kernel.state import State
from malecon.kernel.words import Said

if TYPE_CHECKING:
    from malecon.drawing import Drawing


class HavanaGame(Game):
    """Reinhard Staupe's Havana (2009) for two to four players."""

    name = "havana"
    rules = 1
    seats = range(2, 5)
    options = (Option("round_limit", (int(FULL_ROUND), 0), "H45", limits=(1, 10_000)),)
    fields = FIELDS
    vocabulary = VOCABULARY
    draws = int(c.SWAP_IN)
    gathered = GATHERED
    questions = QUESTIONS
    events = EVENTS
    endings = ("goal-reached", "tiles-gone", "cubes-gone", "last-round-over")
    box_files = ("tiles",)
    mind = HavanaMind()
    carelessness = 0.3  # each of its many small answers matters less
    observer = HavanaObserver()
    sureness = 1.1
    ledger = HavanaLedger
    inventory = HavanaInventory
    types = Types(HavanaView, HavanaBox, WORDS)

    def new(self, players: int, options: Mapping[str, Any] | None = None, box: Json | None = None) -> State:
        tiles = DEFAULT_BOX if box is None else read_box(box)
        return new_game(players, tiles, self.settings(options)["round_limit"])

    def box(self, state: State) -> Json:
        assert isinstance(state, Havana)
        return box_of(state.tiles)

    def view(self, state: State, seat: int | None) -> Json:
        assert isinstance(state, Havana)
        return dict(view(state, seat))

    def pieces(self, state: State) -> Json:
        assert isinstance(state, Havana)
        return dict(pieces(state))

    def sample(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, Havana)
        return sample(state, seat, rng)

    def refusal(self, state: State, action: int) -> Refusal:
        assert isinstance(state, Havana)
        return refusal(state, action)

    def loses(self, state: State, action: int, rest: Sequence[int]) -> list[Sentence]:
        assert isinstance(state, Havana)
        return losses(state, action, rest)

    def ending(self, state: State) -> str:
        assert isinstance(state, Havana)
        if max(state.points) >= state.goal:
            return "goal-reached"
        if state.last[0] < state.first[0] and state.last[1] < state.first[1]:
            return "tiles-gone"
        return "cubes-gone" if sum(state.boxed) == CUBES_IN_ALL else "last-round-over"

    def subjects(self) -> dict[str, dict[str, tuple[str, ...]]]:
        return SUBJECTS

    def drawing(self, box: Json) -> Drawing:
        from malecon.havana.drawing import HavanaDrawing  # it needs Rich, the rules do not

        return HavanaDrawing(box)

    def holdings(self, state: State, seat: int) -> dict[tuple[str, str], int]:
        assert isinstance(state, Havana)
        return holdings(state, seat)

    def reasons(self, before: State, after: State, said: Said, seat: int) -> list[Reason]:
        assert isinstance(before, Havana)
        assert isinstance(after, Havana)
        return reasons(before, after, said, seat)

    def load_box(self, files: Mapping[str, str]) -> Json:
        return box_of(load(files["tiles"]))

    def check_box_file(self, name: str, text: str) -> list[Unreadable]:
        return check(text)

    def write_box_file(self, name: str) -> str:
        return write(DEFAULT_BOX)
