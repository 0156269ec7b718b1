"""Whom the club's people meet."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("own", sa.String(80), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_friends"),
    )
    op.create_index("ix_friends_other", "friends", ["other"])
    op.create_table(
        "shunned",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", "kind", name="pk_shunned"),
    )
    op.create_index("ix_shunned_other", "shunned", ["other"])
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64)),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("settled", sa.Double),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_reports"),
    )
    op.create_index("ix_reports_settled", "reports", ["settled"])
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_table(
        "bars",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "kind", name="pk_bars"),
    )
    op.create_table(
        "seeks",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("table_id", sa.String(64)),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_seeks"),
    )
    op.create_index("ix_seeks_until", "seeks", ["until"])
    op.create_table(
        "waits",
        sa.Column("number", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_waits"),
    )
    op.create_table(
        "presences",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("shown", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("played", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_presences"),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_invitations_table_id_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_invitations"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])


def downgrade() -> None:
    op.drop_table("invitations")
    op.drop_table("presences")
    op.drop_table("waits")
    op.drop_table("seeks")
    op.drop_table("bars")
    op.drop_table("reports")
    op.drop_table("shunned")
    op.drop_table("friends")
