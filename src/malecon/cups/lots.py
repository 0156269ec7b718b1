"""Lots: what is left to chance in a cup, worked out from its seed, so that it is the same each time."""

from __future__ import annotations

import hashlib


def lot(seed: str, *words: object) -> int:
    """A number of 64 bits that is as good as drawn, for whoever does not know the seed."""
    text = "\n".join(["malecon cup", seed, *map(str, words)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
