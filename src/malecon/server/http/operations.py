"""Everything that can be asked over HTTP, in the order in which the document tells it."""

from __future__ import annotations

from malecon.server.http import advice, lobby, picture, review, table, texts
from malecon.server.http.endpoints import KNOWN

#: Each has made its operations known when it was loaded.
PARTS = [part.__name__ for part in (lobby, texts, table, review, picture, advice)]
ENDPOINTS = sorted(KNOWN, key=lambda operation: PARTS.index(operation.handler.__module__))
