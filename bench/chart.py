"""The chart of docs/bench.md: decisions per second, one bar each, legible on light and dark."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from bench.contestants import ROOT
from bench.report import Result, rate

PICTURE = ROOT / "docs" / "pictures" / "bench.svg"

WIDTH, LEFT, RIGHT, TOP = 760, 210, 70, 56
ROW = 22
STYLE = """
  text { font-family: system-ui, sans-serif; font-size: 13px; fill: #22303C }
  .title { font-weight: 600; font-size: 15px }
  .small, .figure { font-size: 11px }
  .line { stroke: #22303C; stroke-opacity: .18 }
  .compiled { fill: #0E7C86 } .interpreted { fill: #F2A93B } .peer { fill: #8A97A3 }
  @media (prefers-color-scheme: dark) {
    text { fill: #FBF3E4 } .line { stroke: #FBF3E4 } .compiled { fill: #2BB3BF } .peer { fill: #7C8A97 }
  }"""


class Bar(NamedTuple):
    name: str
    kind: str  # compiled, interpreted or peer
    value: float


def bars(result: Result) -> list[Bar]:
    """Ours for the most players, then the peers, the fastest first."""
    found = []
    for each in result.headline():
        if each in result.compiled:
            found.append(Bar(each.name, "compiled", result.compiled[each]["decisions/s"]))
        found.append(Bar(each.name, "interpreted", result.interpreted[each]["decisions/s"]))
    found += [Bar(peer.name, "peer", figures["decisions/s"]) for peer, figures in result.peers.items()]
    return sorted(found, key=lambda bar: -bar.value)


def draw(found: list[Bar]) -> str:
    """The picture. Its scale is logarithmic: each line is ten times the one before."""
    low = floor(log10(min(bar.value for bar in found)))
    high = ceil(log10(max(bar.value for bar in found)))
    height = TOP + ROW * len(found) + 24

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (log10(value) - low) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>Decisions per second in random play</title>",
        f"<style>{STYLE}\n</style>",
        f'<text class="title" x="{LEFT}" y="20">Decisions per second in random play, one core</text>',
    ]
    place = LEFT
    for kind, words in (("compiled", "compiled"), ("interpreted", "interpreted"), ("peer", "peers")):
        if any(bar.kind == kind for bar in found):
            parts.append(f'<rect class="{kind}" x="{place}" y="31" width="10" height="10" rx="2"/>')
            parts.append(f'<text class="small" x="{place + 15}" y="40">{words}</text>')
            place += 90
    note = "each line is ten times the one before"
    parts.append(f'<text class="small" x="{WIDTH - RIGHT}" y="40" text-anchor="end">{note}</text>')
    for power in range(low, high + 1):
        at, words = f"{x(10**power):.1f}", power_of_ten(power)
        parts.append(f'<path class="line" d="M{at} {TOP - 4}V{height - 20}"/>')
        parts.append(f'<text class="small" x="{at}" y="{height - 6}" text-anchor="middle">{words}</text>')
    for number, bar in enumerate(found):
        y = TOP + ROW * number
        length = x(bar.value) - LEFT
        parts.append(f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end">{escape(bar.name)}</text>')
        parts.append(f'<rect class="{bar.kind}" x="{LEFT}" y="{y}" width="{length:.1f}" height="15" rx="3"/>')
        parts.append(
            f'<text class="figure" x="{LEFT + length + 5:.1f}" y="{y + 12}">{rate(bar.value)}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def power_of_ten(power: int) -> str:
    return (
        f"{10 ** (power - 6):,} M"
        if power >= 6
        else f"{10 ** (power - 3):,} k"
        if power >= 3
        else f"{10**power}"
    )


def write(result: Result) -> None:
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(bars(result)), encoding="utf-8")
