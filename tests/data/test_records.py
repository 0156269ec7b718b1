"""Records go into a corpus and come out byte for byte; what is at error, unfinished or private stays out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from malecon.corpus import records, shards
from malecon.corpus.games import Unfit, record_of, row_of_record
from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.kernel.game import Option
from malecon.record import Record
from tests.data.scene import GOLDEN, record_text


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    return tmp_path


def there_and_back(folder: Path, *texts: bytes) -> list[bytes]:
    for number, text in enumerate(texts):
        (folder / "games" / f"game {number}.txt").write_bytes(text)
    added = records.add_files(folder / "corpus", [folder / "games"])
    assert (added.taken, added.errors) == (len(texts), [])
    written = records.write_files([folder / "corpus"], folder / "back")
    assert (written.games, written.errors) == (len(texts), [])
    return [(folder / "back" / f"game {number}.txt").read_bytes() for number in range(len(texts))]


def test_every_golden_game_comes_back_byte_for_byte(folder: Path) -> None:
    games = [path.read_bytes() for path in sorted(GOLDEN.rglob("*/*.txt"))]
    assert len(games) > 20
    assert there_and_back(folder, *games) == games


def test_records_that_others_wrote_come_back_byte_for_byte(folder: Path) -> None:
    plain = record_text(date="2026-11-16", place={"table": 3}).encode()
    head, _, rest = plain.decode().partition("\n")
    other_order = json.dumps(dict(sorted(json.loads(head).items()))) + "\n" + rest
    short_head = {key: json.loads(head)[key] for key in ("malecon", "game", "rules", "players", "options")}
    variants = [
        plain,
        plain.replace(b"\n", b"\r\n"),
        b"\xef\xbb\xbf" + plain,
        plain + b"\n\n",
        other_order.encode(),
        (json.dumps(short_head) + "\n" + rest).encode(),
        plain.replace(b"\n0 ", b"\n0   "),
    ]
    assert there_and_back(folder, *variants) == variants


def test_a_record_comes_back_as_it_was_though_its_game_has_a_new_option(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    havana = GAMES["havana"]
    text = record_text(date="2026-11-16").encode()
    row = plain(row_of_record(text))
    assert row["text"] is None
    monkeypatch.setattr(havana, "options", (*havana.options, Option("late", (0, 1), "H45")))
    assert record_of(row) == text


def test_what_is_there_already_is_there_once(folder: Path) -> None:
    text = record_text().encode()
    assert there_and_back(folder, text) == [text]
    (folder / "games" / "copy.txt").write_bytes(text)
    again = records.add_files(folder / "corpus", [folder / "games"])
    assert (again.taken, again.there_already) == (0, 2)
    written = records.write_files([folder / "corpus"], folder / "back")
    assert (written.games, written.there_already) == (0, 1)
    assert len(list((folder / "back").iterdir())) == 1


def test_no_file_is_overwritten(folder: Path) -> None:
    there_and_back(folder, record_text().encode())
    (folder / "back" / "game 0.txt").write_text("mine")
    records.write_files([folder / "corpus"], folder / "back")
    assert (folder / "back" / "game 0.txt").read_text() == "mine"
    assert (folder / "back" / "game 0-2.txt").read_bytes() == record_text().encode()


def test_an_unfinished_game_never_goes_in(folder: Path) -> None:
    (folder / "games" / "running.txt").write_text(record_text(answers=20))
    added = records.add_files(folder / "corpus", [folder / "games"])
    assert (added.taken, added.unfinished) == (0, 1)
    assert list((folder / "corpus").iterdir()) == []


def test_a_file_at_error_is_told_and_the_others_go_in(folder: Path) -> None:
    games = folder / "games"
    (games / "a.txt").write_text("no record")
    (games / "b.txt").write_bytes(b"\xff\xfe\x00")
    (games / "c.txt").write_text(record_text()[:-40])
    (games / "d.txt").write_text(record_text())
    os.mkfifo(games / "e.txt")
    added = records.add_files(folder / "corpus", [games])
    assert added.taken == 1
    assert [error.message().partition(".txt")[0][-1] for error in added.errors] == ["a", "b", "c", "e"]


def test_a_missing_place_is_told_before_anything_is_written(folder: Path) -> None:
    with pytest.raises(MaleconError, match="nowhere"):
        records.add_files(folder / "corpus", [folder / "nowhere"])
    assert not (folder / "corpus").exists()


def test_of_a_backup_only_the_record_goes_in() -> None:
    secret = {"id": "x", "links": [["hash", 0, "person"]], "talk": [[0, 0, "Ana", "hello"]]}
    row = row_of_record(record_text(table=secret).encode())
    assert row.text is None
    assert row.extra is None
    back = Record.read(record_of(plain(row)).decode())
    assert back.extra == {}
    assert back.names == ["Ana", "Bo"]


def test_without_names_nothing_is_said_of_persons() -> None:
    fairness = {"commitment": "0" * 64, "salts": ["", "ab" * 16], "first": 0}
    text = record_text(date="2026-11-16", host="Ana", bots=["", "random"], fairness=fairness)
    text = text.replace('"Bo"', '"Zoila"')
    row = row_of_record(text.encode(), file="ana.txt", nameless=True)
    assert row.names == ["", "Zoila"]  # a bot's name is nobody's
    assert row.bots == ["", "random"]
    assert "Ana" not in repr(row)
    assert row.file is None
    said = {"date": "2026-11-16", "bots": ["", "random"], "fairness": fairness}
    assert json.loads(row.extra or "") == said
    assert b"Ana" not in record_of(plain(row))
    assert row_of_record(record_text().encode(), nameless=True).names is None


@pytest.mark.parametrize(
    "said",
    [
        {"date": {"who": "Alice"}},
        {"date": "Alice"},
        {"date": "2026-99-99"},
        {"date": ["2026-11-16"]},
        {"bots": {"mail": "Alice"}},
        {"bots": ["", "Alice"]},
        {"bots": ["greedy:Alice", "random"]},
        {"bots": ["", {"who": "Alice"}]},
        {"bots": ["random"]},
        {"fairness": "Alice"},
        {"fairness": {"commitment": "0" * 64, "salts": ["Alice", ""]}},
        {"fairness": {"commitment": "0" * 64, "salts": ["ada", ""]}},
        {"fairness": {"commitment": "Alice", "salts": ["", ""]}},
    ],
)
def test_without_names_what_has_another_shape_stays_out(said: dict[str, Any]) -> None:
    row = row_of_record(record_text(**said).encode(), nameless=True)
    assert (row.extra, row.bots, row.names) == (None, None, None)


def test_without_names_nothing_is_said_beside_the_promise_of_draws() -> None:
    fairness = {"commitment": "0" * 64, "salts": ["", ""], "first": 0}
    row = row_of_record(record_text(fairness={**fairness, "host": "Alice"}).encode(), nameless=True)
    assert json.loads(row.extra or "") == {"fairness": fairness}


@pytest.mark.parametrize(
    ("name", "bot", "kept"),
    [
        ("Odalys", "greedy", "Odalys"),
        ("greedy", "greedy", "greedy"),
        ("Eulalia", "master:3000", "Eulalia"),
        ("Xiomara", "strong", "Xiomara"),
        ("Bo", "greedy", ""),
        ("Eulalia", "greedy", ""),
        ("Eulalia", "", ""),
    ],
)
def test_without_names_a_seat_keeps_a_name_that_is_the_bots_own(name: str, bot: str, kept: str) -> None:
    text = record_text(bots=["random", bot]).replace('"Bo"', f'"{name}"')
    row = row_of_record(text.encode(), nameless=True)
    assert row.names == ["", kept]


def test_what_only_a_backup_has_is_not_written_back() -> None:
    row = plain(row_of_record(record_text(date="2026-11-16").encode()))
    extra = json.dumps({"date": "2026-11-16", "table": {"links": ["secret"]}})
    back = record_of({**row, "extra": extra})
    assert back == record_text(date="2026-11-16").encode()


def plain(row: object) -> dict[str, object]:
    """A row as it is read from a file."""
    (back,) = shards.table_of([row]).to_pylist()  # type: ignore[list-item]
    return dict(back)


@pytest.mark.parametrize(
    ("column", "value", "words"),
    [
        ("scores", [1, 99], "ended with scores [1, 99]; played again"),
        ("winners", [7], "ended with winners [7]; played again"),
        ("hash", 5, "is not the one that was put in"),
        ("game", "chess", "chess"),
        ("rules", 99, "99"),
        ("players", 9, "9"),
        ("options", '{"round_limit": -1}', "round_limit"),
        ("options", "{", "JSON"),
        ("box", "[]", "box"),
        ("extra", '{"players": 3}', "players"),
        ("names", ["a\x1b[2J", "b"], "name"),
        ("text", b"no record\n", "no record"),
        ("text", record_text(answers=10).encode(), "not over"),
        ("answers", None, "result"),
        ("scores", None, "not as a corpus"),
    ],
)
def test_a_row_that_lies_is_refused(column: str, value: object, words: str) -> None:
    row = plain(row_of_record(record_text().encode()))
    record_of(row)
    if column == "text":
        row["hash"] = None
    with pytest.raises(MaleconError) as refused:
        record_of({**row, column: value})
    assert words in refused.value.message()


def test_answers_that_may_not_be_given_are_refused() -> None:
    row = plain(row_of_record(record_text().encode()))
    answers = row["answers"]
    assert isinstance(answers, list)
    for wrong in ({"seat": 1, "words": "end turn"}, {"seat": -1, "words": "x" * 10**6}):
        with pytest.raises(MaleconError):
            record_of({**row, "answers": [*answers[:30], wrong, *answers[30:]]})
    with pytest.raises(Unfit):
        record_of({**row, "answers": answers[:-1]})
    with pytest.raises(MaleconError):
        record_of({**row, "answers": answers + answers[-1:]})


def test_a_name_from_a_corpus_leads_nowhere(tmp_path: Path) -> None:
    row = row_of_record(record_text().encode())
    for number, name in enumerate(
        ["../up.txt", "/tmp/up.txt", "a/b.txt", ".hidden.txt", "x\n.txt", "con.exe"]
    ):
        shards.make_folder(tmp_path / str(number))
        shards.write(tmp_path / str(number) / "a.parquet", shards.table_of([row._replace(file=name)]))
        written = records.write_files([tmp_path / str(number)], tmp_path / str(number) / "out")
        assert written.games == 1
        (only,) = (tmp_path / str(number) / "out").iterdir()
        assert only.name.startswith("havana-")


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("game", "../../outside/evil"),
        ("game", "a\0b"),
        ("game", "santiago"),
        ("players", 3),
        ("rules", 99),
        ("options", '{"round_limit": 2}'),
        ("options", "[]"),
    ],
)
def test_a_row_that_says_other_than_its_record_is_named_and_the_rest_is_written(
    tmp_path: Path, column: str, value: object
) -> None:
    content = record_text().encode()
    honest = row_of_record(content)
    liar = honest._replace(text=content, **{column: value})  # type: ignore[arg-type]
    shards.make_folder(tmp_path / "corpus")
    shards.write(tmp_path / "corpus" / "a.parquet", shards.table_of([liar, honest]))
    written = records.write_files([tmp_path / "corpus"], tmp_path / "in" / "there")
    assert written.games == 1
    (error,) = written.errors
    assert "a.parquet#1" in error.message()
    assert {path.name for path in tmp_path.iterdir()} == {"corpus", "in"}
    (only,) = (tmp_path / "in" / "there").iterdir()
    assert only.read_bytes() == content


def test_names_too_long_for_a_file_are_not_taken(tmp_path: Path) -> None:
    row = row_of_record(record_text().encode())
    rows = [row._replace(file="𝐀" * 121 + ".txt"), row._replace(run="r" * 300, number=1)]
    shards.make_folder(tmp_path / "corpus")
    shards.write(tmp_path / "corpus" / "a.parquet", shards.table_of(rows))
    written = records.write_files([tmp_path / "corpus"], tmp_path / "out")
    assert (written.games, written.there_already, written.errors) == (1, 1, [])


def test_without_its_packages_it_says_which() -> None:
    code = (
        "import sys; sys.modules['pyarrow'] = None; import importlib.util as u; find = u.find_spec;"
        "u.find_spec = lambda name: None if name == 'pyarrow' else find(name);"
        "from malecon.cli import main; sys.exit(main(['corpus', 'show', '.']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert 'pip install "malecon[data]"' in done.stderr
    assert "Traceback" not in done.stderr
