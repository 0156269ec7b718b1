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

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from typing import Any

from malecon.bots.players import bot
from malecon.errors import MaleconError, OutOfTurn, Unreadable
from malecon.files import shown
from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.kernel.mind import returns
from malecon.messages import LANGUAGES
from malecon.record import check_options, check_players, whole
from malecon.research.room import Room
from malecon.research.spec import any_seed, following, whole_seed
from malecon.spoken import seat as spoken

Bots = Mapping[int, str] | Sequence[str] | str


class NoTable(Unreadable, ValueError):
    """What no table can be made of. Whatever was played before goes on."""


class NotBegun(MaleconError, RuntimeError):
    """Somebody asks for a game before `reset`, or after `close`."""


class TextEnv:
    """A game in words. `bots` play some seats, by number; or as one name all seats but the first; or as a
    list with a name for each of those.

    `rules`: observations begin with the rules of the game. `tries`: after so many illegal answers to one
    question any legal one is given; without it, it is asked as often as it takes.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        box: Json | None = None,
        bots: Bots | None = None,
        language: str = "en",
        rules: bool = True,
        tries: int | None = None,
    ) -> None:
        with told():
            check_known(game, GAMES, "game-unknown")
            check_known(language, LANGUAGES, "language-unknown")
            self.game = GAMES[game]
            self.language = language
            self.players = self.game.seats[0] if players is None else self.seats(players)
            self.options = check_options(self.game, options)
            if box is not None and not isinstance(box, Mapping):
                raise NoTable("spoken-box", found=shown(repr(box)))
            self.box = box
            self.bots = self.named(bots)
        if tries is not None and (whole(tries) or 0) < 1:
            raise NoTable("spoken-tries", found=shown(repr(tries)))
        self.rules = rules
        self.tries = tries
        self.room: Room | None = None
        self.seed = -1  # none has begun
        self.result: tuple[dict[int, float], dict[int, Json]] = {}, {}  # of the game that was closed last
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
        if seed is None:
            seed = any_seed() if self.seed < 0 else following(self.seed, 1)
        seed = whole_seed(seed)
        with told():
            players = self.players if num_players is None else self.seats(num_players)
            bots = self.bots_at(players)
            room = Room(self.game, players, self.options, self.box, bots, seed, self.language)
        self.seed, self.room = seed, room
        self.clear()
        people = [seat for seat in range(players) if seat not in bots]
        self.illegal, self.taken = dict.fromkeys(people, 0), dict.fromkeys(people, 0)

    def get_observation(self) -> tuple[int, str]:
        """Who must answer, and all that this player may know; at the end the first player, and the result."""
        player = self.reader()
        return player, self.make_prompt(player) if self.rules else self.observation(player)

    def step(self, action: str) -> tuple[bool, Json]:
        """Answer for whoever is asked: whether the game is over, and what became of the answer.

        An illegal one changes nothing: `info` has the reason and the rule, and so has the next observation.
        """
        room = self.playing()
        if room.is_over:
            raise OutOfTurn("spoken-after-end")
        player = room.asked
        info: Json = {"player": player, "illegal": False, "rule": None, "message": "", "answer": None}
        try:
            info["answer"] = room.answer(player, text(action))
        except MaleconError as error:
            self.refuse(player, error, info)
        else:
            self.taken[player] += 1
            self.wrong, self.refusal = 0, ""
        return room.is_over, info

    def close(self) -> tuple[dict[int, float], dict[int, Json]]:
        """The end: rewards, and what each player's game was like. A game left early rewards nobody.

        As in every other face a win is worth 1, a defeat −1/(players − 1), and who share a win share it too.
        Whoever closes twice hears the same again, and whoever never began hears of nobody.
        """
        if self.room is None:
            return self.result
        room, self.room = self.room, None
        state = room.record.state
        winners = state.winners() if room.is_over else []
        worth = list(returns(state)) if room.is_over else [0.0] * room.players
        rewards: dict[int, float] = {}
        about: dict[int, Json] = {}
        for player in self.illegal:
            rewards[player] = worth[player]
            about[player] = {
                "role": room.telling.names[player],  # this and the next two as TextArena has them
                "invalid_move": self.illegal[player] > 0,
                "turn_count": self.taken[player],
                "score": int(state.scores()[player]),
                "won": player in winners,
                "illegal": self.illegal[player],
            }
        self.result = rewards, about
        return self.result

    # --- as others ask for it ---

    def observation(self, player: int) -> str:
        """What a player may know now, without the rules; asked or not."""
        room = self.playing()
        if whole(player) not in range(room.players):
            raise NoTable("spoken-no-seat", found=shown(str(player)), last=str(room.players - 1))
        text = room.text(player)
        return f"{self.refusal}\n\n{text}" if self.refusal and player == room.asked else text

    def make_prompt(self, player: int | None = None) -> str:
        """The rules of the game and what a player may know: all that a model without a memory needs."""
        room = self.playing()
        player = self.reader() if player is None else player
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
        return spoken.answer_in(text(response))

    def record(self) -> str:
        """The game so far as a record, with everything that was hidden: for the one who experiments, and not
        for a player."""
        return self.playing().record.text()

    # --- within ---

    def seats(self, players: object) -> int:
        """So many may play."""
        number = whole(players)
        if number is None:
            raise NoTable("spoken-players", found=shown(str(players)))
        return check_players(self.game, number)

    def named(self, bots: object) -> dict[int, str] | list[str] | str:
        """Who plays which seats, if these are names of bots."""
        names: list[Any] = [None]
        found: Any = bots
        match bots:
            case None:
                return {}
            case str():
                names = [bots]
            case Mapping():
                names, found = [*bots.values()], {whole(seat): name for seat, name in bots.items()}
            case Sequence():
                names = found = [*bots]
        if not all(isinstance(name, str) for name in names) or (isinstance(found, dict) and None in found):
            raise NoTable("spoken-bots", found=shown(repr(bots)))
        for name in names:
            bot(name, self.game)  # an unknown one is told now
        return found  # type: ignore[no-any-return]  # looked at above

    def bots_at(self, players: int) -> dict[int, str]:
        """The bots by their seats, at a table for so many."""
        if isinstance(self.bots, dict):
            return self.bots
        names = [self.bots] * (players - 1) if isinstance(self.bots, str) else self.bots
        if len(names) != players - 1:
            raise NoTable("spoken-bots-number", found=str(len(names)), players=str(players))
        return dict(enumerate(names, 1))

    def reader(self) -> int:
        """Who must answer; at the end the first player, for the result."""
        room = self.playing()
        return next(iter(self.illegal), 0) if room.is_over else room.asked

    def playing(self) -> Room:
        if self.room is None:
            raise NotBegun("spoken-not-begun")
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


@contextmanager
def told() -> Iterator[None]:
    """Whatever the house has against a table is what users of environments expect: a ValueError too."""
    try:
        yield
    except MaleconError as error:
        raise NoTable(error.key, **error.values) from None


def check_known(name: object, known: Collection[str], wrong: str) -> None:
    if not isinstance(name, str) or name not in known:
        raise NoTable(wrong, found=shown(str(name)), known=", ".join(known))


def text(words: object) -> str:
    """What a player said."""
    if not isinstance(words, str):
        raise Unreadable("spoken-not-text", found=type(words).__name__)
    return words
