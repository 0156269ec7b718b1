"""A refused answer names the rule that tells most."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from malecon.cuba import codes as c
from malecon.cuba.state import Cuba
from tests.cuba import scene
from tests.cuba.scene import act, options


def refused(s: Cuba, answer: str) -> str:
    """The rule that refuses this answer."""
    assert answer not in options(s), f"{answer} is allowed"
    action = scene.GAME.vocabulary.action(answer)
    assert action is not None
    return scene.GAME.forbidding(s, action)


def tradeswoman(*answers: str, **pieces: int) -> Cuba:
    s = scene.bare()
    scene.give(s, 0, **pieces)
    scene.play(s, 0, "tradeswoman")
    act(s, *answers)
    return s


def worker(*answers: str, **pieces: int) -> Cuba:
    s = scene.bare()
    scene.give(s, 0, **pieces)
    scene.play(s, 0, "worker")
    act(s, *answers)
    return s


def architect(act_in_force: str = "tax 1", **pieces: int) -> Cuba:
    s = scene.bare()
    scene.give(s, 0, **pieces)
    scene.enact(s, act_in_force)
    scene.build(s, 1, b2="inn")
    s.pesos[0] = 1
    scene.play(s, 0, "architect")
    return s


def foreman(*answers: str) -> Cuba:
    s = scene.bare()
    scene.stand(s, 0, "b2")
    scene.build(s, 0, b2="black market", a2="sawmill", d3="hotel", b3="dam")
    scene.give(s, 0, citrus=2, rum=1)
    scene.drain(s, cigars=0)
    scene.play(s, 0, "foreman")
    act(s, *answers)
    return s


def mayor(*answers: str) -> Cuba:
    s = scene.bare()
    scene.give(s, 0, citrus=2, sugar=2)
    s.mayors_idle = 2
    scene.play(s, 0, "mayor")
    act(s, *answers)
    return s


def parliament(*answers: str) -> Cuba:
    s = scene.bare()
    scene.keep(s, "worker", "worker")
    scene.ask(s, c.PARLIAMENT)
    act(s, *answers)
    return s


def poor() -> Cuba:
    s = scene.bare()
    s.pesos[0] = 4
    scene.play(s, 0, "tradeswoman")
    return s


def market_used() -> Cuba:
    s = scene.bare()
    s.resource_taken = 1
    s.product_taken = 1
    scene.play(s, 0, "tradeswoman")
    return s


def cheapest_gone() -> Cuba:
    s = scene.bare()
    scene.fill_market(s, citrus=4)
    scene.drain(s, citrus=0)
    scene.play(s, 0, "tradeswoman")
    return s


def idle_architects() -> Cuba:
    s = architect(wood=2)
    s.architects_idle = 2
    scene.play(s, 0, "architect")
    return s


def barred_church() -> Cuba:
    s = scene.bare()
    s.barred = c.TAXES
    scene.use(s, 0, "church")
    return s


def playing(**settings: bool) -> Cuba:
    s = scene.bare(2, **settings)
    s.finish()
    s.seat = -3
    s.push(c.ACTIONS_PHASE)
    s.push(c.DELEGATES)
    s.advance()
    return s


def second_go() -> Cuba:
    s = playing()
    act(s, "play foreman", "play foreman")
    return s


def delegate_laid() -> Cuba:
    s = playing(secret_delegate=True)
    act(s, "send mayor", "send worker")
    return s


def corrupt() -> Cuba:
    s = scene.bare()
    scene.enact(s, "corruption")
    scene.keep(s, "mayor", "worker")
    scene.ask(s, c.PARLIAMENT)
    return s


def taxed() -> Cuba:
    s = scene.bare()
    scene.ask(s, c.TAX)
    return s


def duty(name: str = "duty products") -> Cuba:
    s = scene.bare()
    scene.enact(s, name)
    scene.give(s, 0, citrus=1, sugar=1)
    scene.ask(s, c.DUTY)
    return s


def ended() -> Cuba:
    s = scene.bare()
    scene.ask(s, c.END_OF_GAME)
    return s


def setting_up() -> Cuba:
    s = scene.new()
    act(s, "start player 0", "turn ship 1", "turn ship 2", "turn ship 3", "take stone")
    return s


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
def test_the_telling_rule(table: Callable[[], Cuba], answer: str, rule_id: str) -> None:
    assert refused(table(), answer) == rule_id
