"""The table: one match, with its seats, clocks, undo, fairness and talk. Nothing here reads or writes files.

Time, chance's secret and names of persons come from outside with each call; whoever keeps tables (`store`)
takes the new lines of the log from `table.unsaved` and writes them before anybody is told.

- `table.py` is the match and all that can be done at it, in order: read it first;
- `match.py` is what there is to know of it, `settings.py`, `seats.py`, `entries.py`, `proposals.py`,
  `clocks.py`, `undo.py` and `moves.py` what that is made of;
- `seating.py` is who sits there, `playing.py` the game itself;
- `persons.py` is for those who turn out to be somebody else, or who leave the club;
- `sealed.py` lets all answer at once what the engine asks one by one;
- `chance.py` lets nobody choose a draw, `draws.py` is how far it has come, `fairness.py` its arithmetic, and
  `verify.py` checks it;
- `duplicate.py` is for rounds of a cup whose tables all get the same draws;
- `views.py` is the one place where it is decided what a seat, or a spectator, gets to know, and
  `view_types.py` says what that is made of;
- `history.py` shows a table as it was at any moment, and what happened since as a film;
- `voices.py` knows who said what, which others do not;
- `records.py` writes a table as a record and lays a record out as a table;
- `bots.py` makes a question into a task that any other process can answer.
"""

from malecon.table import views, voices
from malecon.table.bots import Task, Wondering, think
from malecon.table.clocks import ClockRule
from malecon.table.duplicate import RoundDraws
from malecon.table.entries import Entry, EntryKind, LogLine, entry_view, standing_answers
from malecon.table.fairness import Fairness, commitment, promise, salt_commitment, shared_salt_commitment
from malecon.table.history import Frame, History, Question
from malecon.table.match import ENDED, LIVE, Status
from malecon.table.moves import Denied, Move, Moves, Outcome, Stale
from malecon.table.proposals import Proposal, ProposalKind
from malecon.table.records import play_record, rebuild, record_header, record_text
from malecon.table.seats import Seat, SeatKind
from malecon.table.settings import Settings
from malecon.table.table import Table
from malecon.table.verify import Checked, verify
from malecon.table.view_types import (
    ActionView,
    ChangingView,
    FairnessView,
    ListingView,
    MomentView,
    PreviewView,
    SelectionView,
    TableDelta,
    TableView,
)

__all__ = [
    "ENDED",
    "LIVE",
    "ActionView",
    "ChangingView",
    "Checked",
    "ClockRule",
    "Denied",
    "Entry",
    "EntryKind",
    "Fairness",
    "FairnessView",
    "Frame",
    "History",
    "ListingView",
    "LogLine",
    "MomentView",
    "Move",
    "Moves",
    "Outcome",
    "PreviewView",
    "Proposal",
    "ProposalKind",
    "Question",
    "RoundDraws",
    "Seat",
    "SeatKind",
    "SelectionView",
    "Settings",
    "Stale",
    "Status",
    "Table",
    "TableDelta",
    "TableView",
    "Task",
    "Wondering",
    "commitment",
    "entry_view",
    "play_record",
    "promise",
    "rebuild",
    "record_header",
    "record_text",
    "salt_commitment",
    "shared_salt_commitment",
    "standing_answers",
    "think",
    "verify",
    "views",
    "voices",
]
