"""Games of bots into a corpus: the same from the same seed, in whatever pieces and by whatever hands."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from functools import partial
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from malecon.cli import main
from malecon.corpus import playing, records, runs, schema, shards
from malecon.corpus.contents import contents
from malecon.corpus.games import Row
from malecon.corpus.playing import Playing, play, play_game
from malecon.corpus.runs import Run
from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.lab.simulate import stream
from malecon.record import Record
from tests.cli.test_cli import COMMAND, surroundings
from tests.data.scene import played_into
from tests.support import ended


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*.parquet")}


def test_the_same_seed_gives_the_same_files_however_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "Run", partial(Run, size=8))
    wanted = Playing(GAMES["santiago"], ["random"], 3, seed=5)
    play(wanted, 20, tmp_path / "whole")
    play(wanted, 3, tmp_path / "parts")
    play(wanted, 11, tmp_path / "parts")
    (tmp_path / "parts" / sorted(bytes_of(tmp_path / "parts"))[0]).write_bytes(b"damaged")
    assert play(wanted, 20, tmp_path / "parts", jobs=2) == 17
    assert len(bytes_of(tmp_path / "whole")) == 3
    assert bytes_of(tmp_path / "whole") == bytes_of(tmp_path / "parts")
    assert play(wanted, 20, tmp_path / "parts") == 0


def test_what_was_played_is_kept_when_it_is_stopped(tmp_path: Path) -> None:
    wanted = Playing(GAMES["santiago"], ["random"], 2)
    rows = [play_game(wanted, number) for number in (0, 1, 5)]
    with pytest.raises(KeyboardInterrupt):
        stopped_after(rows, Run(tmp_path, "run", 10))
    again = Run(tmp_path, "run", 10)
    assert again.count() == 3
    assert list(again.missing()) == [range(2, 5), range(6, 10)]


def test_nobody_fills_the_same_run_twice_at_once(tmp_path: Path) -> None:
    wanted = Playing(GAMES["santiago"], ["random"], 2)
    with Run(tmp_path, f"santiago-play-{wanted.run}", 4), pytest.raises(MaleconError) as told:
        play(wanted, 4, tmp_path)
    assert told.value.key == "lab-runs-already"
    assert play(wanted, 4, tmp_path) == 4


def test_a_game_that_another_machine_has_put_in_meanwhile_is_in_once(tmp_path: Path) -> None:
    wanted = Playing(GAMES["santiago"], ["random"], 2)
    rows = [play_game(wanted, number) for number in range(3)]
    with Run(tmp_path, "run", 10) as run:
        run.add(rows[0])
        other = Run(tmp_path, "run", 10)
        other.new, other.there = {0: list(rows)}, {0: set()}
        other.save()
        run.add(rows[1])
    assert Run(tmp_path, "run", 10).count() == 3
    assert sum(len(list(shards.rows(shard))) for shard in shards.found([tmp_path])[0]) == 3


def test_a_shard_that_is_damaged_anywhere_is_played_again_as_a_whole(tmp_path: Path) -> None:
    wanted = Playing(GAMES["santiago"], ["random"], 2)
    assert play(wanted, 8, tmp_path) == 8
    (shard,) = tmp_path.glob("*.parquet")
    whole = shard.read_bytes()
    group = pq.ParquetFile(shard).metadata.row_group(0)
    words = next(c for n in range(group.num_columns) if "words" in (c := group.column(n)).path_in_schema)
    start = words.dictionary_page_offset
    shard.write_bytes(whole[:start] + b"\xff" * 60 + whole[start + 60 :])
    assert play(wanted, 8, tmp_path) == 8
    assert shard.read_bytes() == whole
    assert play(wanted, 10, tmp_path) == 2


def test_a_shard_of_a_newer_house_is_left_alone(tmp_path: Path) -> None:
    wanted = Playing(GAMES["santiago"], ["random"], 2)
    play(wanted, 2, tmp_path)
    (shard,) = tmp_path.glob("*.parquet")
    table = pq.read_table(shard)
    pq.write_table(table.replace_schema_metadata({schema.MARK: b"99"}), shard)
    newer = shard.read_bytes()
    run = Run(tmp_path, f"santiago-play-{wanted.run}", 4)
    for _ in range(2):
        with pytest.raises(MaleconError) as told, run:
            run.add(play_game(wanted, 3))
        assert told.value.key == "corpus-newer"
        assert shard.read_bytes() == newer
    with pytest.raises(MaleconError) as told:
        play(wanted, 4, tmp_path)
    assert told.value.key == "corpus-newer"
    assert shard.read_bytes() == newer


def stopped_after(rows: list[Row], run: Run) -> None:
    with run:
        for row in rows:
            run.add(row)
        raise KeyboardInterrupt


def test_a_long_run_is_written_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "SAVED_EVERY", 0.0)
    wanted = Playing(GAMES["santiago"], ["random"], 2)
    with Run(tmp_path, "run", 10) as run:
        run.add(play_game(wanted, 4))
        assert Run(tmp_path, "run", 10).count() == 1


def test_bots_change_seats(tmp_path: Path) -> None:
    played_into(tmp_path, "havana", 3, "greedy,random", players=3)
    (shard,), _ = shards.found([tmp_path])
    rows = list(shards.rows(shard))
    assert [row["bots"].index("greedy") for row in rows] == [0, 2, 1]
    assert {row["seed"] for row in rows} == {0}
    assert len({row["run"] for row in rows}) == 1


def test_random_games_are_those_of_simulate(tmp_path: Path) -> None:
    played_into(tmp_path, "cuba", 5, players=4, seed=3)
    (shard,), _ = shards.found([tmp_path])
    (batch,) = stream(GAMES["cuba"], 4, 5, seed=3)
    rows = list(shards.rows(shard))
    assert [score for row in rows for score in row["scores"]] == list(batch.scores)
    assert [row["decisions"] for row in rows] == list(batch.decisions)


@pytest.mark.parametrize("game", ["havana", "santiago", "cuba"])
def test_every_game_is_a_sound_record_and_its_points_add_up(game: str, tmp_path: Path) -> None:
    played_into(tmp_path / "corpus", game, 4, players=3)
    written = records.write_files([tmp_path / "corpus"], tmp_path / "back")
    assert (written.games, written.errors) == (4, [])
    (shard,), _ = shards.found([tmp_path / "corpus"])
    for row in shards.rows(shard):
        path = tmp_path / "back" / f"{game}-{row['run']}-{row['number']:09}.txt"
        assert Record.load(path).state.scores() == row["scores"]
        points = [0, 0, 0]
        for part in row["points"]:
            points[part["seat"]] += part["points"]
        assert points == row["scores"]


@pytest.mark.parametrize(
    "words",
    [["--bots", "nobody"], ["--bots", "random,random,random"], ["--seed", str(2**63)], ["--games", "0"]],
)
def test_what_cannot_be_played_is_told_and_nothing_is_made(words: list[str], tmp_path: Path) -> None:
    assert main(["corpus", "play", str(tmp_path / "corpus"), "havana", "--players", "2", *words]) == 2
    assert not (tmp_path / "corpus").exists()


def test_by_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["corpus", "play", str(tmp_path), "havana", "--bots", "random", "--players", "2", "--jobs", "1"]
    assert main([*words, "--games", "3"]) == 0
    assert main([*words, "--games", "5"]) == 0
    assert "Games played: 2. There already: 3." in capsys.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="signals are sent as POSIX has them")
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGHUP])
def test_told_to_end_it_keeps_all_that_was_played(tmp_path: Path, sign: signal.Signals) -> None:
    """As a job array is that has used up its time: what was played since it was last written is not lost."""
    words = ("corpus", "play", "games", "cuba", "--bots", "random", "--games", "2000000", "--jobs", "2")
    page = tmp_path / "page.html"
    running = subprocess.Popen(
        [*COMMAND, *words, "--page", str(page)],
        cwd=tmp_path,
        env=surroundings(tmp_path),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    with ended(running):
        end = time.monotonic() + 60
        while not page.exists() or "cuba: 0.0 %" in page.read_text(encoding="utf-8"):
            assert time.monotonic() < end
            assert running.poll() is None
            time.sleep(0.1)
        running.send_signal(sign)
        assert running.communicate(timeout=60)[1] == ""
    assert running.returncode == 128 + sign
    assert contents([tmp_path / "games"]).games > 0
    assert "the same command goes on from here" in page.read_text(encoding="utf-8")


def test_a_seed_has_room_in_its_column() -> None:
    with pytest.raises(MaleconError, match="seed"):
        Playing(GAMES["havana"], ["random"], 2, seed=-(2**63) - 1)
