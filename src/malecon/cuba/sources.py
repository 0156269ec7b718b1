"""Where points of Cuba come from: ships, buildings, statutes and subsidies."""

from __future__ import annotations

from malecon.kernel.sources import Ledger, Sources
from malecon.kernel.state import State
from malecon.kernel.words import Vocabulary


class CubaLedger(Ledger):
    sources = Sources(
        names=("ships", "buildings", "statutes", "subsidies", "tiles", "architect"),
        because={
            "loaded": "ships",
            "used": "buildings",
            "tax-paid": "statutes",
            "duty-paid": "statutes",
            "played": "architect",
        },
        scored={"scored": 1},
        brought={"subsidised": ("subsidies", 1), "tiles-counted": ("tiles", 1)},
        taken={"played": "character", "delegate-shown": "delegate", "built": "tile", "used": "use"},
        groups={
            "character": "character",
            "delegate": "character",
            "tile": "tile",
            "use": "tile",
            "ship": "ship",
            "passed": "act",
        },
    )

    def __init__(self, vocabulary: Vocabulary, state: State) -> None:
        super().__init__(vocabulary, state)
        self.law_giver = 0
        self.berths: dict[int, int] = {}

    def hear_more(self, key: str, a: int, b: int, c: int) -> None:
        """Ships are followed from berth to berth; an act is put down to whoever has won the vote."""
        if key in ("ship-turned", "ship-sailed"):
            self.berths = {berth: ship for berth, ship in self.berths.items() if ship != a}
            self.berths[b] = a
        elif key == "ship-left":
            del self.berths[b]
        elif key == "ship-fetched":
            self.berths = {berth: b if ship == c else ship for berth, ship in self.berths.items()}
        elif key == "loaded":
            self.take(a, "ship", self.berths[c])
        elif key == "vote-won":
            self.law_giver = a
        elif key == "act-passed":
            self.take(self.law_giver, "passed", a)
