"""Who said what, and who sat down. A line of the chat holds the number of a voice, and so does one of a seat
that was taken; whose it is, the table alone knows: those who read it may know a name, and no more.
"""

from __future__ import annotations

from collections.abc import Collection

from malecon.table.entries import Entry
from malecon.table.match import Match

MOST_VOICES = 200  # of a table; of those who sit elsewhere whoever came first is forgotten first


def voice_of(match: Match, person: str) -> int | None:
    """The number of a person's voice, a new one if they have not spoken here yet."""
    if not person:
        return None
    known = [number for number, whose in match.voices.items() if whose == person]
    if known:
        return known[-1]
    number = max(match.voices, default=0) + 1
    match.voices[number] = person
    while len(match.voices) > MOST_VOICES:
        seated = {seat.person for seat in match.seats}
        others = [known for known, whose in match.voices.items() if whose not in seated]
        del match.voices[min(others or match.voices)]
    return number


def silent(match: Match, unheard: Collection[str]) -> frozenset[int]:
    """The voices of those who are not heard, and those of which it was forgotten whose they are: nobody is
    heard again by having many others speak."""
    if not unheard:
        return frozenset()
    own = {number for number, whose in match.voices.items() if whose in unheard}
    forgotten = set(range(1, max(match.voices, default=0))) - match.voices.keys()
    return frozenset(own | forgotten)


def speaker(match: Match, entry: Entry) -> str:
    """Whoever said a line; empty if that is not known any more."""
    return match.voices.get(entry.data.get("voice", 0), "")
