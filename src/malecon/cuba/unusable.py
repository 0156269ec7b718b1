"""Why a building of the foreman's does not do this: too few pieces, no space, nothing in the stock."""

from __future__ import annotations

from malecon.cuba import codes as c
from malecon.cuba import harbour, powers
from malecon.cuba.buildings import LARGE_BRANCH, THE_TILES, Makes, TakesAny, TurnsInto, given_first
from malecon.cuba.naming import group_name, piece_name, some
from malecon.cuba.state import Cuba
from malecon.kernel.refusal import Refusal, at_most, in_stock, out_of_order, too_few


def in_building(s: Cuba, action: int) -> Refusal | None:
    """Why the building that asks does not do this; None where it does nothing of the kind."""
    if s.step == c.LOAD_AMOUNT:
        if c.AMOUNT <= action < c.GIVE:
            return not_so_many_loaded(s, action - int(c.AMOUNT) + 1)
        return None
    tile = int(s.step - c.USE_TILE)
    rule, does = THE_TILES[tile].rules[0], THE_TILES[tile].does
    if isinstance(does, TurnsInto) and c.AMOUNT <= action < c.GIVE:
        return not_so_many(s, rule, action - int(c.AMOUNT) + 1, does)
    if isinstance(does, Makes) and c.AMOUNT <= action < c.GIVE:
        return not_so_many_made(s, rule, action - int(c.AMOUNT) + 1, does)
    if isinstance(does, TakesAny) and c.GIVE <= action < c.EXCHANGE:
        return not_given(s, rule, action - int(c.GIVE), does)
    if isinstance(does, powers.BlackMarket) and c.EXCHANGE <= action < c.LOAD:
        return not_exchanged(s, rule, action - int(c.EXCHANGE))
    if isinstance(does, powers.SmallBranch | powers.LargeBranch) and c.LOAD <= action < c.VETO:
        return not_loaded(s, action - int(c.LOAD), rule)
    if isinstance(does, powers.Church) and c.VETO <= action < c.FETCH:
        return not_vetoed(s, rule, action - int(c.VETO))
    if isinstance(does, powers.Lighthouse) and c.FETCH <= action < c.TAKE_PESOS:
        return Refusal(rule, "refusal-cuba-not-in-pile", {"ship": action - int(c.FETCH) + 1})
    return None


def useless(s: Cuba, tile: int) -> Refusal:
    """Why a use of this building would change nothing: what it takes is not there."""
    rule, does = THE_TILES[tile].rules[0], THE_TILES[tile].does
    if isinstance(does, Makes):
        return not_so_many_made(s, rule, 1, does)
    if isinstance(does, TurnsInto):
        return not_so_many(s, rule, 1, does)
    return Refusal(rule, "refusal-no-use", {})


def not_so_many(s: Cuba, rule: str, number: int, does: TurnsInto) -> Refusal:
    """Why not so many for points: there are fewer, or the building takes fewer."""
    if number > does.most:
        return at_most(rule, some(does.most, does.kind))
    return too_few(rule, some(number, does.kind), s.has(s.acting, does.kind))


def not_so_many_made(s: Cuba, rule: str, number: int, does: Makes) -> Refusal:
    """Why not so many goods: too few products, or too few in the stock."""
    if number > s.stock[does.good]:
        return in_stock("C2", some(s.stock[does.good], does.good))
    return too_few(rule, some(number, does.product), s.has(s.acting, does.product))


def not_given(s: Cuba, rule: str, kind: int, does: TakesAny) -> Refusal:
    """Why this piece is not taken: it is none of those wanted, or there is none, or its place is past."""
    if not does.first <= kind <= does.last:
        return Refusal(rule, f"refusal-cuba-only-{does.kinds.word}", {})
    if s.has(s.acting, kind) == 0:
        return too_few(rule, some(1, kind), 0)
    assert kind < given_first(s.arg)
    return out_of_order()


def not_exchanged(s: Cuba, rule: str, exchange: int) -> Refusal:
    """Why the black market does not turn this into that."""
    given, received = int(powers.given_up(exchange)), int(powers.received(exchange))
    if given == received:
        return Refusal(rule, "refusal-cuba-same-kind", {"piece": piece_name(given)})
    if s.edition == c.EDITION_2007 and (given < c.PRODUCTS) == (received < c.PRODUCTS):
        return Refusal(rule, "refusal-cuba-black-market-2007", {})
    if s.stock[received] == 0:
        return in_stock("C2", some(0, received))
    return too_few(rule, some(1, given), 0)


def not_loaded(s: Cuba, load: int, rule: str) -> Refusal | None:
    """Why this kind does not go onto the ship at this dock; None if it could."""
    dock, kind = int(harbour.dock_of(load)), int(harbour.kind_of(load))
    if harbour.ship_at(s, dock) == c.NONE:
        return Refusal(rule, "refusal-cuba-no-ship", {"dock": dock})
    if harbour.free_spaces(s, dock, kind) == 0:
        return Refusal(rule, "refusal-cuba-no-space", {"dock": dock, "piece": piece_name(kind)})
    if s.has(s.acting, kind) == 0:
        return too_few(rule, some(1, kind), 0)
    return None


def not_so_many_loaded(s: Cuba, number: int) -> Refusal:
    """Why the large branch office does not load so many: there are fewer, or less space, or a limit."""
    dock, kind = int(harbour.dock_of(s.arg)), int(harbour.kind_of(s.arg))
    spaces = int(harbour.free_spaces(s, dock, kind))
    if number > spaces:
        return Refusal("C31", "refusal-cuba-spaces", {"dock": dock, "most": [some(spaces, kind)]})
    if s.edition != c.EDITION_2007 and number > LARGE_BRANCH.most:
        return at_most("C85", some(LARGE_BRANCH.most, kind))
    return too_few("C85", some(number, kind), s.has(s.acting, kind))


def not_vetoed(s: Cuba, rule: str, group: int) -> Refusal:
    """Why this bill is not vetoed: there is none, or one of its group was vetoed last round."""
    if s.bills[group] == c.NONE:
        return Refusal(rule, "refusal-cuba-no-bill", {"group": group_name(group)})
    return Refusal(rule, "refusal-cuba-barred", {"group": group_name(group)})
