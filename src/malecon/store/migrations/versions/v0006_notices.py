"""What the club's people are told."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("waiting", sa.String(400), nullable=False, server_default=""))
    op.create_index("ix_tables_waiting", "tables", ["waiting"])
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_wishes"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "mails",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Double),
        sa.Column("stop", sa.String(64), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_mails"),
    )
    op.create_index("ix_mails_stop", "mails", ["stop"])
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("claimed", sa.Double, nullable=False),
        sa.Column("told", sa.Double),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_notices"),
    )
    op.create_index("ix_notices_about", "notices", ["about"])
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_index("uq_notices_person", "notices", ["person", "kind", "about", "turn"], unique=True)


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_table("mails")
    op.drop_table("subscriptions")
    op.drop_table("wishes")
    op.drop_index("ix_tables_waiting", "tables")
    # Not in a batch: that makes the table anew, and all that hangs on it goes.
    op.drop_column("tables", "waiting")
