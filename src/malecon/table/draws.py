"""Where a table stands on its way to fair draws: what was committed to, opened and drawn. See `chance.py`."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from enum import StrEnum

from malecon.kernel.game import Json
from malecon.table.fairness import PROTOCOL


class Stage(StrEnum):
    """What chance waits for."""

    COMMITTING = "committing"  # salts may be committed to
    OPENING = "opening"  # all is fixed: salts are opened
    DRAWING = "drawing"  # for nobody


@dataclass(slots=True)
class Draws:
    """All that decides the draws, but for the house's secret."""

    commitments: list[str]  # to salts, by seat; empty where nothing is added
    salts: list[str]  # as far as they were opened
    protocol: int = PROTOCOL
    attempt: int = 1
    stage: Stage = Stage.COMMITTING
    awaited: list[int] = field(default_factory=list)  # seats whose browser has still to do its part
    left_out: list[int] = field(default_factory=list)  # seats that failed to, in an earlier attempt
    until: float | None = None  # when the awaited are left out
    setup: str = ""  # the hash of what is played with, fixed with the commitments
    first: int = 0  # answers that were there when this house began to draw
    drawn: int = 0  # draws since then; no draw is ever undone
    label: str = ""  # of a duplicate round; see `duplicate.py`
    before: str = ""  # the hash of what was played before that round
    counts: dict[str, int] = field(default_factory=dict)  # draws of each kind, in a duplicate round
    opened: bool = False  # its secret may be shown: no table of the round is still being played

    @classmethod
    def new(cls, players: int) -> Draws:
        return cls([""] * players, [""] * players)

    def to_json(self) -> Json:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Json, players: int) -> Draws:
        """As a table was stored; older houses drew by protocol 1, and begun games end as they began."""
        if "draws" in data:
            return cls(**{**data["draws"], "stage": Stage(data["draws"]["stage"])})
        draws = cls.new(players)
        if data["status"] != "gathering":
            draws.protocol, draws.stage, draws.first = 1, Stage.DRAWING, data["first_draw"]
            draws.salts = list(data["salts"]) or draws.salts
        return draws
