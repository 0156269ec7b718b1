"""Why something is refused: the rule that tells most."""

from __future__ import annotations

import pytest

from malecon.games import GAMES
from tests.santiago.scene import GAME, Table
from tests.truth import MUST, NOT_NOW

OTHER_FLOWER = (
    "This building lies under another flower; your figure must go to one of this colour: white. (S28)"
)
GIVEN = "This is the good that you have given: rum. Take another one. (S45)"


def told_rules() -> set[str]:
    return {f"S{number}" for number in range(1, 54)}


@pytest.mark.parametrize(
    ("table", "words", "sentence"),
    [
        (Table(2).give(0, "2 pesos").turn(), "drive 4", "You need 3 pesos and have only 2. (S12)"),
        (Table(2).give(0, "2 pesos").turn(), "decline", f"{MUST} (S12)"),
        (Table(2).give(0, "2 pesos").turn(), "call on maria", f"{NOT_NOW} (S16)"),
        (Table(2).visits("maria"), "call on pedro", "The car stands at another Cuban: María. (S15)"),
        (
            Table(2).visits("pablo").give(1, "8 rum").visits("pablo"),
            "take rum",
            "The stock has no rum left. (S2)",
        ),
        (
            Table(2).owner(1, "bank").visits("alonso"),
            "claim bank",
            "This building belongs to Beto already. (S24)",
        ),
        (Table(2).owner(1, "bank").visits("alonso"), "use bank", "This building is not yours. (S25)"),
        (Table(2).owner(0, "cafe").visits("alonso"), "use cafe", "Using it would change nothing now. (S53)"),
        (
            Table(2).owner(0, "casino").give(0, "1 point, 3 pesos").visits("alonso").does("use casino"),
            "decline",
            f"{MUST} (S25)",
        ),
        (
            Table(2).figure(1, "bank").visits("pedro").does("decline"),
            "move to bank",
            "Beto’s figure stands there. (S28)",
        ),
        (
            Table(2).visits("pedro").does("decline"),
            "move to cafe",
            OTHER_FLOWER,
        ),
        (
            Table(2).visits("pedro").does("decline"),
            "decline",
            f"{MUST} (S28)",
        ),
        (
            Table(2).give(1, "1 rum, 1 peso").visits("el zorro").does("call on el zorro"),
            "give sugar",
            "You need 1 sugar and have none. (S20)",
        ),
        (
            Table(2).give(1, "1 rum, 1 peso").visits("el zorro").does("call on el zorro"),
            "decline",
            f"{MUST} (S20)",
        ),
        (
            Table(2).give(0, "1 sugar").uses("distillery"),
            "make 2 rum",
            "You need 2 sugar and have only 1. (S44)",
        ),
        (
            Table(2).give(0, "3 sugar").stock("1 rum").uses("distillery"),
            "make 2 rum",
            "The stock has only 1 rum. (S2)",
        ),
        (
            Table(2).give(0, "3 tobacco").stock("1 cigars").uses("cigar factory"),
            "make 2 cigars",
            "The stock has only 1 box of cigars. (S2)",
        ),
        (
            Table(2).give(0, "1 tobacco").uses("cigar factory"),
            "make 2 cigars",
            "You need 2 tobacco and have only 1. (S44)",
        ),
        (
            Table(2).give(0, "1 rum").uses("black market"),
            "swap sugar",
            "You need 1 sugar and have none. (S45)",
        ),
        (
            Table(2)
            .give(0, "1 rum, 1 tobacco")
            .stock("0 sugar, 0 citrus, 0 tobacco, 0 cigars")
            .uses("black market"),
            "swap rum",
            "The stock has no other good that you could take for it: rum. (S2)",
        ),
        (
            Table(2).give(0, "1 rum").uses("black market").does("swap rum"),
            "take rum",
            GIVEN,
        ),
        (
            Table(2).give(0, "1 rum").stock("0 rum").uses("black market").does("swap rum"),
            "take rum",
            GIVEN,
        ),
        (
            Table(2).give(0, "1 rum").stock("0 citrus").uses("black market").does("swap rum"),
            "take citrus",
            "The stock has no citrus left. (S2)",
        ),
        (
            Table(2).give(0, "1 rum").uses("black market").does("swap rum"),
            "decline",
            f"{MUST} (S45)",
        ),
        (
            Table(2).give(0, "1 rum").uses("cafe"),
            "sell rum and cigars",
            "You need 1 box of cigars and have none. (S45)",
        ),
        (
            Table(2).face_down("jose").uses("newspaper"),
            "turn over jose",
            "José lies face down already. (S46)",
        ),
        (
            Table(2).demand("2 rum").uses("customs"),
            "cancel sugar",
            "The ship does not ask for this good now: sugar. (S47)",
        ),
        (
            Table(2).uses("port authority"),
            "marker left",
            "The value marker stands on 2 already, and that is the lowest flag. (S47)",
        ),
        (
            Table(2).demand("2 rum").give(0, "2 rum").uses("trading post"),
            "deliver 2 rum",
            "At most 1 rum here. (S47)",
        ),
        (
            Table(2).demand("2 rum").give(0, "2 rum, 1 wood").uses("trading post"),
            "deliver 1 wood for rum",
            "The trading post takes no wood. (S47)",
        ),
        (
            Table(2).give(0, "5 pesos").uses("casino"),
            "buy 2 points",
            "You need 6 pesos and have only 5. (S48)",
        ),
        (
            Table(2).demand("1 rum").give(0, "2 rum").car("alonso").drives(1),
            "deliver 2 rum",
            "The ship takes only 1 rum more. (S35)",
        ),
        (
            Table(2).demand("1 rum").give(0, "2 wood").car("alonso").drives(1),
            "deliver 2 wood for rum",
            "The ship takes only 1 rum more. (S37)",
        ),
        (Table(2).car("alonso").drives(1), "decline", f"{MUST} (S35)"),
        (Table(2).uses("bank"), "pass", f"{NOT_NOW} (S35)"),
        (Table(2).give(0, "1 cigars").uses("trading post"), "pass", f"{NOT_NOW} (S35)"),
        (
            Table(2).give(0, "1 rum").stock("0 citrus, 0 tobacco, 0 rum, 0 cigars").uses("black market"),
            "swap sugar",
            "You need 1 sugar and have none. (S45)",
        ),
        (
            Table(2).rolls().dice(0, 0, 1, 1, 0),
            "leave out citrus",
            "Dice that show 0 are all alike: leave out this one for them: sugar.",
        ),
        (
            Table(2).rolls().dice(1, 1, 1, 1, 1),
            "decline",
            f"{MUST} (S7)",
        ),
        (Table(2).rolls(), "roll sugar 4", "That cannot be drawn: it is not there. (S8)"),
        (Table(2).rolls(), "decline", f"{MUST} (S8)"),
        (
            Table(2).ship(1, value=4).car("alonso").drives(2),
            "cancel sugar",
            "The new ship asks for nothing before the end of this turn. (S42)",
        ),
        (
            Table(2).ship(1, value=4).car("alonso").drives(2),
            "deliver 1 sugar",
            "The new ship asks for nothing before the end of this turn. (S42)",
        ),
        (
            Table(2).ship(1, value=4).car("alonso").drives(2),
            "marker left",
            f"{NOT_NOW} (S47)",
        ),
        (Table(2).ship(7, value=4).car("alonso").drives(2), "drive 1", "The game is over. (S49)"),
    ],
)
def test_the_rule_that_tells_most(table: Table, words: str, sentence: str) -> None:
    assert table.refused(words) == sentence


def test_set_up_is_refused_by_its_own_rules() -> None:
    state = GAMES["santiago"].new(2)
    for words, rule in (("decline", "S3"), ("lay building bank", "S4"), ("start player 0", "S7")):
        action = GAME.vocabulary.action(words)
        assert action is not None
        assert GAME.refusal(state, action).rule == rule


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
                assert GAME.refusal(table.state, action).rule in told_rules()
