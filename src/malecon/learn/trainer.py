"""From games to weights: actors play, the newest positions are kept, and the net is fitted to them.

All that is needed to go on is in one file, the checkpoint, written every minute; beside it lies the net as it
plays. What is learned depends on how fast the actors are beside the fitting, so two runs differ a little.
"""

from __future__ import annotations

import io
import math
import subprocess
import time
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import torch

from malecon import __version__
from malecon.bots.selfplay import CHOICES
from malecon.bots.weights import DEPTH, WIDTH, Sizes, about, sizes_for, weights, written
from malecon.errors import MaleconError, Unreadable
from malecon.files import shown, write_bytes
from malecon.games import GAMES
from malecon.kernel.game import Game, Json
from malecon.lab.kept import code_digest
from malecon.learn.actors import Actors
from malecon.learn.curve import Line
from malecon.learn.model import SEATS, Batch, Model, total

# The first guesses of a fresh net are worthless, so at first results count for nearly all.
EARLY_TRACE, TRACE = 0.95, 0.8
EARLY = 0.3  # of the first run

STEPS_AT_ONCE = 16
LOUDEST = 7.9  # no weight becomes larger: it must fit into 16 bits
SLOW = 0.995  # how slowly the net that plays follows the one that is fitted

PUBLISH = 5.0  # seconds from one net that plays to the next
TELL = 15.0
SAVE = 60.0


class Plan(NamedTuple):
    """What is to be trained, and how."""

    game: str
    folder: Path
    seconds: float
    actors: int
    seed: int = 1
    width: int = WIDTH
    depth: int = DEPTH
    rate: float = 1e-3
    batch: int = 512
    reuse: float = 2.0  # how often a position is used, on average
    keep: float = 0.4  # which share of the positions is used at all


#: How many positions are remembered, by where.
MEMORY = {"cpu": 1_000_000, "cuda": 4_000_000}


class Memory:
    """The newest positions, in a ring."""

    def __init__(self, inputs: int, device: str) -> None:
        most = MEMORY[device]

        def room(kind: torch.dtype, *width: int) -> torch.Tensor:
            return torch.zeros((most, *width), dtype=kind, device=device)

        self.most = most
        self.device = device
        self.count = 0
        self.parts = {
            "rows": room(torch.uint8, inputs),
            "players": room(torch.int64),
            "shares": room(torch.float32, SEATS),
            "scores": room(torch.float32, SEATS),
            "actions": room(torch.int16, int(CHOICES)),
            "likes": room(torch.float16, int(CHOICES)),
        }

    def add(self, lessons: dict[str, Any]) -> None:
        rows = len(lessons["players"])
        at = torch.arange(self.count, self.count + rows, device=self.device) % self.most
        for name, part in self.parts.items():
            part[at] = torch.from_numpy(lessons[name]).to(self.device)
        self.count += rows

    def some(self, number: int) -> Batch:
        """Positions of the newer half; everything while there is little."""
        window = min(self.count, self.most, max(self.most // 4, self.count // 2))
        back = torch.randint(0, window, (number,), device=self.device)
        at = (self.count - 1 - back) % self.most
        found = {name: part[at] for name, part in self.parts.items()}
        return Batch(
            found["rows"].float(),
            found["players"],
            found["shares"],
            found["scores"],
            found["actions"].long(),
            found["likes"].float(),
        )


class Trainer:
    """A net that is fitted, and the slower one that plays."""

    def __init__(self, plan: Plan, fresh: bool = False, shipped: bool = False) -> None:
        self.plan = plan
        self.game: Game = GAMES[plan.game]
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(plan.seed)
        data = self.game.net() if shipped else None
        self.sizes: Sizes = sizes_for(self.game, plan.width, plan.depth)
        if data is not None:
            self.sizes, parts = weights(data, self.game)
        self.model = Model(self.game, self.sizes).to(self.device)
        self.player = Model(self.game, self.sizes).to(self.device)
        if data is not None:
            self.model.take_whole_numbers(parts)
        self.player.load_state_dict(self.model.state_dict())
        self.optimizer = torch.optim.AdamW(self.model.parameters(), lr=plan.rate, weight_decay=1e-4)
        self.memory = Memory(self.sizes.inputs, self.device)
        self.curve: list[Line] = []
        self.runs = 0
        self.before = 0.0  # seconds of earlier runs
        self.games = self.steps = 0
        self.used = 0.0  # positions that were fitted to in this run
        self.wrong = torch.zeros(3, device=self.device)
        self.wrong_steps = 0
        self.duels: dict[int, list[float]] = {}
        if self.checkpoint.exists() and not fresh:
            self.resume()
        elif data is not None:
            self.go_on_from(about(data))

    @property
    def checkpoint(self) -> Path:
        return self.plan.folder / f"{self.plan.game}.pt"

    @property
    def net(self) -> Path:
        return self.plan.folder / f"{self.plan.game}.net"

    def train(self, tell: Callable[[Line], None], executor: Executor | None = None) -> None:
        """Go on for the time that is planned. Interrupted, it keeps what it has learned.

        The games are played by processes of its own, or by an executor that is brought.
        """
        self.plan.folder.mkdir(parents=True, exist_ok=True)
        self.publish(0.0)
        began = told = published = saved = time.monotonic()
        try:
            given = (self.plan.game, self.plan.actors, self.plan.seed + self.games, self.net, self.plan.keep)
            with Actors(*given, executor) as actors:
                while (now := time.monotonic()) - began < self.plan.seconds:
                    share = (now - began) / self.plan.seconds
                    self.listen(actors)
                    self.fit(share)
                    if now - published > PUBLISH:
                        with suppress(MaleconError):  # a full disk: what was there stays, the end tells of it
                            self.publish(share)
                        published = time.monotonic()
                    if now - told > TELL:
                        told = now
                        self.curve.append(self.line(self.before + now - began))
                        tell(self.curve[-1])
                    if now - saved > SAVE:
                        with suppress(MaleconError):
                            self.save(self.before + now - began, self.runs)
                        saved = time.monotonic()
                self.runs += 1
        finally:
            try:
                self.save(self.before + time.monotonic() - began, self.runs)
            finally:  # where there is no room for all that, there may be some for the net
                self.publish(1.0)

    def listen(self, actors: Actors) -> None:
        """Take in what the actors have told; wait for it while there is too little to fit to."""
        for told in actors.told(0.2 if self.idle() else 0.001):
            self.memory.add(told.lessons)
            self.games += told.games
            for players, won in told.duels:
                self.duels.setdefault(players, []).append(won)

    def idle(self) -> bool:
        return self.memory.count < self.plan.batch or self.used >= self.memory.count * self.plan.reuse

    def fit(self, share: float) -> None:
        """Some steps, if there are positions that were not used enough."""
        rate = self.plan.rate * (0.02 + 0.49 * (1 + math.cos(math.pi * share)))
        for group in self.optimizer.param_groups:
            group["lr"] = rate * min(1.0, 0.1 + self.steps / 500)
        for _ in range(STEPS_AT_ONCE):
            if self.idle():
                return
            losses = self.model.losses(self.memory.some(self.plan.batch))
            self.optimizer.zero_grad(set_to_none=True)
            total(losses).backward()
            torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
            self.optimizer.step()
            self.follow()
            self.wrong += losses.detach()
            self.wrong_steps += 1
            self.steps += 1
            self.used += self.plan.batch

    @torch.no_grad()
    def follow(self) -> None:
        """Let the net that plays come a little nearer."""
        near = 1 - min(SLOW, self.steps / (self.steps + 50))
        for slow, fast in zip(self.player.parameters(), self.model.parameters(), strict=True):
            fast.clamp_(-LOUDEST, LOUDEST)
            slow.lerp_(fast, near)

    def line(self, seconds: float) -> Line:
        shares, points, likes = (self.wrong / max(1, self.wrong_steps)).tolist()
        self.wrong.zero_()
        self.wrong_steps = 0
        duels = {str(n): (len(won), sum(won) / len(won)) for n, won in sorted(self.duels.items())}
        self.duels = {}
        return Line(seconds, self.games, self.steps, shares, points, likes, duels)

    # --- files ---

    def publish(self, share: float) -> None:
        """Write the net that plays, for the actors and for everybody."""
        early = self.runs == 0 and share < EARLY
        said = {
            "game": self.plan.game,
            "games": self.games,
            "seed": self.plan.seed,
            "code": {"version": __version__, "commit": commit(), "digest": code_digest(self.game)},
            "trace": EARLY_TRACE if early else TRACE,
            "curve": [line._asdict() for line in self.curve] if share == 1.0 else [],
        }
        write_bytes(self.net, written(said, self.sizes, self.player.whole_numbers()))

    def save(self, seconds: float, runs: int) -> None:
        whole = io.BytesIO()
        torch.save(
            {
                "model": self.model.state_dict(),
                "player": self.player.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "curve": [tuple(line) for line in self.curve],
                "counts": (runs, seconds, self.games, self.steps),
            },
            whole,
        )
        write_bytes(self.checkpoint, whole.getvalue())

    def go_on_from(self, said: Json) -> None:
        """The net of a file is taken; this is what the file says of it."""
        self.curve = [Line(**line) for line in said["curve"]]
        self.runs, self.games = 1, said["games"]
        self.before, self.steps = (self.curve[-1].seconds, self.curve[-1].steps) if self.curve else (0.0, 0)

    def resume(self) -> None:
        try:
            found = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
            self.model.load_state_dict(found["model"])
            self.player.load_state_dict(found["player"])
            self.optimizer.load_state_dict(found["optimizer"])
            self.curve = [Line(*line) for line in found["curve"]]
            runs, seconds, games, steps = found["counts"]
            self.runs, self.before, self.games, self.steps = int(runs), float(seconds), int(games), int(steps)
            sound = all(bool(part.isfinite().all()) for part in self.model.state_dict().values())
        except Exception:  # whatever PyTorch finds wrong with it
            sound = False
        if not sound:
            raise Unreadable("train-other-net", path=shown(str(self.checkpoint), 200))


def commit() -> str:
    """The commit of the checkout that this runs from, if it is one."""
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=10).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return ""
