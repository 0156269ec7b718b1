"""Fair chance, as arithmetic: what is promised before a game, and what each draw is made from.

Protocol 2: the house shows the hash of its secret; then the browser of every person shows the hash of a salt;
when these are fixed all salts are opened, and each draw is made from the secret, all salts and the number of
draws before it. So no draw can be known while anybody could still choose something, and nobody can choose
afterwards. `chance.py` is how a table goes through it, `verify.py` checks it at the end.

Protocol 1 is what older games were drawn by: salts came in the open.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from malecon.errors import Unreadable
from malecon.files import shown
from malecon.kernel.game import Json

PROTOCOL = 2
SECRET_BYTES = 32
SALT = re.compile(r"[0-9A-Za-z_-]{0,64}")
HASH = re.compile(r"[0-9a-f]{64}")
NUMBERS = 2**256  # how many there are of what HMAC-SHA256 can say
SETUP = ("game", "players", "options", "box")  # fields of a header that decide what can be drawn


@dataclass(frozen=True, slots=True)
class Fairness:
    """What a record says of its draws; the secret only when the game is over."""

    commitment: str
    salts: tuple[str, ...]
    secret: str = ""
    first: int = 0  # the number of answers given before the first draw that was made so
    protocol: int = PROTOCOL
    attempt: int = 1  # how often salts were committed to; see `chance.py`
    commitments: tuple[str, ...] = ()  # to the salts, by seat; empty where nothing is added

    def to_json(self) -> Json:
        data: Json = {"commitment": self.commitment, "salts": list(self.salts), "first": self.first}
        if self.protocol > 1:
            data |= {"protocol": 2, "attempt": self.attempt, "commitments": list(self.commitments)}
        return {**data, "secret": self.secret} if self.secret else data

    @classmethod
    def from_json(cls, data: object, players: int) -> Fairness:
        """Read from a header; every field is looked at, since a file may hold anything."""
        if not isinstance(data, dict):
            raise Unreadable("fairness-missing")
        protocol = number_in(data, "protocol", 1, 1)
        if protocol > PROTOCOL:
            raise Unreadable("fairness-field", field="protocol")
        salts = data.get("salts")
        if not isinstance(salts, list) or len(salts) != players:
            raise Unreadable("fairness-field", field="salts")
        for salt in salts:
            check_salt(salt)
        for name, may_lack in (("commitment", False), ("secret", True)):
            if not is_hash(data.get(name, ""), may_lack):
                raise Unreadable("fairness-field", field=name)
        shown = data.get("commitments") if protocol > 1 else [""] * players
        if not isinstance(shown, list) or len(shown) != players or not all(is_hash(h, True) for h in shown):
            raise Unreadable("fairness-field", field="commitments")
        first, again = number_in(data, "first", 0, 0), number_in(data, "attempt", 1, 1)
        secret = data.get("secret", "")
        return cls(data["commitment"], tuple(salts), secret, first, protocol, again, tuple(shown))


def number_in(data: Json, field: str, default: int, least: int) -> int:
    value = data.get(field, default)
    if type(value) is not int or not least <= value < 2**53:
        raise Unreadable("fairness-field", field=field)
    return value


def is_hash(value: object, may_lack: bool = False) -> bool:
    return isinstance(value, str) and bool(HASH.fullmatch(value) or (may_lack and value == ""))


def check_salt(salt: object) -> str:
    """Letters that mean the same in every language a checker may be written in."""
    if not isinstance(salt, str) or not SALT.fullmatch(salt):
        raise Unreadable("table-salt", found=shown(str(salt)))
    return salt


def lesson_secret(game: str) -> bytes:
    """The same for every first lesson of a game, so that all learners meet the same deal."""
    return hashlib.sha256(f"malecon lesson {game}".encode()).digest()


# --- what is shown beforehand ---


def hash_of_lines(*lines: object) -> str:
    return hashlib.sha256("\n".join(map(str, lines)).encode()).hexdigest()


def commitment(secret: bytes) -> str:
    """What is shown of the house's secret."""
    return hashlib.sha256(secret).hexdigest()


def salt_commitment(house: str, attempt: int, seat: int, salt: str) -> str:
    """What is shown of a salt. It names what the house had shown, so it cannot have been made before that;
    its attempt, and its seat, so that nobody can pass on another's."""
    return hash_of_lines("malecon salt 2", house, attempt, seat, salt)


def setup_hash(header: Json) -> str:
    """What a game is played with, from the header of its record: it decides what can be drawn at all."""
    text = json.dumps({name: header.get(name) for name in SETUP}, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def promise(setup: str, first: int, attempt: int, house: str, commitments: Sequence[str]) -> str:
    """One line that binds everybody: whoever keeps it can check everything. It begins with its protocol."""
    return f"2-{hash_of_lines('malecon promise 2', setup, first, attempt, house, *commitments)}"


# --- drawing ---


def draw(secret: bytes, salts: Sequence[str], index: int, weights: Sequence[int], protocol: int) -> int:
    """Which of some things is drawn, in exact proportion to the weights.

    `index` is the number of draws before it; in protocol 1 it was the number of all answers, by which one who
    knew the secret could have steered.

    A number of 256 bits is divided by the sum of the weights. The few numbers at the top that would favour
    some remainders are thrown away and another is made, which in practice never happens.
    """
    total = sum(weights)
    if total <= 0 or min(weights) < 0:
        raise ValueError("weights must be positive")
    tries = 0
    while True:
        text = "\n".join([f"malecon draw {protocol}", *salts, str(index), str(tries)])
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
