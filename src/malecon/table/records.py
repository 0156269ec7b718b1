"""A table as a record, and a record laid out again as a table."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.kernel.state import CHANCE
from malecon.record import FORMAT, Record
from malecon.table import playing
from malecon.table.chance import setup_of
from malecon.table.draws import Stage
from malecon.table.duplicate import kind_of
from malecon.table.entries import Entry, record_lines
from malecon.table.fairness import SHARED, Fairness, commitment
from malecon.table.match import Match, Status
from malecon.table.settings import our_box
from malecon.table.table import Table
from malecon.table.undo import UndoStack
from malecon.table.verify import drawings


def fairness_of(table: Match, with_secret: bool = False) -> Fairness:
    """What the record says of its draws: the secret when the game has ended, or for the house's copies."""
    secret = table.secret.hex() if table.shows_secret or with_secret else ""
    draws = table.draws
    # While salts are being opened nobody shall know those of others.
    salts = draws.salts if draws.stage == Stage.DRAWING or with_secret else [""] * len(draws.salts)
    return Fairness(
        commitment(table.secret),
        tuple(salts),
        secret,
        draws.first,
        draws.protocol,
        draws.attempt,
        tuple(draws.commitments),
        draws.label,
        draws.before,
    )


def record_header(table: Match, with_secret: bool = False) -> Json:
    """The first line of the record, without playing it: it may be older than the rules are now."""
    agreed = table.settings
    return {
        "malecon": FORMAT,
        "game": agreed.game,
        "rules": table.rules,
        "players": agreed.players,
        "options": agreed.options,
        "names": [seat.name or seat.level for seat in table.seats],
        "date": datetime.fromtimestamp(table.made, UTC).date().isoformat(),
        "bots": [seat.bot for seat in table.seats],
        "fairness": fairness_of(table, with_secret).to_json(),
        "box": agreed.box or our_box(agreed.game),
    }


def record_text(table: Match, entries: Iterable[Entry], header: Json | None = None) -> str:
    """The record of a table, whose log is given in full. It shows what everybody hid."""
    first = json.dumps(header or record_header(table), ensure_ascii=False)
    return "\n".join([first, *record_lines(entries), ""])


def play_record(table: Table, record: Record, now: float) -> None:
    """Lay a record out on a new table: its answers become the log, and the table stands as the record ends.

    The table's own secret draws from here on; if it is the record's, it has drawn all along.
    """
    draws = table.draws
    draws.first = len(record)
    if "fairness" in record.extra:
        said = Fairness.from_json(record.extra["fairness"], record.players)
        if said.secret == table.secret.hex():
            draws.protocol, draws.attempt, draws.first = said.protocol, said.attempt, said.first
            draws.commitments, draws.salts = list(said.commitments), list(said.salts)
            draws.label, draws.before = said.label, said.before
            if said.protocol == SHARED:
                made = (kind_of(table.game, one.options) for one in drawings(record, said.first))
                draws.counts = dict(Counter(made))
    draws.drawn = sum(seat == CHANCE for seat, _, _ in record.answers[draws.first :])
    draws.stage, draws.setup = Stage.DRAWING, setup_of(table)
    table.status = Status.RUNNING
    for seat, action, _ in record.answers:
        playing.apply(table, seat, action, now)
    table.undo_stack = UndoStack(table.state.copy())
    playing.go_on(table, now)
    table.settle(now)


def rebuild(table_id: str, settings: Json, data: Json, entries: Sequence[Entry]) -> Table:
    """A table whose snapshot cannot be read any more: its log is the truth, and it is played again."""
    game = GAMES[settings["game"]]
    record = Record(game, settings["players"], settings["options"], settings["box"])
    text = "\n".join([json.dumps(record.header()), *record_lines(entries), ""])
    snapshot = game.snapshot(Record.read(text).state)
    played: Json = {"past": snapshot, "since": [], "state": None, "rules_now": game.rules}
    return Table.from_json(table_id, settings, {**data, **played}, list(entries))
