"""Whole games at a terminal: by number, by words, with second thoughts, with interruptions, with friends."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from malecon.bots.cast import PEOPLE
from malecon.games import GAMES
from malecon.kernel.state import OVER
from malecon.kernel.words import slug
from malecon.messages import say
from malecon.record import Record
from tests.support import ended
from tests.terminal.table import Pipe, forever, play


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def plain(shown: str) -> str:
    """What is shown, without its colours."""
    return re.sub(r"\x1b\[[\d;]*m", "", shown)


# --- whole games ---


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height", "live"), [(80, 24, False), (120, 40, True)])
def test_a_whole_game_by_numbers_ends_with_a_winner_and_a_record(
    game: str, width: int, height: int, live: bool, save: Path
) -> None:
    players = GAMES[game].seats[-1]
    pipe = Pipe(forever("1"), width, height, live)
    assert play(pipe, save, game, players) == 0
    record = Record.load(save)
    assert record.state.seat == OVER
    winner = record.names[record.state.winners()[0]]
    assert winner in pipe.last
    assert "★" in pipe.last
    assert str(save) in pipe.last.replace("\n", "")


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str, tmp_path: Path) -> None:
    texts = []
    for name in ("one", "other"):
        play(Pipe(["1"] * 25), tmp_path / name, game)
        texts.append((tmp_path / name).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


def test_a_game_can_be_played_in_the_words_of_its_record(tmp_path: Path) -> None:
    play(Pipe(forever("1")), tmp_path / "first")
    record = Record.load(tmp_path / "first")
    words = [record.game.vocabulary.words(action) for seat, action, _ in record.answers if seat == 0]
    assert play(Pipe(words), tmp_path / "second") == 0
    assert Record.load(tmp_path / "second").lines == record.lines


@pytest.mark.parametrize("language", ["de", "nl", "es"])
def test_the_first_rounds_in_every_language(language: str, save: Path) -> None:
    pipe = Pipe(["1"] * 12)
    assert play(pipe, save, language=language) == 0
    assert {"de": "Runde", "nl": "Ronde", "es": "Ronda"}[language] in pipe.seen[0]


def test_bots_alone_are_told_from_the_first_to_the_last_turn(save: Path) -> None:
    pipe = Pipe([])
    assert play(pipe, save, players=3, people=0) == 0
    assert "Round 1 begins." in pipe.last
    assert "wins with" in pipe.last


def test_whoever_looks_on_at_a_terminal_goes_from_turn_to_turn(save: Path) -> None:
    pipe = Pipe(["", "", "e"], live=True)
    assert play(pipe, save, players=3, people=0) == 0
    assert len(pipe.seen) == 3
    assert all("next turn" in picture for picture in pipe.seen)


def test_whoever_looks_on_may_leave(save: Path) -> None:
    pipe = Pipe(["", "q"], live=True)
    assert play(pipe, save, players=3, people=0) == 0
    assert Record.load(save).state.seat != OVER


# --- leaving and coming back ---


def test_quitting_saves_and_the_game_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    play(Pipe(forever("1")), whole)
    parts = tmp_path / "parts"
    pipe = Pipe(["1", "1", "1", "q"])
    assert play(pipe, parts) == 0
    assert "saved" in pipe.last
    assert play(Pipe(forever("1")), parts, resume=Record.load(parts)) == 0
    assert Record.load(parts).lines == Record.load(whole).lines


def test_who_comes_back_is_told_what_happened_since_his_last_answer(save: Path) -> None:
    play(Pipe(["siesta", "mama", "q"]), save)
    pipe = Pipe(["q"])
    play(pipe, save, resume=Record.load(save))
    assert "Ana shows Siesta and Mama." in pipe.seen[0]


def test_the_end_of_the_input_saves(save: Path) -> None:
    pipe = Pipe(["1", "1"])
    assert play(pipe, save) == 0
    assert "The input has ended. The game is saved" in pipe.last
    assert [seat for seat, _, _ in Record.load(save).answers].count(0) == 2


def test_every_answer_is_saved_at_once(save: Path) -> None:
    lengths = []

    class Watching(Pipe):
        def read(self) -> str:
            lengths.append(len(Record.load(save)))
            return super().read()

    play(Watching(["1", "1", "1"]), save)
    assert lengths == sorted(lengths)
    assert lengths[0] == lengths[1] > 0, "two cards are one choice"
    assert lengths[2] > lengths[1]


def test_a_folder_that_vanishes_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    save = folder / "game.txt"

    class Vanishing(Pipe):
        def read(self) -> str:
            answer = super().read()
            if len(self.given) == 2:
                save.unlink()
                folder.rmdir()
            if len(self.given) == 3:
                assert "cannot be written" in " ".join(self.seen[-1].split())
                folder.mkdir()
            return answer

    assert play(Vanishing(["1", "1", "1", "q"]), save) == 0
    assert len(Record.load(save)) > 0


# --- second thoughts ---


def test_own_answers_can_be_taken_back_one_by_one(save: Path) -> None:
    pipe = Pipe(["siesta", "mama", "siesta", "u", "worker", "pesos"])
    play(pipe, save, players=2, people=2, seed=3)
    # Ana, Enter; then Beto chooses, takes back, chooses again.
    lines = [line for line in Record.load(save).lines if line[0] in "01"]
    assert lines[:4] == ["0 choose siesta", "0 choose mama", "1 choose worker", "1 choose pesos"]
    assert "Taken back: Choose Siesta" in "".join(pipe.seen)


def test_nothing_can_be_taken_back_once_another_has_answered(save: Path) -> None:
    pipe = Pipe(["pesos", "mama", "u"])
    play(pipe, save)
    bot = Record.load(save).names[1]
    assert PEOPLE[bot] == "random"
    assert f"{bot} covers" in pipe.seen[-1]
    assert f"This cannot be taken back: {bot} has answered since." in " ".join(pipe.seen[-1].split())


def test_bots_are_asked_who_they_are_and_why_they_did_that(save: Path) -> None:
    pipe = Pipe(["pesos", "mama", "w"])
    play(pipe, save)
    names = Record.load(save).names[1:]
    assert len(set(names)) == len(names)
    told = " ".join("".join(pipe.seen).split())
    assert "Why they did that" in told
    for name in names:
        assert f"{name} (Random)" in told
        assert say(f"people-{slug(name)}", "en") in told
        assert f"{name} takes any answer as gladly as another." in told


def test_a_bot_that_has_done_nothing_hides_nothing(save: Path) -> None:
    pipe = Pipe(["w"])
    play(pipe, save)
    told = " ".join("".join(pipe.seen).split())
    for name in Record.load(save).names[1:]:
        assert say("people-why-none", "en", player=name) in told
        assert say("people-why-hidden", "en", player=name) not in told


def test_nothing_can_be_taken_back_before_anything_was_answered(save: Path) -> None:
    pipe = Pipe(["u"])
    play(pipe, save)
    assert "This cannot be undone: something has been drawn since." in pipe.seen[-1]


def test_the_one_before_may_take_back_while_the_table_is_passed_on(save: Path) -> None:
    pipe = Pipe(["", "siesta", "mama", "u", "pesos, siesta", "q"], live=True)
    play(pipe, save, players=2, people=2)
    lines = [line for line in Record.load(save).lines if line[0] in "01"]
    assert lines == ["0 choose siesta", "0 choose pesos"]


# --- kind sentences ---


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "There is no choice 99 here; the choices are 1 to 13."),
        ("0", "There is no choice 0 here"),
        ("٣", "I do not understand “٣”"),
        ("thief", "“thief” can mean several things: “Choose Peso thief”, “Choose Material thief”."),
        ("rumba", "I do not understand “rumba”."),
        ("buy upper left", "Buy upper left: that is not possible now. That is not what is asked now. (H15)"),
        ("\x1b[31mred", "I do not understand “�[31mred”"),
        ("? rumba", "I do not understand “rumba”."),
    ],
)
def test_a_wrong_answer_is_told_kindly_and_changes_nothing(typed: str, told: str, save: Path) -> None:
    pipe = Pipe([typed])
    play(pipe, save)
    assert told in " ".join(pipe.seen[-1].split())
    assert [seat for seat, _, _ in Record.load(save).answers].count(0) == 0


@pytest.mark.parametrize("game", GAMES)
def test_names_are_shown_as_they_are(game: str, save: Path) -> None:
    pipe = Pipe(["1"] * 6)
    play(pipe, save, game, names=("[red]A[/]", "Ñandú 山"))
    assert "[red]A[/]" in pipe.seen[-1]
    assert "Ñandú 山" in pipe.seen[-1]


def test_several_answers_may_be_typed_in_one_line(save: Path) -> None:
    play(Pipe(["siesta, mama"]), save)
    lines = Record.load(save).lines
    assert "0 choose siesta" in lines
    assert "0 choose mama" in lines


def test_what_was_typed_ahead_answers_only_what_comes_at_once(save: Path) -> None:
    """What follows when others have moved, or at another one's turn, was not meant by whoever typed."""
    play(Pipe(["siesta, mama, 1, 1, 1, 1"]), save)
    assert [seat for seat, _, _ in Record.load(save).answers].count(0) == 2
    other = save.with_name("other.txt")
    play(Pipe(["", "siesta, mama, worker", ""], live=True), other, people=2)
    assert [seat for seat, _, _ in Record.load(other).answers].count(1) == 0


def test_an_empty_line_changes_nothing(save: Path) -> None:
    pipe = Pipe(["", "  ", "1", "1"])
    play(pipe, save)
    assert pipe.seen[0].split("▶", 1)[1] == pipe.seen[1].split("▶", 1)[1]
    assert [seat for seat, _, _ in Record.load(save).answers].count(0) == 2


def test_what_was_typed_after_a_wrong_answer_is_forgotten(save: Path) -> None:
    pipe = Pipe(["siesta, rumba, mama"])
    play(pipe, save)
    assert [seat for seat, _, _ in Record.load(save).answers].count(0) == 0
    assert "Chosen: Choose Siesta" in pipe.seen[-1]


# --- looking things up ---


def test_the_rules_behind_a_question_and_behind_an_answer(save: Path) -> None:
    pipe = Pipe(["?", "? tax", "? 1", "? h44"])
    play(pipe, save)
    question, answer, number, by_id = (" ".join(text.split()) for text in pipe.seen[1:])
    assert "H8 Everybody secretly chooses 2 of their 13 cards" in question
    assert "H21 3 Tax collector. Take 1 peso" in answer
    assert "H16 0 Siesta. Nothing happens" in number
    assert "H44 The game also ends at once" in by_id


def test_help_and_log(save: Path) -> None:
    pipe = Pipe(["help", "siesta", "mama", "l"])
    play(pipe, save)
    assert "architect needed" in pipe.seen[1]
    assert "Ana chooses Siesta" in pipe.seen[-1]
    assert "Round 1 begins." in pipe.seen[-1]


def test_hints_name_answers_that_may_be_given_and_change_nothing(save: Path) -> None:
    plain = Pipe(["siesta", "mama", "1", "1", "q"])
    play(plain, save)
    before = Record.load(save).text()
    pipe = Pipe(["siesta", "h", "mama", "1", "1", "q"])
    play(pipe, save)
    assert Record.load(save).text() == before, "nobody draws otherwise because of a hint"
    hints = pipe.seen[2]
    assert "The best answers, with the chance to win" in hints
    chosen = re.findall(r"([\d.]+) %  Choose ([\w ]+?) *│", hints)
    assert len(chosen) == 3
    assert all(0 <= float(chance) <= 100 for chance, _ in chosen)


def test_hints_at_a_question_of_free_order_tell_all_that_is_chosen_together(save: Path) -> None:
    pipe = Pipe(["h", "q"], width=160)
    play(pipe, save, "cuba")
    heads = re.findall(r"[\d.]+ %  (.+?) *│", pipe.seen[1])
    assert len(heads) == len(set(heads)) == 3
    for head in heads:
        assert head.startswith("Take from the stock: ")
        assert head.count("stock") == 1
        assert head.count(", ") == 3


def test_on_a_terminal_pages_are_left_with_enter_and_leafed_through(save: Path) -> None:
    pipe = Pipe(["siesta", "mama", "l", "p", "p", "n", "", "help", "", "q"], width=80, height=12, live=True)
    assert play(pipe, save) == 0
    assert next(iter(pipe.answers), None) is None
    assert "New in the street" in pipe.seen[5]


# --- several people ---


def test_hands_are_hidden_between_turns(save: Path) -> None:
    pipe = Pipe(["", "siesta", "mama", "", "worker", "pesos", "q"], live=True)
    play(pipe, save, players=2, people=2)
    curtain, ana, _, passing, beto, *_ = pipe.seen
    assert "Pass to Ana" in curtain
    assert "Your cards" not in curtain
    assert "Your cards" in ana
    assert "Pass to Beto" in passing
    assert "Your cards" not in passing
    assert "has chosen two cards." in passing
    assert "Siesta" not in passing
    assert "Your cards" in beto
    assert "chooses" not in beto


def test_a_secret_is_in_no_log_but_its_owners(save: Path) -> None:
    pipe = Pipe(["", "siesta", "mama", "", "l", "", "q"], live=True)
    play(pipe, save, players=2, people=2)
    assert "Ana chooses" not in pipe.seen[-2]
    assert "Ana chooses" not in pipe.seen[-1]


def test_where_nothing_is_hidden_nobody_is_asked_to_look_away(save: Path) -> None:
    pipe = Pipe(["1"] * 30, live=True)
    play(pipe, save, "cuba", players=2, people=2)
    shown = pipe.paper.getvalue()
    assert "Ana: Which character do you play?" in plain(shown)
    assert "Beto: Which character do you play?" in plain(shown)
    assert "Pass to" not in shown


def test_in_santiago_the_screens_are_closed_between_turns(save: Path) -> None:
    pipe = Pipe(["", *["1"] * 8], live=True)
    play(pipe, save, "santiago", players=2, people=2)
    curtains = [picture for picture in pipe.seen if "Pass to" in picture]
    assert len(curtains) > 1
    assert all(picture.count("behind the screen") == 2 for picture in curtains)


def test_one_person_is_never_asked_to_pass_on(save: Path) -> None:
    pipe = Pipe(forever("1"))
    play(pipe, save, players=4)
    assert "Pass to" not in pipe.paper.getvalue()


# --- as a program of its own ---


def malecon(*arguments: str, typed: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "80", "LINES": "24", **settings}
    command = [sys.executable, "-m", "malecon.cli", *arguments]
    return subprocess.run(
        command, input=typed, env=environment, capture_output=True, encoding="utf-8", check=False, timeout=120
    )


def start(save: Path) -> list[str]:
    return ["play", "havana", "--players", "3", "--bots", "random", "--seed", "7", "--save", str(save)]


def test_a_whole_game_through_a_pipe(save: Path) -> None:
    done = malecon(*start(save), "--lang", "en", typed="1\n" * 600)
    assert done.returncode == 0, done.stderr
    assert "wins with" in done.stdout or "share the win" in done.stdout
    assert Record.load(save).state.seat == OVER
    assert "\x1b" not in done.stdout


def test_the_pipe_ends_before_the_game(save: Path) -> None:
    done = malecon(*start(save), "--lang", "en", typed="1\n1\n")
    assert done.returncode == 0
    assert "The input has ended." in done.stdout
    assert len(Record.load(save)) > 0


def test_colours_can_be_done_without(save: Path) -> None:
    done = malecon(*start(save), typed="q\n", NO_COLOR="1", FORCE_COLOR="1", TTY_COMPATIBLE="1")
    assert "\x1b[38;" not in done.stdout
    assert "\x1b[48;" not in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="signals are different there")
def test_an_interruption_saves_and_says_130(save: Path) -> None:
    command = [sys.executable, "-m", "malecon.cli", *start(save), "--lang", "en"]
    with (
        subprocess.Popen(
            command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as child,
        ended(child),
    ):
        assert child.stdout is not None
        shown = b""
        while not shown.endswith("› ".encode()):  # the first question is asked
            new = child.stdout.read(1)
            assert new, "it ended before it asked"
            shown += new
        child.send_signal(signal.SIGINT)
        shown, errors = child.communicate(timeout=60)
    assert child.returncode == 130
    assert b"The game is saved" in shown
    assert errors == b""
    assert len(Record.load(save)) > 0
