"""What lies in the database of the club's people: who they are, what they are told, whom they meet, what
they play for.

A person is known by the same kind of id as a device: whoever becomes known keeps the id of the device that
they played with, and so their seats and results. Guests have no row in `persons`; all else is theirs too.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, Text

from malecon.store.schema import metadata

# --- who they are ---

#: Those who want to be known. `data` is what they have chosen and what only they are shown, as JSON.
persons = Table(
    "persons",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("public", String(32), nullable=False),  # by which others know them
    Column("name", String(80), nullable=False),
    Column("face", String(64), nullable=False),
    Column("made", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("data", Text, nullable=False),
    Index("uq_persons_public", "public", unique=True),
)

#: The devices of known persons, by the hashes of their secrets.
devices = Table(
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("label", String(80), nullable=False),
    Column("made", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Index("ix_devices_person", "person"),
)

#: Guests who turned out to be somebody, as long as their seats have not all come along.
adoptions = Table(
    "adoptions",
    metadata,
    Column("guest", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("made", Double, nullable=False),
)

#: Those who have left, as long as something of them is still to be erased: at tables they are `alias`.
leavings = Table(
    "leavings",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("alias", String(64), nullable=False),
    Column("made", Double, nullable=False),
)

#: What authenticators were asked to sign, as hashes, until it is signed or too late.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("device", String(64), nullable=False),
    Column("until", Double, nullable=False),
    Index("ix_challenges_until", "until"),
)

#: Public keys of WebAuthn.
passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", String(1400), primary_key=True),
    Column("person", String(64), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("label", String(80), nullable=False),
    Column("made", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index("ix_passkeys_person", "person"),
)

#: Recovery phrases, as hashes.
phrases = Table(
    "phrases",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("made", Double, nullable=False),
    Index("ix_phrases_person", "person"),
)

#: Keys of the club itself, made at its first start.
keys = Table(
    "keys",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
    Column("made", Double, nullable=False),
)

# --- what they are told ---

#: How somebody wants to be told: by default, and at single tables, as JSON.
wishes = Table(
    "wishes",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("data", Text, nullable=False),
)

#: Browsers that take Web Push, by the hash of their endpoint.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("data", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("failures", Integer, nullable=False),
    Index("ix_subscriptions_person", "person"),
)

#: Mail addresses, confirmed or not.
mails = Table(
    "mails",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("confirmed", Double),
    Column("stop", String(64), nullable=False),  # hash of the word that ends it, without a cookie
    Column("data", Text, nullable=False),
    Index("ix_mails_stop", "stop"),
)

#: What is to be told, once: to whom, of which turn of which table, and how far that has come; `notices.py`.
notices = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("about", String(64), nullable=False),  # a table, a cup
    Column("turn", BigInteger, nullable=False),
    Column("made", Double, nullable=False),
    Column("due", Double),  # when something is to leave; none: nothing any more
    Column("claimed", Double, nullable=False),  # until when some process is at it
    Column("told", Double),  # when it was told last, as long as they have not answered since
    Column("tries", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Index("uq_notices_person", "person", "kind", "about", "turn", unique=True),
    Index("ix_notices_due", "due"),
    Index("ix_notices_about", "about"),
)

# --- whom they meet ---

#: Friends: `person` has asked `other`; two rows make it mutual. Names are those by which they met: `own` is
#: that of who asked. They met at a table (`way` is its id), or by the names that all may know (`club`).
friends = Table(
    "friends",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("way", String(64), primary_key=True, server_default="table"),
    Column("own", String(80), nullable=False),
    Column("name", String(80), primary_key=True),
    Column("made", Double, nullable=False),
    Index("ix_friends_other", "other"),
)

#: Those whom somebody does not want to meet (`block`), to hear (`mute`), or to be asked by to be friends
#: (`ask`); as who they know them: of this `name` at a table, or in the club (`way` as above).
shunned = Table(
    "shunned",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("way", String(64), primary_key=True, server_default="table"),
    Column("name", String(80), primary_key=True),
    Column("made", Double, nullable=False),
    Index("ix_shunned_other", "other"),
)

#: What was reported to the club's host.
reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("person", String(64), nullable=False),
    Column("other", String(64), nullable=False),
    Column("table_id", String(64)),
    Column("made", Double, nullable=False),
    Column("settled", Double),
    Column("data", Text, nullable=False),
    Index("ix_reports_settled", "settled"),
    Index("ix_reports_person", "person"),
)

#: Whom the club's host lets not speak (`chat`) or not sit down (`tables`) for a while.
bars = Table(
    "bars",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("made", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("note", Text, nullable=False),
)

#: Those who look for a game.
seeks = Table(
    "seeks",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("made", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("table_id", String(64)),  # where they were seated
    Column("data", Text, nullable=False),
    Index("ix_seeks_until", "until"),
)

#: How long those waited who found somebody.
waits = Table(
    "waits",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False),
    Column("game", String(32), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("seconds", Double, nullable=False),
)

#: When somebody was here last, and at a table, for friends to see if they let them (`shown`).
presences = Table(
    "presences",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("shown", Boolean(create_constraint=False), nullable=False),
    Column("seen", Double, nullable=False),
    Column("played", Double, nullable=False),
)

#: People asked to come to a table that gathers, as who they are known to whoever asks (`way` as above, and
#: what they are `called`), and when they said no.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("by", String(64), nullable=False),
    Column("name", String(80), nullable=False),  # of who asks
    Column("made", Double, nullable=False),
    Column("declined", Double),
    Column("way", String(64), primary_key=True, server_default="table"),
    Column("called", String(80), primary_key=True, server_default=""),
    Index("ix_invitations_person", "person"),
)

# --- their cups ---

#: One row for each cup. `data` is all of it, `listing` its line in the list.
cups = Table(
    "cups",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("host", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean(create_constraint=False), nullable=False),
    Column("made", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("due", Double),
    Column("version", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    Column("listing", Text, nullable=False),
    Index("ix_cups_lobby", "listed", "status", "touched"),
    Index("ix_cups_due", "due"),
    Index("ix_cups_host", "host"),
)

#: Who takes part in which cup.
cup_people = Table(
    "cup_people",
    metadata,
    Column("cup_id", String(64), ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Index("ix_cup_people_person", "person"),
)

#: At which table a pairing of a cup is played.
cup_tables = Table(
    "cup_tables",
    metadata,
    Column("cup_id", String(64), ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(64), nullable=False),
    Column("done", Boolean(create_constraint=False), nullable=False),  # the cup knows the result
    Column("due", Double, nullable=False),  # when it begins without those who have not come
    Index("ix_cup_tables_done", "done", "due"),
    Index("uq_cup_tables_table_id", "table_id", unique=True),
)

#: Several cups that add up. `data` is how.
seasons = Table(
    "seasons",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("host", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean(create_constraint=False), nullable=False),
    Column("made", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("title", String(80), nullable=False),
    Column("data", Text, nullable=False),
    Index("ix_seasons_lobby", "listed", "status", "touched"),
    Index("ix_seasons_host", "host"),
)

#: What each cup has brought its season so far. It stays when a cup that is over is forgotten.
season_cups = Table(
    "season_cups",
    metadata,
    Column("cup_id", String(64), primary_key=True),
    Column("season_id", String(64), ForeignKey("seasons.id", ondelete="CASCADE"), nullable=False),
    Column("added", Double, nullable=False),
    Column("status", String(16), nullable=False),
    Column("data", Text, nullable=False),
    Index("ix_season_cups_season_id", "season_id", "added"),
)

#: Of whom that tells.
season_people = Table(
    "season_people",
    metadata,
    Column("cup_id", String(64), ForeignKey("season_cups.cup_id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Index("ix_season_people_person", "person"),
)
