"""Santiago de Cuba in the terminal: the loop with the car, the ship in its basin, the buildings."""

from __future__ import annotations

import re

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from malecon.drawing import (
    CORAL,
    CREAM,
    GOODS,
    INK,
    MANGO,
    SEA,
    Scene,
    Telling,
    beside,
    chip,
    fit,
    flow,
    labelled,
    name_of,
    pieces,
    seat_panel,
    shade,
    side_by_side,
    sign_of,
)
from malecon.kernel.game import Json
from malecon.kernel.words import slug
from malecon.santiago import codes as c
from malecon.santiago.buildings import THE_BUILDINGS
from malecon.santiago.cubans import THE_CUBANS
from malecon.santiago.text import BUILDING_NAMES, CUBAN_NAMES, FLOWER_NAMES, GOOD_NAMES, VOCABULARY

FLOWERS = {"white": "#e8e4da", "blue": "#5a9bd8", "red": "#dd5a4a", "yellow": "#e9bd45", None: "#8a8f94"}
MONEY = ("pesos", "points")
PLURAL = {"peso": "pesos", "point": "points"}
WIDE, TALL = 112, 24  # a table of this size is drawn in full

#: The pictures of a formula in letters.
SIGNS = {
    **{good: GOODS[good][0] for good in GOOD_NAMES},
    **{"peso": "$", "point": "★", "crate": "1", "turned": "↷", "die": "⚀", "nought": "0"},
    **{"flag": "⚑", "either": "± 1"},
}


class SantiagoDrawing:
    """Draws Santiago de Cuba. All that its box says is in the views too."""

    def __init__(self, tables: Json) -> None:
        pass

    def naming(self, domain: str, word: str, language: str) -> str | None:
        return None

    def rules(self, action: int) -> tuple[str, ...]:
        verb, words = VOCABULARY.parts(action)
        if "building" in verb.domains:
            return THE_BUILDINGS[BUILDING_NAMES.index(words[0])].rules[:1]
        if "cuban" in verb.domains or "helper" in verb.domains:
            return THE_CUBANS[CUBAN_NAMES.index(words[0])].rules
        return {"drive": ("S12",), "deliver": ("S36",), "deliver-wood-for": ("S37",)}.get(verb.key, ())

    def table(self, scene: Scene) -> list[RenderableType]:
        full = scene.width >= WIDE and scene.height >= TALL
        parts: list[RenderableType] = [head(scene)]
        # Clockwise: out along the upper side, back along the lower one, the harbour at the corner.
        parts.append(road(scene, [1, 2, 3, 4, 5], "→", full))
        parts.append(basin(scene, full))
        parts.append(road(scene, [0, 9, 8, 7, 6], "←", full))
        parts.append(gardens(scene, full))
        parts.append(players(scene) if full else lines_of_players(scene))
        return parts

    def label(self, scene: Scene, action: int) -> Text:
        verb, words = VOCABULARY.parts(action)
        told = Text(scene.telling.action(action))
        if verb.key == "drive":
            distance = int(words[0])
            return Text.assemble("→ ", station_name(scene, scene.view["car"] + distance), " ", fare(distance))
        if verb.domains == ("building",):
            for space in scene.view["spaces"]:
                if space["building"] == words[0]:
                    return Text.assemble(told, "  ", (does(space), "dim"))
        sort = next((word for word in words if word in GOODS), None)
        if sort is not None and verb.domains != ("cuban",):
            letter, ground, ink = GOODS[sort]
            return Text.assemble(chip(f" {letter} ", ground, ink), " ", told)
        return told

    def legend(self, telling: Telling) -> RenderableType:
        rows = []
        for name in GOOD_NAMES:
            letter, ground, ink = GOODS[name]
            rows.append(Text.assemble(chip(f" {letter} ", ground, ink), " ", str(telling.name("good", name))))
        return Group(*flow(rows, 76, "   "), Text(telling.of_game("table-legend")))


# --- the head and the basin ---


def head(scene: Scene) -> Text:
    view, telling = scene.view, scene.telling
    parts = [chip(f" {telling.of_game('name').upper()} ", SEA)]
    parts.append(Text(telling.of_game("table-ship", ship=view["ship"], ships=int(c.SHIPS)), "bold"))
    parts.append(labelled(telling.of_game("table-stock"), pieces(view["stock"], GOODS)))
    return flow(parts, scene.width, "   ")[0]


def basin(scene: Scene, full: bool) -> Text:
    """The ship with its dice, and the flags of what a unit pays."""
    view, telling = scene.view, scene.telling
    dice = []
    for sort, n in view["demand"].items():
        if sort == view["left_out"]:
            continue
        letter, ground, ink = GOODS[sort]
        die = chip(f" {n} {letter} ", ground, ink) if n else Text(f" 0 {letter} ", "dim")
        dice.append(die)
    if view["awaited"]:
        dice = [Text(telling.of_game("table-awaited"), "italic")]
    flags = []
    for value in range(c.FIRST_VALUE, c.LAST_VALUE + 1):
        here = value == view["value"]
        flags.append(chip(f"⚑{value}", MANGO, INK) if here else Text(f"⚑{value}", "dim"))
    flags.append(Text("▚▚", "dim"))
    line = Text.assemble(
        labelled(telling.of_game("table-demand"), dice),
        "   ",
        labelled(telling.of_game("table-value"), flags),
    )
    if not full:
        return fit(line, scene.width)
    side = (scene.width - line.cell_len - 4) // 2
    rest = scene.width - line.cell_len - 4 - side
    waves = shade(SEA, 0.9)
    return Text.assemble(("▲ " + "≈" * (side - 2), waves), "  ", line, "  ", ("≈" * (rest - 2) + " ▼", waves))


# --- the loop ---


def station_name(scene: Scene, number: int) -> Text:
    """Who waits at a station; after the ninth comes the harbour again."""
    station = None if number % c.STATIONS == 0 else scene.view["stations"][number % c.STATIONS - 1]
    word = "harbour" if number % c.STATIONS == 0 else (station["cuban"] if station else "")
    name = Text(str(scene.telling.name("station", word)) if word else "–", "bold")
    if station is not None and not station["face_up"]:
        name = Text(f"({name.plain})", "dim")
    return name


def fare(distance: int) -> Text:
    return chip(f"{distance - 1}$", "#2f7d4f") if distance > 1 else Text("")


def road(scene: Scene, numbers: list[int], arrow: str, full: bool) -> Text:
    """One side of the loop, with an arrow from card to card."""
    width = min((scene.width - 4) // 5, 26)
    cards = [card(scene, number, width, full) for number in numbers]
    blocks = [cards[0]]
    for one in cards[1:]:
        middle = len(one) // 2
        blocks.append([Text(arrow if line == middle else " ", SEA) for line in range(len(one))])
        blocks.append(one)
    return beside(blocks, 0)


def card(scene: Scene, number: int, width: int, full: bool) -> list[Text]:
    """A station: who waits there, with flower and gift, and what it costs to go there."""
    station = None if number == 0 else scene.view["stations"][number - 1]
    flower = station["flower"] if station else None
    colour = FLOWERS[flower] if number else SEA
    if station is not None and not station["face_up"]:
        colour = shade(colour, 0.45)
    name = station_name(scene, number)
    car = chip(f" {scene.telling.of_game('table-car')} ", CORAL) if scene.view["car"] == number else Text("")
    gift, profession = gift_of(scene, station), profession_of(scene, station)
    way = key_and_fare(scene, number, station)
    sign = Text(f"❀ {scene.telling.name('flower', flower)}" if flower else "", colour)
    if not full:
        name = Text.assemble(car, " " if car.cell_len else "", name)
        upper = Text.assemble(fit(name, width - 1 - way.cell_len), way)
        lower = Text.assemble(fit(gift, width - 1 - sign.cell_len), sign)
        for line in (upper, lower):
            line.stylize_before(Style(color=CREAM, bgcolor=shade(colour, 0.25)))
        return [Text.assemble(("▌", colour), line) for line in (upper, lower)]
    inner = width - 2
    frame = "bold " + colour if scene.view["car"] == number else colour
    top, bottom = ("┏━┓", "┗━┛") if scene.view["car"] == number else ("╭─╮", "╰─╯")
    wall = "┃" if scene.view["car"] == number else "│"
    head = Text.assemble(top[1], " ", sign, " ") if flower else Text(top[1])
    rows = [
        Text.assemble(" ", fit(name, inner - 2 - car.cell_len), car, " "),
        Text.assemble(" ", fit(Text(profession, "dim"), inner - 2), " "),
        Text.assemble(" ", fit(gift, inner - 2 - way.cell_len), way, " "),
    ]
    lines = [Text.assemble((top[0], frame), head, (top[1] * (inner - head.cell_len), frame), (top[2], frame))]
    lines += [Text.assemble((wall, frame), row, (wall, frame)) for row in rows]
    lines.append(Text(bottom[0] + bottom[1] * inner + bottom[2], frame))
    return lines


def gift_of(scene: Scene, station: Json | None) -> Text:
    if station is None:
        return Text("")
    formula = THE_CUBANS[CUBAN_NAMES.index(station["cuban"])].does.formula(station["amount"])
    number, _, gift = formula.partition(" ")
    if station["amount"]:
        return Text(" ").join(pieces({PLURAL.get(gift, gift): int(number)}, GOODS, MONEY))
    return Text(scene.telling.of_game(f"table-gift-{slug(station['cuban'])}"))


def profession_of(scene: Scene, station: Json | None) -> str:
    if station is None:
        return scene.telling.of_game("table-deliver")
    return scene.telling.of_game(f"title-{slug(station['cuban'])}").partition(", ")[2]


def key_and_fare(scene: Scene, number: int, station: Json | None) -> Text:
    """The number of the answer that goes there or turns that Cuban over, and the fare."""
    if station is not None:
        turn = scene.number(int(c.TURN_OVER) + CUBAN_NAMES.index(station["cuban"]))
        if turn is not None:
            return chip(f" {turn} ", MANGO, INK)
    distance = (number - scene.view["car"] - 1) % int(c.STATIONS) + 1
    key = scene.number(int(c.DRIVE) + distance - 1) if distance <= c.FARTHEST else None
    if key is None:
        return Text("")
    return Text.assemble(fare(distance), " " if distance > 1 else "", chip(f" {key} ", MANGO, INK))


# --- the buildings ---


def does(space: Json) -> str:
    """What a building does, in letters; a number goes with the letter after it."""
    step = THE_BUILDINGS[BUILDING_NAMES.index(space["building"])].does
    told = " ".join(SIGNS.get(word, word) for word in step.formula(space["pesos"], space["points"]).split())
    return re.sub(r"(\d) ([$★])", r"\1\2", told)


def gardens(scene: Scene, full: bool) -> Table | Text:
    """The buildings under their four flowers, with owners and figures."""
    width = scene.width // 4
    blocks, panels = [], []
    for flower, name in enumerate(FLOWER_NAMES):
        title = Text(f"❀ {scene.telling.name('flower', name)}", f"bold {FLOWERS[name]}")
        inner = width - 4 if full else width - 1
        rows = [
            house(scene, space, inner, full)
            for space in scene.view["spaces"][c.UNDER * flower : c.UNDER * (flower + 1)]
        ]
        blocks.append([fit(title, inner), *rows])
        panels.append(
            Panel(Group(*rows), title=title, title_align="left", border_style=FLOWERS[name], width=width)
        )
    return side_by_side(panels, scene.width) if full else beside(blocks, 1)


def house(scene: Scene, space: Json, width: int, full: bool) -> Text:
    """One building: the number of the answer that goes there, its name, owner and visitor."""
    if space["building"] is None:
        return fit(Text("·", "dim"), width)
    building = BUILDING_NAMES.index(space["building"])
    keys = (scene.number(int(verb) + building) for verb in (c.MOVE, c.CLAIM, c.USE))
    key = next((n for n in keys if n is not None), None)
    marks = Text("")
    if space["owner"] is not None:
        marks = Text.assemble(" ⚑", sign_of(space["owner"]))
    if space["figure"] is not None:
        marks = Text.assemble(marks, " ●", sign_of(space["figure"]))
    number = Text("") if key is None else Text.assemble(chip(f"{key}", MANGO, INK), " ")
    name = Text(str(scene.telling.name("building", space["building"])))
    if full:
        name = Text.assemble(name, "  ", (does(space), "dim"))
    return Text.assemble(number, fit(name, width - number.cell_len - marks.cell_len), marks)


# --- the players ---


def belongings(scene: Scene, player: Json) -> Text:
    """Goods, or a closed screen."""
    if player["goods"] is None:
        return Text(scene.telling.of_game("table-screen"), "dim italic")
    parts = pieces({**player["goods"], "pesos": player["pesos"]}, GOODS, MONEY)
    return Text(" ").join(parts) if parts else Text("–")


def points_of(player: Json) -> str:
    return "?★" if player["points"] is None else f"{player['points']}★"


def standing(scene: Scene, player: Json) -> Text:
    """Where a player's figure stands, and how many markers are left."""
    place = scene.telling.name("building", player["figure"]) if player["figure"] else "–"
    told = Text(f"● {place}   ⚑ {player['markers']}", "dim")
    if player["passed"]:
        told.append(f"   {scene.telling.of_game('table-passed')}")
    return told


def players(scene: Scene) -> Table:
    panels = []
    width = scene.width // len(scene.view["players"])
    for seat, player in enumerate(scene.view["players"]):
        rows = [
            Text.assemble((points_of(player), "bold"), "  ", belongings(scene, player)),
            standing(scene, player),
        ]
        sign = "☞" if seat == scene.view["turn"] else " "
        panels.append(seat_panel(scene, seat, rows, width, sign, False))
    return side_by_side(panels, scene.width)


def lines_of_players(scene: Scene) -> Text:
    lines = []
    for seat, player in enumerate(scene.view["players"]):
        asked = seat == scene.view["asked"]
        mark = "▶" if asked else ("☞" if seat == scene.view["turn"] else " ")
        line = Text.assemble(
            (f"{mark} ", f"bold {MANGO}"),
            fit(name_of(scene, seat), 12),
            " ",
            fit(Text(points_of(player), "bold"), 4, "right"),
            " ",
            fit(belongings(scene, player), 26),
            " ",
            fit(standing(scene, player), scene.width - 47),
        )
        lines.append(line)
    return Text("\n").join(lines)
