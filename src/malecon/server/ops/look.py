"""How a club presents itself: its name, its greeting and its colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from malecon.errors import Unreadable
from malecon.files import shown
from malecon.messages import FALLBACK, LANGUAGES
from malecon.server.ops.colours import Colours

NAME = "Malecón"
LONGEST_NAME = 40
LONGEST_GREETING = 280

#: The language of a greeting that is the same in all of them.
ANY = ""


@dataclass(frozen=True, slots=True)
class ClubLook:
    """What is seen of a club before anything is played."""

    name: str = NAME
    greeting: Mapping[str, str] = field(default_factory=dict)  # by language; ANY: in every one
    colours: Colours = field(default_factory=Colours)

    def checked(self) -> ClubLook:
        """The same, or the error that is in it."""
        check_name(self.name)
        for language, text in self.greeting.items():
            if language != ANY:
                check_language(language)
            check_greeting(text)
        self.colours.checked()
        return self

    def greeting_in(self, language: str) -> str:
        """The greeting in this language, else in one that is there; empty if there is none."""
        for tag in (language, ANY, FALLBACK, *self.greeting):
            if tag in self.greeting:
                return self.greeting[tag]
        return ""


def check_name(name: str) -> None:
    if not is_line(name, LONGEST_NAME):
        raise Unreadable("server-club-name", found=shown(name), most=str(LONGEST_NAME))


def check_greeting(text: str) -> None:
    if not is_line(text, LONGEST_GREETING):
        raise Unreadable("server-greeting", found=shown(text), most=str(LONGEST_GREETING))


def check_language(tag: str) -> None:
    if tag not in LANGUAGES:
        raise Unreadable("server-greeting-language", found=shown(tag), known=", ".join(LANGUAGES))


def is_line(text: str, most: int) -> bool:
    """Whether it is one line of printable signs, neither empty nor longer."""
    return bool(text.strip()) and text.isprintable() and len(text) <= most
