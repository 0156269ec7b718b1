"""Cups."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "cups",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("listing", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_cups"),
    )
    op.create_index("ix_cups_due", "cups", ["due"])
    op.create_index("ix_cups_host", "cups", ["host"])
    op.create_index("ix_cups_lobby", "cups", ["listed", "status", "touched"])
    op.create_table(
        "cup_people",
        sa.Column("cup_id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(
            ["cup_id"], ["cups.id"], name="fk_cup_people_cup_id_cups", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("cup_id", "person", name="pk_cup_people"),
    )
    op.create_index("ix_cup_people_person", "cup_people", ["person"])
    op.create_table(
        "cup_tables",
        sa.Column("cup_id", sa.String(64), nullable=False),
        sa.Column("round", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("done", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["cup_id"], ["cups.id"], name="fk_cup_tables_cup_id_cups", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("cup_id", "round", "place", name="pk_cup_tables"),
    )
    op.create_index("ix_cup_tables_done", "cup_tables", ["done", "due"])
    op.create_index("uq_cup_tables_table_id", "cup_tables", ["table_id"], unique=True)


def downgrade() -> None:
    op.drop_table("cup_tables")
    op.drop_table("cup_people")
    op.drop_table("cups")
