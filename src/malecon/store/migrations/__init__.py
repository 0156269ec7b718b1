"""How an older database becomes what `schema.py` says: one file for each change, applied in their order.

A new change: alter `schema.py`, add a file to `versions` with `down_revision` set to the last one, and the
test that compares both will say whether they agree.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from malecon.errors import MaleconError

LOCK = 4_711_007  # any number that nobody else uses: processes that start together upgrade one after another


def configuration(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the database up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    try:
        command.upgrade(configuration(connection), to)
    except CommandError as error:
        raise MaleconError("store-newer", error=str(error)) from None
