"""All text for people, by key, in four languages; the sentences lie beside this file as Fluent files.

The two Fluent packages are used here and nowhere else. Nothing in this module knows a game: a key is
found in whichever file of the language defines it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

LANGUAGES = ("en", "de", "nl", "es")


@cache
def names(language: str) -> tuple[str, ...]:
    """The files of a language, by name; the common one first."""
    found = [file.name for file in (files(__name__) / language).iterdir() if file.name.endswith(".ftl")]
    return tuple(
        sorted((name.removesuffix(".ftl") for name in found), key=lambda name: (name != "common", name))
    )


@cache
def resource(language: str, name: str) -> Resource:
    """One file, read only when one of its messages is wanted: reading is slow."""
    file = files(__name__) / language / f"{name}.ftl"
    return FluentResource(file.read_text(encoding="utf-8"))


@cache
def bundle(language: str, name: str) -> FluentBundle:
    """The messages of one file, and the common ones, to which they may refer."""
    found = FluentBundle([language], use_isolating=False)
    for each in dict.fromkeys(("common", name)):
        found.add_resource(resource(language, each))
    return found


@cache
def find(key: str, language: str) -> FluentBundle | None:
    """Where a message is. A key that begins with the name of a file is looked for there first."""
    first = key.partition("-")[0]
    for name in sorted(names(language), key=lambda name: name != first):
        if bundle(language, name).has_message(key):
            return bundle(language, name)
    return None


def has(key: str, language: str = "en") -> bool:
    """Whether a language has a message of this key."""
    return find(key, language) is not None


def say(key: str, language: str = "en", /, **values: str | int | float) -> str:
    """The message of this key in this language, in English where the language lacks it."""
    found = find(key, language) or find(key, "en")
    if found is None:
        raise KeyError(key)
    message = found.get_message(key)
    if message.value is None:
        raise KeyError(key)
    text, errors = found.format_pattern(message.value, values)
    if errors:
        raise ValueError(f"{key}: {errors[0]}")
    return str(text)


def decimal(value: float, digits: int) -> float:
    """A number that messages show with so many digits behind the point, as the language writes it."""
    shown = fluent_number(round(value, digits), minimumFractionDigits=digits, maximumFractionDigits=digits)
    assert isinstance(shown, float)
    return shown
