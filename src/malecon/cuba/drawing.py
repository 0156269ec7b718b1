"""Cuba in the terminal: parliament, harbour and market, a plantation, and everybody's pieces."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.buildings import THE_TILES
from malecon.cuba.plantation import plantation
from malecon.cuba.text import (
    CHARACTER_NAMES,
    GROUP_NAMES,
    MERCHANDISE_NAMES,
    PIECE_NAMES,
    TILE_NAMES,
    VOCABULARY,
)
from malecon.drawing import (
    CREAM,
    GOODS,
    INK,
    MANGO,
    SEA,
    SEAT_COLOURS,
    Scene,
    Telling,
    beside,
    chip,
    fit,
    flow,
    key_of,
    labelled,
    name_of,
    pieces,
    role_of,
    shade,
)
from malecon.kernel.game import Json

MONEY = ("pesos", "points")
WIDE, TALL = 112, 27  # a table of this size is drawn in full
ROMAN = ("I", "II", "III", "IV")

#: What is printed on the board is told like the act that says the same (C7).
PRINTED = {
    law.word: act.word
    for law in d.THE_LAWS[c.ACTS :]
    for act in d.THE_LAWS[: c.ACTS]
    if law.formula == act.formula
}


class CubaDrawing:
    """Draws Cuba for one table, whose ships are those of its box."""

    def __init__(self, components: Json) -> None:
        self.ships: list[str] = components["ships"]

    def naming(self, domain: str, word: str, language: str) -> str | None:
        """A ship by its number and the spaces it has."""
        if domain != "ship":
            return None
        spaces = zip(MERCHANDISE_NAMES, self.ships[int(word) - 1], strict=True)
        letters = [GOODS[name][0] if n == "1" else n + GOODS[name][0] for name, n in spaces if n != "0"]
        return f"{word} ({' '.join(letters)})"

    def rules(self, action: int) -> tuple[str, ...]:
        verb, words = VOCABULARY.parts(action)
        if "tile" in verb.domains:
            return THE_TILES[TILE_NAMES.index(words[0])].rules[:1]
        if "character" in verb.domains:
            return d.THE_CHARACTERS[CHARACTER_NAMES.index(words[0])].rules[:1]
        if "group" in verb.domains:
            return d.THE_GROUPS[GROUP_NAMES.index(words[0])].rules
        return {"sell": ("C21",), "buy": ("C20",)}.get(verb.key, ())

    def table(self, scene: Scene) -> list[RenderableType]:
        if scene.width >= WIDE and scene.height >= TALL:
            return full_table(scene)
        return small_table(scene)

    def label(self, scene: Scene, action: int) -> Text:
        verb, words = VOCABULARY.parts(action)
        told = Text(scene.telling.action(action))
        if verb.key == "play" or verb.key == "send":
            return Text.assemble(
                chip(f" {d.THE_CHARACTERS[CHARACTER_NAMES.index(words[0])].votes} ", SEA), " ", told
            )
        if verb.key == "build":
            name = str(scene.telling.name("tile", words[0]))
            return Text.assemble(name, " ", *pieces(scene.view["supply"][words[0]]["cost"], GOODS))
        if verb.key in ("buy", "sell"):
            price = scene.view["market"][words[0]][verb.key]
            told = Text.assemble(told, " ", chip(f"{price}$", GOODS["pesos"][1]))
        if verb.key == "pass":
            bill = scene.view["laws"][words[0]]["bill"]
            return Text(str(scene.telling.name("act", bill)) if bill else told.plain)
        piece = next((word for word in words if word in GOODS), None)
        if piece is not None and "tile" not in verb.domains:
            letter, ground, ink = GOODS[piece]
            return Text.assemble(chip(f" {letter} ", ground, ink), " ", told)
        return told

    def legend(self, telling: Telling) -> RenderableType:
        rows = []
        for name in PIECE_NAMES:
            letter, ground, ink = GOODS[name]
            rows.append(
                Text.assemble(chip(f" {letter} ", ground, ink), " ", str(telling.name("piece", name)))
            )
        return Group(*flow(rows, 76, "   "), Text(telling.of_game("table-legend")))


# --- the two layouts ---


def full_table(scene: Scene) -> list[RenderableType]:
    say = scene.telling.of_game
    wide = scene.width - 60
    middle = side(
        [
            framed(say("table-parliament"), parliament(scene, wide - 4), wide),
            framed(say("table-harbour"), harbour(scene, 26), 30),
            framed(say("table-market"), market(scene, 26), 30),
        ]
    )
    seat = owner_shown(scene)
    title = f"{say('table-plantation')} · {scene.telling.names[seat]}"
    lower = side(
        [
            framed(title, plantation(scene, seat, wide - 4, 2), wide, SEAT_COLOURS[seat]),
            Group(*[line for one in everybody(scene) for line in player_lines(scene, one, 60)]),
        ]
    )
    return [head(scene), middle, lower, supply(scene)]


def small_table(scene: Scene) -> list[RenderableType]:
    """For small windows: market and harbour at the right, the rest at the left and below."""
    left = scene.width - 27
    right = [*market(scene, 26), *harbour(scene, 26)]
    laws = [fit(line, left) for line in parliament(scene, left)]
    fields = plantation(scene, owner_shown(scene), left, 1)
    lines = [player_line(scene, seat) for seat in everybody(scene)]
    space = [Text(" " * left)]
    if 1 + len(right) + len(lines) <= scene.height:
        beginning = [*laws, *space, *fields, *space]
    else:  # the first players stand beside the harbour
        beginning = [*laws, *fields, *(fit(line, left) for line in lines[:2])]
        lines = lines[2:]
    return [head(scene), beside([beginning, right]), *lines]


def side(parts: list[RenderableType]) -> Table:
    line = Table.grid()
    line.add_row(*parts)
    return line


def framed(title: str, lines: list[Text], width: int, colour: str = SEA) -> Panel:
    lines = lines + [Text("")] * (len(MERCHANDISE_NAMES) - len(lines))
    return Panel(
        Group(*lines), title=Text(title), title_align="left", border_style=colour, width=width, padding=(0, 1)
    )


def owner_shown(scene: Scene) -> int:
    """Whose plantation is shown: one's own, or for others that of whoever acts or is asked."""
    if scene.seat is not None:
        return scene.seat
    for seat in (scene.view["acting"], scene.view["asked"], scene.view["start"]):
        if seat is not None and seat >= 0:
            return int(seat)
    return 0


# --- what all share ---


def head(scene: Scene) -> Text:
    view, say = scene.view, scene.telling.of_game
    parts = [
        chip(f" {say('name').upper()} ", SEA),
        Text(say("table-round", round=view["round"], rounds=int(d.ROUNDS)), "bold"),
    ]
    if view["start"] is not None:
        parts.append(Text.assemble(say("table-start") + " ", name_of(scene, view["start"])))
    markers = view["markers"]
    left = [str(n) for n in d.IDLE_POINTS[markers["architects"] :]]
    parts.append(
        Text(f"{scene.telling.name('character', 'architect')}: " + ("/".join(left) or "–") + "★", "dim")
    )
    left = [str(n) for n in d.IDLE_PESOS[markers["mayors"] :]]
    parts.append(Text(f"{scene.telling.name('character', 'mayor')}: " + ("/".join(left) or "–") + "$", "dim"))
    return flow(parts, scene.width, "   ")[0]


def parliament(scene: Scene, width: int) -> list[Text]:
    """The four columns: what is in force, and the bill."""
    lines = []
    for group, name in enumerate(GROUP_NAMES):
        laws = scene.view["laws"][name]
        law = laws["in_force"]
        bill = laws["bill"]
        key = key_of(scene, int(c.PASS) + group)
        if not key.cell_len:
            key = key_of(scene, int(c.VETO) + group)
        half = (width - 8) // 2
        force = Text(str(scene.telling.name("act", PRINTED.get(law, law))) if law else "–")
        asked = Text(str(scene.telling.name("act", bill)) if bill else "–", "italic")
        if laws["vetoed"] or laws["barred"]:
            asked = Text.assemble("† ", asked)
        proposed = Text.assemble(key, " " if key.cell_len else "", asked)
        number = Text(f"{ROMAN[group]:<4}", f"bold {MANGO}")
        lines.append(Text.assemble(number, fit(force, half), (" ▷ ", "dim"), fit(proposed, width - 7 - half)))
    return lines


def harbour(scene: Scene, width: int) -> list[Text]:
    """The sea and the docks; on each ship its spaces, those that are loaded in colour."""
    lines = []
    for berth in reversed(scene.view["harbour"]):
        head = f"{berth['points']}★ " if berth["points"] else "≈≈ "
        spaces = []
        if berth["ship"]:
            for name, n in berth["ship"]["spaces"].items():
                letter, ground, ink = GOODS[name]
                load = berth["ship"]["load"][name]
                spaces += [chip(f" {letter} ", ground, ink)] * load
                spaces += [Text(f" {letter.lower()} ", shade(ground, 0.8, "#888888"))] * (n - load)
            head += f"{berth['ship']['ship']:>2} "
        ship = Text("").join(spaces) if spaces else Text("–", "dim")
        lines.append(fit(Text.assemble((head, f"bold {SEA}"), ship), width))
    return lines


def market(scene: Scene, width: int) -> list[Text]:
    """For each kind what lies there, what one pays for the next unit and what one gets for it."""
    lines = []
    for kind, name in enumerate(MERCHANDISE_NAMES):
        letter, ground, ink = GOODS[name]
        row = scene.view["market"][name]
        units = "▰" * row["units"] + "▱" * (row["spaces"] - row["units"])
        buy = "–" if row["buy"] is None else f"−{row['buy']}$"
        line = Text.assemble(chip(f" {letter} ", ground, ink), f" {units:<5} ")
        line = Text.assemble(line, key_of(scene, int(c.BUY) + kind), (f"{buy:>3}", "bold"), " ")
        line = Text.assemble(line, key_of(scene, int(c.SELL) + kind), f"+{row['sell']}$")
        lines.append(fit(line, width))
    return lines


def supply(scene: Scene) -> Text:
    """The buildings that are left, with their costs."""
    parts = []
    for number, name in enumerate(TILE_NAMES):
        tile = scene.view["supply"][name]
        if tile["left"]:
            key = key_of(scene, int(c.BUILD) + number)
            title = str(scene.telling.name("tile", name)) + (f" ×{tile['left']}" if tile["left"] > 1 else "")
            parts.append(Text.assemble(key, title, " ", *pieces(tile["cost"], GOODS)))
    label = Text(scene.telling.of_game("table-supply"), "bold")
    return Text("\n").join(flow([label, *parts], scene.width, "  "))


# --- the players ---


def everybody(scene: Scene) -> list[int]:
    """From the start player on, in the order of play."""
    count = len(scene.view["players"])
    start = scene.view["start"] or 0
    return [(start + place) % count for place in range(count)]


def cards(player: Json) -> Text:
    """The five characters by their votes; those that are played are gone."""
    made = []
    for votes, name in enumerate(CHARACTER_NAMES, 1):
        made.append(chip(str(votes), SEA) if name in player["unplayed"] else Text("·", "dim"))
    return Text("").join(made)


def lot(player: Json) -> Text:
    return Text(" ").join(pieces(player["lot"], GOODS))


def store(player: Json) -> Text:
    stored = pieces(player["warehouse"], GOODS)
    return Text.assemble("⌂", Text(" ").join(stored)) if stored else Text("")


def mark_of(scene: Scene, seat: int) -> Text:
    view = scene.view
    mark = "▶" if seat == view["asked"] else ("☞" if seat == view["acting"] else " ")
    return Text(f"{mark} ", f"bold {MANGO}")


def notes(scene: Scene, player: Json) -> str:
    """What a player has laid or shown in parliament."""
    say = scene.telling.of_game
    told = []
    if player["votes"] is not None:
        told.append(say("table-votes", votes=player["votes"]))
    if player["bid_laid"]:
        told.append(
            say("table-bid-laid") if player.get("bid") is None else say("table-bid", bid=player["bid"])
        )
    if player["delegate_laid"]:
        own = player.get("delegate")
        told.append(say("table-delegate") + (f" {scene.telling.name('character', own)}" if own else ""))
    return " · ".join(told)


def player_lines(scene: Scene, seat: int, width: int) -> list[Text]:
    """A player in two lines."""
    player = scene.view["players"][seat]
    role = role_of(scene, seat)
    upper = Text.assemble(
        mark_of(scene, seat),
        fit(name_of(scene, seat), 12),
        " ",
        fit(chip(f"{player['points']}★", INK, CREAM), 4, "right"),
        " ",
        fit(chip(f"{player['pesos']}$", GOODS["pesos"][1]), 4, "right"),
        "  ",
        cards(player),
        "  ",
        (f"⌂×{player['buildings']}  ", "dim"),
        (notes(scene, player) or role, "dim"),
    )
    lower = Text.assemble(
        "    ", labelled(scene.telling.of_game("table-lot"), [lot(player)]), "  ", store(player)
    )
    return [fit(upper, width), fit(lower, width)]


def player_line(scene: Scene, seat: int) -> Text:
    """A player in one line."""
    player = scene.view["players"][seat]
    line = Text.assemble(
        mark_of(scene, seat),
        fit(name_of(scene, seat), 10),
        " ",
        fit(Text(f"{player['points']}★", "bold"), 4, "right"),
        " ",
        fit(Text(f"{player['pesos']}$", "bold"), 4, "right"),
        " ",
        cards(player),
        f" ⌂{player['buildings']} ",
        lot(player),
        " ",
        store(player),
        " ",
        (notes(scene, player), "dim"),
    )
    return fit(line, scene.width)
