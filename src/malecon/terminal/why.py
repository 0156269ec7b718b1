"""Why the bots did what they did last, told to a person at this terminal by what that person may know."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from malecon.bots.cast import PEOPLE
from malecon.bots.players import manner
from malecon.kernel.rng import Rng
from malecon.kernel.words import slug
from malecon.lab.reasons import told
from malecon.lab.why import Given, Why, why
from malecon.messages import say
from malecon.terminal.screen import with_names
from malecon.terminal.sitting import Sitting

TRIES = 3  # of what was done last some may be hidden


def told_of_bots(sitting: Sitting, asker: int, seed: int, nodes: int) -> list[RenderableType]:
    """Of every bot: how it is to play against it, what it did last, and why."""
    parts: list[RenderableType] = []
    for seat, level in enumerate(sitting.bots):
        if level is not None:
            found = last_known(sitting, seat, asker, seed, nodes)
            parts += [*about(sitting, seat, level), *sentences(sitting, seat, level, found), Text("")]
    return parts


def about(sitting: Sitting, seat: int, level: str) -> Iterator[RenderableType]:
    language, name = sitting.telling.language, sitting.names[seat]
    family = say(f"page-level-{level.partition(':')[0]}", language)
    yield Text(f"{name} ({family})", "bold")
    if name in PEOPLE:
        yield Text(say(f"people-{slug(name)}", language), "italic")


def sentences(sitting: Sitting, seat: int, level: str, found: Why | None) -> Iterator[RenderableType]:
    telling, name = sitting.telling, sitting.names[seat]
    if found is None:
        answered = any(by == seat for by, _, _ in sitting.record.answers)
        yield Text("  " + telling.say("people-why-hidden" if answered else "people-why-none", player=name))
        return
    yield Text("  " + ", ".join(telling.action(one) for one in found.answers))
    for reason in found.reasons:
        yield with_names(f"  · {told(reason, telling)}", sitting.names)
    plays = manner(level.partition(":")[0], sitting.record.game)
    so = telling.say(f"people-why-manner-{plays}", player=name)
    yield Text(f"  {so} {telling.say('people-why-chance', player=name, chance=percent(found.chance))}")
    if found.better is not None:
        answer, chance = telling.action(found.better.action), percent(found.better.chance)
        yield Text("  " + telling.say("people-why-better", answer=answer, chance=chance))


def percent(chance: float) -> int:
    return round(100 * chance)


def last_known(sitting: Sitting, seat: int, asker: int, seed: int, nodes: int) -> Why | None:
    """The latest thing that a seat did which the asker can know, and why."""
    record = sitting.record
    given: list[Given] = [(by, action) for by, action, _ in record.answers]
    begun = [
        place
        for place, (by, _) in enumerate(given)
        if by == seat and (place == 0 or given[place - 1][0] != seat)
    ]
    for place in begun[: -TRIES - 1 : -1]:
        before = record.replay(place)
        found = why(record.game, before, given[place:], asker, Rng(seed, place), nodes)
        if found is not None:
            return found
    return None
