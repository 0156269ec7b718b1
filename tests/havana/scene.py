"""Scenes of Havana: a table laid in words, played in words, looked at in words."""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from malecon.games import GAMES
from malecon.havana import codes as c
from malecon.havana.data import DEFAULT_TILES
from malecon.havana.hands import set_order
from malecon.havana.state import Havana
from malecon.havana.text import CARD_NAMES, COLOUR_NAMES
from malecon.kernel.game import Json
from malecon.kernel.play import settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from tests import support
from tests.havana.truths import TRUTHS
from tests.truth import why

GAME = GAMES["havana"]

#: Nobody without an architect and three workers can buy anything of this: turns end by themselves.
UPPER = ("7: 2R 3w 2G A", "1: R", "1: Y", "1: N", "1: B", "7: 2Y 3w 2G A")
LOWER = ("7: 2N 3w 2G A", "2: R 2$", "2: Y 2$", "2: N 2$", "2: B 2$", "7: 2B 3w 2G A")

#: A row that shares no tile with the cheaper ones above.
DEAR = ("7: 2N 3w 2G A", "5: R Y 1w 4$", "5: Y N 1w 4$", "5: N B 1w 4$", "5: B R 1w 4$", "7: 2B 3w 2G A")


def cards(words: str) -> list[int]:
    """`siesta, worker` as numbers."""
    return sorted(card_of(word.strip()) for word in words.split(",") if word.strip())


def card_of(word: str) -> int:
    return CARD_NAMES.index(word)


def colour_of(word: str) -> int:
    return COLOUR_NAMES.index(word)


def card_bits(words: str) -> int:
    return sum(int(c.CARD[card]) for card in cards(words))


def card_names(bits: int) -> str:
    return ", ".join(name for card, name in enumerate(CARD_NAMES) if bits & c.CARD[card])


def tile(line: str) -> int:
    """A tile by what is printed on it, as `2: R 2$`."""
    return DEFAULT_TILES.index(line)


def amounts(words: str) -> dict[str, int]:
    """`2 red, 1 worker` as numbers by name, each name in the singular."""
    found = re.findall(r"(\d+) (\w+)", words)
    assert len(found) == len([part for part in words.split(",") if part.strip()]), words
    singular = {"pesos": "peso", "workers": "worker"}
    return {singular.get(name, name): int(number) for number, name in found}


class Table:
    """A table of Havana in round 1, the players given by their two open cards; nobody owns anything yet."""

    def __init__(self, *players: str) -> None:
        state = GAME.new(len(players))
        assert isinstance(state, Havana)
        self.state: Havana = state
        self.state.finish()
        self.state.round = 1
        self.state.listening = True
        for seat, words in enumerate(players):
            low, high = cards(words)
            self.state.open[2 * seat] = low
            self.state.open[2 * seat + 1] = high
            self.state.hand[seat] -= c.CARD[low] + c.CARD[high]
            self.state.pesos[seat] = 0
        self.state.centre_pesos = 0
        self.rows(UPPER, LOWER)

    # --- laying the table ---

    def give(self, seat: int, words: str) -> Table:
        """What a player owns, all of it: `2 red, 5 grey, 3 pesos, 1 worker`."""
        s = self.state
        owned = amounts(words)
        for colour, name in enumerate(COLOUR_NAMES):
            s.bag[colour] += s.cubes[seat * c.COLOURS + colour]
            s.cubes[seat * c.COLOURS + colour] = owned.get(name, 0)
            s.bag[colour] -= owned.get(name, 0)
        s.stock += s.workers[seat] - owned.get("worker", 0)
        s.workers[seat] = owned.get("worker", 0)
        s.pesos[seat] = owned.get("peso", 0)
        s.points[seat] = owned.get("points", 0)
        assert min(s.stock, *s.bag) >= 0, "the box has not so many"
        return self

    def centre(self, words: str) -> Table:
        """What lies in the centre, all of it."""
        s = self.state
        lying = amounts(words)
        for colour, name in enumerate(COLOUR_NAMES):
            s.bag[colour] += s.centre[colour] - lying.get(name, 0)
            s.centre[colour] = lying.get(name, 0)
        s.centre_pesos = lying.get("peso", 0)
        assert min(s.bag) >= 0, "the box has not so many"
        return self

    def bag(self, words: str) -> Table:
        """What the bag holds, all of it; the other cubes of the bag have left the game."""
        s = self.state
        left = amounts(words)
        for colour, name in enumerate(COLOUR_NAMES):
            s.boxed[colour] += s.bag[colour] - left.get(name, 0)
            s.bag[colour] = left.get(name, 0)
        assert min(s.boxed) >= 0, "the box has not so many"
        return self

    def rows(self, upper: tuple[str, ...], lower: tuple[str, ...]) -> Table:
        """The tiles of the two rows from left to right; all others are in the pile."""
        s = self.state
        s.where = vec[i64]([c.IN_PILE] * c.TILES)
        s.rows = vec[i64]([-1] * (2 * c.ROW))
        for r, lines in enumerate((upper, lower)):
            s.first[r] = 0
            s.last[r] = len(lines) - 1
            for place, line in enumerate(lines):
                s.rows[r * c.ROW + place] = tile(line)
                assert s.where[tile(line)] == c.IN_PILE, f"there is only one {line}"
                s.where[tile(line)] = c.IN_ROW
        return self

    def pile(self, *lines: str) -> Table:
        """The tiles of the pile, all of them; those that are in no row have been removed from the game."""
        for number in range(c.TILES):
            if self.state.where[number] == c.IN_PILE and DEFAULT_TILES[number] not in lines:
                self.state.where[number] = c.REMOVED
        assert len(lines) == sum(place == c.IN_PILE for place in self.state.where)
        return self

    def stock(self, workers: int) -> Table:
        """The workers in the stock; the others are with the last player."""
        s = self.state
        s.workers[s.players - 1] += s.stock - workers
        s.stock = workers
        return self

    def discarded(self, seat: int, words: str) -> Table:
        """A player's discard pile; the rest of the cards are in the hand."""
        s = self.state
        s.discards[seat] = card_bits(words)
        s.hand[seat] = c.ALL_CARDS - s.discards[seat] - card_bits(self.open(seat))
        return self

    # --- playing ---

    def turns(self, position: int = 0) -> Table:
        """Phase 1 begins, or goes on with whoever is at this position in the order of play."""
        set_order(self.state)
        self.state.events.clear()
        support.ask(self.state, c.PLAY, position)
        return self

    def round(self) -> Table:
        """The whole round, and the rounds that follow."""
        set_order(self.state)
        self.state.events.clear()
        self.state.round -= 1
        support.ask(self.state, c.ROUND)
        return self

    def new_cards(self) -> Table:
        """Phase 3, and then the next round."""
        set_order(self.state)
        self.state.events.clear()
        self.state.finish()
        self.state.turn = self.state.players
        self.state.push_all(vec[i64]([c.COVER_CARD, c.REVEAL, c.ROUND]))
        self.state.seat = -3
        self.state.advance()
        return self

    def does(self, *answers: str) -> Table:
        """Answer in words, one question after another."""
        support.act(GAME, self.state, *answers)
        return self

    def chance(self, seed: int = 1) -> Table:
        """Let chance draw whatever it likes."""
        settle(self.state, Rng(seed))
        return self

    # --- looking ---

    def options(self) -> list[str]:
        return support.options(GAME, self.state)

    @property
    def asked(self) -> int:
        return int(self.state.seat)

    @property
    def question(self) -> str:
        return GAME.questions[self.state.step].key

    @property
    def over(self) -> bool:
        return self.state.seat == OVER

    @property
    def order(self) -> list[int]:
        return [int(seat) for seat in self.state.order]

    def owns(self, seat: int) -> str:
        """What a player owns, as `give` takes it."""
        s = self.state
        cubes = s.cubes[seat * c.COLOURS : (seat + 1) * c.COLOURS]
        return told(cubes, int(s.pesos[seat]), int(s.workers[seat]))

    def in_centre(self) -> str:
        return told(self.state.centre, int(self.state.centre_pesos), 0)

    def boxed(self) -> str:
        return told(self.state.boxed, 0, 0)

    def row(self, number: int) -> list[str]:
        """The tiles of a row, from left to right."""
        s = self.state
        places = range(s.first[number], s.last[number] + 1)
        return [DEFAULT_TILES[s.rows[number * c.ROW + place]] for place in places]

    def buildings(self, seat: int) -> list[str]:
        return [line for number, line in enumerate(DEFAULT_TILES) if self.state.where[number] == seat]

    def open(self, seat: int) -> str:
        return ", ".join(CARD_NAMES[self.state.open[2 * seat + place]] for place in range(2))

    def hand(self, seat: int) -> str:
        return card_names(int(self.state.hand[seat]))

    def discards(self, seat: int) -> str:
        return card_names(int(self.state.discards[seat]))

    def heard(self, seat: int) -> list[tuple[str, tuple[int, int, int]]]:
        """What has happened since the scene began, as far as this seat was told."""
        bit = int(c.SEAT[seat])
        return [(GAME.events[e].key, (x, y, z)) for to, e, x, y, z in self.state.events if to & bit]

    def heard_of(self, seat: int, *keys: str) -> list[tuple[int, int, int]]:
        """The numbers of the events with these names."""
        return [numbers for key, numbers in self.heard(seat) if key in keys]

    def view(self, seat: int | None) -> Json:
        return GAME.view(self.state, seat)

    def refusal(self, words: str) -> str:
        """The rule that forbids this answer now."""
        action = GAME.vocabulary.action(words)
        assert action is not None, words
        assert action not in self.state.legal(), words
        return GAME.refusal(self.state, action).rule

    def refused(self, words: str) -> str:
        """The sentence that refuses this answer, with its rule; it must be true."""
        return why(GAME, self.state, words, TRUTHS)


def told(cubes: vec[i64], pesos: int, workers: int) -> str:
    """Amounts in words, or `nothing`."""
    parts = [f"{number} {name}" for number, name in zip(cubes, COLOUR_NAMES, strict=True) if number]
    if pesos:
        parts.append(f"{pesos} peso" if pesos == 1 else f"{pesos} pesos")
    if workers:
        parts.append(f"{workers} worker" if workers == 1 else f"{workers} workers")
    return ", ".join(parts) or "nothing"
