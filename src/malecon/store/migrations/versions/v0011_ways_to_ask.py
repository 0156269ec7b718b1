"""People ask to be friends by the names that all may know, too."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("friends") as batch:
        batch.add_column(sa.Column("way", sa.String(8), nullable=False, server_default="table"))
        batch.drop_constraint("pk_friends", type_="primary")
        batch.create_primary_key("pk_friends", ["person", "other", "way"])


def downgrade() -> None:
    op.execute("DELETE FROM friends WHERE way <> 'table'")
    with op.batch_alter_table("friends") as batch:
        batch.drop_constraint("pk_friends", type_="primary")
        batch.create_primary_key("pk_friends", ["person", "other"])
        batch.drop_column("way")
