"""Havana in the terminal: the street, the square before it, the queue of players, one's own hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from malecon.drawing import (
    MANGO,
    SEA,
    SEAT_COLOURS,
    Scene,
    Telling,
    bar,
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
from malecon.havana.cards import DIGIT, THE_CARDS
from malecon.havana.street import MONEY, PIECES, points_of, price_of, street
from malecon.havana.text import CARD_NAMES, VOCABULARY
from malecon.kernel.game import Json
from malecon.messages import say

WIDE, TALL = 112, 26  # a table of this size is drawn in full
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
            return THE_CARDS[CARD_NAMES.index(words[0])].rules[:1]
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


# --- the head ---


def head(scene: Scene) -> Text:
    """The game, its round and its goal, and what only the first of a round gets."""
    view, telling = scene.view, scene.telling
    title = chip(f" {telling.of_game('name').upper()} ", SEA)
    parts = [title, Text(telling.of_game("table-round", round=view["round"]), "bold")]
    parts.append(Text(telling.of_game("table-goal", goal=view["goal"]), "bold"))
    if view["first_worker_taken"]:
        parts.append(Text(telling.of_game("table-worker-taken", **printed("worker")), "dim"))
    if view["first_market_used"]:
        parts.append(Text(telling.of_game("table-market-used", **printed("black market")), "dim"))
    if view["conserved"]:
        parts.append(Text(telling.of_game("table-conserved"), "dim"))
    return flow(parts, scene.width, "   ")[0]


def printed(card: str) -> dict[str, int]:
    """The numbers on a card."""
    return THE_CARDS[CARD_NAMES.index(card)].does.numbers()


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
