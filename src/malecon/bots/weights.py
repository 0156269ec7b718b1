"""The file of a net: a line of JSON that says what it is and how it was made, then its weights.

Weights are 16-bit numbers, the lower byte first: the first layer's rows, one for each byte that is looked at,
and its bias; then the second layer, the shares of the win and the liking of answers, likewise.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from malecon.bots.net import PAIR, SEATS, TRIPLE, Head, Layer, Net
from malecon.errors import Unreadable
from malecon.kernel.game import Game, Json
from malecon.kernel.observer import size_of

KIND = "malecon net 1"


class Sizes(NamedTuple):
    """How large a net is: bytes that it looks at, neurons of its two layers, answers that it may like."""

    inputs: int
    width: int
    depth: int
    actions: int

    def parts(self) -> list[int]:
        """How many weights each part of the file has."""
        ends = (self.width, self.depth, int(SEATS), self.actions)
        starts = (self.inputs, self.width, self.depth, self.depth)
        return [part for start, end in zip(starts, ends, strict=True) for part in (start * end, end)]


def sizes_for(game: Game, width: int, depth: int) -> Sizes:
    """What a net of so many neurons needs for this game."""
    assert game.observer is not None
    return Sizes(
        size_of(game.observer, game.new(game.seats[0])), width, depth, game.vocabulary.universe[-1] + 1
    )


def written(about: Json, sizes: Sizes, parts: Sequence[Sequence[int]]) -> bytes:
    """A file of these weights."""
    head = json.dumps({"kind": KIND, **sizes._asdict(), **about}, ensure_ascii=False, separators=(",", ":"))
    numbers = array("h", [weight for part in parts for weight in part])
    if sys.byteorder == "big":
        numbers.byteswap()
    return head.encode() + b"\n" + numbers.tobytes()


def about(data: bytes) -> Json:
    """What a file says of itself."""
    head, _, _ = data.partition(b"\n")
    found = json.loads(head)
    assert isinstance(found, dict)
    return found


def weights(data: bytes, game: Game) -> tuple[Sizes, list[list[int]]]:
    """The sizes and weights in a file, if they are for this game as it is now."""
    head, _, rest = data.partition(b"\n")
    try:
        said = json.loads(head)
        sizes = Sizes(*(int(said[name]) for name in Sizes._fields))
        numbers = array("h", rest)
    except (ValueError, KeyError, TypeError, RecursionError, OverflowError):
        raise Unreadable("net-unreadable") from None
    if said.get("kind") != KIND or min(sizes) < 1 or len(numbers) != sum(sizes.parts()):
        raise Unreadable("net-unreadable")
    if sizes != sizes_for(game, sizes.width, sizes.depth) or said.get("game") != game.name:
        raise Unreadable("net-of-another-game", game=game.name)
    if sys.byteorder == "big":
        numbers.byteswap()
    parts = []
    start = 0
    for size in sizes.parts():
        parts.append(numbers[start : start + size].tolist())
        start += size
    return sizes, parts


def read(data: bytes, game: Game) -> Net:
    """The net in a file, if it is one for this game as it is now."""
    sizes, found = weights(data, game)
    parts = [vec[i64](part) for part in found]
    shares = Head(SEATS, parts[4], parts[5])
    likes = Head(sizes.actions, parts[6], parts[7])
    first = Layer(parts[0], parts[1], 3, TRIPLE)
    second = Layer(parts[2], parts[3], 2, PAIR)
    return Net(sizes.inputs, first, second, shares, likes)


@cache
def net_of(game: Game) -> Net | None:
    """The net that comes with a game, if it has one."""
    data = game.net()
    return None if data is None else read(data, game)
