"""Fair chance: nobody, not even the house, could have known or chosen a draw.

Before the first draw the house shows the hash of a secret; then every player adds a salt. Each draw is made
from HMAC-SHA256 of the secret over the salts and the number of answers given before it. At the end the secret
is shown, and everybody can check every draw.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from malecon.record import Record


@dataclass(frozen=True, slots=True)
class Fairness:
    """What a record says of its draws; the secret only when the game is over."""

    commitment: str
    salts: tuple[str, ...]
    secret: str = ""
    first: int = 0  # the number of answers given before the first draw that was made so


def commitment(secret: bytes) -> str:
    """What is shown of a secret beforehand."""
    return hashlib.sha256(secret).hexdigest()


def draw(secret: bytes, salts: Sequence[str], index: int, weights: Sequence[int]) -> int:
    """Which of some things is drawn after `index` answers, in exact proportion to the weights."""
    raise NotImplementedError


def verify(record: Record) -> int:
    """Check every draw of a finished game and say how many there were; raise a fault at the first false one."""
    raise NotImplementedError
