"""How much may be sent, as far as those who send need to know; `http/limits.py` has it."""

from __future__ import annotations

from typing import Protocol


class Limiter(Protocol):
    """A bucket for each client that fills again with time."""

    def take(self, client: str) -> None:
        """Take one from a client's bucket, or raise TooMany."""
