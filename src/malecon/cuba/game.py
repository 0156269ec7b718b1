"""Cuba introduces itself to the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from malecon import rulebook
from malecon.cuba import book
from malecon.cuba import box as boxes
from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.belief import sample
from malecon.cuba.gathered import GATHERED
from malecon.cuba.inventory import CubaInventory
from malecon.cuba.losses import losses
from malecon.cuba.mind import CubaMind
from malecon.cuba.observe import CubaObserver
from malecon.cuba.pieces import CubaBox, pieces
from malecon.cuba.reasons import holdings, reasons
from malecon.cuba.refusal import refusal
from malecon.cuba.round import new_game
from malecon.cuba.sources import CubaLedger
from malecon.cuba.state import FIELDS, Cuba
from malecon.cuba.text import EVENTS, QUESTIONS, SUBJECTS, VOCABULARY, WORDS, harvesting
from malecon.cuba.view import CubaView, view
from malecon.cuba.worker import fields_used, free_fields
from malecon.errors import Unreadable
from malecon.kernel.game import Game, Json, Option, Sentence, Types
from malecon.kernel.reasons import Reason
from malecon.kernel.refusal import Refusal
from malecon.kernel.rng import Rng
from malecon.kernel.state import State
from malecon.kernel.words import Said

if TYPE_CHECKING:
    from malecon.drawing import Drawing

rulebook.add_rules("cuba", "buildings", book.buildings)


class CubaGame(Game):
    """Michael Rieneck's and Stefan Stadler's Cuba (2007, 2012) for two to five players."""

    name = "cuba"
    rules = int(c.RULES)
    seats = range(2, 6)
    options = (
        Option("edition", ("2012", "2007"), "C1"),
        Option("boards", ("individual", "common"), "C8"),
        Option("secret_delegate", (False, True), "C77"),
        Option("market_act", ("each_round", "once"), "C72"),
        Option("warehouse_counts", (False, True), "C62"),
    )
    fields = FIELDS
    vocabulary = VOCABULARY
    draws = int(c.TAKE)
    gathered = GATHERED
    questions = QUESTIONS
    events = EVENTS
    endings = ("last-round-over",)
    box_files = boxes.FILES
    types = Types(CubaView, CubaBox, WORDS)
    mind = CubaMind()
    observer = CubaObserver()
    distraction = 0.06  # so it stands in the middle between greedy and learned
    sureness = 1.7
    ledger = CubaLedger
    inventory = CubaInventory

    def new(self, players: int, options: Mapping[str, Any] | None = None, box: Json | None = None) -> State:
        chosen = self.settings(options)
        return new_game(
            players,
            d.DEFAULT_BOX if box is None else boxes.read_box(box),
            c.EDITION_2007 if chosen["edition"] == "2007" else c.EDITION_2012,
            chosen["boards"] == "individual",
            chosen["secret_delegate"],
            chosen["market_act"] == "once",
            chosen["warehouse_counts"],
        )

    def box(self, state: State) -> Json:
        assert isinstance(state, Cuba)
        return boxes.box_of(state.box)

    def view(self, state: State, seat: int | None) -> Json:
        assert isinstance(state, Cuba)
        return dict(view(state, seat))

    def pieces(self, state: State) -> Json:
        assert isinstance(state, Cuba)
        return dict(pieces(state))

    def sample(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, Cuba)
        return sample(state, seat, rng)

    def refusal(self, state: State, action: int) -> Refusal:
        assert isinstance(state, Cuba)
        return refusal(state, action)

    def asks(self, state: State) -> Sentence:
        assert isinstance(state, Cuba)
        if state.step == c.REAP:
            return harvesting(max(0, int(free_fields(state)) - int(fields_used(state.arg))))
        return super().asks(state)

    def loses(self, state: State, action: int, rest: Sequence[int]) -> list[Sentence]:
        assert isinstance(state, Cuba)
        return losses(state, action, rest)

    def ending(self, state: State) -> str:
        """C103: there is but one way."""
        return self.endings[0]

    def subjects(self) -> dict[str, dict[str, tuple[str, ...]]]:
        return SUBJECTS

    def drawing(self, box: Json) -> Drawing:
        from malecon.cuba.drawing import CubaDrawing  # it needs Rich, the rules do not

        return CubaDrawing(box)

    def seat_labels(self, options: Mapping[str, Any], box: Json) -> list[str]:
        """C8: the rows of each player's own plantation board."""
        if options["boards"] != "individual":
            return []
        return [line for name, line in box["boards"].items() if name != "common"]

    def holdings(self, state: State, seat: int) -> dict[tuple[str, str], int]:
        assert isinstance(state, Cuba)
        return holdings(state, seat)

    def reasons(self, before: State, after: State, said: Said, seat: int) -> list[Reason]:
        assert isinstance(before, Cuba)
        assert isinstance(after, Cuba)
        return reasons(before, after, said, seat)

    def load_box(self, files: Mapping[str, str]) -> Json:
        return boxes.box_of(boxes.load(files))

    def check_box_file(self, name: str, text: str) -> list[Unreadable]:
        return boxes.check(name, text)

    def write_box_file(self, name: str) -> str:
        return boxes.write(name, d.DEFAULT_BOX)
