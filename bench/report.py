"""The figures as tables: on the terminal, and in docs/bench.md between its marks."""

from __future__ import annotations

import json
import os
import platform
import re
from pathlib import Path
from typing import Any, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.contestants import ROOT, Figures, Ours, Peer

FIGURES = ROOT / "bench" / "figures.json"
PAGE = ROOT / "docs" / "bench.md"


class Result(NamedTuple):
    """All that was measured in one run."""

    interpreted: dict[Ours, Figures]
    compiled: dict[Ours, Figures]
    instructions: dict[str, float]  # by the name of Ours
    peers: dict[Peer, Figures]
    absent: dict[str, str]  # peers that could not run, and why
    rounds: int

    def headline(self) -> dict[Ours, float]:
        """Decisions per second of each game for the most players, by our fastest engine."""
        best: dict[str, Ours] = {}
        for each in self.interpreted:
            best[each.game] = each
        return {each: (self.compiled or self.interpreted)[each]["decisions/s"] for each in best.values()}


def rate(number: float | None) -> str:
    """A number per second, in the size in which it can be read at a glance."""
    if number is None:
        return "–"
    if number >= 1e6:
        return f"{number / 1e6:.2f} M"
    return f"{number / 1e3:.0f} k" if number >= 1e4 else f"{number / 1e3:.1f} k"


def ours_table(result: Result) -> tuple[list[str], list[list[str]]]:
    head = ["", "decisions", "interpreted", "compiled", "1 by 1", "games/s", "copies/s", "bytes", "instr."]
    rows = []
    for each, plain in result.interpreted.items():
        fast = result.compiled.get(each, {})
        best = fast or plain
        counted = result.instructions.get(each.name)
        rows.append(
            [
                f"{each.game.capitalize()} {each.players}",
                f"{best['decisions']:.0f}",
                rate(plain["decisions/s"]),
                rate(fast.get("decisions/s")),
                rate(best["decisions/s one by one"]),
                rate(best["games/s"]),
                rate(best["copies/s"]),
                f"{best['bytes']:,.0f}",
                f"{counted:,.0f}" if counted else "–",
            ]
        )
    return head, rows


def peers_table(result: Result) -> tuple[list[str], list[list[str]]]:
    headline = result.headline()
    head = ["", "decisions/s", "copies/s", *(f"{each.game.capitalize()} is" for each in headline)]
    rows = []
    for peer, figures in result.peers.items():
        ratios = [f"{own / figures['decisions/s']:,.0f} ×" for own in headline.values()]
        rows.append([peer.name, rate(figures["decisions/s"]), rate(figures.get("copies/s")), *ratios])
    return head, rows


def machine() -> str:
    """This machine in a few words."""
    model = platform.processor() or platform.machine()
    try:
        found = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
        model = found[1] if found else model
    except OSError:
        pass
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def how(result: Result) -> str:
    return how_measured(result.rounds)


def how_measured(rounds: int) -> str:
    return f"Best of {rounds} rounds on one core of: {machine()}. Seconds are the process's own."


def show(result: Result, console: Console) -> None:
    """Both tables on the terminal, and who is absent."""
    titles = (
        "Malecón by game and players: decisions a game, decisions per second interpreted and compiled",
        "Peers, and how many times their decisions per second we make",
    )
    for title, (head, rows) in zip(titles, (ours_table(result), peers_table(result)), strict=True):
        if rows:
            table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=0, show_edge=False)
            for column in head:
                table.add_column(column, justify="right" if column else "left", no_wrap=True)
            for row in rows:
                table.add_row(*row)
            console.print(table, "")
    for name, reason in result.absent.items():
        console.print(f"{name} is not here: {reason}", markup=False, highlight=False)
    console.print(how(result), highlight=False)


def markdown(table: tuple[list[str], list[list[str]]]) -> str:
    head, rows = table
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, rule, *rows])


def write(result: Result) -> None:
    """Figures as JSON, and the tables of the page."""
    FIGURES.write_text(json.dumps(plain(result), indent=1) + "\n", encoding="utf-8")
    text = PAGE.read_text(encoding="utf-8")
    parts = {"how": how(result), "ours": markdown(ours_table(result)), "peers": markdown(peers_table(result))}
    for mark, part in parts.items():
        pattern = rf"(<!-- {mark} -->\n).*?(<!-- end -->)"
        place = re.search(pattern, text, re.DOTALL)
        if place is None:
            raise ValueError(f"docs/bench.md has no place marked {mark}")
        text = text[: place.end(1)] + part + "\n" + text[place.start(2) :]
    PAGE.write_text(text, encoding="utf-8")


def plain(result: Result) -> dict[str, Any]:
    """The result as JSON has it."""
    games = []
    for each, interpreted in result.interpreted.items():
        games.append(
            {
                "game": each.game,
                "players": each.players,
                "instructions": result.instructions.get(each.name),
                "interpreted": interpreted,
                "compiled": result.compiled.get(each),
            }
        )
    peers = [
        {"name": peer.name, "package": peer.package, **figures} for peer, figures in result.peers.items()
    ]
    return {"how": how(result), "games": games, "peers": peers, "absent": result.absent}
