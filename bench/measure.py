"""The clock, the same for ourselves and for every peer: it needs the standard library and nothing else.

It counts the process's own time, so that a busy machine spoils little: on an idle one it is the time of day.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from itertools import repeat
from typing import Any


def play(game: Callable[[], int], seconds: float) -> dict[str, float]:
    """Call `game`, which plays and says how many decisions were taken, again and again for about so long."""
    game()  # warmed up
    decisions = calls = 0
    start = time.process_time()
    while True:
        decisions += game()
        calls += 1
        taken = time.process_time() - start
        if taken >= seconds:
            return {
                "decisions/s": decisions / taken,
                "calls/s": calls / taken,
                "decisions": decisions / calls,
            }


def per_second(function: Callable[[], Any], seconds: float) -> float:
    """How often a function can be called in a second."""
    times = 1
    while True:
        start = time.process_time()
        for _ in repeat(None, times):
            function()
        taken = time.process_time() - start
        if taken >= seconds:
            return times / taken
        times *= 2 if taken < seconds / 8 else 1 + int(seconds / taken)


def tell(figures: dict[str, float]) -> None:
    """Hand the figures to whoever asked for them."""
    print(json.dumps(figures))
