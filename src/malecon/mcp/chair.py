"""What the tools need of a seat, wherever its table stands."""

from __future__ import annotations

from abc import ABC, abstractmethod

from malecon.errors import MaleconError
from malecon.kernel.game import Game
from malecon.spoken.seat import Asked
from malecon.spoken.telling import Telling


class Chair(ABC):
    """A seat at a table."""

    game: Game

    @abstractmethod
    def telling(self) -> Telling:
        """Whoever tells this table."""

    @abstractmethod
    def look(self, wait: float) -> str:
        """All that the seat may know. It waits so many seconds at most until it is asked, or all is over."""

    @abstractmethod
    def asked(self) -> Asked | None:
        """What the seat is asked now."""

    @abstractmethod
    def answer(self, words: str) -> str:
        """Give an answer; what was understood, in the words of the record."""

    @abstractmethod
    def why_not(self, asked: Asked, action: int) -> MaleconError:
        """Why an answer that is not offered may not be given."""

    @abstractmethod
    def record(self) -> str:
        """The whole game, when it is over."""

    @abstractmethod
    def leave(self) -> None:
        """Get up."""

    def begin(self) -> None:
        """Let the game begin; at a table of one's own it has."""
        raise MaleconError("mcp-begun")

    def consent(self, proposal: int, agree: bool) -> None:
        """Say yes or no to what others propose; at a table of one's own nobody does."""
        raise MaleconError("mcp-no-proposal", found=str(proposal))
