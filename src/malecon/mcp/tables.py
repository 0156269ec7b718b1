"""At which tables one sits, by name, and all that the tools do there. It knows nothing of the protocol, and
every function gives a text for a language model to read."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Any

from malecon import rulebook
from malecon.bots.players import BOTS, LEVELS, WALKS
from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.mcp.chair import Chair
from malecon.mcp.club import Club, read_club, read_link
from malecon.mcp.guest import ClubChair, make_table
from malecon.mcp.own import OwnChair
from malecon.messages import say
from malecon.record import check_players
from malecon.research.room import Room
from malecon.research.spec import SEEDS
from malecon.spoken import seat as spoken

MOST_TABLES = 50
MOST_WAIT = 60.0  # seconds; most clients give up soon after
OPEN = "open"  # a seat of a club's table that is for whoever comes
MOST_BUDGET = 99_999  # walks for each decision: seconds and not days
#: Bots, with a budget only where it is one of seconds and not of days.
BOT = re.compile(rf"{'|'.join(BOTS)}|({'|'.join(WALKS)}):[1-9][0-9]{{0,4}}")
#: What reads like the id of a rule; no answer does.
RULE_ID = re.compile(r"[A-Za-z][0-9]{1,4}")


def bounded(wait: float) -> float:
    """A number of seconds to wait, but no absurd one."""
    return max(0.0, min(wait, MOST_WAIT)) if wait == wait else 0.0


def check_bot(name: str) -> None:
    """There is such a bot, and it thinks no longer than somebody waits."""
    if BOT.fullmatch(name):
        return
    level, colon, _ = name.partition(":")
    if level not in BOTS:
        raise Unreadable("mcp-bot-unknown", found=shown(name), known=", ".join(BOTS))
    if colon and level not in WALKS:
        raise Unreadable("bot-no-budget", found=shown(name), level=level, known=", ".join(WALKS))
    raise Unreadable("mcp-bot-budget", found=shown(name), level=level, most=MOST_BUDGET)


def rules_of_pieces(game: Game, action: int) -> tuple[str, ...]:
    """The rules that tell of the pieces in an answer, as the terminal shows them; no box has others."""
    drawing = game.drawing(game.box(game.new(game.seats[0], {})))
    return () if drawing is None else drawing.rules(action)


class Tables:
    """The tables of one client. Each is spoken with by one thread at a time."""

    def __init__(self, language: str, clubs: Sequence[str] = ()) -> None:
        self.language = language
        self.allowed = [read_club(club) for club in clubs]
        self.chairs: dict[str, tuple[Chair, Lock]] = {}
        self.clubs: dict[str, Club] = {}
        self.made = 0

    def say(self, key: str, /, **values: str | int) -> str:
        return say(key, self.language, **values)

    # --- what there is ---

    def games(self) -> str:
        """The games, their numbers of players and options, and the bots."""
        lines = []
        for game in GAMES.values():
            least, most = game.seats[0], game.seats[-1]
            lines.append(self.say("games-line", game=game.name, least=least, most=most))
            for option in game.options:
                values = ", ".join(json.dumps(value) for value in option.values)
                limits = f", {option.limits[0]}–{option.limits[1]}" if option.limits else ""
                lines.append(f"  {option.name}: {values}{limits} ({option.rule})")
        lines.append(self.say("mcp-bots", bots=", ".join(LEVELS)))
        if self.chairs:
            lines.append(self.say("mcp-tables", tables=", ".join(self.chairs)))
        return "\n".join(lines)

    # --- coming and going ---

    def new_table(
        self,
        game: str,
        players: int | None,
        seat: int,
        bots: str | Sequence[str],
        options: Mapping[str, Any] | None,
        seed: int | None,
        club: str | None = None,
        name: str = "",
    ) -> str:
        """A table of one's own: bots play all other seats. At a club, some may be left open for people."""
        chosen = self.find_game(game)
        players = check_players(chosen, chosen.seats[0] if players is None else players)
        if not 0 <= seat < players:
            raise Unreadable("spoken-no-seat", found=str(seat), last=str(players - 1))
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise Unreadable("mcp-bots-number", found=str(len(names)), wanted=str(players - 1))
        for one in names:
            if one != OPEN or club is None:
                check_bot(one)
        if seed is not None and not 0 <= seed < SEEDS:
            raise Unreadable("mcp-seed", found=shown(str(seed)))
        self.check_room()
        if club is not None:
            return self.new_at_club(self.club_at(read_club(club)), chosen, seat, names, options, name)
        others = [other for other in range(players) if other != seat]
        seated = dict(zip(others, names, strict=True))
        room = Room(chosen, players, options or {}, None, seated, seed, self.language)
        return self.sit(OwnChair(room, seat))

    def new_at_club(
        self,
        club: Club,
        game: Game,
        seat: int,
        names: list[str],
        options: Mapping[str, Any] | None,
        name: str,
    ) -> str:
        """A table at a club. With nobody to wait for, the game begins at once."""
        seats = [{"who": "open"} if one == OPEN else {"who": "bot", "level": one} for one in names]
        seats.insert(seat, {"who": "me", "name": name})
        wish = {"game": game.name, "players": len(seats), "seats": seats, "options": dict(options or {})}
        link, address = make_table(club, {**wish, "begin": OPEN not in names})
        return (
            f"{self.sit(ClubChair(club, link, name, seat))}\n\n{self.say('mcp-address-of', address=address)}"
        )

    def sit_down(self, link: str, name: str, seat: int | None) -> str:
        """A seat at a table of a club."""
        where = read_link(link)
        self.check_room()
        return self.sit(ClubChair(self.club_at(where.club), where, name, seat))

    def club_at(self, address: str) -> Club:
        """A club where one may sit down, and who we are there."""
        if self.allowed and address not in self.allowed:
            raise Unreadable("mcp-other-club", found=shown(address), known=", ".join(self.allowed))
        return self.clubs.setdefault(address, Club(address, self.language))

    def check_room(self) -> None:
        if len(self.chairs) >= MOST_TABLES:
            raise MaleconError("mcp-too-many", most=MOST_TABLES)

    def sit(self, chair: Chair) -> str:
        self.made += 1
        name = f"table-{self.made}"
        self.chairs[name] = (chair, Lock())
        return self.after(self.say("mcp-seated", table=name), chair)

    def after(self, done: str, chair: Chair, wait: float = 0) -> str:
        """What was done, and the table as it stands. Whoever heard only that it could not be looked at would
        do it once more: take a second seat, or answer the next question with what was meant for this one."""
        try:
            seen = chair.look(wait)
        except MaleconError as error:
            seen = error.message(self.language)
        return f"{done}\n\n{seen}"

    def leave(self, table: str | None) -> str:
        name, chair, lock = self.at(table)
        with lock:
            chair.leave()
        self.chairs.pop(name, None)
        return self.say("mcp-left", table=name)

    # --- at a table ---

    def look(self, table: str | None, wait: float) -> str:
        _, chair, lock = self.at(table)
        with lock:
            return chair.look(bounded(wait))

    def answer(self, answer: str, table: str | None, wait: float = 0) -> str:
        """Give an answer; the table as it stands when the others have answered, or after a while."""
        _, chair, lock = self.at(table)
        with lock:
            said = chair.answer(answer)
            return self.after(self.say("mcp-answered", answer=said), chair, bounded(wait))

    def rule(self, about: str, table: str | None, game: str | None) -> str:
        """The rules behind the question, behind an answer, of an id, or all; and why an answer is refused."""
        about = about.strip()
        if game is not None:
            return self.rules_of(self.find_game(game), about)
        _, chair, lock = self.at(table)
        with lock:
            known = rulebook.rules(chair.game.name, self.language)
            if about.lower() == "all" or about.upper() in known:
                return self.rules_of(chair.game, about)
            asked = chair.asked()
            if asked is None:
                raise MaleconError("mcp-no-question")
            if not about:
                return self.rule_texts(chair.game, asked.rules)
            if RULE_ID.fullmatch(about):
                raise Unreadable("mcp-no-rule", found=shown(about), game=chair.game.name)
            action = spoken.meant(about, asked, chair.telling())
            ids = (*rules_of_pieces(chair.game, action), *asked.rules)
            if action in asked.legal:
                return self.rule_texts(chair.game, ids)
            error = chair.why_not(asked, action)
            told = self.rule_texts(chair.game, (str(error.values.get("rule") or ""), *ids))
            return f"{error.message(self.language)}\n\n{told}"

    def record(self, table: str | None) -> str:
        _, chair, lock = self.at(table)
        with lock:
            return chair.record()

    def begin(self, table: str | None) -> str:
        _, chair, lock = self.at(table)
        with lock:
            chair.begin()
            return self.after(self.say("mcp-you-began"), chair)

    def consent(self, proposal: int, agree: bool, table: str | None) -> str:
        _, chair, lock = self.at(table)
        with lock:
            chair.consent(proposal, agree)
            done = "mcp-agreed" if agree else "mcp-declined"
            return self.after(self.say(done, number=str(proposal)), chair)

    # --- finding and telling ---

    def find_game(self, name: str) -> Game:
        if name.lower() not in GAMES:
            raise Unreadable("game-unknown", found=shown(name), known=", ".join(GAMES))
        return GAMES[name.lower()]

    def at(self, table: str | None) -> tuple[str, Chair, Lock]:
        """A table by its name; without one, the newest."""
        if not self.chairs:
            raise MaleconError("mcp-no-table")
        name = table or list(self.chairs)[-1]
        if name not in self.chairs:
            raise Unreadable("mcp-table-unknown", found=shown(name), known=", ".join(self.chairs))
        return (name, *self.chairs[name])

    def rules_of(self, game: Game, about: str) -> str:
        """A rule by its id, or the whole book."""
        known = rulebook.rules(game.name, self.language)
        if about.lower() in ("", "all"):
            return spoken.rules_text(game, self.language)
        if about.upper() not in known:
            raise Unreadable("mcp-no-rule", found=shown(about), game=game.name)
        return self.rule_texts(game, (about.upper(),))

    def rule_texts(self, game: Game, ids: Sequence[str]) -> str:
        known = rulebook.rules(game.name, self.language)
        return "\n\n".join(f"{number}: {known[number]}" for number in dict.fromkeys(ids) if number in known)

    def refusal(self, error: MaleconError, table: str | None, game: str | None = None) -> str:
        """An error for the model to read: what is wrong, and what the rule says that forbids it. The rule is
        one of the game that was named, else of the table's."""
        text = error.message(self.language)
        rule = str(error.values.get("rule") or "")
        if not rule:
            return text
        if rule not in text:
            text = self.say("refusal-by-rule", why=text, rule=rule)
        try:
            chosen = self.at(table)[1].game if game is None else self.find_game(game)
        except MaleconError:  # the table was left meanwhile
            return text
        return f"{text}\n\n{self.rule_texts(chosen, (rule,))}".strip()
