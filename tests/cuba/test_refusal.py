"""A refused answer is told why: what is needed and what is there, with the rule that tells most."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from malecon.cuba import codes as c
from tests.cuba.scene import GAME, Table
from tests.cuba.truths import TRUTHS
from tests.truth import MUST, NOT_NOW, ORDER, why


def refused(table: Table, answer: str) -> str:
    """The sentence that refuses this answer, with its rule; it must be true."""
    return why(GAME, table.state, answer, TRUTHS)


def tradeswoman(*answers: str, **pieces: int) -> Table:
    return Table().give(0, **pieces).play(0, "tradeswoman").does(*answers)


def worker(*answers: str, **pieces: int) -> Table:
    return Table().give(0, **pieces).play(0, "worker").does(*answers)


def architect(act_in_force: str = "tax 1", **pieces: int) -> Table:
    table = Table().give(0, **pieces).enact(act_in_force).build(1, b2="inn")
    table.state.pesos[0] = 1
    table.play(0, "architect")
    return table


def foreman(*answers: str) -> Table:
    table = Table().stand(0, "b2").build(0, b2="black market", a2="sawmill", d3="hotel", b3="dam")
    table.give(0, citrus=2, rum=1).drain(cigars=0).play(0, "foreman").does(*answers)
    return table


def mayor(*answers: str) -> Table:
    table = Table().give(0, citrus=2, sugar=2)
    table.state.mayors_idle = 2
    table.play(0, "mayor").does(*answers)
    return table


def parliament(*answers: str) -> Table:
    return Table().keep("worker", "worker").ask(c.PARLIAMENT).does(*answers)


def poor() -> Table:
    table = Table()
    table.state.pesos[0] = 4
    table.play(0, "tradeswoman")
    return table


def market_used() -> Table:
    table = Table()
    table.state.resource_taken = 1
    table.state.product_taken = 1
    table.play(0, "tradeswoman")
    return table


def cheapest_gone() -> Table:
    return Table().fill_market(citrus=4).drain(citrus=0).play(0, "tradeswoman")


def idle_architects() -> Table:
    table = architect(wood=2)
    table.state.architects_idle = 2
    table.play(0, "architect")
    return table


def barred_church() -> Table:
    table = Table()
    table.state.barred = c.TAXES
    table.use(0, "church")
    return table


def playing(**settings: bool) -> Table:
    table = Table(2, **settings)
    table.state.finish()
    table.state.seat = -3
    table.state.push(c.ACTIONS_PHASE)
    table.state.push(c.DELEGATES)
    table.state.advance()
    return table


def second_go() -> Table:
    table = playing()
    table.does("play foreman", "play foreman")
    return table


def delegate_laid() -> Table:
    table = playing(secret_delegate=True)
    table.does("send mayor", "send worker")
    return table


def corrupt() -> Table:
    return Table().enact("corruption").keep("mayor", "worker").ask(c.PARLIAMENT)


def taxed() -> Table:
    return Table().ask(c.TAX)


def duty(name: str = "duty products") -> Table:
    return Table().enact(name).give(0, citrus=1, sugar=1).ask(c.DUTY)


def ended() -> Table:
    return Table().ask(c.END_OF_GAME)


def setting_up() -> Table:
    table = Table.new()
    table.does("start player 0", "turn ship 1", "turn ship 2", "turn ship 3", "take stone")
    return table


@pytest.mark.parametrize(
    ("table", "answer", "sentence"),
    [
        (ended, "done", "The game is over. (C103)"),
        (
            setting_up,
            "take wood",
            ORDER,
        ),
        (setting_up, "done", f"{MUST} (C9)"),
        (
            setting_up,
            "take rum",
            "Only a resource or a product can be taken, and this is neither: rum. (C9)",
        ),
        (setting_up, "play worker", f"{NOT_NOW} (C12)"),
        (second_go, "play foreman", "You have played this card already: foreman. (C12)"),
        (delegate_laid, "play mayor", "This card is your delegate: mayor. (C77)"),
        (playing, "send mayor", f"{NOT_NOW} (C77)"),
        (lambda: worker(), "done", f"{MUST} (C13)"),
        (
            lambda: worker("move to a1"),
            "harvest citrus",
            "No open field of your figure’s row or column gives this: citrus. (C14)",
        ),
        (
            lambda: worker("move to a1", "harvest tobacco"),
            "harvest tobacco",
            "The only active field is used already: tobacco. (C17)",
        ),
        (
            lambda: worker("move to c2", "harvest tobacco"),
            "harvest citrus",
            ORDER,
        ),
        (tradeswoman, "sell rum", "You need 1 rum and have none. (C21)"),
        (
            lambda: tradeswoman("sell citrus", citrus=1),
            "buy citrus",
            "You have sold this in this turn, so you do not buy it: citrus. (C22)",
        ),
        (
            lambda: tradeswoman("buy sugar", citrus=1),
            "sell citrus",
            ORDER,
        ),
        (
            lambda: tradeswoman("buy sugar"),
            "buy citrus",
            ORDER,
        ),
        (poor, "buy rum", "You need 5 pesos and have only 4. (C20)"),
        (
            lambda: tradeswoman("buy citrus"),
            "take wood",
            "That is possible only instead of buying and selling. (C23)",
        ),
        (
            tradeswoman,
            "take rum",
            "Only a resource or a product can be taken, and this is neither: rum. (C23)",
        ),
        (market_used, "take wood", "The resource has been taken this round already. (C33)"),
        (market_used, "take sugar", "The product has been taken this round already. (C33)"),
        (cheapest_gone, "take citrus", "The stock has no citrus left. (C2)"),
        (
            cheapest_gone,
            "take sugar",
            "On the market this costs 4, and the cheapest product costs 3: sugar cane. (C23)",
        ),
        (lambda: architect(wood=2), "build inn", "None is left to be built: Inn. (C3)"),
        (lambda: architect(wood=2), "build dam", "You need 2 stone and have none. (C25)"),
        (lambda: architect("building", wood=2), "build warehouse", "You need 2 pesos and have only 1. (C74)"),
        (idle_architects, "take points", "2 players have taken the points this round already. (C33)"),
        (idle_architects, "place on a1", f"{NOT_NOW} (C24)"),
        (foreman, "use inn", "You have no such building: Inn. (C27)"),
        (foreman, "use sawmill", "You need 1 wood and have none. (C79)"),
        (
            lambda: foreman("use dam"),
            "use hotel",
            "Outside your figure’s row and column a building can only be used alone: Hotel. (C27)",
        ),
        (lambda: foreman("use dam"), "use dam", "You have used this building already: Dam. (C27)"),
        (
            lambda: foreman("use black market"),
            "exchange citrus for cigars",
            "The stock has no cigars left. (C2)",
        ),
        (
            lambda: foreman("use black market"),
            "exchange sugar for rum",
            "You need 1 sugar cane and have none. (C96)",
        ),
        (lambda: foreman("use black market"), "done", f"{MUST} (C96)"),
        (mayor, "load dock 1 with rum", "The ship at dock 1 has no free space for this: rum. (C31)"),
        (mayor, "take pesos", "2 players have taken the pesos this round already. (C33)"),
        (
            lambda: mayor("load dock 2 with citrus"),
            "load dock 1 with sugar",
            "You load the ship at dock 2, and only that one. (C31)",
        ),
        (barred_church, "veto tax", "This group was vetoed in the last round: tax. (C99)"),
        (parliament, "bid 11", "You need 11 pesos and have only 10. (C52)"),
        (parliament, "done", f"{MUST} (C52)"),
        (lambda: parliament("bid 3", "bid 3"), "bid 9", "You need 9 pesos and have only 7. (C54)"),
        (
            lambda: parliament("bid 3", "bid 2"),
            "pass other",
            ORDER,
        ),
        (corrupt, "bid 0", "Under the Corruption Act no votes can be bought. (C55)"),
        (taxed, "done", f"{MUST} (C61)"),
        (taxed, "give citrus", f"{NOT_NOW} (C27)"),
        (
            duty,
            "give sugar",
            ORDER,
        ),
        (duty, "pay", "The duty asks for 2 products. (C64)"),
    ],
)
def test_the_telling_rule(table: Callable[[], Table], answer: str, sentence: str) -> None:
    assert refused(table(), answer) == sentence
