"""The examples run, in small; and what the docs tell of the games is measured."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest
from tools import environments

import malecon
from malecon.bots.players import LEVELS

ROOT = Path(__file__).parents[2]


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / "research" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ppo_runs(capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--tables=32", "--steps=64", "--updates=4", "--width=32", "--trials=20"]
    share = example("ppo").main(["--game=santiago", "--players=2", *small])
    told = capsys.readouterr().out
    assert re.search(r"4 updates, +\d+ games, +\d+ s, loss -?\d+\.\d+", told)
    assert f"wins {share:.1%} of 20 games" in told


def test_each_seat_has_a_trajectory_of_its_own() -> None:
    """Two seats in turn, one table; the game ends by the third decision with a win of seat 0."""
    np = pytest.importorskip("numpy")
    ppo = example("ppo")
    seats = np.array([[0], [1], [0], [1]])
    dones = np.array([[False], [False], [True], [False]])
    rewards = np.zeros((4, 1, 2))
    rewards[2, 0] = [1, -1]
    values = np.array([[0.5], [0.0], [0.75], [0.25]])
    found = ppo.advantages(seats, dones, rewards, values)[:, 0]
    assert found == pytest.approx([0.25 + ppo.LAMBDA * 0.25, -1.0, 0.25, 0.0])


@pytest.mark.parametrize(("game", "players"), [("havana", 2), ("cuba", 3)])
def test_ismcts_plays(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    wish = [f"--game={game}", f"--players={players}", "--simulations=4", "--longest=12"]
    assert len(example("ismcts").main(wish)) == players
    assert "player 0: " in capsys.readouterr().out


def test_the_games_are_told_as_they_are_measured() -> None:
    assert environments.PAGE.read_text(encoding="utf-8") == environments.told()


def test_the_citation_is_of_this_version() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    found = re.search(r"^version: (.*)$", text, re.MULTILINE)
    assert found is not None
    assert found[1] == malecon.__version__
    page = environments.PAGE.read_text(encoding="utf-8")
    assert f"version = {{{malecon.__version__}}}" in page
    strengths = f"bots of {('five', 'six', 'seven', 'eight')[len(LEVELS) - 5]} strengths"
    assert strengths in text
    assert strengths in page


def test_ppo_does_more_of_what_turned_out_well() -> None:
    """Two actions, of which one is always worth more: some passes make it likelier."""
    torch = pytest.importorskip("torch")
    ppo = example("ppo")
    torch.manual_seed(1)
    player = ppo.Player(4, 2, 8)
    rollout = ppo.Rollout.__new__(ppo.Rollout)
    rollout.rows, rollout.masks = torch.ones(64, 4), torch.ones(64, 2, dtype=torch.bool)
    rollout.actions = torch.arange(64) % 2
    with torch.no_grad():
        policy, rollout.values = player(rollout.rows, rollout.masks)
        rollout.chances = policy.log_prob(rollout.actions)
    before = float(policy.probs[0, 1])
    rollout.advantages = rollout.actions * 2.0 - 1.0
    ppo.learn(player, torch.optim.Adam(player.parameters(), lr=0.01), rollout)
    with torch.no_grad():
        after = float(player(rollout.rows[:1], rollout.masks[:1])[0].probs[0, 1])
        forbidden = player(rollout.rows[:1], torch.tensor([[True, False]]))[0].probs[0, 1]
    assert after > before + 0.02
    assert float(forbidden) == 0
