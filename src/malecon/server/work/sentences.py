"""What somebody is told, in their language: no more than they see at the table, and nothing hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from malecon.kernel.game import Json
from malecon.messages import say, say_or
from malecon.store.notices import ASKED, INVITED, About, Notice
from malecon.store.turns import TURN

#: What can be told, and what it leads to.
SEATED, ROUND, CUP, SETTLED, BARRED = "seated", "round", "cup", "settled", "barred"
PLACES = {
    TURN: "/table/",
    INVITED: "/table/",
    ASKED: "/friends?ask=",
    SEATED: "/table/",
    ROUND: "/cup/",
    CUP: "/cup/",
    SETTLED: "/me?report=",
    BARRED: "/me?report=",
}
MOST_LINES = 5
MOST_NAMES = 4
REMIND = "remind"


class Told(NamedTuple):
    """A notice as it is shown; of two with the same tag only the last."""

    title: str
    body: str
    url: str
    tag: str


def sentences(
    notices: Sequence[Notice], tables: Mapping[str, About], language: str, hours: int | None = None
) -> Told:
    """What is told of one thing, or of several at once. `hours` are what is left on a clock of days."""
    if len(notices) == 1:
        return one(notices[0], tables, language, hours)
    told = [one(notice, tables, language, None) for notice in notices]
    lines = [f"{each.title}. {each.body}".strip() for each in told[:MOST_LINES]]
    if len(told) > MOST_LINES:
        lines.append(say("notice-more", language, count=len(told) - MOST_LINES))
    turns = all(notice.kind == TURN for notice in notices)
    key = "notice-turns-title" if turns else "notice-several-title"
    return Told(say(key, language, count=len(told)), "\n".join(lines), "/", "malecon")


def one(notice: Notice, tables: Mapping[str, About], language: str, hours: int | None) -> Told:
    about = tables.get(notice.about)
    values = dict(notice.data.get("values", {}))
    if about is not None:
        name = str(about.settings["game"])
        values["game"] = say_or(name, f"{name}-name", language)
    key = REMIND if notice.data.get("stage") == REMIND else notice.data.get("what", notice.kind)
    title = say(f"notice-{key}-title", language, **values)
    body = say("notice-left", language, hours=hours) if hours is not None else ""
    if about is not None:
        body = " ".join(filter(None, (place(about, language), body)))
    return Told(title, body, PLACES[notice.kind] + notice.about, f"{notice.kind}-{notice.about}")


def trial(language: str) -> Told:
    """What is told to see whether it arrives."""
    return Told(say("notice-test-title", language), say("notice-test-body", language), "/", "malecon-test")


def subject_of_code(code: str, club: str, language: str) -> str:
    """The subject of a mail that brings a code."""
    return say("notice-mail-code-title", language, code=code, club=club)


def place(about: About, language: str) -> str:
    """By what somebody knows a table again: its title, or who else plays there."""
    if about.settings.get("title"):
        return say("notice-at", language, title=str(about.settings["title"]))
    others = [name for seat, name in names(about.listing) if seat not in about.listing["asked"]]
    if not others:
        return ""
    return say("notice-with", language, names=", ".join(others[:MOST_NAMES]))


def names(listing: Json) -> list[tuple[int, str]]:
    return [(seat, each["name"]) for seat, each in enumerate(listing["seats"]) if each["kind"] == "person"]
