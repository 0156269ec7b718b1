"""Files of a corpus: damaged, foreign, newer, too large; a full disk; and the rest goes on."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from malecon.cli import main
from malecon.corpus import records, schema, shards
from malecon.corpus.asking import Corpus
from malecon.corpus.contents import contents
from malecon.corpus.games import row_of_record
from malecon.errors import MaleconError
from malecon.files import write_bytes
from tests.data.scene import played_into, record_text


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    """A folder with one sound game in it."""
    shards.make_folder(tmp_path / "corpus")
    shards.write(
        tmp_path / "corpus" / "sound.parquet", shards.table_of([row_of_record(record_text().encode())])
    )
    return tmp_path / "corpus"


def make_bad(corpus: Path, kind: str) -> None:
    """A file beside the sound one that is none of ours."""
    sound = (corpus / "sound.parquet").read_bytes()
    table = pq.read_table(corpus / "sound.parquet")
    bad = corpus / "bad.parquet"
    raw = {
        "empty": b"",
        "half": sound[: len(sound) // 2],
        "noise": bytes(range(256)) * 20,
        "text": b"hello",
        "pages": sound[:200] + bytes(400) + sound[600:],
    }
    place = table.schema.get_field_index("rounds")
    tables = {
        "foreign": pa.table({"a": [1]}),
        "newer": table.replace_schema_metadata({schema.MARK: b"2"}),
        "odd": table.replace_schema_metadata({schema.MARK: b"\xff\x00"}),
        "lacking": table.drop_columns(["scores"]),
        "other type": table.set_column(place, "rounds", pa.array(["many"])),
    }
    if kind in raw:
        bad.write_bytes(raw[kind])
    elif kind in tables:
        pq.write_table(tables[kind], bad)
    elif kind == "folder":
        bad.mkdir()
    else:
        os.mkfifo(bad)


KINDS = ["empty", "half", "noise", "text", "pages", "foreign", "newer", "odd", "lacking", "other type"]


@pytest.mark.parametrize("kind", [*KINDS, "folder", "pipe"])
def test_a_bad_file_is_named_and_the_rest_goes_on(kind: str, corpus: Path, tmp_path: Path) -> None:
    make_bad(corpus, kind)
    written = records.write_files([corpus], tmp_path / "back")
    assert written.games == 1
    (error,) = written.errors
    assert "bad.parquet" in error.message()
    assert "\n" not in error.message()
    found = contents([corpus])
    assert found.games == 1
    assert len(found.errors) == 1


def test_alone_it_is_an_error_in_words(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_bad(corpus, "newer")
    assert main(["corpus", "show", str(corpus / "bad.parquet")]) == 2
    assert "newer version of Malecón: its columns are those of version 2, and" in capsys.readouterr().err


def test_of_no_games_nothing_is_said_for_each(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = corpus / "sound.parquet"
    pq.write_table(pq.read_table(file).slice(0, 0), file)
    assert main(["corpus", "show", str(corpus)]) == 0
    assert f"0 games in 1 file, {file.stat().st_size:,} bytes, – for each." in capsys.readouterr().out


def test_columns_that_are_added_later_do_no_harm(corpus: Path, tmp_path: Path) -> None:
    table = pq.read_table(corpus / "sound.parquet")
    pq.write_table(table.append_column("mood", pa.array(["good"])), corpus / "sound.parquet")
    assert records.write_files([corpus], tmp_path / "back").games == 1


def test_a_part_beyond_all_measure_is_not_read(corpus: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "MOST_BYTES", 100)
    with pytest.raises(MaleconError, match="larger"):
        shards.found([corpus])


def test_what_is_small_on_disk_and_large_in_memory_is_not_read(
    corpus: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A million answers that are alike are a few bytes of a file."""
    row = pq.read_table(corpus / "sound.parquet")
    answers = row.column("answers").to_pylist()[0][:1] * 200_000
    at = row.schema.get_field_index("answers")
    made = pa.array([answers], row.schema.field(at).type)
    shards.write(corpus / "bomb.parquet", row.set_column(at, row.schema.field(at), made))
    assert (corpus / "bomb.parquet").stat().st_size < 20_000
    back = corpus.parent / "back"
    for limit in (shards.MOST_VALUES, 199_999):  # refused as a game, and as a file
        monkeypatch.setattr(shards, "MOST_VALUES", limit)
        written = records.write_files([corpus], back)
        assert [error.key for error in written.errors] == ["corpus-too-large-file"]
        assert len(list(back.iterdir())) == 1  # the sound one


@pytest.mark.parametrize("name", ["box", "answers"])
def test_a_long_word_that_all_games_mean_is_not_read_for_each_of_them(corpus: Path, name: str) -> None:
    """It stands in the file once. In memory the games of this one would take four hundred megabytes."""
    games, long = 200, "x" * 2_000_000
    row = pq.read_table(corpus / "sound.parquet")
    columns = [pa.concat_arrays([column.combine_chunks()] * games) for column in row.columns]
    word = pa.DictionaryArray.from_arrays(pa.array([0] * games, pa.int32()), pa.array([long]))
    if name == "answers":
        parts = pa.StructArray.from_arrays([pa.array([0] * games, pa.int8()), word], ["seat", "words"])
        word = pa.ListArray.from_arrays(pa.array(range(games + 1), pa.int32()), parts)
    columns[row.schema.get_field_index(name)] = word
    table = pa.Table.from_arrays(columns, names=row.schema.names)
    bomb = corpus / "bomb.parquet"
    with pq.ParquetWriter(bomb, table.schema, compression="zstd", store_schema=False) as file:
        file.write_table(table)
        file.add_key_value_metadata({schema.MARK.decode(): str(schema.VERSION)})
    assert bomb.stat().st_size < 50_000
    before = pa.total_allocated_bytes()
    written = records.write_files([corpus], corpus.parent / "back")
    assert [error.key for error in written.errors] == ["corpus-too-large-file"]
    assert written.games == 1  # the sound one
    assert pa.total_allocated_bytes() - before < 1 << 26


def test_what_is_no_corpus_is_told(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for place in ("empty", "nowhere"):
        with pytest.raises(MaleconError, match=place):
            shards.found([tmp_path / place])
    (tmp_path / "file").write_text("")
    with pytest.raises(MaleconError, match="folder"):
        shards.make_folder(tmp_path / "file")


def test_a_full_disk_leaves_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game.txt").write_text(record_text())

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("malecon.files.os.fsync", full)
    assert main(["corpus", "add", str(tmp_path / "corpus"), str(tmp_path / "game.txt")]) == 2
    assert "No space left" in capsys.readouterr().err
    assert list((tmp_path / "corpus").glob("*.parquet")) == []


def test_half_written_files_of_a_crash_are_not_read(corpus: Path) -> None:
    write_bytes(corpus / ".malecon-crash.parquet", b"half")
    assert contents([corpus]).errors == []


def test_two_corpora_put_together_are_one(tmp_path: Path) -> None:
    one = played_into(tmp_path / "one", "havana", 3)
    two = played_into(tmp_path / "two", "santiago", 2)
    found = contents([one, two, one])
    assert [(kind.game, kind.games, kind.whole) for kind in found.kinds] == [
        ("havana", 3, 3),
        ("santiago", 2, 2),
    ]


def test_what_a_corpus_holds_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played_into(tmp_path / "it's", "havana", 4)
    assert main(["corpus", "show", str(tmp_path / "it's")]) == 0
    assert "4 games in 1 file" in capsys.readouterr().out
    assert main(["corpus", "show", "--json", str(tmp_path / "it's")]) == 0
    (kind,) = json.loads(capsys.readouterr().out)["kinds"]
    assert kind == {
        "game": "havana",
        "players": 2,
        "origin": "play",
        "bots": "random",
        "games": 4,
        "whole": 4,
    }


def test_questions_need_no_network_and_no_extension(corpus: Path) -> None:
    with Corpus([corpus]) as asked:
        assert asked.ask("SELECT options->>'round_limit' FROM games") == [("1",)]


ENDLESS = "SELECT sum(a.range * b.range % 7) FROM range(1000000) a, range(1000000) b"


@pytest.mark.skipif(os.name == "nt", reason="signals are sent as POSIX has them")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_question_can_be_interrupted(corpus: Path, sign: signal.Signals) -> None:
    """At any moment, also while DuckDB only prepares to think; and it is no damage."""

    def told(number: int, frame: object) -> None:
        raise Told(number)

    class Told(BaseException):
        pass

    def ask(interrupted: threading.Timer) -> None:
        with Corpus([corpus]) as asked:
            interrupted.start()
            asked.ask(ENDLESS)

    before = signal.signal(sign, told)
    try:
        for moment in range(20):
            heart = threading.Timer(moment * 0.005, os.kill, (os.getpid(), sign))
            with pytest.raises(Told):
                ask(heart)
            heart.join(10)
    finally:
        signal.signal(sign, before)


def test_a_signal_before_anybody_waits_stops_it_too(corpus: Path) -> None:
    """The question has gone out; whoever asked never came to wait for the answer."""

    class Told(BaseException):
        pass

    def ask() -> None:
        with suppress(Told), Corpus([corpus]) as asked:
            submit = asked.thinker.submit

            def submit_and_stop(work: Callable[[], Any]) -> None:
                asked.thinker.submit = submit  # type: ignore[method-assign]
                submit(work)
                raise Told

            asked.thinker.submit = submit_and_stop  # type: ignore[assignment]
            asked.ask(ENDLESS)

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    asking.join(60)
    assert not asking.is_alive(), "it thinks for ever"


def test_a_shard_says_its_version(corpus: Path) -> None:
    found = pq.read_schema(corpus / "sound.parquet")
    assert found.metadata[schema.MARK] == b"1"
    assert [(field.name, shards.bare(field.type)) for field in found] == [
        (column.name, column.kind) for column in schema.COLUMNS
    ]
