"""What the views of the games show, as types: for whoever reads the document of the API.

The views themselves are made in each game's `view.py`; here they are only described, and a test holds one to
the other through whole games. What is not always there may be left out, and is then not null but absent.
"""

from __future__ import annotations

from typing import Any

from malecon.server.boards import cuba, havana, santiago
from malecon.server.boards.cuba import CubaBox, CubaView
from malecon.server.boards.havana import HavanaBox, HavanaView
from malecon.server.boards.santiago import SantiagoBox, SantiagoView

__all__ = ["NAMES", "BoardView", "Pieces"]

#: A board as somebody sees it; its field `game` says which.
BoardView = HavanaView | SantiagoView | CubaView
#: What is printed in the box of a game, an owner's own if he plays with it.
Pieces = HavanaBox | SantiagoBox | CubaBox

#: The words that stand for cards, buildings and the like, to be named in the document.
NAMES: dict[str, Any] = {
    "HavanaCard": havana.HavanaCard,
    "HavanaColour": havana.HavanaColour,
    "HavanaEnd": havana.HavanaEnd,
    "SantiagoSort": santiago.SantiagoSort,
    "SantiagoFlower": santiago.SantiagoFlower,
    "SantiagoCuban": santiago.SantiagoCuban,
    "SantiagoBuilding": santiago.SantiagoBuilding,
    "CubaField": cuba.CubaField,
    "CubaPiece": cuba.CubaPiece,
    "CubaGives": cuba.CubaGives,
    "CubaGroup": cuba.CubaGroup,
    "CubaCharacter": cuba.CubaCharacter,
    "CubaBerthName": cuba.CubaBerthName,
    "CubaBuilding": cuba.CubaBuilding,
    "CubaAct": cuba.CubaAct,
    "CubaLaw": cuba.CubaLaw,
}
