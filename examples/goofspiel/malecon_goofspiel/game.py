"""Goofspiel introduces itself. What it leaves out (a drawing, a mind for the bots …) Malecón does plainly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from malecon.kernel.game import EventKind, Game, Json, Option, Question
from malecon.kernel.inventory import Inventory, Row
from malecon.kernel.openstate import OpenState
from malecon.kernel.rng import Rng
from malecon.kernel.state import FLOW, State
from malecon.kernel.words import Verb, Vocabulary
from malecon_goofspiel.rules import BID_CARD, TURN_UP_PRIZE, new_game
from malecon_goofspiel.table import Table, cards_in

NUMBERS = tuple(str(card) for card in range(1, 14))


def table_of(state: State) -> Table:
    """What lies on the table."""
    assert isinstance(state, OpenState)
    assert isinstance(state.table, Table)
    return state.table


class Pieces(Inventory):
    """Every card is in one place and never lost: the tests look after each answer."""

    def __init__(self, state: State) -> None:
        self.cards = cards_in(table_of(state).hand[0] | table_of(state).prizes)

    def kept(self, state: State) -> dict[str, Row]:
        table = table_of(state)
        rows = {}
        for card in self.cards:
            places = [table.prizes, table.stake, *table.won]
            rows[f"prize {card}"] = Row(1, [place >> card & 1 for place in places])
            for seat in range(state.players):
                held = [table.hand[seat] >> card & 1, table.laid[seat] >> card & 1]
                played = table.played[seat :: state.players].count(card)
                rows[f"card {card} of player {seat}"] = Row(1, [*held, played])
        return rows


class Goofspiel(Game):
    """Merrill Flood's Goofspiel for two to four players."""

    name = "goofspiel"
    rules = 1  # raised when a game that was saved could go differently
    seats = range(2, 5)
    options = (Option("cards", (9, 5, 13), "G1"),)
    #: Everything that is remembered: saved games and their checks are made from this list.
    fields = (*FLOW, "prizes", "stake", "won", "hand", "laid", "played")
    #: Answers as words: so they are typed, and written into the record.
    vocabulary = Vocabulary(
        (Verb(TURN_UP_PRIZE, "turn up {prize}"), Verb(BID_CARD, "bid {card}")),
        {"prize": NUMBERS, "card": NUMBERS, "player": ("0", "1", "2", "3")},
    )
    #: By the number of the step: a name, and the rules behind it.
    questions = (
        Question("round", ("G2",)),
        Question("turn-up", ("G2",)),
        Question("bid", ("G3",)),
        Question("show", ("G4",)),
    )
    #: By the number of the event: a name, and what its numbers are; `n` is a plain number.
    events = (
        EventKind("round-begins", ("n",)),
        EventKind("turned-up", ("prize",)),
        EventKind("chose", ("player", "card")),
        EventKind("laid", ("player",)),
        EventKind("showed", ("player", "card")),
        EventKind("won", ("player", "n")),
        EventKind("nobody-won", ("n",)),
    )
    inventory = Pieces

    def new(self, players: int, options: Mapping[str, Any] | None = None, box: Json | None = None) -> State:
        return new_game(players, self.settings(options)["cards"])

    def view(self, state: State, seat: int | None) -> Json:
        """What this seat may see: of what lies face down, only its own card."""
        table = table_of(state)
        players = []
        for other in range(state.players):
            seen: Json = {
                "points": table.scores()[other],
                "won": cards_in(table.won[other]),
                "cards": cards_in(table.hand[other] | table.laid[other]),  # not shown yet
                "bid": None,  # so it looks to the others, whether or not something lies there
                "played": table.played[other :: state.players],
            }
            if other == seat and table.laid[other]:
                seen["bid"] = cards_in(table.laid[other])
            players.append(seen)
        middle = {"stake": cards_in(table.stake), "prizes": cards_in(table.prizes)}
        return {**self.flow(state), **middle, "players": players}

    def sample(self, state: State, seat: int, rng: Rng) -> State:
        """A game as this seat may believe it to be: the others may have laid any of their cards."""
        s = state.copy()
        table = table_of(s)
        for other in range(s.players):
            if other != seat and table.laid[other]:
                cards = cards_in(table.hand[other] | table.laid[other])
                table.hand[other] |= table.laid[other]
                table.laid[other] = 1 << cards[rng.below(len(cards))]
                table.hand[other] -= table.laid[other]
        return s
