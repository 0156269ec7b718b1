"""First lessons: a prepared game, the same for everybody who takes one."""

from __future__ import annotations

import pytest

from malecon.games import GAMES
from tests.server.conftest import Club

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_the_same_for_everybody(small_club: Club, game: str) -> None:
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot", "level": "random"}]
    lessons = []
    for _ in range(2):
        learner = small_club.browser()
        wish = {"game": game, "players": 2, "seats": seats, "begin": True, "lesson": True}
        table_id = (await learner.post("/api/tables", wish)).ok["id"]
        table = await learner.look(table_id)
        assert table["settings"]["lesson"]
        lessons.append([line for line in table["log"] if line["kind"] == "answer" and line["seat"] == -1][:8])
    one, other = ([line["events"] for line in lesson] for lesson in lessons)
    assert one == other
    assert one


async def test_a_lesson_is_for_one_alone(small_club: Club) -> None:
    ana, bo = small_club.browser(), small_club.browser()
    table_id = await ana.make("havana", "Ana", "", lesson=True)
    assert (await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo"})).error["key"] == "table-lesson"
