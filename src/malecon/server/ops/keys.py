"""Every key of the file in which a host describes a club: where it stands, what it may be, what it sets.

The file, its example (examples/club.toml), the table in docs/host.md and what `--check` prints are all made
of this list; what a key does is told by the message `config-key-SECTION-KEY`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from malecon.server.ops import colours, look, mail, quiet
from malecon.server.ops.addresses import check_proxy, check_public_url
from malecon.server.ops.config import MOST_DAYS, MOST_RATE, MOST_WORKERS, check_push_host
from malecon.server.ops.kinds import FLAG, TEXT, TEXTS, TOLD, Kind, number, one_of, whole
from malecon.store.database import read_url

#: Looks at a value of the right kind, among the others of its section; raises what is wrong with it.
Check = Callable[[Any, Mapping[str, Any]], object]


class Key(NamedTuple):
    section: str
    name: str
    kind: Kind
    #: What could be written where nothing is chosen by default.
    example: Any = None
    check: Check = lambda value, section: None
    secret: bool = False

    @property
    def path(self) -> str:
        return f"{self.section}.{self.name}"

    @property
    def message(self) -> str:
        return f"config-key-{self.section}-{self.name.replace('_', '-')}"


def check_told(value: Any, section: Mapping[str, Any]) -> None:
    texts = {look.ANY: value} if isinstance(value, str) else value
    for language, text in texts.items():
        if not isinstance(value, str):
            look.check_language(language)
        look.check_greeting(text)


def check_accent(value: Any, section: Mapping[str, Any]) -> None:
    colours.by_day(value)
    if not section.get("accent_dark"):
        colours.at_night(value)


def check_proxies(value: Any, section: Mapping[str, Any]) -> None:
    for proxy in value:
        check_proxy(proxy)


def check_push_hosts(value: Any, section: Mapping[str, Any]) -> None:
    for name in value:
        check_push_host(name)


def alone(check: Callable[[Any], object]) -> Check:
    """A check that needs to know no other key."""
    return lambda value, section: check(value)


DAYS = number(0, MOST_DAYS)
PORT = whole(0, 65535)

KEYS = (
    Key("club", "name", TEXT, check=alone(look.check_name)),
    Key("club", "greeting", TOLD, {"en": "Welcome!", "de": "Willkommen!"}, check_told),
    Key("club", "accent", TEXT, "#8a1538", check_accent),
    Key("club", "accent_dark", TEXT, "#f09cb0", alone(colours.at_night)),
    Key("club", "second", TEXT, "#e0b13c", alone(colours.behind)),
    Key("server", "host", TEXT),
    Key("server", "port", PORT),
    Key("server", "public_url", TEXT, "https://club.example", alone(check_public_url)),
    Key("server", "proxies", TEXTS, ["127.0.0.1"], check_proxies),
    Key("server", "workers", whole(0, MOST_WORKERS)),
    Key("server", "rate", number(0, MOST_RATE)),
    Key("server", "log", one_of("text", "json")),
    Key("server", "open_metrics", FLAG),
    Key("database", "url", TEXT, "postgresql://malecon@db.example/club", alone(read_url)),
    Key("database", "keep_ended", DAYS, 365),
    Key("database", "keep_idle", DAYS, 180),
    Key("database", "keep_unbegun", DAYS),
    Key("mail", "server", TEXT, "mail.example", alone(mail.check_host)),
    Key("mail", "from", TEXT, "Our club <club@club.example>", alone(mail.check_sender)),
    Key("mail", "security", one_of(*mail.SECURITIES), mail.STARTTLS),
    Key("mail", "port", PORT, mail.SECURITIES[mail.STARTTLS]),
    Key("mail", "user", TEXT, "club"),
    Key("mail", "password", TEXT, "secret", secret=True),
    Key("mail", "password_file", TEXT, "mail-password.txt"),
    Key("notices", "contact", TEXT, "host@club.example", alone(mail.check_contact)),
    Key("notices", "push_hosts", TEXTS, ["push.example"], check_push_hosts),
    Key("notices", "quiet_hours", TEXT, "22:00-08:00", alone(quiet.check_hours)),
    Key("notices", "time_zone", TEXT, check=alone(quiet.check_time_zone)),
)

BY_PATH = {key.path: key for key in KEYS}
SECTIONS = tuple(dict.fromkeys(key.section for key in KEYS))


def keys_of(section: str) -> list[str]:
    return [key.name for key in KEYS if key.section == section]
