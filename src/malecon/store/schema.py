"""What lies in the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: One row for each table. `desk` is the snapshot, `listing` its line in the lobby; the columns beside them
#: are what is searched by.
tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean(create_constraint=False), nullable=False),
    Column("made", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("due", Double),  # when somebody's time runs out
    Column("bots", Boolean(create_constraint=False), nullable=False),  # whether a bot is asked
    Column("claimed", Double, nullable=False),  # until when some process thinks for its bots
    Column("waiting", String(400), nullable=False, server_default=""),  # persons who are asked
    Column("number", BigInteger, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),
    Column("desk", Text, nullable=False),
    Column("listing", Text, nullable=False),
    Index("ix_tables_lobby", "listed", "status", "touched"),
    Index("ix_tables_status_touched", "status", "touched"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_bots", "bots"),
    Index("ix_tables_waiting", "waiting"),
)

#: The log, a row for each line.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)

#: Finished games looked over. `head` is what is known at once, `tail` what is known when all of it is judged;
#: in between, `done` answers of `total` are.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("nodes", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("claimed", Double, nullable=False),  # until when some process is at it
    Column("head", Text, nullable=False),
    Column("tail", Text),
)

#: The answers of an analysis, a few in a row, by the first of them.
analysis_parts = Table(
    "analysis_parts",
    metadata,
    Column("table_id", String(64), ForeignKey("analyses.table_id", ondelete="CASCADE"), primary_key=True),
    Column("first", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)

#: How games with people ended, in the order in which it was written down.
results = Table(
    "results",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("data", Text, nullable=False),
    Index("uq_results_table_id", "table_id", unique=True),
)

#: Secret links, as hashes: whoever knows the link holds the seat, or is the host.
links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),  # none: the host's own link
    Column("person", String(64), nullable=False),
    Index("ix_links_table_id", "table_id"),
    Index("ix_links_person", "person"),
)
