"""Runs a program for the arena, and ends it when the arena has gone, however that went.

    python keeper.py LIFELINE COMMAND …

The lifeline is a pipe whose other end only the arena holds: it closes with the arena's process, be it by its
own end, by Ctrl-C or by a kill that nobody can catch. Then the program and all that it has started in its
session are ended. A program that kills its keeper ends with it, on Linux, which alone has a word for that.
It is a script of its own and needs the standard library alone, so that it starts at once.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable

NOT_STARTED = 127
PR_SET_PDEATHSIG = 1


def main(lifeline: int, command: list[str]) -> None:
    try:
        child = subprocess.Popen(command, start_new_session=True, preexec_fn=tied())
    except OSError as error:
        print(f"{command[0]}: {error.strerror or error}", file=sys.stderr)
        os._exit(NOT_STARTED)
    # Its lines go to the arena and to nobody else: when it ends, the arena hears so.
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    threading.Thread(target=follow, args=(child,), daemon=True).start()
    os.read(lifeline, 1)
    end(child.pid)
    os._exit(0)


def tied() -> Callable[[], None] | None:
    """What a program does before it begins, so that it does not outlive this process."""
    if sys.platform != "linux":
        return None
    prctl = ctypes.CDLL(None).prctl  # found here: between a fork and a program little is safe
    return lambda: prctl(PR_SET_PDEATHSIG, signal.SIGKILL) and None


def follow(program: subprocess.Popen[bytes]) -> None:
    """End with the program, after whatever it has left behind, and with its code."""
    code = program.wait()
    end(program.pid)
    os._exit(code if code >= 0 else 128 - code)


def end(program: int) -> None:
    with contextlib.suppress(OSError):
        os.killpg(program, signal.SIGKILL)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
