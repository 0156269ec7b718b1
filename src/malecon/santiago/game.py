"""Santiago de Cuba introduces itself to the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from malecon.errors import Unreadable
from malecon.kernel.game import Game, Json, Option, Sentence, Types
from malecon.kernel.reasons import Reason
from malecon.kernel.refusal import Refusal
from malecon.kernel.rng import Rng
from malecon.kernel.state import State
from malecon.kernel.words import Said
from malecon.santiago import codes as c
from malecon.santiago.belief import sample
from malecon.santiago.box import DEFAULT_BOX, box_of, check, load, read_box, write
from malecon.santiago.gathered import GATHERED
from malecon.santiago.inventory import SantiagoInventory
from malecon.santiago.losses import losses
from malecon.santiago.mind import SantiagoMind
from malecon.santiago.observe import SantiagoObserver
from malecon.santiago.pieces import SantiagoBox, pieces
from malecon.santiago.reasons import holdings, reasons
from malecon.santiago.refusal import refusal
from malecon.santiago.round import new_game
from malecon.santiago.sources import SantiagoLedger
from malecon.santiago.state import FIELDS, Santiago
from malecon.santiago.text import EVENTS, QUESTIONS, SUBJECTS, VOCABULARY, WORDS
from malecon.santiago.view import SantiagoView, view

if TYPE_CHECKING:
    from malecon.drawing import Drawing


class SantiagoGame(Game):
    """Michael Rieneck's Santiago de Cuba (2011) for two to four players."""

    name = "santiago"
    rules = 1
    seats = range(2, 5)
    options = (
        Option("open_holdings", (False, True), "S10"),
        Option("rent_when_staying", (True, False), "S32"),
    )
    fields = FIELDS
    vocabulary = VOCABULARY
    draws = int(c.LEAVE_OUT)
    gathered = GATHERED
    questions = QUESTIONS
    events = EVENTS
    endings = ("last-ship-gone", "turns-over")
    box_files = ("tables",)
    mind = SantiagoMind()
    observer = SantiagoObserver()
    sureness = 1.5
    ledger = SantiagoLedger
    inventory = SantiagoInventory
    types = Types(SantiagoView, SantiagoBox, WORDS)

    def new(self, players: int, options: Mapping[str, Any] | None = None, box: Json | None = None) -> State:
        components = DEFAULT_BOX if box is None else read_box(box)
        chosen = self.settings(options)
        return new_game(players, components, chosen["open_holdings"], chosen["rent_when_staying"])

    def box(self, state: State) -> Json:
        assert isinstance(state, Santiago)
        return box_of(state.box)

    def view(self, state: State, seat: int | None) -> Json:
        assert isinstance(state, Santiago)
        return dict(view(state, seat))

    def pieces(self, state: State) -> Json:
        assert isinstance(state, Santiago)
        return dict(pieces(state))

    def sample(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, Santiago)
        return sample(state, seat, rng)

    def refusal(self, state: State, action: int) -> Refusal:
        assert isinstance(state, Santiago)
        return refusal(state, action)

    def loses(self, state: State, action: int, rest: Sequence[int]) -> list[Sentence]:
        assert isinstance(state, Santiago)
        return losses(state, action, rest)

    def ending(self, state: State) -> str:
        return "turns-over" if state.step == c.TURN else "last-ship-gone"

    def subjects(self) -> dict[str, dict[str, tuple[str, ...]]]:
        return SUBJECTS

    def drawing(self, box: Json) -> Drawing:
        from malecon.santiago.drawing import SantiagoDrawing  # it needs Rich, the rules do not

        return SantiagoDrawing(box)

    def holdings(self, state: State, seat: int) -> dict[tuple[str, str], int]:
        assert isinstance(state, Santiago)
        return holdings(state, seat)

    def reasons(self, before: State, after: State, said: Said, seat: int) -> list[Reason]:
        assert isinstance(before, Santiago)
        assert isinstance(after, Santiago)
        return reasons(before, after, said, seat)

    def load_box(self, files: Mapping[str, str]) -> Json:
        return box_of(load(files["tables"]))

    def check_box_file(self, name: str, text: str) -> list[Unreadable]:
        return check(text)

    def write_box_file(self, name: str) -> str:
        return write(DEFAULT_BOX)
