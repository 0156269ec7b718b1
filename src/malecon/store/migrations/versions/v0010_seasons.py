"""Seasons."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seasons",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_seasons"),
    )
    op.create_index("ix_seasons_host", "seasons", ["host"])
    op.create_index("ix_seasons_lobby", "seasons", ["listed", "status", "touched"])
    op.create_table(
        "season_cups",
        sa.Column("cup_id", sa.String(64), nullable=False),
        sa.Column("season_id", sa.String(64), nullable=False),
        sa.Column("added", sa.Double, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["season_id"], ["seasons.id"], name="fk_season_cups_season_id_seasons", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("cup_id", name="pk_season_cups"),
    )
    op.create_index("ix_season_cups_season_id", "season_cups", ["season_id", "added"])
    op.create_table(
        "season_people",
        sa.Column("cup_id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(
            ["cup_id"],
            ["season_cups.cup_id"],
            name="fk_season_people_cup_id_season_cups",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("cup_id", "person", name="pk_season_people"),
    )
    op.create_index("ix_season_people_person", "season_people", ["person"])


def downgrade() -> None:
    op.drop_table("season_people")
    op.drop_table("season_cups")
    op.drop_table("seasons")
