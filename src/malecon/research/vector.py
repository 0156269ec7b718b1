"""Many tables stepped by arrays: one action for every table, one row for whoever is asked next at each.

    tables = Tables("cuba", players=4, tables=256, seed=1)
    while learning:
        actions = policy(tables.observations, tables.masks)
        tables.step(actions)

All arrays are new after each step and cannot be written to. A table whose game ends is laid anew in the same
step (`autoreset_mode`): `dones`, `rewards` and `scores` tell of the game that has ended, all else of the new
one. No reward comes before the end, and it comes to every seat at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from malecon.record import whole
from malecon.research.layout import Expander
from malecon.research.spec import (
    Kind,
    Refused,
    Spec,
    any_seed,
    copied,
    following,
    missing,
    resumed,
    whole_seed,
)
from malecon.research.stepping import FINE, Stepper

try:
    import numpy as np
except ImportError as error:
    raise missing("NumPy", error) from error

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


MOST_TABLES = 2**20


class Tables:
    """So many tables of one game.

    `seats` says who is asked at each table, `observations` what that seat sees (or knows, with
    `observe="information"`) and `masks` what it may do. Table number k plays the seeds seed + k,
    seed + k + tables and so on.
    """

    #: As Gymnasium calls it: the value of its AutoresetMode.SAME_STEP.
    autoreset_mode = "SameStep"

    def __init__(
        self,
        game: str,
        players: int,
        tables: int = 1,
        *,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        observe: Kind = "observation",
    ) -> None:
        number = whole(tables)
        if number is None or not 1 <= number <= MOST_TABLES:
            raise ValueError(f"tables is a whole number from 1 to {MOST_TABLES}, not {tables!r}")
        self.spec = spec = Spec(game, players, options, observe)
        self.players = spec.players
        self.tables = number
        self.actions = spec.actions
        self.size = spec.size
        self._expander: Expander | None = None
        self._stepper = self._new_stepper()
        self.observations: NDArray[np.uint8]
        self.masks: NDArray[np.bool_]
        self.seats: NDArray[np.int64]
        self.legal_counts: NDArray[np.int64]
        self.dones: NDArray[np.bool_]
        self.rewards: NDArray[np.float64]
        self.scores: NDArray[np.int64]
        self.reset(seed=seed)

    def reset(self, *, seed: int | None = None) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
        """Lay all tables anew and say what is seen and what may be done at each; without a seed, each table
        plays the game that would have followed there."""
        seeds = [following(played, self.tables) for played in self._stepper.seeds]
        if seed is not None or not seeds:
            first = any_seed() if seed is None else whole_seed(seed)
            seeds = [following(first, table) for table in range(self.tables)]
        self._stepper.deal(seeds)
        self._take()
        return self.observations, self.masks

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.uint8], NDArray[np.bool_], NDArray[np.float64], NDArray[np.bool_]]:
        """Do one action at every table: observations, masks, rewards of every seat, and whether a game ended.

        If one of them may not be done, nothing is done at any table.
        """
        given = np.asarray(actions)
        if given.shape != (self.tables,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions is an array of {self.tables} whole numbers, "
                f"not of shape {given.shape} and type {given.dtype}"
            )
        answers = given.astype(np.int64).tobytes()
        wrong = self._stepper.wrong(answers)
        if wrong != FINE:
            why = self.spec.refusal(self._stepper.states[wrong], int(given[wrong]))
            raise Refused(f"at table {wrong}: {why}")
        self._stepper.step(answers)
        self._take()
        return self.observations, self.masks, self.rewards, self.dones

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """For every table an action that may be done, any as gladly as another."""
        if not isinstance(rng, np.random.Generator):
            raise TypeError(
                f"rng is a generator of NumPy, as numpy.random.default_rng(7) makes it, not {rng!r}"
            )
        places = (rng.random(self.tables) * self.legal_counts).astype(np.int64)
        return np.frombuffer(self._stepper.picked(places.tobytes()), np.int64)

    def observe(self, table: int, seat: int) -> NDArray[np.uint8]:
        """What any seat of a table sees or knows, whoever is asked there."""
        at, of = whole(table), whole(seat)
        if at is None or at not in range(self.tables) or of is None or of not in range(self.players):
            raise IndexError(f"there are {self.tables} tables with {self.players} seats, counted from 0")
        return np.frombuffer(self._stepper.look(at, of), np.uint8)

    def expand(self, observations: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Rows of these tables with a number for each of several, as nets like them."""
        if self._expander is None:
            self._expander = Expander(self.spec.game.name, self.spec.kind)
        return self._expander(observations)

    @property
    def seeds(self) -> list[int]:
        """The seed of the game that each table plays now."""
        return list(self._stepper.seeds)

    # --- copies ---

    def __getstate__(self) -> dict[str, Any]:
        """The games as they stand and how the last ones ended; all else can be made of them."""
        stepper = self._stepper
        games = zip(stepper.seeds, stepper.states, stepper.chances, strict=True)
        return {
            "spec": self.spec,
            "plays": [resumed(self.spec, *game) for game in games],
            "ended": (self.dones, self.rewards, self.scores),
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.spec = spec = saved["spec"]
        self.players, self.actions, self.size = spec.players, spec.actions, spec.size
        self.tables = len(saved["plays"])
        self._expander = None
        self._stepper = stepper = self._new_stepper()
        stepper.seeds = [play.seed for play in saved["plays"]]
        stepper.states = [play.state.copy() for play in saved["plays"]]
        stepper.chances = [copied(play.chance) for play in saved["plays"]]
        stepper.turn_over()
        for table in range(self.tables):
            stepper.show(table)
        self._take()
        self.dones, self.rewards, self.scores = saved["ended"]
        for array in saved["ended"]:
            array.flags.writeable = False

    def _new_stepper(self) -> Stepper:
        spec = self.spec
        known = spec.kind == "information"
        return Stepper(spec.start, spec.observer, known, spec.size, self.tables, spec.draws, spec.actions)

    def _take(self) -> None:
        """The rows that have been written, as arrays."""
        stepper, tables = self._stepper, self.tables
        self.observations = np.frombuffer(stepper.writer.rows, np.uint8).reshape(tables, self.size)
        self.masks = np.frombuffer(stepper.masks, np.bool_).reshape(tables, self.actions)
        self.seats = np.frombuffer(stepper.seats, np.int64)
        self.legal_counts = np.frombuffer(stepper.counts, np.int64)
        self.dones = np.frombuffer(stepper.over, np.bool_)
        self.rewards = np.frombuffer(stepper.rewards, np.float64).reshape(tables, self.players)
        self.scores = np.frombuffer(stepper.scores, np.int64).reshape(tables, self.players)
