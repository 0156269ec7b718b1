"""Fair chance, as arithmetic: what is promised before a game, and what each draw is made from.

Protocol 2: the house shows the hash of its secret; then the browser of every person shows the hash of a salt;
when these are fixed all salts are opened, and each draw is made from the secret, all salts and the number of
draws before it. So no draw can be known while anybody could still choose something, and nobody can choose
afterwards. `chance.py` is how a table goes through it, `verify.py` checks it at the end.

Protocol 3 is for the tables of a duplicate round, which share secret, salts and draws: `duplicate.py`.

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
SHARED = 3  # of duplicate rounds
MOST_SALTS = 256  # of a round
SECRET_BYTES = 32
SALT = re.compile(r"[0-9A-Za-z_-]{0,64}")
LABEL = re.compile(r"[ -~]{1,80}")  # of a round
HASH = re.compile(r"[0-9a-f]{64}")
MOST_PIECES = 4096  # that are told apart in one draw of a duplicate round
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
    label: str = ""  # of a duplicate round, whose people the salts are of
    before: str = ""  # the hash of what was played before that round

    def to_json(self) -> Json:
        data: Json = {"commitment": self.commitment, "salts": list(self.salts), "first": self.first}
        if self.protocol > 1:
            data |= {
                "protocol": self.protocol,
                "attempt": self.attempt,
                "commitments": list(self.commitments),
            }
        if self.protocol == SHARED:
            data |= {"label": self.label, "before": self.before}
        return {**data, "secret": self.secret} if self.secret else data

    @classmethod
    def from_json(cls, data: object, players: int) -> Fairness:
        """Read from a header; every field is looked at, since a file may hold anything."""
        if not isinstance(data, dict):
            raise Unreadable("fairness-missing")
        protocol = number_in(data, "protocol", 1, 1)
        if protocol > SHARED:
            raise Unreadable("fairness-field", field="protocol")
        salts = data.get("salts")
        if not isinstance(salts, list) or not fits(len(salts), protocol, players):
            raise Unreadable("fairness-field", field="salts")
        for salt in salts:
            check_salt(salt)
        for name, may_lack in (("commitment", False), ("secret", True)):
            if not is_hash(data.get(name, ""), may_lack):
                raise Unreadable("fairness-field", field=name)
        shown = data.get("commitments") if protocol > 1 else [""] * players
        if (
            not isinstance(shown, list)
            or len(shown) != len(salts)
            or not all(is_hash(h, True) for h in shown)
        ):
            raise Unreadable("fairness-field", field="commitments")
        label, before = round_in(data) if protocol == SHARED else ("", "")
        first, again = number_in(data, "first", 0, 0), number_in(data, "attempt", 1, 1)
        secret = data.get("secret", "")
        return cls(
            data["commitment"], tuple(salts), secret, first, protocol, again, tuple(shown), label, before
        )


def fits(salts: int, protocol: int, players: int) -> bool:
    """Whether there can be so many: one for each seat, or for each who takes part in a round."""
    return salts <= MOST_SALTS if protocol == SHARED else salts == players


def round_in(data: Json) -> tuple[str, str]:
    """The round that a table belongs to."""
    label, before = data.get("label"), data.get("before")
    if not is_hash(before, True):
        raise Unreadable("fairness-field", field="before")
    if not isinstance(label, str) or not LABEL.fullmatch(label):
        raise Unreadable("fairness-field", field="label")
    return label, str(before)


def check_label(label: str) -> str:
    """Printable letters that mean the same everywhere."""
    if not LABEL.fullmatch(label):
        raise ValueError("a label has 1 to 80 printable ASCII letters")
    return label


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


def shared_salt_commitment(house: str, label: str, attempt: int, place: int, salt: str) -> str:
    """The same in a duplicate round, where who takes part has a place instead of a seat."""
    return hash_of_lines("malecon salt 3", house, label, attempt, place, salt)


def shared_promise(
    setup: str, label: str, before: str, attempt: int, house: str, commitments: Sequence[str]
) -> str:
    """The same for a table of a duplicate round."""
    return f"3-{hash_of_lines('malecon promise 3', setup, label, before, attempt, house, *commitments)}"


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


def draw_shared(
    secret: bytes, lines: Sequence[str], kind: str, count: int, words: Sequence[str], weights: Sequence[int]
) -> int:
    """Which of some things is drawn in a duplicate round, after so many of its kind.

    Each single piece gets a number of its own, and the smallest is drawn. So the chance of a thing is exactly
    its share of the pieces; and where two tables differ in some pieces, they still draw the same unless it is
    one of these. What has too many pieces is drawn by one number.
    """
    total = sum(weights)
    if total <= 0 or min(weights) < 0:
        raise ValueError("weights must be positive")
    first = "\n".join(["malecon draw 3", *lines, kind, str(count)])
    if total > MOST_PIECES:
        return draw(secret, (first,), 0, weights, SHARED)
    found: list[tuple[bytes, int]] = []
    for index, (word, weight) in enumerate(zip(words, weights, strict=True)):
        for piece in range(weight):
            text = f"{first}\n{word}\n{piece}"
            found.append((hmac.digest(secret, text.encode(), "sha256"), index))
    return min(found)[1]
