"""`malecon join`: the parts of a run put together."""

from __future__ import annotations

import json
from pathlib import Path

from malecon.commands.parameters import LANGUAGE


def join(
    *parts: Path,
    html: Path | None = None,
    chart: Path | None = None,
    json_: bool = False,
    csv_: bool = False,
    language: LANGUAGE = "en",
) -> int:
    from malecon.commands import arena, report, simulate
    from malecon.commands.laboratory import check_place
    from malecon.errors import Unreadable
    from malecon.lab.join import join as put_together
    from malecon.lab.report import Report
    from malecon.lab.simulate import Simulation
    from malecon.lab.standings import Standings

    if json_ and csv_:
        raise Unreadable("arena-two-forms")
    for place in (html, chart):
        if place is not None:
            check_place(place)
    found = put_together(parts)
    kind = {Simulation: "simulate", Standings: "arena"}.get(type(found), "report")
    for given, option, meant in (
        (html, "--html", "report"),
        (chart, "--chart", "arena"),
        (csv_, "--csv", "arena"),
    ):
        if given and kind != meant:
            raise Unreadable("join-not-for", option=option, kind=kind)
    if isinstance(found, Simulation):
        if json_:
            print(json.dumps(simulate.as_json(found), ensure_ascii=False))
        else:
            simulate.show(found, language)
        return 0
    if isinstance(found, Standings):
        return arena.told(found, language, json_, csv_, chart)
    assert isinstance(found.report, Report)
    return report.told(found.report, found, language, json_, html)
