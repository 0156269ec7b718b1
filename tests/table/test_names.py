"""A name at a table means one person there, also for those who only look on."""

from __future__ import annotations

import pytest

from malecon.errors import Unreadable
from malecon.table import Denied, Table
from malecon.table.seating import check_name
from tests.store.scene import HOST, new_table


def denied(table: Table, name: str) -> bool:
    """Whether a spectator may not speak under this name."""
    try:
        table.chat(None, name, "I resign", 1001.0)
    except Denied as error:
        return error.key == "table-name-taken"
    return False


@pytest.mark.parametrize("name", ["Ana", " ana ", "ANA", "Aná", "Аna", "A n a", "ａｎａ", "A.n.a", "Ana​"])
def test_nobody_who_looks_on_speaks_as_a_player(name: str) -> None:
    table = new_table("havana", "Ana", "Bo")
    table.begin(HOST, 1000.0)
    if name.isprintable():
        assert denied(table, name)


@pytest.mark.parametrize(
    ("own", "like"),
    [
        ("Bill", "BiII"),
        ("Bill", "Bi1l"),
        ("Ilo", "li0"),
        ("Bob", "B0b"),
        ("Ana", "ᴀɴᴀ"),
        ("Lil", "ʟıӏ"),
        ("Al", "A|"),
    ],
)
def test_a_stroke_is_a_stroke_and_a_ring_is_a_ring(own: str, like: str) -> None:
    assert denied(new_table("havana", own, "Bo"), like)


def test_other_names_are_free() -> None:
    table = new_table("havana", "Ana", "bot")
    for name in ("Anna", "An", "Eva", "Ана из Москвы", "…"):
        assert not denied(table, name)
    assert denied(table, table.seats[1].name)  # a bot's


def test_guests_without_a_name_are_counted() -> None:
    long = "G" * 40
    table = new_table("cuba", "Guest", "", "", "", "")
    for seat, name in ((1, "Guest"), (2, "guest"), (3, long), (4, long)):
        table.sit(f"device {seat}", name, seat, 1001.0)
    assert [seat.name for seat in table.seats] == ["Guest", "Guest 2", "guest 3", long, "G" * 38 + " 2"]


def test_nobody_sits_down_as_somebody_else_who_sits_there() -> None:
    table = new_table("havana", "Ana", "", "")
    table.sit("Eve", "ANA", 1, 1001.0)
    assert table.seats[1].name == "ANA 2"
    table.rename(1, "Eve", 1001.0)
    with pytest.raises(Denied):
        table.rename(1, "Ana", 1002.0)
    table.rename(1, "Eva", 1002.0)
    table.rename(1, "eva", 1003.0)  # one's own name may be written otherwise
    table.sit(HOST, "Ana", 2, 1003.0)  # two seats of one person may share it
    assert [seat.name for seat in table.seats] == ["Ana", "eva", "Ana"]


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "Ana\u3164",
        "A\u115fna",
        "Ana\u2800",
        "\ufe0f",
        "\u034f\u034f",
        "a" + "\u0301" * 5,
        "Ana\u202e",
        "",
    ],
)
def test_what_is_not_seen_is_no_name(name: str) -> None:
    with pytest.raises(Unreadable, match="cannot be used as a name"):
        check_name(name)


@pytest.mark.parametrize("name", ["Ana", "❤\ufe0f", "Nguyê\u0303n", "שָׁלוֹם", "กี่", "कृष्ण", "Ana 2"])
def test_names_of_all_scripts_are_names(name: str) -> None:
    assert check_name(name) == name
