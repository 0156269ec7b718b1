"""Everything that can be asked over HTTP, in the order in which the document tells it."""

from __future__ import annotations

from malecon.server.http import (
    advice,
    cups,
    desk,
    friends,
    lobby,
    meeting,
    mine,
    notices,
    peace,
    people,
    picture,
    review,
    seasons,
    table,
    texts,
)
from malecon.server.http.endpoints import KNOWN

#: Each has made its operations known when it was loaded.
PARTS = [
    part.__name__
    for part in (
        lobby,
        mine,
        texts,
        table,
        review,
        picture,
        advice,
        notices,
        cups,
        seasons,
        people,
        friends,
        meeting,
        peace,
        desk,
    )
]
ENDPOINTS = sorted(KNOWN, key=lambda operation: PARTS.index(operation.handler.__module__))
