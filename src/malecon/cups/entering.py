"""Who may still enter a cup, and with what."""

from __future__ import annotations

from malecon.cups import swiss
from malecon.cups.rules import GROUPS, KNOCK_OUT, MOST_PEOPLE, SWISS
from malecon.cups.sheet import Entrant, Sheet
from malecon.cups.table_order import standings
from malecon.table.moves import Denied


def check_entry(sheet: Sheet, entrant: Entrant) -> None:
    """Who is in it already need not enter."""
    if entrant.who in sheet.entrants:
        raise Denied("cup-twice")
    check_place(sheet)


def check_place(sheet: Sheet) -> None:
    """There is a place for one more; trees and groups that are begun have none for anybody."""
    if len(sheet.people) >= MOST_PEOPLE:
        raise Denied("cup-full", most=MOST_PEOPLE)
    if not sheet.rounds:
        return
    begun = sheet.rules.format in (KNOCK_OUT, GROUPS)
    if begun or (sheet.rules.format == SWISS and len(sheet.rounds) >= swiss.rounds_of(sheet)):
        raise Denied("cup-late")


def head_start(sheet: Sheet) -> int:
    """What the rounds that were missed are worth. At tables of two in a round robin they are played later."""
    rules, missed = sheet.rules, len(sheet.rounds)
    if not missed or (rules.format != SWISS and rules.players == 2):
        return 0
    match rules.late:
        case "half":
            return missed * rules.places(rules.players)[0] // 2
        case "least":
            return min(line.points for line in standings(sheet))
    return 0
