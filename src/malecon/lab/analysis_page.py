"""An analysed game as a page for people, in their language; its charts can also be had as files."""

from __future__ import annotations

from malecon.kernel.state import CHANCE
from malecon.kernel.words import tidied
from malecon.lab.analysis import Analysis, Ply
from malecon.lab.charts import Bar, Mark, Series, areas, bars, lines
from malecon.lab.page import Section, figure, folded, page, paragraph, table
from malecon.lab.reasons import Words, told
from malecon.messages import decimal, say, say_or

SHOWN = 12  # mistakes, and draws, that are told of
MARKED = 5  # mistakes that are marked in the chart
PARTS = ("luck", "own", "others", "light", "rest")


class Writer:
    """Words, numbers and charts of one analysis; `words` names things in the reader's language."""

    def __init__(self, analysis: Analysis, words: Words) -> None:
        self.analysis = analysis
        self.words = words
        self.language = words.language
        self.names = [str(words.name("player", str(seat))) for seat in range(analysis.players)]
        self.mistakes = analysis.mistakes

    # --- small parts ---

    def say(self, key: str, **values: str | int | float) -> str:
        return say(f"analysis-{key}", self.language, **values)

    def number(self, value: float, digits: int = 1) -> str:
        return say("plain-number", self.language, value=decimal(float(value), digits))

    def percent(self, share: float) -> str:
        return f"{self.number(100 * share, 0)} %"

    def points(self, difference: float) -> str:
        """Percentage points, with a sign."""
        shown = self.number(100 * difference)
        return f"+{shown}" if difference > 0 else shown.replace("-", "−")

    def doubt(self, error: float) -> str:
        return f"±\N{NO-BREAK SPACE}{self.number(100 * error)}"

    def title(self) -> str:
        name = self.analysis.game.name
        return self.say("title", game=say_or(tidied(name), f"{name}-name", self.language))

    def about(self) -> list[str]:
        """What was played, how it ended, and what was spent on looking it over."""
        found = self.analysis
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, found.scores, strict=True))
        winners = [name for name, share in zip(self.names, found.final, strict=True) if share > 0]
        ended = self.say("won", names=" & ".join(winners)) if found.over else self.say("unfinished")
        return [
            self.say("scores", scores=scores) + " " + ended,
            self.say("care"),
            self.say("spent", answers=len(found.plies), nodes=found.nodes, seed=str(found.seed)),
        ]

    def placed(self, ply: Ply) -> str:
        """When, and by whom."""
        if ply.seat == CHANCE:
            return self.say("draw-at", number=ply.number + 1, round=ply.round)
        return self.say("decision-at", number=ply.number + 1, round=ply.round, name=self.names[ply.seat])

    def mistake(self, ply: Ply) -> str:
        """A decision, what would have been better, and why."""
        sentence = f"{self.placed(ply)} {self.words.action(ply.action)}"
        why = "; ".join(told(reason, self.words) for reason in ply.reasons)
        return f"{sentence} → {self.words.action(ply.preferred)}" + (f" ({why})" if why else "")

    # --- the charts ---

    def chances_chart(self) -> str:
        """Everybody's chance to win, from the first answer to the last."""
        found = self.analysis
        rows = [ply.chances for ply in found.plies] + [found.final]
        at = [float(number) for number in range(len(rows))]
        series = [Series(name, [row[seat] for row in rows]) for seat, name in enumerate(self.names)]
        marks = [
            Mark(float(ply.number), f"{rank}. {self.names[ply.seat]}")
            for rank, ply in enumerate(self.mistakes[:MARKED], 1)
        ]
        return lines(
            self.say("chances-chart"),
            series,
            at,
            across=self.say("answers"),
            limits=(0.0, 1.0),
            marks=sorted(marks),
            write=self.percent,
            write_at=lambda number: self.number(number, 0),
        )

    def split_chart(self) -> str:
        """What made each seat's chance into its result."""
        entries = []
        for seat, name in enumerate(self.names):
            split = self.analysis.split(seat)
            for colour, part in enumerate(PARTS):
                value = getattr(split, part)
                entries.append(
                    Bar(f"{name} – {self.say(part)}", value, colour=7 if part == "rest" else colour)
                )
        return bars(self.say("split-chart"), entries, across=self.say("in-points"), write=self.points)

    def points_chart(self, seat: int) -> str:
        """Where a seat's points came from, as they came."""
        found = self.analysis
        last = len(found.plies)
        rows = [(one.after, one.seats[seat]) for one in found.points]
        steps: list[tuple[int, dict[str, int]]] = []
        for after, points in rows:  # points come at once, so the line is a staircase
            if steps:
                steps.append((after, steps[-1][1]))
            steps.append((after, points))
        steps.append((last, rows[-1][1]))
        series = [
            Series(
                say_or(tidied(source), f"lab-source-{found.game.name}-{source}", self.language),
                [points[source] for _, points in steps],
            )
            for source in rows[-1][1]
            if any(points[source] for _, points in steps)
        ]
        return areas(
            self.say("points-chart", name=self.names[seat]),
            series,
            [float(after) for after, _ in steps],
            across=self.say("answers"),
            write=lambda value: self.number(value, 0),
            write_at=lambda value: self.number(value, 0),
            height=240.0,
        )

    def charts(self) -> dict[str, str]:
        """All charts, by the names their files would have."""
        found = {"chances": self.chances_chart(), "split": self.split_chart()}
        if self.analysis.game.ledger.sources.names:
            for seat in range(self.analysis.players):
                found[f"points-{seat}"] = self.points_chart(seat)
        return found

    # --- the sections ---

    def split(self) -> Section:
        heads = ("player", "start", *PARTS, "result", "error")
        rows = []
        for seat, name in enumerate(self.names):
            split = self.analysis.split(seat)
            parts = [self.points(getattr(split, part)) for part in PARTS]
            row = [name, self.percent(split.start), *parts, self.percent(split.result)]
            rows.append([*row, self.doubt(split.error)])
        parts_of = [paragraph(self.say("split-about")), table([self.say(head) for head in heads], rows)]
        return Section(self.say("split"), [*parts_of, figure(self.split_chart())])

    def costs(self) -> Section:
        """The mistakes, and how much each seat lost by all of them."""
        rows = [
            [f"{rank}. {self.mistake(ply)}", self.points(-ply.cost), self.doubt(ply.error[ply.seat])]
            for rank, ply in enumerate(self.mistakes[:SHOWN], 1)
        ]
        parts = [paragraph(self.say("mistakes-about"))]
        if rows:
            parts.append(table([self.say(head) for head in ("decision", "cost", "error")], rows))
        else:
            parts.append(paragraph(self.say("no-mistakes")))
        decisions = [ply for ply in self.analysis.plies if ply.candidates]
        lines_of = [
            [
                f"{self.placed(ply)} {self.words.action(ply.action)}",
                self.words.action(ply.preferred) if ply.preferred != ply.action else "=",
                self.points(-ply.cost) if ply.preferred != ply.action else "0",
                self.doubt(ply.error[ply.seat]) if ply.preferred != ply.action else "",
            ]
            for ply in decisions
        ]
        heads = [self.say(head) for head in ("decision", "preferred", "cost", "error")]
        parts.append(folded(self.say("all-decisions"), [table(heads, lines_of)]))
        return Section(self.say("mistakes"), parts)

    def draws(self) -> Section:
        """The draws that decided most, and all of them."""
        heads = [self.say("draw"), self.say("probability"), *self.names]

        def row(ply: Ply) -> list[str]:
            probability = self.percent(ply.probability or 0.0)
            lucks = [self.points(one) for one in ply.effect]
            return [f"{self.placed(ply)} {self.words.action(ply.action)}", probability, *lucks]

        found = self.analysis.draws
        parts = [paragraph(self.say("draws-about")), table(heads, [row(ply) for ply in found[:SHOWN]])]
        if len(found) > SHOWN:
            every = sorted(found, key=lambda ply: ply.number)
            parts.append(folded(self.say("all-draws"), [table(heads, [row(ply) for ply in every])]))
        return Section(self.say("draws"), parts)

    def page(self) -> str:
        """The whole file."""
        chances = Section(
            self.say("chances"), [paragraph(self.say("chances-about")), figure(self.chances_chart())]
        )
        sections = [chances, self.split(), self.costs(), self.draws()]
        if self.analysis.game.ledger.sources.names:
            seats = range(self.analysis.players)
            sections.append(Section(self.say("points"), [figure(self.points_chart(seat)) for seat in seats]))
        return page(self.title(), sections, self.language, [paragraph(line) for line in self.about()])
