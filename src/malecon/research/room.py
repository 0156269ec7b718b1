"""A table that is played in words: chance and bots answer by themselves, and whoever else is asked reads what
their seat may know and answers.

    room = Room(GAMES["cuba"], 3, bots={1: "greedy", 2: "greedy"}, seed=7)
    print(room.text(0))
    room.answer(0, "play worker")

The same seed and the same answers give the same game as `play_match`.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

from malecon.bots.players import bot
from malecon.errors import OutOfTurn, Unreadable
from malecon.kernel.game import Game, Json
from malecon.kernel.match import Bot, generator, look
from malecon.kernel.play import draw, random_action
from malecon.kernel.state import CHANCE, OVER, Event, may_know
from malecon.record import Record, check_players, seat_name
from malecon.research.spec import any_seed, copied, drawn_from, words_of
from malecon.spoken import seat as spoken
from malecon.spoken.telling import paragraphs


class Room:
    """One game in words. `bots` play the seats that they are named for."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any] | None = None,
        box: Json | None = None,
        bots: Mapping[int, str] | None = None,
        seed: int | None = None,
        language: str = "en",
    ) -> None:
        self.game = game
        self.players = check_players(game, players)
        for seat in bots or {}:
            if not 0 <= seat < players:
                raise Unreadable("spoken-no-seat", found=str(seat), last=str(players - 1))
        self.bot_names = dict(bots or {})
        self.bots = self.new_bots()
        names = spoken.seat_names(players, language)
        self.record = Record(game, players, options, box, names)
        self.telling = spoken.telling_of(game, self.record.box, names, language)
        seed = any_seed() if seed is None else seed
        self.chance = generator(seed, int(CHANCE))
        self.own = [generator(seed, seat) for seat in range(players)]
        self.helper = generator(seed, players)
        self.before = int(OVER)  # who was asked last
        #: What happened with each answer, and with how many of them each seat has answered last.
        self.events: list[list[Event]] = []
        self.told = [0] * players
        self.record.state.listening = True
        self.go_on()

    def new_bots(self) -> dict[int, Bot]:
        return {seat: bot(name, self.game) for seat, name in self.bot_names.items()}

    def copy(self) -> Room:
        """The same table once more: what happens at one does not touch the other, and the same answers bring
        the same draws. Bots think anew there."""
        other = copy(self)
        other.record = copy(self.record)
        other.record.lines, other.record.answers = [*self.record.lines], [*self.record.answers]
        other.record.state = self.record.state.copy()
        other.record.state.listening = True
        other.events, other.told = [*self.events], [*self.told]
        other.chance, other.helper = copied(self.chance), copied(self.helper)
        other.own = [copied(rng) for rng in self.own]
        other.bots = self.new_bots()
        return other

    def __getstate__(self) -> dict[str, Any]:
        """The game by its record; bots think anew after it is read again."""
        generators = {"chance": words_of(self.chance), "helper": words_of(self.helper)}
        own = [words_of(rng) for rng in self.own]
        return {**self.__dict__, **generators, "own": own, "record": self.record.text(), "bots": {}}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self.chance, self.helper = drawn_from(*saved["chance"]), drawn_from(*saved["helper"])
        self.own = [drawn_from(*words) for words in saved["own"]]
        self.record = Record.read(saved["record"])
        self.record.state.listening = True
        self.bots = self.new_bots()

    @property
    def asked(self) -> int:
        """The seat that must answer; OVER at the end."""
        return int(self.record.state.seat)

    @property
    def is_over(self) -> bool:
        return self.asked == OVER

    # --- playing ---

    def answer(self, seat: int, text: str) -> str:
        """Give an answer in words, and let chance and bots go on. What was understood, as the record says it.

        What cannot be understood, or is not allowed, is refused by its rule, and nothing has happened.
        """
        self.check_asked(seat)
        return self.give(seat, spoken.understand(text, self.game, self.record.state, self.telling))

    def answer_anything(self, seat: int) -> str:
        """Give any legal answer for a seat that cannot."""
        self.check_asked(seat)
        return self.give(seat, int(random_action(self.record.state, self.helper)))

    def check_asked(self, seat: int) -> None:
        if self.is_over:
            raise OutOfTurn("answer-after-end", seat=seat_name(seat))
        if seat != self.asked:
            raise OutOfTurn("answer-out-of-turn", seat=seat_name(seat), asked=seat_name(self.asked))

    def give(self, seat: int, action: int) -> str:
        self.told[seat] = len(self.events)
        self.before = seat
        self.add(seat, action)
        self.go_on()
        return self.game.vocabulary.words(action)

    def go_on(self) -> None:
        """Let chance and bots answer until somebody else is asked or the game is over."""
        state = self.record.state
        while (seat := self.asked) != OVER:
            if seat == CHANCE:
                self.add(seat, int(draw(state, self.chance)))
            elif seat in self.bots:
                seen = look(self.game, state, seat, self.own[seat], seat == self.before)
                self.before = seat
                self.add(seat, self.bots[seat].choose(seen))
            else:
                return

    def add(self, seat: int, action: int) -> None:
        """Write an answer down, and hear what it brings about."""
        state = self.record.state
        state.events = []
        self.record.add(seat, action)
        self.events.append(state.events)

    # --- what a seat may know ---

    def text(self, seat: int) -> str:
        """All of it: what happened since its last answer, the table, and the question if it is asked one."""
        asked = self.question if seat == self.asked else None
        return spoken.page(self.telling, seat, self.view(seat), self.news(seat), asked, self.standing())

    def view(self, seat: int) -> Json:
        return self.game.view(self.record.state, seat)

    def news(self, seat: int) -> list[str]:
        """What this seat may know of what happened since it last answered."""
        heard = [event for events in self.events[self.told[seat] :] for event in events]
        return paragraphs(self.telling, [event for event in heard if may_know(event[0], seat)])

    @property
    def question(self) -> spoken.Asked:
        """What is asked now, of whoever is asked."""
        return spoken.asked_at(self.game, self.record.state)

    def standing(self) -> str:
        """Whom the table waits for, or how it ended."""
        if self.is_over:
            return spoken.end_text(self.telling, self.record.state.scores(), self.record.state.winners())
        return self.telling.say("spoken-wait", names=self.telling.names[self.asked])
