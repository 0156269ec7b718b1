"""Work for other processes, in a file that is read quickly."""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import time
from pathlib import Path
from typing import Any

from malecon.errors import Unreadable


def square(given: int, number: int) -> int:
    return given + number * number


def pid(_: int) -> int:
    return os.getpid()


def complain(key: str) -> None:
    raise Unreadable(key, name="games", found=0, most=1)


def unsendable() -> Any:
    return lambda: None


def fail(error: Exception) -> None:
    raise error


def nested(depth: int) -> Any:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


class Secret:
    def __reduce__(self) -> Any:
        raise pickle.PicklingError("it is a secret")


def secret() -> Secret:
    return Secret()


def die_once(mark: Path, number: int) -> int:
    """End as if killed, the first time that the third one is tried."""
    if number == 3 and not mark.exists():
        mark.write_text("")
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_telling(mark: Path) -> str:
    """End as if killed with the answer half told, the first time."""
    if not mark.exists():
        mark.write_text("")
        pipe = sys._getframe(2).f_locals["pipe"]
        os.write(pipe.fileno(), struct.pack("!i", len("all of it")) + b"all")
        os.kill(os.getpid(), signal.SIGKILL)
    return "all of it"


def die(_: int, number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def some(_: int, start: int, stop: int) -> list[int]:
    if start == 0:
        time.sleep(0.2)
    return list(range(start, stop))
