"""Why an answer is good in Santiago: what is delivered, claimed and paid for."""

from __future__ import annotations

from malecon.kernel.reasons import Name, Reason, Value
from malecon.kernel.words import Said
from malecon.santiago.state import Santiago
from malecon.santiago.text import BUILDING_NAMES, GOOD_NAMES, SORT_NAMES


def holdings(s: Santiago, seat: int) -> dict[tuple[str, str], int]:
    """What this seat has which can be counted."""
    held = {("hint", "pesos"): int(s.pesos[seat])}
    for good, name in enumerate(GOOD_NAMES):
        held["good", name] = int(s.has(seat, good))
    return held


def reasons(before: Santiago, after: Santiago, said: Said, seat: int) -> list[Reason]:
    """What this seat's answers brought about that only Santiago knows, the weightiest first."""
    found = []
    units = sum(c for key, a, _, c in said if key in ("delivered", "wood-delivered") and a == seat)
    if units:
        found.append(Reason("santiago-delivers", {"units": units, "value": int(before.value)}))
    for key, a, b, c in said:
        if key == "claimed" and a == seat:
            found.append(Reason("santiago-claims", {"building": Name("building", BUILDING_NAMES[b])}))
        elif key == "rent-paid" and b == seat and a != seat:
            rent: dict[str, Value] = {"player": Name("player", str(a))}
            found.append(Reason("santiago-rent", {**rent, "building": Name("building", BUILDING_NAMES[c])}))
        elif key == "ship-left":
            found.append(Reason("santiago-ship-leaves", {}))
        elif key == "marker-moved":
            found.append(Reason("santiago-value", {"value": a}))
    for sort, name in enumerate(SORT_NAMES):
        had = int(before.has(seat, sort))
        if after.has(seat, sort) > had and before.demand[sort] > had:
            found.append(Reason("santiago-wanted", {"good": Name("good", name)}))
    return found
