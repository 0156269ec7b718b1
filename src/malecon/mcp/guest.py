"""A seat at a table of a club. All that is known of the table is what the club shows this seat."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.games import GAMES
from malecon.kernel.game import Game, Json, Sentence
from malecon.kernel.state import EVERYBODY, Event
from malecon.mcp.chair import Chair
from malecon.mcp.club import Club, ClubError, Link, read_link
from malecon.record import Record
from malecon.spoken import seat as spoken
from malecon.spoken.telling import Telling, paragraphs

ENDED = ("over", "closed")
#: Seconds between two looks at a table that waits for others; the last again and again.
LOOKS = (0.1, 0.3, 0.5, 1.0)

#: Signs of a page; the longest of a true table has about a twentieth of it.
MOST_SIGNS = 200_000

P = ParamSpec("P")
T = TypeVar("T")


def heard(work: Callable[P, T]) -> Callable[P, T]:
    """What reads the words of a club: a house that says something else is none."""

    @wraps(work)
    def reading(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return work(*args, **kwargs)
        except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
            raise MaleconError("mcp-strange-club") from None

    return reading


def cleaned(found: Any) -> Any:
    """What a club says, without signs that move a cursor or turn lines round, wherever in it they stand."""
    if isinstance(found, str):
        return shown(found, len(found))
    if isinstance(found, list):
        return [cleaned(one) for one in found]
    if isinstance(found, dict):
        return {cleaned(key): cleaned(value) for key, value in found.items()}
    return found


@heard
def make_table(club: Club, wish: Json) -> tuple[Link, str]:
    """A new table at a club: the link of our seat there, and the address for others."""
    made = club.do("/api/tables", wish)
    return read_link(made["seats"][0]["link"])._replace(club=club.address), str(made["address"])


class ClubChair(Chair):
    """A seat that was taken at a club, or that a secret link led to."""

    @heard
    def __init__(self, club: Club, link: Link, name: str, seat: int | None) -> None:
        self.club = club
        if link.kind == "seat":
            self.path = f"/api/tables/{self.table_of(link.token)}"
            found = club.ask("GET", self.path)
            held = found["mine"]["seats"]
            if not held or (seat is not None and seat not in held):
                raise MaleconError("mcp-no-own-seat")
            self.game = self.game_of(found["table"])
            self.seat: int = held[0] if seat is None else seat
        else:
            self.path = f"/api/tables/{link.token}"
            self.game = self.game_of(club.ask("GET", self.path)["table"])  # before anything is taken
            wish = {"name": name} if seat is None else {"name": name, "seat": seat}
            self.seat = club.do(f"{self.path}/sit", wish)["seat"]
        self.since = 0  # the last line of the log before our own last answer

    def table_of(self, token: str) -> str:
        """The table to which a secret link leads; the club remembers that we came by it."""
        status, headers, body = self.club.fetch("GET", f"/seat/{token}", strict=False)
        place = headers.get("location", "")
        if status == 303 and place.startswith("/table/"):
            return place.removeprefix("/table/")
        if status in (303, 404):
            raise MaleconError("mcp-link-gone")
        if status in (403, 503):  # it says why
            raise ClubError(shown(body.decode("utf-8", "replace"), 300), "denied", "")
        raise MaleconError("mcp-strange-club")

    # --- what the club shows ---

    def table(self) -> Json:
        table: Json = cleaned(self.club.ask("GET", f"{self.path}?seat={self.seat}")["table"])
        players = table["settings"]["players"]
        if type(players) is not int or players not in self.game.seats or players != len(table["seats"]):
            raise ValueError("a club that has lost count")
        return table

    def game_of(self, table: Json) -> Game:
        """What is played there; the engine here must know it by the same rules."""
        settings = table["settings"]
        game = GAMES.get(settings["game"])
        if game is None or settings["rules"] != game.rules:
            raise Unreadable("mcp-other-game", game=shown(settings["game"]))
        return game

    @heard
    def telling(self, table: Json | None = None) -> Telling:
        table = self.table() if table is None else table
        settings = table["settings"]
        nameless = spoken.seat_names(settings["players"], self.club.language)
        names = [shown(seat["name"]) or nameless[number] for number, seat in enumerate(table["seats"])]
        if settings["box"] is not None:  # an owner's own pieces, which only the club can name
            return Telling(self.game, names, self.club.language)
        box = self.game.box(self.game.new(settings["players"], settings["options"]))
        return spoken.telling_of(self.game, box, names, self.club.language)

    @heard
    def asked(self, table: Json | None = None) -> spoken.Asked | None:
        table = self.table() if table is None else table
        question = table["question"]
        if question is None or not table["actions"]:
            return None
        found = [self.game.vocabulary.action(action["words"]) for action in table["actions"]]
        legal = tuple(action for action in found if action is not None)
        if len(set(found)) < len(found):
            raise ValueError("an answer that is offered twice")
        if len(legal) < len(found):
            raise Unreadable("mcp-other-game", game=self.game.name)
        key = question["key"].removeprefix(f"{self.game.name}-ask-")
        return spoken.Asked(
            Sentence(key, question["numbers"], question["words"]), tuple(question["rules"]), legal
        )

    # --- as the tools want it ---

    @heard
    def look(self, wait: float) -> str:
        until = time.monotonic() + wait
        looks = iter(LOOKS)
        pause = LOOKS[-1]
        while not is_settled(table := self.table()) and time.monotonic() < until:
            pause = next(looks, pause)
            time.sleep(max(0.0, min(pause, until - time.monotonic())))
        page = self.page(table)
        if len(page) > MOST_SIGNS:
            raise ValueError("a table that nobody can read")
        return page

    def page(self, table: Json) -> str:
        """The table in words."""
        telling = self.telling(table)
        notes = self.notes(table, telling)
        if table["view"] is None:
            there = ", ".join(
                telling.names[n] for n, seat in enumerate(table["seats"]) if seat["kind"] != "open"
            )
            notes.insert(0, telling.say("mcp-gathering", names=there))
            return "\n\n".join(notes)
        asked = self.asked(table)
        text = spoken.page(
            telling, self.seat, table["view"], self.news(table, telling), asked, standing(table, telling)
        )
        return "\n\n".join([*notes, text])

    def notes(self, table: Json, telling: Telling) -> list[str]:
        """What is to be said of the table besides the game: time, a pause, what others propose."""
        notes = []
        clock = table["clock"]
        if clock["kind"] == "live":
            notes.append(telling.say("mcp-clock", seconds=max(0, int(clock["left"][self.seat]))))
        if clock["paused"]:
            notes.append(telling.say("mcp-paused"))
        for proposal in table["proposals"]:
            if self.seat in proposal["waiting"]:
                who, number = telling.names[proposal["by"]], proposal["number"]
                notes.append(telling.say("mcp-proposal", name=who, number=str(number), kind=proposal["kind"]))
        return notes

    def news(self, table: Json, telling: Telling) -> list[str]:
        """What the log tells since our last answer."""
        events: list[Event] = []
        codes = {kind.key: code for code, kind in enumerate(self.game.events)}
        for line in table["log"]:
            if line["kind"] == "answer" and line["number"] > self.since:
                for event in line["events"]:
                    key = event["key"].removeprefix(f"{self.game.name}-event-")
                    if key in codes:
                        events.append(self.event(codes[key], event["values"]))
        return paragraphs(telling, events)

    def event(self, code: int, values: Json) -> Event:
        """An event as the engine has it; the club tells it with words for its numbers."""
        numbers = [0, 0, 0]
        for place, letter in enumerate("abc"):
            value = values.get(letter, 0)
            if isinstance(value, dict):
                value = list(self.game.vocabulary.domains[value["domain"]]).index(value["word"])
            numbers[place] = int(value)
        return int(EVERYBODY), code, numbers[0], numbers[1], numbers[2]

    @heard
    def answer(self, words: str) -> str:
        table = self.table()
        asked = self.asked(table)
        if asked is None:
            raise MaleconError("mcp-not-asked", standing=standing(table, self.telling(table)))
        action = spoken.meant(words, asked, self.telling(table))
        if action not in asked.legal:
            raise self.why_not(asked, action)
        said = self.game.vocabulary.words(action)
        when = {"length": table["length"], "sealed": table["sealed"]}
        move = {"do": "answer", "seat": self.seat, "words": said, **when, "id": secrets.token_urlsafe(12)}
        before = table["number"]
        self.club.do_once(self.path, move)
        self.since = before
        return said

    @heard
    def why_not(self, asked: spoken.Asked, action: int) -> MaleconError:
        wish = {"seat": self.seat, "words": self.game.vocabulary.words(action)}
        refusal = self.club.ask("POST", f"{self.path}/why-not", wish)["refusal"]
        if refusal is None:  # with others it could be chosen in any order; one by one there is only this
            return spoken.by_rules(MaleconError("refusal-order"), asked, self.telling())
        error = ClubError(refusal["message"], "illegal", refusal["rule"] or "")
        return error if refusal["rule"] else spoken.by_rules(error, asked, self.telling())

    def do(self, what: str, **more: Any) -> None:
        self.club.do(self.path, {"do": what, **more})

    @heard
    def record(self) -> str:
        text = self.club.fetch("GET", f"{self.path}/record").body.decode()
        clean = "\n".join(shown(line, len(line)) for line in text.split("\n"))
        try:
            Record.read(clean)
        except MaleconError:
            raise MaleconError("mcp-strange-club") from None
        return clean

    @heard
    def leave(self) -> None:
        """Get up; from a table that has ended, or that the club has forgotten, there is nothing to do."""
        try:
            if self.table()["status"] not in ENDED:
                self.do("open", seat=self.seat)
        except ClubError as error:
            if error.kind != "missing":
                raise

    def begin(self) -> None:
        self.do("begin")

    def consent(self, proposal: int, agree: bool) -> None:
        self.do("agree" if agree else "decline", seat=self.seat, proposal=proposal)


def is_settled(table: Json) -> bool:
    """Whether there is no reason to wait: we are asked, or somebody wants our consent, or all is over."""
    waits = any(table["you"] in proposal["waiting"] for proposal in table["proposals"])
    return bool(table["actions"]) or waits or table["status"] in ENDED


def standing(table: Json, telling: Telling) -> str:
    """Whom the table waits for, or how it ended."""
    result = table["result"]
    if result is not None:
        return spoken.end_text(telling, result["scores"], result["winners"])
    if table["status"] in ENDED:
        return telling.say("mcp-closed")
    if table["view"] is None:
        return telling.say("mcp-not-begun")
    return telling.say("spoken-wait", names=", ".join(telling.names[seat] for seat in table["asked"]))
