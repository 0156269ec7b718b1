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

from malecon.bots.net import (
    FINE_TO_SAID,
    LOUDEST,
    PAIR,
    PAIR_HALF,
    SAID,
    SEATS,
    TRIPLE,
    TRIPLE_HALF,
    Head,
    Layer,
    Net,
)
from malecon.errors import Unreadable
from malecon.kernel.game import Game, Json
from malecon.kernel.observer import Field, layout, size_of

KIND = "malecon net 1"
WIDTH, DEPTH = 128, 32  # neurons of the two layers, unless told otherwise


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
    if game.observer is None or said.get("game") != game.name:
        raise Unreadable("net-of-another-game", game=game.name)
    if sizes != sizes_for(game, sizes.width, sizes.depth):
        raise Unreadable("net-of-another-game", game=game.name)
    if sys.byteorder == "big":
        numbers.byteswap()
    parts = []
    start = 0
    for size in sizes.parts():
        parts.append(numbers[start : start + size].tolist())
        start += size
    return sizes, parts


def check_sums(data: bytes, game: Game) -> None:
    """Refuse a net whose sums do not lie in the bits that they are added in (see `net`), at a table with
    twice as much of everything as is usual: they would run over, and the compiled engine would go on
    otherwise than the interpreted one. Nets that have learned are far from it."""
    sizes, parts = weights(data, game)
    assert game.observer is not None
    fields = layout(game.observer, game.new(game.seats[-1]))
    said = []
    for neuron in range(sizes.width):
        low, high = reach(parts[0][neuron :: sizes.width], fields)
        bias = parts[1][neuron]
        if not -TRIPLE_HALF <= bias + low <= bias + high < TRIPLE_HALF:
            raise Unreadable("net-too-large")
        said.append(min(LOUDEST, max(0, bias + high) >> FINE_TO_SAID))
    for neuron in range(sizes.depth):
        heard = [weight * loud for weight, loud in zip(parts[2][neuron :: sizes.depth], said, strict=True)]
        bias = parts[3][neuron] * SAID
        if max(bias + sum(n for n in heard if n > 0), -bias - sum(n for n in heard if n < 0)) >= PAIR_HALF:
            raise Unreadable("net-too-large")


def reach(column: Sequence[int], fields: Sequence[Field]) -> tuple[int, int]:
    """The least and the most that these weights of all bytes can add up to."""
    low = high = 0
    for field in fields:
        part = column[field.start : field.start + field.size]
        if field.kind == "one of":
            low, high = low + min(0, *part), high + max(0, *part)
        else:
            most = 2 * field.scale if field.kind == "count" else 1
            low += most * sum(weight for weight in part if weight < 0)
            high += most * sum(weight for weight in part if weight > 0)
    return low, high


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
