"""Writes the table of docs/research/games.md: what the games are as environments, measured by random play.

    .venv/bin/python -m tools.environments

The seeds are fixed, so everybody gets the same figures; a test compares them.
"""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import NamedTuple

from malecon.games import GAMES
from malecon.kernel.match import generator
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER, State
from malecon.research.spec import Spec

PAGE = Path(__file__).parents[1] / "docs" / "research" / "games.md"
NAMES = ("havana", "santiago", "cuba")
PLAYED = 100  # games of each kind


class Figures(NamedTuple):
    """One game for so many players; all but the sizes are means over random games."""

    spec: Spec
    decisions: float
    longest: int
    branching: float
    widest: int
    forced: float  # how often there was no choice
    draws: float
    outcomes: float
    tree: float  # the logarithm of how many games there are of this one's shape
    hidden: float  # how often something is hidden from the seat that is asked


def measured(name: str, players: int) -> Figures:
    """Play at random and count."""
    spec = Spec(name, players)
    options: list[int] = []
    outcomes: list[int] = []
    hidden = longest = 0
    for seed in range(PLAYED):
        state, rng = spec.start.copy(), generator(seed, int(CHANCE))
        before = len(options)
        while state.seat != OVER:
            if state.seat == CHANCE:
                outcomes.append(len(state.options))
            else:
                options.append(len(state.options))
                hidden += something_hidden(spec, state, seed)
            state.apply(random_action(state, rng))
        longest = max(longest, len(options) - before)
    tree = sum(math.log10(n) for n in options) + sum(math.log10(n) for n in outcomes)
    return Figures(
        spec,
        len(options) / PLAYED,
        longest,
        sum(options) / len(options),
        max(options),
        options.count(1) / len(options),
        len(outcomes) / PLAYED,
        sum(outcomes) / len(outcomes),
        tree / PLAYED,
        hidden / len(options),
    )


def something_hidden(spec: Spec, state: State, seed: int) -> bool:
    """Whether a world that the seat believes in differs from the true one; two are asked."""
    rng = Rng(seed)
    true = whole(spec, state)
    seat = int(state.seat)
    return any(whole(spec, spec.game.sample(state, seat, rng)) != true for _ in range(2))


def whole(spec: Spec, state: State) -> list[bytearray]:
    """All that anybody sees."""
    return [spec.row(state, seat, "observation") for seat in range(spec.players)]


HEAD = (
    "",
    "actions",
    "draws",
    "observation",
    "information",
    "decisions",
    "longest",
    "branching",
    "widest",
    "forced",
    "chance nodes",
    "outcomes",
    "tree",
    "hidden",
)


def table() -> str:
    lines = ["| " + " | ".join(HEAD) + " |", "| --- |" + " ---: |" * (len(HEAD) - 1)]
    for name in NAMES:
        for players in GAMES[name].seats:
            lines.append("| " + " | ".join(row(measured(name, players))) + " |")
    return "\n".join(lines)


def row(figures: Figures) -> list[str]:
    spec = figures.spec
    return [
        f"{spec.game.name.capitalize()} {spec.players}",
        str(spec.actions),
        str(spec.draws),
        str(spec.sizes["observation"]),
        str(spec.sizes["information"]),
        f"{figures.decisions:.0f}",
        str(figures.longest),
        f"{figures.branching:.1f}",
        str(figures.widest),
        f"{figures.forced:.1%}",
        f"{figures.draws:.0f}",
        f"{figures.outcomes:.1f}",
        f"10^{figures.tree:.0f}",
        f"{figures.hidden:.0%}",
    ]


def told() -> str:
    """The page with its table."""
    text = PAGE.read_text(encoding="utf-8")
    place = re.search(r"(<!-- measured -->\n).*?(<!-- end -->)", text, re.DOTALL)
    assert place is not None
    return text[: place.end(1)] + table() + "\n" + text[place.start(2) :]


if __name__ == "__main__":
    PAGE.write_text(told(), encoding="utf-8")
