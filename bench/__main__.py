"""./dev bench: one command, one run."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench import chart, faces, instructions, report, scale
from bench.contestants import PEERS, Failed, Figures, Peer, install, ours
from bench.report import Result

T = TypeVar("T")
HIGHER = (
    "decisions/s",
    "decisions/s one by one",
    "games/s",
    "calls/s",
    "copies/s",
)  # of several rounds the best counts


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="./dev bench", description="How fast the engine is, beside its peers."
    )
    parser.add_argument(
        "--check", action="store_true", help="only count instructions; fail if they have risen"
    )
    parser.add_argument("--renew", action="store_true", help="count instructions and keep them for --check")
    parser.add_argument(
        "--only", metavar="NAME", help="only those with this in their name; nothing is written"
    )
    parser.add_argument("--no-peers", action="store_true", help="only ourselves; nothing is written")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each of them in each round (1)")
    parser.add_argument("--rounds", type=int, default=3, help="of which the best counts (3)")
    parser.add_argument("--page", action="store_true", help="only the page, in a browser")
    parser.add_argument("--faces", action="store_true", help="only the faces for researchers, beside others")
    parser.add_argument("--scale", action="store_true", help="only how simulations grow, and clusters")
    parser.add_argument("--games", type=int, default=10**7, help="with --scale: at most so many (10,000,000)")
    parser.add_argument("--compiled", metavar="PYTHON", help=argparse.SUPPRESS)  # ./dev knows it
    parser.add_argument("--learner", metavar="PYTHON", help=argparse.SUPPRESS)  # and this
    parser.add_argument("--scaler", metavar="PYTHON", help=argparse.SUPPRESS)  # and this
    wish = parser.parse_args()
    if wish.check or wish.renew:
        if not wish.compiled:
            parser.error("only the compiled engine's instructions are counted")
        if wish.renew:
            print(instructions.renew(wish.compiled))
            return 0
        return instructions.check(wish.compiled)
    if wish.faces:
        if not wish.learner:
            parser.error("the faces are measured with the compiled engine and their libraries")
        return faces.main(wish, core())
    if wish.scale:
        if not wish.scaler:
            parser.error("simulations are measured with the compiled engine and Ray")
        return scale.main(wish)
    if wish.page:
        return subprocess.call([wish.compiled or sys.executable, "-m", "bench.page"])
    console = Console()
    result = measure(wish, Console(stderr=True))
    report.show(result, console)
    if wish.only or wish.no_peers:
        return 0
    report.write(result)
    chart.write(result)
    console.print("Written: bench/figures.json, docs/bench.md, docs/pictures/bench.svg", highlight=False)
    return 0


def core() -> int | None:
    """The core that everybody runs on: the last one, where the system has least to do."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    return max(os.sched_getaffinity(0))


def measure(wish: argparse.Namespace, console: Console) -> Result:
    """Everybody in turn, round after round, so that a busy minute hits all alike."""
    result = Result({}, {}, {}, {}, {}, wish.rounds)
    wanted = [each for each in ours() if chosen(each.name, wish.only)]
    peers = [peer for peer in PEERS if not wish.no_peers and chosen(peer.name, wish.only)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        peers = installed(peers, result, progress)
        engines = 2 if wish.compiled else 1
        task = progress.add_task("measuring", total=wish.rounds * (engines * len(wanted) + len(peers)))
        for _ in range(wish.rounds):
            for each in wanted:
                for python, into in ((sys.executable, result.interpreted), (wish.compiled, result.compiled)):
                    if python:
                        progress.update(task, description=each.name)
                        keep(into, each, each.measured(python, wish.seconds, core()))
                        progress.advance(task)
            for peer in peers:
                progress.update(task, description=peer.name)
                if peer.name not in result.absent:
                    try:
                        keep(result.peers, peer, peer.measured(wish.seconds, core()))
                    except Failed as reason:
                        result.absent[peer.name] = str(reason)
                progress.advance(task)
        progress.update(task, description="counting instructions")
        if wish.compiled and wanted:
            try:
                result.instructions.update(instructions.count(wish.compiled))
            except Failed as reason:
                console.print(str(reason))
    return result


def chosen(name: str, only: str | None) -> bool:
    return only is None or only.casefold() in name.casefold()


def installed(peers: list[Peer], result: Result, progress: Progress) -> list[Peer]:
    """Those whose packages are there or can be had; of the others it is said why not."""
    packages = {peer.package: "" for peer in peers}
    task = progress.add_task("installing", total=len(packages))
    for package in packages:
        progress.update(task, description=f"installing {package}")
        try:
            install(package, sys.executable)
        except Failed as reason:
            packages[package] = str(reason)
        progress.advance(task)
    progress.remove_task(task)
    result.absent.update({peer.name: packages[peer.package] for peer in peers if packages[peer.package]})
    return [peer for peer in peers if not packages[peer.package]]


def keep(into: dict[T, Figures], who: T, figures: Figures) -> None:
    """The best of all rounds so far."""
    before = into.setdefault(who, figures)
    for name in HIGHER:
        if name in figures:
            before[name] = max(before[name], figures[name])


if __name__ == "__main__":
    sys.exit(main())
