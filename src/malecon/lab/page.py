"""One self-contained HTML file of words, tables and charts: nothing in it is loaded from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from malecon.lab import charts

#: The file may not load anything, even if somebody's name tried to make it.
ALONE = "default-src 'none';style-src 'unsafe-inline'"

STYLE = (
    ":root{color-scheme:light dark;--paper:#FBF3E4;--sheet:#FFFDF8;--ink:#22303C;--soft:#22303C1F;"
    "--sea:#0B5F68}"
    "@media (prefers-color-scheme:dark){:root{--paper:#101922;--sheet:#17212B;--ink:#F3EBDC;"
    "--soft:#F3EBDC2B;--sea:#6FD0DA}}"
    "body{margin:0;background:var(--paper);color:var(--ink);"
    "font:16px/1.55 system-ui,'Segoe UI',Roboto,sans-serif}"
    "main{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem}"
    "h1,h2{line-height:1.2;color:var(--sea)}h2{margin:2.5rem 0 .75rem}p{max-width:44rem}"
    "figure{margin:1rem 0;padding:1rem;background:var(--sheet);border:1px solid var(--soft);"
    "border-radius:10px;overflow-x:auto}"
    ".table{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.93rem}"
    "th,td{padding:.3rem .75rem;border-bottom:1px solid var(--soft);text-align:right;vertical-align:top}"
    "th:first-child,td:first-child{text-align:left;padding-left:0}th{font-weight:600}"
    "details{margin:.75rem 0}summary{cursor:pointer;color:var(--sea)}"
    "nav a{color:var(--sea);margin-right:1rem;white-space:nowrap}code{font-size:.93em}"
)


class Section(NamedTuple):
    """A heading and what stands below it, made by the functions of this file."""

    title: str
    parts: Sequence[str]


def page(
    title: str,
    sections: Sequence[Section],
    language: str,
    parts: Sequence[str] = (),
    refresh: float | None = None,
) -> str:
    """The whole file; `parts` stand before the first section. After `refresh` seconds it is read anew."""
    body = [f"<h1>{escape(title)}</h1>", *parts]
    if len(sections) > 2:
        links = (f'<a href="#s{at}">{escape(one.title)}</a>' for at, one in enumerate(sections))
        body.append(f"<nav>{' '.join(links)}</nav>")
    for at, one in enumerate(sections):
        body += [f'<h2 id="s{at}">{escape(one.title)}</h2>', *one.parts]
    again = "" if refresh is None else f'<meta http-equiv="refresh" content="{refresh:.0f}">'
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<meta http-equiv="Content-Security-Policy" content="{ALONE}">'
        f"{again}<title>{escape(title)}</title><style>{STYLE}{charts.STYLE}</style>"
    )
    lines = "\n".join(body)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>{head}</head>\n'
        f"<body><main>\n{lines}\n</main></body>\n</html>\n"
    )


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"


def figure(chart: str) -> str:
    return f"<figure>{chart}</figure>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The first column holds names, the others numbers."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    inside = f"<thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody>"
    return f'<div class="table"><table>{inside}</table></div>'


def folded(summary: str, parts: Sequence[str]) -> str:
    """What is shown only to those who open it."""
    return f"<details><summary>{escape(summary)}</summary>{''.join(parts)}</details>"
