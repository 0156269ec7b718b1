"""Results by person, not by name. The games are still there: the server sums them up anew when it starts."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("delete from results")


def downgrade() -> None:
    op.execute("delete from results")
