"""Names as people read them: two that look alike are one, whatever letters they are made of."""

from __future__ import annotations

import unicodedata

from malecon.files import shown
from malecon.table.match import Match
from malecon.table.moves import Denied

#: Letters of other scripts that nobody tells from Latin ones: Cyrillic, then Greek.
ALIKE = str.maketrans("авеѕіјкмнорстухԁԛԝһӏ" + "αβεικνορτυχζ", "abesijkmhopctyxdqwhl" + "abeiknoptyxz")


def check_free(match: Match, name: str, person: str | None) -> None:
    """Raise if somebody else at the table goes by this name, be it a person or a bot. (None: a spectator.)"""
    seen = looks(name)
    for seat in match.seats:
        if seat.name and looks(seat.name) == seen and (person is None or seat.person != person):
            raise Denied("table-name-taken", found=shown(name))


def looks(name: str) -> str:
    """What an eye makes of a name: its letters and digits, without accents and the size of letters."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    return "".join(sign for sign in plain if sign.isalnum()) or plain
