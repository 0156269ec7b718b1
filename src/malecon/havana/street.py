"""The street of Havana: two rows of façades, the higher the dearer, with their prices on the plinth."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from malecon.drawing import CREAM, INK, MANGO, PALM, ROSE, Scene, beside, chip, fit, pieces, shade
from malecon.havana.codes import BUY, REMOVE, SWAP_OUT
from malecon.havana.data import THE_MATERIALS
from malecon.kernel.game import Json

CHIPS = {
    "red": ("#c0392b", "#ffffff"),
    "yellow": ("#f2c14e", INK),
    "brown": ("#7b4a21", "#ffffff"),
    "blue": ("#2e7fb8", "#ffffff"),
    "grey": ("#9aa0a6", INK),
    "pesos": (PALM, "#ffffff"),
    "workers": (ROSE, INK),
    "architect": (CREAM, INK),
}
#: Of each material and each part of a price: its letter, and the colours of its chip.
PIECES = {material.word: (material.sign, *CHIPS[material.word]) for material in THE_MATERIALS}
WALLS = {
    "red": "#c9604f",
    "yellow": "#dcb055",
    "brown": "#a1744a",
    "blue": "#5a9cc0",
    "grey": "#8f9295",
    "pesos": "#5fa37a",
    "workers": "#bd7d8f",
}
MONEY = ("pesos",)
PLINTH = "#1b252e"  # the dark ground on which prices are read
FLOORS = 5  # lines of a full façade above its price

#: The roof of a building by its points; the last sign of a half is the middle.
ROOFS = {1: "▁▁", 2: "▂▂", 3: "▄▃", 4: "▂▃▄", 5: "▆▃▃", 6: "▆▃▃▄▅", 7: "▂▃▄▅▆"}


def street(scene: Scene, row: int, full: bool) -> Text:
    """One row of buildings; its ends are lit and carry the number of the answer that takes them."""
    gap = 2 if full else 1
    width = min((scene.width - 5 * gap) // 6, 20)
    ends = scene.view["ends"]
    blocks = []
    for tile in scene.view["rows"][row]:
        end = None
        if tile is not None and tile["tile"] - 1 in ends[2 * row : 2 * row + 2]:
            end = ends.index(tile["tile"] - 1)
        blocks.append(building(scene, tile, end, width, full))
    return beside(blocks, gap)


def building(scene: Scene, tile: Json | None, end: int | None, width: int, full: bool) -> list[Text]:
    """A façade, the higher the more it is worth; an empty lot where no tile lies."""
    height = FLOORS if full else 2
    if tile is None:
        return [Text(" " * width)] * height + [Text("·" * width, "dim")]
    left, right = walls(tile)
    if end is None:
        left, right = shade(left, 0.45), shade(right, 0.45)
    ink = INK if end is not None else shade(CREAM, 0.75)
    floors = min(height - 1, (tile["points"] + 2) // 2) if full else 1
    lines = [Text(" " * width)] * (height - 1 - floors)
    lines.append(roof(tile["points"], width, left, right))
    for floor in range(floors - 1):
        lines.append(wall(Text(windows(width - 2)), width, left, right, shade(ink, 0.6, left)))
    lines.append(wall(door(scene, tile, end, width - 2), width, left, right, ink))
    price = price_of(tile, " ")
    if price.cell_len > width - 2:
        price = price_of(tile, "")
    lines.append(wall(fit(price, width - 2, "centre"), width, left, right, ink, PLINTH))
    return lines


def walls(tile: Json) -> tuple[str, str]:
    """The colours of a façade's two halves: those of the cubes it costs, or of what it costs most of."""
    price = tile["price"]
    colours = [WALLS[name] for name in ("red", "yellow", "brown", "blue") if name in price]
    if not colours:
        rest = {name: n for name, n in price.items() if name in WALLS}
        colours = [WALLS[max(rest, key=lambda name: rest[name])] if rest else WALLS["grey"]]
    return colours[0], colours[-1]


def roof(points: int, width: int, left: str, right: str) -> Text:
    half = ROOFS.get(points, ROOFS[7])
    inner = width - 2
    middle = half[-1] * (inner - 2 * (len(half) - 1))
    line = (half[:-1] + middle + half[-2::-1])[:inner]
    cut = inner // 2
    return Text.assemble(" ", (line[:cut], left), (line[cut:], right), " ")


def windows(width: int) -> str:
    return ("∩  " * ((width - 1) // 3)).strip().center(width)


def door(scene: Scene, tile: Json, end: int | None, width: int) -> Text:
    """The line with the points, and on an end its number, or an arrow when it cannot be taken now."""
    sign = Text("   ")
    if end is not None:
        actions = (scene.number(int(verb) + end) for verb in (BUY, REMOVE, SWAP_OUT))
        number = next((n for n in actions if n is not None), None)
        arrow = " ◂ " if end % 2 == 0 else " ▸ "
        sign = Text(arrow, "bold") if number is None else chip(f" {number} ", MANGO, INK)
    left = end is None or end % 2 == 0
    inner = fit(points_of(tile), width - 6, "centre")
    return Text.assemble(sign if left else "   ", inner, "   " if left else sign)


def wall(text: Text, width: int, left: str, right: str, ink: str, ground: str | None = None) -> Text:
    """A line of a façade: its text between two walls, each half on its own colour unless told another."""
    inner = width - 2
    line = Text("")
    line.append("▐", left)
    halves = fit(text, inner).divide([inner // 2])
    for part, colour in zip(halves, (left, right), strict=True):
        part.stylize_before(Style(color=ink, bgcolor=ground or colour))
        line.append_text(part)
    line.append("▌", right)
    return line


def points_of(tile: Json) -> Text:
    return chip(f" {tile['points']}★ ", INK, CREAM)


def price_of(tile: Json, gap: str) -> Text:
    return Text(gap).join(pieces(tile["price"], PIECES, MONEY))
