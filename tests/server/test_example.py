"""The example of the documentation is run."""

from __future__ import annotations

import asyncio
import runpy
import sys
from pathlib import Path

import pytest

from tests.server.conftest import Club

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).parents[2] / "examples" / "sit_down.py"


@pytest.mark.parametrize("invited", [False, True])
async def test_it_sits_down_and_plays_to_the_end(
    small_club: Club, invited: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ana = small_club.browser()
    if invited:
        table_id = await ana.make("havana", "bot", "", listed=True)
    monkeypatch.setattr(sys, "argv", ["sit_down.py", small_club.config.address])
    playing = asyncio.create_task(asyncio.to_thread(runpy.run_path, str(EXAMPLE)))
    if invited:
        while (await ana.look(table_id))["seats"][1]["kind"] == "open":
            await asyncio.sleep(0.02)
        await ana.do(table_id, "begin")
    await playing
    said = capsys.readouterr().out
    assert said.startswith(f"seat {int(invited)} at {small_club.config.address}/table/")
    assert "the end: [" in said
    assert len(said.splitlines()) > 20
