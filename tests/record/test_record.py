"""The record: written by playing, read by playing, and every error told with its line."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from malecon.errors import Illegal, MaleconError, OutOfTurn, Unreadable
from malecon.games import GAMES
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER
from malecon.messages import LANGUAGES
from malecon.record import FORMAT, Record

HAVANA = GAMES["havana"]


def played(seed: int = 1, answers: int = 10_000, players: int = 3) -> Record:
    """A game played at random, to its end or for so many answers."""
    record = Record(HAVANA, players, names=["Ana", "Beñat", "Chloë", "Dirk"][:players])
    rng = Rng(seed)
    while record.state.seat != OVER and len(record) < answers:
        record.add(int(record.state.seat), int(random_action(record.state, rng)))
    return record


@pytest.fixture(scope="module")
def game() -> Record:
    return played()


def lines(record: Record) -> list[str]:
    return record.text().splitlines()


def error_of(changed: list[str]) -> MaleconError:
    """What is told of a file of these lines, in every language."""
    with pytest.raises(MaleconError) as found:
        Record.read("\n".join([*changed, ""]))
    for language in LANGUAGES:
        assert str(found.value.line) in found.value.message(language)
    return found.value


def first(text: list[str], start: str) -> int:
    """Where the first line that begins so stands; counted from 0."""
    return next(i for i, line in enumerate(text) if line.startswith(start))


def with_header(record: Record, **fields: object) -> list[str]:
    header, *rest = lines(record)
    return [json.dumps({**json.loads(header), **fields}), *rest]


# --- written and read ---


def test_a_record_reads_back_as_it_was_written(game: Record) -> None:
    again = Record.read(game.text())
    assert again.text() == game.text()
    assert HAVANA.digest(again.state) == HAVANA.digest(game.state)
    assert (again.names, again.options, again.box) == (game.names, game.options, game.box)


def test_every_beginning_of_a_game_reads_back() -> None:
    for answers in range(0, 120, 7):
        record = played(seed=2, answers=answers)
        again = Record.read(record.text())
        assert again.text() == record.text()
        assert HAVANA.digest(again.state) == HAVANA.digest(record.state)


def test_the_lines_are_words_that_people_can_read() -> None:
    record = Record(HAVANA, 2)
    for _ in range(17):
        record.add(CHANCE, record.state.legal()[0])
    record.add(0, HAVANA.vocabulary.action("choose siesta") or 0)
    assert record.lines[0] == "~ turn tile 1"
    assert record.lines[16] == "~ draw red"
    assert record.lines[17] == "0 choose siesta"


def test_a_digest_follows_each_change_of_round_and_the_scores_follow_the_end(game: Record) -> None:
    digests = [line for line in game.lines if line.startswith("!")]
    assert [line.split()[1] for line in digests] == [str(n + 1) for n in range(game.state.round)]
    scores = " ".join(str(score) for score in game.state.scores())
    winners = " ".join(str(seat) for seat in game.state.winners())
    assert game.lines[-1] == f"= {scores} won by {winners}"


def test_defaults_are_written_out_so_that_they_may_change() -> None:
    header = json.loads(lines(Record(HAVANA, 2))[0])
    assert header["options"] == {"round_limit": 100}
    assert len(header["box"]["tiles"]) == 36


def test_what_others_put_into_the_header_is_kept() -> None:
    record = Record(HAVANA, 2, extra={"date": "2026-05-01", "commitment": {"hash": "00"}})
    assert Record.read(record.text()).extra == {"date": "2026-05-01", "commitment": {"hash": "00"}}


def test_empty_lines_and_foreign_line_ends_do_no_harm(game: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"\xef\xbb\xbf" + game.text().replace("\n", "\r\n\r\n").encode())
    assert Record.load(file).text() == game.text()


def test_digest_and_scores_missing_at_the_very_end_are_filled_in(game: Record) -> None:
    text = lines(game)
    assert Record.read("\n".join([*text[:-1], ""])).text() == game.text()
    digest = first(text, "! 2")
    assert lines(Record.read("\n".join([*text[:digest], ""]))) == text[: digest + 1]


# --- looking back ---


def test_replay_gives_the_table_after_so_many_answers(game: Record) -> None:
    for played_line in game.states():
        break
    assert HAVANA.digest(game.replay()) == HAVANA.digest(game.state)
    assert HAVANA.digest(game.replay(1)) == HAVANA.digest(played_line.state)
    assert HAVANA.digest(game.replay(0)) == HAVANA.digest(HAVANA.new(3))


def test_states_name_the_line_of_the_file_that_led_to_them(game: Record) -> None:
    text = ["", *lines(game)]
    for line, seat, action, state, events in game.states():
        sign = "~" if seat == CHANCE else str(seat)
        assert text[line] == f"{sign} {HAVANA.vocabulary.words(action)}"
    assert HAVANA.digest(state) == HAVANA.digest(game.state)
    assert events  # the last answer has ended the game, and that is told


def test_states_are_copies(game: Record) -> None:
    one, two = list(game.states())[:2]
    assert one.state.legal() != two.state.legal()


# --- answers that are refused, and change nothing ---


def refused(record: Record, seat: int, words: str) -> MaleconError:
    before = record.text()
    action = HAVANA.vocabulary.action(words)
    assert action is not None
    with pytest.raises(MaleconError) as found:
        record.add(seat, action)
    assert record.text() == before
    return found.value


def test_an_illegal_answer_names_the_rule_and_what_is_allowed() -> None:
    record = played(answers=18)
    error = refused(record, 0, "buy upper left")
    assert isinstance(error, Illegal)
    assert error.rule == HAVANA.refusal(record.state, HAVANA.vocabulary.action("buy upper left") or 0).rule
    assert error.rule in error.message()
    assert "choose siesta" in error.message()


def test_nobody_answers_for_another() -> None:
    record = played(answers=18)
    assert isinstance(refused(record, 1, "choose siesta"), OutOfTurn)
    assert isinstance(refused(record, CHANCE, "draw red"), OutOfTurn)
    assert isinstance(refused(played(answers=0), 0, "choose siesta"), OutOfTurn)


def test_nobody_answers_after_the_end(game: Record) -> None:
    assert isinstance(refused(game, 0, "end turn"), OutOfTurn)


# --- errors of files ---


def test_words_that_mean_nothing(game: Record) -> None:
    text = lines(game)
    line = first(text, "0 ")
    text[line] = "0 choose lobster"
    error = error_of(text)
    assert (type(error), error.key, error.line) == (Unreadable, "answer-unknown", line + 1)
    assert "choose lobster" in str(error)


def test_an_answer_that_is_not_allowed(game: Record) -> None:
    text = lines(game)
    line = first(text, "0 ")
    text[line] = "0 lay siesta"
    error = error_of(text)
    assert isinstance(error, Illegal)
    assert error.line == line + 1
    assert error.rule in str(error)


def test_an_answer_by_the_wrong_seat(game: Record) -> None:
    text = lines(game)
    line = first(text, "0 ")
    text[line] = "1" + text[line][1:]
    error = error_of(text)
    assert (type(error), error.line) == (OutOfTurn, line + 1)


@pytest.mark.parametrize("head", ["3", "x", "-1", "²", "07", "9" * 5000])
def test_a_line_by_no_seat_of_this_table(game: Record, head: str) -> None:
    text = lines(game)
    line = first(text, "0 ")
    text[line] = f"{head} choose siesta"
    error = error_of(text)
    assert (error.key, error.line) in (("record-no-seat", line + 1), ("answer-out-of-turn", line + 1))
    assert len(str(error)) < 400


def test_a_line_left_out(game: Record) -> None:
    text = lines(game)
    for line in range(1, len(text) - 1):
        assert error_of(text[:line] + text[line + 1 :]).line is not None


def test_a_draw_changed_by_hand_is_found_by_the_digest_at_the_latest(game: Record) -> None:
    text = lines(game)
    line = first(text, "~ draw")
    text[line] = "~ draw red" if text[line] != "~ draw red" else "~ draw blue"
    error = error_of(text)
    assert error.key == "record-digest"
    assert error.line == first(text, "! 1") + 1


def test_a_forged_digest(game: Record) -> None:
    text = lines(game)
    line = first(text, "! 2")
    honest = text[line]
    text[line] = "! 2 0123456789abcdef"
    error = error_of(text)
    assert (error.key, error.line) == ("record-digest", line + 1)
    assert honest in str(error)


def test_a_missing_digest(game: Record) -> None:
    text = lines(game)
    line = first(text, "! 2")
    error = error_of(text[:line] + text[line + 1 :])
    assert (error.key, error.line) == ("record-missing", line + 1)


def test_a_digest_where_none_belongs(game: Record) -> None:
    text = lines(game)
    error = error_of([*text[:5], "! 1 0123456789abcdef", *text[5:]])
    assert (error.key, error.line) == ("record-too-early", 6)


@pytest.mark.parametrize("forged", ["= 99 0 0 won by 0", "= 1 2", "=", "= won"])
def test_forged_scores(game: Record, forged: str) -> None:
    text = lines(game)
    error = error_of([*text[:-1], forged])
    assert (error.key, error.line) == ("record-scores", len(text))
    assert text[-1] in str(error)


def test_lines_after_the_end(game: Record) -> None:
    text = lines(game)
    error = error_of([*text, "0 end turn"])
    assert (type(error), error.line) == (OutOfTurn, len(text) + 1)
    assert error_of([*text, text[-1]]).key == "record-too-early"


def test_a_record_that_breaks_off_in_a_line(game: Record) -> None:
    text = game.text()
    whole = lines(game)
    for cut in range(len(whole[0]) + 2, len(text), 97):
        torn = text[:cut]
        if torn.endswith("\n"):
            continue
        line = torn.count("\n") + 1
        with pytest.raises(Unreadable, match="breaks off") as found:
            Record.read(torn)
        assert found.value.line == line
        rest = lines(Record.read(torn, torn=True))
        assert rest[: line - 1] == whole[: line - 1]
        assert len(rest) <= line  # at most a digest is filled in


def test_a_last_line_that_could_be_whole_is_not_believed() -> None:
    """`turn tile 3` may have been `turn tile 36`."""
    record = Record(HAVANA, 2)
    record.add(CHANCE, HAVANA.vocabulary.action("turn tile 36") or 0)
    with pytest.raises(Unreadable) as found:
        Record.read(record.text()[:-2])
    assert (found.value.key, found.value.line) == ("record-torn", 2)


def test_only_a_torn_header_is_left(game: Record) -> None:
    for torn in (False, True):
        with pytest.raises(Unreadable) as found:
            Record.read(game.text()[:50], torn=torn)
        assert (found.value.key, found.value.line) == ("record-torn-head", 1)


def test_a_line_that_is_no_header_is_no_record_that_breaks_off() -> None:
    with pytest.raises(Unreadable) as found:
        Record.read("hello")
    assert (found.value.key, found.value.line) == ("record-header", 1)


@pytest.mark.parametrize("text", ["", "\n", "\n\n  \n"])
def test_an_empty_file(text: str) -> None:
    with pytest.raises(Unreadable) as found:
        Record.read(text)
    assert found.value.key == "record-empty"


# --- errors of the header ---


@pytest.mark.parametrize(
    ("header", "key"),
    [
        *((header, "record-header") for header in ("hello", "{}", "[]", "42", "null", "[" * 100_000)),
        ('{"malecon": 1', "json-unreadable"),
        ('{"malecon": 1, "game": "\\ud800"}', "json-half-character"),
        ('{"malecon": 1, "malecon": 1}', "json-twice"),
        ('{"malecon": NaN}', "json-number"),
        ('{"malecon": 1e999}', "json-number"),
        ('{"malecon": ' + "1" * 5_000 + "}", "json-number"),
        ('{"malecon": ' + "1" * 4_000 + "}", "json-number"),
        ('{"malecon": ' + "[" * 990 + "]" * 990 + "}", "json-too-deep"),
        ('{"malecon": ' + "[" * 100_000, "json-too-deep"),
    ],
)
def test_what_is_no_header(header: str, key: str) -> None:
    error = error_of([header])
    assert (error.key, error.line) == (key, 1)
    assert len(str(error)) < 400


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"malecon": FORMAT + 1}, "record-newer-format"),
        ({"malecon": "1"}, "record-field"),
        ({"game": "chess"}, "game-unknown"),
        ({"game": ["havana"]}, "game-unknown"),
        ({"rules": HAVANA.rules + 1}, "record-newer-rules"),
        ({"rules": None}, "record-field"),
        ({"players": 5}, "players-wrong"),
        ({"players": True}, "record-field"),
        ({"players": 3.0}, "record-field"),
        ({"players": 1e400}, "json-number"),
        ({"options": {"round_limit": -1}}, "option-value"),
        ({"options": {"round_limit": True}}, "option-value"),
        ({"options": {"round_limit": [1]}}, "option-value"),
        ({"options": {"lobsters": 3}}, "option-unknown"),
        ({"options": [1]}, "record-field"),
        ({"names": ["Ana"]}, "names-number"),
        ({"names": "Ana"}, "record-field"),
        ({"names": ["Ana", 2, "C"]}, "names-unprintable"),
        ({"names": ["Ana", "\x1b[2J", "C"]}, "names-unprintable"),
        ({"box": 7}, "record-field"),
    ],
)
def test_errors_of_the_header(game: Record, fields: dict[str, object], key: str) -> None:
    error = error_of(with_header(game, **fields))
    assert (error.key, error.line) == (key, 1)
    assert "\x1b" not in str(error)


def test_options_that_are_none_are_told_to_programs_too() -> None:
    """Wherever a table is made, and numbers are numbers, those of NumPy too."""
    for wrong in (5, ["round_limit"], [], {3: 1}):
        with pytest.raises(Unreadable, match="dict from their names to values"):
            Record(HAVANA, 2, wrong)  # type: ignore[arg-type]

    class Seven:
        """As NumPy has one."""

        def __index__(self) -> int:
            return 7

    assert Record(HAVANA, 2, {"round_limit": Seven()}).options == {"round_limit": 7}


def test_another_number_of_players_is_found_by_the_lines(game: Record) -> None:
    assert error_of(with_header(game, players=2, names=[])).line is not None


# --- undo ---


def choosing() -> Record:
    """Two players about to choose their cards."""
    return played(answers=17, players=2)


def answer(record: Record, seat: int, *words: str) -> None:
    for each in words:
        record.add(seat, HAVANA.vocabulary.action(each) or -1)


def test_undo_takes_back_one_answer_after_another() -> None:
    record = choosing()
    before = record.text()
    answer(record, 0, "choose siesta")
    middle = record.text()
    answer(record, 0, "choose mama")
    back = record.undo(0)
    assert back.text() == middle
    assert back.state.legal() == Record.read(middle).state.legal()
    assert back.undo(0).text() == before


def test_undo_stops_at_chance() -> None:
    record = choosing()
    with pytest.raises(OutOfTurn) as found:
        record.undo(0)
    assert found.value.key == "undo-drawn"


def test_undo_stops_at_the_answer_of_another() -> None:
    record = choosing()
    answer(record, 0, "choose siesta", "choose mama")
    answer(record, 1, "choose siesta")
    with pytest.raises(OutOfTurn) as found:
        record.undo(0)
    assert found.value.key == "undo-answered"
    assert record.undo(1).lines[-1] == "0 choose mama"


def test_undo_of_nothing() -> None:
    with pytest.raises(OutOfTurn) as found:
        Record(HAVANA, 2).undo(0)
    assert found.value.key == "undo-nothing"


def test_undo_stops_where_something_hidden_was_shown() -> None:
    """The last to choose sees the other's cards at once, and must not choose again with that knowledge."""
    record = choosing()
    answer(record, 0, "choose siesta", "choose mama")
    answer(record, 1, "choose siesta", "choose pesos")
    assert record.state.round == 1
    with pytest.raises(OutOfTurn) as found:
        record.undo(1)
    assert found.value.key == "undo-seen"


def test_what_showed_nothing_may_be_undone_in_the_middle_of_a_round() -> None:
    record = played(seed=4, answers=10_000, players=2)
    shorter = []
    for length in range(18, len(record)):
        seat, action, _ = record.answers[length - 1]
        if seat != CHANCE and HAVANA.vocabulary.words(action) == "end turn":
            with contextlib.suppress(OutOfTurn):  # the next row may have been drawn
                shorter.append(length - len(record.cut(length).undo(seat)))
    assert set(shorter) == {1}


# --- files ---


def test_save_and_load(game: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game.save(file)
    assert Record.load(file).text() == game.text()
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_saving_replaces_the_file_behind_a_link_and_keeps_its_rights(game: Record, tmp_path: Path) -> None:
    file, link = tmp_path / "game.txt", tmp_path / "link.txt"
    file.write_text("old")
    file.chmod(0o600)
    link.symlink_to(file)
    game.save(link)
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == game.text()
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_save_that_fails_leaves_the_old_file_whole(
    game: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    file.write_text("old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(MaleconError, match="No space left"):
        game.save(file)
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.parametrize(
    ("make", "key"),
    [
        (lambda path: None, "file-missing"),
        (lambda path: path.mkdir(), "file-is-folder"),
        (lambda path: path.write_bytes(b"\xff\xfe\x00"), "file-not-text"),
        (lambda path: path.write_bytes(b""), "record-empty"),
    ],
)
def test_files_that_cannot_be_records(tmp_path: Path, make: Callable[[Path], None], key: str) -> None:
    file = tmp_path / "game.txt"
    make(file)
    with pytest.raises(Unreadable) as found:
        Record.load(file)
    assert found.value.key == key


@pytest.mark.parametrize(("name", "key"), [("no/such/game.txt", "file-no-folder"), ("", "file-is-folder")])
def test_places_where_nothing_can_be_saved(game: Record, tmp_path: Path, name: str, key: str) -> None:
    with pytest.raises(MaleconError) as found:
        game.save(tmp_path / name)
    assert found.value.key == key
