"""People ask to be friends, invite and shun each other as who they have met."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("friends") as batch:
        batch.add_column(sa.Column("way", sa.String(64), nullable=False, server_default="table"))
        batch.drop_constraint("pk_friends", type_="primary")
        batch.create_primary_key("pk_friends", ["person", "other", "way", "name"])
    with op.batch_alter_table("shunned") as batch:
        batch.add_column(sa.Column("way", sa.String(64), nullable=False, server_default="table"))
        batch.drop_constraint("pk_shunned", type_="primary")
        batch.create_primary_key("pk_shunned", ["person", "other", "kind", "way", "name"])
    with op.batch_alter_table("invitations") as batch:
        batch.add_column(sa.Column("way", sa.String(64), nullable=False, server_default="table"))
        batch.add_column(sa.Column("called", sa.String(80), nullable=False, server_default=""))
        batch.drop_constraint("pk_invitations", type_="primary")
        batch.create_primary_key("pk_invitations", ["table_id", "person", "way", "called"])


def downgrade() -> None:
    one = {"shunned": "person, other, kind", "friends": "person, other", "invitations": "table_id, person"}
    for name, keys in one.items():
        last = f"SELECT {keys}, max(made) FROM {name} GROUP BY {keys}"
        op.execute(f"DELETE FROM {name} WHERE ({keys}, made) NOT IN ({last})")
    with op.batch_alter_table("invitations") as batch:
        batch.drop_constraint("pk_invitations", type_="primary")
        batch.create_primary_key("pk_invitations", ["table_id", "person"])
        batch.drop_column("called")
        batch.drop_column("way")
    with op.batch_alter_table("shunned") as batch:
        batch.drop_constraint("pk_shunned", type_="primary")
        batch.create_primary_key("pk_shunned", ["person", "other", "kind"])
        batch.drop_column("way")
    with op.batch_alter_table("friends") as batch:
        batch.drop_constraint("pk_friends", type_="primary")
        batch.create_primary_key("pk_friends", ["person", "other"])
        batch.drop_column("way")
