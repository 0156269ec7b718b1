"""OpenSpiel: the games with explicit chance, information states and resampling. An import registers them.

    import pyspiel
    import malecon.research.openspiel
    game = pyspiel.load_game("malecon_cuba", {"players": 4})

They are sequential: what is chosen in secret at the same time is asked seat by seat and stays hidden until
all have answered. OpenSpiel's games in Python have no resampling in C++, so of its searches for hidden
information the one in Python works, `open_spiel.python.algorithms.ismcts`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from malecon.games import GAMES
from malecon.kernel.game import Game, Json, Option
from malecon.kernel.match import generator
from malecon.kernel.play import draw
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER, State
from malecon.record import whole
from malecon.research.layout import Expander
from malecon.research.spec import (
    Kind,
    Spec,
    drawn_from,
    laid,
    missing,
    playable,
    whole_seed,
    words_of,
)

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("OpenSpiel", error) from error

#: Questions and draws of one game, and of each round where a table chooses how many there are; no game of the
#: house comes near either.
LONGEST = 10_000
LONGEST_ROUND = 100


class Wrong(pyspiel.SpielError, ValueError):
    """Asked for what there is not."""


class Dealer:
    """Chance as in every other face: the same seed draws the same game."""

    def __init__(self, seed: int) -> None:
        self.rng = generator(whole_seed(seed), int(CHANCE))

    def draw(self, state: MaleconState) -> int:
        """What chance answers now."""
        if not isinstance(state, MaleconState):
            raise TypeError(f"a dealer draws for a state of these games, not for {state!r}")
        if state.holder.state.seat != CHANCE:
            raise Wrong("chance is not asked now")
        return int(draw(state.holder.state, self.rng))

    def __getstate__(self) -> tuple[int, int, int, int]:
        return words_of(self.rng)

    def __setstate__(self, saved: tuple[int, int, int, int]) -> None:
        self.rng = drawn_from(*saved)


class Holder:
    """The table within a state of OpenSpiel, which copies and saves what it finds there."""

    __slots__ = ("spec", "state")

    def __init__(self, spec: Spec, state: State) -> None:
        self.spec = spec
        self.state = state

    def __deepcopy__(self, memo: object) -> Holder:
        return Holder(self.spec, self.state.copy())

    def __reduce__(self) -> tuple[Callable[..., Holder], tuple[str, int, Json, Json]]:
        spec = self.spec
        return restored, (spec.game.name, spec.players, spec.options, spec.game.snapshot(self.state))


def restored(name: str, players: int, options: Json, snapshot: Json) -> Holder:
    """A table that was saved."""
    spec = Spec(name, players, options)
    return Holder(spec, laid(spec, snapshot))


class MaleconState(pyspiel.State):
    """A position. `holder.state` is the true table: it is not for agents, who have their observations."""

    def __init__(self, game: MaleconGame) -> None:
        super().__init__(game)
        self.holder = Holder(game.spec, game.spec.start.copy())

    def current_player(self) -> int:
        seat = self.holder.state.seat
        if seat >= 0:
            return int(seat)
        return int(pyspiel.PlayerId.TERMINAL if seat == OVER else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return bool(self.holder.state.seat == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        state, draws = self.holder.state, self.holder.spec.draws
        return sorted([action - draws for action in state.legal()]) if player == state.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.holder.state
        if state.seat != CHANCE:
            raise Wrong("chance draws nothing here: see is_chance_node()")
        weights = [int(weight) for weight in state.weights]
        total = sum(weights)
        drawn = zip(state.legal(), weights, strict=True)
        return sorted((action, weight / total) for action, weight in drawn)

    def _apply_action(self, action: int) -> None:
        state, spec = self.holder.state, self.holder.spec
        number = action if state.seat == CHANCE else action + spec.draws
        if number not in state.options:
            if state.seat == CHANCE:
                raise pyspiel.SpielError(f"chance cannot draw {action} now")
            raise pyspiel.SpielError(str(spec.refusal(state, action)))
        state.apply(number)

    def _action_to_string(self, player: int, action: int) -> str:
        spec = self.holder.spec
        by_chance = player == pyspiel.PlayerId.CHANCE
        there_are = spec.draws if by_chance else spec.actions
        if not 0 <= action < there_are:
            who = "chance" if by_chance else "players"
            raise Wrong(f"an action of {who} is a whole number from 0 to {there_are - 1}, not {action}")
        return spec.game.vocabulary.words(action) if by_chance else spec.words(action)

    def returns(self) -> list[float]:
        spec, state = self.holder.spec, self.holder.state
        return spec.returns(state) if state.seat == OVER else [0.0] * spec.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> MaleconState:
        """A position that this player may believe in. Its history is empty: it would tell what is hidden."""
        holder, seat = self.holder, self.seat_of(player)
        other: MaleconState = self.get_game().new_initial_state()
        rng = Rng(int(sampler() * 2**32) << 32 | int(sampler() * 2**32))
        other.holder = Holder(holder.spec, holder.spec.game.sample(holder.state, seat, rng))
        return other

    def seat_of(self, player: int) -> int:
        """A player by its number, if there is one; OpenSpiel's own numbers for chance and nobody are none."""
        seat, players = whole(player), self.holder.spec.players
        if seat is None or seat not in range(players):
            raise Wrong(f"player is from 0 to {players - 1}, not {player!r}")
        return seat

    def __str__(self) -> str:
        spec, state = self.holder.spec, self.holder.state
        asked = {int(OVER): "nobody", int(CHANCE): "chance"}.get(int(state.seat), f"player {state.seat}")
        question = spec.game.questions[state.step].key
        return f"{spec.game.name}, round {state.round}, {asked} asked {question}, {spec.game.digest(state)}"


class MaleconObserver:
    """What a player sees (or, with perfect recall, knows), as numbers and in words."""

    def __init__(self, spec: Spec, kind: Kind) -> None:
        self.spec = spec
        self.kind = kind
        self.expander = Expander(spec.game.name, kind)
        self.tensor = np.zeros(self.expander.width, np.float32)
        seen = Expander(spec.game.name).width
        self.dict = {"observation": self.tensor[:seen]}
        if kind == "information":
            self.dict["information"] = self.tensor[seen:]

    def set_from(self, state: MaleconState, player: int) -> None:
        row = self.spec.row(state.holder.state, state.seat_of(player), self.kind)
        self.tensor[:] = self.expander(np.frombuffer(row, np.uint8))

    def string_from(self, state: MaleconState, player: int) -> str:
        """What is seen as JSON; what is known as the digits of its bytes."""
        seat = state.seat_of(player)
        if self.kind == "observation":
            return json.dumps(self.spec.game.view(state.holder.state, seat), ensure_ascii=False)
        row = self.spec.row(state.holder.state, seat, self.kind)
        return f"player {seat} knows {row.hex()}"


class MaleconGame(pyspiel.Game):
    """One of the games for so many players, with its options as parameters."""

    name: str
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        game = GAMES[self.name]
        options = {o.name: value_of(o, given[o.name]) for o in game.options if o.name in given}
        players = given.get("players", game.seats[0])
        try:
            self.spec = Spec(self.name, players, options)
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from error
        players = self.spec.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spec.actions,
            max_chance_outcomes=self.spec.draws,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest(self.spec),
        )
        super().__init__(self.game_type, info, given)

    def new_initial_state(self) -> MaleconState:
        return MaleconState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MaleconObserver | None:
        if params:
            raise ValueError(f"observers of {self.name} have no parameters, not {params!r}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        one = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (wanted.public_info and one):
            return None  # what is public and what is private is not told apart
        return MaleconObserver(self.spec, "information" if wanted.perfect_recall else "observation")


def longest(spec: Spec) -> int:
    """More questions and draws than a game can have. OpenSpiel's games all end."""
    rounds = spec.options.get("round_limit")
    if rounds == 0:
        raise Wrong(f"{spec.game.name} without a round_limit may never end; here it is from 1 on")
    return max(LONGEST, LONGEST_ROUND * (rounds or 0))


def parameter(option: Option) -> Any:
    """The usual value of an option as OpenSpiel writes parameters: there, digits are always a number."""
    value = option.default
    return int(value) if isinstance(value, str) and value.isdigit() else value


def value_of(option: Option, given: Any) -> Any:
    """And back again."""
    return str(given) if isinstance(option.default, str) else given


def type_of(game: Game) -> Any:
    """How OpenSpiel is told of a game."""
    return pyspiel.GameType(
        short_name=f"malecon_{game.name}",
        long_name=f"Malecón: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            **{option.name: parameter(option) for option in game.options},
        },
    )


for _name in playable():
    _type = type_of(GAMES[_name])
    # In this module by its own name: OpenSpiel pickles games, and pickle looks for their classes there.
    _face = type(_name.title(), (MaleconGame,), {"name": _name, "game_type": _type, "__module__": __name__})
    globals()[_face.__name__] = _face
    pyspiel.register_game(_type, _face)
