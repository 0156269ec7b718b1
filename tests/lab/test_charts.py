"""Charts and pages: sound SVG and HTML, true to the numbers, and nothing in them is loaded from outside."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from malecon.lab.charts import Bar, Mark, Series, areas, around, as_file, bars, histogram, lines, ticks
from malecon.lab.page import Section, figure, folded, page, paragraph, table

WICKED = '<script src="http://x.example/">&"'
AT = [0.0, 1.0, 2.0, 3.0]


def wicked_charts() -> dict[str, str]:
    """One chart of each kind, with names that try to break out of it."""
    series = [Series(WICKED, [1.0, 2.0, None, 3.0]), Series("b", [0.0, 1.0, 1.0, 1.0])]
    marks = [Mark(1.0, WICKED)]
    return {
        "lines": lines(WICKED, series, AT, marks=marks, across=WICKED, up=WICKED),
        "areas": areas(WICKED, series, AT, marks=marks, across=WICKED, up=WICKED),
        "histogram": histogram(WICKED, series, AT, across=WICKED, up=WICKED),
        "one histogram": histogram(WICKED, series[:1], AT, across=WICKED, up=WICKED),
        "bars": bars(WICKED, [Bar(WICKED, 1.0, 0.5, 1.5)], across=WICKED, mark=marks[0]),
        "no lines": lines("", [], []),
        "no areas": areas("", [], []),
        "no histogram": histogram("", [], []),
        "no bars": bars("", []),
    }


@pytest.mark.parametrize("kind", wicked_charts())
def test_a_chart_is_sound_and_holds_no_foreign_marks(kind: str) -> None:
    file = as_file(wicked_charts()[kind])
    root = ElementTree.fromstring(file.encode())
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert not root.findall(".//{*}script")
    assert "prefers-color-scheme:dark" in file
    if not kind.startswith("no "):
        assert root.attrib["aria-label"] == WICKED


def attributes(chart: str, tag: str, kind: str) -> list[dict[str, str]]:
    found = ElementTree.fromstring(chart).iter(tag)
    return [part.attrib for part in found if kind in part.attrib.get("class", "").split()]


def test_bars_are_as_long_as_their_values() -> None:
    chart = bars("", [Bar("a", 0.2), Bar("b", 0.4), Bar("c", -0.2)], limits=(-0.5, 0.5))
    short, long, other = attributes(chart, "rect", "f0")
    assert float(long["width"]) == pytest.approx(2 * float(short["width"]), abs=0.2)
    assert float(other["width"]) == pytest.approx(float(short["width"]), abs=0.2)
    assert float(other["x"]) + float(other["width"]) == pytest.approx(float(short["x"]), abs=0.2)


def test_a_bar_beyond_the_limits_ends_there() -> None:
    chart = bars("", [Bar("a", 3.0, -1.0, 5.0), Bar("b", 1.0)], limits=(0.0, 1.0))
    beyond, full = attributes(chart, "rect", "f0")
    assert beyond["width"] == full["width"]


def heights(points: str) -> list[float]:
    return [float(point.split(",")[1]) for point in points.split()]


def test_areas_below_nothing_hang_below_the_line() -> None:
    chart = areas(
        "", [Series("a", [6.0, 6.0]), Series("b", [-3.0, -3.0]), Series("c", [1.0, -1.0])], [0.0, 1.0]
    )
    shapes = re.findall(r'<polygon class="f\d" points="([^"]+)"', chart)
    heights = [[float(dot.split(",")[1]) for dot in shape.split()] for shape in shapes]
    (first, second, third) = heights
    line = max(first)
    assert min(second) == line < max(second)  # down from the line, half as far as the first goes up
    assert max(second) - line == pytest.approx((line - min(first)) / 2, rel=0.01)
    # What rises lies upon what has risen, what falls hangs below what has fallen.
    assert third[0] < min(first)
    assert third[2] > max(second)


def test_areas_lie_upon_each_other() -> None:
    chart = areas("", [Series("a", [1.0, 2.0]), Series("b", [3.0, 2.0])], [0.0, 1.0])
    (lower,), (upper,) = attributes(chart, "polygon", "f0"), attributes(chart, "polygon", "f1")
    top = heights(lower["points"])[:2]
    assert heights(upper["points"])[2:] == top[::-1]
    assert len(set(heights(upper["points"])[:2])) == 1, "both places have 4 in all"


def test_a_line_has_gaps_where_nothing_is_known() -> None:
    chart = lines("", [Series("a", [1.0, 2.0, None, 4.0])], AT)
    pieces = attributes(chart, "polyline", "s0")
    assert [len(piece["points"].split()) for piece in pieces] == [2, 1]


def test_the_names_of_all_lines_are_told() -> None:
    chart = lines("", [Series("Ana", [1.0, 2.0]), Series("Beto", [2.0, 1.0])], [0.0, 1.0])
    words = [part.text for part in ElementTree.fromstring(chart).iter("text")]
    assert {"Ana", "Beto"} <= set(words)


@pytest.mark.parametrize(
    ("low", "high", "about", "expected"),
    [
        (0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (3, 47, 5, [10, 20, 30, 40]),
        (-0.3, 0.3, 6, [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]),
        (2, 2, 5, [2]),
    ],
)
def test_ticks_are_round(low: float, high: float, about: int, expected: list[float]) -> None:
    assert ticks(low, high, about) == pytest.approx(expected)


def test_limits_hold_all_values() -> None:
    assert around([]) == (0.0, 1.0)
    assert around([0.0, 10.0]) == (0.0, 10.4)
    assert around([-5.0, 0.0])[1] == 0.0
    assert around([3.0, 3.0]) == (0.0, 3.0)


def test_a_page_stands_alone() -> None:
    parts = [figure(chart) for chart in wicked_charts().values()]
    parts += [paragraph(WICKED), table([WICKED], [[WICKED]]), folded(WICKED, [paragraph("in")])]
    made = page(WICKED, [Section(WICKED, parts), Section("b", []), Section("c", [])], "de", [paragraph("a")])
    assert made.startswith("<!doctype html>")
    assert '<html lang="de">' in made
    assert "<script" not in made
    assert not re.findall(r"""(?:src|href)="(?!#)""", made)
    assert "url(" not in made
    assert "@import" not in made
    assert "default-src 'none'" in made
    # Whoever cannot see the charts still hears their names.
    assert made.count('role="img"') == len(wicked_charts())
