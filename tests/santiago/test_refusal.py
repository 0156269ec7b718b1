"""Why something is refused: the rule that tells most."""

from __future__ import annotations

import pytest

from malecon.games import GAMES
from tests.santiago.scene import GAME, Table


def told_rules() -> set[str]:
    return {f"S{number}" for number in range(1, 54)}


@pytest.mark.parametrize(
    ("table", "words", "rule"),
    [
        (Table(2).give(0, "2 pesos").turn(), "drive 4", "S12"),
        (Table(2).give(0, "2 pesos").turn(), "decline", "S12"),
        (Table(2).give(0, "2 pesos").turn(), "call on maria", "S16"),
        (Table(2).visits("maria"), "call on pedro", "S15"),
        (Table(2).visits("pablo").give(1, "8 rum").visits("pablo"), "take rum", "S2"),
        (Table(2).owner(1, "bank").visits("alonso"), "claim bank", "S24"),
        (Table(2).owner(1, "bank").visits("alonso"), "use bank", "S25"),
        (Table(2).owner(0, "cafe").visits("alonso"), "use cafe", "S53"),
        (
            Table(2).owner(0, "casino").give(0, "1 point, 3 pesos").visits("alonso").does("use casino"),
            "decline",
            "S25",
        ),
        (Table(2).figure(1, "bank").visits("pedro").does("decline"), "move to bank", "S28"),
        (Table(2).visits("pedro").does("decline"), "move to cafe", "S28"),
        (Table(2).visits("pedro").does("decline"), "decline", "S28"),
        (Table(2).give(1, "1 rum, 1 peso").visits("el zorro").does("call on el zorro"), "give sugar", "S20"),
        (Table(2).give(1, "1 rum, 1 peso").visits("el zorro").does("call on el zorro"), "decline", "S20"),
        (Table(2).give(0, "1 sugar").uses("distillery"), "make 2 rum", "S44"),
        (Table(2).give(0, "3 sugar").stock("1 rum").uses("distillery"), "make 2 rum", "S2"),
        (Table(2).give(0, "3 tobacco").stock("1 cigars").uses("cigar factory"), "make 2 cigars", "S2"),
        (Table(2).give(0, "1 tobacco").uses("cigar factory"), "make 2 cigars", "S44"),
        (Table(2).give(0, "1 rum").uses("black market"), "swap sugar", "S45"),
        (
            Table(2)
            .give(0, "1 rum, 1 tobacco")
            .stock("0 sugar, 0 citrus, 0 tobacco, 0 cigars")
            .uses("black market"),
            "swap rum",
            "S2",
        ),
        (Table(2).give(0, "1 rum").uses("black market").does("swap rum"), "take rum", "S45"),
        (Table(2).give(0, "1 rum").stock("0 rum").uses("black market").does("swap rum"), "take rum", "S45"),
        (
            Table(2).give(0, "1 rum").stock("0 citrus").uses("black market").does("swap rum"),
            "take citrus",
            "S2",
        ),
        (Table(2).give(0, "1 rum").uses("black market").does("swap rum"), "decline", "S45"),
        (Table(2).give(0, "1 rum").uses("cafe"), "sell rum and cigars", "S45"),
        (Table(2).face_down("jose").uses("newspaper"), "turn over jose", "S46"),
        (Table(2).demand("2 rum").uses("customs"), "cancel sugar", "S47"),
        (Table(2).uses("port authority"), "marker left", "S47"),
        (Table(2).demand("2 rum").give(0, "2 rum").uses("trading post"), "deliver 2 rum", "S47"),
        (
            Table(2).demand("2 rum").give(0, "2 rum, 1 wood").uses("trading post"),
            "deliver 1 wood for rum",
            "S47",
        ),
        (Table(2).give(0, "5 pesos").uses("casino"), "buy 2 points", "S48"),
        (Table(2).demand("1 rum").give(0, "2 rum").car("alonso").drives(1), "deliver 2 rum", "S35"),
        (Table(2).demand("1 rum").give(0, "2 wood").car("alonso").drives(1), "deliver 2 wood for rum", "S37"),
        (Table(2).car("alonso").drives(1), "decline", "S35"),
        (Table(2).uses("bank"), "pass", "S35"),
        (Table(2).give(0, "1 cigars").uses("trading post"), "pass", "S35"),
        (
            Table(2).give(0, "1 rum").stock("0 citrus, 0 tobacco, 0 rum, 0 cigars").uses("black market"),
            "swap sugar",
            "S45",
        ),
        (Table(2).rolls().dice(0, 0, 1, 1, 0), "leave out citrus", "S7"),
        (Table(2).rolls().dice(1, 1, 1, 1, 1), "decline", "S7"),
        (Table(2).rolls(), "roll sugar 4", "S8"),
        (Table(2).rolls(), "decline", "S8"),
        (Table(2).ship(1, value=4).car("alonso").drives(2), "cancel sugar", "S42"),
        (Table(2).ship(1, value=4).car("alonso").drives(2), "deliver 1 sugar", "S42"),
        (Table(2).ship(1, value=4).car("alonso").drives(2), "marker left", "S47"),
        (Table(2).ship(7, value=4).car("alonso").drives(2), "drive 1", "S49"),
    ],
)
def test_the_rule_that_tells_most(table: Table, words: str, rule: str) -> None:
    assert table.refused(words) == rule


def test_set_up_is_refused_by_its_own_rules() -> None:
    state = GAMES["santiago"].new(2)
    for words, rule in (("decline", "S3"), ("lay building bank", "S4"), ("start player 0", "S7")):
        action = GAME.vocabulary.action(words)
        assert action is not None
        assert GAME.forbidding(state, action) == rule


def test_every_refusal_names_a_rule() -> None:
    """Whatever is asked, everything that is not allowed is forbidden by a rule that is told."""
    tables = [
        Table(2).give(0, "2 pesos").turn(),
        Table(2).visits("alonso"),
        Table(2).visits("pedro").does("decline"),
        Table(2).uses("newspaper"),
        Table(2).car("alonso").drives(1),
        Table(2).rolls().dice(1, 1, 1, 1, 1),
    ]
    for table in tables:
        legal = table.state.legal()
        for action in GAME.vocabulary.universe:
            if action not in legal:
                assert GAME.forbidding(table.state, action) in told_rules()
