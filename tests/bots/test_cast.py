"""The bots are somebody: a name each, no two alike at a table, with words for all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from malecon.bots.cast import CAST, PEOPLE, somebody
from malecon.bots.players import BOTS, LEVELS, manner
from malecon.games import GAMES
from malecon.kernel.words import slug
from malecon.messages import LANGUAGES, say
from malecon.santiago.text import CUBAN_NAMES
from malecon.table import ClockRule, Seat, SeatKind, Settings, Table
from malecon.terminal.sitting import NAMES

PAGE = Path(__file__).parents[2] / "web" / "src"
FACES = PAGE / "people" / "faces.ts"


def new_table(game: str, players: int, name: str = "t") -> Table:
    return Table.new(name, Settings(game, players, clock=ClockRule()), "host", b"s" * 32, 0.0)


def test_every_level_has_people_enough_for_any_table() -> None:
    most = max(game.seats[-1] for game in GAMES.values())
    assert set(CAST) == set(LEVELS)
    assert all(len(set(names)) >= most for names in CAST.values())
    assert len(PEOPLE) == sum(map(len, CAST.values()))  # nobody plays at two levels


def test_nobody_is_called_like_a_figure_of_a_game_or_a_nameless_player() -> None:
    others = {slug(name) for name in (*CUBAN_NAMES, *NAMES)}
    assert not others & {slug(name) for name in PEOPLE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_temper_in_every_language(language: str) -> None:
    sentences = [say(f"people-{slug(name)}", language) for name in PEOPLE]
    assert len(set(sentences)) == len(PEOPLE)
    assert all(sentence.endswith(".") and len(sentence) < 80 for sentence in sentences)
    for level in BOTS:
        assert "Ana" in say(f"people-why-manner-{level}", language, player="Ana")


def test_nobody_says_to_have_learned_a_game_without_a_net(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["havana"]
    assert [manner(level, game) for level in BOTS] == list(BOTS)
    monkeypatch.setattr("malecon.bots.players.net_of", lambda game: None)
    plays = {level: manner(level, game) for level in BOTS}
    assert plays == {
        **{level: level for level in ("random", "casual", "greedy")},
        "steady": "greedy",
        **dict.fromkeys(("learned", "expert", "master", "strong"), "strong"),
    }


def test_everybody_has_a_face() -> None:
    drawn = re.findall(r"^  (\S+): \{", FACES.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(drawn) == set(PEOPLE)


def test_the_page_offers_the_same_levels() -> None:
    (row,) = re.findall(r"LEVELS = \[(.*)\]", (PAGE / "lib" / "levels.ts").read_text(encoding="utf-8"))
    assert tuple(re.findall(r"\w+", row)) == LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_no_two_at_a_table_are_the_same(level: str) -> None:
    for name in ("a", "b", "c", "d"):
        table = new_table("cuba", 5, name)
        for seat in range(5):
            table.seat_bot("host", seat, level, 1.0)
        names = [seat.name for seat in table.seats]
        assert sorted(names) == sorted(CAST[level])
        table.seat_bot("host", 2, level, 2.0)  # given anew, it is nobody who sits there already
        assert len({seat.name for seat in table.seats}) == 5


def test_other_tables_meet_other_people() -> None:
    met = {somebody("casual", (), lot) for lot in range(10)}
    assert met == set(CAST["casual"])


def test_a_budget_changes_nobodys_name_and_a_level_of_no_people_is_its_own_name() -> None:
    assert somebody("master:300", (), 0) == somebody("master", (), 0) == CAST["master"][0]
    assert somebody("strong", (), 3) == somebody("unheard-of", (), 3) == ""
    assert somebody("random", CAST["random"], 1) == ""


def test_a_bot_never_takes_the_name_of_a_person_at_the_table() -> None:
    table = new_table("santiago", 2)
    own = somebody("greedy", (), 0)
    table.sit("host", own, 0, 1.0)
    table.seat_bot("host", 1, "greedy", 2.0)
    assert table.seats[1].name not in ("", own)


def test_names_are_kept_and_older_tables_have_none() -> None:
    table = new_table("santiago", 2)
    table.seat_bot("host", 1, "greedy", 1.0)
    name = table.seats[1].name
    assert Seat.from_json(table.seats[1].to_json()).name == name
    assert Seat.from_json(table.seats[1].to_json()).public()["level"] == "greedy"
    assert table.tail[-1].data == {"level": "greedy", "name": name}
    hard = Seat.from_json({**Seat(SeatKind.BOT, name="Xiomara", level="strong").to_json()})
    assert (hard.name, hard.public()["level"]) == ("Xiomara", "strong")
    older = Seat.from_json({**Seat(SeatKind.BOT, level="casual").to_json()})
    assert (older.name, older.public()["level"]) == ("", "casual")
