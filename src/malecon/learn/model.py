"""The net as it learns: two layers and two heads as in `bots.net`, in PyTorch, and a guess of the points."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import log_softmax

from malecon.bots import net as whole
from malecon.bots.weights import Sizes
from malecon.kernel.game import Game
from malecon.kernel.observer import layout

SEATS = int(whole.SEATS)
POINTS = 32.0  # by which points are divided, so that they weigh about as much as shares
NEVER = -1e9

# How much each lesson weighs: who wins, with how many points, and which answers were better.
POINTS_WEIGHT = 0.1
LIKES_WEIGHT = 0.3


class Batch(NamedTuple):
    """Some positions and what is to be learned from them; see `bots.selfplay.Lessons`."""

    rows: Tensor
    players: Tensor
    shares: Tensor
    scores: Tensor
    actions: Tensor
    likes: Tensor


class Model(nn.Module):
    """Two layers and three heads; every byte is first divided by what is usual for its field."""

    def __init__(self, game: Game, sizes: Sizes) -> None:
        super().__init__()
        self.sizes = sizes
        scales = torch.ones(sizes.inputs)
        assert game.observer is not None
        for field in layout(game.observer, game.new(game.seats[-1])):
            scales[field.start : field.start + field.size] = 1.0 / field.scale
        self.scales: Tensor
        self.register_buffer("scales", scales)
        self.first = nn.Linear(sizes.inputs, sizes.width)
        self.second = nn.Linear(sizes.width, sizes.depth)
        self.shares = nn.Linear(sizes.depth, SEATS)
        self.points = nn.Linear(sizes.depth, SEATS)
        self.likes = nn.Linear(sizes.depth, sizes.actions)

    def losses(self, batch: Batch) -> Tensor:
        """How wrong it is about the shares, the points and the answers."""
        heard = torch.relu(self.second(torch.relu(self.first(batch.rows * self.scales))))
        absent = torch.arange(SEATS, device=heard.device) >= batch.players[:, None]
        shares = log_softmax(self.shares(heard).float().masked_fill(absent, NEVER), 1)
        wrong_shares = -(batch.shares * shares).sum(1).mean()
        points = self.points(heard).float() - batch.scores / POINTS
        wrong_points = (points**2).masked_fill(absent, 0.0).sum(1).mean()
        asked = batch.actions[:, 0] >= 0
        likes = self.likes(heard).float().gather(1, batch.actions.clamp(min=0))
        likes = log_softmax(likes.masked_fill(batch.actions < 0, NEVER), 1)
        wrong_likes = -(batch.likes * likes).sum(1)[asked].mean() if asked.any() else heard.sum() * 0.0
        return torch.stack([wrong_shares, wrong_points, wrong_likes])

    def whole_numbers(self) -> list[list[int]]:
        """Its weights as `bots.net` wants them."""
        first = self.first.weight * self.scales
        parts = [rounded(first, whole.FINE), rounded(self.first.bias, whole.FINE)]
        for layer in (self.second, self.shares, self.likes):
            parts += [rounded(layer.weight, whole.COARSE), rounded(layer.bias, whole.COARSE)]
        return parts

    def take_whole_numbers(self, parts: list[list[int]]) -> None:
        """Begin with weights of `bots.net`. They say nothing of the points: that is soon learned again."""
        layers = (self.first, self.second, self.shares, self.likes)
        with torch.no_grad():
            for layer, weights, bias in zip(layers, parts[::2], parts[1::2], strict=True):
                one = whole.FINE if layer is self.first else whole.COARSE
                rows = torch.tensor(weights, dtype=torch.float64).reshape(
                    layer.in_features, layer.out_features
                )
                layer.weight.copy_(rows.T / one)
                layer.bias.copy_(torch.tensor(bias, dtype=torch.float64) / one)
            self.first.weight.div_(self.scales)


def total(losses: Tensor) -> Tensor:
    """All lessons together."""
    return losses @ torch.tensor([1.0, POINTS_WEIGHT, LIKES_WEIGHT], device=losses.device)


def rounded(weights: Tensor, one: int) -> list[int]:
    """Weights as whole numbers, one row for each input."""
    numbers = weights.detach().double().cpu().numpy().T.ravel() * one
    found: list[int] = np.clip(np.rint(numbers), -32767, 32767).astype(int).tolist()
    return found
