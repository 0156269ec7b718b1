"""`malecon verify`, `export` and `import`, as a person uses them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from malecon.cli import main
from malecon.record import Record
from malecon.store import Store
from malecon.table import Status, commitment, promise
from malecon.table.fairness import setup_hash
from tests.store.scene import SECRET, begun, step


def finished(path: Path) -> tuple[str, str]:
    """A club with one finished game and one that runs; the finished one's id and record."""

    async def play() -> tuple[str, str]:
        store = await Store.open(str(path))
        table = await begun(store, "havana", "bot", "bot")
        while table.status == Status.RUNNING:
            step(table)
        await store.save(table)
        await begun(store, "santiago", "Ana", "Bo")
        record = await store.record(table.id)
        await store.close()
        return table.id, record

    return asyncio.run(play())


def test_a_fair_game_is_found_fair(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, text = finished(tmp_path / "club.db")
    file = tmp_path / "game.txt"
    file.write_text(text)
    header = json.loads(text.partition("\n")[0])
    own = promise(setup_hash(header), 0, 1, commitment(SECRET), header["fairness"]["commitments"])
    assert main(["verify", str(file), "--commitment", own, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "draws are as the secret" in said
    assert "house's alone" in said  # nobody has added a salt, and it is said
    assert "Options: round_limit: " in said  # what could be drawn depends on it
    assert "another box" not in said
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert "what the record says of itself" in capsys.readouterr().out
    for other, why in (
        ("2-" + "f" * 64, "not what was promised"),
        ("f" * 64, "protocol 1"),
        ("x", "is not what"),
    ):
        assert main(["verify", str(file), "--commitment", other, "--lang", "en"]) == 2
        assert why in capsys.readouterr().err


def test_another_box_than_ours_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, text = finished(tmp_path / "club.db")
    header = json.loads(text.partition("\n")[0])
    header["box"]["name"] = "Eve's"
    (tmp_path / "game.txt").write_text(json.dumps(header) + "\n")
    assert main(["verify", str(tmp_path / "game.txt"), "--lang", "en"]) == 0
    assert "another box" in capsys.readouterr().out


def test_a_forged_draw_is_found_by_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, text = finished(tmp_path / "club.db")
    true = Record.read(text)
    answers = list(true.answers)
    answers[2], answers[4] = answers[4], answers[2]
    forged = Record(true.game, true.players, true.options, true.box, true.names, true.extra)
    for seat, action, _ in answers[:8]:
        forged.add(seat, action)
    forged.save(tmp_path / "forged.txt")
    assert main(["verify", str(tmp_path / "forged.txt"), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "forged.txt”, line 4: This draw is false" in said


def test_a_club_is_exported_and_imported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    finished(tmp_path / "club.db")
    folder, old, new = (str(tmp_path / name) for name in ("games", "club.db", "new.db"))
    assert main(["export", folder, "--database", old, "--lang", "en"]) == 0
    assert "Games written: 2" in capsys.readouterr().out
    assert main(["import", folder, "--database", new, "--own-backup", "--lang", "en"]) == 0
    assert "taken in: 2. There already: 0" in capsys.readouterr().out
    (tmp_path / "games" / "letter.txt").write_text("Dear aunt,\n")
    assert main(["import", folder, "--database", new, "--own-backup", "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert "taken in: 0. There already: 2" in said.out
    assert "letter.txt" in said.err


def test_a_database_that_cannot_be_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", str(tmp_path), "--database", "mysql://host/x", "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_backup_is_a_record_unless_the_operator_says_whose_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished(tmp_path / "club.db")
    folder, old, new = (str(tmp_path / name) for name in ("games", "club.db", "new.db"))
    main(["export", folder, "--database", old, "--lang", "en"])
    assert main(["import", folder, "--database", new, "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "taken in: 2" in said.out
    assert "2 of them" in said.err
    assert "--own-backup" in said.err


@pytest.mark.parametrize("kind", ["missing", "file"])
def test_a_folder_that_is_none_is_one_sentence_and_makes_no_database(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("hello\n")
    database = tmp_path / "new.db"
    assert main(["import", str(tmp_path / kind), "--database", str(database), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert kind in said.err
    assert not database.exists()
