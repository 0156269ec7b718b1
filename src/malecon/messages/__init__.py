"""All text for people, by key, in four languages; the sentences lie beside this file as Fluent files.

The two Fluent packages are used here and nowhere else. Nothing in this module knows a game: a key is
found in whichever file of the language defines it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "nl", "es")


@cache
def bundle(language: str) -> FluentBundle:
    """Every message of a language."""
    found = FluentBundle([language], use_isolating=False)
    folder = files(__name__) / language
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def has(key: str, language: str = "en") -> bool:
    """Whether a language has a message of this key."""
    return bundle(language).has_message(key)


def say(key: str, language: str = "en", /, **values: str | int | float) -> str:
    """The message of this key in this language, in English where the language lacks it."""
    if not has(key, language):
        language = "en"
    message = bundle(language).get_message(key)
    if message.value is None:
        raise KeyError(key)
    text, faults = bundle(language).format_pattern(message.value, values)
    if faults:
        raise ValueError(f"{key}: {faults[0]}")
    return str(text)
