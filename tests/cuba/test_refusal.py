"""A refused answer names the rule that tells most."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from malecon.cuba import codes as c
from tests.cuba.scene import GAME, Table


def refused(table: Table, answer: str) -> str:
    """The rule that refuses this answer."""
    assert answer not in table.options(), f"{answer} is allowed"
    action = GAME.vocabulary.action(answer)
    assert action is not None
    return GAME.forbidding(table.state, action)


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
    ("table", "answer", "rule_id"),
    [
        (ended, "done", "C103"),
        (setting_up, "take wood", "C9"),
        (setting_up, "done", "C9"),
        (setting_up, "play worker", "C12"),
        (second_go, "play foreman", "C12"),
        (delegate_laid, "play mayor", "C77"),
        (playing, "send mayor", "C77"),
        (lambda: worker(), "done", "C13"),
        (lambda: worker("move to a1"), "harvest citrus", "C14"),
        (lambda: worker("move to a1", "harvest tobacco"), "harvest tobacco", "C17"),
        (lambda: worker("move to c2", "harvest tobacco"), "harvest citrus", "C16"),
        (tradeswoman, "sell rum", "C21"),
        (lambda: tradeswoman("sell citrus", citrus=1), "buy citrus", "C22"),
        (lambda: tradeswoman("buy sugar", citrus=1), "sell citrus", "C22"),
        (lambda: tradeswoman("buy sugar"), "buy citrus", "C22"),
        (poor, "buy rum", "C20"),
        (lambda: tradeswoman("buy citrus"), "take wood", "C23"),
        (tradeswoman, "take rum", "C23"),
        (market_used, "take wood", "C33"),
        (market_used, "take sugar", "C33"),
        (cheapest_gone, "take citrus", "C2"),
        (cheapest_gone, "take sugar", "C23"),
        (lambda: architect(wood=2), "build inn", "C3"),
        (lambda: architect(wood=2), "build dam", "C25"),
        (lambda: architect("building", wood=2), "build warehouse", "C74"),
        (idle_architects, "take points", "C33"),
        (idle_architects, "place on a1", "C24"),
        (foreman, "use inn", "C27"),
        (foreman, "use sawmill", "C79"),
        (lambda: foreman("use dam"), "use hotel", "C27"),
        (lambda: foreman("use dam"), "use dam", "C27"),
        (lambda: foreman("use black market"), "exchange citrus for cigars", "C2"),
        (lambda: foreman("use black market"), "exchange sugar for rum", "C96"),
        (lambda: foreman("use black market"), "done", "C96"),
        (mayor, "load dock 1 with rum", "C31"),
        (mayor, "take pesos", "C33"),
        (lambda: mayor("load dock 2 with citrus"), "load dock 1 with sugar", "C31"),
        (barred_church, "veto tax", "C99"),
        (parliament, "bid 11", "C52"),
        (parliament, "done", "C52"),
        (lambda: parliament("bid 3", "bid 3"), "bid 9", "C54"),
        (lambda: parliament("bid 3", "bid 2"), "pass other", "C56"),
        (corrupt, "bid 0", "C55"),
        (taxed, "done", "C61"),
        (taxed, "give citrus", "C27"),
        (duty, "give sugar", "C63"),
        (duty, "pay", "C61"),
    ],
)
def test_the_telling_rule(table: Callable[[], Table], answer: str, rule_id: str) -> None:
    assert refused(table(), answer) == rule_id
