"""What is wrong with something that was sent, told to whoever has sent it.

msgspec knows what was wrong and says it to programmers of Python, in English. Here its sentences are read,
and told in words and languages of ours, with the place as it stands in what was sent."""

from __future__ import annotations

import re

from malecon.bots.players import LEVELS
from malecon.files import shown
from malecon.messages import say
from malecon.server.wire.errors import Rejected
from malecon.server.wire.requests import HASH, LEVEL

#: How something is written, by the pattern that it must fit; of other patterns only that it does not.
FORMS = {LEVEL: "server-form-level", HASH: "server-form-hash"}

PLACE = re.compile(r"(.*?)(?: - at `\$\.?(.*?)`)?", re.DOTALL)

#: The sentences of msgspec, and what is said in their place.
SENTENCES = tuple(
    (re.compile(pattern, re.DOTALL), key)
    for pattern, key in {
        r"Object missing required field `(?P<field>.*)`": "server-lacks",
        r"Object contains unknown field `(?P<field>.*)`": "server-unknown-field",
        r"Expected `(?P<wanted>[a-z| ]+)`, got `(?P<found>[a-z]+)`": "server-wrong-kind",
        r"Expected `(?:int|float)` >=? (?P<least>-?\d+)": "server-at-least",
        r"Expected `(?:int|float)` <=? (?P<most>-?\d+)": "server-at-most",
        r"(?:Number|Integer value) out of range": "server-beyond-measure",
        r"Expected `str` of length >= (?P<least>\d+)": "server-text-short",
        r"Expected `str` of length <= (?P<most>\d+)": "server-text-long",
        r"Expected `(?:array|object)` of length >= (?P<least>\d+)": "server-list-short",
        r"Expected `(?:array|object)` of length <= (?P<most>\d+)": "server-list-long",
        r"Expected `str` matching regex (?P<form>.*)": "server-form",
        r"Invalid (?:enum )?value '?(?P<found>.*?)'?": "server-wrong-word",
    }.items()
)

MALFORMED = re.compile(r"JSON is malformed: .* \(byte (\d+)\)", re.DOTALL)


class Misread(Rejected):
    """Something that was sent and cannot be read."""

    def __init__(self, key: str, /, **values: str | int) -> None:
        super().__init__(400, "unreadable", key, **values)


class WrongKind(Misread):
    """A value of another kind than is asked for, such as a text in place of a number."""

    def told(self, language: str) -> dict[str, str | int]:
        def kinds(names: str | int) -> str:
            told = [say(f"server-kind-{name}", language) for name in str(names).split(" | ")]
            return f" {say('server-kind-or', language)} ".join(told)

        return {**self.values, "wanted": kinds(self.values["wanted"]), "found": kinds(self.values["found"])}


def misread(error: Exception) -> Misread:
    """What was wrong, by what msgspec says of it."""
    text = str(error)
    if isinstance(error, RecursionError):
        return Misread("server-json-deep")
    if isinstance(error, UnicodeDecodeError):
        return Misread("server-json", byte=error.start)
    if found := MALFORMED.fullmatch(text):
        return Misread("server-json", byte=int(found[1]))
    if text == "Input data was truncated":
        return Misread("server-json-end")
    place = PLACE.fullmatch(text)
    assert place is not None
    for pattern, key in SENTENCES:
        if said := pattern.fullmatch(place[1]):
            return at_place(key, (place[2] or "").replace("[...]", ""), said.groupdict())
    return Misread("server-misread")


def at_place(key: str, place: str, said: dict[str, str]) -> Misread:
    if "field" in said:  # which is not there, or should not be
        place, said = ".".join(filter(None, (place, said["field"]))), {}
    values: dict[str, str | int] = {"field": shown(place)}
    if key == "server-wrong-kind":
        if not place:
            return WrongKind("server-wrong-kind-whole", **said)
        return WrongKind(key, **values, **said)
    if key == "server-form":
        key = next((told for form, told in FORMS.items() if said["form"] == repr(form)), key)
        return Misread(key, **values, **({"known": ", ".join(LEVELS)} if key == "server-form-level" else {}))
    if "found" in said:
        return Misread(key, **values, found=shown(said["found"]))
    return Misread(key, **values, **{name: int(number) for name, number in said.items()})
