"""Names as people read them: two that look alike are one, whatever letters they are made of."""

from __future__ import annotations

import unicodedata

from malecon.files import shown
from malecon.table.match import Match
from malecon.table.moves import Denied
from malecon.table.seating import LONGEST_NAME

#: Letters of other scripts that nobody tells from Latin ones, Cyrillic, then Greek; then small capitals, and
#: what is one stroke or one ring.
ALIKE = str.maketrans(
    "авеѕіјкмнорстухԁԛԝһӏ" + "αβεικνορτυχζ" + "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢɑɡ" + "l1ı|0",
    "abesijkmhopctyxdqwhi" + "abeiknoptyxz" + "abcdefghijkimnopqrstuvwyzag" + "iiiio",
)


def check_free(match: Match, name: str, person: str | None) -> None:
    """Raise if somebody else at the table goes by this name, be it a person or a bot. (None: a spectator.)"""
    if is_taken(match, name, person):
        raise Denied("table-name-taken", found=shown(name))


def numbered(match: Match, name: str, person: str) -> str:
    """The name of a person who sits down; the second Guest is Guest 2."""
    free, number = name, 2
    while is_taken(match, free, person):
        end = f" {number}"
        free, number = name[: LONGEST_NAME - len(end)].rstrip() + end, number + 1
    return free


def is_taken(match: Match, name: str, person: str | None) -> bool:
    seen = looks(name)
    others = [seat.name for seat in match.seats if person is None or seat.person != person]
    return any(looks(other) == seen for other in others if other)


def looks(name: str) -> str:
    """What an eye makes of a name: its letters and digits, without accents and the size of letters."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    return "".join(sign for sign in plain if sign.isalnum()) or plain
