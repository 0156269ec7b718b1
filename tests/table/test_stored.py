"""Tables that an older version has stored are still what they were. `stored.json` is never written anew."""

from __future__ import annotations

import json
from pathlib import Path

from malecon.kernel.game import Json
from malecon.record import Record
from malecon.table import (
    Entry,
    EntryKind,
    ProposalKind,
    Status,
    Table,
    commitment,
    rebuild,
    record_text,
    verify,
)

STORED: list[Json] = json.loads(Path(__file__).with_name("stored.json").read_text(encoding="utf-8"))
CHOOSING, DRIVING = STORED  # Havana while all choose their cards, Santiago in the middle of a game


def entries_of(stored: Json) -> list[Entry]:
    return [Entry(number, at, EntryKind(kind), *rest) for number, at, kind, *rest in stored["entries"]]


def read(stored: Json) -> Table:
    return Table.from_json("t1", stored["settings"], stored["desk"], entries_of(stored))


def test_what_was_stored_is_stored_so_again() -> None:
    for stored in STORED:
        table = read(stored)
        again, desk = json.loads(json.dumps(table.to_json())), dict(stored["desk"])
        draws = again["draws"]  # an older house kept less of them, and drew by protocol 1
        assert (draws["salts"], draws["first"]) == (desk.pop("salts"), desk.pop("first_draw"))
        assert (draws["protocol"], draws["stage"]) == (1, "drawing")
        desk["seats"] = [{name: seat[name] for name in seat if name != "salt"} for seat in desk["seats"]]
        clocks = desk["clocks"]
        desk["clocks"] = {"left": clocks["left"], "since": clocks["since"], "graced": [], "given": []}
        assert again == {**desk, "draws": draws, "moved": desk["touched"], "sat": []}
        assert json.loads(json.dumps(table.settings.to_json())) == stored["settings"]


def test_what_was_sealed_and_proposed_still_waits() -> None:
    table = read(CHOOSING)
    assert table.status == Status.RUNNING
    assert table.asked == [0, 1, 2]
    assert [proposal.kind for proposal in table.proposals] == [ProposalKind.PAUSE]
    table.undo(0, table.length, len(table.sealed[0]), 1001.0)  # the one card that was not taken back yet
    assert table.to_json()["sealed"][0] == ["choose siesta", "<", "choose refreshment", "<"]
    table.agree(table.proposals[0].number, 1, 1002.0)
    assert table.paused


def test_sealed_words_that_nobody_knows_any_more_are_asked_for_again() -> None:
    desk = {**CHOOSING["desk"], "sealed": [["choose mama", "choose the impossible"], [], []]}
    table = Table.from_json("t1", CHOOSING["settings"], desk, entries_of(CHOOSING))
    assert table.sealed == [[], [], []]
    assert table.asked == [0, 1, 2]


def test_what_could_be_undone_still_can() -> None:
    table = read(DRIVING)
    seat, words = DRIVING["desk"]["since"][-1]
    table.undo(seat, table.length, 0, 1001.0)
    before = Record.read(record_text(table, [*entries_of(DRIVING), *table.unsaved]))
    assert table.game.difference(before.state, table.state) == {}
    assert table.why_not(seat, words) is None


def test_a_log_that_was_stored_can_be_played_again() -> None:
    for stored in STORED:
        table = rebuild("t1", stored["settings"], stored["desk"], entries_of(stored))
        assert table.game.difference(table.state, read(stored).state) == {}


def test_a_stored_table_goes_on_by_the_protocol_that_it_began_with() -> None:
    table = read(DRIVING)
    table.propose("stop", 0, 1001.0)
    table.agree(table.proposals[0].number, 1, 1002.0)
    assert table.unsaved[-1].kind == EntryKind.CLOSED
    record = Record.read(record_text(table, [*entries_of(DRIVING), *table.unsaved]))
    checked = verify(record, commitment(table.secret))
    assert (checked.protocol, checked.draws > 0) == (1, True)
