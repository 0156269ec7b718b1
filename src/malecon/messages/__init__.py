"""All text for people, by key, in every language; what a language is made of lies in one folder beside this
file: the sentences as Fluent files, and the rules of the games as players read them (see rulebook.py).

A language is known because its folder is there. The two Fluent packages are used here and nowhere else.
Nothing in this module knows a game: a key is found in whichever file of the language defines it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

#: What is not said in another language is said in this one.
FALLBACK = "en"

#: Larger whole numbers are told by their digits alone: no language's way of writing them is known that far.
MOST_WRITTEN = 10**20

#: Folders with a folder for each language in them: our own, and those of other packages' games by name.
_house = files(__name__)
_brought: dict[str, Traversable] = {}


def _languages() -> tuple[str, ...]:
    """Every folder with a `common.ftl` is a language; the one that the others fall back on comes first."""
    found = [folder.name for folder in _house.iterdir() if (folder / "common.ftl").is_file()]
    return tuple(sorted(found, key=lambda tag: (tag != FALLBACK, tag)))


LANGUAGES = _languages()


def known(tag: str) -> str | None:
    """The language of the house that a tag such as `de-AT` or `pt_BR.UTF-8` asks for."""
    whole = tag.partition(".")[0].replace("_", "-").lower()
    for language in (whole, whole.partition("-")[0]):
        if language in LANGUAGES:
            return language
    return None


def is_spoken_of(name: str) -> bool:
    """Whether messages of our own begin with this word: then nobody else's may."""
    begins = re.compile(rf"^{re.escape(name)}-", re.MULTILINE)
    ours = [file for file in (_house / FALLBACK).iterdir() if file.name.endswith(".ftl")]
    return any(begins.search(file.read_text(encoding="utf-8")) for file in ours)


def add_folder(folder: Traversable, game: str) -> None:
    """Take in the texts of another package's game: `<folder>/<language>/<game>.ftl` and `<game>.md`.

    They are read once here, so that whatever is no text is an error now.
    """
    for language in folder.iterdir():
        for name in (f"{game}.ftl", f"{game}.md"):
            if (language / name).is_file():
                (language / name).read_text(encoding="utf-8")
    _brought[game] = folder
    for made in (names, resource, bundle, find):
        made.cache_clear()


def text_of(language: str, name: str) -> str | None:
    """A file of a language, by its name; None where nobody brings one."""
    file = _brought.get(name.partition(".")[0], _house) / language / name
    return file.read_text(encoding="utf-8") if file.is_file() else None


@cache
def names(language: str) -> tuple[str, ...]:
    """The names of our Fluent files of a language, without their ending; the common one first."""
    if not (_house / language).is_dir():
        return ()
    found = [file.name for file in (_house / language).iterdir() if file.name.endswith(".ftl")]
    return tuple(
        sorted((name.removesuffix(".ftl") for name in found), key=lambda name: (name != "common", name))
    )


@cache
def resource(language: str, name: str) -> Resource:
    """One file, read only when one of its messages is wanted: reading is slow."""
    return FluentResource(text_of(language, f"{name}.ftl") or "")


@cache
def bundle(language: str, name: str) -> FluentBundle:
    """The messages of one file, and the common ones, to which they may refer."""
    found = FluentBundle([language], use_isolating=False)
    for each in dict.fromkeys(("common", name)):
        found.add_resource(resource(language, each))
    return found


@cache
def find(key: str, language: str) -> FluentBundle | None:
    """Where a message is. A key that begins with the name of a file is looked for there first.

    What a game of another package says begins with its name, and is looked for nowhere else.
    """
    first = key.partition("-")[0]
    places = (first,) if first in _brought else names(language)
    for name in sorted(places, key=lambda name: name != first):
        if bundle(language, name).has_message(key):
            return bundle(language, name)
    return None


def has(key: str, language: str = FALLBACK) -> bool:
    """Whether a language has a message of this key."""
    return find(key, language) is not None


def say(key: str, language: str = FALLBACK, /, **values: str | int | float) -> str:
    """The message of this key in this language, in English where the language lacks it."""
    found = find(key, language) or find(key, FALLBACK)
    if found is None:
        raise KeyError(key)
    message = found.get_message(key)
    if message.value is None:
        raise KeyError(key)
    text, errors = found.format_pattern(
        message.value, {name: written(value) for name, value in values.items()}
    )
    if errors:
        raise ValueError(f"{key}: {errors[0]}")
    return str(text)


def written(value: str | int | float) -> str | int | float:
    """A value as Fluent can take it."""
    return str(value) if isinstance(value, int) and abs(value) > MOST_WRITTEN else value


def say_or(otherwise: str, key: str, language: str = FALLBACK, /, **values: str | int | float) -> str:
    """The message of this key, or other words where nobody brings one: games of other packages may not."""
    return say(key, language, **values) if has(key) else otherwise


def decimal(value: float, digits: int) -> float:
    """A number that messages show with so many digits behind the point, as the language writes it."""
    shown = fluent_number(round(value, digits), minimumFractionDigits=digits, maximumFractionDigits=digits)
    assert isinstance(shown, float)
    return shown
