"""Gymnasium: one seat against bots. Importing this registers the games.

    import gymnasium
    import malecon.research.gymnasium
    env = gymnasium.make("malecon/Cuba-v0", players=4, bots="greedy")

An action that the mask forbids changes nothing: the reward is 0 and `info["refused"]` says why, for learners
without masks try them. What is no action at all raises `InvalidAction`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from malecon.bots.players import bot
from malecon.kernel.match import Bot, generator, look
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from malecon.record import whole
from malecon.research.spec import (
    MOST_SEEDS,
    Kind,
    Play,
    Refused,
    Spec,
    as_value_error,
    drawn_from,
    missing,
    playable,
    words_of,
)

try:
    import gymnasium as gym
    import numpy as np
    from gymnasium.error import InvalidAction, ResetNeeded

    from malecon.research import spaces
except ImportError as error:
    raise missing("Gymnasium", error) from error


class MaleconEnv(gym.Env):
    """One seat of a table; bots have the others.

    `bots` is one name for all of them, or one for each in turn order after this seat. `seat` is who is
    learning; with None it changes from game to game: the seed modulo the players. With `flat` an observation
    is one array, the mask behind the bytes.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 2,
        bots: str | Sequence[str] = "greedy",
        *,
        seat: int | None = 0,
        options: Mapping[str, Any] | None = None,
        observe: Kind = "observation",
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.game_spec = spec = Spec(game, players, options, observe)
        players = spec.players
        wanted = whole(seat)
        if seat is not None and wanted not in range(players):
            raise ValueError(f"seat is None or from 0 to {players - 1}, not {seat!r}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is None or 'ansi', not {render_mode!r}")
        self.names = names_of(bots, players - 1)
        with as_value_error():
            for name in self.names:
                bot(name, spec.game)  # an unknown one is told now
        self.play = Play(spec)
        self.wanted_seat = wanted
        self.seat = wanted or 0
        self.flat = flat
        self.render_mode = render_mode
        self.bots: list[Bot | None] = []
        self.own: list[Rng] = []  # what each bot draws from
        self.before = int(OVER)  # who was asked last
        self.action_space = spaces.Actions(spec.actions)
        self.observation_space = spaces.flat(spec) if flat else spaces.seen(spec)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Lay the table anew: the game of this seed, or of one that the environment's generator draws.

        Many are seeded by s, s + 1 and so on: with the next seed they would play each other's games.
        """
        seed = int(seed) if isinstance(seed, np.integer) else seed  # Gymnasium itself would refuse NumPy's
        super().reset(seed=seed)
        self.play.begin(int(self.np_random.integers(MOST_SEEDS)) if seed is None else seed)
        players = self.game_spec.players
        self.seat = self.play.seed % players if self.wanted_seat is None else self.wanted_seat
        self.bots = self._new_bots()
        self.own = [generator(self.play.seed, other) for other in range(players)]
        self.before = int(OVER)
        self._let_others_play()
        return self._observation(), {}

    def _new_bots(self) -> list[Bot | None]:
        players = self.game_spec.players
        bots: list[Bot | None] = [None] * players
        for place, name in enumerate(self.names, 1):
            bots[(self.seat + place) % players] = bot(name, self.game_spec.game)
        return bots

    def __getstate__(self) -> dict[str, Any]:
        """All but the bots. They remember nothing from before this seat was asked: see `Seen.again`."""
        return {**self.__dict__, "bots": [], "own": [words_of(rng) for rng in self.own]}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self.own = [drawn_from(*words) for words in saved["own"]]
        self.bots = self._new_bots()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """This seat does something, and the others until it is asked again."""
        if self.play.seed < 0 or self.play.over:
            raise ResetNeeded("no game is being played; reset() begins one")
        number = whole(action)
        if number is None or not self.action_space.contains(number):
            raise InvalidAction(str(self.game_spec.refusal(self.play.state, action)))
        try:
            self.play.answer(number)
        except Refused as refused:
            return self._observation(), 0.0, False, False, {"refused": str(refused)}
        self.before = self.seat
        self._let_others_play()
        return self._observation(), *self._outcome()

    def _check_begun(self) -> None:
        if self.play.seed < 0:
            raise ResetNeeded("no game has begun; reset() begins one")

    def _outcome(self) -> tuple[float, bool, bool, dict[str, Any]]:
        """What the game is worth to this seat, and whether it is over."""
        if not self.play.over:
            return 0.0, False, False, {}
        reward = self.game_spec.returns(self.play.state)[self.seat]
        return reward, True, False, {"scores": self.play.state.scores()}

    def _let_others_play(self) -> None:
        """Bots are asked as in any match of the house: they get what their seat may know, never the truth."""
        state = self.play.state
        while state.seat >= 0 and state.seat != self.seat:
            asked = int(state.seat)
            player = self.bots[asked]
            assert player is not None
            seen = look(self.game_spec.game, state, asked, self.own[asked], asked == self.before)
            self.before = asked
            self.play.answer(player.choose(seen) - self.game_spec.draws)

    def _observation(self) -> Any:
        spec, state = self.game_spec, self.play.state
        row, mask = spec.row(state, self.seat), spec.mask(state, self.seat)
        if self.flat:
            return np.frombuffer(row + mask, np.uint8)
        return {"observation": np.frombuffer(row, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}

    def action_masks(self) -> Any:
        """What may be done now, as sb3-contrib's MaskablePPO asks for it."""
        self._check_begun()
        return np.frombuffer(self.game_spec.mask(self.play.state, self.seat), np.bool_)

    def render(self) -> str | None:  # type: ignore[override,unused-ignore]
        """The table in words, as this seat may know it."""
        self._check_begun()
        return None if self.render_mode is None else self.game_spec.text(self.play.state, self.seat)


def names_of(bots: object, rivals: int) -> list[str]:
    """The name of each bot."""
    names = [bots] * rivals if isinstance(bots, str) else list(bots) if isinstance(bots, Sequence) else []
    if len(names) != rivals or not all(isinstance(name, str) for name in names):
        raise ValueError(f"bots is one name, or {rivals} of them, not {bots!r}")
    return names


for _name in playable():
    if f"malecon/{_name.title()}-v0" not in gym.registry:
        gym.register(
            f"malecon/{_name.title()}-v0",
            entry_point="malecon.research.gymnasium:MaleconEnv",
            kwargs={"game": _name},
            disable_env_checker=True,  # it would be broken for good by a first reset that is refused
        )
