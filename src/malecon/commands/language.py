"""Which language a command speaks: the one asked for, or that of the system."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from malecon.errors import Unreadable
from malecon.files import shown
from malecon.messages import FALLBACK, LANGUAGES, known, say


def split_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, which may stand anywhere, and the other arguments."""
    rest: list[str] = []
    found: str | None = None
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == "--lang":
            found = next(words, "")
        elif word.startswith("--lang="):
            found = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return found, rest


def check_language(name: str) -> str:
    """A language of the house, by its tag."""
    if name.lower() not in LANGUAGES:
        ours = ", ".join(f"{tag} ({say('language-name', tag)})" for tag in LANGUAGES)
        raise Unreadable("language-unknown", found=shown(name), known=ours)
    return name.lower()


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The first language that the system asks for, English if we do not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            return known(value) or FALLBACK
    return FALLBACK
