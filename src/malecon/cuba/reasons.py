"""Why an answer is good in Cuba: what is shipped, built and stored, and what parliament will make of it."""

from __future__ import annotations

from collections import Counter

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.harbour import DOCK_3_SAILS, is_full
from malecon.cuba.parliament import votes_of, votes_without_bid
from malecon.cuba.state import Cuba
from malecon.cuba.statutes import duty_kind, subsidy_of, tax_of
from malecon.cuba.text import ACT_NAMES, PIECE_NAMES, TILE_NAMES
from malecon.kernel.reasons import Name, Reason
from malecon.kernel.words import Said


def holdings(s: Cuba, seat: int) -> dict[tuple[str, str], int]:
    """What this seat has which can be counted."""
    held = {("hint", "pesos"): int(s.pesos[seat])}
    for piece, name in enumerate(PIECE_NAMES):
        held["piece", name] = int(s.has(seat, piece))
    return held


def reasons(before: Cuba, after: Cuba, said: Said, seat: int) -> list[Reason]:
    """What this seat's answers brought about that only Cuba knows, the weightiest first."""
    found = []
    loads = Counter(dock for key, a, _, dock in said if key == "loaded" and a == seat)
    for dock, units in sorted(loads.items()):
        found.append(Reason("cuba-ships", {"units": units, "dock": dock}))
        if dock == c.DOCKS and before.round >= DOCK_3_SAILS:
            found.append(Reason("cuba-dock-leaves", {"dock": dock}))
        elif is_full(after, dock):
            found.append(Reason("cuba-ship-full", {"dock": dock}))
    for key, a, b, _ in said:
        if key == "built" and a == seat:
            tile = Name("tile", TILE_NAMES[b])
            found.append(Reason("cuba-builds", {"tile": tile, "points": int(d.TILE_POINTS)}))
        elif key == "act-passed":
            found.append(Reason("cuba-law", {"act": Name("act", ACT_NAMES[a])}))
    stored = sum(number for key, a, _, number in said if key == "stored" and a == seat)
    if stored:
        found.append(Reason("cuba-stores", {"number": stored}))
    return found + laws(before, after, seat)


def laws(before: Cuba, after: Cuba, seat: int) -> list[Reason]:
    """What parliament will make of it: votes, subsidy, and whether tax and duty can be met."""
    found = []
    if before.step in (c.BIDDING, c.BID_AGAIN) and before.seat == seat:
        most = max(int(votes_without_bid(before, other)) for other in range(before.players) if other != seat)
        if after.secret[seat] != before.secret[seat]:
            found.append(Reason("cuba-votes", {"votes": int(votes_of(after, seat)), "most": most}))
    if after.in_force[c.SUBSIDIES] != before.in_force[c.SUBSIDIES]:
        others = max(int(subsidy_of(after, other)) for other in range(after.players) if other != seat)
        points = int(subsidy_of(after, seat))
        found.append(Reason("cuba-subsidy", {"points": points, "others": others}))
    if before.step < c.TAX:
        for name, can in (("tax", can_pay_tax), ("duty", can_pay_duty)):
            if can(before, seat) != can(after, seat):
                found.append(Reason(f"cuba-{name}-{'met' if can(after, seat) else 'lost'}", {}))
    return found


def can_pay_tax(s: Cuba, seat: int) -> bool:
    return bool(s.pesos[seat] >= tax_of(s, seat))


def can_pay_duty(s: Cuba, seat: int) -> bool:
    kind = int(duty_kind(s))
    if kind != c.NONE:
        return bool(s.has(seat, kind) > 0)
    resources = s.in_force[c.DUTIES] == c.DUTY_RESOURCES
    kinds = range(c.WOOD, c.PIECES) if resources else range(c.PRODUCTS)
    return sum(int(s.has(seat, one)) for one in kinds) >= d.THE_LAWS[s.in_force[c.DUTIES]].number
