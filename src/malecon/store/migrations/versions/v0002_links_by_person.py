"""Find the tables of a person by the links that lead there."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_links_person", "links", ["person"])


def downgrade() -> None:
    op.drop_index("ix_links_person", "links")
