"""From the keys of a host's file to what the server is run with, and back: what is in effect."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from malecon.messages import say
from malecon.server.ops.colours import Colours
from malecon.server.ops.config import Config
from malecon.server.ops.keys import KEYS, SECTIONS, Key
from malecon.server.ops.look import ANY, ClubLook
from malecon.server.ops.mail import Mail
from malecon.server.ops.quiet import Quiet

HIDDEN = "…"

#: What stands in a field of `Config` of its own.
FIELDS = {
    **{key.path: key.name for key in KEYS if key.section == "server"},
    "database.url": "database",
    "database.keep_ended": "keep_ended",
    "database.keep_idle": "keep_idle",
    "database.keep_unbegun": "keep_unbegun",
    "notices.contact": "contact",
    "notices.push_hosts": "push_hosts",
}

#: The password of a database in its address: between user and machine, or among its parameters.
PASSWORD = re.compile(r"(?<=:)(?!//).+(?=@)|(?<=[?&]password=)[^&]+", re.IGNORECASE)


# --- to the server ---


def config_of(chosen: Mapping[str, Any], flags: Mapping[str, Any]) -> Config:
    """What the server is run with. What the command line says in a field of `Config` counts more."""
    fields = {field: chosen[path] for path, field in FIELDS.items() if path in chosen}
    fields |= {"club": look_of(chosen), "mail": mail_of(chosen), "quiet": quiet_of(chosen), **flags}
    for field in {"proxies", "push_hosts"} & fields.keys():
        fields[field] = tuple(fields[field])
    return Config(**fields).checked()


def look_of(chosen: Mapping[str, Any]) -> ClubLook:
    usual = ClubLook()
    greeting = chosen.get("club.greeting", usual.greeting)
    return ClubLook(
        chosen.get("club.name", usual.name),
        {ANY: greeting} if isinstance(greeting, str) else greeting,
        Colours(*(chosen.get(f"club.{name}", "") for name in ("accent", "accent_dark", "second"))),
    )


def mail_of(chosen: Mapping[str, Any]) -> Mail | None:
    if "mail.server" not in chosen:
        return None
    fields = ("port", "security", "user", "password")
    more = {name: chosen[f"mail.{name}"] for name in fields if f"mail.{name}" in chosen}
    return Mail(chosen["mail.server"], chosen["mail.from"], **more)


def quiet_of(chosen: Mapping[str, Any]) -> Quiet:
    usual = Quiet()
    hours = chosen.get("notices.quiet_hours", usual.hours)
    return Quiet(hours, chosen.get("notices.time_zone", usual.time_zone))


# --- and back ---


def effective(config: Config) -> dict[str, Any]:
    """What is in effect, by section and key; nothing of what is not chosen. A password is not hidden here."""
    found: dict[str, Any] = {path: getattr(config, field) for path, field in FIELDS.items()}
    look, mail, quiet = config.club, config.mail, config.quiet
    found |= {"club.name": look.name, "club.greeting": look.greeting.get(ANY) or dict(look.greeting)}
    found |= {f"club.{name}": getattr(look.colours, name) for name in ("accent", "accent_dark", "second")}
    if mail is not None:
        found |= {"mail.server": mail.host, "mail.from": mail.sender, "mail.security": mail.security}
        found |= {"mail.port": mail.at_port, "mail.user": mail.user, "mail.password": mail.password}
    found |= {"notices.quiet_hours": quiet.hours, "notices.time_zone": quiet.time_zone}
    return {key.path: found[key.path] for key in KEYS if found.get(key.path) not in (None, "", (), {})}


def printed(config: Config, chosen: Mapping[str, Any], flags: Mapping[str, Any], language: str) -> str:
    """What is in effect as a host would write it, with a word about where each comes from."""
    found = effective(config)
    lines: list[str] = []
    for section in SECTIONS:
        keys = [key for key in KEYS if key.section == section and key.path in found]
        lines += [f"[{section}]"] if keys else []
        for key in keys:
            source = source_of(key, chosen, flags, language)
            lines.append(f"{key.name} = {hidden(key, found[key.path])}" + (source and f"  # {source}"))
    return "\n".join(lines)


def source_of(key: Key, chosen: Mapping[str, Any], flags: Mapping[str, Any], language: str) -> str:
    """Nothing for what stands in the file."""
    field = FIELDS.get(key.path, "")
    if field in flags:
        option = "proxy" if field == "proxies" else field
        return f"--{option.replace('_', '-')}"
    return "" if key.path in chosen else say("config-by-default", language)


def hidden(key: Key, value: Any) -> str:
    """A value as TOML, without what is secret in it."""
    if key.secret:
        value = HIDDEN
    elif key.path == "database.url":
        value = PASSWORD.sub(HIDDEN, value)
    return toml_of(value)


def secret_in(chosen: Mapping[str, Any]) -> bool:
    """Whether the file itself holds a secret."""
    given = "mail.password" in chosen and "mail.password_file" not in chosen
    return given or PASSWORD.search(chosen.get("database.url", "")) is not None


def toml_of(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        inner = ", ".join(f"{name} = {toml_of(one)}" for name, one in value.items())
        return f"{{ {inner} }}"
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return json.dumps(value, ensure_ascii=False)
