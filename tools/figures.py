"""Runs the commands of docs/bots.md and docs/balance.md and writes their figures and charts anew.

    .venv-compiled/bin/python -m tools.figures docs/bots.md docs/balance.md

In such a page, commands stand in a block of `sh`; the table between the marks `<!-- figures -->` and
`<!-- end -->` after it is made from what they say. A picture is drawn whose text is the title of a chart of
the last report, or after arenas `wins`, or `wins by budget`. Games that were played before are not played
again, so it can be stopped and gone on with.
"""

from __future__ import annotations

import json
import math
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from malecon.lab.charts import Series, as_file, lines

Json = dict[str, Any]

PART = re.compile(
    r"```sh\n(?P<commands>.*?)```|<!-- figures -->\n(?P<table>.*?)<!-- end -->"
    r"|!\[(?P<title>[^\]]*)\]\((?P<picture>[^)]*\.svg)\)",
    re.DOTALL,
)
CHART = re.compile(r'<svg class="chart" role="img" aria-label="([^"]*)".*?</svg>', re.DOTALL)


class Said:
    """What the commands of one block have said."""

    def __init__(self, commands: str) -> None:
        self.commands = commands
        self.arenas: list[Json] = []
        self.reports: list[Json] = []
        self.charts: dict[str, str] = {}
        for line in commands.splitlines():
            words = shlex.split(line, comments=True)
            if words[:2] == ["malecon", "arena"]:
                self.arena(words[1:])
            elif words[:2] == ["malecon", "report"]:
                self.report(words[1:])

    def arena(self, words: list[str]) -> None:
        with tempfile.TemporaryDirectory() as folder:
            self.arenas.append(run([*words, "--chart", f"{folder}/chart.svg"]))
            self.charts["wins"] = Path(folder, "chart.svg").read_text(encoding="utf-8")

    def report(self, words: list[str]) -> None:
        with tempfile.TemporaryDirectory() as folder:
            self.reports.append(run([*words, "--html", f"{folder}/page.html"]))
            page = Path(folder, "page.html").read_text(encoding="utf-8")
        for found in CHART.finditer(page):
            self.charts[found[1]] = as_file(found[0])

    def chart(self, title: str) -> str | None:
        """The picture of this title, as a file."""
        if title == "wins by budget":
            return as_file(chart_of_budgets(self.arenas))
        return self.charts.get(title)

    def table(self) -> str:
        if self.arenas:
            return table_of_wins(self.arenas)
        return table_of_seats(self.reports)


def run(words: list[str]) -> Json:
    """A command of ours, and what it says to programs."""
    print("malecon", shlex.join(words), file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "malecon.cli", *words, "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, encoding="utf-8")
    found: Json = json.loads(done.stdout)
    return found


# --- tables ---


def table_of_wins(arenas: list[Json]) -> str:
    """Every bot that sat alone of its kind, game by game and company by company."""
    rows = ["| bot | against | games | won | 95 % sure | fair | points ahead | ms a decision |"]
    rows.append("|---|---|--:|--:|:-:|--:|--:|--:|")
    for arena in arenas:
        ahead = {entry["bot"]: entry["difference"] for entry in arena["standings"]}
        for one in arena["meetings"]:
            if one["seats"] == 1:
                others = ", ".join(f"{n} × {name}" if n > 1 else name for name, n in one["against"].items())
                name = one["bot"]
                speed = arena["speed"][name]["milliseconds"]
                rows.append(
                    f"| {name} | {others} | {one['games']} | {percent(one['share'])} |"
                    f" {percent(one['low'])} – {percent(one['high'])} | {percent(one['fair'], 0)} |"
                    f" {ahead[name]['mean']:+.1f} ± {ahead[name]['error']:.1f} | {speed:.2f} |"
                )
    return "\n".join(rows) + "\n"


def table_of_seats(reports: list[Json]) -> str:
    """Wins by seat and by turn."""
    rows = ["| players | by | wins, first to last | 95 % sure of each |", "|--:|---|---|--:|"]
    for report in reports:
        for what, name in (("seats", "seat"), ("turns", "turn")):
            for players, shares in report[what].items():
                if shares:
                    won = ", ".join(percent(share["share"]) for share in shares)
                    doubt = max((share["high"] - share["low"]) / 2 for share in shares)
                    rows.append(f"| {players} | {name} | {won} | ± {percent(doubt)} |")
    return "\n".join(rows) + "\n"


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def chart_of_budgets(arenas: list[Json]) -> str:
    """What the first bot of each arena has won, by the number in its name, a line for each game."""
    found: dict[str, dict[int, Json]] = {}
    for arena in arenas:
        name = arena["bots"][0]
        own = next(one for one in arena["meetings"] if one["bot"] == name and one["seats"] == 1)
        found.setdefault(arena["game"], {})[int(name.partition(":")[2])] = own
    budgets = sorted({budget for own in found.values() for budget in own})
    series = [
        Series(game, *([own[budget][what] for budget in budgets] for what in ("share", "low", "high")))
        for game, own in found.items()
    ]
    rival = arenas[0]["bots"][1]
    return lines(
        f"strong against {rival}: games won, by budget",
        series,
        [math.log(budget) for budget in budgets],
        across="walks for a decision",
        limits=(0.0, 1.0),
        write=lambda share: percent(share, 0),
        write_at=lambda at: f"{round(math.exp(at)):,}",
    )


# --- pages ---


def write(path: Path) -> None:
    """Make the figures of a page anew, and draw its pictures; each table is written as soon as it is made."""
    said: Said | None = None
    for found in PART.finditer(path.read_text(encoding="utf-8")):
        if found["commands"] is not None:
            new = Said(found["commands"])
            said = new if new.arenas or new.reports else said
        elif found["table"] is not None:
            assert said is not None, "figures need a command before them"
            replace(path, said.commands, said.table())
        elif said is not None:
            chart = said.chart(found["title"])
            if chart is not None:
                picture = path.parent / found["picture"]
                picture.parent.mkdir(exist_ok=True)
                picture.write_text(chart, encoding="utf-8")


def replace(path: Path, commands: str, table: str) -> None:
    """Put a table after its commands, in the page as it is now: somebody may have written in it meanwhile."""
    own = False

    def part(found: re.Match[str]) -> str:
        nonlocal own
        if found["commands"] is not None:
            own = found["commands"] == commands
        elif found["table"] is not None and own:
            return f"<!-- figures -->\n{table}<!-- end -->"
        return found[0]

    text = path.read_text(encoding="utf-8")
    path.write_text(PART.sub(part, text), encoding="utf-8")


def main(paths: list[str]) -> None:
    for path in map(Path, paths):
        write(path)


if __name__ == "__main__":
    main(sys.argv[1:])
