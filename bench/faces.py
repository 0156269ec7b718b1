"""./dev bench --faces: our faces for researchers beside the environments of others, in one run.

Each of ours is measured at four players in the room of the libraries, with the compiled engine; the others in
the room of the peers. The table goes into docs/bench.md and bench/faces.json.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from typing import NamedTuple

from bench.contestants import OPEN_SPIEL, ROOT, Failed, Figures, Peer, install, run
from bench.report import PAGE, how_measured, markdown, rate

KEPT = ROOT / "bench" / "faces.json"
GAMES = ("havana", "santiago", "cuba")
PLAYERS = 4
PETTING_ZOO = "pettingzoo[classic]==1.27.0"
PGX = "pgx==2.6.0"

#: What each face is called, and what one of its steps is.
FACES = {
    "vector": "observations with masks, vector",
    "information": "information states with masks, vector",
    "pettingzoo": "steps, PettingZoo",
    "typed": "the same by the loop of its page",
    "openspiel": "decisions, OpenSpiel",
}


class Rival(NamedTuple):
    """An environment of somebody else's, and the face of ours that it is like."""

    peer: Peer
    face: str


RIVALS = (
    Rival(Peer("pgx backgammon", PGX, "pgx", "backgammon"), "vector"),
    Rival(Peer("pgx 2048", PGX, "pgx", "2048"), "vector"),
    Rival(Peer("pgx leduc hold'em", PGX, "pgx", "leduc_holdem"), "vector"),
    Rival(Peer("PettingZoo connect four", PETTING_ZOO, "pettingzoo", "connect_four_v3"), "pettingzoo"),
    Rival(Peer("PettingZoo leduc hold'em", PETTING_ZOO, "pettingzoo", "leduc_holdem_v4"), "pettingzoo"),
    Rival(Peer("PettingZoo chess", PETTING_ZOO, "pettingzoo", "chess_v6"), "pettingzoo"),
    Rival(Peer("OpenSpiel hearts (C++)", OPEN_SPIEL, "open_spiel", "hearts"), "openspiel"),
    Rival(Peer("OpenSpiel backgammon (C++)", OPEN_SPIEL, "open_spiel", "backgammon"), "openspiel"),
    Rival(Peer("OpenSpiel noughts (Python)", OPEN_SPIEL, "open_spiel", "python_tic_tac_toe"), "openspiel"),
)

Ours = dict[str, dict[str, float]]  # per second, by face and game


def measure(python: str, seconds: float, rounds: int, core: int | None) -> tuple[Ours, dict[str, float]]:
    """Everybody in turn, round after round; the best counts."""
    ours: Ours = {face: dict.fromkeys(GAMES, 0.0) for face in FACES}
    rivals: dict[str, float] = {}
    for number in range(rounds):
        for face in FACES:
            for game in GAMES:
                say(f"round {number + 1}: {face} {game}")
                program = [python, "-m", "bench.face", face, game, str(PLAYERS), str(seconds)]
                ours[face][game] = max(ours[face][game], run(program, core)["decisions/s"])
        for rival in RIVALS:
            say(f"round {number + 1}: {rival.peer.name}")
            try:
                install(rival.peer.package, sys.executable)
                figures: Figures = rival.peer.measured(seconds, core)
                rivals[rival.peer.name] = max(rivals.get(rival.peer.name, 0.0), figures["decisions/s"])
            except Failed as reason:
                say(f"{rival.peer.name} is not here: {reason}")
    return ours, rivals


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def our_table(ours: Ours) -> tuple[list[str], list[list[str]]]:
    head = ["per second", *(game.capitalize() for game in GAMES)]
    return head, [[name, *(rate(ours[face][game]) for game in GAMES)] for face, name in FACES.items()]


def rival_table(ours: Ours, rivals: dict[str, float]) -> tuple[list[str], list[list[str]]]:
    """How many times as fast ours are, each beside those of its kind."""
    head = ["", "per second", *(f"{game.capitalize()} is" for game in GAMES)]
    rows = []
    for rival in RIVALS:
        speed = rivals.get(rival.peer.name)
        if speed:
            ratios = [f"{times(ours[rival.face][game] / speed)} ×" for game in GAMES]
            rows.append([rival.peer.name, rate(speed), *ratios])
    return head, rows


def times(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.1f}"


def write(how: str, ours: Ours, rivals: dict[str, float]) -> None:
    """The figures as JSON, and the tables of the page."""
    KEPT.write_text(json.dumps({"how": how, "ours": ours, "rivals": rivals}, indent=1) + "\n", "utf-8")
    text = PAGE.read_text("utf-8")
    parts = {
        "faces-how": how,
        "faces": markdown(our_table(ours)),
        "faces-peers": markdown(rival_table(ours, rivals)),
    }
    for mark, part in parts.items():
        text, found = re.subn(
            rf"(<!-- {mark} -->\n).*?(<!-- end -->)",
            lambda place, part=part: place[1] + part + "\n" + place[2],  # type: ignore[misc]
            text,
            flags=re.DOTALL,
        )
        assert found == 1, mark
    PAGE.write_text(text, "utf-8")


def main(wish: argparse.Namespace, core: int | None) -> int:
    ours, rivals = measure(wish.learner, wish.seconds, wish.rounds, core)
    write(how_measured(wish.rounds), ours, rivals)
    for head, rows in (our_table(ours), rival_table(ours, rivals)):
        print(markdown((head, rows)) + "\n")
    print("Written: bench/faces.json, docs/bench.md")
    return 0
