"""Games looked over, and how they ended."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("nodes", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Double, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("tail", sa.Text),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_analyses_table_id_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
    )
    op.create_table(
        "analysis_parts",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("first", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["analyses.table_id"],
            name="fk_analysis_parts_table_id_analyses",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "first", name="pk_analysis_parts"),
    )
    op.create_table(
        "results",
        sa.Column("number", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_results_table_id_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("number", name="pk_results"),
    )
    op.create_index("uq_results_table_id", "results", ["table_id"], unique=True)


def downgrade() -> None:
    op.drop_table("results")
    op.drop_table("analysis_parts")
    op.drop_table("analyses")
