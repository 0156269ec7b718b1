"""The pictures of the documents: each can be drawn anew from its record, and none asks for more."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.pictures import FOLDER, draw

from malecon.record import Record

RECORDS = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_picture_can_be_drawn_from_its_record(path: Path) -> None:
    picture = draw(Record.load(path))
    assert "Ana" in picture
    assert picture == draw(Record.load(path))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_no_picture_asks_for_anything_outside(path: Path) -> None:
    picture = path.with_suffix(".svg").read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[^\"' )]*", picture)) == {"http://www.w3.org/2000/svg"}
    assert "@font-face" not in picture


def test_there_is_one_of_every_game() -> None:
    assert [path.stem for path in RECORDS] == ["cuba-terminal", "havana-terminal", "santiago-terminal"]
