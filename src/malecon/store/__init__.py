"""Where tables are kept: one SQLite file by default, PostgreSQL when a club outgrows it.

- `store.py` is what the server asks: load, save, lobby, links, retention; read it first;
- `schema.py` says what lies in the database, `migrations` how an older one is brought up to date;
- `queries.py` reads and writes rows; the same functions for both databases;
- `database.py` runs them: in a thread of its own for SQLite, by asyncpg for PostgreSQL;
- `news.py` carries word of changes between the processes of a club;
- `backup.py` writes all games as records and reads them again.

The lines of the log are the truth. Beside them each table has a snapshot, with which it is opened at once and
which outlives a change of the rules. A table is saved whole, in one transaction, before anybody is told.
"""

from malecon.store.database import Away
from malecon.store.store import GONE, LINKS, Claim, Link, Missing, Raced, Store

__all__ = ["GONE", "LINKS", "Away", "Claim", "Link", "Missing", "Raced", "Store"]
