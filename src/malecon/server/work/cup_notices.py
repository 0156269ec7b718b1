"""Those who play in a cup hear when its next round begins: they have a table that they have never seen."""

from __future__ import annotations

from malecon.cups.event import Event
from malecon.server.work.notices import Notices
from malecon.server.work.sentences import ROUND


def tell_of_round(notices: Notices, event: Event) -> None:
    """Have everybody told who plays in the last round; whoever sits it out has nothing to do."""
    last = event.last_round
    if last is None:
        return
    players = {who for pairing in last.pairings if pairing.result is None for who in pairing.seats}
    persons = players.intersection(event.persons())
    values: dict[str, str | int] = {"round": last.number, "cup": event.terms.title}
    notices.tell_all(sorted(persons), ROUND, event.id, last.number, values)
