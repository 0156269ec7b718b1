"""Where points of Santiago come from: deliveries, buildings, Cubans, rent and gifts."""

from __future__ import annotations

from malecon.kernel.sources import Ledger, Sources
from malecon.kernel.state import State
from malecon.kernel.words import Vocabulary
from malecon.santiago.data import FIRST_POINTS, RENT_POINTS


class SantiagoLedger(Ledger):
    sources = Sources(
        names=("ship", "buildings", "cubans", "rent", "gifts", "leftovers", "start"),
        because={"delivered": "ship", "wood-delivered": "ship", "used": "buildings", "called-on": "cubans"},
        scored={"took-points": 1, "gave-points": -1},
        brought={"goods-exchanged": ("leftovers", 2)},
        taken={"called-on": "cuban", "used": "building", "claimed": "owned", "delivered": "good"},
        groups={"cuban": "cuban", "building": "building", "owned": "building", "good": "good"},
    )

    def __init__(self, vocabulary: Vocabulary, state: State) -> None:
        super().__init__(vocabulary, state)
        for points in self.points:
            points["start"] = int(FIRST_POINTS)

    def hear_more(self, key: str, a: int, b: int, c: int) -> None:
        """Rent is a point from the stock; a gift is one from the giver."""
        if key == "rent-paid":
            self.score(a, "rent", int(RENT_POINTS))
        elif key == "gift-given" and self.vocabulary.domains["gift"][c] == "point":
            self.score(a, "gifts", -1)
            self.score(b, "gifts", 1)
