"""A net that judges tables, in whole numbers: it says the same on every machine, compiled or not.

What a seat knows, as bytes (`kernel.observer`), goes through two layers to everybody's share of the win and
to how much each answer is liked. Two tables that are looked at one after the other are nearly the same,
so the first layer's sums are kept and only what has changed is added.

Sums are added several at a time: a 64-bit number holds three of them in the first layer, two in the second,
each in bits of its own. What one borrows from the next is given back when they are taken apart.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

SEATS: Final[i64] = 5  # of any game the most

# What stands for 1: in the first layer's weights and sums, in what a neuron says, in all other weights.
FINE: Final[i64] = 2048
SAID: Final[i64] = 256
COARSE: Final[i64] = 1024
FINE_TO_SAID: Final[i64] = 3  # bits
COARSE_BITS: Final[i64] = 10
LOUDEST: Final[i64] = 32767  # a neuron says no more than this

# How sums lie beside each other.
TRIPLE: Final[i64] = 21
TRIPLE_MASK: Final[i64] = (1 << 21) - 1
TRIPLE_HALF: Final[i64] = 1 << 20
PAIR: Final[i64] = 32
PAIR_MASK: Final[i64] = (1 << 32) - 1
PAIR_HALF: Final[i64] = 1 << 31

#: Powers of e from 0 down to −16, in steps of 1/256, as numbers of 1/65536.
POWERS: Final = vec[i64]([int(65536.0 * math.exp(-n / 256.0) + 0.5) for n in range(16 * 256)])
STEP_BITS: Final[i64] = 10  # a guess has 18 bits behind the point, the table of powers 8


def packed(weights: vec[i64], outputs: i64, lanes: i64, bits: i64) -> vec[i64]:
    """Rows of so many weights with several of them in each number; the last is filled up with nothing."""
    words = (outputs + lanes - 1) // lanes
    rows: i64 = len(weights) // outputs
    together = vec[i64]([0] * (rows * words))
    for row in range(rows):
        for out in range(outputs):
            lane = out % lanes
            together[row * words + out // lanes] += weights[row * outputs + out] << (lane * bits)
    return together


class Layer:
    """A layer whose weights and bias lie several in one number."""

    def __init__(self, weights: vec[i64], bias: vec[i64], lanes: i64, bits: i64) -> None:
        self.outputs: i64 = len(bias)
        self.weights = packed(weights, len(bias), lanes, bits)
        self.bias = packed(bias, len(bias), lanes, bits)


class Head:
    """The last layer to something that is guessed: weights and a bias for each output."""

    def __init__(self, outputs: i64, weights: vec[i64], bias: vec[i64]) -> None:
        self.outputs: i64 = outputs
        self.weights: vec[i64] = weights
        self.bias: vec[i64] = bias

    def guess(self, heard: vec[i64], out: i64) -> i64:
        total = self.bias[out] * SAID
        at = out
        for value in heard:
            if value != 0:
                total += value * self.weights[at]
            at += self.outputs
        return total


class Net:
    """Two layers and two heads. It remembers the table that it has looked at last."""

    def __init__(self, inputs: i64, first: Layer, second: Layer, shares: Head, likes: Head) -> None:
        self.inputs: i64 = inputs
        self.first = first
        self.second = second
        self.shares = shares
        self.likes = likes
        self.seen: vec[u8] = vec[u8]([0] * inputs)
        self.sums: vec[i64] = first.bias[:]
        self.heard: vec[i64] = vec[i64]([0] * second.outputs)  # what the second layer says

    def fresh(self) -> Net:
        """The same net for somebody else, who looks at other tables."""
        return Net(self.inputs, self.first, self.second, self.shares, self.likes)

    def look(self, row: vec[u8]) -> None:
        """Look at a table: what a seat knows of it."""
        sums = self.sums
        words: i64 = len(sums)
        weights = self.first.weights
        seen = self.seen
        for n in range(self.inputs):
            now = row[n]
            if now != seen[n]:
                change = i64(now) - i64(seen[n])
                seen[n] = now
                at = n * words
                for word in range(words):
                    sums[word] += change * weights[at + word]
        self.listen()

    def listen(self) -> None:
        """The second layer: what it says to the sums of the first."""
        weights = self.second.weights
        pairs: i64 = len(self.second.bias)
        loud = vec[i64]([0] * pairs)
        for word in range(pairs):
            loud[word] = self.second.bias[word] * SAID
        neuron: i64 = 0
        for three in self.sums:
            rest = three
            for _ in range(3):
                value = ((rest + TRIPLE_HALF) & TRIPLE_MASK) - TRIPLE_HALF
                rest = (rest - value) >> TRIPLE
                if value > 0:
                    value = value >> FINE_TO_SAID
                    if value > LOUDEST:
                        value = LOUDEST
                    at = neuron * pairs
                    for word in range(pairs):
                        loud[word] += value * weights[at + word]
                neuron += 1
        heard = self.heard
        for word in range(pairs):
            low = ((loud[word] + PAIR_HALF) & PAIR_MASK) - PAIR_HALF
            heard[2 * word] = said(low)
            if 2 * word + 1 < self.second.outputs:
                heard[2 * word + 1] = said((loud[word] - low) >> PAIR)

    def win_shares(self, players: i64) -> vec[float]:
        """Everybody's share of the win, from the seat that looks on."""
        guesses = vec[i64]([0] * players)
        for place in range(players):
            guesses[place] = self.shares.guess(self.heard, place)
        return softened(guesses)

    def liking(self, options: vec[i64]) -> vec[float]:
        """How likely each of these answers is the one to give."""
        guesses = vec[i64]([0] * len(options))
        n: i64 = 0
        for action in options:
            guesses[n] = self.likes.guess(self.heard, action)
            n += 1
        return softened(guesses)


def said(total: i64) -> i64:
    """What a neuron of the second layer says: nothing below zero."""
    value = total >> COARSE_BITS
    if value <= 0:
        return 0
    return value if value < LOUDEST else LOUDEST


def softened(guesses: vec[i64]) -> vec[float]:
    """Shares of 1, by the powers of e."""
    most = guesses[0]
    for guess in guesses:
        if guess > most:
            most = guess
    powers = vec[i64]([0] * len(guesses))
    total: i64 = 0
    for n in range(len(guesses)):
        index = (most - guesses[n]) >> STEP_BITS
        powers[n] = POWERS[index] if index < len(POWERS) else 0
        total += powers[n]
    shares = vec[float]([0.0] * len(guesses))
    for n in range(len(guesses)):
        shares[n] = float(powers[n]) / float(total)
    return shares
