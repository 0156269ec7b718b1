"""Everything that can be asked over HTTP, in the order in which the document tells it."""

from __future__ import annotations

from malecon.server import advice, api, review
from malecon.server.endpoints import KNOWN

#: Each has made its operations known when it was loaded.
PARTS = [part.__name__ for part in (api, review, advice)]
ENDPOINTS = sorted(KNOWN, key=lambda found: PARTS.index(found.handler.__module__))
