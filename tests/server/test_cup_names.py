"""Whoever has left the club is somebody, wherever a cup or a season is told of."""

from __future__ import annotations

import csv
import io

import pytest

from malecon.cups import Cup, Rules
from malecon.cups.event import Event, Terms
from malecon.cups.league import Entry, names_of
from malecon.server.http.picture import show_cup
from malecon.server.work.cup_tables import lay, tend
from malecon.table.seats import SOMEBODY
from tests.server.conftest import Club
from tests.server.test_cups import do, make
from tests.server.test_known import known


@pytest.mark.anyio
@pytest.mark.usefixtures("hurried")
async def test_who_has_left_the_club_has_gone_from_a_cup_that_is_over_too(club: Club) -> None:
    """As its files tell it, in which they have no name."""
    ana, bea = club.browser(), club.browser()
    await known(ana, name="Zoraida")
    cup_id = await make(ana, name="Zoraida", rules={"format": "swiss", "rounds": 1})
    cup = await do(bea, cup_id, "enter", name="Bea")
    await do(ana, cup_id, "next-round", round=1)
    lost = next(person["id"] for person in cup["people"] if person["mine"])
    assert (await do(ana, cup_id, "forfeit", round=1, table=1, who=[lost]))["status"] == "over"
    assert (await ana.post("/api/me/leave", {"sure": True})).status == 204
    text = (await bea.get(f"/api/cups/{cup_id}/standings")).body.decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [(row["name"], row["status"]) for row in rows] == [("", "gone"), ("Bea", "here")]


def test_who_has_left_the_club_keeps_a_seat_at_the_next_table_without_a_name() -> None:
    """So all who sit there read "somebody", in their own language, and a bot plays."""
    cup = Cup.new(Rules("swiss", rounds=2).checked(), seed="x")
    event = Event.new("cup", "ana", Terms("Winter", "havana", listed=True), cup, 1.0)
    for who in ("ana", "bea"):
        event = event.enter(who, who.title(), 0, 1.0)
    event = event.paired(event.cup.with_next_round(), 1.0).with_forfeit("ana", 1, 1, ["bea"], 1.0)
    event = event.without_person("ana", f"{SOMEBODY}1", 2.0)
    event = event.paired(event.cup.with_next_round(), 3.0)
    table = lay(event, 2, event.cup.rounds[-1].pairings[0], "table", bytes(32), 3.0)
    tend(event, table, event.cup.rounds[-1].pairings[0], True, 4.0, ())
    seats = {seat.name: (seat.kind, seat.stand_in) for seat in table.seats}
    assert seats == {"": ("person", "greedy"), "Bea": ("person", "greedy")}
    over = event.with_forfeit(f"{SOMEBODY}1", 2, 1, ["bea"], 5.0)
    assert "Jemand hat" in show_cup(over, "de").headline


def test_all_who_have_left_the_club_are_called_alike_in_a_season() -> None:
    entry = {"title": "W", "game": "havana", "format": "swiss", "status": "over", "people": 3}
    names = {"a": "", "b": "", "c": "Cy", "d": "Cy"}
    kept = Entry.from_json("cup", {**entry, "finishes": [], "over": True, "names": names})
    assert list(names_of([kept]).values()) == ["", "", "Cy", "Cy 2"]
