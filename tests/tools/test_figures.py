"""The pages whose figures commands have made: they hold what the commands ask for, and can be made anew."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tools.figures import PART, chart_of_budgets, table_of_seats, table_of_wins, write

from malecon.games import GAMES
from malecon.lab.arena import Arena, play
from malecon.lab.report import Report
from malecon.lab.report import play as play_report

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("bots.md", "balance.md", "analysis.md")
HAVANA = GAMES["havana"]

PAGE = """
```sh
malecon arena havana greedy random --games 2 --jobs 1 --option round_limit=1
```

<!-- figures -->
| old |
<!-- end -->

![wins](pictures/wins.svg) ![other](pictures/other.svg)

```sh
malecon report havana --games 3 --bots random --jobs 1
```

Words. <!-- figures -->
<!-- end -->
![Points of a seat at the end](pictures/points.svg)
"""


def test_a_page_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    page = tmp_path / "page.md"
    page.write_text(PAGE, encoding="utf-8")
    write(page)
    made = page.read_text(encoding="utf-8")
    assert "old" not in made
    assert re.search(r"^\| greedy \| random \| 2 \|", made, re.MULTILINE)
    assert re.search(r"^\| 3 \| seat \|", made, re.MULTILINE)
    assert sorted(path.name for path in (tmp_path / "pictures").iterdir()) == ["points.svg", "wins.svg"]
    assert re.sub(r"<!-- figures -->\n.*?<!-- end -->", "", made, flags=re.DOTALL) == re.sub(
        r"<!-- figures -->\n.*?<!-- end -->", "", PAGE, flags=re.DOTALL
    )


def test_budgets_are_drawn_side_by_side(tmp_path: Path) -> None:
    arenas = [
        play(Arena(HAVANA, (f"strong:{n}", "random"), 2, {"round_limit": 1}), 2, folder=tmp_path).summary()
        for n in (1, 10)
    ]
    words = [part.text for part in ElementTree.fromstring(chart_of_budgets(arenas)).iter("text")]
    assert {"1", "10", "strong against random: games won, by budget"} <= set(words)


def test_tables_say_what_was_counted(tmp_path: Path) -> None:
    arena = play(Arena(HAVANA, ("greedy", "random"), 3, {"round_limit": 1}), 6, folder=tmp_path).summary()
    assert [row.count("|") for row in table_of_wins([arena]).splitlines()] == [9] * 4
    report = play_report(Report(HAVANA, "random", 2), 4, folder=tmp_path).summary()
    _, _, row = table_of_seats([report]).splitlines()
    assert row.startswith("| 2 | seat | ")


def commands(page: str) -> list[tuple[list[str], str]]:
    """The commands of a page, each with the table that they have filled."""
    found: list[tuple[list[str], str]] = []
    waiting: list[list[str]] = []
    for part in PART.finditer((DOCS / page).read_text(encoding="utf-8")):
        if part["commands"] is not None:
            lines = [shlex.split(line) for line in part["commands"].splitlines()]
            waiting = [words[1:] for words in lines if words[1:2] in (["arena"], ["report"])] or waiting
        elif part["table"] is not None:
            found += [(words, part["table"]) for words in waiting]
            waiting = []
    return found


def option(words: list[str], name: str, default: int) -> int:
    return int(words[words.index(name) + 1]) if name in words else default


def test_the_ladder_holds_every_game_that_its_commands_play() -> None:
    arenas = [(words, table) for words, table in commands("bots.md") if words[0] == "arena"]
    assert {words[1] for words, _ in arenas} == set(GAMES)
    for words, table in arenas:
        one, other = words[2:4]
        arena = Arena(GAMES[words[1]], (one, other), option(words, "--players", 2), alone="--alone" in words)
        games = arena.whole(option(words, "--games", 0))
        games = games if arena.players == 2 or arena.alone else games // 2
        many = "" if arena.players == 2 else rf"{arena.players - 1} × "
        for alone, others in ((one, other),) if arena.alone else ((one, other), (other, one)):
            row = rf"^\| {alone} \| {many}{others} \| {games} \| [\d.]+ % \|"
            assert re.search(row, table, re.MULTILINE), f"{words}: make the page anew with tools/figures.py"


@pytest.mark.parametrize("name", PAGES)
def test_every_picture_of_a_page_is_there(name: str) -> None:
    for part in PART.finditer((DOCS / name).read_text(encoding="utf-8")):
        if part["picture"] is not None:
            assert (DOCS / part["picture"]).is_file(), part["picture"]


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    source = re.search(r"```python\n(.*?)```", (DOCS / "bots.md").read_text(encoding="utf-8"), re.DOTALL)
    assert source is not None
    (tmp_path / "mine.py").write_text(source[1], encoding="utf-8")
    for game in GAMES.values():
        bots = (f"{tmp_path / 'mine.py'}:Eager", "random")
        result = play(Arena(game, bots, 2), 2, folder=tmp_path)
        assert result.summary()["errors"] == []
