"""All text for people, by key, in every language; what a language is made of lies in one folder beside this
file: the sentences as Fluent files, and the rules of the games as players read them (see rulebook.py).

A language is known because its folder is there. The two Fluent packages are used here and nowhere else.
Nothing in this module knows a game: a key is found in whichever file of the language defines it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

#: What is not said in another language is said in this one.
FALLBACK = "en"

#: Folders with a folder for each language in them: our own, and those that games of other packages bring.
_folders: list[Traversable] = [files(__name__)]


def _languages() -> tuple[str, ...]:
    """Every folder with a `common.ftl` is a language; the one that the others fall back on comes first."""
    found = [folder.name for folder in _folders[0].iterdir() if (folder / "common.ftl").is_file()]
    return tuple(sorted(found, key=lambda tag: (tag != FALLBACK, tag)))


LANGUAGES = _languages()


def known(tag: str) -> str | None:
    """The language of the house that a tag such as `de-AT` or `pt_BR.UTF-8` asks for."""
    whole = tag.partition(".")[0].replace("_", "-").lower()
    for language in (whole, whole.partition("-")[0]):
        if language in LANGUAGES:
            return language
    return None


def add_folder(folder: Traversable) -> None:
    """Take in the texts of another package: `<folder>/<language>/*.ftl`, at least in English."""
    if folder not in _folders:
        _folders.append(folder)
        for made in (names, resource, bundle, find):
            made.cache_clear()


def text_of(language: str, name: str) -> str | None:
    """A file of a language, by its name; None where nobody brings one."""
    for folder in _folders:
        file = folder / language / name
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None


@cache
def names(language: str) -> tuple[str, ...]:
    """The names of the Fluent files of a language, without their ending; the common one first."""
    found: set[str] = set()
    for folder in _folders:
        if (folder / language).is_dir():
            found |= {file.name for file in (folder / language).iterdir() if file.name.endswith(".ftl")}
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
    """Where a message is. A key that begins with the name of a file is looked for there first."""
    first = key.partition("-")[0]
    for name in sorted(names(language), key=lambda name: name != first):
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
    text, errors = found.format_pattern(message.value, values)
    if errors:
        raise ValueError(f"{key}: {errors[0]}")
    return str(text)


def say_or(otherwise: str, key: str, language: str = FALLBACK, /, **values: str | int | float) -> str:
    """The message of this key, or other words where nobody brings one: games of other packages may not."""
    return say(key, language, **values) if has(key) else otherwise


def decimal(value: float, digits: int) -> float:
    """A number that messages show with so many digits behind the point, as the language writes it."""
    shown = fluent_number(round(value, digits), minimumFractionDigits=digits, maximumFractionDigits=digits)
    assert isinstance(shown, float)
    return shown
