"""A club server that can be killed, and guests who come in with a real browser."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from playwright import sync_api
from playwright.sync_api import (
    APIRequestContext,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
)

from malecon.kernel.game import Json
from malecon.server.http.pages import STATIC
from tests.server.process import Server

PATIENCE = 20.0


class Club(Server):
    """`malecon serve` with one process for its bots."""

    def __init__(self, folder: Path, *more: str) -> None:
        super().__init__(folder, str(folder / "club.db"), "--workers", "1", *more)
        self.address = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        try:
            self.launch()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()


class Visitor:
    """Somebody who only speaks to the club's interface, as a device with cookies of its own."""

    def __init__(self, request: APIRequestContext, club: Club) -> None:
        self.request = request
        self.club = club

    def ask(self, method: str, path: str, body: Any = None) -> Json:
        data = None if body is None else json.dumps(body)
        headers = {"origin": self.club.address, "content-type": "application/json"}
        reply = self.request.fetch(path, method=method, data=data, headers=headers)
        assert reply.ok, (reply.status, reply.text())
        found = {} if reply.status == 204 else reply.json()
        assert isinstance(found, dict)
        return found

    def make(self, game: str, *seats: str, begin: bool = True, **more: Any) -> Json:
        """A table. Each seat is a name, for one of this device; `bot` or `bot:strong`; or nothing: free."""
        wanted = [seat_of(seat) for seat in seats]
        choices = {"game": game, "players": len(seats), "seats": wanted, "begin": begin, **more}
        return self.ask("POST", "/api/tables", choices)


class Guest(Visitor):
    """Somebody at a club, with a browser of their own. Errors in its console are told at the end."""

    def __init__(self, context: BrowserContext, club: Club) -> None:
        super().__init__(context.request, club)
        self.context = context
        self.complaints: list[str] = []
        self.frames: list[str] = []
        # A look at what an answer would do may come when it cannot be given any more; and a busy machine may
        # take seconds to use what was fetched beforehand, which browsers think is waste.
        self.expected: tuple[str, ...] = (
            r"status of 4\d\d .*/(preview|select)$",
            r"preloaded using link preload but not used",
            r"Service Worker registration blocked by Playwright",
        )
        self.page = self.new_page()

    def new_page(self) -> Page:
        """A page, or another tab."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("response", self.see)
        page.on("websocket", self.listen)
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.complaints.append(f"{message.type}: {message.text} {where}")

    def see(self, response: Response) -> None:
        if response.status >= 500:
            self.complaints.append(f"{response.status} {response.url}")

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def loads(self) -> dict[str, int]:
        """The scripts and styles that the page loads from now on, with their packed bytes."""
        found: dict[str, int] = {}

        def note(request: Request) -> None:
            name = request.url.removeprefix(f"{self.club.address}/")
            if name.endswith((".js", ".css")):
                found[name] = (STATIC / f"{name}.gz").stat().st_size

        self.page.on("requestfinished", note)
        return found

    def expect(self, *complaints: str) -> None:
        """What the browser may complain about: that the network is gone, say."""
        self.expected += complaints

    def check(self) -> None:
        """Nothing went wrong that nobody has spoken of."""
        wrong = [one for one in self.complaints if not any(re.search(part, one) for part in self.expected)]
        assert not wrong, wrong

    def sit(self, game: str, *seats: str, **more: Any) -> Table:
        """Make a table and look at it in the page."""
        made = self.make(game, *seats, **more)
        self.page.goto(f"/table/{made['id']}")
        return Table(self, made["id"])

    def join(self, table: Table, name: str) -> Table:
        """Take an open seat at somebody's table and look at it in the page."""
        seat = self.ask("POST", f"/api/tables/{table.id}/sit", {"name": name})["seat"]
        self.page.goto(f"/table/{table.id}")
        return Table(self, table.id, seat)

    def watch(self, table: Table) -> Table:
        """Look on."""
        self.page.goto(f"/table/{table.id}")
        return Table(self, table.id, None)

    def open(self, address: str) -> Page:
        self.page.goto(address)
        return self.page


def seat_of(seat: str) -> Json:
    if seat == "":
        return {"who": "open"}
    if seat.startswith("bot"):
        return {"who": "bot", "level": seat.partition(":")[2] or "random"}
    return {"who": "me", "name": seat}


class Stuck(AssertionError):
    """The page does not show what the table asks."""


GLOWING = """() => [...document.querySelectorAll(".glow[data-words]")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => one.dataset.words)"""
#: How many answers are marked as chosen: one chip may stand for several.
CHOSEN = """() => [...document.querySelectorAll("[data-chip]")]
  .reduce((sum, one) => sum + Number(one.dataset.n), 0)"""
#: What ends a choice, and what goes on with it: rather another thing, or one more of a pile that glows on.
LAST = ('button[data-words="anyway"]:enabled', 'button[data-words="confirm"]:enabled')
MORE = ('.glow[data-words][aria-pressed="false"]', ".glow[data-words][aria-pressed]")
#: Milliseconds for what is known to be there.
SOON = 2000
#: A way to click something.
Hand = Callable[..., None]
#: Answers that a dial leads to, of which it shows some.
DIALS = (
    """() => [...document.querySelectorAll("[data-dial]")].flatMap((one) => one.dataset.dial.split("|"))"""
)


class Seat:
    """A seat at a table, or none, by the club's interface."""

    def __init__(self, visitor: Visitor, table_id: str, seat: int | None = 0) -> None:
        self.visitor = visitor
        self.id = table_id
        self.seat = seat

    def do(self, what: str, **more: Any) -> None:
        """Anything that can be done at a table, by the interface."""
        self.visitor.ask("POST", f"/api/tables/{self.id}", {"do": what, **more})
        deadline = time.monotonic() + PATIENCE
        while what == "begin" and self.look()["fairness"]["stage"] != "drawing":
            assert time.monotonic() < deadline, "a page does not open its salt"
            time.sleep(0.02)

    def skip(self, chance: random.Random, answers: int) -> Json:
        """Go on by the interface, to the moment that a test is about. The table as it is then."""
        given = 0
        while True:
            table = self.look()
            if table["status"] != "running":
                return table
            if not self.answers(table):
                time.sleep(0.02)
            elif given == answers:
                return table
            else:
                given += 1
                self.answer(table, chance.choice(sorted(self.answers(table))))

    def lay(self) -> None:
        """On to the first choice: in one of twenty games of Havana a building is swapped before it (H5)."""
        while (table := self.skip(random.Random(5), 0))["question"]["key"].startswith("havana-ask-swap"):
            self.answer(table, min(self.answers(table)))

    def answer(self, table: Json, words: str) -> None:
        """Answer by the interface."""
        moment = {name: table[name] for name in ("length", "sealed", "number")}
        self.do("answer", seat=self.seat, words=words, **moment)

    def look(self) -> Json:
        """The table by the interface, to compare the page with."""
        seat = -1 if self.seat is None else self.seat
        table = self.visitor.ask("GET", f"/api/tables/{self.id}?seat={seat}")["table"]
        assert isinstance(table, dict)
        return table

    @staticmethod
    def moment(table: Json) -> tuple[Any, ...]:
        return (table["length"], table["sealed"], table["number"], table["status"], tuple(table["asked"]))

    def given(self, table: Json) -> tuple[Any, ...]:
        """What changes when this seat has answered, and not when others do who are asked at the same time."""
        return (table["length"], table["sealed"], table["status"], self.seat in table["asked"])

    def answers(self, table: Json) -> set[str]:
        """The answers that can be given by this seat."""
        if table["status"] != "running" or self.seat not in table["asked"]:
            return set()
        return {action["words"] for action in table["actions"]}

    def offered(self, table: Json) -> set[str]:
        """The answers that the page offers: where they may be given in any order, all that can be added."""
        selection = table["selection"]
        if selection is None or not self.answers(table):
            return self.answers(table)
        return {action["words"] for action in (*selection["more"], *selection["alone"])}

    def harmless(self, table: Json) -> set[str]:
        """The answers after which nothing is left lying: they are given by one click."""
        return {action["words"] for action in table["actions"] if not action["loses"]}


class Table(Seat):
    """A table as one guest sees it."""

    def __init__(self, guest: Guest, table_id: str, seat: int | None = 0) -> None:
        super().__init__(guest, table_id, seat)
        self.page = guest.page

    def glowing(self) -> set[str]:
        """The answers that can be given on the page by one click."""
        return set(self.page.evaluate(GLOWING))

    def differences(self, answers: set[str]) -> str:
        """How what the page shows differs from these answers; nothing if it does not."""
        shown, dialled = map(set, self.page.evaluate(f"() => [({GLOWING})(), ({DIALS})()]"))
        missing, too_many = answers - shown - dialled, shown - answers
        if not missing and not too_many and bool(shown) == bool(answers):
            return ""
        return f"missing {sorted(missing)}, too many {sorted(too_many)}, shown {sorted(shown)}"

    def wait_for_turn(self, timeout: float = 60.0, patience: float = PATIENCE) -> Json:
        """Until this seat is asked and the page shows every answer and no other, or the game is over. The
        page may take so long to tell what happened before."""
        end = time.monotonic() + timeout
        since = time.monotonic()
        before: tuple[Any, ...] = ()
        while time.monotonic() < end:
            table = self.look()
            if self.moment(table) != before:
                before, since = self.moment(table), time.monotonic()
            if table["status"] == "over":
                return table
            answers = self.offered(table)
            differences = self.differences(answers) if answers else ""
            if answers and not differences:
                return table
            if differences and time.monotonic() > since + patience:
                raise Stuck(differences)
            self.page.wait_for_timeout(50)
        raise Stuck(f"nothing happens: {before}")

    def place(self, words: str) -> Locator:
        """Where an answer is given."""
        return self.page.locator(f'.glow[data-words="{words}"]').locator("visible=true").first

    def give(self, words: str, how: Hand = Locator.click) -> None:
        """Give an answer, and wait until the table has it.

        Where answers are chosen in any order it is chosen with whatever else is needed, and confirmed; what
        would leave something lying is done all the same.
        """
        before = self.given(self.look())
        how(self.place(words))
        end = time.monotonic() + PATIENCE
        counted, pressed, again = 0, "", 0.0
        while time.monotonic() < end:
            if self.given(self.look()) != before:
                return
            if last := self.found(*LAST):
                # What was pressed is on its way, and may take a while.
                if last != pressed or time.monotonic() > again:
                    reach(self.seen(last), how)
                    pressed, again = last, time.monotonic() + SOON / 1000
            else:
                counted = self.choose_more(counted, how)
            self.page.wait_for_timeout(30)
        raise Stuck(f"{words}: nothing came of it; {counted} chosen, {sorted(self.glowing())} glow")

    def choose_more(self, counted: int, how: Hand = Locator.click) -> int:
        """Choose one more, if all that was chosen is marked; how many were marked then."""
        chosen: int = self.page.evaluate(CHOSEN)
        more = self.found(*MORE)
        return chosen if chosen > counted and more and reach(self.seen(more), how) else counted

    def found(self, *selectors: str) -> str:
        """The first of these of which one can be seen."""
        return next((one for one in selectors if self.seen(one).count()), "")

    def seen(self, selector: str) -> Locator:
        return self.page.locator(selector).locator("visible=true").first

    def choose(self, *answers: str) -> None:
        """Click these in turn, each when the one before it is marked as chosen."""
        for number, words in enumerate(answers, 1):
            self.place(words).click()
            self.page.wait_for_function(f"(wanted) => wanted === ({CHOSEN})()", arg=number)

    def confirm(self) -> None:
        """Give what is chosen, and wait until the table has it."""
        before = self.given(self.look())
        self.page.locator('button[data-words="confirm"]').click()
        end = time.monotonic() + PATIENCE
        while self.given(self.look()) == before:
            if time.monotonic() > end:
                raise Stuck("it was not confirmed")
            self.page.wait_for_timeout(10)

    def play(
        self,
        chance: random.Random,
        most: int = 1000,
        how: Hand = Locator.click,
        until: Callable[[Json], bool] = lambda table: False,
    ) -> int:
        """Give answers by chance until the game is over; how many were given."""
        for number in range(most):
            table = self.wait_for_turn()
            if table["status"] == "over" or until(table):
                return number
            self.give(chance.choice(sorted(self.glowing())), how)
        return most


def reach(place: Locator, how: Hand = Locator.click) -> bool:
    """Whether the hand came in time: on a slow machine what is there may be gone before it."""
    try:
        how(place, timeout=SOON)
    except sync_api.TimeoutError:
        return False
    return True


def tap(place: Locator, timeout: float | None = None) -> None:
    place.tap(timeout=timeout)


def press(place: Locator, timeout: float | None = None) -> None:
    """By the keyboard alone."""
    place.focus(timeout=timeout)
    place.press("Enter", timeout=timeout)
