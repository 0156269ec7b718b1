"""What a person at the terminal has chosen of a question that is answered in any order, and not given yet."""

from __future__ import annotations

from collections.abc import Sequence

from malecon.kernel.game import Game, Sentence
from malecon.kernel.selection import Selection
from malecon.kernel.state import State
from malecon.record import Record
from malecon.spoken.telling import Telling


class Gathering:
    """What is chosen of the question that is asked now; with the next question it is forgotten."""

    def __init__(self) -> None:
        self.chosen: list[int] = []
        self.asked_at = -1  # the length of the record when it was asked

    def selection(self, record: Record) -> Selection | None:
        """What is chosen, if the question asked is answered in any order."""
        if len(record) != self.asked_at:
            self.chosen, self.asked_at = [], len(record)
        return record.game.selection(record.state, self.chosen)


def choices(selection: Selection) -> list[int]:
    """What may be answered now: what can be added, what stands alone, and what ends it."""
    stop = selection.gathered.stop
    ends = [stop] if stop is not None and selection.chosen and selection.answers() is not None else []
    return [*selection.more(), *selection.alone(), *ends]


def losses(game: Game, state: State, selection: Selection | None, action: int) -> list[Sentence]:
    """What would be left lying by an answer, or by confirming what is chosen."""
    if selection is None:
        return game.loses(state, action, [other for other in state.legal() if other != action])
    after = selection.after() or state
    return game.loses(after, action, [*selection.rest(), *selection.alone()])


def effect(game: Game, selection: Selection, telling: Telling) -> str:
    """What all that is chosen would change for whoever chooses it, as `+2 tobacco, −1 water`."""
    after, seat = selection.after(), selection.seat
    if after is None:
        return ""
    had, has = game.holdings(selection.state, seat), game.holdings(after, seat)
    changes = [(has.get(key, 0) - had.get(key, 0), telling.name(*key)) for key in dict.fromkeys([*had, *has])]
    return ", ".join(f"{'+' if by > 0 else '−'}{abs(by)} {name}" for by, name in changes if by)


def told(telling: Telling, sentences: Sequence[Sentence]) -> str:
    """What would be lost, as one text."""
    found = []
    for one in sentences:
        values = {domain: telling.name(domain, word) for domain, word in one.words.items()}
        found.append(telling.of_game(f"loses-{one.key}", **values, **one.numbers))
    return " ".join(found)
