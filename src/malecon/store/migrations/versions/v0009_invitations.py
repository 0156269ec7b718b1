"""Invitations remember a no."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("invitations", sa.Column("declined", sa.Double))


def downgrade() -> None:
    op.drop_column("invitations", "declined")
