"""Where points of Havana come from: tiles, by their size."""

from __future__ import annotations

from malecon.havana.state import Havana
from malecon.kernel.sources import Ledger, Sources

SMALL, MIDDLE = 2, 4  # up to so many points a tile is small, or of middle size


class HavanaLedger(Ledger):
    sources = Sources(
        names=("large-tiles", "middle-tiles", "small-tiles"),
        taken={"bought": "tile", "carries-out": "card"},
        groups={"card": "card", "tile": "tile"},
    )

    def hear_more(self, key: str, a: int, b: int, c: int) -> None:
        """Tiles bring the points printed on them."""
        if key == "bought":
            assert isinstance(self.state, Havana)
            points = int(self.state.tiles.points[b])
            size = "small" if points <= SMALL else "middle" if points <= MIDDLE else "large"
            self.score(a, f"{size}-tiles", points)
