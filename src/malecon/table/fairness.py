"""Fair chance: nobody, not even the house, could have known or chosen a draw.

Before the first draw the house shows the hash of a secret; then every player adds a salt. Each draw is made
from HMAC-SHA256 of the secret over the salts and the number of answers given before it. At the end the secret
is shown, and everybody can check every draw.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass

from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.kernel.game import Json
from malecon.kernel.state import CHANCE
from malecon.record import Record

SECRET_BYTES = 32
SALT = re.compile(r"[0-9A-Za-z_-]{0,64}")
HASH = re.compile(r"[0-9a-f]{64}")
NUMBERS = 2**256  # how many there are of what HMAC-SHA256 can say


@dataclass(frozen=True, slots=True)
class Fairness:
    """What a record says of its draws; the secret only when the game is over."""

    commitment: str
    salts: tuple[str, ...]
    secret: str = ""
    first: int = 0  # the number of answers given before the first draw that was made so

    def to_json(self) -> Json:
        data: Json = {"commitment": self.commitment, "salts": list(self.salts), "first": self.first}
        return {**data, "secret": self.secret} if self.secret else data

    @classmethod
    def from_json(cls, data: object, players: int) -> Fairness:
        """Read from a header; every field is looked at, since a file may hold anything."""
        if not isinstance(data, dict):
            raise Unreadable("fairness-missing")
        salts, first = data.get("salts"), data.get("first", 0)
        if not isinstance(salts, list) or len(salts) != players:
            raise Unreadable("fairness-field", field="salts")
        for salt in salts:
            check_salt(salt)
        if type(first) is not int or first < 0:
            raise Unreadable("fairness-field", field="first")
        for name, may_lack in (("commitment", False), ("secret", True)):
            value = data.get(name, "")
            if not isinstance(value, str) or not (HASH.fullmatch(value) or (may_lack and value == "")):
                raise Unreadable("fairness-field", field=name)
        return cls(data["commitment"], tuple(salts), data.get("secret", ""), first)


def check_salt(salt: object) -> str:
    """Letters that mean the same in every language a checker may be written in."""
    if not isinstance(salt, str) or not SALT.fullmatch(salt):
        raise Unreadable("table-salt", found=shown(str(salt)))
    return salt


def lesson_secret(game: str) -> bytes:
    """The same for every first lesson of a game, so that all learners meet the same deal."""
    return hashlib.sha256(f"malecon lesson {game}".encode()).digest()


def commitment(secret: bytes) -> str:
    """What is shown of a secret beforehand."""
    return hashlib.sha256(secret).hexdigest()


def draw(secret: bytes, salts: Sequence[str], index: int, weights: Sequence[int]) -> int:
    """Which of some things is drawn after `index` answers, in exact proportion to the weights.

    A number of 256 bits is divided by the sum of the weights. The few numbers at the top that would favour
    some remainders are thrown away and another is made, which in practice never happens.
    """
    total = sum(weights)
    if total <= 0 or min(weights) < 0:
        raise ValueError("weights must be positive")
    tries = 0
    while True:
        text = "\n".join(["malecon draw 1", *salts, str(index), str(tries)])
        number = int.from_bytes(hmac.digest(secret, text.encode(), "sha256"), "big")
        if number < NUMBERS - NUMBERS % total:
            break
        tries += 1
    rest = number % total
    for position, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return position
    raise AssertionError("a remainder is below the sum")


def verify(record: Record, shown_before: str | None = None) -> int:
    """Check every draw of a finished game and say how many there were; raise an error at the first false one.

    `shown_before` is the commitment that a player saw when the game began, if it was kept.
    """
    fairness = Fairness.from_json(record.extra.get("fairness"), record.players)
    if not fairness.secret:
        raise Unreadable("fairness-no-secret")
    if shown_before is not None and shown_before.strip().lower() != fairness.commitment:
        raise MaleconError("fairness-other", found=fairness.commitment, expected=shown(shown_before))
    secret = bytes.fromhex(fairness.secret)
    if commitment(secret) != fairness.commitment:
        raise MaleconError("fairness-commitment", found=fairness.commitment, expected=commitment(secret))
    words = record.game.vocabulary.words
    state = record.replay(0)
    draws = 0
    for index, (seat, action, line) in enumerate(record.answers):
        if seat == CHANCE and index >= fairness.first:
            fair = state.legal()[draw(secret, fairness.salts, index, [int(w) for w in state.weights])]
            if action != fair:
                raise MaleconError("fairness-draw", found=words(action), expected=words(fair)).at(line)
            draws += 1
        state.apply(action)
    return draws
