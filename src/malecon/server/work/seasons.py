"""The seasons of a club: looked at, and changed by any process. A version of a season is one of its cups too,
so whoever changes it has seen how they stand."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from malecon.cups.league import Season
from malecon.server.work.season_views import ShownSeason
from malecon.store import Missing, Raced
from malecon.store.seasons import KeptSeason
from malecon.store.seasons import Seasons as Store

TRIES = 20
KNOWN = 50  # seasons kept in memory
AT_A_TIME = 100


class Seasons:
    """All seasons, as this process deals with them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, ShownSeason] = OrderedDict()

    async def look(self, season_id: str) -> ShownSeason:
        """A season as it was saved last."""
        shown = self.known.get(season_id)
        if shown is None or await self.store.version(season_id) != shown.kept.version:
            kept = await self.store.load(season_id)
            if kept is None:
                self.known.pop(season_id, None)
                raise Missing("cup-season-missing")
            shown = self.known[season_id] = ShownSeason(kept)
        self.known.move_to_end(season_id)
        while len(self.known) > KNOWN:
            self.known.popitem(last=False)
        return shown

    async def change(self, season_id: str, act: Callable[[KeptSeason], Season]) -> None:
        """Change a season and save it; or raise an error, and nothing has happened."""
        for _ in range(TRIES):
            kept = (await self.look(season_id)).kept
            if await self.store.save(act(kept), kept.version):
                return
        raise Raced("store-raced")

    async def delete(self, season_id: str) -> None:
        await self.store.delete(season_id)
        self.known.pop(season_id, None)

    async def sweep(self, ended: float | None, idle: float | None, unbegun: float) -> None:
        """Forget the seasons that were touched last before these times."""
        while found := await self.store.old(ended, idle, unbegun, AT_A_TIME):
            for season_id in found:
                await self.delete(season_id)
