"""The laboratory and corpora: what it plays goes in, and what it would say of games is said of a corpus."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from malecon.cli import main
from malecon.corpus import records, shards
from malecon.corpus.asking import Corpus
from malecon.corpus.balance import Asked, CorpusBalance
from malecon.corpus.contents import contents
from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.lab.balance import Balance
from malecon.lab.report import Report, play_game
from malecon.lab.simulate import simulate
from tests.data.scene import GOLDEN, played_into

ABOUT = ("players", "options", "bot", "seed", "corpus")


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def less(summary: Json) -> Json:
    return {name: value for name, value in summary.items() if name not in ABOUT}


def said(words: list[str], capsys: pytest.CaptureFixture[str]) -> Json:
    capsys.readouterr()
    assert main([*words, "--json"]) == 0
    found: Json = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("game", ["havana", "santiago", "cuba"])
def test_a_report_of_a_corpus_says_exactly_what_the_games_say(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = GAMES[game]
    report = Report(chosen, "random", None)
    expected = Balance(report, [play_game(report, number) for number in range(12)]).summary()
    words = ["report", game, "--bots", "random", "--games", "12", "--jobs", "1"]
    assert said([*words, "--corpus", "games"], capsys) == expected
    told = said(["report", game, "--from", "games"], capsys)
    assert less(told) == less(expected)
    assert told["players"] == list(chosen.seats)


def test_a_report_of_records_and_of_whatever_else_is_there() -> None:
    """Whoever played them: golden games were found by the tools, the others are bots'."""
    records.add_files(Path("games"), [GOLDEN / "cuba"])
    played_into(Path("games"), "cuba", 5, players=4)
    played_into(Path("games"), "havana", 5)
    with Corpus([Path("games")]) as corpus:
        every = CorpusBalance(Asked(GAMES["cuba"]), corpus).summary()
        four = CorpusBalance(Asked(GAMES["cuba"], players=4, bot="random"), corpus).summary()
        with pytest.raises(MaleconError, match="no game"):
            CorpusBalance(Asked(GAMES["cuba"], bot="greedy'; DROP"), corpus)
    assert every["games"] == len(list((GOLDEN / "cuba").glob("*.txt"))) + 5
    assert four["games"] == 5


def test_a_report_is_given_files_as_a_shell_writes_them(capsys: pytest.CaptureFixture[str]) -> None:
    played_into(Path("one"), "havana", 3)
    played_into(Path("two"), "havana", 4, seed=1)
    assert said(["report", "havana", "--from", "one", "two"], capsys)["games"] == 7
    assert main(["report", "havana", "one", "two"]) == 2
    assert "too much: “one two”" in capsys.readouterr().err


def test_results_alone_are_reported_and_do_not_dilute_what_is_known(
    capsys: pytest.CaptureFixture[str],
) -> None:
    played_into(Path("games"), "havana", 6, players=2)
    whole = said(["report", "havana", "--from", "games"], capsys)
    words = ["simulate", "havana", "--players", "2", "--games", "30", "--seed", "9", "--jobs", "1"]
    assert main([*words, "--corpus", "games"]) == 0
    both = said(["report", "havana", "--from", "games"], capsys)
    assert both["games"] == 36
    assert both["corpus"] == {"files": 2, "followed": 6}
    assert both["items"] == whole["items"]
    assert both["sources"] == whole["sources"]


def test_a_simulation_into_a_corpus_says_the_same_and_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "santiago", "--players", "3", "--jobs", "1", "--corpus", "games"]
    assert main([*words, "--games", "10"]) == 0
    assert capsys.readouterr().err == ""
    assert main([*words, "--games", "40", "--json"]) == 0
    told = capsys.readouterr()
    assert told.err == "There already: 10 of 40 games. They are not played again.\n"
    found = json.loads(told.out)
    found.pop("speed")
    assert found == json.loads(json.dumps(simulate(GAMES["santiago"], 3, 40).summary()))
    (kind,) = contents([Path("games")]).kinds
    assert (kind.games, kind.whole, kind.origin) == (40, 0, "simulate")
    written = records.write_files([Path("games")], Path("back"))
    assert (written.games, written.results_only) == (0, 40)


@pytest.mark.parametrize("words", [["simulate", "santiago"], ["report", "santiago", "--bots", "random"]])
def test_games_that_lie_there_twice_count_once_for_their_run(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Two corpora that were put into one folder."""
    words = [*words, "--games", "6", "--jobs", "1", "--corpus", "games"]
    first = said(words, capsys)
    (own,) = Path("games").glob("*.parquet")
    Path("games", "another.parquet").write_bytes(own.read_bytes())
    again = said(words, capsys)
    assert {**again, "speed": None} == {**first, "speed": None}


def test_a_simulation_believes_no_row_that_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "santiago", "--games", "1", "--jobs", "1", "--corpus", "games"]
    said(words, capsys)
    (own,) = Path("games").glob("*.parquet")
    row = pq.read_table(own)
    for column, value in (("ending", "nonsense"), ("winners", []), ("winners", [3]), ("scores", [1])):
        shards.write(own, with_value(row, column, value))
        assert main(words) == 2
        assert "is not as a corpus keeps games" in capsys.readouterr().err


def test_an_arena_puts_its_games_into_a_corpus_each_once(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "havana", "random", "greedy", "--jobs", "1"]
    said([*words, "--games", "2"], capsys)  # before anybody thought of a corpus
    first = said([*words, "--games", "4", "--corpus", "games"], capsys)
    again = said([*words, "--games", "4", "--corpus", "games", "--fresh"], capsys)
    assert {**first, "speed": None} == {**again, "speed": None}
    (shard,), _ = shards.found([Path("games")])
    rows = list(shards.rows(shard))
    assert [row["number"] for row in rows] == [0, 1, 2, 3]
    assert rows[0]["bots"] != rows[1]["bots"]
    scores = [row["scores"][row["bots"].index("greedy")] for row in rows]
    assert sum(scores) / 4 == first["standings"][1]["score"]["mean"]
    assert records.write_files([Path("games")], Path("back")).games == 4


def test_games_in_which_a_bot_failed_are_played_again_as_they_were(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path("tires.py").write_text(
        "class Mine:\n"
        "    def __init__(self, game): pass\n"
        "    def choose(self, seen): return seen.legal[0] if len(seen.legal) % 3 else 'tired'\n"
    )
    words = ["arena", "havana", "tires.py:Mine", "random", "--jobs", "1", "--games", "4"]
    said([*words, "--corpus", "at once"], capsys)
    said([*words[:-1], "2", "--fresh"], capsys)  # before anybody thought of a corpus
    said([*words, "--corpus", "later"], capsys)
    first, second = [list(shards.rows(shards.found([Path(place)])[0][0])) for place in ("at once", "later")]
    assert first == second
    assert all(sum(json.loads(row["extra"])["failed"]) for row in first)


def test_what_cannot_go_into_a_corpus_is_told_before_anything_is_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for words, told in (
        (["arena", "havana", "random", "cmd:python x.py"], "cmd:"),
        (["arena", "havana", "random", "greedy", "--part", "1/2"], "part"),
        (["simulate", "havana", "--part", "1/2"], "part"),
        (["report", "havana", "--part", "1/2"], "part"),
        (["simulate", "havana", "--csv"], "--csv"),
        (["simulate", "havana", "--seed", str(2**63)], f"from -{2**63} to {2**63 - 1}"),
        (["report", "havana", "--from", "x"], "--corpus does not go with --from"),
    ):
        assert main([*words, "--corpus", "games"]) == 2
        assert told in capsys.readouterr().err
    assert not Path("games").exists()


def test_what_says_nothing_of_games_that_are_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--games", "5"], ["--part", "1/2"], ["--jobs", "2"], ["--page", "p"], ["--seed", "3"]):
        assert main(["report", "havana", "--from", "x", *words]) == 2
        assert f"{words[0]} does not go with --from" in capsys.readouterr().err
    assert main(["report", "havana", "--from", "x", "--fresh"]) == 2
    assert "--fresh does not go with --from" in capsys.readouterr().err
    assert main(["corpus", "play", "games", "havana", "--seed", str(-(2**63) - 1)]) == 2
    assert "The seed must be from" in capsys.readouterr().err
    assert not Path("games").exists()


def test_the_page_of_a_corpus_names_what_it_is_made_from(capsys: pytest.CaptureFixture[str]) -> None:
    played_into(Path("games"), "santiago", 5, players=3)
    assert main(["report", "santiago", "--from", "games", "--html", "page.html"]) == 0
    assert "5 games from 1 file" in capsys.readouterr().out
    assert "malecon report santiago --from games" in Path("page.html").read_text(encoding="utf-8")
    Path("games", "bad.parquet").write_bytes(b"half")
    assert main(["report", "santiago", "--from", "games", "--json"]) == 2  # and yet the rest is told
    both = capsys.readouterr()
    assert "bad.parquet" in both.err
    assert json.loads(both.out)["games"] == 5


def test_a_file_that_is_damaged_where_only_some_questions_look_counts_for_none() -> None:
    place = played_into(Path("a folder [1] it's"), "cuba", 6, players=3)
    played_into(place, "cuba", 6, players=3, seed=1)
    with Corpus([place]) as corpus:
        whole = CorpusBalance(Asked(GAMES["cuba"]), corpus)
        assert (whole.games, whole.followed) == (12, 12)
    one, other = sorted(place.glob("*.parquet"))
    column = next(
        part
        for part in (pq.ParquetFile(one).metadata.row_group(0).column(at) for at in range(60))
        if part.path_in_schema == "taken.list.element.times"
    )
    content = bytearray(one.read_bytes())
    middle = column.data_page_offset + column.total_compressed_size // 2
    content[middle - 40 : middle] = bytes(40)
    one.write_bytes(content)
    with Corpus([place]) as corpus:
        left = CorpusBalance(Asked(GAMES["cuba"]), corpus).summary()
        assert [error.key for error in corpus.errors] == ["corpus-damaged"]
    with Corpus([other]) as corpus:
        assert left == CorpusBalance(Asked(GAMES["cuba"]), corpus).summary()


@pytest.mark.parametrize(
    ("column", "value"),
    [
        *(("winners", value) for value in ([9], [-1], [0, 0], [], [0, 9], [0, 1, 0])),
        *(("rounds", value) for value in (-1, -(2**31), 2**31 - 1)),
        *(("scores", value) for value in ([1], [2**31 - 1, 0], [0, -(2**31)], [1, 2, 3])),
        ("decisions", -1),
        ("start", 2),
    ],
)
def test_a_row_that_cannot_be_is_left_out_and_its_file_named(
    column: str, value: object, capsys: pytest.CaptureFixture[str]
) -> None:
    place = played_into(Path("games"), "santiago", 4)
    bad = sorted(place.glob("*.parquet"))[0]
    table = pq.read_table(bad)
    with Corpus([place]) as corpus:
        whole = CorpusBalance(Asked(GAMES["santiago"]), corpus).summary()
    shards.write(bad, pa.concat_tables([table, with_value(table.slice(0, 1), column, value)]))
    assert main(["report", "santiago", "--from", "games", "--json", "--html", "page.html"]) == 2
    both = capsys.readouterr()
    assert f"“{bad}” is damaged: 1 game cannot be" in both.err
    assert json.loads(both.out) == whole
    shards.write(bad, with_value(table.slice(0, 1), column, value))
    assert main(["report", "santiago", "--from", "games", "--json"]) == 2
    assert f"“{bad}” is damaged: 1 game cannot be" in capsys.readouterr().err


def test_a_report_into_a_corpus_names_its_damaged_file(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["report", "santiago", "--bots", "random", "--players", "2", "--games", "1", "--jobs", "1"]
    said([*words, "--corpus", "games"], capsys)
    bad = sorted(Path("games").glob("*.parquet"))[0]
    row = with_value(pq.read_table(bad), "run", "other")
    shards.write(bad, pa.concat_tables([pq.read_table(bad), with_value(pq.read_table(bad), "winners", [9])]))
    shards.write(Path("games", "other.parquet"), with_value(row, "winners", [9]))
    assert main([*words, "--corpus", "games", "--json"]) == 2
    both = capsys.readouterr()
    assert f"“{bad}” is damaged" in both.err
    assert "other.parquet" not in both.err
    assert json.loads(both.out)["games"] == 1


def with_value(row: pa.Table, column: str, value: object) -> pa.Table:
    field = row.schema.field(column)
    return row.set_column(row.schema.get_field_index(column), field, pa.array([value], field.type))


def test_seats_that_are_counted_twice_stop_no_report() -> None:
    place = played_into(Path("games"), "santiago", 1, players=3)
    path = sorted(place.glob("*.parquet"))[0]
    table = pq.read_table(path)
    for column in ("points", "taken"):
        table = with_value(table, column, table.column(column).to_pylist()[0] * 2)
    shards.write(path, table)
    with Corpus([place]) as corpus:
        assert CorpusBalance(Asked(GAMES["santiago"]), corpus).summary()["games"] == 1


def test_brackets_in_a_name_are_no_markup(capsys: pytest.CaptureFixture[str]) -> None:
    place = played_into(Path("games"), "santiago", 1)
    path = sorted(place.glob("*.parquet"))[0]
    shards.write(path, with_value(pq.read_table(path), "bots", ["[/]x", "[/]x"]))
    assert main(["corpus", "show", "games"]) == 0
    assert "[/]x" in capsys.readouterr().out
    assert main(["report", "santiago", "--from", "games", "--bots", "[/]x"]) == 0


def test_a_bot_that_fails_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.py").write_text(
        "class Mine:\n"
        "    def __init__(self, game): pass\n"
        "    def choose(self, seen): raise ValueError('tired')\n"
    )
    assert main(["corpus", "play", "games", "havana", "--bots", "mine.py:Mine", "--jobs", "1"]) == 2
    assert "tired" in capsys.readouterr().err
