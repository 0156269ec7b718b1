"""Who may speak at a table: everybody, until the host wants quiet."""

from __future__ import annotations

import pytest

from malecon.table import Denied, Table, views
from malecon.table.entries import EntryKind
from malecon.table.voices import MOST_VOICES, silent
from tests.table.scene import Scene


def test_the_host_mutes_a_player_and_lets_them_speak_again() -> None:
    table = Scene("santiago", "Ana", "Bo").table
    host, bo = table.host, table.seats[1].person
    table.mute(host, 1, True, 2.0)
    assert views.view(table, None, 2.0)["muted"] == [1]
    with pytest.raises(Denied, match="muted you"):
        table.chat(1, "", "hello", 3.0)
    before = table.number
    table.mute(host, 1, True, 3.0)  # again: nothing happens
    assert table.number == before
    kept = Table.from_json(table.id, table.settings.to_json(), table.to_json(), list(table.tail))
    assert kept.muted == [bo]
    table.mute(host, 1, False, 4.0)
    table.chat(1, "", "hello", 5.0)
    assert [entry.kind for entry in table.tail][-3:] == [EntryKind.MUTED, EntryKind.HEARD, EntryKind.CHAT]


def test_all_who_look_on_are_muted_together() -> None:
    table = Scene("santiago", "Ana", "Bo").table
    table.mute(table.host, None, True, 2.0)
    with pytest.raises(Denied, match="muted you"):
        table.chat(None, "Eve", "hello", 3.0)
    table.chat(0, "", "hello", 3.0)
    assert views.view(table, 0, 2.0)["muted"] == [None]


def test_only_the_host_mutes_and_never_the_host() -> None:
    table = Scene("santiago", "Ana", "Bo").table
    with pytest.raises(Denied, match="Only the host"):
        table.mute("somebody", None, True, 2.0)
    with pytest.raises(Denied, match="always heard"):
        table.mute(table.host, 0, True, 2.0)


def test_nobody_is_heard_again_by_having_many_others_speak() -> None:
    table = Scene("santiago", "Ana", "Bo").table
    ana = table.seats[0].person
    table.chat(0, "", "hello", 1001.0, ana)
    table.chat(None, "Eve", "something ugly", 1001.0, "eve")
    hello, ugly = (line.data["voice"] for line in table.tail if line.kind == EntryKind.CHAT)
    for number in range(MOST_VOICES + 10):
        table.chat(None, f"Guest {number}", "…", 1002.0, f"guest {number}")
    assert len(table.voices) == MOST_VOICES
    assert ugly in silent(table, {"eve"})
    assert hello not in silent(table, {"eve"})  # players are not forgotten
    assert not silent(table, ())
