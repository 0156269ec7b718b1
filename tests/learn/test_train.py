"""`malecon train`: a net that learns to play, on any processor; what it has learned is never lost.

These tests run where PyTorch is; `./dev test` has a room for it.
"""

from __future__ import annotations

import errno
import json
import math
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import torch

from malecon.bots.net import Net
from malecon.bots.players import OneAhead, bot, eye_of
from malecon.bots.weights import about, read
from malecon.errors import MaleconError, Unreadable
from malecon.games import GAMES
from malecon.kernel.match import Bot, play_match
from malecon.lab.kept import lock
from malecon.learn.actors import Actors
from malecon.learn.curve import Line
from malecon.learn.trainer import Plan, Trainer
from tests.support import ended

HAVANA = GAMES["havana"]


def looking(net: Net) -> Bot:
    eye = eye_of(HAVANA, net)
    assert eye is not None
    return OneAhead(eye)


def won(net: Net, rival: Net | str, games: int) -> float:
    """The share of two-player games that a net wins, each deal from both seats."""
    total = 0.0
    for game in range(games):
        seat = game % 2
        other = bot(rival, HAVANA) if isinstance(rival, str) else looking(rival)
        bots = [other, other]
        bots[seat] = looking(net)
        state = HAVANA.new(2)
        play_match(HAVANA, state, bots, game // 2)
        winners = state.winners()
        total += 1 / len(winners) if seat in winners else 0.0
    return total / games


def test_less_than_two_minutes_teach_a_net_to_play(tmp_path: Path) -> None:
    """A small net that uses much of few games, so that also a busy machine has played enough."""
    trainer = Trainer(Plan("havana", tmp_path, 80, 2, width=32, depth=16, batch=256, keep=0.5))
    trainer.publish(0.0)
    before = read(trainer.net.read_bytes(), HAVANA)
    trainer.train(lambda line: None)
    data = trainer.net.read_bytes()
    after = read(data, HAVANA)
    assert won(after, before, 100) > 0.7
    assert won(after, "random", 100) > 0.7
    assert trainer.curve[-1].points < trainer.curve[0].points, "it foresees the points better"
    said = about(data)
    assert (said["game"], said["seed"], said["games"]) == ("havana", 1, trainer.games)
    assert len(said["curve"]) == len(trainer.curve) > 1
    assert said["code"]["digest"]
    assert len(data) < 1_000_000


def train_until(trainer: Trainer, games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Train until so many games were played, however busy the machine is, and interrupt it then."""
    listen = trainer.listen

    def hear(actors: Actors) -> None:
        listen(actors)
        if trainer.games >= games:
            raise KeyboardInterrupt

    monkeypatch.setattr(trainer, "listen", hear)
    with pytest.raises(KeyboardInterrupt):
        trainer.train(lambda line: None)


def test_it_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("havana", tmp_path, 300, 1, width=16, depth=8, batch=64)
    first = Trainer(plan)
    train_until(first, 1, monkeypatch)
    second = Trainer(plan)
    assert (second.games, second.steps, second.runs) == (first.games, first.steps, 0)
    assert second.player.whole_numbers() == first.player.whole_numbers()
    train_until(second, first.games + 1, monkeypatch)
    assert second.games > first.games
    Trainer(plan._replace(seconds=0)).train(lambda line: None)
    assert (Trainer(plan).games, Trainer(plan).runs) == (second.games, 1)
    assert Trainer(plan, fresh=True).games == 0


def test_it_goes_on_from_the_net_that_is_shipped(tmp_path: Path) -> None:
    trainer = Trainer(Plan("havana", tmp_path, 0, 1), shipped=True)
    shipped = HAVANA.net()
    assert shipped is not None
    trainer.publish(1.0)
    data = trainer.net.read_bytes()
    assert data.partition(b"\n")[2] == shipped.partition(b"\n")[2], "not a weight is another"
    assert [about(data)[name] for name in ("games", "curve")] == [
        about(shipped)[name] for name in ("games", "curve")
    ]
    trainer.save(0.0, 1)
    told, _ = (process := train(tmp_path, "--shipped")).communicate(timeout=120)
    assert (process.returncode, "--fresh" in told) == (2, True)


def train(folder: Path, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "malecon.cli", "train", "havana", "--folder", str(folder), *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


@pytest.mark.parametrize(
    ("sign", "code"),
    [
        (signal.SIGINT, 0),
        (signal.SIGTERM, 128 + signal.SIGTERM),
        (signal.SIGHUP, 128 + signal.SIGHUP),
    ],
)
def test_told_to_end_it_loses_nothing(sign: signal.Signals, code: int, tmp_path: Path) -> None:
    chart = tmp_path / "curve.svg"
    process = train(tmp_path, "--minutes", "5", "--jobs", "1", "--chart", str(chart))
    end = time.monotonic() + 120
    net = tmp_path / "havana.net"
    with ended(process):
        while not net.exists():
            assert time.monotonic() < end
            time.sleep(0.1)
        time.sleep(4)
        os.kill(process.pid, sign)
        told, _ = process.communicate(timeout=60)
    assert process.returncode == code, told
    assert chart.exists()
    assert "Traceback" not in told
    assert "the same command goes on" in told
    assert (tmp_path / "havana.pt").exists()
    assert read(net.read_bytes(), HAVANA) is not None
    assert json.loads(net.read_bytes().partition(b"\n")[0])["game"] == "havana"


def test_a_part_of_a_minute_is_enough_for_a_net(tmp_path: Path) -> None:
    chart = tmp_path / "curve.svg"
    words = ("--minutes", "0.05", "--jobs", "1", "--width", "16", "--depth", "8", "--chart", str(chart))
    told, _ = (process := train(tmp_path, *words)).communicate(timeout=120)
    assert process.returncode == 0, told
    assert told.startswith("Havana: learning from nothing for 0.05 minutes, ")
    assert read((tmp_path / "havana.net").read_bytes(), HAVANA) is not None
    assert "Havana: games won by the net alone among greedy" in chart.read_text(encoding="utf-8")


@pytest.mark.parametrize("what", [b"", b"no checkpoint", b"\x80\x04."])
def test_a_broken_checkpoint_is_told(what: bytes, tmp_path: Path) -> None:
    (tmp_path / "havana.pt").write_bytes(what)
    told, _ = (process := train(tmp_path, "--minutes", "1")).communicate(timeout=120)
    assert process.returncode == 2
    assert "--fresh" in told
    assert "Traceback" not in told
    assert (tmp_path / "havana.pt").read_bytes() == what


def test_an_actor_that_dies_is_replaced(tmp_path: Path) -> None:
    """As when memory is short: in the midst of a message, or between two."""
    trainer = Trainer(Plan("havana", tmp_path, 0, 2, width=16, depth=8, batch=64))
    trainer.publish(0.0)
    with Actors("havana", 2, 1, trainer.net, 0.4) as actors:
        until = time.monotonic() + 60
        while trainer.games == 0 and time.monotonic() < until:
            trainer.listen(actors)
        assert actors.own is not None
        os.kill(next(iter(actors.own.workers)).process.pid or 0, signal.SIGKILL)
        games = trainer.games
        while (actors.deaths == 0 or trainer.games < games + 40) and time.monotonic() < until:
            trainer.listen(actors)
        assert actors.deaths == 1
        assert len(actors.own.workers) == 2
        assert trainer.games >= games + 40, "both go on playing"


def spoilt(kept: dict[str, Any], how: str) -> dict[str, Any]:
    if how == "no counts":
        del kept["counts"]
    elif how == "few counts":
        kept["counts"] = (1, 2)
    elif how == "words":
        kept["counts"] = ("a", "b", "c", "d")
    else:
        next(iter(kept["model"].values())).fill_(math.nan)
    return kept


@pytest.mark.parametrize("how", ["no counts", "few counts", "words", "no numbers"])
def test_a_checkpoint_that_is_damaged_is_refused(tmp_path: Path, how: str) -> None:
    plan = Plan("havana", tmp_path, 0, 1, width=16, depth=8)
    trainer = Trainer(plan)
    trainer.save(1.0, 1)
    kept = torch.load(trainer.checkpoint, weights_only=True)
    torch.save(spoilt(kept, how), trainer.checkpoint)
    with pytest.raises(Unreadable, match="--fresh"):
        Trainer(plan)


def test_a_full_disk_leaves_the_last_checkpoint_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trainer = Trainer(Plan("havana", tmp_path, 0, 1, width=16, depth=8))
    trainer.save(1.0, 1)
    before = trainer.checkpoint.read_bytes()

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(MaleconError, match=r"havana.pt.*space"):
        trainer.save(2.0, 1)
    assert trainer.checkpoint.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["havana.pt"], "nothing half-written is left"


def test_where_a_checkpoint_has_no_room_the_net_may_have_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trainer = Trainer(Plan("havana", tmp_path, 0, 1, width=16, depth=8))
    trainer.curve.append(Line(15.0, 8, 4, 1.0, 1.0, 1.0, {}))

    def full(*_: object) -> None:
        raise MaleconError("file-unwritable", path="havana.pt", error="full")

    monkeypatch.setattr(trainer, "save", full)
    with pytest.raises(MaleconError, match="full"):
        trainer.train(lambda line: None)
    assert len(about(trainer.net.read_bytes())["curve"]) == 1


def test_one_folder_is_for_one_training(tmp_path: Path) -> None:
    with (tmp_path / "havana.lock").open("ab") as file:
        lock(file, tmp_path)
        command = [sys.executable, "-m", "malecon.cli", "train", "havana", "--folder", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert "running already" in done.stderr


@pytest.mark.parametrize("rate", ["0", "-1", "0.2", "nan", "inf"])
def test_a_rate_that_teaches_nothing_is_refused(tmp_path: Path, rate: str) -> None:
    folder = tmp_path / "training"
    told, _ = (process := train(folder, "--rate", rate)).communicate(timeout=60)
    assert process.returncode == 2
    assert told.startswith("The rate must be more than 0 and at most 0.1")
    assert not folder.exists()
