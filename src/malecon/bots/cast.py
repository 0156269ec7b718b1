"""Who the bots are: a name for each, and the level at which that person plays.

A level is a word, and its people are a row. Whoever adds a level adds a row of as many as can sit at a table,
so that no two at a table are the same. The page draws a face for every name (`web/src/people/faces.ts`), and
the messages say of everybody how it is to play against them (`people-…`).
"""

from __future__ import annotations

from collections.abc import Collection

#: The people of each level. They are no figures of the games, nor how people are called who give no name.
CAST: dict[str, tuple[str, ...]] = {
    "random": ("Yusimí", "Fermín", "Zoila", "Yunior", "Belkis"),
    "casual": ("Caridad", "Yoel", "Marisol", "Osvaldo", "Niurka"),
    "greedy": ("Odalys", "Lázaro", "Mayelín", "Reinier", "Rolando"),
    "steady": ("Arsenio", "Yamila", "Wilfredo", "Mirta", "Iraida"),
    "learned": ("Yanet", "Dayron", "Milagros", "Orestes", "Leidy"),
    "expert": ("Xiomara", "Ernesto", "Idalmis", "Aramís", "Tomasa"),
    "master": ("Eulalia", "Baltasar", "Candelaria", "Evaristo", "Hortensia"),
}

PEOPLE: dict[str, str] = {name: level for level, names in CAST.items() for name in names}


def somebody(level: str, present: Collection[str], lot: int) -> str:
    """Who plays at this level and is not at the table yet. `lot` says where in the row one begins to ask.

    Empty if nobody is left, or if nobody plays at this level: then the level is name enough.
    """
    names = CAST.get(level.partition(":")[0], ())
    start = lot % len(names) if names else 0
    return next((name for name in names[start:] + names[:start] if name not in present), "")
