"""Masked PPO on many tables: one net plays every seat and learns from how its games end.

    python examples/research/ppo.py --game santiago --players 2 --updates 60

It needs malecon[research] and PyTorch. A policy may do only what the mask allows; each seat's decisions are a
trajectory of their own, and what the game was worth to the seat comes at its end.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from malecon.research.vector import Tables

CLIP, EPOCHS, MINIBATCHES, LAMBDA = 0.2, 3, 4, 0.95
ENTROPY, VALUE = 0.01, 0.5


class Player(nn.Module):
    """How much each action is liked, and what the game is worth to the seat that looks."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        heard = self.body(seen)
        likes = self.policy(heard).masked_fill(~masks, -1e9)
        return Categorical(logits=likes, validate_args=False), self.value(heard)[:, 0]


class Rollout:
    """So many steps of all tables, and what each decision turned out to be worth."""

    def __init__(self, tables: Tables, player: Player, steps: int) -> None:
        rows, masks, actions, chances, values, seats, dones, rewards = ([] for _ in range(8))
        for _ in range(steps):
            seen, mask = look(tables)
            with torch.no_grad():
                policy, value = player(seen, mask)
                action = policy.sample()
            seats.append(tables.seats)
            tables.step(action.numpy())
            for kept, new in zip(
                (rows, masks, actions, chances, values, dones, rewards),
                (seen, mask, action, policy.log_prob(action), value, tables.dones, tables.rewards),
                strict=True,
            ):
                kept.append(new)
        self.rows, self.masks, self.actions = torch.cat(rows), torch.cat(masks), torch.cat(actions)
        self.chances, self.values = torch.cat(chances), torch.cat(values)
        self.games = int(np.sum(dones))
        worth = advantages(np.stack(seats), np.stack(dones), np.stack(rewards), torch.stack(values).numpy())
        self.advantages = torch.tensor(worth.reshape(-1), dtype=torch.float32)


def advantages(seats: np.ndarray, dones: np.ndarray, rewards: np.ndarray, values: np.ndarray) -> np.ndarray:
    """GAE along the decisions of each seat; what follows the last one known is as good as was thought."""
    steps, tables = seats.shape
    every = np.arange(tables)
    following = np.full((tables, rewards.shape[2]), np.nan)  # the value of each seat's next decision
    gain = np.zeros_like(following)
    out = np.zeros((steps, tables))
    for step in reversed(range(steps)):
        ended = dones[step]
        following[ended] = rewards[step][ended]
        gain[ended] = 0.0
        seat = seats[step]
        surprise = np.nan_to_num(following[every, seat] - values[step])
        gain[every, seat] = surprise + LAMBDA * gain[every, seat]
        following[every, seat] = values[step]
        out[step] = gain[every, seat]
    return out


def look(tables: Tables) -> tuple[torch.Tensor, torch.Tensor]:
    """What is seen at all tables, and what may be done, as the net wants it."""
    return torch.from_numpy(tables.expand(tables.observations)), torch.tensor(tables.masks)


def learn(player: Player, optimiser: torch.optim.Optimizer, rollout: Rollout) -> float:
    """Some passes over a rollout; says the last loss."""
    worth = rollout.advantages
    scaled = (worth - worth.mean()) / (worth.std() + 1e-8)
    loss = torch.zeros(())
    for _ in range(EPOCHS):
        for part in torch.randperm(len(worth)).chunk(MINIBATCHES):
            policy, value = player(rollout.rows[part], rollout.masks[part])
            ratio = (policy.log_prob(rollout.actions[part]) - rollout.chances[part]).exp()
            gain = torch.minimum(ratio * scaled[part], ratio.clamp(1 - CLIP, 1 + CLIP) * scaled[part])
            error = (value - rollout.values[part] - worth[part]).square().mean()
            loss = -gain.mean() + VALUE * error - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()
    return loss.item()


def wins(player: Player, game: str, players: int, games: int, seed: int) -> float:
    """The share of games that the net wins alone among players who play at random, each seat in turn."""
    tables = Tables(game, players, games, seed=seed)
    rng = np.random.default_rng(seed)
    learner = np.arange(games) % players
    open_games = np.ones(games, bool)
    won = 0
    while open_games.any():
        actions = tables.sample(rng).copy()
        mine = tables.seats == learner
        with torch.no_grad():
            policy, _ = player(*look(tables))
        actions[mine] = policy.sample().numpy()[mine]
        tables.step(actions)
        ended = open_games & tables.dones
        won += int((tables.rewards[ended, learner[ended]] == 1).sum())
        open_games &= ~tables.dones
    return won / games


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="santiago")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--steps", type=int, default=128)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--trials", type=int, default=400, help="games against random players at the end")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args(arguments)
    torch.manual_seed(wish.seed)
    torch.set_num_threads(1)
    tables = Tables(wish.game, wish.players, wish.tables, seed=wish.seed)
    player = Player(tables.expand(tables.observations).shape[1], tables.actions, wish.width)
    optimiser = torch.optim.Adam(player.parameters(), lr=3e-4)
    begin, games = time.monotonic(), 0
    for update in range(1, wish.updates + 1):
        rollout = Rollout(tables, player, wish.steps)
        loss = learn(player, optimiser, rollout)
        games += rollout.games
        if update % 20 == 0 or update == wish.updates:
            print(
                f"{update:5} updates, {games:6} games, {time.monotonic() - begin:5.0f} s, loss {loss:.3f}",
                flush=True,
            )
    share = wins(player, wish.game, wish.players, wish.trials, wish.seed + 10**6)
    print(f"wins {share:.1%} of {wish.trials} games against random players")
    return share


if __name__ == "__main__":
    main()
