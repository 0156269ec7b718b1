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

from malecon.research.spec import Kind, Play, Spec, missing, whole

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    raise missing("PettingZoo", error) from error


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
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.spec.actions) for agent in self.possible_agents}

    def _space(self) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.spec.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.spec.actions,), np.int8),
            }
        )

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

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
            raise AttributeError("reset() needs to be called before step.")
        if not self.agents:
            raise ValueError("the game is over; reset() begins the next one")
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

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, or knows, and what it may do if it is asked."""
        state, seat = self.play.state, self._seats[agent]
        return {
            "observation": np.frombuffer(self.spec.row(state, seat), np.uint8),
            "action_mask": np.frombuffer(self.spec.mask(state, seat), np.int8),
        }

    def render(self) -> str | None:
        """The table in words, as the agent that is asked may know it."""
        if self.render_mode is None:
            return None
        seat = self._seats[self.agent_selection]
        return self.spec.text(self.play.state, seat)

    def close(self) -> None:
        """Nothing is held open."""
