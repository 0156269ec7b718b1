"""The table: one match, with its seats, clocks, undo, fairness and talk. Nothing here reads or writes files.

Time, chance's secret and names of persons come from outside with each call; whoever keeps tables (`store`)
takes the new lines of the log from `table.unsaved` and writes them before anybody is told.

- `table.py` is the match: read it first;
- `settings.py`, `seats.py`, `entries.py`, `moves.py` say what it is made of;
- `company.py` is who sits there, `playing.py` the game itself;
- `sealed.py` lets all answer at once what the engine asks one by one;
- `undo.py`, `clocks.py`, `agreements.py`, `fairness.py` are what their names say;
- `views.py` is the one place where it is decided what a seat, or a spectator, gets to know;
- `history.py` shows a table as it was at any moment;
- `records.py` writes a table as a record and lays a record out as a table;
- `bots.py` makes a question into a task that any other process can answer.
"""

from malecon.table.agreements import Agreement
from malecon.table.bots import Task, think
from malecon.table.clocks import ClockRule
from malecon.table.entries import Entry, told
from malecon.table.fairness import Fairness, commitment, verify
from malecon.table.history import History
from malecon.table.moves import Denied, Move, Outcome, Refusal, Stale
from malecon.table.records import play_record, rebuild, record_header, record_text
from malecon.table.seats import Seat
from malecon.table.settings import Settings
from malecon.table.table import Table

__all__ = [
    "Agreement",
    "ClockRule",
    "Denied",
    "Entry",
    "Fairness",
    "History",
    "Move",
    "Outcome",
    "Refusal",
    "Seat",
    "Settings",
    "Stale",
    "Table",
    "Task",
    "commitment",
    "play_record",
    "rebuild",
    "record_header",
    "record_text",
    "think",
    "told",
    "verify",
]
