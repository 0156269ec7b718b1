"""PettingZoo: every seat of a table is an agent, asked one after another.

    from malecon.research import pettingzoo
    env = pettingzoo.env("cuba", players=4)

An observation is a dict: `observation`, bytes as docs/research/observations.md tells them, and `action_mask`.
The environment checks by itself what PettingZoo's wrappers would check, and goes on after a wrong step; who
wants a game to end by it puts `TerminateIllegalWrapper` around it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from malecon.record import whole
from malecon.research.spec import Kind, Play, Spec, missing

try:
    import numpy as np
    from gymnasium.error import ResetNeeded
    from pettingzoo import AECEnv

    from malecon.research import spaces
except ImportError as error:
    raise missing("PettingZoo", error) from error

#: What an environment has from its first reset on.
FROM_RESET = ("agent_selection", "infos", "rewards", "terminations", "truncations", "_cumulative_rewards")


class NotReset(ResetNeeded, AssertionError, AttributeError):
    """No game has begun yet. PettingZoo says so by an AssertionError where something is called and by an
    AttributeError where something is read, Gymnasium by ResetNeeded."""

    def __init__(self, what: str) -> None:
        super().__init__(f"reset() needs to be called before {what}.")


def env(game: str, players: int, **settings: Any) -> raw_env:
    """A table as an environment: see `raw_env`."""
    return raw_env(game, players, **settings)


class raw_env(AECEnv):  # noqa: N801  # PettingZoo's own name
    """So many players at a table of one game. Agents are `player_0` and so on, by their seats."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        options: Mapping[str, Any] | None = None,
        observe: Kind = "observation",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is None or 'ansi', not {render_mode!r}")
        self.spec = Spec(game, players, options, observe)
        self.play = Play(self.spec)
        self.metadata = {
            "name": f"malecon_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.spec.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: spaces.seen(self.spec) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Actions(self.spec.actions) for agent in self.possible_agents}

    def __getattr__(self, name: str) -> Any:
        """Asked only for what is not there."""
        if name in FROM_RESET:
            raise NotReset(name)
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Any:
        try:
            return self.observation_spaces[agent]
        except KeyError:
            raise self._unknown(agent) from None

    def action_space(self, agent: str) -> Any:
        try:
            return self.action_spaces[agent]
        except KeyError:
            raise self._unknown(agent) from None

    def _unknown(self, agent: object) -> KeyError:
        return KeyError(f"there is no agent {agent!r}; there are: {', '.join(self.possible_agents)}")

    # --- playing ---

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Lay the table anew: the game of this seed, or of the next."""
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.state.seat]

    def step(self, action: Any) -> None:
        """The agent that is asked does this. What may not be done raises, and changes nothing."""
        if self.play.seed < 0:
            raise NotReset("step")
        self._check_goes_on()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        number = whole(action)
        self.play.answer(action if number is None else number)
        self._cumulative_rewards[agent] = 0.0
        state = self.play.state
        if state.seat >= 0:
            self.agent_selection = self.possible_agents[state.seat]
        else:
            self._end()

    def _check_goes_on(self) -> None:
        if not self.agents:
            raise ValueError("the game is over; reset() begins the next one")

    def last(self, observe: bool = True) -> Any:
        """What the agent that is asked sees, and what it has got since its last step."""
        if self.play.seed >= 0:
            self._check_goes_on()
        return super().last(observe)

    def _end(self) -> None:
        """The game is over: all are told what it was worth, one after another."""
        returns, scores = self.spec.returns(self.play.state), self.play.state.scores()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = returns[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"scores": scores}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _leave(self, agent: str, action: Any) -> None:
        """An agent whose game is over says so, by doing nothing."""
        if action is not None:
            raise ValueError(f"the game is over for {agent}: its only action is None")
        self.agents.remove(agent)
        del self.rewards[agent], self._cumulative_rewards[agent]
        del self.terminations[agent], self.truncations[agent], self.infos[agent]
        self._clear_rewards()
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """Each agent in its turn, until all have left the game."""
        if self.play.seed < 0:
            raise NotReset("agent_iter")
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, or knows, and what it may do if it is asked."""
        if self.play.seed < 0:
            raise NotReset("observe")
        try:
            state, seat = self.play.state, self._seats[agent]
        except KeyError:
            raise self._unknown(agent) from None
        return {
            "observation": np.frombuffer(self.spec.row(state, seat), np.uint8),
            "action_mask": np.frombuffer(self.spec.mask(state, seat), np.int8),
        }

    def render(self) -> str | None:
        """The table in words, as the agent that is asked may know it."""
        if self.play.seed < 0:
            raise NotReset("render")
        if self.render_mode is None:
            return None
        seat = self._seats[self.agent_selection]
        return self.spec.text(self.play.state, seat)

    def close(self) -> None:
        """Nothing is held open."""
