"""Goofspiel introduces itself. What it leaves out (a drawing, a mind for the bots …) Malecón does plainly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from malecon.kernel.game import EventKind, Game, Inventory, Json, Option, Question
from malecon.kernel.rng import Rng
from malecon.kernel.state import State
from malecon.kernel.words import Verb, Vocabulary
from malecon_goofspiel.rules import BID_CARD, TURN_UP_PRIZE, new_game
from malecon_goofspiel.state import FIELDS, Table, cards_in

NUMBERS = tuple(str(card) for card in range(1, 14))


class Goofspiel(Game):
    """Merrill Flood's Goofspiel for two to four players."""

    name = "goofspiel"
    rules = 1
    seats = range(2, 5)
    options = (Option("cards", (9, 5, 13), "G1"),)
    fields = FIELDS
    #: Answers as words: these are typed, read in the list of answers, and written into the record.
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

    def new(self, players: int, options: Mapping[str, Any] | None = None, box: Json | None = None) -> State:
        return new_game(players, self.settings(options)["cards"])

    def view(self, state: State, seat: int | None) -> Json:
        """What this seat may see. What lies face down only its owner sees; to the others it might still be in
        hand."""
        assert isinstance(state, Table)
        players = []
        for other in range(state.players):
            own = other == seat
            hand = state.hand[other] if own else state.hand[other] + state.laid[other]
            player = {
                "points": state.scores()[other],
                "hand": cards_in(hand),
                "bid": cards_in(state.laid[other]) if own else None,
                "played": cards_in(state.played[other]),
                "won": cards_in(state.won[other]),
            }
            players.append(player)
        return {
            **self.flow(state),
            "stake": cards_in(state.stake),
            "prizes": cards_in(state.prizes),
            "players": players,
        }

    def sample(self, state: State, seat: int, rng: Rng) -> State:
        """A table as this seat may believe it to be: the others may have laid any of their cards."""
        assert isinstance(state, Table)
        s = state.copy()
        for other in range(s.players):
            if other != seat and s.laid[other]:
                s.hand[other] += s.laid[other]
                cards = cards_in(s.hand[other])
                s.laid[other] = 1 << cards[rng.below(len(cards))]
                s.hand[other] -= s.laid[other]
        return s

    def inventory(self, state: State) -> Inventory:
        """Every card is in one place and never lost: the tests look after each answer."""
        assert isinstance(state, Table)
        kept = {}
        for card in range(1, state.cards + 1):
            places = [state.prizes, state.stake, *state.won]
            kept[f"prize {card}"] = [place >> card & 1 for place in places]
            for seat in range(state.players):
                places = [state.hand[seat], state.laid[seat], state.played[seat]]
                kept[f"card {card} of player {seat}"] = [place >> card & 1 for place in places]
        return Inventory(kept, {})
