"""The file in which a host describes a club: read, checked, and every error of it told with its line."""

from __future__ import annotations

import difflib
import os
import stat
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from malecon import toml
from malecon.errors import MaleconError, Unreadable
from malecon.files import literal, read_text, shown
from malecon.server.ops.effective import mail_of, secret_in
from malecon.server.ops.keys import BY_PATH, KEYS, SECTIONS, keys_of
from malecon.server.ops.kinds import WrongKind

#: Errors, each with the way to what is wrong.
Found = Iterator[tuple[toml.Path, MaleconError]]


class Faults(MaleconError):
    """All that is wrong with a file, from top to bottom."""

    def __init__(self, errors: Sequence[MaleconError]) -> None:
        super().__init__("config-faults")
        self.errors = errors

    def message(self, language: str = "en") -> str:
        return "\n".join(error.message(language) for error in self.errors)


class ClubFile(NamedTuple):
    """What a file chooses, by section and key as in `server.port`."""

    name: str
    chosen: Mapping[str, Any]
    #: Files with a secret in them that everybody on this machine can read.
    exposed: tuple[str, ...]


def read(path: Path) -> ClubFile:
    """What a host has written, or all that is wrong with it."""
    name = shown(str(path), 200)
    try:
        values, lines = toml.read(read_text(path))
    except Unreadable as error:
        raise error.within(name) from None
    chosen: dict[str, Any] = {}
    found = list(look_through(values, chosen)) or list(look_together(chosen, path.parent))
    if found:
        errors = [error.within(name).at(lines.get(way, lines.get(way[:1], 1))) for way, error in found]
        raise Faults(sorted(errors, key=lambda error: error.line or 0))
    secrets = [path] if secret_in(chosen) else []
    if "mail.password_file" in chosen:
        secrets.append(path.parent / chosen["mail.password_file"])
    return ClubFile(name, chosen, tuple(shown(str(one), 200) for one in secrets if is_exposed(one)))


def look_through(values: Mapping[str, Any], chosen: dict[str, Any]) -> Found:
    """Each value by itself. What is as it should be goes into `chosen`."""
    for section, content in values.items():
        if section not in SECTIONS:
            yield (section,), no_section(section)
        elif not isinstance(content, dict):
            yield (section,), Unreadable("config-no-table", section=section, found=literal(content))
        else:
            for name, value in content.items():
                way = (section, name)
                try:
                    check(section, name, value, content)
                except MaleconError as error:
                    yield way, error
                else:
                    chosen[f"{section}.{name}"] = value


def check(section: str, name: str, value: Any, content: Mapping[str, Any]) -> None:
    key = BY_PATH.get(f"{section}.{name}")
    if key is None:
        raise no_key(section, name)
    if not key.kind.fits(value):
        raise WrongKind(name, key.kind, value, key.secret)
    key.check(value, content)


def look_together(chosen: dict[str, Any], folder: Path) -> Found:
    """What only goes together. A password in a file of its own takes its place."""
    try:
        if "mail.password_file" in chosen:
            if "mail.password" in chosen:
                raise Unreadable("config-two-passwords")
            chosen["mail.password"] = password_in(folder / chosen["mail.password_file"])
    except MaleconError as error:
        yield ("mail", "password_file"), error
        return
    written = [path for path in chosen if path.startswith("mail.")]
    for needed in ("server", "from") if written else ():
        if f"mail.{needed}" not in chosen:
            yield ("mail",), Unreadable("config-missing", section="mail", key=needed)
            return
    try:
        mail = mail_of(chosen)
        if mail is not None:
            mail.checked()
    except MaleconError as error:
        way = "user" if "mail.user" in chosen else "password"
        yield ("mail", way), error


def password_in(path: Path) -> str:
    """The password that a file holds; the end of its line is none of it."""
    password = read_text(path).rstrip("\n")
    if not password or not password.isprintable():
        raise Unreadable("config-no-password", path=shown(str(path), 200))
    return password


def is_exposed(path: Path) -> bool:
    """Whether everybody on this machine can read a file. (Windows says so otherwise.)"""
    return os.name == "posix" and bool(path.stat().st_mode & stat.S_IROTH)


# --- what is not known, and what is like it ---


def no_section(section: str) -> Unreadable:
    homes = [key.section for key in KEYS if key.name == section]
    if homes:
        return Unreadable("config-key-elsewhere", key=section, section=homes[0])
    return nearest("config-no-section", "config-no-section-near", section, SECTIONS)


def no_key(section: str, name: str) -> Unreadable:
    near = difflib.get_close_matches(name, keys_of(section), 1)
    homes = [key.section for key in KEYS if key.name == name]
    if homes and not near:
        return Unreadable("config-key-elsewhere", key=name, section=homes[0])
    return nearest("config-no-key", "config-no-key-near", name, keys_of(section), section=section)


def nearest(message: str, with_near: str, found: str, known: Sequence[str], **values: str) -> Unreadable:
    near = difflib.get_close_matches(found, known, 1)
    if near:
        return Unreadable(with_near, found=shown(found), near=near[0], **values)
    return Unreadable(message, found=shown(found), known=", ".join(known), **values)
