"""How long it takes from an answer to the notice of whoever is asked next: `python -m bench.notices`.

One club in this process, a push service beside it that opens what it gets, and two players who answer by
turns and never look.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.server.conftest import LOOPBACK, open_club
from tests.server.push import PushService
from tests.server.test_notices import Two

from malecon.server.work.workers import new_pool

NOTICES = 50


async def measure(folder: Path) -> list[float]:
    """Seconds, one for each notice."""
    found: list[float] = []
    pool = new_pool(1)
    async with (
        PushService().serving() as service,
        open_club(str(folder / "club.db"), pool, push_hosts=LOOPBACK) as club,
    ):
        ears = [service.ear("ana"), service.ear("bo")]
        devices = [club.browser(), club.browser()]
        for ear, device in zip(ears, devices, strict=True):
            await ear.subscribe(device)
        two = await Two.sit(*devices)
        seat = (await two.table())["asked"][0]
        await ears[seat].next()
        while len(found) < NOTICES and (await two.table())["status"] == "running":
            await devices[seat].answer(two.id, seat)
            answered = time.monotonic()
            if (await two.table())["asked"] == [seat]:
                continue
            seat = (await two.table())["asked"][0]
            found.append((await ears[seat].next(len(ears[seat].heard) + 1)).at - answered)
    pool.shutdown()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder)))
    sys.stdout.write(
        f"{len(found)} notices: median {statistics.median(found):.2f} s, longest {max(found):.2f} s\n"
    )


if __name__ == "__main__":
    main()
