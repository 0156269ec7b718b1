"""Where tables are kept: one SQLite file by default, PostgreSQL when a club outgrows it.

- `store.py` is what the server asks: load, save, lobby, links, retention; read it first;
- `schema.py` says what lies in the database of the tables, `club_schema.py` what in that of the people;
- `migrations` says how an older one is brought up to date;
- `queries.py` reads and writes rows; the same functions for both databases;
- `database.py` runs them: in a thread of its own for SQLite, by asyncpg for PostgreSQL;
- `people.py` is those who want to be known, `identities.py` whose secret a request brings, `personal.py`
  where persons stand, `moving.py` what is left to do for guests who became somebody and for those who left;
- `peace.py` is whom they do not want to meet or to hear and what the club's host decides, `reports.py` what
  that host is told of, `desk.py` who the host is;
- `friends.py` is who has asked whom, `met.py` whom they have met at tables;
- `news.py` carries word of changes between the processes of a club;
- `backup.py` writes all games as records and reads them again.

The lines of the log are the truth. Beside them each table has a snapshot, with which it is opened at once and
which outlives a change of the rules. A table is saved whole, in one transaction, before anybody is told.
"""

from malecon.store.database import Away
from malecon.store.store import GONE, LINKS, PEOPLE, RESULTS, SHUNS, Claim, Link, Missing, Raced, Store

__all__ = [
    "GONE",
    "LINKS",
    "PEOPLE",
    "RESULTS",
    "SHUNS",
    "Away",
    "Claim",
    "Link",
    "Missing",
    "Raced",
    "Store",
]
