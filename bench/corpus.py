"""Corpora: how many bytes a game takes, how fast they are written and read, and a report of ten million.

    .venv-scale/bin/python -m bench.corpus --games 2000 --results 10000000

The ten million results are made of real ones: 2^17 games of Santiago de Cuba for three, played at random,
written again and again under other numbers. A report that only counts cannot tell the difference.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from malecon.corpus import shards
from malecon.corpus.games import Row
from malecon.corpus.playing import Playing, play
from malecon.corpus.records import add_files, write_files
from malecon.corpus.results import Simulated
from malecon.games import GAMES
from malecon.lab.simulate import lay, stream

REAL = 1 << 17
RECORDS = 300  # that are written and read, which is slower

ASK = """
import json, sys, time
from pathlib import Path
begun = time.perf_counter()
from malecon.corpus.asking import Corpus
from malecon.corpus.balance import Asked, CorpusBalance
from malecon.games import GAMES
with Corpus([Path(sys.argv[1])]) as corpus:
    summary = CorpusBalance(Asked(GAMES["santiago"]), corpus).summary()
seconds = time.perf_counter() - begun
cpu = time.process_time()
# Not ru_maxrss, which a new process has from its parent.
peak = int(Path("/proc/self/status").read_text().partition("VmHWM:")[2].split()[0]) / 1024
told = {"seconds": round(seconds, 2), "cpu_seconds": round(cpu, 2), "megabytes": round(peak)}
print(json.dumps({"games": summary["games"], **told}))
"""


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.glob("*.parquet"))


def part_sizes(shard: shards.Shard) -> dict[str, int]:
    """How many bytes each column takes, with all that is in it."""
    sizes: dict[str, int] = {}
    with shards.opened(shard.path) as file:
        group = file.metadata.row_group(0)
        for number in range(group.num_columns):
            column = group.column(number)
            name = column.path_in_schema.partition(".")[0]
            sizes[name] = sizes.get(name, 0) + column.total_compressed_size
    return sizes


def whole_games(name: str, games: int, folder: Path) -> dict[str, float]:
    """Whole games played at random by four: bytes for each, and the speeds of all ways."""
    begun = time.perf_counter()
    play(Playing(GAMES[name], ["random"], 4), games, folder / "played")
    played = time.perf_counter() - begun
    (shard,), _ = shards.found([folder / "played"])
    rows = list(shards.rows(shard))
    answers = sum(len(row["answers"]) for row in rows)
    parts = part_sizes(shard)
    table = shards.table(shard)
    assert table is not None
    begun = time.perf_counter()
    shards.write(folder / "again.parquet", table)
    written = time.perf_counter() - begun
    begun = time.perf_counter()
    for _ in shards.batches(shard, size=4096):
        pass
    read = time.perf_counter() - begun
    play(Playing(GAMES[name], ["random"], 4), RECORDS, folder / "some")
    begun = time.perf_counter()
    out = write_files([folder / "some"], folder / "records")
    back = time.perf_counter() - begun
    begun = time.perf_counter()
    add_files(folder / "of records", [folder / "records"])
    added = time.perf_counter() - begun
    return {
        "answers": answers / games,
        "bytes": size(folder / "played") / games,
        **{f"bytes_of_{part}": parts[part] / games for part in ("answers", "points", "taken")},
        "text_bytes": sum(path.stat().st_size for path in (folder / "records").iterdir()) / out.games,
        "played_per_second": games / played,
        "written_per_second": games / written,
        "read_per_second": games / read,
        "records_written_per_second": out.games / back,
        "records_added_per_second": out.games / added,
    }


def results(name: str, games: int, folder: Path) -> float:
    """Bytes for a result."""
    fill(name, games, games, folder)
    return size(folder) / games


def fill(name: str, real: int, games: int, folder: Path) -> None:
    """So many results, of which the first are real and the others repeat them under other numbers."""
    import pyarrow as pa

    table = lay(GAMES[name], 3, "random", 0, None, None)
    simulated = Simulated.of(table)
    shards.make_folder(folder)
    per_file = 1 << 16
    tables = []
    rows: list[Row] = []
    for batch in stream(GAMES[name], 3, real, jobs=2):
        rows += simulated.rows(batch)
        if len(rows) >= per_file or batch.start + len(batch.rounds) == real:
            tables.append(shards.table_of(rows[:per_file]))
            rows = rows[per_file:]
    first = number = 0
    while first < games:
        part = tables[number % len(tables)].slice(0, games - first)
        place = part.schema.get_field_index("number")
        numbers = pa.array(range(first, first + len(part)), pa.int64())
        shards.write(
            folder / f"{name}-{first:010}.parquet", part.set_column(place, part.schema.field(place), numbers)
        )
        first += len(part)
        number += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--results", type=int, default=10_000_000)
    parser.add_argument("--keep", type=Path, help="the folder of the many results, made once")
    chosen = parser.parse_args()
    found: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as place:
        for name in ("havana", "santiago", "cuba"):
            folder = Path(place) / name
            folder.mkdir()
            found[name] = {
                **whole_games(name, chosen.games, folder),
                "bytes_of_a_result": results(name, 1 << 16, folder / "results"),
            }
            print(json.dumps({name: found[name]}), flush=True)
        many = chosen.keep or Path(place) / "many"
        if not many.exists():
            fill("santiago", REAL, chosen.results, many)
        for _ in range(3):
            done = subprocess.run([sys.executable, "-c", ASK, str(many)], capture_output=True, check=True)
            print(done.stdout.decode().strip(), size(many), flush=True)


if __name__ == "__main__":
    main()
