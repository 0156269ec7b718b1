"""Havana in the terminal: the street, the square before it, the queue of players, one's own hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from malecon.havana.codes import BUY, DIGIT, REMOVE, SWAP_OUT
from malecon.havana.text import CARD_NAMES, CARD_RULES, VOCABULARY
from malecon.kernel.game import Json
from malecon.messages import say
from malecon.terminal.drawing import (
    CREAM,
    INK,
    MANGO,
    PALM,
    ROSE,
    SEA,
    SEAT_COLOURS,
    Scene,
    bar,
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
)
from malecon.terminal.telling import Telling

#: Of each material and each part of a price: its letter, and the colours of its chip.
PIECES = {
    "red": ("R", "#c0392b", "#ffffff"),
    "yellow": ("Y", "#f2c14e", INK),
    "brown": ("N", "#7b4a21", "#ffffff"),
    "blue": ("B", "#2e7fb8", "#ffffff"),
    "grey": ("G", "#9aa0a6", INK),
    "pesos": ("$", PALM, "#ffffff"),
    "workers": ("w", ROSE, INK),
    "architect": ("A", CREAM, INK),
}
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
WIDE, TALL = 112, 26  # a table of this size is drawn in full
FLOORS = 5  # lines of a full façade above its price

#: The roof of a building by its points; the last sign of a half is the middle.
ROOFS = {1: "▁▁", 2: "▂▂", 3: "▄▃", 4: "▂▃▄", 5: "▆▃▃", 6: "▆▃▃▄▅", 7: "▂▃▄▅▆"}

#: Digits of three lines, five dots high.
BIG = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": ("▀█ ", " █ ", "▀▀▀"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", " ▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", "  █", "  ▀"),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
    "·": ("   ", " ▀ ", "   "),
}


class HavanaDrawing:
    """Draws Havana for one table, whose tiles are those of its box."""

    def __init__(self, tiles: Json) -> None:
        self.tiles: list[str] = tiles["tiles"]

    def naming(self, domain: str, word: str, language: str) -> str | None:
        """A tile by what is printed on it."""
        if domain != "tile":
            return None
        points, _, price = self.tiles[int(word) - 1].partition(":")
        return say("havana-tile", language, points=int(points), price=" ".join(price.split()))

    def rules(self, action: int) -> tuple[str, ...]:
        verb, words = VOCABULARY.parts(action)
        if "card" in verb.domains:
            return (CARD_RULES[CARD_NAMES.index(words[0])],)
        return ("H33",) if verb.key.startswith("pay") else ()

    def table(self, scene: Scene) -> list[RenderableType]:
        full = scene.width >= WIDE and scene.height >= TALL
        parts: list[RenderableType] = [head(scene)]
        for row in range(2):
            parts.append(street(scene, row, full))
        parts.append(square(scene, full))
        parts.append(queue(scene) if full else lines_of_players(scene))
        if scene.seat is not None:
            parts.append(fan(scene, full))
        return parts

    def label(self, scene: Scene, action: int) -> Text:
        verb, words = VOCABULARY.parts(action)
        told = Text(scene.telling.action(action))
        if verb.key in ("choose", "cover", "lay", "take-back", "first"):
            return card_text(scene.telling, words[0])
        if verb.domains == ("end",):
            number = scene.view["ends"][action - verb.code] + 1
            for tile in scene.view["rows"][0] + scene.view["rows"][1]:
                if tile is not None and tile["tile"] == number:
                    return Text.assemble(told, "  ", points_of(tile), " ", price_of(tile, " "))
        if verb.domains in (("colour",), ("coloured",), ("loss",)):
            letter, ground, ink = PIECES["workers" if words[0] == "worker" else words[0]]
            return Text.assemble(chip(f" {letter} ", ground, ink), " ", told)
        if verb.domains == ("player",):
            return Text.assemble(told, "  ", belongings(scene.view["players"][int(words[0])]))
        return told

    def legend(self, telling: Telling) -> RenderableType:
        rows = []
        for name, (letter, ground, ink) in PIECES.items():
            rows.append(
                Text.assemble(chip(f" {letter} ", ground, ink), " ", telling.of_game(f"piece-{name}"))
            )
        marks = Text(telling.of_game("table-legend"))
        return Group(*flow(rows, 76, "   "), marks)


# --- the head, the street ---


def head(scene: Scene) -> Text:
    """The game, its round and its goal, and what only the first of a round gets."""
    view, telling = scene.view, scene.telling
    title = chip(f" {telling.of_game('name').upper()} ", SEA)
    parts = [title, Text(telling.of_game("table-round", round=view["round"]), "bold")]
    parts.append(Text(telling.of_game("table-goal", goal=view["goal"]), "bold"))
    if view["first_worker_taken"]:
        parts.append(Text(telling.of_game("table-worker-taken"), "dim"))
    if view["first_market_used"]:
        parts.append(Text(telling.of_game("table-market-used"), "dim"))
    if view["conserved"]:
        parts.append(Text(telling.of_game("table-conserved"), "dim"))
    return flow(parts, scene.width, "   ")[0]


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


def belongings(player: Json) -> Text:
    """Cubes, pesos and workers of a player."""
    held = {**player["cubes"], "pesos": player["pesos"], "workers": player["workers"]}
    return Text(" ").join(pieces(held, PIECES, MONEY))


# --- the square ---


def square(scene: Scene, full: bool) -> Text:
    """What lies in the centre, and what can still come: the bag, the workers, the pile."""
    view, telling = scene.view, scene.telling
    centre = pieces({**view["centre"]["cubes"], "pesos": view["centre"]["pesos"]}, PIECES, MONEY)
    stock = pieces(view["bag"], PIECES)
    rest = Text(telling.of_game("table-stock", workers=view["workers"], pile=view["pile"]))
    parts = [
        labelled(telling.of_game("table-centre"), centre),
        labelled(telling.of_game("table-bag"), stock),
        rest,
    ]
    lines = flow(parts, scene.width, "   ")
    if full:
        lines = [fit(line, scene.width, "centre") for line in lines]
        lines.insert(0, Text("▁" * scene.width, shade(MANGO, 0.5)))
        lines.append(Text("▔" * scene.width, shade(MANGO, 0.5)))
    return Text("\n").join(lines)


# --- the players ---


def seats_in_order(view: Json) -> list[int]:
    return view["order"] or list(range(len(view["players"])))


def has_acted(view: Json, seat: int) -> bool:
    """Whether a player has done what everybody does in this phase."""
    if view["question"] in ("choose-card", "cover-card", "lay-card"):
        laid = view["players"][seat]["face_down"]
        return any(laid) if view["round"] else all(laid)
    return seat in view["order"][: view["turn"]]


def number_of(player: Json) -> str:
    """The two digits of a player's open cards."""
    return "".join(str(DIGIT[CARD_NAMES.index(card)]) if card else "·" for card in player["open"])


def open_cards(scene: Scene, player: Json) -> list[Text]:
    """The names of both open cards; what covers one is face down."""
    made = []
    for card, covered in zip(player["open"], player["face_down"], strict=True):
        name = Text(str(scene.telling.name("card", card)) if card else ("" if covered else "–"))
        if covered:
            name.stylize("dim")
            name = Text.assemble("▒ ", name)
        made.append(name)
    return made


def queue(scene: Scene) -> Table:
    """The players side by side in the order of play."""
    order = seats_in_order(scene.view)
    width = scene.width // len(order)
    return side_by_side(
        [player_panel(scene, seat, place, width) for place, seat in enumerate(order, 1)], scene.width
    )


def player_panel(scene: Scene, seat: int, place: int, width: int) -> Panel:
    view = scene.view
    player = view["players"][seat]
    colour = SEAT_COLOURS[seat]
    inner = width - 4
    way = bar(player["points"], view["goal"], inner - 18, colour)
    right = [*open_cards(scene, player), Text.assemble(way, f" {player['points']}/{view['goal']}")]
    rows = []
    for line, text in enumerate(right):
        digits = " ".join(BIG[digit][line] for digit in number_of(player))
        rows.append(Text.assemble((digits, f"bold {colour}"), "  ", fit(text, inner - 9)))
    rows.append(belongings(player))
    held = {
        "hand": player["hand_size"],
        "discards": player["discards_size"],
        "buildings": len(player["buildings"]),
    }
    rows.append(Text(scene.telling.of_game("table-player", **held), "dim"))
    done = has_acted(view, seat)
    return seat_panel(scene, seat, rows, width, "✓" if done else str(place), done)


def lines_of_players(scene: Scene) -> Text:
    """The players one to a line, for small windows."""
    view = scene.view
    lines = []
    for seat in seats_in_order(view):
        player = view["players"][seat]
        asked = seat == view["asked"]
        mark = "▶" if asked else ("✓" if has_acted(view, seat) else " ")
        goal = f"{player['points']}/{view['goal']}"
        cards = Text(" · ").join(text for text in open_cards(scene, player) if text.cell_len)
        line = Text.assemble(
            (f"{mark} ", f"bold {MANGO}"),
            (number_of(player), f"bold {SEAT_COLOURS[seat]}"),
            " ",
            fit(name_of(scene, seat), 10),
            " ",
            fit(Text(goal, "bold"), 5, "right"),
            " ",
            fit(belongings(player), 23),
            " ",
            fit(Text(f"{player['hand_size']}+{player['discards_size']}", "dim"), 4),
            " ",
            fit(cards, scene.width - 51),
        )
        lines.append(line)
    return Text("\n").join(lines)


# --- the cards of the one who looks ---


def fan(scene: Scene, full: bool) -> Text:
    """All thirteen cards: those in hand, [open ones], (discarded ones), and one that lies face down."""
    player = scene.view["players"][scene.seat or 0]
    offered = set()
    if not full:  # what stands in the list of choices need not stand here too
        for action in scene.choices:
            verb, words = VOCABULARY.parts(action)
            if verb.key in ("choose", "lay"):
                offered.add(words[0])
    parts = []
    for name in CARD_NAMES:
        text = card_text(scene.telling, name)
        if name in offered:
            continue
        if name in player["open"]:
            parts.append(Text.assemble("[", text, "]", style="bold"))
        elif name in player["laid"]:
            parts.append(Text.assemble("▒", text, "▒", style="bold"))
        elif name in player["discards"]:
            faded = Text.assemble("(", card_text(scene.telling, name, False), ")")
            faded.stylize("dim")
            parts.append(faded)
        else:
            parts.append(text)
    label = Text(scene.telling.of_game("table-hand"), "bold")
    return Text("\n").join(flow([label, *parts], scene.width, " " if not full else "  "))


def card_text(telling: Telling, card: str, lit: bool = True) -> Text:
    """A card: its digit and its name."""
    digit = str(DIGIT[CARD_NAMES.index(card)])
    name = str(telling.name("card", card))
    return Text.assemble(chip(digit, SEA) if lit else digit, " ", name)
