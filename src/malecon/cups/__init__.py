"""Cups: tournaments for any of the games, as pure logic. Nothing here reads or writes files, knows a clock
or draws at random: lots come from a seed that is given. Whoever keeps cups stores `to_json`, seats people as
a `Round` says, and tells each table's result.

- `cup.py` is a cup and all that can be done with it, in order: read it first;
- `rules.py` is what is agreed upon, `sheet.py` what there is to know of a cup, `rounds.py` its tables;
- `roundrobin.py`, `swiss.py`, `knockout.py` and `groups.py` are the formats; `matching.py` and `grouping.py`
  put people together, two or more, `seats.py` says who sits where, `lots.py` what is left to chance;
- `entering.py` is for who comes late;
- `bracket.py` is a knock-out as a picture, with what is still to come;
- `standings.py` says who stands where and why, `table_order.py` of a whole cup by its format;
- `season.py` adds up several cups, `rows.py` writes all of it as a table of rows;
- `event.py` and `league.py` are a cup and a season as a club holds them.
"""

from malecon.cups.cup import Cup
from malecon.cups.rounds import Pairing, Result, Round
from malecon.cups.rows import results_rows, season_rows, standings_rows
from malecon.cups.rules import FORMATS, MOST_PEOPLE, PARTS, Rules
from malecon.cups.season import Outcome, SeasonLine, SeasonRules, season_standings
from malecon.cups.sheet import Entrant
from malecon.cups.standings import Reason, Standing

__all__ = [
    "FORMATS",
    "MOST_PEOPLE",
    "PARTS",
    "Cup",
    "Entrant",
    "Outcome",
    "Pairing",
    "Reason",
    "Result",
    "Round",
    "Rules",
    "SeasonLine",
    "SeasonRules",
    "Standing",
    "results_rows",
    "season_rows",
    "season_standings",
    "standings_rows",
]
