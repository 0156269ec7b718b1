"""Run by alembic, with the connection that `upgrade` gave it."""

from alembic import context

from malecon.store import club_schema  # noqa: F401 - adds its tables
from malecon.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
