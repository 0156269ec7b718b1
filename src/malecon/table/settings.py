"""What is agreed upon when a table is made."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from functools import cache
from typing import Any

from malecon.bots.players import understood
from malecon.errors import Unreadable
from malecon.files import shown
from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.record import check_options, check_players
from malecon.table.clocks import ClockRule

LONGEST_TITLE = 80
TIMEOUTS = ("bot", "wait")
MOST_WALKS = 20_000  # that a bot may take through its tree for one answer


@dataclass(frozen=True, slots=True)
class Settings:
    """A game, so many seats, and how it is played here."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    box: Json | None = None  # an owner's own components; None means ours
    title: str = ""
    listed: bool = False  # shown in the lobby, or private by link
    spectators: bool = True
    clock: ClockRule = field(default_factory=ClockRule)
    timeout: str = "wait"  # when time runs out: a bot takes over, or the table waits
    stand_in: str = "greedy"  # the level of a bot that takes over
    hints: bool = False  # whether players may ask a bot what it would do
    lesson: bool = False  # a prepared game for one person and bots; its draws are known beforehand
    cup: str = ""  # which is played for here

    def checked(self) -> Settings:
        """The same with all options filled in, or the error that is in it."""
        if self.game not in GAMES:
            raise Unreadable("game-unknown", found=shown(self.game), known=", ".join(GAMES))
        game = GAMES[self.game]
        check_players(game, self.players)
        options = check_options(game, self.options)
        if not self.title.isprintable() or len(self.title) > LONGEST_TITLE:
            raise Unreadable("table-title", most=str(LONGEST_TITLE))
        if self.timeout not in TIMEOUTS:
            raise Unreadable("table-timeout", found=shown(self.timeout), known=", ".join(TIMEOUTS))
        self.clock.check()
        check_level(self.stand_in)
        game.new(self.players, options, self.box)  # raises what is wrong with an owner's box
        return replace(self, options=options)

    def to_json(self) -> Json:
        """Everything, the box too even if it is ours: a later version may have another."""
        data = {**shallow(self), "clock": asdict(self.clock), "box": self.box or our_box(self.game)}
        if not self.cup:
            del data["cup"]  # most tables are of none
        return data

    @classmethod
    def from_json(cls, data: Json) -> Settings:
        box = None if data["box"] == our_box(data["game"]) else data["box"]
        return cls(**{**data, "clock": ClockRule(**data["clock"]), "box": box})


@cache
def our_box(game: str) -> Json:
    """The components that a game is played with unless an owner brings other ones. Not to be changed."""
    return GAMES[game].box(GAMES[game].new(GAMES[game].seats[0]))


def shallow(settings: Settings) -> Json:
    """The fields by name, not taken apart."""
    return {name: getattr(settings, name) for name in Settings.__dataclass_fields__}


def check_level(level: str) -> str:
    """There is a bot of this name, and it does not think for longer than others like to wait."""
    _, amount, unit = understood(level)
    if unit or int(amount or 0) > MOST_WALKS:  # milliseconds would make its answers depend on the machine
        raise Unreadable("table-bot-too-slow", found=shown(level), most=MOST_WALKS)
    return level
