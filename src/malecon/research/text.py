"""A text environment of TextArena's shape: what a seat may know in words, an answer in words.

    env = TextEnv("havana")
    env.reset(num_players=2, seed=7)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, info = env.step(models[player](observation))
    rewards, game_info = env.close()

An observation is all that the player's seat may know: the rules, what happened since its last answer, the
table, the question and every legal answer. An answer is the number of one, its words, or any part of them
that only one has; a model that thinks aloud puts it last, in [square brackets]. What is not legal is refused
with its rule, counted, and asked again. It needs no other library.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.messages import LANGUAGES
from malecon.record import check_options
from malecon.research.room import Room
from malecon.research.spec import any_seed, following, whole_seed
from malecon.spoken import seat as spoken


class TextEnv:
    """A game in words. `bots` play some seats, by number, or as one name all but the first.

    `rules`: observations begin with the rules of the game. `tries`: after so many illegal answers to one
    question any legal one is given; without it, it is asked as often as it takes.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        box: Json | None = None,
        bots: Mapping[int, str] | str | None = None,
        language: str = "en",
        rules: bool = True,
        tries: int | None = None,
    ) -> None:
        if game not in GAMES:
            raise Unreadable("game-unknown", found=shown(str(game)), known=", ".join(GAMES))
        if language not in LANGUAGES:
            raise Unreadable("language-unknown", found=shown(str(language)), known=", ".join(LANGUAGES))
        self.game = GAMES[game]
        self.players = players if players is not None else self.game.seats[0]
        self.options = check_options(self.game, options or {})
        self.box = box
        self.bots = bots
        self.language = language
        self.rules = rules
        self.tries = tries
        self.room: Room | None = None
        self.seed = -1  # none has begun
        self.clear()

    def clear(self) -> None:
        self.refusal = ""  # of the last answer, for whoever gave it
        self.wrong = 0  # illegal answers to the question that is asked
        #: By player: how many answers were illegal, and how many were taken.
        self.illegal: dict[int, int] = {}
        self.taken: dict[int, int] = {}

    def __deepcopy__(self, memo: object) -> TextEnv:
        """The same game once more, for those who try answers out; bots think anew there."""
        other = copy(self)
        other.room = None if self.room is None else self.room.copy()
        other.illegal, other.taken = dict(self.illegal), dict(self.taken)
        return other

    # --- TextArena's own ---

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Lay a new table. The same seed gives the same draws, here and in every other face; who gives none
        gets the next one."""
        players = self.players if num_players is None else num_players
        if type(players) is not int:
            raise Unreadable("spoken-players", found=shown(str(players)))
        if seed is not None:
            self.seed = whole_seed(seed)
        else:
            self.seed = any_seed() if self.seed < 0 else following(self.seed, 1)
        bots = self.bots if self.bots is not None else {}
        if isinstance(bots, str):
            bots = dict.fromkeys(range(1, players), bots)
        self.room = Room(self.game, players, self.options, self.box, bots, self.seed, self.language)
        self.clear()
        people = [seat for seat in range(players) if seat not in bots]
        self.illegal, self.taken = dict.fromkeys(people, 0), dict.fromkeys(people, 0)

    def get_observation(self) -> tuple[int, str]:
        """Who must answer, and all that this player may know; at the end the first player, and the result."""
        room = self.playing()
        player = next(iter(self.illegal), 0) if room.is_over else room.asked
        return player, self.make_prompt(player) if self.rules else self.observation(player)

    def step(self, action: str) -> tuple[bool, Json]:
        """Answer for whoever is asked: whether the game is over, and what became of the answer.

        An illegal one changes nothing: `info` has the reason and the rule, and so has the next observation.
        """
        room = self.playing()
        player = room.asked
        info: Json = {"player": player, "illegal": False, "rule": None, "message": "", "answer": None}
        try:
            if not isinstance(action, str):
                raise Unreadable("spoken-not-text", found=type(action).__name__)
            room.check_asked(player)
            info["answer"] = room.answer(player, action)
        except MaleconError as error:
            if room.is_over:
                raise
            self.refuse(player, error, info)
        else:
            self.taken[player] += 1
            self.wrong, self.refusal = 0, ""
        return room.is_over, info

    def close(self) -> tuple[dict[int, float], dict[int, Json]]:
        """The end: rewards, and what each player's game was like. A game left early rewards nobody.

        As in every other face a win is worth 1, a defeat −1/(players − 1), and who share a win share it too.
        """
        room, self.room = self.playing(), None
        state = room.record.state
        winners = state.winners() if room.is_over else []
        rewards: dict[int, float] = {}
        about: dict[int, Json] = {}
        for player in self.illegal:
            share = 1 / len(winners) if player in winners else 0.0
            rewards[player] = (room.players * share - 1) / (room.players - 1) if winners else 0.0
            about[player] = {
                "role": room.telling.names[player],  # this and the next two as TextArena has them
                "invalid_move": self.illegal[player] > 0,
                "turn_count": self.taken[player],
                "score": int(state.scores()[player]),
                "won": player in winners,
                "illegal": self.illegal[player],
            }
        return rewards, about

    # --- as others ask for it ---

    def observation(self, player: int) -> str:
        """What a player may know now, without the rules; asked or not."""
        room = self.playing()
        if not 0 <= player < room.players:
            raise Unreadable("spoken-no-seat", found=str(player), last=str(room.players - 1))
        text = room.text(player)
        return f"{self.refusal}\n\n{text}" if self.refusal and player == room.asked else text

    def make_prompt(self, player: int | None = None) -> str:
        """The rules of the game and what a player may know: all that a model without a memory needs."""
        room = self.playing()
        player = room.asked if player is None else player
        name = spoken.game_name(self.game, self.language)
        rules = spoken.rules_text(self.game, self.language)
        head = f"{room.telling.say('spoken-rules-of', game=name)}\n\n{rules}\n\n" if rules else ""
        return head + self.observation(player)

    def get_legal_moves(self) -> list[str]:
        """What whoever is asked may answer, in words; nothing at the end."""
        room = self.playing()
        return [] if room.is_over else [self.game.vocabulary.words(action) for action in room.question.legal]

    def parse_response(self, response: str) -> str:
        """The answer in what a model wrote: what stands last in square brackets, else its last line."""
        return spoken.answer_in(response)

    def record(self) -> str:
        """The game so far as a record, with everything that was hidden: for the one who experiments, and not
        for a player."""
        return self.playing().record.text()

    # --- within ---

    def playing(self) -> Room:
        if self.room is None:
            raise MaleconError("spoken-not-begun")
        return self.room

    def refuse(self, player: int, error: MaleconError, info: Json) -> None:
        """Count an illegal answer and say why it is none; with too many of them, give any."""
        room = self.playing()
        why = error.message(self.language)
        self.illegal[player] += 1
        self.wrong += 1
        info |= {"illegal": True, "rule": error.values.get("rule") or None, "message": why}
        self.refusal = room.telling.say("spoken-refused", why=why)
        if self.tries is not None and self.wrong >= self.tries:
            info["answer"] = room.answer_anything(player)
            self.wrong, self.refusal = 0, ""
