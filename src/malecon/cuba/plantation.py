"""A plantation of Cuba: twelve fields, what they give or carry, and the figure whose cross is lit."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.state import has_bit
from malecon.cuba.text import FIELD_NAMES
from malecon.drawing import CREAM, GOODS, INK, SEAT_COLOURS, Scene, beside, chip, fit, key_of, shade
from malecon.kernel.game import Json


def plantation(scene: Scene, seat: int, width: int, height: int) -> list[Text]:
    """Three rows of four fields, from the top; the row and the column of the figure are lit."""
    player = scene.view["players"][seat]
    cell = (width - 3) // 4
    lines: list[Text] = []
    for row in range(3):
        blocks = []
        for name in FIELD_NAMES[4 * row : 4 * row + 4]:
            blocks.append(field(scene, seat, name, player, cell, height))
        lines += beside(blocks, 1).split("\n")
    return [fit(line, width) for line in lines]


def field(scene: Scene, seat: int, name: str, player: Json, width: int, height: int) -> list[Text]:
    """What a field gives, or the building on it; the figure; the number of the answer that goes there."""
    telling = scene.telling
    shown = player["fields"][name]
    figure = player["figure"]
    number = FIELD_NAMES.index(name)
    lit = has_bit(d.CROSS[FIELD_NAMES.index(figure)], number)
    key = Text("")
    if seat == scene.view["asked"]:
        key = key_of(scene, int(c.MOVE) + number)
        if not key.cell_len:
            key = key_of(scene, int(c.PLACE) + number)
    man = chip(" ● " if height > 1 else "●", SEAT_COLOURS[seat], INK) if name == figure else Text("")
    if shown["building"]:
        what = Text(str(telling.name("tile", shown["building"])), "bold")
        ground = "#6f6457"
    elif shown["gives"] == "warehouse":
        what = Text(f"⌂ {telling.of_game('table-warehouse')}")
        ground = "#4c5560"
    else:
        letter, colour, ink = GOODS[shown["gives"]]
        what = Text.assemble(chip(letter, colour, ink), " ", str(telling.name("piece", shown["gives"])))
        ground = shade(colour, 0.5)
    ground = ground if lit else shade(ground, 0.4)
    style = Style(color=CREAM if lit else shade(CREAM, 0.7), bgcolor=ground)
    if height == 1:
        rest = width - man.cell_len - key.cell_len
        lines = [Text.assemble(man, fit(what, rest), key)]
    else:
        corner = Text.assemble(name, " ", man)
        lines = [Text.assemble(fit(corner, width - key.cell_len), key), fit(what, width)]
    for line in lines:
        line.stylize_before(style)
    return lines
