"""Who looks on by a WebSocket just now, to show those out who are signed out, and to show those others what
others say who want to hear others than before: decided here or by another process."""

from __future__ import annotations

import asyncio
import logging

from malecon.server.live.viewer import LiveViewer
from malecon.server.people.members import Members
from malecon.store import PEOPLE, SHUNS, Away
from malecon.store.peace import Peace

log = logging.getLogger(__name__)

AGAIN = 1.0  # seconds until a database that was away is asked again


class Doors:
    """All open connections of this process, by who came in."""

    def __init__(self, members: Members, peace: Peace) -> None:
        self.members = members
        self.peace = peace
        self.inside: dict[str, set[LiveViewer]] = {}
        self.errands: set[asyncio.Task[None]] = set()

    def enter(self, viewer: LiveViewer) -> None:
        if viewer.device:
            self.inside.setdefault(viewer.device, set()).add(viewer)

    def leave(self, viewer: LiveViewer) -> None:
        others = self.inside.get(viewer.device)
        if others is not None:
            others.discard(viewer)
            if not others:
                del self.inside[viewer.device]

    def hear(self, about: str, version: int) -> None:
        """Somebody's devices are others now, or they want to hear others. An empty name: anybody may."""
        if not about:
            whom = [viewer for viewers in self.inside.values() for viewer in viewers]
        elif version in (PEOPLE, SHUNS):
            whom = list(self.inside.get(about, ()))
        else:
            return
        if whom:
            task = asyncio.get_running_loop().create_task(self.insist(whom))
            self.errands.add(task)
            task.add_done_callback(self.errands.discard)

    async def insist(self, whom: list[LiveViewer]) -> None:
        for viewer in whom:
            while True:
                try:
                    await self.look_at(viewer)
                    break
                except Away as error:
                    log.warning("%s", error, extra={"spare": True})
                    await asyncio.sleep(AGAIN)

    async def look_at(self, viewer: LiveViewer) -> None:
        """Show somebody out who would not be let in again; see whom the others want to hear."""
        if not await self.members.is_still(viewer.asker):
            viewer.sign_out()
        else:
            viewer.hear_others(await self.peace.unheard(viewer.device))

    async def close(self) -> None:
        for task in list(self.errands):
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
