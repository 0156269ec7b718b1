"""The club's people: who they are."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("public", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("face", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.create_index("uq_persons_public", "persons", ["public"], unique=True)
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["persons.id"], name="fk_devices_person_persons", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name="pk_devices"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "adoptions",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["persons.id"], name="fk_adoptions_person_persons", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guest", name="pk_adoptions"),
    )
    op.create_table(
        "leavings",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("alias", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_leavings"),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
    )
    op.create_index("ix_challenges_until", "challenges", ["until"])
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(1400), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["persons.id"], name="fk_passkeys_person_persons", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("credential", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "phrases",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["persons.id"], name="fk_phrases_person_persons", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name="pk_phrases"),
    )
    op.create_index("ix_phrases_person", "phrases", ["person"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )


def downgrade() -> None:
    op.drop_table("keys")
    op.drop_table("phrases")
    op.drop_table("passkeys")
    op.drop_table("challenges")
    op.drop_table("leavings")
    op.drop_table("adoptions")
    op.drop_table("devices")
    op.drop_table("persons")
