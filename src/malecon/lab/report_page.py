"""The balance report as a page for people, in their language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from malecon.kernel.game import Json
from malecon.kernel.words import tidied
from malecon.lab.charts import Bar, Mark, Series, bars, histogram
from malecon.lab.page import Section, figure, folded, page, paragraph, table
from malecon.messages import decimal, say, say_or

#: The name of a thing: its group and its word in the record.
Naming = Callable[[str, str], str]

ENOUGH = 30  # seats that took a thing; of fewer nothing is drawn, for it would be all doubt
MOST_CLASSES = 500  # of numbers in a chart; where they lie further apart, some share a class


def about_games(summary: Json, language: str) -> str:
    """Which games they are: of one bot with itself, or of a corpus."""
    games = summary["games"]
    if "corpus" in summary:
        return say("report-about-corpus", language, games=games, **summary["corpus"])
    return say("report-about", language, games=games, bot=summary["bot"], seed=str(summary["seed"]))


class Writer:
    """Words and numbers of one report in one language."""

    def __init__(self, summary: Json, language: str, naming: Naming, boards: Sequence[str]) -> None:
        self.summary = summary
        self.language = language
        self.naming = naming
        self.boards = boards  # of each seat, where seats differ

    # --- small parts ---

    def say(self, key: str, **values: str | int | float) -> str:
        return say(f"report-{key}", self.language, **values)

    def number(self, value: float, digits: int = 1) -> str:
        return say("plain-number", self.language, value=decimal(float(value), digits))

    def percent(self, share: float) -> str:
        return f"{self.number(100 * share)} %"

    def whole_percent(self, share: float) -> str:
        return f"{self.number(100 * share, 0)} %"

    def points_of(self, difference: float) -> str:
        """Per cent above or below a fair share, with a sign."""
        sign = "+" if difference > 0 else ""
        return f"{sign}{self.number(100 * difference)}"

    def interval(self, share: Json) -> str:
        return f"{self.number(100 * share['low'])} – {self.number(100 * share['high'])} %"

    def spread(self, mean: Json) -> str:
        return f"{self.number(mean['mean'])} ± {self.number(mean['deviation'])}"

    def source(self, source: str) -> str:
        return say_or(tidied(source), f"lab-source-{self.summary['game']}-{source}", self.language)

    def ending(self, ending: str) -> str:
        return say_or(tidied(ending), f"{self.summary['game']}-ending-{ending}", self.language)

    # --- the sections ---

    def seats(self) -> Section:
        """Who won, by seat and by turn."""
        parts = [paragraph(self.say("seats-about"))]
        for players, shares in self.summary["seats"].items():
            names = [self.say("seat", seat=str(seat)) for seat in range(len(shares))]
            if self.boards:
                names = [f"{name}: {board}" for name, board in zip(names, self.boards, strict=False)]
            parts.append(self.wins(self.say("by-seat", players=players), names, shares))
            turns = self.summary["turns"][players]
            if turns:
                order = [self.say("turn", turn=turn + 1) for turn in range(len(turns))]
                parts.append(self.wins(self.say("by-turn", players=players), order, turns))
        return Section(self.say("seats"), parts)

    def wins(self, title: str, names: Sequence[str], shares: Sequence[Json]) -> str:
        entries = [
            Bar(name, share["share"], share["low"], share["high"])
            for name, share in zip(names, shares, strict=True)
        ]
        return figure(
            bars(
                title,
                entries,
                across=self.say("wins"),
                mark=Mark(1 / len(shares), self.say("fair")),
                write=self.percent,
                write_tick=self.whole_percent,
            )
        )

    def lengths(self) -> Section:
        """How long it lasts and how many points there are, by number of players."""
        heads = ("players", "games", "rounds", "decisions", "points", "winning", "margin", "shared")
        rows = []
        for entry in self.summary["lengths"]:
            row = [str(entry["players"]), self.number(entry["games"], 0)]
            row += [
                self.spread(entry[name]) for name in ("rounds", "decisions", "scores", "winning", "margin")
            ]
            rows.append([*row, self.percent(entry["shared"])])
        parts = [table([self.say(head) for head in heads], rows)]
        parts.append(self.distribution(self.say("score-chart"), "score_counts", self.say("points"), True))
        if any(len(entry["round_counts"]) > 1 for entry in self.summary["lengths"]):
            parts.append(
                self.distribution(self.say("round-chart"), "round_counts", self.say("rounds"), False)
            )
        endings = sorted({ending for entry in self.summary["lengths"] for ending in entry["endings"]})
        if len(endings) > 1:
            lines = [
                [
                    str(entry["players"]),
                    *(self.percent(entry["endings"].get(one, 0) / entry["games"]) for one in endings),
                ]
                for entry in self.summary["lengths"]
            ]
            parts.append(table([self.say("players"), *(self.ending(one) for one in endings)], lines))
        return Section(self.say("lengths"), parts)

    def distribution(self, title: str, what: str, across: str, by_seat: bool) -> str:
        """How often each number came, as shares, one line for each number of players."""
        found = self.summary["lengths"]
        every = sorted({int(number) for entry in found for number in entry[what]})
        width = -(-(every[-1] + 1 - every[0]) // MOST_CLASSES)
        starts = range(every[0], every[-1] + 1, width)
        series = []
        for entry in found:
            whole = entry["games"] * (entry["players"] if by_seat else 1)
            times = [0] * len(starts)
            for number, here in entry[what].items():
                times[(int(number) - every[0]) // width] += here
            values = [here / whole for here in times]
            series.append(Series(self.say("of-players", players=entry["players"]), values))
        at = [float(start) for start in starts]
        return figure(histogram(title, series, at, width=width, across=across, write=self.percent))

    def sources(self) -> Section:
        """Where points come from."""
        parts = [paragraph(self.say("sources-about"))]
        for players, found in self.summary["sources"].items():
            entries = []
            for one in found:
                for colour, who in enumerate(("all", "winners")):
                    mean, error = one[who]["mean"], one[who]["error"]
                    name = f"{self.source(one['source'])} – {self.say(who)}"
                    entries.append(Bar(name, mean, mean - error, mean + error, colour))
            title = self.say("sources-chart", players=players)
            write = self.number
            parts.append(figure(bars(title, entries, across=self.say("points"), write=write)))
        return Section(self.say("sources"), parts)

    def items(self, group: str) -> Section:
        """What was taken, and what share of those who took it won."""
        found = self.summary["items"][group]
        known = [one for one in found if one["most"]["games"] >= ENOUGH]
        known.sort(key=lambda one: one["most"]["share"] - one["most_fair"], reverse=True)
        entries = [
            Bar(
                self.naming(group, one["item"]),
                one["most"]["share"] - one["most_fair"],
                one["most"]["low"] - one["most_fair"],
                one["most"]["high"] - one["most_fair"],
                sure_colour(one),
            )
            for one in known
        ]
        game = self.summary["game"]
        title = say_or(tidied(group), f"report-group-{game}-{group}", self.language)
        about = say_or("", f"report-about-{game}-{group}", self.language)
        parts = [paragraph(about)] if about else []
        if entries:
            head = self.say("items-chart", what=title)
            parts.append(figure(bars(head, entries, across=self.say("above"), write=self.points_of)))
        heads = ("thing", "games-with", "seats-with", "times", "times-winners", "wins", "sure", "fair")
        rows = [
            [
                self.naming(group, one["item"]),
                self.percent(one["games"]),
                self.percent(one["seats"]),
                self.number(one["times"], 2),
                self.number(one["times_of_winners"], 2),
                self.percent(one["won"]["share"]) if one["won"]["games"] else "–",
                self.interval(one["won"]) if one["won"]["games"] else "–",
                self.percent(one["fair"]) if one["won"]["games"] else "–",
            ]
            for one in found
        ]
        inside = [paragraph(self.say("at-all")), table([self.say(head) for head in heads], rows)]
        parts.append(folded(self.say("all-numbers"), inside))
        return Section(title, parts)

    def page(self, command: str) -> str:
        """The whole file."""
        summary = self.summary
        title = self.say("title", game=summary["game"])
        about = about_games(summary, self.language)
        first = [paragraph(about), paragraph(self.say("care")), paragraph(command)]
        if summary["errors"]:
            errors = self.say("errors", bot=summary["bot"], errors=summary["errors"])
            first.insert(1, paragraph(errors))
        groups = [self.items(group) for group in summary["items"]]
        sources = [self.sources()] if any(summary["sources"].values()) else []
        sections = [self.seats(), self.lengths(), *sources, *groups]
        return page(title, sections, self.language, first)


def sure_colour(one: Json) -> int:
    """One colour for what surely goes with winning, one for what goes with losing, grey for the rest."""
    if one["most"]["low"] > one["most_fair"]:
        return 0
    return 1 if one["most"]["high"] < one["most_fair"] else 7
